"""The heroes' turn: steps, abilities, fatigue, and when it may end."""

from __future__ import annotations

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import HEROES, Hero

from .driver import BEFORE, opened, passive, solo, table


def test_the_heroes_take_their_places_one_a_square() -> None:
    t = opened()
    assert t.state.at == BEFORE
    assert [placed.hero for placed in t.all(s.HeroPlaced)] == [*BEFORE]


@pytest.mark.parametrize(
    ("hero", "hit_points", "diagonal"),
    [("warrior", 10, False), ("cleric", 8, False), ("rogue", 6, True), ("wizard", 4, True)],
)
def test_the_heroes_of_the_box(hero: Hero, hit_points: int, diagonal: bool) -> None:
    assert (HEROES[hero].hit_points, HEROES[hero].diagonal) == (hit_points, diagonal)
    t = table({**BEFORE, hero: "3/3"})
    straight, corners = ["2/3", "3/2", "3/4", "4/3"], ["2/2", "2/4", "4/2", "4/4"]
    assert t.goes(hero) == straight + corners * diagonal


def test_heroes_do_not_enter_each_others_squares() -> None:
    t = table({**BEFORE, "warrior": "3/3", "rogue": "3/4"})
    assert "3/4" not in t.goes("warrior")
    assert "3/3" not in t.goes("rogue")


def test_heroes_pass_between_entrance_room_and_vault() -> None:
    t = table({"warrior": "e/2", "cleric": "1/5", "rogue": "1/1", "wizard": "6/2"})
    assert t.goes("warrior") == ["e/3", "1/2"]
    assert "e/5" in t.goes("cleric")
    assert t.goes("rogue") == ["1/2", "2/1", "2/2"]
    assert "v/3" in t.goes("wizard")


def test_rogue_and_wizard_step_diagonally_out_to_the_entrance() -> None:
    t = table({"warrior": "e/3", "rogue": "1/4", "wizard": "1/6"})
    assert {"e/4", "e/5"} <= {*t.goes("rogue")}
    assert "e/3" not in t.goes("rogue")
    assert t.goes("wizard") == ["1/5", "2/6", "e/5", "2/5"]


def test_the_cleric_heals_himself_and_those_straight_beside() -> None:
    heroes = {"warrior": "2/3", "cleric": "3/3", "rogue": "4/4", "wizard": "3/4"}
    t = table(heroes, hit_points={"wizard": 1})
    assert [heal.target for heal in t.may(s.Heal)] == ["warrior", "cleric", "wizard"]
    t.do(s.Heal("wizard"))
    assert t.last(s.Healed) == s.Healed("wizard", 2, 3, "cleric")
    assert t.state.tired == {"cleric": 1}


def test_nobody_heals_when_the_cleric_is_dead() -> None:
    assert not table({"warrior": "2/2", "rogue": "2/3"}).may(s.Heal)


def test_the_wizard_turns_tiles_over_from_anywhere() -> None:
    t = passive(down={"6/6": "chest", "3/3": "ogre"})
    t.do(s.Reveal("6/6"), s.Reveal("3/3"))
    assert t.state.up == {"6/6": "chest", "3/3": "ogre"}
    assert t.state.tired == {"wizard": 2}
    assert not t.may(s.Reveal)


def test_the_wizard_wakes_a_monster_in_the_aggressive_phase() -> None:
    """H17."""
    t = table(down={"2/4": "ogre"}).do(s.Reveal("2/4"))
    assert t.all(s.Appeared) == [s.Appeared("ogre", "2/4")]
    assert not t.all(s.Hurt)
    assert t.state.phase == "heroes"


def test_who_stands_still_on_a_monster_tile_is_not_hurt_again() -> None:
    t = passive({**BEFORE, "cleric": "2/2"}, down={"2/3": "orc"}).move("cleric", "2/3")
    t.do(s.Heal("cleric")).move("rogue", "1/4", "2/4").end()
    assert t.left("cleric") == 7


def test_a_hero_does_not_move_when_the_partys_four_actions_are_spent() -> None:
    t = table().move("rogue", "1/4", "2/4").move("warrior", "1/2").move("wizard", "1/5")
    assert t.state.quota() == 0
    assert t.legal == [s.END_TURN]


def test_two_heroes_share_the_four_actions_two_and_two() -> None:
    t = table({"warrior": "2/2", "cleric": "5/5"}).move("warrior", "2/3", "2/4")
    assert not t.can_end
    assert not t.goes("warrior")
    assert t.do(s.Heal("cleric"), s.Heal("cleric")).legal == [s.END_TURN]


def test_a_hero_shut_in_by_others_may_leave_actions_unused() -> None:
    """H3: as far as legal."""
    t = table({"warrior": "1/1", "rogue": "1/2", "wizard": "2/1"}, spent=2,
              tired={"rogue": 1, "wizard": 1})  # fmt: skip
    assert not t.goes("warrior")
    assert not t.can_end
    t.state.tired = {"rogue": 2, "wizard": 2}
    assert t.legal == [s.END_TURN]


def test_when_heroes_may_rest_they_may_do_nothing_at_all() -> None:
    """H3."""
    t = table(options={"heroes_may_rest": True}).end()
    assert t.last(s.TurnBegan).side == "dungeon"


def test_fatigue_is_over_when_the_next_turn_begins() -> None:
    t = table(options={"heroes_may_rest": True}).move("rogue", "1/4", "2/4").end().end()
    assert t.goes("rogue")
    assert (t.state.spent, t.state.tired) == (0, {})


def test_alone_with_four_heroes_each_may_act_twice() -> None:
    """H5."""
    t = solo().move("rogue", "1/4", "2/4").move("wizard", "1/5", "2/5")
    assert t.can_end
    t.move("warrior", "1/2", "2/2").do(s.Heal("cleric"), s.Heal("cleric"))
    assert t.legal == [s.END_TURN]


def test_alone_the_minimum_is_four_though_the_heroes_become_fewer() -> None:
    """H5."""
    t = solo({"warrior": "2/2", "rogue": "2/4", "wizard": "6/6"}, down={"2/3": "poison_cloud"})
    t.move("warrior", "2/3").move("rogue", "2/3").move("wizard", "5/6")
    assert not t.can_end
    assert t.move("wizard", "4/6").can_end


def test_a_last_survivor_alone_may_use_a_grail_and_one_action_more() -> None:
    """H4."""
    t = solo({"warrior": "2/2"}, artifacts={"warrior": ["holy_grail"]})
    t.use("warrior", "holy_grail", "cleric", "2/3").move("warrior", "3/2")
    assert not t.goes("warrior")
    t.do(s.Heal("cleric"))
    assert t.state.may_tire("cleric") == 1


@pytest.mark.parametrize(
    ("heroes", "versus", "alone"),
    [(("rogue",), 2, 3), (("rogue", "wizard"), 4, 4), ((*BEFORE,), 4, 8)],
)
def test_how_many_actions_are_left(heroes: tuple[str, ...], versus: int, alone: int) -> None:
    """H4, H5: no more than the heroes who live can take."""
    spots = {hero: BEFORE[hero] for hero in heroes}
    assert table(spots).state.quota() == versus
    t = solo(spots)
    assert t.state.quota() == alone
    assert t.move("rogue", "1/4").state.quota() == alone - 1


def test_a_hero_cannot_step_through_another() -> None:
    heroes = {"warrior": "1/1", "cleric": "1/2", "rogue": "2/1", "wizard": "2/2"}
    assert table(heroes).goes("warrior") == []


def test_dying_on_the_way_costs_the_others_nothing() -> None:
    t = table({**BEFORE, "wizard": "2/2"}, {"ogre": "2/3"}).move("wizard", "2/3")
    assert (t.state.spent, t.state.quota()) == (1, 3)
    t.move("rogue", "1/4", "2/4").move("warrior", "1/2")
    assert t.legal == [s.END_TURN]
