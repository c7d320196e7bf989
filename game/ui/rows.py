"""The panel of what a seat knows: labels and values, as large as lets all of them in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.style import Measure
from game.ui.tables.table import Row
from game.ui.text import Face

LARGEST, SMALLEST = 21, 18
"""The height of the letters in units."""
LINE: Final = 1.34
"""The height of a line, as a part of its letters'."""
PAD: Final = 18
TITLE: Final = 50


class _Written(NamedTuple):
    """One piece of text in the panel: where it begins, and how it looks."""

    text: str
    left: int
    line: int
    face: Face
    tone: str
    width: int


def paint_rows(
    screen: Surface, area: Rect, m: Measure, title: str, rows: Sequence[Row], hud: Hud, desk: Desk
) -> None:
    """Paint the panel; long values wrap below their label."""
    hud.panel(screen, area, m)
    at = (area.left + m.px(PAD), area.top + m.px(12))
    hud.write(screen, title, at, m.px(26), desk.colours.gold, "title")
    room = area.bottom - m.px(8) - area.top - m.px(TITLE)
    for units in range(LARGEST, SMALLEST - 1, -1):
        px = m.px(units)
        written = _lay(rows, px, area.width - 2 * m.px(PAD), m, desk)
        tall = round(px * LINE)
        if written and (written[-1].line + 1) * tall <= room:
            break
    for piece in written:
        y = area.top + m.px(TITLE) + piece.line * tall
        if y + tall <= area.bottom:
            spot = (at[0] + piece.left, y)
            hud.write(screen, piece.text, spot, px, piece.tone, piece.face, piece.width)


def rows_height(rows: Sequence[Row], width: int, m: Measure, desk: Desk) -> int:
    """Return how tall the panel would like to be, in pixels."""
    px = m.px(LARGEST)
    written = _lay(rows, px, width - 2 * m.px(PAD), m, desk)
    lines = written[-1].line + 1 if written else 0
    return m.px(TITLE + 14) + lines * round(px * LINE)


def _lay(rows: Sequence[Row], px: int, inner: int, m: Measure, desk: Desk) -> list[_Written]:
    """Return all pieces with the lines they stand on, counted from 0."""
    fonts, colours = desk.fonts, desk.colours
    written: list[_Written] = []
    line = 0
    for row in rows:
        head = row.mood == "head"
        label_tone = colours.bright if head else colours.dim
        tone = colours.bright if head else colours.text
        label, value = fonts.width(row.label, "text", px), fonts.width(row.value, "bold", px)
        beside = label + value + m.px(12) <= inner
        room = inner - value - m.px(8) if beside else inner
        written.append(_Written(row.label, 0, line, "text", label_tone, room))
        if beside:
            written.append(_Written(row.value, inner - value, line, "bold", tone, value + 1))
        else:
            indent = m.px(14)
            for part in fonts.wrap(row.value, "bold", px, inner - indent):
                line += 1
                written.append(_Written(part, indent, line, "bold", tone, inner))
        line += 1
    return written
