"""The solo monsters: who acts next, whom it attacks and which way it steps (rulings H24–H26).

Each of the script's rules is a function of its name; `plan` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.rules.heroes.choices import in_reach
from game.rules.heroes.pieces import DAMAGE, HERO_ORDER, KIND_OF
from game.rules.heroes.room import Cell, Room
from game.rules.heroes.state import Match, moves_diagonally
from game.rules.heroes.steps import Rule

FAR: Final = 1000
"""More steps than any way has: no way is open."""


class Plan(NamedTuple):
    """What a monster does: step (or stay), then attack if it can; and why."""

    step: Cell | None
    hero: str
    """The hero it goes for."""
    distance: int
    rule: Rule


def next_to_act(match: Match, waiting: Sequence[str]) -> str:
    """Return the monster that acts next: most damage, closest to a hero, then row and column."""
    return min(waiting, key=lambda piece: _turn_key(match, piece))


def _turn_key(match: Match, piece: str) -> tuple[int, int, tuple[int, int]]:
    damage = DAMAGE[KIND_OF[piece]]
    return (-damage, nearest(match, piece)[1], match.room.places[match.at[piece]])


def whom_to_attack(match: Match, piece: str) -> str | None:
    """Return the hero in reach to attack (ruling H25): one it can kill, else the weakest."""
    reach = in_reach(match, piece)
    if not reach:
        return None
    damage = DAMAGE[KIND_OF[piece]]

    def key(hero: str) -> tuple[bool, int, int]:
        left = match.hit_points[hero]
        return (left > damage, left, HERO_ORDER.index(hero))

    return min(reach, key=key)


def plan(match: Match, piece: str) -> Plan:
    """Return what a monster does now: attack without moving if it can, else step (H24)."""
    target = whom_to_attack(match, piece)
    if target is not None:
        return Plan(None, target, 0, "attack")
    heroes, distance, blocked = _nearest(match, piece)
    steps = shortest_steps(match, piece, heroes, distance, blocked)
    if not steps:
        return Plan(None, heroes[0], distance, "blocked")
    if len(steps) == 1:
        return Plan(steps[0], heroes[0], distance, "nearest")
    central = most_central(match, piece, steps, heroes, blocked)
    if len(central) == 1:
        return Plan(central[0], heroes[0], distance, "central")
    corner = most_cornering(match, piece, central)
    rule: Rule = "corner" if len(corner) == 1 else "order"
    return Plan(lowest(match.room, corner), heroes[0], distance, rule)


def nearest(match: Match, piece: str) -> tuple[list[str], int]:
    """Return the nearest heroes and their distance in the monster's own steps (H24a)."""
    heroes, distance, _ = _nearest(match, piece)
    return heroes, distance


def _nearest(match: Match, piece: str) -> tuple[list[str], int, frozenset[Cell]]:
    """Return the nearest heroes, how far, and the squares that are closed to the monster.

    Other monsters' squares are closed; if that leaves no way, none is.
    """
    heroes = match.heroes()
    others = frozenset(match.at[other] for other in match.monsters() if other != piece)
    for blocked in (others, frozenset[Cell]()):
        far = _distances(match.room, match.at[piece], blocked, moves_diagonally(piece))
        found = {hero: far.get(match.at[hero], FAR) for hero in heroes}
        distance = min(found.values())
        if distance < FAR:
            break
    return [hero for hero in heroes if found[hero] == distance], distance, blocked


def shortest_steps(
    match: Match, piece: str, heroes: Sequence[str], distance: int, blocked: frozenset[Cell]
) -> list[Cell]:
    """Return the free squares a shortest way to one of the nearest heroes begins with."""
    taken = {match.at[other] for other in match.monsters()}
    diagonal = moves_diagonally(piece)
    goals = [match.at[hero] for hero in heroes]
    found = []
    for cell in match.steps(piece):
        if cell in taken:
            continue
        far = _distances(match.room, cell, blocked, diagonal)
        if any(far.get(goal, FAR) == distance - 1 for goal in goals):
            found.append(cell)
    return found


def most_central(
    match: Match, piece: str, steps: Sequence[Cell], heroes: Sequence[str],
    blocked: frozenset[Cell],
) -> list[Cell]:  # fmt: skip
    """Return the steps with the lowest summed distance to the nearest heroes."""
    diagonal = moves_diagonally(piece)

    def summed(cell: Cell) -> int:
        far = _distances(match.room, cell, blocked, diagonal)
        return sum(far.get(match.at[hero], FAR) for hero in heroes)

    return _least(steps, summed)


def most_cornering(match: Match, piece: str, steps: Sequence[Cell]) -> list[Cell]:
    """Return the steps that leave the heroes the fewest safe squares."""
    return _least(steps, lambda cell: safe_squares(match, piece, cell))


def safe_squares(match: Match, piece: str, cell: Cell) -> int:
    """Return how many squares would be safe were the monster on `cell`.

    A square is safe with no hero on it and no monster on it or orthogonally beside it.
    """
    spots = [match.at[other] for other in match.monsters() if other != piece] + [cell]
    unsafe = {match.at[hero] for hero in match.heroes()}
    for spot in spots:
        unsafe.add(spot)
        unsafe.update(match.room.beside[spot])
    return sum(square not in unsafe for square in match.room.places)


def lowest(room: Room, steps: Sequence[Cell]) -> Cell:
    """Return the step in the lowest row, then the lowest column."""
    return min(steps, key=room.places.__getitem__)


def _least(steps: Sequence[Cell], key: Callable[[Cell], int]) -> list[Cell]:
    values = [key(cell) for cell in steps]
    least = min(values)
    return [cell for cell, value in zip(steps, values, strict=True) if value == least]


def _distances(
    room: Room, start: Cell, blocked: frozenset[Cell], diagonal: bool
) -> dict[Cell, int]:
    """Return how many steps each square is from `start`."""
    far, edge, steps = {start: 0}, [start], 0
    while edge:
        steps += 1
        beyond = []
        for cell in edge:
            near = room.beside[cell] + room.corner[cell] if diagonal else room.beside[cell]
            for other in near:
                if other not in far and other not in blocked:
                    far[other] = steps
                    beyond.append(other)
        edge = beyond
    return far
