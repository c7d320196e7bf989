"""Where squares, pieces, boards and hand of Dungeon Heroes lie on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pygame import Rect

from game.core.types import Slot
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import HEROES
from game.rules.heroes.room import COLUMNS, ROWS, Cell
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView
from game.ui.style import Measure

FRAME: Final = 0.16
"""The outer wall's thickness, as a part of a square."""
WIDEST_BOARDS: Final = 640
STRIP: Final = 0.17
"""The part of the side that pile and hand take; the hero boards lie below."""
ABILITIES: Final = frozenset({"cleric", "wizard"})
WORDS: Final = 0.66
"""The part of a hero board's height that name and text take; artifacts lie below."""
SHOWN_ARTIFACTS: Final = 5


class Ground(NamedTuple):
    """The board's parts in pixels."""

    board: Rect
    """Squares, entrance and vault, with the outer wall."""
    side: int
    """The side of a square."""
    left: int
    top: int
    strip: Rect
    boards: Rect


def ground(area: Rect, m: Measure) -> Ground:
    """Divide the table: the board left, pile, hand and hero boards right."""
    rows = ROWS + 2
    side = int(min(area.height / (rows + 2 * FRAME), area.width * 0.6 / (COLUMNS + 2 * FRAME)))
    edge = int(side * FRAME)
    board = Rect(area.left, 0, side * COLUMNS + 2 * edge, side * rows + 2 * edge)
    board.centery = area.centery
    gap = m.px(18)
    wide = min(area.right - board.right - gap, m.px(WIDEST_BOARDS))
    board.left += (area.right - board.right - gap - wide) // 2
    column = Rect(board.right + gap, area.top, wide, area.height)
    strip = Rect(column.left, column.top, column.width, int(column.height * STRIP))
    boards = Rect(column.left, strip.bottom + m.px(10), column.width, 0)
    boards.height = column.bottom - boards.top
    return Ground(board, side, board.left + edge, board.top + edge, strip, boards)


def square(parts: Ground, table: Match, cell: Cell) -> Rect:
    """Return a square's place: the vault above, the entrance below."""
    row, column = table.room.places[cell]
    down = ROWS + 1 - row
    return Rect(
        parts.left + (column - 1) * parts.side,
        parts.top + down * parts.side,
        parts.side,
        parts.side,
    )


def lay_out(view: HeroesView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
    """Return where each slot lies in `area`, in pixels: squares first, pieces over them."""
    parts, table = ground(area, m), view.table
    slots = {f"cell/{cell}": square(parts, table, cell) for cell in table.room.places}
    slots |= _lay_pieces(parts, table)
    slots |= _lay_strip(view, parts.strip, m)
    for i, hero in enumerate(HEROES):
        slots |= _lay_board(view, str(hero), _board(parts.boards, i, m), m)
    return slots


def _lay_pieces(parts: Ground, table: Match) -> dict[Slot, Rect]:
    """Stand the pieces on their squares; hero and monster on one square stand side by side."""
    slots: dict[Slot, Rect] = {}
    heroes = set(table.heroes())
    for piece, cell in table.at.items():
        place = square(parts, table, cell)
        size = int(parts.side * 0.74)
        spot = Rect(0, 0, size, size)
        spot.center = place.center
        shared = sum(other == cell for other in table.at.values()) > 1
        if shared:
            spot = Rect(0, 0, int(parts.side * 0.58), int(parts.side * 0.58))
            spot.midbottom = (place.centerx, place.bottom - int(parts.side * 0.06))
            spot.centerx += int(parts.side * (-0.22 if piece in heroes else 0.22))
        slots[f"piece/{piece}"] = spot
    return slots


def _lay_strip(view: HeroesView, strip: Rect, m: Measure) -> dict[Slot, Rect]:
    """Lay the pile, and the hand beside it: open to the Dungeon Master alone."""
    if view.table.options.mode == "solo":
        return {}
    tall = strip.height - m.px(30)
    wide = min(tall, (strip.width - m.px(50)) // 5)
    slots = {"pile": Rect(strip.left + m.px(6), strip.top + m.px(4), wide, wide)}
    left = slots["pile"].right + m.px(22)
    if view.knows_tiles:
        kinds = list(dict.fromkeys(view.table.hand))
        for i, kind in enumerate(kinds):
            slots[f"hand/{kind}"] = Rect(left + i * (wide + m.px(8)), slots["pile"].top, wide, wide)
    else:
        slots["hand"] = Rect(left, slots["pile"].top, wide, wide)
    return slots


def _board(area: Rect, place: int, m: Measure) -> Rect:
    gap = m.px(8)
    tall = (area.height - gap * (len(HEROES) - 1)) // len(HEROES)
    return Rect(area.left, area.top + place * (tall + gap), area.width, tall)


class BoardParts(NamedTuple):
    """A hero board's parts in pixels."""

    portrait: Rect
    die: Rect
    words: Rect
    artifacts: Rect


def board_parts(board: Rect, m: Measure) -> BoardParts:
    """Divide a hero board: portrait, words and artifacts, life die."""
    pad = m.px(10)
    inner = board.inflate(-2 * pad, -2 * pad)
    side = min(inner.height, int(inner.width * 0.26))
    portrait = Rect(inner.left, inner.centery - side // 2, side, side)
    die_side = min(int(inner.height * 0.62), int(inner.width * 0.2))
    die = Rect(inner.right - die_side, inner.centery - die_side // 2, die_side, die_side)
    left = portrait.right + m.px(12)
    words = Rect(left, inner.top, die.left - left - m.px(8), int(inner.height * WORDS))
    artifacts = Rect(left, words.bottom, words.width, inner.height - words.height)
    return BoardParts(portrait, die, words, artifacts)


def _lay_board(view: HeroesView, hero: str, board: Rect, m: Measure) -> dict[Slot, Rect]:
    parts, table = board_parts(board, m), view.table
    slots = {f"hero/{hero}": board}
    kinds = list(dict.fromkeys(table.artifacts.get(hero, ())))
    places = [f"artifact/{hero}/{kind}" for kind in kinds]
    if hero in ABILITIES and any(
        isinstance(action, s.Heal if hero == "cleric" else s.Reveal) for action in view.legal
    ):
        places.insert(0, f"ability/{hero}")
    count = max(SHOWN_ARTIFACTS, len(places))
    side = min(parts.artifacts.height - m.px(2), parts.artifacts.width // count - m.px(6))
    for i, slot in enumerate(places):
        left = parts.artifacts.left + i * (side + m.px(6))
        slots[slot] = Rect(left, parts.artifacts.bottom - side, side, side)
    return slots
