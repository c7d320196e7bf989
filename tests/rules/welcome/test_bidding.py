"""The bidding: drawing, adding, sacrificing, passing, and who may know what."""

from __future__ import annotations

from random import Random

import pytest

from game.core.types import CHANCE
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, DECK, Item
from game.rules.welcome.game import WELCOME
from game.rules.welcome.rules import WelcomeState
from game.rules.welcome.state import Bid

from .driver import all_of, bidding, draw, play

TORCH: Item = "torch"


def test_a_turn_is_a_card_or_a_pass_and_goes_to_the_left() -> None:
    state = bidding(players=3)
    assert state.legal_actions() == (s.DRAW, s.PASS)
    draw(state, "orc", s.ADD)
    assert state.seat == 1
    play(state, s.PASS)
    assert state.seat == 2
    draw(state, "golem", s.ADD)
    assert state.seat == 0


def test_a_drawn_card_is_added_or_set_aside_with_one_item() -> None:
    state = bidding()
    play(state, s.DRAW, "orc")
    kit = tuple(ADVENTURERS["warrior"].kit)
    assert state.legal_actions() == (s.ADD, *(s.Sacrifice(item) for item in kit))
    play(state, s.Sacrifice(TORCH))
    assert state.equipment == tuple(item for item in kit if item != TORCH)
    assert state.dungeon == []
    play(state, s.DRAW, "goblin")
    assert s.Sacrifice(TORCH) not in state.legal_actions()


def test_without_equipment_left_a_drawn_card_must_be_added() -> None:
    state = bidding()
    for item in ADVENTURERS["warrior"].kit:
        draw(state, state.deck[0], s.Sacrifice(item))
    play(state, s.DRAW, "dragon")
    assert state.legal_actions() == (s.ADD,)


def test_every_card_left_in_the_deck_may_be_drawn() -> None:
    state = bidding()
    play(state, s.DRAW)
    assert (state.current_player(), list(state.chance_outcomes())) == (CHANCE, list(DECK))
    play(state, "lich", s.ADD, s.DRAW)
    assert "lich" not in state.chance_outcomes()
    assert len(state.chance_outcomes()) == 12


def test_the_last_one_in_the_bidding_enters() -> None:
    state = bidding(players=3)
    events = play(state, s.DRAW, "orc", s.ADD, s.PASS, s.PASS)
    assert all_of(events, s.ChallengeBegan) == [s.ChallengeBegan(0, hp=11, cards=1)]
    assert (state.phase, state.seat) == ("naming", 0)


def test_who_passed_is_skipped() -> None:
    state = bidding(players=4)
    play(state, s.PASS)
    for seat in (1, 2, 3, 1):
        assert state.seat == seat
        draw(state, state.deck[0], s.ADD)


def test_w15_the_table_remembers_what_each_seat_added_itself() -> None:
    """W15: nobody looks again, but each player is shown what they put into the dungeon."""
    state = bidding()
    draw(state, "orc", s.ADD)
    draw(state, "lich", s.ADD)
    assert [back.monster for back in WELCOME.view(state, 0).dungeon] == ["orc", None]
    assert [back.monster for back in WELCOME.view(state, 1).dungeon] == [None, "lich"]
    assert [back.monster for back in WELCOME.view(state, None).dungeon] == [None, None]
    assert [back.seat for back in WELCOME.view(state, None).dungeon] == [0, 1]


def test_w15_the_memory_can_be_switched_off() -> None:
    """W15: with the table option off not even one's own card is remembered."""
    state = bidding(remember_placed_cards=False)
    (added,) = all_of(draw(state, "orc", s.ADD), s.Added)
    assert added.seen_by(0) == s.Added(0, None, 1, remembered=False)
    seen = WELCOME.view(state, 0)
    assert (seen.dungeon[0].monster, seen.bids[0].monster) == (None, None)
    assert seen.unseen == DECK


def test_w15_a_sacrificed_card_stays_known_to_its_seat_until_the_round_ends() -> None:
    """W15: each player may look at what they set aside, whatever the memory option."""
    state = bidding(remember_placed_cards=False)
    draw(state, "orc", s.Sacrifice(TORCH))
    assert [back.monster for back in WELCOME.view(state, 0).aside] == ["orc"]
    assert [back.monster for back in WELCOME.view(state, 1).aside] == [None]
    play(state, s.PASS)
    assert WELCOME.view(state, 0).aside == ()


def test_w16_the_first_card_must_be_added_under_the_designers_variant() -> None:
    """W16: on each player's first turn of a round; passing stays allowed."""
    state = bidding(first_card_must_be_added=True)
    for monster in ("orc", "golem"):
        assert state.legal_actions() == (s.DRAW, s.PASS)
        play(state, s.DRAW, monster)
        assert state.legal_actions() == (s.ADD,)
        play(state, s.ADD)
    play(state, s.DRAW, "dragon")
    assert s.Sacrifice(TORCH) in state.legal_actions()


def test_w16_the_variant_binds_anew_every_round() -> None:
    """W16: the first bidding turn of each round."""
    state = bidding(first_card_must_be_added=True)
    play(state, s.DRAW, "goblin", s.ADD, s.PASS, s.Name("orc"), "goblin")
    assert state.round == 2
    play(state, s.DRAW, "golem")
    assert state.legal_actions() == (s.ADD,)


def test_w17_an_empty_deck_forces_passes_in_turn_order() -> None:
    """W17: nothing is left to draw; the last player left enters."""
    state = bidding(players=3)
    for monster in DECK:
        draw(state, monster, s.ADD)
    assert state.seat == 13 % 3
    assert state.legal_actions() == (s.PASS,)
    events = play(state, s.PASS)
    assert state.legal_actions() == (s.PASS,)
    events += play(state, s.PASS)
    assert [event.seat for event in all_of(events, s.Passed)] == [1, 2]
    assert all_of(events, s.ChallengeBegan) == [s.ChallengeBegan(0, 11, 13)]


def test_only_who_drew_sees_the_card() -> None:
    state = bidding(players=3)
    (drawn,) = all_of(play(state, s.DRAW, "demon"), s.Drawn)
    assert drawn.seen_by(0) == s.Drawn(0, "demon")
    for other in (1, 2, None):
        assert drawn.seen_by(other) == s.Drawn(0, None)
        assert WELCOME.view(state, other).drawn is None
        assert "demon" in WELCOME.view(state, other).unseen
    assert WELCOME.view(state, 0).drawn == "demon"
    assert "demon" not in WELCOME.view(state, 0).unseen


def test_only_who_added_sees_the_card() -> None:
    (added,) = all_of(draw(bidding(), "demon", s.ADD), s.Added)
    assert added.seen_by(0) == s.Added(0, "demon", 1)
    for other in (1, None):
        assert added.seen_by(other) == s.Added(0, None, 1)


def test_all_see_the_item_set_aside_but_only_its_seat_the_card() -> None:
    (gone,) = all_of(draw(bidding(), "demon", s.Sacrifice(TORCH)), s.Sacrificed)
    assert gone.seen_by(0) == s.Sacrificed(0, TORCH, "demon")
    for other in (1, None):
        assert gone.seen_by(other) == s.Sacrificed(0, TORCH, None)


def secretive() -> WelcomeState:
    """Return a bidding with a card of each seat in the dungeon and aside, and one in hand."""
    state = bidding(players=3)
    draw(state, "orc", s.ADD)
    draw(state, "lich", s.ADD)
    draw(state, "dragon", s.Sacrifice(TORCH))
    draw(state, "golem", s.Sacrifice("plate_armor"))
    play(state, s.DRAW, "demon")
    return state


@pytest.mark.parametrize("me", [None, 0, 1, 2])
def test_a_view_tells_nothing_that_differs_between_hidden_truths(me: int | None) -> None:
    state = secretive()
    seen = WELCOME.view(state, me)
    other = state.clone()
    hidden = [bid for bid in state.bids if bid.seat != me]
    monsters = [bid.monster for bid in hidden]
    swapped = dict(zip(map(id, hidden), monsters[1:] + monsters[:1], strict=True))
    other.bids = [
        Bid(bid.seat, bid.act, swapped.get(id(bid), bid.monster), bid.item) for bid in state.bids
    ]
    other.dungeon = [bid.monster for bid in other.bids if bid.act == "add" and bid.monster]
    assert other.bids != state.bids
    assert WELCOME.view(other, me) == seen


@pytest.mark.parametrize("me", [None, 0, 1, 2])
def test_an_imagined_truth_looks_the_same_and_holds_the_whole_deck(me: int | None) -> None:
    seen = WELCOME.view(secretive(), me)
    for seed in range(20):
        state = WELCOME.determinize(seen, Random(seed))
        assert WELCOME.view(state, me) == seen
        cards = [*state.deck, *(bid.monster for bid in state.bids), state.drawn]
        assert sorted(map(str, cards)) == sorted(DECK)


def test_imagined_truths_differ_and_are_weighed_by_a_model() -> None:
    seen = WELCOME.view(secretive(), 1)
    deals = {tuple(WELCOME.determinize(seen, Random(seed)).dungeon) for seed in range(40)}
    assert len(deals) > 4

    def goblin_first(state: WelcomeState) -> float:
        return float(state.dungeon[0] == "goblin")

    firsts = [WELCOME.determinize(seen, Random(i), goblin_first).dungeon[0] for i in range(40)]
    assert firsts.count("goblin") > 30
