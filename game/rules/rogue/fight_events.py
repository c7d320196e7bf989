"""What the table sees happen in a fight of Rogue Dungeon."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from game.core.types import Event, Seat, Slot
from game.rules.rogue.kinds import Special

Ending: TypeAlias = Literal["killed", "charmed", "scattered"]
"""How a monster left the combat."""


class Open(Event, frozen=True):
    """An event that hides nothing: only the decks' order is unknown, and they have none."""

    def seen_by(self, seat: Seat | None) -> Open:
        return self


class Attacked(Open, frozen=True):
    """Damage is about to land on a hero, by a monster or (an empty name) by the room."""

    hero: int
    damage: int
    by: str


class Guarded(Open, frozen=True):
    """A card took some of an attack's damage."""

    hero: int
    card: str
    prevented: int


class FoeAppeared(Open, frozen=True):
    """A monster came into combat, as the number-th."""

    reveals: ClassVar[bool] = True
    monster: str
    number: int

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("deck/monster", f"monster/{self.number}"),)


class Targeted(Open, frozen=True):
    """A hero chose whom to attack."""

    hero: int
    number: int
    monster: str


class Compared(Open, frozen=True):
    """Attack values were compared: who is hit stands from now on (ruling R3a)."""

    hero: int
    number: int
    roll: int
    hav: int
    mav: int
    monster_hit: bool
    hero_hit: bool


class Triggered(Open, frozen=True):
    """A monster's special ability was set off by the roll."""

    number: int
    monster: str
    special: Special


class FoeWounded(Open, frozen=True):
    """A monster lost Health, or none at all."""

    number: int
    count: int
    left: int


class FoeMended(Open, frozen=True):
    """A monster gained Health."""

    number: int
    count: int
    left: int


class FoeEnraged(Open, frozen=True):
    """A boss shows its other side."""

    number: int
    monster: str


class FoeGone(Open, frozen=True):
    """A monster left the combat."""

    number: int
    monster: str
    how: Ending

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"monster/{self.number}", "discard"),)


class CombatEnded(Open, frozen=True):
    """No monster is left, or the heroes got away."""

    won: bool
