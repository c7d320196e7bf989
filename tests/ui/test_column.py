"""The result's columns: as large as they fit, and a count of the lines that do not."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.ui import column
from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.tables.table import Tally

PICTURED = [Tally("welcome/torch", f"Line {i}.") for i in range(6)]
PLAIN = [Tally("", f"Line {i}.") for i in range(6)]


def written(
    desk: Desk, screen: pygame.Surface, lines: list[Tally], tall: int, mp: pytest.MonkeyPatch
) -> list[str]:
    """Return the lines written into a room of some height, in pixels."""
    words: list[str] = []

    def write(hud: Hud, screen: pygame.Surface, text: str, *place: object, **more: object) -> Rect:
        words.append(text)
        return Rect(0, 0, 0, 0)

    mp.setattr(Hud, "write", write)
    column.write(desk, screen, Rect(0, 0, 400, tall), lines, desk.measure(screen))
    return words


@pytest.mark.parametrize("lines", [PICTURED, PLAIN])
def test_all_lines_are_written_where_they_fit(
    desk: Desk, screen: pygame.Surface, lines: list[Tally], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = written(desk, screen, lines, 400, monkeypatch)
    assert found == [line.words for line in lines]


def test_lines_shrink_before_any_is_left_out(desk: Desk, screen: pygame.Surface) -> None:
    m = desk.measure(screen)
    roomy, tight = column.fit(desk, PLAIN, 400, 400, m), column.fit(desk, PLAIN, 400, m.px(160), m)
    assert roomy.px > tight.px >= m.px(column.SMALLEST)
    assert not tight.left_out


def test_of_lines_with_pictures_the_first_stay_and_the_rest_is_counted(
    desk: Desk, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    tall = desk.measure(screen).px(110)
    assert written(desk, screen, PICTURED, tall, monkeypatch) == [
        "Line 0.", "Line 1.", "And 4 more.",
    ]  # fmt: skip


def test_of_plain_lines_the_newest_stay_and_those_before_are_counted(
    desk: Desk, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    tall = desk.measure(screen).px(80)
    assert written(desk, screen, PLAIN, tall, monkeypatch) == [
        "4 more before.", "Line 4.", "Line 5.",
    ]  # fmt: skip
