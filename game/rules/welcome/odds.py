"""The chance to come out alive: exact, over every order of the cards, with best play."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from game.core.types import Action
from game.rules.welcome import steps as s
from game.rules.welcome.cards import (
    ADVENTURERS,
    DECK,
    MONSTERS,
    NAMING_ITEMS,
    STRENGTH,
    Adventurer,
    Item,
    Monster,
)
from game.rules.welcome.challenge import Challenge, starting_hp, stoppers
from game.rules.welcome.view import WelcomeView

Pool: TypeAlias = tuple[int, ...]
"""How many cards of each monster, in the order of `MONSTERS`."""

Number: TypeAlias = Any
"""A float or, where the answer has to be exact, a Fraction."""

REPEATED: Final = -1
"""In place of the set of types faced: one came twice, so Omnipotence cannot succeed."""
_INDEX: Final = {monster: i for i, monster in enumerate(MONSTERS)}


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


def survival_of(
    adventurer: Adventurer,
    equipment: Sequence[Item],
    pile: Sequence[Monster],
    name: Monster | None = None,
    torch_stops_orks: bool = False,
) -> Fraction:
    """Return the exact chance of success against a known pile in random order.

    The leftover deck is what is not in the pile. Axe and Polymorph are used at their best;
    without a `name` the best one is named, where an item asks for one.
    """
    pool = pool_of(pile)
    left = tuple(all_ - used for all_, used in zip(pool_of(DECK), pool, strict=True))
    dungeon = Dungeon(
        adventurer, tuple(equipment), (None,) * len(pile), pool, sum(left), left, name,
        torch_stops_orks,
    )  # fmt: skip
    return Fraction(_best_named(dungeon, Fraction(1)))


def pool_of(monsters: Sequence[Monster]) -> Pool:
    """Return how many of each monster there are."""
    return tuple(sum(other == monster for other in monsters) for monster in MONSTERS)


def survival(view: WelcomeView) -> float:
    """Return this seat's chance of success, from what it may know.

    In the bidding: if it entered now. In a challenge: the challenger's, from here on.
    """
    run = view.challenge
    if run is None:
        return _chance(
            _cached(_dungeon(view), _start(view.adventurer, view.equipment), naming=True)
        )
    if run.turned:
        return max(survival_after(view, action) for action in (s.DECLINE, *view.legal)
                   if isinstance(action, s.Use | s.Decline))  # fmt: skip
    return _chance(
        _cached(_dungeon(view), _point(run, view.equipment), naming=view.phase == "naming")
    )


def survival_after(view: WelcomeView, action: Action) -> float:
    """Return what `survival` will be once this seat has carried out one of its actions."""
    dungeon, run = _dungeon(view), view.challenge
    match action:
        case s.Add():
            dungeon = msgspec.structs.replace(dungeon, order=(view.drawn, *dungeon.order))
        case s.Sacrifice(item):
            left = tuple(other for other in view.equipment if other != item)
            dungeon = msgspec.structs.replace(dungeon, equipment=left)
        case s.Name(monster) if run:
            dungeon = msgspec.structs.replace(dungeon, named=monster)
            return _chance(_cached(dungeon, _point(run, view.equipment), naming=False))
        case s.Use() | s.Decline() if run:
            return _after_deciding(dungeon, run, view.equipment, isinstance(action, s.Use))
        case _:
            return survival(view)
    return _chance(_cached(dungeon, _start(view.adventurer, dungeon.equipment), naming=True))


def _after_deciding(
    dungeon: Dungeon, run: Challenge, equipment: tuple[Item, ...], use: bool
) -> float:
    walk = _Walk(dungeon, 1.0)
    point = _point(run, equipment)
    assert run.turned
    if not use:
        return _chance(
            walk.settle(run.turned, run.stopper, -1, dungeon.pool, dungeon.leftover, point)
        )
    point = msgspec.structs.replace(point, spent=True)
    if "vorpal_axe" in equipment:
        return _chance(
            walk.settle(run.turned, "vorpal_axe", -1, dungeon.pool, dungeon.leftover, point)
        )
    return _chance(walk.polymorph(-1, dungeon.pool, dungeon.leftover, point))


def _chance(value: Number) -> float:
    """Return a value as a chance: sums of floats may exceed 1 by their rounding."""
    return min(1.0, float(value))


def _dungeon(view: WelcomeView) -> Dungeon:
    assert view.adventurer
    run = view.challenge
    return Dungeon(
        view.adventurer,
        view.equipment,
        tuple(back.monster for back in reversed(view.dungeon)),
        pool_of(view.unseen),
        view.deck_size,
        named=run.named if run else None,
        torch_stops_orks=view.options.torch_stops_orks,
    )


def _start(adventurer: Adventurer | None, equipment: tuple[Item, ...]) -> Point:
    assert adventurer
    return Point(starting_hp(adventurer, equipment))


def _point(run: Challenge, equipment: Sequence[Item]) -> Point:
    faced = 0
    if "omnipotence" in equipment:
        for monster in run.faced():
            faced = _facing(faced, monster)
    return Point(run.hp, run.pact, run.spent, run.healed, faced)


def _facing(faced: int, monster: Monster) -> int:
    bit = 1 << _INDEX[monster]
    return REPEATED if faced == REPEATED or faced & bit else faced | bit


@lru_cache(maxsize=4096)
def _cached(dungeon: Dungeon, point: Point, naming: bool) -> float:
    if naming:
        return _chance(_best_named(dungeon, 1.0, point))
    return _chance(_Walk(dungeon, 1.0).value(0, dungeon.pool, dungeon.leftover, point))


def _best_named(dungeon: Dungeon, one: Number, point: Point | None = None) -> Number:
    """Return the chance with the best name, where an item asks for one and none is given."""
    start = point or Point(starting_hp(dungeon.adventurer, dungeon.equipment))
    names: list[Monster | None] = [dungeon.named]
    asks = not NAMING_ITEMS.isdisjoint(dungeon.equipment)
    if asks and dungeon.named is None and dungeon.order:
        stopped = stoppers(dungeon.adventurer, dungeon.equipment, dungeon.torch_stops_orks)
        names = [monster for monster in MONSTERS if monster not in stopped] or [None]
    walks = (_Walk(msgspec.structs.replace(dungeon, named=name), one) for name in names)
    return max(walk.value(0, dungeon.pool, dungeon.leftover, start) for walk in walks)


class _Walk:
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
        if place == len(self._of.order):
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
        faced = _facing(at.faced, card) if self._omnipotence else 0
        point = Point(hp, stopper == "demonic_pact", at.spent, healed, faced)
        return self.value(place + 1, pool, left, point)


def _less(pool: Pool, place: int) -> Pool:
    return (*pool[:place], pool[place] - 1, *pool[place + 1 :])
