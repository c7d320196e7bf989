"""What every game keeps, on random matches of every set of expansions in both modes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from game.core.types import CHANCE, Event, discard
from game.play.match import seen_by
from game.rules.heroes.game import HEROES
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Mode, Options

from .driver import BOTH, DRAGON, UNDEAD

EVERY = 9
"""Every how many steps a position is looked at."""
MATCHES = [
    pytest.param(options, mode, seed, id=f"{name}-{mode}-{seed}")
    for name, options in {"plain": {}, "dragon": DRAGON, "undead": UNDEAD, "both": BOTH}.items()
    for mode in ("versus", "solo")
    for seed in range(4)
]
matches = pytest.mark.parametrize(("options", "mode", "seed"), MATCHES)


def positions(options: Any, mode: Mode, seed: int) -> Iterator[tuple[HeroesState, Any]]:
    """Yield positions of a random match, each with the step that is taken next."""
    state, rng, taken = HEROES.new(Options(mode=mode, **options), {}), Random(seed), 0
    while (player := state.current_player()) is not None:
        if player == CHANCE:
            step: Any = rng.choices(state.chance_outcomes(), state.chance_weights())[0]
        else:
            legal = state.legal_actions()
            kind = rng.choice(sorted({type(action).__name__ for action in legal}))
            step = rng.choice([action for action in legal if type(action).__name__ == kind])
        if taken % EVERY == 0:
            yield state.clone(), step
        state.apply(step, discard)
        taken += 1


def seats(mode: Mode) -> list[int | None]:
    return [None, 0] if mode == "solo" else [None, 0, 1]


@matches
def test_what_a_view_imagines_looks_the_same(options: Any, mode: Mode, seed: int) -> None:
    for state, _ in positions(options, mode, seed):
        for seat in seats(mode):
            seen = HEROES.view(state, seat)
            imagined = HEROES.determinize(seen, Random(seed))
            assert HEROES.view(imagined, seat) == seen
            assert imagined.current_player() == state.current_player()


@matches
def test_what_a_seat_cannot_know_tells_it_nothing(options: Any, mode: Mode, seed: int) -> None:
    """The same step on the truth and on an imagined table looks the same but for tiles turned."""
    for state, step in positions(options, mode, seed):
        for seat in seats(mode):
            other, truth = HEROES.determinize(HEROES.view(state, seat), Random(seed)), state.clone()
            if step not in (*other.legal_actions(), *other.chance_outcomes()):
                assert state.current_player() != seat
                continue
            told: list[Event] = []
            told_other: list[Event] = []
            truth.apply(step, told.append)
            other.apply(step, told_other.append)
            assert seen_by(told, seat) == seen_by(told_other, seat)
            assert HEROES.view(truth, seat) == HEROES.view(other, seat)


@matches
def test_clones_and_json_hold_all_there_is(options: Any, mode: Mode, seed: int) -> None:
    for state, step in positions(options, mode, seed):
        coded = msgspec.json.encode(state)
        again = msgspec.json.decode(coded, type=HeroesState)
        assert again == state
        copy = state.clone()
        copy.apply(step, discard)
        again.apply(step, discard)
        assert again == copy
        assert msgspec.json.encode(state) == coded
