"""The Damsel, her gift, the banner and the fairy."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.monsters import whom_to_attack

from .driver import BEFORE, BOTH, DRAGON, Table, dungeon, passive, solo, table

MIDDLE = {"warrior": "3/3", "cleric": "5/3", "rogue": "6/3", "wizard": "1/1", "damsel": "3/4"}


def party(**moment: Any) -> Table:
    return table(MIDDLE, **{"options": DRAGON, **moment})


@pytest.mark.parametrize("moment", [passive, table, solo])
def test_the_damsel_joins_as_soon_as_she_is_found(moment: Any) -> None:
    """H17, H30: whoever enters shares her square until one of the two leaves."""
    t = moment({**BEFORE, "rogue": "2/3"}, down={"3/3": "damsel"}, options=DRAGON)
    t.move("rogue", "3/3")
    assert t.last(s.Joined) == s.Joined("damsel", "3/3", 4)
    assert (t.state.at["rogue"], t.state.at["damsel"], t.state.up) == ("3/3", "3/3", {})
    t.move("damsel", "3/4")
    assert "3/3" not in t.goes("damsel")
    assert "3/4" not in t.goes("rogue")


def test_the_damsel_joins_when_her_tile_is_turned_over() -> None:
    """H17: by the Wizard, or by the Dungeon Master."""
    t = table(down={"3/3": "damsel"}, options=DRAGON).do(s.Reveal("3/3"))
    assert (t.state.at["damsel"], t.left("damsel")) == ("3/3", 4)
    assert t.goes("damsel") == ["2/3", "3/2", "3/4", "4/3"]
    t = dungeon(down={"3/3": "damsel"}, options=DRAGON).do(s.Flip("3/3"))
    assert [*t.state.at][:5] == ["warrior", "cleric", "rogue", "wizard", "damsel"]


def test_the_damsel_moves_straight_and_tires_like_any_hero() -> None:
    """The expansion's page, H4."""
    t = party().move("damsel", "2/4", "2/5")
    assert (t.goes("damsel"), t.state.spent) == ([], 2)


def test_a_monster_on_the_damsels_tile_strikes_who_enters_not_her() -> None:
    """H7a, H10."""
    t = table({**BEFORE, "rogue": "2/3"}, {"orc_1": "3/3"}, down={"3/3": "damsel"}, options=DRAGON)
    t.move("rogue", "3/3")
    assert (t.left("rogue"), t.left("damsel")) == (3, 4)


def test_once_a_turn_a_hero_near_the_damsel_acts_for_free() -> None:
    """H30: outside fatigue, the four actions, and her own."""
    t = party()
    assert t.may(s.Inspire) == [s.Inspire("damsel", "warrior"), s.Inspire("damsel", "cleric")]
    t.do(s.Inspire("damsel", "warrior"))
    assert (t.state.spent, t.may(s.Inspire)) == (0, [])
    t.move("warrior", "2/3")
    assert (t.state.spent, t.state.tired, t.state.inspired) == (0, {"warrior": 0}, {"warrior": 0})
    t.move("warrior", "1/3", "1/4")
    assert (t.state.spent, t.goes("warrior")) == (2, [])


def test_the_gift_works_when_all_actions_are_taken() -> None:
    """H30: and who is given it need not use it."""
    t = party(spent=4, tired={"warrior": 2, "rogue": 2})
    t.do(s.Inspire("damsel", "warrior"))
    assert t.can_end
    assert t.goes("warrior")
    assert not t.goes("rogue")
    assert t.move("warrior", "2/3").goes("warrior") == []


def test_a_gift_keeps_no_turn_from_ending_and_no_action_from_being_due() -> None:
    """H3, H30."""
    t = party().do(s.Inspire("damsel", "cleric"))
    assert not t.can_end
    t.do(s.Heal("cleric"))
    assert (t.state.spent, t.can_end) == (0, False)


def test_alone_the_maximum_stays_eight_and_the_gift_comes_on_top() -> None:
    """H30."""
    t = solo(MIDDLE, options=DRAGON).do(s.Inspire("damsel", "warrior"))
    t.move("warrior", "2/3", "2/2", "3/2").move("damsel", "3/3", "3/4")
    t.move("rogue", "6/2", "6/3").do(s.Heal("cleric"), s.Heal("cleric"))
    assert (t.state.spent, t.state.quota()) == (8, 0)
    assert t.legal == [s.END_TURN]


def test_the_next_turn_brings_a_gift_again() -> None:
    """H30: once a turn; what was not used is gone."""
    t = party(options={**DRAGON, "heroes_may_rest": True}).do(s.Inspire("damsel", "warrior")).end()
    t.state.passive = False
    t.end()
    assert (t.state.gift, t.state.inspired) == (False, {})
    assert t.may(s.Inspire)


def test_the_damsel_is_the_last_that_monsters_choose() -> None:
    """H25."""
    heroes = {"wizard": "3/2", "damsel": "3/4"}
    t = solo(heroes, {"orc_1": "3/3"}, hit_points={"wizard": 4, "damsel": 4}, options=DRAGON)
    assert whom_to_attack(t.state, "orc_1") == "wizard"


def test_the_dungeon_has_not_won_while_the_damsel_lives() -> None:
    """The expansion's page: she is the fifth hero."""
    t = dungeon({"wizard": "3/2", "damsel": "5/4"}, {"ogre": "3/3"}, options=DRAGON)
    t.do(s.Attack("ogre", "wizard"))
    assert t.state.phase == "dungeon"
    t.end()
    assert (t.state.alone, t.state.quota()) == ("damsel", 2)


def test_the_grail_brings_the_damsel_back() -> None:
    """The expansion's page: she follows all rules for heroes."""
    t = table({"cleric": "3/3"}, artifacts={"cleric": ["holy_grail"]}, options=DRAGON)
    t.state.hit_points["damsel"] = 0
    t.use("cleric", "holy_grail", "damsel", "3/4")
    assert t.last(s.Revived) == s.Revived("damsel", "3/4", 4)


def test_the_banner_inspires_another_hero_once() -> None:
    """H31."""
    t = party(artifacts={"wizard": ["banner"], "rogue": ["banner"]})
    assert [a.to for a in t.may(s.Inspire) if a.hero == "wizard"] == ["warrior"]
    t.do(s.Inspire("rogue", "cleric"))
    assert t.all(s.Used) == [s.Used("rogue", "banner")]
    assert (t.state.artifacts["rogue"], t.state.spent) == ((), 0)
    t.do(s.Heal("cleric"))
    assert (t.state.spent, t.state.may_tire("cleric")) == (0, 2)


def test_the_damsels_gift_comes_before_a_banner_she_bears() -> None:
    """H30, H31: both may go to one hero."""
    t = party(artifacts={"damsel": ["banner"]}).do(s.Inspire("damsel", "warrior"))
    assert (t.all(s.Used), t.state.artifacts["damsel"]) == ([], ("banner",))
    t.do(s.Inspire("damsel", "warrior"))
    assert (t.state.inspired, t.state.artifacts["damsel"]) == ({"warrior": 2}, ())


def test_a_banner_is_picked_up_and_given_like_any_artifact() -> None:
    """The expansion's page, H7b."""
    t = table({**BEFORE, "rogue": "2/2", "wizard": "3/3"}, down={"2/3": "banner"}, options=DRAGON)
    t.move("rogue", "2/3").do(s.Give("rogue", "banner", "wizard"))
    assert t.state.artifacts["wizard"] == ("banner",)


def test_a_free_action_pays_half_of_a_grail() -> None:
    """H30, H7b: two actions, of which one is free."""
    t = party(artifacts={"warrior": ["holy_grail"]}, tired={"warrior": 1})
    t.state.hit_points["wizard"] = 0
    del t.state.at["wizard"]
    assert not t.may(s.Use)
    t.do(s.Inspire("damsel", "warrior")).use("warrior", "holy_grail", "wizard", "2/3")
    assert (t.state.spent, t.state.tired["warrior"]) == (1, 2)


def test_a_fairy_restores_who_enters_and_is_gone() -> None:
    """The expansion's page."""
    t = table({**BEFORE, "rogue": "2/3"}, down={"3/3": "fairy"}, hit_points={"rogue": 2},
              options=DRAGON).move("rogue", "3/3")  # fmt: skip
    assert t.last(s.Healed) == s.Healed("rogue", 4, 6, "fairy")
    assert (t.state.up, t.state.artifacts) == ({}, {})


def test_a_fairy_turned_over_waits_for_somebody() -> None:
    """H17."""
    t = table({**BEFORE, "rogue": "2/3"}, down={"3/3": "fairy"}, options=BOTH).do(s.Reveal("3/3"))
    assert t.state.up == {"3/3": "fairy"}
    assert t.move("rogue", "3/3").state.up == {}
