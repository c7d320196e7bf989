"""The situations that a table is sure to meet, each with what must happen."""

from __future__ import annotations

import pytest

from game.core.types import CHANCE
from game.rules.heroes import steps as s
from game.rules.heroes.monsters import plan
from game.rules.heroes.pieces import KINDS

from .driver import BEFORE, dungeon, laying, opened, passive, solo, table


def test_the_rogue_disarms_an_arrow_launcher_reached_diagonally() -> None:
    # Case 1.
    t = table({**BEFORE, "rogue": "2/2"}, down={"3/3": "arrow_launcher"}).move("rogue", "3/3")
    assert t.all(s.Disarmed) == [s.Disarmed("arrow_launcher", "rogue", "3/3")]
    assert (t.left("rogue"), t.state.down, t.state.up, t.state.spent) == (6, {}, {}, 1)


def test_the_cleric_burns_and_heals_himself() -> None:
    # Case 2.
    t = table({**BEFORE, "cleric": "1/3"}, down={"2/3": "fireball"}, hit_points={"cleric": 5})
    t.move("cleric", "2/3")
    assert (t.left("cleric"), t.state.up) == (2, {})
    t.do(s.Heal("cleric"))
    assert (t.left("cleric"), t.state.tired["cleric"]) == (4, 2)


def test_healing_stops_at_the_printed_hit_points() -> None:
    # Case 3.
    t = table(hit_points={"cleric": 7}).do(s.Heal("cleric"))
    assert t.all(s.Healed) == [s.Healed("cleric", 1, 8, "cleric")]


def test_an_orc_tile_hurts_the_wizard_each_time_she_enters() -> None:
    # Case 4.
    t = passive({**BEFORE, "wizard": "3/3"}, down={"3/4": "orc"}).move("wizard", "3/4")
    assert (t.left("wizard"), t.state.up) == (1, {"3/4": "orc"})
    t.move("wizard", "3/3")
    t.state.tired, t.state.spent = {}, 0
    t.move("wizard", "3/4")
    assert not t.alive("wizard")


def test_the_warrior_strikes_down_an_ogre_but_dies_in_poison() -> None:
    # Case 5.
    t = passive({**BEFORE, "warrior": "1/2"}, down={"2/2": "ogre", "2/3": "poison_cloud"})
    t.move("warrior", "2/2")
    assert (t.left("warrior"), t.state.up) == (10, {})
    t.move("warrior", "2/3")
    assert t.last(s.Died) == s.Died("warrior", "2/3", "poison_cloud")


def test_a_sword_may_be_kept_and_the_skeleton_hurts() -> None:
    # Case 6.
    t = passive(
        {**BEFORE, "cleric": "1/3"}, down={"2/3": "skeleton"}, artifacts={"cleric": ["sword"]}
    )
    t.move("cleric", "2/3")
    assert t.legal == [s.Use("cleric", "sword"), s.DECLINE]
    t.do(s.DECLINE)
    assert (t.left("cleric"), t.state.artifacts["cleric"]) == (6, ("sword",))
    assert t.state.up == {"2/3": "skeleton"}


@pytest.mark.parametrize(("hit_points", "treasures"), [(1, 0), (2, 1)])
def test_a_goblin_on_a_chest_strikes_first(hit_points: int, treasures: int) -> None:
    # Case 7.
    t = table(
        {**BEFORE, "cleric": "1/3"},
        {"goblin_1": "2/3"},
        down={"2/3": "chest"},
        hit_points={"cleric": hit_points},
    ).move("cleric", "2/3")
    assert t.left("cleric") == hit_points - 1
    assert t.state.treasures == treasures
    assert t.state.down == ({} if treasures else {"2/3": "chest"})
    assert t.state.at["goblin_1"] == "2/3"


def test_a_slide_goes_on_where_no_hero_stands() -> None:
    # Case 8.
    heroes = {"warrior": "2/3", "cleric": "3/2", "rogue": "2/2", "wizard": "e/5"}
    t = table(heroes, down={"3/3": "sliding_tile", "4/3": "bear_trap"}).move("rogue", "3/3")
    assert t.legal == [s.Slide("3/4"), s.Slide("4/3")]
    t.do(s.Slide("4/3"))
    assert t.all(s.Disarmed) == [s.Disarmed("bear_trap", "rogue", "4/3")]
    assert (t.state.spent, t.state.tired) == (1, {"rogue": 1})


def test_a_portal_leads_to_a_free_square_of_the_entrance() -> None:
    # Case 9.
    heroes = {"warrior": "e/2", "cleric": "2/2", "rogue": "3/3"}
    t = table(heroes, down={"2/3": "portal"}).move("cleric", "2/3")
    assert t.cells(s.Portal) == ["e/3", "e/4", "e/5"]
    t.do(s.Portal("e/4"))
    assert t.last(s.Moved) == s.Moved("cleric", "2/3", "e/4", "portal")
    assert (t.state.at["cleric"], t.state.up, t.state.spent) == ("e/4", {}, 1)


def test_a_hero_on_an_open_square_makes_the_phase_turn_early() -> None:
    # Case 10.
    hand = ["ogre", "chest", "portal", "sword"]
    t = laying(hand, ["6/3", "6/4", "6/5", "6/6"], heroes={**BEFORE, "rogue": "6/6"})
    t.do(s.Place("ogre", "6/3"), s.Place("chest", "6/4"), s.Place("portal", "6/5"))
    assert t.all(s.PhaseTurned)
    assert t.state.hand == ("sword",)
    assert t.legal == [s.Flip("6/3"), s.Flip("6/4"), s.Flip("6/5")]
    t.do(s.Flip("6/3")).end().move("rogue", "5/6")
    t.move("wizard", "1/5", "2/5").move("warrior", "1/2").end()
    assert t.legal == [s.Place("sword", "6/6")]
    t.do(s.Place("sword", "6/6"))
    assert t.state.spent == 1
    assert s.Flip("6/6") in t.legal


def test_face_up_monster_tiles_become_pieces_when_the_phase_turns() -> None:
    # Case 11.
    t = laying(["chest"], ["6/6"], up={"2/2": "orc", "3/3": "orc", "4/4": "bear_trap"})
    t.do(s.Place("chest", "6/6"))
    assert t.all(s.Appeared) == [s.Appeared("orc_1", "2/2"), s.Appeared("orc_2", "3/3")]
    assert (t.state.up, t.state.spent) == ({"4/4": "bear_trap"}, 1)


def test_a_monster_attacks_or_moves_and_attacks_for_nothing() -> None:
    # Case 12.
    t = dungeon({**BEFORE, "rogue": "3/3", "cleric": "6/1"}, {"ogre": "3/4", "skeleton_1": "6/3"})
    t.do(s.Attack("ogre", "rogue"))
    assert (t.left("rogue"), t.state.spent) == (2, 1)
    t.move("skeleton_1", "6/2").do(s.Attack("skeleton_1", "cleric"))
    assert (t.left("cleric"), t.state.spent) == (6, 2)
    assert t.legal == [s.END_TURN]


def test_a_goblin_attacks_straight_on_only() -> None:
    # Case 13.
    t = dungeon({**BEFORE, "rogue": "3/3"}, {"goblin_1": "4/4"})
    assert not t.may(s.Attack)
    assert {"3/3", "3/4", "4/3"} <= {*t.goes("goblin_1")}
    t.move("goblin_1", "3/3")
    assert t.may(s.Attack) == [s.Attack("goblin_1", "rogue")]


def test_alone_the_dungeon_calls_the_last_row_and_the_strongest_act_first() -> None:
    # Case 14.
    t = opened(mode="solo")
    t.move("warrior", "1/2").do("chest").move("cleric", "1/3").do("sword")
    t.move("rogue", "1/4").do("bear_trap").move("wizard", "1/5").do("holy_icon").end()
    for kind in ("goblin", "fireball", "ogre", "orc", "skeleton", "portal"):
        assert t.state.phase == "calling"
        t.do(kind)
    assert [event.cell for event in t.all(s.TurnedUp)][4:] == [f"6/{c}" for c in range(1, 7)]
    t.by_luck()
    assert [e.piece for e in t.all(s.Reasoned)] == ["ogre", "orc_1", "skeleton_1", "goblin_1"]


def test_alone_an_orc_kills_the_one_it_can() -> None:
    # Case 15.
    t = solo({**BEFORE, "cleric": "3/2", "wizard": "3/4"}, {"orc_1": "3/3"})
    t.state.hit_points["cleric"] = 2
    assert plan(t.state, "orc_1").hero == "cleric"


def test_alone_a_skeleton_attacks_the_warrior_before_the_rogue() -> None:
    # Case 16.
    t = solo({**BEFORE, "warrior": "3/2", "rogue": "3/4"}, {"skeleton_1": "3/3"})
    t.state.hit_points |= {"warrior": 5, "rogue": 5}
    assert plan(t.state, "skeleton_1").hero == "warrior"


@pytest.mark.parametrize(("mode", "actions"), [("solo", 3), ("versus", 2)])
def test_the_last_survivor(mode: str, actions: int) -> None:
    # Case 17.
    t = table({"rogue": "3/3"}, options={"mode": mode})
    for _ in range(actions):
        t.do(t.may(s.Move)[0])
    assert t.legal == [s.END_TURN]


def test_the_large_chest_is_taken_once_from_either_square() -> None:
    # Case 18.
    t = table({**BEFORE, "rogue": "6/3", "wizard": "6/4"}).move("rogue", "v/3")
    assert (t.state.treasures, t.state.large_chest) == (1, False)
    t.move("wizard", "v/4")
    assert t.state.treasures == 1


def test_three_treasures_win_and_alone_it_takes_four() -> None:
    # Case 19.
    t = table({**BEFORE, "rogue": "6/3"}, treasures=2).move("rogue", "v/3")
    assert t.last(s.MatchEnded) == s.MatchEnded("heroes", "treasures")
    assert [*t.state.returns()] == [0.0, 1.0]
    t = solo({**BEFORE, "rogue": "6/3"}, treasures=2).move("rogue", "v/3")
    assert t.state.phase == "heroes"
    t = solo({**BEFORE, "rogue": "6/3"}, treasures=3).move("rogue", "v/3")
    assert [*t.state.returns()] == [1.0]


def test_luck_is_asked_for_what_lies_under_a_hero_alone() -> None:
    # Case 14: a tile is decided when it is turned over.
    t = opened(mode="solo").move("warrior", "1/2")
    assert t.state.current_player() == CHANCE
    assert [*t.state.chance_outcomes()] == [*KINDS]
