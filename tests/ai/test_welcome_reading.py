"""The strong bots read the bids: what a pass or an added card tells about the dungeon."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ai.levels import bot
from game.ai.welcome_careful import careful_of
from game.ai.welcome_glance import gear_of
from game.ai.welcome_spread import INDEX, ONE, WHOLE, size
from game.ai.welcome_walk import comes_out
from game.ai.welcome_worlds import PASSED, Heard, Situation, Told, drawn_evenly
from game.ai.welcome_worth import equity
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS

WARRIOR = careful_of("warrior", tuple(ADVENTURERS["warrior"].kit), False)
DRAGON, GOLEM, ORC = INDEX["dragon"], INDEX["golem"], INDEX["orc"]


def test_a_careful_player_passes_by_the_chance() -> None:
    bare = careful_of("warrior", (), False)
    assert bare.leaves(ONE[DRAGON], 0, WHOLE - ONE[DRAGON]) > 0.9
    assert WARRIOR.leaves(ONE[DRAGON], 0, WHOLE - ONE[DRAGON]) < 0.1


def test_all_cards_of_a_deal_are_the_decks() -> None:
    heard = (Heard(0, 0, DRAGON), Heard(1, 0), Heard(0, 3, GOLEM), Heard(1, 0))
    situation = Situation(Told(0, 2, WHOLE, WARRIOR, heard, ORC))
    rng = Random(1)
    for _ in range(50):
        weight, world = situation.deal(rng)
        assert 0 < weight <= 1
        assert len(world.pile) == 3
        assert world.pile[0] == DRAGON
        rest = sum(ONE[i] for i in world.rest)
        pile = sum(ONE[i] for i in world.pile)
        assert rest + pile + ONE[GOLEM] + ONE[ORC] == WHOLE
        assert world.known[0] + world.known[1] == pile
        assert size(world.pools[0]) == 13 - 3


def test_what_others_add_is_not_dealt_evenly() -> None:
    """With only a spear left, a careful player adds the Dragon it stops, not the Lich."""
    spear = careful_of("warrior", ("dragon_spear", "knight_shield"), False)
    situation = Situation(Told(0, 2, WHOLE, spear, (Heard(0, 0, ORC), Heard(1, 0))))
    rng, shares = Random(2), Counter[int]()
    for _ in range(400):
        weight, world = situation.deal(rng)
        shares[world.pile[-1]] += weight  # type: ignore[assignment]
    assert shares[DRAGON] > 2 * shares[INDEX["lich"]]


def test_worlds_are_drawn_by_their_weights() -> None:
    situation = Situation(Told(0, 2, WHOLE, WARRIOR, ()))
    rng = Random(3)
    (_, often), (_, never) = situation.deal(rng), situation.deal(rng)
    assert drawn_evenly([(1.0, often), (0.0, never)], 5, rng) == [often] * 5


def test_a_round_played_out_ends_with_one_who_entered() -> None:
    situation = Situation(Told(1, 3, WHOLE, WARRIOR, (Heard(0, PASSED),)))
    rng = Random(4)
    ends = {situation.play(situation.deal(rng)[1], s.DRAW, rng) for _ in range(40)}
    assert {seat for seat, _ in ends} <= {1, 2}
    assert situation.play(situation.deal(rng)[1], s.PASS, rng) == (2, True)


def test_the_imagined_walk_knows_the_equipment() -> None:
    mage = gear_of("mage", ("demonic_pact",), False)
    demon, lich = INDEX["demon"], INDEX["lich"]
    assert comes_out(mage, (lich, demon), (), -1)
    assert not comes_out(mage, (demon, lich), (), -1)
    axe = gear_of("barbarian", ("vorpal_axe", "healing_potion"), False)
    assert comes_out(axe, (ORC, GOLEM, DRAGON), (), -1)
    assert comes_out(WARRIOR.gear, (GOLEM, GOLEM), (), GOLEM)


def test_a_seat_nearer_to_its_goal_has_the_better_match() -> None:
    ahead = equity((1, 0, 0), (0, 0, 1))
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > ahead[1] > ahead[2]


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_there_is_a_reason_for_every_bid(level: str) -> None:
    from game.play import bots, catalog  # noqa: PLC0415

    match = catalog.new_match("welcome", {"players": 2, "adventurer": "rogue"}, 8)
    match.draw_chance()
    for _ in range(2):
        advice = bots.suggestion(bot("welcome", level), match)
        assert advice.reasons
        for reason in advice.reasons:
            assert reason.text.format(**reason.values)
        match.play(s.DRAW if match.view(match.current_player).phase == "bidding" else s.ADD)
        if match.current_player == -1:
            match.draw_chance()
