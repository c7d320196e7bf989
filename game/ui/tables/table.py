"""What a game adds to the match screen: where its slots lie, their faces and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from pygame import Rect, Surface

from game.core.types import Action, Event, Seat, Slot
from game.ui.style import Measure

Mood: TypeAlias = Literal["plain", "good", "bad", "head"]


class Line(NamedTuple):
    """One line of the log."""

    text: str
    mood: Mood = "plain"
    caption: str = ""
    """What flashes on the table while it happens, if anything."""
    at: Slot = ""
    """Where it flashes, if not in the middle or on the card turned."""
    many: str = ""
    """What several such lines in a row read as, with places for ``{n}`` and ``{all}``."""
    part: str = ""
    """What this line adds to ``{all}``."""


class Row(NamedTuple):
    """One row of the panel of what a seat knows."""

    label: str
    value: str = ""
    mood: Mood = "plain"


class Mark(NamedTuple):
    """A picture beside a seat: one success, one wound, or the place for one."""

    art: str


class Die(NamedTuple):
    """A die that tumbles and settles on a face."""

    slot: Slot
    sides: int
    face: int
    mood: Mood = "plain"


class Glide(NamedTuple):
    """How something goes that is more than one picture from slot to slot."""

    picture: Surface
    start: tuple[int, int]
    """The picture's middle at the beginning, in pixels."""
    end: tuple[int, int]
    hides: tuple[Slot, ...]
    """The slots whose pictures are away meanwhile."""
    frames: tuple[Surface, ...] = ()
    """Pictures of one size shown on the way: a piece that turns."""
    partner: tuple[Surface, tuple[int, int], tuple[int, int]] | None = None
    """Another picture that travels at the same time, its middle at the beginning and the end."""
    via: tuple[tuple[int, int], ...] = ()
    """Where the picture's middle passes on its way, if it does not go straight."""


Glider: TypeAlias = Callable[[Event, Mapping[Slot, Rect]], Glide | None]


class Badge(NamedTuple):
    """A word or number on a place that can be clicked: what it would bring."""

    text: str
    mood: Mood = "plain"


class Heap(NamedTuple):
    """Cards to look through: a pile's heading and what lies in it."""

    title: str
    cards: Sequence[tuple[str, str]]
    """Each card's picture, by its name in the art folder, and what is written under it."""


class Tally(NamedTuple):
    """One line of how a match went, with its picture by its name in the art folder."""

    art: str
    words: str


class Table(Protocol):
    """The part of the match screen that one game fills."""

    background: str
    """The picture under everything, by its name in the art folder."""
    turned_slot: Slot
    """Where cards are laid open for all."""
    piles: frozenset[Slot]
    """Slots that stay when a card leaves them."""
    heaps: frozenset[Slot]
    """Piles that a click opens to look through, while it chooses nothing."""
    joined: Mapping[Slot, Sequence[Slot]]
    """Slots that read as one place with others, and those others."""
    shape: float | None
    """The width, for a height of 1, of what takes a small window's whole height, if anything."""

    def show(self, view: Any) -> None:
        """Take the view that is on the table from now on: what travels is printed for it."""
        ...

    def layout(self, view: Any, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
        """Return where each slot lies, in pixels, in drawing order."""
        ...

    def face(self, view: Any, slot: Slot, size: tuple[int, int], m: Measure) -> Surface | None:
        """Return the picture of a slot, or None where only its outline shows."""
        ...

    def backdrop(self, view: Any, area: Rect, m: Measure, screen: Surface) -> None:
        """Paint what lies under the slots: captions, trays, counts."""
        ...

    def travellers(
        self, event: Event, source: Slot, target: Slot, size: tuple[int, int], m: Measure
    ) -> tuple[Surface | None, Surface | None]:
        """Return the back that travels and the face it turns to at its end, if any."""
        ...

    def die(self, event: Event) -> Die | None:
        """Return the die that an event rolled, if it did."""
        ...

    @property
    def glide(self) -> Glider | None:
        """Return what tells how an event's piece goes in an odd way; None: none ever does."""
        ...

    def draggable(self, view: Any, slot: Slot) -> bool:
        """Return whether a slot's card may be dragged somewhere."""
        ...

    def twin(self, slot: Slot) -> Slot | None:
        """Return the other place of the same thing, if it has two."""
        ...

    def carried(self, view: Any, slot: Slot, size: tuple[int, int], m: Measure) -> Surface | None:
        """Return the picture that a drag from a slot carries."""
        ...

    def browse(self, view: Any, heap: Slot = "") -> Sequence[Heap]:
        """Return what may be looked through: all open piles, or what belongs to the one clicked."""
        ...

    def active(self, view: Any) -> Seat | None:
        """Return the seat that is lit: whose turn it is."""
        ...

    def emblem(self, view: Any) -> str:
        """Return the picture over the result."""
        ...

    def headline(self, view: Any) -> str:
        """Return the line beside the title."""
        ...

    def marks(self, view: Any, seat: Seat) -> Sequence[Mark]:
        """Return the marks a seat has won and lost."""
        ...

    def status(self, view: Any, seat: Seat) -> str:
        """Return a seat's state in a word or two."""
        ...

    def prompt(self, view: Any, clicked: Sequence[Slot]) -> str:
        """Return one sentence that says what is asked now."""
        ...

    def buttons(self, view: Any) -> Sequence[Action]:
        """Return the legal actions that get a button."""
        ...

    def offered(self, view: Any, clicked: Sequence[Slot]) -> Sequence[Action]:
        """Return the actions that get a button once some slots are clicked."""
        ...

    def region(self, slot: Slot) -> str:
        """Return which group of places a slot belongs to: arrows stay within one."""
        ...

    def label(self, action: Action) -> str:
        """Return an action's name on a button."""
        ...

    def consequence(self, view: Any, action: Action) -> str:
        """Return what will come of an action, from what this seat knows."""
        ...

    def badge(self, view: Any, action: Action) -> Badge | None:
        """Return what stands on the place that would complete an action, if anything."""
        ...

    def describe(self, view: Any, slot: Slot) -> str:
        """Return a slot in words."""
        ...

    def narrate(self, event: Event) -> Line | None:
        """Return an event as a line of the log."""
        ...

    def knowledge(self, view: Any) -> Sequence[Row]:
        """Return what the seat knows and what it may count on."""
        ...

    def verdict(self, events: Sequence[Event]) -> str:
        """Return in one sentence who won and why."""
        ...

    def turning_points(self, events: Sequence[Event]) -> Sequence[str]:
        """Return the moments that decided the match, oldest first."""
        ...

    def tally(self, view: Any, events: Sequence[Event]) -> Sequence[Tally]:
        """Return how the match went, in a few lines."""
        ...
