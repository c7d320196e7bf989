"""The room: its squares, which lie beside which, walls, pits, entrance and vault."""

from __future__ import annotations

import pytest

from game.rules.heroes.room import STANDARD, Room, build, spread


def test_the_printed_room_has_36_squares_an_entrance_of_four_and_a_vault_of_two() -> None:
    assert len(STANDARD.squares) == 36
    assert STANDARD.entrance == ("e/2", "e/3", "e/4", "e/5")
    assert STANDARD.vault == ("v/3", "v/4")
    assert [*STANDARD.places] == [*STANDARD.entrance, *STANDARD.squares, *STANDARD.vault]


@pytest.mark.parametrize(
    ("cell", "beside"),
    [
        ("1/1", ("1/2", "2/1")),
        ("3/3", ("2/3", "3/2", "3/4", "4/3")),
        ("e/2", ("e/3", "1/2")),
        ("1/5", ("e/5", "1/4", "1/6", "2/5")),
        ("6/3", ("5/3", "6/2", "6/4", "v/3")),
        ("v/4", ("6/4", "v/3")),
    ],
)
def test_squares_straight_beside(cell: str, beside: tuple[str, ...]) -> None:
    assert STANDARD.beside[cell] == beside


@pytest.mark.parametrize(
    ("cell", "corner"),
    [
        ("1/1", ("e/2", "2/2")),
        ("3/3", ("2/2", "2/4", "4/2", "4/4")),
        ("e/2", ("1/1", "1/3")),
        ("6/2", ("5/1", "5/3", "v/3")),
        ("v/3", ("6/2", "6/4")),
    ],
)
def test_squares_across_a_corner(cell: str, corner: tuple[str, ...]) -> None:
    """H27: across the edges of entrance and vault, too."""
    assert STANDARD.corner[cell] == corner


@pytest.mark.parametrize(
    "room",
    [
        STANDARD,
        build("pits", "", pits=[(1, 2), (3, 3), (4, 4), (6, 3)]),
        build("walls", "", walls=[((0, 3), (1, 3)), ((3, 3), (3, 4)), ((3, 3), (2, 3))]),
    ],
    ids=lambda room: str(room.name),
)
def test_steps_lead_back_and_all_tables_agree(room: Room) -> None:
    for cell in room.places:
        assert room.around[cell] == room.beside[cell] + room.corner[cell]
        assert all(cell in room.beside[near] for near in room.beside[cell])
        assert all(cell in room.corner[near] for near in room.corner[cell])
        bit = room.bits[cell]
        assert spread(room.straight, bit) == room.set_of(room.beside[cell])
        assert spread(room.every_way, bit) == room.set_of(room.around[cell])


def test_a_set_of_squares_spreads_all_at_once() -> None:
    corners = STANDARD.set_of(["1/1", "6/6"])
    assert corners.bit_count() == 2
    assert spread(STANDARD.straight, corners) == STANDARD.set_of(["1/2", "2/1", "5/6", "6/5"])


def test_a_pit_is_no_square() -> None:
    room = build("pit", "", pits=[(3, 3)])
    assert "3/3" not in room.places
    assert len(room.squares) == 35
    assert room.beside["3/2"] == ("2/2", "3/1", "4/2")


def test_a_diagonal_step_past_a_pit_needs_the_other_way_round() -> None:
    """H27."""
    assert "3/3" in build("one", "", pits=[(2, 3)]).corner["2/2"]
    assert "3/3" not in build("two", "", pits=[(2, 3), (3, 2)]).corner["2/2"]


def test_a_wall_may_close_the_way_to_the_entrance_or_the_vault() -> None:
    room = build("door", "", walls=[((0, 2), (1, 2)), ((6, 3), (7, 3))])
    assert room.beside["e/2"] == ("e/3",)
    assert room.beside["v/3"] == ("v/4",)
    assert room.corner["e/2"] == ("1/3",)


@pytest.mark.parametrize(
    "wall", [((2, 2), (3, 3)), ((2, 2), (2, 4)), ((0, 5), (0, 6)), ((2, 2), (2, 2))]
)
def test_a_wall_has_to_divide_two_squares_side_by_side(
    wall: tuple[tuple[int, int], tuple[int, int]],
) -> None:
    with pytest.raises(ValueError, match="A wall divides two squares side by side"):
        build("bad", "", walls=[wall])


def test_every_square_has_to_be_reached_from_the_entrance() -> None:
    with pytest.raises(ValueError, match="The square 1/1 cannot be reached"):
        build("cut", "", pits=[(1, 2), (2, 1)])
    with pytest.raises(ValueError, match="v/3"):
        build("shut", "", walls=[((6, 3), (7, 3)), ((6, 4), (7, 4))])
