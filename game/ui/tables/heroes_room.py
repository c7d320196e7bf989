"""Paints the room of Dungeon Heroes: flagstones, walls, entrance arch and vault door."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from game.rules.heroes.room import COLUMNS, ROWS, Cell, Room
from game.rules.heroes.state import Match
from game.ui.desk import Desk
from game.ui.tables.heroes_layout import Ground

FLOORS: Final = ("heroes/floor_a", "heroes/floor_b", "heroes/floor_c")
WALL: Final = 0.2
"""An inner wall's thickness, as a part of a square."""


class RoomPainter:
    """Paints a room once a size."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def picture(self, room: Room, parts: Ground) -> Surface:
        """Return the empty room as large as its board."""
        key = ("room", room.name, parts.board.size)
        return self._desk.art.composed(key, lambda: self._paint(room, parts))

    def _paint(self, room: Room, parts: Ground) -> Surface:
        board = Surface(parts.board.size, pygame.SRCALPHA)
        for row in range(ROWS + 2):
            for column in range(1, COLUMNS + 1):
                self._paint_square(board, room, parts, row, column)
        self._paint_walls(board, room, parts)
        self._paint_frame(board, parts)
        self._paint_gates(board, parts)
        self._write_coordinates(board, parts)
        return board

    def _rect(self, parts: Ground, row: int, column: int) -> Rect:
        edge = parts.left - parts.board.left
        side = parts.side
        return Rect(edge + (column - 1) * side, edge + (ROWS + 1 - row) * side, side, side)

    def _paint_square(
        self, board: Surface, room: Room, parts: Ground, row: int, column: int
    ) -> None:
        place = self._rect(parts, row, column)
        cell = _cell(row, column)
        if cell in room.places:
            art = FLOORS[(row * 7 + column * 5 + row * column) % len(FLOORS)]
            art = {"e": "heroes/floor_entrance", "v": "heroes/floor_vault"}.get(cell[0], art)
        elif 0 < row <= ROWS:
            art = "heroes/pit"
        else:
            return
        board.blit(self._desk.art.picture(art, place.size), place)

    def _paint_walls(self, board: Surface, room: Room, parts: Ground) -> None:
        """Paint the inner walls: between squares side by side that are no neighbours."""
        thick = int(parts.side * WALL)
        for cell, (row, column) in room.places.items():
            for down, right in ((1, 0), (0, 1)):
                other = _cell(row + down, column + right)
                if other not in room.places or other in room.beside[cell]:
                    continue
                here, there = (
                    self._rect(parts, row, column),
                    self._rect(parts, row + down, column + right),
                )
                if down:
                    wall = Rect(here.left, there.bottom - thick // 2, parts.side, thick)
                    board.blit(self._stretched("heroes/wall_h", wall.size), wall)
                else:
                    wall = Rect(there.left - thick // 2, here.top, thick, parts.side)
                    board.blit(self._stretched("heroes/wall_v", wall.size), wall)

    def _paint_frame(self, board: Surface, parts: Ground) -> None:
        """Paint the outer wall around the room, open at entrance and vault."""
        edge, side = parts.left - parts.board.left, parts.side
        room = Rect(edge, edge + side, side * COLUMNS, side * ROWS)
        thick = max(4, edge)
        for top in (room.top - thick, room.bottom):
            for column in range(1, COLUMNS + 1):
                row = ROWS + 1 if top < room.top else 0
                if not self._opens(row, column):
                    wall = Rect(room.left + (column - 1) * side, top, side, thick)
                    board.blit(self._stretched("heroes/frame_h", wall.size), wall)
        for left in (room.left - thick, room.right):
            for i in range(ROWS):
                wall = Rect(left, room.top + i * side, thick, side)
                board.blit(self._stretched("heroes/frame_v", wall.size), wall)
        outer = room.inflate(2 * thick, 2 * thick)
        for x in (outer.left, room.right):
            for y in (outer.top, room.bottom):
                board.blit(self._stretched("heroes/frame_corner", (thick, thick)), (x, y))

    def _paint_gates(self, board: Surface, parts: Ground) -> None:
        """Paint the vault's door above its squares and the arch below the entrance's."""
        vault = self._rect(parts, ROWS + 1, 3).union(self._rect(parts, ROWS + 1, 4))
        door = self._desk.art.picture("heroes/vault_door", vault.size)
        board.blit(door, door.get_rect(midtop=vault.midtop))
        entrance = self._rect(parts, 0, 2).union(self._rect(parts, 0, 5))
        arch = self._desk.art.picture("heroes/arch", entrance.size)
        board.blit(arch, arch.get_rect(midbottom=entrance.midbottom))

    def _write_coordinates(self, board: Surface, parts: Ground) -> None:
        """Write the rows' numbers on the left wall and the columns' on the lower one."""
        edge = parts.left - parts.board.left
        font = self._desk.fonts.font("bold", max(9, int(edge * 0.95)))
        for i in range(1, ROWS + 1):
            spot = self._rect(parts, i, 1)
            self._number(board, font, i, (edge // 2, spot.centery))
        for i in range(1, COLUMNS + 1):
            spot = self._rect(parts, 1, i)
            self._number(board, font, i, (spot.centerx, spot.bottom + edge // 2))

    def _number(
        self, board: Surface, font: pygame.Font, number: int, centre: tuple[int, int]
    ) -> None:
        text = font.render(str(number), True, self._desk.colours.gold)
        ground = text.get_rect(center=centre).inflate(4, 0)
        pygame.draw.rect(board, self._desk.colours.ground, ground, border_radius=3)
        board.blit(text, text.get_rect(center=centre))

    def _opens(self, row: int, column: int) -> bool:
        return column in ((3, 4) if row else (2, 3, 4, 5))

    def _stretched(self, art: str, size: tuple[int, int]) -> Surface:
        """Return a strip of wall at a size, its aspect let go."""
        key = ("stretched", art, size)
        return self._desk.art.composed(key, lambda: self._stretch(art, size))

    def _stretch(self, art: str, size: tuple[int, int]) -> Surface:
        whole = self._desk.art.picture(art, (max(size), max(size)))
        return pygame.transform.smoothscale(whole, size)

    def paint_chest(self, screen: Surface, table: Match, parts: Ground) -> None:
        """Paint the large chest across the vault while it is there."""
        if not table.large_chest:
            return
        side = int(parts.side * 0.9)
        chest = self._desk.art.picture("heroes/tile_large_chest", (side, side))
        place = self._rect(parts, ROWS + 1, 3).union(self._rect(parts, ROWS + 1, 4))
        place.move_ip(parts.board.topleft)
        screen.blit(chest, chest.get_rect(center=place.center))


def _cell(row: int, column: int) -> Cell:
    if row == 0:
        return f"e/{column}"
    return f"v/{column}" if row > ROWS else f"{row}/{column}"
