"""A match of Dungeon Heroes as it stands: pieces, tiles, hands, and what is being resolved."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from game.core.types import Seat
from game.rules.heroes.pieces import (
    ACTIONS_A_HERO,
    ACTIONS_A_TURN,
    DIAGONAL_MONSTERS,
    FIXED,
    HERO_ORDER,
    HEROES,
    KIND_OF,
    KINDS,
    LONE_HERO,
    OTHERS_IN_PLAY,
    SOLO_ACTIONS_AT_MOST,
    VARIED,
)
from game.rules.heroes.room import Cell, Room
from game.rules.heroes.steps import Side

Mode: TypeAlias = Literal["versus", "solo"]
Phase: TypeAlias = Literal[
    "gathering", "drawing", "dungeon", "heroes", "turning", "answering", "sliding", "leaving",
    "calling", "acting", "over",
]  # fmt: skip
"""What is asked or due: heroes to place, a tile to draw, an action of a side, a tile to turn
over, sword or kit, a slide, a portal's exit, and in solo a row to call and a monster to act."""
UNDECIDED = ""
"""The kind of a face-down tile of the solo game, which is decided when it is turned over."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options; the defaults are the printed rules."""

    mode: Mode = "versus"
    map: str = "standard"
    expansions: tuple[str, ...] = ()
    heroes_may_rest: bool = False
    refill_squares: bool = False
    pool_experience: bool = False


class Match(msgspec.Struct):
    """The whole truth of one match."""

    options: Options
    room: Room
    phase: Phase = "gathering"
    side: Side = "heroes"
    round: int = 0
    passive: bool = True
    """Whether the Dungeon Master is still laying tiles."""
    hit_points: dict[str, int] = {}
    at: dict[str, Cell] = {}
    """Where the pieces on the board stand: living heroes, then monsters as they appeared."""
    artifacts: dict[str, tuple[str, ...]] = {}
    stacks: dict[Cell, tuple[str, ...]] = {}
    """Artifacts that lie where their bearers died."""
    down: dict[Cell, str] = {}
    """The face-down tiles and their kinds, in the order they were laid."""
    up: dict[Cell, str] = {}
    """The tiles that lie face up."""
    open: tuple[Cell, ...] = ()
    """The squares that may still get a tile, in the room's order."""
    hand: tuple[str, ...] = ()
    pool: dict[str, int] = {}
    """How many tiles of each kind nobody has drawn: fixed ones, and others still to come or not."""
    others_left: int = OTHERS_IN_PLAY
    """How many of those others are still to come."""
    appeared: dict[str, int] = {}
    """How many pieces of each kind of monster have appeared."""
    treasures: int = 0
    large_chest: bool = True
    """Whether the vault's treasure is still there."""
    spent: int = 0
    tired: dict[str, int] = {}
    """How many actions each hero has taken this turn."""
    acted: tuple[str, ...] = ()
    """The monsters that have taken their action this turn."""
    lunging: str = ""
    """The monster that has just moved and may attack for nothing."""
    alone: str = ""
    """The hero who was alone when the turn began."""
    hero: str = ""
    """The hero whose entering of a square is being resolved."""
    stage: int = 0
    """How far that is: the piece there, the stack, the tile."""
    foe: str = ""
    """What sword or kit are offered against: a monster piece, or the kind of a tile."""
    cell: Cell = ""
    """The square whose tile is being turned over."""
    calls: tuple[Cell, ...] = ()
    """Solo: the squares the dungeon still turns over this turn."""
    waiting: tuple[str, ...] = ()
    """Solo: the monsters that have still to act this turn."""
    winner: str = ""

    # Who and where

    def heroes(self) -> list[str]:
        """Return the living heroes on the board, in their printed order."""
        return [hero for hero in HERO_ORDER if hero in self.at]

    def hero_spots(self) -> set[Cell]:
        """Return the squares that heroes stand on."""
        return {self.at[hero] for hero in HERO_ORDER if hero in self.at}

    def monsters(self) -> list[str]:
        """Return the monster pieces on the board, as they appeared."""
        return [piece for piece in self.at if piece in KIND_OF]

    def hero_at(self, cell: Cell) -> str | None:
        """Return the hero on a square."""
        at = self.at
        return next((hero for hero in HERO_ORDER if at.get(hero) == cell), None)

    def monster_at(self, cell: Cell) -> str | None:
        """Return the monster piece on a square."""
        for piece, spot in self.at.items():
            if spot == cell and piece in KIND_OF:
                return piece
        return None

    def steps(self, piece: str) -> tuple[Cell, ...]:
        """Return the squares one step off, pieces there or not."""
        room = self.room
        return (room.around if piece in _DIAGONAL else room.beside)[self.at[piece]]

    def may_tire(self, hero: str) -> int:
        """Return how many actions a hero has left this turn by fatigue alone (ruling H4)."""
        most = LONE_HERO[self.options.mode] if hero == self.alone else ACTIONS_A_HERO
        return most - self.tired.get(hero, 0)

    def may_act(self) -> dict[str, int]:
        """Return how many actions each living hero may still take this turn."""
        left, tired, alone = self._left(), self.tired, self.alone
        lone = LONE_HERO[self.options.mode]
        return {
            hero: min(left, (lone if hero == alone else ACTIONS_A_HERO) - tired.get(hero, 0))
            for hero in self.heroes()
        }

    def quota(self) -> int:
        """Return how many actions the side to move has left, the heroes' fatigue considered."""
        if self.side == "dungeon":
            return self._left()
        return min(self._left(), sum(self.may_act().values()))

    def _left(self) -> int:
        solo = self.options.mode == "solo" and self.side == "heroes"
        return (SOLO_ACTIONS_AT_MOST if solo else ACTIONS_A_TURN) - self.spent

    def seat(self) -> Seat:
        """Return the seat of the side that decides."""
        if self.options.mode == "solo":
            return 0
        dungeon = self.side == "dungeon" and self.phase in ("dungeon", "drawing")
        return 0 if dungeon else 1

    # The tiles nobody has seen

    def pile(self) -> int:
        """Return how many tiles are left to draw."""
        return sum(self.pool[kind] for kind in FIXED if kind in self.pool) + self.others_left

    def may_come(self) -> list[str]:
        """Return the kinds that may be drawn, or turned over where nothing is decided yet."""
        pool = self.pool
        return [kind for kind in (KINDS if self.others_left else FIXED) if pool.get(kind)]

    def draw_weights(self) -> tuple[int, ...]:
        """Return the weights of the kinds that may come.

        A fixed tile weighs as many as there are unseen others, each other tile as many as are
        still to come: so the ten set aside never need deciding.
        """
        unseen = sum(self.pool.get(kind, 0) for kind in VARIED) or 1
        return tuple(
            self.pool[kind] * (unseen if kind in FIXED else self.others_left)
            for kind in self.may_come()
        )

    def take_from_pool(self, kind: str) -> None:
        """Note that a tile has been drawn."""
        self.pool[kind] -= 1
        if kind in VARIED:
            self.others_left -= 1


def moves_diagonally(piece: str) -> bool:
    """Return whether a hero or a monster may step diagonally."""
    return piece in _DIAGONAL


def copied(match: Match) -> dict[str, Any]:
    """Return a match's fields by name, everything that can change copied."""
    fields = {name: getattr(match, name) for name in match.__struct_fields__}
    for name, value in fields.items():
        if type(value) is dict:
            fields[name] = value.copy()
    return fields


_DIAGONAL = frozenset(
    {piece for piece, kind in KIND_OF.items() if kind in DIAGONAL_MONSTERS}
    | {str(hero) for hero, card in HEROES.items() if card.diagonal}
)


def full_pool() -> dict[str, int]:
    """Return the tiles nobody has drawn at the start."""
    return {kind: (FIXED | VARIED)[kind] for kind in KINDS}
