"""The rules as a line protocol: one JSON object a line in, one out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TextIO, TypeAlias

import msgspec

from game.core.types import Event, Seat
from game.play import catalog
from game.play.bots import MakeBot, suggestion
from game.play.match import Match, seen_by
from game.play.replay import RecordError, decode, decode_step, encode, record_of, resume

LONGEST_ERROR: Final = 400
Answer: TypeAlias = dict[str, Any]


class Refusal(ValueError):  # noqa: N818 - it is an answer, not an error of ours
    """A request that cannot be met, in one sentence; nothing has changed."""


class Engine:
    """One client's game: it answers requests and holds at most one match."""

    def __init__(self, game: str, make_bot: MakeBot) -> None:
        """Serve a game of the catalog; raises CatalogError for an unknown one."""
        self._game = catalog.get(game)
        self._make_bot = make_bot
        self._match: Match | None = None
        self._seat: Seat | None = None
        """The seat whose eyes the answers are for, or None for the whole truth."""

    def answer(self, line: str | bytes) -> str:
        """Return the answer to one line, as one line of JSON; a refusal changes nothing."""
        try:
            verb, content = _request(line)
            answer = _VERBS[verb](self, content)
        except RecordError as error:
            answer = {"error": f"The record cannot be loaded: {error}"}
        except (ValueError, RecursionError) as error:
            answer = {"error": _one_line(str(error) or type(error).__name__)}
        return msgspec.json.encode(answer).decode()

    # Requests that answer the position

    def _new(self, content: Any) -> Answer:
        wanted = _object(content, "new", ("options", "seed"))
        options = _object(wanted.get("options", {}), "options", None)
        match = catalog.new_match(self._game.name, options, wanted.get("seed", 0))
        return self._adopt(match)

    def _load(self, content: Any) -> Answer:
        record = decode(msgspec.json.encode(_object(content, "load", None)))
        if record.game != self._game.name:
            raise Refusal(f"That is a record of {record.game}, not of {self._game.name}.")
        return self._adopt(resume(record).match)

    def _adopt(self, match: Match) -> Answer:
        if self._seat is not None and self._seat >= match.seats:
            raise Refusal(
                f'Events are masked for seat {self._seat}, which that match has not: send {{"as":'
                " null} first."
            )
        self._match = match
        return self._position(())

    def _apply(self, content: Any) -> Answer:
        match = self._running()
        return self._position(match.take(decode_step(self._game, content)).events)

    def _chance(self, content: Any) -> Answer:
        if content is not True:
            raise Refusal("chance takes true.")
        return self._position(self._running().draw_chance().events)

    def _undo(self, content: Any) -> Answer:
        match = self._running()
        if isinstance(content, bool) or not isinstance(content, int) or content < 0:
            raise Refusal("undo takes how many log entries to drop, a whole number from 0.")
        match.drop(content)
        return self._position(())

    def _as(self, content: Any) -> Answer:
        self._seat = self._seat_or_null(content)
        return self._position(())

    # The other requests

    def _view(self, content: Any) -> Answer:
        seat = self._seat_or_null(content)
        return {"view": msgspec.to_builtins(self._running().view(seat))}

    def _bot(self, content: Any) -> Answer:
        match = self._running()
        if not isinstance(content, str):
            raise Refusal("bot takes the name of a level.")
        advice = suggestion(self._make_bot(self._game.name, content), match)
        masked = self._seat not in (None, match.current_player)
        return {
            "action": msgspec.to_builtins(advice.action),
            "value": None if masked else advice.value,
            "reasons": [] if masked else [reason._asdict() for reason in advice.reasons],
        }

    def _record(self, content: Any) -> Answer:
        match = self._running()
        if content is not True:
            raise Refusal("record takes true.")
        if self._seat is not None:
            raise Refusal('A record holds the whole truth: send {"as": null} first.')
        return {"record": msgspec.Raw(encode(record_of(match)))}

    # What they share

    def _running(self) -> Match:
        if self._match is None:
            raise Refusal('There is no game yet: send {"new": {}} first.')
        return self._match

    def _seat_or_null(self, content: Any) -> Seat | None:
        seats = self._running().seats
        if content is None:
            return None
        if isinstance(content, bool) or not isinstance(content, int) or not 0 <= content < seats:
            raise Refusal(f"A seat is a whole number from 0 to {seats - 1}, or null.")
        return content

    def _position(self, events: Sequence[Event]) -> Answer:
        """Describe where the match stands; for one seat nothing that it may not know.

        The chances are left out then: they would tell the card about to be turned.
        """
        match, seat = self._running(), self._seat
        player = match.current_player
        mine = seat is None or seat == player
        whole = seat is None
        return {
            "player": player,
            "legal": msgspec.to_builtins(match.legal_actions()) if mine else [],
            "chances": match.chances() if whole else [],
            "weights": match.weights() if whole else None,
            "events": msgspec.to_builtins(events if whole else seen_by(events, seat)),
            "returns": match.returns(),
        }


_VERBS: Final[Mapping[str, Callable[[Engine, Any], Answer]]] = {
    "new": Engine._new,
    "apply": Engine._apply,
    "chance": Engine._chance,
    "view": Engine._view,
    "bot": Engine._bot,
    "undo": Engine._undo,
    "record": Engine._record,
    "load": Engine._load,
    "as": Engine._as,
}


def serve(engine: Engine, requests: Iterable[bytes], answers: TextIO) -> None:
    """Answer every line until the requests end; blank lines are passed over."""
    for line in requests:
        if line.strip():
            answers.write(f"{engine.answer(line)}\n")
            answers.flush()


def _request(line: str | bytes) -> tuple[str, Any]:
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("That line is not JSON.") from None
    if not isinstance(request, dict) or len(request) != 1:
        raise Refusal('A request is an object with one key, such as {"chance": true}.')
    ((verb, content),) = request.items()
    if verb not in _VERBS:
        raise Refusal(f"There is no request {verb!r}; the requests are: {', '.join(_VERBS)}.")
    return verb, content


def _object(content: Any, name: str, keys: Sequence[str] | None) -> dict[str, Any]:
    if not isinstance(content, dict):
        raise Refusal(f"{name} takes an object.")
    for key in content:
        if keys is not None and key not in keys:
            raise Refusal(f"{name} has no key {key!r}; it has: {', '.join(keys)}.")
    return content


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_ERROR else f"{line[:LONGEST_ERROR]}…"
