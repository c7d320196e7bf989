"""Paints a form's page: panels, words, pictures, and the marks over its widgets."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.ui.controls import Cycle, Toggle
from game.ui.desk import Desk
from game.ui.form_layout import TALL, Page
from game.ui.hud import Hud
from game.ui.style import Measure


def paint_page(screen: Surface, desk: Desk, page: Page, corner: tuple[int, int]) -> None:
    """Paint everything that lies under the widgets; `corner` is the page's, in pixels."""
    m, hud = desk.measure(screen), Hud(desk)
    left, top = corner
    for panel in page.panels:
        hud.panel(screen, panel.move(left, top), m)
    for words in page.words:
        colour = getattr(desk.colours, words.tone)
        line = desk.fonts.line(words.text, words.face, words.px, colour)
        screen.blit(line, (left + words.at[0], top + words.at[1]))
    for name, rect in page.pictures:
        picture = desk.art.picture(name, rect.size)
        screen.blit(picture, picture.get_rect(center=rect.move(left, top).center))


def paint_marks(screen: Surface, desk: Desk, page: Page, laid: Mapping[str, Rect]) -> None:
    """Paint arrows and checks over the widgets."""
    m = desk.measure(screen)
    for placed in page.controls:
        rect = laid[placed.control.name]
        if isinstance(placed.control, Cycle):
            for part, name in (("<", "ui/arrow_left"), (">", "ui/arrow_right")):
                _icon(screen, desk, name, part_of(rect, part, m).center, m.px(26))
        elif isinstance(placed.control, Toggle):
            name = "ui/check" if placed.control.on else "ui/cross"
            _icon(screen, desk, name, (rect.left + m.px(32), rect.centery), m.px(26))


def part_of(rect: Rect, part: str, m: Measure) -> Rect:
    """Return where an arrow or the value of a cycle lies in it."""
    side, gap = m.px(TALL), m.px(6)
    if part == "<":
        return Rect(rect.left, rect.top, side, rect.height)
    if part == ">":
        return Rect(rect.right - side, rect.top, side, rect.height)
    return Rect(rect.left + side + gap, rect.top, rect.width - 2 * (side + gap), rect.height)


def _icon(screen: Surface, desk: Desk, name: str, center: tuple[int, int], side: int) -> None:
    picture = desk.art.picture(name, (side, side))
    screen.blit(picture, picture.get_rect(center=center))
