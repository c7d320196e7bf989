"""Where the pieces of Dungeon Heroes stand on their squares; the dragon lies on two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pygame import Rect

from game.core.types import Slot
from game.rules.heroes import dragon
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import DRAGON, KIND_OF, WHITE_LADY
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView

Squares: TypeAlias = Callable[[Cell], Rect]
"""Where a square lies, in pixels."""
DRAGON_PART: Final = 0.94
"""The part of its two squares that the dragon takes."""


def lay_pieces(view: HeroesView, square: Squares) -> dict[Slot, Rect]:
    """Return where each piece stands, the dragon first: others stand upon it.

    Hero and monster on one square stand side by side, so do a possessed hero and the White Lady.
    """
    table = view.table
    at = dict(table.at)
    slots: dict[Slot, Rect] = {}
    if DRAGON in at:
        slots[f"piece/{DRAGON}"] = lair(table, square)
        del at[DRAGON]
    if table.possessed:
        at[WHITE_LADY] = at[table.possessed]
    contested = contested_by(view)
    for piece, cell in at.items():
        crowd = [other for other, spot in at.items() if spot == cell]
        slots[f"piece/{piece}"] = _stand(piece, crowd, square(cell), piece in contested)
    return slots


def _stand(piece: str, crowd: list[str], place: Rect, contested: bool) -> Rect:
    """Return where a piece stands on its square, alone or in a crowd."""
    side, shared = place.width, len(crowd) > 1
    size = int(side * (0.58 if shared or contested else 0.74))
    spot = Rect(0, 0, size, size)
    spot.center = place.center
    if shared:
        spot.bottom = place.bottom - int(side * 0.06)
        spot.centerx += int(side * (0.22 if piece in KIND_OF else -0.22))
        if len(crowd) > 2 and piece == WHITE_LADY:  # noqa: PLR2004 - with a third piece
            spot.top = place.top + int(side * 0.02)
            spot.centerx = place.centerx - int(side * 0.22)
    if contested:
        spot.top = place.top + int(side * 0.03)
    return spot


def lair(table: Match, square: Squares) -> Rect:
    """Return where the dragon lies: both its squares, or the one it has."""
    squares = [square(cell) for cell in dragon.squares(table)]
    whole = squares[0].unionall(squares[1:])
    margin = int(squares[0].width * (1 - DRAGON_PART))
    return whole.inflate(-margin, -margin)


def contested_by(view: HeroesView) -> set[str]:
    """Return the heroes that a monster may attack where it may also go to their square."""
    marches = {(a.piece, a.cell) for a in view.legal if isinstance(a, s.Move)}
    at = view.table.at
    return {
        a.hero for a in view.legal if isinstance(a, s.Attack) and (a.monster, at[a.hero]) in marches
    }
