"""Runs of Rogue Dungeon for the tests of its words: at each moment, at a chosen one, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.content.rogue import maps
from game.play import paths
from game.play.match import Match
from game.play.record import Saves
from game.play.replay import random_play
from game.play.settings import Settings
from game.rules.rogue.game import ROGUE
from game.rules.rogue.maps import DungeonMap
from game.rules.rogue.run import Options
from game.rules.rogue.view import RogueView
from game.ui.desk import Desk
from game.ui.tables.rogue_tally import RogueTally

PLACE = re.compile(r"\{\w*\}")
TABLES: dict[str, dict[str, Any]] = {
    "alone": {},
    "wizard": {"heroes": ("wizard",), "levels": 3},
    "thief": {"heroes": ("thief",), "random_rooms": True, "levels": 4},
    "two": {"heroes": ("ranger", "runesmith"), "ascend": True},
    "three": {"heroes": ("crusader", "thief", "wizard"), "random_rooms": True, "ascend": True},
}
SEEDS = range(4)
RUNS = [(name, seed, "xx" if seed % 2 else "en") for name in TABLES for seed in SEEDS]


@cache
def boards() -> dict[str, DungeonMap]:
    return maps([paths.maps() / "rogue"])[0]


def opened(name: str, seed: int) -> Match:
    return Match(ROGUE, Options(**TABLES[name]), seed, boards=boards())


def spoken(folder: Path, locale: str, players: int = 3) -> RogueTally:
    desk = Desk(Settings(locale=locale), Saves(folder))
    return RogueTally(desk, [f"Player {i}" for i in range(players)])


def positions(name: str, seed: int, choose: Callable[..., None] = random_play) -> Iterator[Match]:
    """Yield a run at each of its moments."""
    match, rng = opened(name, seed), Random(seed)
    while not match.over:
        yield match
        choose(match, rng, 1)
    yield match


def told(text: str | None, where: object) -> None:
    """Hold a text to be there and complete."""
    assert text, where
    assert not PLACE.search(text), (where, text)


SLOTS = (
    "room", "rooms", "discard", "deck/red", "deck/yellow", "deck/white", "deck/green", "deck/blue",
    "deck/purple", "deck/loot", "deck/specialty", "deck/monster", "track/strength",
    "track/agility", "track/intellect", "track/vitality", "track/luck", "health", "hero/0",
    "meeple/0", "die",
    "xp", "level", "damage", "attack", "offer", "alone", "give", "descend", "hold", "done",
    "luck/reroll", "luck/up", "luck/down", "cell/0/0",
)  # fmt: skip


def slots_of(view: RogueView) -> Iterator[str]:
    """Yield the places of a table as it lies."""
    run = view.run
    yield from SLOTS
    yield from (f"loot/{card}" for card in run.hero.cards)
    yield from (f"stall/{card}" for card in run.stall)
    yield from (f"monster/{i}" for i in range(len(run.foes)))
    if run.map:
        yield from (f"cell/{cell}" for cell in run.plan.cells)
    for action in view.legal:
        yield from action.path()


def begun(*steps: Any, **options: Any) -> Match:
    """Return a run on known maps after some steps."""
    faces = ("crypt_front", "fungus_back", "mine_front")
    match = Match(ROGUE, Options(levels=3, maps=faces, **options), 7, boards=boards())
    for step in ("crypt_front", *steps):
        match.take(step)
    return match


def words_of(folder: Path, match: Match) -> tuple[RogueTally, RogueView]:
    words, view = spoken(folder, "en"), match.view(match.current_player)
    words.show(view)
    return words, view
