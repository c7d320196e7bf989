"""Rounds and matches: who starts, who chooses, who is out and who wins."""

from __future__ import annotations

import pytest

from game.core.types import CHANCE, Event, Seat
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, DECK
from game.rules.welcome.game import WELCOME
from game.rules.welcome.rules import WelcomeState
from game.rules.welcome.state import Bid, Options

from .driver import all_of, bidding, draw, play


def fail(state: WelcomeState, seat: Seat) -> list[Event]:
    """Let a seat enter a dungeon that nobody survives; return what happened."""
    state.equipment = ()
    state.dungeon, state.bids = ["dragon"], [Bid(seat, "add", "dragon")]
    state.deck.remove("dragon")
    return succeed(state, seat) + play(state, "dragon")


def succeed(state: WelcomeState, seat: Seat) -> list[Event]:
    """Let all others pass, so that a seat enters what there is; return what happened."""
    events: list[Event] = []
    while not all_of(events, s.ChallengeBegan):
        if state.seat == seat:
            state.seat = next(
                other for other in (*range(seat + 1, len(state.bidding)), *range(seat))
                if state.bidding[other]
            )  # fmt: skip
        events += play(state, s.PASS)
    return events


def test_w18_chance_draws_who_starts() -> None:
    """W18: each seat is as likely."""
    state = WELCOME.new(Options(players=3), {})
    assert state.current_player() == CHANCE
    assert list(state.chance_outcomes()) == [0, 1, 2]
    events = play(state, 2)
    assert events == [s.FirstPlayerDrawn(2), s.RoundBegan(1, 2)]
    assert (state.phase, state.seat) == ("choosing", 2)


def test_w19_who_entered_chooses_the_next_adventurer_and_starts() -> None:
    """W19: any of the four, repeats allowed."""
    state = WELCOME.new(Options(players=3), {})
    play(state, 1, s.Choose("mage"))
    succeed(state, 0)
    assert (state.phase, state.seat, state.round) == ("choosing", 0, 2)
    four = [hero for hero, card in ADVENTURERS.items() if card.edition == "adventurers"]
    assert state.legal_actions() == tuple(s.Choose(hero) for hero in four)
    (chosen,) = play(state, s.Choose("mage"))
    assert chosen == s.AdventurerChosen(0, "mage")
    assert (state.phase, state.seat) == ("bidding", 0)


def test_w19_the_player_to_the_left_of_an_eliminated_one_chooses_and_starts() -> None:
    """W19: the next one still at the table."""
    state = bidding(players=4, adventurer=None)
    play(state, s.Choose("rogue"))
    state.wounds = [2, 1, 0, 0]
    state.bidding[0], state.seat = False, 1
    events = fail(state, 1)
    assert all_of(events, s.Eliminated) == [s.Eliminated(1)]
    assert (state.phase, state.seat) == ("choosing", 2)
    play(state, s.Choose("warrior"))
    assert (state.bidding, state.seat) == ([False, False, True, True], 2)


def test_w20_sacrificed_monsters_are_shown_to_all_after_the_round() -> None:
    """W20: the leftover deck is not."""
    state = bidding()
    draw(state, "lich", s.Sacrifice("torch"))
    draw(state, "orc", s.Sacrifice("plate_armor"))
    events = play(state, s.PASS)
    (shown,) = all_of(events, s.SacrificesShown)
    assert shown.seen_by(None) == s.SacrificesShown(("lich", "orc"))
    assert {type(event) for event in events} == {
        s.Passed, s.ChallengeBegan, s.ChallengeEnded, s.SacrificesShown, s.RoundBegan,
        s.AdventurerChosen,
    }  # fmt: skip


def test_w20_nothing_is_shown_when_nothing_was_sacrificed() -> None:
    """W20: no event without cards."""
    assert all_of(play(bidding(), s.PASS), s.SacrificesShown) == []


def test_two_successes_win_the_match() -> None:
    state = bidding()
    succeed(state, 1)
    events = succeed(state, 1)
    assert events[-1] == s.MatchEnded(1, "successes")
    assert (state.current_player(), list(state.returns())) == (None, [0.0, 1.0])
    assert not state.legal_actions()
    assert not state.chance_outcomes()


def test_a_second_wound_eliminates_a_first_does_not() -> None:
    state = bidding(players=3)
    assert all_of(fail(state, 0), s.Eliminated) == []
    assert state.bidding == [True, True, True]
    assert all_of(fail(state, 0), s.Eliminated) == [s.Eliminated(0)]
    assert state.bidding == [False, True, True]


def test_w21_the_last_player_not_eliminated_wins_at_once() -> None:
    """W21: without another round."""
    state = bidding(players=3)
    state.wounds = [2, 1, 1]
    state.bidding[0], state.seat = False, 1
    events = fail(state, 1)
    assert events[-2:] == [s.Eliminated(1), s.MatchEnded(2, "last_standing")]
    assert (state.phase, list(state.returns())) == ("over", [0.0, 0.0, 1.0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w22_two_to_four_play(players: int) -> None:
    """W22: that many seats."""
    options = Options(players=players)
    assert WELCOME.seat_count(options) == players
    assert len(WELCOME.new(options, {}).wounds) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_w22_other_numbers_of_players_are_refused(players: int) -> None:
    """W22: 2 to 4."""
    with pytest.raises(ValueError, match="players must be 2, 3 or 4"):
        WELCOME.new(Options(players=players), {})


def test_every_round_begins_with_the_whole_deck_and_kit() -> None:
    state = bidding()
    draw(state, "goblin", s.Sacrifice("torch"))
    draw(state, "orc", s.ADD)
    play(state, s.PASS, s.Name("orc"), "orc")
    assert (state.round, state.deck, state.dungeon, state.bids) == (2, list(DECK), [], [])
    assert state.equipment == tuple(ADVENTURERS["warrior"].kit)
    assert state.challenge is None


def test_the_classic_edition_has_one_hero_and_no_choice() -> None:
    state = WELCOME.new(Options(edition="classic"), {})
    events = play(state, 0)
    assert events[-1] == s.AdventurerChosen(None, "classic_hero")
    assert state.phase == "bidding"
    assert state.equipment == tuple(ADVENTURERS["classic_hero"].kit)
    with pytest.raises(ValueError, match="adventurer must be null in the classic edition"):
        WELCOME.new(Options(edition="classic", adventurer="mage"), {})


def test_an_adventurer_can_be_fixed_for_the_whole_match() -> None:
    state = bidding(adventurer="rogue")
    assert (state.phase, state.adventurer) == ("bidding", "rogue")
    play(state, s.PASS)
    assert (state.round, state.phase, state.adventurer) == (2, "bidding", "rogue")


def test_a_round_is_won_by_its_survivor_or_shared_by_those_it_spared() -> None:
    success, failure = s.ChallengeEnded(1, True, 4), s.ChallengeEnded(1, False, 0)
    assert WELCOME.round_returns(success, 3) == [0, 1, 0]
    assert WELCOME.round_returns(failure, 3) == [0.5, 0, 0.5]
    assert WELCOME.round_returns(s.Passed(0), 3) is None
