"""Rogue Dungeon as the catalog lists it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from game.core.game import Boards, Card, Model
from game.core.types import Event, Seat
from game.rules.rogue import events, steps
from game.rules.rogue.cards import all_cards
from game.rules.rogue.maps import DungeonMap
from game.rules.rogue.rules import RogueState, opening
from game.rules.rogue.run import Options
from game.rules.rogue.view import RogueView, determinize
from game.rules.rogue.view import view as view_of

HEROES_AT_MOST = 3


class Rogue:
    """The rules of Rogue Dungeon."""

    name = "rogue"
    title = "Rogue Dungeon"
    seats = range(1, HEROES_AT_MOST + 1)
    options = Options
    action = steps.AnyAction
    event = events.AnyEvent
    state = RogueState

    def new(self, options: Options, boards: Boards) -> RogueState:
        """Return the opening state; the first step is the chance over the map cards.

        Raises ValueError, with one sentence that names the option, for impossible options.
        """
        count = len(options.heroes)
        if not 1 <= count <= HEROES_AT_MOST:
            raise ValueError(f"heroes: a party has one to three heroes, not {count}.")
        if len(set(options.heroes)) < count:
            raise ValueError("heroes: there is only one card of each hero.")
        return opening(options, _atlas(options, boards))

    def seat_count(self, options: Options) -> int:
        return len(options.heroes)

    def view(self, state: RogueState, seat: Seat | None) -> RogueView:
        return view_of(state, seat)

    def determinize(
        self, seen: RogueView, rng: Random, model: Model[RogueState] | None = None
    ) -> RogueState:
        return determinize(seen, rng, model)

    def round_returns(self, event: Event, seats: int) -> Sequence[float] | None:
        """Return None: a run has no rounds."""
        return None

    def cards(self) -> Sequence[Card]:
        return all_cards()


def _atlas(options: Options, boards: Mapping[str, Any]) -> tuple[DungeonMap, ...]:
    """Return the faces a run may lay out: those asked for, or all there are."""
    known: dict[str, DungeonMap] = dict(boards)
    if options.maps is None:
        if len({face.card for face in known.values()}) < options.levels:
            raise ValueError(f"maps: there are not enough map cards for {options.levels} levels.")
        return tuple(known.values())
    for name in options.maps:
        if name not in known:
            raise ValueError(f"maps: there is no map {name!r}; there are: {', '.join(known)}.")
    if len(options.maps) != options.levels:
        text = f"maps: {options.levels} levels need as many maps, not {len(options.maps)}."
        raise ValueError(text)
    faces = tuple(known[name] for name in options.maps)
    if len({face.card for face in faces}) < len(faces):
        raise ValueError("maps: both faces of one map card cannot be used in one run.")
    return faces


ROGUE = Rogue()
