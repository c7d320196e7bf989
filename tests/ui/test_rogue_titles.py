"""The names on room cards of Rogue Dungeon: whole, on narrow cards too."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect

from game.rules.rogue.rooms import ROOMS
from game.ui.desk import Desk
from game.ui.style import measure
from game.ui.tables.rogue_paint import RoguePaint, Words
from game.ui.tables.rogue_room import RoomPainter


@pytest.mark.parametrize("room", ROOMS)
def test_a_name_that_is_too_long_for_one_line_is_set_plainly_and_not_cut(
    desk: Desk, screen: pygame.Surface, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint = RoguePaint(desk)
    written: list[str] = []
    one_line, write_centred = paint.one_line, paint.write_centred

    def note_line(text: str, *rest: Any) -> Any:
        written.append(one_line(text, *rest)[0])
        return one_line(text, *rest)

    def note_words(on: pygame.Surface, words: Words, *rest: Any) -> Any:
        written.append(" ".join(line for line, _ in words.lines))
        return write_centred(on, words, *rest)

    monkeypatch.setattr(paint, "one_line", note_line)
    monkeypatch.setattr(paint, "write_centred", note_words)
    painter = RoomPainter(desk, paint, desk.say)
    m = measure((1920, 1080), 1.0)
    painter._title(pygame.Surface((200, 48)), room, Rect(0, 0, 200, 44), m, centred=True)
    assert written[-1] == ROOMS[room].name
