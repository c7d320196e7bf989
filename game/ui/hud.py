"""Panels, buttons and lines around the table: painted by us, known to no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.table import Line, Mood
from game.ui.text import Face

WIDE_FROM: Final = 1500
"""From this width, in units, seats and log stand beside the table."""
TALL_FROM: Final = 760
"""Below this height, in units, the title gives way to the seats."""
COMMANDS_ACROSS: Final = 384
"""The room, in units, of the buttons at the top right."""
COMMANDS_DOWN: Final = 58
"""How far down, in units, those buttons reach where nothing else stands in the row."""
BUTTON: Final = 54
"""Height of a button in units; 44 is the least that a finger needs."""


class Regions(NamedTuple):
    """Where the parts of the match screen lie, in pixels."""

    header: Rect
    seats: Rect
    table: Rect
    know: Rect
    log: Rect
    foot: Rect
    wide: bool
    short: bool
    """Whether there is no room for a title: the seats stand in its place."""


def regions(m: Measure, side: bool, players: int) -> Regions:
    """Divide a window; `side` says whether the log's column is open.

    One player alone needs no place of their own: the table takes the room.
    """
    pad, gap = m.px(28), m.px(18)
    wide = m.across >= WIDE_FROM
    short = not wide and m.down < TALL_FROM
    header = Rect(pad, m.px(14), m.width - 2 * pad, m.px(56))
    foot_tall = m.px(136 if wide else 112)
    foot = Rect(pad, m.height - foot_tall - m.px(20), m.width - 2 * pad, foot_tall)
    top = header.bottom + m.px(12)
    if wide:
        seats = Rect(pad, top, m.px(296), foot.top - top - gap)
        column = m.px(386)
        right = Rect(m.width - pad - column, top, column, seats.height)
        table_right = right.left - gap if side else m.width - pad
        left = seats.right + gap if players > 1 else pad
        table = Rect(left, top, table_right - left, seats.height)
    else:
        seats = Rect(pad, top, m.width - 2 * pad, m.px(66))
        if short:
            seats = Rect(pad, m.px(10), header.width - m.px(COMMANDS_ACROSS), m.px(62))
        if players == 1:
            seats.height = 0 if not short else m.px(COMMANDS_DOWN)
        table = Rect(
            pad, seats.bottom + m.px(8), m.width - 2 * pad, foot.top - seats.bottom - m.px(18)
        )
        column = min(m.width - 2 * pad, m.px(520))
        right = Rect(m.width - pad - column, top, column, foot.top - top - m.px(8))
    know = Rect(right.left, right.top, right.width, int(right.height * 0.64))
    log = Rect(
        right.left, know.bottom + m.px(14), right.width, right.bottom - know.bottom - m.px(14)
    )
    return Regions(header, seats, table, know, log, foot, wide, short)


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
        px = m.px(23)
        text = self._desk.fonts.shorten(
            button.label, "bold", px, button.rect.right - left - m.px(8)
        )
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
        return self._desk.fonts.width(label, "bold", m.px(23)) + m.px(68 if key else 28)

    def tooltip(self, screen: Surface, text: str, beside: Rect, m: Measure) -> Rect:
        """Paint words beside a place, kept inside the window; return where."""
        colours, fonts = self._desk.colours, self._desk.fonts
        px, pad = m.px(21), m.px(14)
        width = min(m.px(430), m.width - 2 * pad)
        lines = fonts.wrap(text, "text", px, width - 2 * pad)
        widest = max(fonts.width(line, "text", px) for line in lines)
        box = Rect(0, 0, widest + 2 * pad, len(lines) * m.px(26) + 2 * m.px(9))
        box.midbottom = (beside.centerx, beside.top - m.px(10))
        if box.top < m.px(6):
            box.midtop = (beside.centerx, beside.bottom + m.px(10))
        box.clamp_ip(Rect(0, 0, m.width, m.height))
        pygame.draw.rect(screen, colours.ground, box, border_radius=m.px(8))
        pygame.draw.rect(screen, colours.gold, box, max(1, m.px(1)), border_radius=m.px(8))
        for i, line in enumerate(lines):
            self.write(screen, line, (box.left + pad, box.top + m.px(9) + i * m.px(26)), px)
        return box


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
