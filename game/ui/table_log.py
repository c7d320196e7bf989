"""The log of a match as each seat may read it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.core.types import Event, Seat
from game.play.match import Step
from game.ui.tables.table import Line, Table


class TableLog:
    """Keeps what every seat, and the public, saw; nothing a seat did not see is in its list."""

    def __init__(self, seats: int) -> None:
        self._events: dict[Seat | None, list[Event]] = {seat: [] for seat in (None, *range(seats))}

    def add(self, step: Step) -> None:
        """Note a step for everybody, masked."""
        for seat, seen in self._events.items():
            seen.extend(step.seen_by(seat))

    def events(self, seat: Seat | None) -> Sequence[Event]:
        """Return what a seat saw, oldest first."""
        return self._events[seat]

    def lines(self, seat: Seat | None, table: Table) -> list[Line]:
        """Return what a seat saw, as lines; several of the same kind in a row make one."""
        told = (table.narrate(event) for event in self._events[seat])
        lines = [line for line in told if line is not None]
        runs = (list(run) for _, run in groupby(lines, key=_kind))
        return [line for run in runs for line in _gathered(run)]


def _kind(line: Line) -> tuple[str, str]:
    return (line.many, line.mood) if line.many else (line.text, line.mood)


def _gathered(run: Sequence[Line]) -> Sequence[Line]:
    """Return lines of one kind as one line, if they can be told so."""
    first = run[0]
    if len(run) == 1 or not first.many:
        return run
    parts = ", ".join(line.part for line in run)
    return (first._replace(text=first.many.format(n=len(run), all=parts)),)
