"""Set up and play, or set up and check everything: `python run.py [test|setup]`."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
OLDEST = (3, 11)
CHECKS = (
    ("lint", ["-m", "ruff", "check", "."]),
    ("format", ["-m", "ruff", "format", "--check", "."]),
    ("types", ["-m", "mypy"]),
    (
        "imports",
        ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    ),
    ("content", ["main.py", "check"]),
    ("tests", ["-m", "pytest"]),
)
"""The name of each check and the arguments Python is called with; the count of tests is last."""
OFFLINE_SIGNS = (
    "name resolution", "getaddrinfo", "nodename nor servname", "Network is unreachable",
    "NewConnectionError", "Failed to establish", "ConnectTimeout", "ProxyError", "timed out",
    "Connection refused", "No route to host",
)  # fmt: skip
LINES_OF_PIP = 12
INTERRUPTED = 130


class SetUpError(Exception):
    """What stands in the way, in sentences for the player."""


def python_in(venv: Path) -> Path:
    """Return where a virtual environment keeps its Python."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def set_up(requirements: str) -> Path:
    """Make the environment, install what is pinned unless it is there; return its Python.

    Raises SetUpError.
    """
    if sys.version_info < OLDEST:
        raise SetUpError(
            f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, not {sys.version.split()[0]}."
        )
    python = python_in(VENV)
    stamp, wanted = VENV / f".{requirements}.sha256", _digest(requirements)
    if python.exists() and stamp.exists() and stamp.read_text("utf-8") == wanted:
        return python
    if not _has_pip(python):
        _make_environment()
    _install(python, requirements)
    stamp.write_text(wanted, encoding="utf-8")
    return python


def _has_pip(python: Path) -> bool:
    """Return whether an environment is there and whole enough to install into."""
    return python.exists() and _captured([str(python), "-m", "pip", "--version"]).returncode == 0


def _make_environment() -> None:
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        raise SetUpError(
            f"This Python comes without {missing[-1]}, which the set-up needs.\n"
            "On Debian and Ubuntu install it with: sudo apt install python3-venv\n"
            "Then run this again."
        )
    print("Making the environment .venv …", flush=True)
    made = _captured([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if made.returncode:
        raise SetUpError(
            f"{_tail(made.stdout)}\nThe environment could not be made in {VENV}.\n"
            "If that folder cannot be written to, copy the game into one of your own."
        )


def _install(python: Path, requirements: str) -> None:
    print(f"Installing what {requirements} lists; the first time takes a minute …", flush=True)
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries", "3"]
    done = _captured(
        [str(python), "-m", "pip", "install", *options, "-r", str(ROOT / requirements)]
    )
    if not done.returncode:
        return
    if any(sign in done.stdout for sign in OFFLINE_SIGNS):
        raise SetUpError(
            "The packages could not be fetched: there seems to be no network, or a proxy is in\n"
            "the way. Connect and run this again."
        )
    raise SetUpError(
        f"{_tail(done.stdout)}\nThe packages could not be installed; the lines above say why."
    )


def _captured(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a program and keep all it prints."""
    pipe, same = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(
        command, stdout=pipe, stderr=same, text=True, errors="replace", check=False
    )


def _tail(output: str) -> str:
    """Return the last lines of what a program printed."""
    return "\n".join(output.strip().splitlines()[-LINES_OF_PIP:])


def _digest(requirements: str) -> str:
    """Return what stands for the pinned requirements, those they include counted too."""
    texts = [(ROOT / name).read_bytes() for name in ("requirements.txt", requirements)]
    return hashlib.sha256(b"".join([sys.version.encode(), *texts])).hexdigest()


def run_checks(python: Path) -> int:
    """Run every check in a home of its own, each named with its result; return the exit code."""
    results: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "DUNGEON_QUARTET_HOME": home,
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        for name, arguments in CHECKS:
            print(f"\n== {name}", flush=True)
            began = time.monotonic()
            command = [str(python), *arguments]
            done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
            results[name] = "FAIL" if done.returncode else "pass"
            print(f"== {name}: {results[name]} ({time.monotonic() - began:.1f} s)", flush=True)
    failed = [name for name, result in results.items() if result == "FAIL"]
    print("\n" + "\n".join(f"{name:8} {result}" for name, result in results.items()))
    if failed:
        print(f"Failed: {', '.join(failed)}.")
        return 1
    print("Everything passed.")
    return 0


def main(arguments: list[str]) -> int:
    """Do what the command line says; return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    word = arguments[0] if arguments else "play"
    if word not in ("play", "test", "setup") or len(arguments) > 1:
        print("Usage: python run.py [test|setup]", file=sys.stderr)
        return 2
    try:
        python = set_up("requirements.txt" if word == "play" else "requirements-dev.txt")
    except (SetUpError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return _carry_out(word, python)
    except KeyboardInterrupt:
        return INTERRUPTED


def _carry_out(word: str, python: Path) -> int:
    if word == "test":
        return run_checks(python)
    if word == "play":
        return subprocess.run([str(python), str(ROOT / "main.py")], check=False).returncode
    print("Everything is set up: python run.py plays.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
