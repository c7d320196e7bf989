"""The curtain between two people at one machine: nothing secret is on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.inputs import command_of
from game.ui.scene import Change, Pop
from game.ui.scenes.still import StillScene


class CurtainScene(StillScene):
    """Waits until the next player opens it."""

    def __init__(self, desk: Desk, name: str, opened: Callable[[], None]) -> None:
        self._desk, self._name, self._opened = desk, name, opened
        self._hud = Hud(desk)

    def react(self, event: pygame.Event) -> Change | None:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed or command_of(event, self._desk.settings.bindings) == "act":
            self._opened()
            return Pop()
        return None

    def paint(self, screen: Surface) -> None:
        m, colours = self._desk.measure(screen), self._desk.colours
        screen.blit(self._desk.art.cover("ui/curtain", screen.get_size()), (0, 0))
        box = Rect(0, 0, min(m.px(860), m.width - m.px(40)), m.px(190))
        box.center = (m.width // 2, int(m.height * 0.68))
        self._hud.panel(screen, box, m, lit=True)
        px = m.px(40)
        name = self._desk.fonts.shorten(self._name, "title", px, box.width - m.px(60))
        lines = (
            (self._desk.say("Hand over to"), "text", m.px(24), colours.dim),
            (name, "title", px, colours.bright),
            (
                self._desk.say("Press Enter, click or tap when nobody else is looking."),
                "text",
                m.px(22),
                colours.text,
            ),
        )
        y = box.top + m.px(20)
        for text, face, size, colour in lines:
            for part in self._desk.fonts.wrap(text, face, size, box.width - m.px(40)):
                line = self._desk.fonts.line(part, face, size, colour)  # type: ignore[arg-type]
                screen.blit(line, line.get_rect(midtop=(m.width // 2, y)))
                y += int(size * 1.35)
