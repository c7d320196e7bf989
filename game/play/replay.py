"""A match written down: the one format of saves and replays, and the way back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from game.core.game import AnyGame
from game.core.types import CHANCE, Seat
from game.play import catalog
from game.play.match import Match

FORMAT: Final = 1
VERSION: Final = "0.1.0"
SAMPLE_SEEDS: Final = range(1, 13)
"""The random matches that stand for a game's rules in its rules hash."""


LOOKED_AHEAD: Final = 300
"""How many steps a state is played on before it is taken for sound."""


class RecordError(ValueError):
    """A record that is damaged: it does not say what a record says."""


class RefusedRecordError(RecordError):
    """A record that may be sound but is not for this version of the game."""


class ReplayError(RecordError):
    """A record whose log does not lead to its state."""


class SeatNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat on a seat: ``human`` or a bot's level, and the name shown."""

    kind: str
    name: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One match as it is stored."""

    format: int
    version: str
    rules_hash: str
    game: str
    options: msgspec.Raw
    board: str | None
    seed: int
    seats: tuple[SeatNote, ...]
    casual: bool
    started: str
    """When the match began: ISO 8601."""
    played_s: float
    log: msgspec.Raw
    state: msgspec.Raw


class Resumed(NamedTuple):
    """A match taken up again."""

    match: Match
    replays: bool
    """Whether the log still replays: not after the rules have changed."""


def canonical(value: Any) -> bytes:
    """Return the one JSON text of a value: sorted keys, no spaces."""
    return msgspec.json.encode(value, order="sorted")


def record_of(
    match: Match,
    seats: Sequence[SeatNote] | None = None,
    *,
    started: str = "",
    played_s: float = 0.0,
    board: str | None = None,
) -> Record:
    """Return the record of a match as it stands; without `seats` they are nameless people."""
    return Record(
        format=FORMAT,
        version=VERSION,
        rules_hash=match.resumed_from or rules_hash(match.game.name),
        game=match.game.name,
        options=msgspec.Raw(canonical(match.options)),
        board=board,
        seed=match.seed,
        seats=tuple(seats or [SeatNote("human", "")] * match.seats),
        casual=match.casual,
        started=started,
        played_s=played_s,
        log=msgspec.Raw(canonical(match.log)),
        state=msgspec.Raw(canonical(match.snapshot())),
    )


def encode(record: Record) -> bytes:
    return msgspec.json.encode(record)


def decode(data: bytes | str) -> Record:
    """Return the record in a JSON text, its match not yet replayed.

    Raises RefusedRecordError for a future format, unknown keys or an unknown game, and
    RecordError for what is no record.
    """
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise RecordError("It is not whole JSON.") from None
    if not isinstance(plain, dict):
        raise RecordError("It is not a record of a match.")
    version = plain.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise RefusedRecordError(f"It has format {version}, newer than this game's {FORMAT}.")
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise _finding(error) from None
    if record.format != FORMAT:
        raise RecordError(f"It has format {record.format}, which there never was.")
    if record.game not in catalog.names():
        raise RefusedRecordError(f"It is of a game this version does not have: {record.game!r}.")
    return record


def resume(record: Record) -> Resumed:
    """Take a record's match up again: replay its log and check that it gives its state.

    When the rules have changed since, the state alone is resumed and luck counts on from
    the log's length. Raises RecordError as `decode` does.
    """
    if record.rules_hash == rules_hash(record.game):
        return Resumed(replay(record), replays=True)
    with _telling_what_is_wrong():
        fresh, log, state = _open(record)
        return Resumed(_from_state(record, fresh, log, state), replays=False)


def replay(record: Record) -> Match:
    """Return the match that a record's log leads to, whatever rules it was written under.

    Raises ReplayError when that is not its state, and RecordError as `decode` does.
    """
    with _telling_what_is_wrong():
        return _replay(*_open(record))


def _open(record: Record) -> tuple[Match, list[Any], Any]:
    """Return a record's match before its first step, its log and its state."""
    options = msgspec.json.decode(record.options)
    log = msgspec.json.decode(record.log)
    if not isinstance(options, dict) or not isinstance(log, list):
        raise RecordError("Its options or its log are not what they should be.")
    fresh = catalog.new_match(record.game, options, record.seed, casual=record.casual)
    if len(record.seats) != fresh.seats:
        raise RecordError(f"It names {len(record.seats)} seats where {fresh.seats} play.")
    return fresh, log, msgspec.json.decode(record.state)


@contextmanager
def _telling_what_is_wrong() -> Iterator[None]:
    try:
        yield
    except msgspec.ValidationError as error:
        raise _finding(error) from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"It does not play: {error}") from None


def decode_step(game: AnyGame, step: Any) -> Any:
    """Return an action or outcome from plain JSON values.

    Raises ValueError with one sentence for what is neither.
    """
    if isinstance(step, dict):
        try:
            return msgspec.convert(step, game.action)
        except msgspec.ValidationError as error:
            raise ValueError(f"That is no action of {game.title}: {error}.") from None
    if isinstance(step, str) or (isinstance(step, int) and not isinstance(step, bool)):
        return step
    raise ValueError("A step is an action's object, or an outcome's text or whole number.")


@cache
def rules_hash(name: str) -> str:
    """Return a fingerprint of a game's rules: its cards, and how random matches go."""
    game = catalog.get(name)
    digest = sha256(canonical(list(game.cards())))
    for seed in SAMPLE_SEEDS:
        match = catalog.new_match(name, {}, seed)
        random_play(match, Random(f"rules/{seed}"))
        digest.update(canonical([match.log, match.snapshot()]))
    return digest.hexdigest()


def random_play(match: Match, rng: Random, steps: int | None = None) -> None:
    """Play a match on at random, to its end or for so many steps."""
    while not match.over and steps != 0:
        if match.current_player == CHANCE:
            match.draw_chance()
        else:
            legal = match.legal_actions()
            match.play(legal[rng.randrange(len(legal))])
        steps = None if steps is None else steps - 1


def _replay(match: Match, log: Sequence[Any], state: Any) -> Match:
    for number, entry in enumerate(log, start=1):
        try:
            match.take(decode_step(match.game, entry))
        except ValueError as error:
            raise ReplayError(f"Its step {number} cannot be: {error}") from None
    if canonical(match.snapshot()) != canonical(state):
        raise ReplayError("Its log does not lead to its state.")
    return match


def _from_state(record: Record, fresh: Match, log: Sequence[Any], plain: Any) -> Match:
    game = fresh.game
    state = msgspec.convert(plain, game.state)
    if canonical(state) != canonical(plain):
        raise RefusedRecordError("Its state holds what this version does not know.")
    match = Match.resume(fresh, state, log, record.rules_hash)
    try:
        _look_over(match)
    except Exception as error:  # rules meet a state they did not make
        raise RecordError(f"Its state cannot be played on ({type(error).__name__}).") from None
    return match


def _look_over(match: Match) -> None:
    """Ask of a state all that a table and a bot ask, and play it out; a broken one raises."""
    seats: tuple[Seat | None, ...] = (None, *range(match.seats))
    player = match.current_player
    if player is not None and player not in (CHANCE, *seats):
        raise RecordError(f"Its state has no seat {player}.")
    for seat in seats:
        match.game.determinize(match.view(seat), Random(0), None)
    played = match.entries
    random_play(match, Random(0), LOOKED_AHEAD)
    match.returns()
    match.drop(match.entries - played)


def _finding(error: msgspec.ValidationError) -> RecordError:
    """Tell what a newer version may have written from what no version would."""
    if "unknown field" in str(error):
        return RefusedRecordError(f"It holds what this version does not know: {error}.")
    return RecordError(f"It is not a record of a match: {error}.")
