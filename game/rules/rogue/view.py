"""What a hero's player may know of a run: everything, for no deck has an order until drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from game.core.game import Model
from game.core.types import Seat
from game.rules.rogue.rules import RogueState
from game.rules.rogue.run import Phase, copied
from game.rules.rogue.steps import AnyAction


class RogueView(msgspec.Struct, frozen=True):
    """The table as a seat, or the public (`me` is None), knows it."""

    me: Seat | None
    player: Seat | None
    run: RogueState
    """A copy of all that lies on the table; decks as sets of cards."""
    legal: Sequence[AnyAction]

    @property
    def phase(self) -> Phase:
        """The moment of the run, which the rules page opens at."""
        return self.run.phase


def view(state: RogueState, me: Seat | None) -> RogueView:
    """Return what `me` may know."""
    player = state.current_player()
    legal = tuple(state.legal_actions()) if me is not None and player == me else ()
    return RogueView(me, player, copied(state), legal)


def determinize(seen: RogueView, rng: Random, model: Model[RogueState] | None = None) -> RogueState:
    """Return the state behind a view: there is only one, so nothing needs imagining."""
    return copied(seen.run)
