"""Set up and play, or set up and check everything: `python run.py [test|setup]`."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
OLDEST = (3, 11)
CHECKS = (
    ("lint", ["-m", "ruff", "check", "."]),
    ("format", ["-m", "ruff", "format", "--check", "."]),
    ("types", ["-m", "mypy"]),
    ("imports", ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
    ("content", ["main.py", "check"]),
    ("tests", ["-m", "pytest"]),
)
"""The name of each check and the arguments Python is called with."""


class SetUpError(Exception):
    """What stands in the way, in one sentence."""


def python_in(venv: Path) -> Path:
    """Return where a virtual environment keeps its Python."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def set_up(requirements: str) -> Path:
    """Make the environment, install what is pinned unless it is there; return its Python.

    Raises SetUpError.
    """
    if sys.version_info < OLDEST:
        raise SetUpError(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, not {sys.version.split()[0]}.")
    python = python_in(VENV)
    if not python.exists():
        _make_environment()
    stamp = VENV / f".{requirements}.sha256"
    wanted = _digest(requirements)
    if not stamp.exists() or stamp.read_text() != wanted:
        print("Installing what the game needs …", flush=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "-r", str(ROOT / requirements)]
        if subprocess.run(command, check=False).returncode:
            raise SetUpError("The packages could not be installed; see above. Is there a network?")
        stamp.write_text(wanted)
    return python


def _make_environment() -> None:
    print("Making the environment .venv …", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
    if made.returncode:
        raise SetUpError(
            "Python could not make a virtual environment; on Debian and Ubuntu,"
            " `apt install python3-venv` brings what is missing."
        )


def _digest(requirements: str) -> str:
    """Return what stands for the pinned requirements, those they include counted too."""
    texts = [(ROOT / name).read_bytes() for name in ("requirements.txt", requirements)]
    return hashlib.sha256(b"".join([sys.version.encode(), *texts])).hexdigest()


def run_checks(python: Path) -> int:
    """Run every check, name those that failed, and return the exit code."""
    failed = []
    for name, arguments in CHECKS:
        print(f"\n== {name}", flush=True)
        environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        done = subprocess.run([str(python), *arguments], cwd=ROOT, env=environment, check=False)
        if done.returncode:
            failed.append(name)
    if failed:
        print(f"\nFailed: {', '.join(failed)}.")
        return 1
    print("\nEverything passed.")
    return 0


def main(arguments: list[str]) -> int:
    """Do what the command line says; return the exit code."""
    word = arguments[0] if arguments else "play"
    if word not in ("play", "test", "setup") or len(arguments) > 1:
        print("Usage: python run.py [test|setup]", file=sys.stderr)
        return 2
    try:
        python = set_up("requirements.txt" if word == "play" else "requirements-dev.txt")
    except (SetUpError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    if word == "test":
        return run_checks(python)
    if word == "play":
        return subprocess.run([str(python), str(ROOT / "main.py")], check=False).returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
