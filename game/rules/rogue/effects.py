"""What cards of Rogue Dungeon do: a closed set of small effects that one runner carries out.

All cards are told in these words alone, and `words.py` says each in English: text and deed agree.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from game.core.types import snake_case

Ability: TypeAlias = Literal["strength", "agility", "intellect", "vitality"]
Primary: TypeAlias = Literal["strength", "agility", "intellect"]
LootKind: TypeAlias = Literal[
    "weapon", "armor", "skill", "potion", "scroll", "equipment", "treasure", "henchman"
]
Nature: TypeAlias = Literal[
    "beast", "undead", "goblinkind", "human", "insect", "fiend", "giant", "construct", "spirit",
    "dragon", "aberration",
]  # fmt: skip
Pair: TypeAlias = Literal["food", "song", "light", "ward", "hush", "torch"]
"""The six weakness icons, each answered by two cards."""


class Amount(msgspec.Struct, frozen=True):
    """How much: a number, plus so many times the dungeon level, plus so many six-sided dice."""

    flat: int = 0
    level: int = 0
    dice: int = 0


LEVEL: Final = Amount(level=1)
D6: Final = Amount(dice=1)


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=snake_case):
    """One thing that a card does."""


class Hurt(Effect, frozen=True):
    """The hero is attacked for so much; Armor may answer (ruling R4)."""

    amount: Amount


class Drain(Effect, frozen=True):
    """The hero loses so much Health that no Armor prevents: a price, a curse, hunger."""

    amount: Amount


class Heal(Effect, frozen=True):
    """The hero gains Health, never above Vitality."""

    amount: Amount


class Learn(Effect, frozen=True):
    """The hero gains experience points."""

    amount: Amount


class Favour(Effect, frozen=True):
    """The hero gains Luck tokens, or loses as many as there are of a negative number."""

    count: int


class Change(Effect, frozen=True):
    """An ability rises or falls; Health follows Vitality up (rulings R7, R31)."""

    ability: Ability
    by: int


class DrawLoot(Effect, frozen=True):
    """The hero draws cards of the loot deck."""

    count: int = 1


class Find(Effect, frozen=True):
    """The hero takes a card of the specialty deck; if it is gone, draws a loot card instead."""

    card: str


class Lose(Effect, frozen=True):
    """The hero discards cards of a kind, of their choice; None: any but Skills (ruling R21)."""

    kind: LootKind | None = None
    count: int = 1


class Check(Effect, frozen=True):
    """An ability check and what comes of it; unless passed, a room is failed (R16a)."""

    ability: Ability
    modifier: int = 0
    passed: tuple[AnyEffect, ...] = ()
    failed: tuple[AnyEffect, ...] = ()


class Price(msgspec.Struct, frozen=True):
    """What an option costs: so many cards of a kind, or the one named; a Treasure counts as one."""

    cards: int = 0
    kind: LootKind | None = None
    card: str = ""
    xp: int = 0
    luck: int = 0
    health: int = 0


FREE: Final = Price()


class Option(msgspec.Struct, frozen=True):
    """One of several ways, in a few words and deeds; only a hero who can pay may choose it."""

    label: str
    effects: tuple[AnyEffect, ...] = ()
    price: Price = FREE
    owns: str = ""
    """A card, or the name of a loot kind, that the hero must have and keeps."""


class Choose(Effect, frozen=True):
    """The hero chooses one of the options that they can pay; one of them must be free."""

    options: tuple[Option, ...]


class Roll(Effect, frozen=True):
    """A D6 decides: the first row whose number is not below the face (Luck may change it)."""

    rows: tuple[tuple[int, tuple[AnyEffect, ...]], ...]


class Fight(Effect, frozen=True):
    """Combat with monsters drawn, named on the card, or both; once it is won the prize follows."""

    count: int = 0
    named: tuple[str, ...] = ()
    prize: tuple[AnyEffect, ...] = ()
    above: int = 0
    """How many levels above the dungeon's the drawn monsters are, V at the most."""


class Trade(Effect, frozen=True):
    """So many loot cards are laid out; each is bought for `rate` cards (ruling R20)."""

    cards: int
    rate: int = 2


class Once(Effect, frozen=True):
    """What happens only once a game for this card (ruling R15)."""

    effects: tuple[AnyEffect, ...]


class Owns(Effect, frozen=True):
    """Tells whether the hero has a card, or a card of a kind, and goes on accordingly."""

    card: str
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()


class Deeper(Effect, frozen=True):
    """Tells whether the dungeon level is at least so deep, and goes on accordingly."""

    level: int
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()


class Camp(Effect, frozen=True):
    """A rest roll as with Camping Gear, without the gear and without danger."""


class Travel(Effect, frozen=True):
    """The hero is set down elsewhere on the map: at the exit stair, or where they wish (R17)."""

    to: Literal["exit", "anywhere"]


class Fall(Effect, frozen=True):
    """The hero drops to the next dungeon level; on the last one, nothing happens."""


# What loot does in combat, at checks and at rest


class Strike(Effect, frozen=True):
    """The target, if of these natures, takes damage in the Apply Damage phase (R23); none: all."""

    amount: Amount
    against: tuple[Nature, ...] = ()


class Slay(Effect, frozen=True):
    """The target is killed at once (R23), if of these natures and at most so high a level."""

    level: int
    against: tuple[Nature, ...] = ()


class Charm(Effect, frozen=True):
    """The target is charmed at once, if of these natures and at most so high a level."""

    level: int
    against: tuple[Nature, ...] = ()


class Exploit(Effect, frozen=True):
    """Its weakness icon works: green charms; red injures for `damage`, or kills if that is 0."""

    damage: int = 0


class Aim(Effect, frozen=True):
    """The hero's attack value is so much higher in this round; before the roll only."""

    by: int


class Daunt(Effect, frozen=True):
    """The target's attack value is so much lower in this round; before the roll only."""

    by: int


class SlipAway(Effect, frozen=True):
    """Combat ends; the monsters are discarded and give nothing. Not from a boss."""


class Guard(Effect, frozen=True):
    """Prevents so much of one attack's damage."""

    by: int


class Steady(Effect, frozen=True):
    """Adds to the ability in one check, before the roll; no ability named: any."""

    by: int
    abilities: tuple[Ability, ...] = ()


class Master(Effect, frozen=True):
    """Passes one check without a roll; no ability named: any."""

    abilities: tuple[Ability, ...] = ()


class RollAgain(Effect, frozen=True):
    """Rolls the hero's die once more, as a Luck token would."""


class RestBonus(Effect, frozen=True):
    """Adds to a rest roll, after it is seen."""

    by: int


class CampHere(Effect, frozen=True):
    """Camping: a rest roll, Health, and perhaps a wandering monster (ruling R18)."""


class Vanish(Effect, frozen=True):
    """Teleportation: combat and room end at once, and the hero is elsewhere (R17)."""


class Todo(Effect, frozen=True):
    """What the rules have still to do between the effects of cards; `who`: a hero or monster."""

    what: str
    who: int = -1


AnyEffect: TypeAlias = (
    Hurt | Drain | Heal | Learn | Favour | Change | DrawLoot | Find | Lose | Check | Choose | Roll
    | Fight | Trade | Once | Owns | Deeper | Camp | Travel | Fall | Strike | Slay | Charm
    | Exploit | Aim | Daunt | SlipAway | Guard | Steady | Master | RollAgain | RestBonus | CampHere
    | Vanish | Todo
)  # fmt: skip
