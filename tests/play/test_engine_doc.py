"""The conversation in docs/engine.md is what the engine really answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from game.play.bots import LEVELS, by_level
from game.play.engine import _VERBS, Engine
from game.rules.welcome import steps
from game.rules.welcome.rules import Options

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine.md"
TEXT = PAGE.read_text(encoding="utf-8")


def conversation(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line number of each request of the page's transcripts, it and its answer."""
    inside, request = False, ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("```"):
            assert not request, f"line {number}: the request before it has no answer"
            inside = line == "```transcript"
        elif inside and line.startswith("> "):
            assert not request, f"line {number}: the request before it has no answer"
            request = line[2:]
        elif inside:
            assert request, f"line {number}: an answer without a request"
            assert line.startswith("< "), f"line {number} is neither a request nor an answer"
            yield number - 1, request, line[2:]
            request = ""


def test_the_engine_answers_as_the_page_says() -> None:
    engine = Engine("welcome", by_level)
    spoken = list(conversation(TEXT))
    assert len(spoken) >= 15
    for number, request, answer in spoken:
        assert json.loads(engine.answer(request)) == json.loads(answer), f"line {number}"


def test_the_page_names_every_request_option_action_and_event() -> None:
    ids = {*_VERBS, *LEVELS, *Options.__struct_fields__}
    ids |= {kind.__struct_config__.tag for kind in get_args(steps.AnyAction)}
    ids |= {kind.__struct_config__.tag for kind in get_args(steps.AnyEvent)}
    prose = TEXT.split("## A conversation")[0]
    missing = {id_ for id_ in ids if not re.search(rf"\b{re.escape(str(id_))}\b", prose)}
    assert not missing
