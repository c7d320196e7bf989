"""Strips: a card in a row, picture left, name and words beside it, for small windows."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from game.ui.cards import INK, INK_SOFT, Face
from game.ui.desk import Desk
from game.ui.dice import settled_die
from game.ui.style import Measure

NAME, LEAST_NAME = 22, 18
WORDS, LEAST_WORDS = 19, 17
"""The heights of the letters in units; smaller ones are not printed."""
LINE: Final = 1.1
PAPER, RIM = "#e9dcb8", "#3a2a18"


class StripPrinter:
    """Prints cards as strips, each once a size."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def strip(self, face: Face, size: tuple[int, int], m: Measure, kept: int = 0) -> Surface:
        """Return a strip; `kept` pixels at its right end stay free of words."""
        key = ("strip", face, size, kept, self._desk.settings.accessible_font)
        return self._desk.art.composed(key, lambda: self._print(face, size, m, kept))

    def _print(self, face: Face, size: tuple[int, int], m: Measure, kept: int) -> Surface:
        strip = Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(strip, PAPER, strip.get_rect(), border_radius=m.px(8))
        pygame.draw.rect(strip, RIM, strip.get_rect(), m.px(2), border_radius=m.px(8))
        side = size[1] - m.px(8)
        art = self._desk.art.picture(face.art, (side, side))
        strip.blit(art, (m.px(6), m.px(4)))
        right = size[0] - kept - m.px(8)
        if face.die:
            die = settled_die(self._desk, face.die, face.die, side, "plain")
            strip.blit(die, (right - side, m.px(4)))
            right -= side + m.px(4)
        left = side + m.px(14)
        self._write(strip, face, Rect(left, m.px(3), right - left, size[1] - m.px(6)), m)
        return strip

    def _write(self, strip: Surface, face: Face, room: Rect, m: Measure) -> None:
        """Write the name, and below it as many of the words as can be read."""
        fonts, px = self._desk.fonts, m.px(NAME)
        while px > m.px(LEAST_NAME) and fonts.width(face.name, "bold", px) > room.width:
            px -= 1
        name = fonts.line(fonts.shorten(face.name, "bold", px, room.width), "bold", px, INK)
        below = Rect(room.left, room.top + round(px * LINE), room.width, 0)
        below.height = room.bottom - below.top
        lines, words_px = self._fitting(face.foot, below, m)
        tall = round(px * LINE) + len(lines) * round(words_px * LINE)
        top = room.top + (room.height - tall) // 2
        strip.blit(name, (room.left, top))
        for i, line in enumerate(lines):
            text = fonts.line(line, "text", words_px, INK_SOFT)
            strip.blit(text, (room.left, top + round(px * LINE) + i * round(words_px * LINE)))

    def _fitting(self, words: str, room: Rect, m: Measure) -> tuple[tuple[str, ...], int]:
        """Return words as lines that fit a room, and their size; what does not fit is cut."""
        fonts, px, lines = self._desk.fonts, m.px(WORDS), tuple[str, ...]()
        if not words or room.height < m.px(LEAST_WORDS):
            return (), px
        for px in range(m.px(WORDS), m.px(LEAST_WORDS) - 1, -1):
            lines = fonts.wrap(words, "text", px, room.width)
            if len(lines) * round(px * LINE) <= room.height:
                return lines, px
        fit = max(1, room.height // round(px * LINE))
        cut = fonts.shorten(" ".join(lines[fit - 1 :]), "text", px, room.width)
        return (*lines[: fit - 1], cut), px
