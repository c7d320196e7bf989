"""Reads from Rogue Dungeon's cards what a test expects, so that numbers may still be tuned."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from game.rules.rogue import effects as x
from game.rules.rogue.rooms import ROOMS

F = TypeVar("F", bound=x.Effect)


def says(text: str, number: int) -> bool:
    """Return whether a text mentions a number, or the level or the die that it came from."""
    ways = {rf"\b{abs(number)}\b", "dungeon level", "D6"}
    if abs(number) == 1:
        ways |= {r"\b[Oo]ne\b", r"\b[Aa]n?\b"}
    return not number or any(re.search(way, text) for way in ways)


# Effects of a card


def parts(effects: Iterable[x.AnyEffect]) -> Iterator[x.AnyEffect]:
    """Yield effects and all that may follow from them, in order."""
    for effect in effects:
        yield effect
        match effect:
            case x.Check(passed=passed, failed=failed):
                yield from parts((*passed, *failed))
            case x.Choose(options):
                yield from parts(each for option in options for each in option.effects)
            case x.Roll(rows):
                yield from parts(each for _, row in rows for each in row)
            case x.Fight(prize=found) | x.Once(found):
                yield from parts(found)
            case x.Owns(_, then, otherwise) | x.Deeper(_, then, otherwise):
                yield from parts((*then, *otherwise))


def first(effects: Iterable[x.AnyEffect], kind: type[F]) -> F:
    """Return the first effect of a kind."""
    return next(effect for effect in parts(effects) if isinstance(effect, kind))


def n(effects: Iterable[x.AnyEffect], kind: type[x.Effect], level: int = 1, die: int = 0) -> int:
    """Return the number that the first effect of a kind carries."""
    effect: Any = first(effects, kind)
    if isinstance(effect, x.DrawLoot | x.Favour | x.Lose):
        return effect.count
    amount = getattr(effect, "amount", None)
    if isinstance(amount, x.Amount):
        return amount.flat + amount.level * level + amount.dice * die
    number: int = effect.by
    return number


def way(room: str, label: str) -> tuple[x.AnyEffect, ...]:
    """Return the effects of one of the ways that a room offers."""
    choices = [effect for effect in parts(ROOMS[room].effects) if isinstance(effect, x.Choose)]
    found = [o.effects for choice in choices for o in choice.options if o.label == label]
    assert len(found) == 1
    return found[0]
