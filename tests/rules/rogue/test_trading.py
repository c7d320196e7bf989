"""Trading: what is laid out, what may be offered, and what it buys."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s

from .driver import DRAWN, Table, inside


def stall(*cards: str, rate: int = 2, stall: Sequence[str] = ("mace", "whip")) -> Table:
    """Return a trade that begins: these cards in hand, those on the stall."""
    t = inside(cards=cards)
    t.state.loot = (*stall,)
    return t.meets(x.Trade(len(stall), rate)).do(*stall[:-1])


def test_loot_cards_are_laid_out_one_by_one() -> None:
    t = stall("rope")
    assert t.all(e.StallLaid) == [e.StallLaid("mace"), e.StallLaid("whip")]
    assert (t.state.stall, t.state.loot) == (("mace", "whip"), ())


def test_nothing_is_taken_before_enough_is_offered_nor_offered_after() -> None:
    t = stall("rope", "torch", "garlic")
    assert t.legal == [*map(s.offer, ("rope", "torch", "garlic")), s.DONE]
    t.do(s.offer("rope"), s.offer("torch"))
    assert t.legal == [s.buy("mace"), s.buy("whip"), s.DONE]


def test_a_treasure_counts_as_two_and_gives_no_change() -> None:
    """R20."""
    t = stall("rope", "gold_cup", "torch").do(s.offer("rope"), s.offer("gold_cup"), s.buy("mace"))
    assert t.hero.cards == ("torch", "mace")
    assert not t.may(s.Buy)


def test_at_one_for_one_a_treasure_buys_no_second_card() -> None:
    """R20."""
    t = stall("gold_cup", rate=1).do(s.offer("gold_cup"), s.buy("mace"))
    assert t.legal == [s.offer("mace"), s.DONE]


def test_skills_are_never_traded() -> None:
    """R21."""
    assert stall("blessed", "rope").may(s.Offer) == [s.offer("rope")]


def test_what_was_bought_may_be_traded_on() -> None:
    t = stall("rope", "torch", "garlic").do(s.offer("rope"), s.offer("torch"), s.buy("mace"))
    t.do(s.offer("garlic"), s.offer("mace"), s.buy("whip"))
    assert (t.hero.cards, t.state.phase) == (("whip",), "exploring")


def test_what_was_offered_in_vain_goes_back_and_the_stall_is_discarded() -> None:
    t = stall("rope", "torch").do(s.offer("rope"), s.DONE)
    assert t.last(e.TradeEnded) == e.TradeEnded(("rope",))
    assert sorted(t.hero.cards) == ["rope", "torch"]
    assert (t.state.loot_discard, t.state.stall) == (("mace", "whip"), ())


def test_what_was_paid_is_discarded_and_a_starting_card_leaves_the_game() -> None:
    t = stall("rope", "broadsword").do(s.offer("rope"), s.offer("broadsword"), s.buy("mace"))
    assert t.state.loot_discard == ("rope",)


def test_the_trade_ends_by_itself_when_the_stall_is_empty() -> None:
    t = stall("rope", "torch", stall=["mace"]).do(s.offer("rope"), s.offer("torch"))
    assert t.do(s.buy("mace")).state.phase == "exploring"


def test_twins_are_offered_one_at_a_time() -> None:
    t = stall("rope", "rope").do(s.offer("rope"))
    assert (t.hero.cards, t.may(s.Offer)) == (("rope",), [s.offer("rope")])


def test_a_stall_is_as_large_as_the_loot_that_is_left() -> None:
    """R14: its discards are shuffled in between."""
    t = inside(cards=["rope"])
    t.state.loot, t.state.loot_discard = ("mace",), ("whip",)
    t.meets(x.Trade(5))
    assert (t.state.stall, t.state.phase) == (("mace", "whip"), "trading")


def test_there_is_no_trade_without_any_loot() -> None:
    t = inside(cards=["rope"])
    t.state.loot = ()
    assert t.meets(x.Trade(3)).state.phase == "exploring"


def test_experience_and_cards_rest_while_trading() -> None:
    t = inside(cards=["healing_potion"], xp=20, health=1).meets(x.Trade(2))
    assert t.legal == [s.offer("healing_potion"), s.DONE]


def test_a_price_is_paid_with_cards_of_the_heros_choice() -> None:
    way = x.Option("Pay", (x.Learn(x.Amount(1)),), x.Price(cards=2))
    t = inside(cards=["rope", "torch", "blessed", "garlic"])
    t.meets(x.Choose((way, x.Option("Go")))).chooses("Pay")
    assert t.legal == [*map(s.part_with, ("rope", "torch", "garlic"))]
    t.do(s.part_with("rope"), s.part_with("garlic"))
    assert (t.hero.cards, t.hero.xp) == (("torch", "blessed"), 1)
    assert {gone.why for gone in t.all(e.LootGone)} == {"paid"}


def test_a_price_without_a_choice_is_paid_unasked() -> None:
    way = x.Option("Pay", (x.DrawLoot(1),), x.Price(cards=1, kind="weapon", xp=1, luck=1, health=2))
    t = inside(cards=["rope", "mace"], xp=1, luck=1).meets(x.Choose((way, x.Option("Go"))))
    t.chooses("Pay")
    assert (t.hero.cards, t.hero.xp, t.hero.luck, t.hero.health) == (("rope", DRAWN), 0, 0, 8)


def test_nobody_pays_with_their_life_or_with_what_they_lack() -> None:
    prices = (x.Price(health=3), x.Price(xp=1), x.Price(luck=1), x.Price(card="rope"),
              x.Price(cards=1))  # fmt: skip
    ways = [x.Option(f"Pay {i}", (), price) for i, price in enumerate(prices)]
    t = inside(health=3, cards=["blessed"]).meets(x.Choose((*ways, x.Option("Go"))))
    assert t.may(s.Choose) == [s.OPTION[5]]


def test_a_card_that_must_be_owned_is_kept() -> None:
    way = x.Option("Climb", (x.Learn(x.Amount(1)),), owns="rope")
    t = inside(cards=["rope"]).meets(x.Choose((way, x.Option("Go")))).chooses("Climb")
    assert (t.hero.cards, t.hero.xp) == (("rope",), 1)
    assert inside().meets(x.Choose((way, x.Option("Go")))).may(s.Choose) == [s.OPTION[1]]


def test_a_card_used_up_while_choosing_closes_the_way_that_needs_it() -> None:
    way = x.Option("Share", (x.Learn(x.Amount(1)),), x.Price(card="meaty_rib"))
    t = inside(cards=["meaty_rib"], health=5).meets(x.Choose((way, x.Option("Go"))))
    assert s.OPTION[0] in t.legal
    assert t.uses_up("meaty_rib").legal == [s.OPTION[1]]
