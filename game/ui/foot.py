"""The prompt and what is noted beside it: one sentence that says what is asked now, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.style import Measure

LARGEST, SMALLEST = 27, 19
"""The height of the prompt's letters in units."""
LINE: Final = 1.16
NOTICE: Final = 21
NOTICE_LINE: Final = 25
BESIDE_AT_LEAST: Final = 300
"""The least room, in units, for a notice beside the buttons."""


class FootPainter:
    """Writes the prompt, and a notice beside the buttons or over the table's edge."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._hud = desk, Hud(desk)

    def prompt(self, screen: Surface, words: str, room: Rect, m: Measure, mine: bool) -> None:
        """Write the prompt as large as lets all of it in."""
        fonts, colours = self._desk.fonts, self._desk.colours
        px, lines = m.px(LARGEST), fonts.wrap(words, "text", m.px(LARGEST), room.width)
        while px > m.px(SMALLEST) and len(lines) * round(px * LINE) > room.height:
            px -= 1
            lines = fonts.wrap(words, "text", px, room.width)
        fit = max(1, room.height // round(px * LINE))
        if len(lines) > fit:
            cut = fonts.shorten(" ".join(lines[fit - 1 :]), "text", px, room.width)
            lines = (*lines[: fit - 1], cut)
        tone = colours.text if mine else colours.dim
        for i, line in enumerate(lines):
            self._hud.write(screen, line, (room.left, room.top + i * round(px * LINE)), px, tone)

    def notice(
        self, screen: Surface, words: str, foot: Rect, taken: Sequence[Rect], m: Measure
    ) -> None:
        """Write a notice right of the buttons, or in a box of its own where they leave no room."""
        left = max((rect.right for rect in taken), default=foot.left) + m.px(26)
        room, px = foot.right - left - m.px(16), m.px(NOTICE)
        one_row = len({rect.top for rect in taken}) <= 1
        beside = one_row and room > m.px(BESIDE_AT_LEAST)
        lines = self._desk.fonts.wrap(words, "text", px, room) if beside else ()
        if not lines or len(lines) > 3:  # noqa: PLR2004 - three lines fit beside the buttons
            self._boxed(screen, words, foot, m)
            return
        row = taken[0] if taken else Rect(0, foot.bottom - m.px(66), 0, m.px(54))
        top = row.centery - len(lines) * m.px(NOTICE_LINE) // 2
        self._write(screen, lines, (left, top), m)

    def _boxed(self, screen: Surface, words: str, foot: Rect, m: Measure) -> None:
        width = min(m.px(760), foot.width)
        lines = self._desk.fonts.wrap(words, "text", m.px(NOTICE), width - m.px(40))
        box = Rect(0, 0, width, len(lines) * m.px(NOTICE_LINE) + m.px(24))
        if foot.centery > m.height // 2:
            box.midbottom = (foot.centerx, foot.top - m.px(8))
        else:
            box.midtop = (foot.centerx, foot.bottom + m.px(8))
        self._hud.panel(screen, box, m, lit=True)
        self._write(screen, lines, (box.left + m.px(20), box.top + m.px(12)), m)

    def _write(
        self, screen: Surface, lines: Sequence[str], at: tuple[int, int], m: Measure
    ) -> None:
        for i, line in enumerate(lines):
            spot = (at[0], at[1] + i * m.px(NOTICE_LINE))
            self._hud.write(screen, line, spot, m.px(NOTICE), self._desk.colours.bright)
