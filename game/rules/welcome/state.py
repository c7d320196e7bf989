"""A match of Welcome to the Dungeon as it stands: who decides, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

from game.core.types import CHANCE, Outcome, Seat
from game.rules.welcome import steps as s
from game.rules.welcome.cards import (
    SUCCESSES_TO_WIN,
    WOUNDS_TO_LOSE,
    Adventurer,
    Edition,
    Item,
    Monster,
)
from game.rules.welcome.challenge import Challenge, offered

Phase: TypeAlias = Literal[
    "first_player", "choosing", "bidding", "drawing", "drawn",
    "naming", "turning", "deciding", "polymorphing", "over",
]  # fmt: skip
CHANCE_PHASES: Final = frozenset({"first_player", "drawing", "turning", "polymorphing"})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options; the defaults are the printed rules."""

    edition: Edition = "adventurers"
    players: int = 2
    torch_stops_orks: bool = False
    first_card_must_be_added: bool = False
    adventurer: Literal["warrior", "barbarian", "mage", "rogue"] | None = None
    remember_placed_cards: bool = True


class Bid(msgspec.Struct, frozen=True):
    """One choice of the bidding: public, but for the monster it concerned."""

    seat: Seat
    act: Literal["pass", "add", "sacrifice"]
    monster: Monster | None = None
    item: Item | None = None


class Match(msgspec.Struct):
    """The whole truth of one match."""

    options: Options
    successes: list[int]
    wounds: list[int]
    phase: Phase = "first_player"
    seat: Seat = 0
    """Who decides, draws or has entered."""
    round: int = 0
    adventurer: Adventurer | None = None
    bidding: list[bool] = []
    equipment: tuple[Item, ...] = ()
    deck: list[Monster] = []
    """The cards left to draw, in the fixed order of `DECK`: their true order is chance's."""
    drawn: Monster | None = None
    bids: list[Bid] = []
    """The public history of the round's bidding, oldest first."""
    dungeon: list[Monster] = []
    """The face-down cards, the newest last: that one is turned first (ruling W14)."""
    challenge: Challenge | None = None

    def current_player(self) -> Seat | None:
        phase = self.phase
        if phase in CHANCE_PHASES:
            return CHANCE
        return None if phase == "over" else self.seat

    def legal_actions(self) -> Sequence[s.AnyAction]:
        match self.phase:
            case "bidding":
                return _DRAW_OR_PASS if self.deck else _PASS
            case "drawn":
                return _with_drawn(() if self._must_add() else self.equipment)
            case "choosing":
                return _CHOOSE
            case "naming":
                return _NAME
            case "deciding":
                return _decide(offered(self._entered(), self.equipment))
            case _:
                return ()

    def chance_outcomes(self) -> Sequence[Outcome]:
        match self.phase:
            case "drawing" | "polymorphing":
                return self.deck
            case "turning":
                return self.dungeon[-1:]
            case "first_player":
                return range(len(self.wounds))
            case _:
                return ()

    def chance_weights(self) -> None:
        return None

    def returns(self) -> Sequence[float]:
        return [float(seat == self._winner()) for seat in range(len(self.wounds))]

    def _winner(self) -> Seat | None:
        if SUCCESSES_TO_WIN in self.successes:
            return self.successes.index(SUCCESSES_TO_WIN)
        alive = [seat for seat, count in enumerate(self.wounds) if count < WOUNDS_TO_LOSE]
        return alive[0] if len(alive) == 1 else None

    def _entered(self) -> Challenge:
        assert self.challenge is not None
        return self.challenge

    def _must_add(self) -> bool:
        """Return whether the designer's variant binds this turn (ruling W16)."""
        return self.options.first_card_must_be_added and not any(
            bid.seat == self.seat for bid in self.bids
        )

    @staticmethod
    def _left_of(seat: Seat, among: Sequence[bool]) -> Seat:
        seats = len(among)
        seat = (seat + 1) % seats
        while not among[seat]:
            seat = (seat + 1) % seats
        return seat


_PASS = (s.PASS,)
_DRAW_OR_PASS = (s.DRAW, s.PASS)
_CHOOSE = tuple(s.CHOOSE.values())
_NAME = tuple(s.NAME.values())


@cache
def _with_drawn(equipment: tuple[Item, ...]) -> tuple[s.AnyAction, ...]:
    return (s.ADD, *(s.SACRIFICE[item] for item in equipment))


@cache
def _decide(item: Item | None) -> tuple[s.AnyAction, ...]:
    return (s.USE[item], s.DECLINE) if item else ()
