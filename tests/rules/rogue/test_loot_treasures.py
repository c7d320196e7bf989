"""Each Treasure and each Henchman of the loot deck by its card."""

from __future__ import annotations

import pytest

from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.changes import prestige
from game.rules.rogue.loot import LOOT
from game.rules.rogue.words import text_of

from .proofs_of_help import Help
from .situations import enter, run

TREASURES = [card.id for card in LOOT.values() if card.kind == "treasure"]
FOLLOWERS = [card.id for card in LOOT.values() if card.kind == "henchman"]


@pytest.mark.parametrize("treasure", TREASURES)
def test_a_treasure_pays_for_two_cards_in_a_trade(treasure: str) -> None:
    """Ruling R20; of the plain ones it is all that they do besides bringing Prestige."""
    table = enter("guild_merchant", treasure).do(s.offer(treasure))
    assert {type(action) for action in table.legal} == {s.Buy, s.Done}
    assert "two cards in a trade" in text_of(LOOT[treasure])


@pytest.mark.parametrize("card", [*TREASURES, *FOLLOWERS])
def test_treasures_and_henchmen_bring_prestige(card: str) -> None:
    assert prestige(run(cards=(card, "rope")).state) == 1
    assert "1 Prestige" in text_of(LOOT[card])


def test_the_gold_cup_does_nothing_else() -> None:
    Help("gold_cup").all()
    assert run(cards=("gold_cup",)).uses == []


def test_the_ruby_brooch_does_nothing_else() -> None:
    Help("ruby_brooch").all()
    assert run(cards=("ruby_brooch",)).uses == []


def test_the_pearl_necklace_does_nothing_else() -> None:
    Help("pearl_necklace").all()
    assert run(cards=("pearl_necklace",)).uses == []


def test_the_silver_candlestick_strikes_the_undead_and_fiends() -> None:
    Help("silver_candlestick").strikes("aim", "rolled", against=("undead", "fiend")).all()


def test_the_jade_idol_rolls_again() -> None:
    Help("jade_idol").rolls_again().all()


def test_the_ancient_coins_give_luck() -> None:
    Help("ancient_coins").favours("free", "rest").all()


def test_the_jeweled_egg_teaches() -> None:
    Help("jeweled_egg").learns("free", "rest").all()


# Henchmen


def test_the_sellsword_fights_and_has_a_strong_arm() -> None:
    Help("sellsword").adds_to_attacks().stands_in("strength").all()


def test_the_torchbearer_sees_it_first() -> None:
    Help("torchbearer").adds_to_checks("agility", "intellect").all()


def test_the_acolyte_fights_the_undead_and_fiends_knows_much_and_watches_at_rest() -> None:
    acolyte = Help("acolyte").adds_to_attacks("undead", "fiend").stands_in("intellect")
    acolyte.adds_to_rests().all()


def test_the_scout_goes_ahead() -> None:
    Help("scout").stands_in("agility", "intellect").all()


def test_the_pack_mule_carries_endures_and_warms_a_rest() -> None:
    Help("pack_mule").stands_in("strength", "vitality").adds_to_rests().all()


def test_a_henchman_is_no_help_to_who_is_better() -> None:
    table = enter("dart_corridor", "scout", agility=9).takes("Sprint").do(1)
    assert table.last(e.Checked).value == 9
