"""A match: steps, luck, what is told to whom, and the ethics of undo."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.types import CHANCE, Action, Event
from game.play import catalog
from game.play.match import IllegalStepError, Match


def do(word: str, **values: Any) -> Action:
    action: Action = msgspec.convert({"do": word, **values}, catalog.get("welcome").action)
    return action


def begun(**options: Any) -> Match:
    """Return a match in which seat 0 is to choose or to bid."""
    match = catalog.new_match("welcome", options, 3)
    match.force(0)
    return match


def test_a_match_begins_with_the_chance_over_the_seats() -> None:
    match = catalog.new_match("welcome", {"players": 4}, 3)
    assert (match.current_player, match.chances(), match.chance_count) == (CHANCE, [0, 1, 2, 3], 4)
    assert match.seats == 4
    step = match.draw_chance()
    assert step.seat == CHANCE
    assert match.log == [step.step]
    assert match.chance_count == 0


@pytest.mark.parametrize("outcome", [4, -1, True, "0", None, 0.0])
def test_chance_cannot_decide_what_is_not_among_its_outcomes(outcome: Any) -> None:
    match = catalog.new_match("welcome", {}, 3)
    with pytest.raises(IllegalStepError):
        match.force(outcome)
    assert match.log == []


def test_undo_and_redo_meet_the_same_luck() -> None:
    match = begun(adventurer="mage")
    match.play(do("draw"))
    first = match.draw_chance().step
    match.drop(2)
    match.play(do("draw"))
    assert match.draw_chance().step == first


def test_a_listener_hears_what_its_seat_sees() -> None:
    match = begun(adventurer="mage")
    heard: dict[int | None, list[Event]] = {None: [], 0: [], 1: []}
    ends = [match.subscribe(seat, heard[seat].append) for seat in heard]
    match.play(do("draw"))
    match.force("dragon")
    assert [getattr(heard[seat][0], "monster", "?") for seat in (None, 0, 1)] == [
        None, "dragon", None,
    ]  # fmt: skip
    for end in ends:
        end()
        end()
    match.play(do("add"))
    assert len(heard[0]) == 1


def test_a_choice_can_be_taken_back_before_anything_has_come_of_it() -> None:
    match = begun()
    match.play(do("choose", adventurer="mage"))
    assert match.undo_reason(0) is None
    assert match.undo(0) == 1
    assert match.log == [0]
    match.play(do("choose", adventurer="rogue"))
    assert match.view(0).adventurer == "rogue"


def test_nothing_can_be_taken_back_before_a_choice() -> None:
    match = begun()
    assert match.undo_reason(0) == "There is no choice of yours to take back."
    with pytest.raises(IllegalStepError, match="no choice of yours"):
        match.undo(0)


def test_luck_cannot_be_taken_back() -> None:
    match = begun(adventurer="mage")
    match.play(do("draw"))
    match.draw_chance()
    assert match.undo_reason(0) == "Luck has decided something since."
    with pytest.raises(IllegalStepError, match="Luck"):
        match.undo(0)
    assert match.entries == 3


def test_a_secret_seen_cannot_be_taken_back_even_without_luck() -> None:
    """The last card of the deck is no luck, but looking at it is."""
    match = begun(adventurer="mage")
    for _ in range(12):
        match.play(do("draw"))
        match.draw_chance()
        match.play(do("add"))
    match.play(do("draw"))
    assert match.chance_count == 1
    match.draw_chance()
    assert match.undo_reason(0) == "Something hidden has been shown since."


def test_the_others_turn_and_choices_stop_undo() -> None:
    match = begun(adventurer="mage")
    match.play(do("draw"))
    match.draw_chance()
    match.play(do("add"))
    assert "turn" in (match.undo_reason(0) or "")
    match.play(do("draw"))
    match.draw_chance()
    match.play(do("add"))
    assert match.undo_reason(0) == "Another player has chosen since."


def test_a_turned_monster_stops_undo() -> None:
    match = begun(adventurer="warrior")
    for _ in range(2):
        match.play(do("draw"))
        match.draw_chance()
        match.play(do("add"))
    match.play(do("pass"))
    match.play(do("name", monster="orc"))
    assert match.current_player == CHANCE
    match.draw_chance()
    assert match.undo_reason(1) is not None


def test_casual_does_not_lift_the_ethics_among_several_seats() -> None:
    match = catalog.new_match("welcome", {"adventurer": "mage"}, 3, casual=True)
    match.force(0)
    match.play(do("draw"))
    match.draw_chance()
    assert match.undo_reason(0) is not None


@pytest.mark.parametrize("count", [-1, 99])
def test_only_what_was_played_can_be_dropped(count: int) -> None:
    match = begun()
    with pytest.raises(IllegalStepError):
        match.drop(count)
    assert match.log == [0]


@pytest.mark.parametrize("seat", [2, -1, True])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(ValueError, match="There is no seat"):
        begun().view(seat)


def test_a_chance_is_not_a_seats_to_play_nor_the_other_way_round() -> None:
    match = catalog.new_match("welcome", {}, 3)
    with pytest.raises(IllegalStepError, match="Chance decides"):
        match.play(do("draw"))
    match.force(0)
    with pytest.raises(IllegalStepError, match="A seat decides"):
        match.draw_chance()


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"players": 5}, "players"),
        ({"players": "two"}, "players"),
        ({"players": True}, "players"),
        ({"colour": 1}, "no option 'colour'"),
        ({"edition": "third"}, "edition"),
        ({"edition": "classic", "adventurer": "mage"}, "adventurer"),
    ],
)
def test_impossible_options_are_named(options: dict[str, Any], part: str) -> None:
    with pytest.raises(ValueError, match=part):
        catalog.new_match("welcome", options, 1)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(catalog.CatalogError) as caught:
        catalog.get("chess")
    known = ", ".join(catalog.names())
    assert str(caught.value) == f"There is no game 'chess'; the games are: {known}."
