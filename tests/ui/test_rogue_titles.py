"""The names on room cards of Rogue Dungeon: whole, on narrow cards too."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect

from game.rules.rogue.effects import Choose
from game.rules.rogue.monsters import MONSTERS
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


WAYS = [
    option
    for room in ROOMS.values()
    for effect in room.effects
    if isinstance(effect, Choose)
    for option in effect.options
]


@pytest.mark.parametrize("name", [*(m.name for m in MONSTERS.values()), *(w.label for w in WAYS)])
@pytest.mark.parametrize("room", [(110, 34), (190, 36)])
def test_no_heading_is_cut_within_a_word(desk: Desk, name: str, room: tuple[int, int]) -> None:
    words = RoguePaint(desk).heading(name, room, measure((1920, 1080), 1.0), 28)
    said = " ".join(line for line, _ in words.lines).removesuffix("\u00a0…").split()
    assert said
    assert said == name.split()[: len(said)]
    assert words.height <= room[1]
