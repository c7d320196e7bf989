"""The monsters' special abilities, each at its exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.kinds import Special

from .conftest import Prints
from .driver import Table, fighting, number

ROLL = 4
"""What sets the ability off in every test here."""
BLADES = ("spear", "battle_axe", "war_hammer")
"""Three matching Weapons of no use after the roll."""


@pytest.fixture
def beast(prints: Prints) -> Prints:
    """Let the ogre print a special ability on a 4, beside other numbers."""

    def fixed(special: Special, **numbers: int) -> None:
        prints("ogre", specials=((ROLL, special),), **numbers)

    return fixed


def struck(**moment: Any) -> Table:
    """Return the fight with the ogre after a roll of 4: a miss that hits the hero, unless told."""
    return fighting("ogre", **moment).attacks(ROLL)


def test_absorb_attack_gains_weapon_damage_instead_of_losing_it(beast: Prints) -> None:
    beast("absorb_attack", mav=2)
    t = fighting("ogre", cards=BLADES)
    t.state.foes[0].health = 1
    t.attacks(ROLL)
    assert t.last(e.FoeMended) == e.FoeMended(0, 3, 4)
    assert not t.all(e.FoeWounded)


def test_absorb_attack_gains_nothing_from_a_miss(beast: Prints) -> None:
    beast("absorb_attack", mav=20)
    t = fighting("ogre", cards=BLADES)
    t.state.foes[0].health = 1
    assert (t.attacks(ROLL).health(), t.hero.health) == (1, 8)


def test_absorb_attack_takes_in_what_cards_throw_too(beast: Prints) -> None:
    beast("absorb_attack", mav=20)
    t = fighting("ogre", cards=["mace"])
    t.state.foes[0].health = 2
    t.do(s.TARGET[0]).rolls(ROLL).uses_up("mace")
    assert (t.health(), t.all(e.FoeWounded)) == (3, [])


def test_berserk_adds_two_at_once_and_only_once(beast: Prints) -> None:
    """R3a, R10."""
    beast("berserk", damage=1)
    t = struck()
    assert t.hero.health == 7
    t.attacks(ROLL).attacks(3)
    assert t.hero.health == 1


@pytest.mark.parametrize("special", ["charm", "fear"])
def test_charm_and_fear_drive_away_a_henchman_of_the_heros_choice(
    beast: Prints, special: Special
) -> None:
    beast(special)
    t = struck(cards=["sellsword", "scout", "shield"], strength=2)
    assert t.legal == [s.part_with("sellsword"), s.part_with("scout")]
    t.do(s.part_with("scout")).suffers()
    assert t.hero.cards == ("sellsword", "shield")


def test_a_curse_takes_a_weapon_that_matches_before_the_blow_lands(beast: Prints) -> None:
    """R6: Weapon Damage is what it is when it lands."""
    beast("curse", mav=2)
    t = struck(cards=["battle_axe", "spear", "short_bow", "sellsword"])
    assert t.legal == [s.part_with("battle_axe"), s.part_with("spear")]
    t.do(s.part_with("battle_axe"))
    assert t.last(e.FoeWounded).count == 1


def test_dragon_scales_take_four_off_the_rounds_damage(beast: Prints) -> None:
    beast("dragon_scales", mav=2)
    t = fighting("ogre", cards=[*BLADES, "mace"]).do(s.TARGET[0]).rolls(ROLL).uses_up("mace")
    assert t.last(e.FoeWounded).count == 3 + number("mace", x.Strike) - 4


def test_scales_guard_for_one_round_only(beast: Prints) -> None:
    beast("dragon_scales", mav=2)
    assert struck(cards=BLADES).do(s.TARGET[0]).settles(9).health() == 6 - 3


def test_drowning_takes_one_for_each_armor_and_treasure_past_all_armor(beast: Prints) -> None:
    """R12."""
    beast("drown", damage=0)
    t = struck(cards=["chainmail", "gold_cup", "ruby_brooch", "sellsword", "rope"])
    assert (t.hero.health, t.all(e.Attacked)) == (7, [])


def test_energy_drain_gives_three_health_and_takes_vitality(beast: Prints) -> None:
    """R7, R9: Health is trimmed to the new Vitality."""
    beast("energy_drain", damage=0)
    t = fighting("ogre")
    t.state.foes[0].health = 2
    t.attacks(ROLL)
    assert (t.health(), t.hero.vitality, t.hero.health) == (5, 9, 9)
    t.attacks(ROLL)
    assert (t.health(), t.hero.vitality, t.hero.health) == (6, 8, 8)


def test_energy_drain_leaves_the_last_point_of_vitality(beast: Prints) -> None:
    """R7: abilities end at 1, so it cannot kill."""
    beast("energy_drain", damage=0)
    t = struck(vitality=1, health=1)
    assert (t.hero.vitality, t.hero.health, t.state.phase) == (1, 1, "aiming")


def test_ensnare_ends_the_round_but_damage_by_cards_lands(beast: Prints) -> None:
    """R8."""
    beast("ensnare", mav=2)
    t = fighting("ogre", cards=["mace"]).do(s.TARGET[0]).rolls(ROLL).uses_up("mace")
    t.settles(9, 1)
    assert (t.hero.health, t.health()) == (8, 6 - number("mace", x.Strike))
    assert not t.all(e.Attacked)


def test_luck_helps_to_break_free(beast: Prints) -> None:
    """R8."""
    beast("ensnare")
    t = fighting("ogre", luck=1).attacks(ROLL).rolls(8).do(s.LUCK["down"])
    assert (t.hero.health, t.state.phase) == (10, "aiming")


def test_a_hero_can_die_in_the_snare(beast: Prints) -> None:
    beast("ensnare")
    t = struck(health=2).settles(10)
    assert (t.state.phase, t.last(e.Died)) == ("over", e.Died(0, "ogre"))


def test_evade_takes_off_the_health_at_that_moment(beast: Prints) -> None:
    beast("evade", mav=2, health=9)
    t = fighting("ogre", cards=BLADES)
    t.state.foes[0].health = 2
    assert t.attacks(ROLL).health() == 1


def test_an_extra_attack_is_an_attack_of_its_own(beast: Prints) -> None:
    beast("extra_attack", damage=3)
    t = struck(cards=["shield", "shield"])
    t.uses_up("shield").suffers()
    assert [attack.damage for attack in t.all(e.Attacked)] == [3, 3]
    assert t.hero.health == 7


@pytest.mark.parametrize(
    ("special", "face", "damage"),
    [("fire_breath", 1, 0), ("fire_breath", 6, 5), ("flame_strike", 1, 1), ("flame_strike", 6, 6)],
)
def test_fire_burns_by_a_die(beast: Prints, special: Special, face: int, damage: int) -> None:
    beast(special, damage=0)
    assert struck().rolls(face).hero.health == 10 - damage


def test_luck_tempers_the_monsters_fire(beast: Prints) -> None:
    """R24: any die, a monster's too, within its faces."""
    beast("fire_breath", damage=0)
    t = fighting("ogre", luck=2).attacks(ROLL).rolls(6)
    assert s.LUCK["up"] not in t.legal
    assert t.do(s.LUCK["down"], s.LUCK["down"]).hero.health == 7


@pytest.mark.parametrize("special", ["frenzy", "invisibility"])
def test_frenzy_and_invisibility_count_once_from_the_next_roll(
    beast: Prints, special: Special
) -> None:
    """R3a, R10."""
    beast(special, damage=0)
    t = struck().attacks(ROLL).attacks(ROLL)
    assert [compared.mav for compared in t.all(e.Compared)] == [10, 12, 12]


def test_a_hurled_rock_does_two_and_armor_answers(beast: Prints) -> None:
    beast("hurl_rock", damage=0)
    assert struck().hero.health == 8
    assert struck(cards=["shield"]).uses_up("shield").hero.health == 10


@pytest.mark.parametrize(
    ("special", "ability"),
    [("insanity", "intellect"), ("poison", "strength"), ("petrify", "agility")],
)
def test_insanity_poison_and_petrifying_take_one_but_never_the_last(
    beast: Prints, special: Special, ability: str
) -> None:
    beast(special, damage=0)
    t = struck(**{ability: 2})
    assert getattr(t.hero, ability) == 1
    t.attacks(ROLL)
    assert getattr(t.hero, ability) == 1


def test_summon_brings_another_monster_of_the_summoners_level(beast: Prints) -> None:
    beast("summon", damage=0)
    t = struck(level=1).do("wight")
    assert t.foes == ["ogre", "wight"]
    assert t.attacks(1).last(e.Compared).mav == 11


def test_summon_calls_nobody_when_no_monster_is_left(beast: Prints) -> None:
    beast("summon", damage=0)
    t = fighting("ogre")
    t.state.monsters = ((),) * 5
    assert t.attacks(ROLL).foes == ["ogre"]


def test_life_drain_takes_two_past_armor_and_gives_two(beast: Prints) -> None:
    beast("life_drain", damage=0)
    t = fighting("ogre", cards=["shield"])
    t.state.foes[0].health = 3
    t.attacks(ROLL)
    assert (t.hero.health, t.health()) == (8, 5)


def test_a_paralyzed_hero_misses_and_is_hit(beast: Prints) -> None:
    beast("paralyze", mav=2)
    t = struck(cards=BLADES)
    assert (t.hero.health, t.health()) == (8, 6)


def test_regenerate_gives_two_never_above_what_is_printed(beast: Prints) -> None:
    beast("regenerate", damage=0)
    t = fighting("ogre")
    t.state.foes[0].health = 3
    assert [t.attacks(ROLL).health() for _ in range(3)] == [5, 6, 6]


def test_a_thief_takes_any_card_but_a_skill(beast: Prints) -> None:
    """R21."""
    beast("steal", damage=0)
    t = struck(cards=["turn_undead", "rope", "torch"])
    assert t.legal == [s.part_with("rope"), s.part_with("torch")]
    assert t.do(s.part_with("rope")).hero.cards == ("turn_undead", "torch")


def test_a_web_hampers_the_next_attack_only(beast: Prints) -> None:
    beast("web", damage=0)
    t = struck().attacks(3).attacks(3)
    assert [compared.hav for compared in t.all(e.Compared)] == [9, 6, 8]


def test_a_web_wears_off_with_its_combat(beast: Prints) -> None:
    beast("web", mav=2, health=1)
    t = struck()
    assert t.state.phase == "exploring"
    assert (t.hero.webbed, t.hero.aim) == (False, 0)


@pytest.mark.parametrize("special", ["charm", "curse", "fear", "steal", "drown"])
def test_who_has_nothing_to_lose_loses_nothing(beast: Prints, special: Special) -> None:
    """R11."""
    beast(special, damage=0)
    t = struck(cards=["blessed"])
    assert (t.hero.cards, t.hero.health, t.state.phase) == (("blessed",), 10, "aiming")
