"""The set-up in one command: what it installs, when, and what it says when it cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import run


class Pip:
    """Stands for pip: notes what it was asked to do, and ends as told."""

    def __init__(self, code: int = 0, prints: str = "", *, missing: bool = False) -> None:
        self.calls: list[list[str]] = []
        self._code, self._prints, self._missing = code, prints, missing

    def __call__(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        self.calls.append(command)
        code = int(self._missing) if "--version" in command else self._code
        return subprocess.CompletedProcess(command, code, self._prints)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a game folder with an environment in it, nothing installed yet."""
    folder = tmp_path / "le jeu à moi"
    python = run.python_in(folder / ".venv")
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nshift\necho played with "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    for name in ("requirements.txt", "requirements-dev.txt"):
        (folder / name).write_text("one==1\n", encoding="utf-8")
    monkeypatch.setattr(run, "ROOT", folder)
    monkeypatch.setattr(run, "VENV", folder / ".venv")
    return folder


def _with_pip(monkeypatch: pytest.MonkeyPatch, pip: Pip) -> Pip:
    monkeypatch.setattr(run, "_captured", pip)
    return pip


def test_nothing_is_installed_twice(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pip = _with_pip(monkeypatch, Pip())
    run.set_up("requirements.txt")
    assert "install" in pip.calls[-1]
    assert pip.calls[-1][-1] == str(place / "requirements.txt")
    calls = len(pip.calls)
    run.set_up("requirements.txt")
    assert len(pip.calls) == calls


def test_changed_requirements_are_installed(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pip = _with_pip(monkeypatch, Pip())
    run.set_up("requirements-dev.txt")
    (place / "requirements.txt").write_text("one==2\n", encoding="utf-8")
    calls = len(pip.calls)
    run.set_up("requirements-dev.txt")
    assert "install" in pip.calls[-1]
    assert len(pip.calls) > calls


def test_a_failed_installation_is_tried_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _with_pip(monkeypatch, Pip(1, "ERROR: a wheel is broken"))
    with pytest.raises(run.SetUpError, match=r"a wheel is broken\n.* could not be installed"):
        run.set_up("requirements.txt")
    pip = _with_pip(monkeypatch, Pip())
    run.set_up("requirements.txt")
    assert "install" in pip.calls[-1]


@pytest.mark.usefixtures("place")
def test_no_network_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    _with_pip(monkeypatch, Pip(1, "[Errno -3] Temporary failure in name resolution"))
    with pytest.raises(run.SetUpError, match="no network"):
        run.set_up("requirements.txt")


@pytest.mark.usefixtures("place")
def test_a_python_too_old_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "OLDEST", (99, 1))
    assert run.main(["setup"]) == 1
    assert "99.1 or newer is needed" in capsys.readouterr().err


def test_without_ensurepip_the_package_to_install_is_named(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(place / ".venv")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(run.SetUpError, match="apt install python3-venv"):
        run.set_up("requirements.txt")
    assert not (place / ".venv").exists()


@pytest.mark.usefixtures("place")
def test_an_environment_without_pip_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    pip = _with_pip(monkeypatch, Pip(missing=True))
    run.set_up("requirements.txt")
    assert pip.calls[1][1:4] == ["-m", "venv", "--clear"]
    assert "install" in pip.calls[2]


@pytest.mark.parametrize(
    ("system", "python"), [("nt", "Scripts/python.exe"), ("posix", "bin/python")]
)
def test_the_environment_lies_as_the_system_has_it(
    system: str, python: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = Path("game") / ".venv"
    with monkeypatch.context() as patch:
        patch.setattr("os.name", system)
        found = run.python_in(venv)
    assert found == venv / python


@pytest.mark.parametrize("words", [["tests"], ["test", "now"], ["--help"]])
def test_other_words_are_answered_with_the_usage(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(words) == 2
    assert capsys.readouterr().err == "Usage: python run.py [test|setup]\n"


@pytest.mark.usefixtures("place")
def test_every_check_runs_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checks = (("bad", ["-c", "raise SystemExit(3)"]), ("good", ["-c", "pass"]))
    monkeypatch.setattr(run, "CHECKS", checks)
    assert run.run_checks(Path(sys.executable)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-3:] == ["bad      FAIL", "good     pass", "Failed: bad."]
    monkeypatch.setattr(run, "CHECKS", checks[1:])
    assert run.run_checks(Path(sys.executable)) == 0


@pytest.mark.skipif(os.name == "nt", reason="the environment's Python is a shell script here")
def test_it_plays_from_any_folder_in_a_place_with_spaces_and_accents(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _with_pip(monkeypatch, Pip())
    run.set_up("requirements.txt")
    source = Path(__file__).resolve().parents[1] / "run.py"
    copy = shutil.copy(source, place / "run.py")
    done = subprocess.run(
        [sys.executable, str(copy)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stdout == "played with\n"
    assert done.returncode == 0
