"""The White Lady in a match of two: whom she takes hold of, and what ends it."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.types import CHANCE
from game.rules.heroes import steps as s

from .driver import BEFORE, BOTH, UNDEAD, Table, dungeon, laying, table


def haunting(hero: str = "rogue", cell: str = "3/3", **moment: Any) -> Table:
    """Return the White Lady about to step on a hero's square."""
    heroes = moment.pop("heroes", {**BEFORE, hero: cell})
    fields = {"monsters": {"white_lady": "2/2"}, "options": UNDEAD, **moment}
    return dungeon(heroes, **fields).move("white_lady", cell)


def held(hero: str = "rogue", cell: str = "3/3", **moment: Any) -> Table:
    """Return a moment of the heroes' turn, or of the dungeon's, while the Lady holds a hero."""
    heroes = moment.pop("heroes", {**BEFORE, hero: cell})
    return table(heroes, **{"possessed": hero, "options": UNDEAD, **moment})


def test_the_white_lady_takes_hold_of_a_hero_whose_square_she_enters() -> None:
    """Case 20, H33."""
    t = haunting()
    assert t.last(s.Possessed) == s.Possessed("rogue", "3/3")
    assert (t.state.possessed, "white_lady" in t.state.at) == ("rogue", False)
    assert (t.state.spent, t.left("rogue")) == (1, 6)


def test_the_bear_trap_of_the_victim_ends_the_possession() -> None:
    """Case 20: he cannot disarm it, takes 1 damage, and she is gone."""
    t = haunting(down={"3/4": "bear_trap"}).move("rogue", "3/4")
    assert (t.left("rogue"), t.all(s.Disarmed)) == (5, [])
    assert t.last(s.Banished) == s.Banished("3/4", "bear_trap", "rogue")
    assert (t.state.possessed, t.state.spent, t.state.phase) == ("", 2, "dungeon")
    assert not t.goes("rogue")


def test_she_has_no_power_over_the_cleric() -> None:
    """H33: sharing his square does nothing."""
    t = haunting("cleric")
    assert (t.state.possessed, t.state.at["white_lady"]) == ("", "3/3")
    assert not t.may(s.Attack)


def test_who_walks_onto_her_is_not_possessed_nor_hurt() -> None:
    """H33."""
    t = table({**BEFORE, "rogue": "2/3"}, {"white_lady": "3/3"}, options=UNDEAD)
    t.move("rogue", "3/3")
    assert (t.state.possessed, t.left("rogue"), t.all(s.Hurt)) == ("", 6, [])


def test_who_turns_her_over_by_entering_is_not_possessed() -> None:
    """H33, H10: and the Warrior strikes her down."""
    t = table({**BEFORE, "rogue": "2/3"}, down={"3/3": "white_lady"}, options=UNDEAD)
    assert t.move("rogue", "3/3").state.at["white_lady"] == "3/3"
    t = table({**BEFORE, "warrior": "2/3"}, down={"3/3": "white_lady"}, options=UNDEAD)
    assert "white_lady" not in t.move("warrior", "3/3").state.at


def test_of_two_on_a_square_she_takes_the_one_she_can() -> None:
    """H33, H30: the Damsel has just joined the Cleric there."""
    t = haunting("cleric", heroes={**BEFORE, "cleric": "3/3", "damsel": "3/3"}, options=BOTH)
    assert t.state.possessed == "damsel"


def test_the_victim_moves_by_her_actions_as_the_hero_can() -> None:
    """H33: two actions a turn, the one of the possession included; not onto heroes."""
    t = haunting(heroes={**BEFORE, "rogue": "3/3", "wizard": "4/4"})
    assert {*t.goes("rogue")} == {"2/2", "2/3", "2/4", "3/2", "3/4", "4/2", "4/3"}
    t.move("rogue", "2/4")
    assert (t.goes("rogue"), t.state.spent, t.state.acted) == ([], 2, ("white_lady",) * 2)


def test_the_victim_is_not_the_hero_players_to_move() -> None:
    """H33: no move, no ability, no artifact, no gift."""
    t = held("wizard", down={"6/6": "chest"}, artifacts={"wizard": ["magic_hat", "holy_icon"]})
    assert not t.goes("wizard")
    assert not t.may(s.Reveal)
    assert not t.may(s.Use)
    t = held("damsel", heroes={**BEFORE, "rogue": "3/4", "damsel": "3/3"}, options=BOTH,
             artifacts={"rogue": ["banner"]})  # fmt: skip
    assert not t.may(s.Inspire)


def test_the_victim_may_be_given_things_and_be_mirrored() -> None:
    """H33: what others do with who is held is no use of the hero."""
    t = held(heroes={**BEFORE, "rogue": "3/3", "wizard": "3/4"},
             artifacts={"wizard": ["magic_mirror"]})  # fmt: skip
    assert s.Give("wizard", "magic_mirror", "rogue") in t.legal
    t.use("wizard", "magic_mirror", "rogue")
    assert (t.state.at["rogue"], t.state.possessed) == ("3/4", "rogue")


def test_the_victim_uses_neither_ability_nor_artifact_against_what_is_met() -> None:
    """H33: the Warrior is hurt, and no sword is offered."""
    t = held("warrior", monsters={"orc_1": "3/4"}, artifacts={"warrior": ["sword"]},
             side="dungeon", phase="dungeon").move("warrior", "3/4")  # fmt: skip
    assert (t.left("warrior"), t.state.possessed, t.state.phase) == (7, "", "dungeon")
    assert t.state.artifacts["warrior"] == ("sword",)


def test_once_free_a_hero_answers_the_tile_beneath_with_all_means() -> None:
    """H33, H10: the goblin's blow has ended the possession."""
    t = held(monsters={"goblin_1": "3/4"}, down={"3/4": "spike_pit"}, side="dungeon",
             phase="dungeon").move("rogue", "3/4")  # fmt: skip
    assert (t.left("rogue"), t.all(s.Disarmed)) == (5, [s.Disarmed("spike_pit", "rogue", "3/4")])


@pytest.mark.parametrize("kind", ["sliding_tile", "portal"])
def test_the_hero_player_chooses_the_victims_slides_and_portals(kind: str) -> None:
    """H33."""
    t = held(down={"3/4": kind}, side="dungeon", phase="dungeon").move("rogue", "3/4")
    assert t.state.current_player() == 1
    t.do(t.legal[0])
    assert (t.state.phase, t.state.possessed, t.state.current_player()) == ("dungeon", "rogue", 0)


def test_a_treasure_the_victim_enters_counts() -> None:
    """H33."""
    t = held(down={"3/4": "chest"}, side="dungeon", phase="dungeon", treasures=2)
    assert [*t.move("rogue", "3/4").state.returns()] == [0.0, 1.0]


def test_a_fairy_heals_the_victim_and_does_not_free() -> None:
    """H33."""
    t = held(down={"3/4": "fairy"}, hit_points={"rogue": 1}, side="dungeon", phase="dungeon",
             options=BOTH).move("rogue", "3/4")  # fmt: skip
    assert (t.left("rogue"), t.state.possessed) == (6, "rogue")


def test_poison_kills_the_victim_and_ends_her() -> None:
    """H33."""
    t = held(down={"3/4": "poison_cloud"}, side="dungeon", phase="dungeon").move("rogue", "3/4")
    assert [type(e) for e in t.events[-2:]] == [s.Banished, s.Died]
    assert (t.alive("rogue"), t.state.possessed, t.state.phase) == (False, "", "dungeon")


def test_another_monsters_blow_ends_the_possession() -> None:
    """H33: the hero takes damage."""
    t = held(monsters={"goblin_1": "3/4"}, side="dungeon", phase="dungeon")
    t.do(s.Attack("goblin_1", "rogue"))
    assert t.last(s.Banished) == s.Banished("3/3", "goblin_1", "rogue")


def test_the_cleric_drives_her_out_and_restores_nothing() -> None:
    """H33: out of a hero beside him; healing that hero is not offered."""
    t = held(heroes={**BEFORE, "rogue": "3/3", "cleric": "3/4"}, hit_points={"rogue": 2})
    assert t.may(s.Heal) == [s.Heal("cleric"), s.Heal("white_lady")]
    t.do(s.Heal("white_lady"))
    assert t.last(s.Banished) == s.Banished("3/3", "cleric", "rogue")
    assert (t.left("rogue"), t.state.tired, t.state.possessed) == (2, {"cleric": 1}, "")
    assert t.goes("rogue")


def test_a_holy_icon_drives_her_out() -> None:
    """H33, H7b: it costs no action."""
    t = held(
        heroes={**BEFORE, "rogue": "3/3", "wizard": "3/4"}, artifacts={"wizard": ["holy_icon"]}
    )
    t.use("wizard", "holy_icon", "white_lady")
    assert t.last(s.Banished) == s.Banished("3/3", "holy_icon", "rogue")
    assert (t.state.spent, t.state.artifacts["wizard"]) == (0, ())


def test_she_is_driven_out_while_she_holds_nobody_too() -> None:
    """H33: as a piece beside the Cleric; what lay under her wakes."""
    t = table({**BEFORE, "cleric": "3/4"}, {"white_lady": "3/3"}, up={"3/3": "orc"}, options=UNDEAD)
    t.do(s.Heal("white_lady"))
    assert t.last(s.Banished) == s.Banished("3/3", "cleric", None)
    assert t.state.at["orc_1"] == "3/3"


def test_with_only_possessed_heroes_left_the_turn_passes() -> None:
    """H33: the last hero counts as alive, so the dungeon has not won."""
    t = held(heroes={"rogue": "3/3"})
    assert (t.legal, t.state.phase) == ([s.END_TURN], "heroes")


def test_a_possessed_hero_keeps_another_from_being_alone() -> None:
    """H33, H4: who is possessed counts as alive."""
    t = held(heroes={"rogue": "3/3", "cleric": "5/5"})
    assert (t.state.alone, t.state.quota()) == ("", 2)


def test_while_tiles_are_laid_the_victims_steps_replace_them() -> None:
    """H29, H33: and the phase turns when the victim stands on the last square."""
    t = laying(["chest"], ["3/4"], heroes={**BEFORE, "rogue": "3/3"}, possessed="rogue",
               options=UNDEAD)  # fmt: skip
    t.move("rogue", "3/4")
    assert t.all(s.PhaseTurned)
    assert (t.state.hand, t.state.spent) == (("chest",), 1)


def test_a_tile_under_the_victims_feet_is_turned_over_by_luck() -> None:
    """H33: onto any tile, revealed or not."""
    t = held(side="dungeon", phase="dungeon", down={"3/4": "chest"})
    t.state.apply(s.Move("rogue", "3/4"), t.events.append)
    assert t.state.current_player() == CHANCE
