"""Sets the game up in a .venv beside this file, then plays it: `python run.py`.

`python run.py test` runs every check instead, `python run.py setup` stops after setting up;
any other words are handed on to main.py. Standard library only.
"""

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
TO_PLAY, TO_TEST = ("requirements.txt",), ("requirements.txt", "requirements-dev.txt")
OFFLINE_SIGNS = (
    "name resolution", "getaddrinfo", "nodename nor servname", "Network is unreachable",
    "NewConnectionError", "Failed to establish", "ConnectTimeout", "ProxyError", "Read timed out",
    "Connection refused", "No route to host",
)  # fmt: skip
LINES_OF_PIP = 12
INTERRUPTED = 130


class SetupError(Exception):
    """What stops the set-up, in sentences for the player."""


def main(words: list[str]) -> int:
    """Set up, then do what the words say; return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="backslashreplace")
    command = words[0] if words else ""
    if command in ("test", "setup") and words[1:]:
        say(f"python run.py {command} takes no further words.")
        return 2
    try:
        python = set_up(TO_TEST if command == "test" else TO_PLAY)
    except SetupError as error:
        say(str(error))
        return 1
    if command == "setup":
        say("Everything is set up: python run.py plays.")
        return 0
    return run_checks(python) if command == "test" else play(python, words)


def say(text: str) -> None:
    """Print at once, so that it stands before what other programs print."""
    print(text, flush=True)


# Setting up


def set_up(requirements: tuple[str, ...]) -> Path:
    """Make the virtual environment hold these requirements; return its Python.

    Raises SetupError.
    """
    if sys.version_info < OLDEST:  # this file alone may meet an older one
        found = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(
            f"Dungeon Quartet needs Python 3.11 or newer, but this is Python {found}.\n"
            "Install a newer one and run this file with it, for example: python3.11 run.py"
        )
    python = venv_python()
    stamp, wanted = VENV / f"set-up-{len(requirements)}", fingerprint(requirements)
    if python.exists() and stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return python
    if not python.exists() or not has_pip(python):
        make_venv()
    install(python, requirements[-1])
    for count in range(1, len(requirements) + 1):
        stamp_of = VENV / f"set-up-{count}"
        stamp_of.write_text(fingerprint(requirements[:count]), encoding="utf-8")
    return python


def venv_python() -> Path:
    """Return where the environment's Python lies on this system."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint(requirements: tuple[str, ...]) -> str:
    """Return what changes when a requirement, this Python or the folder's place does."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {ROOT}".encode("utf-8", "surrogateescape"))
    for name in requirements:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def has_pip(python: Path) -> bool:
    """Return whether an environment is whole enough to install into."""
    try:
        found = subprocess.run(
            [str(python), "-m", "pip", "--version"], capture_output=True, check=False
        )
    except OSError:
        return False
    return found.returncode == 0


def make_venv() -> None:
    """Make the environment anew; raises SetupError."""
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        raise SetupError(
            f"This Python comes without {missing[-1]}, which the set-up needs.\n"
            "On Debian and Ubuntu install it with: sudo apt install python3-venv\n"
            "Then run this again."
        )
    say("Making a Python environment in .venv ...")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    made = captured(command)
    if made.returncode != 0:
        raise SetupError(
            f"{tail(made.stdout)}\n"
            f"The environment could not be made in {VENV}.\n"
            "If that folder cannot be written to, copy the game into one of your own; on Debian"
            " and Ubuntu\nalso try: sudo apt install python3-venv"
        )


def install(python: Path, requirements: str) -> None:
    """Install one requirements file; raises SetupError."""
    say(f"Installing what {requirements} lists; the first time takes a minute or two ...")
    options = ["--disable-pip-version-check", "--no-input", "--retries", "3", "--quiet"]
    command = [str(python), "-m", "pip", "install", *options, "-r", str(ROOT / requirements)]
    done = captured(command)
    if done.returncode == 0:
        return
    output = str(done.stdout)
    if any(sign in output for sign in OFFLINE_SIGNS):
        cause = (
            "The packages could not be fetched: this computer seems to have no network, or a"
            " proxy is\nin the way. Connect and run this again; it goes on where it stopped."
        )
    else:
        cause = "The packages could not be installed; the lines above say why."
    raise SetupError(f"{tail(output)}\n{cause}")


def captured(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a program and keep all it prints."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(
        command, stdout=pipe, stderr=both, text=True, errors="replace", check=False
    )


def tail(output: str) -> str:
    """Return the last lines of what a program printed."""
    return "\n".join(output.strip().splitlines()[-LINES_OF_PIP:])


# Running


def play(python: Path, words: list[str]) -> int:
    """Run main.py from where the player stands; return its exit code."""
    try:
        return subprocess.call([str(python), str(ROOT / "main.py"), *words])
    except KeyboardInterrupt:
        return INTERRUPTED


def checks(python: Path) -> dict[str, list[str]]:
    """Return every check's name and command; the tests come last, so their count is seen."""
    module = [str(python), "-m"]
    imports = "from importlinter.cli import lint_imports_command as main; main()"
    return {
        "ruff check": [*module, "ruff", "check", "."],
        "ruff format": [*module, "ruff", "format", "--check", "."],
        "mypy": [*module, "mypy", "--strict"],
        "lint-imports": [str(python), "-c", imports],
        "main.py check": [str(python), "main.py", "check"],
        "pytest": [*module, "pytest"],
    }


def run_checks(python: Path) -> int:
    """Run every check, each named, in a home of its own; return 1 if any failed."""
    results: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "DUNGEON_QUARTET_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        env.setdefault("SDL_VIDEODRIVER", "dummy")
        env.setdefault("SDL_AUDIODRIVER", "dummy")
        for name, command in checks(python).items():
            say(f"\n== {name}")
            began = time.monotonic()
            try:
                passed = subprocess.call(command, cwd=ROOT, env=env) == 0
            except KeyboardInterrupt:
                return INTERRUPTED
            results[name] = "pass" if passed else "FAIL"
            say(f"== {name}: {results[name]} ({time.monotonic() - began:.1f} s)")
    say("")
    for name, result in results.items():
        say(f"{name:14} {result}")
    failed = [name for name, result in results.items() if result != "pass"]
    if failed:
        say(f"{len(failed)} of {len(results)} checks failed: {', '.join(failed)}.")
        return 1
    say(f"All {len(results)} checks passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
