"""Welcome to the Dungeon on the match screen: where its cards lie and what they show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.core.types import Action, Event, Seat, Slot
from game.rules.welcome.cards import (
    ADVENTURERS,
    MONSTER_CARDS,
    STRENGTH,
    SUCCESSES_TO_WIN,
    WOUNDS_TO_LOSE,
    Item,
    Monster,
)
from game.rules.welcome.steps import Drawn, Turned
from game.rules.welcome.view import WelcomeView
from game.ui.cards import Face, Printer
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.table import Heap, Mark, Tally
from game.ui.tables.welcome_layout import CARD, CHALLENGE, UPPER, lay_out
from game.ui.tables.welcome_words import WelcomeWords


class WelcomeTable(WelcomeWords):
    """Deck, hand and dungeon above, the adventurer and the equipment below."""

    background = "ui/table_oak"
    turned_slot = "turned"
    piles = frozenset({"deck", "dungeon"})
    heaps = frozenset[Slot]()
    joined: Mapping[Slot, Sequence[Slot]] = {}
    shape: float | None = None
    glide = None

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        super().__init__(desk, names)
        self._desk = desk
        self._print = Printer(desk)

    # Where the slots lie

    def layout(self, view: WelcomeView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
        return lay_out(view, area, m)

    # What the slots show

    def face(
        self, view: WelcomeView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        kind, _, name = slot.partition("/")
        if kind == "gear":
            return self._tile(view, name, size)  # type: ignore[arg-type]
        if kind == "hero" and view.adventurer:
            return self._hero(view.adventurer, size, tile=True)
        if kind == "choice":
            if name in STRENGTH:
                return self._monster(name, view, size)
            return self._hero(name, size)
        if slot == "deck":
            return self._pile("welcome/back_deck", view.deck_size, size, m)
        if slot == "dungeon":
            return self._dungeon(view, size, m)
        if slot == "revealed":
            return self._revealed(view, size, m)
        shown = view.drawn if slot == "drawn" else view.challenge and view.challenge.turned
        if slot == "drawn" and view.phase == "drawn" and shown is None:
            return self._print.back("welcome/back_deck", size)
        return self._monster(shown, view, size) if shown else None

    def _tile(self, view: WelcomeView, item: Item, size: tuple[int, int]) -> Surface:
        assert view.adventurer
        tile = ADVENTURERS[view.adventurer].kit[item]
        gone = item not in view.equipment or (
            view.challenge is not None and self.is_spent(view, item)
        )
        seal = f"+{tile.hp}" if tile.hp else ""
        face = Face(
            f"welcome/{item}", self.say(tile.name), "welcome/tile_front", seal=seal, seal_right=True
        )
        return self._print.face(face, size, gone)

    def _hero(self, hero: str, size: tuple[int, int], tile: bool = False) -> Surface:
        card = ADVENTURERS[hero]  # type: ignore[index]
        front = "welcome/tile_front" if tile else "welcome/card_front"
        face = Face(
            f"welcome/{hero}",
            self.say(card.name),
            front,
            "" if tile else self.say(card.text),
            str(card.hp),
        )
        return self._print.face(face, size)

    def _monster(self, monster: Monster, view: WelcomeView, size: tuple[int, int]) -> Surface:
        card = MONSTER_CARDS[monster]
        name = self.card_name(monster, view.options.edition)
        face = Face(
            f"welcome/{monster}",
            name,
            "welcome/card_front",
            self.stopped_by(view, monster),
            str(card.strength),
        )
        return self._print.face(face, size)

    def _pile(self, back: str, count: int, size: tuple[int, int], m: Measure) -> Surface:
        return self._desk.art.composed(
            ("pile", back, min(count, 5), size), lambda: self._build_pile(back, count, size, m)
        )

    def _build_pile(self, back: str, count: int, size: tuple[int, int], m: Measure) -> Surface:
        pile = Surface(size, pygame.SRCALPHA)
        if not count:
            pygame.draw.rect(pile, "#8a6d42", pile.get_rect(), m.px(2), border_radius=m.px(14))
            return pile
        step = max(1, size[0] // 60)
        cards = min(count, 5)
        card = self._print.back(back, (size[0] - step * 4, size[1] - step * 4))
        for i in range(cards):
            offset = step * (cards - 1 - i)
            pile.blit(card, (offset, step * 4 - offset))
        return pile

    def _dungeon(self, view: WelcomeView, size: tuple[int, int], m: Measure) -> Surface:
        key = ("fan", view.dungeon, view.me, size)
        return self._desk.art.composed(key, lambda: self._build_fan(view, size, m))

    def _build_fan(self, view: WelcomeView, size: tuple[int, int], m: Measure) -> Surface:
        """Lay the face-down cards askew, each with the banner of who put it there."""
        fan = Surface(size, pygame.SRCALPHA)
        cards = view.dungeon
        if not cards:
            pygame.draw.rect(fan, "#8a6d42", fan.get_rect(), m.px(2), border_radius=m.px(14))
            return fan
        card = self._print.back(
            "welcome/back_dungeon", (int(size[1] * CARD * 0.94), int(size[1] * 0.94))
        )
        room = size[0] - card.get_width() - m.px(10)
        step = min(card.get_width() * 0.42, room / max(1, len(cards) - 1))
        banner = max(14, min(m.px(34), int(step) if len(cards) > 1 else m.px(34)))
        left = m.px(5) + max(0, int((room - step * (len(cards) - 1)) / 2))
        for i, back in enumerate(cards):
            turned = pygame.transform.rotozoom(card, (-2.0, 1.4, -0.8, 2.2)[i % 4], 1.0)
            place = turned.get_rect(midleft=(left + int(i * step), size[1] // 2))
            fan.blit(turned, place)
            mark = self._desk.art.picture(f"ui/seat_{'abcd'[back.seat]}", (banner, banner))
            fan.blit(mark, (place.left + m.px(8), place.top + m.px(12)))
            if back.monster:
                own = self._desk.art.picture(f"welcome/{back.monster}", (banner, banner))
                fan.blit(own, (place.left + m.px(8), place.top + m.px(14) + banner))
        return fan

    def _revealed(self, view: WelcomeView, size: tuple[int, int], m: Measure) -> Surface | None:
        run = view.challenge
        if run is None or not run.revealed:
            return None
        key = ("revealed", tuple(run.revealed), size, view.options.edition)
        return self._desk.art.composed(key, lambda: self._build_revealed(view, size, m))

    def _build_revealed(self, view: WelcomeView, size: tuple[int, int], m: Measure) -> Surface:
        """List the cards already faced, the newest at the foot, with what became of each."""
        assert view.challenge
        sheet = Surface(size, pygame.SRCALPHA)
        rows = len(view.challenge.revealed)
        row = min(m.px(44), size[1] // max(rows, 1))
        text_px = max(10, min(m.px(21), int(row * 0.56)))
        for i, card in enumerate(view.challenge.revealed):
            y = i * row
            picture = self._desk.art.picture(f"welcome/{card.monster}", (row - 2, row - 2))
            sheet.blit(picture, (0, y))
            words = self.outcome_words(card.monster, card.outcome)
            colour = self._desk.colours.bad if card.outcome == "hit" else self._desk.colours.text
            if card.outcome in ("shown", "polymorphed"):
                colour = self._desk.colours.dim
            line = self._desk.fonts.shorten(words, "text", text_px, size[0] - row - m.px(8))
            text = self._desk.fonts.line(line, "text", text_px, colour)
            sheet.blit(text, (row + m.px(8), y + (row - text.get_height()) // 2))
        return sheet

    # What lies under the slots

    def backdrop(self, view: WelcomeView, area: Rect, m: Measure, screen: Surface) -> None:
        slots = self.layout(view, area, m)
        if view.adventurer:
            self._draw_tray(view, area, m, screen)
        for slot, caption in self._captions(view).items():
            if slot in slots and slots[slot].width > 1:
                text = self._desk.fonts.line(caption, "bold", m.px(22), self._desk.colours.text)
                y = min(
                    slots[slot].bottom + m.px(6), area.top + int(area.height * UPPER) - m.px(24)
                )
                screen.blit(text, text.get_rect(midtop=(slots[slot].centerx, y)))

    def _captions(self, view: WelcomeView) -> dict[Slot, str]:
        if view.phase == "choosing":
            return {}
        words = self._desk.words
        captions = {
            "dungeon": words.count("Dungeon: {n} card", "Dungeon: {n} cards", len(view.dungeon))
        }
        if view.phase not in CHALLENGE:
            captions["deck"] = words.count("Deck: {n} card", "Deck: {n} cards", view.deck_size)
        return captions

    def _draw_tray(self, view: WelcomeView, area: Rect, m: Measure, screen: Surface) -> None:
        assert view.adventurer
        top = area.top + int(area.height * UPPER) + m.px(8)
        tray = Rect(area.left, top, area.width, area.bottom - top)
        shade = self._desk.art.composed(("tray", tray.size), lambda: _shade(tray.size))
        screen.blit(shade, tray)
        pygame.draw.rect(screen, self._desk.colours.rim, tray, 1, border_radius=m.px(14))
        fonts, colours = self._desk.fonts, self._desk.colours
        title = fonts.line(self.tray_title(view), "title", m.px(24), colours.gold)
        screen.blit(title, (tray.left + m.px(18), tray.top + m.px(12)))
        hp = fonts.line(self.hp_words(view), "bold", m.px(26), colours.text)
        place = hp.get_rect(topright=(tray.right - m.px(18), tray.top + m.px(10)))
        screen.blit(hp, place)
        heart = self._desk.art.picture("ui/heart", (m.px(28), m.px(28)))
        screen.blit(heart, heart.get_rect(midright=(place.left - m.px(8), place.centery)))

    def travellers(
        self, event: Event, source: Slot, target: Slot, size: tuple[int, int], m: Measure
    ) -> tuple[Surface | None, Surface | None]:
        if source.startswith("gear/") and self.view and self.view.adventurer:
            return self._tile(self.view, source[5:], size), None  # type: ignore[arg-type]
        if isinstance(event, Turned) and self.view:
            back = "welcome/back_deck" if event.polymorph else "welcome/back_dungeon"
            return self._print.back(back, size), self._monster(event.monster, self.view, size)
        if isinstance(event, Drawn) and self.view:
            face = self._monster(event.monster, self.view, size) if event.monster else None
            return self._print.back("welcome/back_deck", size), face
        if source == "drawn":
            return self._print.back("welcome/back_dungeon", size), None
        return None, None

    def die(self, event: Event) -> None:
        """Return None: the game has no dice."""

    def offered(self, view: WelcomeView, clicked: Sequence[Slot]) -> Sequence[Action]:
        """Return the same buttons whatever is clicked."""
        return self.buttons(view)

    def region(self, slot: Slot) -> str:
        """Return one group for all: cards lie in rows."""
        return "table"

    def tally(self, view: WelcomeView, events: Sequence[Event]) -> Sequence[Tally]:
        """Return nothing: the marks of the seats tell it."""
        return ()

    def draggable(self, view: WelcomeView, slot: Slot) -> bool:
        return slot == "drawn" and view.phase == "drawn" and bool(view.legal)

    def badge(self, view: WelcomeView, action: Action) -> None:
        """Return None: the chances stand beside the table."""

    def twin(self, slot: Slot) -> None:
        """Return None: everything has one place."""

    def carried(
        self, view: WelcomeView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        return self.face(view, slot, size, m)

    def browse(self, view: WelcomeView, heap: Slot = "") -> Sequence[Heap]:
        """Return nothing: the piles of this game are closed."""
        return ()

    # The seats

    def active(self, view: WelcomeView) -> Seat | None:
        return view.seat if view.round and view.player is not None else None

    def emblem(self, view: WelcomeView) -> str:
        return "ui/crown"

    def marks(self, view: WelcomeView, seat: Seat) -> Sequence[Mark]:
        won, lost = view.successes[seat], view.wounds[seat]
        return (
            *(
                Mark("welcome/success" if i < won else "welcome/success_empty")
                for i in range(SUCCESSES_TO_WIN)
            ),
            *(
                Mark("welcome/wound" if i < lost else "welcome/wound_empty")
                for i in range(WOUNDS_TO_LOSE)
            ),
        )


def _shade(size: tuple[int, int]) -> Surface:
    shade = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(shade, (20, 12, 7, 150), shade.get_rect(), border_radius=14)
    return shade
