"""Panels, buttons and lines around the table: painted by us, known to no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.table import Line, Mood
from game.ui.text import Face

LABEL, LEAST_LABEL = 23, 18
"""The height of a button's letters in units, and how small they get before words are cut."""


class Button(NamedTuple):
    """A button: what it is called, what it looks like and the key beside it."""

    name: str
    rect: Rect
    label: str = ""
    key: str = ""
    icon: str = ""
    primary: bool = False
    enabled: bool = True


class Hud:
    """Paints the parts of the match screen that are the same for all games."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def panel(self, screen: Surface, rect: Rect, m: Measure, lit: bool = False) -> None:
        """Paint a panel's ground and rim."""
        colours = self._desk.colours
        ground = self._desk.art.composed(
            ("panel", rect.size, colours.panel),
            lambda: _ground(rect.size, colours.panel, colours.panel_alpha, m.px(12)),
        )
        screen.blit(ground, rect)
        rim = colours.bright if lit else colours.rim
        pygame.draw.rect(
            screen, rim, rect, m.px(3) if lit else max(1, m.px(1)), border_radius=m.px(12)
        )

    def write(
        self, screen: Surface, text: str, at: tuple[int, int], px: int,
        colour: str | None = None, face: Face = "text", width: int | None = None,
    ) -> Rect:  # fmt: skip
        """Write one line from its top left corner, shortened to `width` pixels."""
        if width is not None:
            text = self._desk.fonts.shorten(text, face, px, max(1, width))
        line = self._desk.fonts.line(text, face, px, colour or self._desk.colours.text)
        return screen.blit(line, at)

    def header(self, screen: Surface, area: Rect, m: Measure, title: str, headline: str) -> None:
        """Write the game's title and the line beside it."""
        colours = self._desk.colours
        put = self.write(
            screen, title, (area.left, area.top + m.px(8)), m.px(32), colours.gold, "title"
        )
        room = area.right - m.px(6 * 64) - put.right
        if room > m.px(160):
            at = (put.right + m.px(20), area.top + m.px(18))
            self.write(screen, headline, at, m.text, colours.dim, width=room - m.px(30))

    def log(
        self, screen: Surface, area: Rect, m: Measure, title: str, lines: Sequence[Line], back: int
    ) -> None:
        """Paint the newest lines that fit, `back` lines before the last."""
        colours, fonts = self._desk.colours, self._desk.fonts
        self.panel(screen, area, m)
        pad, px = m.px(18), m.px(20)
        self.write(
            screen, title, (area.left + pad, area.top + m.px(12)), m.px(26), colours.gold, "title"
        )
        top, y = area.top + m.px(50), area.bottom - m.px(12)
        tall = m.px(26)
        tones: dict[Mood, str] = {
            "plain": colours.text,
            "good": colours.good,
            "bad": colours.bad,
            "head": colours.gold,
        }
        newest = len(lines) - 1 - back
        for i in range(newest, -1, -1):
            for part in reversed(fonts.wrap(lines[i].text, "text", px, area.width - 2 * pad)):
                y -= tall
                if y < top:
                    return
                tone = (
                    tones[lines[i].mood]
                    if i > newest - 4 or lines[i].mood != "plain"
                    else colours.dim
                )
                self.write(screen, part, (area.left + pad, y), px, tone)

    def button(self, screen: Surface, button: Button, m: Measure, hot: bool) -> None:
        """Paint a button with its key or icon."""
        colours = self._desk.colours
        ground = colours.primary if button.primary else colours.button
        if hot and button.enabled:
            ground = colours.primary_hot if button.primary else colours.button_hot
        pygame.draw.rect(screen, ground, button.rect, border_radius=m.px(9))
        rim = colours.gold if button.enabled else colours.rim
        width = m.px(4 if button.primary else 2)
        pygame.draw.rect(screen, rim, button.rect, width, border_radius=m.px(9))
        if button.icon:
            self._paint_icon(screen, button, m)
            return
        left = button.rect.left + m.px(10)
        if button.key:
            badge = Rect(left, 0, m.px(30), m.px(30))
            badge.centery = button.rect.centery
            pygame.draw.rect(screen, colours.ground, badge, border_radius=m.px(6))
            key = self._desk.fonts.line(button.key, "bold", m.px(19), colours.gold)
            screen.blit(key, key.get_rect(center=badge.center))
            left = badge.right + m.px(10)
        room = button.rect.right - left - m.px(8)
        px = m.px(LABEL)
        while px > m.px(LEAST_LABEL) and self._desk.fonts.width(button.label, "bold", px) > room:
            px -= 1
        text = self._desk.fonts.shorten(button.label, "bold", px, room)
        line = self._desk.fonts.line(
            text, "bold", px, colours.text if button.enabled else colours.dim
        )
        screen.blit(line, line.get_rect(midleft=(left, button.rect.centery)))

    def _paint_icon(self, screen: Surface, button: Button, m: Measure) -> None:
        side = int(button.rect.height * 0.6)
        icon = self._desk.art.picture(button.icon, (side, side))
        if not button.enabled:
            icon = self._desk.art.composed(("dim", button.icon, side), lambda: _dimmed(icon))
        screen.blit(icon, icon.get_rect(center=button.rect.center))
        if button.key:
            key = self._desk.fonts.line(button.key, "bold", m.px(14), self._desk.colours.dim)
            screen.blit(
                key,
                key.get_rect(
                    bottomright=(button.rect.right - m.px(4), button.rect.bottom - m.px(1))
                ),
            )

    def button_width(self, label: str, m: Measure, key: bool) -> int:
        """Return how wide a button must be for its label, in pixels."""
        return self._desk.fonts.width(label, "bold", m.px(LABEL)) + m.px(68 if key else 28)


def _ground(size: tuple[int, int], colour: str, alpha: int, radius: int) -> Surface:
    ground = Surface(size, pygame.SRCALPHA)
    shade = pygame.Color(colour)
    shade.a = alpha
    pygame.draw.rect(ground, shade, ground.get_rect(), border_radius=radius)
    return ground.convert_alpha() if pygame.display.get_surface() else ground


def _dimmed(icon: Surface) -> Surface:
    dim = icon.copy()
    dim.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
    return dim
