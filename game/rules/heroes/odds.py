"""The chances of Dungeon Heroes: what a square hides, what entering it does, who can strike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.heroes import dragon
from game.rules.heroes.added import may_act
from game.rules.heroes.pieces import (
    ARTIFACTS,
    BANNER,
    DAMAGE,
    DRAGON,
    FIENDS,
    KIND_OF,
    MONSTERS,
    TRAPS,
    VARIED,
    WHITE_LADY,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView


class Forecast(NamedTuple):
    """What a hero who enters a square has to expect; chances from 0 to 1.

    Sword and disarm kit are used wherever they help. A slide or a portal is counted, but not
    where it leads.
    """

    hurt: float = 0.0
    damage: float = 0.0
    """The expected loss of hit points; a poison cloud takes all that are left."""
    dies: float = 0.0
    treasure: float = 0.0
    artifact: float = 0.0
    portal: float = 0.0
    slide: float = 0.0


class Threat(NamedTuple):
    """What a monster piece can do in the dungeon's turn, other pieces standing still."""

    squares: tuple[Cell, ...]
    """Where it can be when it attacks: where it stands, then where it can step."""
    heroes: tuple[str, ...]
    """Whom it can attack, in printed order."""
    damage: int
    kills: tuple[str, ...]
    """Whom of them it would eliminate."""


def unseen(view: HeroesView) -> Mapping[str, float]:
    """Return how many tiles of each kind are to be expected among those the seat cannot see.

    The ten tiles set aside at the start are left out: of the kinds they were drawn from, the
    number is a mean.
    """
    pile = view.table.pile()
    return {kind: pile * chance for kind, chance in shares(view.table).items()}


def lying(match: Match, cell: Cell) -> Mapping[str, float]:
    """Return what may lie on a square: the chance of each kind of tile; empty without a tile."""
    kind = match.up.get(cell) or match.down.get(cell)
    if kind:
        return {kind: 1.0}
    return shares(match) if cell in match.down else {}


def shares(match: Match) -> Mapping[str, float]:
    """Return the chance that a tile nobody has seen is of each kind."""
    return _shares(tuple(match.pool.items()), match.others_left)


@lru_cache(maxsize=4096)
def _shares(pool: tuple[tuple[str, int], ...], others_left: int) -> Mapping[str, float]:
    """Weigh the kinds as the draw does: fixed ones are all there, of the others some."""
    counts = dict(pool)
    others = sum(counts.get(kind, 0) for kind in VARIED)
    fixed = sum(counts.values()) - others
    if not fixed + others_left:
        return {}
    there = others_left / others if others else 0.0
    return {
        kind: count * (there if kind in VARIED else 1.0) / (fixed + others_left)
        for kind, count in counts.items()
        if count
    }


def entering(view: HeroesView, hero: str, cell: Cell) -> Forecast:
    """Return what a hero who enters a square has to expect, by what the seat knows."""
    return forecast(view.table, hero, cell)


def forecast(match: Match, hero: str, cell: Cell) -> Forecast:
    """Return what a hero who enters a square has to expect, of a match as it is known."""
    carried = match.artifacts.get(hero, ())
    piece, left, free = match.monster_at(cell), match.hit_points[hero], hero != match.possessed
    if piece and not (hero == "warrior" and free):
        if "sword" in carried and free:
            carried = _without_sword(carried)
        else:
            left -= DAMAGE[KIND_OF[piece]]
    lost = match.hit_points[hero] - max(0, left)
    if left <= 0:
        return Forecast(hurt=1.0, damage=lost, dies=1.0)
    stack = match.stacks.get(cell, ())
    if cell in match.room.vault:
        found = float(match.large_chest)
        return Forecast(float(lost > 0), lost, treasure=found, artifact=float(bool(stack)))
    means = _means(hero, (*carried, *stack)) if free or lost else _NONE
    return _over_tiles(lying(match, cell), means, left, lost, bool(stack))


def _without_sword(carried: tuple[str, ...]) -> tuple[str, ...]:
    at = carried.index("sword")
    return carried[:at] + carried[at + 1 :]


def _means(hero: str, carried: tuple[str, ...]) -> frozenset[str]:
    """Return the kinds of tiles a hero enters unhurt, by ability, sword or kit."""
    monsters = hero == "warrior" or "sword" in carried
    traps = hero == "rogue" or "disarm_kit" in carried
    return (_MONSTERS if monsters else _NONE) | (_TRAPS if traps else _NONE)


def _over_tiles(
    tiles: Mapping[str, float], safe: frozenset[str], left: int, lost: int, stack: bool
) -> Forecast:
    """Add up a square's tile; `lost` is what the piece there has already cost."""
    hurt, damage, dies = float(lost > 0), float(lost), 0.0
    for kind, chance in tiles.items():
        harm = left if kind == POISON else DAMAGE.get(kind, 0)
        if harm and kind not in safe:
            hurt += 0.0 if lost else chance
            damage += chance * min(harm, left)
            dies += chance * (harm >= left)
    artifact = 1.0 if stack else sum(tiles.get(kind, 0.0) for kind in _ARTIFACTS)
    return Forecast(
        hurt, damage, dies, tiles.get("chest", 0.0), artifact,
        tiles.get("portal", 0.0), tiles.get("sliding_tile", 0.0),
    )  # fmt: skip


def threats(view: HeroesView) -> Mapping[str, Threat]:
    """Return what each monster piece can do in this dungeon's turn, or in the next one."""
    match = view.table
    return {piece: threat(match, piece) for piece in match.monsters()}


def threat(match: Match, piece: str) -> Threat:
    """Return what a monster can do; one that has acted only what its free attack allows.

    Of the Necromancer it is what one of its actions can do; the White Lady strikes nobody.
    """
    squares: tuple[Cell, ...] = dragon.squares(match) if piece == DRAGON else (match.at[piece],)
    if may_act(match, piece):
        taken = match.monster_spots()
        squares += tuple(near for near in match.steps(piece) if near not in taken)
    elif piece != match.lunging:
        squares = ()
    strikes = match.room.around if piece == DRAGON else match.room.beside
    reach = {near for square in squares for near in (square, *strikes[square])}
    heroes = tuple(h for h in match.heroes() if match.at[h] in reach and piece != WHITE_LADY)
    damage = DAMAGE[KIND_OF[piece]]
    kills = tuple(hero for hero in heroes if match.hit_points[hero] <= damage)
    return Threat(squares, heroes, damage, kills)


POISON: Final = "poison_cloud"
_NONE: Final = frozenset[str]()
_MONSTERS: Final = frozenset(map(str, (*MONSTERS, *FIENDS)))
_ARTIFACTS: Final = (*ARTIFACTS, BANNER)
_TRAPS: Final = frozenset(map(str, TRAPS))
