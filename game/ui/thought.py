"""A bot's thought in slices, so that the window stays quick while it thinks."""

from __future__ import annotations

import time
from typing import Final

from game.ai.levels import bot
from game.core.game import Advice
from game.play.bots import thinking
from game.play.match import Match

SLICE: Final = 0.004
"""Seconds of thought a frame."""


class Thought:
    """What a bot of a level would do for the seat to move, better with every slice."""

    def __init__(self, match: Match, level: str) -> None:
        self._advices = thinking(bot(match.game.name, level), match)
        self.best: Advice | None = None
        self.done = False

    def go_on(self) -> None:
        """Think for one slice, or to the end if that comes first."""
        until = time.perf_counter() + SLICE
        while not self.done and time.perf_counter() < until:
            advice = next(self._advices, None)
            if advice is None:
                self.done = True
            else:
                self.best = advice
