"""The map cards: walking up to gems, off and on again, and what is wrong with a map."""

from __future__ import annotations

import pytest

from game.rules.rogue.maps import COLOURS, GEMS, DungeonMap, faults, plan, reach

WHOLE = (
    "<..r..y",
    ".##.##.",
    "...r..y",
    ".##.##.",
    "wgbpry.",
    "######>",
)


def drawn(*rows: str) -> DungeonMap:
    return DungeonMap("drawn", "Drawn", 1, rows)


def test_a_plan_says_what_lies_where_in_reading_order() -> None:
    found = plan(drawn("#<.r", "##.#", "g.>#"))
    assert found.cells == ("0/1", "0/2", "0/3", "1/2", "2/0", "2/1", "2/2")
    assert found.neighbours["0/2"] == ("0/1", "0/3", "1/2")
    assert found.gems == {"0/3": "red", "2/0": "green"}
    assert (found.upstairs, found.downstairs) == ("0/1", "2/2")


def test_a_way_stops_at_a_gem_that_is_closed() -> None:
    """Exploration phase: a room cannot be skipped."""
    map_ = drawn("<.r.>")
    assert reach(map_, "0/0", frozenset({"0/2"})) == {"0/1": ("0/1",), "0/2": ("0/1", "0/2")}
    assert reach(map_, "0/0", frozenset())["0/4"] == ("0/1", "0/2", "0/3", "0/4")


def test_from_a_closed_gem_the_hero_goes_on_either_way() -> None:
    """R15: standing on a persistent room is no obstacle to leaving it."""
    ways = reach(drawn("<.r.>"), "0/2", frozenset({"0/2"}))
    assert ways["0/0"] == ("0/1", "0/0")
    assert ways["0/4"] == ("0/3", "0/4")


def test_a_persistent_room_is_entered_again_by_stepping_off_and_on() -> None:
    """R15: entering it, after having left its icon."""
    map_ = drawn("<.r.>")
    assert reach(map_, "0/2", frozenset({"0/2"}))["0/2"] == ("0/1", "0/2")
    assert "0/2" not in reach(map_, "0/2", frozenset())


def test_nobody_steps_off_onto_another_unexplored_room() -> None:
    assert "0/2" not in reach(drawn("<gr>"), "0/2", frozenset({"0/1", "0/2", "0/3"}))
    assert reach(drawn("<gr>"), "0/2", frozenset({"0/1", "0/2"}))["0/2"] == ("0/3", "0/2")


def test_the_shortest_way_is_taken_and_of_equal_ones_the_first_in_reading_order() -> None:
    ring = drawn("<..", ".#.", "..>", ".##")
    assert reach(ring, "0/0", frozenset())["2/2"] == ("0/1", "0/2", "1/2", "2/2")
    assert reach(ring, "0/0", frozenset({"0/1"}))["0/2"] == (
        "1/0",
        "2/0",
        "2/1",
        "2/2",
        "1/2",
        "0/2",
    )
    assert list(reach(ring, "3/0", frozenset()))[:2] == ["2/0", "1/0"]


def test_a_whole_map_has_no_fault() -> None:
    assert faults(drawn(*WHOLE)) == []
    assert sum(GEMS.values()) == 10
    assert tuple(GEMS) == COLOURS


BROKEN = {
    "a short row": (2, "...r..", "2/0", "the row has 6 squares, the first one 7."),
    "an odd sign": (1, ".##?##.", "1/3", '"?" is no square of a map.'),
    "a red gem too many": (2, "..rr..y", "4/4", "the number of red gems must be 3, but is 4."),
    "a yellow gem too few": (2, "...r...", None, "the number of yellow gems must be 3, but is 2."),
    "two upstairs": (2, "<..r..y", "2/0", "the number of upstairs must be 1, but is 2."),
    "no downstairs": (5, "######.", None, "the number of downstairs must be 1, but is 0."),
    "a wide corridor": (1, "..#.##.", "0/0", "the corridor is two squares wide there, so that a"
                        " gem could be passed by."),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_a_fault_is_named_with_its_square(case: str) -> None:
    row, text, cell, clause = BROKEN[case]
    rows = [*WHOLE]
    rows[row] = text
    assert (cell, clause) in faults(drawn(*rows))


def test_what_cannot_be_reached_is_a_fault() -> None:
    """A hero teleported there (R17) would never come back."""
    rows = ("<..r..y..r..y..wgbpry>#.#", "#" * 25, "#" * 23 + "..")
    assert faults(drawn(*rows)) == [
        ("0/23", "no corridor leads there."),
        ("2/23", "the corridor cannot be reached from the upstairs."),
        ("2/24", "the corridor cannot be reached from the upstairs."),
    ]
    cut = ("<..r..y..r..y..wgbp#ry>",)
    assert faults(drawn(*cut)) == [
        ("0/20", "the red gem cannot be reached from the upstairs."),
        ("0/21", "the yellow gem cannot be reached from the upstairs."),
        ("0/22", "the downstairs cannot be reached from the upstairs."),
    ]
