"""The Dungeon Master's turn: drawing, laying, the phase that turns, and attacks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.core.types import CHANCE
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import KINDS, VARIED
from game.rules.heroes.room import build
from game.rules.heroes.state import Options

from .driver import BEFORE, dungeon, laying, opened, table


def chances(pool: dict[str, int], others_left: int) -> dict[str, Fraction]:
    state = HEROES.new(Options(), {})
    state.pool, state.others_left = pool, others_left
    kinds, weights = state.may_come(), state.draw_weights()
    return {
        kind: Fraction(weight, sum(weights)) for kind, weight in zip(kinds, weights, strict=True)
    }


def test_each_of_the_fixed_tiles_is_drawn_first_with_one_chance_in_36() -> None:
    """H1: each other one with 13 in 23 times that."""
    start = HEROES.new(Options(), {})
    found = chances(start.pool, start.others_left)
    assert found["chest"] == Fraction(3, 36)
    assert found["portal"] == Fraction(13, 36) * Fraction(5, 23)
    assert [*found] == [*KINDS]


def test_two_others_still_to_come_share_their_part() -> None:
    """H1."""
    pool = {"orc": 1, "portal": 3, "sword": 1}
    assert chances(pool, 2) == {
        "orc": Fraction(1, 3), "portal": Fraction(1, 2), "sword": Fraction(1, 6),
    }  # fmt: skip


def test_when_no_other_is_to_come_only_fixed_tiles_are_drawn() -> None:
    """H1."""
    assert chances({"orc": 1, "chest": 2, "portal": 5}, 0) == {
        "orc": Fraction(1, 3), "chest": Fraction(2, 3),
    }  # fmt: skip
    assert chances({"orc": 1}, 0) == {"orc": 1}


def test_drawing_an_other_leaves_one_fewer_to_come() -> None:
    t = opened().do("portal", "chest")
    assert (t.state.others_left, t.state.pool["portal"], t.state.pool["chest"]) == (12, 4, 2)
    assert t.state.pile() == 34
    assert t.state.hand == ("portal", "chest")


def test_luck_draws_four_before_the_dungeon_master_is_asked() -> None:
    """H6."""
    t = opened()
    for count, kind in enumerate(("orc", "orc", "ogre", "chest")):
        assert (t.state.current_player(), len(t.state.hand)) == (CHANCE, count)
        t.do(kind)
    assert t.state.current_player() == 0
    assert {place.tile for place in t.may(s.Place)} == {"orc", "ogre", "chest"}
    assert len(t.legal) == 3 * 36


def test_a_tile_is_laid_once_a_square() -> None:
    t = opened().do("orc", "orc", "ogre", "chest").do(s.Place("orc", "3/3"))
    assert t.state.down == {"3/3": "orc"}
    assert "3/3" not in {place.cell for place in t.may(s.Place)}
    assert t.state.hand == ("orc", "ogre", "chest")


def test_while_tiles_are_laid_nothing_else_can_be_done() -> None:
    t = laying(["chest", "sword"], ["2/2", "3/3"], down={"5/5": "orc"}, up={"4/4": "orc"})
    assert {type(action) for action in t.legal} == {s.Place}


def test_with_nothing_to_lay_the_turn_is_aggressive_from_its_start() -> None:
    """H6a."""
    t = table(passive=True, up={"3/3": "orc"}, options={"heroes_may_rest": True}).end()
    assert t.all(s.PhaseTurned)
    assert t.goes("orc_1")


def test_the_phase_turns_once() -> None:
    """H6a."""
    t = dungeon(monsters={"ogre": "6/6"}, options={"heroes_may_rest": True})
    t.move("ogre", "6/5").end().end()
    assert not t.all(s.PhaseTurned)


def test_owed_tiles_come_before_everything_else_and_cost_actions() -> None:
    """H6."""
    t = laying(["chest", "sword"], ["2/2"], monsters={"ogre": "6/6"}, passive=False)
    assert {type(action) for action in t.legal} == {s.Place}
    t.do(s.Place("sword", "2/2"))
    assert (t.state.hand, t.state.spent) == (("chest",), 1)
    t.move("ogre", "6/5")
    assert t.legal == [s.Flip("2/2")]


def test_owed_tiles_wait_while_heroes_stand_on_the_open_squares() -> None:
    """H6."""
    t = laying(["chest"], ["2/2"], heroes={**BEFORE, "rogue": "2/2"}, passive=False)
    assert t.legal == [s.END_TURN]
    assert t.end().state.hand == ("chest",)


def test_in_a_room_with_pits_there_are_as_many_tiles_as_squares() -> None:
    """H1, H6a: fewer of the others; no treasure can stay in hand or in the box."""
    room = build("pits", "", pits=[(3, 3), (3, 4), (4, 3), (4, 4), (6, 1)])
    t = opened(room, heroes_may_rest=True)
    assert (t.state.pile(), t.state.others_left) == (31, 8)
    while t.state.passive:
        t.by_luck()
        t.do(t.may(s.Place)[0] if t.may(s.Place) else s.END_TURN)
    assert (len(t.state.down), t.state.hand, t.state.pile()) == (31, (), 0)
    assert [*t.state.down.values()].count("chest") == 3


def test_alone_in_a_room_with_pits_all_treasures_are_there() -> None:
    """H1."""
    room = build("pits", "", pits=[(3, 3), (4, 4)])
    t = opened(room, mode="solo")
    assert (len(t.state.down), t.state.pile()) == (34, 34)


def test_with_squares_filled_again_a_tile_is_owed_no_longer() -> None:
    """H7: what was left in hand goes where a tile went; then the pile is drawn from."""
    t = laying(["chest"], [], heroes={**BEFORE, "rogue": "2/2"}, down={"2/3": "bear_trap"},
               options={"refill_squares": True, "heroes_may_rest": True}, passive=False,
               pool={**dict.fromkeys(KINDS, 0), "orc": 2})  # fmt: skip
    t.do(s.Flip("2/3")).end().move("rogue", "2/3", "3/3").end()
    assert t.state.phase == "drawing"
    t.do("orc", "orc")
    assert t.state.hand == ("chest", "orc", "orc")
    t.do(s.Place("orc", "2/3"))
    assert t.state.open == ()


def test_a_woken_monsters_square_may_be_filled_again_where_the_table_plays_so() -> None:
    """H7."""
    t = table(down={"3/3": "orc"}, options={"refill_squares": True}).do(s.Reveal("3/3"))
    assert t.state.open == ("3/3",)


def test_turning_a_tile_over_costs_an_action_and_works_on_nobody() -> None:
    """H17."""
    t = dungeon({**BEFORE, "rogue": "3/4"}, down={"3/3": "fireball"}).do(s.Flip("3/3"))
    assert (t.state.up, t.state.spent, t.left("rogue")) == ({"3/3": "fireball"}, 1, 6)
    assert not t.may(s.Flip)


def test_a_tile_under_a_monster_stays_as_it_is() -> None:
    """H18."""
    t = dungeon(monsters={"ogre": "3/3"}, down={"3/3": "chest", "4/4": "sword"})
    assert t.cells(s.Flip) == ["4/4"]


def test_a_monster_turned_over_may_act_in_the_same_turn() -> None:
    """H19."""
    t = dungeon({**BEFORE, "rogue": "3/4"}, down={"3/3": "ogre"}).do(s.Flip("3/3"))
    t.do(s.Attack("ogre", "rogue"))
    assert (t.left("rogue"), t.state.spent) == (2, 2)


def test_monsters_walk_over_tiles_without_setting_them_off() -> None:
    t = dungeon(monsters={"orc_1": "3/3"}, down={"3/4": "poison_cloud"}, up={"3/2": "fireball"})
    assert t.move("orc_1", "3/4").state.down == {"3/4": "poison_cloud"}
    t = dungeon(monsters={"orc_1": "3/3"}, up={"3/2": "fireball"}).move("orc_1", "3/2")
    assert t.state.up == {"3/2": "fireball"}


def test_monsters_go_out_to_the_entrance_and_into_the_vault() -> None:
    t = dungeon(monsters={"orc_1": "1/2", "ogre": "6/3"}, heroes={"rogue": "3/3"})
    assert "e/2" in t.goes("orc_1")
    assert "v/3" in t.goes("ogre")
    assert t.move("ogre", "v/3").state.large_chest


@pytest.mark.parametrize(
    ("monster", "steps"),
    [("ogre", 4), ("orc_1", 4), ("skeleton_1", 4), ("goblin_1", 8)],
)
def test_only_goblins_step_diagonally(monster: str, steps: int) -> None:
    assert len(dungeon(monsters={monster: "3/3"}).goes(monster)) == steps


def test_after_a_move_the_attack_is_free_and_goes_to_one_hero() -> None:
    """H19."""
    heroes = {"warrior": "3/3", "rogue": "2/4", "cleric": "6/1", "wizard": "6/2"}
    t = dungeon(heroes, {"ogre": "3/5"}).move("ogre", "3/4")
    assert t.may(s.Attack) == [s.Attack("ogre", "warrior"), s.Attack("ogre", "rogue")]
    t.do(s.Attack("ogre", "rogue"))
    assert (t.left("rogue"), t.state.spent, t.legal) == (2, 1, [s.END_TURN])


def test_the_free_attack_may_follow_the_fourth_action() -> None:
    """H19."""
    t = dungeon({**BEFORE, "rogue": "3/3"}, {"ogre": "3/5"}, spent=3).move("ogre", "3/4")
    assert t.legal == [s.Attack("ogre", "rogue"), s.END_TURN]
    assert t.do(s.Attack("ogre", "rogue")).left("rogue") == 2


def test_the_free_attack_lapses_with_the_next_action() -> None:
    """H19."""
    t = dungeon({**BEFORE, "rogue": "3/3"}, {"ogre": "3/5", "goblin_1": "6/6"},
                down={"1/1": "chest"})  # fmt: skip
    t.move("ogre", "3/4").do(s.Flip("1/1"))
    assert not t.may(s.Attack)


def test_a_monster_leaving_a_face_up_monster_tile_wakes_it() -> None:
    """H10: what wakes may act itself in the same turn."""
    t = dungeon({**BEFORE, "rogue": "3/3"}, {"goblin_1": "3/4"}, up={"3/4": "ogre"})
    t.move("goblin_1", "4/4")
    assert t.last(s.Appeared) == s.Appeared("ogre", "3/4")
    t.do(s.Attack("ogre", "rogue"))
    assert t.left("rogue") == 2


def test_killing_the_last_hero_ends_the_match_there() -> None:
    t = dungeon({"rogue": "3/3"}, {"ogre": "3/4"}, hit_points={"rogue": 4})
    t.do(s.Attack("ogre", "rogue"))
    assert t.last(s.MatchEnded) == s.MatchEnded("dungeon", "elimination")
    assert (t.state.current_player(), t.legal) == (None, [])


def test_what_is_left_of_four_actions_has_to_be_used() -> None:
    """H3."""
    t = dungeon(monsters={"ogre": "6/6", "orc_1": "5/5", "orc_2": "4/4"}, down={"1/1": "chest"})
    t.move("ogre", "6/5").move("orc_1", "5/4").move("orc_2", "4/3")
    assert t.legal == [s.Flip("1/1")]
    assert t.do(s.Flip("1/1")).legal == [s.END_TURN]


def test_the_ten_set_aside_are_never_decided() -> None:
    """H1."""
    t = opened(heroes_may_rest=True)
    while t.state.pile():
        t.by_luck(3)
        if t.state.pile():
            t.do(t.may(s.Place)[0] if t.may(s.Place) else s.END_TURN)
    assert sum(t.state.pool[kind] for kind in VARIED) == 10
    assert t.state.others_left == 0
