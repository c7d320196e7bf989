"""What a delver chooses, and what the table sees happen."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from game.core.types import Action, Event, Seat, Slot
from game.rules.delver.cards import BARE_HANDS, CARDS, ITEMS, WEAPONS

HERO_RULE: Final = "hero"
"""What `use` names when the Gambler rolls again by the rule on the hero card."""


RollOutcome: TypeAlias = Literal["won", "lost", "tie", "half_won"]
"""What a roll came to; half won where a head is left to beat."""
Way: TypeAlias = Literal["wound", "escape", "shield", "theft"]
"""How a lost fight was survived."""


class Fight(Action, frozen=True):
    """Fight the monster with a weapon, or with bare hands."""

    weapon: str

    def path(self) -> tuple[Slot, ...]:
        return (BARE_HANDS if self.weapon == BARE_HANDS else f"gear/{self.weapon}",)


class Wound(Action, frozen=True):
    """Pay with hearts: after a lost roll, for a trap, or to jump."""

    def path(self) -> tuple[Slot, ...]:
        return ("hearts",)


class Escape(Action, frozen=True):
    """Pay with an item: after a lost roll, for a trap, or to pass a card by."""

    item: str

    def path(self) -> tuple[Slot, ...]:
        return (f"gear/{self.item}",)


class Take(Action, frozen=True):
    """Take the card turned up: there is room for it."""

    def path(self) -> tuple[Slot, ...]:
        return ("room",)


class Leave(Action, frozen=True):
    """Leave it: an item where it lies, a trap to spring, a card seen ahead unturned."""

    def path(self) -> tuple[Slot, ...]:
        return ("discard",)


class Swap(Action, frozen=True):
    """Take the card turned up and discard a carried item for it."""

    item: str

    def path(self) -> tuple[Slot, ...]:
        return (f"gear/{self.item}",)


class Use(Action, frozen=True):
    """Use a carried item, or the rule on the hero card."""

    item: str

    def path(self) -> tuple[Slot, ...]:
        return ("hero",) if self.item == HERO_RULE else (f"use/{self.item}",)


class Continue(Action, frozen=True):
    """Go on without using anything."""

    def path(self) -> tuple[Slot, ...]:
        return ("deck",)


AnyAction: TypeAlias = Fight | Wound | Escape | Take | Leave | Swap | Use | Continue

WOUND, TAKE, LEAVE, CONTINUE = Wound(), Take(), Leave(), Continue()
FIGHT: Final = {weapon: Fight(weapon) for weapon in (BARE_HANDS, *map(str, WEAPONS))}
ESCAPE: Final = {card: Escape(card) for card in CARDS}
SWAP: Final = {card: Swap(card) for card in CARDS}
USE: Final = {item: Use(item) for item in (HERO_RULE, *ITEMS)}


class _Open(Event, frozen=True):
    """An event that hides nothing: a delver knows all but the order of the deck."""

    def seen_by(self, seat: Seat | None) -> _Open:
        return self


class Turned(_Open, frozen=True):
    """A card was turned up; `foreseen` if it had lain open before."""

    card: str
    foreseen: bool = False

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("ahead" if self.foreseen else "deck", "card"),)


class Foreseen(_Open, frozen=True):
    """The next card of the deck was laid open."""

    card: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("deck", "ahead"),)


class Taken(_Open, frozen=True):
    """An item was taken, or a trap salvaged; `instead_of` went to the discard for it."""

    card: str
    instead_of: str | None = None

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        taken = ("card", f"gear/{self.card}")
        return ((f"gear/{self.instead_of}", "discard"), taken) if self.instead_of else (taken,)


class Left(_Open, frozen=True):
    """An item was left lying."""

    card: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("card", "discard"),)


class PassedBy(_Open, frozen=True):
    """A card was discarded without being resolved."""

    card: str
    source: Literal["ahead", "card", "deck"]

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((self.source, "discard"),)


class Used(_Open, frozen=True):
    """An item, or the hero's own rule, was used."""

    item: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return () if self.item == HERO_RULE else ((f"gear/{self.item}", "discard"),)


class Paid(_Open, frozen=True):
    """An item was paid; `back` says that it went into the deck again."""

    item: str
    back: bool = False

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"gear/{self.item}", "deck" if self.back else "discard"),)


class Lost(_Open, frozen=True):
    """A weapon was lost to rust, slime or its own brittleness."""

    item: str
    to: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"gear/{self.item}", "discard"),)


class Fetched(_Open, frozen=True):
    """The magpie brought an item back."""

    item: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("discard", f"gear/{self.item}"),)


class Attacked(_Open, frozen=True):
    """A fight with a weapon began: `die` plus `bonus` must beat `number`."""

    monster: str
    weapon: str
    die: int
    bonus: int
    number: int


class Rolled(_Open, frozen=True):
    """A die settled on a face."""

    reveals: ClassVar[bool] = True
    die: int
    face: int
    bonus: int
    number: int
    outcome: RollOutcome


class Nudged(_Open, frozen=True):
    """The Loaded Die changed the last roll."""

    bonus: int
    outcome: RollOutcome


class Beaten(_Open, frozen=True):
    """A monster was beaten."""

    monster: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("card", "discard"),)


class Survived(_Open, frozen=True):
    """A fight was lost, and is over; `way` says how it was survived."""

    monster: str
    way: Way

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("card", "discard"),)


class Sprung(_Open, frozen=True):
    """A trap has done its work; `jumped` answers the Trapdoor."""

    trap: str
    jumped: bool = False

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("card", "discard"),)


class Returned(_Open, frozen=True):
    """A card went back into the deck."""

    card: str
    source: Literal["card", "discard"]

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((self.source, "deck"),)


class HeartsLost(_Open, frozen=True):
    """The hero lost hearts."""

    count: int
    left: int


class HeartsWon(_Open, frozen=True):
    """The hero got hearts back."""

    count: int
    left: int


class DelveEnded(_Open, frozen=True):
    """The delve is over: out of the dungeon, past the dragon, or dead by a card."""

    won: bool
    hero: str
    hearts: int
    by: str
    """The last card: the one survived, the dragon beaten, or what took the last heart."""


AnyEvent: TypeAlias = (
    Turned | Foreseen | Taken | Left | PassedBy | Used | Paid | Lost | Fetched | Attacked | Rolled
    | Nudged | Beaten | Survived | Sprung | Returned | HeartsLost | HeartsWon | DelveEnded
)  # fmt: skip
