"""The bots of Welcome to the Dungeon, from plain reckoning to weighed play-outs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from game.ai.search import halving, weighed
from game.ai.welcome_mind import Mind, estimate, mind_of, placed
from game.ai.welcome_worlds import likelihood, play_round, worth
from game.core.game import Advice, AnyGame, Reason
from game.core.types import Action
from game.rules.welcome import odds
from game.rules.welcome import steps as s
from game.rules.welcome.cards import STRENGTH
from game.rules.welcome.challenge import stoppers
from game.rules.welcome.view import WelcomeView

ALIVE: Final = "Entering now, you would come out alive {chance} of the time."
AFTER: Final = "Afterwards you would come out alive {chance} of the time."
WORTH: Final = "In {tries} imagined rounds this was worth {value}."
NORMAL_PASSES_BELOW: Final = 0.5
EASY_NOISE: Final = 0.25


class Budget(NamedTuple):
    """How hard a searching bot thinks, in deals and in stages of actions × worlds."""

    deals: int
    stages: tuple[tuple[int, int], ...]


HARD: Final = Budget(40, ((7, 8), (3, 18), (2, 30)))
EXPERT: Final = Budget(120, ((7, 24), (4, 40), (2, 120)))


class Greedy:
    """Plays the card that looks best by the plain numbers, one step ahead."""

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        yield Advice(self._choose(view, rng), 0.5, ())

    def _choose(self, view: WelcomeView, rng: Random) -> Action:
        if view.phase == "bidding" and len(view.legal) > 1:
            threat = 4 * len(view.dungeon)
            return s.PASS if threat > 2 * _hp(view) + 4 * len(view.equipment) else s.DRAW
        if view.phase == "drawn" and view.drawn and view.adventurer:
            stopped = stoppers(view.adventurer, view.equipment, view.options.torch_stops_orks)
            if view.drawn in stopped or STRENGTH[view.drawn] <= 3 or len(view.legal) == 1:  # noqa: PLR2004
                return s.ADD
            return view.legal[1 + rng.randrange(len(view.legal) - 1)]
        if view.phase == "naming":
            return s.NAME["dragon"]
        return view.legal[0] if view.phase == "deciding" else rng.choice(view.legal)


def _hp(view: WelcomeView) -> int:
    from game.rules.welcome.challenge import starting_hp  # noqa: PLC0415

    return starting_hp(view.adventurer, view.equipment) if view.adventurer else 0


class Easy:
    """Reckons at a glance, and not very well."""

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        yield Advice(self._choose(view, rng), 0.5, ())

    def _choose(self, view: WelcomeView, rng: Random) -> Action:
        if view.phase == "bidding" and len(view.legal) > 1:
            noisy = estimate(_mind(view)) + rng.gauss(0, EASY_NOISE)
            return s.PASS if noisy < NORMAL_PASSES_BELOW else s.DRAW
        if view.phase == "drawn" and view.drawn:
            drawn, mind = view.drawn, _mind(view)
            placings = [a for a in view.legal if isinstance(a, s.Add | s.Sacrifice)]
            return max(
                placings, key=lambda a: estimate(placed(mind, drawn, a)) + rng.gauss(0, EASY_NOISE)
            )
        if view.phase in ("naming", "deciding"):
            return max(view.legal, key=lambda a: odds.survival_after(view, a) + rng.gauss(0, 0.1))
        return rng.choice(view.legal)


class Normal:
    """Computes its chance of survival exactly, enters above a half, and else spoils."""

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        if view.phase == "choosing":
            yield Advice(rng.choice(view.legal), 0.5, ())
        elif view.phase == "bidding":
            yield self._bid(view)
        else:
            yield self._place(view)

    def _bid(self, view: WelcomeView) -> Advice:
        alive = odds.survival(view)
        leave = len(view.legal) == 1 or alive < NORMAL_PASSES_BELOW
        reason = Reason(ALIVE, {"chance": alive})
        return Advice(s.PASS if leave else s.DRAW, alive, (reason,))

    def _place(self, view: WelcomeView) -> Advice:
        chances = [odds.survival_after(view, action) for action in view.legal]
        best = max(chances)
        spoil = view.phase == "drawn" and best < NORMAL_PASSES_BELOW
        place = chances.index(min(chances) if spoil else best)
        reason = Reason(AFTER, {"chance": chances[place]})
        return Advice(view.legal[place], chances[place], (reason,))


class Searcher:
    """Tries every bid in imagined rounds, dealt as the others' choices suggest."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._open = Normal()

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        if view.phase not in ("bidding", "drawn") or len(view.legal) == 1:
            yield from self._open.think(game, view, rng)
            return
        me = view.me
        assert me is not None
        deals, weights = [], []
        for _ in range(self._budget.deals):
            deal = game.determinize(view, rng)
            deals.append(deal)
            weights.append(likelihood(deal, me))
            yield Advice(view.legal[0], 0.5, ())
        count = sum(worlds for _, worlds in self._budget.stages)
        worlds = weighed(deals, weights, count, rng)

        def play(deal, action):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            entered, success = play_round(deal.clone(), action, rng)
            return worth(deal, me, entered, success)

        for scores in halving(view.legal, worlds, play, self._budget.stages):
            best = scores[0]
            yield Advice(best.action, best.mean, _reasons(view, best.action, best.mean, best.tries))


def _reasons(view: WelcomeView, action: Action, mean: float, tries: int) -> tuple[Reason, ...]:
    found = Reason(WORTH, {"tries": tries, "value": mean})
    if isinstance(action, s.Add | s.Sacrifice):
        return (Reason(AFTER, {"chance": odds.survival_after(view, action)}), found)
    return (Reason(ALIVE, {"chance": odds.survival(view)}), found)


def _mind(view: WelcomeView) -> Mind:
    assert view.adventurer
    assert view.me is not None
    return mind_of(view.me, view.bids, view.drawn, view.adventurer, view.equipment,
                   view.options.torch_stops_orks)  # fmt: skip
