"""The frame that set-up, settings and rules share: a title, a part that scrolls, a foot."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.style import Measure

TITLE_UNITS = 40


class Frame(NamedTuple):
    """Where the parts lie, in pixels."""

    title: Rect
    body: Rect
    foot: Rect


def frame(m: Measure, widest: float = 1760, foot_units: float = 88) -> Frame:
    """Divide a window; `widest` is how wide a page may be, in units."""
    side = max(m.px(24), (m.width - m.px(widest)) // 2)
    top, foot = m.px(84), m.px(foot_units)
    width = m.width - 2 * side
    return Frame(
        Rect(side, 0, width, top),
        Rect(side - m.px(8), top, width + m.px(16), m.height - top - foot),
        Rect(side, m.height - foot, width, foot),
    )


class Scroll:
    """How far down the long part of a page is, in pixels."""

    def __init__(self) -> None:
        self.at = 0
        self._most = 0

    def fit(self, length: int, window: int) -> None:
        """Take the length of what scrolls and of what is seen of it."""
        self._most = max(0, length - window)
        self.by(0)

    def by(self, pixels: int) -> bool:
        """Move down (or up); return whether that changed anything."""
        before = self.at
        self.at = min(max(0, self.at + pixels), self._most)
        return self.at != before

    def key(self, key: int, page: int) -> bool:
        """Follow the page keys; `page` is how far one goes."""
        moves = {
            pygame.K_PAGEDOWN: page,
            pygame.K_PAGEUP: -page,
            pygame.K_HOME: -self._most,
            pygame.K_END: self._most,
        }
        return self.by(moves.get(key, 0))

    def show(self, top: int, bottom: int, window: int) -> bool:
        """Move just so far that a stretch of the page is seen."""
        if top < self.at:
            return self.by(top - self.at)
        return self.by(max(0, bottom - window - self.at))

    def bar(self, window: Rect, m: Measure) -> Rect | None:
        """Return where the scroll mark lies, or None if all is seen."""
        if not self._most:
            return None
        whole = window.height + self._most
        tall = max(m.px(40), window.height * window.height // whole)
        y = window.top + (window.height - tall) * self.at // self._most
        return Rect(window.right + m.px(4), y, m.px(7), tall)


def paint_frame(screen: Surface, desk: Desk, parts: Frame, title: str) -> None:
    """Paint the table, the title and its rule."""
    m, colours = desk.measure(screen), desk.colours
    screen.blit(desk.art.cover("ui/table_oak", screen.get_size()), (0, 0))
    px = m.px(TITLE_UNITS)
    while px > m.px(20) and desk.fonts.font("title", px).size(title)[0] > parts.title.width:
        px -= 1
    line = desk.fonts.line(title, "title", px, colours.gold)
    screen.blit(line, line.get_rect(midleft=parts.title.midleft))


def paint_bar(screen: Surface, desk: Desk, scroll: Scroll, window: Rect) -> None:
    """Paint the scroll mark where there is more to see."""
    m = desk.measure(screen)
    bar = scroll.bar(window, m)
    if bar:
        trough = Rect(bar.left, window.top, bar.width, window.height)
        pygame.draw.rect(screen, desk.colours.ground, trough, border_radius=m.px(4))
        pygame.draw.rect(screen, desk.colours.gold, bar, border_radius=m.px(4))


def paint_ring(screen: Surface, desk: Desk, rect: Rect, m: Measure) -> None:
    """Paint the focus ring around a place."""
    around = rect.inflate(m.px(10), m.px(10))
    pygame.draw.rect(screen, desk.colours.focus, around, max(2, m.px(3)), border_radius=m.px(13))
