"""What a room's card of Rogue Dungeon says once a way was taken: only what is still to come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.content.rogue import maps
from game.core.types import CHANCE
from game.play import paths
from game.play.match import Match
from game.play.replay import random_play
from game.rules.rogue.effects import Amount, Check, Choose, DrawLoot, Fight, Hurt, Learn, Todo
from game.rules.rogue.game import ROGUE
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Options, Run
from game.rules.rogue.sentences import sentences
from game.ui.tables.rogue_room import due

CHECK = Check("agility", passed=(Learn(Amount(2)),), failed=(Hurt(Amount(2)),))
END = [Todo("turn"), Todo("rest"), Todo("leave_room")]


def opened(**options: Any) -> Match:
    match = Match(ROGUE, Options(**options), 7, boards=maps([paths.maps() / "rogue"])[0])
    match.draw_chance()
    return match


def in_room(room: str, phase: Any, pending: Any, *coming: Any) -> Run:
    run: Run = opened().view(0).run
    run.room, run.phase, run.pending = room, phase, pending
    run.agenda = [*END, *coming[::-1]]
    return run


def test_before_the_choice_the_whole_card_counts() -> None:
    choice = ROOMS["executioners_hall"].effects[0]
    assert isinstance(choice, Choose)
    assert due(in_room("executioners_hall", "choosing", choice)) is None
    assert due(opened().view(0).run) is None


def test_a_way_taken_leaves_its_own_check_and_what_follows() -> None:
    run = in_room("executioners_hall", "checking", CHECK, Fight(1), DrawLoot(1))
    assert due(run) == (CHECK, Fight(1), DrawLoot(1))


def test_a_check_that_is_settled_is_no_longer_due() -> None:
    assert due(in_room("executioners_hall", "struck", CHECK, Fight(1))) == (Fight(1),)
    assert due(in_room("executioners_hall", "losing", CHECK)) == ()


def test_deep_down_only_what_counts_there_is_due() -> None:
    fight = Fight(1, named=("pit_horror",))
    assert due(in_room("pit_of_despair", "checking", CHECK, fight)) == (CHECK, fight)


def test_in_the_last_room_of_a_short_run_the_fight_is_told_beside_the_check() -> None:
    match = opened(levels=3)
    run: Run = match.view(0).run
    run.room, run.phase, run.pending, run.finale = "tomb_of_the_lich_king", "checking", CHECK, True
    run.agenda = [Todo("victory"), Fight(1)]
    assert due(run) == (CHECK, Fight(1))


def test_a_room_without_a_choice_is_told_whole() -> None:
    assert due(in_room("swinging_blades", "checking", CHECK)) is None


@pytest.mark.parametrize("seed", range(3))
def test_all_that_is_due_can_be_told(seed: int) -> None:
    match, rng, told = opened(heroes=("thief", "wizard")), Random(seed), 0
    while not match.over:
        if match.current_player != CHANCE:
            run = match.view(match.current_player).run
            told += len(sentences(due(run) or ()))
        random_play(match, rng, 1)
    assert told
