"""Where the Dungeon Master lays its tiles: treasures out of reach, harm on the ways to them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Final, NamedTuple

from game.ai.heroes_strikes import DANGER
from game.ai.heroes_value import ALL_MONSTERS, Eyes, Taste
from game.rules.heroes import steps as s
from game.rules.heroes.odds import POISON
from game.rules.heroes.pieces import (
    ADDED,
    ARTIFACTS,
    BANNER,
    DAMAGE,
    DAMSEL,
    FAIRY,
    FIXED,
    TRAPS,
    VARIED,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match


class Plan(NamedTuple):
    """How much things matter in laying tiles, in points; found by playing."""

    way: float = 1.0
    """How much it counts that the ways to treasures are barred."""
    chest: float = 0.7
    """What a step farther off is worth for a treasure."""
    harm: float = 0.6
    """What a step nearer is worth for a trap, for each hit point it takes."""
    poison: float = 2.0
    """What a step nearer is worth for a poison cloud."""
    near: float = 0.8
    """What a point of a monster's damage is worth a step nearer to where it will hunt."""
    hunting: float = 1.5
    """How many steps off the heroes a monster should wait at the end."""
    wait: float = 0.3
    """How many steps more for every turn of laying still to come."""
    artifact: float = 0.25
    """What an artifact's step away from the heroes is worth."""
    helpful: float = 0.6
    """What a step away from the heroes is worth for what would join or heal them."""
    tile: float = 1.5
    """What a tile laid is worth, against a monster's action in its place."""
    noise: float = 0.3
    """How far off a square's worth is guessed, lest treasures always lie alike."""


PLAIN: Final = Plan()
FIRST: Final = (
    "chest", "dragon", "poison_cloud", "white_lady", "necromancer", "spike_pit", "ogre", "fireball",
    "orc", "portal", "arrow_launcher", "skeleton", "bear_trap", "goblin", "sliding_tile", "damsel",
    "fairy", "banner",
)  # fmt: skip
"""In which order a hand is laid; artifacts come last."""
HELPFUL: Final = frozenset({DAMSEL, FAIRY, BANNER})


class Placing:
    """One thought about where the tiles of a hand go."""

    def __init__(self, match: Match, taste: Taste, plan: Plan, rng: Random) -> None:
        self._plan = plan
        self._rng = rng
        self._bared = bared(match)
        self._eyes = Eyes(self._bared, taste)
        self._match = match
        far = self._eyes.ways.far
        self._near = {
            cell: min(far[cell][match.at[hero]] for hero in match.heroes())
            for cell in match.room.squares
        }

    def values(self, legal: Sequence[s.AnyAction]) -> dict[s.AnyAction, float]:
        """Return what each square leaves the heroes, of the tile to be laid first."""
        places = [action for action in legal if isinstance(action, s.Place)]
        tile = min((place.tile for place in places), key=_order)
        return {place: self._worth(place) for place in places if place.tile == tile}

    def _worth(self, place: s.Place) -> float:
        tile, cell = place.tile, place.cell
        self._bared.up[cell] = tile
        worth = self._eyes.treasures(self._bared)
        del self._bared.up[cell]
        return (
            self._plan.way * worth - self._bonus(tile, cell) + self._rng.gauss(0, self._plan.noise)
        )

    def _bonus(self, tile: str, cell: Cell) -> float:
        """Return what a square is good for besides barring the ways to treasures."""
        near, plan = self._near[cell], self._plan
        if tile in ARTIFACTS:
            return plan.artifact * near
        if tile == "chest":
            return plan.chest * near
        if tile == POISON:
            return -plan.poison * near
        if tile in TRAPS:
            return -plan.harm * DAMAGE[tile] * near
        if tile in ALL_MONSTERS:
            turns = self._match.pile() / 4
            return -plan.near * DANGER[tile] * abs(near - plan.hunting - plan.wait * turns)
        if tile in HELPFUL:
            return plan.helpful * near
        return 0.0


def bared(match: Match) -> Match:
    """Return a table as it would be with all tiles face up, to the Dungeon Master's own eyes."""
    return Match(
        match.options, match.room, at=match.at, hit_points=match.hit_points,
        artifacts=match.artifacts, stacks=match.stacks, up={**match.up, **match.down},
        pool=match.pool, others_left=match.others_left, treasures=match.treasures,
        large_chest=match.large_chest,
    )  # fmt: skip


def _order(tile: str) -> int:
    return FIRST.index(tile) if tile in FIRST else len(FIRST)


assert {*FIRST, *ARTIFACTS} == {*FIXED, *VARIED, *chain(*ADDED.values())}
