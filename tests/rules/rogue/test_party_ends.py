"""Two and three heroes: dying among others, and coming through together."""

from __future__ import annotations

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.monsters import BOSSES

from .conftest import Prints
from .driver import DOWN, GEM, REDS, fighting, inside, run

TWO = ("crusader", "thief")
THREE = (*TWO, "wizard")


# Dying


def test_a_dead_hero_is_out_and_the_others_go_on(prints: Prints) -> None:
    """R30."""
    prints("ogre", damage=9)
    t = fighting("ogre", heroes=TWO, health=5).do(s.TARGET[0], s.HOLD).settles(2)
    assert t.last(e.Died) == e.Died(0, "ogre")
    assert (t.asked, t.legal) == (("aiming", 1), [s.TARGET[0]])


def test_all_dead_have_lost(prints: Prints) -> None:
    """R30."""
    prints("ogre", damage=9)
    t = fighting("ogre", heroes=TWO, health=5).do(s.TARGET[0], s.TARGET[0]).settles(2, 2)
    assert t.last(e.RunEnded).won is False
    assert t.state.returns() == (0.0, 0.0)


def test_the_blow_of_a_hero_who_dies_of_the_same_exchange_lands(prints: Prints) -> None:
    """R4: damage both ways at once."""
    prints("ogre", damage=9, health=6)
    t = fighting("ogre", heroes=TWO, health=5).do(s.TARGET[0], s.HOLD).settles(5)
    assert (t.hero.alive, t.health()) == (False, 5)


def test_what_a_dead_hero_aimed_at_is_untargeted_again(prints: Prints) -> None:
    """R13."""
    prints("ogre", damage=9)
    prints("wight", damage=0)
    t = fighting("ogre", "wight", heroes=TWO, health=5).do(s.TARGET[0], s.TARGET[1])
    t.settles(2, 2).attacks(2, 1)
    assert t.last(e.Compared).mav == 11


def test_the_dead_divide_nothing(prints: Prints) -> None:
    prints("ogre", damage=9, health=1)
    t = fighting("ogre", heroes=THREE, health=5).do(s.HOLD, s.HOLD, s.TARGET[0]).settles(5)
    assert (t.asked, t.legal) == (("awarding", 0), [s.Award(0), s.Award(1)])


def test_the_prize_of_a_fight_goes_to_somebody_who_lives(prints: Prints) -> None:
    prints("goblin", mav=8, damage=9, health=1)
    t = inside(*TWO, health=5).meets(x.Fight(named=("goblin",), prize=(x.Favour(2),)))
    t.do(s.TARGET[0], s.HOLD).settles(3)
    assert [hero.luck for hero in t.state.heroes] == [0, 2]


def test_monsters_do_not_care_who_opened_the_door() -> None:
    t = inside(*TWO, health=1)
    t.meets(x.Check("strength", failed=(x.Drain(x.Amount(1)),)), x.Fight(named=("ogre",)))
    t.settles(10)
    assert (t.hero.alive, t.asked, t.foes) == (False, ("aiming", 1), ["ogre"])


def test_a_room_ends_with_a_hero_who_dies_there_alone() -> None:
    t = run(*TWO, health=1, agility=1).goes(GEM["yellow"], alone=True)
    t.do("swinging_blades").settles(9)
    assert (t.hero.alive, t.asked) == (False, ("exploring", 1))
    assert t.state.room == ""


def test_prestige_counts_what_the_living_carry(prints: Prints) -> None:
    """R25."""
    prints(BOSSES[0], health=1)
    t = run(*TWO, level=5, cards=["gold_cup", "sellsword"]).goes(DOWN).do(s.DONE, s.DONE)
    t.state.explored = dict.fromkeys(REDS, "red")
    t.state.heroes[1].cards = ("ruby_brooch",)
    t.hero.health = 0
    t.do(s.DESCEND, BOSSES[0]).attacks(10)
    assert t.last(e.RunEnded) == e.RunEnded(True, 5, 1 + 1)


# The end


def test_the_boss_is_met_by_all_who_live(prints: Prints) -> None:
    """R30."""
    t = run(*TWO, level=5).goes(DOWN, alone=True).do(s.DONE)
    t.state.explored = dict.fromkeys(REDS, "red")
    assert s.DESCEND not in t.legal
    t.state.heroes[1].place = DOWN
    t.do(s.DESCEND, BOSSES[0])
    assert t.do(s.TARGET[0]).asked == ("aiming", 1)


def test_a_finale_is_fought_even_if_the_first_hero_dies_before_it() -> None:
    t = run(*TWO, level=3, options={"levels": 3}, health=2).goes(DOWN).do(s.DONE, s.DONE)
    t.do(s.DESCEND).settles(10)
    assert (t.hero.alive, t.state.phase) == (False, "foes")
    assert t.state.level == 4
    assert t.foes == ["lich_king"]
