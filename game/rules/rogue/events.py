"""What the table sees happen in Rogue Dungeon; nothing of it is hidden from anybody."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from game.core.types import Slot
from game.rules.rogue.effects import Ability, Price
from game.rules.rogue.fight_events import (
    Attacked,
    CombatEnded,
    Compared,
    Ending,
    FoeAppeared,
    FoeEnraged,
    FoeGone,
    FoeMended,
    FoeWounded,
    Guarded,
    Open,
    Targeted,
    Triggered,
)
from game.rules.rogue.maps import Cell, Colour
from game.rules.rogue.steps import LuckUse, Training

DieKind: TypeAlias = Literal["combat", "check", "rest", "amount", "table"]
"""What a die decides."""
Why: TypeAlias = Literal["used", "paid", "lost", "sold", "guard"]
"""Why a card was discarded."""


class LevelBegun(Open, frozen=True):
    """A map was laid out and the heroes stand on its entrance stair."""

    reveals: ClassVar[bool] = True
    level: int
    map: str


class Moved(Open, frozen=True):
    """A hero walked along corridors; `way` ends where they now stand."""

    hero: int
    start: Cell
    way: tuple[Cell, ...]

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"cell/{self.start}", f"cell/{self.way[-1]}"),)


class SetDown(Open, frozen=True):
    """A hero was carried elsewhere by magic."""

    hero: int
    cell: Cell


class GemTurned(Open, frozen=True):
    """A face-down gem token was turned over."""

    reveals: ClassVar[bool] = True
    cell: Cell
    colour: Colour


class RoomEntered(Open, frozen=True):
    """A room's card is resolved: drawn, or met again where it lay."""

    reveals: ClassVar[bool] = True
    room: str
    colour: Colour
    again: bool = False

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return () if self.again else ((f"deck/{self.colour}", "room"),)


class RoomLeft(Open, frozen=True):
    """A room is resolved; it lies on in its place if it is persistent."""

    room: str
    stays: bool

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("room", "rooms" if self.stays else "discard"),)


class Chosen(Open, frozen=True):
    """A hero took one of the ways that a card offered."""

    hero: int
    label: str
    price: Price


class Rolled(Open, frozen=True):
    """A die settled on a face."""

    reveals: ClassVar[bool] = True
    hero: int
    kind: DieKind
    sides: int
    face: int


class LuckSpent(Open, frozen=True):
    """A Luck token changed a die by one, or lets it be rolled again."""

    hero: int
    how: LuckUse
    face: int


class Checked(Open, frozen=True):
    """An ability check was passed or failed; a face of 0: passed without a roll."""

    hero: int
    ability: Ability
    value: int
    face: int
    passed: bool


class Healed(Open, frozen=True):
    """A hero gained Health."""

    hero: int
    count: int
    left: int


class Harmed(Open, frozen=True):
    """A hero lost Health."""

    hero: int
    count: int
    left: int


class Learned(Open, frozen=True):
    """A hero gained experience."""

    hero: int
    count: int


class Trained(Open, frozen=True):
    """A hero spent experience on a step of a track."""

    hero: int
    what: Training
    cost: int
    now: int


class LuckChanged(Open, frozen=True):
    """A hero gained or lost Luck tokens."""

    hero: int
    by: int
    now: int


class AbilityChanged(Open, frozen=True):
    """An ability rose or fell."""

    hero: int
    ability: Ability
    by: int
    now: int


class LootGained(Open, frozen=True):
    """A hero got a card from a deck, a trader's stall or another hero."""

    reveals: ClassVar[bool] = True
    hero: int
    card: str
    source: Literal["loot", "specialty", "stall", "hero"]

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        start = {"loot": "deck/loot", "specialty": "deck/specialty", "hero": "give"}
        return ((start.get(self.source, f"stall/{self.card}"), f"loot/{self.card}"),)


class LootGone(Open, frozen=True):
    """A hero discarded a card."""

    hero: int
    card: str
    why: Why

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"loot/{self.card}", "offer" if self.why == "sold" else "discard"),)


class CardUsed(Open, frozen=True):
    """A hero used a card, which is discarded unless it is kept."""

    hero: int
    card: str
    kept: bool


class StallLaid(Open, frozen=True):
    """A trader laid out a card."""

    reveals: ClassVar[bool] = True
    card: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("deck/loot", f"stall/{self.card}"),)


class TradeEnded(Open, frozen=True):
    """A trade is over; what was offered in vain goes back."""

    returned: tuple[str, ...]


class Camped(Open, frozen=True):
    """A hero rested; `attacked` says that a wandering monster comes."""

    hero: int
    roll: int
    attacked: bool


class LevelLeft(Open, frozen=True):
    """The heroes left a level."""

    level: int


class Died(Open, frozen=True):
    """A hero died, by a monster or (an empty name) by the room."""

    hero: int
    by: str


class RunEnded(Open, frozen=True):
    """The boss is beaten, or no hero lives."""

    won: bool
    level: int
    prestige: int


AnyEvent: TypeAlias = (
    LevelBegun | Moved | SetDown | GemTurned | RoomEntered | RoomLeft | Chosen | Rolled | LuckSpent
    | Checked | Healed | Harmed | Attacked | Guarded | Learned | Trained | LuckChanged
    | AbilityChanged | LootGained | LootGone | CardUsed | StallLaid | TradeEnded | FoeAppeared
    | Targeted | Compared | Triggered | FoeWounded | FoeMended | FoeEnraged | FoeGone | CombatEnded
    | Camped | LevelLeft | Died | RunEnded
)  # fmt: skip

__all__ = [
    "AbilityChanged",
    "AnyEvent",
    "Attacked",
    "Camped",
    "CardUsed",
    "Checked",
    "Chosen",
    "CombatEnded",
    "Compared",
    "DieKind",
    "Died",
    "Ending",
    "FoeAppeared",
    "FoeEnraged",
    "FoeGone",
    "FoeMended",
    "FoeWounded",
    "GemTurned",
    "Guarded",
    "Harmed",
    "Healed",
    "Learned",
    "LevelBegun",
    "LevelLeft",
    "LootGained",
    "LootGone",
    "LuckChanged",
    "LuckSpent",
    "Moved",
    "Rolled",
    "RoomEntered",
    "RoomLeft",
    "RunEnded",
    "SetDown",
    "StallLaid",
    "Targeted",
    "TradeEnded",
    "Trained",
    "Triggered",
    "Why",
]
