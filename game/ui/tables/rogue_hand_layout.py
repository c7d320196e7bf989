"""Where what a hero of Rogue Dungeon carries lies: as cards, as strips, as mere pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from pygame import Rect

from game.core.types import Slot
from game.rules.rogue.effects import LootKind
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Run
from game.ui.style import Measure

KINDS: Final[tuple[LootKind, ...]] = (
    "skill", "weapon", "armor", "potion", "scroll", "equipment", "treasure", "henchman",
)  # fmt: skip
"""The order in which cards lie in the hand."""
GAP: Final = 10
WIDEST, LEAST_CARD, TELLING = 214, 108, 172
"""A card's width in units: at the most, at the least, and from where it has room for its text."""
LEAST_STRIP, TALLEST_STRIP, LEAST_WIDE = 44, 60, 152
LEAST_PICTURE, LEAST_BESIDE = 24, 34
"""A picture's side in units: at the least, and at the least beside strips."""
TITLED: Final = (66, 58)
"""How wide and high a picture's place is from where its name stands below it."""
LONG: Final = 3
"""From this shape on a hand has strips on the left, and above its pictures otherwise."""


def hand_of(run: Run) -> list[tuple[str, int]]:
    """Return the acting hero's cards by kind, each once with how many there are of it."""
    counted = Counter(run.hero.cards)
    return sorted(counted.items(), key=lambda each: KINDS.index(LOOT[each[0]].kind))


def lay_hand(
    cards: Sequence[str], room: Rect, m: Measure, usable: Collection[str] = ()
) -> dict[Slot, Rect]:
    """Lay cards in a row, or in rows of strips, or as pictures, as large as the room lets them.

    Where not all of them can be strips, those that are `usable` now come first and are.
    """
    inner, gap = room.inflate(-m.px(18), -m.px(16)), m.px(GAP)
    if not cards:
        return {}
    rects = _cards(len(cards), inner, gap, m) or _strips(len(cards), inner, gap, m)
    if not rects:
        first = [card for card in cards if card in usable]
        rects = _strips_first(len(first), len(cards) - len(first), inner, m)
        if rects:
            cards = [*first, *(card for card in cards if card not in usable)]
    rects = rects or _pictures(len(cards), inner, m)
    return {f"loot/{card}": rect for card, rect in zip(cards, rects, strict=True)}


def _cards(count: int, room: Rect, gap: int, m: Measure) -> list[Rect]:
    wide = min(m.px(WIDEST), (room.width - gap * (count - 1)) // count)
    if wide < m.px(LEAST_CARD) or room.height < m.px(LEAST_CARD):
        return []
    tall = min(room.height, int(wide * 1.5))
    left = room.centerx - (wide * count + gap * (count - 1)) // 2
    top = room.centery - tall // 2
    return [Rect(left + i * (wide + gap), top, wide, tall) for i in range(count)]


def _strips(count: int, room: Rect, gap: int, m: Measure) -> list[Rect]:
    gap = min(gap, m.px(8))
    rows = (room.height + gap) // (m.px(LEAST_STRIP) + gap)
    across = (room.width + gap) // (m.px(LEAST_WIDE) + gap)
    if rows * across < count:
        return []
    across = max(1, min(across, max(-(-count // rows), room.width // m.px(300))))
    tall = min(m.px(TALLEST_STRIP), (room.height + gap) // max(1, -(-count // across)) - gap)
    wide = (room.width - gap * (across - 1)) // across
    return _grid(count, room, across, (wide, tall), gap)


def _strips_first(first: int, others: int, room: Rect, m: Measure) -> list[Rect]:
    """Lay the first cards as strips, left or on top, and the others as pictures beside them."""
    gap, wide, tall = m.px(8), m.px(LEAST_WIDE), m.px(LEAST_STRIP)
    if not first or not others:
        return []
    strips, rest = room.copy(), room.copy()
    if room.width > LONG * room.height:
        rows = max(1, (room.height + gap) // (tall + gap))
        tall = min(m.px(TALLEST_STRIP), (room.height + gap) // rows - gap)
        strips.width = -(-first // rows) * (wide + gap)
        rest.width -= strips.width
        rest.left = strips.right
    else:
        across = max(1, (room.width + gap) // (wide + gap))
        wide = (room.width + gap) // across - gap
        strips.height = -(-first // across) * (tall + gap)
        rest.height -= strips.height
        rest.top = strips.bottom
    if min(rest.size) < m.px(LEAST_BESIDE):
        return []
    pictures = _pictures(others, rest, m)
    if min(pictures[0].size) < m.px(LEAST_BESIDE):
        return []
    across = max(1, (strips.width + gap) // (wide + gap))
    return [*_grid(first, strips, across, (wide, tall), gap), *pictures]


def _pictures(count: int, room: Rect, m: Measure) -> list[Rect]:
    """Lay places for pictures: with room for short names below them, or else square."""
    gap, most = m.px(8), m.px(LEAST_CARD - 14)
    for across in range(1, count + 1):
        wide = min(most, (room.width + gap) // across - gap)
        tall = min(most, (room.height + gap) // -(-count // across) - gap)
        if is_titled((wide, tall), m):
            return _grid(count, room, across, (min(wide, round(tall * 1.5)), tall), gap)
    side = m.px(76)
    while side > m.px(LEAST_PICTURE):
        across = max(1, (room.width + gap) // (side + gap))
        if -(-count // across) * (side + gap) - gap <= room.height:
            break
        side -= 1
    across = max(1, (room.width + gap) // (side + gap))
    return _grid(count, room, across, (side, side), gap)


def is_titled(size: tuple[int, int], m: Measure) -> bool:
    """Return whether a mere picture has room for a short name below it."""
    return size[0] >= m.px(TITLED[0]) and size[1] >= m.px(TITLED[1])


def _grid(count: int, room: Rect, across: int, size: tuple[int, int], gap: int) -> list[Rect]:
    """Lay places row by row from the upper left."""
    return [
        Rect(room.left + i % across * (size[0] + gap), room.top + i // across * (size[1] + gap),
             *size)
        for i in range(count)
    ]  # fmt: skip
