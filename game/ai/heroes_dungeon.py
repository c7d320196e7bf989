"""The Dungeon Master's hunt thought through: tiles turned over, steps and attacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from game.ai.heroes_strikes import DANGER
from game.ai.heroes_value import ALL_MONSTERS
from game.ai.heroes_ways import Ways
from game.core.types import discard
from game.rules.heroes import steps as s
from game.rules.heroes.room import Cell
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Match

Worth: TypeAlias = Callable[[HeroesState], float]
"""What a table is worth to the heroes."""


Planned: TypeAlias = tuple[float, HeroesState, s.AnyAction]
"""What a plan comes to, the table it leads to and the action it begins with."""


class Hunt(NamedTuple):
    """How far a turn of the hunt is thought through."""

    flips: int
    """How many face-down monsters are considered for turning over."""
    plans: int
    """How many plans are carried on after each action."""
    answers: int = 0
    """How many plans for the whole turn are valued again once the heroes have answered."""
    graves: int = 3
    """How many squares are considered for raising a slain monster."""


class DungeonTurn:
    """One thought of the Dungeon Master in the aggressive phase; its turn has no luck in it."""

    def __init__(self, worth: Worth, answered: Worth, ways: Ways, hunt: Hunt) -> None:
        self._worth = worth
        self._answered = answered
        self._ways = ways
        self._hunt = hunt

    def values(self, state: HeroesState, legal: Sequence[s.AnyAction]) -> dict[s.AnyAction, float]:
        """Return what each action worth a thought leaves the heroes, by its best plan."""
        found: dict[s.AnyAction, float] = {}
        edge: list[Planned] = []
        ended: list[Planned] = []
        for action in self._tried(state, legal):
            after = _applied(state, action)
            found[action] = self._worth(after)
            edge.append((found[action], after, action))
        seen: set[object] = set()
        while edge:
            edge.sort(key=lambda plan: plan[0])
            kept, edge = edge[: self._hunt.plans], []
            for so_far, later, first in kept:
                if later.phase != "dungeon":
                    continue
                for action in self._tried(later, later.legal_actions()):
                    if isinstance(action, s.EndTurn):
                        ended.append((so_far, later, first))
                        continue
                    after = _applied(later, action)
                    key = (tuple(after.at.items()), tuple(after.hit_points.values()), after.spent)
                    if key in seen:
                        continue
                    seen.add(key)
                    value = self._worth(after)
                    found[first] = min(found[first], value)
                    edge.append((value, after, first))
        return self._once_answered(found, ended)

    def _once_answered(
        self, found: dict[s.AnyAction, float], ended: list[Planned]
    ) -> dict[s.AnyAction, float]:
        """Value the most promising plans by what the heroes can do about them."""
        ended.sort(key=lambda plan: plan[0])
        again: dict[s.AnyAction, float] = {}
        for _, later, first in ended[: self._hunt.answers]:
            value = self._answered(_applied(later, s.END_TURN))
            again[first] = min(again.get(first, value), value)
        if not again:
            return found
        worst, base = max(again.values()), min(found[first] for first in again)
        rest = {first: worst + max(0.0, value - base) for first, value in found.items()}
        return {**rest, **again}

    def _tried(self, state: HeroesState, legal: Sequence[s.AnyAction]) -> list[s.AnyAction]:
        """Return the actions worth a thought: attacks, steps that come nearer, monsters' tiles."""
        if len(legal) == 1:
            return list(legal)
        near: list[s.AnyAction] = [a for a in legal if isinstance(a, s.Attack | s.EndTurn)]
        near += [a for a in legal if isinstance(a, s.Move) and self._comes_nearer(state, a)]
        near += self._raisings(state, legal)
        flips = [a for a in legal if isinstance(a, s.Flip)]
        flips.sort(key=lambda flip: self._dread(state, flip.cell))
        wakes = [a for a in flips if state.down[a.cell] in ALL_MONSTERS][: self._hunt.flips]
        found: list[s.AnyAction] = [*near, *wakes]
        if found:
            return found
        moves: list[s.AnyAction] = [a for a in legal if isinstance(a, s.Move)]
        return moves or list(flips[:1])

    def _raisings(self, match: Match, legal: Sequence[s.AnyAction]) -> list[s.AnyAction]:
        """Return where the strongest of the slain is raised best: nearest the heroes."""
        found = [a for a in legal if isinstance(a, s.Raise)]
        found = [a for a in found if a.monster == found[0].monster]
        far, spots = self._ways.far, match.hero_spots()
        found.sort(key=lambda a: min(far[a.cell][spot] for spot in spots))
        return [*found[: self._hunt.graves]]

    def _comes_nearer(self, match: Match, move: s.Move) -> bool:
        if move.piece == match.possessed:
            return True
        start = match.at[move.piece]
        far = self._ways.far
        return any(far[move.cell][match.at[h]] < far[start][match.at[h]] for h in match.heroes())

    def _dread(self, match: Match, cell: Cell) -> float:
        """Order the tiles to turn over: strong monsters near the heroes first, a chest last."""
        kind = match.down[cell]
        if kind not in ALL_MONSTERS:
            return 200.0 if kind == "chest" else 100.0 + DANGER.get(kind, 0)
        steps = min(self._ways.far[cell][match.at[hero]] for hero in match.heroes())
        return steps - DANGER[kind] / 2


def _applied(state: HeroesState, step: s.AnyAction) -> HeroesState:
    """Return the table after an action; the Dungeon Master knows what it turns over.

    A dragon that appears stretches to the first square it can.
    """
    after = state.clone()
    after.apply(step, discard)
    if after.phase == "turning":
        after.apply(after.down[after.cell], discard)
    if after.phase == "stretching":
        after.apply(after.legal_actions()[0], discard)
    return after
