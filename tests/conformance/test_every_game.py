"""Conformance: what every game of the catalog keeps, on play drawn by hypothesis."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.game import AnyGame
from game.core.types import CHANCE, Action, Event, discard
from game.play import catalog
from game.play.match import IllegalStepError, Match, seen_by
from game.play.record import decode, encode, record_of, resume
from game.play.replay import canonical, random_play

from .drawn_play import CARDS, OPTIONS, Drawn, drawn_play, possible

drawn = settings(
    max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
plays = given(play=drawn_play())


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def every_action(game: AnyGame) -> set[Any]:
    """Return the actions met in some random matches."""
    found: set[Any] = set()
    for seed in range(6):
        match = catalog.new_match(game.name, {}, seed)
        rng = Random(seed)
        while not match.over:
            found.update(match.legal_actions())
            random_play(match, rng, steps=1)
    return found


ACTIONS = {name: sorted(every_action(catalog.get(name)), key=repr) for name in catalog.names()}


def test_every_game_is_drawn_and_counted() -> None:
    assert set(OPTIONS) == set(CARDS) == set(catalog.names())


@drawn
@plays
def test_somebody_can_always_go_on_until_the_end(play: Drawn) -> None:
    for match in play.positions():
        player = match.current_player
        assert bool(match.legal_actions()) == (player not in (None, CHANCE))
        assert bool(match.chances()) == (player == CHANCE)
        assert (match.returns() is None) == (player is not None)
        assert player is None or -1 <= player < match.seats


@drawn
@plays
def test_an_illegal_step_changes_nothing(play: Drawn) -> None:
    match = play.played()
    before, log = canonical(match.snapshot()), match.log
    for step in [*ACTIONS[play.name], 99, -7, "nothing", True, None, 1.0]:
        if any(type(step) is type(each) and step == each for each in possible(match)):
            continue
        with pytest.raises(IllegalStepError):
            match.take(step)
        if isinstance(step, Action):
            with pytest.raises(IllegalStepError):
                match.play(step)
    assert (canonical(match.snapshot()), match.log) == (before, log)


@drawn
@plays
def test_paths_are_prefix_free_and_json_is_unique(play: Drawn) -> None:
    for match in play.positions():
        legal = match.legal_actions()
        assert len({canonical(action) for action in legal}) == len(legal)
        for one, other in permutations((action.path() for action in legal), 2):
            assert one
            assert other[: len(one)] != one


@drawn
@plays
def test_clones_are_independent(play: Drawn) -> None:
    match = play.played()
    state = match.snapshot()
    before = canonical(state)
    copy, rng = state.clone(), Random(4)
    while (player := copy.current_player()) is not None:
        choices = copy.chance_outcomes() if player == CHANCE else copy.legal_actions()
        copy.apply(rng.choice(list(choices)), discard)
    assert canonical(state) == before


@drawn
@plays
def test_json_round_trips(play: Drawn) -> None:
    match, game, events = play.open(), play.game(), list[Event]()
    match.subscribe(None, events.append)
    match.subscribe(0, events.append)
    for index, choice in enumerate(play.choices):
        if match.over:
            break
        match.take(possible(match)[choice % len(possible(match))])
        state = match.snapshot()
        assert msgspec.json.decode(msgspec.json.encode(state), type=game.state) == state, index
    for action in match.legal_actions():
        assert msgspec.json.decode(msgspec.json.encode(action), type=game.action) == action
    for event in events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=game.event) == event
    options = msgspec.json.decode(msgspec.json.encode(match.options), type=game.options)
    assert options == match.options


@drawn
@plays
def test_a_record_replays_twice(play: Drawn) -> None:
    match = play.played()
    record = record_of(match)
    for _ in range(2):
        again, replays = resume(decode(encode(record)))
        assert replays
        assert again.log == match.log
        assert again.snapshot() == match.snapshot()
        record = record_of(again)
    assert encode(record) == encode(record_of(match))


@drawn
@plays
def test_dropping_steps_is_never_having_played_them(play: Drawn) -> None:
    match = play.open()
    states = [canonical(match.snapshot())]
    for choice in play.choices:
        if match.over:
            break
        match.take(possible(match)[choice % len(possible(match))])
        states.append(canonical(match.snapshot()))
    while match.entries:
        match.drop(min(7, match.entries))
        assert canonical(match.snapshot()) == states[match.entries]


@drawn
@given(play=drawn_play(), seed=st.integers(0, 99))
def test_what_a_view_imagines_looks_the_same(play: Drawn, seed: int) -> None:
    match, game = play.played(), play.game()
    for seat in viewers(match):
        view = match.view(seat)
        imagined = game.determinize(view, Random(seed), None)
        assert game.view(imagined, seat) == view
        assert imagined.current_player() == match.current_player
        weighed = game.determinize(view, Random(seed), lambda state: 1.0)
        assert game.view(weighed, seat) == view


@drawn
@given(play=drawn_play(), seed=st.integers(0, 99), choice=st.integers(0, 59))
def test_what_a_seat_cannot_know_tells_it_nothing(play: Drawn, seed: int, choice: int) -> None:
    """Two states alike to a seat give it the same legal actions, and the same events."""
    match, game = play.played(), play.game()
    if match.over:
        return
    step = possible(match)[choice % len(possible(match))]
    for seat in viewers(match):
        state = match.snapshot()
        other = game.determinize(match.view(seat), Random(seed), None)
        if match.current_player == seat:
            assert list(other.legal_actions()) == list(state.legal_actions())
        if step not in (*other.legal_actions(), *other.chance_outcomes()):
            continue
        told: list[Event] = []
        told_other: list[Event] = []
        state.apply(step, told.append)
        other.apply(step, told_other.append)
        assert _unrevealed(told, seat) == _unrevealed(told_other, seat)
        if seen_by(told, seat) == seen_by(told_other, seat):
            assert game.view(state, seat) == game.view(other, seat)


def _unrevealed(told: list[Event], seat: int | None) -> list[Event]:
    """Return what the seat saw, less what lays hidden cards open to everybody."""
    return [event for event in seen_by(told, seat) if not event.reveals]


@drawn
@plays
def test_cards_are_conserved(play: Drawn) -> None:
    count = CARDS[play.name]
    whole = None
    for match in play.positions():
        cards = count(match.snapshot())
        whole = whole or cards
        assert cards == whole or not whole


@drawn
@plays
def test_masking_twice_is_masking_once(play: Drawn) -> None:
    """What the public saw, every seat saw at least; masked events tell no more when masked."""
    match, told = play.open(), list[Event]()
    for choice in play.choices:
        if match.over:
            break
        told += match.take(possible(match)[choice % len(possible(match))]).events
    for seat in viewers(match):
        once = seen_by(told, seat)
        assert seen_by(once, seat) == once
        assert len(once) >= len(seen_by(told, None))


@drawn
@plays
def test_the_game_ends(play: Drawn) -> None:
    match = play.played()
    random_play(match, Random(play.seed), steps=5000)
    returns = match.returns()
    assert returns is not None
    assert len(returns) == match.seats
    assert all(0 <= value <= 1 for value in returns)


@pytest.mark.parametrize("name", catalog.names())
def test_the_box_lists_its_cards_well(name: str) -> None:
    cards = catalog.get(name).cards()
    assert len({(card.id, card.kit) for card in cards}) == len(cards)
    for card in cards:
        assert card.count > 0
        assert card.name
        assert card.text
        assert card.id == card.id.lower()
