"""A short list of things to do, reached by arrows, mouse and pad: what small scenes share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.focus import STEPS, Focus
from game.ui.hud import Button, Hud
from game.ui.inputs import command_of
from game.ui.scene import Change
from game.ui.style import Measure


class Item(NamedTuple):
    """One line of a menu: its words and what choosing it does."""

    label: str
    choose: Callable[[], Change | None]
    primary: bool = False


class Menu:
    """Lays the items below each other and says which was chosen."""

    def __init__(self, desk: Desk, items: Sequence[Item]) -> None:
        self._desk, self._hud, self._focus = desk, Hud(desk), Focus()
        self.items = tuple(items)
        self.buttons: list[Button] = []

    def lay_out(self, left: int, top: int, width: int, m: Measure) -> int:
        """Place the items from a corner, in pixels; return where they end."""
        tall, gap = m.px(60), m.px(13)
        self.buttons = [
            Button(str(i), Rect(left, top + i * (tall + gap), width, tall), item.label,
                   primary=item.primary)
            for i, item in enumerate(self.items)
        ]  # fmt: skip
        self._focus.offer([{button.name: button.rect for button in self.buttons}])
        return top + len(self.items) * (tall + gap)

    def lay_across(self, left: int, top: int, width: int, m: Measure) -> None:
        """Place the items beside each other in a width, in pixels."""
        gap = m.px(13)
        wide = (width - gap * (len(self.items) - 1)) // len(self.items)
        self.lay_out(left, top, wide, m)
        self.buttons = [
            button._replace(rect=Rect(left + i * (wide + gap), top, wide, button.rect.height))
            for i, button in enumerate(self.buttons)
        ]
        self._focus.offer([{button.name: button.rect for button in self.buttons}])

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one input event; return what the chosen item asks for."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._point(event.pos):
                return self._choose()
        else:
            command = command_of(event, self._desk.settings.bindings)
            if command in STEPS:
                self._focus.move(command)
            elif command in ("next_region", "previous_region"):
                self._step(1 if command == "next_region" else -1)
            elif command == "act":
                return self._choose()
        return None

    def draw(self, screen: Surface, m: Measure) -> None:
        """Paint the items, the one under the focus lit."""
        for button in self.buttons:
            hot = button.name == self._focus.at
            self._hud.button(screen, button, m, hot=hot)
            if hot:
                around = button.rect.inflate(m.px(8), m.px(8))
                pygame.draw.rect(
                    screen, self._desk.colours.focus, around, m.px(3), border_radius=m.px(12)
                )

    def _step(self, step: int) -> None:
        names = [button.name for button in self.buttons]
        here = names.index(self._focus.at) if self._focus.at in names else 0
        self._focus.at = names[(here + step) % len(names)]

    def _point(self, at: tuple[int, int]) -> bool:
        for button in self.buttons:
            if button.rect.collidepoint(at):
                self._focus.at = button.name
                return True
        return False

    def _choose(self) -> Change | None:
        if self._focus.at is None:
            return None
        return self.items[int(self._focus.at)].choose()
