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
BUSY: Final = {"welcome": 28, "delver": 12, "heroes": 90, "rogue": 100}
"""How many steps into its match a game's table is full; of a game that is not named, 28."""
SEED: Final = 5


def title(game: str) -> int:
    """Make the title from nothing and paint it: what a start does after its imports."""
    screen = _screen()
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Settings(), Saves(Path(folder)))
        TitleScene(desk, desk.apply_settings).draw(screen)
    pygame.display.flip()
    return 1


def redraw(game: str) -> int:
    """Paint a game's busy table anew at 1080p and show it."""
    screen, scene = _screen(), _busy_table(game)
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
def _busy_table(game: str) -> MatchScene:
    folder = Path(tempfile.mkdtemp(prefix="dungeon-quartet-"))
    desk = Desk(Settings(animation_speed=0), Saves(folder))
    return match_scene(desk, Played(game, SEED, BUSY.get(game, BUSY["welcome"])))
