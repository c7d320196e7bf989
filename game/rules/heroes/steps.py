"""What the two sides of Dungeon Heroes choose, and what the table sees happen."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from game.core.types import Action, Event, Seat, Slot
from game.rules.heroes.room import Cell

DUNGEON: Final[Seat] = 0
"""The Dungeon Master's seat in a match of two; alone, the heroes have seat 0."""

Side: TypeAlias = Literal["dungeon", "heroes"]
Way: TypeAlias = Literal["walk", "slide", "portal"]
"""How a piece came to a square."""
WayPhase: TypeAlias = Literal["sliding", "leaving"]
Rule: TypeAlias = Literal["attack", "nearest", "central", "corner", "order", "blocked"]
"""Which of the solo script's rules decided."""
EndedBy: TypeAlias = Literal["treasures", "elimination", "rounds"]


class PlaceHero(Action, frozen=True):
    """Put a hero on a square of the entrance."""

    hero: str
    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return (f"hero/{self.hero}", f"cell/{self.cell}")


class Place(Action, frozen=True):
    """Lay a tile of the hand face down."""

    tile: str
    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return (f"hand/{self.tile}", f"cell/{self.cell}")


class Flip(Action, frozen=True):
    """Turn a face-down tile over, as the Dungeon Master."""

    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return (f"cell/{self.cell}",)


class Move(Action, frozen=True):
    """Move a hero or a monster one square."""

    piece: str
    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return (f"piece/{self.piece}", f"cell/{self.cell}")


class Attack(Action, frozen=True):
    """Attack a hero in reach."""

    monster: str
    hero: str

    def path(self) -> tuple[Slot, ...]:
        return (f"piece/{self.monster}", f"piece/{self.hero}")


class Heal(Action, frozen=True):
    """The Cleric heals himself or a hero beside him."""

    target: str

    def path(self) -> tuple[Slot, ...]:
        return ("ability/cleric", f"piece/{self.target}")


class Reveal(Action, frozen=True):
    """The Wizard turns a face-down tile over."""

    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return ("ability/wizard", f"cell/{self.cell}")


class Use(Action, frozen=True, omit_defaults=True):
    """Use an artifact; `target` and `cell` are named where they apply."""

    hero: str
    artifact: str
    target: str | None = None
    cell: Cell | None = None

    def path(self) -> tuple[Slot, ...]:
        path: tuple[Slot, ...] = (f"artifact/{self.hero}/{self.artifact}",)
        if self.target:
            path += (f"{'hero' if self.cell else 'piece'}/{self.target}",)
        return (*path, f"cell/{self.cell}") if self.cell else path


class Give(Action, frozen=True):
    """Give an artifact to a hero beside its bearer."""

    hero: str
    artifact: str
    to: str

    def path(self) -> tuple[Slot, ...]:
        return (f"artifact/{self.hero}/{self.artifact}", f"hero/{self.to}")


class Slide(Action, frozen=True):
    """Choose where a sliding hero goes."""

    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return (f"cell/{self.cell}",)


class Portal(Action, frozen=True):
    """Choose where a hero comes out of a portal."""

    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return (f"cell/{self.cell}",)


class Decline(Action, frozen=True):
    """Keep the sword or the disarm kit for later."""

    def path(self) -> tuple[Slot, ...]:
        return ("button/decline",)


class EndTurn(Action, frozen=True):
    """End the turn."""

    def path(self) -> tuple[Slot, ...]:
        return ("button/end_turn",)


AnyAction: TypeAlias = (
    PlaceHero | Place | Flip | Move | Attack | Heal | Reveal | Use | Give | Slide | Portal
    | Decline | EndTurn
)  # fmt: skip
DECLINE, END_TURN = Decline(), EndTurn()


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
    """A piece went from square to square."""

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
    | Reasoned | MatchEnded
)  # fmt: skip
