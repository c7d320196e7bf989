"""Draws the dragon of Dungeon Heroes, which lies on two squares and turns as it goes."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from game.rules.heroes.pieces import DAMAGE, DRAGON
from game.rules.heroes.room import Cell, Room
from game.rules.heroes.state import Match
from game.ui.desk import Desk
from game.ui.tables.heroes_tiles import SPENT, TilePainter

TURN_FRAMES: Final = 12


def heading(room: Room, head: Cell, tail: Cell) -> int:
    """Return which way the dragon looks, in degrees from straight up, counterclockwise."""
    row, column = room.places[head]
    other_row, other_column = room.places[tail]
    return {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}[
        (row - other_row, column - other_column)
    ]


class DragonPainter:
    """Pictures of the dragon seen from above, its head on the half that went last."""

    def __init__(self, desk: Desk, tiles: TilePainter) -> None:
        self._desk, self._tiles = desk, tiles

    def lying(self, table: Match, size: tuple[int, int], *, spent: bool) -> Surface:
        """Return the dragon as it lies on its two squares, or upright on the one it has."""
        if not table.tail:
            upright = ("dragon upright", size, spent)
            return self._desk.art.composed(upright, lambda: self._build_upright(size, spent))
        angle = heading(table.room, table.at[DRAGON], table.tail)
        key = ("dragon", angle, size, spent)
        return self._desk.art.composed(key, lambda: self._build(angle, size, spent))

    def _build(self, angle: int, size: tuple[int, int], spent: bool) -> Surface:
        figure = self._desk.art.picture("heroes/dragon_above", (min(size), max(size)))
        return self._marked(pygame.transform.rotate(figure, angle), size, spent)

    def _build_upright(self, size: tuple[int, int], spent: bool) -> Surface:
        return self._marked(self._desk.art.picture("heroes/piece_dragon", size), size, spent)

    def _marked(self, figure: Surface, size: tuple[int, int], spent: bool) -> Surface:
        """Return a figure in the middle of its place, with the damage it does."""
        made = Surface(size, pygame.SRCALPHA)
        made.blit(figure, figure.get_rect(center=(size[0] // 2, size[1] // 2)))
        if spent:
            made.fill(SPENT, special_flags=pygame.BLEND_RGBA_MULT)
        side = int(min(size) * 0.36)
        at = (size[0] - side * 0.6, size[1] - side * 0.6)
        self._tiles.print_number(made, DAMAGE[DRAGON], "ui/heart", at, side)
        if spent:
            mark = self._desk.art.picture("heroes/action_mark_spent", (side, side))
            made.blit(mark, (0, size[1] - side))
        return made

    def turning(self, start: int, end: int, size: tuple[int, int]) -> tuple[Surface, ...]:
        """Return square pictures of the dragon as it turns the short way round, if it turns."""
        swing = (end - start + 180) % 360 - 180
        if not swing:
            return ()
        angles = [start + swing * (i + 1) / TURN_FRAMES for i in range(TURN_FRAMES)]
        return tuple(self.turned(round(angle), size) for angle in angles)

    def turned(self, angle: int, size: tuple[int, int]) -> Surface:
        """Return a square picture of the dragon at an angle; `size` is that of its two squares."""
        key = ("dragon turns", angle, size)
        return self._desk.art.composed(key, lambda: self._turn(angle, size))

    def _turn(self, angle: int, size: tuple[int, int]) -> Surface:
        long, across = max(size), min(size)
        figure = self._desk.art.picture("heroes/dragon_above", (across, long))
        turned = pygame.transform.rotozoom(figure, angle, 1.0)
        made = Surface((long, long), pygame.SRCALPHA)
        made.blit(turned, turned.get_rect(center=(long // 2, long // 2)))
        return made
