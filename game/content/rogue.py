"""Map cards of Rogue Dungeon from Tiled maps: squares for the rules, tiles to be drawn."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from game.content.tiled import MapError, Place, Plan, Shape, in_words, read
from game.rules.rogue.maps import (
    COLOURS,
    CORRIDOR,
    DOWNSTAIRS,
    EARTH,
    UPSTAIRS,
    Colour,
    DungeonMap,
    faults,
    place,
)

ROWS: Final = 9
COLUMNS: Final = 13
CARDS: Final = 7
FACES: Final = ("front", "back")
TITLE_LENGTH: Final = 40
GROUND: Final = {"earth": EARTH, "corridor": CORRIDOR}
STAIRS: Final = {"upstairs": UPSTAIRS, "downstairs": DOWNSTAIRS}
_GEM: Final[dict[str, Colour]] = {f"gem_{colour}": colour for colour in COLOURS}
_NEARLY: Final = 0.02
"""A part of a square that an object may be off its lines."""


class Picture(NamedTuple):
    """What a map is drawn with."""

    image: Path
    """The tileset's image."""
    tile: int
    """The side of one of its tiles in pixels."""
    columns: int
    """How many tiles lie side by side in the image."""
    layers: tuple[tuple[tuple[int | None, ...], ...], ...]
    """From the lowest layer up: a row of tiles for each row of squares, None where none lies.

    Tiles count from 0 in reading order of the image.
    """


def maps(folders: Iterable[Path]) -> tuple[dict[str, DungeonMap], list[str]]:
    """Return all faces of some folders by id, in the order of cards, front first.

    The list has a sentence for each map left out, and for each face that no card has. A face
    belongs to the folder that comes first. A folder need not exist.
    """
    found: dict[tuple[int, str], DungeonMap] = {}
    refused = []
    for path in (path for folder in folders for path in sorted(folder.glob("*.tmx"))):
        try:
            map_, face = _read(path)
            taken = found.setdefault((map_.card, face), map_)
            if taken is not map_:
                text = f"{taken.id}.tmx is the {face} of card {map_.card} already."
                raise MapError(path, text)
        except MapError as error:
            refused.append(str(error))
    wanted = [(card, face) for card in range(1, CARDS + 1) for face in FACES]
    refused += [f"Card {card} has no {face}." for card, face in wanted if (card, face) not in found]
    return {found[key].id: found[key] for key in wanted if key in found}, refused


def read_map(path: Path) -> DungeonMap:
    """Return the face of a map card, its id the file's name; raises MapError, with one sentence."""
    return _read(path)[0]


def pictures(path: Path) -> Picture:
    """Return what a map is drawn with; raises MapError, with one sentence."""
    plan = read(path)
    _check_layers(plan)
    first, file, tileset = _tileset(plan)
    drawn = tileset.find("image")
    image = file.parent / str(drawn.get("source")) if drawn is not None else None
    if image is None or not image.is_file():
        raise plan.error(
            f"the image of its tileset, {image.name if image else 'one'}, is not there."
        )
    layers = tuple(
        tuple(
            tuple(tile.gid - first if tile else None for tile in map(layer.get, places))
            for places in ([(row, column) for column in range(COLUMNS)] for row in range(ROWS))
        )
        for layer in plan.layers.values()
    )
    return Picture(image, int(tileset.get("tilewidth", 0)), int(tileset.get("columns", 0)), layers)


def is_dungeon(path: Path) -> bool:
    """Return whether a map is one of Rogue Dungeon's, by its folder or else by its layers.

    A file that cannot be read as a map is none.
    """
    folder = path.resolve().parent.name
    if folder in ("rogue", "heroes"):
        return folder == "rogue"
    try:
        names = {each.get("name") for each in ElementTree.parse(path).iter()}
    except (OSError, ValueError, ElementTree.ParseError):
        return False
    return not names.isdisjoint({"ground", "gems"})


def _read(path: Path) -> tuple[DungeonMap, str]:
    """Return a map and which face of its card it is."""
    plan = read(path)
    _check_layers(plan)
    squares = _ground(plan) | _stairs(plan)
    squares |= _gems(plan, squares)
    rows = tuple("".join(squares[row, column] for column in range(COLUMNS)) for row in range(ROWS))
    name = unicodedata.normalize("NFC", path.stem)
    map_ = DungeonMap(name, _title(plan), _card(plan), rows)
    for cell, text in faults(map_):
        raise plan.error(f"{in_words(place(cell))}: {text}" if cell else text)
    return map_, _face(plan)


def _check_layers(plan: Plan) -> None:
    if (plan.columns, plan.rows) != (COLUMNS, ROWS):
        size = f"{plan.columns} by {plan.rows} squares"
        raise plan.error(f"the map is {size}, not {COLUMNS} by {ROWS}.")
    for layer in ("ground", "stairs"):
        if layer not in plan.layers:
            raise plan.error(f'the tile layer "{layer}" is missing.')
    if "gems" not in plan.objects:
        raise plan.error('the object layer "gems" is missing.')


def _ground(plan: Plan) -> dict[Place, str]:
    """Return a character for each square: earth or corridor."""
    squares = {}
    for at in ((row, column) for row in range(ROWS) for column in range(COLUMNS)):
        tile = plan.layers["ground"].get(at)
        if not tile or tile.type not in GROUND:
            but = f'is of type "{tile.type}"' if tile else "is empty"
            where = f'{in_words(at)} of the layer "ground"'
            raise plan.error(f'{where} must be of type "earth" or "corridor", but {but}.')
        squares[at] = GROUND[tile.type]
    return squares


def _stairs(plan: Plan) -> dict[Place, str]:
    """Return the characters of the squares with stairs."""
    squares = {}
    for at, tile in plan.layers["stairs"].items():
        where = f'{in_words(at)} of the layer "stairs"'
        if tile.type not in STAIRS:
            text = f'must be of type "upstairs" or "downstairs", but is of type "{tile.type}"'
            raise plan.error(f"{where} {text}.")
        if plan.layers["ground"][at].type != "corridor":
            raise plan.error(f"{where} lies on earth, not on a corridor.")
        squares[at] = STAIRS[tile.type]
    return squares


def _gems(plan: Plan, squares: dict[Place, str]) -> dict[Place, str]:
    """Return the characters of the squares with gems."""
    found: dict[Place, str] = {}
    on_what = {EARTH: "earth", UPSTAIRS: "the upstairs", DOWNSTAIRS: "the downstairs"}
    for shape in plan.objects["gems"]:
        which = f'object {shape.id} of the layer "gems", at {shape.at},'
        if shape.type not in _GEM:
            raise plan.error(f'{which} has the type "{shape.type}", not one of {", ".join(_GEM)}.')
        at = _square(shape)
        if at not in squares:
            raise plan.error(f"{which} does not cover exactly one square.")
        if at in found:
            raise plan.error(f"{which} lies on another gem.")
        if squares[at] != CORRIDOR:
            raise plan.error(f"{which} lies on {on_what[squares[at]]}, not on a corridor.")
        found[at] = _GEM[shape.type][0]
    return found


def _square(shape: Shape) -> Place | None:
    """Return the square that a rectangle covers, if it covers one."""
    (top, left), (bottom, right) = shape.points[0], shape.points[-1]
    row, column = round(top), round(left)
    off = (top - row, left - column, bottom - row - 1, right - column - 1)
    near = all(abs(each) <= _NEARLY for each in off)
    return (row, column) if near and shape.kind == "rectangle" else None


def _title(plan: Plan) -> str:
    """Return the map's title, a line short enough for a list."""
    title = _text(plan, "title").strip()
    if not title:
        raise plan.error('the property "title" is missing.')
    if len(title) > TITLE_LENGTH or not title.isprintable():
        text = f"must be one line of at most {TITLE_LENGTH} characters"
        raise plan.error(f'the property "title" {text}.')
    return title


def _card(plan: Plan) -> int:
    card = plan.properties.get("card")
    if card is None:
        raise plan.error('the property "card" is missing.')
    if not isinstance(card, int) or isinstance(card, bool) or not 1 <= card <= CARDS:
        raise plan.error(f'the property "card" must be a whole number from 1 to {CARDS}.')
    return card


def _face(plan: Plan) -> str:
    face = _text(plan, "face")
    if face not in FACES:
        but = f'is "{face}"' if face else "is missing"
        raise plan.error(f'the property "face" must be "front" or "back", but {but}.')
    return face


def _text(plan: Plan, key: str) -> str:
    value = plan.properties.get(key, "")
    if not isinstance(value, str):
        raise plan.error(f'the property "{key}" must be a text.')
    return value


def _tileset(plan: Plan) -> tuple[int, Path, ElementTree.Element]:
    """Return the map's tileset, the number of its first tile and the file it is written in."""
    found = ElementTree.parse(plan.path).getroot().findall("tileset")
    if len(found) != 1:
        raise plan.error(f"the map has {len(found)} tilesets, not one.")
    first, source = int(found[0].get("firstgid", 1)), found[0].get("source")
    file = plan.path.parent / source if source else plan.path
    return first, file, ElementTree.parse(file).getroot() if source else found[0]
