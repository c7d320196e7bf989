"""Settings are usable, whatever the file holds."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.play.disk import HOME_VARIABLE, user_folder
from game.play.settings import (
    BINDINGS,
    Settings,
    load_settings,
    save_settings,
    sensible,
    settings_file,
)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "Ordner mit é"))
    return settings_file()


def test_the_folder_can_be_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert user_folder() == tmp_path
    monkeypatch.delenv(HOME_VARIABLE)
    assert user_folder().name == "dungeon-quartet"


def test_without_a_file_there_are_defaults(file: Path) -> None:
    assert load_settings() == (Settings(), None)
    assert Settings().bindings == BINDINGS


def test_settings_are_found_again(file: Path) -> None:
    changed = Settings(scale=1.5, locale="de", window=(10, 20, 1280, 720), player_name="Zoë")
    assert save_settings(changed) is None
    assert load_settings() == (changed, None)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"scale": "big"}', "\0", '{"window": [1]}'])
def test_a_damaged_file_is_set_aside_and_named(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(text)
    settings, message = load_settings()
    assert settings == Settings()
    assert "settings.json.damaged-1" in (message or "")
    assert (file.parent / "settings.json.damaged-1").read_text() == text
    assert load_settings() == (Settings(), None)


@pytest.mark.parametrize(
    ("name", "absurd", "expected"),
    [
        ("scale", 99, 2.0),
        ("scale", -1, 1.0),
        ("scale", float("nan"), 1.0),
        ("animation_speed", 0.1, 0.5),
        ("animation_speed", 0, 0.0),
        ("animation_speed", 1e9, 4.0),
        ("player_name", "   ", "The Guest"),
        ("player_name", "x" * 500, "x" * 200),
        ("window", (-(10**9), 5, 0, 10**9), (-32767, 5, 960, 8640)),
        ("bindings", {"act": ("x",), "fly": ("y",), "back": ()}, {**BINDINGS, "act": ("x",)}),
    ],
)
def test_absurd_values_are_brought_to_sensible_ones(name: str, absurd: Any, expected: Any) -> None:
    assert getattr(sensible(Settings(**{name: absurd})), name) == expected


def test_settings_that_cannot_be_written_are_told(file: Path) -> None:
    file.mkdir(parents=True)
    assert "could not be saved" in (save_settings(Settings()) or "")
    assert "could not be read" in (load_settings().message or "")


def test_unknown_settings_of_another_version_do_no_harm(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"scale": 1.25, "hats": 3}))
    assert load_settings() == (Settings(scale=1.25), None)
    assert os.listdir(file.parent) == ["settings.json"]
