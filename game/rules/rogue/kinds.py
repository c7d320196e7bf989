"""What a hero, a monster, a room and a piece of loot are made of."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from game.rules.rogue.effects import (
    Ability,
    AnyEffect,
    Exploit,
    LootKind,
    Nature,
    Pair,
    Primary,
)
from game.rules.rogue.maps import Colour

Special: TypeAlias = Literal[
    "absorb_attack", "berserk", "charm", "curse", "dragon_scales", "drown", "energy_drain",
    "ensnare", "evade", "extra_attack", "fear", "fire_breath", "flame_strike", "frenzy",
    "invisibility", "hurl_rock", "insanity", "poison",
    "summon", "life_drain", "paralyze", "petrify", "regenerate", "steal", "web",
]  # fmt: skip
"""The monsters' special abilities: the rulebook's, then ours.

Ours: *summon*: another monster of its level joins (a boss: level V). *life_drain*: the hero loses
2 Health, no Armor helps, and it gains 2. *paralyze*: the hero misses and is hit in this round.
*petrify*: -1 Agility (minimum 1). *regenerate*: it gains 2 Health. *steal*: the hero discards a
card of their choice that is no Skill. *web*: -2 to the hero's attack value in the next round.
"""

Window: TypeAlias = Literal["free", "aim", "rolled", "struck", "check", "die", "rest_roll", "rest"]
"""When a card can be used: between things, before a combat roll, after it, when damage is about to
land, before a check's roll, after any of the hero's own rolls, after a rest roll, at rest."""

ANYTIME: Final[tuple[Window, ...]] = ("free", "aim", "rest")
IN_COMBAT: Final[tuple[Window, ...]] = ("aim", "rolled")


class Monster(msgspec.Struct, frozen=True):
    """A monster or boss card; numbers as printed on it."""

    id: str
    name: str
    level: int
    """1 to 5: the experience it gives; a boss gives 5."""
    health: int
    mav: int
    damage: int
    nature: Nature
    specials: tuple[tuple[int, Special], ...] = ()
    """The combat rolls that set off a special ability."""
    charmed_by: tuple[Pair, ...] = ()
    """Green weakness icons."""
    hurt_by: tuple[Pair, ...] = ()
    """Red weakness icons."""
    henchman: str = ""
    """The specialty card that a charmed one becomes, if there is one."""
    wrath: Monster | None = None
    """A boss's other side, from half of its printed Health down."""
    story: str = ""
    kind: Literal["monster", "boss", "guardian"] = "monster"
    """A guardian is printed on a room card and lies in no deck."""


class HeroCard(msgspec.Struct, frozen=True):
    """A hero card with its starting values."""

    id: str
    name: str
    primary: Primary
    strength: int
    agility: int
    intellect: int
    vitality: int
    luck: int
    skills: tuple[str, str, str]
    belongings: tuple[str, str, str, str]
    also: tuple[Primary, ...] = ()
    """Further abilities whose Weapons count as matching."""
    story: str = ""


class Room(msgspec.Struct, frozen=True):
    """A room card: what it tells and what it does."""

    id: str
    name: str
    colour: Colour
    story: str
    effects: tuple[AnyEffect, ...]
    persistent: bool = False


class Use(msgspec.Struct, frozen=True):
    """One thing a card can be used for, and when."""

    when: tuple[Window, ...]
    effects: tuple[AnyEffect, ...]
    keep: bool = False
    """Kept when used: once a combat, and outside combat once a room or rest (R21)."""


class Loot(msgspec.Struct, frozen=True):
    """A card of the loot, specialty or starting deck."""

    id: str
    name: str
    kind: LootKind
    story: str = ""
    uses: tuple[Use, ...] = ()
    """At most one for each window."""
    count: int = 1
    """How many the loot deck holds; 0 for cards of the other decks."""
    ability: Primary | None = None
    """A Weapon's; None with `every` for one that suits all heroes."""
    every: bool = False
    minimum: int = 0
    """The primary ability that a Skill asks for."""
    pair: Pair | None = None
    """The weakness icon it answers."""
    hav: int = 0
    """What it adds to the attack value while carried."""
    against: tuple[Nature, ...] = ()
    """The natures to which `hav` is confined, if any."""
    checks: tuple[tuple[Ability, int], ...] = ()
    """What it adds to checks while carried."""
    abilities: tuple[tuple[Ability, int], ...] = ()
    """A Henchman's own abilities, which may stand in for the hero's in a check."""
    rest: int = 0
    """What it adds to rest rolls while carried."""
    deck: Literal["loot", "specialty", "starting"] = "loot"


def weakness(damage: int = 0) -> Use:
    """Return the use of one of the twelve cards that answer a weakness icon."""
    return Use(IN_COMBAT, (Exploit(damage),))
