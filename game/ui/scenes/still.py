"""A scene in which nothing moves: it is painted once a change, and waits for input."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui.scene import Change


class StillScene:
    """What scenes at rest share; each says what it paints and what input does."""

    _fresh = True

    def react(self, event: pygame.Event) -> Change | None:
        """Take one input event."""
        raise NotImplementedError(type(self).__name__)

    def paint(self, screen: Surface) -> None:
        """Paint the whole scene."""
        raise NotImplementedError(type(self).__name__)

    def handle(self, event: pygame.Event) -> Change | None:
        self._fresh = True
        return self.react(event)

    def update(self, seconds: float) -> Change | None:
        return None

    def draw(self, screen: Surface) -> Sequence[Rect]:
        if not self._fresh:
            return []
        self._fresh = False
        self.paint(screen)
        return [screen.get_rect()]

    def wake(self) -> float | None:
        return None

    def refresh(self) -> None:
        self._fresh = True

    def close(self) -> None:
        """Nothing is held."""
