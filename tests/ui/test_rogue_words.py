"""The words of Rogue Dungeon: every choice, place and event of many runs is told in full."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.core.types import CHANCE, Event
from game.play import paths
from game.play.match import Match
from game.play.replay import random_play
from game.rules.rogue import steps as s
from game.rules.rogue.game import ROGUE

from .rogue_words_stage import (
    RUNS,
    SEEDS,
    TABLES,
    boards,
    opened,
    positions,
    slots_of,
    spoken,
    told,
)


@pytest.mark.parametrize(("name", "seed", "locale"), RUNS)
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


@pytest.mark.parametrize(("name", "seed", "locale"), RUNS)
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


# What the words say
