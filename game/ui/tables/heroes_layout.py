"""Where squares, pieces, boards and hand of Dungeon Heroes lie on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pygame import Rect

from game.core.types import Slot
from game.rules.heroes.pieces import HERO_ORDER
from game.rules.heroes.room import COLUMNS, ROWS, Cell
from game.rules.heroes.state import UNDECIDED, Match
from game.rules.heroes.view import HeroesView
from game.ui.regions import fold, is_short
from game.ui.style import Measure
from game.ui.tables.heroes_market import has_shelf, lay_shelf
from game.ui.tables.heroes_pieces import lay_pieces
from game.ui.tables.heroes_plates import board_parts, is_slim

FRAME: Final = 0.16
"""The outer wall's thickness, as a part of a square."""
SHAPE: Final = (COLUMNS + 2 * FRAME) / (ROWS + 2 + 2 * FRAME)
"""The board's width for a height of 1."""
WIDEST_BOARDS: Final = 640
STRIP: Final = 0.17
"""The part of the side that pile and hand take; the hero boards lie below."""
SAID: Final = 44
"""The strip's height, in units, where it has but a line to say and the shelf needs the room."""
FOLDED_STRIP, FOLDED_HAND = 32, 60
"""The strip's height, in units, in a small window: a line of words, or tiles to lay."""
ABILITIES: Final = frozenset({"cleric", "wizard", "damsel"})


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
    folded: bool
    """Whether the window is small: then the hero boards lie two by two."""


def ground(area: Rect, m: Measure, table: Match) -> Ground:
    """Divide the table: the board left, pile, hand and hero boards right."""
    if is_short(m):
        return _folded(area, m, table)
    gap = m.px(18)
    side, edge = _square_side(Rect(0, 0, int(area.width * 0.6), area.height))
    board = _board_rect(side, edge)
    board.midleft = area.midleft
    wide = min(area.right - board.right - gap, m.px(WIDEST_BOARDS))
    board.left += (area.right - board.right - gap - wide) // 2
    column = Rect(board.right + gap, area.top, wide, area.height)
    strip = Rect(column.left, column.top, column.width, int(column.height * STRIP))
    if has_shelf(table) and table.options.mode == "solo":
        strip.height = m.px(SAID)
    return _ground(board, side, edge, strip, column, m.px(10), folded=False)


def _folded(area: Rect, m: Measure, table: Match) -> Ground:
    """Divide a small window's table: the board as tall as the window, its column beside it."""
    versus = table.options.mode == "versus"
    parts = fold(area, m, SHAPE, seated=versus)
    side, edge = _square_side(parts.main)
    board = _board_rect(side, edge)
    board.center = parts.main.center
    known = any(table.hand) and UNDECIDED not in table.hand
    tall = m.px(FOLDED_HAND if versus and known else FOLDED_STRIP)
    strip = Rect(parts.rest.left, parts.rest.top, parts.rest.width, tall)
    return _ground(board, side, edge, strip, parts.rest, m.px(6), folded=True)


def _square_side(room: Rect) -> tuple[int, int]:
    """Return the side of the largest squares that fit, and the wall's thickness."""
    side = int(min(room.height / (ROWS + 2 + 2 * FRAME), room.width / (COLUMNS + 2 * FRAME)))
    return side, int(side * FRAME)


def _board_rect(side: int, edge: int) -> Rect:
    return Rect(0, 0, side * COLUMNS + 2 * edge, side * (ROWS + 2) + 2 * edge)


def _ground(
    board: Rect, side: int, edge: int, strip: Rect, column: Rect, gap: int, *, folded: bool
) -> Ground:
    boards = Rect(column.left, strip.bottom + gap, column.width, 0)
    boards.height = column.bottom - boards.top
    return Ground(board, side, board.left + edge, board.top + edge, strip, boards, folded)


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
    table = view.table
    parts = ground(area, m, table)
    slots = {f"cell/{cell}": square(parts, table, cell) for cell in table.room.places}
    slots |= lay_pieces(view, lambda cell: square(parts, table, cell))
    slots |= _lay_strip(view, parts, m)
    found = plates(parts, table, m)
    for hero, board in found.boards.items():
        slots |= _lay_board(view, hero, board, m)
    if found.shelf:
        slots |= lay_shelf(view, found.shelf, m)
    return slots


def _lay_strip(view: HeroesView, parts: Ground, m: Measure) -> dict[Slot, Rect]:
    """Lay the pile, and the hand beside it: open to the Dungeon Master alone."""
    strip = parts.strip
    if view.table.options.mode == "solo":
        return {}
    tall = strip.height - m.px(4 if parts.folded else 30)
    wide = min(tall, (strip.width - m.px(50)) // 5)
    slots = {"pile": Rect(strip.left + m.px(6), strip.top + m.px(2), wide, wide)}
    left = slots["pile"].right + m.px(22)
    if view.knows_tiles:
        kinds = list(dict.fromkeys(view.table.hand))
        for i, kind in enumerate(kinds):
            slots[f"hand/{kind}"] = Rect(left + i * (wide + m.px(8)), slots["pile"].top, wide, wide)
    else:
        slots["hand"] = Rect(left, slots["pile"].top, wide, wide)
    return slots


class Plates(NamedTuple):
    """Where the heroes' boards and the market's shelf lie."""

    boards: dict[str, Rect]
    shelf: Rect | None


def plates(parts: Ground, table: Match, m: Measure) -> Plates:
    """Divide the room for boards: one below the other, or two by two with the shelf at the end."""
    heroes = [str(hero) for hero in HERO_ORDER if hero in table.hit_points]
    shelf = has_shelf(table)
    area, gap = parts.boards, m.px(6 if parts.folded else 8)
    across = 2 if parts.folded or shelf else 1
    down = -(-len(heroes) // across) + (shelf and len(heroes) % across == 0)
    wide = (area.width - gap * (across - 1)) // across
    tall = (area.height - gap * (down - 1)) // down
    rects = [
        Rect(
            area.left + i % across * (wide + gap), area.top + i // across * (tall + gap), wide, tall
        )
        for i in range(across * down)
    ]
    boards = dict(zip(heroes, rects, strict=False))
    rest = rects[len(heroes) :]
    return Plates(boards, rest[0].unionall(rest[1:]) if shelf else None)


def _lay_board(view: HeroesView, hero: str, board: Rect, m: Measure) -> dict[Slot, Rect]:
    slots = {f"hero/{hero}": board}
    places = laid_on(view, hero, board.height, m)
    learned = bool(view.table.experience.get(hero))
    parts = board_parts(board, m, len(places), learned)
    gap = m.px(10)
    side = min(parts.artifacts.height, parts.artifacts.width // max(1, len(places)) - gap + m.px(2))
    for i, slot in enumerate(places):
        left = parts.artifacts.left + i * (side + gap)
        slots[slot] = Rect(left, parts.artifacts.centery - side // 2, side, side)
    return slots


def laid_on(view: HeroesView, hero: str, tall: int, m: Measure) -> list[Slot]:
    """Return the slots on a board; a slim one of a possessed hero has words in their place."""
    if hero == view.table.possessed and is_slim(tall, m):
        return []
    return carried_by(view, hero)


def carried_by(view: HeroesView, hero: str) -> list[Slot]:
    """Return the slots on a hero's board: an ability that may be used, then the artifacts."""
    kinds = list(dict.fromkeys(view.table.artifacts.get(hero, ())))
    places = [f"artifact/{hero}/{kind}" for kind in kinds]
    ability = f"ability/{hero}"
    if hero in ABILITIES and any(action.path()[0] == ability for action in view.legal):
        places.insert(0, ability)
    return places
