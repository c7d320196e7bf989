"""Luck, on all dice, and the cards that roll them again."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s

from .conftest import Prints
from .driver import checking, fighting, inside, passed, resting

ALL = [s.LUCK["reroll"], s.LUCK["up"], s.LUCK["down"]]


def test_without_luck_a_die_stands_at_once() -> None:
    assert checking("strength").rolls(5).state.phase == "exploring"


@pytest.mark.parametrize(("face", "ways"), [(1, ALL[:2]), (5, ALL), (10, [ALL[0], ALL[2]])])
def test_a_die_stays_within_its_faces(face: int, ways: list[s.Luck]) -> None:
    """R2."""
    assert checking("strength", luck=1).rolls(face).legal == [s.KEEP, *ways]


def test_any_number_of_tokens_may_go_on_one_roll() -> None:
    """R24: also to reroll a reroll."""
    t = checking("strength", luck=4, strength=3).rolls(10)
    t.do(s.LUCK["reroll"], 9, s.LUCK["reroll"], 5, s.LUCK["down"], s.LUCK["down"])
    assert (passed(t), t.hero.luck) == (True, 0)
    assert [spent.how for spent in t.all(e.LuckSpent)] == ["reroll", "reroll", "down", "down"]


def test_a_one_made_by_luck_passes_and_a_ten_fails() -> None:
    """R2: read after Luck."""
    t = checking("strength", -9, luck=1, strength=5).rolls(2).do(s.LUCK["down"])
    assert passed(t)
    t = checking("strength", 9, luck=1, strength=5).rolls(9).do(s.LUCK["up"])
    assert not passed(t)


def test_a_bonus_belongs_to_the_hero_not_to_the_roll(prints: Prints) -> None:
    """R2: a 9 with +1 is no automatic hit."""
    prints("ogre", mav=40)
    t = fighting("ogre", cards=["sellsword"]).attacks(9)
    assert not t.last(e.Compared).monster_hit


def test_a_ten_that_luck_lowers_is_no_automatic_hit(prints: Prints) -> None:
    """R2."""
    prints("ogre", mav=40)
    t = fighting("ogre", luck=1).do(s.TARGET[0]).rolls(10).do(s.LUCK["down"])
    assert (t.last(e.Compared).roll, t.last(e.Compared).monster_hit) == (9, False)


def test_luck_left_over_is_kept() -> None:
    t = checking("strength", luck=2).rolls(5).keeps()
    assert (t.hero.luck, t.all(e.LuckSpent)) == (2, [])


def test_luck_changes_the_die_of_a_table() -> None:
    """R24."""
    table = x.Roll(((2, (x.Learn(x.Amount(1)),)), (6, (x.Learn(x.Amount(5)),))))
    assert inside(luck=1).meets(table).rolls(2).do(s.LUCK["up"]).hero.xp == 5
    assert inside(luck=1).meets(table).rolls(2).keeps().hero.xp == 1


def test_luck_changes_the_die_of_an_amount() -> None:
    """R24."""
    t = inside(luck=1, health=1).meets(x.Heal(x.Amount(flat=1, dice=1))).rolls(3)
    assert t.do(s.LUCK["up"]).hero.health == 6


def test_each_die_of_an_amount_is_a_roll_of_its_own() -> None:
    t = inside(luck=1, health=1).meets(x.Heal(x.Amount(dice=2))).rolls(3).do(s.LUCK["up"])
    assert t.state.phase == "rolling"
    assert t.rolls(2).hero.health == 7


def test_a_card_rolls_the_die_again_without_luck() -> None:
    t = checking("strength", cards=["jade_idol"]).rolls(9)
    assert t.legal == [s.KEEP, s.use("jade_idol")]
    t.uses_up("jade_idol").rolls(2)
    assert (passed(t), t.hero.cards) == (True, ())


def test_a_card_that_is_kept_rolls_again_once_a_room() -> None:
    """R21."""
    check = x.Check("strength", passed=(x.Learn(x.Amount(1)),))
    t = inside(cards=["loaded_dice"]).meets(check, check).rolls(9).uses_up("loaded_dice").rolls(9)
    assert (t.state.phase, t.hero.cards) == ("rolling", ("loaded_dice",))
    assert t.rolls(9).uses == []


def test_a_card_that_is_kept_rolls_again_in_the_next_combat() -> None:
    """R21: once a combat, whatever was used in the room before."""
    check = x.Check("strength")
    t = inside(cards=["loaded_dice"]).meets(check, x.Fight(named=("ogre",)))
    t.rolls(9).uses_up("loaded_dice").rolls(9).do(s.TARGET[0]).rolls(3)
    assert t.uses == ["loaded_dice"]


def test_a_card_after_the_roll_comes_back_to_the_die_as_it_lay() -> None:
    t = fighting("ghoul", cards=["turn_undead", "mace"], luck=1).do(s.TARGET[0]).rolls(6)
    t.uses_up("turn_undead").rolls(2).keeps()
    assert (t.state.die, t.state.face, t.state.sides) == ("combat", 6, 10)
    t.do(s.LUCK["down"])
    assert (t.state.face, t.uses) == (5, ["mace"])


def test_losing_luck_takes_no_more_than_there_is() -> None:
    assert inside(luck=1).meets(x.Favour(-2)).hero.luck == 0
    assert inside().meets(x.Favour(-1)).all(e.LuckChanged) == []


def test_a_rest_roll_may_be_rolled_again() -> None:
    t = resting(cards=["camping_gear", "oak_wand"], health=1).uses_up("camping_gear").rolls(1)
    assert t.uses_up("oak_wand").rolls(6).hero.health == 8
