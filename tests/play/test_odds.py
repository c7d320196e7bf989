"""The odds of a delve on the command line."""

from __future__ import annotations

import json

import pytest

from game.play.odds_delver import interval
from main import main


def test_the_odds_of_a_delve_come_with_their_interval(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["odds", "delver", "--hero", "monk", "--level", "greedy", "--matches", "50"]
    assert main([*command, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["hero"], answer["matches"], answer["level"]) == ("monk", 50, "greedy")
    assert answer["low"] < answer["wins"] == answer["won"] / 50 < answer["high"]
    assert main(command) == 0
    assert capsys.readouterr().out.startswith("monk wins ")


def test_the_same_seed_gives_the_same_odds(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        main(["odds", "delver", "--hero", "seer", "--level", "random", "--matches", "9"])
    first, second = capsys.readouterr().out.splitlines()
    assert first == second


def test_the_difficulty_tells(capsys: pytest.CaptureFixture[str]) -> None:
    wins = []
    for difficulty in ("easy", "grim"):
        command = ["--level", "greedy", "--matches", "400", "--difficulty", difficulty, "--json"]
        main(["odds", "delver", "--hero", "barbarian", *command])
        wins.append(json.loads(capsys.readouterr().out)["won"])
    assert wins[0] > wins[1]


@pytest.mark.parametrize("arguments", [[], ["--hero", "wizard"], ["--hero", "monk", "--matches=0"]])
def test_impossible_questions_are_told_so(arguments: list[str]) -> None:
    assert main(["odds", "delver", *arguments]) == 2


def test_an_interval_stays_between_never_and_always() -> None:
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1
    low, high = interval(500, 1000)
    assert (round(low, 3), round(high, 3)) == (0.469, 0.531)
