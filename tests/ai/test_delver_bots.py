"""The bots of Dungeon Delver: legal, fair, the same for the same seed, and near the optimum."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.delver_value import glance
from game.ai.levels import LEVELS, bot
from game.core.types import CHANCE, discard
from game.play import catalog
from game.play.bots import by_level, suggestion
from game.play.simulate import Series, simulate
from game.rules.delver import steps as s
from game.rules.delver.cards import HEROES
from game.rules.delver.delve import Options
from game.rules.delver.game import DELVER
from game.rules.delver.rules import DelverState

from .delver_optimum import Optimum, late, shortfall


def played(level: str, seed: int, **options: Any) -> bytes:
    series = Series("delver", (level,), options, seed, by_level)
    return simulate(series, 1).digest.encode()


@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize("hero", HEROES)
def test_every_level_plays_a_whole_delve_and_the_same_again(level: str, hero: str) -> None:
    # A match refuses what is not legal.
    assert played(level, 3, hero=hero) == played(level, 3, hero=hero)


def test_the_expert_plays_and_gives_a_chance() -> None:
    match, player = catalog.new_match("delver", {"hero": "thief"}, 4), bot("delver", "expert")
    for _ in range(12):
        if match.current_player == CHANCE:
            match.draw_chance()
        else:
            advice = suggestion(player, match)
            assert 0 <= advice.value <= 1
            match.play(advice.action)


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_is_given_a_state(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = catalog.new_match("delver", {"hero": "seer"}, 1)
    while match.current_player == CHANCE:
        match.draw_chance()
    seen = match.view(0)
    assert not isinstance(seen, DelverState)
    monkeypatch.setattr(type(match), "snapshot", None)
    *_, advice = bot("delver", level).think(DELVER, seen, Random(1))
    assert advice.action in seen.legal


def test_a_hint_tells_the_chances_of_the_fight_and_of_the_delve() -> None:
    state = DELVER.new(Options("monk"), {})
    state.apply("ogre", discard)
    state.items += ("fire_bomb",)
    *_, advice = bot("delver", "hard").think(DELVER, DELVER.view(state, 0), Random(1))
    texts = [reason.text for reason in advice.reasons]
    assert any("win this fight" in text for text in texts)
    assert any("win the delve" in text for text in texts)
    chances = [chance for reason in advice.reasons for chance in reason.values.values()]
    assert all(isinstance(chance, float) and 0 <= chance <= 1 for chance in chances)


def test_more_hearts_and_more_items_look_better() -> None:
    state = DELVER.new(Options("thief"), {})
    whole = glance(state)
    state.hearts -= 1
    hurt = glance(state)
    state.items = ()
    assert whole > hurt > glance(state) > 0


def test_greed_takes_the_bigger_die() -> None:
    state = DELVER.new(Options("monk"), {})
    state.items = ("pilgrims_staff", "loaded_die", "magpie")
    state.apply("war_maul", discard)
    *_, advice = bot("delver", "greedy").think(DELVER, DELVER.view(state, 0), Random(1))
    assert isinstance(advice.action, s.Swap)
    assert advice.action.item != "pilgrims_staff"


def test_the_optimum_of_a_single_card_is_its_chance() -> None:
    # Nothing to pay with, one heart, a d10 against 9: one roll in nine.
    state = DELVER.new(Options("monk"), {})
    state.items, state.hearts, state.deck = (), 1, ["golem"]
    assert Optimum().value(state) == pytest.approx(1 / 9)


def test_hard_is_within_half_a_point_of_the_optimum_on_small_decks() -> None:
    rng, player = Random(5), bot("delver", "hard")
    lost = [shortfall(player, late(6, rng), 4, rng)[1] for _ in range(8)]
    assert sum(lost) / len(lost) <= 0.005


def test_each_level_beats_the_one_below() -> None:
    wins = [
        simulate(Series("delver", (level,), {"hero": "barbarian"}, 2, by_level), count).seats[0]
        for level, count in (("greedy", 200), ("easy", 200), ("normal", 200))
    ]
    greedy, easy, normal = (seat.wins for seat in wins)
    assert normal >= 1.2 * easy >= 1.2 * 1.2 * greedy
