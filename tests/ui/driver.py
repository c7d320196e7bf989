"""Plays scenes as a player would: keys, presses, frames."""

from __future__ import annotations

import pygame

from game.ui.desk import Desk
from game.ui.scene import Push, Scene, SceneStack
from game.ui.scenes.match import MatchScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.title import TitleScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch


def seating(*kinds: str, seed: int = 3) -> Seating:
    plans = tuple(SeatPlan(kind, f"{kind} {i}") for i, kind in enumerate(kinds))
    return Seating.new(StartMatch("welcome", {"players": len(kinds)}, plans, seed))


def key(code: int, text: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, unicode=text, mod=0)


def press(at: tuple[int, int]) -> list[pygame.Event]:
    return [
        pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
    ]


def frame(stack: SceneStack, screen: pygame.Surface, events: list[pygame.Event]) -> None:
    for event in events:
        if stack.top:
            stack.take(stack.top.handle(event))
    assert stack.top
    stack.take(stack.top.update(0.3))
    assert stack.top
    stack.top.draw(screen)


def stack_of(desk: Desk, scene: Scene) -> SceneStack:
    stack = SceneStack(TitleScene(desk, desk.apply_settings))
    stack.take(Push(scene))
    return stack


def drag(start: tuple[int, int], end: tuple[int, int]) -> list[pygame.Event]:
    return [
        pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1),
        pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1),
    ]


def play_by_mouse(
    scene: MatchScene, desk: Desk, screen: pygame.Surface, frames: int, stride: int = 1
) -> None:
    """Press one open place after another, or else the first button, until the result shows."""
    stack = stack_of(desk, scene)
    for i in range(frames):
        if isinstance(stack.top, ResultScene):
            break
        events: list[pygame.Event] = []
        if stack.top is scene:
            places, buttons = list(scene.open_places().values()), scene.buttons()
            if places:
                events = press(places[i * stride % len(places)].center)
            elif buttons:
                events = press(buttons[0].center)
        frame(stack, screen, events)
    assert isinstance(stack.top, ResultScene)
