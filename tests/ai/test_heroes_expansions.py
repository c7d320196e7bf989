"""The bots of Dungeon Heroes find their way through matches with expansions."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.levels import bot
from game.core.types import CHANCE
from game.play import bots, catalog
from game.play.replay import random_play
from game.rules.heroes.pieces import DRAGON_AND_DAMSEL, LORDS_OF_THE_UNDEAD

SETS = [[DRAGON_AND_DAMSEL], [LORDS_OF_THE_UNDEAD], [DRAGON_AND_DAMSEL, LORDS_OF_THE_UNDEAD]]
ASKED = 14
"""How often a bot is asked in a match that goes on at random in between."""


@pytest.mark.parametrize("level", ["greedy", "easy", "normal", "hard"])
@pytest.mark.parametrize("mode", ["versus", "solo"])
@pytest.mark.parametrize("expansions", SETS, ids="+".join)
def test_a_bot_has_a_legal_answer_wherever_it_is_asked(
    level: str, mode: str, expansions: list[str]
) -> None:
    player, rng = bot("heroes", level), Random(3)
    match = catalog.new_match("heroes", {"mode": mode, "expansions": expansions}, 3)
    for asked in range(ASKED * 20):
        while match.current_player == CHANCE:
            match.draw_chance()
        if match.over:
            break
        if asked % 20:
            random_play(match, rng, steps=1)
        else:
            assert bots.suggestion(player, match).action in match.legal_actions()
