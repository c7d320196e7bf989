"""Decks, discards and the level counter of Rogue Dungeon; and what lies in them to look through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.core.types import Slot
from game.rules.rogue.effects import LootKind
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import COLOURS, Colour
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import LEVELS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import BOSS_GEMS, LAST_LEVEL, Run
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rogue_hand import TIMES
from game.ui.tables.rogue_hand_layout import KINDS
from game.ui.tables.rogue_paint import RoguePaint
from game.ui.tables.table import Heap

Say = Callable[..., str]

CAPTION: Final = 24
ROOM_TITLES: Final[dict[Colour, str]] = {
    "red": "Red rooms left: {n}",
    "yellow": "Yellow rooms left: {n}",
    "white": "White rooms left: {n}",
    "green": "Green rooms left: {n}",
    "blue": "Blue rooms left: {n}",
    "purple": "Purple rooms left: {n}",
}
CARD: Final = 5 / 7
ROOM_DECKS: Final = 0.38
"""The part of the width that the six decks of rooms take."""


def lay_heaps(run: Run, area: Rect, m: Measure) -> dict[Slot, Rect]:
    """Return where decks and discards lie, a caption's height kept free below each."""
    inner, gap = area.inflate(-m.px(16), -m.px(10)), m.px(8)
    decks = Rect(0, inner.top, int(inner.width * ROOM_DECKS), inner.height)
    decks.right = inner.right
    room = Rect(inner.left, inner.top, decks.left - gap - inner.left, inner.height)
    slots: dict[Slot, Rect] = {}
    names = ("deck/loot", "discard", "deck/specialty", "deck/monster")
    each = room.width // len(names)
    tall = min(room.height - m.px(CAPTION), int((each - gap) / CARD))
    for i, name in enumerate(names):
        card = Rect(0, 0, int(tall * CARD), tall)
        top = room.top + (room.height - m.px(CAPTION) - tall) // 2
        card.midtop = (room.left + i * each + each // 2, top)
        slots[name] = card
    half, third = (decks.height - gap) // 2, decks.width // 3
    for i, colour in enumerate(COLOURS):
        place = Rect(decks.left + i % 3 * third, decks.top + i // 3 * (half + gap), third, half)
        slots[f"deck/{colour}"] = place.inflate(-m.px(6), 0)
    return slots


def lay_small(run: Run, levels: Rect, m: Measure) -> dict[Slot, Rect]:
    """Return the one heap that a small window has room for, at the foot of the levels."""
    tall = int(levels.width / CARD)
    return {"deck/loot": Rect(levels.left, levels.bottom - tall, levels.width, tall)}


class HeapPainter:
    """Paints heaps, each once a count."""

    def __init__(self, desk: Desk, paint: RoguePaint, say: Say) -> None:
        self._desk, self._paint, self._say = desk, paint, say

    def heap(self, run: Run, name: str, size: tuple[int, int], m: Measure) -> Surface | None:
        """Return a heap's picture: backs as thick as it is, or the card last discarded."""
        if name in COLOURS:
            return self._rooms(name, len(run.rooms[name]), size, m)
        if name == "discard":
            top = run.loot_discard[-1] if run.loot_discard else ""
            return self._top(top, size, m) if top else None
        count, back = self._count(run, name)
        if not count:
            return None
        shown = min(1 + count // 8, 5)
        key = ("heap", back, shown, m.unit)
        return self._paint.composed(key, size, lambda on: self._backs(on, back, shown))

    def _count(self, run: Run, name: str) -> tuple[int, str]:
        match name:
            case "monster":
                level = max(1, run.level)
                return len(run.monsters[level - 1]), f"monster_back_{level}"
            case "specialty":
                return len(run.specialty), "loot_back"
            case _:
                return len(run.loot), "loot_back"

    def _backs(self, on: Surface, back: str, shown: int) -> None:
        size = on.get_size()
        step = max(1, size[0] // 40)
        reach = step * 4
        card = self._desk.art.picture(f"rogue/{back}", (size[0] - reach, size[1] - reach))
        for i in range(shown):
            offset = step * (shown - 1 - i)
            on.blit(card, (offset, reach - offset))

    def _top(self, card: str, size: tuple[int, int], m: Measure) -> Surface:
        key = ("heap top", card, m.unit)
        return self._paint.composed(key, size, lambda on: self._laid(on, card, m))

    def _laid(self, on: Surface, card: str, m: Measure) -> None:
        self._paint.parchment(on, m)
        middle = on.get_rect().center
        self._paint.put(on, card, middle, int(on.get_width() * 0.8))

    def _rooms(self, colour: str, count: int, size: tuple[int, int], m: Measure) -> Surface:
        key = ("rooms", colour, count, m.unit)
        return self._paint.composed(key, size, lambda on: self._deck(on, colour, count, m))

    def _deck(self, on: Surface, colour: str, count: int, m: Measure) -> None:
        """Paint a deck of rooms, and upon it how many are left."""
        width, height = on.get_size()
        card = self._desk.art.picture(f"rogue/room_back_{colour}", (width, height))
        place = card.get_rect(center=(width // 2, height // 2))
        if not count:
            card = card.copy()
            card.set_alpha(70)
        on.blit(card, place)
        self._paint.number(on, str(count), (place.centerx, place.bottom - m.px(11)), m.px(21))

    def captions(self, run: Run, area: Rect, m: Measure, screen: Surface) -> None:
        """Paint the ground of the heaps, and below each how many cards it has."""
        self._paint.tray(screen, area, m, 110)
        counts = {
            "deck/loot": len(run.loot), "discard": len(run.loot_discard),
            "deck/specialty": len(run.specialty),
            "deck/monster": len(run.monsters[max(1, run.level) - 1]),
        }  # fmt: skip
        art = {
            "deck/loot": "type_treasure", "discard": "", "deck/specialty": "token_luck",
            "deck/monster": "seal_damage",
        }  # fmt: skip
        slots = lay_heaps(run, area, m)
        for name, count in counts.items():
            rect = slots[name]
            if not count:
                pygame.draw.rect(screen, self._desk.colours.rim, rect, 1, border_radius=m.px(6))
            text = self._desk.fonts.line(str(count), "bold", m.px(20), self._desk.colours.text)
            spot = text.get_rect(midtop=(rect.centerx, rect.bottom + m.px(1)))
            if art[name]:
                side = m.px(22)
                spot.left += side // 2
                self._paint.put(screen, art[name], (spot.left - side // 2 - m.px(3),
                                                    spot.centery), side)  # fmt: skip
            screen.blit(text, spot)

    # Levels

    def levels(self, run: Run, area: Rect, m: Measure, *, short: bool) -> Surface:
        """Return the five levels with the counter on the one reached, and the boss's red gems."""
        reds = sum(colour == "red" for colour in run.explored.values())
        key = ("levels", run.level, run.options.levels, min(reds, BOSS_GEMS), run.finale, short,
               m.unit)  # fmt: skip
        return self._paint.composed(
            key, area.size, lambda on: self._levels(on, run, min(reds, BOSS_GEMS), m, short=short)
        )

    def _levels(self, on: Surface, run: Run, reds: int, m: Measure, *, short: bool) -> None:
        colours, side = self._desk.colours, on.get_width()
        tall = min(m.px(56), int(on.get_height() * (0.72 if short else 0.6)) // (LAST_LEVEL + 1))
        y = 0
        for i, numeral in enumerate(LEVELS):
            here, played = i + 1 == run.level, i < run.options.levels
            place = Rect(0, y, side, tall * (2 if here else 1) - m.px(4))
            y += place.height + m.px(4)
            ground = colours.button if here else colours.panel
            pygame.draw.rect(on, ground, place, border_radius=m.px(7))
            pygame.draw.rect(on, colours.gold if here else colours.rim, place,
                             max(1, m.px(2 if here else 1)), m.px(7))  # fmt: skip
            if here:
                above = (place.centerx, place.top + min(side, tall) // 2 + m.px(2))
                self._paint.put(on, "level_counter", above, min(side, tall) - m.px(2))
                low = (place.centerx, place.bottom - tall // 2 + m.px(2))
                self._paint.number(on, numeral, low, m.px(28), colours.bright)
                continue
            tone = colours.text if i + 1 < run.level else colours.dim
            text = self._desk.fonts.line(numeral, "bold", m.px(20), tone)
            text = text if played else _faint(text)
            on.blit(text, text.get_rect(center=place.center))
        if run.level < LAST_LEVEL or run.finale or short:
            return
        y += side // 2 + m.px(8)
        for i in range(BOSS_GEMS):
            self._paint.put(on, "token_red" if i < reds else "token_hidden", (side // 2, y),
                            side - m.px(8))  # fmt: skip
            y += side


def _faint(text: Surface) -> Surface:
    faint = text.copy()
    faint.set_alpha(90)
    return faint


# To look through


def browse(run: Run, heap: Slot, say: Say) -> Sequence[Heap]:
    """Return what lies in a heap, or in all of them."""
    name = heap.partition("/")[2]
    chosen: Sequence[Heap]
    if heap == "discard":
        chosen = _discarded(run, say)
    elif name in COLOURS:
        chosen = _rooms_left(run, name, say)
    elif name == "monster":
        chosen = _monsters_left(run, say)
    elif name == "specialty":
        chosen = _specialty_left(run, say)
    elif name == "loot":
        chosen = _loot_left(run, say)
    else:
        parts = (_discarded, _specialty_left, _monsters_left, _all_rooms_left, _loot_left)
        chosen = [found for part in parts for found in part(run, say)]
    return [found for found in chosen if found.cards] or [Heap(say("No card lies there."), ())]


def _discarded(run: Run, say: Say) -> list[Heap]:
    title = say("Loot discarded: {n}", n=len(run.loot_discard))
    return [Heap(title, _loot(run.loot_discard, say))]


def _specialty_left(run: Run, say: Say) -> list[Heap]:
    title = say("Specialty cards left: {n}", n=len(run.specialty))
    return [Heap(title, _loot(run.specialty, say))]


def _loot_left(run: Run, say: Say) -> list[Heap]:
    title = say("Loot left in the deck: {n}", n=len(run.loot))
    return [Heap(title, _loot(run.loot, say))]


def _monsters_left(run: Run, say: Say) -> list[Heap]:
    left = run.monsters[max(1, run.level) - 1]
    level = LEVELS[max(1, run.level) - 1]
    title = say("Monsters of level {level} left: {n}", level=level, n=len(left))
    return [Heap(title, [(f"rogue/{name}", say(MONSTERS[name].name)) for name in sorted(left)])]


def _all_rooms_left(run: Run, say: Say) -> list[Heap]:
    rooms = [room for colour in COLOURS for room in run.rooms[colour]]
    title = say("Rooms left: {n}", n=len(rooms))
    return [Heap(title, [(f"rogue/{room}", say(ROOMS[room].name)) for room in rooms])]


def _rooms_left(run: Run, colour: Colour, say: Say) -> list[Heap]:
    rooms = run.rooms[colour]
    title = say(ROOM_TITLES[colour], n=len(rooms))
    return [Heap(title, [(f"rogue/{room}", say(ROOMS[room].name)) for room in rooms])]


def _loot(cards: Iterable[str], say: Say) -> list[tuple[str, str]]:
    def kind(card: str) -> LootKind:
        return LOOT[card].kind

    counted = Counter(cards)
    found = sorted(counted, key=lambda card: (KINDS.index(kind(card)), card))
    return [
        (
            f"rogue/{card}",
            say(LOOT[card].name) + (f" {TIMES}{counted[card]}" if counted[card] > 1 else ""),
        )
        for card in found
    ]
