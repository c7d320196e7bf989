"""The shelf of Dungeon Heroes: the market's wares, or the slain whom the Necromancer may raise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.core.types import Slot
from game.rules.heroes import market
from game.rules.heroes import steps as s
from game.rules.heroes.added import keeper
from game.rules.heroes.pieces import KIND_OF, LORDS_OF_THE_UNDEAD, MARKET
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.heroes_tiles import TilePainter

HEADING: Final = 34
"""The height of the shelf's heading, in units."""
HEADED_FROM: Final = 150
"""From this height, in units, a shelf has a heading."""
PAYER, LEAST_PAYERS = 28, 24
"""The side of a payer's portrait in units, and the least width beside a ware for portraits."""
TILE_WIDE: Final = 0.76
"""The part of a wide ware's place that its tile may take; portraits stand beside."""
WARES_ACROSS: Final = 2
DEAR: Final = (140, 136, 142, 255)
"""What a ware that nobody can pay is darkened by."""


def lay_shelf(view: HeroesView, area: Rect, m: Measure) -> dict[Slot, Rect]:
    """Return where the wares lie; while the Necromancer may raise, the slain instead."""
    slots = on_shelf(view)
    if not slots:
        return {}
    top = m.px(HEADING) if headed(area, m) else 0
    pad = m.px(8)
    room = Rect(area.left + pad, area.top + top, area.width - 2 * pad, area.height - top)
    room.inflate_ip(0, -m.px(10))
    count = max(len(slots), len(MARKET))
    square = room.height > room.width * 0.42
    across = WARES_ACROSS if square and count <= len(MARKET) else -(-count // (1 + square))
    down = -(-count // across)
    wide, tall = room.width // across, room.height // down
    gap = m.px(8 if headed(area, m) else 4)
    return {
        slot: Rect(room.left + i % across * wide + gap, room.top + i // across * tall + gap // 2,
                   wide - 2 * gap, tall - gap - m.px(4))
        for i, slot in enumerate(slots)
    }  # fmt: skip


def on_shelf(view: HeroesView) -> Sequence[Slot]:
    """Return the slots on the shelf now."""
    slain = list(dict.fromkeys(a.path()[1] for a in view.legal if isinstance(a, s.Raise)))
    return slain or [f"market/{ware}" for ware in view.table.market]


def has_shelf(table: Match) -> bool:
    """Return whether the match has a market."""
    return LORDS_OF_THE_UNDEAD in table.options.expansions


def headed(area: Rect, m: Measure) -> bool:
    """Return whether a shelf is tall enough for a heading."""
    return area.height >= m.px(HEADED_FROM)


def payers(table: Match, ware: str) -> list[str]:
    """Return the heroes whose experience pays for a ware."""
    price = MARKET[ware].price  # type: ignore[index]
    free = (hero for hero in table.heroes() if hero != table.possessed)
    return [hero for hero in free if market.points(table, hero) >= price]


class ShelfPainter:
    """Paints the plank, and each ware with its price and who can pay."""

    def __init__(self, desk: Desk, tiles: TilePainter) -> None:
        self._desk, self._tiles = desk, tiles

    def plank(self, view: HeroesView, area: Rect, m: Measure, screen: Surface) -> None:
        """Paint the shelf itself, and what it is called."""
        slots = on_shelf(view)
        raising = bool(slots) and slots[0].startswith("fallen/")
        key = ("shelf", area.size, raising, bool(slots), self._desk.colours.text,
               self._desk.settings.locale)  # fmt: skip
        screen.blit(self._desk.art.composed(key, lambda: self._build(area, slots, m)), area)

    def _build(self, area: Rect, slots: Sequence[Slot], m: Measure) -> Surface:
        plank = Surface(area.size, pygame.SRCALPHA)
        colours, fonts, say = self._desk.colours, self._desk.fonts, self._desk.say
        pygame.draw.rect(plank, (50, 33, 20, 235), plank.get_rect(), border_radius=m.px(10))
        board = Rect(0, area.height - m.px(9), area.width, m.px(9))
        pygame.draw.rect(plank, (98, 64, 34, 255), board, border_radius=m.px(4))
        pygame.draw.rect(plank, colours.rim, plank.get_rect(), m.px(2), border_radius=m.px(10))
        title = say("Market")
        if slots and slots[0].startswith("fallen/"):
            title = say("Raise the slain")
        elif not slots:
            title = say("Market: all is sold")
        if headed(area, m) or not slots:
            px, room = m.px(24), area.width - m.px(24)
            while px > m.px(18) and fonts.width(title, "title", px) > room:
                px -= 1
            words = fonts.shorten(title, "title", px, room)
            plank.blit(fonts.line(words, "title", px, colours.gold), (m.px(12), m.px(4)))
        return plank

    def ware(self, table: Match, ware: str, size: tuple[int, int], m: Measure) -> Surface:
        """Return an artifact of the market; dim while nobody can pay."""
        able = tuple(payers(table, ware))
        key = ("ware", ware, size, able)
        return self._desk.art.composed(key, lambda: self._build_ware(ware, able, size, m))

    def _build_ware(
        self, ware: str, able: tuple[str, ...], size: tuple[int, int], m: Measure
    ) -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        tile = self._place_tile(made, ware, able, bool(able), m)
        price = MARKET[ware].price  # type: ignore[index]
        self._tiles.print_number(made, price, "heroes/experience_mark",
                                 (tile.right - tile.width * 0.2, tile.bottom - tile.width * 0.2),
                                 tile.width * 0.5)  # fmt: skip
        return made

    def slain(self, table: Match, piece: str, size: tuple[int, int], m: Measure) -> Surface:
        """Return a slain monster, with the portrait of who keeps it as experience."""
        kind, keeps = KIND_OF[piece], keeper(table, piece)
        key = ("slain", kind, keeps, size)
        return self._desk.art.composed(key, lambda: self._build_slain(kind, keeps, size, m))

    def _build_slain(
        self, kind: str, keeps: str | None, size: tuple[int, int], m: Measure
    ) -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        tile = self._place_tile(made, kind, (keeps,) if keeps else (), True, m)
        side = int(tile.width * 0.36)
        skull = self._desk.art.picture("heroes/skull_mark", (side, side))
        made.blit(skull, skull.get_rect(topright=tile.topright))
        return made

    def _place_tile(
        self, made: Surface, kind: str, beside: Sequence[str], lit: bool, m: Measure
    ) -> Rect:
        """Print a tile, and portraits of heroes beside or below it where there is room."""
        width, height = made.get_size()
        tall = height > width * 1.15
        wide = int(width * TILE_WIDE) if width * (1 - TILE_WIDE) >= m.px(LEAST_PAYERS) else width
        side = min(width, height - m.px(PAYER)) if tall else min(height, wide)
        tile = Rect(0, (height - side) // 2, side, side)
        if tall:
            tile.midtop = (width // 2, 0)
        elif width - side < m.px(LEAST_PAYERS):
            tile.center = (width // 2, height // 2)
        picture = self._tiles.tile(kind, tile.size).copy()
        if not lit:
            picture.fill(DEAR, special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(picture, tile)
        self._print_portraits(made, tile, beside, tall, m)
        return tile

    def _print_portraits(
        self, made: Surface, tile: Rect, heroes: Sequence[str], below: bool, m: Measure
    ) -> None:
        width, height = made.get_size()
        if not heroes:
            return
        if below:
            side = min(m.px(PAYER), width // len(heroes))
            left = (width - side * len(heroes)) // 2
            spots = [(left + i * side, height - side) for i in range(len(heroes))]
        elif width - tile.right >= m.px(LEAST_PAYERS):
            room = width - tile.right - m.px(2)
            side = min(m.px(PAYER), room, height // -(-len(heroes) // max(1, room // m.px(PAYER))))
            across = max(1, room // side)
            spots = [(tile.right + m.px(2) + i % across * side, i // across * side)
                     for i in range(len(heroes))]  # fmt: skip
        else:
            side = int(tile.width * 0.42)
            spots = [(tile.left, tile.top)]
        for hero, spot in zip(heroes, spots, strict=False):
            made.blit(self._desk.art.picture(f"heroes/{hero}", (side, side)), spot)
