"""The figures of speed: what is measured, and of which game."""

from __future__ import annotations

from game.play.bench import bench
from game.play.bots import by_level


def test_the_windows_figures_are_of_the_game_that_is_measured() -> None:
    seen: list[str] = []

    def redraw(game: str) -> int:
        seen.append(game)
        return 1000

    figures = bench("delver", by_level, {"redraw": ("pictures", redraw)})
    assert set(seen) == {"delver"}
    assert figures[0].name == "loop"
    assert figures[-1].name == "redraw"
    assert all(each.per_s > 0 and each.ratio > 0 for each in figures)
