"""Where a bot walks in Rogue Dungeon: to gems worth exploring, and out by the cheapest way."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from heapq import heappop, heappush
from typing import Final, TypeAlias

from msgspec.structs import replace

from game.ai.rogue_camp import camp_gain
from game.ai.rogue_rooms import effects_worth, gem_worth
from game.ai.rogue_value import NEVER, Taste, card_worth
from game.rules.rogue import exploring as ways
from game.rules.rogue import levels
from game.rules.rogue import steps as s
from game.rules.rogue.maps import Cell
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import BOSS_GEMS, LAST_LEVEL, Run

Quiet: TypeAlias = Callable[[Taste, Run, s.AnyAction], float]
ALONE: Final = -5.0
"""What it is worth to leave companions behind."""
TRIP: Final = 1.0
"""What walking to a stair to camp there must be worth more than."""
AGAIN: Final = 1.0
"""What meeting a persistent room again must be worth more than."""
PASSING: Final = 0.3
"""What it costs to pass any gem on the way out, though its room is worth something."""
STEP: Final = 0.01


def exploring(taste: Taste, run: Run, legal: Sequence[s.AnyAction], quiet: Quiet) -> list[float]:
    """Return what each action between rooms is worth; being on the way out is worth 0."""
    worths = gem_worths(taste, run)
    goals = _goals(run)
    stop, cost = way_to(run, worths, goals)
    found = []
    for action in legal:
        match action:
            case s.Move(cell, alone):
                worth = _walk(taste, run, cell, worths)
                if cell == run.exit and cell not in goals:
                    worth = NEVER / 2
                if cell == stop:
                    worth = max(worth, -cost)
                found.append(worth + (ALONE if alone else 0.0))
            case s.Descend():
                found.append(STEP)
            case s.Done():
                waits = run.hero.place == run.exit and run.exit in goals
                found.append(STEP if waits else NEVER / 2)
            case _:
                found.append(quiet(taste, run, action))
    return found


def travelling(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> list[float]:
    """Return what it is worth to be set down on each square."""
    worths = gem_worths(taste, run)
    found = []
    for action in legal:
        cell = action.cell if isinstance(action, s.Move) else ""
        worth = worths.get(cell, STEP if cell == run.exit else -STEP)
        found.append(worth)
    return found


def gem_worths(taste: Taste, run: Run) -> dict[Cell, float]:
    """Return what each gem that would stop the acting hero is worth."""
    return {cell: _gem(taste, run, cell) for cell in ways.closed(run)}


def _gem(taste: Taste, run: Run, cell: Cell) -> float:
    if cell in run.lasting:
        inside = replace(run, room=run.lasting[cell])
        lasting = taste._replace(bargain=0.0, loot=0.0)
        worth = effects_worth(lasting, inside, ROOMS[inside.room].effects)
        return worth - AGAIN if worth > AGAIN else NEVER / 4
    if run.options.random_rooms:
        rooms = run.rooms["red"] + run.rooms["yellow"]
    else:
        rooms = run.rooms[run.plan.gems[cell]]
    worth = gem_worth(taste, run, rooms)
    return max(worth, 2 * STEP) if _needed(run, cell) else worth


def _needed(run: Run, cell: Cell) -> bool:
    """Return whether a gem must be placed before the boss can be met."""
    if run.level < LAST_LEVEL or levels.red_gems(run) >= BOSS_GEMS:
        return False
    return run.options.random_rooms or run.plan.gems[cell] == "red"


def _walk(taste: Taste, run: Run, cell: Cell, worths: dict[Cell, float]) -> float:
    if cell in worths:
        return worths[cell]
    if cell == run.exit:
        return STEP
    if cell != run.entrance or "camping_gear" not in run.hero.cards:
        return NEVER / 2
    gain = camp_gain(taste, run, safe=True) - card_worth(run.hero, "camping_gear") - TRIP
    return gain if gain > 0 else NEVER / 2


def _goals(run: Run) -> set[Cell]:
    """Return where a hero must get to: the exit stair, or first a gem that the boss waits for."""
    needed = {cell for cell in run.plan.gems if cell not in run.explored and _needed(run, cell)}
    return needed or {run.exit}


def way_to(run: Run, worths: dict[Cell, float], goals: Collection[Cell]) -> tuple[Cell, float]:
    """Return where to go first on the cheapest way to one of the goals, and what it costs."""
    start, neighbours = run.hero.place, run.plan.neighbours
    queue: list[tuple[float, int, Cell, Cell]] = [(0.0, 0, start, "")]
    done: set[Cell] = set()
    while queue:
        cost, steps, cell, first = heappop(queue)
        if cell in done:
            continue
        done.add(cell)
        if cell in goals:
            return first or cell, cost
        for near in neighbours[cell]:
            toll, stop = 0.0, first
            if near in worths:
                toll = _toll(run, near, worths[near])
                stop = first or near
            heappush(queue, (cost + toll, steps + 1, near, stop))
    return start, 0.0


def _toll(run: Run, cell: Cell, worth: float) -> float:
    """Return what passing a gem costs: a room met before can be left as it is."""
    least = -2 * AGAIN if cell in run.lasting else NEVER
    return PASSING + max(0.0, -max(worth, least))
