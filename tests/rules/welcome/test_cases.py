"""Worked examples: a described challenge, what stops each card and what is left."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from game.rules.welcome.cards import ADVENTURERS, DECK
from game.rules.welcome.odds import survival_of

from .driver import walk

FILE = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
CASES: list[dict[str, Any]] = FILE["cases"]


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{place}-{case['note']}" for place, case in enumerate(CASES)]
)
def test_a_challenge_goes_as_described(case: dict[str, Any]) -> None:
    axe, polymorph = case["axe_on_reveal"], case["polymorph_on_reveal"]
    walked = walk(
        case["adventurer"],
        case["equipment"],
        case["pile_top_first"],
        named=case["named"],
        use_at=axe if polymorph is None else polymorph,
        deck=case["leftover_deck_top_first"],
    )
    expect = case["expect"]
    assert walked.outcomes == expect["stopped_by"]
    assert walked.end.success is expect["success"]
    assert (walked.end.hp > 0) is expect["survives_by_hp"]
    assert (walked.end.hp or None) == expect["hp_at_end"]


@pytest.mark.parametrize(
    "case", FILE["odds"], ids=lambda case: f"{case['adventurer']}-{case['named']}"
)
def test_the_odds_against_the_whole_deck_are_exact(case: dict[str, Any]) -> None:
    assert tuple(case["equipment"]) == tuple(ADVENTURERS[case["adventurer"]].kit)
    found = survival_of(case["adventurer"], case["equipment"], DECK, case["named"])
    assert found == Fraction(case["survives"])
