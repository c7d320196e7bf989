"""The walk through a dungeon of uncertain cards: every order weighed, every decision its best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from game.rules.welcome.cards import (
    ADVENTURERS,
    MONSTERS,
    STRENGTH,
    Adventurer,
    Item,
    Monster,
)
from game.rules.welcome.challenge import stoppers

Pool: TypeAlias = tuple[int, ...]
"""How many cards of each monster, in the order of `MONSTERS`."""

Number: TypeAlias = Any
"""A float or, where the answer has to be exact, a Fraction."""

REPEATED: Final = -1
"""In place of the set of types faced: one came twice, so Omnipotence cannot succeed."""
INDEX: Final = {monster: i for i, monster in enumerate(MONSTERS)}


class Dungeon(msgspec.Struct, frozen=True):
    """A dungeon as somebody knows it, and what they meet it with."""

    adventurer: Adventurer
    equipment: tuple[Item, ...]
    order: tuple[Monster | None, ...]
    """The cards in the order they are turned; None is a card drawn evenly from the pool."""
    pool: Pool
    deck: int
    """How many cards the leftover deck holds."""
    leftover: Pool | None = None
    """The leftover deck's cards, where they are known; else they too come from the pool."""
    named: Monster | None = None
    torch_stops_orks: bool = False


class Point(msgspec.Struct, frozen=True):
    """How far the walk has come."""

    hp: int
    pact: bool = False
    spent: bool = False
    healed: bool = False
    faced: int = 0
    """The types faced, a bit each, or `REPEATED`; only kept while Omnipotence is at hand."""


def pool_of(monsters: Sequence[Monster]) -> Pool:
    """Return how many of each monster there are."""
    return tuple(sum(other == monster for other in monsters) for monster in MONSTERS)


def facing(faced: int, monster: Monster) -> int:
    """Return the types faced with one more."""
    bit = 1 << INDEX[monster]
    return REPEATED if faced == REPEATED or faced & bit else faced | bit


class Walk:
    """The walk through one dungeon; values are kept for each point it can come to."""

    def __init__(self, dungeon: Dungeon, one: Number) -> None:
        self._of = dungeon
        self._one = one
        self._kept: dict[tuple[object, ...], Number] = {}
        self._stops = stoppers(dungeon.adventurer, dungeon.equipment, dungeon.torch_stops_orks)
        self._base = ADVENTURERS[dungeon.adventurer].hp
        self._omnipotence = "omnipotence" in dungeon.equipment
        self._polymorph = "polymorph" in dungeon.equipment
        self._axe = "vorpal_axe" in dungeon.equipment
        self._potion = "healing_potion" in dungeon.equipment
        self._classes = self._alike()
        self._all_differ = self._classes == list(range(len(MONSTERS)))
        self._worst = [self._worst_from(place) for place in range(len(dungeon.order) + 1)]

    def _worst_from(self, place: int) -> int:
        """Return the most that all cards from a place on can cost."""
        named = self._of.named

        def cost(monster: Monster) -> int:
            return 0 if monster in self._stops or monster == named else STRENGTH[monster]

        cards = self._of.order[place:]
        known = sum(cost(card) for card in cards if card is not None)
        pool = sorted(
            (cost(MONSTERS[i]) for i, n in enumerate(self._of.pool) for _ in range(n)), reverse=True
        )
        return known + sum(pool[: cards.count(None)])

    def _alike(self) -> list[int]:
        """Return for each monster the first one that does just the same to the walk."""
        if self._omnipotence or self._polymorph:
            return list(range(len(MONSTERS)))
        same: dict[object, int] = {}
        classes = []
        for i, monster in enumerate(MONSTERS):
            stopper = self._stops.get(monster) or ("vorpal" if monster == self._of.named else None)
            harmless = stopper not in (None, "ring_of_power", "demonic_pact")
            classes.append(same.setdefault("harmless" if harmless else monster, i))
        return classes

    def value(self, place: int, pool: Pool, left: Pool | None, at: Point) -> Number:
        """Return the chance of success from a place in the order on, before its card."""
        zero = self._one - self._one
        if at.hp == 0 and (not self._omnipotence or at.faced == REPEATED):
            return zero
        if at.hp > self._worst[place] or place == len(self._of.order):
            return self._one
        key = (place, self._folded(pool), left, at)
        found = self._kept.get(key)
        if found is None:
            card = self._of.order[place]
            if card is not None:
                found = self._meet(card, place, pool, left, at)
            else:
                found = zero
                total = sum(pool)
                for i, count in enumerate(pool):
                    if count:
                        met = self._meet(MONSTERS[i], place, _less(pool, i), left, at)
                        found += met * count / total
            self._kept[key] = found
        return found

    def _folded(self, pool: Pool) -> Pool:
        """Return the pool with monsters that do the same counted together."""
        if self._all_differ:
            return pool
        counts = [0] * len(pool)
        for i, count in enumerate(pool):
            counts[self._classes[i]] += count
        return tuple(counts)

    def _meet(self, card: Monster, place: int, pool: Pool, left: Pool | None, at: Point) -> Number:
        """Return the chance once a card lies open, its decision taken at its best."""
        stopper: str | None = self._stops.get(card)
        if stopper is None and at.pact:
            stopper = "pact"
        if stopper is None and card == self._of.named:
            stopper = "vorpal"
        best = self.settle(card, stopper, place, pool, left, at)
        if at.spent:
            return best
        spent = Point(at.hp, at.pact, True, at.healed, at.faced)
        if self._polymorph and not at.pact and self._of.deck:
            return max(best, self.polymorph(place, pool, left, spent))
        if self._axe and stopper is None:
            return max(best, self.settle(card, "vorpal_axe", place, pool, left, spent))
        return best

    def polymorph(self, place: int, pool: Pool, left: Pool | None, spent: Point) -> Number:
        """Return the chance when the leftover deck's top card takes the open one's place."""
        source = pool if left is None else left
        chance = self._one - self._one
        for i, count in enumerate(source):
            if count:
                after = _less(source, i)
                pools = (after, left) if left is None else (pool, after)
                met = self._meet(MONSTERS[i], place, pools[0], pools[1], spent)
                chance += met * count / sum(source)
        return chance

    def settle(
        self, card: Monster, stopper: str | None, place: int, pool: Pool,
        left: Pool | None, at: Point,
    ) -> Number:  # fmt: skip
        """Return the chance once the open card has struck or been stopped."""
        hp, healed = at.hp, at.healed
        if stopper is None:
            hp = max(0, hp - STRENGTH[card])
            if hp == 0 and self._potion and not healed:
                hp, healed = self._base, True
        elif stopper == "ring_of_power":
            hp += STRENGTH[card]
        faced = facing(at.faced, card) if self._omnipotence else 0
        point = Point(hp, stopper == "demonic_pact", at.spent, healed, faced)
        return self.value(place + 1, pool, left, point)


def _less(pool: Pool, place: int) -> Pool:
    return (*pool[:place], pool[place] - 1, *pool[place + 1 :])
