"""Bots of every level: legal advice from views alone, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.levels import LEVELS, bot
from game.core.game import Advice
from game.core.types import CHANCE
from game.play import bots, catalog
from game.play.bots import by_level
from game.play.match import Match
from game.play.simulate import Series, simulate

GAME = "welcome"
ROUNDING = 1e-9
QUICK = ("random", "greedy", "easy", "normal")


def situations(seed: int, players: int = 3, edition: str = "adventurers") -> Iterator[Match]:
    """Yield a match played at random whenever a seat has to choose."""
    match = catalog.new_match(GAME, {"players": players, "edition": edition}, seed)
    rng = Random(seed)
    while not match.over:
        if match.current_player == CHANCE:
            match.draw_chance()
            continue
        legal = match.legal_actions()
        if len(legal) > 1:
            yield match
        match.play(legal[int(rng.random() ** 2 * len(legal))])


def advices(level: str, match: Match) -> list[Advice]:
    return list(bots.thinking(bot(GAME, level), match))


def some(level: str) -> Iterator[Match]:
    """Yield fewer situations for those who think longer."""
    every = 1 if level in QUICK else 7
    for seed, edition in ((1, "adventurers"), (2, "classic")):
        for number, match in enumerate(situations(seed, edition=edition)):
            if number % every == 0 and number < 60:
                yield match


@pytest.mark.parametrize("level", LEVELS)
def test_all_advice_is_legal_and_its_value_a_chance(level: str) -> None:
    for match in some(level):
        found = advices(level, match)
        assert found
        for advice in found:
            assert advice.action in match.legal_actions()
            assert 0 <= advice.value <= 1 + ROUNDING


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_by_its_view_alone(level: str) -> None:
    """Two truths that look alike to the seat are answered alike."""
    for match in some(level):
        view = match.view(match.current_player)
        other: Any = match.game.determinize(view, Random(3))
        alike = match.game.view(other, match.current_player)
        assert alike == view
        answers = [
            [*bot(GAME, level).think(match.game, seen, Random(5))][-1] for seen in (view, alike)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_the_same_for_the_same_seed(level: str) -> None:
    for match in some(level):
        assert advices(level, match) == advices(level, match)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_changes_nothing_at_the_table(level: str) -> None:
    for match in some(level):
        before = match.view(None), match.log
        advices(level, match)
        assert (match.view(None), match.log) == before


def test_an_unknown_level_or_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot 'divine'"):
        bot(GAME, "divine")
    with pytest.raises(ValueError, match="no bot 'greedy' for 'chess'"):
        bot("chess", "greedy")
    with pytest.raises(ValueError, match="the levels are"):
        by_level(GAME, "divine")


def test_normal_wins_more_than_65_percent_of_the_rounds_against_random() -> None:
    result = simulate(Series(GAME, ("normal", "random"), {"players": 2}, 1, by_level), 40)
    assert result.rounds >= 60
    assert result.seats[0].round_wins / result.rounds > 0.65


def test_the_same_series_is_played_the_same() -> None:
    series = Series(GAME, ("easy", "greedy", "normal"), {"players": 3}, 4, by_level)
    assert simulate(series, 4).digest == simulate(series, 4).digest
