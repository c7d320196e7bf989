"""What players of Welcome to the Dungeon choose, and what the table sees happen."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from game.core.types import Action, Event, Seat, Slot
from game.rules.welcome.cards import ADVENTURERS, MONSTERS, Adventurer, Item, Monster

Outcome: TypeAlias = Item | Literal["vorpal", "pact", "hit", "polymorphed", "shown"]
"""What became of a turned card: the item that stopped it, or one of five words."""


class Choose(Action, frozen=True):
    """Choose the adventurer of this round."""

    adventurer: Adventurer

    def path(self) -> tuple[Slot, ...]:
        return (f"choice/{self.adventurer}",)


class Draw(Action, frozen=True):
    """Draw the top monster and look at it."""

    def path(self) -> tuple[Slot, ...]:
        return ("deck",)


class Pass(Action, frozen=True, tag="pass"):
    """Leave the bidding of this round."""

    def path(self) -> tuple[Slot, ...]:
        return ("button/pass",)


class Add(Action, frozen=True):
    """Put the drawn monster face down on the dungeon."""

    def path(self) -> tuple[Slot, ...]:
        return ("drawn", "dungeon")


class Sacrifice(Action, frozen=True):
    """Set the drawn monster aside together with one item."""

    item: Item

    def path(self) -> tuple[Slot, ...]:
        return ("drawn", f"gear/{self.item}")


class Name(Action, frozen=True):
    """Name the monster that the Vorpal Sword or Dagger stops."""

    monster: Monster

    def path(self) -> tuple[Slot, ...]:
        return (f"choice/{self.monster}",)


class Use(Action, frozen=True):
    """Use the Vorpal Axe or Polymorph on the monster just turned."""

    item: Item

    def path(self) -> tuple[Slot, ...]:
        return (f"gear/{self.item}",)


class Decline(Action, frozen=True):
    """Keep the item for a later monster."""

    def path(self) -> tuple[Slot, ...]:
        return ("button/decline",)


AnyAction: TypeAlias = Choose | Draw | Pass | Add | Sacrifice | Name | Use | Decline

DRAW, PASS, ADD, DECLINE = Draw(), Pass(), Add(), Decline()
CHOOSE: dict[Adventurer, Choose] = {
    hero: Choose(hero) for hero, card in ADVENTURERS.items() if card.edition == "adventurers"
}
NAME: dict[Monster, Name] = {monster: Name(monster) for monster in MONSTERS}
SACRIFICE: dict[Item, Sacrifice] = {
    item: Sacrifice(item) for card in ADVENTURERS.values() for item in card.kit
}
USE: dict[Item, Use] = {"vorpal_axe": Use("vorpal_axe"), "polymorph": Use("polymorph")}


class _Open(Event, frozen=True):
    """An event that hides nothing."""

    def seen_by(self, seat: Seat | None) -> _Open:
        return self


class FirstPlayerDrawn(_Open, frozen=True):
    """Chance chose who starts the first round."""

    seat: Seat


class RoundBegan(_Open, frozen=True):
    """A round began; `seat` opens it."""

    round: int
    seat: Seat


class AdventurerChosen(_Open, frozen=True):
    """The shared adventurer of the round; `seat` is None where there was no choice."""

    seat: Seat | None
    adventurer: Adventurer

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"choice/{self.adventurer}", "hero"),)


class Drawn(Event, frozen=True):
    """A seat looked at the top monster; only that seat knows which."""

    seat: Seat
    monster: Monster | None

    def seen_by(self, seat: Seat | None) -> Drawn:
        return self if seat == self.seat else Drawn(self.seat, None)

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("deck", "drawn"),)


class Passed(_Open, frozen=True):
    """A seat left the bidding."""

    seat: Seat


class Added(Event, frozen=True):
    """A seat put its monster in the dungeon, which now holds `cards`."""

    seat: Seat
    monster: Monster | None
    cards: int
    remembered: bool = True
    """Whether the table keeps the card in mind for the seat (a table option, ruling W15)."""

    def seen_by(self, seat: Seat | None) -> Added:
        if seat == self.seat and self.remembered:
            return self
        return Added(self.seat, None, self.cards, self.remembered)

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("drawn", "dungeon"),)


class Sacrificed(Event, frozen=True):
    """A seat set its monster aside with an item."""

    seat: Seat
    item: Item
    monster: Monster | None

    def seen_by(self, seat: Seat | None) -> Sacrificed:
        return self if seat == self.seat else Sacrificed(self.seat, self.item, None)

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("drawn", f"aside/{self.seat}"), (f"gear/{self.item}", f"aside/{self.seat}"))


class ChallengeBegan(_Open, frozen=True):
    """The last bidder enters with `hp` against `cards` face-down monsters."""

    seat: Seat
    hp: int
    cards: int


class Named(_Open, frozen=True):
    """The challenger named the monster the Vorpal item stops."""

    seat: Seat
    monster: Monster


class Turned(_Open, frozen=True):
    """A dungeon card was turned, or the card that Polymorph put in its place."""

    reveals: ClassVar[bool] = True
    monster: Monster
    polymorph: bool = False

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("deck" if self.polymorph else "dungeon", "turned"),)


class ItemUsed(_Open, frozen=True):
    """The challenger used the Axe or Polymorph."""

    seat: Seat
    item: Item


class ItemKept(_Open, frozen=True):
    """The challenger kept the Axe or Polymorph for a later monster."""

    seat: Seat
    item: Item


class PotionDrunk(_Open, frozen=True):
    """HP had run out and the Healing Potion set them to the printed base."""

    seat: Seat
    hp: int


class Revealed(_Open, frozen=True):
    """What became of a turned card, and the HP left, never below 0."""

    reveals: ClassVar[bool] = True
    monster: Monster
    outcome: Outcome
    hp: int

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("turned", "revealed"),)


class ChallengeEnded(_Open, frozen=True):
    """The challenge is over."""

    seat: Seat
    success: bool
    hp: int


class SacrificesShown(_Open, frozen=True):
    """The monsters set aside during the bidding are shown to all (ruling W20)."""

    reveals: ClassVar[bool] = True
    monsters: tuple[Monster, ...]


class Eliminated(_Open, frozen=True):
    """A seat has taken its second wound."""

    seat: Seat


class MatchEnded(_Open, frozen=True):
    """A seat won, by two successes or as the last one standing."""

    winner: Seat
    by: Literal["successes", "last_standing"]


AnyEvent: TypeAlias = (
    FirstPlayerDrawn | RoundBegan | AdventurerChosen | Drawn | Passed | Added | Sacrificed
    | ChallengeBegan | Named | Turned | ItemUsed | ItemKept | PotionDrunk | Revealed
    | ChallengeEnded | SacrificesShown | Eliminated | MatchEnded
)  # fmt: skip
