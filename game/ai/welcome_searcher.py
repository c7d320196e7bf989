"""The strong bots of Welcome: they read the bids, imagine the cards, and play the round out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from game.ai.search import Score, halving
from game.ai.welcome import AFTER, ALIVE, Normal
from game.ai.welcome_spread import INDEX
from game.ai.welcome_walk import comes_out
from game.ai.welcome_worlds import Situation, World, drawn_evenly, told
from game.ai.welcome_worth import worth
from game.core.game import Advice, AnyGame, Reason
from game.core.types import Action, Seat
from game.rules.welcome import odds
from game.rules.welcome import steps as s
from game.rules.welcome.view import WelcomeView

WON: Final = "Over {tries} imagined rounds, dealt as the bids suggest, this came out well {chance} of the time."  # noqa: E501
NEXT_BEST: Final = "The next best choice came out well {chance} of the time."
DEALS_A_ROUND: Final = 4
"""How many deals make one round of thought."""


class Budget(NamedTuple):
    """How hard a searching bot thinks, in deals and in stages of actions × worlds."""

    deals: int
    stages: tuple[tuple[int, int], ...]


HARD: Final = Budget(32, ((7, 6), (3, 12), (2, 18)))
EXPERT: Final = Budget(160, ((7, 40), (4, 70), (2, 160)))


class Searcher:
    """Tries every choice in imagined rounds, dealt as the others' bids suggest."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._plain = Normal()

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        """Deal, then drop the worse half of the choices again and again; see `Bot`."""
        if len(view.legal) == 1 or view.phase in ("choosing", "deciding"):
            yield from self._plain.think(game, view, rng)
        elif view.phase == "naming":
            yield from self._name(view, rng)
        else:
            yield from self._bid(view, rng)

    def _bid(self, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        def value(entered: Seat, success: bool) -> float:
            return worth(view, entered, success)

        for scores in searched(Situation(told(view)), view.legal, value, self._budget, rng):
            yield Advice(scores[0].action, scores[0].mean, ())
        yield Advice(scores[0].action, scores[0].mean, _reasons(view, scores))

    def _name(self, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        """Name what saves most often in the cards as the bids suggest them."""
        situation = Situation(told(view))
        gear = situation.player.gear
        saved, total = [0.0] * len(view.legal), 0.0
        names = [INDEX[action.monster] for action in view.legal if isinstance(action, s.Name)]
        for _ in range(self._budget.deals):
            weight, world = situation.deal(rng)
            total += weight
            for i, name in enumerate(names):
                saved[i] += weight * comes_out(gear, world.pile, world.rest, name)
            best = max(saved)
            action = view.legal[saved.index(best)]
            yield Advice(action, best / total if total else 0.5, ())
        reason = Reason(AFTER, {"chance": odds.survival_after(view, action)})
        yield Advice(action, best / total if total else 0.5, (reason,))


def searched(
    situation: Situation,
    legal: Sequence[Action],
    value: Callable[[Seat, bool], float],
    budget: Budget,
    rng: Random,
) -> Iterator[list[Score]]:
    """Yield the bids with what they were worth, best first, after each round of thought."""
    deals: list[tuple[float, World]] = []
    while len(deals) < budget.deals:
        deals += [situation.deal(rng) for _ in range(DEALS_A_ROUND)]
        yield [Score(legal[0], 0.5, 0)]
    worlds = drawn_evenly(deals, sum(count for _, count in budget.stages), rng)

    def play(world: World, action: Action) -> float:
        return value(*situation.play(world, action, rng))

    yield from halving(legal, worlds, play, budget.stages)


def _reasons(view: WelcomeView, scores: list[Score]) -> tuple[Reason, ...]:
    action = scores[0].action
    if isinstance(action, s.Add | s.Sacrifice):
        alive = Reason(AFTER, {"chance": odds.survival_after(view, action)})
    else:
        alive = Reason(ALIVE, {"chance": odds.survival(view)})
    return (alive, *_found(scores))


def _found(scores: list[Score]) -> tuple[Reason, ...]:
    reasons = [Reason(WON, {"tries": scores[0].tries, "chance": scores[0].mean})]
    if len(scores) > 1:
        reasons.append(Reason(NEXT_BEST, {"chance": scores[1].mean}))
    return tuple(reasons)
