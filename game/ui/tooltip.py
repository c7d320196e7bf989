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
FURTHER: Final = (0, 1, 2)
"""How many times the place's own size the words may be moved on, to clear its neighbours."""
COVERED: Final = 1000
"""How much worse it is to cover the place itself than one of its neighbours."""
STEP: Final = 0.02
"""What moving on costs, as a part of the words' own area."""


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

    def cost(spot: tuple[Rect, int]) -> float:
        box, further = spot
        covered = _shared(box, beside) + (_shared(box, held) if held else 0)
        neighbours = sum(_shared(box, other) for other in others)
        return COVERED * covered + neighbours + STEP * further * size[0] * size[1]

    return min(_spots(size, beside, m.px(APART), window), key=cost)[0]


def _spots(
    size: tuple[int, int], beside: Rect, apart: int, window: Rect
) -> Iterator[tuple[Rect, int]]:
    """Yield where a box may stand and how far off: right, left, above, below."""
    for further in FURTHER:
        x, y = apart + further * beside.width, apart + further * beside.height
        for place in (
            {"midleft": (beside.right + x, beside.centery)},
            {"topleft": (beside.right + x, beside.top)},
            {"midright": (beside.left - x, beside.centery)},
            {"topright": (beside.left - x, beside.top)},
            {"midbottom": (beside.centerx, beside.top - y)},
            {"midtop": (beside.centerx, beside.bottom + y)},
        ):
            box = Rect((0, 0), size)
            for corner, at in place.items():
                setattr(box, corner, at)
            yield box.clamp(window), further


def _shared(box: Rect, other: Rect) -> int:
    common = box.clip(other)
    return common.width * common.height
