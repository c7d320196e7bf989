"""The bots of Dungeon Delver: one grabs, one guesses, one reckons, and the best look ahead."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Final, NamedTuple

from game.ai.delver_search import Depth, Lookahead
from game.ai.delver_value import glance
from game.core.game import Advice, AnyGame, Reason
from game.rules.delver import odds
from game.rules.delver import steps as s
from game.rules.delver.cards import WEAPONS
from game.rules.delver.rules import DelverState
from game.rules.delver.view import DelverView

COMES_OUT: Final = "Chance to win the delve: {now} now, {after} after this."
BEATS: Final = "Chance to win this fight: {chance}."
NEXT_BEST: Final = "With the next best choice it would be {chance}."
NEVER_SURER: Final = 1e4
"""The odds that a bot which slips goes up to, and down to one in as many."""
ONLY: Final = "Nothing else can be done."


class Greedy:
    """Fights with its best weapon, takes whatever fits, swaps for a bigger die; plans nothing."""

    def think(self, game: AnyGame, view: DelverView, rng: Random) -> Iterator[Advice]:
        """Answer at once; see `Bot`."""
        yield Advice(max(view.legal, key=lambda action: _greed(view, action)), 0.5, ())


def _greed(view: DelverView, action: s.AnyAction) -> float:
    """Return how good an action looks by the plain numbers."""
    match action:
        case s.Fight(weapon):
            return float(odds.chance_to_win(view.delve, weapon))
        case s.Take():
            return 1
        case s.Swap(item):
            return (_die(view.delve.card) - _die(item)) / 100
        case s.Escape(item) if view.delve.ahead and not view.delve.card:
            return -1
        case s.Escape(item):
            return 1 - _die(item) / 100
        case s.Use():
            return 0.5
        case _:
            return 0


def _die(item: str) -> int:
    return WEAPONS[item].die if item in WEAPONS else 0


class Level(NamedTuple):
    """How a reckoning bot thinks."""

    slips: float
    """How far off its guess at a choice is, in log-odds, as a standard deviation."""
    nearing: tuple[tuple[int, Depth], ...]
    """How far it looks while at most so many cards are left; the first that fits counts."""
    far: Depth


AT_A_GLANCE: Final = Depth(0, 0)
EASY: Final = Level(0.27, (), AT_A_GLANCE)
NORMAL: Final = Level(0.13, (), AT_A_GLANCE)
HARD: Final = Level(0.0, ((5, Depth(9, 9)), (8, Depth(2, 8)), (12, Depth(1, 12))), Depth(1, 4))
EXPERT: Final = Level(0.0, ((6, Depth(10, 10)), (9, Depth(4, 9)), (12, Depth(3, 12))), Depth(2, 6))


class Reckoner:
    """Takes the choice with the best chance to come out, by what it sees ahead."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def think(self, game: AnyGame, view: DelverView, rng: Random) -> Iterator[Advice]:
        """Try every choice; see `Bot`."""
        if len(view.legal) == 1:
            yield Advice(view.legal[0], glance(view.delve), (Reason(ONLY, {}),))
            return
        state: DelverState = game.determinize(view, rng)
        ahead = Lookahead(glance, self._depth(state), rng)
        values = [self._slip(ahead.after(state, action), rng) for action in view.legal]
        best = max(values)
        equals = [a for a, chance in zip(view.legal, values, strict=True) if chance == best]
        action = s.LEAVE if s.LEAVE in equals else equals[0]
        yield Advice(action, best, _reasons(view, action, values))

    def _depth(self, state: DelverState) -> Depth:
        left = len(state.deck) + bool(state.ahead)
        fitting = (depth for most, depth in self._level.nearing if left <= most)
        return next(fitting, self._level.far)

    def _slip(self, chance: float, rng: Random) -> float:
        """Return a chance as this bot guesses it."""
        if not self._level.slips:
            return chance
        odds_of = chance / (1 - chance) if chance < 1 else NEVER_SURER
        odds_of = min(NEVER_SURER, max(1 / NEVER_SURER, odds_of)) * exp(
            rng.gauss(0, self._level.slips)
        )
        return odds_of / (1 + odds_of)


def _reasons(view: DelverView, action: s.AnyAction, values: list[float]) -> tuple[Reason, ...]:
    if len(values) == 1:
        return (Reason(ONLY, {}),)
    chance = odds.chances(view.delve).get(action)
    fight = () if chance is None else (Reason(BEATS, {"chance": float(chance)}),)
    ordered = sorted(values, reverse=True)
    return (
        *fight,
        Reason(COMES_OUT, {"now": ordered[0], "after": ordered[0]}),
        Reason(NEXT_BEST, {"chance": ordered[1]}),
    )
