"""The chance to win a delve from its first card, found by playing it many times."""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any, Final, get_args

from game.play import arguments as words
from game.play.bots import LEVELS, by_level
from game.play.simulate import Series, simulate
from game.rules.delver.cards import Difficulty, Hero

USUAL_MATCHES: Final = 200
MOST_MATCHES: Final = 1_000_000
SPREAD: Final = 1.96
"""Standard deviations to either side of an interval that holds 95 times in 100."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add what describes a delve and how often it is played."""
    parser.add_argument("--hero", required=True, choices=get_args(Hero))
    parser.add_argument("--difficulty", default="standard", choices=get_args(Difficulty))
    parser.add_argument("--free-bare-hands", action="store_true")
    parser.add_argument("--level", default="hard", choices=LEVELS)
    whole = words.whole_number(1, MOST_MATCHES)
    parser.add_argument("--matches", type=whole, default=USUAL_MATCHES)
    parser.add_argument("--seed", type=words.seed, default=0)


def answer(args: argparse.Namespace) -> dict[str, Any]:
    """Return how often a bot of the level comes out, with a 95 % interval."""
    options = {
        "hero": args.hero,
        "difficulty": args.difficulty,
        "free_bare_hands": args.free_bare_hands,
    }
    series = Series("delver", (args.level,), options, args.seed, by_level)
    won = simulate(series, args.matches).seats[0].wins
    low, high = interval(won, args.matches)
    return {
        **options,
        "level": args.level,
        "matches": args.matches,
        "won": won,
        "wins": round(won / args.matches, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def line(answer: dict[str, Any]) -> str:
    """Return the answer as one sentence."""
    return (
        f"{answer['hero']} wins {answer['wins']:.1%} of {answer['matches']} delves,"
        f" {answer['low']:.1%} to {answer['high']:.1%} at 95 %"
    )


def interval(won: int, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; it stays between 0 and 1."""
    share, weight = won / count, SPREAD**2 / count
    middle = (share + weight / 2) / (1 + weight)
    half = SPREAD * sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
