"""Where the sections, fields and controls of a form lie, measured before anything is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.controls import Control, Cycle, Entry, Field, Push, Section
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.text import Face
from game.ui.widgets import LABEL_UNITS

TALL = 56
"""Height of a control in units."""
PAD = 30
COLUMNS_FROM = 1300
BESIDE_FROM = 600
"""From this width, in units, a control stands beside its label instead of below it."""
PORTRAIT = 150
LABEL, HELP, HEADING = 22, 20, 28


class Words(NamedTuple):
    """A painted line and its place on the page."""

    text: str
    at: tuple[int, int]
    face: Face
    px: int
    tone: str


class Placed(NamedTuple):
    """A control and its place on the page."""

    control: Control
    rect: Rect


class Page(NamedTuple):
    """A laid-out form: places in pixels from the page's own top left corner."""

    panels: tuple[Rect, ...]
    words: tuple[Words, ...]
    pictures: tuple[tuple[str, Rect], ...]
    controls: tuple[Placed, ...]
    length: int


class Layout:
    """Lays out sections in one column or two."""

    def __init__(self, desk: Desk, m: Measure, width: int) -> None:
        self._desk, self._m, self._width = desk, m, width
        self._panels: list[Rect] = []
        self._words: list[Words] = []
        self._pictures: list[tuple[str, Rect]] = []
        self._controls: list[Placed] = []

    def page(self, sections: Sequence[Section]) -> Page:
        """Return the page with all sections."""
        m, edge = self._m, self._m.px(8)
        gap = m.px(20)
        columns = 2 if self._width / m.unit >= COLUMNS_FROM and len(sections) > 1 else 1
        width = (self._width - 2 * edge - (columns - 1) * gap) // columns
        ends = [edge] * columns
        for i, section in enumerate(sections):
            column = i % columns
            left = edge + column * (width + gap)
            ends[column] = self._section(section, left, ends[column], width) + gap
        return Page(
            tuple(self._panels), tuple(self._words), tuple(self._pictures),
            tuple(self._controls), max(ends) - gap + edge,
        )  # fmt: skip

    def _section(self, section: Section, left: int, top: int, width: int) -> int:
        m = self._m
        pad = m.px(PAD)
        y = top + m.px(18)
        if section.title:
            inner = width - 2 * pad
            y = self._text(section.title, "title", HEADING, "gold", left + pad, y, inner) + m.px(20)
        for field in section.fields:
            y = self._field(field, left + pad, y, width - 2 * pad) + m.px(24)
        self._panels.append(Rect(left, top, width, y - top))
        return y

    def _field(self, field: Field, left: int, top: int, width: int) -> int:
        if field.picture and field.label:
            return self._portrayed(field, left, top, width)
        if field.picture:
            return self._pictured(field, left, top, width)
        m = self._m
        if not field.controls:
            return self._text(field.help, "text", LABEL, "text", left, top, width)
        if not field.label:
            return self._row(field.controls, left, top, width)
        wide = min(width, max(m.px(300), *(self._needs(c) for c in field.controls)))
        beside = width >= m.px(BESIDE_FROM) and width - wide >= m.px(260)
        room = width - wide - m.px(24) if beside else width
        y = self._text(field.label, "bold", LABEL, "text", left, top, room)
        if field.help:
            y = self._text(field.help, "text", HELP, "dim", left, y, room)
        if not beside:
            return self._row(field.controls, left, y + m.px(8), width)
        middle = (top + y) // 2 - m.px(TALL) // 2
        end = self._row(field.controls, left + width - wide, max(top, middle), wide)
        return max(y, end)

    def _pictured(self, field: Field, left: int, top: int, width: int) -> int:
        side = self._m.px(TALL)
        self._pictures.append((field.picture, Rect(left, top, side, side)))
        inner = left + side + self._m.px(16)
        return self._row(field.controls, inner, top, left + width - inner)

    def _portrayed(self, field: Field, left: int, top: int, width: int) -> int:
        """Place a large picture beside the words and the controls that are about it."""
        side = min(self._m.px(PORTRAIT), width // 3)
        self._pictures.append((field.picture, Rect(left, top, side, side)))
        inner = left + side + self._m.px(24)
        room = left + width - inner
        y = self._text(field.label, "bold", LABEL, "text", inner, top, room)
        if field.help:
            y = self._text(field.help, "text", HELP, "dim", inner, y, room)
        return max(top + side, self._row(field.controls, inner, y + self._m.px(10), room))

    def _row(self, controls: Sequence[Control], left: int, top: int, width: int) -> int:
        """Place controls beside each other if they fit, else below each other."""
        m = self._m
        gap, tall = m.px(16), m.px(TALL)
        needed = [self._needs(control) for control in controls]
        if sum(needed) + gap * (len(controls) - 1) > width:
            for control in controls:
                self._controls.append(Placed(control, Rect(left, top, width, tall)))
                top += tall + m.px(10)
            return top - m.px(10)
        spare = (width - sum(needed) - gap * (len(controls) - 1)) // len(controls)
        for control, least in zip(controls, needed, strict=True):
            self._controls.append(Placed(control, Rect(left, top, least + spare, tall)))
            left += least + spare + gap
        return top + tall

    def _needs(self, control: Control) -> int:
        """Return how wide a control must be, in pixels."""
        m, font = self._m, self._desk.fonts.font("bold", self._m.px(LABEL_UNITS))
        match control:
            case Cycle(_, labels, _):
                return max(font.size(label)[0] for label in labels) + 2 * m.px(TALL + 6) + m.px(28)
            case Entry():
                return m.px(250)
            case Push(_, label):
                return font.size(label)[0] + m.px(48)
            case _:
                texts = (self._desk.say("On"), self._desk.say("Off"))
                return max(font.size(text)[0] for text in texts) + m.px(100)

    def _text(
        self, text: str, face: Face, units: int, tone: str, left: int, top: int, width: int
    ) -> int:
        px = self._m.px(units)
        for line in self._desk.fonts.wrap(text, face, px, width):
            self._words.append(Words(line, (left, top), face, px, tone))
            top += round(px * 1.25)
        return top
