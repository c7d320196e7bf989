"""One running match: the only holder of its truth, its log and its luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import msgspec

from game.core.game import AnyGame, State
from game.core.types import CHANCE, Action, Event, Outcome, Seat
from game.play import luck

Listener = Callable[[Event], None]


class IllegalStepError(ValueError):
    """A step that the rules do not allow now; nothing has changed."""


class Step(NamedTuple):
    """One entry of the log as it was played: who, what, and all that happened."""

    seat: Seat
    step: Any
    events: tuple[Event, ...]

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return the events as a seat, or the public (None), saw them."""
        return seen_by(self.events, seat)


class _Trace(NamedTuple):
    """What undo must know of a log entry."""

    seat: Seat
    outcomes: int
    shown: bool


class Match:
    """A match of one game, from its options and seed; its state never leaves it alive."""

    def __init__(
        self,
        game: AnyGame,
        options: msgspec.Struct,
        seed: int,
        *,
        boards: Mapping[str, Any] | None = None,
        casual: bool = False,
    ) -> None:
        """Open a match; raises ValueError, with one sentence, for impossible options."""
        self.game = game
        self.options = options
        self.seed = luck.check_seed(seed)
        self.casual = casual
        self.resumed_from: str | None = None
        """The rules hash of the record whose state alone was resumed: then nothing replays."""
        self._opening: State = game.new(options, boards or {})
        self.seats = game.seat_count(options)
        """How many seats there are, counted from 0."""
        self._before: tuple[Any, ...] = ()
        self._steps: list[Any] = []
        self._traces: list[_Trace] = []
        self._listeners: list[tuple[Seat | None, Listener]] = []
        self._state: State = self._opening.clone()

    @property
    def log(self) -> list[Any]:
        """The steps so far, oldest first: actions and what chance decided (a copy)."""
        return [*self._before, *self._steps]

    @property
    def entries(self) -> int:
        """How many entries the log has."""
        return len(self._before) + len(self._steps)

    @property
    def current_player(self) -> Seat | None:
        """A seat, CHANCE, or None when the match is over."""
        return self._state.current_player()

    @property
    def over(self) -> bool:
        return self._state.current_player() is None

    @property
    def chance_count(self) -> int:
        """How many outcomes the chance that is due may have: 1 is a forced step, 0 none due."""
        return len(self.chances())

    def legal_actions(self) -> Sequence[Any]:
        """Return what the seat to move may do; empty when no seat is."""
        return tuple(self._state.legal_actions())

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or the public (None), may know.

        Raises ValueError for a seat that is not at the table.
        """
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self._state, seat)

    def returns(self) -> list[float] | None:
        """Return each seat's result (0..1), or None until the match is over."""
        return list(self._state.returns()) if self.over else None

    # Steps

    def play(self, action: Action) -> Step:
        """Carry out an action of the seat to move; raises IllegalStepError."""
        player = self.current_player
        if player is None:
            raise IllegalStepError("The match is over.")
        if player == CHANCE:
            raise IllegalStepError("Chance decides now, not a seat.")
        if not isinstance(action, Action) or action not in self._state.legal_actions():
            raise IllegalStepError(f"{_in_words(action)} is not legal now.")
        return self._advance(player, action, 1)

    def draw_chance(self) -> Step:
        """Let chance decide, by the seed; raises IllegalStepError unless it is due."""
        outcomes = self._due()
        weights = self._state.chance_weights()
        index = luck.pick(self.seed, self.entries, len(outcomes), weights)
        return self._advance(CHANCE, outcomes[index], len(outcomes))

    def force(self, outcome: Outcome) -> Step:
        """Let chance decide as told; raises IllegalStepError if it cannot."""
        outcomes = self._due()
        if not any(type(each) is type(outcome) and each == outcome for each in outcomes):
            raise IllegalStepError(f"Chance cannot decide {_in_words(outcome)} now.")
        return self._advance(CHANCE, outcome, len(outcomes))

    def take(self, step: Any) -> Step:
        """Carry out an action or an outcome, whichever is due; raises IllegalStepError."""
        if self.current_player == CHANCE and not isinstance(step, Action):
            return self.force(step)
        return self.play(step)

    def subscribe(self, seat: Seat | None, listener: Listener) -> Callable[[], None]:
        """Tell `listener` of every event from now on as `seat` (None: the public) sees it.

        Returns what ends the subscription.
        """
        entry = (seat, listener)
        self._listeners.append(entry)

        def end() -> None:
            if entry in self._listeners:
                self._listeners.remove(entry)

        return end

    def _due(self) -> list[Outcome]:
        if self.over:
            raise IllegalStepError("The match is over.")
        if self.current_player != CHANCE:
            raise IllegalStepError("A seat decides now, not chance.")
        return list(self._state.chance_outcomes())

    def _advance(self, seat: Seat, step: Any, outcomes: int) -> Step:
        done = self._apply(seat, step, outcomes)
        for listener_seat, listener in tuple(self._listeners):
            for event in done.seen_by(listener_seat):
                listener(event)
        return done

    def _apply(self, seat: Seat, step: Any, outcomes: int) -> Step:
        events: list[Event] = []
        self._state.apply(step, events.append)
        self._steps.append(step)
        shown = any(self._tells_a_secret(event) for event in events)
        self._traces.append(_Trace(seat, outcomes, shown))
        return Step(seat, step, tuple(events))

    def _tells_a_secret(self, event: Event) -> bool:
        """Return whether an event showed hidden things to somebody, or to everybody."""
        if event.reveals:
            return True
        return event.news and any(
            event.seen_by(seat) != event for seat in (None, *range(self.seats))
        )

    # Taking back

    def undo_reason(self, seat: Seat) -> str | None:
        """Return why `seat` may not take its last choice back, or None if it may."""
        place = self._last_choice(seat)
        if place is None:
            return "There is no choice of yours to take back."
        if self.casual and self.seats == 1:
            return None
        if self.current_player != seat:
            return "Only the one whose turn it is may take a step back."
        return _unfair(seat, self._traces[place:])

    def undo(self, seat: Seat) -> int:
        """Take back to before the seat's last choice; return how many steps were dropped.

        Raises IllegalStepError, with the reason, where that is not fair.
        """
        reason = self.undo_reason(seat)
        place = self._last_choice(seat)
        if reason is not None or place is None:
            raise IllegalStepError(reason or "There is no choice of yours to take back.")
        dropped = len(self._steps) - place
        self.drop(dropped)
        return dropped

    def drop(self, count: int) -> None:
        """Drop the last `count` log entries, fair or not, by playing the rest again.

        Raises IllegalStepError for more entries than can be dropped.
        """
        if not 0 <= count <= len(self._steps):
            raise IllegalStepError(f"Only {len(self._steps)} steps can be dropped, not {count}.")
        kept = self._steps[: len(self._steps) - count]
        traces = self._traces[: len(kept)]
        self._state = self._opening.clone()
        self._steps, self._traces = [], []
        for step, trace in zip(kept, traces, strict=True):
            self._apply(trace.seat, step, trace.outcomes)

    def _last_choice(self, seat: Seat) -> int | None:
        own = [place for place, trace in enumerate(self._traces) if trace.seat == seat]
        return own[-1] if own else None

    # The whole truth: for records, the engine and tests; never for a screen or a bot

    def chances(self) -> list[Outcome]:
        """Return the outcomes of the chance that is due; empty when none is."""
        return list(self._state.chance_outcomes())

    def weights(self) -> list[int] | None:
        """Return the weights of those outcomes, or None where all are equally likely."""
        weights = self._state.chance_weights() if self.current_player == CHANCE else None
        return None if weights is None else list(weights)

    def snapshot(self) -> Any:
        """Return a copy of the state."""
        return self._state.clone()

    @classmethod
    def resume(cls, like: Match, state: State, before: Sequence[Any], rules_hash: str) -> Self:
        """Return a match that goes on from a state whose log cannot be replayed.

        `like` gives game, options, seed and table; `before` is the log so far, whose length
        luck counts on from; `rules_hash` is the one that log was written under.
        """
        match = cls.__new__(cls)
        match.__dict__.update(like.__dict__)
        match.resumed_from = rules_hash
        match._opening, match._state = state.clone(), state.clone()
        match._before, match._steps, match._traces = tuple(before), [], []
        match._listeners = []
        return match

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise ValueError(f"There is no seat {seat!r}: the seats are 0 to {self.seats - 1}.")


def _unfair(seat: Seat, since: Sequence[_Trace]) -> str | None:
    """Return what has happened since a choice that forbids to take it back."""
    if any(trace.seat not in (seat, CHANCE) for trace in since):
        return "Another player has chosen since."
    if any(trace.seat == CHANCE and trace.outcomes > 1 for trace in since):
        return "Luck has decided something since."
    if any(trace.shown for trace in since):
        return "Something hidden has been shown since."
    return None


def seen_by(events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return events as a seat, or the public (None), saw them."""
    masked = (event.seen_by(seat) for event in events)
    return tuple(event for event in masked if event is not None)


def _in_words(step: Any) -> str:
    try:
        return msgspec.json.encode(step).decode()
    except (TypeError, ValueError, msgspec.MsgspecError):
        return repr(step)
