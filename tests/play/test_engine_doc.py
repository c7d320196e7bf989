"""The conversations in docs/engine.md are what the engine really answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import pytest

from game.play import catalog
from game.play.bots import LEVELS, by_level
from game.play.engine import _VERBS, Engine

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine.md"
TEXT = PAGE.read_text(encoding="utf-8")


FENCE = "```transcript"
GAMES = {
    "welcome": "Welcome to the Dungeon",
    "delver": "Dungeon Delver",
    "heroes": "Dungeon Heroes",
    "rogue": "Rogue Dungeon",
}
"""The games of the page, each with the heading of its section."""


def conversation(text: str, game: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line number of each request of a game's transcripts, it and its answer."""
    inside, request = False, ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("```"):
            assert not request, f"line {number}: the request before it has no answer"
            inside = line == f"{FENCE} {game}"
        elif inside and line.startswith("> "):
            assert not request, f"line {number}: the request before it has no answer"
            request = line[2:]
        elif inside:
            assert request, f"line {number}: an answer without a request"
            assert line.startswith("< "), f"line {number} is neither a request nor an answer"
            yield number - 1, request, line[2:]
            request = ""


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_answers_as_the_page_says(game: str) -> None:
    engine = Engine(game, by_level)
    spoken = list(conversation(TEXT, game))
    assert len(spoken) >= 15
    for number, request, answer in spoken:
        assert json.loads(engine.answer(request)) == json.loads(answer), f"line {number}"


def test_every_transcript_names_its_game() -> None:
    fences = [line for line in TEXT.splitlines() if line.startswith(FENCE)]
    assert {line.removeprefix(f"{FENCE} ") for line in fences} == set(GAMES)


def test_the_page_names_every_request_and_bot() -> None:
    assert not missing({*_VERBS, *LEVELS}, TEXT.split("\n## Welcome")[0])


@pytest.mark.parametrize("name", GAMES)
def test_the_section_of_a_game_names_every_option_action_and_event(name: str) -> None:
    game = catalog.get(name)
    ids = {*game.options.__struct_fields__}
    ids |= {kind.__struct_config__.tag for kind in get_args(game.action)}
    ids |= {kind.__struct_config__.tag for kind in get_args(game.event)}
    section = TEXT.split(f"\n## {GAMES[name]}\n")[1].split("\n## ")[0]
    assert not missing(ids, section)


def missing(ids: Iterable[object], text: str) -> set[object]:
    """Return the ids that a text does not name."""
    return {id_ for id_ in ids if not re.search(rf"\b{re.escape(str(id_))}\b", text)}
