"""What a delver may know of a delve: everything, for the deck has no order until it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from game.core.game import Model
from game.core.types import Seat
from game.rules.delver.delve import Delve, Phase, copied
from game.rules.delver.rules import DelverState
from game.rules.delver.steps import AnyAction


class DelverView(msgspec.Struct, frozen=True):
    """The table as the delver, or the public (`me` is None), knows it."""

    me: Seat | None
    player: Seat | None
    delve: Delve
    """A copy of all that lies on the table; the deck as a set of cards."""
    legal: Sequence[AnyAction]

    @property
    def phase(self) -> Phase:
        """The moment of the delve, which the rules page opens at."""
        return self.delve.phase


def view(state: DelverState, me: Seat | None) -> DelverView:
    """Return what `me` may know."""
    player = state.current_player()
    legal = tuple(state.legal_actions()) if me is not None and player == me else ()
    return DelverView(me, player, Delve(*copied(state)), legal)


def determinize(
    seen: DelverView, rng: Random, model: Model[DelverState] | None = None
) -> DelverState:
    """Return the state behind a view: there is only one, so nothing needs imagining."""
    return DelverState(*copied(seen.delve))
