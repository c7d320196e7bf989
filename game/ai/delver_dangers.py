"""What each card still in the deck is likely to cost a delver, or to bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.delver.cards import (
    HEROES,
    ITEMS,
    MINOTAUR_PRICE,
    MONSTERS,
    NAMED,
    RAGE_AT_MOST,
    TRAPS,
    VAMPIRE_WOUND,
    usable_weapons,
)
from game.rules.delver.choices import SHIELDED
from game.rules.delver.delve import UNDEAD, Delve, Options, weapons_against
from game.rules.delver.odds import chance_to_win

ITEM_COST: Final = 0.6
"""What an item is worth in hearts, at a rough guess: by this a weapon is chosen for a fight."""
TROLL_AGAIN: Final = 1.5
"""A troll escaped from comes back; how many losses one of it is worth."""
THIEF_FINDS: Final = 0.5
"""How many finds each of the Thief's escapes is worth: the item goes back into the deck."""
RUST_COST: Final = 0.5
MIRROR_COST: Final = 0.8
"""What the Rust Fog and the Cursed Mirror cost, in payable losses."""


class Dangers(NamedTuple):
    """By card: the payable and the deadly losses and the finds that are to be expected."""

    payable: dict[str, float]
    deadly: dict[str, float]
    finds: dict[str, float]
    dragon: float
    """The chance to beat the Old Dragon, which ends the delve."""


_TOOLS: Final = frozenset({"lucky_charm", "tower_shield", "war_paint"})


@lru_cache(maxsize=4096)
def _gear(items: tuple[str, ...], options: Options) -> tuple[str, ...]:
    """Return the items that matter in fights, in a fixed order; one named weapon to be paid."""
    weapons = usable_weapons(items, options.hero)
    named = sorted(NAMED.intersection(items).difference(weapons))
    return tuple(sorted({*weapons, *_TOOLS.intersection(items), *named[:1]}))


def dangers(delve: Delve) -> Dangers:
    """Return what the cards mean to a delver with these items and wounds."""
    hero = delve.options.hero
    lost = HEROES[hero].hearts - delve.hearts if hero == "barbarian" else 0
    undead = len(UNDEAD.intersection(delve.discard)) if "lich" in delve.deck else 0
    gear = _gear(delve.items, delve.options)
    if "war_paint" not in gear:
        lost = min(lost, RAGE_AT_MOST)
    return _dangers(gear, delve.options, lost, undead)


@lru_cache(maxsize=4096)
def _dangers(gear: tuple[str, ...], options: Options, lost: int, undead: int) -> Dangers:
    hearts = HEROES[options.hero].hearts - lost
    discard = [card for card in MONSTERS if card in UNDEAD and card != "lich"][:undead]
    delve = Delve(options, hearts, gear, [], [str(card) for card in discard], phase="monster")
    found = Dangers({}, {}, dict.fromkeys(ITEMS, 1.0), _dragon(delve))
    delve.items = tuple(item for item in gear if item != "glass_blade")  # once, then it is gone
    for monster in MONSTERS:
        delve.card = monster
        found.payable[monster], found.deadly[monster] = _cost(delve)
    for trap in TRAPS:
        found.payable[trap], found.deadly[trap] = _TRAPS.get(trap, (0.0, 0.0))
        if options.hero == "tinker":
            found.payable[trap] = found.deadly[trap] = 0.0
            found.finds[trap] = 1.0
    if options.hero == "thief":
        for monster in MONSTERS:
            found.finds[monster] = THIEF_FINDS * found.payable[monster]
    for card in (*ITEMS, *MONSTERS, *TRAPS):
        for column in (found.payable, found.deadly, found.finds):
            column.setdefault(card, 0.0)
    return found


_TRAPS: Final = {
    "spike_pit": (0.0, 1.0),
    "dart_wall": (1.0, 0.0),
    "rust_fog": (RUST_COST, 0.0),
    "cursed_mirror": (MIRROR_COST, 0.0),
}


def _cost(delve: Delve) -> tuple[float, float]:
    """Return the expected payable and deadly losses to the monster turned up, fought well."""
    if "tower_shield" in delve.items and delve.card in SHIELDED:
        return 0.0, 0.0
    weapons = weapons_against(delve.card, delve.items, delve.options)
    ways = [way for weapon in weapons for way in _ways(delve, weapon)]
    return min(ways, key=lambda way: way[0] * ITEM_COST + way[1])


def _ways(delve: Delve, weapon: str) -> list[tuple[float, float]]:
    """Return what a fight with a weapon may cost: payable and deadly losses, by what is done."""
    card, hero = delve.card, delve.options.hero
    delve.weapon = weapon
    lost = float(1 - chance_to_win(delve, weapon))
    wound = lost * (VAMPIRE_WOUND if card == "vampire" else 1)
    ways = []
    if delve.may_run() or card == "goblin_sneak":
        price = 1.0 if card != "minotaur" or NAMED.intersection(delve.items) else MINOTAUR_PRICE
        price *= TROLL_AGAIN if card == "troll" else 1
        ways.append((lost * price, 0.0))
    else:
        ways.append((0.0, wound))
    if hero == "seer":
        ways.append((1.0, 0.0))  # passed by, before it is turned
    if hero == "gambler":
        ways.append((0.0, wound * lost))
    return ways


def _dragon(delve: Delve) -> float:
    delve.card = "old_dragon"
    weapons = weapons_against("old_dragon", delve.items, delve.options)
    return max(float(chance_to_win(delve, weapon)) for weapon in weapons)
