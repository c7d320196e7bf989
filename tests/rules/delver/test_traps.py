"""Each trap does what its card says."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.delver import steps as s
from game.rules.delver.cards import ALARM, BARE_HANDS, MONSTERS, TRAPDOOR_CARDS, TRAPS

from .driver import facing


@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_goes_to_the_discard_once_it_has_worked(trap: str) -> None:
    table = facing(trap, items=["war_paint"])
    while table.state.card:
        table.do(table.legal[-1])
    assert table.state.discard[-1] == trap
    assert table.last(s.Sprung).trap == trap


# Spike Pit


def test_the_spike_pit_costs_a_heart() -> None:
    table = facing("spike_pit", items=["war_paint", "tower_shield"])
    assert (table.lost_hearts, table.state.items) == (1, ("war_paint", "tower_shield"))


# Dart Wall


def test_the_dart_wall_costs_a_heart_or_an_item() -> None:
    table = facing("dart_wall", items=["war_paint", "magpie"])
    assert table.legal == [s.WOUND, s.ESCAPE["war_paint"], s.ESCAPE["magpie"]]
    table.do(s.ESCAPE["war_paint"])
    assert (table.lost_hearts, table.state.discard) == (0, ["war_paint", "dart_wall"])


def test_darts_on_empty_hands_hurt_unasked() -> None:
    assert facing("dart_wall").lost_hearts == 1


def test_who_keeps_the_items_pays_the_darts_one_heart() -> None:
    table = facing("dart_wall", items=["war_paint"]).do(s.WOUND)
    assert (table.lost_hearts, table.state.items) == (1, ("war_paint",))


def test_darts_may_take_the_last_heart_of_who_would_not_pay() -> None:
    table = facing("dart_wall", items=["war_paint"], hearts=1).do(s.WOUND)
    assert table.events[-1] == s.DelveEnded(False, "monk", 0, "dart_wall")


# Rust Fog


def test_rust_takes_the_largest_weapon_of_use() -> None:
    table = facing("rust_fog", items=["cursed_sabre", "glass_blade", "war_maul"])
    assert table.last(s.Lost) == s.Lost("glass_blade", "rust_fog")
    assert table.state.items == ("cursed_sabre", "war_maul")


def test_rust_leaves_weapons_of_other_heroes_alone() -> None:
    table = facing("rust_fog", items=["comet_rod", "war_paint"])
    assert (table.state.items, table.all(s.Lost)) == (("comet_rod", "war_paint"), [])


def test_of_equal_weapons_rust_takes_the_one_carried_longest() -> None:
    table = facing("rust_fog", "monk", ["silver_spear", "pilgrims_staff"])
    assert table.state.items == ("pilgrims_staff",)


# Alarm Bell


def test_the_bell_makes_the_next_monster_count_more() -> None:
    table = facing("alarm_bell", deck=["ogre", "troll"]).do("ogre").fight(BARE_HANDS)
    assert table.last(s.Attacked).number == MONSTERS["ogre"].strength + ALARM


def test_the_bell_is_silent_after_one_fight() -> None:
    table = facing("alarm_bell", deck=["ogre", "troll"]).do("ogre").loses().do("troll")
    assert table.fight(BARE_HANDS).last(s.Attacked).number == MONSTERS["troll"].strength


def test_the_bell_waits_for_a_monster_however_many_other_cards_come() -> None:
    table = facing("alarm_bell", deck=["war_paint", "ogre", "dart_wall"])
    table.do("war_paint", s.LEAVE, "dart_wall", "ogre").fight(BARE_HANDS)
    assert table.last(s.Attacked).number == MONSTERS["ogre"].strength + ALARM


def test_a_second_alarm_adds_nothing_to_the_first() -> None:
    table = facing("alarm_bell", deck=["ogre", "dart_wall"])
    table.state.deck = ["alarm_bell", "ogre"]
    table.do("alarm_bell", "ogre").fight(BARE_HANDS)
    assert table.last(s.Attacked).number == MONSTERS["ogre"].strength + ALARM


def test_a_monster_passed_by_does_not_hear_the_bell() -> None:
    table = facing("alarm_bell", items=["crystal_ball"], deck=["ogre", "troll"])
    table.do(s.USE["crystal_ball"], "ogre", s.LEAVE, "troll").fight(BARE_HANDS)
    assert table.last(s.Attacked).number == MONSTERS["troll"].strength + ALARM


def test_the_bell_is_heard_even_by_the_golem() -> None:
    table = facing("alarm_bell", deck=["golem"]).do("golem").fight(BARE_HANDS)
    assert table.last(s.Attacked).number == MONSTERS["golem"].strength + ALARM


# Trapdoor


def test_a_jump_costs_a_heart_and_discards_the_next_cards() -> None:
    deck = ["ogre", "troll", "war_paint", "magpie", "demon"]
    table = facing("trapdoor", deck=deck).do(s.WOUND)
    table.do(*deck[:TRAPDOOR_CARDS])
    assert table.lost_hearts == 1
    assert table.state.discard == ["trapdoor", *deck[:TRAPDOOR_CARDS]]
    assert sorted(table.state.deck) == sorted(deck[TRAPDOOR_CARDS:])


def test_nobody_has_to_jump() -> None:
    table = facing("trapdoor").do(s.LEAVE)
    assert (table.lost_hearts, table.state.deck) == (0, ["giant_rat"])


def test_a_fall_past_the_last_card_wins() -> None:
    table = facing("trapdoor", deck=["ogre", "troll"], hearts=2).do(s.WOUND, "troll", "ogre")
    assert table.events[-1] == s.DelveEnded(True, "monk", 1, "ogre")
    assert table.state.falling == 0


def test_a_jump_with_the_last_heart_is_the_last_one() -> None:
    table = facing("trapdoor", hearts=1).do(s.WOUND)
    assert table.events[-1] == s.DelveEnded(False, "monk", 0, "trapdoor")


def test_under_the_last_card_there_is_nowhere_to_jump() -> None:
    table = facing("trapdoor", deck=[])
    assert table.events[-1] == s.DelveEnded(True, "monk", table.state.hearts, "trapdoor")


# Cursed Mirror


def test_the_mirror_sends_the_strongest_discarded_monster_back() -> None:
    table = facing("cursed_mirror", discarded=["ogre", "behemoth", "giant_rat", "war_paint"])
    assert table.last(s.Returned) == s.Returned("behemoth", "discard")
    assert "behemoth" in table.state.deck
    assert table.state.discard == ["ogre", "giant_rat", "war_paint", "cursed_mirror"]


def test_of_equals_the_mirror_sends_the_newest() -> None:
    printed = {monster: card.strength for monster, card in MONSTERS.items()}
    twins = next([a, b] for a, b in combinations(printed, 2) if printed[a] == printed[b])
    for pile in (twins, twins[::-1]):
        table = facing("cursed_mirror", discarded=pile)
        assert table.last(s.Returned).card == pile[-1]


def test_without_a_discarded_monster_the_mirror_does_nothing() -> None:
    table = facing("cursed_mirror", discarded=["war_paint", "spike_pit"])
    assert table.all(s.Returned) == []
    assert table.state.discard == ["war_paint", "spike_pit", "cursed_mirror"]


def test_the_mirror_as_the_last_card_makes_the_delve_go_on() -> None:
    table = facing("cursed_mirror", deck=[], discarded=["ogre"])
    assert table.state.chance_outcomes() == ["ogre"]
    assert table.all(s.DelveEnded) == []
