"""How fast the game is, each figure as a ratio to a fixed loop measured in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from statistics import median
from typing import Final

import msgspec

from game.core.game import AnyGame
from game.core.types import CHANCE, discard
from game.play import catalog
from game.play.bots import MakeBot
from game.play.match import Match

SAMPLES: Final = 5
SAMPLE_S: Final = 0.12
LOOP: Final = 20_000
MIDDLE: Final = 16
"""The log entry about which a match is measured."""
Measure = Callable[[], int]
"""Does a piece of work and returns how many units it was."""
MeasureOf = Callable[[str], int]
"""Does a piece of work of a game, by its name, and returns how many units it was."""


class Figure(msgspec.Struct, frozen=True):
    """One measured speed."""

    name: str
    per_s: float
    """Units a second of processor time: the median of the samples."""
    unit: str
    ratio: float
    """To rounds of the calibrating loop a second."""


def bench(
    game: str,
    make_bot: MakeBot | None = None,
    hooks: Mapping[str, tuple[str, MeasureOf]] | None = None,
) -> list[Figure]:
    """Measure a game; `hooks` adds figures by name, each a unit and its work.

    Raises CatalogError for an unknown game.
    """
    rules = catalog.get(game)
    work: dict[str, tuple[str, Measure]] = {
        "play-out": ("steps", partial(_play_out, rules, Random(1))),
        **_in_the_middle(rules),
    }
    if make_bot is not None:
        work["search"] = ("rounds", partial(_search, rules, make_bot))
    work |= {name: (unit, partial(of, game)) for name, (unit, of) in (hooks or {}).items()}
    loop = _per_second(_calibrate)
    figures = [Figure("loop", round(loop, 1), "rounds", 1.0)]
    for name, (unit, measure) in work.items():
        speed = _per_second(measure)
        figures.append(Figure(name, round(speed, 1), unit, float(f"{speed / loop:.3g}")))
    return figures


def _per_second(measure: Measure) -> float:
    return median(_sample(measure) for _ in range(SAMPLES))


def _sample(measure: Measure) -> float:
    began, units = time.process_time(), 0
    while (spent := time.process_time() - began) < SAMPLE_S or not units:
        units += measure()
    return units / max(spent, 1e-9)


def _calibrate() -> int:
    """Run the fixed loop: plain integer work that no rule or bot shares."""
    value = 1
    for number in range(LOOP):
        value = (value * 31 + number) & 0xFFFF
    return LOOP


def _play_out(game: AnyGame, rng: Random) -> int:
    """Play one random match on the bare state, as a search does; return its steps."""
    state = game.new(game.options(), catalog.boards(game.name))
    draw, steps = rng.random, 0
    while (player := state.current_player()) is not None:
        choices = state.chance_outcomes() if player == CHANCE else state.legal_actions()
        state.apply(choices[int(draw() * len(choices))], discard)
        steps += 1
    return steps


def _middle(game: AnyGame) -> Match:
    """Return a match some way in, with a seat to move."""
    match, rng = catalog.new_match(game.name, {}, 7), Random(7)
    while match.entries < MIDDLE or match.current_player == CHANCE:
        if match.current_player == CHANCE:
            match.draw_chance()
        else:
            match.play(rng.choice(match.legal_actions()))
    return match


def _in_the_middle(game: AnyGame) -> dict[str, tuple[str, Measure]]:
    match = _middle(game)
    state, seat, rng = match.snapshot(), match.current_player, Random(3)
    view = match.view(seat)
    return {
        "clone": ("clones", partial(_times, state.clone)),
        "view": ("views", partial(_times, partial(game.view, state, seat))),
        "determinize": ("states", partial(_times, partial(game.determinize, view, rng))),
    }


def _times(work: Callable[[], object], times: int = 50) -> int:
    for _ in range(times):
        work()
    return times


def _search(game: AnyGame, make_bot: MakeBot) -> int:
    """Let `hard` think once and count its rounds."""
    match = _middle(game)
    bot = make_bot(game.name, "hard")
    thought = bot.think(game, match.view(match.current_player), Random(5))
    return sum(1 for _ in thought)
