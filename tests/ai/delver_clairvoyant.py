"""A bound that no delver passes: the wins of one who knows the order of the deck, not the dice.

Run it as ``python tests/ai/delver_clairvoyant.py HERO ORDERS [PLAYS]``. Each order is solved
exactly; `hard`, who does not know it, plays it PLAYS times.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Final, TypeAlias, cast

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.delver_search import situation
from game.ai.levels import bot
from game.core.types import CHANCE, Outcome, discard
from game.rules.delver import steps as s
from game.rules.delver.cards import HEROES, Hero, deck_of
from game.rules.delver.delve import Options
from game.rules.delver.game import DELVER
from game.rules.delver.rules import DelverState

Order: TypeAlias = tuple[str, ...]
PLAYS: Final = 20
HARMLESS: Final = 2
"""How much more than one heart a card the last cards may cost: a vampire, one card sent back."""


def after(state: DelverState, step: s.AnyAction | Outcome) -> DelverState:
    """Return the delve after a step."""
    later = state.clone()
    later.apply(step, discard)
    return later


def ordered(deck: list[str], before: Order, seed: int) -> Order:
    """Return the order left after a step; a card that comes back has a place by the seed."""
    order = [card for card in before if card in deck]
    for card in deck:
        if card not in order:
            place = Random(f"{seed}/{card}/{len(order)}").random()
            order.insert(int(place * (len(order) + 1)), card)
    return tuple(order)


class Clairvoyant:
    """Plays as well as can be by one who knows the order, and where cards that return will lie."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._known: dict[object, float] = {}

    def value(self, state: DelverState, order: Order) -> float:
        """Return the chance to win from here."""
        player = state.current_player()
        if player is None:
            return float(state.won)
        if player != CHANCE:
            return self._best(state, order)
        if state.phase == "rolling":
            return self._rolled(state, order)
        if state.hearts > len(order) + bool(state.ahead) + HARMLESS:
            return 1.0
        key = (situation(state), state.ahead, order)
        if key not in self._known:
            self._known[key] = self._then(state, state.ahead or order[0], order)
        return self._known[key]

    def _best(self, state: DelverState, order: Order) -> float:
        best = 0.0
        for action in state.legal_actions():
            best = max(best, self._then(state, action, order))
            if best >= 1:
                break
        return best

    def _then(self, state: DelverState, step: s.AnyAction | Outcome, order: Order) -> float:
        later = after(state, step)
        return self.value(later, ordered(later.deck, order, self._seed))

    def _rolled(self, state: DelverState, order: Order) -> float:
        """Average over the faces, ties left out; all that win are alike, and all that lose too."""
        laters = [after(state, face) for face in state.chance_outcomes()]
        ways: dict[object, list[DelverState]] = {}
        for later in laters:
            if (later.phase, later.heads) != ("rolling", state.heads):
                face = later.face if "loaded_die" in later.items else 0
                key = (
                    later.phase,
                    later.heads,
                    later.hearts,
                    later.items,
                    len(later.discard),
                    face,
                )
                ways.setdefault(key, []).append(later)
        count = sum(len(alike) for alike in ways.values())
        return sum(
            len(alike) * self.value(alike[0], ordered(alike[0].deck, order, self._seed)) / count
            for alike in ways.values()
        )


def played(state: DelverState, order: Order, seed: int, rng: Random) -> bool:
    """Return whether `hard`, who does not know the order, comes out."""
    player = bot("delver", "hard")
    while (seat := state.current_player()) is not None:
        step: s.AnyAction | Outcome
        if seat != CHANCE:
            *_, advice = player.think(DELVER, DELVER.view(state, 0), rng)
            step = cast(s.AnyAction, advice.action)
        elif state.phase == "rolling":
            step = rng.choice(state.chance_outcomes())
        else:
            step = state.ahead or order[0]
        state.apply(step, discard)
        order = ordered(state.deck, order, seed)
    return state.won


def main(hero: Hero, orders: int, plays: int) -> None:
    """Print the bound and the wins of `hard`, over the same orders."""
    bounds, wins = 0.0, 0
    for seed in range(orders):
        deck, rng = deck_of(hero), Random(f"{hero}/{seed}")
        rng.shuffle(deck)
        start = DELVER.new(Options(hero), {})
        bound = Clairvoyant(seed).value(start, tuple(deck))
        won = sum(played(start.clone(), tuple(deck), seed, rng) for _ in range(plays))
        bounds, wins = bounds + bound, wins + won
        sys.stdout.write(f"order {seed}: bound {bound:.3f}, hard {won / plays:.3f}\n")
        sys.stdout.flush()
    name = HEROES[hero].name
    sys.stdout.write(f"{name}: bound {bounds / orders:.3f}, hard {wins / plays / orders:.3f}\n")


if __name__ == "__main__":
    main(
        cast(Hero, sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else PLAYS
    )
