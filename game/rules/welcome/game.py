"""Welcome to the Dungeon as the catalog lists it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.core.game import Boards, Card, Model
from game.core.types import Event, Seat
from game.rules.welcome import steps
from game.rules.welcome.cards import all_cards
from game.rules.welcome.rules import WelcomeState
from game.rules.welcome.state import Options
from game.rules.welcome.view import WelcomeView, determinize
from game.rules.welcome.view import view as view_of


class Welcome:
    """The rules of Welcome to the Dungeon, both editions."""

    name = "welcome"
    title = "Welcome to the Dungeon"
    seats = range(2, 5)
    options = Options
    action = steps.AnyAction
    event = steps.AnyEvent
    state = WelcomeState

    def new(self, options: Options, boards: Boards) -> WelcomeState:
        """Return the opening state; the first step is the chance over the seats.

        Raises ValueError for a player count outside 2 to 4 or a classic adventurer.
        """
        if options.players not in self.seats:
            raise ValueError(f"players must be 2, 3 or 4, not {options.players}.")
        if options.edition == "classic" and options.adventurer is not None:
            raise ValueError(
                f"adventurer must be null in the classic edition, not {options.adventurer!r}:"
                " it has one hero."
            )
        return WelcomeState(options, [0] * options.players, [0] * options.players)

    def seat_count(self, options: Options) -> int:
        return options.players

    def view(self, state: WelcomeState, seat: Seat | None) -> WelcomeView:
        return view_of(state, seat)

    def determinize(
        self, seen: WelcomeView, rng: Random, model: Model[WelcomeState] | None = None
    ) -> WelcomeState:
        return determinize(seen, rng, model)

    def round_returns(self, event: Event, seats: int) -> Sequence[float] | None:
        """Return 1 for a survivor; a failed challenge is shared by the seats it spared."""
        if not isinstance(event, steps.ChallengeEnded):
            return None
        others = 0.0 if event.success else 1 / (seats - 1)
        entered = 1.0 if event.success else 0.0
        return [entered if seat == event.seat else others for seat in range(seats)]

    def cards(self) -> Sequence[Card]:
        return all_cards()


WELCOME = Welcome()
