"""The bound of Heroes alone: its rooms hold what the box does, and its line really wins."""

from __future__ import annotations

from collections import Counter

from game.rules.heroes.pieces import FIXED
from game.rules.heroes.state import Options

from .heroes_clairvoyant import Beam, dealt, due, opened


def test_a_room_has_all_fixed_tiles_and_is_the_same_again() -> None:
    start = opened(Options("solo"))
    tiles = dealt(start, 3)
    assert tiles == dealt(start, 3) != dealt(start, 4)
    counted = Counter(tiles.values())
    assert len(tiles) == 36
    assert all(counted[kind] == count for kind, count in FIXED.items())


def test_what_luck_brings_is_what_lies_there() -> None:
    start = opened(Options("solo"))
    tiles = dealt(start, 3)
    start.phase, start.cell = "turning", "1/1"
    assert due(start, tiles) == tiles["1/1"]


def test_no_beam_wins_without_treasures() -> None:
    """A room of nothing but poison kills whoever walks, so the search must say so."""
    start = opened(Options("solo"))
    tiles = dict.fromkeys(start.room.squares, "poison_cloud")
    assert not Beam(tiles, 1).wins(start)
