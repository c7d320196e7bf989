"""The map cards of Rogue Dungeon: the fourteen shipped faces, and what is wrong with a map."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pygame
import pytest

import main as command_line
from game.content.rogue import CARDS, COLUMNS, ROWS, is_dungeon, maps, pictures, read_map
from game.content.tiled import MapError
from game.play.lint import check
from game.rules.rogue.maps import COLOURS, GEMS, Cell, DungeonMap, faults, plan

SHIPPED: Final = Path(__file__).parents[2] / "maps" / "rogue"
FILES: Final = sorted(SHIPPED.glob("*.tmx"))
CRYPT: Final = SHIPPED / "crypt_front.tmx"
each_file = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@cache
def ways(map_: DungeonMap) -> list[list[Cell]]:
    """Return every way from the upstairs to the downstairs that treads on no square twice."""
    drawn, found = plan(map_), []
    todo: list[list[Cell]] = [[drawn.upstairs]]
    while todo:
        way = todo.pop()
        if way[-1] == drawn.downstairs:
            found.append(way)
        else:
            todo += [[*way, near] for near in drawn.neighbours[way[-1]] if near not in way]
    return found


def gems_on(map_: DungeonMap, way: list[Cell]) -> list[str]:
    return [plan(map_).gems[cell] for cell in way if cell in plan(map_).gems]


def test_seven_cards_have_both_faces() -> None:
    found, refused = maps([SHIPPED])
    assert refused == []
    assert len({map_.title for map_ in found.values()}) == len(found) == len(FILES) == 14
    assert [map_.card for map_ in found.values()] == [1 + i // 2 for i in range(2 * CARDS)]
    assert [name.rpartition("_")[2] for name in found] == ["front", "back"] * CARDS
    assert all(name == map_.id for name, map_ in found.items())


@each_file
def test_a_shipped_face_has_ten_gems_and_no_fault(path: Path) -> None:
    map_ = read_map(path)
    assert faults(map_) == []
    assert Counter(plan(map_).gems.values()) == GEMS
    assert (len(map_.rows), len(map_.rows[0])) == (ROWS, COLUMNS)


@each_file
def test_nobody_simply_runs_through_a_shipped_face(path: Path) -> None:
    """At least three rooms lie on every way, and there is more than one."""
    map_ = read_map(path)
    met = [gems_on(map_, way) for way in ways(map_)]
    assert 3 <= min(map(len, met)) <= 6
    assert len({tuple(gems) for gems in met}) >= 2


@each_file
def test_rare_gems_lie_off_the_quickest_way(path: Path) -> None:
    map_ = read_map(path)
    met = [gems_on(map_, way) for way in ways(map_)]
    rare = [[gem for gem in gems if gem not in ("red", "yellow")] for gems in met]
    assert min(len(gems) for gems in rare) <= 1
    assert len([gem for gem in COLOURS[2:] if all(gem in gems for gems in rare)]) == 0


@each_file
def test_a_shipped_face_is_drawn_from_its_layers(path: Path) -> None:
    drawn = pictures(path)
    width, height = pygame.image.load(drawn.image).get_size()
    assert (drawn.tile, drawn.columns * drawn.tile) == (128, width)
    assert len(drawn.layers) == 4
    assert all(number is not None for row in drawn.layers[0] for number in row)
    tiles = [tile for layer in drawn.layers for row in layer for tile in row if tile is not None]
    assert 0 <= min(tiles) <= max(tiles) < drawn.columns * (height // drawn.tile)


def changed(folder: Path, old: str, new: str, name: str = "odd.tmx") -> Path:
    """Write a shipped map into a folder, with its tileset and what matches `old` first replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in ("dungeon.tsx", "dungeon.png"):
        shutil.copy(SHIPPED / file, folder)
    text, times = re.subn(old, new, CRYPT.read_text(encoding="utf-8"), count=1)
    assert times == 1
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def gem(number: int, row: int, column: int, kind: str) -> str:
    return rf'<object id="{number}" type="gem_{kind}" x="{column * 128}" y="{row * 128}"'


def layer(name: str, row: int) -> str:
    """Return what matches a layer down to a row of its squares, which the match leaves open."""
    return rf'(name="{name}" .*\n.*\n(?:.*\n){{{row}}})'


FIRST: Final = gem(1, 0, 1, "white")
AT: Final = 'object 1 of the layer "gems", at row 0, column 1, '
FAULTS = {
    "no ground": ('name="ground"', 'name="floor"', 'the tile layer "ground" is missing.'),
    "no stairs": ('name="stairs"', 'name="steps"', 'the tile layer "stairs" is missing.'),
    "no gems": ('name="gems"', 'name="jewels"', 'the object layer "gems" is missing.'),
    "size": ('width="13" height="9" tilewidth', 'width="13" height="8" tilewidth',
             'the layer "ground" is 13 by 9 squares, the map 13 by 8.'),
    "a hole": (layer("ground", 1) + r"\d+,", r"\g<1>0,",
               'row 1, column 0 of the layer "ground" must be of type "earth" or "corridor",'
               " but is empty."),
    "a wall for ground": (layer("ground", 1) + r"\d+,", r"\g<1>40,",
                          'row 1, column 0 of the layer "ground" must be of type "earth" or'
                          ' "corridor", but is of type "wall".'),
    "a tile of no tileset": (layer("ground", 1) + r"\d+,", r"\g<1>400,",
        'row 1, column 0 of the layer "ground" holds tile 400, which no tileset has.'),
    "a wall for stairs": (layer("stairs", 0) + "0,", r"\g<1>40,",
                          'row 0, column 0 of the layer "stairs" must be of type "upstairs" or'
                          ' "downstairs", but is of type "wall".'),
    "stairs in the earth": (layer("stairs", 0) + "0,0,0,0,", r"\g<1>0,0,0,68,",
                            'row 0, column 3 of the layer "stairs" lies on earth,'
                            " not on a corridor."),
    "two downstairs": (layer("stairs", 0) + "0,", r"\g<1>68,",
                       "row 8, column 6: the number of downstairs must be 1, but is 2."),
    "an opal": ("gem_white", "gem_opal", f'{AT}has the type "gem_opal", not one of gem_red,'
                " gem_yellow, gem_white, gem_green, gem_blue, gem_purple."),
    "class": ('type="gem_white"', 'class="gem_white"',
              f'{AT}has class="gem_white"; it must be type="gem_white".'),
    "a crooked gem": (FIRST, FIRST.replace('x="128"', 'x="160"'),
                      f"{AT}does not cover exactly one square."),
    "a gem outside": (FIRST, FIRST.replace('x="128"', 'x="-128"'),
                      f"{AT}does not cover exactly one square.".replace("column 1", "column -1")),
    "a gem in the earth": (FIRST, gem(1, 1, 1, "white"),
                           f"{AT}lies on earth, not on a corridor.".replace("row 0", "row 1")),
    "a gem on the stairs": (FIRST, gem(1, 0, 6, "white"),
                            f"{AT}lies on the upstairs, not on a corridor.".replace("1,", "6,")),
    "two gems on a square": (gem(2, 0, 11, "blue"), gem(2, 0, 1, "blue"),
                             f"{AT}lies on another gem.".replace("object 1", "object 2")),
    "a colour too many": ("gem_blue", "gem_white",
                          "row 0, column 11: the number of white gems must be 1, but is 2."),
    "a colour too few": ("gem_white", "gem_blue",
                         "the number of white gems must be 1, but is 0."),
    "a slip road": (layer("ground", 1) + r"(\d+),\d+,", r"\g<1>\g<2>,\g<2>,",
                    "row 0, column 0: the corridor is two squares wide there, so that a gem could"
                    " be passed by."),
    "a lonely square": (layer("ground", 8) + r"\d+,", r"\g<1>1,",
                        "row 8, column 0: no corridor leads there."),
    "no title": (r"  <property name=.title.*\n", "", 'the property "title" is missing.'),
    "a long title": ('(name="title" value=")', r"\g<1>" + "x" * 40,
                     'the property "title" must be one line of at most 40 characters.'),
    "no card": (r"  <property name=.card.*\n", "", 'the property "card" is missing.'),
    "card eight": ('type="int" value="1"', 'type="int" value="8"',
                   'the property "card" must be a whole number from 1 to 7.'),
    "a card in words": ('type="int" value="1"', 'value="one"',
                        'the property "card" must be a whole number from 1 to 7.'),
    "no face": (r"  <property name=.face.*\n", "",
                'the property "face" must be "front" or "back", but is missing.'),
    "a third face": ('value="front"', 'value="edge"',
                     'the property "face" must be "front" or "back", but is "edge".'),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_file_and_square(fault: str, tmp_path: Path) -> None:
    old, new, sentence = FAULTS[fault]
    path = changed(tmp_path / "rogue", old, new)
    with pytest.raises(MapError) as caught:
        read_map(path)
    assert str(caught.value) == f"odd.tmx: {sentence}"
    assert [finding.text for finding in check([path]).findings] == [sentence]


def test_a_folder_says_which_faces_are_missing_and_which_come_twice(tmp_path: Path) -> None:
    changed(tmp_path, "Quiet", "Loud", "again.tmx")
    changed(tmp_path, "Quiet", "Quiet", "crypt_front.tmx")
    found, refused = maps([tmp_path, tmp_path / "nowhere"])
    assert list(found) == ["again"]
    assert refused[:2] == [
        "crypt_front.tmx: again.tmx is the front of card 1 already.",
        "Card 1 has no back.",
    ]
    assert len(refused) == 1 + 2 * CARDS - 1


def test_a_tileset_without_its_image_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path / "rogue", "Quiet", "Quiet")
    assert check([path]).findings == []
    (path.parent / "dungeon.png").unlink()
    assert [finding.text for finding in check([path]).findings] == [
        "the image of its tileset, dungeon.png, is not there."
    ]


def test_elsewhere_a_map_is_told_by_its_layers(tmp_path: Path) -> None:
    assert is_dungeon(changed(tmp_path, "Quiet", "Quiet"))
    room = shutil.copy(SHIPPED.parent / "heroes" / "standard.tmx", tmp_path)
    shutil.copy(SHIPPED.parent / "heroes" / "dungeon.tsx", tmp_path)
    assert not is_dungeon(Path(room))


def test_check_lints_dungeons_and_rooms_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["check", str(SHIPPED.parent)]) == 0
    assert "0 findings" in capsys.readouterr().out
