"""Who sits where in a running match, and its place on the shelf of saves."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from secrets import randbelow

from game.core.types import Seat
from game.play import catalog
from game.play.match import Match, Step
from game.play.record import Loaded, SaveError, Saves, new_id
from game.play.replay import Record, SeatNote, record_of
from game.ui.start import StartMatch
from game.ui.table_log import TableLog

LARGEST_SEED = 2**31


class Seating:
    """A match with its people and bots, saved as it goes on."""

    def __init__(self, match: Match, seats: Sequence[SeatNote], id_: str, started: str) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.id = id_
        self.started = started
        self.log = TableLog(match.seats)
        self._played_before = 0.0
        self._since = time.monotonic()

    @classmethod
    def new(cls, start: StartMatch) -> Seating:
        """Open a new match; raises ValueError, with one sentence, for impossible options."""
        seed = randbelow(LARGEST_SEED) if start.seed is None else start.seed
        match = catalog.new_match(start.game, start.options, seed, casual=start.casual)
        notes = [SeatNote(plan.kind, plan.name) for plan in start.seats]
        now = datetime.now(UTC)
        return cls(match, notes, new_id(start.game, now), now.isoformat(timespec="seconds"))

    @classmethod
    def resumed(cls, loaded: Loaded, id_: str) -> Seating:
        """Take up a saved match; its log is told again from the record where it replays."""
        record = loaded.record
        seating = cls(loaded.match, record.seats, id_, record.started)
        seating._played_before = record.played_s
        if loaded.replays:
            fresh = seating._fresh()
            for step in loaded.match.log:
                seating.log.add(fresh.take(step))
        return seating

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, note in enumerate(self.seats) if note.kind == "human")

    def note(self, step: Step) -> None:
        """Keep a step in the log of everybody who saw it."""
        self.log.add(step)

    def retell(self) -> None:
        """Build the log anew, after steps were taken back."""
        self.log = TableLog(self.match.seats)
        if self.match.resumed_from is None:
            fresh = self._fresh()
            for step in self.match.log:
                self.log.add(fresh.take(step))

    def rerun(self) -> Seating:
        """Return the same match before its first step, to be watched."""
        return Seating(self._fresh(), self.seats, self.id, self.started)

    def _fresh(self) -> Match:
        """Return the same match before its first step."""
        match = self.match
        boards = catalog.boards(match.game.name)
        return Match(match.game, match.options, match.seed, boards=boards)

    def record(self) -> Record:
        """Return the match as it is stored."""
        played = self._played_before + time.monotonic() - self._since
        return record_of(self.match, self.seats, started=self.started, played_s=round(played, 1))

    def save(self, saves: Saves) -> str | None:
        """Save the match, a finished one among the replays; return what went wrong, if anything."""
        try:
            if not self.match.over:
                saves.save(self.record(), self.id)
                return None
            Saves(saves.folder.parent / "replays").save(self.record(), self.id)
            saves.delete(self.id)
        except SaveError as error:
            return str(error)
        return None
