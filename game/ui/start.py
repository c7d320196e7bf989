"""What the set-up screen hands to the match: the game, its options and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class SeatPlan(NamedTuple):
    """One seat: ``human`` or a bot's level, and the name shown."""

    kind: str
    name: str


class StartMatch(NamedTuple):
    """A match to open; a seed of None lets chance choose one."""

    game: str
    options: Mapping[str, Any]
    seats: tuple[SeatPlan, ...]
    seed: int | None = None
    casual: bool = False
