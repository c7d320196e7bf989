"""A delve as it stands: the hero, what they carry, the deck, and the card turned up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from game.rules.delver.cards import (
    ALARM,
    BARE_HANDS,
    BARE_HANDS_DIE,
    BOMB_BONUS,
    CARRIED_AT_MOST,
    CARRIED_WITH_SACK,
    CHARM_BONUS,
    CHARM_DIE,
    HEROES,
    MONK_HANDS_DIE,
    MONSTERS,
    RAGE_AT_MOST,
    SPEAR_BONUS,
    SWARM_DIE,
    SWING,
    SWINGING,
    WEAPONS,
    Difficulty,
    Hero,
    usable_weapons,
)

Phase: TypeAlias = Literal[
    "turning", "foreseeing", "between", "gazing", "item", "trap", "paying", "jumping", "falling",
    "monster", "rolling", "lost", "over",
]  # fmt: skip


HANDS_KNOWN: Final = 8192
"""How many different hands of items the tables of choices remember."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options; the defaults are the printed rules."""

    hero: Hero = "barbarian"
    free_bare_hands: bool = False
    difficulty: Difficulty = "standard"


class Delve(msgspec.Struct):
    """All there is to know; only the order of the deck is hidden, and it has none yet."""

    options: Options
    hearts: int
    items: tuple[str, ...]
    """What is carried, in the order it was taken."""
    deck: list[str]
    """The cards left, without the one that lies open ahead; their order is chance's."""
    discard: list[str] = []
    """The discard pile, the newest last: open knowledge."""
    phase: Phase = "turning"
    card: str = ""
    """The card turned up, or nothing between cards."""
    ahead: str = ""
    """The next card, where it lies open."""
    alarm: bool = False
    """Whether the next monster counts more."""
    bombed: bool = False
    weapon: str = ""
    """What the monster is fought with, once chosen."""
    face: int = 0
    """The last face rolled in this fight."""
    heads: int = 1
    """How often the monster must still be beaten."""
    doubled: bool = False
    """Whether the Gambler has rolled again in this fight."""
    owed: int = 0
    """How many items must still be paid for an escape begun."""
    falling: int = 0
    """How many cards the fall through the trapdoor still passes."""
    won: bool = False

    # The fight

    def die(self, weapon: str) -> int:
        """Return the sides of the die that a weapon rolls against the card turned up."""
        sides = hands_die(self.items, self.options) if weapon == BARE_HANDS else _DIE[weapon]
        return min(sides, SWARM_DIE) if self.card == "bat_swarm" else sides

    def number(self, die: int) -> int:
        """Return what the monster turned up counts against a die."""
        monster = self.card
        number = _STRENGTH[monster] + (ALARM if self.alarm else 0)
        if monster in SWINGING:
            number += SWING[self.options.difficulty]
        if monster == "lich":
            number += sum(card in UNDEAD for card in self.discard)
        elif monster == "doppelganger":
            number += die // 2 + 1
        return number

    def bonus(self, weapon: str) -> int:
        """Return what is added to a roll with a weapon."""
        if self.card == "golem":
            return 0
        bonus = BOMB_BONUS if self.bombed else 0
        if "lucky_charm" in self.items and self.die(weapon) <= CHARM_DIE:
            bonus += CHARM_BONUS
        if self.options.hero == "barbarian":
            rage = HEROES["barbarian"].hearts - self.hearts
            bonus += rage if "war_paint" in self.items else min(rage, RAGE_AT_MOST)
        if weapon == "silver_spear" and self.card in UNHOLY:
            bonus += SPEAR_BONUS
        return bonus

    def may_run(self) -> bool:
        """Return whether the lost fight may be escaped from, were there enough to pay."""
        return not (self.card == "giant_spider" or self.weapon == "war_maul" or self.doubled)


def copied(delve: Delve) -> tuple[Any, ...]:
    """Return the fields of a delve, in order, the two piles copied."""
    return (
        delve.options, delve.hearts, delve.items, delve.deck[:], delve.discard[:], delve.phase,
        delve.card, delve.ahead, delve.alarm, delve.bombed, delve.weapon, delve.face, delve.heads,
        delve.doubled, delve.owed, delve.falling, delve.won,
    )  # fmt: skip


def hands_die(items: Sequence[str], options: Options) -> int:
    """Return the die of bare hands: the Monk's is larger while no weapon hinders him."""
    monk = options.hero == "monk" and not usable_weapons(tuple(items), "monk")
    return MONK_HANDS_DIE if monk else BARE_HANDS_DIE


def weapons_against(monster: str, items: tuple[str, ...], options: Options) -> tuple[str, ...]:
    """Return what a monster may be fought with (ruling D5)."""
    return (BARE_HANDS,) if monster == "ghost" else armed(items, options)


@lru_cache(maxsize=HANDS_KNOWN)
def armed(items: tuple[str, ...], options: Options) -> tuple[str, ...]:
    """Return what a delver who carries these items may fight with (ruling D5)."""
    weapons = usable_weapons(items, options.hero)
    if weapons and not options.free_bare_hands:
        return weapons
    return (*weapons, BARE_HANDS)


@lru_cache(maxsize=HANDS_KNOWN)
def room(items: tuple[str, ...]) -> int:
    """Return how many more items may be taken."""
    return (CARRIED_WITH_SACK if "sack" in items else CARRIED_AT_MOST) - len(items)


@lru_cache(maxsize=HANDS_KNOWN)
def parting(items: tuple[str, ...]) -> tuple[str, ...]:
    """Return the items that may be paid or swapped away."""
    return tuple(item for item in items if item not in CLINGING)


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """Return the items less one."""
    return tuple(other for other in items if other != item)


_DIE: Final[dict[str, int]] = {str(id_): card.die for id_, card in WEAPONS.items()}
_STRENGTH: Final[dict[str, int]] = {str(id_): card.strength for id_, card in MONSTERS.items()}
CLINGING: Final = frozenset({"cursed_sabre", "sack"})
UNDEAD: Final = frozenset(str(m) for m, card in MONSTERS.items() if card.nature == "undead")
UNHOLY: Final = UNDEAD | {str(m) for m, card in MONSTERS.items() if card.nature == "fiend"}
