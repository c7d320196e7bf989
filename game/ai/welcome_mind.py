"""What a player of Welcome reckons at a glance, and how likely each choice is to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, erf, exp, sqrt
from typing import Final, NamedTuple

from game.core.types import Seat
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
from game.rules.welcome.challenge import starting_hp, stoppers
from game.rules.welcome.rules import Bid

PASS_BELOW: Final = 0.5
"""The chance of survival below which a careful player leaves the bidding."""
PASS_SPREAD: Final = 0.07
"""How gradually passing becomes likely around that chance."""
PLACE_SPREAD: Final = 0.06
"""How much better, in chance of survival, a placement must be to be e times likelier."""
POTION_SAVES: Final = 1.3
"""How much of the last blow the Healing Potion swallows, on average."""
AXE_FINDS: Final = 1.0
POLYMORPH_FINDS: Final = 1.0
POLYMORPH_MENDS: Final = 0.7
"""How often Polymorph turns a repeated type into a fresh one."""
SPREAD_LEFT: Final = 0.8
"""What is left of the variance once the worst card is out of it."""
WHOLE: Final = tuple(DECK.count(monster) for monster in MONSTERS)
_INDEX: Final = {monster: i for i, monster in enumerate(MONSTERS)}


class Mind(NamedTuple):
    """What one seat knows in the bidding, counted."""

    adventurer: Adventurer
    equipment: tuple[Item, ...]
    orks: bool
    known: tuple[Monster, ...]
    """The cards in the dungeon that the seat put there."""
    hidden: int
    """How many cards in the dungeon others put there."""
    pool: tuple[int, ...]
    """How many of each monster the seat cannot place, in the order of `MONSTERS`."""


def mind_of(
    seat: Seat,
    bids: Sequence[Bid],
    drawn: Monster | None,
    adventurer: Adventurer,
    equipment: tuple[Item, ...],
    orks: bool,
) -> Mind:
    """Return what `seat` knows after these bids, holding `drawn`."""
    pool, known, hidden = list(WHOLE), [], 0
    for bid in bids:
        if bid.act == "pass":
            continue
        mine = bid.seat == seat and bid.monster is not None
        if mine and bid.monster:
            pool[_INDEX[bid.monster]] -= 1
        if bid.act == "add":
            if mine and bid.monster:
                known.append(bid.monster)
            else:
                hidden += 1
    if drawn:
        pool[_INDEX[drawn]] -= 1
    return Mind(adventurer, equipment, orks, tuple(known), hidden, tuple(pool))


class Gear(NamedTuple):
    """A kit as plain numbers: what each monster costs, and the HP that stand against it."""

    damage: tuple[float, ...]
    hp: float
    names: bool
    pact: bool
    axe: bool
    polymorph: bool
    omnipotence: bool


@lru_cache(maxsize=1024)
def gear_of(adventurer: Adventurer, equipment: tuple[Item, ...], orks: bool) -> Gear:
    """Return a kit as numbers; the Ring's gains are negative damage."""
    stopped = stoppers(adventurer, equipment, orks)
    costs = {None: 1.0, "ring_of_power": -1.0}
    damage = tuple(STRENGTH[m] * costs.get(stopped.get(m), 0.0) for m in MONSTERS)
    hp: float = starting_hp(adventurer, equipment)
    if "healing_potion" in equipment:
        hp += ADVENTURERS[adventurer].hp + POTION_SAVES
    return Gear(
        damage,
        hp,
        not NAMING_ITEMS.isdisjoint(equipment),
        "demonic_pact" in equipment,
        "vorpal_axe" in equipment,
        "polymorph" in equipment,
        "omnipotence" in equipment,
    )


@lru_cache(maxsize=100_000)
def estimate(mind: Mind) -> float:
    """Return the chance of survival at a glance, 0 to 1: normal in mean and variance."""
    gear = gear_of(mind.adventurer, mind.equipment, mind.orks)
    damage, hp, k = gear.damage, gear.hp, mind.hidden
    if gear.names:
        damage = _without_worst(damage, mind)
    costs = [damage[_INDEX[monster]] for monster in mind.known]
    mean, variance, size = _sample(damage, mind.pool)
    total = sum(costs) + k * mean
    spread = k * variance * (size - k) / (size - 1) if size > 1 else 0.0
    if gear.axe or gear.polymorph:
        worst = _expected_worst(damage, costs, mind.pool, k)
        total -= AXE_FINDS * worst if gear.axe else POLYMORPH_FINDS * max(0.0, worst - mean)
        spread *= SPREAD_LEFT
    if gear.pact and size:
        demon = 1.0 if "demon" in mind.known else mind.pool[_INDEX["demon"]] * k / size
        total -= demon * max(0.0, mean)
    alive = 0.5 * (1 + erf((hp - 0.5 - total) / sqrt(2 * (spread + 0.08))))
    if gear.omnipotence:
        alive += (1 - alive) * _all_different(mind, gear.polymorph)
    return alive


def _sample(damage: Sequence[float], pool: Sequence[int]) -> tuple[float, float, int]:
    size = sum(pool)
    if not size:
        return 0.0, 0.0, 0
    mean = sum(d * n for d, n in zip(damage, pool, strict=True)) / size
    square = sum(d * d * n for d, n in zip(damage, pool, strict=True)) / size
    return mean, max(0.0, square - mean * mean), size


def _expected_worst(
    damage: Sequence[float], costs: Sequence[float], pool: Sequence[int], k: int
) -> float:
    """Return the expected cost of the costliest card among the known and `k` hidden ones."""
    floor, size = max([0.0, *costs]), max(1, sum(pool))
    expected, above = floor, 0
    ranks = sorted((d for d in set(damage) if d > floor), reverse=True)
    for i, rank in enumerate(ranks):
        above += sum(n for d, n in zip(damage, pool, strict=True) if d == rank)
        lower = ranks[i + 1] if i + 1 < len(ranks) else floor
        expected += (rank - lower) * (1 - max(0.0, 1 - above / size) ** k)
    return expected


def _without_worst(damage: tuple[float, ...], mind: Mind) -> tuple[float, ...]:
    """Return the costs with the monster named that is expected to cost most."""
    share = mind.hidden / max(1, sum(mind.pool))
    loads = [
        damage[i] * (mind.known.count(monster) + mind.pool[i] * share)
        for i, monster in enumerate(MONSTERS)
    ]
    worst = loads.index(max(loads))
    return (*damage[:worst], min(0.0, damage[worst]), *damage[worst + 1 :])


def _all_different(mind: Mind, polymorph: bool) -> float:
    """Return how likely no type comes twice; Polymorph mends one repetition, mostly.

    Counts the hands of hidden cards by how many were taken and how many repeat a type.
    """
    repeats = len(mind.known) - len(set(mind.known))
    if repeats > polymorph:
        return 0.0
    ways = {(0, repeats): 1}
    for i, monster in enumerate(MONSTERS):
        held = monster in mind.known
        grown: dict[tuple[int, int], int] = {}
        for (taken, again), count in ways.items():
            for more in range(mind.pool[i] + 1):
                key = (taken + more, again + max(0, more - 1 + held))
                if key[0] <= mind.hidden and key[1] <= polymorph:
                    grown[key] = grown.get(key, 0) + count * comb(mind.pool[i], more)
        ways = grown
    share = ways.get((mind.hidden, 0), 0) + POLYMORPH_MENDS * ways.get((mind.hidden, 1), 0)
    return share / max(1, comb(sum(mind.pool), mind.hidden))


def pass_chance(mind: Mind) -> float:
    """Return how likely a careful player passes instead of drawing."""
    return 1 / (1 + exp((estimate(mind) - PASS_BELOW) / PASS_SPREAD))


def placed(mind: Mind, drawn: Monster, action: s.Add | s.Sacrifice) -> Mind:
    """Return what the seat knows once the drawn monster lies where `action` puts it."""
    if isinstance(action, s.Add):
        return mind._replace(known=(*mind.known, drawn))
    left = tuple(item for item in mind.equipment if item != action.item)
    return mind._replace(equipment=left)


@lru_cache(maxsize=50_000)
def placing_weights(
    mind: Mind, drawn: Monster, legal: tuple[s.Add | s.Sacrifice, ...]
) -> tuple[float, ...]:
    """Return how likely each placement is to a careful player; the weights sum to 1.

    They keep the dungeon survivable for themselves while it can be, and else spoil it.
    """
    chances = [estimate(placed(mind, drawn, action)) for action in legal]
    best = max(chances)
    sign = 1 if best >= PASS_BELOW else -1
    weights = [exp(sign * (chance - best) / PLACE_SPREAD) for chance in chances]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
