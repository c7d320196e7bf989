"""The report of a crash: what is needed to see it again, kept in the user's folder."""

from __future__ import annotations

import platform
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from game.play.disk import user_folder
from game.play.match import Match
from game.play.replay import VERSION, canonical

STEPS_KEPT: Final = 50


def report_crash(
    error: BaseException, match: Match | None = None, folder: Path | None = None
) -> str:
    """Write a crash report; return one sentence that says where it is, or that it failed."""
    now = datetime.now(UTC)
    try:
        place = (folder or user_folder()) / "crashes"
        place.mkdir(parents=True, exist_ok=True)
        file = place / f"crash-{now:%Y%m%d-%H%M%S-%f}.txt"
        file.write_text(_text(error, match, now), encoding="utf-8", errors="backslashreplace")
    except OSError:
        return f"The game crashed ({type(error).__name__}), and no report could be written."
    return f"The game crashed ({type(error).__name__}); the report is in {file}."


def _text(error: BaseException, match: Match | None, now: datetime) -> str:
    lines = [
        f"Dungeon Quartet {VERSION}",
        f"When: {now:%Y-%m-%d %H:%M:%S} UTC",
        f"System: {platform.platform()}, Python {platform.python_version()}",
        *(_match_lines(match) if match else ["Match: none"]),
        "",
        "".join(traceback.format_exception(error)),
    ]
    return "\n".join(lines)


def _match_lines(match: Match) -> list[str]:
    log = match.log
    first = max(0, len(log) - STEPS_KEPT)
    return [
        f"Game: {match.game.name}",
        f"Options: {canonical(match.options).decode()}",
        f"Seed: {match.seed}",
        f"Steps: {len(log)}; the last {len(log) - first}:",
        *(f"  {number} {canonical(log[number]).decode()}" for number in range(first, len(log))),
    ]
