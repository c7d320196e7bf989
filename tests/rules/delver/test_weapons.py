"""Each weapon rolls its die, and does what its card says besides."""

from __future__ import annotations

import pytest

from game.rules.delver import steps as s
from game.rules.delver.cards import (
    HEROES,
    MONSTERS,
    SPEAR_BONUS,
    WEAPONS,
    Hero,
    Weapon,
)

from .driver import facing

UNHOLY = [monster for monster, card in MONSTERS.items() if card.nature in ("undead", "fiend")]


@pytest.mark.parametrize("hero", HEROES)
def test_a_heros_own_weapon_rolls_its_die(hero: Hero) -> None:
    weapon = HEROES[hero].weapon
    table = facing("ogre", hero, [weapon]).fight(weapon)
    assert table.last(s.Attacked).die == WEAPONS[weapon].die
    assert len(table.state.chance_outcomes()) == WEAPONS[weapon].die


@pytest.mark.parametrize("weapon", [weapon for weapon, card in WEAPONS.items() if not card.hero])
@pytest.mark.parametrize("hero", HEROES)
def test_everybody_can_fight_with_a_weapon_without_a_name(hero: Hero, weapon: Weapon) -> None:
    table = facing("ogre", hero, [weapon]).fight(weapon)
    assert table.last(s.Attacked).die == WEAPONS[weapon].die


def test_one_of_several_weapons_is_chosen() -> None:
    table = facing("ogre", "monk", ["war_maul", "pilgrims_staff", "comet_rod"])
    assert table.legal == [s.FIGHT["war_maul"], s.FIGHT["pilgrims_staff"]]


# The Silver Spear


@pytest.mark.parametrize("monster", sorted(set(MONSTERS) - {"ghost"}))
def test_the_spear_adds_to_rolls_against_the_undead_and_fiends_alone(monster: str) -> None:
    bonus = facing(monster, items=["silver_spear"]).fight("silver_spear").last(s.Attacked).bonus
    assert bonus == (SPEAR_BONUS if monster in UNHOLY else 0)


def test_the_spear_adds_nothing_while_another_weapon_is_used() -> None:
    table = facing("demon", items=["silver_spear", "cursed_sabre"]).fight("cursed_sabre")
    assert table.last(s.Attacked).bonus == 0


# The War Maul


def test_after_a_lost_roll_with_the_maul_there_is_no_escape() -> None:
    table = facing("ogre", items=["war_maul", "war_paint"]).loses("war_maul")
    assert table.last(s.Survived) == s.Survived("ogre", "wound")


def test_the_maul_in_the_pack_does_not_keep_anybody_from_running() -> None:
    table = facing("ogre", items=["war_maul", "cursed_sabre"]).loses("cursed_sabre")
    assert table.pays == ["war_maul"]


def test_who_loses_to_the_goblin_with_the_maul_is_robbed_all_the_same() -> None:
    table = facing("goblin_sneak", items=["war_maul", "war_paint"]).loses("war_maul")
    assert table.legal == [s.ESCAPE["war_maul"], s.ESCAPE["war_paint"]]


# The Glass Blade


def test_the_glass_blade_is_discarded_after_a_fight_won() -> None:
    table = facing("ogre", items=["glass_blade"]).wins("glass_blade")
    assert table.last(s.Lost) == s.Lost("glass_blade", "ogre")
    assert table.state.discard == ["ogre", "glass_blade"]


def test_the_glass_blade_is_discarded_after_a_fight_lost() -> None:
    table = facing("ogre", items=["glass_blade", "war_paint"]).loses("glass_blade").do(s.WOUND)
    assert table.state.items == ("war_paint",)
    assert table.state.discard == ["ogre", "glass_blade"]


def test_the_glass_blade_that_paid_the_escape_shatters_no_more() -> None:
    table = facing("ogre", items=["glass_blade", "war_paint"]).loses("glass_blade")
    table.do(s.ESCAPE["glass_blade"])
    assert table.all(s.Lost) == []
    assert table.state.discard == ["glass_blade", "ogre"]


def test_the_thief_may_pay_with_the_blade_and_find_it_whole_again() -> None:
    table = facing("ogre", "thief", ["glass_blade"]).loses("glass_blade")
    table.do(s.ESCAPE["glass_blade"], "glass_blade", s.TAKE)
    assert (table.state.items, table.all(s.Lost)) == (("glass_blade",), [])


def test_an_unused_glass_blade_stays_whole() -> None:
    table = facing("ogre", items=["glass_blade", "cursed_sabre"]).loses("cursed_sabre")
    assert "glass_blade" in table.do(s.WOUND).state.items


def test_a_tie_does_not_break_the_glass_blade() -> None:
    tie = MONSTERS["ogre"].strength
    table = facing("ogre", items=["glass_blade"]).fight("glass_blade", tie)
    assert table.state.items == ("glass_blade",)


# The Cursed Sabre


def test_the_sabre_pays_no_escape() -> None:
    table = facing("ogre", items=["cursed_sabre"]).loses("cursed_sabre")
    assert table.last(s.Survived).way == "wound"


def test_the_sabre_is_not_swapped_away() -> None:
    table = facing("war_maul", items=["cursed_sabre", "sack", "magpie", "loaded_die", "fire_bomb"])
    assert s.SWAP["cursed_sabre"] not in table.legal
    table = facing("war_maul", items=["cursed_sabre", "magpie", "loaded_die"])
    assert table.legal == [s.SWAP["magpie"], s.SWAP["loaded_die"], s.LEAVE]


def test_the_sabre_pays_neither_darts_nor_the_seer() -> None:
    assert facing("dart_wall", items=["cursed_sabre"]).lost_hearts == 1
    table = facing("giant_rat", "seer", ["cursed_sabre", "war_paint"], deck=["ogre"])
    table.wins("cursed_sabre").do("ogre")
    assert table.pays == ["war_paint"]


def test_the_goblin_cannot_take_the_sabre_and_so_wounds() -> None:
    table = facing("goblin_sneak", items=["cursed_sabre"]).loses("cursed_sabre")
    assert (table.lost_hearts, table.state.items) == (1, ("cursed_sabre",))


def test_rust_and_slime_free_the_hand_from_the_sabre() -> None:
    assert facing("rust_fog", items=["cursed_sabre"]).state.items == ()
    assert facing("slime", items=["cursed_sabre"]).loses("cursed_sabre").state.items == ()


def test_once_taken_the_sabre_forbids_bare_hands() -> None:
    table = facing("cursed_sabre", deck=["ogre"]).do(s.TAKE, "ogre")
    assert table.weapons == ["cursed_sabre"]
