"""The plan of a solo monster: each rule of the script, and every tie."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.monsters import (
    Ground,
    Plan,
    look_round,
    lowest,
    most_central,
    most_cornering,
    nearest,
    next_to_act,
    plan,
    safe_squares,
    shortest_steps,
    whom_to_attack,
)
from game.rules.heroes.room import STANDARD, Room, build

from .driver import script


def ground(heroes: Mapping[str, str], monsters: Mapping[str, str], room: Room = STANDARD) -> Ground:
    """Return the room as the first of the monsters finds it."""
    return look_round(script(heroes, monsters, room).state, next(iter(monsters)))


def first(monsters: Mapping[str, str], heroes: Mapping[str, str]) -> str:
    return next_to_act(script(heroes, monsters).state, [*monsters])


# Who acts next


def test_the_monster_that_does_most_damage_acts_first_wherever_it_stands() -> None:
    """H26."""
    monsters = {"goblin_1": "1/1", "skeleton_1": "1/3", "orc_1": "6/1", "ogre": "6/6"}
    assert first(monsters, {"rogue": "1/2"}) == "ogre"
    del monsters["ogre"]
    assert first(monsters, {"rogue": "1/2"}) == "orc_1"


def test_of_two_alike_the_one_closest_to_any_hero_acts_first() -> None:
    """H26."""
    heroes = {"rogue": "1/1", "wizard": "6/6"}
    assert first({"orc_1": "3/3", "orc_2": "6/4"}, heroes) == "orc_2"


def test_closest_is_counted_in_the_monsters_own_steps() -> None:
    """H26, H24a: two goblins, one of them shut in behind others."""
    shut = {"goblin_1": "1/1", "orc_1": "1/2", "orc_2": "2/2", "ogre": "e/2"}
    assert first({"goblin_1": "1/1", "goblin_2": "1/6"}, {"rogue": "1/3"}) == "goblin_1"
    state = script({"rogue": "1/3"}, {**shut, "goblin_2": "1/6"}).state
    assert next_to_act(state, ["goblin_1", "goblin_2"]) == "goblin_2"


def test_equally_close_the_lower_row_acts_first_then_the_lower_column() -> None:
    """H26."""
    assert first({"orc_1": "5/3", "orc_2": "1/3"}, {"rogue": "3/3"}) == "orc_2"
    assert first({"orc_1": "3/5", "orc_2": "3/1"}, {"rogue": "3/3"}) == "orc_2"


# Whom it attacks


@pytest.mark.parametrize(
    ("left", "attacked"),
    [
        ({"warrior": 3, "cleric": 4, "rogue": 5}, "warrior"),
        ({"warrior": 9, "cleric": 8, "rogue": 6}, "rogue"),
        ({"warrior": 6, "cleric": 6, "rogue": 6}, "warrior"),
        ({"warrior": 7, "cleric": 6, "rogue": 6}, "cleric"),
        ({"warrior": 3, "cleric": 2, "rogue": 1}, "rogue"),
        ({"warrior": 3, "cleric": 3, "rogue": 6}, "warrior"),
    ],
)
def test_whom_to_attack(left: dict[str, int], attacked: str) -> None:
    """H25: whoever dies of it, then the fewest hit points, then the printed order."""
    t = script({"warrior": "2/3", "cleric": "3/2", "rogue": "3/3"}, {"orc_1": "3/3"})
    t.state.hit_points |= left
    assert whom_to_attack(t.state, "orc_1") == attacked


def test_nobody_is_attacked_who_is_out_of_reach() -> None:
    """H20."""
    t = script({"warrior": "2/4", "cleric": "5/3"}, {"goblin_1": "3/3"})
    assert whom_to_attack(t.state, "goblin_1") is None


# Which heroes are nearest


def test_the_nearest_hero_by_orthogonal_steps() -> None:
    """H24a: a goblin counts diagonal ones."""
    heroes = {"warrior": "5/5", "cleric": "1/4"}
    assert nearest(ground(heroes, {"orc_1": "3/3"})) == (["cleric"], 3)
    assert nearest(ground(heroes, {"goblin_1": "3/3"})) == (["warrior", "cleric"], 2)


def test_other_monsters_are_in_the_way() -> None:
    """H24a."""
    heroes = {"warrior": "1/3", "wizard": "4/1"}
    assert nearest(ground(heroes, {"orc_1": "1/1"})) == (["warrior"], 2)
    monsters = {"orc_1": "1/1", "ogre": "1/2"}
    assert nearest(ground(heroes, monsters)) == (["wizard"], 3)


def test_with_no_way_open_the_others_do_not_count() -> None:
    """H24a."""
    monsters = {"orc_1": "1/1", "ogre": "1/2", "orc_2": "2/1"}
    assert nearest(ground({"warrior": "1/3", "wizard": "5/1"}, monsters)) == (["warrior"], 2)


def test_a_hero_who_shares_a_monsters_square_is_as_near_to_the_others() -> None:
    """H24a: a hero's own square is never closed."""
    heroes = {"rogue": "3/3", "wizard": "6/6"}
    assert nearest(ground(heroes, {"orc_1": "3/5", "goblin_1": "3/3"})) == (["rogue"], 2)
    t = script(heroes, {"orc_1": "3/5", "goblin_1": "3/3"}).end().by_luck()
    assert s.Moved("orc_1", "3/5", "3/4") in t.events
    assert s.Attacked("orc_1", "rogue") in t.events


def test_heroes_are_no_obstacle_to_monsters() -> None:
    """H21."""
    assert nearest(ground({"rogue": "3/3"}, {"orc_1": "3/1"}))[1] == 2
    room = build("lane", "", walls=[((3, 1), (2, 1)), ((3, 1), (4, 1))])
    assert nearest(ground({"rogue": "3/3"}, {"orc_1": "3/1"}, room))[1] == 2


def test_walls_are_in_the_way_of_monsters() -> None:
    """H27."""
    room = build("wall", "", walls=[((3, 3), (3, 4))])
    assert nearest(ground({"rogue": "3/4"}, {"orc_1": "3/3"}, room)) == (["rogue"], 3)
    assert nearest(ground({"rogue": "3/4"}, {"goblin_1": "3/3"}, room)) == (["rogue"], 2)


# Which steps lead there


def test_all_steps_that_begin_a_shortest_way() -> None:
    """H24."""
    found = shortest_steps(ground({"rogue": "5/5"}, {"orc_1": "3/3"}), ["rogue"], 4)
    assert found == ["3/4", "4/3"]
    found = shortest_steps(ground({"rogue": "3/6"}, {"goblin_1": "3/3"}), ["rogue"], 3)
    assert found == ["3/4", "2/4", "4/4"]


def test_the_steps_to_any_of_the_nearest_heroes() -> None:
    """H24."""
    there = ground({"rogue": "3/5", "wizard": "3/1"}, {"orc_1": "3/3"})
    assert shortest_steps(there, ["rogue", "wizard"], 2) == ["3/2", "3/4"]


def test_a_step_onto_another_monsters_square_is_none() -> None:
    """H24a: the monster waits."""
    monsters = {"orc_1": "1/1", "ogre": "1/2", "orc_2": "2/1"}
    there = ground({"warrior": "1/3"}, monsters)
    assert shortest_steps(there, ["warrior"], 2) == []
    there = ground({"rogue": "3/3"}, {"goblin_1": "2/2", "goblin_2": "3/3"})
    assert shortest_steps(there, ["rogue"], 1) == []


# Which of those steps it takes


def test_the_step_between_two_heroes_equally_near() -> None:
    """H24: 1 and 1 against 1 and 3."""
    there = ground({"warrior": "1/3", "cleric": "2/4"}, {"orc_1": "3/3"})
    assert nearest(there) == (["warrior", "cleric"], 2)
    assert most_central(there, ["2/3", "3/4"], ["warrior", "cleric"]) == ["2/3"]


def test_heroes_farther_away_do_not_pull() -> None:
    """H24: only those equally near are summed up."""
    there = ground({"warrior": "5/5", "cleric": "6/6"}, {"orc_1": "3/3"})
    assert most_central(there, ["3/4", "4/3"], ["warrior"]) == ["3/4", "4/3"]


def test_the_step_that_leaves_the_fewest_safe_squares() -> None:
    """H24: the middle of the room threatens more than its edge."""
    there = ground({"rogue": "4/6"}, {"orc_1": "6/5"})
    assert (safe_squares(there, "5/5"), safe_squares(there, "6/6")) == (42 - 6, 42 - 4)
    assert most_cornering(there, ["5/5", "6/6"]) == ["5/5"]


def test_squares_threatened_twice_count_once() -> None:
    """H24: the ogre has 3/3 in its reach already."""
    there = ground({"rogue": "6/6"}, {"orc_1": "1/3", "ogre": "4/3"})
    assert safe_squares(there, "2/3") == 42 - 1 - 5 - 5 + 1


def test_then_the_lower_row_and_the_lower_column() -> None:
    """H24: the entrance is lowest of all."""
    assert lowest(STANDARD, ["3/4", "2/5", "2/6"]) == "2/5"
    assert lowest(STANDARD, ["1/2", "e/3"]) == "e/3"
    assert lowest(STANDARD, ["v/3", "6/4"]) == "6/4"


# All together


@pytest.mark.parametrize(
    ("heroes", "monsters", "expected"),
    [
        ({"rogue": "3/4"}, {"orc_1": "3/3"}, Plan(None, "rogue", 0, "attack")),
        ({"rogue": "3/3"}, {"orc_1": "3/3"}, Plan(None, "rogue", 0, "attack")),
        ({"rogue": "3/6"}, {"orc_1": "3/3"}, Plan("3/4", "rogue", 3, "nearest")),
        (
            {"warrior": "1/3", "cleric": "2/4"},
            {"orc_1": "3/3"},
            Plan("2/3", "warrior", 2, "central"),
        ),
        ({"rogue": "4/6"}, {"orc_1": "6/5"}, Plan("5/5", "rogue", 3, "corner")),
        ({"rogue": "5/5"}, {"orc_1": "3/3"}, Plan("3/4", "rogue", 4, "order")),
        (
            {"rogue": "1/3"},
            {"orc_1": "1/1", "ogre": "1/2", "orc_2": "2/1"},
            Plan(None, "rogue", 2, "blocked"),
        ),
    ],
)
def test_the_plan_and_the_rule_that_decided(
    heroes: dict[str, str], monsters: dict[str, str], expected: Plan
) -> None:
    """H24."""
    assert plan(script(heroes, monsters).state, next(iter(monsters))) == expected
