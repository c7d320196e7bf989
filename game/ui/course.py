"""What goes on by itself in a match: chance, the bots' choices, the steps of one watched."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from game.core.types import CHANCE, Seat
from game.play.match import Step
from game.ui.desk import Desk
from game.ui.seating import Seating
from game.ui.thought import Thought

BOT_PAUSE: Final = 0.55
"""Seconds a bot's turn lasts at least, so that people can follow."""


class Course:
    """Takes the steps that nobody at the screen takes, each after a moment to follow it."""

    def __init__(self, desk: Desk, seating: Seating, script: Sequence[Any]) -> None:
        self._desk, self._seating, self._match = desk, seating, seating.match
        self._script = deque(script)
        self.watched = bool(script)
        """Whether the match is only looked at."""
        self._bot: Thought | None = None
        self._waited = 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._waited += seconds

    def rest(self) -> None:
        """Begin to wait anew: a step was taken."""
        self._waited = 0.0

    def runs(self, seat: Seat | None) -> bool:
        """Return whether something is due without the person in `seat`."""
        if self.watched:
            return bool(self._script)
        player = self._match.current_player
        if player is None:
            return False
        return player == CHANCE or player not in self._seating.people or player != seat

    def newcomer(self, seat: Seat | None) -> Seat | None:
        """Return the seat of another person whose turn it is, if it is."""
        player = self._match.current_player
        if self.watched or player is None or player == seat:
            return None
        return player if player in self._seating.people else None

    def step(self) -> Step | None:
        """Take the step that is due and has been waited for, if any."""
        if self.watched:
            if self._script and self._long_enough():
                return self._match.take(self._script.popleft())
            return None
        player = self._match.current_player
        if player == CHANCE:
            return self._match.draw_chance()
        if player is None or player in self._seating.people:
            return None
        return self._bot_step(player)

    def _bot_step(self, player: Seat) -> Step | None:
        if self._bot is None:
            self._bot = Thought(self._match, self._seating.seats[player].kind)
        self._bot.go_on()
        if not self._bot.done or not self._long_enough():
            return None
        advice, self._bot = self._bot.best, None
        assert advice
        return self._match.play(advice.action)

    def _long_enough(self) -> bool:
        speed = self._desk.settings.animation_speed
        return not speed or self._waited >= BOT_PAUSE / speed
