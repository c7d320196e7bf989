"""Combat: targets, rolls, cards before and after them, damage both ways, and the loot."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.monsters import BOSSES, MONSTERS

from .conftest import Prints
from .driver import DRAWN, fighting, inside, number


def test_a_round_asks_for_a_target_then_the_cards_then_the_roll() -> None:
    t = fighting("ogre", "wight", cards=["spear", "mace"])
    assert t.legal == [s.TARGET[0], s.TARGET[1]]
    t.do(s.TARGET[1])
    assert t.legal == [s.ROLL, s.use("spear")]
    t.rolls(5)
    assert t.legal == [s.KEEP, s.use("mace")]


def test_untargeted_monsters_help_the_target_but_do_not_strike(prints: Prints) -> None:
    """R13."""
    prints("ogre", damage=1)
    t = fighting("ogre", "demon", "wyvern").attacks(2)
    assert t.last(e.Compared).mav == 12
    assert [attack.by for attack in t.all(e.Attacked)] == ["ogre"]


def test_what_is_beaten_no_longer_helps_the_next_target(prints: Prints) -> None:
    prints("ogre", health=1)
    t = fighting("ogre", "wight").attacks(10).attacks(3, 1)
    assert t.last(e.Compared).mav == t.state.foes[1].card.mav


@pytest.mark.parametrize(
    ("roll", "hits", "hurt"), [(4, False, True), (5, True, True), (6, True, False)]
)
def test_the_higher_attack_value_hits_and_a_tie_hits_both(
    prints: Prints, roll: int, hits: bool, hurt: bool
) -> None:
    prints("ogre", mav=10, damage=2, health=6)
    t = fighting("ogre").attacks(roll)
    assert (t.health(), t.hero.health) == (6 - hits, 10 - 2 * hurt)


def test_a_heros_attack_value_is_their_primary_ability_with_what_they_carry(
    prints: Prints,
) -> None:
    prints("wight")
    t = fighting("wight", heroes=["thief"], agility=7, cards=["sellsword", "silver_cross"])
    assert t.attacks(3).last(e.Compared).hav == 7 + 3 + 1 + 1
    prints("ogre")
    t = fighting("ogre", heroes=["thief"], agility=7, cards=["sellsword", "silver_cross"])
    assert t.attacks(3).last(e.Compared).hav == 7 + 3 + 1


def test_cards_before_the_roll_count_for_this_round_only(prints: Prints) -> None:
    prints("ogre", damage=0)
    t = fighting("ogre", cards=["spear", "forge_hammer"]).do(s.TARGET[0])
    t.uses_up("spear", "forge_hammer").settles(2).attacks(2)
    first, second = t.all(e.Compared)
    assert first.hav == second.hav + number("spear", x.Aim)
    assert first.mav == second.mav - number("forge_hammer", x.Daunt)


def test_damage_by_cards_waits_for_the_damage_phase(prints: Prints) -> None:
    """R23: the ogre still strikes."""
    prints("ogre", health=1)
    t = fighting("ogre", cards=["battle_axe"]).do(s.TARGET[0]).uses_up("battle_axe")
    assert t.health() == 1
    t.rolls(2)
    assert (t.foes, t.hero.health) == ([], 8)


def test_damage_by_cards_is_added_to_the_blow(prints: Prints) -> None:
    prints("ogre", mav=2, health=9)
    t = fighting("ogre", cards=["mace", "spear", "sword"])
    t.do(s.TARGET[0]).rolls(9).uses_up("mace")
    assert t.health() == 9 - number("mace", x.Strike) - 2


def test_a_kill_before_the_roll_ends_the_attack_and_pays(prints: Prints) -> None:
    """R3a, R23."""
    prints("wight")
    t = fighting("wight", "ogre", heroes=["wizard"], cards=["bone_sceptre"])
    t.do(s.TARGET[0]).uses_up("bone_sceptre")
    assert (t.foes, t.hero.xp, t.hero.cards) == (["ogre"], 3, (DRAWN,))
    assert (t.state.phase, t.hero.health, t.all(e.Rolled)) == ("aiming", 10, [])


def test_a_kill_after_the_roll_forestalls_blow_and_special_ability(prints: Prints) -> None:
    """R3a, R23."""
    prints("wight", specials=((2, "energy_drain"),))
    t = fighting("wight", heroes=["wizard"], cards=["bone_sceptre"]).do(s.TARGET[0]).rolls(2)
    t.uses_up("bone_sceptre")
    assert not t.all(e.Compared)
    assert (t.hero.health, t.hero.vitality, t.hero.xp, t.foes) == (10, 10, 3, [])


def test_what_was_thrown_at_a_target_killed_at_once_is_wasted(prints: Prints) -> None:
    prints("wight")
    prints("ghoul", damage=0)
    t = fighting("wight", "ghoul", heroes=["wizard"], cards=["lightning_scroll", "bone_sceptre"])
    t.do(s.TARGET[0]).uses_up("lightning_scroll", "bone_sceptre").attacks(2, 1)
    assert t.health(1) == 6
    assert t.last(e.Compared).mav == 10


def test_a_red_icon_kills_or_wounds_and_a_green_one_charms(prints: Prints) -> None:
    prints("ogre", hurt_by=("ward",))
    t = fighting("ogre", cards=["turn_undead_scroll"]).do(s.TARGET[0])
    assert t.uses_up("turn_undead_scroll").last(e.FoeGone).how == "killed"
    t = fighting("ogre", cards=["wolfsbane"]).do(s.TARGET[0]).uses_up("wolfsbane").rolls(2)
    assert t.health() == 6 - number("wolfsbane", x.Exploit)
    prints("bear", charmed_by=("food",))
    t = fighting("bear", cards=["hunk_of_cheese"]).do(s.TARGET[0]).uses_up("hunk_of_cheese")
    assert "charmed_bear" in t.hero.cards


def test_a_scroll_that_kills_only_halves_a_boss_or_a_guardian(prints: Prints) -> None:
    for name in (BOSSES[0], "stone_guardian"):
        prints(name, hurt_by=("ward",), health=9, mav=40)
        t = fighting(name, cards=["turn_undead_scroll"], vitality=11, health=11)
        t.do(s.TARGET[0]).uses_up("turn_undead_scroll").settles(9)
        assert t.health() == 5


def test_a_weakness_card_is_offered_only_against_its_icon(prints: Prints) -> None:
    prints("ogre", hurt_by=("torch",))
    t = fighting("ogre", cards=["torch", "wolfsbane", "transmute_rock_to_mud_scroll"])
    t.do(s.TARGET[0])
    assert t.uses == ["torch", "transmute_rock_to_mud_scroll"]


def test_a_second_of_a_kind_that_is_charmed_brings_no_second_henchman(prints: Prints) -> None:
    prints("wolf", charmed_by=("food",))
    t = fighting("wolf", cards=["meaty_rib"])
    t.state.specialty = ()
    t.do(s.TARGET[0]).uses_up("meaty_rib")
    assert (t.hero.cards, t.hero.xp) == ((DRAWN,), 1)


def test_cards_for_outside_combat_stay_closed_in_it() -> None:
    cards = ["draught_of_might", "jeweled_egg", "healing_potion", "silver_cross"]
    t = fighting("ogre", cards=cards, health=3)
    assert t.uses == ["healing_potion", "silver_cross"]
    assert {*inside(cards=cards, health=3).meets().uses} == {*cards}


def test_potions_are_drunk_before_a_target_is_chosen_not_after() -> None:
    t = fighting("ogre", cards=["healing_potion", "spear"], health=3)
    assert t.uses == ["healing_potion"]
    assert t.do(s.TARGET[0]).uses == ["spear"]


def test_armor_may_be_used_until_nothing_is_left_of_the_attack(prints: Prints) -> None:
    """R4."""
    prints("ogre", damage=6)
    t = fighting("ogre", cards=["shield", "shield", "shield"]).attacks(2)
    assert t.uses_up("shield").state.attack == 2
    t.uses_up("shield")
    assert (t.hero.health, t.hero.cards, t.state.phase) == (10, ("shield",), "aiming")


def test_both_sides_damage_lands_at_once_and_who_dies_with_the_monster_loses(
    prints: Prints,
) -> None:
    """R5."""
    prints("ogre", health=1, damage=5)
    t = fighting("ogre", health=5).attacks(5)
    assert t.last(e.Compared).monster_hit
    assert t.last(e.RunEnded) == e.RunEnded(False, 1, 0)
    assert t.state.returns() == (0.0,)


def test_a_special_ability_can_kill_before_the_heros_blow(prints: Prints) -> None:
    """R3."""
    prints("ogre", health=1, mav=2, specials=((7, "hurl_rock"),))
    t = fighting("ogre", health=2).attacks(7)
    assert (t.last(e.Died), t.all(e.FoeWounded)) == (e.Died(0, "ogre"), [])


def test_a_roll_changed_by_luck_sets_off_what_it_shows_in_the_end(prints: Prints) -> None:
    """R2, R3."""
    prints("ogre", specials=((4, "poison"), (5, "insanity")))
    t = fighting("ogre", luck=1).do(s.TARGET[0]).rolls(4).do(s.LUCK["up"])
    assert (t.hero.strength, t.hero.intellect) == (5, 4)


def test_a_special_ability_is_set_off_by_a_hit_as_well(prints: Prints) -> None:
    """R3."""
    prints("ogre", mav=2, specials=((9, "petrify"),))
    t = fighting("ogre").attacks(9)
    assert (t.last(e.Compared).monster_hit, t.hero.agility) == (True, 4)


def test_an_untargeted_monsters_special_ability_sleeps(prints: Prints) -> None:
    """R3."""
    prints("ogre", specials=((4, "poison"),))
    prints("wight")
    assert fighting("ogre", "wight").attacks(4, 1).all(e.Triggered) == []


def test_each_beaten_monster_gives_its_level_and_one_loot_card(prints: Prints) -> None:
    """R4."""
    prints("ogre", health=1)
    prints("goblin", health=1)
    t = fighting("ogre", "goblin").attacks(10).attacks(10, 1)
    assert (t.hero.xp, t.hero.cards) == (3 + 1, (DRAWN, DRAWN))
    assert t.last(e.CombatEnded).won


def test_the_prize_comes_after_the_loot_and_not_for_who_slips_away() -> None:
    fight = x.Fight(named=("goblin",), prize=(x.Favour(3),))
    assert inside().meets(fight).attacks(10).attacks(10).hero.luck == 3
    t = inside(cards=["smoke_vial"]).meets(fight).do(s.TARGET[0]).uses_up("smoke_vial")
    assert (t.hero.luck, t.hero.xp, t.hero.cards) == (0, 0, ())
    assert t.last(e.CombatEnded) == e.CombatEnded(won=False)


def test_nobody_slips_away_from_a_boss(prints: Prints) -> None:
    prints(BOSSES[0])
    t = fighting(BOSSES[0], "goblin", cards=["smoke_vial"]).do(s.TARGET[1])
    assert "smoke_vial" not in t.uses


@pytest.mark.parametrize(("left", "turns"), [(5, True), (6, False)])
def test_a_boss_turns_its_card_at_half_its_health(prints: Prints, left: int, turns: bool) -> None:
    boss, wrath = BOSSES[0], MONSTERS[BOSSES[0]].wrath
    prints(boss, health=10, wrath=wrath)
    t = fighting(boss)
    t.state.foes[0].health = left + 1
    t.attacks(10)
    assert t.all(e.FoeEnraged) == [e.FoeEnraged(0, boss)] * turns
    assert (t.state.foes[0].card == wrath) == turns


def test_kept_cards_are_used_once_a_combat(prints: Prints) -> None:
    """R21."""
    prints("hill_giant", health=9)
    t = fighting("hill_giant", heroes=["wizard"], cards=["magic_missile"], intellect=9)
    t.do(s.TARGET[0]).uses_up("magic_missile")
    assert (t.uses, t.state.phase) == ([], "rolling")
    t.settles(9)
    assert t.do(s.TARGET[0]).state.phase == "rolling"
    again = fighting("hill_giant", heroes=["wizard"], cards=["magic_missile"], intellect=9)
    assert again.do(s.TARGET[0]).uses == ["magic_missile"]
