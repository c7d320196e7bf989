"""The rulings on squares, what lies and stands there, and artifacts; each test names its own."""

from __future__ import annotations

import pytest

from game.rules.heroes import steps as s

from .driver import BEFORE, dungeon, laying, passive, table


def test_a_square_whose_tile_went_gets_no_other() -> None:
    """H7."""
    t = passive({**BEFORE, "rogue": "2/2"}, down={"2/3": "bear_trap"}).move("rogue", "2/3")
    assert t.state.open == ("1/1",)


def test_a_square_whose_tile_went_may_get_another_where_the_table_plays_so() -> None:
    """H7."""
    t = passive(
        {**BEFORE, "rogue": "2/2"},
        down={"2/3": "bear_trap", "3/3": "portal"},
        options={"refill_squares": True},
    ).move("rogue", "2/3", "3/3")
    assert t.state.open == ("1/1", "2/3", "3/3")


def test_piece_then_stack_then_tile() -> None:
    """H7a: the sword of the stack works on the tile's monster, not on the piece."""
    t = table(
        {**BEFORE, "cleric": "2/2"},
        {"goblin_1": "2/3"},
        down={"2/3": "skeleton"},
        stacks={"2/3": ["sword"]},
    ).move("cleric", "2/3")
    assert (t.left("cleric"), t.state.phase, t.state.foe) == (7, "answering", "skeleton")
    t.use("cleric", "sword")
    assert t.last(s.Slain) == s.Slain("skeleton", "cleric", "2/3")
    assert (t.left("cleric"), t.state.artifacts["cleric"]) == (7, ())


def test_a_kit_found_on_the_square_works_on_its_trap() -> None:
    """H7a: it is offered after the tile lies open, and may be declined."""
    t = table(
        {**BEFORE, "cleric": "2/2"}, down={"2/3": "fireball"}, stacks={"2/3": ["disarm_kit"]}
    ).move("cleric", "2/3")
    assert t.last(s.TurnedUp) == s.TurnedUp("2/3", "fireball")
    t.do(s.DECLINE)
    assert (t.left("cleric"), t.state.artifacts["cleric"]) == (5, ("disarm_kit",))


@pytest.mark.parametrize(
    ("artifact", "target", "cell", "actions"),
    [("holy_icon", "warrior", None, 0), ("magic_hat", None, "4/4", 1),
     ("holy_grail", "rogue", "2/1", 2)],
)  # fmt: skip
def test_what_artifacts_cost(
    artifact: str, target: str | None, cell: str | None, actions: int
) -> None:
    """H7b."""
    t = table(
        {"warrior": "2/2", "cleric": "6/6"},
        down={"4/4": "chest"},
        artifacts={"warrior": [artifact]},
    ).use("warrior", artifact, target, cell)
    assert t.state.tired.get("warrior", 0) == t.state.spent == actions


def test_giving_costs_an_action_and_goes_straight_on() -> None:
    """H7b: not diagonally."""
    heroes = {"warrior": "2/2", "cleric": "2/3", "rogue": "3/3"}
    t = table(heroes, artifacts={"warrior": ["sword"]})
    assert t.may(s.Give) == [s.Give("warrior", "sword", "cleric")]
    t.do(s.Give("warrior", "sword", "cleric"))
    assert (t.state.tired, t.state.spent) == ({"warrior": 1}, 1)
    assert t.state.artifacts == {"warrior": (), "cleric": ("sword",)}


def test_icons_wait_for_the_hero_players_turn() -> None:
    """H7b: and for the end of a slide."""
    t = dungeon(monsters={"ogre": "1/2"}, artifacts={"warrior": ["holy_icon"]})
    assert not t.may(s.Use)
    t = table(
        {**BEFORE, "rogue": "2/2"},
        down={"2/3": "sliding_tile"},
        artifacts={"rogue": ["holy_icon"]},
    )
    assert t.may(s.Use)
    assert not t.move("rogue", "2/3").may(s.Use)


def test_an_empty_square_has_no_hero_no_monster_and_no_tile() -> None:
    """H7c: a stack does not count."""
    t = table(
        {"warrior": "3/3", "cleric": "3/2"},
        {"ogre": "2/3"},
        down={"3/4": "chest"},
        artifacts={"warrior": ["holy_grail"]},
        stacks={"4/3": ["sword"]},
    )
    grail = [use for use in t.may(s.Use) if use.artifact == "holy_grail"]
    assert {use.cell for use in grail} == {"4/3"}
    t.state.up["4/3"] = "orc"
    assert not t.may(s.Use)


def test_a_monster_tile_hurts_once_on_entry_while_tiles_are_laid() -> None:
    """H8."""
    t = passive({**BEFORE, "cleric": "2/2"}, down={"2/3": "orc"}).move("cleric", "2/3")
    t.do(s.Heal("cleric"))
    assert (t.left("cleric"), t.state.up) == (7, {"2/3": "orc"})
    t.state.tired, t.state.spent = {}, 0
    assert t.move("cleric", "2/2", "2/3").left("cleric") == 4


@pytest.mark.parametrize("laying_tiles", [True, False])
def test_the_warrior_needs_no_further_action_to_strike_a_monster_down(laying_tiles: bool) -> None:
    """H9: be it a tile or a piece."""
    t = table({**BEFORE, "warrior": "2/2"}, down={"2/3": "ogre"}, passive=laying_tiles)
    t.move("warrior", "2/3")
    assert (t.left("warrior"), t.state.up, t.state.monsters(), t.state.spent) == (10, {}, [], 1)


def test_a_sword_strikes_a_piece_down() -> None:
    """H9."""
    t = table({**BEFORE, "rogue": "2/2"}, {"ogre": "2/3"}, artifacts={"rogue": ["sword"]})
    t.move("rogue", "2/3").use("rogue", "sword")
    assert (t.left("rogue"), t.state.monsters(), t.state.spent) == (6, [], 1)
    assert t.state.artifacts["rogue"] == ()


def test_a_hero_killed_by_the_piece_does_not_turn_the_tile_over() -> None:
    """H10."""
    t = table({**BEFORE, "wizard": "2/2"}, {"ogre": "2/3"}, down={"2/3": "chest"})
    t.move("wizard", "2/3")
    assert (t.alive("wizard"), t.state.down, t.state.treasures) == (False, {"2/3": "chest"}, 0)
    assert not t.all(s.TurnedUp)


def test_a_hidden_monster_under_a_piece_hurts_and_waits_till_its_square_is_free() -> None:
    """H10."""
    t = table({**BEFORE, "warrior": "e/3", "cleric": "2/2"}, {"goblin_1": "2/3"},
              down={"2/3": "orc"})  # fmt: skip
    t.move("cleric", "2/3")
    assert (t.left("cleric"), t.state.up) == (4, {"2/3": "orc"})
    t.move("cleric", "2/2").move("wizard", "1/5").do(t.may(s.Move)[0]).end()
    t.move("goblin_1", "3/4")
    assert t.last(s.Appeared) == s.Appeared("orc_1", "2/3")
    assert t.goes("orc_1")


def test_a_piece_that_appears_under_a_hero_does_no_second_damage() -> None:
    """H10."""
    t = laying(["chest"], ["6/6"], heroes={**BEFORE, "cleric": "2/3"}, up={"2/3": "orc"})
    t.do(s.Place("chest", "6/6"))
    assert t.state.at["orc_1"] == t.state.at["cleric"] == "2/3"
    assert not t.all(s.Hurt)


@pytest.mark.parametrize("kind", ["poison_cloud", "portal", "sliding_tile"])
def test_the_rogue_disarms_nothing_but_traps(kind: str) -> None:
    """H11: nor does a kit."""
    t = table({**BEFORE, "rogue": "2/2"}, down={"2/3": kind}, artifacts={"rogue": ["disarm_kit"]})
    t.move("rogue", "2/3")
    assert t.state.phase != "answering"
    assert not t.all(s.Disarmed)


def test_only_a_grail_helps_against_poison() -> None:
    """H12."""
    t = table({"warrior": "2/2", "cleric": "4/4"}, down={"2/3": "poison_cloud"},
              artifacts={"cleric": ["holy_icon", "holy_grail"]})  # fmt: skip
    t.move("warrior", "2/3")
    assert (t.left("warrior"), t.alive("warrior")) == (0, False)
    assert {use.artifact for use in t.may(s.Use) if use.target == "warrior"} == {"holy_grail"}
    t.use("cleric", "holy_grail", "warrior", "4/5")
    assert t.left("warrior") == 10


def test_an_icon_heals_up_to_the_printed_hit_points() -> None:
    """H13."""
    t = table(hit_points={"wizard": 3}, artifacts={"rogue": ["holy_icon"]})
    t.use("rogue", "holy_icon", "wizard")
    assert t.last(s.Healed) == s.Healed("wizard", 1, 4, "holy_icon")


def test_a_portal_leads_to_a_monsters_square_when_no_other_is_free() -> None:
    """H14."""
    heroes = {**BEFORE, "cleric": "2/2"}
    t = table(heroes, {"goblin_1": "e/3"}, down={"2/3": "portal"}).move("cleric", "2/3")
    assert t.legal == [s.Portal("e/3")]
    t.do(s.Portal("e/3"))
    assert (t.left("cleric"), t.state.at["cleric"], t.state.up) == (7, "e/3", {})


def test_a_portal_prefers_an_empty_square() -> None:
    """H14."""
    heroes = {"warrior": "e/2", "cleric": "2/2"}
    t = table(heroes, {"goblin_1": "e/3", "ogre": "e/5"}, down={"2/3": "portal"})
    assert t.move("cleric", "2/3").legal == [s.Portal("e/4")]


def test_who_has_nowhere_to_slide_stays_and_the_tile_goes() -> None:
    """H15."""
    heroes = {"warrior": "1/2", "cleric": "2/1", "rogue": "2/2"}
    t = table(heroes, down={"1/1": "sliding_tile"}).move("rogue", "1/1")
    assert (t.state.phase, t.state.at["rogue"], t.state.up) == ("heroes", "1/1", {})


def test_slides_chain_and_cost_nothing() -> None:
    """H15."""
    t = table({**BEFORE, "cleric": "2/2"}, {"goblin_1": "2/4"},
              down={"2/3": "sliding_tile", "2/4": "sliding_tile"})  # fmt: skip
    t.move("cleric", "2/3").do(s.Slide("2/4"))
    assert (t.left("cleric"), t.state.phase, t.state.spent) == (7, "sliding", 1)
    t.do(s.Slide("2/5"))
    assert (t.state.at["cleric"], t.state.up, t.state.spent) == ("2/5", {}, 1)


def test_the_next_hero_takes_the_stack_and_then_meets_the_tile() -> None:
    """H16."""
    t = table({**BEFORE, "wizard": "2/2", "cleric": "2/4"}, {"ogre": "2/3"},
              down={"2/3": "portal"}, artifacts={"wizard": ["sword", "holy_icon"]})  # fmt: skip
    t.move("wizard", "2/3").do(s.DECLINE)
    assert t.last(s.Died) == s.Died("wizard", "2/3", "ogre", ("sword", "holy_icon"))
    assert t.state.stacks == {"2/3": ("sword", "holy_icon")}
    t.move("cleric", "2/3")
    assert (t.left("cleric"), t.state.phase) == (4, "leaving")
    assert t.state.artifacts["cleric"] == ("sword", "holy_icon")
    assert t.state.stacks == {}
