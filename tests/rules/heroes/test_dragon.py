"""The dragon: its two squares, how it moves, strikes and appears, and when it may act."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.monsters import plan
from game.rules.heroes.pieces import DAMAGE

from .driver import BEFORE, BOTH, DRAGON, Table, dungeon, laying, passive, solo, table


def lying(head: str, tail: str, heroes: dict[str, str] | None = None, **moment: object) -> Table:
    """Return a moment of the Dungeon Master's turn with the dragon on two squares."""
    fields = {"options": DRAGON, "monsters": {"dragon": head}, "tail": tail, **moment}
    return dungeon(heroes or BEFORE, **fields)  # type: ignore[arg-type]


def test_the_dragon_steps_with_either_half_and_the_other_follows() -> None:
    """H28."""
    t = lying("3/3", "3/4")
    ahead = {s.Move("dragon", cell, "3/3") for cell in ("2/3", "4/3", "3/2")}
    behind = {s.Move("dragon", cell, "3/4") for cell in ("2/4", "4/4", "3/5")}
    assert {*t.may(s.Move)} == ahead | behind
    t.dragon_to("4/4")
    assert (t.state.at["dragon"], t.state.tail) == ("4/4", "3/4")
    assert t.last(s.Moved) == s.Moved("dragon", "3/4", "4/4")


def test_both_squares_must_be_free_of_other_monsters() -> None:
    """H28: heroes are no hindrance."""
    t = lying("3/3", "3/4", {**BEFORE, "rogue": "2/3"},
              monsters={"dragon": "3/3", "ogre": "4/3", "orc_1": "3/5"})  # fmt: skip
    assert {*t.goes("dragon")} == {"2/3", "3/2", "2/4", "4/4"}
    assert not {"3/3", "3/4"} & {*t.goes("ogre"), *t.goes("orc_1")}


def test_walls_keep_the_dragon_in_the_room() -> None:
    """H28: in the corner one half has one way, the other two."""
    assert {*lying("6/6", "5/6").goes("dragon")} == {"6/5", "4/6", "5/5"}


@pytest.mark.parametrize("cell", ["2/2", "2/5", "4/5", "3/2", "3/3", "3/4"])
def test_the_dragon_strikes_diagonally_from_either_half(cell: str) -> None:
    """H20."""
    t = lying("3/3", "3/4", {**BEFORE, "rogue": cell})
    assert t.may(s.Attack) == [s.Attack("dragon", "rogue")]
    t.do(s.Attack("dragon", "rogue"))
    assert (t.left("rogue"), t.state.spent) == (1, 1)
    assert t.legal == [s.END_TURN]


def test_the_dragon_does_not_strike_farther() -> None:
    """H20: two squares off is too far, whatever half is counted from."""
    t = lying("3/3", "3/4", {"warrior": "1/3", "cleric": "3/1", "rogue": "3/6", "wizard": "5/2"})
    assert not t.may(s.Attack)


def test_after_a_move_the_dragon_strikes_for_nothing() -> None:
    """H19, and the expansion's page: a hero diagonal to the square it has moved to."""
    t = lying("3/3", "3/4", {**BEFORE, "warrior": "1/2"}).dragon_to("2/3")
    assert (t.state.lunging, t.state.spent) == ("dragon", 1)
    t.do(s.Attack("dragon", "warrior"))
    assert (t.left("warrior"), t.state.spent) == (5, 1)
    assert DAMAGE["dragon"] == 5


@pytest.mark.parametrize("half", ["3/3", "3/4"])
def test_a_hero_meets_the_dragon_on_either_half(half: str) -> None:
    """H10, H28."""
    t = table({**BEFORE, "rogue": "2/4"}, {"dragon": "3/3"}, tail="3/4", options=DRAGON)
    t.move("rogue", half)
    assert t.last(s.Hurt) == s.Hurt("rogue", 5, 1, "dragon")
    assert t.state.at["dragon"] == "3/3"


@pytest.mark.parametrize("half", ["3/3", "3/4"])
def test_the_warrior_strikes_the_dragon_down_from_either_half(half: str) -> None:
    """H9, H28."""
    t = table({**BEFORE, "warrior": f"2/{half[-1]}"}, {"dragon": "3/3"}, tail="3/4",
              up={"3/3": "orc", "3/4": "orc"}, options=DRAGON)  # fmt: skip
    t.move("warrior", half)
    assert t.all(s.Slain)[0] == s.Slain("dragon", "warrior", "3/3")
    other = "3/4" if half == "3/3" else "3/3"
    assert [t.state.at[piece] for piece in t.state.monsters()] == [other]
    assert (t.state.tail, t.state.up) == ("", {})


def test_tiles_under_either_half_are_covered() -> None:
    """H18, H28."""
    t = lying("3/3", "3/4", down={"3/3": "chest", "3/4": "portal", "5/5": "sword"})
    assert t.cells(s.Flip) == ["5/5"]
    t.dragon_to("3/5")
    assert t.cells(s.Flip) == ["3/3", "5/5"]


def test_a_monster_tile_wakes_when_the_dragon_has_left_it() -> None:
    """H10, H28."""
    t = lying("3/3", "3/4", up={"3/3": "orc"}).dragon_to("4/4")
    assert t.last(s.Appeared) == s.Appeared("orc_1", "3/3")


@pytest.mark.parametrize("moment", [passive, table])
def test_the_dungeon_master_picks_its_second_square(moment: Any) -> None:
    """H17, H28: in every phase; a monster's square cannot be picked."""
    t = moment({**BEFORE, "wizard": "2/2"}, monsters={"ogre": "3/4"}, down={"3/3": "dragon"},
               options=DRAGON).do(s.Reveal("3/3"))  # fmt: skip
    assert t.last(s.Appeared) == s.Appeared("dragon", "3/3")
    assert (t.state.phase, t.state.current_player()) == ("stretching", 0)
    assert t.legal == [s.Move("dragon", cell, "3/3") for cell in ("2/3", "3/2", "4/3")]
    t.dragon_to("2/3")
    assert (t.state.at["dragon"], t.state.tail, t.state.phase) == ("2/3", "3/3", "heroes")
    assert (t.state.spent, t.state.acted) == (1, ())


def test_who_steps_on_the_dragon_is_hurt_before_it_stretches() -> None:
    """H28, H10: the entering is resolved first, then the second square is picked."""
    t = passive({**BEFORE, "rogue": "2/3"}, down={"3/3": "dragon"}, options=DRAGON)
    t.move("rogue", "3/3")
    assert (t.left("rogue"), t.state.phase) == (1, "stretching")
    t.dragon_to("3/4")
    assert (t.state.phase, t.left("rogue")) == ("heroes", 1)


def test_the_warrior_leaves_the_dragon_no_time_to_stretch() -> None:
    """H9, H28."""
    t = passive({**BEFORE, "warrior": "2/3"}, down={"3/3": "dragon"}, options=DRAGON)
    t.move("warrior", "3/3")
    assert t.last(s.Slain) == s.Slain("dragon", "warrior", "3/3")
    assert (t.state.phase, t.state.appearing, t.state.tail) == ("heroes", False, "")


def test_with_no_room_the_dragon_waits_on_one_square() -> None:
    """H28: a step takes it onto two."""
    around = {"ogre": "5/6", "orc_1": "6/5"}
    t = dungeon(monsters=around, down={"6/6": "dragon"}, options=DRAGON).do(s.Flip("6/6"))
    assert (t.state.phase, t.state.tail, t.goes("dragon")) == ("dungeon", "", [])
    t.move("ogre", "4/6").dragon_to("5/6")
    assert (t.state.at["dragon"], t.state.tail) == ("5/6", "6/6")


def test_alone_the_dragon_takes_the_second_square_nearest_a_hero() -> None:
    """H28."""
    t = solo({**BEFORE, "wizard": "2/2", "rogue": "3/5"}, down={"3/3": "dragon"}, options=DRAGON)
    t.do(s.Reveal("3/3"))
    assert (t.state.at["dragon"], t.state.tail, t.state.phase) == ("2/3", "3/3", "heroes")


def test_while_tiles_are_laid_the_dragon_acts_in_place_of_one() -> None:
    """H29."""
    t = laying(["chest", "portal", "sword", "orc"], ["5/1", "5/2", "5/3", "5/4", "5/5"],
               monsters={"dragon": "3/3"}, tail="3/4", options=DRAGON)  # fmt: skip
    assert t.goes("dragon")
    t.dragon_to("3/2").do(s.Place("chest", "5/1"), s.Place("orc", "5/2"), s.Place("sword", "5/3"))
    assert (t.state.hand, t.state.passive) == (("portal",), True)
    assert t.legal == [s.END_TURN]


def test_while_tiles_are_laid_nothing_is_turned_over_and_other_monsters_wait() -> None:
    """H29: only what is aggressive in every phase acts."""
    t = laying(["chest"], ["5/1"], down={"6/6": "orc"}, up={"4/4": "ogre"}, options=DRAGON)
    assert t.legal == [s.Place("chest", "5/1")]


def test_a_kill_may_open_the_square_for_the_last_tile() -> None:
    """H6a, H29: what the dragon does is followed by a look at the squares."""
    t = laying(["chest", "orc"], ["2/3", "5/5"], heroes={**BEFORE, "wizard": "2/3"},
               monsters={"dragon": "3/3"}, tail="3/4", options=DRAGON)  # fmt: skip
    t.do(s.Attack("dragon", "wizard"))
    assert not t.alive("wizard")
    assert s.Place("chest", "2/3") in t.legal


def test_alone_the_dragon_attacks_whom_it_can_before_all_else() -> None:
    """H24, H25: diagonally, from its second square."""
    t = solo({**BEFORE, "rogue": "4/5"}, {"dragon": "3/3"}, tail="3/4", options=DRAGON)
    assert plan(t.state, "dragon")[:3] == (None, "rogue", 0)


def test_alone_the_dragon_goes_the_shortest_way_with_the_nearer_half() -> None:
    """H24, H24a: from its second square the rogue is three steps off."""
    t = solo({"cleric": "v/3", "rogue": "3/6"}, {"dragon": "3/2"}, tail="3/3", options=DRAGON)
    step = plan(t.state, "dragon")
    assert (step.step, step.hero, step.distance, step.rule) == ("3/4", "rogue", 3, "nearest")


def test_alone_other_monsters_go_round_both_squares() -> None:
    """H24a."""
    t = solo({"rogue": "3/5"}, {"ogre": "3/2", "dragon": "3/3"}, tail="2/3", options=DRAGON)
    assert plan(t.state, "ogre").step == "4/2"


def test_alone_the_dragon_acts_first() -> None:
    """H26: most damage first."""
    t = solo({"rogue": "1/1", "warrior": "e/2"}, {"goblin_1": "6/2", "ogre": "6/3"}, options=BOTH)
    t.state.at |= {"necromancer": "6/4", "white_lady": "6/5", "dragon": "6/6"}
    t.state.round = 9
    t.move("rogue", "2/1", "3/1").move("warrior", "1/2", "1/3").end().by_luck()
    order = dict.fromkeys(event.piece for event in t.all(s.Reasoned))
    assert [*order] == ["dragon", "ogre", "necromancer", "goblin_1", "white_lady"]
