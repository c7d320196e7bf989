"""Where the pieces of Dungeon Heroes stand on their squares; the dragon lies on two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pygame import Rect

from game.core.types import Slot
from game.rules.heroes import dragon
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import DAMSEL, DRAGON, KIND_OF, WHITE_LADY
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView

Squares: TypeAlias = Callable[[Cell], Rect]
"""Where a square lies, in pixels."""
ALONE, BESIDE, CORNER = 0.74, 0.58, 0.48
"""The part of a square that a piece takes alone, beside another, and among more."""
ABREAST: Final = (-0.22, 0.22)
"""How far right of the middle two pieces stand side by side, in squares."""
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
    """Return where a piece stands on its square: alone, side by side, or one in each corner."""
    side, many = place.width, len(crowd)
    part = CORNER if many > len(ABREAST) else BESIDE if many > 1 or contested else ALONE
    spot = Rect(0, 0, int(side * part), int(side * part))
    spot.center = place.center
    if many > 1:
        at = sorted(crowd, key=_rank).index(piece)
        spot.centerx += int(side * ABREAST[at % len(ABREAST)])
        spot.bottom = place.bottom - int(side * 0.06)
        if at >= len(ABREAST):
            spot.top = place.top + int(side * 0.02)
    if contested:
        spot.top = place.top + int(side * 0.03)
    return spot


def _rank(piece: str) -> int:
    """Return how far from the front left a piece stands: heroes, monsters, Damsel, White Lady."""
    if piece in (DAMSEL, WHITE_LADY):
        return 2 + (piece == WHITE_LADY)
    return int(piece in KIND_OF)


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
