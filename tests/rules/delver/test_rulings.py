"""The rulings on Dungeon Delver; each test names the one it holds to."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from game.core.types import CHANCE, Event
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BARE_HANDS,
    BARE_HANDS_DIE,
    CARDS,
    DIE_BONUS,
    HEROES,
    ITEMS,
    MONSTERS,
    POTION_HEARTS,
    TRAPS,
    WEAPONS,
    Hero,
    Weapon,
    all_cards,
)
from game.rules.delver.delve import Options
from game.rules.delver.rules import opening

from .conftest import Counts
from .driver import between, facing


@pytest.mark.parametrize("hero", HEROES)
def test_the_deck_starts_at_47_without_the_heros_own_weapon(hero: Hero) -> None:
    """D1."""
    state = opening(Options(hero=hero))
    assert len(state.deck) == 47
    assert state.items == (HEROES[hero].weapon,)
    assert sorted([*state.deck, *state.items]) == sorted(CARDS)


def test_the_box_holds_54_different_cards_with_all_their_texts() -> None:
    """D1, D12."""
    cards = all_cards()
    assert len(cards) == len({card.id for card in cards}) == len(HEROES) + 48 == 54
    assert all(card.name and card.text and card.count == 1 for card in cards)
    assert len(CARDS) == len(ITEMS) + len(TRAPS) + len(MONSTERS) == 48


def test_the_starting_weapon_takes_a_place_and_may_be_dropped() -> None:
    """D2."""
    table = facing("war_maul", "monk", ["pilgrims_staff", "war_paint"], deck=["loaded_die"])
    assert s.TAKE in table.legal
    table = facing("war_maul", "monk", ["pilgrims_staff", "magpie", "loaded_die"])
    table.do(s.SWAP["pilgrims_staff"])
    assert table.state.discard == ["pilgrims_staff"]


def test_the_weapon_that_lost_may_pay_the_escape() -> None:
    """D3."""
    table = facing("ogre", "monk", ["pilgrims_staff"]).loses("pilgrims_staff")
    table.do(s.ESCAPE["pilgrims_staff"])
    assert table.last(s.Survived) == s.Survived("ogre", "escape")
    assert (table.lost_hearts, table.state.items) == (0, ())


def test_before_the_roll_there_is_no_escape() -> None:
    """D3."""
    assert facing("ogre", "monk", ["war_paint"]).legal == [s.FIGHT[BARE_HANDS]]


@pytest.mark.parametrize("weapon", [*(w for w, c in WEAPONS.items() if not c.hero), BARE_HANDS])
@pytest.mark.parametrize("monster", [m for m, card in MONSTERS.items() if not card.text])
def test_the_chance_to_win_is_reckoned_without_ties(monster: str, weapon: str) -> None:
    """D4: (N - m)/(N - 1), never below 0 nor above 1."""
    table = facing(monster, items=() if weapon == BARE_HANDS else (weapon,))
    die = table.state.die(weapon)
    number = table.state.number(die) - table.state.bonus(weapon)
    fair = Fraction(die - number, die - 1)
    assert table.chance(weapon) == min(max(fair, Fraction(0)), Fraction(1))


def test_a_monster_counting_less_than_one_always_loses() -> None:
    """D4."""
    table = facing("giant_rat", items=["fire_bomb"]).do(s.USE["fire_bomb"])
    assert table.chance(BARE_HANDS) == 1


def test_a_run_of_ties_is_one_roll_with_nothing_in_between() -> None:
    """D4: no item and no escape until the die has decided."""
    items = ["healing_potion", "fire_bomb", "loaded_die"]
    tie = MONSTERS["bat_swarm"].strength
    table = facing("bat_swarm", items=items, hearts=1).fight(BARE_HANDS, tie, tie, tie)
    assert (table.state.current_player(), table.legal) == (CHANCE, [])
    assert {event.outcome for event in table.all(s.Rolled)} == {"tie"}


def test_a_face_that_ties_with_a_number_out_of_reach_is_lost(counts: Counts) -> None:
    """D4: a fight always ends."""
    counts("ogre", 6)
    table = facing("ogre", "tinker").fight(BARE_HANDS, 6)
    assert table.last(s.Rolled).outcome == "lost"
    assert table.state.phase != "rolling"


def test_an_altered_result_that_ties_is_rolled_on(counts: Counts) -> None:
    """D4."""
    counts("ogre", 2 + DIE_BONUS)
    table = facing("ogre", "tinker", ["loaded_die"]).fight(BARE_HANDS, 2).do(s.USE["loaded_die"])
    assert table.last(s.Nudged).outcome == "tie"
    assert (table.legal, len(table.state.chance_outcomes())) == ([], BARE_HANDS_DIE)


def test_bare_hands_fight_only_where_no_usable_weapon_is_carried() -> None:
    """D5: another hero's weapon does not count as one."""
    assert facing("ogre", items=["war_maul"]).weapons == ["war_maul"]
    assert facing("ogre", "monk", ["comet_rod"]).weapons == [BARE_HANDS]


def test_a_table_may_let_bare_hands_fight_always() -> None:
    """D5: the option."""
    table = facing("ogre", "gambler", ["war_maul", "lucky_rapier"], free_bare_hands=True)
    assert table.weapons == ["war_maul", "lucky_rapier", BARE_HANDS]


@pytest.mark.parametrize("item", ["nightfang", "war_paint"])
def test_an_item_for_another_hero_is_only_ballast(item: str) -> None:
    """D6."""
    table = facing("ogre", "monk", [item], hearts=1).loses()
    assert table.legal == [s.WOUND, s.ESCAPE[item]]
    assert s.USE[item] not in between("monk", [item], hearts=1).legal


@pytest.mark.parametrize("card", ITEMS)
def test_no_item_has_to_be_taken(card: str) -> None:
    """D7."""
    table = facing(card, "thief").do(s.LEAVE)
    assert (table.state.items, table.state.discard) == ((), [card])


def test_an_item_to_be_left_stays_an_offer_with_full_hands() -> None:
    """D7."""
    table = facing("war_maul", items=["sack", "magpie", "loaded_die", "fire_bomb", "lucky_charm"])
    assert table.legal[-1] == s.LEAVE


def test_the_last_heart_ends_the_delve_at_once_even_on_the_last_card() -> None:
    """D8."""
    table = facing("spike_pit", deck=[], hearts=1)
    assert table.events[-1] == s.DelveEnded(False, "monk", 0, "spike_pit")
    assert table.state.returns() == (0.0,)


def test_the_win_is_judged_after_the_last_card_is_resolved() -> None:
    """D8: having turned it is not enough, one heart is."""
    table = facing("war_maul", deck=[], hearts=1)
    assert table.state.current_player() == 0
    table.do(s.TAKE)
    assert table.events[-1] == s.DelveEnded(True, "monk", 1, "war_maul")


def test_nothing_helps_after_the_last_heart() -> None:
    """D9: a potion in the pack comes too late."""
    table = facing("spike_pit", items=["healing_potion", "climbing_rope"], hearts=1)
    table.do(s.CONTINUE)
    assert (table.legal, table.state.phase) == ([], "over")


def test_the_potion_is_offered_at_each_of_the_four_moments() -> None:
    """D9: between cards, before a trap works, before a roll, after a lost one."""
    moment: dict[str, Any] = {"items": ["healing_potion"], "hearts": 1}
    assert "healing_potion" in between(**moment).uses
    assert "healing_potion" in facing("spike_pit", **moment).uses
    assert "healing_potion" in facing("ogre", **moment).uses
    assert "healing_potion" in facing("ogre", **moment).loses().uses


def test_an_item_just_turned_up_does_nothing_before_it_is_taken() -> None:
    """D9."""
    table = facing("healing_potion", hearts=1)
    assert table.legal == [s.TAKE, s.LEAVE]
    assert table.do(s.TAKE).uses == ["healing_potion"]


def test_a_potion_in_hand_does_not_help_while_an_item_is_offered() -> None:
    """D9: turned up, an item is taken or left before anything else happens."""
    table = facing("war_maul", items=["healing_potion", "war_paint", "magpie"], hearts=1)
    assert table.uses == []


def test_no_item_is_put_down_between_cards() -> None:
    """D9a."""
    table = between(items=["healing_potion", "cursed_sabre", "war_paint"], hearts=1)
    assert table.legal == [s.USE["healing_potion"], s.CONTINUE]


def test_hearts_count_down_from_the_printed_number() -> None:
    """D9b."""
    assert opening(Options(hero="thief")).hearts == HEROES["thief"].hearts
    table = facing("spike_pit", "thief")
    assert table.last(s.HeartsLost) == s.HeartsLost(1, HEROES["thief"].hearts - 1)


def test_the_monster_is_discarded_won_lost_or_escaped() -> None:
    """D9c."""
    won = facing("giant_rat", items=["cursed_sabre"]).wins("cursed_sabre")
    lost = facing("ogre").loses()
    escaped = facing("ogre", items=["war_paint"]).loses().do(s.ESCAPE["war_paint"])
    assert won.state.discard == ["giant_rat"]
    assert lost.state.discard == ["ogre"]
    assert sorted(escaped.state.discard) == ["ogre", "war_paint"]
    assert {won.state.card, lost.state.card, escaped.state.card} == {""}


def test_nothing_of_a_fight_is_left_in_the_next_one() -> None:
    """D9c."""
    table = facing("hydra", items=["cursed_sabre"], deck=["ogre"])
    table.fight("cursed_sabre", WEAPONS["cursed_sabre"].die, 1).do("ogre")
    before = facing("ogre", items=["cursed_sabre"], deck=[], discarded=["hydra"])
    before.state.hearts -= 1
    assert table.state == before.state


@pytest.mark.parametrize("lost", range(3))
def test_healing_stops_at_the_printed_hearts(lost: int) -> None:
    """D10."""
    printed = HEROES["barbarian"].hearts
    table = between("barbarian", ["healing_potion"], hearts=printed - lost)
    assert ("healing_potion" in table.uses) is (lost > 0)
    if lost:
        table.do(s.USE["healing_potion"])
        assert table.last(s.HeartsWon).count == min(lost, POTION_HEARTS)
        assert table.state.hearts <= printed


def test_a_card_that_says_otherwise_beats_the_general_rule() -> None:
    """D11: an escape is always possible, says the rule; not from the spider, says the card."""
    table = facing("giant_spider", items=["war_paint"]).loses()
    assert (table.pays, table.lost_hearts) == ([], 1)


@pytest.mark.parametrize("hero", HEROES)
def test_each_hero_has_a_weapon_that_nobody_else_fights_with(hero: Hero) -> None:
    """D12."""
    weapon: Weapon = HEROES[hero].weapon
    assert WEAPONS[weapon].hero == hero
    able = [other for other in HEROES if facing("ogre", other, [weapon]).weapons == [weapon]]
    assert able == [hero]


@pytest.mark.parametrize("hero", HEROES)
def test_any_way_to_play_keeps_the_cards_and_ends(hero: Hero) -> None:
    """D1, D8: at random, many times."""
    rng = Random(hero)
    for _ in range(25):
        state, events = opening(Options(hero=hero)), list[Event]()
        while state.current_player() is not None:
            state.apply(
                rng.choice([*state.legal_actions(), *state.chance_outcomes()]), events.append
            )
            places = [*state.deck, *state.discard, *state.items, state.card, state.ahead]
            assert sorted(card for card in places if card) == sorted(CARDS)
        assert isinstance(events[-1], s.DelveEnded)
        assert events[-1].won == (state.hearts > 0)
