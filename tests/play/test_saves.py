"""Saves survive what can happen to files."""

from __future__ import annotations

import errno
import json
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec
import pytest

from game.play import catalog
from game.play.match import Match
from game.play.record import (
    Record,
    SaveError,
    Saves,
    SeatNote,
    decode,
    encode,
    new_id,
    record_of,
    resume,
)
from game.play.replay import random_play


def played(steps: int, seed: int = 1) -> Match:
    match = catalog.new_match("welcome", {"players": 3}, seed)
    random_play(match, Random(seed), steps)
    return match


def record(steps: int = 20, **values: Any) -> Record:
    return msgspec.structs.replace(record_of(played(steps)), **values)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "Spiel stände für 日本" / "saves")


def names(saves: Saves) -> set[str]:
    return {path.name for path in saves.folder.iterdir()}


def test_a_save_is_found_again(saves: Saves) -> None:
    match = played(20)
    notes = [SeatNote("human", "<img src=x>"), SeatNote("hard", "א" * 200), SeatNote("easy", "")]
    saves.save(record_of(match, notes, started="2026-01-31T20:15:00Z", played_s=61.5), "one")
    shelf = saves.list()
    assert shelf.messages == ()
    assert [(save.id, save.game, save.steps) for save in shelf.saves] == [("one", "welcome", 20)]
    assert shelf.saves[0].seats == tuple(notes)
    loaded = saves.load("one")
    assert loaded.match.log == match.log
    assert loaded.match.view(1) == match.view(1)
    assert (loaded.replays, loaded.message) == (True, None)


def test_an_empty_shelf_is_no_fault(saves: Saves) -> None:
    assert saves.list() == ((), ())
    with pytest.raises(SaveError, match="no save"):
        saves.load("one")
    saves.delete("one")


def test_the_newest_comes_first(saves: Saves) -> None:
    for number, id_ in enumerate(["b", "a", "c"]):
        saves.save(record(), id_)
        os.utime(saves.folder / f"{id_}.json", (number, number))
    assert [save.id for save in saves.list().saves] == ["c", "a", "b"]


def test_two_older_generations_lie_beside(saves: Saves) -> None:
    for steps in (3, 4, 5, 6):
        saves.save(record(steps), "one")
    assert names(saves) == {"one.json", "one.json.1", "one.json.2"}
    logs = [(saves.folder / name).read_bytes() for name in sorted(names(saves))]
    assert [len(msgspec.json.decode(decode(log).log)) for log in logs] == [6, 5, 4]
    saves.delete("one")
    assert names(saves) == set()


@pytest.mark.parametrize("damage", ["", "{", "\0\0\0", "[]", "null", '{"format": 1}', "[" * 5000])
def test_a_damaged_save_is_set_aside_and_the_older_one_offered(saves: Saves, damage: str) -> None:
    saves.save(record(3), "one")
    saves.save(record(4), "one")
    (saves.folder / "one.json").write_text(damage)
    shelf = saves.list()
    assert [(save.id, save.steps) for save in shelf.saves] == [("one", 3)]
    assert "one.json.damaged-1" in shelf.messages[0]
    assert (saves.folder / "one.json.damaged-1").read_text() == damage
    assert saves.load("one").match.entries == 3
    saves.save(record(5), "one")
    assert saves.load("one").match.entries == 5


def test_every_truncation_is_set_aside(saves: Saves) -> None:
    whole = encode(record(8))
    for length in range(0, len(whole), 37):
        saves.save(record(3), "one")
        saves.save(record(4), "one")
        (saves.folder / "one.json").write_bytes(whole[:length])
        loaded = saves.load("one")
        assert loaded.match.entries == 3
        assert "damaged" in (loaded.message or "")
        saves.delete("one")


def test_random_bytes_are_set_aside(saves: Saves) -> None:
    rng = Random(1)
    for number in range(40):
        saves.save(record(3), "one")
        (saves.folder / "one.json").write_bytes(rng.randbytes(rng.randrange(400)))
        with pytest.raises(SaveError, match=f"damaged-{number + 1}"):
            saves.load("one")


@pytest.mark.parametrize(
    "edit",
    [
        {"seed": -5},
        {"log": msgspec.Raw(b"[7]")},
        {"log": msgspec.Raw(b'[0,{"do":"dance"}]')},
        {"log": msgspec.Raw(b"[0,0.5]")},
        {"log": msgspec.Raw(b"{}")},
        {"options": msgspec.Raw(b'{"players":9}')},
        {"options": msgspec.Raw(b'"all"')},
        {"state": msgspec.Raw(b"{}")},
        {"seats": (SeatNote("human", ""),)},
    ],
)
def test_an_edited_save_is_set_aside_and_nothing_is_lost(
    saves: Saves, edit: dict[str, Any]
) -> None:
    saves.save(record(3), "one")
    saves.save(record(20, **edit), "one")
    edited = (saves.folder / "one.json").read_bytes()
    loaded = saves.load("one")
    assert loaded.match.entries == 3
    assert (saves.folder / "one.json.damaged-1").read_bytes() == edited


@pytest.mark.parametrize(
    "change", [{"format": 2}, {"format": 99, "x": 1}, {"mood": "good"}, {"game": "chess"}]
)
def test_what_a_newer_version_wrote_is_refused_and_left(
    saves: Saves, change: dict[str, Any]
) -> None:
    saves.save(record(3), "one")
    saves.save(record(4), "one")
    file = saves.folder / "one.json"
    newer = json.dumps(json.loads(file.read_text()) | change)
    file.write_text(newer)
    with pytest.raises(SaveError, match="left as it is"):
        saves.load("one")
    assert saves.list().saves == ()
    assert file.read_text() == newer
    assert names(saves) == {"one.json", "one.json.1"}


@pytest.mark.parametrize("id_", ["", "../one", "a/b", "a.b", "a" * 81, "日"])
def test_an_id_cannot_leave_the_folder(saves: Saves, id_: str) -> None:
    with pytest.raises(SaveError, match="no name for a save"):
        saves.save(record(1), id_)


def test_a_new_id_names_a_save(saves: Saves) -> None:
    saves.save(record(1), new_id("welcome"))
    assert len(saves.list().saves) == 1


# When the rules have changed


def test_other_rules_resume_the_state_and_luck_counts_on(saves: Saves) -> None:
    match = played(21)
    saves.save(msgspec.structs.replace(record_of(match), rules_hash="of old"), "one")
    loaded = saves.load("one")
    assert not loaded.replays
    assert loaded.match.snapshot() == match.snapshot()
    random_play(loaded.match, Random(9))
    random_play(match, Random(9))
    assert loaded.match.snapshot() == match.snapshot()
    assert loaded.match.entries == match.entries
    saves.save(record_of(loaded.match), "one")
    assert saves.load("one").match.snapshot() == match.snapshot()


def test_a_state_no_rules_would_make_is_damaged() -> None:
    plain = msgspec.json.decode(record(20).state)
    plain["seat"] = 77
    broken = record(20, rules_hash="of old", state=msgspec.Raw(json.dumps(plain).encode()))
    with pytest.raises(ValueError, match="Its state"):
        resume(broken)


# Faults of the disk


def no_space(*_: Any, **__: Any) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_save(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    saves.save(record(3), "one")
    saves.save(record(4), "one")
    with monkeypatch.context() as patch:
        patch.setattr(os, call, no_space)
        with pytest.raises(SaveError, match="No space left on device"):
            saves.save(record(5), "one")
    assert saves.load("one").match.entries == 4
    assert names(saves) == {"one.json", "one.json.1"}


def test_a_read_only_folder_is_told(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    saves.save(record(3), "one")

    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        with pytest.raises(SaveError, match="Permission denied"):
            saves.save(record(4), "one")
    assert saves.load("one").match.entries == 3


def test_a_folder_where_the_save_should_be_is_told(saves: Saves) -> None:
    (saves.folder / "one.json").mkdir(parents=True)
    with pytest.raises(SaveError, match=r"one\.json"):
        saves.save(record(4), "one")
    assert "one.json" in saves.list().messages[0]
    assert names(saves) == {"one.json"}


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("")
    saves = Saves(tmp_path / "saves")
    with pytest.raises(SaveError):
        saves.save(record(4), "one")
    assert len(saves.list().messages) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
def test_200_kills_while_saving_leave_a_save_that_loads(saves: Saves) -> None:
    records = [record(steps) for steps in range(3, 9)]
    saves.save(records[0], "one")
    rng = Random(1)
    for _ in range(200):
        child = os.fork()
        if child == 0:
            while True:
                saves.save(rng.choice(records), "one")
        time.sleep(rng.random() * 0.006)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        assert 3 <= resume(decode((saves.folder / "one.json").read_bytes())).match.entries < 9
    assert saves.load("one").message is None


class Killed(BaseException):
    """The process is gone."""


@pytest.mark.parametrize("moment", range(8))
def test_a_kill_at_each_call_leaves_old_or_new(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    """Every call to the system may be the last one."""
    for steps in (3, 4, 5):
        saves.save(record(steps), "one")
    calls = 0

    def mortal(call: Any) -> Any:
        def live(*args: Any, **values: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls > moment:
                raise Killed
            return call(*args, **values)

        return live

    with monkeypatch.context() as patch:
        for name in ("fsync", "replace", "link"):
            patch.setattr(os, name, mortal(getattr(os, name)))
        with suppress(Killed):
            saves.save(record(6), "one")
    assert saves.load("one").match.entries in (5, 6)
    saves.save(record(7), "one")
    assert saves.load("one").match.entries == 7
    assert saves.list().messages == ()
