"""The chance to come out alive: exact, over every order of the cards, with best play."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

import msgspec

from game.core.types import Action
from game.rules.welcome import steps as s
from game.rules.welcome.cards import (
    DECK,
    MONSTERS,
    NAMING_ITEMS,
    Adventurer,
    Item,
    Monster,
)
from game.rules.welcome.challenge import Challenge, starting_hp, stoppers
from game.rules.welcome.odds_walk import (
    INDEX,
    Dungeon,
    Number,
    Point,
    Walk,
    facing,
    pool_of,
)
from game.rules.welcome.view import WelcomeView


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
    walk = Walk(dungeon, 1.0)
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
            faced = facing(faced, monster)
    return Point(run.hp, run.pact, run.spent, run.healed, faced)


@lru_cache(maxsize=4096)
def _cached(dungeon: Dungeon, point: Point, naming: bool) -> float:
    if naming:
        return _chance(_best_named(dungeon, 1.0, point))
    return _chance(Walk(dungeon, 1.0).value(0, dungeon.pool, dungeon.leftover, point))


def _best_named(dungeon: Dungeon, one: Number, point: Point | None = None) -> Number:
    """Return the chance with the best name, where an item asks for one and none is given."""
    start = point or Point(starting_hp(dungeon.adventurer, dungeon.equipment))
    names: list[Monster | None] = [dungeon.named]
    asks = not NAMING_ITEMS.isdisjoint(dungeon.equipment)
    if asks and dungeon.named is None and dungeon.order:
        stopped = stoppers(dungeon.adventurer, dungeon.equipment, dungeon.torch_stops_orks)
        names = [name for name in MONSTERS if name not in stopped and _may_come(dungeon, name)]
    best = one - one
    for name in names or [None]:
        walk = Walk(msgspec.structs.replace(dungeon, named=name), one)
        best = max(best, walk.value(0, dungeon.pool, dungeon.leftover, start))
        if best == one:
            break
    return best


def _may_come(dungeon: Dungeon, monster: Monster) -> bool:
    return dungeon.pool[INDEX[monster]] > 0 or monster in dungeon.order
