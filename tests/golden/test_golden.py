"""Golden play-throughs: a seed plays the same match, event by event, for ever.

With the environment variable DUNGEON_QUARTET_GOLDEN=write the files are written anew.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from game.core.types import CHANCE
from game.play import catalog

FOLDER: Final = Path(__file__).parent
WRITE: Final = os.environ.get("DUNGEON_QUARTET_GOLDEN") == "write"
EARLIER: Final = 3
"""How much likelier the first of the legal actions are: there is more drawing than passing."""
SHOWN: Final = 40
"""How many lines of a difference are shown."""


class Golden(NamedTuple):
    """One match that is kept; its seats play at random by the seed."""

    file: str
    game: str
    options: Mapping[str, Any]
    seed: int


DRAGON: Final = {"expansions": ["dragon_and_damsel"]}
UNDEAD: Final = {"expansions": ["lords_of_the_undead"]}
BOTH: Final = {"expansions": ["dragon_and_damsel", "lords_of_the_undead"]}

GOLDEN: Final = (
    Golden("welcome-adventurers-2.txt", "welcome", {"players": 2}, 18),
    Golden("welcome-adventurers-4.txt", "welcome", {"players": 4}, 29),
    Golden("welcome-classic-3.txt", "welcome", {"edition": "classic", "players": 3}, 13),
    Golden(
        "welcome-options-3.txt",
        "welcome",
        {
            "players": 3,
            "adventurer": "mage",
            "first_card_must_be_added": True,
            "remember_placed_cards": False,
        },
        31,
    ),
    Golden("delver-barbarian.txt", "delver", {}, 267),
    Golden("delver-seer.txt", "delver", {"hero": "seer"}, 160),
    Golden(
        "delver-options-thief.txt",
        "delver",
        {"hero": "thief", "free_bare_hands": True, "difficulty": "easy"},
        122,
    ),
    Golden("heroes-versus.txt", "heroes", {}, 5),
    Golden("heroes-solo.txt", "heroes", {"mode": "solo"}, 353),
    Golden(
        "heroes-options.txt",
        "heroes",
        {"refill_squares": True, "heroes_may_rest": True},
        150,
    ),
    Golden("heroes-dragon-versus.txt", "heroes", DRAGON, 598),
    Golden("heroes-dragon-solo.txt", "heroes", {"mode": "solo", **DRAGON}, 608),
    Golden("heroes-undead-versus.txt", "heroes", UNDEAD, 622),
    Golden("heroes-undead-solo.txt", "heroes", {"mode": "solo", **UNDEAD}, 311),
    Golden("heroes-both-versus.txt", "heroes", BOTH, 497),
    Golden("heroes-both-solo.txt", "heroes", {"mode": "solo", **BOTH}, 405),
    Golden("rogue-solo.txt", "rogue", {}, 545),
    Golden(
        "rogue-random-tower-3.txt",
        "rogue",
        {"heroes": ["wizard"], "levels": 3, "random_rooms": True, "ascend": True},
        113,
    ),
    Golden("rogue-two-heroes.txt", "rogue", {"heroes": ["thief", "runesmith"]}, 259),
)


def lines(golden: Golden) -> list[str]:
    """Play the match; return a line for each event, in full."""
    match = catalog.new_match(golden.game, golden.options, golden.seed)
    rng = Random(golden.seed)
    told = []
    while not match.over:
        if match.current_player == CHANCE:
            step = match.draw_chance()
        else:
            legal = match.legal_actions()
            step = match.play(legal[int(rng.random() ** EARLIER * len(legal))])
        told += [msgspec.json.encode(event).decode() for event in step.events]
    return told


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file)
def test_a_seed_plays_the_same_match_as_ever(golden: Golden) -> None:
    path, now = FOLDER / golden.file, lines(golden)
    if WRITE:
        path.write_text("\n".join(now) + "\n", encoding="utf-8", newline="\n")
    before = path.read_text(encoding="utf-8").splitlines()
    if now != before:
        diff = list(difflib.unified_diff(before, now, golden.file, "now", lineterm="", n=2))
        pytest.fail("\n".join(["The match goes another way:", *diff[:SHOWN]]), pytrace=False)


def test_every_file_is_played() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.file for golden in GOLDEN}
