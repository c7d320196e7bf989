"""What a table of Dungeon Heroes is worth to the heroes: treasures in reach, and what may hurt."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple

from game.ai.heroes_harm import Harm
from game.ai.heroes_strikes import DANGER, Strikes
from game.ai.heroes_ways import FAR, Ways, ways
from game.rules.heroes import market
from game.rules.heroes.pieces import (
    ACTIONS_A_HERO,
    DAMAGE,
    DAMSEL,
    FIENDS,
    HEROES,
    KIND_OF,
    MONSTERS,
    ROUNDS_AT_MOST,
    TREASURES_TO_WIN,
)
from game.rules.heroes.room import Cell
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
    asleep: float = 4.0
    """What a life lost costs on top before the monsters stir: there was no haste."""
    wizard: float = 2.5
    """What a wizard is worth on top, or a magic hat, while treasures lie hidden."""
    warrior: float = 0.2
    """What a warrior is worth on top, for every point of damage of the monsters still about."""
    calm: float = 1.0
    """What is left of a life's worth once no monster is about."""
    cleric: float = 1.0
    """What a cleric is worth on top."""
    damsel: float = 1.0
    """What the Damsel is worth on top, for her gift."""
    possessed: float = 0.4
    """What is left of a life's worth while the White Lady holds the hero."""
    pressure: float = 0.0
    """What a point of a monster's damage costs while it stands where it can strike."""
    closing: float = 0.8
    """What is left of that a step farther off."""
    guard: float = 0.0
    """What a point of a monster's damage is worth to the dungeon on a treasure's square."""
    watch: float = 0.5
    """What is left of that a step farther off."""
    hunted: float = 0.5
    """How surely a monster in the warrior's reach is struck down, if the heroes move next."""
    artifact: float = 0.8
    experience: float = 0.08
    """What a point of experience is worth while there is something to buy."""
    monster: float = 0.45
    """What a point of damage of a monster is worth that is out of the way."""
    cull: float = 0.35
    """What it is worth on top before the monsters stir."""
    prey: float = 0.8
    """What is already gained of that where such a monster lies open, at the warrior's feet."""
    chase: float = 0.85
    """What is left of that a step farther off."""
    tempo: float = 0.3
    """What an action that is still to be taken is worth before the monsters stir."""
    strike: float = 0.75
    """How much of what monsters threaten is taken to happen when no action is left."""
    spare: float = 0.5
    """How much less it is with a whole turn left to get away."""
    harm: float = 0.8
    """How many steps a hit point is worth in choosing a way."""
    scale: float = 9.0
    middle: float = 41.0


PLAIN: Final = Taste()
HUNTER: Final = Taste(
    hit_point=1.0, alive=6.0, asleep=0.0, wizard=0.0, warrior=0.0, cleric=0.0,
    damsel=0.0, calm=1.0, pressure=0.3, hunted=0.0, monster=0.1, cull=0.0, prey=0.0, tempo=0.0,
    experience=0.0, strike=0.0, guard=1.0,
)  # fmt: skip
"""The Dungeon Master's taste: blood now, no fear for its monsters, and an eye on the treasures."""
PARTY: Final = len(HEROES)
ALL_MONSTERS: Final = (*MONSTERS, *FIENDS)
REVENGE: Final = HUNTER._replace(strike=0.6)
"""The same once the heroes have answered: what is about to strike them counts."""
WON: Final = 120.0
LOST: Final = -15.0
STRIKING: Final = 2
"""How many steps off a monster can strike this turn."""
MANY: Final = 10.0
"""From how much damage of monsters still about lives count in full."""
ROUND: Final = 8.0 / ROUNDS_AT_MOST
"""What a round costs: the dungeon wins when they run out."""


class Eyes:
    """One thought's sense of worth: it remembers the ways at the table where it began."""

    def __init__(self, match: Match, taste: Taste = PLAIN) -> None:
        self.ways: Ways = ways(match.room)
        self.taste = taste
        self._strikes = Strikes(self.ways)
        self._up = match.up.copy()
        self._harms = {hero: Harm(match, hero, taste.harm) for hero in match.heroes()}
        self._known: dict[object, dict[Cell, float]] = {}

    def points(self, match: Match, treasures: float | None = None) -> float:
        """Return the worth to the heroes, in points; about a treasure's steps and a life's.

        `treasures` is what those are worth to one who knows better where they lie.
        """
        if match.phase == "over":
            return WON if match.winner == "heroes" else LOST
        after = self._after_strikes(match)
        if not any(after.values()):
            return LOST
        about, taste = self._monsters(match), self.taste
        total = self.treasures(match) if treasures is None else treasures
        total += self._lives(match, after, about)
        total -= taste.monster * (about - self._hunted(match))
        if match.passive and match.options.mode == "versus":
            total += self._quiet(match, about)
        if match.market:
            total += taste.experience * self._experience(match)
        return total - self._pressure(match) - match.round * ROUND

    def chance(self, points: float) -> float:
        """Return the heroes' chance to win that points come to."""
        return 1 / (1 + exp((self.taste.middle - points) / self.taste.scale))

    # Treasures

    def treasures(self, match: Match) -> float:
        """Value what is taken, what lies open by the way to it, and what is still hidden."""
        taste = self.taste
        needed = TREASURES_TO_WIN[match.options.mode] - match.treasures
        changes = self._changes(match)
        goals: list[tuple[Cell, ...]] = [(c,) for c, kind in match.up.items() if kind == "chest"]
        if match.large_chest:
            goals.append(match.room.vault)
        worths = [taste.step ** self._cost(match, goal, changes) for goal in goals]
        chests = match.pool["chest"]
        if chests and match.down:
            looks = (match.pile() + 1) / (chests + 1)
            hidden = taste.unknown * taste.search**looks
            worths += [hidden * taste.step ** (self._nearest_hidden(match) / 2)] * chests
        worths.sort(reverse=True)
        return float(taste.treasure * (match.treasures + sum(worths[:needed])))

    def _changes(self, match: Match) -> tuple[tuple[Cell, str], ...]:
        """Return the tiles that lie open since the thought began, unless a hero stands there."""
        known = self._up
        if match.up == known:
            return ()
        spots = set(match.at.values())
        return tuple(
            (cell, kind)
            for cell, kind in match.up.items()
            if known.get(cell) != kind and kind != "chest" and cell not in spots
        )

    def _cost(
        self, match: Match, goal: tuple[Cell, ...], changes: tuple[tuple[Cell, str], ...]
    ) -> float:
        """Return what a goal is off the hero who has the best way to it."""
        best: float = FAR
        for hero, harm in self._harms.items():
            cell = match.at.get(hero)
            if cell is None:
                continue
            changed = harm.changed(changes) if changes else ()
            key = (hero, goal, changed)
            field = self._known.get(key)
            if field is None:
                field = self.ways.to(goal, harm.after(changed), moves_diagonally(hero))
                self._known[key] = field
            best = min(best, field.get(cell, FAR))
        return best

    def _nearest_hidden(self, match: Match) -> int:
        far = self.ways.far
        return min(
            min([far[match.at[hero]].get(cell, FAR) for cell in match.down])
            for hero in match.heroes()
        )

    # Lives

    def _after_strikes(self, match: Match) -> Mapping[str, float]:
        """Return the heroes' hit points once the monsters in reach have struck."""
        return self._strikes.after(match)

    def _lives(self, match: Match, after: Mapping[str, float], about: float) -> float:
        now = self._worth_of_lives(match, match.hit_points, about)
        soon = self._worth_of_lives(match, after, about)
        spare = self.taste.spare * self._time_left(match)
        share = self.taste.strike * (1 - spare)
        return now + share * (soon - now)

    def _time_left(self, match: Match) -> float:
        """Return how much of a turn the heroes have before the next strike, from 0 to 1."""
        if match.side == "heroes":
            return min(1.0, match.quota() / 4)
        return float(match.phase == "dungeon" and match.spent > 0)

    def _worth_of_lives(self, match: Match, hit_points: Mapping[str, float], about: float) -> float:
        taste, total = self.taste, 0.0
        for hero, left in hit_points.items():
            if left > 0 and hero in match.at:
                life = taste.alive * min(1.0, left) + taste.hit_point * left
                total += life * (taste.possessed if hero == match.possessed else 1.0)
                total += taste.artifact * len(match.artifacts.get(hero, ()))
                if hero == "warrior":
                    total += taste.warrior * about * min(1.0, left)
                elif hero == "cleric":
                    total += taste.cleric * min(1.0, left)
                elif hero == DAMSEL:
                    total += taste.damsel * min(1.0, left)
                elif hero == "wizard" and match.down:
                    total += taste.wizard * min(1.0, left)
        return total * (taste.calm + (1 - taste.calm) * min(1.0, about / MANY))

    def _monsters(self, match: Match) -> float:
        """Return the damage of the monsters that are still about, seen and unseen."""
        seen = sum([DAMAGE[KIND_OF[piece]] for piece in match.at if piece in KIND_OF])
        seen += sum([DAMAGE[kind] for kind in match.up.values() if kind in ALL_MONSTERS])
        return seen + sum([match.pool.get(kind, 0) * DAMAGE[kind] for kind in ALL_MONSTERS])

    def _quiet(self, match: Match, about: float) -> float:
        """Value how the time before the monsters stir is used: the party whole, monsters fewer."""
        taste = self.taste
        total = -taste.cull * about - taste.asleep * (PARTY - len(match.heroes()))
        if match.side == "heroes":
            total += taste.tempo * (match.quota() + sum(match.inspired.values()))
        cell = match.at.get("warrior")
        if cell is None or not taste.prey:
            return total
        far, chase = self.ways.far[cell], taste.chase
        asleep = [(spot, kind) for spot, kind in match.up.items() if kind in MONSTERS]
        return total + taste.prey * sum(
            [DAMAGE[kind] * chase ** far[spot] for spot, kind in asleep]
        )

    def _experience(self, match: Match) -> int:
        """Return the experience of all heroes together."""
        return sum([market.worth(tile) for kept in match.experience.values() for tile in kept])

    def _pressure(self, match: Match) -> float:
        """Value how near the monsters have come."""
        taste, far = self.taste, self.ways.far
        spots = [match.at[hero] for hero in match.heroes()]
        total = 0.0
        for piece, cell in match.at.items():
            if piece in KIND_OF:
                near = far[cell]
                steps = min([near[spot] for spot in spots])
                total += DANGER[KIND_OF[piece]] * taste.closing ** max(0, steps - STRIKING)
        return taste.pressure * total

    def _hunted(self, match: Match) -> float:
        """Return the damage of the monsters that the warrior is likely to strike down next."""
        cell = match.at.get("warrior")
        if match.side == "heroes" or match.phase != "dungeon" or cell is None:
            return 0.0
        near = self.ways.strikes[cell]
        prey = sorted(DAMAGE[KIND_OF[p]] for p, c in match.at.items() if c in near and p in KIND_OF)
        return self.taste.hunted * sum(prey[-ACTIONS_A_HERO:])
