"""The luck of a match: every draw follows from the seed and the place in the log alone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final

MOST_SEED: Final = 2**63 - 1
"""The greatest seed; the least is 0."""


def pick(seed: int, entry: int, count: int, weights: Sequence[int] | None = None) -> int:
    """Return which of `count` outcomes chance takes at a log entry, by its weights if given.

    The same on every platform; 256 bits make the bias of the remainder immeasurable.
    """
    number = int.from_bytes(sha256(f"{seed}/{entry}".encode()).digest(), "big")
    if weights is None:
        return number % count
    left = number % sum(weights)
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise ValueError("the weights must be positive")


def bot_stream(seed: int, entry: int) -> Random:
    """Return the random stream of the bot that thinks at a log entry."""
    return Random(f"bot/{seed}/{entry}")


def seed_of_match(seed: int, match: int) -> int:
    """Return the seed of one match in a series of matches."""
    digest = sha256(f"match/{seed}/{match}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & MOST_SEED


def check_seed(seed: object) -> int:
    """Return `seed` if it is one.

    Raises ValueError, with one sentence, for anything but a whole number in range.
    """
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise ValueError(f"seed must be a whole number from 0 to {MOST_SEED}, not {seed!r}.")
    return seed
