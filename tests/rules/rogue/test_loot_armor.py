"""Each piece of Armor of the loot deck by its card: what it stops, and what else it is good for."""

from __future__ import annotations

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s

from .proofs import dummy
from .proofs_of_help import Help


def test_the_shield_stops_much_of_one_blow() -> None:
    Help("shield").guards().all()


def test_the_buckler_stops_a_little_of_a_blow_once_a_combat() -> None:
    buckler = Help("buckler").guards()
    buckler.all()
    table = buckler.facing(dummy()).attack(1).do(s.use("buckler"))
    assert table.state.phase == "aiming"
    table.attack(1)
    assert table.state.phase == "aiming"
    assert len(table.all(e.Guarded)) == 1


def test_the_gauntlets_stop_a_blow_and_add_to_checks_of_strength() -> None:
    Help("gauntlets").guards().adds_to_checks("strength").all()


def test_the_helmet_stops_a_blow_and_adds_to_checks_of_vitality() -> None:
    Help("helmet").guards().adds_to_checks("vitality").all()


def test_the_leather_armor_stops_a_blow_and_adds_to_checks_of_agility() -> None:
    Help("leather_armor").guards().adds_to_checks("agility").all()


def test_the_chainmail_stops_most_of_a_blow() -> None:
    Help("chainmail").guards().all()


def test_the_plate_armor_stops_nearly_any_blow_but_hampers_checks_of_agility() -> None:
    Help("plate_armor").guards().adds_to_checks("agility").all()


def test_the_shadow_cloak_stops_a_blow_or_hides_its_wearer() -> None:
    Help("shadow_cloak").guards().slips_away("aim", "rolled").all()


def test_the_winged_boots_stop_a_blow_or_pass_a_check_of_agility() -> None:
    Help("winged_boots").guards().masters("agility").all()


def test_armor_stops_no_more_than_there_is_and_none_is_asked_for_what_is_left_of_nothing() -> None:
    table = Help("plate_armor").running("shield").meets(x.Hurt(x.Amount(2)))
    table.do(s.use("plate_armor"))
    assert table.last(e.Guarded).prevented == 2
    assert table.state.phase == "exploring"
    assert table.came == {}
    assert table.state.hero.cards == ("shield",)


def test_armor_is_not_asked_for_what_no_armor_prevents() -> None:
    table = Help("shield").running().meets(x.Drain(x.Amount(2)))
    assert table.state.phase == "exploring"
    assert table.came == {"health": -2}
