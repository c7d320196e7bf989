"""The items that work by being carried, and those that heal."""

from __future__ import annotations

import msgspec
import pytest

from game.rules.delver import delve as numbers
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BARE_HANDS,
    BARE_HANDS_DIE,
    BEADS_HEARTS,
    CARRIED_AT_MOST,
    CARRIED_WITH_SACK,
    CHARM_BONUS,
    CHARM_DIE,
    HEROES,
    MONSTERS,
    POTION_HEARTS,
    SHIELD_STOPS,
    Hero,
)
from game.rules.delver.delve import room

from .driver import between, facing

FIVE = ["sack", "magpie", "loaded_die", "fire_bomb", "lucky_charm"]

# The Lucky Charm


@pytest.mark.parametrize("weapon", ["cursed_sabre", "glass_blade", "silver_spear", BARE_HANDS])
def test_the_charm_adds_to_rolls_of_small_dice(weapon: str) -> None:
    items = ["lucky_charm", "cursed_sabre", "glass_blade", "silver_spear"]
    attack = facing("ogre", items=items, free_bare_hands=True).fight(weapon).last(s.Attacked)
    assert attack.bonus == (CHARM_BONUS if attack.die <= CHARM_DIE else 0)


def test_the_bats_make_any_die_small_enough_for_the_charm() -> None:
    table = facing("bat_swarm", items=["lucky_charm", "cursed_sabre"]).fight("cursed_sabre")
    assert table.last(s.Attacked).bonus == CHARM_BONUS


def test_the_charm_adds_up_with_rage_and_spear() -> None:
    items = ["lucky_charm", "silver_spear"]
    table = facing("skeleton", "barbarian", items, hearts=HEROES["barbarian"].hearts - 1)
    bonus = table.fight("silver_spear").last(s.Attacked).bonus
    assert bonus == facing("skeleton", items=items).state.bonus("silver_spear") + 1


# The Sack


def test_the_sack_makes_room_for_five_itself_included() -> None:
    assert room(("sack",)) == CARRIED_WITH_SACK - 1
    assert room(()) == CARRIED_AT_MOST
    assert s.TAKE in facing("war_maul", items=FIVE[:4]).legal
    assert s.TAKE not in facing("war_maul", items=FIVE).legal


def test_the_sack_is_neither_swapped_nor_paid() -> None:
    assert s.SWAP["sack"] not in facing("war_maul", items=FIVE).legal
    assert facing("ogre", items=FIVE[:3]).loses().pays == ["magpie", "loaded_die"]
    assert facing("ogre", items=["sack"]).loses().lost_hearts == 1


def test_with_full_hands_one_swaps_for_the_sack_and_then_takes_two_more() -> None:
    table = facing("sack", items=["magpie", "fire_bomb", "loaded_die"], deck=["war_maul"])
    table.do(s.SWAP["magpie"], "war_maul", s.TAKE)
    assert len(table.state.items) == CARRIED_AT_MOST + 1


# The Tower Shield


@pytest.mark.parametrize("monster", sorted(set(MONSTERS) - {"giant_rat"}))
def test_the_shield_stops_what_prints_a_low_number(monster: str) -> None:
    table = facing(monster, items=["tower_shield"]).loses()
    low = 0 < MONSTERS[monster].strength <= SHIELD_STOPS  # type: ignore[index]
    assert (s.Survived(monster, "shield") in table.events) is low
    if low:
        assert (table.lost_hearts, table.state.items) == (0, ("tower_shield",))


def test_the_shield_goes_by_the_printed_number_not_by_the_bell() -> None:
    table = facing("giant_spider", items=["tower_shield"])
    table.state.alarm = True
    assert table.state.number(BARE_HANDS_DIE) > SHIELD_STOPS
    assert table.loses().last(s.Survived).way == "shield"


def test_behind_the_shield_slime_dissolves_nothing() -> None:
    table = facing("slime", items=["tower_shield", "cursed_sabre"]).loses("cursed_sabre")
    assert table.state.items == ("tower_shield", "cursed_sabre")


def test_behind_the_shield_the_goblin_takes_nothing() -> None:
    table = facing("goblin_sneak", items=["tower_shield", "war_paint"]).loses()
    assert table.state.items == ("tower_shield", "war_paint")


# War Paint


def test_with_war_paint_rage_has_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbers, "RAGE_AT_MOST", 1)
    for items, bonus in ([], 1), (["war_paint"], HEROES["barbarian"].hearts - 1):
        table = facing("ogre", "barbarian", items, hearts=1).fight(BARE_HANDS)
        assert table.last(s.Attacked).bonus == bonus


def test_war_paint_makes_nobody_else_angry() -> None:
    table = facing("ogre", "thief", ["war_paint"], hearts=1).fight(BARE_HANDS)
    assert table.last(s.Attacked).bonus == 0


# The Healing Potion


def test_the_potion_gives_hearts_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    more = msgspec.structs.replace(HEROES["monk"], hearts=POTION_HEARTS + 3)
    monkeypatch.setitem(HEROES, "monk", more)
    table = between(items=["healing_potion"], hearts=1).do(s.USE["healing_potion"])
    assert table.last(s.HeartsWon) == s.HeartsWon(POTION_HEARTS, 1 + POTION_HEARTS)
    assert (table.state.items, table.state.discard) == ((), ["healing_potion"])


def test_the_potion_on_the_last_heart_before_the_wound_saves_the_hero() -> None:
    table = facing("ogre", items=["healing_potion"], deck=[], hearts=1).loses()
    table.do(s.USE["healing_potion"])
    assert table.events[-1] == s.DelveEnded(True, "monk", POTION_HEARTS, "ogre")


def test_the_potion_before_a_trap_saves_the_hero_from_it() -> None:
    table = facing("spike_pit", items=["healing_potion"], hearts=1)
    assert table.do(s.USE["healing_potion"]).state.hearts == POTION_HEARTS


def test_the_potion_before_the_roll_leaves_the_weapon_open() -> None:
    table = facing("ogre", items=["healing_potion", "war_maul", "cursed_sabre"], hearts=1)
    assert table.do(s.USE["healing_potion"]).weapons == ["war_maul", "cursed_sabre"]
    assert table.state.hearts == 1 + POTION_HEARTS


# Prayer Beads


def test_the_beads_give_hearts_back_between_cards() -> None:
    table = between("monk", ["prayer_beads"], hearts=1).do(s.USE["prayer_beads"])
    assert table.last(s.HeartsWon) == s.HeartsWon(BEADS_HEARTS, 1 + BEADS_HEARTS)
    assert table.state.discard == ["prayer_beads"]


def test_the_beads_are_of_no_use_once_a_card_is_turned_up() -> None:
    table = facing("ogre", "monk", ["prayer_beads"], hearts=2)
    assert (table.uses, table.loses().uses) == ([], [])
    assert facing("spike_pit", "monk", ["prayer_beads"], hearts=1).state.hearts == 0


@pytest.mark.parametrize("hero", HEROES)
def test_the_beads_wait_until_no_weapon_is_carried_that_can_be_fought_with(hero: Hero) -> None:
    other = "nightfang" if hero != "thief" else "comet_rod"
    for items, works in ([other], True), (["cursed_sabre"], False), ([HEROES[hero].weapon], False):
        table = between(hero, ["prayer_beads", *items], hearts=1)
        assert (s.USE["prayer_beads"] in table.legal) is works


def test_beads_are_not_spent_on_full_health() -> None:
    assert between("monk", ["prayer_beads"]).legal == [s.CONTINUE]
