"""How pieces walk the map of Rogue Dungeon: along corridors, round every corner."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.core.types import Event, Slot
from game.rules.rogue import events as e
from game.rules.rogue.maps import place
from game.rules.rogue.run import Run
from game.ui.tables.rogue_paint import RoguePaint
from game.ui.tables.rogue_stage import meeple_at
from game.ui.tables.table import Glide


def meeple_art(run: Run, who: int) -> str:
    """Return the picture of a hero's piece."""
    return f"meeple_{run.heroes[who].id}"


def walk(run: Run, event: Event, slots: Mapping[Slot, Rect], paint: RoguePaint) -> Glide | None:
    """Return how a hero's piece goes, if an event moves one."""
    match event:
        case e.Moved(hero, start, way):
            cells = (start, *corners(start, way))
        case e.SetDown(hero, cell):
            cells = (run.heroes[hero].place, cell)
        case _:
            return None
    rects = [slots.get(f"cell/{cell}") for cell in cells]
    spots = [meeple_at(rect, 0, 1) for rect in rects if rect is not None]
    if len(spots) < max(2, len(rects)):
        return None
    picture = paint.picture(meeple_art(run, hero), spots[0].width)
    middles = tuple(spot.center for spot in spots)
    return Glide(picture, middles[0], middles[-1], (f"meeple/{hero}",), via=middles[1:-1])


def settle(run: Run, event: Event, slots: Mapping[Slot, Rect], picture: Surface) -> Glide | None:
    """Return how a room's picture, or its gem's token, goes from the stage to the map."""
    cell = slots.get(f"cell/{run.hero.place}")
    room = slots.get("room")
    if not isinstance(event, e.RoomLeft) or cell is None or room is None:
        return None
    return Glide(picture, room.center, cell.center, ("room",))


def corners(start: str, way: tuple[str, ...]) -> tuple[str, ...]:
    """Return the squares of a walk where it turns, and its end."""
    cells = (start, *way)
    found = []
    for before, here, after in zip(cells, cells[1:], cells[2:], strict=False):
        (r1, c1), (r2, c2), (r3, c3) = place(before), place(here), place(after)
        if (r2 - r1, c2 - c1) != (r3 - r2, c3 - c2):
            found.append(here)
    return (*found, cells[-1])
