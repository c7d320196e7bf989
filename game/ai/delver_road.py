"""The road ahead as bare numbers: how likely hearts and items last over the cards left.

Each card left is taken for an even mixture: it may cost an item or a heart, it may cost a heart
and nothing else, it may bring an item. That is not the deck, but it is quick, and it knows what
an item is worth when hands are full or empty.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

HEARTS: Final = 8
"""The most hearts the tables know, healing still to come included."""
CARDS: Final = 56
"""The most cards left the tables know."""
GRAIN: Final = 16
"""Into how many steps a chance a card is divided; between the steps, values are mixed,
each rate in turn."""
EMPTY_HANDS: Final = 1.2
"""How many more fights are lost without an item, for the weapon was one."""


@lru_cache(maxsize=2048)
def _table(payable: int, deadly: int, finds: int, slots: int) -> array[float]:
    """Return the chance to come out by cards left, items and hearts; rates in steps."""
    pays, wounds, found = payable / GRAIN, deadly / GRAIN, finds / GRAIN
    bare = min(max(0.0, 1 - wounds - found), pays * EMPTY_HANDS)
    width = HEARTS + 1
    size = (slots + 1) * width
    row = ([0.0] + [1.0] * HEARTS) * (slots + 1)
    table = array("f", row)
    quiet = 1 - pays - wounds - found
    for _ in range(CARDS):
        after = [0.0] * size
        for h in range(1, width):
            after[h] = (
                (bare + wounds) * row[h - 1]
                + found * row[h + (width if slots else 0)]
                + (1 - bare - wounds - found) * row[h]
            )
        for at in range(width, size):
            if at % width:
                hurt, poorer = row[at - 1], row[at - width]
                richer = row[at + width] if at + width < size else row[at]
                after[at] = (
                    pays * (poorer if poorer > hurt else hurt)
                    + wounds * hurt
                    + found * richer
                    + quiet * row[at]
                )
        row = after
        table.extend(row)
    return table


def comes_out(
    cards: int, hearts: int, items: int, slots: int, payable: float, deadly: float, finds: float
) -> float:
    """Return the chance to outlast `cards` cards, of which so many cost or bring something.

    `payable` counts those that will cost an item or a heart, `deadly` those that will cost a
    heart, `finds` those that bring an item; all are expectations.
    """
    if cards <= 0:
        return 1.0
    scale = GRAIN / cards
    e, w, f = payable * scale, deadly * scale, finds * scale
    if (total := e + w + f) > GRAIN:
        e, w, f = (part * GRAIN / total for part in (e, w, f))
    e0, w0, f0 = int(e), int(w), int(f)
    at = (cards * (slots + 1) + min(items, slots)) * (HEARTS + 1) + min(hearts, HEARTS)
    steps = sorted(((e - e0, 0), (w - w0, 1), (f - f0, 2)), reverse=True)
    rates = [e0, w0, f0]
    value = before = _table(e0, w0, f0, slots)[at]
    for share, which in steps:
        if not share:
            break
        rates[which] += 1
        after = _table(*rates, slots)[at]
        value += share * (after - before)
        before = after
    return value
