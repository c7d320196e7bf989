"""Search over imagined matches: every action is tried in the same worlds, the worst drop out.

The worlds come from a view, weighed by a model of what the others would have done; so the
search reads a pass, an added and a sacrificed card instead of dealing blindly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from game.core.types import Action

W = TypeVar("W")


class Score(NamedTuple):
    """An action with the mean of what it was worth, 0 to 1, and how often it was tried."""

    action: Action
    mean: float
    tries: int


def halving(
    actions: Sequence[Action],
    worlds: Sequence[W],
    play: Callable[[W, Action], float],
    stages: Sequence[tuple[int, int]],
) -> Iterator[list[Score]]:
    """Try actions in world after world and yield the scores, best first, after each world.

    Each stage is how many actions stay and how many worlds they are tried in.
    """
    sums = dict.fromkeys(range(len(actions)), 0.0)
    tries = dict.fromkeys(range(len(actions)), 0)
    alive, at = list(range(len(actions))), 0
    for kept, count in stages:
        alive = sorted(alive, key=lambda i: -sums[i] / max(1, tries[i]))[:kept]
        if len(alive) == 1 and at:
            break
        for world in (worlds[(at + i) % len(worlds)] for i in range(count)):
            for i in alive:
                sums[i] += play(world, actions[i])
                tries[i] += 1
            scores = [Score(actions[i], sums[i] / tries[i], tries[i]) for i in alive]
            yield sorted(scores, key=lambda score: -score.mean)
        at += count
