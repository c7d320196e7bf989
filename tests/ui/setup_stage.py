"""What the tests of set-up screens share: windows, a desk, keys, and what a screen starts."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.play.record import Saves
from game.play.settings import Settings
from game.ui.desk import Desk
from game.ui.scene import Change, Pop
from game.ui.start import StartMatch

SIZES = ((960, 540), (1280, 720), (1024, 768), (3840, 1600))


def desk_at(folder: Path, scale: float = 1.0, locale: str = "en") -> Desk:
    return Desk(Settings(scale=scale, locale=locale), Saves(folder))


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, unicode="", mod=0)


class Starts:
    """Notes what the set-up screen starts."""

    def __init__(self) -> None:
        self.made: list[StartMatch] = []

    def __call__(self, start: StartMatch) -> Change:
        self.made.append(start)
        return Pop()
