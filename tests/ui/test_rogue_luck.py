"""What Luck would do with a die of Rogue Dungeon: told apart however narrow the buttons are."""

from __future__ import annotations

import pygame
import pytest

from game.ui.desk import Desk
from game.ui.style import measure
from game.ui.tables.rogue_paint import RoguePaint
from game.ui.tables.rogue_tray import TrayPainter
from game.ui.tables.table import Badge


@pytest.mark.parametrize("wide", [88, 104, 128, 150, 176])
@pytest.mark.parametrize("chance", ["0 %", "70 %", "100 %"])
def test_a_step_up_never_looks_like_a_step_down(
    desk: Desk, screen: pygame.Surface, wide: int, chance: str
) -> None:
    paint = RoguePaint(desk)
    painter, m = TrayPainter(desk, paint, desk.say), measure((1920, 1080), 2.0)
    pictures = [
        pygame.image.tobytes(painter.luck(how, (wide, 72), m, Badge(chance)), "RGB")
        for how in ("reroll", "up", "down")
    ]
    assert len(set(pictures)) == len(pictures)
