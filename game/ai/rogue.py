"""The bots of Rogue Dungeon: one grabs, the others weigh every choice in points of a life."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from game.ai.rogue_ahead import Depth, look_ahead, party_worth, worth_a_look
from game.ai.rogue_choices import scores
from game.ai.rogue_reasons import ONLY, reasons
from game.ai.rogue_value import HARD as HARD_TASTE
from game.ai.rogue_value import NEVER, SURELY, Taste, mood
from game.ai.rogue_walks import way_to
from game.core.game import Advice, AnyGame, Reason
from game.rules.rogue import steps as s
from game.rules.rogue.exploring import closed
from game.rules.rogue.run import Run
from game.rules.rogue.view import RogueView


class Level(NamedTuple):
    """How a weighing bot thinks."""

    taste: Taste
    slips: float = 0.0
    """How far off its guess at a choice is, in points, as a standard deviation."""
    ahead: Depth | None = None
    """How far it looks ahead, if it does."""


EASY: Final = Level(HARD_TASTE, 2.5)
NORMAL: Final = Level(HARD_TASTE, 1.5)
HARD: Final = Level(HARD_TASTE)
EXPERT: Final = Level(HARD_TASTE, ahead=Depth(((5, 6), (2, 12))))


class Weigher:
    """Takes the choice that is worth most, by expectation."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def think(self, game: AnyGame, view: RogueView, rng: Random) -> Iterator[Advice]:
        """Weigh every choice; see `Bot`."""
        if len(view.legal) == 1:
            yield Advice(view.legal[0], 0.5, (Reason(ONLY, {}),))
            return
        run = view.run
        found = scores(self._taste(run), run, view.legal)
        if self._level.slips:
            found = [points + rng.gauss(0, self._level.slips) for points in found]
        yield self._weighed(view, found)
        if self._level.ahead and worth_a_look(run) and max(found) < SURELY / 2:
            yield from self._looked(view, found, rng)

    def _looked(self, view: RogueView, found: Sequence[float], rng: Random) -> Iterator[Advice]:
        """Play the likeliest choices on, each in the same worlds."""
        assert self._level.ahead
        taste, depth = self._taste(view.run), self._level.ahead
        order = sorted(range(len(found)), key=lambda i: -found[i])
        likely = [view.legal[i] for i in order[: depth.stages[0][0]] if found[i] > NEVER / 8]
        if len(likely) < 2:  # noqa: PLR2004 - nothing to compare
            return
        now = party_worth(taste, view.run)
        for ranked in look_ahead(taste, depth, view.run, likely, rng, self._policy):
            best, second = ranked[0], ranked[min(1, len(ranked) - 1)]
            why = reasons(taste, view.run, best.action, best.mean, second.mean)  # type: ignore[arg-type]
            yield Advice(best.action, _as_chance(best.mean - now), why)

    def _weighed(self, view: RogueView, found: Sequence[float]) -> Advice:
        """Return the choice that weighs most; only who looks ahead is asked for reasons."""
        best = max(range(len(found)), key=found.__getitem__)
        action, why = view.legal[best], tuple[Reason, ...]()
        if self._level.ahead:
            second = max(points for i, points in enumerate(found) if i != best)
            why = reasons(self._taste(view.run), view.run, action, found[best], second)
        return Advice(action, _as_chance(found[best]), why)

    def _policy(self, run: Run, legal: Sequence[s.AnyAction]) -> s.AnyAction:
        if len(legal) == 1:
            return legal[0]
        found = scores(self._taste(run), run, legal)
        return legal[max(range(len(found)), key=found.__getitem__)]

    def _taste(self, run: Run) -> Taste:
        last = run.finale or any(foe.card.kind == "boss" for foe in run.foes)
        return mood(self._level.taste, run.level, last_fight=last)


def _as_chance(points: float) -> float:
    return 1 / (1 + exp(-points / 40))


class Greedy:
    """Takes what lies nearest, hits the weakest, and never thinks of the next room."""

    def think(self, game: AnyGame, view: RogueView, rng: Random) -> Iterator[Advice]:
        """Answer at once; see `Bot`."""
        yield Advice(max(view.legal, key=lambda action: _greed(view.run, action)), 0.5, ())


def _greed(run: Run, action: s.AnyAction) -> float:
    """Return how good an action looks by the plain numbers."""
    rank = _GREED.get(type(action))
    return rank(run, action) if rank else 0.0


def _greedy_move(run: Run, action: s.Move) -> float:
    """Rather explore than stand on a stair; red gems last."""
    colour = run.plan.gems.get(action.cell)
    if colour is None or action.cell in run.explored:
        if action.cell == run.exit:
            return 1.0
        stop, _ = way_to(run, dict.fromkeys(closed(run), 0.0), {run.exit})
        return 0.8 if action.cell == stop else 0.5
    return 2.0 if colour == "red" else 3.0


def _greedy_train(run: Run, action: s.Train) -> float:
    card = run.hero.card
    return 9.0 if action.what == card.primary else 4.0 if action.what == "vitality" else -1.0


def _greedy_luck(run: Run, action: s.Luck) -> float:
    """Reroll what hits the hero for sure, and nothing else."""
    bad = (run.die, run.face) in (("combat", 1), ("check", 10))
    return 2.0 if bad and action.how == "reroll" else -1.0


_GREED: Final[dict[type[s.AnyAction], Callable[..., float]]] = {
    s.Train: _greedy_train,
    s.Move: _greedy_move,
    s.Descend: lambda run, action: 1.5,
    s.Use: lambda run, action: 5.0 if run.phase != "exploring" or run.hero.health < 4 else -1.0,  # noqa: PLR2004
    s.Target: lambda run, action: 3.0 - run.foes[action.monster].health / 100,
    s.Keep: lambda run, action: 1.0,
    s.Luck: _greedy_luck,
    s.Choose: lambda run, action: 1.0 - action.option / 10,
    s.Done: lambda run, action: 1.0,
    s.RollDie: lambda run, action: 1.0,
    s.Buy: lambda run, action: 2.0,
    s.Offer: lambda run, action: 0.5,
    s.Give: lambda run, action: -1.0,
}
