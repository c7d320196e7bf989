"""A window without a display, and a desk with its own shelf of saves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.play.record import Saves
from game.play.settings import Settings
from game.ui.desk import Desk


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Surface]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.display.quit()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(Settings(animation_speed=0), Saves(tmp_path / "saves"))
