"""What the monsters of Dungeon Heroes may do in the dungeon's next turn, at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.ai.heroes_ways import Ways
from game.rules.heroes.pieces import (
    ACTIONS_A_TURN,
    DAMAGE,
    DRAGON,
    FIEND_ACTIONS,
    FIENDS,
    HERO_ORDER,
    KIND_OF,
    MONSTERS,
    WHITE_LADY,
)
from game.rules.heroes.room import ROWS, Cell
from game.rules.heroes.state import Match, moves_diagonally

PREVIOUS_FROM: Final = 3
FLIPPED: Final = 0.5
"""How much of a hidden monster's damage is to be feared: turning it over costs an action."""
DANGER: Final = {**DAMAGE, WHITE_LADY: 2}
"""The damage of each monster and trap; the White Lady's hold on a hero is like a wound of two."""
HIDDEN_AT_MOST: Final = 2
"""How many tiles the Dungeon Master turns over in a turn and still strikes."""


class Strikes:
    """Who strikes whom, were the dungeon to move now: weakest first, the dying before all."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways

    def after(self, match: Match) -> Mapping[str, float]:
        """Return the heroes' hit points after the strikes; those of hidden tiles are means."""
        left: dict[str, float] = {
            hero: float(match.hit_points[hero]) for hero in HERO_ORDER if hero in match.at
        }
        versus = match.options.mode == "versus"
        if match.passive and not any(fiend in match.at for fiend in FIENDS):
            return left
        blows = sorted(self._blows(match), key=lambda blow: -blow[0])
        if versus:
            blows = blows[:ACTIONS_A_TURN]
        for damage, reach in blows:
            _strike(match, left, damage, reach)
        mean = _mean_damage(match)
        if mean and not match.passive:
            at_most = HIDDEN_AT_MOST - len(blows) / 2 if versus else 99.0
            for hero, near in self._near_hidden(match).items():
                left[hero] -= mean * min(near, at_most) * (FLIPPED if versus else 1)
        return {hero: max(0.0, points) for hero, points in left.items()}

    def _blows(self, match: Match) -> Iterator[tuple[int, frozenset[Cell]]]:
        ways = self._ways
        for piece, cell in match.at.items():
            if piece not in KIND_OF:
                continue
            if piece == DRAGON:
                yield DAMAGE[DRAGON], ways.breath[cell] | ways.breath[match.tail or cell]
                continue
            reach = ways.strikes_any_way if moves_diagonally(piece) else ways.strikes
            for _ in range(FIEND_ACTIONS.get(piece, 1)):
                yield DANGER[KIND_OF[piece]], reach[cell]

    def _near_hidden(self, match: Match) -> dict[str, int]:
        """Return how many tiles that may turn over could be a monster that strikes each hero."""
        strikes, places = self._ways.strikes, match.room.places
        row, exact = 0, False
        if match.options.mode == "solo":
            row, exact = ROWS + 1 - match.round, match.round < PREVIOUS_FROM
        found = {}
        for hero in HERO_ORDER:
            if hero in match.at:
                near = strikes[match.at[hero]].intersection(match.down)
                if row > 0:
                    rows = [places[cell][0] for cell in near]
                    found[hero] = rows.count(row) if exact else sum(r >= row for r in rows)
                else:
                    found[hero] = len(near)
        return found  # type: ignore[return-value]


def _strike(match: Match, left: dict[str, float], damage: int, reach: frozenset[Cell]) -> None:
    """Strike the hero in reach whom it kills, else the weakest (ruling H25)."""
    victim, least = "", 99.0
    for hero, points in left.items():
        if 0 < points < least and match.at[hero] in reach:
            victim, least = hero, points
    if victim:
        left[victim] = max(0.0, least - damage)


def _mean_damage(match: Match) -> float:
    """Return the damage to be expected of a face-down tile, as a monster."""
    pool = match.pool
    damage = sum([pool[kind] * DAMAGE[kind] for kind in MONSTERS])
    return damage / match.pile() if damage and match.down else 0.0
