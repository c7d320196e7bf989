"""What the table sees happen in Rogue Dungeon; nothing of it is hidden from anybody."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from game.core.types import Event, Seat, Slot
from game.rules.rogue.effects import Ability, Price
from game.rules.rogue.kinds import Special
from game.rules.rogue.maps import Cell, Colour
from game.rules.rogue.steps import LuckUse, Training

DieKind: TypeAlias = Literal["combat", "check", "rest", "amount", "table"]
"""What a die decides."""
Why: TypeAlias = Literal["used", "paid", "lost", "sold", "guard"]
"""Why a card was discarded."""
Ending: TypeAlias = Literal["killed", "charmed", "scattered"]
"""How a monster left the combat."""


class _Open(Event, frozen=True):
    """An event that hides nothing: only the decks' order is unknown, and they have none."""

    def seen_by(self, seat: Seat | None) -> _Open:
        return self


class LevelBegun(_Open, frozen=True):
    """A map was laid out and the heroes stand on its entrance stair."""

    reveals: ClassVar[bool] = True
    level: int
    map: str


class Moved(_Open, frozen=True):
    """A hero walked along corridors; `way` ends where they now stand."""

    hero: int
    start: Cell
    way: tuple[Cell, ...]

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"cell/{self.start}", f"cell/{self.way[-1]}"),)


class SetDown(_Open, frozen=True):
    """A hero was carried elsewhere by magic."""

    hero: int
    cell: Cell


class GemTurned(_Open, frozen=True):
    """A face-down gem token was turned over."""

    reveals: ClassVar[bool] = True
    cell: Cell
    colour: Colour


class RoomEntered(_Open, frozen=True):
    """A room's card is resolved: drawn, or met again where it lay."""

    reveals: ClassVar[bool] = True
    room: str
    colour: Colour
    again: bool = False

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return () if self.again else ((f"deck/{self.colour}", "room"),)


class RoomLeft(_Open, frozen=True):
    """A room is resolved; it lies on in its place if it is persistent."""

    room: str
    stays: bool

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("room", "rooms" if self.stays else "discard"),)


class Chosen(_Open, frozen=True):
    """A hero took one of the ways that a card offered."""

    hero: int
    label: str
    price: Price


class Rolled(_Open, frozen=True):
    """A die settled on a face."""

    reveals: ClassVar[bool] = True
    hero: int
    kind: DieKind
    sides: int
    face: int


class LuckSpent(_Open, frozen=True):
    """A Luck token changed a die by one, or lets it be rolled again."""

    hero: int
    how: LuckUse
    face: int


class Checked(_Open, frozen=True):
    """An ability check was passed or failed; a face of 0: passed without a roll."""

    hero: int
    ability: Ability
    value: int
    face: int
    passed: bool


class Healed(_Open, frozen=True):
    """A hero gained Health."""

    hero: int
    count: int
    left: int


class Harmed(_Open, frozen=True):
    """A hero lost Health."""

    hero: int
    count: int
    left: int


class Attacked(_Open, frozen=True):
    """Damage is about to land on a hero, by a monster or (an empty name) by the room."""

    hero: int
    damage: int
    by: str


class Guarded(_Open, frozen=True):
    """A card took some of an attack's damage."""

    hero: int
    card: str
    prevented: int


class Learned(_Open, frozen=True):
    """A hero gained experience."""

    hero: int
    count: int


class Trained(_Open, frozen=True):
    """A hero spent experience on a step of a track."""

    hero: int
    what: Training
    cost: int
    now: int


class LuckChanged(_Open, frozen=True):
    """A hero gained or lost Luck tokens."""

    hero: int
    by: int
    now: int


class AbilityChanged(_Open, frozen=True):
    """An ability rose or fell."""

    hero: int
    ability: Ability
    by: int
    now: int


class LootGained(_Open, frozen=True):
    """A hero got a card from a deck, a trader's stall or another hero."""

    reveals: ClassVar[bool] = True
    hero: int
    card: str
    source: Literal["loot", "specialty", "stall", "hero"]

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        start = {"loot": "deck/loot", "specialty": "deck/specialty", "hero": "give"}
        return ((start.get(self.source, f"stall/{self.card}"), f"loot/{self.card}"),)


class LootGone(_Open, frozen=True):
    """A hero discarded a card."""

    hero: int
    card: str
    why: Why

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"loot/{self.card}", "offer" if self.why == "sold" else "discard"),)


class CardUsed(_Open, frozen=True):
    """A hero used a card, which is discarded unless it is kept."""

    hero: int
    card: str
    kept: bool


class StallLaid(_Open, frozen=True):
    """A trader laid out a card."""

    reveals: ClassVar[bool] = True
    card: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("deck/loot", f"stall/{self.card}"),)


class TradeEnded(_Open, frozen=True):
    """A trade is over; what was offered in vain goes back."""

    returned: tuple[str, ...]


class FoeAppeared(_Open, frozen=True):
    """A monster came into combat, as the number-th."""

    reveals: ClassVar[bool] = True
    monster: str
    number: int

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("deck/monster", f"monster/{self.number}"),)


class Targeted(_Open, frozen=True):
    """A hero chose whom to attack."""

    hero: int
    number: int
    monster: str


class Compared(_Open, frozen=True):
    """Attack values were compared: who is hit stands from now on (ruling R3a)."""

    hero: int
    number: int
    roll: int
    hav: int
    mav: int
    monster_hit: bool
    hero_hit: bool


class Triggered(_Open, frozen=True):
    """A monster's special ability was set off by the roll."""

    number: int
    monster: str
    special: Special


class FoeWounded(_Open, frozen=True):
    """A monster lost Health, or none at all."""

    number: int
    count: int
    left: int


class FoeMended(_Open, frozen=True):
    """A monster gained Health."""

    number: int
    count: int
    left: int


class FoeEnraged(_Open, frozen=True):
    """A boss shows its other side."""

    number: int
    monster: str


class FoeGone(_Open, frozen=True):
    """A monster left the combat."""

    number: int
    monster: str
    how: Ending

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"monster/{self.number}", "discard"),)


class CombatEnded(_Open, frozen=True):
    """No monster is left, or the heroes got away."""

    won: bool


class Camped(_Open, frozen=True):
    """A hero rested; `attacked` says that a wandering monster comes."""

    hero: int
    roll: int
    attacked: bool


class LevelLeft(_Open, frozen=True):
    """The heroes left a level."""

    level: int


class Died(_Open, frozen=True):
    """A hero died, by a monster or (an empty name) by the room."""

    hero: int
    by: str


class RunEnded(_Open, frozen=True):
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
