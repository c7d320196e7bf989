"""A dialog: a few sentences and the answers to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import pygame
from pygame import Rect, Surface

from game.ui.controls import Field, Push, Section
from game.ui.desk import Desk
from game.ui.form import Form
from game.ui.scene import Change, Pop

Answer: TypeAlias = tuple[str, Change | None]
"""A label, and what choosing it asks for; None only closes the dialog."""
WIDEST: Final = 860


class MessageScene:
    """Asks or tells; the back key takes the last answer, which should be the harmless one."""

    def __init__(self, desk: Desk, title: str, text: str, choices: Sequence[Answer]) -> None:
        self._desk, self._title, self._text = desk, title, text
        self._choices = tuple(choices) or ((desk.say("Close"), None),)
        self.form = Form(desk, "0", WIDEST)
        self._tell()

    def handle(self, event: pygame.Event) -> Change | None:
        for said in self.form.handle(event):
            at = -1 if said.name == "back" else int(said.name)
            return self._choices[at][1] or Pop()
        return None

    def update(self, seconds: float) -> Change | None:
        return None

    def draw(self, screen: Surface) -> Sequence[Rect]:
        return self.form.draw(screen)

    def wake(self) -> float | None:
        return None

    def refresh(self) -> None:
        self._tell()

    def close(self) -> None:
        self.form.close()

    def _tell(self) -> None:
        answers = tuple(
            Field((Push(str(i), label, primary=i == 0),))
            for i, (label, _) in enumerate(self._choices)
        )
        section = Section("", (Field((), help=self._text), *answers))
        self.form.show(self._title, (section,), ())
