"""Plays a match of each game in the built executable, by keyboard, on a virtual display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

MATCHES = (
    ("play", "welcome", "--seats", "human,easy", "--seed", "7"),
    ("play", "delver", "--seats", "human", "--seed", "7", "--option", "hero=monk"),
    ("play", "heroes", "--seats", "human", "--seed", "7", "--option", "mode=solo"),
    ("play", "rogue", "--seats", "human", "--seed", "7"),
)
KEYS = ("Return", "Return", "Return", "Right", "Return", "Return", "Down")
"""Return acts on the place in focus; an arrow now and then moves it."""
SECONDS_FOR_WINDOW, SECONDS_FOR_MATCH = 60.0, 300.0
SIZE = "1280x720x24"


class PlayError(Exception):
    """The match could not be played; in one sentence."""


def main(executable: Path, results: Path) -> int:
    """Play the matches to their ends; keep pictures, and return 1 if one did not end."""
    # A display may fail to start where others run beside it: each match has a second chance.
    return max([
        play_match(executable, results, match) and play_match(executable, results, match)
        for match in MATCHES
    ])  # fmt: skip


def play_match(executable: Path, results: Path, match: tuple[str, ...]) -> int:
    """Play one match to its end; return 0, or what went wrong."""
    with tempfile.TemporaryDirectory(prefix="quartet été ") as folder, display() as name:
        home = Path(folder)
        env = {**os.environ, "DISPLAY": name, "DUNGEON_QUARTET_HOME": folder}
        env["SDL_AUDIODRIVER"] = "dummy"
        env.pop("SDL_VIDEODRIVER", None)
        began = time.monotonic()
        game = subprocess.Popen([str(executable), *match], env=env)
        try:
            window = wait_for_window(game, env)
            print(f"{match[1]}: the window opened after {time.monotonic() - began:.2f} s.")
            record = play(game, window, home, env)
            print(f"The match ended after {time.monotonic() - began:.0f} s: {record.name}")
            time.sleep(1)
            return subprocess.call([str(executable), "replay", str(record)], env=env)
        except PlayError as error:
            print(error)
            print(*(path.read_text("utf-8") for path in home.glob("crashes/*")), sep="\n")
            return 1
        finally:
            take_picture(results / f"executable-{match[1]}.png", env)
            game.terminate()
            game.wait(20)


@contextmanager
def display() -> Iterator[str]:
    """Run a virtual display of its own; give its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise SystemExit("The virtual display did not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(20)


def wait_for_window(game: subprocess.Popen[bytes], env: dict[str, str]) -> str:
    """Return the id of the window once it is shown, with the keyboard's focus on it."""
    until = time.monotonic() + SECONDS_FOR_WINDOW
    while time.monotonic() < until:
        if game.poll() is not None:
            raise PlayError(f"The game left with code {game.returncode} before its window opened.")
        found = xdotool(env, "search", "--onlyvisible", "--class", "DungeonQuartet").split()
        if found:
            xdotool(env, "windowfocus", found[0])
            return found[0]
        time.sleep(0.05)
    raise PlayError("No window opened.")


def play(game: subprocess.Popen[bytes], window: str, home: Path, env: dict[str, str]) -> Path:
    """Press keys until a record says that the match is over; return it."""
    until = time.monotonic() + SECONDS_FOR_MATCH
    for key in cycle(KEYS):
        if game.poll() is not None:
            raise PlayError(f"The game left with code {game.returncode} in the middle.")
        if any(home.glob("crashes/*")):
            raise PlayError("The game wrote a crash report.")
        for record in home.glob("*/*.json"):
            if is_over(record):
                return record
        if time.monotonic() > until:
            raise PlayError(f"The match was not over after {SECONDS_FOR_MATCH:.0f} s.")
        xdotool(env, "windowfocus", window, "key", key)
        time.sleep(0.15)
    raise AssertionError("the keys go round for ever")


def is_over(record: Path) -> bool:
    """Return whether a file is the record of a match that has ended."""
    try:
        content = json.loads(record.read_text("utf-8"))
    except (OSError, ValueError):  # it is being replaced at this moment
        return False
    return bool(content.get("state", {}).get("phase") == "over")


def xdotool(env: dict[str, str], *words: str) -> str:
    """Run xdotool; return what it printed, nothing if it failed."""
    done = subprocess.run(
        ["xdotool", *words], env=env, capture_output=True, text=True, timeout=30, check=False
    )
    return done.stdout


def take_picture(file: Path, env: dict[str, str]) -> None:
    """Keep a picture of the display."""
    subprocess.run(["import", "-window", "root", str(file)], env=env, timeout=60, check=False)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2])))
