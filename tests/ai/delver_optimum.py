"""The best that can be done in a delve with few cards left: exact, and how far a bot falls short.

Run it as ``python tests/ai/delver_optimum.py CARDS DECKS [LEVEL]``: random decks of so many
cards, each played many times by the bot; every choice is held against the best one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Final, cast

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.delver_search import situation
from game.ai.levels import bot
from game.core.game import Bot
from game.core.types import CHANCE, Outcome, discard
from game.rules.delver import steps as s
from game.rules.delver.cards import CARDS, HEROES, ITEMS, PLACE
from game.rules.delver.delve import Options
from game.rules.delver.game import DELVER
from game.rules.delver.rules import DelverState

PLAYS: Final = 40
"""How often a bot plays each deck."""


class Optimum:
    """The chance to win with perfect play, by going through all that can happen."""

    def __init__(self) -> None:
        self._known: dict[object, float] = {}

    def value(self, state: DelverState) -> float:
        """Return the chance to win from here with the best choices."""
        player = state.current_player()
        if player is None:
            return float(state.won)
        if player != CHANCE:
            return max(self.after(state, action) for action in state.legal_actions())
        if state.phase == "rolling":
            return self._rolled(state)
        key = (situation(state), state.ahead)
        if key not in self._known:
            cards = state.chance_outcomes()
            self._known[key] = sum(self.after(state, card) for card in cards) / len(cards)
        return self._known[key]

    def after(self, state: DelverState, step: s.AnyAction | Outcome) -> float:
        """Return the chance to win after a step."""
        after = state.clone()
        after.apply(step, discard)
        return self.value(after)

    def _rolled(self, state: DelverState) -> float:
        """Average over the faces; a tie leaves all as it was, and is left out (ruling D4)."""
        values = []
        for face in state.chance_outcomes():
            after = state.clone()
            after.apply(face, discard)
            if (after.phase, after.heads) != ("rolling", state.heads):
                values.append(self.value(after))
        return sum(values) / len(values)


def shortfall(player: Bot, start: DelverState, plays: int, rng: Random) -> tuple[float, float]:
    """Return the optimum of a delve, and what the bot's choices lose of it on average."""
    perfect = Optimum()
    lost = 0.0
    for _ in range(plays):
        state = start.clone()
        while (seat := state.current_player()) is not None:
            if seat == CHANCE:
                state.apply(rng.choice(state.chance_outcomes()), discard)
                continue
            *_, advice = player.think(DELVER, DELVER.view(state, 0), rng)
            if len(state.legal_actions()) > 1:
                lost += perfect.value(state) - perfect.after(
                    state, cast(s.AnyAction, advice.action)
                )
            state.apply(cast(s.AnyAction, advice.action), discard)
    return perfect.value(start), lost / plays


def late(cards: int, rng: Random) -> DelverState:
    """Return a delve late in the day: so many cards left, one to three items, some hearts."""
    hero = rng.choice([*HEROES])
    state = DELVER.new(Options(hero=hero), {})
    state.items = tuple(rng.sample(ITEMS, rng.randint(1, 3)))
    rest = [card for card in CARDS if card not in state.items]
    state.deck = sorted(rng.sample(rest, cards), key=PLACE.__getitem__)
    state.discard = [card for card in rest if card not in state.deck]
    rng.shuffle(state.discard)
    state.hearts = rng.randint(1, HEROES[hero].hearts)
    return state


def main(cards: int, decks: int, level: str) -> None:
    """Print each deck's optimum and shortfall, and the averages."""
    rng, player = Random(f"{cards}"), bot("delver", level)
    found = []
    for _ in range(decks):
        start = late(cards, rng)
        found.append(shortfall(player, start, PLAYS, rng))
        best, lost = found[-1]
        sys.stdout.write(f"{start.options.hero:10} optimum {best:.4f}, {level} {-lost:+.4f}\n")
        sys.stdout.flush()
    best, lost = (sum(column) / len(found) for column in zip(*found, strict=True))
    sys.stdout.write(f"{cards} cards, {decks} decks: optimum {best:.4f}, {level} {-lost:+.4f}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *(sys.argv[3:] or ["hard"]))
