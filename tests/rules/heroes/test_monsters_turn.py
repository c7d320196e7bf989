"""The solo monsters' turn as a whole: each acts once, and sees what the one before did."""

from __future__ import annotations

from game.rules.heroes import steps as s
from game.rules.heroes.monsters import next_to_act

from .driver import script


def test_who_acts_next_is_worked_out_anew() -> None:
    """H26: with the rogue dead the second skeleton is the farther one."""
    monsters = {"skeleton_1": "3/2", "skeleton_2": "1/3", "skeleton_3": "3/6"}
    t = script({"rogue": "3/3", "wizard": "6/6"}, monsters)
    t.state.hit_points["rogue"] = 2
    assert next_to_act(t.state, ["skeleton_2", "skeleton_3"]) == "skeleton_2"
    t.end().by_luck()
    assert [event.piece for event in t.all(s.Reasoned)] == [
        "skeleton_1",
        "skeleton_3",
        "skeleton_2",
    ]


def test_a_goblin_steps_onto_a_hero_diagonally_off_and_attacks() -> None:
    """H24: the shortest way leads onto the hero's own square."""
    t = script({"rogue": "3/3"}, {"goblin_1": "2/2"}).end().by_luck()
    assert t.last(s.Moved) == s.Moved("goblin_1", "2/2", "3/3")
    assert t.last(s.Attacked) == s.Attacked("goblin_1", "rogue")


def test_after_its_step_a_monster_attacks_whom_it_likes_best() -> None:
    """H25: not only the one it went for."""
    t = script({"warrior": "1/2", "cleric": "1/4"}, {"orc_1": "1/6"}).end().by_luck()
    assert t.last(s.Reasoned).hero == "cleric"
    t = script({"warrior": "3/5", "wizard": "2/4"}, {"orc_1": "3/3"})
    t.state.hit_points["warrior"] = 3
    t.end().by_luck()
    assert t.last(s.Attacked).hero == "warrior"


def test_the_next_monster_sees_what_the_one_before_did() -> None:
    """H25: the ogre kills the rogue, so the orc turns to the wizard."""
    t = script({"rogue": "3/3", "wizard": "3/6"}, {"ogre": "3/2", "orc_1": "3/4"})
    t.state.hit_points["rogue"] = 4
    t.end().by_luck()
    assert [event.hero for event in t.all(s.Attacked)] == ["rogue", "wizard"]
    assert s.Moved("orc_1", "3/4", "3/5") in t.events


def test_a_monster_that_wakes_meanwhile_acts_from_the_next_turn_on() -> None:
    """H10: it was not among those on the board when they began to act."""
    t = script({"rogue": "1/1"}, {"goblin_1": "5/5"})
    t.state.up["5/5"] = "ogre"
    t.end().by_luck()
    assert t.last(s.Appeared) == s.Appeared("ogre", "5/5")
    assert [event.piece for event in t.all(s.Reasoned)] == ["goblin_1"]


def test_the_death_of_the_last_hero_ends_the_turn_in_its_middle() -> None:
    t = script({"rogue": "3/3"}, {"ogre": "3/2", "orc_1": "6/6"})
    t.state.hit_points["rogue"] = 4
    t.end().by_luck()
    assert [event.piece for event in t.all(s.Reasoned)] == ["ogre"]
    assert [*t.state.returns()] == [0.0]


def test_without_monsters_the_heroes_turn_comes_at_once() -> None:
    t = script({"rogue": "3/3"}, {}).end().by_luck()
    assert t.last(s.TurnBegan) == s.TurnBegan("heroes", 8)
