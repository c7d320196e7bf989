"""What one seat may know of Dungeon Heroes, and how to imagine the tiles it cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

import msgspec

from game.core.game import Model
from game.core.types import Seat
from game.rules.heroes.pieces import VARIED
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import UNDECIDED, Match, Phase, copied
from game.rules.heroes.steps import DUNGEON, AnyAction

DEALS_WEIGHED = 8
"""How many deals `determinize` draws before it picks one by the model's weights."""


class HeroesView(msgspec.Struct, frozen=True):
    """The table as one seat, or the public (`me` is None), knows it."""

    me: Seat | None
    player: Seat | None
    table: Match
    """What the seat knows: to the heroes face-down tiles and the hand have no kinds, and
    `pool` counts every tile they have not seen, wherever it is."""
    legal: Sequence[AnyAction]

    @property
    def phase(self) -> Phase:
        """What is asked or due, which the rules page opens at."""
        return self.table.phase

    def to_draw(self) -> int:
        """Return how many tiles are left in the draw pile."""
        pile = self.table.pile()
        if self.knows_tiles or self.table.options.mode == "solo":
            return pile
        return pile - len(self.table.down) - len(self.table.hand)

    @property
    def knows_tiles(self) -> bool:
        """Whether the seat knows the face-down tiles it is asked about: the Dungeon Master's."""
        return self.me == DUNGEON and self.table.options.mode == "versus"


def view(state: HeroesState, me: Seat | None) -> HeroesView:
    """Return what `me` may know."""
    player = state.current_player()
    legal = tuple(state.legal_actions()) if me is not None and player == me else ()
    table = Match(**copied(state))
    if state.options.mode == "versus" and me != DUNGEON:
        _mask(table)
    return HeroesView(me, player, table, legal)


def public(state: Match) -> Match:
    """Return the table of two players as the public knows it, for a glance.

    It shares with the state whatever is open to all: it is to be read and thrown away.
    """
    table = copy(state)
    table.pool = state.pool.copy()
    _mask(table)
    return table


def _mask(table: Match) -> None:
    """Take out of a copy what only the Dungeon Master knows."""
    for kind in (*table.down.values(), *table.hand):
        table.pool[kind] += 1
        table.others_left += kind in VARIED
    table.down = dict.fromkeys(table.down, UNDECIDED)
    table.hand = (UNDECIDED,) * len(table.hand)


def determinize(
    seen: HeroesView, rng: Random, model: Model[HeroesState] | None = None
) -> HeroesState:
    """Return a state that `seen` may come from.

    Without a model every deal of the unseen tiles is equally likely. With one,
    `DEALS_WEIGHED` deals are drawn and one is picked in proportion to its weight.
    """
    if model is None:
        return _deal(seen, rng)
    deals = [_deal(seen, rng) for _ in range(DEALS_WEIGHED)]
    weights = [model(deal) for deal in deals]
    return rng.choices(deals, weights)[0] if sum(weights) > 0 else deals[0]


def _deal(seen: HeroesView, rng: Random) -> HeroesState:
    state = HeroesState(**copied(seen.table))
    if state.options.mode == "solo" or seen.me == DUNGEON:
        return state
    hidden = len(state.down) + len(state.hand)
    others = [kind for kind in VARIED for _ in range(state.pool[kind])]
    rng.shuffle(others)
    tiles = [kind for kind in state.pool if kind not in VARIED for _ in range(state.pool[kind])]
    tiles += others[: state.others_left]
    dealt = rng.sample(tiles, hidden)
    for kind in dealt:
        state.take_from_pool(kind)
    state.down = dict(zip(state.down, dealt, strict=False))
    state.hand = tuple(dealt[len(state.down) :])
    return state
