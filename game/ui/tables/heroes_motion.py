"""What moves in an odd way on the table of Dungeon Heroes: the dragon, and a hero with a ghost."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.core.types import Event, Slot
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import DRAGON, WHITE_LADY
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match
from game.ui.tables.heroes_dragon import DragonPainter, heading
from game.ui.tables.heroes_tiles import TilePainter
from game.ui.tables.table import Glide


class MotionPainter:
    """Pictures of what travels otherwise than one piece from square to square."""

    def __init__(self, tiles: TilePainter, dragon: DragonPainter) -> None:
        self._tiles, self._dragon = tiles, dragon

    def glide(self, table: Match, event: Event, slots: Mapping[Slot, Rect]) -> Glide | None:
        """Return how a piece goes that was on the table before an event, if it goes oddly."""
        match event:
            case s.Moved(piece, start, cell) if piece == DRAGON and DRAGON in table.at:
                return self._crawl(table, start, cell, slots)
            case s.Moved(piece, start, cell) if piece == table.possessed:
                return self._led(piece, slots[f"cell/{start}"], slots[f"cell/{cell}"])
            case s.Swapped(hero, _, other) if table.possessed not in (hero, other):
                return self._swap(hero, other, slots)
            case _:
                return None

    def _swap(self, hero: str, other: str, slots: Mapping[Slot, Rect]) -> Glide:
        """Let two heroes change places, both at once."""
        here, there = slots[f"piece/{hero}"], slots[f"piece/{other}"]
        partner = (self._tiles.piece(other, there.size), there.center, here.center)
        picture = self._tiles.piece(hero, here.size)
        hides = (f"piece/{hero}", f"piece/{other}")
        return Glide(picture, here.center, there.center, hides, partner=partner)

    def _crawl(self, table: Match, stays: Cell, cell: Cell, slots: Mapping[Slot, Rect]) -> Glide:
        """Let the dragon glide onto its two squares, turning on the way."""
        half, other = slots[f"cell/{stays}"], slots[f"cell/{cell}"]
        start, end = slots[f"piece/{DRAGON}"], half.union(other)
        size = (half.width, 2 * half.width)
        after = heading(table.room, cell, stays)
        before = after
        if table.tail:
            before = heading(table.room, table.at[DRAGON], table.tail)
        frames = self._dragon.turning(before, after, size)
        picture = frames[-1] if frames else self._dragon.turned(after, size)
        return Glide(picture, start.center, end.center, (f"piece/{DRAGON}",), frames)

    def _led(self, hero: str, start: Rect, end: Rect) -> Glide:
        """Let the White Lady float beside the hero whom she leads."""
        size = int(start.width * 0.58)
        picture = Surface(start.size, pygame.SRCALPHA)
        low = start.height - size - int(start.height * 0.06)
        picture.blit(self._tiles.piece(hero, (size, size), ghostly=True), (0, low))
        lady = self._tiles.piece(WHITE_LADY, (size, size))
        picture.blit(lady, (start.width - size, low))
        hides = (f"piece/{WHITE_LADY}", f"piece/{hero}")
        return Glide(picture, start.center, end.center, hides)
