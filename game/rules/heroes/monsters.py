"""The solo monsters: who acts next, whom it attacks and which way it steps (rulings H24–H26).

Each of the script's rules is a function of its name; `plan` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from game.rules.heroes import dragon
from game.rules.heroes.choices import coverable, in_reach
from game.rules.heroes.pieces import DAMAGE, DRAGON, HERO_ORDER, KIND_OF, WHITE_LADY
from game.rules.heroes.room import ROWS, Cell, Room, Squares, Ways, spread
from game.rules.heroes.state import Match, moves_diagonally
from game.rules.heroes.steps import Rule

PREVIOUS_FROM: Final = 3
"""The solo dungeon's turn from which what was occupied before is turned over again."""


def called(match: Match) -> tuple[Cell, ...]:
    """Return the squares that the solo dungeon turns over this turn (ruling H24b)."""
    turn = match.round
    row = ROWS + 1 - turn
    places = match.room.places
    covered = set(coverable(match))
    open_ = [cell for cell in match.room.squares if cell in covered]
    before = [cell for cell in open_ if turn >= PREVIOUS_FROM and places[cell][0] > row]
    return (*before, *(cell for cell in open_ if places[cell][0] == row))


class Plan(NamedTuple):
    """What a monster does: step (or stay), then attack if it can; and why."""

    step: Cell | None
    hero: str
    """The hero it goes for."""
    distance: int
    rule: Rule


def next_to_act(match: Match, waiting: Sequence[str]) -> str:
    """Return the monster that acts next: most damage, closest to a hero, then row and column."""
    damages = [DAMAGE[KIND_OF[piece]] for piece in waiting]
    most = max(damages)
    strongest = [piece for piece, damage in zip(waiting, damages, strict=True) if damage == most]
    if len(strongest) == 1:
        return strongest[0]
    closest = _least(strongest, lambda piece: nearest(look_round(match, piece))[1])
    return min(closest, key=lambda piece: match.room.places[match.at[piece]])


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
    return step(look_round(match, piece))


def step(ground: Ground) -> Plan:
    """Return the step of a monster that has nobody in reach."""
    heroes, distance = nearest(ground)
    steps = shortest_steps(ground, heroes, distance)
    if not steps:
        return Plan(None, heroes[0], distance, "blocked")
    if len(steps) == 1:
        return Plan(steps[0], heroes[0], distance, "nearest")
    central = most_central(ground, steps, heroes)
    if len(central) == 1:
        return Plan(central[0], heroes[0], distance, "central")
    corner = most_cornering(ground, central)
    rule: Rule = "corner" if len(corner) == 1 else "order"
    return Plan(lowest(ground.room, corner), heroes[0], distance, rule)


class Ground(NamedTuple):
    """The room as one monster finds it."""

    room: Room
    near: tuple[Cell, ...]
    """The squares one step off."""
    ways: Ways
    start: Squares
    heroes: dict[str, Squares]
    """Where each hero stands."""
    party: Squares
    """Where heroes stand."""
    others: Squares
    """Where other monsters stand."""
    stays: Mapping[Cell, Squares]
    """Where the dragon's other half is after each of its steps; nothing for other monsters."""

    def after(self, cell: Cell) -> Squares:
        """Return where the monster is once it has stepped on `cell`."""
        return self.room.bits[cell] | self.stays.get(cell, 0)

    def levels(self, start: Squares, goals: Squares) -> list[Squares]:
        """Return the squares 0, 1, 2 … steps from `start`, up to where a goal is met first.

        Other monsters' squares are closed, but no hero's: who shares a square with one monster
        is as near to the next. If that leaves no way, none is closed (ruling H24a).
        """
        closed = self.others & ~self.party
        return flood(self.ways, start, goals, closed) or flood(self.ways, start, goals, 0)


def look_round(match: Match, piece: str) -> Ground:
    """Return what a monster needs to know of the room."""
    room, at, stays = match.room, match.at, _NOTHING
    bits = room.bits
    start, party, others = bits[at[piece]], 0, 0
    heroes: dict[str, Squares] = {}
    for other, cell in at.items():
        bit = bits[cell]
        if other not in KIND_OF:
            if piece != WHITE_LADY or (other != "cleric" and bit != start):
                heroes[other] = bit
                party |= bit
        elif other != piece:
            others |= bit
    near = match.steps(piece)
    if piece == DRAGON:
        stays = {cell: bits[dragon.halves(match, cell)[0]] for cell in near}
        start = room.set_of(dragon.squares(match))
    elif match.tail:
        others |= bits[match.tail]
    ways = room.every_way if moves_diagonally(piece) else room.straight
    return Ground(room, near, ways, start, heroes, party, others, stays)


def nearest(ground: Ground) -> tuple[list[str], int]:
    """Return the nearest heroes and their distance in the monster's own steps (H24a)."""
    levels = ground.levels(ground.start, ground.party)
    met = levels[-1]
    return [hero for hero, spot in ground.heroes.items() if spot & met], len(levels) - 1


def shortest_steps(ground: Ground, heroes: Sequence[str], distance: int) -> list[Cell]:
    """Return the free squares a shortest way to one of the nearest heroes begins with."""
    goals = 0
    for hero in heroes:
        goals |= ground.heroes[hero]
    close = ground.levels(goals, ground.start)[distance - 1] & ~ground.others
    return [cell for cell in ground.near if ground.room.bits[cell] & close]


def most_central(ground: Ground, steps: Sequence[Cell], heroes: Sequence[str]) -> list[Cell]:
    """Return the steps with the lowest summed distance to the nearest heroes."""
    if len(heroes) == 1:
        return [*steps]
    goals = [ground.heroes[hero] for hero in heroes]

    def summed(cell: Cell) -> int:
        return sum(len(ground.levels(ground.after(cell), goal)) for goal in goals)

    return _least(steps, summed)


def most_cornering(ground: Ground, steps: Sequence[Cell]) -> list[Cell]:
    """Return the steps that leave the heroes the fewest safe squares."""
    return _least(steps, lambda cell: safe_squares(ground, cell))


def safe_squares(ground: Ground, cell: Cell) -> int:
    """Return how many squares would be safe were the monster on `cell`.

    A square is safe with no hero on it and no monster on it or orthogonally beside it.
    """
    room, monsters = ground.room, ground.others | ground.after(cell)
    unsafe = ground.party | monsters | spread(room.straight, monsters)
    return len(room.places) - unsafe.bit_count()


def lowest(room: Room, steps: Sequence[Cell]) -> Cell:
    """Return the step in the lowest row, then the lowest column."""
    return min(steps, key=room.places.__getitem__)


def nearest_to_a_hero(match: Match, cells: Sequence[Cell]) -> Cell:
    """Return the square fewest straight steps from a hero, then the lowest: for who appears."""
    room, party = match.room, match.room.set_of(match.hero_spots())
    near = flood(room.straight, party, room.set_of(cells), 0)[-1]
    return lowest(room, [cell for cell in cells if room.bits[cell] & near])


def hero_next_to(match: Match, cell: Cell) -> tuple[str, int]:
    """Return the hero nearest a square, and the straight steps between them."""
    room, party = match.room, match.room.set_of(match.hero_spots())
    levels = flood(room.straight, room.bits[cell], party, 0)
    near = (hero for hero in match.heroes() if room.bits[match.at[hero]] & levels[-1])
    return next(near), len(levels) - 1


def _least(choices: Sequence[str], key: Callable[[str], int]) -> list[str]:
    values = [key(choice) for choice in choices]
    least = min(values)
    return [choice for choice, value in zip(choices, values, strict=True) if value == least]


def flood(ways: Ways, start: Squares, goals: Squares, closed: Squares) -> list[Squares]:
    """Return the squares 0, 1, 2 … steps from `start` up to a goal; none if none is met."""
    levels, seen, edge = [start], start | closed, start
    while not edge & goals:
        edge = spread(ways, edge) & ~seen
        if not edge:
            return []
        seen |= edge
        levels.append(edge)
    return levels


_NOTHING: Mapping[Cell, Squares] = {}
