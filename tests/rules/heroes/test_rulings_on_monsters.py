"""The rulings on the hunt, the dungeon that plays itself and walls; each test names its own."""

from __future__ import annotations

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import KINDS, ROUNDS_AT_MOST
from game.rules.heroes.room import build

from .driver import BEFORE, dungeon, laying, opened, passive, solo, table


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_that_is_only_turned_over_does_nothing(kind: str) -> None:
    """H17: whoever stands beside it."""
    t = passive({**BEFORE, "wizard": "2/2"}, down={"2/3": kind}).do(s.Reveal("2/3"))
    assert t.state.up == {"2/3": kind}
    assert len(t.events) == 1


def test_a_monster_turned_over_is_a_piece_at_once_when_tiles_are_laid_and_alone() -> None:
    """H17."""
    assert table(down={"2/3": "orc"}).do(s.Reveal("2/3")).state.at["orc_1"] == "2/3"
    t = opened(mode="solo").do(s.Reveal("6/6"), "ogre")
    assert t.state.at["ogre"] == "6/6"


def test_wizard_and_hat_turn_over_any_tile_no_monster_stands_on() -> None:
    """H18."""
    t = table(monsters={"ogre": "6/6"}, down={"6/6": "chest", "5/5": "sword", "1/1": "orc"},
              artifacts={"warrior": ["magic_hat"]})  # fmt: skip
    assert t.cells(s.Reveal) == ["5/5", "1/1"]
    assert [use.cell for use in t.may(s.Use)] == ["5/5", "1/1"]


def test_a_monster_acts_once_a_turn() -> None:
    """H19."""
    t = dungeon({"rogue": "3/3"}, {"ogre": "3/5", "orc_1": "6/6"}).move("ogre", "3/4")
    assert t.may(s.Attack) == [s.Attack("ogre", "rogue")]
    t.move("orc_1", "6/5")
    assert t.legal == [s.END_TURN]
    t = dungeon({"rogue": "3/3"}, {"ogre": "3/4"}).do(s.Attack("ogre", "rogue"))
    assert t.legal == [s.END_TURN]


def test_the_free_attack_stands_although_a_tile_is_owed() -> None:
    """H19: where squares are filled again, leaving one may open it."""
    t = laying(["chest"], [], heroes={"rogue": "3/3"}, monsters={"ogre": "3/5"},
               up={"3/5": "goblin"}, passive=False, options={"refill_squares": True})  # fmt: skip
    t.move("ogre", "3/4")
    assert t.legal == [s.Attack("ogre", "rogue"), s.Place("chest", "3/5")]
    assert t.do(s.Attack("ogre", "rogue")).legal == [s.Place("chest", "3/5")]


@pytest.mark.parametrize("monster", ["ogre", "orc_1", "skeleton_1", "goblin_1"])
def test_monsters_reach_their_own_square_and_those_straight_beside_it(monster: str) -> None:
    """H20: goblins, too."""
    heroes = {"warrior": "3/3", "cleric": "3/4", "rogue": "4/4", "wizard": "5/3"}
    t = dungeon(heroes, {monster: "3/3"})
    assert [attack.hero for attack in t.may(s.Attack)] == ["warrior", "cleric"]


def test_a_monster_shares_a_heros_square_never_a_monsters() -> None:
    """H21."""
    t = dungeon({**BEFORE, "rogue": "3/3"}, {"orc_1": "3/4", "goblin_1": "2/4"})
    assert t.goes("orc_1") == ["3/3", "3/5", "4/4"]
    assert t.move("orc_1", "3/3").state.at["rogue"] == "3/3"


def test_a_treasure_is_kept_though_its_finder_dies() -> None:
    """H22."""
    t = table({**BEFORE, "wizard": "2/2"}, down={"2/3": "chest", "2/4": "poison_cloud"})
    t.move("wizard", "2/3", "2/4")
    assert (t.alive("wizard"), t.state.treasures) == (False, 1)


def test_a_dungeon_master_who_can_do_nothing_passes() -> None:
    """H23."""
    t = dungeon()
    assert t.legal == [s.END_TURN]
    assert t.end().last(s.TurnBegan) == s.TurnBegan("heroes", 1)


def test_after_a_hundred_rounds_the_dungeon_has_won() -> None:
    """H23."""
    t = dungeon(round=ROUNDS_AT_MOST, options={"heroes_may_rest": True}).end().end()
    assert t.last(s.MatchEnded) == s.MatchEnded("dungeon", "rounds")
    assert [*t.state.returns()] == [1.0, 0.0]
    t = solo(round=ROUNDS_AT_MOST, spent=4).end()
    assert t.last(s.MatchEnded) == s.MatchEnded("dungeon", "rounds")


def test_alone_a_monster_attacks_rather_than_walks() -> None:
    """H24."""
    t = solo({**BEFORE, "rogue": "3/4"}, {"orc_1": "3/3"}, spent=4, round=7).end().do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 0, "attack")
    assert not t.all(s.Moved)
    assert t.left("rogue") == 3


def test_alone_a_monster_steps_towards_the_nearest_hero_and_attacks() -> None:
    """H24."""
    t = solo({**BEFORE, "rogue": "3/5"}, {"orc_1": "3/3"}, spent=4, round=7).end().do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 2, "nearest")
    assert t.last(s.Moved) == s.Moved("orc_1", "3/3", "3/4")
    assert t.left("rogue") == 3


def test_alone_other_monsters_are_walked_round() -> None:
    """H24a."""
    t = solo({"rogue": "1/5"}, {"orc_1": "1/1", "skeleton_1": "1/2"}, spent=1, round=7).end()
    t.do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 6, "nearest")
    assert t.last(s.Moved).cell == "2/1"


def test_alone_a_monster_shut_in_waits_behind_the_others() -> None:
    """H24a."""
    shut = {"orc_1": "1/1", "skeleton_1": "1/2", "skeleton_2": "2/1"}
    t = solo({"rogue": "1/5"}, shut, spent=1, round=7).end().do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 4, "blocked")
    assert t.state.at["orc_1"] == "1/1"


def test_alone_tiles_that_were_occupied_are_called_from_the_third_turn_on() -> None:
    """H24b."""
    down = {"6/6": "", "5/5": "", "4/4": "", "3/3": ""}
    pool = {"chest": 3, "bear_trap": 4}

    def called(turn: int, **monsters: str) -> list[str]:
        t = solo(BEFORE, monsters, down=down, pool=pool, spent=4, round=turn)
        calls = []
        t.end()
        while t.state.phase == "calling":
            calls.append(t.state.cell)
            t.do("chest" if t.state.pool["chest"] else "bear_trap")
        return calls

    assert called(2) == ["5/5"]
    assert called(3) == ["5/5", "6/6", "4/4"]
    assert called(3, ogre="5/5") == ["6/6", "4/4"]
    assert called(7) == ["3/3", "4/4", "5/5", "6/6"]


def test_alone_whom_to_attack() -> None:
    """H25: one who dies of it, else the fewest hit points, else the printed order."""
    heroes = {"warrior": "2/3", "cleric": "3/2", "rogue": "3/4", "wizard": "4/3"}
    for left, chosen in (
        ((10, 8, 6, 4), "wizard"),
        ((10, 8, 3, 4), "rogue"),
        ((2, 3, 3, 4), "warrior"),
        ((4, 4, 4, 4), "warrior"),
    ):
        t = solo(heroes, {"orc_1": "3/3"}, spent=4, round=7)
        t.state.hit_points = dict(zip(heroes, left, strict=True))
        assert t.end().do("orc_1").last(s.Attacked) == s.Attacked("orc_1", chosen)


def test_alone_the_closer_of_two_equal_monsters_acts_first() -> None:
    """H26: worked out anew after each act."""
    monsters = {"goblin_1": "6/6", "goblin_2": "6/2", "goblin_3": "4/3", "orc_1": "1/6"}
    t = solo({"rogue": "3/3"}, monsters, spent=1, round=7).end().by_luck()
    assert [e.piece for e in t.all(s.Reasoned)] == ["orc_1", "goblin_3", "goblin_2", "goblin_1"]


def test_walls_divide_and_a_diagonal_needs_one_open_way_round() -> None:
    """H27."""
    one = build("one", "", walls=[((2, 2), (2, 3))])
    assert "2/3" not in one.beside["2/2"]
    assert "3/3" in one.corner["2/2"]
    both = build("both", "", walls=[((2, 2), (2, 3)), ((2, 2), (3, 2))])
    assert "3/3" not in both.corner["2/2"]
    t = dungeon({"rogue": "2/3"}, {"ogre": "2/2"}, room=one)
    assert not t.may(s.Attack)
    assert "2/3" not in t.goes("ogre")
