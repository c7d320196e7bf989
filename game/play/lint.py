"""What `check` looks for in saves, pictures and maps, each finding with its file and place."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from game.content import rogue
from game.content.heroes import read_room
from game.content.tiled import MapError
from game.play import catalog, paths
from game.play.disk import in_a_sentence, user_folder
from game.play.lint_art import art_findings
from game.play.replay import RecordError, decode, resume
from game.play.settings import Settings

SETTINGS_FILE: Final = "settings.json"


class Finding(NamedTuple):
    """Something wrong in a file."""

    path: Path
    line: int | None
    text: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else str(self.path)
        return f"{place}: {self.text}"


class Report(NamedTuple):
    """What was looked at and what was found."""

    files: int
    findings: list[Finding]


def check(wanted: Sequence[Path] = ()) -> Report:
    """Lint files and folders; without any, the game's own and this user's.

    Raises ValueError with one sentence for a path that is not there.
    """
    findings: list[Finding] = []
    if not wanted:
        findings += missing_art()
        own = user_folder()
        places = [paths.assets() / "art", paths.maps(), own / "maps"]
        places += [own / "saves", own / SETTINGS_FILE]
        wanted = [place for place in places if place.exists()]
    files = [file for place in wanted for file in _files(place)]
    for file in files:
        findings += check_file(file)
    return Report(len(files), findings)


def missing_art() -> list[Finding]:
    """Return a finding for each card, of any game, whose picture is not there."""
    return [
        Finding(paths.root() / card.art, None, f"the picture of {card.name} is missing.")
        for name in catalog.names()
        for card in catalog.get(name).cards()
        if not (paths.root() / card.art).is_file()
    ]


def check_file(file: Path) -> list[Finding]:
    """Lint one picture, map, save or settings file."""
    try:
        data = file.read_bytes()
    except OSError as error:
        return [Finding(file, None, f"it cannot be read: {in_a_sentence(error)}.")]
    if file.suffix == ".svg":
        return [Finding(file, line, text) for line, text in art_findings(data)]
    if file.suffix == ".tmx":
        return _map_findings(file)
    return [Finding(file, line, text) for line, text in _json_findings(file.name, data)]


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        if not _is_known(place):
            raise ValueError(f"{place} is no picture (.svg), map (.tmx) or save (.json).")
        yield place
    elif place.is_dir():
        yield from sorted(file for file in place.rglob("*") if file.is_file() and _is_known(file))
    else:
        raise ValueError(f"There is no file or folder {place}.")


def _is_known(file: Path) -> bool:
    """Return whether `check` knows the kind: damaged saves set aside are left out."""
    name, _, generation = file.name.partition(".json.")
    return file.suffix in {".svg", ".tmx", ".json"} or (bool(name) and generation.isdigit())


def _map_findings(file: Path) -> list[Finding]:
    try:
        if rogue.is_dungeon(file):
            rogue.read_map(file)
            rogue.pictures(file)
        else:
            read_room(file)
    except MapError as error:
        return [Finding(file, None, error.text)]
    return []


def _json_findings(name: str, data: bytes) -> Iterator[tuple[int | None, str]]:
    try:
        json.loads(data)
        if name == SETTINGS_FILE:
            msgspec.json.decode(data, type=Settings)
        else:
            resume(decode(data))
    except json.JSONDecodeError as error:
        yield error.lineno, f"it is not JSON at column {error.colno}: {error.msg}."
    except UnicodeDecodeError as error:
        yield data.count(b"\n", 0, error.start) + 1, "it is not UTF-8."
    except RecursionError:
        yield 1, "it is nested too deeply."
    except RecordError as error:
        yield 1, str(error)
    except msgspec.ValidationError as error:
        yield 1, f"it holds no settings: {error}."
