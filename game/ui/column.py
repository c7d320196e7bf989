"""A column of lines, written as large as they fit; what does not fit is counted at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.style import Measure
from game.ui.tables.table import Tally

LARGEST, SMALLEST = 26, 16
"""The sizes of the text, in units."""


class Fit(NamedTuple):
    """How a column's lines are written."""

    px: int
    icon: int
    """The side of the pictures; nothing where there are none."""
    wrapped: list[tuple[str, ...]]
    tall: list[int]
    shown: range
    """Which of the lines have room."""

    @property
    def left_out(self) -> int:
        """How many of the lines have none."""
        return len(self.tall) - len(self.shown)


def fit(desk: Desk, lines: Sequence[Tally], wide: int, tall: int, m: Measure) -> Fit:
    """Return the largest size at which all lines fit, or the smallest with those that do.

    Of lines with pictures the first matter most, of the others the newest, which stand last.
    """
    pictured = any(line.art for line in lines)
    for px in range(m.px(LARGEST), m.px(SMALLEST) - 1, -1):
        icon = round(px * 1.6) if pictured else 0
        wrapped = [desk.fonts.wrap(line.words, "text", px, _beside(wide, icon, m))
                   for line in lines]  # fmt: skip
        heights = [max(icon, round(len(words) * px * 1.2)) + m.px(4) for words in wrapped]
        if sum(heights) <= tall:
            return Fit(px, icon, wrapped, heights, range(len(lines)))
    room, count = tall - round(px * 1.2) - m.px(4), len(lines)
    while count and sum(heights[:count] if pictured else heights[-count:]) > room:
        count -= 1
    start = 0 if pictured else len(lines) - count
    return Fit(px, icon, wrapped, heights, range(start, start + count))


def write(desk: Desk, screen: Surface, room: Rect, lines: Sequence[Tally], m: Measure) -> Fit:
    """Write lines into a room; where some are left out, say how many."""
    fitted, hud = fit(desk, lines, room.width, room.height, m), Hud(desk)
    px, icon, y = fitted.px, fitted.icon, room.top
    count, dim = desk.words.count, desk.colours.dim
    if fitted.left_out and fitted.shown.start:
        words = count("{n} more before.", "{n} more before.", fitted.left_out)
        hud.write(screen, words, (room.left, y), px, dim, width=room.width)
        y += round(px * 1.2) + m.px(4)
    for i in fitted.shown:
        if lines[i].art:
            screen.blit(desk.art.picture(lines[i].art, (icon, icon)), (room.left, y))
        left = room.left + room.width - _beside(room.width, icon, m)
        for row, part in enumerate(fitted.wrapped[i]):
            hud.write(screen, part, (left, y + round(row * px * 1.2)), px)
        y += fitted.tall[i]
    if fitted.left_out and not fitted.shown.start:
        words = count("And {n} more.", "And {n} more.", fitted.left_out)
        hud.write(screen, words, (room.left, y), px, dim, width=room.width)
    return fitted


def _beside(wide: int, icon: int, m: Measure) -> int:
    """Return how wide the words beside a picture may be."""
    return wide - icon - m.px(10) if icon else wide
