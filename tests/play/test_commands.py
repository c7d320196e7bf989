"""The command line: bad arguments are one sentence and exit 2, a failed check exits 1."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import main as command_line
from game.play import catalog
from game.play.record import encode, record_of
from game.play.replay import random_play

BAD = [
    "dance", "cards chess", "engine chess", "play chess", "play welcome --seats human,genius",
    "play welcome --seats human,hard --option players=3", "play welcome --option players",
    "play welcome --option hats=1", "sim welcome", "sim welcome --seats human,hard",
    "sim welcome --seats hard", "sim welcome --seats hard,hard --matches 0", "replay nowhere",
    "sim welcome --seats hard,hard --seed x", "check nowhere", "odds chess", "odds welcome",
    "odds welcome --adventurer rogue --equipment torch --pile all",
    "odds welcome --adventurer rogue --equipment all --pile dragon,dragon",
    "odds welcome --adventurer mage --equipment all --pile all --name golem",
    "shot title", "shot title --size 0x5 --out x.png", "bench chess",
]  # fmt: skip


@pytest.mark.parametrize("line", BAD)
def test_bad_arguments_are_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


def test_a_record_replays_and_an_edited_one_does_not(tmp_path: Path) -> None:
    match = catalog.new_match("welcome", {}, 1)
    random_play(match, Random(1), 3)
    whole = encode(record_of(match))
    file = tmp_path / "one.json"
    file.write_bytes(whole)
    assert command_line.main(["replay", str(file), "--json"]) == 0
    assert command_line.main(["check", str(file)]) == 0
    file.write_bytes(whole.replace(b'"round":1', b'"round":2'))
    assert command_line.main(["replay", str(file)]) == 1
    assert command_line.main(["check", str(file)]) == 1


def test_check_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.svg"
    file.write_text('<svg>\n<path fill="crimson"/>\n<use/></svg>')
    assert command_line.main(["check", str(file)]) == 1
    out = capsys.readouterr().out
    assert f"{file}:2:" in out
    assert f"{file}:3:" in out
