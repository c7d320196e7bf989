"""The dragon of Dungeon Heroes: where its two squares may lie, and how far it strikes (H28)."""

from __future__ import annotations

from collections.abc import Container

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import DRAGON
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match


def squares(match: Match) -> tuple[Cell, ...]:
    """Return the squares that the dragon lies on, the half that went last first."""
    head = match.at[DRAGON]
    return (head, match.tail) if match.tail else (head,)


def moves(match: Match, taken: Container[Cell]) -> list[s.AnyAction]:
    """Return its moves: either half stays, the other goes to a free square beside it.

    Whether the front half steps on and the other follows, or the dragon turns about its front
    half, it then lies on the same two squares: so each pair of squares is listed once.
    """
    return [
        s.Move(DRAGON, cell, half)
        for half in squares(match)
        for cell in match.room.beside[half]
        if cell not in taken
    ]


def stretches(match: Match) -> list[Cell]:
    """Return where the dragon that has just appeared may have its second square."""
    beside = match.room.beside[match.at[DRAGON]]
    return [cell for cell in beside if not match.monster_at(cell)]


def halves(match: Match, cell: Cell) -> tuple[Cell, Cell]:
    """Return which half stays and which square is left when the other half goes to `cell`.

    A square is never beside both halves: they are of two colours, as on a chessboard.
    """
    head, tail = match.at[DRAGON], match.tail
    return (tail, head) if tail and cell in match.room.beside[tail] else (head, tail)


def strikes(match: Match) -> set[Cell]:
    """Return the squares that it can strike, diagonals included, from either half (H20)."""
    around = match.room.around
    return {near for half in squares(match) for near in (half, *around[half])}
