"""The hint: what the strongest bot would do from what the player may know, in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.game import Advice, Reason
from game.core.types import Slot
from game.play.match import Match
from game.ui.desk import Desk
from game.ui.tables.table import Table
from game.ui.thought import Thought

HINT_LEVEL: Final = "expert"
NEXT_BEST: Final = "next best"
"""What the message of a reason says that compares the advice with the runner-up."""
AS_GOOD: Final = 0.015
"""Chances closer than this are told as equal: a search knows them no better."""


class Hint(NamedTuple):
    """A hint in words, and the places to click for it."""

    words: str
    slots: tuple[Slot, ...]


class Advisor:
    """Thinks about a hint in slices once it is asked."""

    def __init__(self, desk: Desk, match: Match, table: Table) -> None:
        self._desk, self._match, self._table = desk, match, table
        self._thought: Thought | None = None

    @property
    def thinking(self) -> bool:
        return self._thought is not None

    def ask(self) -> None:
        """Begin to think for the seat to move."""
        self._thought = Thought(self._match, HINT_LEVEL)

    def forget(self) -> None:
        """Stop thinking: the moment has passed."""
        self._thought = None

    def think(self) -> Hint | None:
        """Think for one slice; return the best hint so far."""
        if self._thought is None:
            return None
        self._thought.go_on()
        best = self._thought.best
        if self._thought.done:
            self._thought = None
        return self._told(best) if best else None

    def _told(self, advice: Advice) -> Hint:
        what = self._desk.say("Hint: {what}.", what=self._table.label(advice.action))
        reasons = [self._in_words(reason, advice.value) for reason in advice.reasons]
        return Hint(" ".join([what, *reasons]), advice.action.path())

    def _in_words(self, reason: Reason, value: float) -> str:
        chances = [number for number in reason.values.values() if isinstance(number, float)]
        if NEXT_BEST in reason.text and all(abs(n - value) < AS_GOOD for n in chances):
            return self._desk.say("Another choice would be about as good.")
        values: dict[str, object] = {}
        for key, found in reason.values.items():
            if isinstance(found, float):
                values[key] = f"{round(100 * found)}\u00a0%"
            else:
                values[key] = self._desk.say(found) if isinstance(found, str) else found
        return self._desk.say(reason.text, **values)
