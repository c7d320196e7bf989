"""What a match is started from: options that the list of seats fixes."""

from __future__ import annotations

import pytest

from game.play.start import seated_options


def test_the_number_of_seats_fixes_players() -> None:
    assert seated_options("welcome", ("human", "easy", "easy"), {}) == {"players": 3}
    with pytest.raises(ValueError, match="lists 2 seats, but players is 3"):
        seated_options("welcome", ("human", "easy"), {"players": 3})


def test_one_seat_alone_makes_dungeon_heroes_a_solo_game() -> None:
    assert seated_options("heroes", ("hard",), {}) == {"mode": "solo"}
    assert seated_options("heroes", ("hard", "easy"), {}) == {}


def test_each_seat_of_rogue_dungeon_brings_a_hero() -> None:
    assert seated_options("rogue", ("hard",), {}) == {}
    assert seated_options("rogue", ("hard", "human"), {}) == {"heroes": ["crusader", "thief"]}
    named = {"heroes": ["wizard", "ranger", "thief"]}
    assert seated_options("rogue", ("hard",) * 3, named) == named
    with pytest.raises(ValueError, match="The options make 3 seats"):
        seated_options("rogue", ("hard", "human"), named)


@pytest.mark.parametrize(("seats", "mode"), [(("hard",), "versus"), (("hard", "easy"), "solo")])
def test_seats_that_contradict_the_mode_are_refused(seats: tuple[str, ...], mode: str) -> None:
    with pytest.raises(ValueError, match="The options make"):
        seated_options("heroes", seats, {"mode": mode})
