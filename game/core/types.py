"""Seats, slots, actions and events: the words every rules package shares."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, Final, Self, TypeAlias

import msgspec

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

CHANCE: Final[Seat] = -1
"""The player to move when luck, not a seat, decides the next step."""

Slot: TypeAlias = str
"""A named place on the table, such as ``"deck"`` or ``"cell/2/5"``."""

Outcome: TypeAlias = str | int
"""What luck may decide: a card's id, a die's face, a seat."""


def snake_case(name: str) -> str:
    """Return a class's name as JSON spells it: ``PlaceHero`` is ``place_hero``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(
    msgspec.Struct, frozen=True, tag_field="do", tag=snake_case, forbid_unknown_fields=True
):
    """One choice of a player; it holds plain values only, never game objects."""

    def path(self) -> tuple[Slot, ...]:
        """Return the slots a player clicks, in order, to choose this action.

        Paths are prefix-free: no legal action's path begins another's.
        """
        raise NotImplementedError(type(self).__name__)


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=snake_case):
    """One thing that happened, told in the order it happened."""

    reveals: ClassVar[bool] = False
    """Whether the event shows everybody what had been hidden: undo stops there."""

    news: ClassVar[bool] = True
    """Whether what only some may see of it is new to them: undo stops there too."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event as `seat` saw it, masked where need be, or None if it went unseen.

        A `seat` of None is the public: what everybody at the table saw. There is no default,
        so that a new event which forgets to decide fails instead of leaking.
        """
        raise NotImplementedError(type(self).__name__)

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        """Return what travelled, as pairs of slots from and to."""
        return ()


Emit: TypeAlias = Callable[[Event], None]
"""Where a rule sends its events."""

Step: TypeAlias = Action | Outcome
"""One entry of a match's log: a player's choice or what chance decided."""


def discard(event: Event) -> None:
    """Drop an event: what a play-out passes as `Emit`."""
