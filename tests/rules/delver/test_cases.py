"""The situations that a table is sure to meet, each with what must happen."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.rules.delver import steps as s
from game.rules.delver.cards import BARE_HANDS, HEROES, Hero, deck_of

from .conftest import Counts
from .driver import delve, facing


@pytest.mark.parametrize(
    ("die", "number", "chance"),
    [(8, 5, Fraction(3, 7)), (6, 6, Fraction(0)), (20, 1, Fraction(1))],
)
def test_the_chance_to_win_leaves_ties_out(
    counts: Counts, die: int, number: int, chance: Fraction
) -> None:
    # Case 1.
    counts("cursed_sabre", die)
    counts("ogre", number)
    assert facing("ogre", "monk", ["cursed_sabre"]).chance("cursed_sabre") == chance


def test_a_tie_is_rolled_again_without_a_choice(counts: Counts) -> None:
    # Case 2.
    counts("cursed_sabre", 8)
    counts("ogre", 5)
    table = facing("ogre", "monk", ["cursed_sabre"]).fight("cursed_sabre", 5, 5)
    assert table.legal == []
    assert table.state.chance_outcomes() == tuple(range(1, 9))
    assert table.do(6).all(s.Beaten) == [s.Beaten("ogre")]


def test_a_lost_fight_offers_the_wound_or_the_one_item_left() -> None:
    # Case 3.
    table = facing("ogre", "monk", ["war_paint"]).loses()
    assert table.legal == [s.WOUND, s.ESCAPE["war_paint"]]


def test_a_lost_fight_with_nothing_to_pay_wounds_unasked() -> None:
    # Case 3.
    table = facing("ogre", "monk").loses()
    assert table.lost_hearts == 1
    assert table.last(s.Survived) == s.Survived("ogre", "wound")


def test_a_fourth_item_is_left_or_swapped_for_any_of_the_three() -> None:
    # Case 4.
    kept = ["pilgrims_staff", "lucky_charm", "loaded_die"]
    table = facing("war_maul", "monk", kept)
    assert table.legal == [*(s.SWAP[item] for item in kept), s.LEAVE]
    table.do(s.SWAP["pilgrims_staff"])
    assert table.state.items == ("lucky_charm", "loaded_die", "war_maul")


def test_another_heros_weapon_is_carried_and_paid_but_never_fought_with() -> None:
    # Case 5.
    table = facing("skullsplitter", "monk", deck=["ogre"]).do(s.TAKE, "ogre")
    assert table.weapons == [BARE_HANDS]
    assert table.loses().pays == ["skullsplitter"]


@pytest.mark.parametrize(("items", "won"), [((), False), (("war_paint",), True)])
def test_the_last_card_is_survived_or_not(items: tuple[str, ...], won: bool) -> None:
    # Case 6.
    table = facing("ogre", "monk", items, deck=[], hearts=1).loses()
    if items:
        table.do(s.ESCAPE["war_paint"])
    assert table.last(s.DelveEnded).won is won
    assert table.state.returns() == (float(won),)


@pytest.mark.parametrize("hero", HEROES)
def test_the_deck_is_empty_after_47_cards(hero: Hero) -> None:
    # Case 7: nothing is kept, nobody dies, and what the mirror returns is turned twice.
    table = delve(hero, deck=deck_of(hero))
    state = table.state
    while state.current_player() is not None:
        state.hearts, state.items = HEROES[hero].hearts + 1, ()  # more than the Vampire takes
        chances = state.chance_outcomes()
        table.do(chances[len(table.events) % len(chances)] if chances else table.legal[-1])
    assert len(table.all(s.Turned)) - len(table.all(s.Returned)) == 47
    assert state.won
