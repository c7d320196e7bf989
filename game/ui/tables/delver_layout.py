"""Where the cards of Dungeon Delver lie on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from game.core.types import Slot
from game.rules.delver import steps as s
from game.rules.delver.cards import BARE_HANDS, CARRIED_AT_MOST, HEROES
from game.rules.delver.delve import room
from game.rules.delver.view import DelverView
from game.ui.regions import is_short
from game.ui.style import Measure

CARD: Final = 5 / 7
TILE: Final = 10 / 13
UPPER: Final = 0.57
"""The part of the table that the deck, the card and the dice take; what is carried lies below."""
PILE: Final = 0.74
"""Size of the piles, as a part of the card's."""
CAPTION: Final = 30
HEADER: Final = 50
HEART: Final = 42
STRIPS: Final = 0.47
"""The part of a small window's table that the strips of what is carried take."""
TALLEST_STRIP: Final = 76
USE_WIDTH: Final = 74
USE: Final = 46
"""Height of the tab that uses an item, in units."""


def lay_out(view: DelverView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
    """Return where each slot lies in `area`, in pixels."""
    if is_short(m):
        return _lay_small(view, area, m)
    upper = Rect(area.left, area.top, area.width, int(area.height * UPPER))
    return _lay_cards(view, upper, m) | _lay_gear(view, tray(area, m), m)


def tray(area: Rect, m: Measure) -> Rect:
    """Return the place of the hero and what they carry."""
    if is_short(m):
        left = area.left + int(area.width * (1 - STRIPS))
        return Rect(left, area.top, area.right - left, area.height)
    top = area.top + int(area.height * UPPER) + m.px(8)
    return Rect(area.left, top, area.width, area.bottom - top)


def _lay_small(view: DelverView, area: Rect, m: Measure) -> dict[Slot, Rect]:
    """Lay a small window: piles, card and die left, what is carried in strips at the right."""
    delve, place = view.delve, tray(area, m)
    left = Rect(area.left, area.top, place.left - area.left - m.px(8), area.height)
    tall = min(left.height, int(left.width * 0.52 / CARD))
    card = Rect(0, 0, int(tall * CARD), tall)
    caption = m.px(CAPTION)
    small = min((left.height - 2 * caption) // 2, int(left.width * 0.22 / CARD))
    pile = Rect(left.left + m.px(4), 0, int(small * CARD), small)
    card.midleft = (pile.right + m.px(16), left.centery)
    slots = {"deck": pile.copy(), "discard": pile.copy()}
    slots["deck"].top = left.top + (left.height // 2 - small - caption) // 2
    slots["discard"].top = slots["deck"].top + left.height // 2
    if delve.ahead or delve.options.hero == "seer":
        slots["ahead"] = slots["deck"].copy()
    room_ = Rect(card.right + m.px(10), left.top, 0, left.height)
    room_.width = left.right - room_.left
    side = min(room_.width, int(tall * 0.4))
    slots["die"] = Rect(0, 0, side, side)
    slots["die"].midbottom = (room_.centerx, left.centery)
    return slots | {"card": card} | _lay_strips(view, place, m)


def _lay_strips(view: DelverView, place: Rect, m: Measure) -> dict[Slot, Rect]:
    """Lay hearts, hero and what is carried below each other."""
    delve = view.delve
    names = ["hero", *_places(view)]
    names = [name for name in names if not name.startswith("spare/")]
    if BARE_HANDS in names and not _hands(view):
        names.remove(BARE_HANDS)
    each = m.px(HEART)
    inner = place.inflate(-m.px(12), -m.px(8))
    top, gap = inner.top + each + m.px(2), m.px(8)
    count = max(len(names), CARRIED_AT_MOST + 1)
    tall = min(m.px(TALLEST_STRIP), (inner.bottom - top - gap * (count - 1)) // count)
    slots = {
        name: Rect(inner.left, top + i * (tall + gap), inner.width, tall)
        for i, name in enumerate(names)
    }
    for item in delve.items:
        if s.USE.get(item) in view.legal:
            strip = slots[f"gear/{item}"]
            tab = Rect(0, 0, m.px(USE_WIDTH), min(m.px(USE), tall - m.px(8)))
            tab.midright = (strip.right - m.px(6), strip.centery)
            slots[f"use/{item}"] = tab
    hearts = Rect(0, inner.top, each * HEROES[delve.options.hero].hearts, each)
    hearts.right = inner.right
    return slots | {"hearts": hearts}


def _lay_cards(view: DelverView, area: Rect, m: Measure) -> dict[Slot, Rect]:
    """Lay deck, card ahead, card, die and discard side by side."""
    tall = min(area.height - m.px(CAPTION), int(area.width * 0.24 / CARD))
    card = Rect(0, 0, int(tall * CARD), tall)
    card.center = (
        area.left + int(area.width * 0.47),
        area.top + (area.height - m.px(CAPTION)) // 2,
    )
    pile = (int(card.width * PILE), int(card.height * PILE))
    piles = {"deck": 0.1, "ahead": 0.275, "discard": 0.9}
    slots: dict[Slot, Rect] = {}
    for slot, part in piles.items():
        slots[slot] = Rect((0, 0), pile)
        slots[slot].center = (area.left + int(area.width * part), card.centery)
    side = min(int(area.width * 0.15), int(tall * 0.52))
    slots["die"] = Rect(0, 0, side, side)
    slots["die"].center = (area.left + int(area.width * 0.69), card.top + int(tall * 0.4))
    if not view.delve.ahead and view.delve.options.hero != "seer":
        del slots["ahead"]
    return slots | {"card": card}


def _lay_gear(view: DelverView, area: Rect, m: Measure) -> dict[Slot, Rect]:
    """Lay the hero, the carried items and the free places in a row, hearts above."""
    delve, items = view.delve, view.delve.items
    places = _places(view)
    row = Rect(area.left, area.top + m.px(HEADER), area.width, area.height - m.px(HEADER + 14))
    slots = _row(["hero", *places], row.inflate(-m.px(28), 0), m.px(12))
    if not _hands(view):
        slots.pop(BARE_HANDS, None)
    for item in items:
        if s.USE.get(item) in view.legal:
            slots[f"use/{item}"] = _tab(slots[f"gear/{item}"], m)
    each = m.px(HEART)
    hearts = Rect(0, 0, each * HEROES[delve.options.hero].hearts, each)
    hearts.topright = (area.right - m.px(18), area.top + m.px(6))
    return slots | {"hearts": hearts}


def _places(view: DelverView) -> list[Slot]:
    """Return the places beside the hero: items, free places, and bare hands where they may be."""
    items = view.delve.items
    places = [f"gear/{item}" for item in items]
    if room(items) > 0:
        places.append("room")
    most = max(CARRIED_AT_MOST, len(items) + room(items))
    places += [f"spare/{i}" for i in range(most - len(places))]
    if _hands(view) or most == CARRIED_AT_MOST:
        places.append(BARE_HANDS)
    return places


def _hands(view: DelverView) -> bool:
    """Return whether bare hands may fight now, or do."""
    return s.FIGHT[BARE_HANDS] in view.legal or view.delve.weapon == BARE_HANDS


def _tab(tile: Rect, m: Measure) -> Rect:
    tab = Rect(0, 0, tile.width - m.px(24), min(m.px(USE), tile.height // 3))
    tab.midbottom = (tile.centerx, tile.bottom - m.px(8))
    return tab


def _row(slots: list[Slot], area: Rect, gap: int) -> dict[Slot, Rect]:
    count = len(slots)
    wide = min(int(area.height * TILE), (area.width - gap * (count - 1)) // count)
    tall = min(area.height, int(wide / TILE))
    left = area.centerx - (wide * count + gap * (count - 1)) // 2
    top = area.centery - tall // 2
    return {slot: Rect(left + i * (wide + gap), top, wide, tall) for i, slot in enumerate(slots)}
