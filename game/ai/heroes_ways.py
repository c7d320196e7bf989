"""How far everything is in Dungeon Heroes: plain steps, and steps weighed by what lies there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

from game.rules.heroes.room import Cell, Room

Around: TypeAlias = tuple[tuple[Cell, tuple[Cell, ...]], ...]
FAR: Final = 99


class Ways:
    """The distances of one room, by steps of those who move orthogonally and of the others."""

    def __init__(self, beside: Around, corner: Around) -> None:
        corners = dict(corner)
        self.orthogonal: Mapping[Cell, tuple[Cell, ...]] = dict(beside)
        self.any_way = {cell: near + corners[cell] for cell, near in beside}
        self.far = {cell: _steps(self.orthogonal, cell) for cell in self.orthogonal}
        self.far_any_way = {cell: _steps(self.any_way, cell) for cell in self.any_way}
        self.strikes = {
            cell: frozenset(other for other, steps in far.items() if steps <= 2)  # noqa: PLR2004
            for cell, far in self.far.items()
        }
        """Whom a monster that steps orthogonally can attack after a step."""
        self.strikes_any_way = _reach(self.any_way, self.orthogonal)
        self.breath = _reach(self.orthogonal, self.any_way)
        """Whom the dragon can attack after a step, from one of its halves."""

    def to(
        self, goal: tuple[Cell, ...], harm: Mapping[Cell, float], diagonal: bool
    ) -> dict[Cell, float]:
        """Return what each square is off a goal: a step each, and the harm of those entered."""
        steps = self.any_way if diagonal else self.orthogonal
        cost: dict[Cell, float] = dict.fromkeys(goal, 0.0)
        edge = [(0.0, cell) for cell in goal]
        while edge:
            so_far, cell = heappop(edge)
            if so_far > cost[cell]:
                continue
            total = so_far + 1 + harm.get(cell, 0.0)
            for near in steps[cell]:
                if near not in cost or total < cost[near]:
                    cost[near] = total
                    heappush(edge, (total, near))
        return cost


def _reach(
    step: Mapping[Cell, tuple[Cell, ...]], blow: Mapping[Cell, tuple[Cell, ...]]
) -> dict[Cell, frozenset[Cell]]:
    """Return which squares can be struck from each, after a step or without one."""
    return {
        cell: frozenset(hit for near in (cell, *step[cell]) for hit in (near, *blow[near]))
        for cell in step
    }


def ways(room: Room) -> Ways:
    """Return the distances of a room, worked out once."""
    return _ways(tuple(room.beside.items()), tuple(room.corner.items()))


_ways = lru_cache(maxsize=16)(Ways)


def _steps(near: Mapping[Cell, tuple[Cell, ...]], start: Cell) -> dict[Cell, int]:
    far, edge = {start: 0}, [start]
    for cell in edge:
        for other in near[cell]:
            if other not in far:
                far[other] = far[cell] + 1
                edge.append(other)
    return far
