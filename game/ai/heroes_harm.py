"""What it costs a hero of Dungeon Heroes to enter a square, counted in steps to go round it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.heroes import odds
from game.rules.heroes.pieces import DAMAGE, FIENDS, KIND_OF, MONSTERS, TRAPS
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match

DEADLY: Final = 12.0
"""How many steps death is worth in choosing a way."""
DETOUR: Final = {"portal": 6.0, "sliding_tile": 0.5}
HARMFUL: Final = (*MONSTERS, *FIENDS, *TRAPS, odds.POISON, *DETOUR)


class Harm:
    """The harm of every square to one hero, at the table where a thought began."""

    def __init__(self, match: Match, hero: str, weight: float) -> None:
        kinds = kinds_of_harm(match, hero, weight)
        shares = odds.shares(match)
        unknown = sum(shares.get(kind, 0.0) * harm for kind, harm in kinds.items())
        squares = {cell: kinds.get(kind, unknown if kind == "" else 0.0)
                   for cell, kind in match.down.items()}  # fmt: skip
        squares |= {cell: kinds.get(kind, 0.0) for cell, kind in match.up.items()}
        for piece, cell in match.at.items():
            if piece in KIND_OF:
                squares[cell] = squares.get(cell, 0.0) + kinds[KIND_OF[piece]]
        self._squares = squares
        self._kinds = kinds

    def changed(self, tiles: tuple[tuple[Cell, str], ...]) -> tuple[tuple[Cell, float], ...]:
        """Return the harm of tiles that lie open by now, where it is another than before."""
        kinds, squares = self._kinds, self._squares
        found = [(cell, kinds.get(kind, 0.0)) for cell, kind in tiles]
        return tuple((cell, harm) for cell, harm in found if harm != squares.get(cell, 0.0))

    def after(self, changed: tuple[tuple[Cell, float], ...]) -> Mapping[Cell, float]:
        """Return the harm of every square where there is any."""
        return {**self._squares, **dict(changed)} if changed else self._squares


def kinds_of_harm(match: Match, hero: str, weight: float) -> dict[str, float]:
    """Return how many steps it is worth to a hero to go round each kind of tile."""
    carried = match.artifacts.get(hero, ())
    left = match.hit_points[hero]
    safe = set[str]()
    if hero == "warrior" or "sword" in carried:
        safe.update((*MONSTERS, *FIENDS))
    if hero == "rogue" or "disarm_kit" in carried:
        safe.update(TRAPS)
    return {kind: 0.0 if kind in safe else _steps(kind, left, weight) for kind in HARMFUL}


def _steps(kind: str, left: int, weight: float) -> float:
    if kind in DETOUR:
        return DETOUR[kind]
    damage = DAMAGE.get(kind, left)
    return DEADLY if damage >= left else weight * damage
