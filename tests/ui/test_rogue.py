"""Rogue Dungeon on the screen: whole runs, what lies where, and every action within reach."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path
from typing import Final

import pygame
import pytest
from pygame import Rect

from game.core.types import CHANCE
from game.play.record import Saves
from game.play.settings import Settings
from game.rules.rogue.loot import LOOT_DECK
from game.ui.desk import Desk
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.match import MatchScene
from game.ui.scenes.result import ResultScene
from game.ui.style import measure
from game.ui.tables.choose import table_for
from game.ui.tables.rogue import RogueTable
from game.ui.tables.rogue_ground import ground

from .driver import frame, key, play_by_mouse, press, stack_of
from .rogue_stage import MOMENTS, moment_of, scene_at, seating, step

FRAMES_AT_MOST: Final = 30000
STEPS_AT_MOST: Final = 1500
SIZES: Final = [(960, 540), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES: Final = [1.0, 1.5, 2.0]
ARROWS: Final = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB)


def test_a_run_is_played_to_its_end_by_mouse_alone(desk: Desk, screen: pygame.Surface) -> None:
    play_by_mouse(MatchScene(desk, seating()), desk, screen, FRAMES_AT_MOST, stride=7)


def test_a_run_is_played_to_its_end_by_keyboard_alone(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("wizard"))
    stack, rng = stack_of(desk, scene), random.Random(2)
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        frame(stack, screen, [key(rng.choice(ARROWS)) for _ in range(rng.randrange(4))])
        if not (scene._focus.at or "").startswith("command/"):
            frame(stack, screen, [key(pygame.K_RETURN)])
    assert isinstance(stack.top, ResultScene)


def test_three_people_at_one_screen_play_a_run(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("crusader", "thief", "wizard"))
    stack, rng = stack_of(desk, scene), random.Random(4)
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        events: list[pygame.Event] = []
        if isinstance(stack.top, CurtainScene):
            events = [key(pygame.K_RETURN)]
        elif stack.top is scene:
            places = list(scene.open_places().values())
            events = press(rng.choice(places).center) if places else [key(pygame.K_1, "1")]
            if rng.random() < 0.2:
                events = [key(pygame.K_1, "1")]
        frame(stack, screen, events)
    assert isinstance(stack.top, ResultScene)


# What can be done has a place


@pytest.mark.parametrize("heroes", [("crusader",), ("thief", "runesmith", "ranger")])
def test_every_action_lies_on_the_table_or_has_a_button(
    desk: Desk, screen: pygame.Surface, heroes: tuple[str, ...]
) -> None:
    m, area = measure((1920, 1080), 1.0), Rect(28, 82, 1460, 824)
    table = table_for("rogue", desk, ["A", "B", "C"])
    for seed in range(6):
        running, rng = seating(*heroes, seed=seed), random.Random(seed)
        for _ in range(STEPS_AT_MOST):
            match = running.match
            if match.over:
                break
            player = match.current_player
            if player is not None and player != CHANCE:
                view = match.view(player)
                table.show(view)
                slots, buttons = table.layout(view, area, m), table.offered(view, ())
                for action in view.legal:
                    laid = all(slot in slots for slot in action.path())
                    assert laid or action in buttons, action
            step(running, rng)


# Where things lie


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_overlaps_and_nothing_leaves_the_window(
    tmp_path: Path, screen: pygame.Surface, size: tuple[int, int], scale: float, moment: str
) -> None:
    desk = Desk(Settings(animation_speed=0, scale=scale), Saves(tmp_path / "saves"))
    window, scene = Rect(0, 0, *size), scene_at(desk, moment_of(moment))
    canvas = scene._picture._canvas
    places = canvas.lay_out(size, scene._scenery(), measure(size, scale))
    slots = {slot: rect for slot, rect in places.slots.items() if not slot.startswith("meeple/")}
    assert all(window.contains(rect) for rect in slots.values())
    assert all(min(rect.size) > 0 for rect in slots.values())
    _apart(slots)
    buttons = [button.rect for button in places.buttons]
    assert all(window.contains(rect) for rect in buttons)
    assert all(rect.collidelist(list(slots.values())) == -1 for rect in buttons)


def _apart(slots: dict[str, Rect]) -> None:
    for (one, first), (other, second) in combinations(slots.items(), 2):
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_a_full_pack_stays_in_its_place(
    desk: Desk, screen: pygame.Surface, size: tuple[int, int], scale: float
) -> None:
    m, table = measure(size, scale), moment_of("exploring")
    view = table.match.view(0)
    for count in (0, 1, 5, 9, 14, 20, 27):
        cards = tuple(dict.fromkeys(LOOT_DECK))[:count] * 2
        view.run.heroes[0].cards = cards
        area = Rect(m.px(12), m.px(72), m.width - m.px(24), m.height - m.px(160))
        slots = RogueTable(desk, ["A"]).layout(view, area, m)
        hand = {slot: rect for slot, rect in slots.items() if slot.startswith("loot/")}
        assert len(hand) == count
        assert all(ground(view.run, area, m).hand.contains(rect) for rect in hand.values())
        _apart(hand)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_steady_frame_makes_no_surface(desk: Desk, screen: pygame.Surface, moment: str) -> None:
    scene = scene_at(desk, moment_of(moment))
    scene.draw(screen)
    scene.refresh()
    scene.draw(screen)
    made = desk.art.made
    for _ in range(3):
        scene.refresh()
        scene.draw(screen)
    assert desk.art.made == made


# Walks, drags and sums
