"""What is chosen on the set-up screen so far, and the match it makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from game.play import catalog
from game.ui.desk import Desk
from game.ui.names import bot_name, clean_name
from game.ui.start import SeatPlan, StartMatch
from game.ui.tables.pages import roles_of
from game.ui.tables.setup_choices import Choice

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
        self.players = players
        self.options["mode"] = "solo" if players == 1 else "versus"

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
            if choice.part_of:
                listed = options.setdefault(choice.part_of, [])
                listed += [choice.key] * bool(self.options[choice.key])
            elif choice.matters(self.options):
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
    """Return what a new player finds chosen: they against a full table of bots."""
    most = catalog.get(game).seats[-1]
    kinds = [USUAL_KINDS[i % len(USUAL_KINDS)] for i in range(most)]
    options = {choice.key: choice.values[0][0] for choice in choices}
    plan = Plan(most, [SeatChoice(kind) for kind in kinds], options)
    plan.seat(most)
    return plan
