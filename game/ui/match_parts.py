"""What a match shows, and where it lies: what the parts of the match screen tell each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from pygame import Rect

from game.core.types import Action, Slot
from game.ui.hud import Button
from game.ui.picker import Picker
from game.ui.regions import Regions
from game.ui.style import Measure
from game.ui.tables.table import Line

SQUARE: Final = "cell/"
"""How the slots of a board's squares begin."""


class Scenery(NamedTuple):
    """What the canvas shows: a view at rest and what belongs to it."""

    view: Any
    title: str
    picker: Picker
    lines: Sequence[Line]
    know: bool
    """Whether the panel of what is known is open (wide windows)."""
    log: bool
    """Whether the log is open (wide windows)."""
    drawer: str | None
    """Which panel lies over the table (narrow windows): ``know`` or ``log``."""
    heap: Slot
    """The pile that was clicked to be looked through, if one was."""
    back: int
    """How many lines the log is scrolled back."""
    notice: str
    """A hint or message above the buttons."""
    hinted: tuple[Slot, ...]
    hidden: frozenset[Slot]
    """Slots whose pictures are away, on the move."""
    lifted: Slot | None
    """The slot whose picture the mouse carries: it is faded in its place."""
    undo: bool
    quiet: bool
    """Whether things move: then nothing is outlined or offered."""


class Places(NamedTuple):
    """Where everything that can be pointed at lies, in pixels."""

    m: Measure
    parts: Regions
    slots: Mapping[Slot, Rect]
    seats: Mapping[Slot, Rect]
    buttons: Sequence[Button]
    actions: Mapping[str, Action]
    """What each button of the prompt does, by the button's name."""
    over: Rect | None = None
    """Where an open panel lies over the table: nothing below it can be pointed at."""


def outlined(slot: Slot, rect: Rect, m: Measure) -> Rect:
    """Return what the outline of a slot goes round; a square's lies within, off its neighbours."""
    return rect.inflate(-m.px(12), -m.px(12)) if slot.startswith(SQUARE) else rect
