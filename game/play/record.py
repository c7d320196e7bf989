"""Records and where they are kept: one file a match, two older generations beside each."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from game.play.disk import generation, in_a_sentence, set_aside, user_folder, write_whole
from game.play.match import Match
from game.play.replay import (
    Record,
    RecordError,
    RefusedRecordError,
    Resumed,
    SeatNote,
    decode,
    encode,
    record_of,
    resume,
)

GENERATIONS: Final = 2
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,80}")
_FILE: Final = re.compile(r"([A-Za-z0-9_-]{1,80})\.json(\.[0-9]+)?")


class SaveError(Exception):
    """A save that could not be written or read, in one sentence; nothing was lost."""


class Summary(NamedTuple):
    """A saved match as the title lists it."""

    id: str
    game: str
    seats: tuple[SeatNote, ...]
    started: str
    played_s: float
    casual: bool
    modified: float
    """When it was saved: seconds since 1970."""
    steps: int
    """How many entries its log has."""


class Shelf(NamedTuple):
    """What lies on the shelf, the newest first, and what went wrong, in sentences."""

    saves: tuple[Summary, ...]
    messages: tuple[str, ...]


class Loaded(NamedTuple):
    """A saved match taken up again."""

    match: Match
    record: Record
    replays: bool
    message: str | None
    """What the player should know, such as that an older generation was taken."""


class _Found(NamedTuple):
    record: Record
    resumed: Resumed | None
    modified: float
    message: str | None


def new_id(game: str, now: datetime | None = None) -> str:
    """Return an id for a match that begins now, such as ``welcome-20260131-201500-123``."""
    moment = now or datetime.now(UTC)
    return f"{game}-{moment:%Y%m%d-%H%M%S}-{moment.microsecond // 1000:03}"


class Saves:
    """The saved matches of one folder; by default the user's."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_folder() / "saves"

    def list(self) -> Shelf:
        """Return all saves; damaged files are set aside and named in the messages."""
        try:
            files = [_FILE.fullmatch(path.name) for path in self.folder.iterdir()]
        except FileNotFoundError:
            return Shelf((), ())
        except OSError as error:
            return Shelf((), (f"The saves cannot be read: {in_a_sentence(error)}.",))
        saves: list[Summary] = []
        messages: list[str] = []
        for id_ in sorted({file[1] for file in files if file}):
            try:
                found = self._newest_good(id_, replayed=False)
            except SaveError as error:
                messages.append(str(error))
                continue
            saves.append(_summary(id_, found))
            messages += [found.message] if found.message else []
        saves.sort(key=lambda save: (save.modified, save.id), reverse=True)
        return Shelf(tuple(saves), tuple(messages))

    def save(self, record: Record, id_: str) -> None:
        """Write a match's save, keeping two older ones; raises SaveError, the old one intact."""
        path = self._path(id_)
        try:
            write_whole(path, encode(record), GENERATIONS)
        except OSError as error:
            raise SaveError(
                f"The match could not be saved as {path.name}: {in_a_sentence(error)}."
            ) from None

    def load(self, id_: str) -> Loaded:
        """Take a saved match up again, or its newest good generation, which is told.

        Raises SaveError when none is good, or when a newer version of the game wrote it.
        """
        found = self._newest_good(id_, replayed=True)
        assert found.resumed is not None
        match, replays = found.resumed
        return Loaded(match, found.record, replays, found.message)

    def delete(self, id_: str) -> None:
        """Delete a save and its generations, damaged ones kept; raises SaveError."""
        path = self._path(id_)
        try:
            for number in range(GENERATIONS, -1, -1):
                generation(path, number).unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(f"{path.name} cannot be deleted: {in_a_sentence(error)}.") from None

    def _path(self, id_: str) -> Path:
        if not _ID.fullmatch(id_):
            raise SaveError(f"{id_!r} is no name for a save: letters, digits, - and _ only.")
        return self.folder / f"{id_}.json"

    def _newest_good(self, id_: str, *, replayed: bool) -> _Found:
        path = self._path(id_)
        damaged: list[str] = []
        for number in range(GENERATIONS + 1):
            file = generation(path, number)
            try:
                record = decode(file.read_bytes())
                resumed = resume(record) if replayed else None
            except FileNotFoundError:
                continue
            except OSError as error:
                raise SaveError(f"{file.name} cannot be read: {in_a_sentence(error)}.") from None
            except RefusedRecordError as error:
                raise SaveError(f"{file.name} is left as it is: {_lower(error)}") from None
            except RecordError as error:
                damaged.append(_keep_aside(file, error))
                continue
            message = " ".join([*damaged, "An older save of the match was found."])
            modified = file.stat().st_mtime
            return _Found(record, resumed, modified, message if damaged else None)
        lost = " ".join(damaged) or f"There is no save {path.name}."
        raise SaveError(lost)


def _keep_aside(file: Path, error: RecordError) -> str:
    try:
        kept = set_aside(file)
    except OSError:
        return f"{file.name} is damaged: {_lower(error)}"
    return f"{file.name} is damaged and kept as {kept.name}: {_lower(error)}"


def _lower(error: Exception) -> str:
    text = str(error)
    return text[:1].lower() + text[1:]


def _summary(id_: str, found: _Found) -> Summary:
    record = found.record
    log = msgspec.json.decode(record.log)
    return Summary(
        id=id_,
        game=record.game,
        seats=record.seats,
        started=record.started,
        played_s=record.played_s,
        casual=record.casual,
        modified=found.modified,
        steps=len(log) if isinstance(log, list) else 0,
    )


__all__ = [
    "Loaded", "Record", "RecordError", "RefusedRecordError", "Resumed", "SaveError", "Saves",
    "SeatNote", "Shelf", "Summary", "decode", "encode", "new_id", "record_of", "resume",
]  # fmt: skip
