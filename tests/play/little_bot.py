"""A bot for tests: it plays at random, from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.core.game import Advice, AnyGame, Bot, Reason


class LittleBot:
    """Choose any legal action, or always the last one when stubborn."""

    def __init__(self, *, stubborn: bool = False) -> None:
        self.stubborn = stubborn

    def think(self, game: AnyGame, view: Any, rng: Random) -> Iterator[Advice]:
        reasons = (Reason("It has {count} choices.", {"count": len(view.legal)}),)
        yield Advice(view.legal[0], 0.0, ())
        action = view.legal[-1] if self.stubborn else rng.choice(view.legal)
        yield Advice(action, 0.5, reasons)


def make_little(game: str, level: str) -> Bot:
    """Make a bot as the catalog of levels does."""
    if level not in ("random", "stubborn"):
        raise ValueError(f"There is no bot {level!r}.")
    return LittleBot(stubborn=level == "stubborn")
