"""Set-up, settings, rules and dialogs: they fit every window and need no mouse."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.play import catalog
from game.play.settings import Settings
from game.ui.names import clean_name
from game.ui.scene import Pop
from game.ui.scenes.dialog import MessageScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene

from .setup_stage import SIZES, Starts, desk_at, key

HARD_NAMES = (
    "<b>Bo</b>",
    "שלום עולם",
    "x" * 200,
    "{n} %s",
    "a\nb\x00c",
    "\u202eevil",
    "👨‍👩‍👧 family",
)


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.event.clear()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("locale", ["en", "xx"])
def test_nothing_is_clipped_or_overlaps(
    tmp_path: Path, size: tuple[int, int], scale: float, locale: str
) -> None:
    screen = pygame.display.set_mode(size)
    desk = desk_at(tmp_path, scale, locale)
    scenes: tuple[SetupScene | SettingsScene | MessageScene, ...] = (
        *(SetupScene(desk, game, Starts()) for game in catalog.names()),
        SettingsScene(desk, lambda _: None),
        MessageScene(
            desk, desk.say("Really?"), "<b>word</b> " * 40, (("Yes", Pop()), ("No", None))
        ),
    )
    for scene in scenes:
        scene.draw(screen)
        form = scene.form
        assert form.clipped == []
        rects = [rect for name, rect in form.laid.items() if name not in ("back", "start")]
        assert all(rect.left >= 0 and rect.right <= size[0] for rect in rects)
        assert all(rect.collidelistall(rects) == [i] for i, rect in enumerate(rects))
        scene.close()


def test_one_press_starts_a_match_that_can_be_played(tmp_path: Path) -> None:
    screen, starts = pygame.display.set_mode((1280, 720)), Starts()
    scene = SetupScene(desk_at(tmp_path), "welcome", starts)
    scene.draw(screen)
    assert isinstance(scene.handle(key(pygame.K_RETURN)), Pop)
    start = starts.made[0]
    assert [seat.kind for seat in start.seats] == ["human", "normal", "hard", "normal"]
    assert len({seat.name for seat in start.seats}) == 4
    assert catalog.new_match(start.game, start.options, 1).seats == 4


def test_who_sets_up_heroes_plays_them_and_alone_plays_solo(tmp_path: Path) -> None:
    screen, starts = pygame.display.set_mode((1280, 720)), Starts()
    scene = SetupScene(desk_at(tmp_path), "heroes", starts)
    scene.draw(screen)
    scene.handle(key(pygame.K_RETURN))
    assert [seat.kind for seat in starts.made[0].seats] == ["normal", "human"]
    scene.plan.seat(1)
    scene.refresh()
    scene.draw(screen)
    assert "option:heroes_may_rest" not in scene.form.laid
    assert "casual:" in scene.form.laid
    scene.handle(key(pygame.K_RETURN))
    alone = starts.made[1]
    assert [seat.kind for seat in alone.seats] == ["human"]
    assert catalog.new_match(alone.game, alone.options, 1).seats == 1


def test_a_delve_starts_with_the_hero_chosen_last(tmp_path: Path) -> None:
    screen, starts, desk = pygame.display.set_mode((1280, 720)), Starts(), desk_at(tmp_path)
    scene = SetupScene(desk, "delver", starts)
    scene.draw(screen)
    scene.plan.options["hero"] = "seer"
    again = SetupScene(desk, "delver", starts)
    again.draw(screen)
    again.handle(key(pygame.K_RETURN))
    assert starts.made[0].options["hero"] == "seer"


def test_a_room_that_cannot_be_read_is_named_in_the_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "unread_boards", lambda name: ("cave.tmx: no floor.",))
    screen = pygame.display.set_mode((1280, 720))
    scene = SetupScene(desk_at(tmp_path), "heroes", Starts())
    scene.draw(screen)
    assert any(field.help == "cave.tmx: no floor." for field in scene._option_fields())


def test_keys_alone_reach_every_control(tmp_path: Path) -> None:
    screen = pygame.display.set_mode((960, 540))
    scene = SetupScene(desk_at(tmp_path, 2.0), "welcome", Starts())
    scene.draw(screen)
    seen = set()
    for _ in scene.form.laid:
        scene.handle(key(pygame.K_TAB))
        scene.draw(screen)
        seen.add(scene.form.focused)
    assert seen == set(scene.form.laid)


def test_the_pad_changes_and_starts(tmp_path: Path) -> None:
    screen, starts = pygame.display.set_mode((1280, 720)), Starts()
    scene = SetupScene(desk_at(tmp_path), "welcome", starts)
    scene.draw(screen)
    scene.handle(pygame.Event(pygame.JOYBUTTONDOWN, button=5))
    while scene.form.focused != "option:edition":
        scene.handle(pygame.Event(pygame.JOYBUTTONDOWN, button=5))
        scene.draw(screen)
    scene.handle(pygame.Event(pygame.JOYHATMOTION, value=(1, 0)))
    scene.draw(screen)
    assert scene.plan.options["edition"] == "classic"
    assert "option:torch_stops_orks" in scene.form.laid
    assert "option:adventurer" not in scene.form.laid


def test_a_click_starts(tmp_path: Path) -> None:
    screen, starts = pygame.display.set_mode((1280, 720)), Starts()
    scene = SetupScene(desk_at(tmp_path), "welcome", starts)
    scene.draw(screen)
    at = scene.form.laid["start"].center
    scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    assert isinstance(scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=at)), Pop)


@pytest.mark.parametrize("name", HARD_NAMES)
def test_any_name_is_tolerated(tmp_path: Path, name: str) -> None:
    screen, starts = pygame.display.set_mode((1280, 720)), Starts()
    desk = desk_at(tmp_path)
    desk.settings.player_name = name
    scene = SetupScene(desk, "welcome", starts)
    scene.draw(screen)
    scene.handle(key(pygame.K_RETURN))
    shown = starts.made[0].seats[0].name
    assert shown == clean_name(name)
    assert shown.isprintable() or "\u200d" in shown


def test_typing_a_name(tmp_path: Path) -> None:
    screen = pygame.display.set_mode((1280, 720))
    scene = SetupScene(desk_at(tmp_path), "welcome", Starts())
    scene.draw(screen)
    at = scene.form.laid["name:0"].center
    scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=at))
    for letter in "!" * 40:
        scene.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
    scene.draw(screen)
    assert scene.wake() == 0.5
    assert len(scene.plan.seats[0].name or "") == 24
    scene.handle(key(pygame.K_ESCAPE))
    assert scene.wake() is None


@pytest.mark.parametrize(
    "name", ["full_screen", "reduce_motion", "high_contrast", "accessible_font"]
)
def test_every_toggle_toggles(tmp_path: Path, name: str) -> None:
    screen = pygame.display.set_mode((1280, 720))
    desk = desk_at(tmp_path)
    seen: list[Settings] = []
    scene = SettingsScene(desk, seen.append)
    scene.draw(screen)
    while scene.form.focused != name:
        scene.handle(key(pygame.K_TAB))
    scene.handle(key(pygame.K_RETURN))
    scene.draw(screen)
    assert getattr(desk.settings, name) is True
    assert getattr(seen[-1], name) is True


def test_scale_is_live(tmp_path: Path) -> None:
    screen = pygame.display.set_mode((1280, 720))
    desk = desk_at(tmp_path)
    scene = SettingsScene(desk, lambda _: None)
    scene.draw(screen)
    before = scene.form.laid["scale"].height
    while scene.form.focused != "scale":
        scene.handle(key(pygame.K_TAB))
    scene.handle(key(pygame.K_LEFT))
    scene.draw(screen)
    assert desk.settings.scale == 2.0
    assert scene.form.laid["scale"].height == pytest.approx(2 * before, abs=2)


@pytest.mark.parametrize(
    "topic", ["bidding", "drawn", "choosing", "naming", "deciding", "turning", "end", None]
)
def test_rules_open_at_the_topic(tmp_path: Path, topic: str | None) -> None:
    screen = pygame.display.set_mode((1280, 720))
    scene = RulesScene(desk_at(tmp_path), "welcome", topic)
    scene.draw(screen)
    chapter = scene._chapters[scene.chapter]
    assert topic is None or topic in (chapter.key, *chapter.topics)
    scene.handle(key(pygame.K_END))
    assert scene.scroll.at > 0
    assert isinstance(scene.handle(key(pygame.K_ESCAPE)), Pop)
