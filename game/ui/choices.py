"""The buttons of the prompt: in one row if they fit, else in as many as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.ui.regions import BUTTON
from game.ui.style import Measure

LEAST_BUTTON: Final = 44
APART, ROWS_APART = 12, 6


def flow(widths: Sequence[int], room: Rect, m: Measure, spared: int) -> list[Rect]:
    """Lay buttons of some widths at the foot of a room, the last row lowest.

    `spared` is what the prompt above them would like to keep, in pixels. Buttons become lower
    before they become narrower than they would like.
    """
    for tall in (m.px(BUTTON), m.px(LEAST_BUTTON)):
        rows = _rows(widths, room.width, m.px(APART))
        needed = len(rows) * (tall + m.px(ROWS_APART)) - m.px(ROWS_APART)
        if needed <= room.height - spared:
            return _laid(rows, widths, room, tall, m)
    tall = m.px(LEAST_BUTTON)
    fit = max(1, (room.height - spared + m.px(ROWS_APART)) // (tall + m.px(ROWS_APART)))
    across = -(-len(widths) // fit)
    each = (room.width - m.px(APART) * (across - 1)) // across
    rows = [list(range(i, min(i + across, len(widths)))) for i in range(0, len(widths), across)]
    return _laid(rows, [min(each, wide) for wide in widths], room, tall, m)


def _rows(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    rows: list[list[int]] = []
    left = 0
    for i, wide in enumerate(widths):
        if rows and left + gap + wide <= room:
            rows[-1].append(i)
            left += gap + wide
        else:
            rows.append([i])
            left = wide
    return rows


def _laid(
    rows: Sequence[Sequence[int]], widths: Sequence[int], room: Rect, tall: int, m: Measure
) -> list[Rect]:
    rects: list[Rect] = []
    top = room.bottom - len(rows) * (tall + m.px(ROWS_APART)) + m.px(ROWS_APART)
    for row in rows:
        left = room.left
        for i in row:
            rects.append(Rect(left, top, min(widths[i], room.right - left), tall))
            left += widths[i] + m.px(APART)
        top += tall + m.px(ROWS_APART)
    return rects
