"""A delver's chance to come out alive, at a glance: hearts and items against what is left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.ai.delver_dangers import dangers
from game.ai.delver_road import comes_out
from game.rules.delver.cards import BEADS_HEARTS, POTION_HEARTS, Hero, usable_weapons
from game.rules.delver.delve import HANDS_KNOWN, Delve, parting, room

WORTH_OF_DRAGON: Final = 0.4
"""How often a beaten dragon saves a delve that would else be lost: met alive, death behind it."""


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
    if "troll" in deck and pays["troll"]:
        cards += 1  # escaped from, it comes again
    if ahead:
        e, w, f = e + pays[ahead], w + wounds[ahead], f + known.finds[ahead]
    share = min(1.0, cards / left)
    payable, slots, healing = _carried(delve.items, delve.options.hero)
    alive = comes_out(
        cards, delve.hearts + healing, payable, slots, e * share, w * share, f * share
    )
    if known.dragon and ("old_dragon" in deck or ahead == "old_dragon"):
        alive += share * known.dragon * (1 - alive) * WORTH_OF_DRAGON
    return alive


@lru_cache(maxsize=HANDS_KNOWN)
def _carried(items: tuple[str, ...], hero: Hero) -> tuple[int, int, int]:
    """Return how many items can be paid, how many there could be, and the healing to come."""
    payable = len(parting(items))
    healing = 0
    if "healing_potion" in items:
        healing += POTION_HEARTS - 1
    if "prayer_beads" in items and not usable_weapons(items, hero):
        healing += BEADS_HEARTS - 1
    return payable, payable + max(0, room(items)), healing
