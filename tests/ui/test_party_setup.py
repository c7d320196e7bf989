"""A party of several heroes: who plays whom, and why no curtain falls between them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.play import catalog
from game.play.record import Saves
from game.play.settings import Settings
from game.rules.rogue import steps as s
from game.ui.desk import Desk
from game.ui.scenes.match import MatchScene
from game.ui.scenes.setup import SetupScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch

from .setup_stage import SIZES, Starts, desk_at, key

pytestmark = pytest.mark.usefixtures("screen")


def test_a_run_is_usually_alone_and_seats_bring_their_heroes(tmp_path: Path) -> None:
    screen, starts = pygame.display.set_mode((1280, 720)), Starts()
    scene = SetupScene(desk_at(tmp_path), "rogue", starts)
    scene.draw(screen)
    assert "option:hero_1" not in scene.form.laid
    scene.handle(key(pygame.K_RETURN))
    alone = starts.made[0]
    assert [seat.kind for seat in alone.seats] == ["human"]
    assert alone.options["heroes"] == ["crusader"]
    assert catalog.new_match(alone.game, alone.options, 1).seats == 1
    scene.plan.seat(3)
    scene.refresh()
    scene.draw(screen)
    assert "option:hero_2" in scene.form.laid
    scene.handle(key(pygame.K_RETURN))
    party = starts.made[1]
    assert party.options["heroes"] == ["crusader", "thief", "wizard"]
    assert len(party.seats) == len(party.options["portraits"]) == 3
    assert catalog.new_match(party.game, party.options, 1).seats == 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_party_of_three_fits(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    screen = pygame.display.set_mode(size)
    scene = SetupScene(desk_at(tmp_path, scale, "xx"), "rogue", Starts())
    scene.plan.seat(3)
    scene.refresh()
    scene.draw(screen)
    assert scene.form.clipped == []
    scene.close()


def test_a_hero_taken_from_another_seat_leaves_it_ones_own(tmp_path: Path) -> None:
    scene = SetupScene(desk_at(tmp_path), "rogue", Starts())
    scene.plan.seat(2)
    choices = {choice.key: choice for choice in scene._choices}
    scene.plan.choose(scene._choices, choices["hero_0"], "crusader/b")
    assert scene.plan.options["hero_1"] == "thief/a"
    scene.plan.choose(scene._choices, choices["hero_0"], "thief/b")
    assert scene.plan.options["hero_1"] == "crusader/b"
    scene.plan.choose(scene._choices, choices["levels"], 3)
    start = scene.plan.start("rogue", scene._choices, scene._desk)
    assert start.options["heroes"] == ["thief", "crusader"]
    assert start.options["portraits"] == ["b", "b"]
    assert start.options["levels"] == 3


def test_people_who_know_the_same_need_no_curtain(tmp_path: Path) -> None:
    screen = pygame.display.set_mode((1280, 720))
    desk = Desk(Settings(animation_speed=0), Saves(tmp_path))
    seats = (SeatPlan("human", "Ada"), SeatPlan("human", "Bo"))
    start = StartMatch("rogue", {"heroes": ["crusader", "thief"]}, seats, 1)
    scene = MatchScene(desk, Seating.new(start))
    seen = set()
    for _ in range(40):
        scene.draw(screen)
        assert scene.update(0.3) is None
        view = scene.shown_view()
        seen.add(view.me)
        if s.DONE in view.legal:
            scene._play(s.DONE)
    assert {0, 1} <= seen
