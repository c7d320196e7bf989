"""What the painters of Rogue Dungeon's table share: parchment, numbered tokens, fitted words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.table import Badge
from game.ui.text import Face

FRONT: Final = "rogue/card_front"
CORNER: Final = 0.16
"""How much of a card's frame, in parts of its width, keeps its shape however large the card."""
FRAME_WIDE: Final = 250
"""How wide a card's frame is drawn at the most, in units: its middle is stretched then."""
FRAME_LEAST: Final = 84
PAPER_RATIO: Final = 1.4
INK, INK_SOFT, INK_RED, INK_GREEN = "#2a1a10", "#4d3723", "#8f1f17", "#1d5a34"
LINE: Final = 1.14
"""The height of a line beside that of its letters."""
LEAST: Final = 18
LEAST_HEADING: Final = 13
"""The smallest letters in units."""
OUTLINE: Final = "#120a06"
SHADE: Final = (12, 9, 8)


class Words(NamedTuple):
    """Lines that fit, each with how far it is indented in pixels, and their letters' height."""

    lines: tuple[tuple[str, int], ...]
    px: int

    @property
    def height(self) -> int:
        return len(self.lines) * round(self.px * LINE)


class RoguePaint:
    """Surfaces composed once a size and kept by the desk's art."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def composed(
        self, key: tuple[object, ...], size: tuple[int, int], paint: Callable[[Surface], None]
    ) -> Surface:
        """Return a transparent surface that `paint` fills, made once a key, size and theme."""
        whole = ("rogue", key, size, self._desk.colours, self._desk.settings.accessible_font,
                 self._desk.settings.locale)  # fmt: skip
        return self._desk.art.composed(whole, lambda: _painted(size, paint))

    def picture(self, name: str, side: int) -> Surface:
        """Return one of the game's pictures, `side` pixels high and wide at the most."""
        return self._desk.art.picture(f"rogue/{name}", (side, side))

    def put(self, on: Surface, name: str, centre: tuple[int, int], side: int) -> Rect:
        """Paint a picture with its middle at a spot."""
        picture = self.picture(name, side)
        return on.blit(picture, picture.get_rect(center=centre))

    # Parchment

    def parchment(self, on: Surface, m: Measure) -> None:
        """Paint a card's front over a whole surface, its corners never stretched."""
        size = on.get_size()
        wide = max(m.px(FRAME_LEAST), min(int(min(size) * 0.7), m.px(FRAME_WIDE)))
        front = self._desk.art.picture(FRONT, (wide, round(wide * PAPER_RATIO)))
        corner = min(int(front.get_width() * CORNER), size[0] // 2, size[1] // 2)
        across = _cuts(front.get_width(), size[0], corner)
        down = _cuts(front.get_height(), size[1], corner)
        for (x, w), (to_x, to_w) in across:
            for (y, h), (to_y, to_h) in down:
                if min(w, h, to_w, to_h) <= 0:
                    continue
                part = front.subsurface(Rect(x, y, w, h))
                if (w, h) != (to_w, to_h):
                    part = pygame.transform.smoothscale(part, (to_w, to_h))
                on.blit(part, (to_x, to_y))

    # Words

    def fitted(
        self, texts: Sequence[tuple[str, int]], room: Rect | tuple[int, int], most: int,
        least: int, face: Face = "text",
    ) -> Words | None:  # fmt: skip
        """Return lines, as large as lets all of them in a room, or None if none does.

        Each text comes with how deep it is indented; `most` and `least` are letters' heights.
        """
        wide, tall = room.size if isinstance(room, Rect) else room
        for px in range(most, least - 1, -1):
            words = self.wrapped(texts, wide, px, face)
            if words is not None and words.height <= tall:
                return words
        return None

    def whole(
        self, text: str, room: Rect | tuple[int, int], most: int, least: int, face: Face = "text"
    ) -> Words | None:
        """Return a text as large as lets it in a room, at worst without its last words.

        No word is ever cut; None if not even the first one fits.
        """
        words = text.split(" ")
        for count in range(len(words), 0, -1):
            shown = " ".join(words[:count]) + ("\u00a0…" if count < len(words) else "")
            found = self.fitted([(shown, 0)], room, most, least, face)
            if found is not None:
                return found
        return None

    def heading(self, text: str, room: Rect | tuple[int, int], m: Measure, most: int) -> Words:
        """Return a heading of a line, or of two small ones; words are cut in dire need alone."""
        words = self.whole(text, room, m.px(most), m.px(LEAST_HEADING), "bold")
        if words is not None:
            return words
        wide = room.width if isinstance(room, Rect) else room[0]
        shown, px = self.one_line(text, wide, m.px(LEAST), m.px(LEAST_HEADING))
        return Words(((shown, 0),), px)

    def wrapped(
        self, texts: Sequence[tuple[str, int]], wide: int, px: int, face: Face = "text"
    ) -> Words | None:
        """Return texts broken into lines, or None if a single word is wider than the room."""
        found: list[tuple[str, int]] = []
        for text, depth in texts:
            shift = round(depth * px * 0.8)
            if wide - shift < px * 3 or self.broken(text, face, px, wide - shift):
                return None
            lines = self._desk.fonts.wrap(text, face, px, wide - shift)
            found += [(line, shift) for line in lines]
        return Words(tuple(found), px)

    def broken(self, text: str, face: Face, px: int, wide: int) -> bool:
        """Return whether a word of a text would have to be cut."""
        return any(self._desk.fonts.width(word, face, px) > wide for word in text.split())

    def write(
        self, on: Surface, words: Words, at: tuple[int, int], tone: str, face: Face = "text"
    ) -> int:
        """Write fitted lines from their upper left corner; return where they end."""
        y = at[1]
        for line, shift in words.lines:
            on.blit(self._desk.fonts.line(line, face, words.px, tone), (at[0] + shift, y))
            y += round(words.px * LINE)
        return y

    def write_centred(
        self, on: Surface, words: Words, room: Rect, tone: str, face: Face = "text"
    ) -> None:
        """Write fitted lines into the middle of a room."""
        y = room.centery - words.height // 2
        for line, _ in words.lines:
            text = self._desk.fonts.line(line, face, words.px, tone)
            on.blit(text, text.get_rect(midtop=(room.centerx, y)))
            y += round(words.px * LINE)

    def one_line(
        self, text: str, wide: int, most: int, least: int, face: Face = "bold"
    ) -> tuple[str, int]:
        """Return a line and its letters' height, smaller where it is long; cut at the least."""
        fonts, px = self._desk.fonts, most
        while px > least and fonts.width(text, face, px) > wide:
            px -= 1
        return fonts.shorten(text, face, px, max(1, wide)), px

    def label(
        self, on: Surface, text: str, room: Rect, most: int, least: int, tone: str,
        face: Face = "bold",
    ) -> None:  # fmt: skip
        """Write one line into the middle of a room."""
        shown, px = self.one_line(text, room.width, most, least, face)
        line = self._desk.fonts.line(shown, face, px, tone)
        on.blit(line, line.get_rect(center=room.center))

    def number(
        self, on: Surface, text: str, centre: tuple[int, int], px: int, tone: str = "#ffffff"
    ) -> None:
        """Write a number with a dark outline, as on a token."""
        fonts = self._desk.fonts
        dark, edge = fonts.line(text, "bold", px, OUTLINE), max(1, px // 14)
        place = dark.get_rect(center=centre)
        for dx in (-edge, 0, edge):
            for dy in (-edge, 0, edge):
                on.blit(dark, place.move(dx, dy))
        on.blit(fonts.line(text, "bold", px, tone), place)

    def seal(self, on: Surface, name: str, text: str, centre: tuple[int, int], side: int) -> None:
        """Paint a token with a number upon it."""
        self.put(on, name, centre, side)
        self.number(on, text, centre, round(side * (0.5 if len(text) < 3 else 0.4)))  # noqa: PLR2004

    def pill_width(self, text: str, m: Measure) -> int:
        """Return how wide a badge is."""
        return self._desk.fonts.width(text, "bold", m.px(LEAST)) + m.px(14)

    def pill(self, on: Surface, badge: Badge, centre: tuple[int, int], m: Measure) -> None:
        """Write a badge: what an action would bring."""
        colours = self._desk.colours
        pill = Rect(0, 0, self.pill_width(badge.text, m), m.px(24))
        pill.center = centre
        tone = {"bad": colours.bad, "good": colours.good}.get(badge.mood, colours.text)
        pygame.draw.rect(on, colours.ground, pill, border_radius=m.px(9))
        pygame.draw.rect(on, tone, pill, max(1, m.px(1)), border_radius=m.px(9))
        text = self._desk.fonts.line(badge.text, "bold", m.px(LEAST), tone)
        on.blit(text, text.get_rect(center=pill.center))

    # Grounds

    def tray(self, on: Surface, rect: Rect, m: Measure, alpha: int = 150) -> None:
        """Darken a part of the table."""
        key = ("rogue tray", rect.size, alpha, m.unit)
        on.blit(self._desk.art.composed(key, lambda: _shade(rect.size, alpha, m.px(12))), rect)
        pygame.draw.rect(on, self._desk.colours.rim, rect, 1, border_radius=m.px(12))

    def ground(self, on: Surface, m: Measure, alpha: int = 150) -> None:
        """Make the whole of a transparent surface a dark ground with a rim."""
        rect = on.get_rect()
        pygame.draw.rect(on, (*SHADE, alpha), rect, border_radius=m.px(12))
        pygame.draw.rect(on, self._desk.colours.rim, rect, 1, border_radius=m.px(12))


def _painted(size: tuple[int, int], paint: Callable[[Surface], None]) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    paint(surface)
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def _cuts(
    source: int, target: int, corner: int
) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Return three parts of a side, each as start and length, and what becomes of them."""
    end = source - corner
    return (
        ((0, corner), (0, corner)),
        ((corner, end - corner), (corner, target - 2 * corner)),
        ((end, corner), (target - corner, corner)),
    )


def _shade(size: tuple[int, int], alpha: int, radius: int) -> Surface:
    shade = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(shade, (*SHADE, alpha), shade.get_rect(), border_radius=radius)
    return shade
