"""Dungeon Heroes as the catalog lists it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.core.game import Boards, Card, Model
from game.core.types import Event, Seat
from game.rules.heroes import steps
from game.rules.heroes.pieces import EXPANSIONS, all_cards
from game.rules.heroes.room import STANDARD
from game.rules.heroes.rules import HeroesState, opening
from game.rules.heroes.state import Options
from game.rules.heroes.view import HeroesView, determinize
from game.rules.heroes.view import view as view_of


class Heroes:
    """The rules of Dungeon Heroes, two players or one."""

    name = "heroes"
    title = "Dungeon Heroes"
    seats = range(1, 3)
    options = Options
    action = steps.AnyAction
    event = steps.AnyEvent
    state = HeroesState

    def new(self, options: Options, boards: Boards) -> HeroesState:
        """Return a match before the heroes are placed.

        Raises ValueError for a map that is not among `boards` and for an unknown expansion.
        """
        wrong = [each for each in options.expansions if each not in EXPANSIONS]
        if wrong or len(set(options.expansions)) < len(options.expansions):
            known = ", ".join(EXPANSIONS)
            raise ValueError(f"expansions: each of {known}, once; not {list(options.expansions)}.")
        rooms = {STANDARD.name: STANDARD, **boards}
        if options.map not in rooms:
            known = ", ".join(rooms)
            raise ValueError(f"map: there is no room {options.map!r}; the rooms are: {known}.")
        return opening(options, rooms[options.map])

    def seat_count(self, options: Options) -> int:
        return 1 if options.mode == "solo" else 2

    def view(self, state: HeroesState, seat: Seat | None) -> HeroesView:
        return view_of(state, seat)

    def determinize(
        self, seen: HeroesView, rng: Random, model: Model[HeroesState] | None = None
    ) -> HeroesState:
        return determinize(seen, rng, model)

    def round_returns(self, event: Event, seats: int) -> Sequence[float] | None:
        """Return None: a match has no rounds that are won for themselves."""
        return None

    def cards(self) -> Sequence[Card]:
        return all_cards()


HEROES = Heroes()
