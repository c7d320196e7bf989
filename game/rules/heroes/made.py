"""The actions of Dungeon Heroes, each made but once: play-outs list them all the time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, TypeVar

from game.rules.heroes import steps as s
from game.rules.heroes.room import Cell

K = TypeVar("K")
V = TypeVar("V")


class Made(dict[K, V]):
    """What is made of a name, when it is first asked for."""

    def __init__(self, make: Callable[[K], V]) -> None:
        self._make = make

    def __missing__(self, name: K) -> V:
        self[name] = made = self._make(name)
        return made


def _moves(piece: str) -> Made[tuple[Cell, ...], tuple[s.Move, ...]]:
    return Made(lambda cells: tuple(s.Move(piece, cell) for cell in cells))


def _placings(kind: str) -> Made[Cell, s.Place]:
    return Made(partial(s.Place, kind))


def _attacks(monster: str) -> Made[str, s.Attack]:
    return Made(partial(s.Attack, monster))


MOVES: Final = Made(_moves)
"""By piece and by the squares beside it: its steps onto all of them."""
PLACINGS: Final = Made(_placings)
ATTACKS: Final = Made(_attacks)
FLIP: Final = Made(s.Flip)
REVEAL: Final = Made(s.Reveal)

place_hero = cache(s.PlaceHero)
heal = cache(s.Heal)
use = cache(s.Use)
give = cache(s.Give)
slide = cache(s.Slide)
portal = cache(s.Portal)
