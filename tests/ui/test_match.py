"""The match screen: whole matches by mouse and by keyboard, and nothing secret in between."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.play.record import Saves
from game.play.settings import Settings
from game.ui.desk import Desk
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.match import MatchScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.title import TitleScene

from .driver import frame, key, press, seating, stack_of

FRAMES_AT_MOST = 4000


def test_a_match_is_played_to_its_end_by_the_return_key_alone(
    desk: Desk, screen: pygame.Surface
) -> None:
    stack = stack_of(desk, MatchScene(desk, seating("human", "easy", "human", "random")))
    curtains = 0
    for _ in range(FRAMES_AT_MOST):
        curtains += isinstance(stack.top, CurtainScene)
        if isinstance(stack.top, ResultScene):
            break
        frame(stack, screen, [key(pygame.K_RETURN)])
    assert isinstance(stack.top, ResultScene)
    assert curtains > 2
    assert not desk.saves.list().saves
    assert Saves(desk.saves.folder.parent / "replays").list().saves


def test_a_match_is_played_to_its_end_by_mouse_alone(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("human", "random"))
    stack = stack_of(desk, scene)
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        events: list[pygame.Event] = []
        if stack.top is scene and scene.open_places():
            events = press(next(iter(scene.open_places().values())).center)
        frame(stack, screen, events)
    assert isinstance(stack.top, ResultScene)


def test_ten_clicks_at_once_make_one_action(desk: Desk, screen: pygame.Surface) -> None:
    table = seating("human", "random")
    scene = MatchScene(desk, table)
    stack = stack_of(desk, scene)
    while not scene.open_places():
        frame(stack, screen, [])
    before = table.match.entries
    at = next(iter(scene.open_places().values())).center
    for event in press(at) * 10:
        stack.take(scene.handle(event))
    assert table.match.entries == before + 1


def test_the_curtain_shows_no_seat_its_cards(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("human", "human"))
    stack = stack_of(desk, scene)
    for _ in range(200):
        frame(stack, screen, [key(pygame.K_RETURN)])
        if isinstance(stack.top, ResultScene):
            break
        if isinstance(stack.top, CurtainScene):
            view = scene.shown_view()
            assert view.me is None
            assert view.drawn is None
            assert all(back.monster is None for back in view.dungeon)


def test_escape_pauses_and_leaving_finds_the_match_again(
    desk: Desk, screen: pygame.Surface
) -> None:
    scene = MatchScene(desk, seating("human", "easy"))
    stack = stack_of(desk, scene)
    for _ in range(20):
        frame(stack, screen, [])
    frame(stack, screen, [key(pygame.K_ESCAPE)])
    assert isinstance(stack.top, PauseScene)
    for _ in range(3):
        frame(stack, screen, [key(pygame.K_DOWN)])
    frame(stack, screen, [key(pygame.K_RETURN)])
    assert isinstance(stack.top, TitleScene)
    frame(stack, screen, [key(pygame.K_RETURN)])
    assert isinstance(stack.top, MatchScene)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("locale", ["en", "xx"])
def test_nothing_lies_outside_the_window_or_on_a_button(
    tmp_path: Path, screen: pygame.Surface, size: tuple[int, int], scale: float, locale: str
) -> None:
    settings = Settings(animation_speed=0, scale=scale, locale=locale)
    desk = Desk(settings, Saves(tmp_path / "saves"))
    scene = MatchScene(desk, seating("human", "random", "random", "random"))
    screen = pygame.display.set_mode(size)
    stack = stack_of(desk, scene)
    for _ in range(60):
        frame(stack, screen, [key(pygame.K_RETURN)])
        if stack.top is not scene:
            break
        places = list(scene.open_places().values())
        buttons = scene.buttons()
        assert all(screen.get_rect().contains(place) for place in places + buttons)
        assert all(button.collidelist(places) == -1 for button in buttons)
        rest = [buttons[i + 1 :] for i in range(len(buttons))]
        assert all(b.collidelist(others) == -1 for b, others in zip(buttons, rest, strict=True))


def test_a_steady_frame_makes_no_surface(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("human", "random"))
    stack = stack_of(desk, scene)
    while not scene.open_places():
        frame(stack, screen, [])
    frame(stack, screen, [])
    made = desk.art.made
    for _ in range(30):
        scene.draw(screen)
    assert desk.art.made == made


def test_a_finished_match_is_watched_to_its_end_and_leaves_no_save(
    desk: Desk, screen: pygame.Surface
) -> None:
    table = seating("human", "random")
    stack = stack_of(desk, MatchScene(desk, table))
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        frame(stack, screen, [key(pygame.K_RETURN)])
    again = table.rerun()
    watched = MatchScene(desk, again, table.match.log)
    stack = stack_of(desk, watched)
    for _ in range(FRAMES_AT_MOST):
        if again.match.over:
            break
        frame(stack, screen, [key(pygame.K_RETURN)])
    assert again.match.log == table.match.log
    assert not desk.saves.list().saves
    frame(stack, screen, [key(pygame.K_ESCAPE)])
    assert isinstance(stack.top, TitleScene)
