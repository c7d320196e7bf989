"""Composing cards and tiles: parchment, picture, name, seal and one line of effect."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.desk import Desk
from game.ui.dice import settled_die
from game.ui.text import Face as TypeFace

NARROWEST_WITH_FOOT = 90
"""Below this width, in pixels, the line of effect could not be read."""
LEAST_FOOT = 11
"""The smallest letters of the line of effect, in pixels: below it the tooltip must do."""
INK = "#2a1a10"
INK_SOFT = "#4d3723"
SEAL = "#a8322c"
SEAL_RIM = "#3a120e"
SEAL_TEXT = "#fff4dc"


class Face(NamedTuple):
    """All that is printed on a card; the sizes follow from the room it gets."""

    art: str
    name: str
    front: str
    foot: str = ""
    seal: str = ""
    seal_right: bool = False
    die: int = 0
    """The sides of the die in the seal's place, if it is a weapon's."""


class Printer:
    """Prints faces on parchment, each once a size."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def face(self, face: Face, size: tuple[int, int], gone: bool = False) -> Surface:
        """Return a face at a size in pixels, greyed where its card is gone."""
        key = ("face", face, size, gone, self._desk.settings.accessible_font)
        return self._desk.art.composed(key, lambda: self._print(face, size, gone))

    def back(self, art: str, size: tuple[int, int]) -> Surface:
        """Return a card's back."""
        return self._desk.art.picture(art, size)

    def _print(self, face: Face, size: tuple[int, int], gone: bool) -> Surface:
        width, height = size
        card = Surface(size, pygame.SRCALPHA)
        card.blit(pygame.transform.smoothscale(self._desk.art.picture(face.front, size), size))
        has_foot = bool(face.foot) and width >= NARROWEST_WITH_FOOT
        self._print_name(card, face.name, int(height * 0.125))
        picture = int(min(width * 0.78, height * (0.52 if has_foot else 0.6)))
        art = self._desk.art.picture(face.art, (picture, picture))
        middle = int(height * (0.455 if has_foot else 0.54))
        card.blit(art, art.get_rect(center=(width // 2, middle)))
        if has_foot:
            self._print_foot(card, face.foot)
        if face.die:
            side = int(min(width * 0.34, height * 0.25))
            die = settled_die(self._desk, face.die, face.die, side, "plain")
            centre = (width // 2 + int(picture * 0.46), middle + int(picture * 0.3))
            card.blit(die, die.get_rect(center=centre))
        if face.seal:
            self._print_seal(card, face, middle, picture)
        if gone:
            card.fill((105, 98, 92, 255), special_flags=pygame.BLEND_RGBA_MULT)
            card.fill((255, 255, 255, 130), special_flags=pygame.BLEND_RGBA_MULT)
        return card

    def _print_name(self, card: Surface, name: str, middle: int) -> None:
        width = int(card.get_width() * 0.8)
        fonts = self._desk.fonts
        px = max(9, int(card.get_height() * 0.088))
        face: TypeFace = "title" if px >= 18 else "bold"  # noqa: PLR2004 - thin letters need room
        while px > 9 and fonts.font(face, px).size(name)[0] > width:  # noqa: PLR2004
            px -= 1
        text = fonts.font(face, px).render(name, True, INK)
        if text.get_width() > width:
            words = name.split(" ")
            name = fonts.shorten(name, face, px, width) if len(words) == 1 else words[-1]
            text = fonts.font(face, px).render(name, True, INK)
        card.blit(text, text.get_rect(center=(card.get_width() // 2, middle)))

    def _print_foot(self, card: Surface, foot: str) -> None:
        width, height = card.get_size()
        px = max(LEAST_FOOT, int(height * 0.062))
        room = height * 0.2
        lines = self._desk.fonts.wrap(foot, "text", px, int(width * 0.78))
        while px > LEAST_FOOT and len(lines) * px * 1.12 > room:
            px -= 1
            lines = self._desk.fonts.wrap(foot, "text", px, int(width * 0.78))
        if len(lines) * px * 1.12 > room:
            return
        top = height * 0.835 - len(lines) * px * 1.12 / 2
        for i, line in enumerate(lines):
            text = self._desk.fonts.font("text", px).render(line, True, INK_SOFT)
            card.blit(text, text.get_rect(midtop=(width // 2, int(top + i * px * 1.12))))

    def _print_seal(self, card: Surface, face: Face, middle: int, picture: int) -> None:
        radius = max(8, int(min(card.get_width() * 0.135, card.get_height() * 0.1)))
        x = card.get_width() // 2 + (1 if face.seal_right else -1) * int(picture * 0.45)
        centre = (x, middle + int(picture * 0.27))
        pygame.draw.circle(card, SEAL_RIM, centre, radius + max(1, radius // 7))
        pygame.draw.circle(card, SEAL, centre, radius)
        pygame.draw.aacircle(card, "#d9685c", centre, int(radius * 0.84), max(1, radius // 12))
        text = self._desk.fonts.font("bold", int(radius * 1.25)).render(face.seal, True, SEAL_TEXT)
        card.blit(text, text.get_rect(center=centre))
