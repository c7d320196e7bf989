"""Two and three heroes: turns and companions, fighting together, dividing, handing over."""

from __future__ import annotations

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s

from .conftest import Prints
from .driver import DOWN, DRAWN, REDS, UP, fighting, inside, resting, run

TWO = ("crusader", "thief")
THREE = (*TWO, "wizard")


# Walking


def test_companions_come_along_unless_the_hero_goes_alone() -> None:
    t = run(*THREE).goes(DOWN)
    assert [hero.place for hero in t.state.heroes] == [DOWN] * 3
    t = run(*THREE).goes(DOWN, alone=True)
    assert [hero.place for hero in t.state.heroes] == [DOWN, UP, UP]


def test_turns_go_in_seat_order() -> None:
    """R30."""
    t = run(*THREE).goes(DOWN, alone=True)
    assert t.asked == ("exploring", 1)
    assert t.do(s.DONE).asked == ("exploring", 2)
    assert t.do(s.DONE).asked == ("exploring", 0)


def test_who_has_had_a_turn_is_not_taken_along() -> None:
    t = run(*TWO).do(s.DONE)
    assert t.asked == ("exploring", 1)
    assert not [move for move in t.may(s.Move) if move.alone]
    t.goes(DOWN).do(s.DONE)
    assert [hero.place for hero in t.state.heroes] == [UP, DOWN]


def test_a_new_round_of_turns_begins_with_the_first_hero() -> None:
    t = run(*TWO).do(s.DONE, s.DONE)
    assert t.asked == ("exploring", 0)
    assert not any(hero.moved for hero in t.state.heroes)


def test_a_hero_may_walk_to_another_in_a_corridor() -> None:
    t = run(*TWO)
    t.state.heroes[1].place = "1/5"
    t.goes("1/5")
    assert (t.hero.place, t.asked) == ("1/5", ("exploring", 1))


def test_the_level_is_left_by_all_who_live_together() -> None:
    """R30."""
    t = run(*THREE).goes(DOWN, alone=True).do(s.DONE)
    assert s.DESCEND not in t.legal
    t.state.heroes[1].place = DOWN
    assert s.DESCEND not in t.legal
    t.state.heroes[2].health = 0
    t.do(s.DESCEND, "cross_2")
    assert t.state.level == 2
    assert [hero.place for hero in t.state.heroes[:2]] == [UP, UP]


def test_nobody_falls_while_the_others_are_elsewhere() -> None:
    t = inside(*TWO)
    t.state.heroes[1].place = UP
    assert t.meets(x.Fall()).state.level == 1
    assert inside(*TWO).meets(x.Fall()).do("cross_2").state.level == 2


# Fighting


def test_only_heroes_in_the_room_fight() -> None:
    """R30."""
    t = inside(*TWO)
    t.state.heroes[1].place = UP
    t.meets(x.Fight(named=("ogre",)))
    assert s.HOLD not in t.legal
    assert t.attacks(9).asked == ("aiming", 0)


def test_somebody_must_attack() -> None:
    """R30."""
    t = fighting("ogre", heroes=TWO).do(s.HOLD)
    assert t.legal == [s.TARGET[0]]
    t = fighting("ogre", heroes=TWO).do(s.TARGET[0])
    assert t.legal == [s.TARGET[0], s.HOLD]


def test_who_holds_is_neither_asked_nor_hit(prints: Prints) -> None:
    prints("ogre", damage=3)
    t = fighting("ogre", heroes=TWO).do(s.TARGET[0], s.HOLD).settles(2)
    assert [hero.health for hero in t.state.heroes] == [7, 10]
    assert t.asked == ("aiming", 0)


def test_each_attacker_rolls_alone_and_is_hit_alone(prints: Prints) -> None:
    """R30."""
    prints("ogre", damage=3)
    t = fighting("ogre", heroes=TWO).do(s.TARGET[0], s.TARGET[0]).settles(9, 2)
    assert [hero.health for hero in t.state.heroes] == [10, 7]
    assert [compared.hero for compared in t.all(e.Compared)] == [0, 1]


def test_untargeted_means_by_nobody_this_round(prints: Prints) -> None:
    """R30."""
    for name in ("ogre", "wight", "ghoul"):
        prints(name, damage=0)
    t = fighting("ogre", "wight", "ghoul", heroes=TWO)
    t.do(s.TARGET[0], s.TARGET[1]).settles(2, 2).do(s.TARGET[0], s.HOLD).settles(2)
    assert [compared.mav for compared in t.all(e.Compared)] == [11, 11, 12]


def test_a_target_that_somebody_killed_is_not_attacked_again(prints: Prints) -> None:
    prints("ogre", health=1)
    prints("wight", damage=0)
    t = fighting("ogre", "wight", heroes=TWO).do(s.TARGET[0], s.TARGET[0]).settles(10)
    assert (t.state.phase, len(t.all(e.Compared))) == ("awarding", 1)


def test_frenzy_hampers_the_hero_who_strikes_next(prints: Prints) -> None:
    """R3a."""
    prints("ogre", damage=0, specials=((2, "frenzy"),))
    t = fighting("ogre", heroes=TWO).do(s.TARGET[0], s.TARGET[0]).settles(2, 3)
    assert [compared.mav for compared in t.all(e.Compared)] == [10, 12]


def test_henchmen_help_everybody_in_the_room(prints: Prints) -> None:
    """R30: in combat, at checks and at rest; a Skill or a treasure helps its owner only."""
    prints("ogre", damage=0)
    t = fighting("ogre", heroes=TWO, cards=["sellsword", "pack_mule", "vorpal_blade"])
    t.do(s.TARGET[0], s.TARGET[0]).settles(2, 2)
    assert t.last(e.Compared) == e.Compared(1, 0, 2, 5 + 2 + 1, 10, False, True)
    t = inside(*TWO, cards=["torchbearer", "sellsword"])
    t.state.at = 1
    t.meets(x.Check("agility")).settles(1)
    assert t.last(e.Checked).value == 6


def test_henchmen_of_others_help_to_rest() -> None:
    """R30."""
    t = resting(*TWO, cards=["pack_mule", "lich_crown"], health=1)
    t.state.heroes[1].cards = ("camping_gear",)
    t.do(s.DONE).uses_up("camping_gear").settles(2)
    assert t.state.heroes[1].health == 1 + 2 + 1 + 1


# Dividing


def test_spoils_are_divided_point_by_point_then_the_card(prints: Prints) -> None:
    """R30."""
    prints("ogre", health=1)
    t = fighting("ogre", heroes=TWO).do(s.TARGET[0], s.HOLD).settles(10)
    assert t.legal == [s.Award(0), s.Award(1)]
    t.do(s.Award(0), s.Award(1), s.Award(1))
    assert [hero.xp for hero in t.state.heroes] == [1, 2]
    assert (t.state.phase, t.state.found) == ("awarding", DRAWN)
    t.do(s.Award(1))
    assert [hero.cards for hero in t.state.heroes] == [(), (DRAWN,)]


def test_who_is_not_there_gets_nothing_and_is_not_asked(prints: Prints) -> None:
    prints("ogre", health=1)
    t = inside(*TWO)
    t.state.heroes[1].place = UP
    t.meets(x.Fight(named=("ogre",))).attacks(10)
    assert (t.hero.xp, t.hero.cards, t.state.phase) == (3, (DRAWN,), "exploring")


def test_a_prize_goes_to_who_led_the_way(prints: Prints) -> None:
    prints("goblin", health=1, specials=())
    t = inside(*TWO).meets(x.Fight(named=("goblin",), prize=(x.Favour(2),)))
    t.do(s.TARGET[0], s.TARGET[0]).settles(1, 10).do(s.Award(1), s.Award(1))
    assert [hero.luck for hero in t.state.heroes] == [2, 0]


def test_spoils_without_a_loot_card_left_are_experience_alone(prints: Prints) -> None:
    prints("goblin", health=1)
    t = fighting("goblin", heroes=TWO)
    t.state.loot = ()
    t.do(s.TARGET[0], s.HOLD).settles(10).do(s.Award(0))
    assert not t.state.sharing
    assert t.state.phase in ("resting", "exploring")


def test_who_slips_away_leaves_the_companions_what_they_have_beaten(prints: Prints) -> None:
    prints("goblin", health=1)
    t = fighting("goblin", "ogre", heroes=TWO)
    t.state.heroes[1].cards = ("smoke_vial",)
    t.do(s.TARGET[0], s.TARGET[1]).settles(10).uses_up("smoke_vial").do(s.Award(0), s.Award(0))
    assert (t.hero.xp, t.hero.cards, t.foes) == (1, (DRAWN,), [])
    assert t.last(e.CombatEnded) == e.CombatEnded(won=False)


def test_who_teleports_leaves_the_others_where_they_are(prints: Prints) -> None:
    """R17."""
    prints("goblin", health=1)
    t = fighting("goblin", "ogre", heroes=TWO)
    t.state.heroes[1].cards = ("teleport_scroll",)
    t.do(s.TARGET[0], s.TARGET[1]).settles(10)
    t = t.rolls(5).uses_up("teleport_scroll").do(s.Award(0), s.Award(0))
    assert (t.asked, t.hero.xp) == (("travelling", 1), 1)
    t.goes(UP).do(s.DONE)
    assert [hero.place for hero in t.state.heroes] == [REDS[0], UP]


# Handing over


def test_cards_change_hands_at_rest_and_in_trade_but_never_skills() -> None:
    """R30."""
    t = resting(*TWO, cards=["rope", "blessed"])
    assert t.may(s.Give) == [s.give("rope", 1)]
    t.do(s.give("rope", 1))
    assert t.state.heroes[1].cards == ("rope",)
    t = inside(*TWO, cards=["rope"]).meets(x.Trade(1))
    assert s.give("rope", 1) in t.legal
    assert not run(*TWO, cards=["rope"]).may(s.Give)


def test_nothing_is_handed_to_who_stands_elsewhere() -> None:
    t = inside(*TWO, cards=["rope", "torch"])
    t.state.heroes[1].place = UP
    assert not t.meets().may(s.Give)
