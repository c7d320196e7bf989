"""Reads a Tiled map into plain values: tiles by square, drawn objects, properties."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

Place: TypeAlias = tuple[int, int]
"""A square's row and column, counted as the game counts them."""
Point: TypeAlias = tuple[float, float]
"""Row and column of a point; a square's upper left corner has the square's own numbers."""


class MapError(ValueError):
    """A map that cannot be used; one sentence names the file and the place in it."""

    def __init__(self, path: Path, text: str) -> None:
        super().__init__(f"{path.name}: {text}")
        self.path = path
        self.text = text


class Tile(NamedTuple):
    """What lies on one square of a tile layer."""

    gid: int
    """Its number in the map, counted over all tilesets, turned or not."""
    type: str
    """Its type in the tileset, or an empty text."""


class Shape(NamedTuple):
    """An object of an object layer."""

    id: int
    type: str
    kind: Literal["line", "polygon", "rectangle"]
    points: tuple[Point, ...]
    """A rectangle's upper left and lower right corner; all points of a line or polygon."""

    @property
    def at(self) -> str:
        """Where it begins, in words."""
        row, column = self.points[0]
        return in_words((int(row), int(column)))


class Plan(NamedTuple):
    """A whole map."""

    path: Path
    rows: int
    columns: int
    layers: dict[str, dict[Place, Tile]]
    """The tile layers by name; squares without a tile are left out."""
    objects: dict[str, tuple[Shape, ...]]
    """The object layers by name."""
    properties: dict[str, Any]

    def error(self, text: str) -> MapError:
        return MapError(self.path, text)


def read(path: Path, first: Place = (0, 0)) -> Plan:
    """Return a map; `first` is what its upper left square is called.

    Raises MapError for a file that is no map or holds what Tiled itself would not write.
    """
    _check_file(path)
    tiled = _load(path)
    if tiled.orientation != "orthogonal":
        raise MapError(path, f"the map is {tiled.orientation}, not orthogonal.")
    if min(tiled.tilewidth, tiled.tileheight) < 1:
        raise MapError(path, "a square must measure at least one pixel.")
    return _Reader(path, tiled, first).plan()


def in_words(place: Place) -> str:
    """Return a square in words."""
    return f"row {place[0]}, column {place[1]}"


def _check_file(path: Path) -> None:
    """Refuse what pytmx does not name in words."""
    from xml.etree import ElementTree  # noqa: PLC0415 - like pytmx, only when a map is read

    try:
        root = ElementTree.fromstring(path.read_bytes())
    except OSError as error:
        raise MapError(path, f"it cannot be read: {error.strerror or error}.") from error
    except ElementTree.ParseError as error:
        line, column = error.position
        text = f"it is not well-formed XML at line {line}, column {column}."
        raise MapError(path, text) from error
    except ValueError as error:  # an encoding that the parser does not know
        raise MapError(path, f"it is not XML: {error}.") from error
    if root.tag != "map":
        raise MapError(path, f"it holds no map but <{root.tag}>.")
    if root.get("infinite") == "1":
        raise MapError(path, "the map is infinite; turn that off in its properties.")
    for source in (each.get("source") for each in root.iter("tileset")):
        if source and not (path.parent / source).is_file():
            raise MapError(path, f'its tileset "{source}" is not there.')


def _load(path: Path) -> Any:
    """Return pytmx's map. It is imported here because it brings all of pygame along."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx  # noqa: PLC0415

    try:
        return pytmx.TiledMap(str(path), allow_duplicate_names=True)
    except Exception as error:  # whatever it stumbles over comes through as it is
        raise MapError(path, f"it is no map that can be read: {error!r}.") from error


class _Reader:
    """Turns pytmx's map into a plan, square by square."""

    def __init__(self, path: Path, tiled: Any, first: Place) -> None:
        self.path, self.tiled, self.first = path, tiled, first
        self.size = f"{tiled.width} by {tiled.height}"

    def plan(self) -> Plan:
        self._check_tilesets()
        layers = [each for each in self.tiled.layers if "data" in each.__dict__]
        groups = [each for each in self.tiled.objectgroups if each.name]  # tiles have nameless ones
        for named in (layers, groups):
            self._check_names([each.name for each in named])
        return Plan(
            self.path,
            self.tiled.height,
            self.tiled.width,
            {each.name: dict(self._tiles(each)) for each in layers},
            {each.name: tuple(self._shape(each.name, drawn) for drawn in each) for each in groups},
            dict(self.tiled.properties),
        )

    def _error(self, text: str) -> MapError:
        return MapError(self.path, text)

    def _check_names(self, names: list[str]) -> None:
        for name in names:
            if names.count(name) > 1:
                raise self._error(f'there are {names.count(name)} layers "{name}".')

    def _check_tilesets(self) -> None:
        for tile in self.tiled.tile_properties.values():
            if tile.get("class"):
                raise self._error(
                    f'tile {tile["id"]} of the tileset has class="{tile["class"]}";'
                    f' it must be type="{tile["class"]}".'
                )

    def _tiles(self, layer: Any) -> Iterator[tuple[Place, Tile]]:
        self._check_size(layer)
        for r, row in enumerate(layer.data, self.first[0]):
            for c, number in enumerate(row, self.first[1]):
                if number:
                    yield (r, c), self._tile(layer.name, (r, c), number)

    def _check_size(self, layer: Any) -> None:
        if (layer.width, layer.height) != (self.tiled.width, self.tiled.height):
            size = f"{layer.width} by {layer.height}"
            text = f'the layer "{layer.name}" is {size} squares, the map {self.size}.'
            raise self._error(text)
        count, wanted = sum(map(len, layer.data)), layer.width * layer.height
        if count < wanted:
            row, column = divmod(count, layer.width)
            place = in_words((row + self.first[0], column + self.first[1]))
            raise self._error(f'the layer "{layer.name}" ends before {place}.')
        if count > wanted:
            text = f'the layer "{layer.name}" has {count} squares; {self.size} is {wanted}.'
            raise self._error(text)

    def _tile(self, layer: str, place: Place, number: int) -> Tile:
        gid = self.tiled.tiledgidmap[number]
        if not any(0 <= gid - each.firstgid < each.tilecount for each in self.tiled.tilesets):
            text = (
                f'{in_words(place)} of the layer "{layer}" holds tile {gid}, which no tileset has.'
            )
            raise self._error(text)
        return Tile(gid, str(self.tiled.tile_properties.get(number, {}).get("type", "")))

    def _shape(self, layer: str, drawn: Any) -> Shape:
        points = drawn.__dict__.get("points")  # a property may have that name too
        kind: Literal["line", "polygon", "rectangle"] = "rectangle"
        if points:
            kind = "polygon" if drawn.closed else "line"
        else:
            points = ((drawn.x, drawn.y), (drawn.x + drawn.width, drawn.y + drawn.height))
        if not all(math.isfinite(number) for point in points for number in point):
            raise self._error(f'object {drawn.id} of the layer "{layer}" lies nowhere.')
        places = tuple(self._point(*point) for point in points)
        shape = Shape(drawn.id, drawn.type or "", kind, places)
        self._check_shape(layer, drawn, shape)
        return shape

    def _check_shape(self, layer: str, drawn: Any, shape: Shape) -> None:
        which = f'object {shape.id} of the layer "{layer}", at {shape.at},'
        old = drawn.__dict__.get("class")
        if old:
            raise self._error(f'{which} has class="{old}"; it must be type="{old}".')
        if drawn.rotation:
            raise self._error(f"{which} is rotated.")

    def _point(self, x: float, y: float) -> Point:
        row, column = self.first
        return row + y / self.tiled.tileheight, column + x / self.tiled.tilewidth
