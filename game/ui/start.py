"""What the set-up screen hands on: a match to start, and who sits where in it."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatPlan(msgspec.Struct, frozen=True):
    """One seat: ``"human"`` or a bot's level, and the name it goes by."""

    kind: str
    name: str


class StartMatch(msgspec.Struct, frozen=True):
    """A match to start; without a seed, luck picks one."""

    game: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    seed: int | None = None
    casual: bool = False
