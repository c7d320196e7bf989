"""The settings: told at once, one by one, and stored on leaving."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Rect

from game.play.record import Saves
from game.play.settings import Settings
from game.ui.desk import Desk
from game.ui.scene import Pop
from game.ui.scenes import settings as module
from game.ui.scenes.settings import SettingsScene

SIZES = ((960, 540), (1280, 720), (1920, 1080), (3840, 2160))
HARD_NAMES = ("<img src=x>", "x" * 200, "שלום עולם", "\u202eevil")


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.event.clear()


class Told:
    """Notes each change as the program hears it, with the settings that held before."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.heard: list[tuple[Settings, Settings]] = []

    def __call__(self, settings: Settings) -> None:
        self.heard.append((self._desk.settings, settings))


def opened(folder: Path, size: tuple[int, int] = (1280, 720),
           settings: Settings | None = None) -> tuple[SettingsScene, Desk, Told]:  # fmt: skip
    desk = Desk(settings or Settings(), Saves(folder))
    told = Told(desk)
    scene = SettingsScene(desk, told)
    scene.draw(pygame.display.set_mode(size))
    return scene, desk, told


def press(scene: SettingsScene, code: int) -> object:
    change = scene.handle(pygame.Event(pygame.KEYDOWN, key=code, unicode="", mod=0))
    paint(scene)
    return change


def paint(scene: SettingsScene) -> None:
    screen = pygame.display.get_surface()
    assert screen
    scene.draw(screen)


def go_to(scene: SettingsScene, name: str) -> None:
    for _ in scene.form.laid:
        if scene.form.focused == name:
            return
        press(scene, pygame.K_TAB)
    assert scene.form.focused == name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.75, 2.0])
def test_all_can_be_reached_and_seen(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    scene, _, _ = opened(tmp_path, size, Settings(scale=scale, locale="xx"))
    window = Rect((0, 0), size)
    assert scene.form.clipped == []
    for name in list(scene.form.laid):
        go_to(scene, name)
        assert window.contains(scene.form.laid[name])
    scene.close()


@pytest.mark.parametrize("name", ["full_screen", "log_open", "reduce_motion", "high_contrast"])
def test_the_program_hears_of_a_change_while_the_old_settings_hold(
    tmp_path: Path, name: str
) -> None:
    scene, desk, told = opened(tmp_path)
    was = getattr(desk.settings, name)
    go_to(scene, name)
    press(scene, pygame.K_RETURN)
    before, after = told.heard[-1]
    assert (getattr(before, name), getattr(after, name)) == (was, not was)
    press(scene, pygame.K_RETURN)
    assert getattr(desk.settings, name) is was


@pytest.mark.parametrize(
    ("name", "values"),
    [("scale", (1.25, 1.5, 1.75, 2.0, 1.0)), ("animation_speed", (2.0, 4.0, 0.0, 0.5, 1.0))],
)
def test_going_through_all_values(tmp_path: Path, name: str, values: tuple[float, ...]) -> None:
    scene, desk, _ = opened(tmp_path)
    go_to(scene, name)
    seen = []
    for _ in values:
        press(scene, pygame.K_RIGHT)
        seen.append(getattr(desk.settings, name))
    assert tuple(seen) == values


@pytest.mark.parametrize("name", HARD_NAMES)
def test_any_name_can_be_typed(tmp_path: Path, name: str) -> None:
    scene, desk, _ = opened(tmp_path, settings=Settings(player_name=""))
    go_to(scene, "player_name")
    for letter in name:
        scene.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
        paint(scene)
    press(scene, pygame.K_RETURN)
    kept = desk.settings.player_name
    assert 0 < len(kept) <= 24
    assert kept.isprintable()


def test_stored_on_leaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored: list[Settings] = []
    monkeypatch.setattr(module, "save_settings", stored.append)
    scene, desk, _ = opened(tmp_path)
    go_to(scene, "high_contrast")
    press(scene, pygame.K_RETURN)
    assert stored == []
    assert isinstance(press(scene, pygame.K_ESCAPE), Pop)
    assert stored == [desk.settings]
    assert stored[0].high_contrast


@pytest.mark.parametrize("text", ["\u200d", "\ufe0f", "\u202e", "\u200b", "\x00"])
def test_text_that_cannot_be_painted_is_left_out(tmp_path: Path, text: str) -> None:
    scene, desk, _ = opened(tmp_path, settings=Settings(player_name=text))
    go_to(scene, "player_name")
    for typed in (text, "B", text, "o"):
        scene.handle(pygame.Event(pygame.TEXTINPUT, text=typed))
        press(scene, pygame.K_END)
    press(scene, pygame.K_RETURN)
    assert desk.settings.player_name in ("Bo", f"B{text}o")
