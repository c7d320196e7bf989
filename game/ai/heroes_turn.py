"""Thinking a hero's turn of Dungeon Heroes through: plans of sure steps, and luck averaged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from game.core.types import discard
from game.rules.heroes import steps as s
from game.rules.heroes.room import Cell
from game.rules.heroes.rules import HeroesState

Worth: TypeAlias = Callable[[HeroesState], float]


class Depth(NamedTuple):
    """How far a turn is thought through."""

    looks: int
    """How many face-down tiles are considered for turning over."""
    plans: int
    """How many plans are carried on after each action."""
    actions: int
    """How many actions a plan has at most."""
    alike: bool = True
    """Whether kinds of tiles that do much the same are taken for one."""


LEAP: Final = 2.0
"""What a slide onto an unknown tile is taken to cost, in points."""
HASTE: Final = 0.01
"""What share of a plan's value is what it wins at once: of equals the useful comes first."""
ALIKE: Final = {
    "ogre": "orc", "goblin": "skeleton", "spike_pit": "fireball", "bear_trap": "arrow_launcher",
    "holy_icon": "sword", "disarm_kit": "sword", "magic_hat": "sword", "holy_grail": "sword",
}  # fmt: skip


class HeroesTurn:
    """One thought of the Hero player, or of the one who plays alone."""

    def __init__(self, worth: Worth, interest: Callable[[Cell], float], depth: Depth) -> None:
        self._worth = worth
        self._interest = interest
        self._depth = depth

    def values(self, state: HeroesState, legal: Sequence[s.AnyAction]) -> dict[s.AnyAction, float]:
        """Return what each action worth a thought comes to, by the best plan it begins."""
        found: dict[s.AnyAction, float] = {}
        edge: list[tuple[float, HeroesState, s.AnyAction]] = []
        for action in self._tried(state, legal):
            found[action] = self._after(state, action, edge, action)
        at_once = dict(found)
        seen: set[object] = set()
        for _ in range(1, self._depth.actions):
            edge.sort(key=lambda plan: -plan[0])
            kept, edge = edge[: self._depth.plans], []
            for _, later, first in kept:
                for action in self._tried(later, later.legal_actions()):
                    if _rest(action):
                        continue
                    value = self._after(later, action, edge, first, seen)
                    found[first] = max(found[first], value)
        return {a: (1 - HASTE) * value + HASTE * at_once[a] for a, value in found.items()}

    def _tried(self, state: HeroesState, legal: Sequence[s.AnyAction]) -> list[s.AnyAction]:
        """Return the actions worth a thought: of the tiles to turn over only some."""
        looks = [a for a in legal if _looks_at(a)]
        if len(looks) <= self._depth.looks:
            return list(legal)
        looks.sort(key=lambda a: -self._interest(_looks_at(a)))
        kept = set(looks[: self._depth.looks])
        return [action for action in legal if not _looks_at(action) or action in kept]

    def _after(
        self,
        state: HeroesState,
        action: s.AnyAction,
        edge: list[tuple[float, HeroesState, s.AnyAction]],
        first: s.AnyAction,
        seen: set[object] | None = None,
    ) -> float:
        """Return the worth after an action; a sure one that leaves more to do joins the edge."""
        after = state.clone()
        after.apply(action, discard)
        if after.phase == "heroes":
            key = _situation(after)
            if seen is not None:
                if key in seen:
                    return -1e9
                seen.add(key)
            value = self._worth(after)
            edge.append((value, after, first))
            return value
        return self._settled(after)

    def _settled(self, state: HeroesState, leaps: int = 1) -> float:
        """Return the worth once what is asked or due within the turn is done.

        A slide or a portal that leads onto another unknown tile is guessed, not followed.
        """
        match state.phase:
            case "turning" if leaps:
                return self._turned(state, leaps - 1)
            case "turning":
                return self._worth(state) - LEAP
            case "answering" | "sliding" | "leaving":
                later = [_applied(state, action) for action in state.legal_actions()]
                return max([self._settled(each, leaps) for each in later])
            case _:
                return self._worth(state)

    def _turned(self, state: HeroesState, leaps: int) -> float:
        """Average over what a tile may turn out to be."""
        kinds, weights = state.chance_outcomes(), state.chance_weights()
        if weights is None:
            return self._settled(_applied(state, str(kinds[0])), leaps)
        shares: dict[str, list[float]] = {}
        for kind, weight in zip(kinds, weights, strict=True):
            alike = ALIKE.get(str(kind), str(kind)) if self._depth.alike else str(kind)
            shares.setdefault(alike, [0.0]).append(weight)
        found = {
            kind: self._settled(_applied(state, self._one_of(state, kind)), leaps)
            for kind in shares
        }
        return sum(found[kind] * sum(share) for kind, share in shares.items()) / sum(weights)

    def _one_of(self, state: HeroesState, kind: str) -> str:
        """Return a kind that is still to come of those that are taken to be alike."""
        if state.pool.get(kind):
            return kind
        return next(other for other, like in ALIKE.items() if like == kind and state.pool[other])


def _looks_at(action: s.AnyAction) -> Cell:
    match action:
        case s.Reveal(cell):
            return cell
        case s.Use(cell=cell, artifact="magic_hat") if cell:
            return cell
        case _:
            return ""


def _rest(action: s.AnyAction) -> bool:
    return isinstance(action, s.EndTurn)


def _situation(state: HeroesState) -> object:
    return (
        tuple(state.at.items()), tuple(state.hit_points.values()), tuple(state.tired.items()),
        tuple(state.artifacts.items()), state.treasures, len(state.up),
    )  # fmt: skip


def _applied(state: HeroesState, step: s.AnyAction | str) -> HeroesState:
    after = state.clone()
    after.apply(step, discard)
    return after
