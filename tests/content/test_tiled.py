"""Tiled maps become plain values; what is no map is refused in one sentence."""

from __future__ import annotations

import base64
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from game.content.tiled import MapError, Shape, Tile, read

from .maps import SHIPPED, STANDARD, changed

HEAD = '<map version="1.10"'
WALLS = ' <objectgroup id="2" name="walls"/>\n'
FIRST_ROW = "0,7,7,7,7,0,\n"


def group(inside: str) -> str:
    return f' <objectgroup id="2" name="walls">{inside}</objectgroup>\n'


FAULTS = {
    "isometric": ("orthogonal", "isometric", "the map is isometric, not orthogonal."),
    "infinite": (
        'infinite="0"', 'infinite="1"', "the map is infinite; turn that off in its properties.",
    ),
    "no pixels": ('tilewidth="64"', 'tilewidth="0"', "a square must measure at least one pixel."),
    "no tileset": ("dungeon.tsx", "gone.tsx", 'its tileset "gone.tsx" is not there.'),
    "not closed": ("</map>", "", "it is not well-formed XML at line 26, column 0."),
    "two layers": (WALLS, WALLS * 2, 'there are 2 layers "walls".'),
    "layer's size": (
        'name="floor" width="6"', 'name="floor" width="5"',
        'the layer "floor" is 5 by 8 squares, the map 6 by 8.',
    ),
    "too short": (FIRST_ROW, "0,7,7,", 'the layer "floor" ends before row 7, column 4.'),
    "too long": (FIRST_ROW, f"{FIRST_ROW}0,", 'the layer "floor" has 49 squares; 6 by 8 is 48.'),
    "unknown tile": (
        FIRST_ROW, "0,7,99,7,7,0,\n",
        'row 0, column 3 of the layer "floor" holds tile 99, which no tileset has.',
    ),
    "class of an object": (
        WALLS, group('<object id="8" class="wall" x="64" y="128" width="64" height="4"/>'),
        'object 8 of the layer "walls", at row 2, column 2, has class="wall";'
        ' it must be type="wall".',
    ),
    "rotated": (
        WALLS, group('<object id="8" type="wall" x="64" y="128" width="64" rotation="45"/>'),
        'object 8 of the layer "walls", at row 2, column 2, is rotated.',
    ),
    "nowhere": (
        WALLS, group('<object id="8" type="wall" x="nan" y="128"/>'),
        'object 8 of the layer "walls" lies nowhere.',
    ),
    "letters": (
        FIRST_ROW, "0,7,x,7,7,0,\n",
        'it is no map that can be read: ValueError("invalid literal for int() with base 10:'
        " 'x'\").",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_refused_by_file_and_place(fault: str, tmp_path: Path) -> None:
    old, new, sentence = FAULTS[fault]
    with pytest.raises(MapError) as error:
        read(changed(tmp_path, old, new), (0, 1))
    assert str(error.value) == f"odd.tmx: {sentence}"
    assert error.value.path == tmp_path / "odd.tmx"
    assert error.value.text == sentence


def test_a_tileset_with_classes_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, HEAD, HEAD)
    tiles = tmp_path / "dungeon.tsx"
    tiles.write_text(tiles.read_text().replace('type="vault"', 'class="vault"'))
    with pytest.raises(MapError) as error:
        read(path)
    assert error.value.text == 'tile 7 of the tileset has class="vault"; it must be type="vault".'


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "it is not well-formed XML at line 1, column 0."),
        (b"\x00\xff" * 40, "it is not well-formed XML at line 1, column 0."),
        (b"<svg/>", "it holds no map but <svg>."),
        (b"<?xml version='1.0' encoding='utf-7'?><map/>", "it is not XML:"),
    ],
)
def test_other_files_are_refused(data: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.tmx"
    path.write_bytes(data)
    with pytest.raises(MapError) as error:
        read(path)
    assert error.value.text.startswith(sentence)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"^no\.tmx: it cannot be read: No such file"):
        read(tmp_path / "no.tmx")
    with pytest.raises(MapError, match="it cannot be read: "):
        read(tmp_path)


def test_a_map_becomes_plain_values() -> None:
    plan = read(SHIPPED / "sanctum.tmx", (0, 1))
    assert (plan.rows, plan.columns) == (8, 6)
    assert plan.layers["floor"][0, 2] == Tile(7, "entrance")
    assert plan.layers["floor"][1, 1].type == "pit"
    assert (0, 1) not in plan.layers["floor"]
    assert plan.properties["title"] == "The Sanctum"
    (wall,) = plan.objects["walls"]
    assert wall == Shape(1, "wall", "line", ((5, 4), (5, 5), (3, 5), (3, 3), (5, 3)))
    entrance, _ = plan.objects["places"]
    assert (entrance.kind, entrance.points) == ("rectangle", ((0, 2), (1, 6)))


def test_squares_are_named_as_the_game_names_them() -> None:
    assert (0, 1) in read(STANDARD).layers["floor"]
    assert (5, 12) in read(STANDARD, (5, 11)).layers["floor"]


def test_turned_tiles_keep_their_type(tmp_path: Path) -> None:
    turned = (1 << 31) + 7
    plan = read(changed(tmp_path, FIRST_ROW, f"0,{turned},7,7,7,0,\n"))
    assert plan.layers["floor"][0, 1] == Tile(7, "entrance")


def test_packed_layers_are_read(tmp_path: Path) -> None:
    text = STANDARD.read_text()
    csv = text.partition('<data encoding="csv">')[2].partition("</data>")[0]
    numbers = [int(each) for each in csv.split(",")]
    packed = base64.b64encode(zlib.compress(struct.pack("<48I", *numbers))).decode()
    new = f'<data encoding="base64" compression="zlib">{packed}</data>'
    path = changed(tmp_path, f'<data encoding="csv">{csv}</data>', new)
    assert read(path).layers == read(STANDARD).layers


@pytest.mark.parametrize("folder", ["with spaces", "Höhle é", "地下牢"])
def test_a_map_may_lie_anywhere(folder: str, tmp_path: Path) -> None:
    path = changed(tmp_path / folder, HEAD, HEAD, name=f"{folder}.tmx")
    assert read(path).layers == read(STANDARD).layers


def test_pytmx_waits_for_the_first_map() -> None:
    """It brings pygame along, which would slow the start and greet on standard output."""
    code = (
        "import sys, pathlib, game.content.heroes as heroes;"
        "assert not {'pytmx', 'pygame'} & set(sys.modules);"
        f"heroes.read_room(pathlib.Path({str(STANDARD)!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=SHIPPED.parents[1],
    )
    assert done.stdout == ""
