"""Words beside a place: never over it, and over as little as can be of what one may press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.style import Measure

WIDEST: Final = 430
TEXT, LINE = 21, 26
APART: Final = 10
"""How far from the place the words stand, in units."""
COVERED: Final = 1000
"""How much worse it is to cover the place itself than one of its neighbours."""
AWAY: Final = 2
"""What each pixel away from the place costs, in units of what is covered."""


class Tooltip:
    """Paints words beside a place, and remembers where it put them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._last: tuple[tuple[object, ...], Rect] | None = None

    def paint(
        self, screen: Surface, text: str, beside: Rect, m: Measure,
        held: Rect | None, pressed: Sequence[Rect],
    ) -> Rect:  # fmt: skip
        """Paint words beside a place, clear of what is `held`; return where.

        `pressed` are the places that one may want to press next.
        """
        colours, fonts = self._desk.colours, self._desk.fonts
        px, pad = m.px(TEXT), m.px(14)
        lines = fonts.wrap(text, "text", px, min(m.px(WIDEST), m.width - 2 * pad) - 2 * pad)
        wide = max(fonts.width(line, "text", px) for line in lines) + 2 * pad
        size = (wide, len(lines) * m.px(LINE) + m.px(18))
        box = self._place(size, beside, m, held, pressed)
        pygame.draw.rect(screen, colours.ground, box, border_radius=m.px(8))
        pygame.draw.rect(screen, colours.gold, box, max(1, m.px(1)), border_radius=m.px(8))
        for i, line in enumerate(lines):
            picture = fonts.line(line, "text", px, colours.text)
            screen.blit(picture, (box.left + pad, box.top + m.px(9) + i * m.px(LINE)))
        return box

    def _place(
        self, size: tuple[int, int], beside: Rect, m: Measure,
        held: Rect | None, pressed: Sequence[Rect],
    ) -> Rect:  # fmt: skip
        key = (size, tuple(beside), m, tuple(held) if held else None)
        if self._last is None or self._last[0] != key:
            self._last = (key, best_spot(size, beside, m, held, pressed))
        return self._last[1]


def best_spot(
    size: tuple[int, int], beside: Rect, m: Measure, held: Rect | None, pressed: Sequence[Rect]
) -> Rect:
    """Return where a box of a size covers least, right of a place rather than elsewhere."""
    window = Rect(0, 0, m.width, m.height)
    others = [rect for rect in pressed if not rect.contains(beside)]

    def cost(box: Rect) -> float:
        covered = _shared(box, beside) + (_shared(box, held) if held else 0)
        neighbours = sum(_shared(box, other) for other in others)
        away = abs(box.centerx - beside.centerx) + abs(box.centery - beside.centery)
        return COVERED * covered + neighbours + away * m.px(AWAY)

    return min(_spots(size, beside, others, m.px(APART), window), key=cost)


def _spots(
    size: tuple[int, int], beside: Rect, others: Sequence[Rect], apart: int, window: Rect
) -> Iterator[Rect]:
    """Yield where a box may stand: around the place, then around it and its neighbours."""
    near = beside.inflate(2 * beside.width, 2 * beside.height)
    around = beside.unionall([other for other in others if other.colliderect(near)])
    for place in (beside, near, around, beside.unionall(others)):
        across = (place.right + apart, place.left - apart - size[0])
        down = (place.top - apart - size[1], place.bottom + apart)
        corners = [(x, y) for x in across for y in (beside.centery - size[1] // 2, beside.top)]
        corners += [(x, y) for y in down for x in (beside.centerx - size[0] // 2, beside.left)]
        for corner in corners:
            yield Rect(corner, size).clamp(window)


def _shared(box: Rect, other: Rect) -> int:
    common = box.clip(other)
    return common.width * common.height
