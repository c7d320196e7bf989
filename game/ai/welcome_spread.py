"""How the damage of hidden monsters spreads, by the arithmetic of long ints.

A hand of monsters is one int with two bits a kind. The ways in which hidden cards come to each
damage are one long int too: a polynomial whose digits of 16 bits count the ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from game.rules.welcome.cards import DECK, MONSTERS, Monster

Hand: TypeAlias = int
"""How many of each monster, two bits a kind, in the order of `MONSTERS`."""

Ranked: TypeAlias = tuple[tuple[int, int], ...]
"""Damage and place of each monster, the least first."""

PAIR: Final = 2
INDEX: Final = {monster: i for i, monster in enumerate(MONSTERS)}
ONE: Final = tuple(1 << 2 * i for i in range(len(MONSTERS)))
"""The hands of one card."""
WHOLE: Final[Hand] = sum(ONE[INDEX[monster]] for monster in DECK)
SPREADS_KEPT: Final = 4_000
"""How many spreads are remembered for one set of costs before all are forgotten."""

_DIGIT: Final = 16
_ROW: Final = 128 * _DIGIT
_BELOW: Final = tuple((1 << _DIGIT * t) - 1 for t in range(129))


def hand_of(monsters: Sequence[Monster]) -> Hand:
    """Return a hand of at most three cards a kind."""
    return sum(ONE[INDEX[monster]] for monster in monsters)


def size(hand: Hand) -> int:
    """Return how many cards a hand holds."""
    return (hand & 0x5555).bit_count() + 2 * (hand & 0xAAAA).bit_count()


class Losses:
    """What each kind of monster costs, the least first; ask `losses_of` for one."""

    def __init__(self, ranked: Ranked) -> None:
        self.ranked = ranked
        self._spreads: dict[int, int] = {}

    def spread(self, pool: Hand, hidden: int, lift: int) -> int:
        """Return in how many ways `hidden` cards come to each damage, a digit each.

        Each card's damage is raised by `lift`, the same for a kit, so that none is negative.
        """
        if not hidden:
            return 1
        key = pool << 4 | hidden
        row = self._spreads.get(key)
        if row is None:
            row = self._multiply(pool, lift) >> hidden * _ROW & _BELOW[128]
            self._keep(key, row)
        return row

    def spread_without_top(self, pool: Hand, hidden: int, top: int) -> int:
        """Return the same with the costliest card spared, a known one of `top` included.

        A hidden card that costs more than `top` is spared in its place: damage rises by `top`.
        """
        key = (pool << 4 | hidden) << 5 | top + 1
        row = self._spreads.get(-key)
        if row is None:
            row = self._multiply_without_top(pool, top) >> hidden * _ROW & _BELOW[128]
            self._keep(-key, row)
        return row

    def mean(self, pool: Hand) -> float:
        """Return the mean damage of a card out of a pool."""
        total = sum([damage * (pool >> 2 * i & 3) for damage, i in self.ranked])
        return total / max(1, size(pool))

    def _keep(self, key: int, row: int) -> None:
        if len(self._spreads) > SPREADS_KEPT:
            self._spreads.clear()
        self._spreads[key] = row

    def _multiply(self, pool: Hand, lift: int) -> int:
        """Return the product of 1 + count·y·z^damage + … over all kinds.

        y is a row of digits, z a digit.
        """
        rows = 1
        for damage, i in self.ranked:
            count = pool >> 2 * i & 3
            if count:
                rows = _times(rows, count, _ROW + _DIGIT * (damage + lift))
        return rows

    def _multiply_without_top(self, pool: Hand, top: int) -> int:
        rows, spared, base = 1, 0, 1
        for damage, i in self.ranked:
            count = pool >> 2 * i & 3
            if count:
                step = _ROW + _DIGIT * damage
                if damage > top:
                    back = _DIGIT * (damage - top)
                    spared += (rows << step - back) * count
                    spared += rows << 2 * step - back if count == PAIR else 0
                rows = _times(rows, count, step)
                base = rows if damage <= top else base
        return base + spared


def _times(rows: int, count: int, step: int) -> int:
    """Return the rows times the ways to take none, one or both of a kind."""
    if count == PAIR:
        return rows + (rows << step + 1) + (rows << 2 * step)
    return rows + (rows << step)


def below(row: int, limit: int) -> int:
    """Return the sum of the digits before `limit`: a residue, since they are few."""
    return 0 if limit <= 0 else (row & _BELOW[min(limit, 128)]) % 0xFFFF


@cache
def losses_of(ranked: Ranked) -> Losses:
    """Return the one `Losses` of these costs."""
    return Losses(ranked)
