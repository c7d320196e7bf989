"""The Necromancer in a match of two, and how both lords appear."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.heroes import steps as s

from .driver import BEFORE, BOTH, UNDEAD, Table, dungeon, laying, passive, table

FAR = {"warrior": "6/1", "cleric": "6/3", "rogue": "6/6", "wizard": "1/1"}


def raising(fallen: tuple[str, ...] = ("orc_1",), **moment: Any) -> Table:
    """Return the Necromancer in the middle of the room, on the Dungeon Master's turn."""
    fields = {"monsters": {"necromancer": "3/3"}, "fallen": fallen, "options": UNDEAD, **moment}
    return dungeon(fields.pop("heroes", FAR), **fields)


@pytest.mark.parametrize("kind", ["necromancer", "white_lady"])
@pytest.mark.parametrize("moment", [passive, table])
def test_the_lords_are_pieces_as_soon_as_they_are_seen(kind: str, moment: Any) -> None:
    """H17: in every phase."""
    t = moment(down={"3/3": kind}, options=UNDEAD).do(s.Reveal("3/3"))
    assert t.last(s.Appeared) == s.Appeared(kind, "3/3")
    assert t.state.at[kind] == "3/3"


def test_the_necromancer_has_two_actions_and_each_move_earns_an_attack() -> None:
    """H19."""
    t = dungeon({**FAR, "rogue": "3/4"}, {"necromancer": "1/2"}, options=UNDEAD)
    t.move("necromancer", "2/3")
    assert not t.may(s.Attack)
    t.move("necromancer", "3/3").do(s.Attack("necromancer", "rogue"))
    assert (t.left("rogue"), t.state.spent) == (4, 2)
    assert not t.goes("necromancer")
    assert not t.may(s.Attack)


def test_the_necromancer_may_attack_twice() -> None:
    """H19."""
    t = dungeon({**FAR, "rogue": "3/4"}, {"necromancer": "3/3"}, options=UNDEAD)
    t.do(s.Attack("necromancer", "rogue"), s.Attack("necromancer", "rogue"))
    assert (t.left("rogue"), t.state.spent) == (2, 2)


def test_the_necromancer_moves_diagonally_but_strikes_straight_on() -> None:
    """The expansion's page, H20."""
    t = dungeon({**FAR, "rogue": "4/4"}, {"necromancer": "3/3"}, options=UNDEAD)
    assert {"2/2", "2/4", "4/2", "4/4"} <= {*t.goes("necromancer")}
    assert not t.may(s.Attack)


def test_raising_takes_both_actions() -> None:
    """H32: not after a first action, nor with one of the Master's four left."""
    t = raising().do(s.Raise("orc_1", "3/4"))
    assert t.last(s.Raised) == s.Raised("orc_1", "3/4", None)
    assert (t.state.spent, t.state.acted, t.state.fallen) == (2, ("necromancer",) * 2, ())
    assert not t.goes("necromancer")
    assert not raising().move("necromancer", "3/4").may(s.Raise)
    assert not raising(spent=3).may(s.Raise)


def test_the_raised_monster_may_act_at_once() -> None:
    """H32."""
    t = raising(heroes={**FAR, "rogue": "3/5"}).do(s.Raise("orc_1", "3/4"))
    t.do(s.Attack("orc_1", "rogue"))
    assert (t.left("rogue"), t.state.spent) == (3, 3)


def test_while_tiles_are_laid_the_necromancer_raises_in_place_of_two() -> None:
    """H29, H32: and the raised monster is aggressive."""
    t = laying(["chest", "orc"], ["6/2", "6/4", "6/5"], heroes=FAR, fallen=("goblin_1",),
               monsters={"necromancer": "3/3"}, options=UNDEAD)  # fmt: skip
    t.do(s.Raise("goblin_1", "3/4"))
    assert t.goes("goblin_1")
    t.do(s.Place("chest", "6/2"), s.Place("orc", "6/4"))
    assert (t.state.spent, t.legal) == (4, [s.END_TURN])


def test_the_dead_rise_on_empty_squares_within_two_steps_of_a_king() -> None:
    """H32, H7c: no hero, no monster, no tile."""
    t = raising(heroes={**FAR, "wizard": "1/1", "rogue": "2/2"}, down={"3/4": "chest"},
                up={"4/4": "portal"}, fallen=("orc_1", "ogre"))  # fmt: skip
    cells = [action.cell for action in t.may(s.Raise) if action.monster == "ogre"]
    near = {f"{row}/{column}" for row in range(1, 6) for column in range(1, 6)}
    assert {*cells} == near - {"1/1", "2/2", "3/3", "3/4", "4/4"}


def test_only_the_slain_can_be_raised_and_of_those_alike_one_is_listed() -> None:
    """H32: goblins, skeletons, orcs and the ogre; whose experience is lost is chosen."""
    t = raising(("goblin_1", "goblin_2", "goblin_3", "ogre"),
                experience={"rogue": ("goblin_2",), "cleric": ("ogre",)})  # fmt: skip
    assert [*dict.fromkeys(a.monster for a in t.may(s.Raise))] == ["ogre", "goblin_1", "goblin_2"]
    assert not raising(()).may(s.Raise)


@pytest.mark.parametrize("lord", ["necromancer", "white_lady", "dragon"])
def test_the_monsters_of_the_expansions_do_not_come_back(lord: str) -> None:
    """H32."""
    t = table({**BEFORE, "warrior": "2/3"}, {lord: "3/3"}, options=BOTH).move("warrior", "3/3")
    assert t.last(s.Slain) == s.Slain(lord, "warrior", "3/3")
    assert t.state.fallen == ()


def test_a_tile_struck_down_while_tiles_were_laid_can_rise_as_a_piece() -> None:
    """H32: "its tile or meeple"; the next orc has another number."""
    t = passive({**BEFORE, "warrior": "2/3"}, down={"3/3": "orc"}, options=UNDEAD)
    t.move("warrior", "3/3")
    assert t.state.fallen == ("orc_1",)
    t.state.at["necromancer"] = "6/6"
    t.state.side = t.state.phase = "dungeon"
    t.state.spent = 0
    t.do(s.Raise("orc_1", "6/5"))
    assert (t.state.at["orc_1"], t.state.appeared) == ("6/5", {"orc": 1})


def test_a_raised_monster_is_lost_as_experience() -> None:
    """H32."""
    t = raising(experience={"warrior": ("orc_1", "bear_trap")}).do(s.Raise("orc_1", "3/4"))
    assert t.last(s.Raised) == s.Raised("orc_1", "3/4", "warrior")
    assert t.state.experience == {"warrior": ("bear_trap",)}
