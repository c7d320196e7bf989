"""The chance to come out alive at a glance: microseconds where the exact odds take more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from game.ai.welcome_spread import INDEX, PAIR, Hand, Losses, below, losses_of, size
from game.rules.welcome.cards import (
    ADVENTURERS,
    MONSTERS,
    NAMING_ITEMS,
    STRENGTH,
    Adventurer,
    Item,
    Monster,
)
from game.rules.welcome.challenge import starting_hp, stoppers

LIFT: Final = 2
"""What is added to each card's damage with the Ring, so that none is negative."""
NAMES_TRIED: Final = 2
"""How many names are reckoned with, where an item asks for one."""
KEPT: Final = 60_000
"""How many answers a kit remembers before it forgets them all."""
AXE_FORESIGHT: Final = 0.95
"""How often the Axe, decided card by card, meets the card that hindsight would choose."""
RING_LATE: Final = ((0, 0.65), (1, 0.35))
"""How often the Ring's gain comes early enough: in the rest of cases an HP is missing."""
MENDED: Final = 0.75
"""How often Polymorph mends the one repetition that spoils Omnipotence."""

_DEMON: Final = INDEX["demon"]
_NOTHING: Final = ((0, 1.0),)


class Gear:
    """What a party meets the dungeon with; ask `gear_of` for one, it remembers its answers."""

    def __init__(self, adventurer: Adventurer, equipment: tuple[Item, ...], orks: bool) -> None:
        self.adventurer, self.equipment, self.orks = adventurer, equipment, orks
        self.base = ADVENTURERS[adventurer].hp
        self.hp = starting_hp(adventurer, equipment)
        self.stops = stoppers(adventurer, equipment, orks)
        self.axe = "vorpal_axe" in equipment
        self.polymorph = "polymorph" in equipment
        self.potion = "healing_potion" in equipment
        self.pact = "demonic_pact" in equipment
        self.omnipotence = "omnipotence" in equipment
        self.ring = "ring_of_power" in equipment
        self.damage = tuple(self._damage(monster) for monster in MONSTERS)
        self.names = self._names(not NAMING_ITEMS.isdisjoint(equipment))
        self._losses = {name: losses_of(self._loss(name)) for name in self.names}
        self._kept: dict[int, float] = {}

    def _damage(self, monster: Monster) -> int:
        """Return what a monster costs; the Ring's gain is a negative cost."""
        stopper = self.stops.get(monster)
        if stopper is None:
            return STRENGTH[monster]
        return -STRENGTH[monster] if stopper == "ring_of_power" else 0

    def _names(self, asks: bool) -> tuple[int, ...]:
        """Return the monsters worth naming by their places; -1 where nothing is named."""
        worth = tuple(i for i, damage in enumerate(self.damage) if damage > 0)
        return worth if asks and worth else (-1,)

    def _loss(self, name: int) -> tuple[tuple[int, int], ...]:
        """Return damage and place of each monster, the least first, with one named."""
        losses = ((0 if i == name else damage, i) for i, damage in enumerate(self.damage))
        return tuple(sorted(losses))

    def chance(self, known: Hand, hidden: int, pool: Hand) -> float:
        """Return the chance against some known cards and some hidden ones out of a pool."""
        key = (known << 16 | pool) << 4 | hidden
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > KEPT:
                self._kept.clear()
            names = self._likely_names(known, hidden, pool)
            found = max([self._alive(name, known, hidden, pool) for name in names])
            if self.omnipotence and found < 1:
                found += (1 - found) * self._all_differ(known, hidden, pool)
            self._kept[key] = found
        return found

    def best_name(self, known: Hand, hidden: int, pool: Hand) -> int:
        """Return the place of the monster to name, or -1."""
        names = self._likely_names(known, hidden, pool)
        return max(names, key=lambda name: self._alive(name, known, hidden, pool))

    def _likely_names(self, known: Hand, hidden: int, pool: Hand) -> Sequence[int]:
        """Return the names expected to save most, the best first."""
        if len(self.names) == 1:
            return self.names
        cards, damage = size(pool) or 1, self.damage
        loads = [
            (damage[i] * ((known >> 2 * i & 3) * cards + (pool >> 2 * i & 3) * hidden), i)
            for i in self.names
        ]
        loads.sort(reverse=True)
        return [i for _, i in loads[:NAMES_TRIED]]

    def _alive(self, name: int, known: Hand, hidden: int, pool: Hand) -> float:
        losses = self._losses[name]
        lost = top = 0
        if known:
            for damage, i in losses.ranked:
                count = known >> 2 * i & 3
                if count:
                    lost += damage * count
                    top = max(top, damage)
        room, ways = self.hp - lost, comb(size(pool), hidden)
        lift = LIFT if self.ring else 0
        row = losses.spread(pool, hidden, lift)
        room += lift * hidden
        shares: Sequence[tuple[int, float]] = _NOTHING
        if self.potion or self.ring:
            shares = self._extra_hp(losses, known, hidden, pool)
            alive = sum([share * below(row, room + more) for more, share in shares]) / ways
        else:
            alive = below(row, room) / ways
        if self.axe:
            row = losses.spread_without_top(pool, hidden, top)
            spared = sum([share * below(row, room + top + more) for more, share in shares]) / ways
            alive += AXE_FORESIGHT * (spared - alive)
        if self.polymorph and pool:
            row = losses.spread_without_top(pool, hidden, top)
            changed = sum(
                [
                    below(row, room + top - damage) * (pool >> 2 * i & 3)
                    for damage, i in losses.ranked
                ]
            )
            alive = max(alive, changed / ways / size(pool))
        if self.pact:
            load = lost + hidden * losses.mean(pool)
            alive += self._pact_saves(known, hidden, pool, load, row, room) / ways
        return min(1.0, alive)

    def _pact_saves(
        self, known: Hand, hidden: int, pool: Hand, load: float, row: int, room: int
    ) -> float:
        """Return in how many more ways the Pact's second card lets one live."""
        cards = size(known) + hidden
        demon = float(known >> 2 * _DEMON & 3)
        if hidden and not demon:
            demon = (pool >> 2 * _DEMON & 3) * hidden / size(pool)
        if cards < PAIR or not demon:
            return 0.0
        more = below(row, room + round(load / (cards - 1))) - below(row, room)
        return demon * (cards - 1) / cards * more

    def _extra_hp(
        self, losses: Losses, known: Hand, hidden: int, pool: Hand
    ) -> Sequence[tuple[int, float]]:
        """Return the HP that Potion and Ring add or lack, with their shares.

        The Potion gives the base HP and forgives what the fatal blow did beyond the last HP.
        """
        shares: Sequence[tuple[int, float]] = _NOTHING
        if self.potion:
            part = hidden / max(1, size(pool))
            weights = [
                (damage, (known >> 2 * i & 3) + part * (pool >> 2 * i & 3))
                for damage, i in losses.ranked
                if damage > 0
            ]
            total = sum([damage * weight for damage, weight in weights])
            shares = [(self.base, 1.0)]
            if total:
                shares = [
                    (self.base + over, sum([w for damage, w in weights if damage > over]) / total)
                    for over in range(weights[-1][0])
                ]
        if self.ring:
            shares = [
                (more - late, share * part) for more, share in shares for late, part in RING_LATE
            ]
        return shares

    def _all_differ(self, known: Hand, hidden: int, pool: Hand) -> float:
        """Return how likely no kind comes twice, or once where Polymorph may mend it."""
        repeats = (known & 0xAAAA).bit_count()
        if repeats > self.polymorph:
            return 0.0
        rows = 1
        for i in range(len(MONSTERS)):
            count, held = pool >> 2 * i & 3, known >> 2 * i & 3
            if count:
                twice = rows << 32 + 256 if count == PAIR and not held else 0
                rows += (rows << 16 + 256 * bool(held)) * count + twice
        ways = comb(size(pool), hidden)
        none, one = rows >> 16 * hidden & 0xFFFF, rows >> 256 + 16 * hidden & 0xFFFF
        if repeats:
            return MENDED * none / ways
        return (none + (MENDED * one if self.polymorph else 0)) / ways


@cache
def gear_of(adventurer: Adventurer, equipment: tuple[Item, ...], orks: bool) -> Gear:
    """Return the one `Gear` of a kit."""
    return Gear(adventurer, equipment, orks)
