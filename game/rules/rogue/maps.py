"""The map cards of Rogue Dungeon: corridors, gems and stairs, and where a hero can walk."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

Cell: TypeAlias = str
"""A square: ``"row/column"``, from ``"0/0"`` at the upper left; its slot is ``"cell/" + cell``."""
Way: TypeAlias = tuple[Cell, ...]
"""The squares of a walk in order: the start left out, the end included."""
Fault: TypeAlias = tuple[Cell | None, str]
"""Something wrong with a map: on which square, if on one, and what."""
Colour = Literal["red", "yellow", "white", "green", "blue", "purple"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
GEMS: Final[dict[Colour, int]] = {
    "red": 3, "yellow": 3, "white": 1, "green": 1, "blue": 1, "purple": 1,
}  # fmt: skip
"""How many gems of each colour a face has."""
EARTH: Final = "#"
CORRIDOR: Final = "."
UPSTAIRS: Final = "<"
DOWNSTAIRS: Final = ">"
SIGNS: Final[dict[str, Colour]] = {colour[0]: colour for colour in COLOURS}
"""The character of each gem in a map's rows."""
_KNOWN: Final = {EARTH, CORRIDOR, UPSTAIRS, DOWNSTAIRS, *SIGNS}
_STAIRS: Final = {UPSTAIRS: "upstairs", DOWNSTAIRS: "downstairs"}
_STEPS: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
"""To the squares beside one, in reading order."""


class DungeonMap(msgspec.Struct, frozen=True, cache_hash=True):
    """One face of a map card."""

    id: str
    """The name of its file, such as ``crypt_front``."""
    title: str
    card: int
    """Which of the seven cards it belongs to, from 1."""
    rows: tuple[str, ...]
    """A character for each square: earth, corridor, stairs, or a gem's first letter."""


class Plan(NamedTuple):
    """What lies where on a map."""

    cells: tuple[Cell, ...]
    """All squares that can be walked, in reading order."""
    neighbours: dict[Cell, tuple[Cell, ...]]
    """The walkable squares orthogonally beside each, in reading order."""
    gems: dict[Cell, Colour]
    """In reading order."""
    upstairs: Cell
    downstairs: Cell


@lru_cache(maxsize=64)
def plan(map_: DungeonMap) -> Plan:
    """Return what lies where on a map without faults."""
    signs = dict(_squares(map_.rows))
    return Plan(
        tuple(signs),
        {cell: tuple(_beside(cell, signs)) for cell in signs},
        {cell: SIGNS[sign] for cell, sign in signs.items() if sign in SIGNS},
        next(cell for cell, sign in signs.items() if sign == UPSTAIRS),
        next(cell for cell, sign in signs.items() if sign == DOWNSTAIRS),
    )


@lru_cache(maxsize=256)
def reach(map_: DungeonMap, start: Cell, closed: frozenset[Cell]) -> Mapping[Cell, Way]:
    """Return each square that a hero at `start` can walk to, nearest first, with a shortest way.

    A way may end on a square of `closed`, which are the unexplored and persistent gems, but not
    lead on over it. Of equally short ways it is the first in reading order. The start is left
    out, unless it is closed itself and a square beside it is open: then the way to it steps off
    and on again. Callers share the mapping and leave it as it is.
    """
    ways: dict[Cell, Way] = {}
    for cell, before in spread(map_, start, closed).items():
        ways[cell] = (before, start) if cell == start else (*ways.get(before, ()), cell)
    return ways


@lru_cache(maxsize=2048)
def spread(map_: DungeonMap, start: Cell, closed: frozenset[Cell]) -> Mapping[Cell, Cell]:
    """Return the squares that `reach` tells of, in its order, each with the one before it."""
    neighbours = plan(map_).neighbours
    before, edge = {start: start}, [start]
    for cell in edge:
        for near in neighbours[cell]:
            if near not in before:
                before[near] = cell
                if near not in closed:
                    edge.append(near)
    del before[start]
    aside = next((near for near in neighbours[start] if near not in closed), None)
    if start in closed and aside:
        before[start] = aside
    return before


def way_to(map_: DungeonMap, start: Cell, closed: frozenset[Cell], goal: Cell) -> Way:
    """Return the way to one of the squares that `reach` tells of."""
    before = spread(map_, start, closed)
    way = [goal]
    while (cell := before[way[-1]]) != start:
        way.append(cell)
        if goal == start:
            break
    return tuple(reversed(way))


def faults(map_: DungeonMap) -> list[Fault]:
    """Return what keeps a map from being played, each as a clause with its full stop."""
    rows = map_.rows
    found = [*_rows_at_fault(rows), *_signs_at_fault(rows), *_counts_at_fault(rows)]
    if not found:
        found += [*_cut_off(map_), *_too_wide(map_)]
    return found


def place(cell: Cell) -> tuple[int, int]:
    """Return a square's row and column."""
    row, _, column = cell.partition("/")
    return int(row), int(column)


def _squares(rows: tuple[str, ...]) -> Iterator[tuple[Cell, str]]:
    """Yield every square that is not earth, with its character."""
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign != EARTH:
                yield f"{r}/{c}", sign


def _beside(cell: Cell, squares: Mapping[Cell, str]) -> Iterator[Cell]:
    row, column = place(cell)
    for down, right in _STEPS:
        near = f"{row + down}/{column + right}"
        if near in squares:
            yield near


def _rows_at_fault(rows: tuple[str, ...]) -> Iterator[Fault]:
    for r, row in enumerate(rows):
        if len(row) != len(rows[0]):
            yield f"{r}/0", f"the row has {len(row)} squares, the first one {len(rows[0])}."


def _signs_at_fault(rows: tuple[str, ...]) -> Iterator[Fault]:
    for cell, sign in _squares(rows):
        if sign not in _KNOWN:
            yield cell, f'"{sign}" is no square of a map.'


def _counts_at_fault(rows: tuple[str, ...]) -> Iterator[Fault]:
    """Yield where there are more gems or stairs than wanted, or that there are fewer."""
    wanted = {sign: (1, name) for sign, name in _STAIRS.items()}
    wanted |= {sign: (GEMS[colour], f"{colour} gems") for sign, colour in SIGNS.items()}
    for sign, (count, name) in wanted.items():
        cells = [cell for cell, found in _squares(rows) if found == sign]
        if len(cells) != count:
            first_too_many = cells[count] if len(cells) > count else None
            yield first_too_many, f"the number of {name} must be {count}, but is {len(cells)}."


def _cut_off(map_: DungeonMap) -> Iterator[Fault]:
    """Yield the squares that the upstairs does not lead to: a teleported hero would be lost there.

    A square without a neighbour is one of them.
    """
    found = plan(map_)
    reached = {found.upstairs, *reach(map_, found.upstairs, frozenset())}
    for cell in found.cells:
        if not found.neighbours[cell]:
            yield cell, "no corridor leads there."
        elif cell not in reached:
            what = f"{found.gems[cell]} gem" if cell in found.gems else "corridor"
            what = "downstairs" if cell == found.downstairs else what
            yield cell, f"the {what} cannot be reached from the upstairs."


def _too_wide(map_: DungeonMap) -> Iterator[Fault]:
    """Yield the upper left of each two by two squares: one could slip past a gem there."""
    squares = dict(_squares(map_.rows)).keys()
    for cell in squares:
        row, column = place(cell)
        if squares >= {f"{row}/{column + 1}", f"{row + 1}/{column}", f"{row + 1}/{column + 1}"}:
            yield cell, "the corridor is two squares wide there, so that a gem could be passed by."
