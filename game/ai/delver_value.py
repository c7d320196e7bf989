"""A delver's chance to come out alive, at a glance: hearts and items against what is left."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final, NamedTuple

from game.ai.delver_dangers import dangers
from game.ai.delver_road import comes_out
from game.rules.delver.cards import HEROES, POTION_HEARTS
from game.rules.delver.delve import Delve, parting, room

WORTH_OF_DRAGON: Final = 0.4
"""How often a beaten dragon saves a delve that would else be lost: met alive, death behind it."""
SURE: Final = 1e-6
"""How near to 0 and 1 a guess may come."""
WHOLE_DECK: Final = 47


class Taste(NamedTuple):
    """What the plain reckoning misses, in log-odds, found by playing."""

    base: float
    slope: float
    kept: dict[str, float]
    """What an item is worth beyond an item to pay with, with the whole deck ahead."""


PLAIN: Final = Taste(0.0, 1.0, {})


def glance(delve: Delve) -> float:
    """Return the chance to come out by the plain reckoning, between cards."""
    ahead = delve.ahead
    left = len(delve.deck) + bool(ahead)
    cards = left - min(delve.falling, left)
    if not cards:
        return 1.0
    known, deck = dangers(delve), delve.deck
    pays, wounds = known.payable, known.deadly
    e = sum([pays[card] for card in deck])
    w = sum([wounds[card] for card in deck])
    f = sum([known.finds[card] for card in deck])
    if ahead:
        e, w, f = e + pays[ahead], w + wounds[ahead], f + known.finds[ahead]
    share = cards / left
    payable, slots, healing = _carried(delve.items, delve.options.hero)
    alive = comes_out(
        cards, delve.hearts + healing, payable, slots, e * share, w * share, f * share
    )
    if known.dragon and ("old_dragon" in deck or ahead == "old_dragon"):
        alive += share * known.dragon * (1 - alive) * WORTH_OF_DRAGON
    return alive


@cache
def _carried(items: tuple[str, ...], hero: str) -> tuple[int, int, float]:
    """Return how many items can be paid, how many there could be, and the healing to come."""
    payable = len(parting(items))
    healing = 0.0
    if "healing_potion" in items:
        healing += POTION_HEARTS - 1
    if "prayer_beads" in items and hero == "monk":
        healing += HEROES["monk"].hearts - 2
    return payable, payable + max(0, room(items)), healing


def value(delve: Delve, taste: Taste) -> float:
    """Return the chance to come out, corrected by what play has taught."""
    alive = min(1 - SURE, max(SURE, glance(delve)))
    kept = taste.kept
    more = sum([kept[item] for item in delve.items if item in kept])
    left = (len(delve.deck) + bool(delve.ahead)) / WHOLE_DECK
    odds = taste.base * left + (1 + (taste.slope - 1) * left) * log(alive / (1 - alive))
    return 1 / (1 + exp(-odds - more * left))
