"""What is chosen on the set-up screen so far, and the match it makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from game.play import catalog
from game.ui.desk import Desk
from game.ui.names import bot_name, clean_name
from game.ui.start import SeatPlan, StartMatch
from game.ui.tables.pages import roles_of, usual_players
from game.ui.tables.setup_choices import SEATS, Choice

KINDS: Final = ("human", "easy", "normal", "hard", "expert")
USUAL_KINDS: Final = ("human", "normal", "hard", "normal")


class SeatChoice(msgspec.Struct):
    """One seat; `name` is None while the seat goes by the name we give it."""

    kind: str
    name: str | None = None


class Plan(msgspec.Struct):
    """All that is chosen; kept for the next match of the session."""

    players: int
    seats: list[SeatChoice]
    options: dict[str, Any]
    seed: str = ""
    casual: bool = False
    """Whether anything may be taken back; only one who plays alone may choose it."""

    def seat(self, players: int) -> None:
        """Take a number of players; who plays alone plays solo."""
        self.players = self.options[SEATS] = players
        self.options["mode"] = "solo" if players == 1 else "versus"

    def choose(self, choices: Sequence[Choice], choice: Choice, value: Any) -> None:
        """Take a value; a card that another seat had already is changed for the one given up."""
        before, self.options[choice.key] = self.options[choice.key], value
        if choice.seat is None:
            return
        for other in choices:
            if other.lists == choice.lists and other.key != choice.key:
                theirs = self.options[other.key]
                if _card(theirs) == _card(value):
                    self.options[other.key] = before

    def names(self, desk: Desk) -> list[str]:
        """Return what each seat is called, in order; no two bots share a name."""
        found: list[str] = []
        people = sum(seat.kind == "human" for seat in self.seats[: self.players])
        for number, seat in enumerate(self.seats, 1):
            typed = clean_name(seat.name or "")
            if typed:
                found.append(typed)
            elif seat.kind != "human":
                found.append(bot_name(desk.words, seat.kind, found))
            elif number == 1 or people == 1:
                found.append(clean_name(desk.settings.player_name) or desk.say("The Guest"))
            else:
                found.append(desk.say("Player {n}", n=number))
        return found

    def start(self, game: str, choices: Sequence[Choice], desk: Desk) -> StartMatch:
        """Return the match to start: only options that matter are named."""
        options: dict[str, Any] = {}
        for choice in choices:
            if not choice.matters(self.options):
                continue
            if choice.seat is not None:
                parts = self.options[choice.key].split("/")
                for option, part in zip(choice.lists, parts, strict=True):
                    options.setdefault(option, []).append(part)
            elif choice.part_of:
                listed = options.setdefault(choice.part_of, [])
                listed += [choice.key] * bool(self.options[choice.key])
            else:
                options[choice.key] = self.options[choice.key]
        if "players" in catalog.get(game).options.__struct_fields__:
            options["players"] = self.players
        seats = zip(self.seats, self.names(desk), strict=True)
        plans = tuple(SeatPlan(seat.kind, name) for seat, name in seats)[: self.players]
        if "mode" in catalog.get(game).options.__struct_fields__:
            options["mode"] = self.options["mode"]
        if roles_of(game):
            plans = plans[::-1]
        seed = int(self.seed) if self.seed else None
        return StartMatch(game, options, plans, seed, self.casual and self.players == 1)


def usual_plan(game: str, choices: Sequence[Choice]) -> Plan:
    """Return what a new player finds chosen: they against a full table of bots, or alone."""
    most = catalog.get(game).seats[-1]
    players = usual_players(game) or most
    kinds = [USUAL_KINDS[i % len(USUAL_KINDS)] for i in range(most)]
    options = {choice.key: choice.values[0][0] for choice in choices}
    plan = Plan(players, [SeatChoice(kind) for kind in kinds], options)
    plan.seat(players)
    return plan


def _card(value: str) -> str:
    """Return the part of a seat's value that no other seat can have."""
    return value.partition("/")[0]
