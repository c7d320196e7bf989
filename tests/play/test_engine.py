"""The line protocol: positions, masking, and refusals that change nothing."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from game.play.engine import Engine, serve

from .little_bot import make_little


class Client:
    """Speaks to an engine in plain values."""

    def __init__(self) -> None:
        self.engine = Engine("welcome", make_little)

    def ask(self, **request: Any) -> Any:
        return json.loads(self.engine.answer(json.dumps(request)))

    def line(self, line: str | bytes) -> Any:
        return json.loads(self.engine.answer(line))


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def begun(client: Client) -> Client:
    """Return a client whose seat 0 is to bid with the Mage."""
    client.ask(new={"options": {"adventurer": "mage"}, "seed": 1})
    client.ask(apply=0)
    return client


def test_a_new_match_awaits_the_first_chance(client: Client) -> None:
    assert client.ask(new={"options": {"players": 3}, "seed": 1}) == {
        "player": -1, "legal": [], "chances": [0, 1, 2], "weights": None, "events": [],
        "returns": None,
    }  # fmt: skip


def test_a_match_is_played_to_its_end_and_nothing_advances_by_itself(client: Client) -> None:
    position = client.ask(new={"seed": 5})
    steps = 0
    while position["player"] is not None:
        if position["player"] == -1:
            assert position["chances"]
            assert position["legal"] == []
            position = client.ask(chance=True)
        else:
            advice = client.ask(bot="random")
            assert advice["action"] in position["legal"]
            assert advice["reasons"][0]["values"] == {"count": len(position["legal"])}
            position = client.ask(apply=advice["action"])
        steps += 1
    assert sorted(position["returns"]) == [0.0, 1.0]
    assert "error" in client.ask(chance=True)
    assert "error" in client.ask(apply={"do": "pass"})
    record = client.ask(record=True)["record"]
    assert len(record["log"]) == steps
    assert Client().ask(load=record)["returns"] == position["returns"]


def test_the_seed_decides_what_chance_draws(begun: Client) -> None:
    begun.ask(apply={"do": "draw"})
    first = begun.ask(chance=True)
    begun.ask(undo=1)
    assert begun.ask(chance=True) == first


def test_any_outcome_can_be_applied(begun: Client) -> None:
    assert len(begun.ask(apply={"do": "draw"})["chances"]) == 13
    position = begun.ask(apply="dragon")
    assert position["events"] == [{"event": "drawn", "seat": 0, "monster": "dragon"}]
    assert {"do": "add"} in position["legal"]


def test_a_view_holds_what_its_seat_may_know(begun: Client) -> None:
    begun.ask(apply={"do": "draw"})
    begun.ask(apply="dragon")
    assert [begun.ask(view=seat)["view"]["drawn"] for seat in (0, 1, None)] == [
        "dragon", None, None,
    ]  # fmt: skip


def test_masked_answers_hold_what_the_seat_may_know(begun: Client) -> None:
    position = begun.ask(**{"as": 1})
    assert (position["player"], position["legal"], position["events"]) == (0, [], [])
    position = begun.ask(apply={"do": "draw"})
    assert (position["player"], position["chances"]) == (-1, [])
    position = begun.ask(apply="dragon")
    assert position["events"] == [{"event": "drawn", "seat": 0, "monster": None}]
    assert position["legal"] == []
    advice = begun.ask(bot="stubborn")
    assert (advice["value"], advice["reasons"]) == (None, [])
    assert "dragon" not in json.dumps(begun.ask(apply={"do": "add"}))
    assert begun.ask(apply={"do": "draw"})["player"] == -1
    assert begun.ask(apply="lich")["events"][0]["monster"] == "lich"
    assert "whole truth" in begun.ask(record=True)["error"]
    begun.ask(**{"as": None})
    assert "record" in begun.ask(record=True)


def test_masking_outlasts_a_new_match_that_has_the_seat(client: Client) -> None:
    client.ask(new={"options": {"players": 4}})
    client.ask(**{"as": 3})
    assert "masked for seat 3" in client.ask(new={})["error"]
    assert client.ask(new={"options": {"players": 4}})["chances"] == []


REFUSED_BEFORE = [
    {"apply": 0}, {"chance": True}, {"view": 0}, {"bot": "random"}, {"undo": 0}, {"record": True},
    {"as": 0},
]  # fmt: skip


@pytest.mark.parametrize("request_", REFUSED_BEFORE)
def test_there_must_be_a_game_first(client: Client, request_: dict[str, Any]) -> None:
    assert "no game yet" in client.ask(**request_)["error"]


REFUSED: list[Any] = [
    {}, [], None, 7, "new", {"chance": True, "undo": 1}, {"dance": 1}, {"chance": False},
    {"chance": 1}, {"apply": {"do": "add"}}, {"apply": {"do": "dance"}}, {"apply": {}},
    {"apply": {"do": "draw", "x": 1}}, {"apply": "dragon"}, {"apply": 0}, {"apply": None},
    {"apply": True}, {"apply": 1.5}, {"apply": [0]}, {"apply": {"do": "sacrifice", "item": "hat"}},
    {"view": 2}, {"view": -1}, {"view": "0"}, {"view": True}, {"bot": "genius"}, {"bot": None},
    {"undo": 2}, {"undo": -1}, {"undo": "1"}, {"undo": True}, {"undo": 1.0}, {"as": 2},
    {"as": "me"}, {"record": 1}, {"new": 1}, {"new": {"seed": -1}}, {"new": {"seed": "x"}},
    {"new": {"seed": True}}, {"new": {"sead": 1}}, {"new": {"options": []}},
    {"new": {"options": {"players": 1}}}, {"new": {"options": {"players": "2"}}},
    {"new": {"options": {"hats": 1}}}, {"load": 1}, {"load": {}}, {"load": {"format": 2}},
    {"load": {"format": True}}, {"new": {"seed": 10**40}}, {"undo": 10**40},
]  # fmt: skip


@pytest.mark.parametrize("request_", REFUSED, ids=repr)
def test_a_refusal_is_one_sentence_and_changes_nothing(begun: Client, request_: Any) -> None:
    before = begun.ask(record=True)
    answer = begun.line(json.dumps(request_))
    assert set(answer) == {"error"}
    assert answer["error"].endswith(".")
    assert "\n" not in answer["error"]
    assert begun.ask(record=True) == before


@pytest.mark.parametrize(
    "line", ["", "{", "hello", b"\xff\xfe", '{"new": NaN}', "[" * 10000, '{"a":1}{"b":2}', b"\0"]
)
def test_a_line_that_is_not_json_is_refused(begun: Client, line: str | bytes) -> None:
    assert set(begun.line(line)) == {"error"}


def test_an_edited_record_is_not_loaded(begun: Client) -> None:
    record = begun.ask(record=True)["record"]
    edits: list[dict[str, Any]] = [
        {"log": [0, 0]}, {"log": None}, {"state": {}}, {"seats": []}, {"x": 1},
        {"game": "chess"}, {"format": 0}, {"options": {"players": 3}},
    ]  # fmt: skip
    for edit in edits:
        assert "cannot be loaded" in begun.ask(load=record | edit)["error"]
    assert begun.ask(record=True)["record"] == record
    assert begun.ask(load=record)["player"] == 0


def test_every_line_has_its_answer(client: Client) -> None:
    lines, answers = [b'{"new":{}}\n', b"\n", b"nonsense\n", b'{"chance":true}'], io.StringIO()
    serve(client.engine, lines, answers)
    assert len(answers.getvalue().splitlines()) == 3
