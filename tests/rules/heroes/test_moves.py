"""Paths, events and what each seat sees of them; actions and events survive JSON."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from game.core.types import CHANCE, Event
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import KIND_OF
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Mode, Options

from .driver import BOTH, DRAGON, UNDEAD

ACTIONS = (
    (s.PlaceHero("rogue", "e/4"), ("hero/rogue", "cell/e/4")),
    (s.Place("orc", "3/3"), ("hand/orc", "cell/3/3")),
    (s.Flip("3/3"), ("cell/3/3",)),
    (s.Move("goblin_2", "3/3"), ("piece/goblin_2", "cell/3/3")),
    (s.Attack("ogre", "rogue"), ("piece/ogre", "piece/rogue")),
    (s.Heal("rogue"), ("ability/cleric", "piece/rogue")),
    (s.Reveal("3/3"), ("ability/wizard", "cell/3/3")),
    (s.Use("rogue", "sword"), ("artifact/rogue/sword",)),
    (s.Use("rogue", "holy_icon", "wizard"), ("artifact/rogue/holy_icon", "piece/wizard")),
    (s.Use("rogue", "magic_hat", None, "3/3"), ("artifact/rogue/magic_hat", "cell/3/3")),
    (
        s.Use("rogue", "holy_grail", "wizard", "3/3"),
        ("artifact/rogue/holy_grail", "hero/wizard", "cell/3/3"),
    ),
    (s.Give("rogue", "sword", "wizard"), ("artifact/rogue/sword", "hero/wizard")),
    (s.Use("rogue", "demon_skull", "ogre"), ("artifact/rogue/demon_skull", "piece/ogre")),
    (s.Use("rogue", "demon_skull", None, "3/3"), ("artifact/rogue/demon_skull", "cell/3/3")),
    (s.Move("dragon", "3/3", "3/4"), ("piece/dragon", "cell/3/3")),
    (s.Inspire("damsel", "rogue"), ("ability/damsel", "piece/rogue")),
    (s.Inspire("wizard", "rogue"), ("artifact/wizard/banner", "piece/rogue")),
    (s.Buy("rogue", "demon_skull"), ("market/demon_skull", "hero/rogue")),
    (s.Raise("orc_1", "3/3"), ("piece/necromancer", "fallen/orc_1", "cell/3/3")),
    (s.Slide("3/3"), ("cell/3/3",)),
    (s.Portal("e/4"), ("cell/e/4",)),
    (s.DECLINE, ("button/decline",)),
    (s.END_TURN, ("button/end_turn",)),
)
EVENTS = (
    s.HeroPlaced("rogue", "e/4"),
    s.TurnBegan("dungeon", 1),
    s.Drawn("orc"),
    s.Laid("3/3", "orc"),
    s.PhaseTurned(),
    s.TurnedUp("3/3", "orc"),
    s.Appeared("orc_1", "3/3"),
    s.Moved("rogue", "3/3", "3/4", "slide"),
    s.Attacked("orc_1", "rogue"),
    s.Hurt("rogue", 3, 3, "orc_1"),
    s.Healed("rogue", 2, 5, "cleric"),
    s.Died("rogue", "3/3", "orc_1", ("sword",)),
    s.Slain("orc_1", "warrior", "3/3"),
    s.Disarmed("fireball", "rogue", "3/3"),
    s.Gone("portal", "3/3"),
    s.Took("rogue", ("sword", "holy_icon"), "3/3"),
    s.Treasure("rogue", "v/3", 2),
    s.Used("rogue", "sword"),
    s.Gave("rogue", "sword", "wizard"),
    s.Revived("wizard", "3/3", 4),
    s.Joined("damsel", "3/3", 4),
    s.Inspired("damsel", "rogue"),
    s.Learned("rogue", "fireball", 3),
    s.Bought("rogue", "magic_mirror", (("rogue", "fireball"),)),
    s.Swapped("rogue", "3/3", "wizard", "e/4"),
    s.Raised("orc_1", "3/3", "warrior"),
    s.Possessed("rogue", "3/3"),
    s.Banished("3/3", "cleric", "rogue"),
    s.Reasoned("orc_1", "rogue", 2, "central"),
    s.MatchEnded("heroes", "treasures"),
)


def test_every_action_and_event_is_named_here() -> None:
    assert {type(action) for action, _ in ACTIONS} == {*get_args(s.AnyAction)}
    assert {type(event) for event in EVENTS} == {*get_args(s.AnyEvent)}


@pytest.mark.parametrize(("action", "path"), ACTIONS, ids=repr)
def test_the_path_of_an_action(action: s.AnyAction, path: tuple[str, ...]) -> None:
    assert action.path() == path


@pytest.mark.parametrize("action", [action for action, _ in ACTIONS], ids=repr)
def test_an_action_comes_back_from_json(action: s.AnyAction) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=HEROES.action) == action


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_an_event_comes_back_from_json(event: s.AnyEvent) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=HEROES.event) == event


def test_what_an_artifact_does_not_need_is_left_out_of_json() -> None:
    assert msgspec.json.encode(s.Use("rogue", "sword")) == (
        b'{"do":"use","hero":"rogue","artifact":"sword"}'
    )


@pytest.mark.parametrize("seat", [None, 1])
def test_only_the_dungeon_master_sees_what_is_drawn_and_laid(seat: int | None) -> None:
    assert s.Drawn("orc").seen_by(0) == s.Drawn("orc")
    assert s.Laid("3/3", "orc").seen_by(0) == s.Laid("3/3", "orc")
    assert s.Drawn("orc").seen_by(seat) == s.Drawn(None)
    assert s.Laid("3/3", "orc").seen_by(seat) == s.Laid("3/3", None)


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_everything_else_is_seen_by_all(event: s.AnyEvent) -> None:
    if not isinstance(event, s.Drawn | s.Laid):
        assert [event.seen_by(seat) for seat in (None, 0, 1)] == [event] * 3


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_undo_stops_where_a_tile_was_turned_over(event: s.AnyEvent) -> None:
    assert event.reveals == isinstance(event, s.TurnedUp)


def test_what_travels_when_a_tile_is_drawn_and_laid() -> None:
    assert s.Drawn("orc").moves() == (("pile", "hand/orc"),)
    assert s.Drawn(None).moves() == (("pile", "hand"),)
    assert s.Laid("3/3", "orc").moves() == (("hand/orc", "cell/3/3"),)
    assert s.Laid("3/3", None).moves() == (("hand", "cell/3/3"),)


def test_what_travels_when_a_piece_goes() -> None:
    assert s.HeroPlaced("rogue", "e/4").moves() == (("hero/rogue", "cell/e/4"),)
    assert s.Moved("rogue", "3/3", "3/4").moves() == (("piece/rogue", "cell/3/4"),)


@pytest.mark.parametrize("options", [{}, DRAGON, UNDEAD, BOTH], ids=str)
@pytest.mark.parametrize("mode", ["versus", "solo"])
@pytest.mark.parametrize("seed", range(6))
def test_the_events_of_a_whole_match_tell_where_the_pieces_are(
    options: dict[str, Any], mode: Mode, seed: int
) -> None:
    state, rng = HEROES.new(Options(mode=mode, **options), {}), Random(seed)
    where: dict[str, str] = {}
    tail = ""
    while state.current_player() is not None:
        events: list[Event] = []
        state.apply(chosen(state, rng), events.append)
        for event in events:
            follow(where, event)
            if isinstance(event, s.Moved) and event.piece == "dragon":
                tail = event.start
        assert where == state.at
        assert state.tail in ("", tail)


def chosen(state: HeroesState, rng: Random) -> s.AnyAction | str:
    if state.current_player() == CHANCE:
        return str(rng.choices(state.chance_outcomes(), state.chance_weights())[0])
    return rng.choice(state.legal_actions())


def follow(where: dict[str, str], event: Event) -> None:
    """Move the pieces as an event tells."""
    match event:
        case s.HeroPlaced(hero, cell) | s.Revived(hero, cell) | s.Joined(hero, cell):
            where[hero] = cell
        case s.Appeared(piece, cell) | s.Raised(piece, cell):
            where[piece] = cell
        case s.Moved(piece, start, cell):
            assert where[piece] == start or piece == "dragon"
            where[piece] = cell
        case s.Swapped(hero, cell, other, other_cell):
            where |= {hero: cell, other: other_cell}
        case s.Possessed(hero, cell):
            assert where.pop("white_lady") == cell == where[hero]
        case s.Banished(cell, _, None):
            assert where.pop("white_lady") == cell
        case s.Died(hero, cell):
            assert where.pop(hero) == cell
        case s.Slain(monster, _, cell) if monster in where and monster in KIND_OF:
            assert where.pop(monster) == cell
