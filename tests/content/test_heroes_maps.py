"""The rooms of Dungeon Heroes: the shipped ones, the player's own, and what is wrong with a map."""

from __future__ import annotations

from pathlib import Path

import pytest

import main as command_line
from game.content.heroes import SQUARES_NEEDED, read_room, rooms
from game.content.tiled import MapError
from game.play import paths
from game.play.disk import HOME_VARIABLE
from game.play.lint import check
from game.rules.heroes import room

from .maps import SHIPPED, STANDARD, changed

TITLE = '<property name="title" value="The Room"/>'
WALLS = ' <objectgroup id="2" name="walls"/>\n'
PLACES = 'name="places"'
ENTRANCE = '<object id="1" name="Entrance" type="entrance" x="64" y="0" width="256" height="64"/>'
FIRST_ROW = "0,7,7,7,7,0,\n"


def walls(*objects: str) -> str:
    inside = "".join(f'<object id="{8 + i}" {each}</object>' for i, each in enumerate(objects))
    return f' <objectgroup id="2" name="walls">{inside}</objectgroup>\n'


def wall(x: int, y: int, points: str) -> str:
    return walls(f'type="wall" x="{x}" y="{y}"><polyline points="{points}"/>')


def box(x: int, y: int, width: int, height: int, kind: str = "wall") -> str:
    return walls(f'type="{kind}" x="{x}" y="{y}" width="{width}" height="{height}">')


AT = 'object 8 of the layer "walls", at row'
FAULTS = {
    "size": ('height="8" tilewidth', 'height="7" tilewidth',
             'the layer "floor" is 6 by 8 squares, the map 6 by 7.'),
    "no title": (TITLE, "", 'the property "title" is missing.'),
    "blank title": ('value="The Room"', 'value=" "', 'the property "title" is missing.'),
    "a number for a title": ('"title" value="The Room"', '"title" type="int" value="4"',
                             'the property "title" must be a text.'),
    "a long title": ("The Room", "x" * 200,
                     'the property "title" must be one line of at most 40 characters.'),
    "a title of two lines": ("The Room", "The&#10;Room",
                             'the property "title" must be one line of at most 40 characters.'),
    "no floor": ('name="floor"', 'name="ground"', 'the tile layer "floor" is missing.'),
    "no walls": (WALLS, "", 'the object layer "walls" is missing.'),
    "no places": (PLACES, 'name="spots"', 'the object layer "places" is missing.'),
    "entrance not laid": (FIRST_ROW, "0,7,0,7,7,0,\n",
        'row 0, column 3 of the layer "floor" must be of type "entrance", but is empty.'),
    "something outside": (FIRST_ROW, "1,7,7,7,7,0,\n",
        'row 0, column 1 of the layer "floor" must be empty, but is of type "floor".'),
    "entrance twice": (ENTRANCE, ENTRANCE * 2,
                       'the layer "places" has 2 objects of type "entrance", not one.'),
    "no entrance": (ENTRANCE, "",
                    'the layer "places" has 0 objects of type "entrance", not one.'),
    "entrance moved": ('x="64" y="0" width="256"', 'x="64" y="0" width="192"',
        'object 1 of the layer "places", at row 0, column 2,'
        " must cover the entrance: row 0, columns 2 to 5."),
    "a place of another type": ('type="vault" x', 'type="cellar" x',
        'object 2 of the layer "places", at row 7, column 3,'
        ' has the type "cellar", not "entrance" or "vault".'),
    "a place with a class": ('type="vault" x', 'class="vault" x',
        'object 2 of the layer "places", at row 7, column 3,'
        ' has class="vault"; it must be type="vault".'),
    "no wall": (WALLS, box(0, 128, 64, 4, kind="fence"),
                f'{AT} 2, column 1, has the type "fence", not "wall".'),
    "slanting": (WALLS, wall(0, 128, "0,0 64,64"),
                 f"{AT} 2, column 1, does not run along the edges of squares."),
    "thick": (WALLS, box(0, 128, 64, 64),
              f"{AT} 2, column 1, does not run along the edges of squares."),
    "between the edges": (WALLS, box(0, 150, 64, 4),
                          f"{AT} 2, column 1, lies too far from the edges of squares."),
    "a dot": (WALLS, box(64, 128, 4, 4),
              f"{AT} 2, column 2, is too short to divide two squares."),
    "a polygon": (WALLS, walls('type="wall" x="0" y="128"><polygon points="0,0 64,0 64,64"/>'),
                  f"{AT} 2, column 1, is neither a line nor a rectangle."),
    "a wall outside": (WALLS, box(0, 64, 64, 4),
        f"{AT} 1, column 1, has no two squares to divide: row 0, column 1; row 1, column 1."),
    "a closed chamber": (WALLS, wall(0, 128, "0,0 64,0 64,-64"),
                         "the square 1/1 cannot be reached from the entrance."),
    "a vault walled up": (WALLS, wall(128, 448, "0,0 128,0"),
                          "the square v/3 cannot be reached from the entrance."),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_refused_by_file_and_place(fault: str, tmp_path: Path) -> None:
    old, new, sentence = FAULTS[fault]
    with pytest.raises(MapError) as error:
        read_room(changed(tmp_path, old, new))
    assert str(error.value) == f"odd.tmx: {sentence}"


def test_a_map_of_another_size_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, 'height="8"', 'height="7"')
    text = path.read_text().replace('height="8"', 'height="7"').replace("0,0,8,8,0,0", "")
    path.write_text(text.replace(",\n\n", "\n"))
    with pytest.raises(MapError) as error:
        read_room(path)
    assert error.value.text == "the map is 6 by 7 squares, not 6 by 8."


def test_a_tile_of_another_type_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, TITLE, TITLE)
    tiles = tmp_path / "dungeon.tsx"
    tiles.write_text(tiles.read_text().replace('type="floor"', 'type="lava"'))
    with pytest.raises(MapError) as error:
        read_room(path)
    where = 'row 1, column 1 of the layer "floor"'
    assert error.value.text == f'{where} must be of type "floor" or "pit", but is of type "lava".'


def test_too_few_squares_are_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, FIRST_ROW, FIRST_ROW)
    head, data, tail = path.read_text().partition(FIRST_ROW)
    rows = tail.splitlines(keepends=True)
    path.write_text(head + data + "0,0,0,0,0,1,\n0,0,1,1,1,1,\n" + "".join(rows[2:]))
    with pytest.raises(MapError) as error:
        read_room(path)
    assert error.value.text == "the room has 29 squares; 30 are needed."


def test_the_shipped_standard_map_is_the_printed_room() -> None:
    standard = read_room(STANDARD)
    assert standard == room.STANDARD


def test_ten_further_rooms_are_shipped() -> None:
    found, refused = rooms([SHIPPED])
    assert refused == []
    assert next(iter(found)) == "standard"
    assert len(found) == 11
    assert len({each.title for each in found.values()}) == 11
    shapes = {tuple(each.beside.items()) for each in found.values()}
    assert len(shapes) == 11
    for name, each in found.items():
        assert each.name == name
        assert len(each.squares) >= SQUARES_NEEDED
        assert set(each.entrance) == set(room.STANDARD.entrance)
        assert set(each.vault) == set(room.STANDARD.vault)


def test_walls_and_pits_stand_where_they_are_drawn() -> None:
    found, _ = rooms([SHIPPED])
    moat = found["moat"]
    assert [cell for cell in room.STANDARD.squares if cell not in moat.squares] == [
        "4/1", "4/3", "4/4", "4/6",
    ]  # fmt: skip
    corridors = found["twin_corridors"]
    assert all(f"{row}/4" not in corridors.beside[f"{row}/3"] for row in (1, 2, 3, 4, 5))
    assert "6/4" in corridors.beside["6/3"]
    assert "6/4" in corridors.corner["5/3"]


def test_a_wall_may_be_a_thin_rectangle_or_a_line(tmp_path: Path) -> None:
    thin = read_room(changed(tmp_path, WALLS, box(70, 122, 120, 14)))
    line = read_room(changed(tmp_path, WALLS, wall(64, 128, "0,0 128,0")))
    back = read_room(changed(tmp_path, WALLS, wall(192, 128, "0,0 -128,0")))
    assert thin == line == back
    assert "2/2" not in line.beside["1/2"]
    assert "2/3" not in line.beside["1/3"]
    assert "2/4" in line.beside["1/4"]


def test_an_empty_square_is_a_pit(tmp_path: Path) -> None:
    path = changed(tmp_path, FIRST_ROW, FIRST_ROW)
    head, data, tail = path.read_text().partition(FIRST_ROW)
    path.write_text(head + data + "0" + tail[1:])
    assert "1/1" not in read_room(path).squares


def test_a_players_own_maps_join_the_shipped_ones(tmp_path: Path) -> None:
    own = tmp_path / "Karten é 地図"
    changed(own, "The Room", "Kaninchenbau", name="地下牢.tmx")
    changed(own, "The Room", "Mine", name="standard.tmx")
    changed(own, TITLE, "", name="nameless.tmx")
    (own / "notes.txt").write_text("not a map")
    found, refused = rooms([SHIPPED, own])
    assert len(found) == 12
    assert found["地下牢"].title == "Kaninchenbau"
    assert found["standard"] == room.STANDARD
    assert refused == [
        'standard.tmx: another room is called "standard"; rename the file.',
        'nameless.tmx: the property "title" is missing.',
    ]


def test_folders_need_not_be_there(tmp_path: Path) -> None:
    assert rooms([tmp_path / "nowhere"]) == ({}, [])


def test_check_looks_at_shipped_maps_and_the_players_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    before = check()
    assert not [each for each in before.findings if each.path.suffix == ".tmx"]
    odd = changed(tmp_path / "maps" / "heroes", TITLE, "")
    after = check()
    assert after.files == before.files + 1
    (finding,) = [each for each in after.findings if each.path.suffix == ".tmx"]
    assert str(finding) == f'{odd}: the property "title" is missing.'
    assert paths.maps() in SHIPPED.parents


def test_check_takes_a_map_and_names_file_and_square(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = changed(tmp_path / "mit Leerzeichen é", FIRST_ROW, "0,7,99,7,7,0,\n")
    assert command_line.main(["check", str(STANDARD)]) == 0
    assert command_line.main(["check", str(odd)]) == 1
    where = 'row 0, column 3 of the layer "floor"'
    assert f"{odd}: {where} holds tile 99, which no tileset has.\n" in capsys.readouterr().out
