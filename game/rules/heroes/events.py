"""What the table of Dungeon Heroes sees happen."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from game.core.types import Event, Seat, Slot
from game.rules.heroes.room import Cell

DUNGEON: Final[Seat] = 0
"""The Dungeon Master's seat in a match of two; alone, the heroes have seat 0."""

Side: TypeAlias = Literal["dungeon", "heroes"]
Way: TypeAlias = Literal["walk", "slide", "portal"]
"""How a piece came to a square."""
Rule: TypeAlias = Literal[
    "attack", "nearest", "central", "corner", "order", "blocked", "raise", "aside",
    "harm", "search",
]  # fmt: skip
"""Which of the solo script's rules decided; the last four belong to the Lords of the Undead."""
EndedBy: TypeAlias = Literal["treasures", "elimination", "rounds"]


class _Open(Event, frozen=True):
    """An event that hides nothing."""

    def seen_by(self, seat: Seat | None) -> _Open:
        return self


class HeroPlaced(_Open, frozen=True):
    """A hero stands at the entrance."""

    hero: str
    cell: Cell

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"hero/{self.hero}", f"cell/{self.cell}"),)


class TurnBegan(_Open, frozen=True):
    """A side's turn began; rounds are counted from 1."""

    side: Side
    round: int


class Drawn(Event, frozen=True):
    """The Dungeon Master drew a tile; nobody else knows which."""

    kind: str | None

    def seen_by(self, seat: Seat | None) -> Drawn:
        return self if seat == DUNGEON else Drawn(None)

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (("pile", f"hand/{self.kind}" if self.kind else "hand"),)


class Laid(Event, frozen=True):
    """The Dungeon Master laid a tile face down."""

    news: ClassVar[bool] = False
    cell: Cell
    kind: str | None

    def seen_by(self, seat: Seat | None) -> Laid:
        return self if seat == DUNGEON else Laid(self.cell, None)

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"hand/{self.kind}" if self.kind else "hand", f"cell/{self.cell}"),)


class PhaseTurned(_Open, frozen=True):
    """All tiles are laid: from now on the dungeon attacks."""


class TurnedUp(_Open, frozen=True):
    """A face-down tile was turned over."""

    reveals: ClassVar[bool] = True
    cell: Cell
    kind: str

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"cell/{self.cell}", f"cell/{self.cell}"),)


class Appeared(_Open, frozen=True):
    """A monster tile became a piece."""

    piece: str
    cell: Cell


class Moved(_Open, frozen=True):
    """A piece went from square to square; the dragon then lies on both."""

    piece: str
    start: Cell
    cell: Cell
    way: Way = "walk"

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"piece/{self.piece}", f"cell/{self.cell}"),)


class Attacked(_Open, frozen=True):
    """A monster attacked a hero."""

    monster: str
    hero: str


class Hurt(_Open, frozen=True):
    """A hero lost hit points to a piece or a tile."""

    hero: str
    count: int
    left: int
    by: str


class Healed(_Open, frozen=True):
    """A hero got hit points back."""

    hero: str
    count: int
    left: int
    by: str


class Died(_Open, frozen=True):
    """A hero was eliminated; the artifacts lie where it happened."""

    hero: str
    cell: Cell
    by: str
    dropped: tuple[str, ...] = ()


class Slain(_Open, frozen=True):
    """A monster, piece or tile, was struck down."""

    monster: str
    hero: str
    cell: Cell


class Disarmed(_Open, frozen=True):
    """A trap was disarmed."""

    trap: str
    hero: str
    cell: Cell


class Gone(_Open, frozen=True):
    """A tile left the game."""

    kind: str
    cell: Cell


class Took(_Open, frozen=True):
    """A hero picked artifacts up."""

    hero: str
    artifacts: tuple[str, ...]
    cell: Cell


class Treasure(_Open, frozen=True):
    """A treasure was taken, the `count`-th."""

    hero: str
    cell: Cell
    count: int


class Used(_Open, frozen=True):
    """An artifact was used, and is gone."""

    hero: str
    artifact: str


class Gave(_Open, frozen=True):
    """An artifact went from hero to hero."""

    hero: str
    artifact: str
    to: str


class Revived(_Open, frozen=True):
    """The Holy Grail brought a hero back."""

    hero: str
    cell: Cell
    left: int


class Joined(_Open, frozen=True):
    """The Damsel was found, and is one of the party."""

    hero: str
    cell: Cell
    left: int


class Inspired(_Open, frozen=True):
    """A hero was granted a free action."""

    hero: str
    to: str


class Learned(_Open, frozen=True):
    """A hero keeps a trap or a slain monster as experience."""

    hero: str
    tile: str
    points: int


class Bought(_Open, frozen=True):
    """An artifact was bought; `paid` are the heroes' tiles that it cost."""

    hero: str
    artifact: str
    paid: tuple[tuple[str, str], ...]

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"market/{self.artifact}", f"hero/{self.hero}"),)


class Swapped(_Open, frozen=True):
    """The Magic Mirror made two heroes change places."""

    hero: str
    cell: Cell
    other: str
    other_cell: Cell

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return (
            (f"piece/{self.hero}", f"cell/{self.cell}"),
            (f"piece/{self.other}", f"cell/{self.other_cell}"),
        )


class Raised(_Open, frozen=True):
    """The Necromancer brought a monster back; `hero` had kept it as experience."""

    piece: str
    cell: Cell
    hero: str | None

    def moves(self) -> tuple[tuple[Slot, Slot], ...]:
        return ((f"fallen/{self.piece}", f"cell/{self.cell}"),)


class Possessed(_Open, frozen=True):
    """The White Lady took hold of a hero."""

    hero: str
    cell: Cell


class Banished(_Open, frozen=True):
    """The White Lady left the game; whom she held is free."""

    cell: Cell
    by: str
    hero: str | None


class Reasoned(_Open, frozen=True):
    """Why a monster of the solo script does what it does next."""

    piece: str
    hero: str
    steps: int
    rule: Rule


class MatchEnded(_Open, frozen=True):
    """The heroes or the dungeon won."""

    winner: Side
    by: EndedBy


AnyEvent: TypeAlias = (
    HeroPlaced | TurnBegan | Drawn | Laid | PhaseTurned | TurnedUp | Appeared | Moved | Attacked
    | Hurt | Healed | Died | Slain | Disarmed | Gone | Took | Treasure | Used | Gave | Revived
    | Joined | Inspired | Learned | Bought | Swapped | Raised | Possessed | Banished | Reasoned
    | MatchEnded
)  # fmt: skip
