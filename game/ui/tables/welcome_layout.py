"""Where the cards of Welcome to the Dungeon lie on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.core.types import Slot
from game.rules.welcome.cards import ADVENTURERS, MONSTER_CARDS
from game.rules.welcome.view import WelcomeView
from game.ui.style import Measure

CARD: Final = 5 / 7
TILE: Final = 10 / 13
UPPER: Final = 0.6
"""The part of the table that cards take; the equipment lies below."""
CHALLENGE: Final = frozenset({"naming", "turning", "deciding", "polymorphing"})


def lay_out(view: WelcomeView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
    """Return where each slot lies in `area`, in pixels."""
    if view.phase == "choosing":
        heroes = [h for h, card in ADVENTURERS.items() if card.edition == "adventurers"]
        return _spread([f"choice/{hero}" for hero in heroes], area, CARD, m.px(26))
    upper = Rect(area.left, area.top, area.width, int(area.height * UPPER))
    lower = Rect(
        area.left, upper.bottom + m.px(8), area.width, area.bottom - upper.bottom - m.px(8)
    )
    slots: dict[Slot, Rect] = {}
    if view.phase == "naming":
        slots |= _spread([f"choice/{mo}" for mo in MONSTER_CARDS], upper, CARD, m.px(12))
    else:
        slots |= _lay_cards(view, upper, m)
    return slots | _lay_gear(view, lower, m)


def _lay_cards(view: WelcomeView, area: Rect, m: Measure) -> dict[Slot, Rect]:
    tall = int(area.height * 0.98 - m.px(30))
    wide = int(tall * CARD)
    small = (int(wide * 0.82), int(tall * 0.82))
    column = area.width // 3
    middle = area.top + tall // 2
    deck = Rect((0, 0), small)
    deck.center = (area.left + column // 2, middle)
    centre = Rect(0, 0, wide, tall)
    centre.center = (area.centerx, middle)
    pile = Rect(0, 0, min(column - m.px(10), small[0] + int(small[0] * 0.7)), small[1])
    pile.center = (area.right - column // 2, middle)
    if view.phase in CHALLENGE:
        return {
            "dungeon": pile,
            "revealed": Rect(deck.left - m.px(10), area.top, column, tall),
            "deck": Rect(deck.left, deck.top, 1, 1),
            "turned": centre,
        }
    return {"deck": deck, "dungeon": pile, "drawn": centre}


def _lay_gear(view: WelcomeView, area: Rect, m: Measure) -> dict[Slot, Rect]:
    if view.adventurer is None:
        return {}
    kit = ADVENTURERS[view.adventurer].kit
    inner = area.inflate(-m.px(32), -m.px(16))
    top = inner.top + m.px(40)
    tall = inner.bottom - top
    gap = m.px(8)
    wide = min(int(tall * TILE), (inner.width - gap * len(kit)) // (len(kit) + 1))
    tall = min(tall, int(wide / TILE))
    total = wide * (len(kit) + 1) + gap * len(kit)
    left = inner.centerx - total // 2
    places = ["hero", *(f"gear/{item}" for item in kit)]
    return {slot: Rect(left + i * (wide + gap), top, wide, tall) for i, slot in enumerate(places)}


def _spread(slots: Sequence[Slot], area: Rect, aspect: float, gap: int) -> dict[Slot, Rect]:
    """Lay cards of one aspect in one row or two, whichever shows them larger, centred."""
    rows = max((1, 2), key=lambda rows: _width_in(rows, len(slots), area, aspect, gap))
    across = -(-len(slots) // rows)
    wide = _width_in(rows, len(slots), area, aspect, gap)
    tall = int(wide / aspect)
    left = area.centerx - (wide * across + gap * (across - 1)) // 2
    top = area.centery - (tall * rows + gap * (rows - 1)) // 2
    return {
        slot: Rect(
            left + (i % across) * (wide + gap), top + (i // across) * (tall + gap), wide, tall
        )
        for i, slot in enumerate(slots)
    }


def _width_in(rows: int, cards: int, area: Rect, aspect: float, gap: int) -> int:
    across = -(-cards // rows)
    tall = (area.height - gap * (rows + 1)) // rows
    return min(int(tall * aspect), (area.width - gap * (across + 1)) // across)
