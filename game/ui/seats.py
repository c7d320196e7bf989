"""The players around the table: banner, name, state and marks, large or as a chip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.types import Seat
from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.style import SEAT_COLOURS, Measure
from game.ui.tables.table import Mark

CHIP_BELOW: Final = 240
"""Narrower than this, in units, a seat is a chip: banner, name and marks."""
LOW_BELOW: Final = 60
"""Below this height, in units, name and state are written smaller."""
LOW_TEXT: Final = 21
MARKS: Final = 4
"""Up to so many marks are shown in full size."""
TALL_FROM: Final = 80
"""From this height, in units, the marks stand in a row of their own."""


class SeatLook(NamedTuple):
    """What is shown of one player."""

    seat: Seat
    name: str
    status: str
    marks: Sequence[Mark]
    active: bool
    """Whether it is their turn: the seat is lit, and a bar in its colour points at it."""
    human: bool


class SeatPainter:
    """Paints players; the one to move is lit."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._hud = desk, Hud(desk)

    def paint(self, screen: Surface, rect: Rect, m: Measure, look: SeatLook) -> None:
        """Paint one player."""
        self._hud.panel(screen, rect, m, lit=look.active)
        chip = rect.width < m.px(CHIP_BELOW)
        side = min(m.px(40 if chip else 52), rect.height - m.px(14))
        banner = self._desk.art.picture(f"ui/seat_{'abcd'[look.seat]}", (side, side))
        screen.blit(
            banner, banner.get_rect(midleft=(rect.left + m.px(8 if chip else 12), rect.centery))
        )
        if chip:
            self._paint_chip(screen, rect, m, look, rect.left + side + m.px(14))
        else:
            right = self._paint_marks(screen, rect, m, look.marks)
            self._paint_words(screen, rect, m, look, rect.left + side + m.px(24), right)
        if look.active:
            bar = Rect(rect.left, rect.top + m.px(12), m.px(5), rect.height - m.px(24))
            pygame.draw.rect(screen, SEAT_COLOURS[look.seat], bar, border_radius=m.px(2))

    def _paint_chip(
        self, screen: Surface, rect: Rect, m: Measure, look: SeatLook, left: int
    ) -> None:
        room = rect.right - left - m.px(6)
        at = (left, rect.top + m.px(6))
        self._hud.write(screen, look.name, at, m.px(20), self._desk.colours.text, "bold", room)
        each = min(m.px(20), room // max(1, len(look.marks)))
        for i, mark in enumerate(look.marks):
            picture = self._desk.art.picture(mark.art, (each - 2, each - 2))
            screen.blit(picture, (left + i * each, rect.bottom - each - m.px(6)))

    def _paint_marks(self, screen: Surface, rect: Rect, m: Measure, marks: Sequence[Mark]) -> int:
        """Paint what was won and lost; return where it begins, in pixels from the left."""
        tall = rect.height > m.px(TALL_FROM)
        many = len(marks) > MARKS
        size = m.px(24 if tall and not many else 20)
        each = size + m.px(2 if tall and many else 5)
        columns = len(marks) if tall else -(-len(marks) // 2)
        right = rect.right - m.px(12) - columns * each
        top = rect.bottom - each - m.px(8) if tall else rect.centery - each + m.px(2)
        for i, mark in enumerate(marks):
            picture = self._desk.art.picture(mark.art, (size, size))
            screen.blit(picture, (right + (i % columns) * each, top + (i // columns) * each))
        return right

    def _paint_words(
        self, screen: Surface, rect: Rect, m: Measure, look: SeatLook, left: int, right: int
    ) -> None:
        colours, kind = self._desk.colours, "ui/person" if look.human else "ui/robot"
        room = (rect.right - m.px(10) if rect.height > m.px(TALL_FROM) else right) - left - m.px(6)
        icon = self._desk.art.picture(kind, (m.px(20), m.px(20)))
        up, px = (30, 25) if rect.height > m.px(LOW_BELOW) else (26, 21)
        screen.blit(icon, (left, rect.centery - m.px(up - 5)))
        at = (left + m.px(26), rect.centery - m.px(up))
        self._hud.write(screen, look.name, at, m.px(px), colours.text, "bold", room - m.px(26))
        tone = colours.bright if look.active else colours.dim
        at, room = (left, rect.centery + m.px(3 if px > LOW_TEXT else 0)), right - left - m.px(6)
        px = m.text if px > LOW_TEXT else m.px(20)
        self._hud.write(screen, look.status, at, px, tone, width=room)
