"""Scenes, the changes they ask for, and the stack that runs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

import pygame


class Scene(Protocol):
    """One screen of the program."""

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one input event."""
        ...

    def update(self, seconds: float) -> Change | None:
        """Let time pass."""
        ...

    def draw(self, screen: pygame.Surface) -> Sequence[pygame.Rect]:
        """Paint what changed and return where, in pixels; never change the scene's meaning."""
        ...

    def wake(self) -> float | None:
        """Return the seconds until the scene needs time again; None: only on events."""
        ...

    def refresh(self) -> None:
        """Forget what is painted: the window's size, the scale or the scene below changed."""
        ...

    def close(self) -> None:
        """Let go of what the scene holds; it will not be shown again."""
        ...


class Push(NamedTuple):
    """Show a scene above this one."""

    scene: Scene


class Replace(NamedTuple):
    """Show a scene in place of this one."""

    scene: Scene


class Pop(NamedTuple):
    """Go back to the scene below."""


class Restart(NamedTuple):
    """Close everything above the title and show a scene on it."""

    scene: Scene


class Home(NamedTuple):
    """Go back to the first scene, the title."""


class Quit(NamedTuple):
    """End the program."""


Change: TypeAlias = Push | Replace | Restart | Pop | Home | Quit


class SceneStack:
    """The open scenes; only the top one gets input and time."""

    def __init__(self, first: Scene) -> None:
        self.scenes: list[Scene] = [first]

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def take(self, change: Change | None) -> None:
        """Carry out what a scene asked for."""
        match change:
            case None:
                return
            case Push(scene):
                self.scenes.append(scene)
            case Replace(scene):
                self.scenes.pop().close()
                self.scenes.append(scene)
            case Restart(scene):
                self._close_down_to(1)
                self.scenes.append(scene)
            case Pop():
                self.scenes.pop().close()
            case Home():
                self._close_down_to(1)
            case Quit():
                self._close_down_to(0)
        if self.top:
            self.top.refresh()

    def _close_down_to(self, count: int) -> None:
        while len(self.scenes) > count:
            self.scenes.pop().close()
