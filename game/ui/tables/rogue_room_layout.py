"""Where the card of the room that is resolved lies, and the ways it offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.core.types import Slot
from game.rules.rogue.effects import Choose, Option
from game.rules.rogue.run import Run
from game.ui.style import Measure
from game.ui.tables.rogue_ground import DICE

CARD: Final = 0.5
"""The part of the stage that the room's card takes where something lies beside it."""
HEADINGS: Final = (0.42, 0.32, 0.21)
"""The part of a small stage's height that the card takes above rows of options: one, two, three."""
TALLEST_PLATE: Final = 190
WIDEST_ALONE: Final = 620


def is_choosing(run: Run) -> bool:
    """Return whether a hero is asked which of several ways to take."""
    return bool(options_of(run))


def lay_options(run: Run, room: Rect, m: Measure, across: int) -> dict[Slot, Rect]:
    """Return the places of the ways that may be taken."""
    return _lay_options(len(options_of(run)), room, m, across)


def lay_room(run: Run, stage: Rect, m: Measure, *, short: bool) -> tuple[dict[Slot, Rect], Rect]:
    """Return the slots of a room on the stage, and what is left for a die."""
    gap, options = m.px(10), options_of(run)
    beside = bool(options) or run.phase in DICE
    if short and options:
        rows = -(-len(options) // 2)
        card = Rect(
            stage.left, stage.top, stage.width, int(stage.height * HEADINGS[min(rows, 3) - 1])
        )
        rest = Rect(stage.left, card.bottom + gap // 2, stage.width, 0)
        rest.height = stage.bottom - rest.top
        return {"room": card} | _lay_options(len(options), rest, m, 2), rest
    wide = int(stage.width * CARD) if beside else min(stage.width, m.px(WIDEST_ALONE))
    card = Rect(stage.left, stage.top, wide, stage.height)
    if not beside:
        card.centerx = stage.centerx
    rest = Rect(card.right + gap, stage.top, stage.right - card.right - gap, stage.height)
    return {"room": card} | _lay_options(len(options), rest, m, 1), rest


def options_of(run: Run) -> Sequence[Option]:
    if run.phase == "choosing" and isinstance(run.pending, Choose):
        return run.pending.options
    return ()


def _lay_options(count: int, room: Rect, m: Measure, across: int) -> dict[Slot, Rect]:
    if not count:
        return {}
    gap, rows = m.px(10), -(-count // across)
    wide = (room.width - gap * (across - 1)) // across
    tall = min(m.px(TALLEST_PLATE), (room.height - gap * (rows - 1)) // rows)
    top = room.top + max(0, (room.height - rows * tall - gap * (rows - 1)) // 2)
    return {
        f"option/{i}": Rect(room.left + i % across * (wide + gap),
                            top + i // across * (tall + gap), wide, tall)
        for i in range(count)
    }  # fmt: skip
