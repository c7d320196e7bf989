"""The room of Dungeon Heroes: its squares, which lie beside which, entrance and vault."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

Cell: TypeAlias = str
"""A square: ``"r/c"`` in the room, ``"e/c"`` at the entrance, ``"v/c"`` in the vault."""
Place: TypeAlias = tuple[int, int]
"""A square's row and column; the entrance lies in row 0, the vault in the row after the last."""
Near: TypeAlias = dict[Place, list[Place]]
Squares: TypeAlias = int
"""A set of squares: a bit for each."""
Ways: TypeAlias = tuple[tuple[int, Squares], ...]
"""Directions, forth and back: how far a step shifts a square's bit, and where it may begin."""

ROWS: Final = 6
COLUMNS: Final = 6
ENTRANCE_COLUMNS: Final = (2, 3, 4, 5)
VAULT_COLUMNS: Final = (3, 4)
_ORTHOGONAL: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))


class Room(msgspec.Struct, frozen=True):
    """A room as the rules need it; all tuples are in the order of rows, then columns."""

    name: str
    title: str
    squares: tuple[Cell, ...]
    """Where tiles may lie: the squares of the room itself, without pits."""
    entrance: tuple[Cell, ...]
    vault: tuple[Cell, ...]
    beside: dict[Cell, tuple[Cell, ...]]
    """The orthogonal neighbours of every square, entrance and vault included."""
    corner: dict[Cell, tuple[Cell, ...]]
    """The squares that a diagonal step reaches."""
    around: dict[Cell, tuple[Cell, ...]]
    """Both together."""
    places: dict[Cell, Place]
    """Where each square lies."""
    bits: dict[Cell, int]
    """Each square's bit in a set of squares that is kept as a number."""
    straight: Ways
    """The orthogonal steps, for `spread`."""
    every_way: Ways
    """The orthogonal and the diagonal steps, for `spread`."""

    def within_two(self, cell: Cell) -> set[Cell]:
        """Return the squares that a king of chess reaches in two steps, and `cell` itself."""
        around = self.around
        return {cell}.union(around[cell], *[around[near] for near in around[cell]])

    def set_of(self, cells: Iterable[Cell]) -> Squares:
        """Return some squares as a set."""
        squares = 0
        for cell in cells:
            squares |= self.bits[cell]
        return squares


def spread(ways: Ways, squares: Squares) -> Squares:
    """Return all squares that one step leads to from some squares."""
    found = 0
    for shift, starts in ways:
        found |= (squares & starts) << shift | squares >> shift & starts
    return found


def build(
    name: str,
    title: str,
    pits: Iterable[Place] = (),
    walls: Iterable[tuple[Place, Place]] = (),
) -> Room:
    """Return a room of 6 by 6 with entrance and vault, less its pits.

    A wall is the pair of orthogonally adjacent squares it divides, the entrance's and the
    vault's included. Raises ValueError, with one sentence, for a wall that divides no two
    squares and for a room whose squares do not all hang together.
    """
    gone = set(pits)
    inside = [(r, c) for r in range(1, ROWS + 1) for c in range(1, COLUMNS + 1)]
    places = [(0, c) for c in ENTRANCE_COLUMNS]
    places += [place for place in inside if place not in gone]
    places += [(ROWS + 1, c) for c in VAULT_COLUMNS]
    cells = {place: _cell(place) for place in places}
    closed = {frozenset(wall) for wall in walls}
    for wall in closed:
        if len(wall) != 2 or not all(place in cells for place in wall) or _apart(*wall) != 1:  # noqa: PLR2004
            raise ValueError(f"A wall divides two squares side by side, not {sorted(wall)}.")
    beside = {
        place: [n for n in _around(place, _ORTHOGONAL, cells) if {place, n} not in closed]
        for place in places
    }
    corner = {
        place: [
            n
            for n in _around(place, _DIAGONAL, cells)
            if any(n in beside[middle] for middle in beside[place])
        ]
        for place in places
    }
    around = {place: [*beside[place], *corner[place]] for place in places}
    room = Room(
        name,
        title,
        tuple(cells[p] for p in places if 0 < p[0] <= ROWS),
        tuple(cells[p] for p in places if p[0] == 0),
        tuple(cells[p] for p in places if p[0] > ROWS),
        _by_cell(cells, beside),
        _by_cell(cells, corner),
        _by_cell(cells, around),
        {cell: place for place, cell in cells.items()},
        {cell: 1 << _number(place) for place, cell in cells.items()},
        _ways(beside),
        _ways(around),
    )
    cut_off = _cut_off(room)
    if cut_off:
        raise ValueError(f"The square {cut_off[0]} cannot be reached from the entrance.")
    return room


def _by_cell(cells: dict[Place, Cell], near: Near) -> dict[Cell, tuple[Cell, ...]]:
    return {cells[place]: tuple(cells[n] for n in others) for place, others in near.items()}


def _number(place: Place) -> int:
    return place[0] * COLUMNS + place[1] - 1


def _ways(near: Near) -> Ways:
    ways: dict[int, Squares] = {}
    for place, others in near.items():
        for other in others:
            shift = _number(other) - _number(place)
            if shift > 0:
                ways[shift] = ways.get(shift, 0) | 1 << _number(place)
    return tuple(ways.items())


def _cell(place: Place) -> Cell:
    row, column = place
    if row == 0:
        return f"e/{column}"
    return f"v/{column}" if row > ROWS else f"{row}/{column}"


def _around(place: Place, steps: tuple[Place, ...], cells: dict[Place, Cell]) -> list[Place]:
    around = [(place[0] + down, place[1] + right) for down, right in steps]
    return [near for near in around if near in cells]


def _apart(first: Place, second: Place) -> int:
    return abs(first[0] - second[0]) + abs(first[1] - second[1])


def _cut_off(room: Room) -> list[Cell]:
    """Return the squares that orthogonal steps from the entrance do not reach."""
    reached, edge = set(room.entrance), list(room.entrance)
    while edge:
        for near in room.beside[edge.pop()]:
            if near not in reached:
                reached.add(near)
                edge.append(near)
    return [cell for cell in room.places if cell not in reached]


STANDARD: Final = build("standard", "The Room")
"""The printed room: nothing but its walls around."""
