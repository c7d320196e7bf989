"""Exploration: walking the map and drawing rooms (rulebook, Exploration Phase)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue import spoils
from game.rules.rogue.effects import Todo
from game.rules.rogue.maps import (
    GEMS,
    Cell,
    Colour,
    DungeonMap,
    Way,
    plan,
    reach,
    spread,
    way_to,
)
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Run

MAPS_KNOWN: Final = 4096
"""How many stages of exploring each table remembers."""
NOWHERE: Final[frozenset[Cell]] = frozenset()


def next_turn(run: Run) -> None:
    """Let the next hero in seat order explore who has not in this round of turns."""
    waiting = [i for i in run.living() if not run.heroes[i].moved]
    if not waiting:
        for hero in run.heroes:
            hero.moved = False
        waiting = run.living()
    run.at, run.phase = waiting[0], "exploring"


def closed(run: Run) -> frozenset[Cell]:
    """Return the gems that stop whoever comes to them: unexplored or persistent."""
    assert run.map
    return _closed(run.map, tuple(run.explored), tuple(run.lasting))


@lru_cache(maxsize=MAPS_KNOWN)
def _closed(
    map_: DungeonMap, explored: tuple[Cell, ...], lasting: tuple[Cell, ...]
) -> frozenset[Cell]:
    return frozenset(cell for cell in plan(map_).gems if cell not in explored or cell in lasting)


def goals(run: Run) -> tuple[Cell, ...]:
    """Return where the acting hero may walk, nearest first: gems, stairs and other heroes."""
    assert run.map
    others = frozenset(h.place for h in run.heroes if h.health > 0) if run.heroes[1:] else NOWHERE
    return _goals(run.map, run.hero.place, tuple(run.explored), tuple(run.lasting), others)


@lru_cache(maxsize=MAPS_KNOWN)
def _goals(
    map_: DungeonMap,
    start: Cell,
    explored: tuple[Cell, ...],
    lasting: tuple[Cell, ...],
    others: frozenset[Cell],
) -> tuple[Cell, ...]:
    there, stops = plan(map_), _closed(map_, explored, lasting)
    wanted = stops | {there.upstairs, there.downstairs} | others
    return tuple(filter(wanted.__contains__, spread(map_, start, stops)))


def ways(run: Run) -> dict[Cell, Way]:
    """Return where the acting hero may walk, with the way there."""
    assert run.map
    reached = reach(run.map, run.hero.place, closed(run))
    return {cell: reached[cell] for cell in goals(run)}


def companions(run: Run) -> list[int]:
    """Return the heroes who go along: those beside the acting one whose turn is still to come."""
    return [i for i in run.present() if i != run.at and not run.heroes[i].moved]


def walk(run: Run, cell: Cell, alone: bool, emit: Emit) -> None:
    """Walk to a square and resolve what lies there."""
    assert run.map
    stops, group = closed(run), [run.at]
    way = way_to(run.map, run.hero.place, stops, cell)
    if not alone:
        group += companions(run)
    for i in sorted(group):
        hero = run.heroes[i]
        emit(e.Moved(i, hero.place, way))
        hero.place, hero.moved = cell, True
    run.phase = "running"
    _arrive(run, cell, stops)


def _arrive(run: Run, cell: Cell, stops: frozenset[Cell]) -> None:
    if cell in stops:
        run.push(Todo("enter"), Todo("rest"), Todo("turn"))
    elif cell in (run.entrance, run.exit):
        run.push(Todo("rest"), Todo("turn"))
    else:
        run.push(Todo("turn"))


def stay(run: Run) -> None:
    """Let the others go first: a hero of several may wait."""
    run.hero.moved, run.phase = True, "running"
    run.push(Todo("turn"))


# Rooms


def enter(run: Run, emit: Emit) -> None:
    """Come to a gem: meet its persistent room again, or draw a card for it."""
    cell = run.hero.place
    for i in run.present():
        run.heroes[i].used = ()
    if cell in run.lasting:
        run.room, run.colour = run.lasting[cell], run.explored[cell]
        emit(e.RoomEntered(run.room, run.colour, again=True))
        _resolve(run)
    elif run.options.random_rooms:
        run.phase = "turning"
    else:
        run.colour, run.phase = run.plan.gems[cell], "entering"


def tokens(run: Run) -> list[Colour]:
    """Return the gem tokens that still lie face down (ruling R29)."""
    left = dict(GEMS)
    for colour in run.explored.values():
        left[colour] -= 1
    return [colour for colour, number in left.items() for _ in range(number)]


def token_turned(run: Run, colour: Colour, emit: Emit) -> None:
    emit(e.GemTurned(run.hero.place, colour))
    run.colour, run.phase = colour, "entering"


def rooms_to_draw(run: Run) -> tuple[str, ...]:
    return run.rooms[run.colour]


def room_drawn(run: Run, name: str, emit: Emit) -> None:
    """Lay a room card open and place the gem's token."""
    run.rooms[run.colour] = tuple(room for room in run.rooms[run.colour] if room != name)
    run.explored[run.hero.place] = run.colour
    if ROOMS[name].persistent and not run.options.random_rooms:
        run.lasting[run.hero.place] = name
    run.room = name
    emit(e.RoomEntered(name, run.colour))
    _resolve(run)


def _resolve(run: Run) -> None:
    run.phase = "running"
    run.push(*ROOMS[run.room].effects, Todo("leave_room"))


def leave_room(run: Run, emit: Emit) -> None:
    """Put the room's card away, or leave it where it lies if it is persistent."""
    if run.room:
        emit(e.RoomLeft(run.room, run.room in run.lasting.values()))
        run.room = ""


# Magic ways


def vanish(run: Run, emit: Emit) -> None:
    """End combat and room at once and go elsewhere, without a rest (ruling R17).

    Who leaves the summons of a boss that is beaten has won.
    """
    run.agenda.clear()
    run.push(Todo("victory" if _boss_beaten(run) else "depart", run.at))
    if run.foes:
        run.push(Todo("combat_over", run.at))
        spoils.scatter(run, emit)


def _boss_beaten(run: Run) -> bool:
    return any(foe.gone and MONSTERS[foe.id].kind == "boss" for foe in run.foes)


def depart(run: Run, emit: Emit) -> None:
    """Let a hero whom magic carries choose where to."""
    leave_room(run, emit)
    run.phase = "travelling"


def travel(run: Run, to: str, emit: Emit) -> None:
    """Carry the hero to the exit stair, or wherever they wish."""
    if run.map is None:
        return
    if to == "exit":
        run.hero.place = run.exit
        emit(e.SetDown(run.at, run.exit))
    else:
        vanish(run, emit)


def set_down(run: Run, cell: Cell, emit: Emit) -> None:
    """Set a hero down whom magic carries; that was their exploration."""
    run.hero.place, run.hero.moved, run.phase = cell, True, "running"
    emit(e.SetDown(run.at, cell))
    _arrive(run, cell, closed(run))
