"""A careful player of Welcome, as others imagine one: how likely each choice is to them."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from game.ai.welcome_glance import Gear, gear_of
from game.ai.welcome_spread import ONE, Hand
from game.rules.welcome.cards import MONSTERS, Adventurer, Item

PASS_BELOW: Final = 0.49
"""The chance of survival below which a careful player leaves the bidding."""
PASS_SPREAD: Final = 0.04
"""How gradually passing becomes likely around that chance."""
PLACE_SPREAD: Final = 0.025
"""How much better, in chance of survival, a placement must be to be e times likelier."""
WHIM: Final = 0.04
"""How often a choice is made for no reason that a careful player would see."""
KEPT: Final = 40_000


class Careful:
    """The choices of a careful player with one kit; ask `careful_of`, it remembers answers."""

    def __init__(self, gear: Gear) -> None:
        self.gear = gear
        self.items = gear.equipment
        self._placing: dict[int, tuple[float, ...]] = {}
        self._answers: dict[tuple[int, int], tuple[float, ...]] = {}
        self._less: list[Careful] = []

    def without(self, item: int) -> Careful:
        """Return the same player with the kit less its item at that place."""
        if not self._less:
            gear, items = self.gear, self.items
            self._less = [
                careful_of(gear.adventurer, (*items[:i], *items[i + 1 :]), gear.orks)
                for i in range(len(items))
            ]
        return self._less[item]

    def leaves(self, known: Hand, hidden: int, pool: Hand) -> float:
        """Return how likely they pass instead of drawing."""
        lean = (self.gear.chance(known, hidden, pool) - PASS_BELOW) / PASS_SPREAD
        if not -20 < lean < 20:  # noqa: PLR2004
            return WHIM / 2 if lean > 0 else 1 - WHIM / 2
        return WHIM / 2 + (1 - WHIM) / (1 + exp(lean))

    def placing(self, known: Hand, hidden: int, pool: Hand, drawn: int) -> tuple[float, ...]:
        """Return how likely they add the drawn monster, or sacrifice each item; the sum is 1.

        They keep the dungeon survivable for themselves while it can be, and else spoil it.
        `pool` no longer holds the drawn card.
        """
        key = ((known << 16 | pool) << 4 | hidden) << 3 | drawn
        found = self._placing.get(key)
        if found is None:
            if len(self._placing) > KEPT:
                self._placing.clear()
            found = self._placing[key] = self._weigh(known, hidden, pool, drawn)
        return found

    def _weigh(self, known: Hand, hidden: int, pool: Hand, drawn: int) -> tuple[float, ...]:
        chances = [self.gear.chance(known + ONE[drawn], hidden, pool)]
        chances += [
            self.without(i).gear.chance(known, hidden, pool) for i in range(len(self.items))
        ]
        best = max(chances)
        if best < PASS_BELOW:
            best, chances = -min(chances), [-chance for chance in chances]
        weights = [exp((chance - best) / PLACE_SPREAD) for chance in chances]
        scale, floor = (1 - WHIM) / sum(weights), WHIM / len(weights)
        return tuple(weight * scale + floor for weight in weights)

    def answers(self, known: Hand, hidden: int, pool: Hand, act: int) -> tuple[float, ...]:
        """Return how likely they would do `act` with each monster they might draw.

        0 is to add it, else `act` is 1 + the place of the item that goes with it.
        """
        key = ((known << 16 | pool) << 4 | hidden, act)
        found = self._answers.get(key)
        if found is None:
            if len(self._answers) > KEPT:
                self._answers.clear()
            found = self._answers[key] = tuple(
                self.placing(known, hidden, pool - ONE[i], i)[act] if pool >> 2 * i & 3 else 0.0
                for i in range(len(MONSTERS))
            )
        return found


@cache
def careful_of(adventurer: Adventurer, equipment: tuple[Item, ...], orks: bool) -> Careful:
    """Return the one careful player with a kit."""
    return Careful(gear_of(adventurer, equipment, orks))
