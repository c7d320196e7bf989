"""The artifacts: what they do, what they cost, who carries them, and the stacks of the dead."""

from __future__ import annotations

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import ARTIFACTS, MONSTERS, TRAPS

from .driver import BEFORE, dungeon, passive, table


@pytest.mark.parametrize("kind", MONSTERS)
def test_a_sword_strikes_any_monster_tile_down(kind: str) -> None:
    """H9."""
    t = passive({**BEFORE, "rogue": "2/2"}, down={"2/3": kind}, artifacts={"rogue": ["sword"]})
    t.move("rogue", "2/3").use("rogue", "sword")
    assert t.all(s.Slain) == [s.Slain(kind, "rogue", "2/3")]
    assert (t.left("rogue"), t.state.up, t.state.spent) == (6, {}, 1)


@pytest.mark.parametrize("kind", TRAPS)
def test_a_kit_disarms_any_trap(kind: str) -> None:
    t = table({**BEFORE, "wizard": "2/2"}, down={"2/3": kind}, artifacts={"wizard": ["disarm_kit"]})
    t.move("wizard", "2/3").use("wizard", "disarm_kit")
    assert t.all(s.Disarmed) == [s.Disarmed(kind, "wizard", "2/3")]
    assert (t.left("wizard"), t.state.up, t.state.spent) == (4, {}, 1)


def test_sword_and_kit_are_offered_only_against_what_they_are_for() -> None:
    t = table({**BEFORE, "cleric": "2/2"}, {"ogre": "2/3"}, down={"3/2": "fireball"},
              artifacts={"cleric": ["disarm_kit"]})  # fmt: skip
    assert t.move("cleric", "2/3").left("cleric") == 4
    t = table({**BEFORE, "cleric": "2/2"}, down={"3/2": "fireball"},
              artifacts={"cleric": ["sword"]})  # fmt: skip
    assert t.move("cleric", "3/2").left("cleric") == 5


def test_warrior_and_rogue_keep_what_they_do_not_need() -> None:
    """H9, H11."""
    t = table({**BEFORE, "warrior": "2/2", "rogue": "4/4"}, {"ogre": "2/3"},
              down={"4/5": "fireball"},
              artifacts={"warrior": ["sword"], "rogue": ["disarm_kit"]})  # fmt: skip
    t.move("warrior", "2/3").move("rogue", "4/5")
    assert t.state.artifacts == {"warrior": ("sword",), "rogue": ("disarm_kit",)}
    assert not t.all(s.Hurt)


def test_two_swords_for_a_piece_and_the_tile_under_it() -> None:
    """H10."""
    t = table({**BEFORE, "rogue": "2/2"}, {"ogre": "2/3"}, down={"2/3": "orc"},
              artifacts={"rogue": ["sword", "sword"]})  # fmt: skip
    t.move("rogue", "2/3").use("rogue", "sword")
    assert t.state.foe == "orc_1"
    t.use("rogue", "sword")
    assert (t.left("rogue"), t.state.monsters(), t.state.artifacts["rogue"]) == (6, [], ())


def test_a_sword_kept_from_the_piece_may_strike_the_tile_under_it() -> None:
    """H10: the tile has not become a piece, for one stands there."""
    t = table({**BEFORE, "rogue": "2/2"}, {"goblin_1": "2/3"}, down={"2/3": "orc"},
              artifacts={"rogue": ["sword"]})  # fmt: skip
    t.move("rogue", "2/3").do(s.DECLINE)
    assert (t.left("rogue"), t.state.foe) == (5, "orc")
    t.use("rogue", "sword")
    assert (t.left("rogue"), t.state.monsters(), t.state.up) == (5, ["goblin_1"], {})


def test_a_sword_used_on_the_piece_leaves_the_tile_under_it_to_hurt() -> None:
    """H10."""
    t = table({**BEFORE, "rogue": "2/2"}, {"ogre": "2/3"}, down={"2/3": "orc"},
              artifacts={"rogue": ["sword"]})  # fmt: skip
    t.move("rogue", "2/3").use("rogue", "sword")
    assert t.last(s.Hurt) == s.Hurt("rogue", 3, 3, "orc_1")


def test_an_icon_heals_its_bearer_or_a_hero_straight_beside() -> None:
    heroes = {"warrior": "2/2", "cleric": "2/3", "rogue": "3/3"}
    t = table(heroes, artifacts={"warrior": ["holy_icon"]}, hit_points={"warrior": 5})
    assert [use.target for use in t.may(s.Use)] == ["warrior", "cleric"]
    t.use("warrior", "holy_icon", "warrior")
    assert t.last(s.Healed) == s.Healed("warrior", 2, 7, "holy_icon")
    assert (t.state.spent, t.state.artifacts["warrior"]) == (0, ())


def test_an_icon_may_still_be_used_when_all_actions_are_spent() -> None:
    """H7b."""
    t = table(artifacts={"warrior": ["holy_icon"]}, spent=4)
    assert t.legal == [s.END_TURN, *t.may(s.Use)]
    assert t.may(s.Use)


def test_a_hat_turns_a_tile_over_for_one_action() -> None:
    t = table(down={"6/6": "chest"}, artifacts={"warrior": ["magic_hat"]})
    t.use("warrior", "magic_hat", None, "6/6")
    assert (t.state.up, t.state.spent, t.state.artifacts["warrior"]) == ({"6/6": "chest"}, 1, ())
    assert not t.all(s.Treasure)


def test_a_hat_wakes_a_monster_in_the_aggressive_phase_alone() -> None:
    """H17."""
    hat = {"warrior": ["magic_hat"]}
    t = table(down={"6/6": "orc"}, artifacts=hat).use("warrior", "magic_hat", None, "6/6")
    assert t.state.at["orc_1"] == "6/6"
    t = passive(down={"6/6": "orc"}, artifacts=hat).use("warrior", "magic_hat", None, "6/6")
    assert t.state.up == {"6/6": "orc"}


def test_a_grail_brings_a_hero_back_whole() -> None:
    t = table({"warrior": "2/2", "cleric": "6/6"}, artifacts={"warrior": ["holy_grail"]})
    assert {use.target for use in t.may(s.Use)} == {"rogue", "wizard"}
    assert [use.cell for use in t.may(s.Use)][:4] == ["1/2", "2/1", "2/3", "3/2"]
    t.use("warrior", "holy_grail", "rogue", "2/1")
    assert t.last(s.Revived) == s.Revived("rogue", "2/1", 6)
    assert [*t.state.at] == ["warrior", "cleric", "rogue"]


def test_a_grail_needs_two_actions_of_its_bearer() -> None:
    """H7b."""
    t = table({"warrior": "2/2", "cleric": "6/6"}, artifacts={"warrior": ["holy_grail"]})
    t.move("warrior", "3/2")
    assert not t.may(s.Use)
    t = table({"warrior": "2/2", "cleric": "6/6"}, artifacts={"warrior": ["holy_grail"]}, spent=3)
    assert not t.may(s.Use)


def test_a_grail_with_nobody_dead_or_no_empty_square_is_no_use() -> None:
    """H7c."""
    grail = {"warrior": ["holy_grail"]}
    assert not table(artifacts=grail).may(s.Use)
    t = table({"warrior": "1/1", "cleric": "1/2"}, {"ogre": "2/1"}, artifacts=grail)
    assert not t.may(s.Use)


def test_a_revived_hero_has_left_the_artifacts_behind() -> None:
    """H16: even standing up on them picks nothing up."""
    t = table({"warrior": "2/2", "cleric": "6/6"}, artifacts={"warrior": ["holy_grail"]},
              stacks={"2/3": ["sword"]})  # fmt: skip
    t.use("warrior", "holy_grail", "rogue", "2/3")
    assert "rogue" not in t.state.artifacts
    assert t.state.stacks == {"2/3": ("sword",)}


def test_a_hero_who_stands_up_in_the_vault_takes_no_treasure() -> None:
    """H22: it is taken by entering."""
    t = table({"warrior": "6/3", "cleric": "6/6"}, artifacts={"warrior": ["holy_grail"]})
    t.use("warrior", "holy_grail", "rogue", "v/3")
    assert (t.state.treasures, t.state.large_chest) == (0, True)
    t.move("rogue", "v/4")
    assert t.state.treasures == 1


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_any_artifact_may_be_given(artifact: str) -> None:
    """H7b."""
    t = table(artifacts={"warrior": [artifact, "sword"]})
    t.do(s.Give("warrior", artifact, "cleric"))
    assert t.all(s.Gave) == [s.Gave("warrior", artifact, "cleric")]
    assert t.state.artifacts == {"warrior": ("sword",), "cleric": (artifact,)}


def test_what_was_given_may_be_used_at_once() -> None:
    t = table({**BEFORE, "warrior": "e/3", "cleric": "1/3"}, {"ogre": "2/3"},
              artifacts={"warrior": ["sword"]})  # fmt: skip
    t.do(s.Give("warrior", "sword", "cleric")).move("cleric", "2/3").use("cleric", "sword")
    assert t.all(s.Slain)


def test_a_tired_hero_gives_nothing_but_may_be_given_to() -> None:
    t = table(artifacts={"cleric": ["sword"], "rogue": ["sword"]})
    t.do(s.Heal("cleric"), s.Heal("cleric"))
    assert {give.hero for give in t.may(s.Give)} == {"rogue"}
    assert "cleric" in {give.to for give in t.may(s.Give)}


def test_two_of_a_kind_are_one_choice() -> None:
    t = table(artifacts={"warrior": ["sword", "sword"]})
    assert len(t.may(s.Give)) == 1
    t.do(s.Give("warrior", "sword", "cleric"))
    assert t.state.artifacts == {"warrior": ("sword",), "cleric": ("sword",)}


def test_stacks_grow() -> None:
    """H16."""
    t = dungeon({**BEFORE, "wizard": "3/3", "cleric": "3/2"}, {"ogre": "2/3", "orc_1": "2/2"},
                artifacts={"wizard": ["sword"]}, stacks={"3/3": ["magic_hat"]})  # fmt: skip
    t.do(s.Attack("ogre", "wizard"))
    assert t.state.stacks == {"3/3": ("magic_hat", "sword")}
    assert "wizard" not in t.state.artifacts


def test_monsters_leave_stacks_alone() -> None:
    """H16."""
    t = dungeon(monsters={"ogre": "3/3"}, stacks={"3/4": ["sword"]}).move("ogre", "3/4")
    assert t.state.stacks == {"3/4": ("sword",)}


def test_a_stack_on_a_portal_goes_with_the_hero() -> None:
    """H7a."""
    t = table({**BEFORE, "cleric": "2/2"}, down={"2/3": "portal"}, stacks={"2/3": ["sword"]})
    t.move("cleric", "2/3").do(s.Portal("e/3"))
    assert (t.state.artifacts["cleric"], t.state.stacks) == (("sword",), {})


def test_a_stack_under_a_monster_goes_to_who_survives_it() -> None:
    """H7a: the dead take nothing."""
    t = table({**BEFORE, "wizard": "2/2", "cleric": "2/4"}, {"ogre": "2/3"},
              stacks={"2/3": ["holy_icon"]})  # fmt: skip
    t.move("wizard", "2/3")
    assert t.state.stacks == {"2/3": ("holy_icon",)}
    t.move("cleric", "2/3")
    assert t.state.artifacts["cleric"] == ("holy_icon",)
