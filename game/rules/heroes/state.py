"""A match of Dungeon Heroes as it stands: pieces, tiles, hands, and what is being resolved."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from game.core.types import Seat
from game.rules.heroes.pieces import (
    ACTIONS_A_HERO,
    ACTIONS_A_TURN,
    ADDED,
    DIAGONAL_MONSTERS,
    DRAGON,
    FIXED,
    HERO_CARDS,
    HERO_ORDER,
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
    "stretching", "calling", "acting", "over",
]  # fmt: skip
"""What is asked or due: heroes to place, a tile to draw, an action of a side, a tile to turn
over, sword or kit, a slide, a portal's exit, the dragon's second square, and in solo a row to call
and a monster to act."""
UNDECIDED = ""
"""The kind of a face-down tile of the solo game, which is decided when it is turned over."""


M = TypeVar("M", bound="Match")


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

    # The expansions'

    tail: Cell = ""
    """The dragon's second square; none while it finds no room for it."""
    appearing: bool = False
    """Whether the dragon has just appeared, so that its second square is still to be chosen."""
    gift: bool = False
    """Whether the Damsel has made her gift this turn."""
    inspired: dict[str, int] = {}
    """How many free actions heroes may still take this turn."""
    tireless: tuple[str, ...] = ()
    """The heroes that an elixir keeps from tiring this turn."""
    market: tuple[str, ...] = ()
    """The artifacts that can still be bought."""
    experience: dict[str, tuple[str, ...]] = {}
    """The traps, by kind, and the monster pieces that each living hero keeps as experience."""
    fallen: tuple[str, ...] = ()
    """The slain monsters that the Necromancer can raise, as they fell."""
    possessed: str = ""
    """The hero whom the White Lady holds."""
    pressing: str = ""
    """Solo: the monster that acts before all others, in mid-turn or just raised."""

    # Who and where

    def heroes(self) -> list[str]:
        """Return the living heroes on the board, in their printed order."""
        at = self.at
        return [hero for hero in self.hit_points if hero in at]

    def hero_spots(self) -> set[Cell]:
        """Return the squares that heroes stand on."""
        at = self.at
        return {at[hero] for hero in self.hit_points if hero in at}

    def monsters(self) -> list[str]:
        """Return the monster pieces on the board, as they appeared."""
        return [piece for piece in self.at if piece in KIND_OF]

    def hero_at(self, cell: Cell) -> str | None:
        """Return the hero on a square, the first of two in printed order."""
        at = self.at
        return next((hero for hero in self.hit_points if at.get(hero) == cell), None)

    def monster_spots(self) -> set[Cell]:
        """Return the squares that monsters stand on."""
        spots = {spot for piece, spot in self.at.items() if piece in KIND_OF}
        if self.tail:
            spots.add(self.tail)
        return spots

    def monster_at(self, cell: Cell) -> str | None:
        """Return the monster piece on a square."""
        for piece, spot in self.at.items():
            if spot == cell and piece in KIND_OF:
                return piece
        return DRAGON if self.tail and self.tail == cell else None

    def steps(self, piece: str) -> tuple[Cell, ...]:
        """Return the squares one step off, pieces there or not."""
        room, cell = self.room, self.at[piece]
        if piece == DRAGON and self.tail:
            both = (*room.beside[cell], *room.beside[self.tail])
            return tuple(near for near in both if near not in (cell, self.tail))
        return (room.around if piece in DIAGONAL else room.beside)[cell]

    def may_tire(self, hero: str) -> int:
        """Return how many actions a hero has left this turn by fatigue alone (ruling H4)."""
        if hero == self.alone:
            return LONE_HERO[self.options.mode] - self.tired.get(hero, 0)
        if hero in self.tireless:
            return self.left()
        return ACTIONS_A_HERO - self.tired.get(hero, 0)

    def may_act(self) -> dict[str, int]:
        """Return how many actions each hero may still take this turn, free ones not counted.

        The hero whom the White Lady holds takes none, and is left out.
        """
        left, tired, at = self.left(), self.tired, self.at
        found = {}
        for hero in self.hit_points:
            if hero in at:
                fresh = ACTIONS_A_HERO - tired.get(hero, 0)
                found[hero] = fresh if fresh < left else left
        if self.alone or self.tireless:
            for hero in (*self.tireless, self.alone):
                if hero in found:
                    found[hero] = min(left, self.may_tire(hero))
        if self.possessed:
            found.pop(self.possessed, None)
        return found

    def quota(self) -> int:
        """Return how many actions the side to move has left, the heroes' fatigue considered."""
        if self.side == "dungeon":
            return self.left()
        return min(self.left(), sum(self.may_act().values()))

    def left(self) -> int:
        """Return how many actions the side to move has left, fatigue apart."""
        solo = self.options.mode == "solo" and self.side == "heroes"
        return (SOLO_ACTIONS_AT_MOST if solo else ACTIONS_A_TURN) - self.spent

    def seat(self) -> Seat:
        """Return the seat of the side that decides."""
        if self.options.mode == "solo":
            return 0
        phase = self.phase
        dungeon = self.side == "dungeon" and phase in ("dungeon", "drawing")
        return 0 if dungeon or phase == "stretching" else 1

    # The tiles nobody has seen

    def pile(self) -> int:
        """Return how many tiles are left to draw."""
        fixed = sum([count for kind, count in self.pool.items() if kind not in VARIED])
        return fixed + self.others_left

    def may_come(self) -> list[str]:
        """Return the kinds that may be drawn, or turned over where nothing is decided yet."""
        others = self.others_left
        return [k for k, count in self.pool.items() if count and (others or k not in VARIED)]

    def draw_weights(self) -> tuple[int, ...]:
        """Return the weights of the kinds that may come.

        A fixed tile weighs as many as there are unseen others, each other tile as many as are
        still to come: so the ten set aside never need deciding.
        """
        pool, others = self.pool, self.others_left
        unseen = sum([pool.get(kind, 0) for kind in VARIED]) or 1
        return tuple([pool[k] * (others if k in VARIED else unseen) for k in self.may_come()])

    def take_from_pool(self, kind: str) -> None:
        """Note that a tile has been drawn."""
        self.pool[kind] -= 1
        if kind in VARIED:
            self.others_left -= 1


def moves_diagonally(piece: str) -> bool:
    """Return whether a hero or a monster may step diagonally."""
    return piece in DIAGONAL


def twin(match: M) -> M:
    """Return a copy of a match that shares nothing that can change."""
    other = copy(match)
    for name in _CHANGING:
        setattr(other, name, getattr(match, name).copy())
    return other


def copied(match: Match) -> dict[str, Any]:
    """Return a match's fields by name, everything that can change copied."""
    fields = {name: getattr(match, name) for name in match.__struct_fields__}
    for name, value in fields.items():
        if type(value) is dict:
            fields[name] = value.copy()
    return fields


DIAGONAL = frozenset(
    {piece for piece, kind in KIND_OF.items() if kind in DIAGONAL_MONSTERS}
    | {str(hero) for hero, card in HERO_CARDS.items() if card.diagonal}
)
"""The heroes and the monster pieces that step diagonally."""


def full_pool(expansions: Sequence[str] = ()) -> dict[str, int]:
    """Return the tiles nobody has drawn at the start."""
    added = {kind: 1 for expansion in ADDED if expansion in expansions for kind in ADDED[expansion]}
    return {kind: (FIXED | VARIED)[kind] for kind in KINDS} | added


def in_order(spots: dict[str, Cell]) -> dict[str, Cell]:
    """Return where pieces stand, heroes first, in printed order."""
    heroes = {hero: spots[hero] for hero in map(str, HERO_ORDER) if hero in spots}
    return heroes | {piece: spot for piece, spot in spots.items() if piece in KIND_OF}


_CHANGING: Final = (
    "hit_points", "at", "artifacts", "stacks", "down", "up", "pool", "appeared", "tired",
)  # fmt: skip
"""The fields that are changed in place; the other dictionaries are replaced as a whole."""
