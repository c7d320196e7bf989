"""Draws the tiles and the pieces of Dungeon Heroes, each once a size."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from game.rules.heroes.pieces import DAMAGE, KIND_OF
from game.rules.heroes.state import UNDECIDED
from game.ui.desk import Desk

SPENT: Final = (140, 140, 152, 255)
"""What the picture of a piece that has acted is darkened by."""
ABILITY_ARTS: Final = {
    "cleric": "ui/heart", "wizard": "ui/eye", "damsel": "heroes/action_mark",
}  # fmt: skip
TWO_FIGURES: Final = 10
GHOSTLY: Final = (150, 205, 255)
"""The hue of what the White Lady holds."""
TILE_PART: Final = 0.94
"""The part of its square that a tile covers."""


class TilePainter:
    """Pictures with their numbers on."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def centred(self, key: tuple[object, ...], kind: str, size: tuple[int, int]) -> Surface:
        return self._desk.art.composed(key, lambda: self._in_square(self.tile(kind, size), size))

    def _in_square(self, tile: Surface, size: tuple[int, int]) -> Surface:
        place = Surface(size, pygame.SRCALPHA)
        side = int(size[0] * TILE_PART)
        scaled = pygame.transform.smoothscale(tile, (side, side))
        place.blit(scaled, scaled.get_rect(center=(size[0] // 2, size[1] // 2)))
        return place

    def tile(self, kind: str, size: tuple[int, int]) -> Surface:
        key = ("heroes tile", kind, size)
        return self._desk.art.composed(key, lambda: self._build_tile(kind, size))

    def _build_tile(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return a tile's picture with its damage in a heart."""
        tile = self._desk.art.picture(f"heroes/tile_{kind}", size).copy()
        damage = DAMAGE.get(kind, 0)
        if damage:
            self._print_number(tile, damage, "ui/heart", (0.2, 0.8), 0.38)
        return tile

    def _print_number(
        self, on: Surface, number: int, art: str, at: tuple[float, float], part: float
    ) -> None:
        width, height = on.get_size()
        self.print_number(on, number, art, (width * at[0], height * at[1]), width * part)

    def print_number(
        self, on: Surface, number: int, art: str, at: tuple[float, float], wide: float
    ) -> None:
        """Print a number on a mark of a width in pixels, around a point."""
        side = max(12, int(wide))
        mark = self._desk.art.picture(art, (side, side))
        centre = (int(at[0]), int(at[1]))
        on.blit(mark, mark.get_rect(center=centre))
        font = self._desk.fonts.font(
            "bold", max(9, int(side * (0.62 if number < TWO_FIGURES else 0.5)))
        )
        text = font.render(str(number), True, "#fff6e0")
        on.blit(text, text.get_rect(center=centre))

    def face_down(self, kind: str, size: tuple[int, int]) -> Surface:
        key = ("face down", kind, size)
        return self._desk.art.composed(key, lambda: self._build_face_down(kind, size))

    def _build_face_down(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return a tile's back; who knows what it hides sees that, small, upon it."""
        back = self._in_square(self._desk.art.picture("heroes/tile_back", size), size)
        if kind != UNDECIDED:
            side = int(size[0] * 0.5)
            known = self._desk.art.picture(f"heroes/tile_{kind}", (side, side))
            back.blit(known, known.get_rect(center=(size[0] // 2, size[1] // 2)))
            eye = self._desk.art.picture("heroes/tile_known", (size[0] // 4, size[0] // 4))
            back.blit(eye, (int(size[0] * 0.05), int(size[0] * 0.05)))
        return back

    def struck(self, face: Surface | None, size: tuple[int, int]) -> Surface:
        """Return a square with crossed blades in its corner: a monster strikes as far as that."""
        made = face.copy() if face else Surface(size, pygame.SRCALPHA)
        side = int(size[0] * 0.24)
        mark = self._desk.art.picture("heroes/threat_mark", (side, side))
        made.blit(mark, (size[0] - side - int(size[0] * 0.06), int(size[1] * 0.06)))
        return made

    def piece(
        self, piece: str, size: tuple[int, int], spent: bool = False, ghostly: bool = False
    ) -> Surface:
        """Return a standing piece; one that has done all it may this turn is dim and marked.

        A possessed hero is pale as a ghost.
        """
        kind = KIND_OF.get(piece, piece)
        key = ("piece", piece, size, spent, ghostly)
        return self._desk.art.composed(key, lambda: self._build_piece(kind, size, spent, ghostly))

    def _build_piece(self, kind: str, size: tuple[int, int], spent: bool, ghostly: bool) -> Surface:
        """Return a standing piece; a monster bears the damage it does."""
        figure = self._desk.art.picture(f"heroes/piece_{kind}", size).copy()
        if ghostly:
            figure = haunted(figure)
        if spent:
            figure.fill(SPENT, special_flags=pygame.BLEND_RGBA_MULT)
        if DAMAGE.get(kind):
            self._print_number(figure, DAMAGE[kind], "ui/heart", (0.8, 0.78), 0.42)
        if spent:
            side = int(size[0] * 0.36)
            mark = self._desk.art.picture("heroes/action_mark_spent", (side, side))
            figure.blit(mark, (0, size[1] - side))
        return figure

    def ability(self, hero: str, size: tuple[int, int]) -> Surface:
        art = ABILITY_ARTS[hero]
        return self._desk.art.composed(
            ("ability", hero, size), lambda: self._build_ability(art, size)
        )

    def _build_ability(self, art: str, size: tuple[int, int]) -> Surface:
        button = Surface(size, pygame.SRCALPHA)
        radius = size[0] // 5
        pygame.draw.rect(button, "#12403f", button.get_rect(), border_radius=radius)
        pygame.draw.rect(button, "#e9bd62", button.get_rect(), 2, border_radius=radius)
        side = int(size[0] * 0.7)
        mark = self._desk.art.picture(art, (side, side))
        button.blit(mark, mark.get_rect(center=button.get_rect().center))
        return button

    def in_hand(self, kind: str, count: int, size: tuple[int, int]) -> Surface:
        """Return a tile of the hand, with how many of its kind there are."""
        tile = self.tile(kind, size)
        if count == 1:
            return tile
        key = ("in hand", kind, count, size)
        return self._desk.art.composed(key, lambda: self._counted(tile, count))

    def counted_back(self, count: int, size: tuple[int, int]) -> Surface | None:
        if not count:
            return None
        back = self._desk.art.picture("heroes/tile_back", size)
        return self._desk.art.composed(("counted", count, size), lambda: self._counted(back, count))

    def _counted(self, tile: Surface, count: int) -> Surface:
        made, px = tile.copy(), max(12, int(tile.get_width() * 0.34))
        text = self._desk.fonts.font("bold", px).render(str(count), True, "#fff6e0")
        spot = text.get_rect(center=(int(tile.get_width() * 0.8), int(tile.get_height() * 0.8)))
        pygame.draw.circle(made, "#1a120c", spot.center, int(px * 0.66))
        made.blit(text, spot)
        return made


def haunted(picture: Surface) -> Surface:
    """Return a picture in the pale colours of a ghost: grey, bluish, light."""
    pale = pygame.transform.grayscale(picture)
    pale.fill((*GHOSTLY, 255), special_flags=pygame.BLEND_RGBA_MULT)
    pale.fill((34, 46, 62, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return pale
