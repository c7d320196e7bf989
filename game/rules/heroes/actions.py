"""What the two sides of Dungeon Heroes choose."""

from __future__ import annotations

from typing import TypeAlias

from game.core.types import Action, Slot
from game.rules.heroes.pieces import BANNER, DAMSEL, NECROMANCER
from game.rules.heroes.room import Cell


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


class Move(Action, frozen=True, omit_defaults=True):
    """Move a hero or a monster one square.

    The dragon's move names `tail`, too: the half that stays where it is while the other half
    goes to `cell`. Stepping and turning about a half both come to that.
    """

    piece: str
    cell: Cell
    tail: Cell | None = None

    def path(self) -> tuple[Slot, ...]:
        return (f"piece/{self.piece}", f"cell/{self.cell}")


class Attack(Action, frozen=True):
    """Attack a hero in reach."""

    monster: str
    hero: str

    def path(self) -> tuple[Slot, ...]:
        return (f"piece/{self.monster}", f"piece/{self.hero}")


class Heal(Action, frozen=True):
    """The Cleric heals himself or a hero beside him, or drives the White Lady out."""

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


class Inspire(Action, frozen=True):
    """Grant a hero a free action: the Damsel's gift, or what a banner does."""

    hero: str
    to: str

    def path(self) -> tuple[Slot, ...]:
        gift = self.hero == DAMSEL
        start = f"ability/{DAMSEL}" if gift else f"artifact/{self.hero}/{BANNER}"
        return (start, f"piece/{self.to}")


class Buy(Action, frozen=True):
    """Buy an artifact at the market, for a hero's experience."""

    hero: str
    artifact: str

    def path(self) -> tuple[Slot, ...]:
        return (f"market/{self.artifact}", f"hero/{self.hero}")


class Raise(Action, frozen=True):
    """The Necromancer brings a slain monster back."""

    monster: str
    cell: Cell

    def path(self) -> tuple[Slot, ...]:
        return (f"piece/{NECROMANCER}", f"fallen/{self.monster}", f"cell/{self.cell}")


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
    PlaceHero | Place | Flip | Move | Attack | Heal | Reveal | Use | Give | Inspire | Buy
    | Raise | Slide | Portal | Decline | EndTurn
)  # fmt: skip
DECLINE, END_TURN = Decline(), EndTurn()
