"""The faces of Dungeon Delver's slots: cards, strips, hearts, piles and dice."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.core.types import Slot
from game.rules.delver.cards import (
    BARE_HANDS,
    HEROES,
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
from game.ui.strips import StripPrinter
from game.ui.style import Measure
from game.ui.tables.delver_layout import USE_WIDTH
from game.ui.tables.delver_words import DelverWords
from game.ui.tables.table import Mood

CARD_FRONT, TILE_FRONT, BACK = "delver/card_front", "delver/tile_front", "delver/back_deck"
FIGHTING = frozenset({"monster", "rolling", "lost"})


class DelverFaces(DelverWords):
    """What the slots show; where they lie is in `delver_layout`."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        super().__init__(desk, names)
        self._desk = desk
        self._print, self._strips = Printer(desk), StripPrinter(desk)

    def face(
        self, view: DelverView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        delve = view.delve
        kind, _, name = slot.partition("/")
        match kind:
            case "gear":
                return self._held(view, name, size, m)
            case "use":
                return self._use_tab(size, m)
            case "hero":
                return self._hero(delve, size, m)
            case "hearts":
                return self._hearts(delve, size)
            case "bare_hands":
                return self._hands(delve, size, m)
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

    def _laid(self, face: Face, size: tuple[int, int], m: Measure, kept: int = 0) -> Surface:
        """Return a face as a tile, or as a strip where its place is one."""
        if size[0] > 2 * size[1]:
            return self._strips.strip(face, size, m, kept)
        return self._print.face(face, size)

    def _held(self, view: DelverView, item: str, size: tuple[int, int], m: Measure) -> Surface:
        """Return an item that is carried; where it may be used its strip has room for the tab."""
        usable = any(action.path() == (f"use/{item}",) for action in view.legal)
        face = self._item_face(view.delve, item, tile=True)
        return self._laid(face, size, m, m.px(USE_WIDTH) if usable else 0)

    def _item(self, delve: Delve, item: str, size: tuple[int, int]) -> Surface:
        return self._print.face(self._item_face(delve, item, tile=False), size)

    def _item_face(self, delve: Delve, item: str, *, tile: bool) -> Face:
        front = TILE_FRONT if tile else CARD_FRONT
        owner = owner_of(item)
        foot = (tile and self._chance_words(delve, item)) or self.text(item)
        if owner and owner != delve.options.hero:
            foot = self.say("For the {hero} alone.", hero=self.say(HEROES[owner].name))
        die = WEAPONS[item].die if item in WEAPONS else 0
        return Face(f"delver/{item}", self.name(item), front, foot, die=die)

    def _chance_words(self, delve: Delve, weapon: str) -> str:
        """Return a weapon's chance while it may be chosen or has been; else nothing."""
        if delve.phase not in ("monster", "rolling") or delve.weapon not in ("", weapon):
            return ""
        if weapon not in weapons_against(delve.card, delve.items, delve.options):
            return ""
        return self.say("wins {chance}", chance=self.percent(float(chance_to_win(delve, weapon))))

    def _hero(self, delve: Delve, size: tuple[int, int], m: Measure) -> Surface:
        card = HEROES[delve.options.hero]
        face = Face(
            f"delver/{delve.options.hero}", self.say(card.name), TILE_FRONT, self.say(card.rule)
        )
        return self._laid(face, size, m)

    def _hands(self, delve: Delve, size: tuple[int, int], m: Measure) -> Surface:
        die = hands_die(delve.items, delve.options)
        foot = self._chance_words(delve, BARE_HANDS)
        face = Face("delver/bare_hands", self.say("Bare hands"), TILE_FRONT, foot, die=die)
        return self._laid(face, size, m)

    def _card(self, delve: Delve, card: str, size: tuple[int, int]) -> Surface:
        if card in MONSTERS:
            return self._monster(delve, card, size)
        if card in TRAPS:
            face = Face(f"delver/{card}", self.name(card), CARD_FRONT, self.text(card))
            return self._print.face(face, size)
        return self._item(delve, card, size)

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
