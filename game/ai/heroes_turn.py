"""Thinking a hero's turn of Dungeon Heroes through: plans of sure steps, and luck averaged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

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
        return found

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

    def _settled(self, state: HeroesState) -> float:
        """Return the worth once what is asked or due within the turn is done."""
        match state.phase:
            case "turning":
                return self._turned(state)
            case "answering" | "sliding" | "leaving":
                return max(self._settled(_applied(state, a)) for a in state.legal_actions())
            case _:
                return self._worth(state)

    def _turned(self, state: HeroesState) -> float:
        """Average over what a tile may turn out to be."""
        kinds, weights = state.chance_outcomes(), state.chance_weights()
        if weights is None:
            return self._settled(_applied(state, str(kinds[0])))
        total = sum(weights)
        return sum(
            weight / total * self._settled(_applied(state, str(kind)))
            for kind, weight in zip(kinds, weights, strict=True)
        )


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
