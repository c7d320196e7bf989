"""The chance at a glance, held against the exact odds and against plain counting."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from game.ai.levels import bot
from game.ai.welcome_glance import gear_of
from game.ai.welcome_spread import PAIR, WHOLE, Losses, below, hand_of, size
from game.core.types import CHANCE, discard
from game.rules.welcome import odds
from game.rules.welcome.cards import DECK, MONSTERS, STRENGTH, Monster
from game.rules.welcome.game import WELCOME
from game.rules.welcome.state import Options
from game.rules.welcome.view import WelcomeView

PLAIN = Losses(tuple((STRENGTH[monster], i) for i, monster in enumerate(MONSTERS)))
POOL: tuple[Monster, ...] = ("goblin", "orc", "orc", "golem", "lich", "dragon")


def test_a_hand_counts_its_cards() -> None:
    assert hand_of(DECK) == WHOLE
    assert size(WHOLE) == 13
    assert size(hand_of(("golem", "golem", "lich"))) == 3
    assert size(0) == 0


@pytest.mark.parametrize("hidden", [1, 2, 4])
def test_the_spread_counts_every_way_to_lose_hit_points(hidden: int) -> None:
    row = PLAIN.spread(hand_of(POOL), hidden, 0)
    for limit in (0, 4, 9, 15, 60):
        hands = combinations([STRENGTH[monster] for monster in POOL], hidden)
        assert below(row, limit) == sum(sum(hand) < limit for hand in hands)


@pytest.mark.parametrize("top", [0, 5])
def test_the_spread_without_the_costliest_card_spares_one(top: int) -> None:
    row = PLAIN.spread_without_top(hand_of(POOL), PAIR, top)
    for limit in (1, 6, 9, 14):
        ways = 0
        for hand in combinations(POOL, PAIR):
            costs = [top, *(STRENGTH[monster] for monster in hand)]
            ways += sum(costs) - max(costs) < limit
        assert below(row, limit) == ways


def bids(adventurer: str | None, matches: int) -> Iterator[WelcomeView]:
    """Yield the views of those who have to bid, placed at random."""
    options = {"adventurer": adventurer} if adventurer else {"edition": "classic"}
    careful, rng = bot("welcome", "normal"), Random(5)
    for _ in range(matches):
        state = WELCOME.new(Options(players=2, **options), {})  # type: ignore[arg-type]
        while (player := state.current_player()) is not None:
            if player == CHANCE:
                state.apply(rng.choice(state.chance_outcomes()), discard)
                continue
            view = WELCOME.view(state, player)
            if view.phase == "bidding":
                yield view
            if view.phase == "drawn":
                state.apply(rng.choice(view.legal), discard)
                continue
            *_, advice = careful.think(WELCOME, view, rng)
            state.apply(advice.action, discard)  # type: ignore[arg-type]


def glance(view: WelcomeView) -> float:
    assert view.adventurer
    known = [back.monster for back in view.dungeon if back.monster]
    gear = gear_of(view.adventurer, view.equipment, view.options.torch_stops_orks)
    return gear.chance(hand_of(known), len(view.dungeon) - len(known), hand_of(view.unseen))


@pytest.mark.parametrize(
    ("adventurer", "error"),
    [("warrior", 0.01), (None, 0.01), ("rogue", 0.1), ("barbarian", 0.1), ("mage", 0.1)],
)
def test_a_glance_is_near_the_exact_odds(adventurer: str | None, error: float) -> None:
    """Exact where the order of the cards does not matter; elsewhere an estimate."""
    pairs = [(odds.survival(view), glance(view)) for view in bids(adventurer, 8)]
    doubtful = [abs(exact - seen) for exact, seen in pairs if 0.03 < exact < 0.97]
    assert len(doubtful) > 10
    assert sum(doubtful) / len(doubtful) < error
