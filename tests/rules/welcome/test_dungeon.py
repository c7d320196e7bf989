"""The walk through the dungeon: damage, order, the Potion, Polymorph and the Pact."""

from __future__ import annotations

import pytest

from game.rules.welcome import steps as s
from game.rules.welcome.cards import MONSTERS, Adventurer, Item
from game.rules.welcome.game import WELCOME

from .driver import Kit, Pile, all_of, at_the_door, bidding, draw, play, walk


@pytest.mark.parametrize("adventurer", ["warrior", "classic_hero"])
def test_w1_damage_exactly_equal_to_hp_fails(adventurer: Adventurer) -> None:
    """W1: in both editions."""
    walked = walk(adventurer, (), ["orc"])
    assert (walked.end.success, walked.end.hp) == (False, 0)
    assert walk(adventurer, (), ["skeleton"]).end == s.ChallengeEnded(0, success=True, hp=1)


def test_w3_hp_run_and_success_is_being_alive_at_the_end() -> None:
    """W3: a Ring's gain comes too late if HP ran out before it."""
    early = walk("rogue", ("ring_of_power",), ["skeleton", "vampire"])
    assert (early.hp, early.end.success) == ([5, 1], True)
    late = walk("rogue", ("ring_of_power",), ["vampire", "skeleton"])
    assert (late.hp, late.end.success) == ([0, 0], False)


def test_w4_once_lost_the_rest_is_only_shown() -> None:
    """W4: the outcome is fixed at 0 HP; a later Ring gain revives nobody."""
    walked = walk("rogue", ("ring_of_power",), ["golem", "goblin", "lich"])
    assert walked.outcomes == ["hit", "shown", "shown"]
    assert walked.end == s.ChallengeEnded(0, success=False, hp=0)


def test_w4_nothing_is_decided_once_the_outcome_is_fixed() -> None:
    """W4: neither Axe nor Polymorph is offered for cards that are only shown."""
    axe = walk("barbarian", ("vorpal_axe",), ["golem", "lich"])
    assert (axe.outcomes, len(axe.all(s.ItemKept))) == (["hit", "shown"], 1)
    mage = walk("mage", ("polymorph",), ["golem", "lich"])
    assert (mage.outcomes, len(mage.all(s.ItemKept))) == (["hit", "shown"], 1)


def test_w4_omnipotence_goes_on_though_types_repeat() -> None:
    """W4: a Mage with Omnipotence draws to the end."""
    walked = walk("mage", ("omnipotence",), ["orc", "orc", "goblin"])
    assert walked.outcomes == ["hit", "hit", "hit"]
    assert not walked.end.success


@pytest.mark.parametrize(("adventurer", "base"), [("barbarian", 4), ("rogue", 3)])
def test_w5_the_potion_sets_hp_to_the_printed_base_once(adventurer: Adventurer, base: int) -> None:
    """W5: automatic at the first HP ≤ 0; damage beyond is lost."""
    walked = walk(adventurer, ("healing_potion",), ["dragon", "goblin", "lich", "demon"])
    assert walked.hp == [base, base - 1, 0, 0]
    assert walked.all(s.PotionDrunk) == [s.PotionDrunk(0, base)]
    assert walked.outcomes == ["hit", "hit", "hit", "shown"]


def test_w5_the_base_is_printed_not_what_armor_made_of_it() -> None:
    """W5: armor does not count again."""
    walked = walk("rogue", ("mithril_armor", "healing_potion"), ["dragon", "goblin"])
    assert walked.hp == [3, 2]


def test_w6_omnipotence_succeeds_when_all_types_differ() -> None:
    """W6: success, so no wound, though HP ran out."""
    walked = walk("mage", ("omnipotence",), ["dragon", "orc", "goblin"])
    assert walked.end == s.ChallengeEnded(0, success=True, hp=0)
    assert (walked.state.successes, walked.state.wounds) == ([1, 0], [0, 0])


def test_w6_omnipotence_prevents_the_elimination() -> None:
    """W6: a Mage with one wound stays at the table."""
    state, _ = at_the_door("mage", ("omnipotence",), ["dragon"])
    state.wounds[0] = 1
    play(state, "dragon")
    assert (state.wounds, state.phase) == ([1, 0], "bidding")


def test_w6_cards_stopped_count_as_faced() -> None:
    """W6: by equipment or the Pact."""
    kit: Kit = ("omnipotence", "holy_grail", "demonic_pact")
    assert not walk("mage", kit, ["vampire", "vampire", "dragon"]).end.success
    assert not walk("mage", kit, ["demon", "orc", "orc"]).end.success
    assert walk("mage", kit, ["demon", "orc", "vampire", "dragon"]).end.success


def test_w6_a_polymorphed_card_does_not_count_its_replacement_does() -> None:
    """W6: what was faced, not what lay there."""
    kit: Kit = ("omnipotence", "polymorph")
    pile: Pile = ("orc", "orc", "golem")
    assert walk("mage", kit, pile, use_at=1, deck=["goblin"]).end.success
    assert not walk("mage", kit, pile, use_at=1, deck=["golem"]).end.success


def test_w6_sacrificed_and_undrawn_cards_do_not_count() -> None:
    """W6: an Orc in the dungeon, another aside, the deck untouched."""
    state = bidding(adventurer="mage")
    draw(state, "orc", s.Sacrifice("wall_of_fire"))
    draw(state, "orc", s.ADD)
    rest: Kit = ("bracelet_of_protection", "holy_grail", "demonic_pact", "polymorph")
    for item in rest:
        draw(state, state.deck[0], s.Sacrifice(item))
    (ended,) = all_of(play(state, s.PASS, "orc"), s.ChallengeEnded)
    assert ended == s.ChallengeEnded(1, success=True, hp=0)


def test_w7_polymorph_is_offered_after_hp_ran_out_while_omnipotence_draws_on() -> None:
    """W7: allowed."""
    kit: Kit = ("omnipotence", "polymorph")
    walked = walk("mage", kit, ["orc", "orc"], use_at=1, deck=["goblin"])
    assert walked.outcomes == ["hit", "polymorphed", "hit"]
    assert walked.end == s.ChallengeEnded(0, success=True, hp=0)


def test_w8_polymorph_puts_the_top_of_the_leftover_deck_in_the_cards_place() -> None:
    """W8: once; the new card is faced like any other."""
    walked = walk("mage", ("wall_of_fire", "polymorph"), ["dragon", "orc"], use_at=0, deck=["lich"])
    assert walked.outcomes == ["polymorphed", "hit", "hit"]
    assert walked.hp == [8, 2, 0]
    assert walked.all(s.Turned)[1] == s.Turned("lich", polymorph=True)
    assert len(walked.all(s.ItemUsed)) == 1
    assert walked.all(s.ItemKept) == []


def test_w8_any_card_of_the_leftover_deck_may_be_its_top() -> None:
    """W8: chance decides among all that nobody drew."""
    state, _ = at_the_door("mage", ("polymorph",), ["orc", "lich"], deck=["goblin", "dragon"])
    play(state, "orc", s.Use("polymorph"))
    assert list(state.chance_outcomes()) == ["goblin", "dragon"]


def test_w8_polymorph_is_not_offered_when_the_leftover_deck_is_empty() -> None:
    """W8: there is nothing to put in the card's place."""
    assert walk("mage", ("polymorph",), ["goblin"], deck=[]).all(s.ItemKept) == []


def test_w8a_polymorph_is_offered_on_stopped_cards_too() -> None:
    """W8a: on every revealed card."""
    kit: Kit = ("holy_grail", "polymorph", "demonic_pact")
    walked = walk("mage", kit, ["vampire"], use_at=0, deck=["goblin"])
    assert walked.outcomes == ["polymorphed", "hit"]


def test_w9_a_pending_pact_keeps_polymorph_from_being_offered() -> None:
    """W9: neither offered nor spent; it comes back for the next card."""
    kit: Kit = ("demonic_pact", "polymorph")
    walked = walk("mage", kit, ["demon", "dragon", "orc"], use_at=2, deck=["goblin"])
    assert walked.outcomes == ["demonic_pact", "pact", "polymorphed", "hit"]
    assert len(walked.all(s.ItemKept)) == 1


def test_w9_a_demon_polymorphed_away_triggers_no_pact() -> None:
    """W9: it was not faced."""
    kit: Kit = ("demonic_pact", "polymorph")
    walked = walk("mage", kit, ["demon", "goblin", "orc"], use_at=0, deck=["skeleton"])
    assert walked.outcomes == ["polymorphed", "hit", "shown", "shown"]


def test_w9_a_demon_drawn_by_polymorph_triggers_the_pact() -> None:
    """W9: it is faced like any other."""
    kit: Kit = ("demonic_pact", "polymorph")
    walked = walk("mage", kit, ["dragon", "lich", "goblin"], use_at=0, deck=["demon"])
    assert walked.outcomes == ["polymorphed", "demonic_pact", "pact", "hit"]


def test_w10_the_pact_defeats_the_demon_and_the_next_card() -> None:
    """W10: whatever it is; a Demon that comes last does nothing more."""
    walked = walk("mage", ("demonic_pact",), ["demon", "dragon", "goblin"])
    assert (walked.outcomes, walked.hp) == (["demonic_pact", "pact", "hit"], [2, 2, 1])
    last = walk("mage", ("demonic_pact",), ["goblin", "demon"])
    assert (last.outcomes, last.end.success) == (["hit", "demonic_pact"], True)


def test_w10_the_pact_is_used_up_by_a_card_that_other_equipment_stops() -> None:
    """W10: the next card, not the next that would hurt."""
    walked = walk("mage", ("demonic_pact", "holy_grail"), ["demon", "lich", "goblin"])
    assert walked.outcomes == ["demonic_pact", "holy_grail", "hit"]


@pytest.mark.parametrize("adventurer", ["warrior", "classic_hero", "rogue"])
def test_w11_any_type_may_be_named_and_all_its_copies_fall(adventurer: Adventurer) -> None:
    """W11: before the first reveal, in both editions; an absent type has no effect."""
    item: Item = "vorpal_dagger" if adventurer == "rogue" else "vorpal_sword"
    state, _ = at_the_door(adventurer, (item,), ["golem", "goblin", "golem"])
    assert state.legal_actions() == tuple(s.Name(monster) for monster in MONSTERS)
    walked = walk(adventurer, (item,), ["golem", "goblin", "golem"], named="golem")
    assert walked.outcomes == ["vorpal", "hit", "vorpal"]
    assert walk(adventurer, (item,), ["goblin"], named="dragon").outcomes == ["hit"]


def test_w12_the_ring_gains_each_time_even_for_the_named_type() -> None:
    """W12: a Goblin named to the Dagger still feeds the Ring."""
    kit: Kit = ("ring_of_power", "vorpal_dagger")
    walked = walk("rogue", kit, ["goblin", "skeleton", "goblin"], named="goblin")
    assert (walked.outcomes, walked.hp) == (["ring_of_power"] * 3, [4, 6, 7])


def test_w13_the_axe_stops_one_card_after_it_was_seen() -> None:
    """W13: decided before the next; not offered for a card that is stopped anyway."""
    walked = walk("barbarian", ("torch", "vorpal_axe"), ["orc", "dragon", "orc", "lich"], use_at=1)
    assert walked.outcomes == ["torch", "vorpal_axe", "torch", "hit"]
    assert walked.all(s.ItemKept) == []
    assert walked.all(s.ItemUsed) == [s.ItemUsed(0, "vorpal_axe")]


def test_w14_the_newest_card_is_turned_first() -> None:
    """W14: the reverse of the order they were added in."""
    state = bidding()
    added: Pile = ("orc", "goblin", "skeleton")
    for monster in added:
        draw(state, monster, s.ADD)
    play(state, s.PASS, s.Name("dragon"))
    turned = []
    while state.round == 1:
        assert len(state.chance_outcomes()) == 1
        turned += all_of(play(state, state.chance_outcomes()[0]), s.Turned)
    assert [event.monster for event in turned] == ["skeleton", "goblin", "orc"]


def test_w15a_one_item_is_credited_when_several_stop_a_card() -> None:
    """W15a: Ring, Torch, Grail, the single-type item, Cloak, Pact, the named type, Axe."""
    warrior: Kit = ("torch", "holy_grail", "vorpal_sword")
    assert walk("warrior", warrior, ["skeleton"], named="skeleton").outcomes == ["torch"]
    assert walk("warrior", warrior, ["vampire"], named="vampire").outcomes == ["holy_grail"]
    spear: Kit = ("dragon_spear", "vorpal_sword")
    assert walk("warrior", spear, ["dragon"], named="dragon").outcomes == ["dragon_spear"]
    cloak: Kit = ("invisibility_cloak", "vorpal_dagger")
    assert walk("rogue", cloak, ["lich"], named="lich").outcomes == ["invisibility_cloak"]
    grail: Kit = ("holy_grail", "demonic_pact")
    assert walk("mage", grail, ["demon", "lich"]).outcomes == ["demonic_pact", "holy_grail"]


def test_w15a_a_card_is_revealed_once_after_its_decision() -> None:
    """W15a: the decision first, then one event a card."""
    walked = walk("barbarian", ("vorpal_axe",), ["dragon"], use_at=0)
    kinds = [type(event) for event in walked.events]
    assert kinds[2:6] == [s.Turned, s.ItemUsed, s.Revealed, s.ChallengeEnded]


def test_w16_an_empty_dungeon_is_a_success() -> None:
    """W16: the last player succeeds without damage, and names nothing."""
    events = play(bidding(), s.PASS)
    assert all_of(events, s.ChallengeEnded) == [s.ChallengeEnded(1, success=True, hp=11)]


def test_a_turned_card_is_known_to_all_and_the_rest_is_not() -> None:
    state = bidding(adventurer="barbarian")
    draw(state, "orc", s.ADD)
    draw(state, "golem", s.ADD)
    play(state, s.PASS)
    play(state, "golem")
    for seat in (0, 1, None):
        seen = WELCOME.view(state, seat)
        assert seen.bids[1].monster == "golem"
        assert seen.dungeon[0].monster == ("orc" if seat == 0 else None)
        assert seen.challenge == state.challenge
        assert seen.challenge is not state.challenge
