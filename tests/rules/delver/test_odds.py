"""The chances shown before a fight are those that the rules roll."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.rules.delver import odds
from game.rules.delver import steps as s
from game.rules.delver.cards import BARE_HANDS, BOMB_BONUS, DIE_BONUS, HEROES, MONSTERS

from .conftest import Counts
from .driver import delve, facing


@pytest.mark.parametrize(
    ("die", "number", "chance"),
    [(8, 5, Fraction(3, 7)), (6, 6, 0), (20, 1, 1), (4, 9, 0), (6, 0, 1), (6, -3, 1)],
)
def test_ties_are_left_out_of_the_chance(die: int, number: int, chance: Fraction) -> None:
    # Ruling D4: (N - m)/(N - 1), 1 below 1 and 0 from N on.
    assert odds.roll_chance(die, number) == chance


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("monster", [str(m) for m in MONSTERS if m != "hydra"])
def test_every_chance_is_the_one_the_dice_give(hero: str, monster: str) -> None:
    items = ["lucky_charm", HEROES[hero].weapon, "silver_spear"]  # type: ignore[index]
    table = facing(monster, hero, items)  # type: ignore[arg-type]
    for weapon in table.weapons:
        assert odds.chance_to_win(table.state, weapon) == table.chance(weapon)


def test_the_hydra_must_be_beaten_twice(counts: Counts) -> None:
    counts("hydra", 3)
    table = facing("hydra")
    one = Fraction(7, 9)  # the Monk's open hand
    assert odds.chance_to_win(table.state, BARE_HANDS) == one**2
    table.fight(BARE_HANDS, 10)
    assert odds.chance_to_win(table.state, BARE_HANDS) == one


def test_before_a_roll_each_weapon_and_the_bomb_have_a_chance(counts: Counts) -> None:
    counts("ogre", 6)
    chances = odds.chances(facing("ogre", items=["war_maul", "silver_spear", "fire_bomb"]).state)
    assert chances == {
        s.FIGHT["war_maul"]: Fraction(6, 11),
        s.FIGHT["silver_spear"]: Fraction(2, 7),
        s.USE["fire_bomb"]: Fraction(12 - (6 - BOMB_BONUS), 11),
    }


def test_after_a_lost_roll_the_gambler_sees_what_a_second_roll_brings(counts: Counts) -> None:
    counts("ogre", 8)
    table = facing("ogre", "gambler", ["war_maul"]).loses("war_maul")
    assert odds.chances(table.state) == {s.USE[s.HERO_RULE]: Fraction(4, 11)}


@pytest.mark.parametrize(("number", "chance"), [(3, 1), (2 + DIE_BONUS, Fraction(1, 5))])
def test_the_loaded_die_wins_or_ties(counts: Counts, number: int, chance: Fraction) -> None:
    # A tie made by the die is rolled on: a d6 against 5 then wins once in five.
    counts("ogre", number)
    table = facing("ogre", "thief", ["loaded_die"]).fight(BARE_HANDS, 2)
    assert odds.chances(table.state) == {s.USE["loaded_die"]: chance}


def test_between_cards_no_chance_is_at_hand() -> None:
    assert odds.chances(delve().state) == {}
