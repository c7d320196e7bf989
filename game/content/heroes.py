"""Rooms of Dungeon Heroes from Tiled maps: the shipped ones and the player's own."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from game.content.tiled import MapError, Place, Plan, in_words, read
from game.content.walls import snapped, walls
from game.rules.heroes.room import (
    COLUMNS,
    ENTRANCE_COLUMNS,
    ROWS,
    STANDARD,
    VAULT_COLUMNS,
    Room,
    build,
)

FIRST: Final = (0, 1)
"""The map's upper left square: row 0 is the entrance's, columns count from 1."""
SQUARES_NEEDED: Final = 30
"""With fewer squares too many of the box's tiles would stay out."""
TITLE_LENGTH: Final = 40
TILES: Final[dict[str, tuple[str | None, ...]]] = {
    "entrance": ("entrance",),
    "vault": ("vault",),
    "room": ("floor", "pit", None),
    "outside": (None,),
}
"""The types of tile that may lie where; None is no tile."""
_MUST: Final = {
    "entrance": 'must be of type "entrance"',
    "vault": 'must be of type "vault"',
    "room": 'must be of type "floor" or "pit"',
    "outside": "must be empty",
}


def rooms(folders: Iterable[Path]) -> tuple[dict[str, Room], list[str]]:
    """Return all rooms of some folders by name, and a sentence for each map left out.

    A name belongs to the folder that comes first, so a player's map takes no shipped one's
    place. A folder need not exist.
    """
    found: dict[str, Room] = {}
    refused = []
    for folder in folders:
        taken = set(found)
        for path in sorted(folder.glob("*.tmx"), key=_standard_first):
            try:
                room = read_room(path)
                if room.name in taken:
                    raise MapError(path, f'another room is called "{room.name}"; rename the file.')
            except MapError as error:
                refused.append(str(error))
            else:
                found[room.name] = room
    return found, refused


def read_room(path: Path) -> Room:
    """Return the room of a map, named as its file; raises MapError, with one sentence."""
    plan = read(path, FIRST)
    _check_layers(plan)
    _check_tiles(plan)
    _check_places(plan)
    pits = [place for place in _places("room") if _type(plan, place) != "floor"]
    inside = ROWS * COLUMNS - len(pits)
    if inside < SQUARES_NEEDED:
        raise plan.error(f"the room has {inside} squares; {SQUARES_NEEDED} are needed.")
    squares = {*_places("entrance"), *_places("room"), *_places("vault")}.difference(pits)
    name, title = unicodedata.normalize("NFC", path.stem), _title(plan)
    divided = list(walls(plan, squares))
    try:
        return build(name, title, pits, divided)
    except ValueError as error:
        text = str(error)
        raise plan.error(text[:1].lower() + text[1:]) from error


def _standard_first(path: Path) -> tuple[bool, str]:
    return path.stem != STANDARD.name, path.name


def _check_layers(plan: Plan) -> None:
    wanted = (COLUMNS, ROWS + 2)
    if (plan.columns, plan.rows) != wanted:
        size = f"{plan.columns} by {plan.rows} squares"
        raise plan.error(f"the map is {size}, not {wanted[0]} by {wanted[1]}.")
    if "floor" not in plan.layers:
        raise plan.error('the tile layer "floor" is missing.')
    for layer in ("walls", "places"):
        if layer not in plan.objects:
            raise plan.error(f'the object layer "{layer}" is missing.')


def _check_tiles(plan: Plan) -> None:
    """Refuse a square whose tile is not of a type that belongs there."""
    for part, types in TILES.items():
        for place in _places(part):
            found = _type(plan, place)
            if found not in types:
                but = "is empty" if found is None else f'is of type "{found}"'
                where = f'{in_words(place)} of the layer "floor"'
                raise plan.error(f"{where} {_MUST[part]}, but {but}.")


def _check_places(plan: Plan) -> None:
    """Refuse entrance and vault objects that do not cover exactly their squares."""
    for shape in plan.objects["places"]:
        if shape.type not in ("entrance", "vault"):
            which = f'object {shape.id} of the layer "places", at {shape.at},'
            text = f'has the type "{shape.type}", not "entrance" or "vault"'
            raise plan.error(f"{which} {text}.")
    _check_place(plan, "entrance", 0, ENTRANCE_COLUMNS)
    _check_place(plan, "vault", ROWS + 1, VAULT_COLUMNS)


def _check_place(plan: Plan, kind: str, row: int, columns: tuple[int, ...]) -> None:
    found = [shape for shape in plan.objects["places"] if shape.type == kind]
    if len(found) != 1:
        text = f'the layer "places" has {len(found)} objects of type "{kind}", not one.'
        raise plan.error(text)
    corners = [(row, columns[0]), (row + 1, columns[-1] + 1)]
    if [snapped(point) for point in found[0].points] != corners:
        which = f'object {found[0].id} of the layer "places", at {found[0].at},'
        span = f"row {row}, columns {columns[0]} to {columns[-1]}"
        raise plan.error(f"{which} must cover the {kind}: {span}.")


def _title(plan: Plan) -> str:
    """Return the room's title, a line short enough for a list."""
    for key in ("title", "description"):
        if not isinstance(plan.properties.get(key, ""), str):
            raise plan.error(f'the property "{key}" must be a text.')
    title: str = plan.properties.get("title", "").strip()
    if not title:
        raise plan.error('the property "title" is missing.')
    if len(title) > TITLE_LENGTH or not title.isprintable():
        text = f"must be one line of at most {TITLE_LENGTH} characters"
        raise plan.error(f'the property "title" {text}.')
    return title


def _places(part: str) -> Iterator[Place]:
    """Yield the squares of the map that belong to a part of it."""
    for row in range(ROWS + 2):
        for column in range(1, COLUMNS + 1):
            if _part(row, column) == part:
                yield row, column


def _part(row: int, column: int) -> str:
    if row == 0:
        return "entrance" if column in ENTRANCE_COLUMNS else "outside"
    if row > ROWS:
        return "vault" if column in VAULT_COLUMNS else "outside"
    return "room"


def _type(plan: Plan, place: Place) -> str | None:
    tile = plan.layers["floor"].get(place)
    return tile.type if tile else None
