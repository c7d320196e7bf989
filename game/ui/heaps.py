"""Open piles laid out over the table, to look through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.style import Measure
from game.ui.tables.table import Heap

LARGEST: Final = 150
SMALLEST: Final = 34
"""Width of a card's place in units: as large as lets all piles be seen at once."""
HEADING: Final = 44
WORDS: Final = 46


def paint_heaps(
    screen: Surface, area: Rect, m: Measure, heaps: Sequence[Heap], hud: Hud, desk: Desk
) -> None:
    """Paint piles one below the other, every card with its name."""
    hud.panel(screen, area, m, lit=True)
    screen.fill(desk.colours.panel, area.inflate(-m.px(16), -m.px(16)))
    inner = area.inflate(-m.px(36), -m.px(28))
    wide = _width(heaps, inner, m)
    across = max(1, inner.width // wide)
    y = inner.top
    for heap in heaps:
        hud.write(screen, heap.title, (inner.left, y), m.px(25), desk.colours.gold, "title",
                  inner.width)  # fmt: skip
        y += m.px(HEADING)
        for i, (art, words) in enumerate(heap.cards):
            spot = (inner.left + i % across * wide, y + i // across * (wide + m.px(WORDS)))
            _paint_card(screen, spot, wide, art, words, m, desk)
        y += -(-len(heap.cards) // across) * (wide + m.px(WORDS)) + m.px(10)


def _width(heaps: Sequence[Heap], inner: Rect, m: Measure) -> int:
    """Return the largest width of a card's place at which all piles fit."""
    for units in range(LARGEST, SMALLEST, -2):
        wide = m.px(units)
        across = max(1, inner.width // wide)
        rows = sum(-(-len(heap.cards) // across) for heap in heaps)
        if rows * (wide + m.px(WORDS)) + len(heaps) * m.px(HEADING + 10) <= inner.height:
            return wide
    return m.px(SMALLEST)


def _paint_card(
    screen: Surface, spot: tuple[int, int], wide: int, art: str, words: str, m: Measure, desk: Desk
) -> None:
    side = wide - m.px(8)
    screen.blit(desk.art.picture(art, (side, side)), spot)
    px = m.px(18)
    for i, part in enumerate(desk.fonts.wrap(words, "text", px, side)[:2]):
        text = desk.fonts.shorten(part, "text", px, side)
        line = desk.fonts.line(text, "text", px, desk.colours.text)
        below = spot[1] + side + i * round(px * 1.1)
        screen.blit(line, line.get_rect(midtop=(spot[0] + side // 2, below)))
