"""The solo script of the Lords of the Undead, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.haunting import lead, raising, seek, visible_harms, way
from game.rules.heroes.room import STANDARD, build

from .driver import BEFORE, BOTH, UNDEAD, Table, solo

FAR = {"warrior": "6/1", "cleric": "6/2"}


def acting(
    piece: str, heroes: dict[str, str], monsters: dict[str, str] | None = None, **moment: Any
) -> Table:
    """Return a moment of the dungeon's script when a monster is about to act."""
    fields = {"phase": "acting", "side": "dungeon", "waiting": (piece,), "options": UNDEAD}
    return solo(heroes, monsters, **{**fields, **moment})


def test_the_necromancer_raises_whenever_it_can() -> None:
    """H32: before it attacks; with both its actions."""
    t = acting("necromancer", {**FAR, "rogue": "3/4"}, {"necromancer": "3/3"}, fallen=("goblin_1",))
    t.do("necromancer")
    assert t.all(s.Attacked) == []
    assert (t.last(s.Reasoned).rule, t.state.waiting) == ("raise", ("goblin_1",))


def test_the_raised_monster_acts_at_once() -> None:
    """H32: before others with more damage."""
    t = acting("necromancer", {**FAR, "rogue": "2/5"}, {"necromancer": "3/3"}, fallen=("goblin_1",),
               waiting=("necromancer", "skeleton_1"))  # fmt: skip
    t.state.at["skeleton_1"] = "6/6"
    t.do("necromancer")
    assert t.state.chance_outcomes() == ("goblin_1",)
    t.do("goblin_1")
    assert t.all(s.Attacked) == [s.Attacked("goblin_1", "rogue")]


def test_the_strongest_rises_on_the_square_nearest_a_hero() -> None:
    """H32; which and where is ours."""
    t = acting("necromancer", {"rogue": "3/6"}, {"necromancer": "3/3"},
               fallen=("goblin_1", "ogre", "orc_1"), down={"3/5": "chest"},
               acted=("necromancer",))  # fmt: skip
    assert raising(t.state) == ("ogre", "2/5", "rogue", 2)


def test_without_room_or_dead_the_necromancer_moves_and_attacks_twice() -> None:
    """H19, H24."""
    t = acting("necromancer", {"rogue": "2/1"}, {"necromancer": "4/1"}, fallen=("ogre",),
               down=dict.fromkeys(STANDARD.squares, "chest"))  # fmt: skip
    t.state.room = build("shut", "Shut", walls=[((4, 1), (4, 2)), ((3, 1), (3, 2))])
    t.do("necromancer")
    assert (t.state.at["necromancer"], t.state.chance_outcomes()) == ("3/1", ("necromancer",))
    t.do("necromancer")
    assert t.all(s.Attacked) == [s.Attacked("necromancer", "rogue")] * 2
    assert t.state.phase == "heroes"


def test_a_second_action_of_the_necromancer_raises_nobody() -> None:
    """H32: raising takes both."""
    t = acting("necromancer", {"rogue": "1/1"}, {"necromancer": "6/6"}, fallen=("ogre",),
               acted=("necromancer", "necromancer"))  # fmt: skip
    assert raising(t.state) is None


def test_the_white_lady_goes_for_the_nearest_hero_but_the_cleric() -> None:
    """H24, H33: two steps, and the second takes hold of the Rogue."""
    t = acting("white_lady", {"cleric": "4/3", "rogue": "1/3"}, {"white_lady": "3/3"})
    assert seek(t.state)[1:3] == ("rogue", 2)
    t.do("white_lady", "white_lady")
    assert t.last(s.Possessed) == s.Possessed("rogue", "1/3")
    assert t.all(s.Attacked) == []


def test_the_white_lady_finds_nothing_to_do_with_the_cleric_alone() -> None:
    """H33."""
    t = acting("white_lady", {"cleric": "4/3"}, {"white_lady": "3/3"})
    assert (seek(t.state).step, seek(t.state).rule) == (None, "blocked")


def test_the_white_lady_steps_aside_to_come_back() -> None:
    """H33: a hero who walked onto her is possessed only when she enters anew."""
    t = acting("white_lady", {"warrior": "6/6", "rogue": "3/3"}, {"white_lady": "3/3"})
    assert (seek(t.state).hero, seek(t.state).rule) == ("rogue", "aside")
    t.do("white_lady", "white_lady")
    assert t.state.possessed == "rogue"


def test_the_white_lady_takes_a_neighbour_before_who_shares_her_square() -> None:
    """H33, H24: one step is nearer than two."""
    t = acting("white_lady", {"warrior": "4/4", "rogue": "3/3"}, {"white_lady": "3/3"})
    assert seek(t.state)[:3] == ("4/4", "warrior", 1)


def test_the_white_lady_acts_after_all_others_and_while_she_holds_a_hero() -> None:
    """H26: no damage; her victim is led twice."""
    t = solo({"rogue": "1/1", "cleric": "6/6"}, {"goblin_1": "4/1"}, possessed="rogue",
             options=UNDEAD, round=9)  # fmt: skip
    t.do(s.Heal("cleric"), s.Heal("cleric")).end()
    assert t.state.waiting == ("goblin_1", "white_lady")
    t.by_luck()
    assert [event.piece for event in t.all(s.Reasoned)] == ["goblin_1", "white_lady", "white_lady"]
    assert t.last(s.Banished).hero == "rogue"


def test_the_victim_is_led_towards_the_worst_visible_harm() -> None:
    """H33: farther off than a lesser one; the Rogue steps diagonally."""
    t = acting("white_lady", {"rogue": "3/3"}, possessed="rogue",
               up={"3/4": "bear_trap", "1/1": "fireball", "4/4": "sword"})  # fmt: skip
    assert lead(t.state) == ("2/2", "rogue", 2, "harm")


@pytest.mark.parametrize(
    ("harms", "worst"),
    [
        ({"up": {"3/6": "spike_pit", "6/3": "poison_cloud"}}, "6/3"),
        ({"up": {"3/6": "spike_pit"}, "monsters": {"dragon": "6/3"}}, "6/3"),
        ({"up": {"3/6": "fireball", "6/3": "bear_trap"}, "monsters": {"orc_1": "6/3"}}, "6/3"),
    ],
)
def test_what_harm_is_worst(harms: dict[str, Any], worst: str) -> None:
    """H33: poison before all; a monster and the tile beneath it add up."""
    t = acting("white_lady", {"warrior": "3/3"}, possessed="warrior", **harms)
    found = visible_harms(t.state)
    assert max(found, key=found.__getitem__) == worst


def test_harm_that_cannot_be_reached_is_passed_over() -> None:
    """H33: other heroes are in the way."""
    heroes = {"warrior": "1/1", "cleric": "1/2", "wizard": "2/1"}
    t = acting("white_lady", heroes, possessed="warrior", up={"6/6": "ogre"})
    assert lead(t.state) == (None, "warrior", 0, "blocked")
    assert way(t.state, ["6/6"], "harm") is None


def test_without_harm_in_sight_the_victim_is_led_to_a_face_down_tile() -> None:
    """H33: the nearest one; of equal ways the lowest square."""
    t = acting("white_lady", {"warrior": "3/3"}, possessed="warrior",
               down={"6/6": "", "3/5": "", "5/3": ""}, up={"3/4": "chest"})  # fmt: skip
    assert lead(t.state) == ("3/4", "warrior", 2, "search")


def test_the_hero_player_chooses_the_victims_slide_before_the_script_goes_on() -> None:
    """H33."""
    t = acting("white_lady", {"warrior": "3/3", "cleric": "6/6"}, possessed="warrior",
               down={"3/4": "sliding_tile"}).do("white_lady")  # fmt: skip
    assert (t.state.phase, t.state.current_player()) == ("sliding", 0)
    t.do(s.Slide("3/5"))
    assert (t.state.phase, t.state.chance_outcomes()) == ("acting", ("white_lady",))


def test_the_script_goes_on_when_the_victim_is_free() -> None:
    """H33: the bear trap ends her turn, and her."""
    t = acting("white_lady", {"warrior": "3/3", "cleric": "6/6"}, possessed="warrior",
               up={"3/4": "bear_trap"}).do("white_lady")  # fmt: skip
    assert t.last(s.Banished) == s.Banished("3/4", "bear_trap", "warrior")
    assert (t.state.waiting, t.state.phase, t.state.side) == ((), "heroes", "heroes")


def test_the_last_heros_death_in_her_hold_ends_the_match() -> None:
    """H33, H12."""
    t = acting("white_lady", {"warrior": "3/3"}, possessed="warrior", up={"3/4": "poison_cloud"})
    t.do("white_lady")
    assert t.last(s.MatchEnded) == s.MatchEnded("dungeon", "elimination")


def test_a_monster_the_victim_turns_up_acts_from_the_next_turn_on() -> None:
    """H10, H33."""
    t = acting("white_lady", {"warrior": "3/3", "cleric": "6/6"}, possessed="warrior",
               down={"3/4": ""}, options=BOTH)  # fmt: skip
    t.state.pool["orc"] = 1
    t.do("white_lady")
    assert (t.state.at["orc_1"], t.left("warrior"), t.state.phase) == ("3/4", 7, "heroes")


def test_monsters_attack_a_possessed_hero_as_any_other() -> None:
    """H33: who is possessed counts as alive."""
    t = acting("goblin_1", {**BEFORE, "rogue": "3/4"}, {"goblin_1": "3/3"}, possessed="rogue")
    t.do("goblin_1")
    assert (t.left("rogue"), t.state.possessed) == (5, "")
