"""A form: fields that scroll above a foot of buttons, worked by mouse, keys and pad alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui.controls import Control, Cycle, Entry, Push, Said, Section, Toggle
from game.ui.desk import Desk
from game.ui.focus import STEPS, Focus
from game.ui.form_build import Builder
from game.ui.form_layout import Layout, Page
from game.ui.form_paint import paint_marks, paint_page, part_of
from game.ui.inputs import command_of, input_name
from game.ui.names import SHOWN_AT_MOST, graphemes
from game.ui.sheet import Frame, Scroll, frame, paint_bar, paint_frame, paint_ring
from game.ui.style import Measure
from game.ui.widgets import Widgets

BLINK = 0.5
LEAVES_ENTRY = ("return", "escape", "tab", "shift+tab", "up", "down", "enter")


class Form:
    """Shows sections and foot buttons; tells what the player did to them."""

    def __init__(self, desk: Desk, focus: str, widest: float = 1760) -> None:
        self._desk, self._focus = desk, Focus()
        self._title, self._widest = "", widest
        self._sections: Sequence[Section] = ()
        self._foot: Sequence[Push] = ()
        self._focus.at = focus
        self._scroll = Scroll()
        self._said: list[Said] = []
        self._editing: str | None = None
        self._kept: str | None = None
        self._swallow = False
        self._widgets: Widgets | None = None
        self._stale = self._dirty = True
        self.laid: dict[str, Rect] = {}
        """Where each control lies in the window, in pixels."""

    # What it shows

    def show(self, title: str, sections: Sequence[Section], foot: Sequence[Push]) -> None:
        """Take what to show from now on; scroll and focus stay."""
        self._title, self._sections, self._foot = title, sections, foot
        self._stale = True

    def refresh(self) -> None:
        self._stale = True

    @property
    def clipped(self) -> Sequence[str]:
        """Labels that did not fit: none, if the layout is right."""
        return self._widgets.clipped if self._widgets else ()

    @property
    def focused(self) -> str | None:
        return self._focus.at

    def wake(self) -> float | None:
        return BLINK if self._editing else None

    def update(self, seconds: float) -> None:
        """Let the text cursor blink."""
        if self._editing and self._widgets and not self._stale:
            self._widgets.update(seconds)
            self._dirty = True

    def close(self) -> None:
        """Let go of the widgets."""
        if self._widgets:
            self._widgets.close()
            self._widgets = None
        pygame.key.set_repeat(0)

    # Input

    def handle(self, event: pygame.Event) -> Sequence[Said]:
        """Take one event; return what the player did with it."""
        if event.type >= pygame.USEREVENT or self._widgets is None or self._stale:
            return ()
        self._dirty = True
        if event.type == pygame.MOUSEMOTION:
            self._widgets.process(event)
            self._widgets.update(0.0)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._mouse(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll_by(-event.y * self._m.px(70))
        elif self._editing:
            self._typed(event)
        else:
            self._command(event)
        said, self._said = self._said, []
        return said

    def _mouse(self, event: pygame.Event) -> None:
        assert self._widgets
        if event.button != 1:
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            hit = self._at(event.pos)
            if self._editing and hit != self._editing:
                self._stop_typing()
            if hit:
                self._focus.at = hit
                if isinstance(self._control(hit), Entry):
                    self._start_typing(hit)
        self._widgets.process(event)

    def _at(self, pos: tuple[int, int]) -> str | None:
        for name, rect in self.laid.items():
            inside = any(push.name == name for push in self._foot) or self._window.collidepoint(pos)
            if inside and rect.collidepoint(pos):
                return name
        return None

    def _typed(self, event: pygame.Event) -> None:
        """Take a key while a line is typed in."""
        assert self._widgets
        assert self._editing
        name = input_name(event)
        if event.type == pygame.TEXTINPUT and self._swallow:
            self._swallow = False
            return
        if name in LEAVES_ENTRY or (name or "").startswith("pad:"):
            self._stop_typing()
            if name not in ("return", "escape", "enter", "pad:a", "pad:b"):
                self._command(event)
            return
        before = self._made[self._editing].get_text()
        if self._widgets.type(event):
            self._take_text()
        else:
            self._kept, self._stale = before, True

    def _take_text(self) -> None:
        """Report what stands in the line being typed in, cut to what is shown."""
        assert self._editing
        entry = self._made[self._editing]
        letters = graphemes(entry.get_text())
        if len(letters) > SHOWN_AT_MOST:
            entry.set_text("".join(letters[:SHOWN_AT_MOST]))
        self._said.append(Said(self._editing, entry.get_text()))

    def _start_typing(self, name: str) -> None:
        assert self._widgets
        self._editing = name
        self._widgets.type_in(self._made[name])

    def _stop_typing(self) -> None:
        assert self._widgets
        assert self._editing
        self._widgets.stop_typing()
        self._swallow = False
        self._editing = None

    def _command(self, event: pygame.Event) -> None:
        """Take a key or a pad's button while nothing is typed in."""
        here = self._control(self._focus.at)
        if event.type == pygame.TEXTINPUT:
            if isinstance(here, Entry) and event.text.strip() and not self._swallow:
                self._start_typing(here.name)
                self._typed(event)
            self._swallow = False
            return
        command = command_of(event, self._desk.settings.bindings)
        self._swallow = False
        if command in ("next_region", "previous_region"):
            self._step(1 if command == "next_region" else -1)
        elif command in ("left", "right") and isinstance(here, Cycle | Toggle):
            self._change(here, 1 if command == "right" else -1)
        elif command in STEPS:
            self._focus.move(command)
            self._reveal()
        elif command == "act" and here:
            self._act(here, event)
        elif command == "back":
            self._said.append(Said("back", None))
        elif event.type == pygame.KEYDOWN:
            self._scroll.key(event.key, self._window.height - self._m.px(60))
            self._move_all()

    def _act(self, control: Control, event: pygame.Event) -> None:
        match control:
            case Entry(name):
                self._start_typing(name)
                self._swallow = input_name(event) == "space"
            case Push(name):
                self._said.append(Said(name, None))
            case _:
                self._change(control, 1)

    def _change(self, control: Control, step: int) -> None:
        if isinstance(control, Cycle):
            self._said.append(Said(control.name, (control.at + step) % len(control.labels)))
        elif isinstance(control, Toggle):
            self._said.append(Said(control.name, not control.on))

    def _step(self, step: int) -> None:
        """Go to the next control in reading order."""
        names = list(self.laid)
        at = names.index(self._focus.at) if self._focus.at in names else -step
        self._focus.at = names[(at + step) % len(names)]
        self._reveal()

    def _reveal(self) -> None:
        """Scroll until the focused control is seen."""
        placed = next((p for p in self._page.controls if p.control.name == self._focus.at), None)
        if placed:
            room = self._m.px(90)
            rect = placed.rect
            if self._scroll.show(rect.top - room, rect.bottom + room // 3, self._window.height):
                self._move_all()

    def _scroll_by(self, pixels: int) -> None:
        if self._scroll.by(pixels):
            self._move_all()

    def _control(self, name: str | None) -> Control | None:
        found = (p.control for p in self._page.controls if p.control.name == name)
        return next(found, None) or next((p for p in self._foot if p.name == name), None)

    # Making and painting: only `draw` comes here

    def draw(self, screen: Surface) -> Sequence[Rect]:
        if self._stale or self._widgets is None:
            self._make(self._desk.measure(screen))
        if not self._dirty:
            return []
        self._dirty = False
        paint_frame(screen, self._desk, self._parts, self._title)
        screen.set_clip(self._window)
        corner = (self._window.left, self._window.top + self._down - self._scroll.at)
        paint_page(screen, self._desk, self._page, corner)
        screen.set_clip(None)
        assert self._widgets
        self._widgets.draw(screen)
        screen.set_clip(self._window)
        paint_marks(screen, self._desk, self._page, self.laid)
        if self._focus.at in self._foot_rects:
            screen.set_clip(None)
        if self._focus.at in self.laid:
            paint_ring(screen, self._desk, self.laid[self._focus.at], self._m)
        screen.set_clip(None)
        paint_bar(screen, self._desk, self._scroll, self._window)
        return [screen.get_rect()]

    def _make(self, m: Measure) -> None:
        """Lay everything out and make the widgets anew."""
        editing = self._editing
        self.close()
        self._editing, self._m = None, m
        self._parts: Frame = frame(m, self._widest, 88 if self._foot else 24)
        self._window = self._parts.body
        self._page: Page = Layout(self._desk, m, self._window.width).page(self._sections)
        self._scroll.fit(self._page.length, self._window.height)
        self._down = max(0, self._window.height - self._page.length) // 3
        self._widgets = Widgets(self._desk, m, self._window)
        build = Builder(self._desk, m, self._widgets, self._change, self._push)
        self._made: dict[str, Any] = build.controls(self._page.controls, self._window.topleft)
        self._foot_rects = build.foot(self._foot, self._parts.foot)
        self._stale, self._dirty = False, True
        self._move_all()
        self._reveal()
        if editing in self._made:
            if self._kept is not None:
                self._made[editing].set_text(self._kept)
            self._start_typing(editing)
        self._kept = None
        self._widgets.update(0.0)

    def _push(self, name: str) -> None:
        self._said.append(Said(name, None))

    def _move_all(self) -> None:
        """Put every control where the scroll leaves it and offer the places to the focus."""
        assert self._widgets
        up = self._window.left, self._window.top + self._down - self._scroll.at
        self.laid = {}
        for control, rect in self._page.controls:
            here = rect.move(up)
            self.laid[control.name] = here
            if isinstance(control, Cycle):
                for part in ("<", "", ">"):
                    self._widgets.move(
                        self._made[control.name + part], part_of(here, part, self._m)
                    )
            else:
                self._widgets.move(self._made[control.name], here)
        body = dict(self.laid)
        self.laid |= {push.name: self._foot_rects[push.name] for push in self._foot}
        self._focus.offer([body, {push.name: self._foot_rects[push.name] for push in self._foot}])
        self._dirty = True
