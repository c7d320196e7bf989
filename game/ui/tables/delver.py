"""Dungeon Delver on the match screen: where its cards lie and what they show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.core.types import Action, Event, Seat, Slot
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BARE_HANDS,
    HEROES,
    ITEMS,
    MONSTERS,
    TRAPS,
    WEAPONS,
    owner_of,
    strength_of,
)
from game.rules.delver.delve import Delve, hands_die, weapons_against
from game.rules.delver.odds import chance_to_win
from game.rules.delver.view import DelverView
from game.ui.cards import Face, Printer
from game.ui.desk import Desk
from game.ui.dice import settled_die
from game.ui.style import Measure
from game.ui.tables.delver_layout import lay_out, tray
from game.ui.tables.delver_words import DelverWords
from game.ui.tables.table import Die, Heap, Mark, Mood

CARD_FRONT, TILE_FRONT, BACK = "delver/card_front", "delver/tile_front", "delver/back_deck"
FIGHTING = frozenset({"monster", "rolling", "lost"})


class DelverTable(DelverWords):
    """Deck, card, die and discard above; the hero and what they carry below."""

    background = "delver/table_stone"
    turned_slot = "card"
    piles = frozenset({"deck", "discard"})
    heaps = frozenset({"deck", "discard"})

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        super().__init__(desk, names)
        self._desk = desk
        self._print = Printer(desk)

    def layout(self, view: DelverView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
        return lay_out(view, area, m)

    # What the slots show

    def face(
        self, view: DelverView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        delve = view.delve
        kind, _, name = slot.partition("/")
        match kind:
            case "gear":
                return self._item(delve, name, size, tile=True)
            case "use":
                return self._use_tab(size, m)
            case "hero":
                return self._hero(delve, size)
            case "hearts":
                return self._hearts(delve, size)
            case "bare_hands":
                return self._hands(delve, size)
            case "card":
                return self._card(delve, delve.card, size) if delve.card else None
            case "ahead":
                return self._card(delve, delve.ahead, size) if delve.ahead else None
            case "deck":
                return self._pile(len(delve.deck), size, m)
            case "discard":
                return self._card(delve, delve.discard[-1], size) if delve.discard else None
            case "die":
                return self._die(delve, size)
            case _:
                return None

    def _item(self, delve: Delve, item: str, size: tuple[int, int], *, tile: bool) -> Surface:
        front = TILE_FRONT if tile else CARD_FRONT
        owner = owner_of(item)
        foot = (tile and self._chance_words(delve, item)) or self.text(item)
        if owner and owner != delve.options.hero:
            foot = self.say("For the {hero} alone.", hero=self.say(HEROES[owner].name))
        die = WEAPONS[item].die if item in WEAPONS else 0
        face = Face(f"delver/{item}", self.name(item), front, foot, die=die)
        return self._print.face(face, size)

    def _chance_words(self, delve: Delve, weapon: str) -> str:
        """Return a weapon's chance while it may be chosen or has been; else nothing."""
        if delve.phase not in ("monster", "rolling") or delve.weapon not in ("", weapon):
            return ""
        if weapon not in weapons_against(delve.card, delve.items, delve.options):
            return ""
        return self.say("wins {chance}", chance=self.percent(float(chance_to_win(delve, weapon))))

    def _hero(self, delve: Delve, size: tuple[int, int]) -> Surface:
        card = HEROES[delve.options.hero]
        face = Face(
            f"delver/{delve.options.hero}", self.say(card.name), TILE_FRONT, self.say(card.rule)
        )
        return self._print.face(face, size)

    def _hands(self, delve: Delve, size: tuple[int, int]) -> Surface:
        die = hands_die(delve.items, delve.options)
        foot = self._chance_words(delve, BARE_HANDS)
        face = Face("delver/bare_hands", self.say("Bare hands"), TILE_FRONT, foot, die=die)
        return self._print.face(face, size)

    def _card(self, delve: Delve, card: str, size: tuple[int, int]) -> Surface:
        if card in MONSTERS:
            return self._monster(delve, card, size)
        if card in TRAPS:
            face = Face(f"delver/{card}", self.name(card), CARD_FRONT, self.text(card))
            return self._print.face(face, size)
        return self._item(delve, card, size, tile=False)

    def _monster(self, delve: Delve, card: str, size: tuple[int, int]) -> Surface:
        if card == "doppelganger":
            seal = "½"
        elif card == delve.card and delve.phase in FIGHTING:
            seal = str(delve.number(0))
        else:
            seal = str(strength_of(card, delve.options.difficulty))  # type: ignore[arg-type]
        face = Face(f"delver/{card}", self.name(card), CARD_FRONT, self.text(card), seal)
        return self._print.face(face, size)

    def _use_tab(self, size: tuple[int, int], m: Measure) -> Surface:
        return self._desk.art.composed(("use tab", size), lambda: self._build_tab(size, m))

    def _build_tab(self, size: tuple[int, int], m: Measure) -> Surface:
        tab = Surface(size, pygame.SRCALPHA)
        colours = self._desk.colours
        pygame.draw.rect(tab, "#12403f", tab.get_rect(), border_radius=m.px(10))
        pygame.draw.rect(tab, colours.bright, tab.get_rect(), m.px(2), border_radius=m.px(10))
        words = self.say("Use")
        px = min(m.px(24), int(size[1] * 0.62))
        text = self._desk.fonts.font("bold", px).render(words, True, colours.text)
        tab.blit(text, text.get_rect(center=tab.get_rect().center))
        return tab

    def _hearts(self, delve: Delve, size: tuple[int, int]) -> Surface:
        key = ("hearts", delve.options.hero, delve.hearts, size)
        return self._desk.art.composed(key, lambda: self._build_hearts(delve, size))

    def _build_hearts(self, delve: Delve, size: tuple[int, int]) -> Surface:
        row, each = Surface(size, pygame.SRCALPHA), size[1]
        for i in range(HEROES[delve.options.hero].hearts):
            art = "delver/heart_full" if i < delve.hearts else "delver/heart_empty"
            picture = self._desk.art.picture(art, (each - 4, each - 4))
            row.blit(picture, picture.get_rect(center=(i * each + each // 2, each // 2)))
        return row

    def _pile(self, count: int, size: tuple[int, int], m: Measure) -> Surface | None:
        if not count:
            return None
        shown = min(1 + count // 8, 6)
        key = ("delver pile", shown, size)
        return self._desk.art.composed(key, lambda: self._build_pile(shown, size))

    def _build_pile(self, shown: int, size: tuple[int, int]) -> Surface:
        pile, step = Surface(size, pygame.SRCALPHA), max(1, size[0] // 60)
        card = self._print.back(BACK, (size[0] - step * 5, size[1] - step * 5))
        for i in range(shown):
            offset = step * (shown - 1 - i)
            pile.blit(card, (offset, step * 5 - offset))
        return pile

    def _die(self, delve: Delve, size: tuple[int, int]) -> Surface | None:
        if delve.phase not in FIGHTING:
            return None
        weapon = delve.weapon or weapons_against(delve.card, delve.items, delve.options)[0]
        mood: Mood = "bad" if delve.phase == "lost" else "plain"
        return settled_die(self._desk, delve.die(weapon), delve.face or None, size[0], mood)

    # What lies under the slots

    def backdrop(self, view: DelverView, area: Rect, m: Measure, screen: Surface) -> None:
        slots, delve = self.layout(view, area, m), view.delve
        self._draw_tray(view, area, m, screen)
        for slot, rect in slots.items():
            if slot in ("room", "card", "deck", "discard", "ahead") or slot.startswith("spare/"):
                self._draw_place(rect, m, screen)
        for slot, caption in self._captions(view).items():
            if slot in slots:
                below = slots[slot].bottom + m.px(3)
                text = self._desk.fonts.line(caption, "bold", m.px(21), self._desk.colours.text)
                screen.blit(text, text.get_rect(midtop=(slots[slot].centerx, below)))
        if delve.phase in FIGHTING:
            self._draw_sum(delve, slots["die"], m, screen)

    def _captions(self, view: DelverView) -> dict[Slot, str]:
        delve = view.delve
        captions = {
            "deck": self.say("Deck: {n}", n=len(delve.deck)),
            "discard": self.say("Discard: {n}", n=len(delve.discard)),
        }
        if view.delve.ahead:
            captions["ahead"] = self.say("Next")
        return captions

    def _draw_tray(self, view: DelverView, area: Rect, m: Measure, screen: Surface) -> None:
        place, colours = tray(area, m), self._desk.colours
        shade = self._desk.art.composed(("delver tray", place.size), lambda: _shade(place.size))
        screen.blit(shade, place)
        pygame.draw.rect(screen, colours.rim, place, 1, border_radius=m.px(14))
        hero = self.say(HEROES[view.delve.options.hero].name)
        words = self.say("The {hero} carries", hero=hero)
        title = self._desk.fonts.line(words, "title", m.px(24), colours.gold)
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
                return self._item(delve, other, size, tile=True), None
            case s.Used(item) | s.Paid(item) | s.Lost(item) | s.Fetched(item):
                return self._item(delve, item, size, tile=True), None
            case s.Beaten(card) | s.Survived(card) | s.Sprung(card) | s.Left(card):
                return self._card(delve, card, size), None
            case s.Turned(card) | s.PassedBy(card) | s.Taken(card) | s.Returned(card):
                return self._card(delve, card, size), None
            case _:
                return None, None

    def die(self, event: Event) -> Die | None:
        if not isinstance(event, s.Rolled):
            return None
        moods: dict[str, Mood] = {"won": "good", "half_won": "good", "lost": "bad"}
        return Die("die", event.die, event.face, moods.get(event.outcome, "plain"))

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

    def browse(self, view: DelverView) -> Sequence[Heap]:
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
