"""The solo script of the Lords of the Undead: the Necromancer's dead, the White Lady's victim."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.heroes import added, monsters
from game.rules.heroes.monsters import Plan
from game.rules.heroes.pieces import DAMAGE, DRAGON, KIND_OF, NECROMANCER, WHITE_LADY
from game.rules.heroes.room import Cell, Squares
from game.rules.heroes.state import Match, moves_diagonally
from game.rules.heroes.steps import Rule

DEADLY: Final = 99
"""The harm of a poison cloud, against the damage of traps and monsters."""


class Raising(NamedTuple):
    """Whom the Necromancer raises, where, and how near to which hero that is."""

    monster: str
    cell: Cell
    hero: str
    distance: int


def raising(match: Match) -> Raising | None:
    """Return what the Necromancer raises with the first of its actions (ruling H32).

    Of the slain the one with the most damage, on the square nearest a hero.
    """
    if match.acted.count(NECROMANCER) > 1 or not match.fallen:
        return None
    cells = added.graves(match)
    if not cells:
        return None
    cell = monsters.nearest_to_a_hero(match, cells)
    hero, distance = monsters.hero_next_to(match, cell)
    return Raising(added.raisable(match)[0], cell, hero, distance)


def seek(match: Match) -> Plan:
    """Return the White Lady's step: to the nearest hero she can take hold of (ruling H33).

    On the square of one of these she steps aside, to come back with her next action, unless
    another is just a step off.
    """
    ground = monsters.look_round(match, WHITE_LADY)
    here = beside_her(match)
    distance = monsters.nearest(ground)[1] if ground.heroes else 0
    if here and distance != 1:
        free = [cell for cell in ground.near if not ground.room.bits[cell] & ground.others]
        corner = monsters.most_cornering(ground, free) if free else []
        step = monsters.lowest(ground.room, corner) if corner else None
        return Plan(step, here, 0, "aside" if step else "blocked")
    if not ground.heroes:
        return Plan(None, match.heroes()[0], 0, "blocked")
    return monsters.step(ground)


def beside_her(match: Match) -> str:
    """Return the hero, other than the Cleric, who shares the White Lady's square."""
    here = (h for h in match.heroes() if h != "cleric" and match.at[h] == match.at[WHITE_LADY])
    return next(here, "")


def lead(match: Match) -> Plan:
    """Return her victim's step: towards the worst visible harm, else a face-down tile (H33)."""
    harms = visible_harms(match)
    for harm in sorted(set(harms.values()), reverse=True):
        found = way(match, [cell for cell, each in harms.items() if each == harm], "harm")
        if found:
            return found
    return way(match, list(match.down), "search") or Plan(None, match.possessed, 0, "blocked")


def visible_harms(match: Match) -> dict[Cell, int]:
    """Return what the victim would lose on other squares, by monsters and tiles in plain sight."""
    harms = {cell: DEADLY if kind == "poison_cloud" else DAMAGE.get(kind, 0)
             for cell, kind in match.up.items()}  # fmt: skip
    for piece in match.monsters():
        for cell in (match.at[piece], match.tail if piece == DRAGON else ""):
            if cell:
                harms[cell] = harms.get(cell, 0) + DAMAGE[KIND_OF[piece]]
    here = match.at[match.possessed]
    return {cell: harm for cell, harm in harms.items() if harm and cell != here}


def way(match: Match, cells: list[Cell], rule: Rule) -> Plan | None:
    """Return the victim's step on a shortest way to the nearest of some squares, if there is one.

    Other heroes are in the way; of several steps the one in the lowest row, then column.
    """
    room, victim = match.room, match.possessed
    ways = room.every_way if moves_diagonally(victim) else room.straight
    start = room.bits[match.at[victim]]
    closed = room.set_of(match.at[hero] for hero in match.heroes()) & ~start
    goals: Squares = room.set_of(cells) & ~closed & ~start
    levels = monsters.flood(ways, start, goals, closed) if goals else []
    if not levels:
        return None
    distance = len(levels) - 1
    close = monsters.flood(ways, levels[-1] & goals, start, closed)[distance - 1] & ~closed
    steps = [cell for cell in match.steps(victim) if room.bits[cell] & close]
    return Plan(monsters.lowest(room, steps), victim, distance, rule)
