"""Makes a form's widgets: one or three for a control, and the buttons of the foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pygame import Rect

from game.ui.controls import Control, Cycle, Entry, Push, Toggle
from game.ui.desk import Desk
from game.ui.form_layout import TALL, Placed
from game.ui.form_paint import part_of
from game.ui.style import Measure
from game.ui.widgets import LABEL_UNITS, Widgets

FOOT_BUTTON = 170
"""The least width of a button in the foot, in units."""


class Builder:
    """Adds widgets that call `change` with a control and a step, or `push` with a name."""

    def __init__(
        self, desk: Desk, m: Measure, widgets: Widgets,
        change: Callable[[Control, int], None], push: Callable[[str], None],
    ) -> None:  # fmt: skip
        self._desk, self._m, self._widgets = desk, m, widgets
        self._change, self._push = change, push

    def controls(self, placed: Sequence[Placed], corner: tuple[int, int]) -> dict[str, Any]:
        """Make the controls of a page whose top left corner is given; return them by name."""
        made: dict[str, Any] = {}
        for control, rect in placed:
            made |= self._control(control, rect.move(corner))
        return made

    def _control(self, control: Control, rect: Rect) -> dict[str, Any]:
        add, name = self._widgets.button, control.name
        match control:
            case Cycle(_, labels, at):
                arrows = {
                    name + part: add(
                        part_of(rect, part, self._m), "", partial(self._change, control, step)
                    )
                    for part, step in (("<", -1), (">", 1))
                }
                press = partial(self._change, control, 1)
                value = add(part_of(rect, "", self._m), labels[at], press, "value")
                return {**arrows, name: value}
            case Toggle(_, on):
                label = self._desk.say("On") if on else self._desk.say("Off")
                press = partial(self._change, control, 1)
                return {name: add(rect, label, press, "on" if on else "value")}
            case Entry(_, text, hint, digits):
                return {name: self._widgets.entry(rect, text, hint, digits)}
            case Push(_, label, primary):
                kind = "primary" if primary else ""
                return {name: add(rect, label, partial(self._push, name), kind)}

    def foot(self, pushes: Sequence[Push], foot: Rect) -> dict[str, Rect]:
        """Put the first button left and the others right; return where they lie."""
        m, right = self._m, foot.right
        font = self._desk.fonts.font("bold", m.px(LABEL_UNITS))
        rects: dict[str, Rect] = {}
        for i, push in reversed(list(enumerate(pushes))):
            width = max(m.px(FOOT_BUTTON), font.size(push.label)[0] + m.px(56))
            rect = Rect(foot.left if i == 0 else right - width, 0, width, m.px(TALL))
            rect.centery = foot.centery
            right = rect.left - m.px(16)
            kind = "primary" if push.primary else ""
            self._widgets.button(rect, push.label, partial(self._push, push.name), kind, fixed=True)
            rects[push.name] = rect
        return rects
