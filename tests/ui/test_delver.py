"""Dungeon Delver on the screen: whole delves, drags, dice and the open piles."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.play.record import Saves
from game.play.settings import Settings
from game.rules.delver import steps as s
from game.rules.delver.cards import HEROES
from game.ui.desk import Desk
from game.ui.dice import settled_die, tumbling
from game.ui.scene import SceneStack
from game.ui.scenes.match import MatchScene
from game.ui.scenes.result import ResultScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch

from .driver import drag, frame, key, play_by_mouse, press, stack_of

FRAMES_AT_MOST = 3000
SEED = 5


def delve(hero: str = "barbarian", seed: int = SEED, *, casual: bool = False) -> Seating:
    plan = (SeatPlan("human", "Ada"),)
    return Seating.new(StartMatch("delver", {"hero": hero}, plan, seed, casual))


def until(scene: MatchScene, screen: pygame.Surface, phase: str) -> SceneStack:
    """Play on by the first choice until a phase comes up that asks the player."""
    stack = stack_of(scene._desk, scene)
    for _ in range(FRAMES_AT_MOST):
        frame(stack, screen, [])
        view = scene.shown_view()
        if view.legal and view.phase == phase:
            return stack
        if view.legal:
            frame(stack, screen, [key(pygame.K_1, "1")])
    raise AssertionError(phase)


@pytest.mark.parametrize("hero", HEROES)
def test_a_delve_is_played_to_its_end_by_the_return_key_alone(
    hero: str, desk: Desk, screen: pygame.Surface
) -> None:
    stack = stack_of(desk, MatchScene(desk, delve(hero)))
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        frame(stack, screen, [key(pygame.K_RETURN)])
    assert isinstance(stack.top, ResultScene)
    assert Saves(desk.saves.folder.parent / "replays").list().saves


def test_a_delve_is_played_to_its_end_by_mouse_alone(desk: Desk, screen: pygame.Surface) -> None:
    play_by_mouse(MatchScene(desk, delve()), desk, screen, FRAMES_AT_MOST)


def test_an_item_is_dragged_into_the_free_place(desk: Desk, screen: pygame.Surface) -> None:
    table = delve()
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "item")
    places, card = scene.slots(), scene.shown_view().delve.card
    frame(stack, screen, drag(places["card"].center, places["room"].center))
    assert s.TAKE in table.match.log
    assert card in table.match.view(0).delve.items


def test_an_item_is_dragged_onto_the_discard(desk: Desk, screen: pygame.Surface) -> None:
    table = delve()
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "item")
    places = scene.slots()
    frame(stack, screen, drag(places["card"].center, places["discard"].center))
    assert s.LEAVE in table.match.log


def test_a_weapon_is_dragged_onto_the_monster(desk: Desk, screen: pygame.Surface) -> None:
    table = delve()
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "monster")
    fight = next(a for a in scene.shown_view().legal if isinstance(a, s.Fight))
    places, before = scene.slots(), len(table.match.log)
    start = places[fight.path()[0]].center
    frame(stack, screen, drag(start, places["card"].center))
    assert table.match.log[before] == fight


def test_the_open_piles_are_laid_out_and_put_away(desk: Desk, screen: pygame.Surface) -> None:
    table = delve()
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "item")
    entries = table.match.entries
    before = pygame.image.tobytes(screen, "RGB")
    frame(stack, screen, press(scene.slots()["deck"].center))
    frame(stack, screen, [])
    assert pygame.image.tobytes(screen, "RGB") != before
    frame(stack, screen, press(scene.slots()["card"].center))
    frame(stack, screen, [])
    assert table.match.entries == entries


def test_a_casual_delve_takes_a_die_back(desk: Desk, screen: pygame.Surface) -> None:
    table = delve(casual=True)
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "monster")
    before = table.match.entries
    frame(stack, screen, [key(pygame.K_1, "1")])
    for _ in range(10):
        frame(stack, screen, [])
    frame(stack, screen, [key(pygame.K_z, "z")])
    assert table.match.entries == before
    assert table.record().casual


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("locale", ["en", "xx"])
def test_nothing_lies_outside_the_window_or_on_a_button(
    tmp_path: Path, screen: pygame.Surface, size: tuple[int, int], scale: float, locale: str
) -> None:
    settings = Settings(animation_speed=0, scale=scale, locale=locale)
    desk = Desk(settings, Saves(tmp_path / "saves"))
    screen = pygame.display.set_mode(size)
    for hero in ("seer", "tinker"):
        scene = MatchScene(desk, delve(hero))
        stack = stack_of(desk, scene)
        for _ in range(120):
            frame(stack, screen, [key(pygame.K_RETURN)])
            if stack.top is not scene:
                break
            places = list(scene.open_places().values())
            buttons = scene.buttons()
            assert all(screen.get_rect().contains(place) for place in places + buttons)
            assert all(button.collidelist(places) == -1 for button in buttons)
            rest = [buttons[i + 1 :] for i in range(len(buttons))]
            assert all(b.collidelist(others) == -1 for b, others in zip(buttons, rest, strict=True))


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
def test_a_die_tumbles_over_other_faces_and_settles_on_its_own(
    sides: int, desk: Desk, screen: pygame.Surface
) -> None:
    frames = tumbling(desk, sides, sides, 120)
    settled = settled_die(desk, sides, sides, 120, "plain")
    assert frames[-1] is settled
    assert {frame.get_size() for frame in frames} == {(120, 120)}
    assert len({pygame.image.tobytes(frame, "RGBA") for frame in frames}) > len(frames) // 2
