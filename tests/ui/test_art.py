"""The pictures that are kept, and which of them go first."""

from __future__ import annotations

import pygame

from game.play import paths
from game.ui.art import CACHED_BYTES, Art


def test_the_table_below_all_else_is_kept_while_pictures_come_and_go() -> None:
    art, size = Art(paths.assets() / "art"), (640, 360)
    table = art.cover("ui/table_oak", size)
    side = 1024
    for number in range(2 * CACHED_BYTES // (side * side * 4)):
        art.composed(number, lambda: pygame.Surface((side, side), depth=32))
    assert art.cover("ui/table_oak", size) is table
    made = art.made
    art.composed(0, lambda: pygame.Surface((side, side), depth=32))
    assert art.made == made + 1, "what is no table goes, the longest unused first"


def test_only_the_last_table_is_kept() -> None:
    art, size = Art(paths.assets() / "art"), (640, 360)
    first = art.cover("ui/table_oak", size)
    art.cover("ui/curtain", size)
    side = 1024
    for number in range(2 * CACHED_BYTES // (side * side * 4)):
        art.composed(number, lambda: pygame.Surface((side, side), depth=32))
    assert art.cover("ui/table_oak", size) is not first
