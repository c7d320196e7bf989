"""What a table of Dungeon Heroes is worth to the heroes: treasures in reach, and what may hurt."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple

from game.ai.heroes_strikes import Strikes
from game.ai.heroes_ways import FAR, Ways, ways
from game.rules.heroes import odds
from game.rules.heroes.pieces import (
    ARTIFACTS,
    DAMAGE,
    KIND_OF,
    MONSTERS,
    ROUNDS_AT_MOST,
    TRAPS,
    TREASURES_TO_WIN,
)
from game.rules.heroes.room import Cell, Room
from game.rules.heroes.state import Match, moves_diagonally


class Taste(NamedTuple):
    """How much things matter, in points; found by playing."""

    treasure: float = 12.0
    step: float = 0.93
    """What is left of a treasure's worth a step farther off."""
    unknown: float = 0.8
    """What an undiscovered treasure is worth when hardly a tile hides it, of one that lies open."""
    search: float = 0.93
    """What is left of it for every tile that has to be turned over first."""
    hit_point: float = 0.55
    alive: float = 3.0
    wizard: float = 2.5
    """What a wizard is worth on top, or a magic hat, while treasures lie hidden."""
    artifact: float = 0.8
    monster: float = 0.45
    """What a point of damage of a monster is worth that is out of the way."""
    strike: float = 0.75
    """How much of what monsters threaten is taken to happen when no action is left."""
    spare: float = 0.5
    """How much less it is with a whole turn left to get away."""
    harm: float = 0.8
    """How many steps a hit point is worth in choosing a way."""
    scale: float = 9.0
    middle: float = 34.0


PLAIN: Final = Taste()
WON: Final = 70.0
LOST: Final = -15.0
DEADLY: Final = 12.0
"""How many steps death is worth in choosing a way."""
DETOUR: Final = {"portal": 6.0, "sliding_tile": 0.5}


class Eyes:
    """One thought's sense of worth: it remembers the ways it has worked out."""

    def __init__(self, room: Room, taste: Taste = PLAIN) -> None:
        self.ways: Ways = ways(room)
        self.taste = taste
        self._strikes = Strikes(self.ways)
        self._known: dict[object, dict[Cell, float]] = {}

    def points(self, match: Match) -> float:
        """Return the worth to the heroes, in points; about a treasure's steps and a life's."""
        if match.phase == "over":
            return WON if match.winner == "heroes" else LOST
        after = self._after_strikes(match)
        if not any(after.values()):
            return LOST
        total = self.treasures(match) + self._lives(match, after)
        return total - self._dangers(match) - match.round * 8.0 / ROUNDS_AT_MOST

    def chance(self, points: float) -> float:
        """Return the heroes' chance to win that points come to."""
        return 1 / (1 + exp((self.taste.middle - points) / self.taste.scale))

    # Treasures

    def treasures(self, match: Match) -> float:
        """Value what is taken, what lies open by the way to it, and what is still hidden."""
        taste = self.taste
        needed = TREASURES_TO_WIN[match.options.mode] - match.treasures
        costs = [self._costs(match, hero) for hero in match.heroes()]
        goals: list[tuple[Cell, ...]] = [
            (cell,) for cell, kind in match.up.items() if kind == "chest"
        ]
        if match.large_chest:
            goals.append(match.room.vault)
        worths = [
            taste.step ** min(cost.get(cell, FAR) for cost in costs for cell in goal)
            for goal in goals
        ]
        chests, unseen = match.pool.get("chest", 0), match.pile()
        if chests and match.down:
            looks = (unseen + 1) / (chests + 1)
            nearest = min(cost.get(cell, FAR) for cost in costs for cell in match.down)
            hidden = taste.unknown * taste.search**looks * taste.step ** (nearest / 2)
            worths += [hidden] * chests
        worths.sort(reverse=True)
        return float(taste.treasure * (match.treasures + sum(worths[:needed])))

    def _costs(self, match: Match, hero: str) -> dict[Cell, float]:
        """Return what each square costs a hero to reach, by what is known to lie there."""
        pieces = tuple(spot for piece, spot in match.at.items() if piece in KIND_OF)
        key = (
            hero, match.at[hero], match.hit_points[hero], match.artifacts.get(hero),
            tuple(match.down), tuple(match.up.items()), pieces,
        )  # fmt: skip
        found = self._known.get(key)
        if found is None:
            harm = self._harm(match, hero)
            found = self.ways.weighed(match.at[hero], harm, moves_diagonally(hero))
            self._known[key] = found
        return found

    def _harm(self, match: Match, hero: str) -> Mapping[Cell, float]:
        """Return how many steps the harm is worth that a hero meets on each square."""
        left = match.hit_points[hero]
        safe = set[str]()
        carried = match.artifacts.get(hero, ())
        if hero == "warrior" or "sword" in carried:
            safe.update(MONSTERS)
        if hero == "rogue" or "disarm_kit" in carried:
            safe.update(TRAPS)
        kinds = {kind: self._steps(kind, left, safe) for kind in _HARMFUL}
        unknown = sum(share * kinds.get(kind, 0.0) for kind, share in odds.shares(match).items())
        harm = {cell: kinds.get(kind, unknown) for cell, kind in match.down.items()}
        harm |= {cell: kinds.get(kind, 0.0) for cell, kind in match.up.items()}
        for piece, cell in match.at.items():
            kind = KIND_OF.get(piece)
            if kind:
                harm[cell] = harm.get(cell, 0.0) + kinds[kind]
        return harm

    def _steps(self, kind: str, left: int, safe: set[str]) -> float:
        if kind in safe:
            return 0.0
        if kind in DETOUR:
            return DETOUR[kind]
        damage = DAMAGE.get(kind, left)
        return DEADLY if damage >= left else self.taste.harm * damage

    # Lives

    def _after_strikes(self, match: Match) -> Mapping[str, float]:
        """Return the heroes' hit points once the monsters in reach have struck."""
        return self._strikes.after(match)

    def _lives(self, match: Match, after: Mapping[str, float]) -> float:
        now = self._worth_of_lives(match, match.hit_points)
        soon = self._worth_of_lives(match, after)
        spare = self.taste.spare * self._time_left(match)
        share = self.taste.strike * (1 - spare)
        return now + share * (soon - now)

    def _time_left(self, match: Match) -> float:
        """Return how much of a turn the heroes have before the next strike, from 0 to 1."""
        if match.side == "heroes":
            return min(1.0, match.quota() / 4)
        return float(match.phase == "dungeon" and match.spent > 0)

    def _worth_of_lives(self, match: Match, hit_points: Mapping[str, float]) -> float:
        taste, total = self.taste, 0.0
        for hero, left in hit_points.items():
            if left > 0 and hero in match.at:
                total += taste.alive * min(1.0, left) + taste.hit_point * left
                total += taste.artifact * len(match.artifacts.get(hero, ()))
                if hero == "wizard" and match.down:
                    total += taste.wizard * min(1.0, left)
        return total

    def _dangers(self, match: Match) -> float:
        """Value the monsters that are still about, seen and unseen."""
        seen = sum(DAMAGE[KIND_OF[piece]] for piece in match.monsters())
        seen += sum(DAMAGE[kind] for kind in match.up.values() if kind in MONSTERS)
        shares, pile = odds.shares(match), match.pile()
        unseen = sum(shares.get(kind, 0.0) * pile * DAMAGE[kind] for kind in MONSTERS)
        return self.taste.monster * (seen + unseen)


_HARMFUL: Final = (*MONSTERS, *TRAPS, odds.POISON, *DETOUR)
assert not set(_HARMFUL) & set(ARTIFACTS)
