"""A thin layer over pygame_gui: loaded at first use, themed, and never clipping in silence."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import Rect, Surface

from game.play import paths
from game.ui.desk import Desk
from game.ui.names import TYPED_AT_MOST
from game.ui.style import Measure

if TYPE_CHECKING:
    from pygame_gui import UIManager
    from pygame_gui.elements import UIButton, UITextEntryLine

LABEL_UNITS: Final = 22
_FACES: Final = {
    False: ("fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf"),
    True: ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
}


class Widgets:
    """The buttons and entries of one screen at one measure; made anew when it changes.

    `inside` is where the scrolling ones show, in pixels. Labels are plain text to pygame_gui's
    buttons and entries, so markup in a name stays what it is.
    """

    def __init__(self, desk: Desk, m: Measure, inside: Rect) -> None:
        import pygame_gui  # noqa: PLC0415 - loads slowly; the title does without
        from pygame_gui.core import UIContainer  # noqa: PLC0415

        self._desk, self._m, self._gui = desk, m, pygame_gui
        self._manager: UIManager = pygame_gui.UIManager(
            (m.width, m.height), enable_live_theme_updates=False
        )
        package, name = _FACES[desk.settings.accessible_font]
        with as_file(files(package) / "files" / name) as path:
            self._manager.add_font_paths("face", *[str(path)] * 4)
            self._manager.get_theme().load_theme(_theme(desk, m))
        self._inside = inside
        self._area = UIContainer(inside, self._manager)
        self.clipped: list[str] = []
        """The labels that had to be shortened: none, if the layout is right."""

    def button(
        self, rect: Rect, label: str, press: Callable[[], None], kind: str = "", fixed: bool = False
    ) -> UIButton:
        """Add a button; `kind` is ``primary``, ``value``, ``on`` or nothing."""
        from pygame_gui.core import ObjectID  # noqa: PLC0415

        px, room = self._m.px(LABEL_UNITS), rect.width - self._m.px(12)
        if self._desk.fonts.font("bold", px).size(label)[0] > room:
            self.clipped.append(label)
            label = self._desk.fonts.shorten(label, "bold", px, room)
        made = self._gui.elements.UIButton(
            self._placed(rect, fixed), label, self._manager,
            container=None if fixed else self._area, command=press,
            object_id=ObjectID(class_id=f"@{kind}") if kind else None,
        )  # fmt: skip
        for noise in (self._gui.UI_BUTTON_START_PRESS, self._gui.UI_BUTTON_ON_HOVERED,
                      self._gui.UI_BUTTON_ON_UNHOVERED):  # fmt: skip
            made.bind(noise, _ignore)
        return made

    def entry(self, rect: Rect, text: str, hint: str, digits: bool) -> UITextEntryLine:
        """Add a line to type in."""
        made = self._gui.elements.UITextEntryLine(
            self._placed(rect, False), self._manager, self._area, placeholder_text=hint
        )
        made.set_text_length_limit(TYPED_AT_MOST)
        if digits:
            made.set_allowed_characters("numbers")
        made.set_text(text)
        return made

    def type_in(self, entry: UITextEntryLine) -> None:
        """Put the cursor at an entry's end."""
        self._manager.set_focus_set(entry.get_focus_set())
        entry.edit_position = len(entry.get_text())
        entry.cursor_has_moved_recently = True
        self._manager.update(0.0)

    def stop_typing(self) -> None:
        self._manager.set_focus_set(None)

    def move(self, element: Any, rect: Rect) -> None:
        """Put a scrolling element at a place in the window."""
        element.set_relative_position(self._placed(rect, False).topleft)

    def process(self, event: pygame.Event) -> bool:
        """Hand an event on; return whether something took it."""
        return bool(self._manager.process_events(event))

    def type(self, event: pygame.Event) -> bool:
        """Hand a key or typed text on; return False if it broke the line being typed in."""
        try:
            self._manager.process_events(event)
        except pygame.error:  # a null, or text without any width: SDL cannot paint it
            return False
        return True

    def update(self, seconds: float) -> None:
        self._manager.update(seconds)

    def draw(self, screen: Surface) -> None:
        self._manager.draw_ui(screen)

    def close(self) -> None:
        """Let go of all elements."""
        self._manager.clear_and_reset()  # type: ignore[no-untyped-call]

    def _placed(self, rect: Rect, fixed: bool) -> Rect:
        return rect if fixed else rect.move(-self._inside.left, -self._inside.top)


def _theme(desk: Desk, m: Measure) -> dict[str, Any]:
    """Return the theme with ``$colours`` of the palette and ``22u`` units in pixels."""
    with (paths.assets() / "theme.json").open(encoding="utf-8") as file:
        found: dict[str, Any] = _resolved(json.load(file), desk, m)
    return found


def _resolved(value: Any, desk: Desk, m: Measure) -> Any:
    if isinstance(value, dict):
        return {key: _resolved(inner, desk, m) for key, inner in value.items()}
    text = str(value)
    if text.startswith("$"):
        return getattr(desk.colours, text[1:])
    return ",".join(
        str(m.px(float(part[:-1]))) if part.endswith("u") else part for part in text.split(",")
    )


def _ignore(_: Any) -> None:
    """Take an event that nobody waits for, so that it does not wake the window."""
