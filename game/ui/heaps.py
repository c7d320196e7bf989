"""Open piles laid out over the table, to look through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.style import Measure
from game.ui.tables.table import Heap

LARGEST: Final = 150
NAMED_FROM: Final = 92
"""From this width, in units, a card's place has room for its name."""
SMALLEST: Final = 20
HEADING: Final = 40
NAME: Final = 40
"""The height of a name, two lines of it, in units."""
PICTURE: Final = 0.58
"""A named picture's size, as a part of the place's width."""


class _Grid(NamedTuple):
    """How the cards are laid out: the size of a place in pixels, with a name or without."""

    wide: int
    tall: int
    side: int
    named: bool


def paint_heaps(
    screen: Surface, area: Rect, m: Measure, heaps: Sequence[Heap], hud: Hud, desk: Desk
) -> None:
    """Paint piles one below the other, every card with its name if there is room."""
    hud.panel(screen, area, m, lit=True)
    screen.fill(desk.colours.panel, area.inflate(-m.px(16), -m.px(16)))
    inner = area.inflate(-m.px(36), -m.px(24))
    grid = _grid(heaps, inner, m)
    across = max(1, inner.width // grid.wide)
    note = desk.fonts.line(desk.say("Click anywhere to close"), "text", m.px(19), desk.colours.dim)
    screen.blit(note, note.get_rect(topright=inner.topright))
    y = inner.top
    for heap in heaps:
        hud.write(screen, heap.title, (inner.left, y), m.px(24), desk.colours.gold, "title",
                  inner.width - note.get_width())  # fmt: skip
        y += m.px(HEADING)
        for i, (art, words) in enumerate(heap.cards):
            place = Rect(inner.left + i % across * grid.wide, y + i // across * grid.tall,
                         grid.wide, grid.tall)  # fmt: skip
            _paint_card(screen, place, grid, art, words, m, desk)
        y += -(-len(heap.cards) // across) * grid.tall


def _grid(heaps: Sequence[Heap], inner: Rect, m: Measure) -> _Grid:
    """Return the largest places that let all piles be seen at once; names go first."""
    room = inner.height - len(heaps) * m.px(HEADING)
    grid = _Grid(1, 1, 1, False)
    for units in range(LARGEST, SMALLEST - 1, -2):
        named, wide = units >= NAMED_FROM, m.px(units)
        side = int(wide * PICTURE) if named else wide - m.px(4)
        grid = _Grid(wide, side + m.px(NAME if named else 4), side, named)
        across = max(1, inner.width // wide)
        if sum(-(-len(heap.cards) // across) for heap in heaps) * grid.tall <= room:
            break
    return grid


def _paint_card(
    screen: Surface, place: Rect, grid: _Grid, art: str, words: str, m: Measure, desk: Desk
) -> None:
    picture = desk.art.picture(art, (grid.side, grid.side))
    screen.blit(picture, picture.get_rect(midtop=place.midtop))
    if not grid.named:
        return
    px = m.px(18)
    for i, part in enumerate(desk.fonts.wrap(words, "text", px, grid.wide - m.px(4))[:2]):
        text = desk.fonts.shorten(part, "text", px, grid.wide - m.px(4))
        line = desk.fonts.line(text, "text", px, desk.colours.text)
        below = place.top + grid.side + i * round(px * 1.1)
        screen.blit(line, line.get_rect(midtop=(place.centerx, below)))
