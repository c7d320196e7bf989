"""The bots of Dungeon Heroes: legal on both sides and alone, repeatable, from views only."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.heroes_ways import ways
from game.ai.levels import LEVELS, bot
from game.core.game import Advice
from game.core.types import CHANCE, discard
from game.play import bots, catalog
from game.play.match import Match
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import DAMAGE
from game.rules.heroes.room import STANDARD
from game.rules.heroes.rules import HeroesState, opening
from game.rules.heroes.state import Options
from game.rules.heroes.view import HeroesView

THINKERS = ("easy", "normal", "hard", "expert")
MODES = ("versus", "solo")


def played(mode: str, seed: int, level: str = "greedy") -> Iterator[Match]:
    """Yield a match among bots whenever a seat has a choice."""
    match = catalog.new_match("heroes", {"mode": mode}, seed)
    player = bot("heroes", level)
    while not match.over:
        if match.current_player == CHANCE:
            match.draw_chance()
            continue
        if len(match.legal_actions()) > 1:
            yield match
        match.play(bots.suggestion(player, match).action)


def some(level: str, mode: str) -> Iterator[Match]:
    every = 31 if level == "expert" else 7
    for number, match in enumerate(played(mode, 4)):
        if number % every == 0 and number < 260:
            yield match


def advices(level: str, match: Match) -> list[Advice]:
    return list(bots.thinking(bot("heroes", level), match))


def table(**changes: Any) -> HeroesState:
    """Return a turn of the solo heroes without tiles, with changes."""
    state = opening(Options(mode="solo"), STANDARD)
    state.phase, state.round, state.down = "heroes", 1, {}
    state.at = {"warrior": "2/2", "cleric": "e/3", "rogue": "e/4", "wizard": "e/5"}
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def advised(level: str, state: HeroesState, seat: int = 0) -> Advice:
    view = HEROES.view(state, seat)
    return list(bot("heroes", level).think(HEROES, view, Random(1)))[-1]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("level", LEVELS)
def test_all_advice_is_legal_and_its_value_a_chance(level: str, mode: str) -> None:
    for match in some(level, mode):
        found = advices(level, match)
        assert found
        for advice in found:
            assert advice.action in match.legal_actions()
            assert 0 <= advice.value <= 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_advice(level: str, mode: str) -> None:
    for match in some(level, mode):
        assert advices(level, match) == advices(level, match)


@pytest.mark.parametrize("level", ["greedy", "easy", "normal", "hard"])
def test_the_heroes_think_the_same_whatever_lies_face_down(level: str) -> None:
    for match in some(level, "versus"):
        view = match.view(1)
        if match.current_player != 1:
            continue
        other = HEROES.view(HEROES.determinize(view, Random(2)), 1)
        found = [
            list(bot("heroes", level).think(HEROES, seen, Random(3))) for seen in (view, other)
        ]
        assert found[0] == found[1]


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("mode", MODES)
def test_the_reasons_are_filled_in(level: str, mode: str) -> None:
    for match in some(level, mode):
        for reason in advices(level, match)[-1].reasons:
            assert reason.text.format(**reason.values)


def test_matches_of_each_level_come_to_an_end() -> None:
    for level in ("greedy", "easy", "normal"):
        for mode in MODES:
            assert sum(1 for _ in played(mode, 2, level)) > 10


@pytest.mark.parametrize("level", ["greedy", *THINKERS])
def test_the_last_treasure_is_taken(level: str) -> None:
    state = table(up={"2/3": "chest"}, treasures=3)
    assert advised(level, state).action == s.Move("warrior", "2/3")


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_nobody_walks_into_a_poison_cloud_that_lies_open(level: str) -> None:
    state = table(up={"2/3": "poison_cloud", "3/2": "poison_cloud"})
    assert advised(level, state).action not in {s.Move("warrior", c) for c in ("2/3", "3/2")}


@pytest.mark.parametrize("level", ["greedy", "normal", "hard", "expert"])
def test_the_dungeon_master_kills_the_wizard_it_can_reach(level: str) -> None:
    state = opening(Options(), STANDARD)
    state.phase, state.side, state.round, state.passive = "dungeon", "dungeon", 12, False
    state.at = {"warrior": "6/1", "cleric": "e/2", "rogue": "4/1", "wizard": "e/5", "ogre": "1/5"}
    while state.phase == "dungeon" and state.hit_points["wizard"]:
        action: Any = advised(level, state).action
        state.apply(action, discard)
    assert state.hit_points["wizard"] == 0


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_a_treasure_is_laid_far_from_the_heroes(level: str) -> None:
    state = opening(Options(), STANDARD)
    state.phase, state.side, state.round = "dungeon", "dungeon", 1
    state.at = {"warrior": "e/2", "cleric": "e/3", "rogue": "e/4", "wizard": "e/5"}
    state.hand = ("goblin", "chest", "bear_trap", "portal")
    while state.phase == "dungeon" and state.spent < 4:
        action = advised(level, state).action
        assert isinstance(action, s.Place)
        state.apply(action, discard)
    cell = next(cell for cell, kind in state.down.items() if kind == "chest")
    assert STANDARD.places[cell][0] >= 4


def test_ways_count_steps_and_the_harm_of_the_squares_entered() -> None:
    known = ways(STANDARD)
    assert known.far["e/2"]["v/3"] == 8
    assert known.far_any_way["e/2"]["v/3"] == 7
    cost = known.to(("3/3",), {"2/3": 5.0, "3/3": 1.0}, diagonal=False)
    assert cost["3/3"] == 0
    assert cost["2/3"] == 2
    assert cost["1/3"] == min(3 + 5.0, 5.0)
    assert DAMAGE["ogre"] > DAMAGE["orc"]


def view_of(match: Match) -> HeroesView:
    found = match.view(match.current_player)
    assert isinstance(found, HeroesView)
    return found


def test_no_bot_is_handed_a_state() -> None:
    for match in some("greedy", "versus"):
        assert view_of(match).me == match.current_player
