"""How fast the window's work is, for `bench`: measured off screen, each call one unit."""

from __future__ import annotations

import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from game.play.record import Saves
from game.play.settings import Settings
from game.ui.desk import Desk
from game.ui.scenes.match import MatchScene
from game.ui.scenes.title import TitleScene
from game.ui.shot import Played, match_scene

SIZE: Final = (1920, 1080)
BUSY: Final = Played(seed=5, steps=28)
"""A seed and how many steps into its match: a card in hand and a full table."""


def title() -> int:
    """Make the title from nothing and paint it: what a start does after its imports."""
    screen = _screen()
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Settings(), Saves(Path(folder)))
        TitleScene(desk, desk.apply_settings).draw(screen)
    pygame.display.flip()
    return 1


def redraw() -> int:
    """Paint the busy table anew at 1080p and show it."""
    screen, scene = _screen(), _busy_table()
    scene.refresh()
    scene.draw(screen)
    pygame.display.flip()
    return 1


@cache
def _screen() -> pygame.Surface:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(SIZE)


@cache
def _busy_table() -> MatchScene:
    folder = Path(tempfile.mkdtemp(prefix="dungeon-quartet-"))
    desk = Desk(Settings(animation_speed=0), Saves(folder))
    return match_scene(desk, BUSY)
