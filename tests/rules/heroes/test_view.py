"""What each seat knows of the tiles, and the tables it may imagine."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.room import STANDARD
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Options

from .driver import opened, table


def after_one_round() -> HeroesState:
    t = opened(heroes_may_rest=True).do("orc", "chest", "portal", "sword")
    t.do(s.Place("orc", "3/3"), s.Place("portal", "1/1"))
    return t.state


def test_the_heroes_see_that_tiles_lie_there_but_not_which() -> None:
    seen = HEROES.view(after_one_round(), 1).table
    assert seen.down == {"3/3": "", "1/1": ""}
    assert seen.hand == ("", "")
    assert sum(seen.pool.values()) == 46
    assert seen.others_left == 13


def test_the_dungeon_master_sees_them_all_but_not_what_comes() -> None:
    state = after_one_round()
    seen = HEROES.view(state, 0)
    assert seen.table.down == {"3/3": "orc", "1/1": "portal"}
    assert seen.table.hand == ("chest", "sword")
    assert (seen.table.pool, seen.knows_tiles) == (state.pool, True)


def test_the_public_knows_what_the_heroes_know() -> None:
    state = after_one_round()
    assert HEROES.view(state, None).table == HEROES.view(state, 1).table


def test_only_the_seat_to_move_is_told_what_is_legal() -> None:
    state = after_one_round()
    assert HEROES.view(state, 0).legal == tuple(state.legal_actions())
    assert HEROES.view(state, 1).legal == ()
    assert HEROES.view(state, None).legal == ()


def test_alone_nobody_knows_a_tile_before_it_is_turned_over() -> None:
    seen = HEROES.view(opened(mode="solo").state, 0)
    assert seen.table.down == dict.fromkeys(STANDARD.squares, "")
    assert not seen.knows_tiles


@pytest.mark.parametrize("seed", range(5))
def test_the_heroes_imagine_tables_that_look_the_same(seed: int) -> None:
    seen = HEROES.view(after_one_round(), 1)
    imagined = HEROES.determinize(seen, Random(seed))
    assert HEROES.view(imagined, 1) == seen
    assert "" not in (*imagined.down.values(), *imagined.hand)
    assert imagined.pile() == 32


def test_what_was_seen_is_never_imagined_again() -> None:
    """H1: a chest lies there and a portal; one portal more was set aside."""
    t = table(down={"3/3": "chest", "4/4": "portal"})
    t.state.pool["portal"] = 1
    seen = HEROES.view(t.state, 1)
    assert (seen.table.pool["portal"], seen.table.others_left, seen.table.pile()) == (2, 1, 2)
    found = Counter(
        tuple(HEROES.determinize(seen, Random(seed)).down.values()) for seed in range(40)
    )
    assert {*found} == {("chest", "portal"), ("portal", "chest")}


def test_a_model_decides_which_table_is_likely() -> None:
    seen = HEROES.view(after_one_round(), 1)

    def chests_lie_far_off(state: HeroesState) -> float:
        return float("chest" not in state.down.values())

    for seed in range(30):
        imagined = HEROES.determinize(seen, Random(seed), chests_lie_far_off)
        assert "chest" not in imagined.down.values()


def test_imagined_tables_share_nothing_with_the_view() -> None:
    seen = HEROES.view(after_one_round(), 1)
    imagined = HEROES.determinize(seen, Random(1))
    imagined.at["rogue"], imagined.down["6/6"] = "6/6", "orc"
    assert (seen.table.at["rogue"], len(seen.table.down)) == ("e/4", 2)


def test_rooms_and_expansions_that_are_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no room 'attic'"):
        HEROES.new(Options(map="attic"), {})
    with pytest.raises(ValueError, match="expansions"):
        HEROES.new(Options(expansions=("dragon",)), {})


def test_the_seats() -> None:
    assert HEROES.seat_count(Options()) == 2
    assert HEROES.seat_count(Options(mode="solo")) == 1
    assert HEROES.round_returns(s.TurnBegan("heroes", 1), 2) is None
