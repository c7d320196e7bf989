"""What the end of a round is worth in a match of Welcome."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.types import Seat
from game.rules.welcome.cards import SUCCESSES_TO_WIN, WOUNDS_TO_LOSE
from game.rules.welcome.view import WelcomeView

DUEL: Final = 2
SUCCESS_GUESS: Final = 0.55
"""How often a challenge succeeds, when a future round is only guessed at."""


def worth(view: WelcomeView, entered: Seat, success: bool) -> float:
    """Return what the end of a round is worth to the seat that looks, 0 to 1.

    Between two players it is the round itself, else the chance of the match afterwards.
    """
    assert view.me is not None
    if len(view.wounds) == DUEL:
        return float((entered == view.me) == success)
    return after(view.successes, view.wounds, entered, success)[view.me]


@lru_cache(maxsize=20_000)
def after(
    successes: tuple[int, ...], wounds: tuple[int, ...], entered: Seat, success: bool
) -> tuple[float, ...]:
    """Return each seat's chance of the match once a round has ended so."""
    counts = list(successes if success else wounds)
    counts[entered] += 1
    return equity(tuple(counts), wounds) if success else equity(successes, tuple(counts))


@lru_cache(maxsize=20_000)
def equity(successes: tuple[int, ...], wounds: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's chance of the match if all rounds to come were even."""
    seats = range(len(wounds))
    alive = [seat for seat in seats if wounds[seat] < WOUNDS_TO_LOSE]
    won = [seat for seat in seats if successes[seat] >= SUCCESSES_TO_WIN]
    if won or len(alive) == 1:
        winner = (won or alive)[0]
        return tuple(float(seat == winner) for seat in seats)
    total = [0.0] * len(wounds)
    for seat in alive:
        for outcome, share in ((successes, SUCCESS_GUESS), (wounds, 1 - SUCCESS_GUESS)):
            more = tuple(n + (i == seat) for i, n in enumerate(outcome))
            after = equity(more, wounds) if outcome is successes else equity(successes, more)
            for i in seats:
                total[i] += after[i] * share / len(alive)
    return tuple(total)
