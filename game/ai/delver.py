"""The bots of Dungeon Delver: one grabs, one guesses, one reckons, and the best look ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from game.ai.delver_search import Depth, Lookahead
from game.ai.delver_value import PLAIN, Taste, value
from game.core.game import Advice, AnyGame, Reason
from game.rules.delver import odds
from game.rules.delver import steps as s
from game.rules.delver.cards import WEAPONS
from game.rules.delver.rules import DelverState
from game.rules.delver.view import DelverView

COMES_OUT: Final = "Chance to win the delve: {now} now, {after} after this."
BEATS: Final = "Chance to win this fight: {chance}."
NEXT_BEST: Final = "With the next best choice it would be {chance}."
ONLY: Final = "Nothing else can be done."
EASY_NOISE: Final = 0.12
"""How far off the easy bot's guess of a chance is, as a standard deviation."""


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


class Easy:
    """Guesses at a glance what each choice leads to, and not very well."""

    def think(self, game: AnyGame, view: DelverView, rng: Random) -> Iterator[Advice]:
        """Answer at once; see `Bot`."""
        if len(view.legal) == 1:
            yield Advice(view.legal[0], 0.5, (Reason(ONLY, {}),))
            return
        state = game.determinize(view, rng)
        ahead = Lookahead(lambda at: value(at, PLAIN), AT_A_GLANCE, rng)
        guesses = [ahead.after(state, action) + rng.gauss(0, EASY_NOISE) for action in view.legal]
        best = max(guesses)
        chance = min(1.0, max(0.0, best))
        yield Advice(view.legal[guesses.index(best)], chance, ())


class Level(NamedTuple):
    """How a reckoning bot thinks."""

    taste: Taste
    depths: tuple[tuple[int, Depth], ...]
    """How far to look while at most so many cards are left; the first that fits counts."""
    deepest: Depth


AT_A_GLANCE: Final = Depth(0, 0)
NORMAL: Final = Level(PLAIN, (), AT_A_GLANCE)
HARD: Final = Level(PLAIN, ((3, Depth(3, 3)), (8, Depth(1, 8))), Depth(1, 8))
EXPERT: Final = Level(PLAIN, ((4, Depth(4, 4)), (8, Depth(2, 8))), Depth(1, 47))


class Reckoner:
    """Takes the choice with the best chance to come out, by what it sees ahead."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def think(self, game: AnyGame, view: DelverView, rng: Random) -> Iterator[Advice]:
        """Try every choice; see `Bot`."""
        state: DelverState = game.determinize(view, rng)
        left = len(state.deck) + bool(state.ahead)
        depths = (depth for most, depth in self._level.depths if left <= most)
        ahead = Lookahead(self._leaf, next(depths, self._level.deepest), rng)
        values = [ahead.after(state, action) for action in view.legal]
        best = max(values)
        action = view.legal[values.index(best)]
        yield Advice(action, best, _reasons(view, action, values))

    def _leaf(self, state: DelverState) -> float:
        return value(state, self._level.taste)


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
