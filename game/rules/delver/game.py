"""Dungeon Delver as the catalog lists it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.core.game import Boards, Card, Model
from game.core.types import Event, Seat
from game.rules.delver import steps
from game.rules.delver.cards import all_cards
from game.rules.delver.delve import Options
from game.rules.delver.rules import DelverState, opening
from game.rules.delver.view import DelverView, determinize
from game.rules.delver.view import view as view_of


class Delver:
    """The rules of Dungeon Delver."""

    name = "delver"
    title = "Dungeon Delver"
    seats = range(1, 2)
    options = Options
    action = steps.AnyAction
    event = steps.AnyEvent
    state = DelverState

    def new(self, options: Options, boards: Boards) -> DelverState:
        """Return the opening state; the first step is the chance over the deck."""
        return opening(options)

    def seat_count(self, options: Options) -> int:
        return 1

    def view(self, state: DelverState, seat: Seat | None) -> DelverView:
        return view_of(state, seat)

    def determinize(
        self, seen: DelverView, rng: Random, model: Model[DelverState] | None = None
    ) -> DelverState:
        return determinize(seen, rng, model)

    def round_returns(self, event: Event, seats: int) -> Sequence[float] | None:
        """Return None: a delve has no rounds."""
        return None

    def cards(self) -> Sequence[Card]:
        return all_cards()


DELVER = Delver()
