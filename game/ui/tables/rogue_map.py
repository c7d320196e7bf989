"""Paints the map cards of Rogue Dungeon from their Tiled layers, and the jewels upon them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from game.content.rogue import COLUMNS, ROWS, Picture, pictures, read_map
from game.content.tiled import MapError
from game.play import paths
from game.rules.rogue.maps import (
    DOWNSTAIRS,
    EARTH,
    UPSTAIRS,
    Cell,
    Colour,
    DungeonMap,
    place,
    plan,
)
from game.ui.desk import Desk

GEM: Final = 0.86
"""A gem's picture beside its square: the jewel itself fills the corridor, wall to wall."""
TOKEN: Final = 0.78
_PLAIN: Final = {EARTH: (60, 49, 41), UPSTAIRS: (255, 215, 102), DOWNSTAIRS: (208, 52, 28)}
_PLAIN_CORRIDOR: Final = (170, 158, 138)


class MapPainter:
    """Paints a face once a size."""

    def __init__(self, desk: Desk, folder: Path | None = None) -> None:
        self._desk = desk
        self._folder = folder or paths.maps() / "rogue"

    def picture(self, map_: DungeonMap, side: int) -> Surface:
        """Return a face without its gems, its squares `side` pixels wide.

        A map from a save whose file is gone, or has changed since, is drawn plainly.
        """
        return self._desk.art.composed(("rogue map", map_, side), lambda: self._paint(map_, side))

    def with_gems(self, map_: DungeonMap, side: int) -> Surface:
        """Return a face as it comes out of the box, all its gems unexplored."""
        key = ("rogue map with gems", map_, side)
        return self._desk.art.composed(key, lambda: self._paint_gems(map_, side))

    def gem(self, colour: Colour, side: int) -> Surface:
        """Return the jewel of an unexplored room for squares of `side` pixels."""
        return self._desk.art.picture(f"rogue/gem_{colour}", (int(side * GEM),) * 2)

    def token(self, colour: Colour | None, side: int) -> Surface:
        """Return the token of an explored room; without a colour, one that lies face down."""
        return self._desk.art.picture(f"rogue/token_{colour or 'hidden'}", (int(side * TOKEN),) * 2)

    def _paint_gems(self, map_: DungeonMap, side: int) -> Surface:
        face = self.picture(map_, side).copy()
        for cell, colour in plan(map_).gems.items():
            jewel = self.gem(colour, side)
            face.blit(jewel, jewel.get_rect(center=square(cell, side).center))
        return face

    def _paint(self, map_: DungeonMap, side: int) -> Surface:
        path = self._folder / f"{map_.id}.tmx"
        try:
            same = read_map(path).rows == map_.rows
            face = _compose(pictures(path)) if same else _plain(map_, side)
        except (MapError, pygame.error):
            face = _plain(map_, side)
        size = (COLUMNS * side, ROWS * side)
        if face.get_size() != size:
            face = pygame.transform.smoothscale(face, size)
        return face.convert() if pygame.display.get_surface() else face


def square(cell: Cell, side: int) -> Rect:
    """Return where a square lies on a face whose squares are `side` pixels wide."""
    row, column = place(cell)
    return Rect(column * side, row * side, side, side)


def _compose(drawn: Picture) -> Surface:
    """Return a face as large as its tiles: scaled as a whole, no seam shows between them."""
    image, tile = _quick(pygame.image.load(drawn.image)), drawn.tile
    face = Surface((COLUMNS * tile, ROWS * tile), depth=32)
    for layer in drawn.layers:
        for row, numbers in enumerate(layer):
            for column, number in enumerate(numbers):
                if number is not None:
                    down, right = divmod(number, drawn.columns)
                    part = Rect(right * tile, down * tile, tile, tile)
                    face.blit(image, (column * tile, row * tile), part)
    return face


def _quick(image: Surface) -> Surface:
    """Return an image that is blitted without converting each pixel, once there is a window."""
    return image.convert_alpha() if pygame.display.get_surface() else image


def _plain(map_: DungeonMap, side: int) -> Surface:
    """Return a face without a tileset: earth, corridors and stairs in flat colours."""
    face = Surface((COLUMNS * side, ROWS * side), depth=32)
    for row, signs in enumerate(map_.rows):
        for column, sign in enumerate(signs):
            face.fill(_PLAIN.get(sign, _PLAIN_CORRIDOR), square(f"{row}/{column}", side))
    return face
