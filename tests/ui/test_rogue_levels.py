"""The strip of levels beside the map of Rogue Dungeon, and the boss's gems below it."""

from __future__ import annotations

import pygame
import pytest

from game.content.rogue import maps
from game.play import paths
from game.play.match import Match
from game.rules.rogue.game import ROGUE
from game.rules.rogue.run import Options
from game.ui.desk import Desk
from game.ui.style import measure
from game.ui.tables.rogue_heaps import HeapPainter
from game.ui.tables.rogue_paint import RoguePaint


@pytest.mark.parametrize(("level", "finale", "gems"), [(4, False, 0), (5, False, 3), (5, True, 0)])
def test_the_bosss_gems_wait_on_the_last_level_not_in_a_last_room(
    desk: Desk, screen: pygame.Surface, level: int, finale: bool, gems: int
) -> None:
    match = Match(ROGUE, Options(), 7, boards=maps([paths.maps() / "rogue"])[0])
    match.draw_chance()
    run = match.view(0).run
    run.level, run.finale = level, finale
    paint = RoguePaint(desk)
    put: list[str] = []
    put_by = paint.put

    def note(on: pygame.Surface, name: str, centre: tuple[int, int], side: int) -> pygame.Rect:
        put.append(name)
        return put_by(on, name, centre, side)

    paint.put = note  # type: ignore[method-assign]
    painter = HeapPainter(desk, paint, desk.say)
    painter.levels(run, pygame.Rect(0, 0, 46, 620), measure((1920, 1080), 1.0), short=False)
    assert sum(name.startswith("token_") for name in put) == gems
