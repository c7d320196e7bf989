"""What stands beside a match: panels laid open, the log's place, a notice, a hint."""

from __future__ import annotations

from pygame import Rect

from game.core.types import Slot
from game.ui.advisor import Advisor
from game.ui.desk import Desk


class Aside:
    """Remembers what the player has opened and what was last said to them."""

    def __init__(self, desk: Desk, advisor: Advisor) -> None:
        self._desk, self._advisor = desk, advisor
        self.drawer: str | None = None
        """Which panel lies over the table: ``know``, ``log`` or ``browse``."""
        self.heap: Slot = ""
        """The pile that is looked through, if not all are."""
        self.back = 0
        """How many lines the log is scrolled back."""
        self.notice = ""
        self.hinted: tuple[Slot, ...] = ()

    def toggle(self, panel: str, wide: bool, heap: Slot = "") -> None:
        """Open a panel, or close it; in a wide window each has its own place in the column."""
        settings, self.heap = self._desk.settings, heap
        if not wide or panel == "browse":
            self.drawer = None if self.drawer == panel else panel
        elif panel == "know":
            settings.know_open = not settings.know_open
        else:
            settings.log_open = not settings.log_open

    def close(self) -> bool:
        """Put away what lies over the table; return whether anything did."""
        was_open = bool(self.drawer or self.notice)
        self.drawer, self.notice = None, ""
        return was_open

    def shuts(self, at: tuple[int, int], over: Rect | None) -> bool:
        """Take a press while a panel may lie `over` the table; return whether it was shut."""
        if not over or not (self.drawer == "browse" or over.collidepoint(at)):
            return False
        self.drawer = None
        return True

    def scroll(self, lines: int, count: int) -> None:
        """Scroll the log, which has `count` lines."""
        self.back = max(0, min(count - 1, self.back + lines))

    def clear(self) -> None:
        """Forget notice and hint: the moment has passed."""
        self.notice, self.hinted = "", ()
        self._advisor.forget()

    @property
    def thinking(self) -> bool:
        """Whether a hint is being thought of."""
        return self._advisor.thinking

    def ask(self) -> None:
        """Begin to think of a hint for the seat to move."""
        self._advisor.ask()
        self.notice = self._desk.say("Thinking it over…")

    def think(self) -> bool:
        """Think for one slice; return whether the hint has changed."""
        hint = self._advisor.think()
        if not hint or hint == (self.notice, self.hinted):
            return False
        self.notice, self.hinted = hint.words, hint.slots
        return True
