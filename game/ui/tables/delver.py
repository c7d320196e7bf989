"""Dungeon Delver on the match screen: where its cards lie and what they show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.core.types import Action, Event, Seat, Slot
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    HEROES,
    ITEMS,
    MONSTERS,
    TRAPS,
    WEAPONS,
    strength_of,
)
from game.rules.delver.delve import Delve, weapons_against
from game.rules.delver.view import DelverView
from game.ui.regions import is_short
from game.ui.style import Measure
from game.ui.tables.delver_faces import BACK, FIGHTING, DelverFaces
from game.ui.tables.delver_layout import HEART, lay_out, tray
from game.ui.tables.delver_tally import DelverTally
from game.ui.tables.table import Die, Heap, Mark, Mood


class DelverTable(DelverTally, DelverFaces):
    """Deck, card, die and discard above; the hero and what they carry below."""

    background = "delver/table_stone"
    turned_slot = "card"
    piles = frozenset({"deck", "discard"})
    heaps = frozenset({"deck", "discard"})
    joined: Mapping[Slot, Sequence[Slot]] = {}
    shape: float | None = None
    glide = None

    def layout(self, view: DelverView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
        return lay_out(view, area, m)

    # What lies under the slots

    def backdrop(self, view: DelverView, area: Rect, m: Measure, screen: Surface) -> None:
        slots, delve = self.layout(view, area, m), view.delve
        self._draw_tray(view, area, m, screen)
        for slot, rect in slots.items():
            if slot in ("room", "card", "deck", "discard", "ahead") or slot.startswith("spare/"):
                self._draw_place(rect, m, screen)
        for slot, caption in self._captions(view, is_short(m)).items():
            if slot in slots:
                below = slots[slot].bottom + m.px(3)
                text = self._desk.fonts.line(caption, "bold", m.px(21), self._desk.colours.text)
                screen.blit(text, text.get_rect(midtop=(slots[slot].centerx, below)))
        if delve.phase in FIGHTING:
            self._draw_sum(delve, slots["die"], m, screen)

    def _captions(self, view: DelverView, small: bool) -> dict[Slot, str]:
        delve = view.delve
        captions = {
            "deck": self.say("Deck: {n}", n=len(delve.deck)),
            "discard": self.say("Discard: {n}", n=len(delve.discard)),
        }
        if view.delve.ahead:
            captions["ahead"] = self.say("Next")
        if view.delve.ahead and small:
            captions["ahead"] = self.name(view.delve.ahead)
            del captions["deck"]
        return captions

    def _draw_tray(self, view: DelverView, area: Rect, m: Measure, screen: Surface) -> None:
        place, colours = tray(area, m), self._desk.colours
        shade = self._desk.art.composed(("delver tray", place.size), lambda: _shade(place.size))
        screen.blit(shade, place)
        pygame.draw.rect(screen, colours.rim, place, 1, border_radius=m.px(14))
        hero = self.say(HEROES[view.delve.options.hero].name)
        words = self.say("The {hero} carries", hero=hero)
        hearts = m.px(HEART) * HEROES[view.delve.options.hero].hearts
        px, room = m.px(24), place.width - hearts - m.px(40)
        while px > m.px(18) and self._desk.fonts.width(words, "title", px) > room:
            px -= 1
        words = self._desk.fonts.shorten(words, "title", px, room)
        title = self._desk.fonts.line(words, "title", px, colours.gold)
        screen.blit(title, (place.left + m.px(18), place.top + m.px(10)))

    def _draw_place(self, rect: Rect, m: Measure, screen: Surface) -> None:
        """Mark where a card would lie."""
        ground = self._desk.art.composed(("place", rect.size), lambda: _hollow(rect.size, m))
        screen.blit(ground, rect)

    def _draw_sum(self, delve: Delve, die: Rect, m: Measure, screen: Surface) -> None:
        """Write below the die what is rolled against what."""
        lines = list(self._sum_lines(delve))
        y, colours = die.bottom + m.px(8), self._desk.colours
        for words, tone in lines:
            text = self._desk.fonts.line(words, "bold", m.px(24), getattr(colours, tone))
            screen.blit(text, text.get_rect(midtop=(die.centerx, y)))
            y += m.px(32)

    def _sum_lines(self, delve: Delve) -> Sequence[tuple[str, str]]:
        weapons = weapons_against(delve.card, delve.items, delve.options)
        weapon = delve.weapon or (weapons[0] if len(weapons) == 1 else "")
        if not weapon:
            beat = self.say("against {number}", number=self.number_words(delve))
            return ((self.say("Choose a weapon"), "dim"), (beat, "text"))
        die, bonus = delve.die(weapon), delve.bonus(weapon)
        beat = self.say("against {number}", number=delve.number(die))
        if not delve.face:
            return ((self.roll_words(die, bonus), "bright"), (beat, "text"))
        tone = "bad" if delve.phase == "lost" else "bright"
        return ((self.sum_words(delve.face, bonus), tone), (beat, "text"))

    def travellers(
        self, event: Event, source: Slot, target: Slot, size: tuple[int, int], m: Measure
    ) -> tuple[Surface | None, Surface | None]:
        if self.view is None:
            return None, None
        delve = self.view.delve
        match event:
            case s.Turned(card, False) | s.Foreseen(card):
                return self._print.back(BACK, size), self._card(delve, card, size)
            case s.PassedBy(card, "deck"):
                return self._print.back(BACK, size), self._card(delve, card, size)
            case s.Taken(_, other) if source.startswith("gear/") and other:
                return self._travelling(delve, other, size, m), None
            case s.Used(item) | s.Paid(item) | s.Lost(item) | s.Fetched(item):
                return self._travelling(delve, item, size, m), None
            case s.Beaten(card) | s.Survived(card) | s.Sprung(card) | s.Left(card):
                return self._card(delve, card, size), None
            case s.Turned(card) | s.PassedBy(card) | s.Taken(card) | s.Returned(card):
                return self._card(delve, card, size), None
            case _:
                return None, None

    def _travelling(self, delve: Delve, item: str, size: tuple[int, int], m: Measure) -> Surface:
        return self._laid(self._item_face(delve, item, tile=True), size, m)

    def die(self, event: Event) -> Die | None:
        if not isinstance(event, s.Rolled):
            return None
        moods: dict[str, Mood] = {"won": "good", "half_won": "good", "lost": "bad"}
        return Die("die", event.die, event.face, moods.get(event.outcome, "plain"))

    def offered(self, view: DelverView, clicked: Sequence[Slot]) -> Sequence[Action]:
        """Return the same buttons whatever is clicked."""
        return self.buttons(view)

    def region(self, slot: Slot) -> str:
        """Return one group for all: cards lie in rows."""
        return "table"

    def draggable(self, view: DelverView, slot: Slot) -> bool:
        """Return whether a card may be dragged: the one turned up, or one that is carried."""
        if slot == "card":
            return view.phase in ("item", "trap") and bool(view.legal)
        return slot.startswith("gear/") and any(slot in action.path() for action in view.legal)

    def badge(self, view: DelverView, action: Action) -> None:
        """Return None: the chances stand on the weapons."""

    def twin(self, slot: Slot) -> None:
        """Return None: everything has one place."""

    def carried(
        self, view: DelverView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        return self.face(view, slot, size, m)

    def browse(self, view: DelverView, heap: Slot = "") -> Sequence[Heap]:
        delve = view.delve
        left = [*delve.deck, *([delve.ahead] if delve.ahead else [])]
        kinds = (
            (self.say("Monsters still in the deck"), MONSTERS),
            (self.say("Traps still in the deck"), TRAPS),
            (self.say("Items still in the deck"), ITEMS),
        )
        heaps = [self._heap(title, [c for c in left if c in kind]) for title, kind in kinds]
        return [*heaps, self._heap(self.say("Discarded, newest first"), delve.discard[::-1])]

    def _heap(self, title: str, cards: Sequence[str]) -> Heap:
        shown = [(f"delver/{card}", self._words_under(card)) for card in cards]
        return Heap(self.say("{title} ({n})", title=title, n=len(cards)), shown)

    def _words_under(self, card: str) -> str:
        if card in MONSTERS:
            number = strength_of(card, self.options.difficulty) or "½"
            return self.say("{n} {card}", n=number, card=self.name(card))
        if card in WEAPONS:
            die = WEAPONS[card].die
            return self.say("d{die} {card}", die=die, card=self.name(card))
        return self.name(card)

    # The seat

    def active(self, view: DelverView) -> Seat | None:
        return 0 if view.player is not None else None

    def marks(self, view: DelverView, seat: Seat) -> Sequence[Mark]:
        full = HEROES[view.delve.options.hero].hearts
        return [
            Mark("delver/heart_full" if i < view.delve.hearts else "delver/heart_empty")
            for i in range(full)
        ]

    def emblem(self, view: DelverView) -> str:
        return "delver/won" if view.delve.won else "delver/lost"


def _shade(size: tuple[int, int]) -> Surface:
    shade = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(shade, (14, 15, 18, 150), shade.get_rect(), border_radius=14)
    return shade


def _hollow(size: tuple[int, int], m: Measure) -> Surface:
    hollow = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(hollow, (8, 8, 10, 90), hollow.get_rect(), border_radius=m.px(14))
    pygame.draw.rect(hollow, (200, 180, 140, 70), hollow.get_rect(), m.px(2), m.px(14))
    return hollow
