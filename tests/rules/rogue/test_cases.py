"""The situations that a table is sure to meet, each with what must happen."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.changes import COSTS, cost
from game.rules.rogue.hands import weapon_damage

from .conftest import Prints
from .driver import (
    DOWN,
    GEM,
    REDS,
    UP,
    Table,
    checking,
    fighting,
    inside,
    number,
    passed,
    resting,
    run,
)

BLADES = ("sword", "mace", "dagger")


@pytest.mark.parametrize(
    ("cards", "lowest", "damage"),
    [(BLADES, 3, 3), ((*BLADES, "spear"), 2, 2), ((), 3, 1), (("shield", "rapier"), 3, 1)],
)
def test_weapon_damage_is_the_lesser_of_weapons_and_lowest_ability(
    cards: tuple[str, ...], lowest: int, damage: int
) -> None:
    # Case 1.
    assert weapon_damage(run(cards=cards, strength=6, agility=lowest).hero) == damage


def ed(*monsters: str, **values: Any) -> Table:
    """Return the fight of the rulebook's example."""
    cards = (*BLADES, "shield", "sellsword", "turn_undead")
    return fighting(*monsters, cards=cards, **{"strength": 6, "agility": 3, "health": 7} | values)


def test_a_tie_hits_both_and_a_shield_takes_the_blow() -> None:
    # Case 2.
    t = ed("giant_cobra", "ghoul").attacks(4).uses_up("shield")
    assert t.last(e.Compared) == e.Compared(0, 0, 4, 11, 11, monster_hit=True, hero_hit=True)
    assert (t.hero.health, t.health(0), t.foes) == (7, 2, ["giant_cobra", "ghoul"])


def test_poison_strikes_although_the_cobra_dies_of_the_same_roll() -> None:
    # Case 3.
    t = ed("giant_cobra", "ghoul").attacks(4).uses_up("shield").attacks(5)
    assert (t.last(e.Compared).hav, t.last(e.Compared).mav) == (12, 11)
    assert t.all(e.AbilityChanged) == [e.AbilityChanged(0, "strength", -1, 5)]
    assert (t.foes, t.hero.xp, len(t.all(e.LootGained))) == (["ghoul"], 3, 1)


def test_the_skill_turn_undead_kills_the_ghoul_after_a_miss() -> None:
    # Case 4.
    t = ed("ghoul", strength=5).do(s.TARGET[0]).rolls(3).uses_up("turn_undead").rolls(4).keeps()
    t.suffers()
    assert (t.last(e.Compared).hav, t.last(e.Compared).mav) == (9, 11)
    assert t.all(e.FoeWounded)[-1].count == 5
    assert (t.hero.health, t.foes, t.hero.xp, len(t.all(e.LootGained))) == (5, [], 3, 1)
    assert "turn_undead" in t.hero.cards


@pytest.mark.parametrize(("roll", "strength", "mav"), [(10, 1, 40), (1, 10, 2)])
def test_a_ten_always_hits_and_a_one_is_always_hit(
    prints: Prints, roll: int, strength: int, mav: int
) -> None:
    # Case 5.
    prints("ogre", mav=mav)
    t = fighting("ogre", strength=strength).attacks(roll)
    assert t.last(e.Compared).monster_hit == (roll == 10)
    assert t.last(e.Compared).hero_hit == (roll == 1)


def test_luck_makes_a_ten_of_a_nine(prints: Prints) -> None:
    # Case 6.
    prints("ogre", mav=40)
    t = fighting("ogre", luck=1).do(s.TARGET[0]).rolls(9).do(s.LUCK["up"])
    assert (t.last(e.Compared).monster_hit, t.hero.luck) == (True, 0)


def test_luck_rerolls_a_one_and_changes_the_new_roll() -> None:
    # Case 6.
    t = fighting("ogre", luck=2).do(s.TARGET[0]).rolls(1).do(s.LUCK["reroll"]).rolls(5)
    t.do(s.LUCK["up"])
    assert (t.last(e.Compared).roll, t.hero.luck) == (6, 0)


@pytest.mark.parametrize(
    ("vitality", "roll", "succeeds"),
    [(5, 3, True), (5, 4, False), (1, 1, True), (1, 2, False), (11, 10, False), (11, 9, True)],
)
def test_a_check_is_passed_up_to_the_modified_ability(
    vitality: int, roll: int, succeeds: bool
) -> None:
    # Case 7.
    t = checking("vitality", -2, vitality=vitality, health=1).settles(roll)
    assert passed(t) == succeeds
    assert t.hero.xp == succeeds


def test_experience_buys_step_by_step_at_printed_prices() -> None:
    # Case 8.
    t = run(xp=35, agility=6, intellect=2, health=9).do(s.TRAIN["agility"])
    assert (t.hero.agility, t.hero.xp) == (7, 23)
    t.do(s.TRAIN["intellect"], s.TRAIN["intellect"])
    assert (t.hero.intellect, t.hero.xp) == (4, 18)
    t.do(s.TRAIN["vitality"], s.TRAIN["luck"])
    assert (t.hero.vitality, t.hero.health, t.hero.luck, t.hero.xp) == (11, 10, 1, 8)


def test_abilities_end_at_ten_and_vitality_at_eleven() -> None:
    # Case 8.
    t = run(xp=99, strength=10, agility=9, vitality=11)
    assert cost(t.state, 0, "agility") == COSTS[10] == 25
    trained = [action.what for action in t.may(s.Train)]
    assert trained == ["agility", "intellect", "luck"]


@pytest.mark.parametrize(
    ("blessed", "place", "healed", "attacked"),
    [(True, REDS[0], 4, False), (False, REDS[0], 3, True), (False, UP, 3, False)],
)
def test_camping_heals_and_a_low_roll_brings_a_monster(
    blessed: bool, place: str, healed: int, attacked: bool
) -> None:
    # Case 9.
    t = resting(at=place, cards=["camping_gear", "blessed"], level=3, health=1)
    t.uses_up("camping_gear").rolls(2)
    t = t.uses_up("blessed") if blessed else t.keeps()
    assert t.hero.health == 1 + healed
    assert t.last(e.Camped).attacked == attacked
    assert (t.state.phase == "foes") == attacked


def test_the_guild_merchant_sells_at_two_for_one_and_gold_counts_twice() -> None:
    # Case 10.
    stall = ("mace", "healing_potion", "rope", "torch", "whip")
    t = run(cards=["gauntlets", "rope", "gold_cup"])
    t.state.loot = stall
    t.enters("guild_merchant").do(*stall[:-1])
    t.do(s.offer("gauntlets"), s.offer("rope"), s.buy("mace"))
    t.do(s.offer("gold_cup"), s.buy("healing_potion"), s.DONE)
    assert t.hero.cards == ("mace", "healing_potion")
    assert sorted(t.state.loot_discard) == [
        "gauntlets",
        "gold_cup",
        "rope",
        "rope",
        "torch",
        "whip",
    ]


def test_a_wolf_is_charmed_with_a_meaty_rib() -> None:
    # Case 11.
    t = fighting("wolf", cards=["meaty_rib"]).do(s.TARGET[0]).uses_up("meaty_rib")
    assert t.last(e.FoeGone).how == "charmed"
    assert (t.hero.xp, t.hero.cards) == (1, ("charmed_wolf", "pearl_necklace"))
    assert "charmed_wolf" not in t.state.specialty


def test_swinging_blades_stay_and_teach_only_once() -> None:
    # Case 12.
    t = run(level=3, agility=3).enters("swinging_blades").settles(5)
    assert (t.hero.health, t.state.lasting) == (7, {GEM["yellow"]: "swinging_blades"})
    t.goes(GEM["yellow"]).settles(3)
    assert t.hero.xp == 2
    t.goes(GEM["yellow"]).settles(3)
    assert (t.hero.xp, t.hero.health) == (2, 7)


def test_the_boss_waits_behind_three_red_gems_and_prestige_is_counted(prints: Prints) -> None:
    # Case 13.
    prints("sunken_god", specials=((2, "summon"),))
    cards = ["gold_cup", "ruby_brooch", "sellsword", "spear"]
    t = run(level=5, cards=cards).goes(DOWN)
    t.state.explored = dict.fromkeys(REDS[:2], "red")
    assert s.DESCEND not in t.legal
    t.state.explored[REDS[2]] = "red"
    t.do(s.DESCEND, "sunken_god").attacks(2).do("wyvern")
    while t.foes:
        t.attacks(10, t.state.standing()[0])
    assert {*t.all(e.FoeGone)} >= {e.FoeGone(1, "wyvern", "killed")}
    assert (t.last(e.RunEnded), t.state.returns()) == (e.RunEnded(True, 5, 5), (1.0,))


def test_an_ensnared_hero_checks_strength_plus_two_until_free(prints: Prints) -> None:
    # Case 14.
    prints("ogre", specials=((4, "ensnare"),))
    t = fighting("ogre", strength=5).attacks(4).settles(8, 9, 7)
    assert [check.value for check in t.all(e.Checked)] == [7, 7, 7]
    assert [check.passed for check in t.all(e.Checked)] == [False, False, True]
    assert (t.hero.health, t.state.phase) == (6, "aiming")


def test_evade_takes_the_monsters_health_off_the_damage(prints: Prints) -> None:
    # Case 15.
    prints("ogre", health=3, mav=2, specials=((7, "evade"),))
    t = fighting("ogre", cards=BLADES).attacks(7)
    assert t.last(e.FoeWounded) == e.FoeWounded(0, 0, 3)


def test_an_attack_absorbed_at_printed_health_gains_nothing(prints: Prints) -> None:
    # Case 15.
    prints("ogre", health=3, mav=2, specials=((7, "absorb_attack"),))
    t = fighting("ogre", cards=BLADES).attacks(7)
    assert (t.health(), t.all(e.FoeMended), t.all(e.FoeWounded)) == (3, [], [])


def test_the_next_levels_monsters_come_when_a_level_has_no_more() -> None:
    # Case 16.
    t = inside(level=2)
    t.state.monsters = ((), ("orc",), ("ogre", "wight"), (), ())
    t.meets(x.Fight(2)).do("wight")
    assert (t.foes, t.state.level) == (["orc", "wight"], 2)
    assert [*t.state.monsters[2]] == ["ogre"]


def test_an_absorbed_attack_mends_only_up_to_printed_health(prints: Prints) -> None:
    # Case 17.
    prints("ogre", health=5, mav=2, specials=((7, "absorb_attack"),))
    t = fighting("ogre", cards=(*BLADES, "spear"))
    t.state.foes[0].health = 3
    assert weapon_damage(t.hero) == 4
    assert t.attacks(7).health() == 5


def test_each_attack_is_answered_by_a_shield_of_its_own(prints: Prints) -> None:
    # Case 18.
    prints("ogre", damage=2, specials=((2, "fire_breath"),))
    t = fighting("ogre", cards=["shield", "shield"]).attacks(2).rolls(6)
    assert t.last(e.Attacked).damage == 5
    t.uses_up("shield").suffers().uses_up("shield")
    assert [guard.prevented for guard in t.all(e.Guarded)] == [4, 2]
    assert (t.hero.health, t.hero.cards) == (9, ())
    assert number("shield", x.Guard) == 4
