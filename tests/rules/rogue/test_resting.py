"""Resting: camping, what a rest roll brings, and what else may be done at rest."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s

from .conftest import Prints
from .driver import DOWN, DRAWN, REDS, UP, inside, number, resting, run

GEAR = "camping_gear"


def test_without_anything_to_do_the_rest_passes_by_itself() -> None:
    assert resting(cards=["sword"]).asked == ("exploring", 0)
    assert resting(cards=[GEAR]).legal == [s.DONE, s.use(GEAR)]


def test_camping_gear_is_of_use_at_rest_only() -> None:
    assert run(cards=[GEAR]).uses == []


@pytest.mark.parametrize(
    ("level", "roll", "attacked"), [(1, 1, False), (2, 1, True), (5, 4, True), (5, 5, False)]
)
def test_a_roll_below_the_level_brings_a_wandering_monster(
    level: int, roll: int, attacked: bool
) -> None:
    """R18."""
    t = resting(cards=[GEAR], level=level, health=1).uses_up(GEAR).rolls(roll)
    assert t.last(e.Camped) == e.Camped(0, roll, attacked)
    assert t.hero.health == 2 + roll
    assert t.state.phase == ("foes" if attacked else "exploring")


def test_the_gear_is_used_up_and_several_may_be_used_one_by_one() -> None:
    """R18."""
    t = resting(cards=[GEAR, GEAR], health=1).uses_up(GEAR).rolls(1)
    assert (t.hero.cards, t.hero.health, t.state.phase) == ((GEAR,), 3, "resting")
    t.uses_up(GEAR).rolls(3)
    assert (t.hero.cards, t.hero.health, t.state.phase) == ((), 7, "exploring")


def test_what_lies_there_adds_to_the_rest_roll_and_wards_off_monsters() -> None:
    t = resting(cards=[GEAR, "pack_mule"], level=3, health=1).uses_up(GEAR).rolls(2)
    assert t.last(e.Camped) == e.Camped(0, 3, attacked=False)
    assert t.hero.health == 5


def test_cards_after_a_rest_roll_add_to_it() -> None:
    t = resting(cards=[GEAR, "flute"], level=5, health=1).uses_up(GEAR).rolls(2).uses_up("flute")
    assert t.last(e.Camped).roll == 2 + number("flute", x.RestBonus)
    assert GEAR not in t.hero.cards


def test_luck_helps_to_rest() -> None:
    """R24."""
    t = resting(cards=[GEAR], level=3, luck=1, health=1).uses_up(GEAR).rolls(2).do(s.LUCK["up"])
    assert (t.last(e.Camped), t.hero.health) == (e.Camped(0, 3, attacked=False), 5)


def test_blessed_needs_strength_five_and_works_once_a_rest() -> None:
    """R21."""
    t = resting(cards=[GEAR, GEAR, "blessed"], strength=5, health=1)
    t.uses_up(GEAR).rolls(2).uses_up("blessed").uses_up(GEAR)
    assert t.rolls(2).state.phase == "exploring"
    assert t.hero.health == 1 + 4 + 3
    weak = resting(cards=[GEAR, "blessed"], strength=4, health=1).uses_up(GEAR).rolls(2)
    assert weak.hero.health == 4


def test_blessed_is_rested_by_the_next_rest() -> None:
    """R21."""
    t = resting(cards=[GEAR, GEAR, "blessed"], health=1).uses_up(GEAR).rolls(2).uses_up("blessed")
    t.do(s.DONE).goes(DOWN).uses_up(GEAR).rolls(2)
    assert t.uses == ["blessed"]


def test_healing_stops_at_vitality() -> None:
    """R7."""
    t = resting(cards=[GEAR], vitality=4, health=3).uses_up(GEAR).rolls(6)
    assert t.last(e.Healed) == e.Healed(0, 1, 4)


def test_a_fight_in_camp_pays_and_the_rest_goes_on(prints: Prints) -> None:
    """R18."""
    prints("orc", health=1)
    t = resting(cards=[GEAR, GEAR], level=2, health=1)
    t.state.monsters = ((), ("orc",), (), (), ())
    t.uses_up(GEAR).rolls(1).attacks(10)
    assert (t.hero.xp, t.hero.cards) == (2, (GEAR, DRAWN))
    assert t.asked == ("resting", 0)


def test_who_dies_in_camp_has_lost(prints: Prints) -> None:
    """R18."""
    prints("orc", damage=9)
    t = resting(cards=[GEAR], level=2, health=1)
    t.state.monsters = ((), ("orc",), (), (), ())
    t.uses_up(GEAR).rolls(1).attacks(1)
    assert t.last(e.RunEnded) == e.RunEnded(False, 2, 0)


def test_teleporting_out_of_a_fight_in_camp_leaves_the_camp(prints: Prints) -> None:
    """R17."""
    prints("orc")
    t = resting(cards=[GEAR, "teleport_scroll"], level=2, health=1)
    t.state.monsters = ((), ("orc",), (), (), ())
    t.uses_up(GEAR).rolls(1).uses_up("teleport_scroll").goes("1/9")
    assert (t.asked, t.hero.place) == (("exploring", 0), "1/9")


@pytest.mark.parametrize("stair", [UP, DOWN])
def test_a_stair_gives_a_rest_that_nobody_disturbs(stair: str) -> None:
    """R18."""
    t = run(cards=[GEAR], level=5, health=1)
    t.hero.place = REDS[0]
    t.state.explored[REDS[0]] = "red"
    t.goes(stair).uses_up(GEAR).rolls(1)
    assert t.last(e.Camped) == e.Camped(0, 1, attacked=False)


def test_a_room_that_lets_the_hero_camp_is_safe_and_costs_no_gear() -> None:
    t = run(cards=[GEAR], level=5, health=1).enters("old_campsite").chooses("Eat and sleep")
    t.rolls(1)
    assert t.last(e.Camped) == e.Camped(0, 1, attacked=False)
    assert (t.hero.health, t.hero.cards, t.state.phase) == (3, (GEAR,), "resting")


def test_the_rest_comes_after_the_room_has_been_put_away() -> None:
    t = run(cards=[GEAR]).enters("hermits_cell").chooses("Let him wash your wounds")
    assert (t.state.phase, t.state.room) == ("resting", "")
    assert t.all(e.RoomLeft)


def test_a_reforged_weapon_is_paid_at_rest_and_the_rest_goes_on() -> None:
    t = resting("runesmith", cards=["forge_mending", "mace", GEAR]).uses_up("forge_mending")
    t.chooses("Reforge a Weapon")
    assert (t.hero.cards, t.uses) == (("forge_mending", GEAR, DRAWN), [GEAR])


def test_every_hero_there_rests_in_turn() -> None:
    t = resting("crusader", "thief", cards=[GEAR], health=1)
    assert t.uses_up(GEAR).rolls(1).do(s.DONE).asked == ("resting", 1)
    assert t.do(s.DONE).asked == ("exploring", 0)


def test_a_companion_rests_once_although_the_camper_died_in_a_fight(prints: Prints) -> None:
    prints("orc", health=1, mav=6, damage=9)
    t = inside("crusader", "thief", cards=[GEAR], level=2, health=1)
    t.state.monsters = ((), ("orc",), (), (), ())
    t.meets().uses_up(GEAR).rolls(1).do(s.TARGET[0], s.HOLD).settles(1).attacks(10)
    assert (t.hero.alive, t.asked) == (False, ("exploring", 1))
