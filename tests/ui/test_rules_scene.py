"""The rules page: readable and complete in every window, opened at the moment of play."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Rect

from game.play import catalog
from game.play.record import Saves
from game.play.settings import Settings
from game.rules.delver.delve import Phase as DelverPhase
from game.rules.heroes.state import Phase as HeroesPhase
from game.rules.rogue.run import Phase as RoguePhase
from game.rules.welcome.state import Phase as WelcomePhase
from game.ui.desk import Desk
from game.ui.reader import Line
from game.ui.scene import Pop
from game.ui.scenes.rules import RulesScene

SIZES = ((960, 540), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160))


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.event.clear()


def opened(
    folder: Path, size: tuple[int, int], topic: str | None = None, *,
    scale: float = 1.0, locale: str = "en", game: str = "welcome",
) -> RulesScene:  # fmt: skip
    desk = Desk(Settings(scale=scale, locale=locale), Saves(folder))
    scene = RulesScene(desk, game, topic)
    scene.draw(pygame.display.set_mode(size))
    return scene


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, unicode="", mod=0)


def overlapping(lines: list[Line]) -> list[tuple[str, str]]:
    rects = [line.rect for line in lines]
    return [
        (line.text, lines[other].text)
        for i, line in enumerate(lines)
        for other in line.rect.collidelistall(rects)
        if other > i
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("locale", ["en", "xx"])
@pytest.mark.parametrize("game", catalog.names())
def test_nothing_is_clipped_or_overlaps(
    tmp_path: Path, size: tuple[int, int], scale: float, locale: str, game: str
) -> None:
    scene = opened(tmp_path, size, scale=scale, locale=locale, game=game)
    window, buttons = Rect((0, 0), size), [*scene._tabs, scene._back]
    assert scene._widgets
    assert scene._widgets.clipped == []
    assert all(window.contains(rect) for rect in (*buttons, scene._page))
    assert all(rect.collidelistall(buttons) == [i] for i, rect in enumerate(buttons))
    assert scene._page.collidelist(buttons) == -1
    assert all(rect.height >= scene._m.px(44) for rect in buttons)
    width = scene._page.width
    assert all(line.rect.left >= 0 and line.rect.right <= width for line in scene._lines)
    assert overlapping(list(scene._lines)) == []
    scene.close()


@pytest.mark.parametrize("size", [(960, 540), (3840, 2160)])
def test_every_chapter_is_reached_by_tab(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = opened(tmp_path, size)
    seen = [scene.chapter]
    for _ in scene._chapters[1:]:
        scene.handle(key(pygame.K_TAB))
        seen.append(scene.chapter)
    assert seen == list(range(len(scene._chapters)))


PHASES = {
    "welcome": WelcomePhase,
    "delver": DelverPhase,
    "heroes": HeroesPhase,
    "rogue": RoguePhase,
}
MOMENTS = [(game, topic) for game, phase in PHASES.items() for topic in get_args(phase)]


@pytest.mark.parametrize(("game", "topic"), MOMENTS)
def test_every_phase_has_its_chapter(tmp_path: Path, game: str, topic: str) -> None:
    scene = opened(tmp_path, (1920, 1080), topic, game=game)
    chapter = scene._chapters[scene.chapter]
    assert topic in (chapter.key, *chapter.topics)


@pytest.mark.parametrize("game", catalog.names())
def test_all_cards_are_told(tmp_path: Path, game: str) -> None:
    scene = opened(tmp_path, (1920, 1080), game=game)
    words = {line.text for line in scene._lines}
    pictures = {line.picture for line in scene._lines}
    for card in catalog.get(game).cards():
        assert card.name in words
        assert card.art.removeprefix("assets/art/").removesuffix(".svg") in pictures


def test_a_mouse_turns_the_chapters(tmp_path: Path) -> None:
    scene = opened(tmp_path, (1920, 1080))
    at = scene._tabs[-1].center
    scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=at))
    assert scene.chapter == len(scene._chapters) - 1


@pytest.mark.parametrize(
    "event",
    [
        key(pygame.K_ESCAPE),
        key(pygame.K_F1),
        pygame.Event(pygame.JOYBUTTONDOWN, button=1),
        pygame.Event(pygame.JOYBUTTONDOWN, button=6),
    ],
)
def test_ways_back(tmp_path: Path, event: pygame.Event) -> None:
    assert isinstance(opened(tmp_path, (1280, 720)).handle(event), Pop)


def test_the_chapter_stays_when_the_window_changes(tmp_path: Path) -> None:
    scene = opened(tmp_path, (1920, 1080), "deciding")
    before = scene.chapter
    scene.refresh()
    scene.draw(pygame.display.set_mode((960, 540)))
    assert scene.chapter == before
