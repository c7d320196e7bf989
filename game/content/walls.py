"""Walls of a Tiled map: lines and thin rectangles drawn along the edges of squares."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import pairwise
from typing import Final, TypeAlias

from game.content.tiled import Place, Plan, Point, Shape, in_words

Wall: TypeAlias = tuple[Place, Place]
"""The two squares a wall divides, upper or left one first."""

LAYER: Final = "walls"
SNAP: Final = 0.25
"""How far from an edge a wall may be drawn, in squares."""


def walls(plan: Plan, squares: Container[Place]) -> Iterator[Wall]:
    """Yield what each wall divides, edge by edge; raises MapError unless all are in `squares`."""
    for shape in plan.objects[LAYER]:
        which = f'object {shape.id} of the layer "{LAYER}", at {shape.at},'
        for start, end in pairwise(_corners(plan, shape, which)):
            for wall in _edges(*sorted((start, end))):
                if not all(place in squares for place in wall):
                    first, second = map(in_words, wall)
                    raise plan.error(f"{which} has no two squares to divide: {first}; {second}.")
                yield wall


def snapped(point: Point) -> Place | None:
    """Return the corner of squares a point was meant for, if it is near enough to one."""
    row, column = round(point[0]), round(point[1])
    near = abs(point[0] - row) <= SNAP and abs(point[1] - column) <= SNAP
    return (row, column) if near else None


def _corners(plan: Plan, shape: Shape, which: str) -> list[Place]:
    if shape.type != "wall":
        raise plan.error(f'{which} has the type "{shape.type}", not "wall".')
    if shape.kind == "polygon":
        raise plan.error(f"{which} is neither a line nor a rectangle.")
    corners = [corner for corner in map(snapped, shape.points) if corner]
    if len(corners) < len(shape.points):
        raise plan.error(f"{which} lies too far from the edges of squares.")
    if len(set(corners)) == 1:
        raise plan.error(f"{which} is too short to divide two squares.")
    if not all(_straight(*leg) for leg in pairwise(corners)):
        raise plan.error(f"{which} does not run along the edges of squares.")
    return corners


def _straight(start: Place, end: Place) -> bool:
    return start[0] == end[0] or start[1] == end[1]


def _edges(start: Place, end: Place) -> Iterator[Wall]:
    """Yield what one straight piece divides."""
    for row in range(start[0], end[0]):
        yield (row, start[1] - 1), (row, start[1])
    for column in range(start[1], end[1]):
        yield (start[0] - 1, column), (start[0], column)
