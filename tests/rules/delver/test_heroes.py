"""Each hero lives by the rule on their card."""

from __future__ import annotations

import pytest

from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BARE_HANDS,
    BARE_HANDS_DIE,
    DIE_BONUS,
    HEROES,
    MONK_HANDS_DIE,
    RAGE_AT_MOST,
    TRAPDOOR_CARDS,
    TRAPS,
    WEAPONS,
)

from .conftest import Counts
from .driver import delve, facing

# The Barbarian


@pytest.mark.parametrize("lost", range(HEROES["barbarian"].hearts))
def test_each_heart_the_barbarian_has_lost_adds_one_up_to_a_limit(lost: int) -> None:
    hearts = HEROES["barbarian"].hearts - lost
    table = facing("ogre", "barbarian", ["skullsplitter"], hearts=hearts)
    assert table.fight("skullsplitter").last(s.Attacked).bonus == min(lost, RAGE_AT_MOST)


def test_rage_works_with_bare_hands_too() -> None:
    hearts = HEROES["barbarian"].hearts - 1
    table = facing("ghost", "barbarian", hearts=hearts).fight(BARE_HANDS)
    assert table.last(s.Attacked).bonus == 1


def test_a_healed_barbarian_rages_less_against_the_same_roll(counts: Counts) -> None:
    # The potion between a lost roll and the Loaded Die takes the rage out of the result.
    counts("ogre", 4 + DIE_BONUS)
    hearts = HEROES["barbarian"].hearts - 2
    table = facing("ogre", "barbarian", ["loaded_die", "healing_potion"], hearts=hearts)
    table.fight(BARE_HANDS, 2)
    assert table.uses == ["loaded_die", "healing_potion"]
    assert table.do(s.USE["healing_potion"]).uses == []


# The Thief


def test_what_the_thief_pays_to_escape_goes_back_into_the_deck() -> None:
    table = facing("ogre", "thief", ["war_paint"]).loses().do(s.ESCAPE["war_paint"])
    assert table.last(s.Paid) == s.Paid("war_paint", back=True)
    assert "war_paint" in table.state.deck
    assert table.state.discard == ["ogre"]


def test_an_item_paid_on_the_last_card_is_turned_up_once_more() -> None:
    table = facing("ogre", "thief", ["war_paint"], deck=[], hearts=1).loses()
    table.do(s.ESCAPE["war_paint"])
    assert not table.all(s.DelveEnded)
    table.do("war_paint", s.TAKE)
    assert table.last(s.DelveEnded).won


def test_both_items_for_the_minotaur_go_back_into_the_thiefs_deck() -> None:
    table = facing("minotaur", "thief", ["war_paint", "magpie"], deck=[]).loses()
    table.do(s.ESCAPE["magpie"])  # the Sack is all that is left, and goes without a question
    assert table.state.deck == ["war_paint", "magpie"]
    assert table.state.discard == ["minotaur"]


def test_the_thief_loses_for_good_what_darts_cost() -> None:
    table = facing("dart_wall", "thief", ["war_paint"]).do(s.ESCAPE["war_paint"])
    assert table.last(s.Paid) == s.Paid("war_paint", back=False)
    assert table.state.discard == ["war_paint", "dart_wall"]


def test_what_the_goblin_takes_from_the_thief_is_gone() -> None:
    table = facing("goblin_sneak", "thief", ["war_paint"], hearts=1).loses()
    assert "war_paint" in table.state.discard
    assert table.last(s.Survived).way == "theft"


# The Monk


@pytest.mark.parametrize("items", [(), ("comet_rod",), ("war_paint", "lucky_charm")])
def test_the_monks_open_hand_is_stronger(items: tuple[str, ...]) -> None:
    table = facing("ogre", "monk", items).fight(BARE_HANDS)
    assert table.last(s.Attacked).die == MONK_HANDS_DIE


@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero != "monk"])
def test_other_hands_roll_a_plain_die(hero: str) -> None:
    table = facing("ogre", hero).fight(BARE_HANDS)  # type: ignore[arg-type]
    assert table.last(s.Attacked).die == BARE_HANDS_DIE


def test_a_usable_weapon_in_the_pack_hinders_the_open_hand() -> None:
    for monster, free in (("ghost", False), ("ogre", True)):
        table = facing(monster, "monk", ["pilgrims_staff"], free_bare_hands=free)
        assert table.fight(BARE_HANDS).last(s.Attacked).die == BARE_HANDS_DIE


# The Tinker


@pytest.mark.parametrize("trap", TRAPS)
def test_the_tinker_may_take_any_trap_as_an_item(trap: str) -> None:
    table = facing(trap, "tinker").do(s.TAKE)
    assert table.state.items == (trap,)
    assert (table.lost_hearts, table.all(s.Sprung)) == (0, [])


def test_the_tinker_with_full_hands_swaps_for_a_trap() -> None:
    table = facing("spike_pit", "tinker", ["cursed_sabre", "sack", "lucky_charm"])
    assert table.legal == [s.TAKE, s.LEAVE]
    table = facing("spike_pit", "tinker", ["cursed_sabre", "magpie", "lucky_charm"])
    assert table.legal == [s.SWAP["magpie"], s.SWAP["lucky_charm"], s.LEAVE]
    assert table.do(s.SWAP["magpie"]).last(s.Taken) == s.Taken("spike_pit", "magpie")


def test_a_trap_the_tinker_leaves_springs() -> None:
    table = facing("spike_pit", "tinker").do(s.LEAVE)
    assert (table.lost_hearts, table.last(s.Sprung).trap) == (1, "spike_pit")


def test_a_salvaged_trap_pays_an_escape_and_no_magpie_brings_it_back() -> None:
    table = facing("ogre", "tinker", ["spike_pit", "magpie"]).loses()
    table.do(s.ESCAPE["spike_pit"])
    assert table.state.discard == ["spike_pit", "ogre"]
    assert table.state.phase == "turning"


# The Gambler


def test_the_gambler_may_roll_a_lost_roll_again() -> None:
    table = facing("ogre", "gambler", ["cursed_sabre"]).loses("cursed_sabre")
    table.do(s.USE[s.HERO_RULE], WEAPONS["cursed_sabre"].die)
    assert [roll.outcome for roll in table.all(s.Rolled)] == ["lost", "won"]
    assert table.all(s.Used) == [s.Used(s.HERO_RULE)]


def test_after_doubling_there_is_no_escape() -> None:
    table = facing("ogre", "gambler", ["cursed_sabre", "war_paint"]).loses("cursed_sabre")
    table.do(s.USE[s.HERO_RULE], 1)
    assert table.last(s.Survived) == s.Survived("ogre", "wound")
    assert table.state.items == ("cursed_sabre", "war_paint")


def test_doubling_is_allowed_once_a_fight_and_again_in_the_next() -> None:
    items = ["healing_potion", "cursed_sabre"]
    table = facing("ogre", "gambler", items, ["skeleton"], hearts=2).loses("cursed_sabre")
    table.do(s.USE[s.HERO_RULE], 1)
    assert table.legal == [s.WOUND, s.USE["healing_potion"]]
    table.do(s.WOUND, s.CONTINUE, "skeleton").loses("cursed_sabre")
    assert s.USE[s.HERO_RULE] in table.legal


def test_a_hopeless_roll_is_not_doubled(counts: Counts) -> None:
    counts("ogre", BARE_HANDS_DIE)
    assert facing("ogre", "gambler").loses().lost_hearts == 1


def test_the_goblin_still_takes_its_item_after_doubling() -> None:
    # The theft is no escape: it is what losing to the goblin means.
    table = facing("goblin_sneak", "gambler", ["war_paint"]).loses().do(s.USE[s.HERO_RULE], 1)
    assert table.last(s.Survived).way == "theft"


# The Seer


def test_the_next_card_lies_open_to_the_seer_from_the_start() -> None:
    table = delve("seer").do("giant_rat")
    assert table.last(s.Foreseen) == s.Foreseen("giant_rat")
    assert table.state.chance_outcomes() == ("giant_rat",)
    assert table.do("giant_rat").last(s.Turned).foreseen


def test_the_seer_pays_any_item_to_pass_the_next_card_by() -> None:
    table = delve("seer", ["comet_rod", "cursed_sabre"], ["ogre", "giant_rat"]).do("ogre")
    assert table.legal == [s.ESCAPE["comet_rod"], s.CONTINUE]
    table.do(s.ESCAPE["comet_rod"])
    assert table.state.discard == ["comet_rod", "ogre"]
    assert table.do("giant_rat").state.ahead == "giant_rat"


def test_passing_the_last_card_by_wins_the_delve() -> None:
    table = delve("seer", ["comet_rod"], ["old_dragon"], hearts=1).do("old_dragon")
    table.do(s.ESCAPE["comet_rod"])
    assert table.events[-1] == s.DelveEnded(True, "seer", 1, "old_dragon")


def test_the_seer_falls_past_unseen_cards_and_then_looks_ahead_again() -> None:
    passed = ["troll", "ogre", "demon", "lich"][:TRAPDOOR_CARDS]
    table = facing("trapdoor", "seer", deck=["golem", *passed], hearts=2)
    table.do(s.WOUND, *passed)
    assert [event.card for event in table.all(s.Foreseen)] == ["trapdoor"]
    assert table.do("golem").last(s.Foreseen).card == "golem"
    assert table.state.discard == ["trapdoor", *passed]


def test_a_monster_that_comes_back_is_not_the_card_the_seer_sees() -> None:
    table = facing("troll", "seer", ["war_paint"]).loses().do(s.ESCAPE["war_paint"])
    assert set(table.state.chance_outcomes()) == {"troll", "giant_rat"}
