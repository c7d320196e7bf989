"""The words of Rogue Dungeon: every choice, place and event of many runs is told in full."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.content.rogue import maps
from game.core.types import CHANCE, Event
from game.play import paths
from game.play.match import Match
from game.play.record import Saves
from game.play.replay import random_play
from game.play.settings import Settings
from game.rules.rogue import steps as s
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


@pytest.mark.parametrize("locale", ["en", "xx"])
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", TABLES)
def test_every_choice_and_place_is_told(tmp_path: Path, name: str, seed: int, locale: str) -> None:
    words = spoken(tmp_path, locale)
    for match in positions(name, seed):
        player = match.current_player
        view = match.view(player if player not in (None, CHANCE) else None)
        words.show(view)
        told(words.headline(view), view.phase)
        told(words.prompt(view, ()), view.phase)
        for row in words.knowledge(view):
            told(row.label, view.phase)
        for seat in range(match.seats):
            told(words.status(view, seat), view.phase)
        for slot in slots_of(view):
            told(words.describe(view, slot), (view.phase, slot))
        for action in view.legal:
            told(words.label(action), action)
            told(words.consequence(view, action), action)
            if badge := words.badge(view, action):
                told(badge.text, action)
            told(words.prompt(view, action.path()[:-1]), action)
        assert set(words.buttons(view)) <= set(view.legal)


def events_of(match: Match) -> Iterator[Event]:
    fresh = Match(ROGUE, match.options, match.seed, boards=boards())
    for step in match.log:
        yield from fresh.take(step).events


@pytest.mark.parametrize("locale", ["en", "xx"])
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", TABLES)
def test_every_event_is_narrated_and_the_end_told(
    tmp_path: Path, name: str, seed: int, locale: str
) -> None:
    words = spoken(tmp_path, locale)
    match = opened(name, seed)
    words.show(match.view(None))
    random_play(match, Random(seed))
    events = list(events_of(match))
    for event in events:
        line = words.narrate(event)
        assert line, event
        told(line.text, event)
    for count in range(0, len(events), 7):
        words.verdict(events[:count])
        words.turning_points(events[:count])
        words.tally(match.view(None), events[:count])
    told(words.verdict(events), name)
    for point in words.turning_points(events):
        told(point, name)
    tally = words.tally(match.view(None), events)
    for line_ in tally:
        told(line_.words, name)
        assert (paths.assets() / "art" / f"{line_.art}.svg").exists(), line_.art


def test_every_kind_of_action_was_met() -> None:
    met = {
        type(action)
        for name in TABLES
        for seed in SEEDS
        for match in positions(name, seed)
        for action in match.legal_actions()
    }
    assert met == set(s.AnyAction.__args__)
