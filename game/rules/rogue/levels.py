"""From level to level: maps laid out, stairs taken, the boss met (rulebook, Exit Stair)."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue.effects import Fight, Todo
from game.rules.rogue.exploring import leave_room
from game.rules.rogue.monsters import BOSSES
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import BOSS_GEMS, LAST_LEVEL, Run

FINALES: Mapping[int, str] = {3: "tomb_of_the_lich_king", 4: "pit_of_despair"}
"""The room set aside for a run of three or four levels (rulebook, Beginner Variant)."""


def begin_level(run: Run) -> None:
    """Go on to the next level, whose map is about to be laid out."""
    run.level += 1
    run.explored, run.lasting, run.room = {}, {}, ""
    run.agenda.clear()
    run.phase = "mapping"


def maps_to_draw(run: Run) -> list[str]:
    """Return the faces that may be laid out: the one asked for, or any of a card not yet used."""
    if run.options.maps:
        return [run.options.maps[run.level - 1]]
    return [face.id for face in run.atlas]


def map_laid(run: Run, name: str, emit: Emit) -> None:
    """Lay out a map; the heroes stand on its entrance stair."""
    run.map = next(face for face in run.atlas if face.id == name)
    run.atlas = tuple(face for face in run.atlas if face.card != run.map.card)
    emit(e.LevelBegun(run.level, name))
    for hero in run.heroes:
        hero.place, hero.moved, hero.used = run.entrance, False, ()
    run.at, run.phase = run.living()[0], "exploring"


def may_leave(run: Run) -> bool:
    """Return whether the stairs may be taken: all who live stand on them (rulings R16, R30)."""
    stair = run.exit
    for hero in run.heroes:
        if hero.place != stair and hero.health > 0:
            return False
    return run.level < LAST_LEVEL or red_gems(run) >= BOSS_GEMS


def red_gems(run: Run) -> int:
    """Return how many red gems are placed on this level."""
    return sum(colour == "red" for colour in run.explored.values())


def descend(run: Run, emit: Emit) -> None:
    """Leave the level: for the next one, for the room set aside, or to meet the boss."""
    if run.level == LAST_LEVEL:
        run.phase = "boss"
        return
    emit(e.LevelLeft(run.level))
    last = run.level == run.options.levels
    begin_level(run)
    if last:
        _finale(run, emit)


def _finale(run: Run, emit: Emit) -> None:
    """Resolve the room that was set aside, with the next level's monsters (ruling R27)."""
    run.finale, run.map, run.phase = True, None, "running"
    for hero in run.heroes:
        hero.used = ()
    run.at, run.room, run.colour = run.living()[0], FINALES[run.options.levels], "red"
    emit(e.RoomEntered(run.room, run.colour))
    run.push(*ROOMS[run.room].effects, Todo("victory"))


def bosses_to_draw(run: Run) -> tuple[str, ...]:
    """Return the bosses that may wait: the same one once it was met (ruling R17)."""
    return (run.boss,) if run.boss else BOSSES


def boss_met(run: Run, name: str, emit: Emit) -> None:
    run.boss, run.phase = name, "running"
    run.push(Fight(named=(name,)), Todo("victory"))


def fall(run: Run, emit: Emit) -> None:
    """Drop to the next level with everybody; from the last one nobody falls."""
    if run.finale or run.level >= run.options.levels:
        return
    if len(run.present()) < len(run.living()):
        return
    leave_room(run, emit)
    emit(e.LevelLeft(run.level))
    begin_level(run)
