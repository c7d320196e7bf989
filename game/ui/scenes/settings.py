"""The settings: every change shows at once and is stored on leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import pygame
from pygame import Rect, Surface

from game.play.settings import Settings, save_settings
from game.ui.controls import Cycle, Entry, Field, Push, Said, Section, Toggle
from game.ui.desk import Desk
from game.ui.form import Form
from game.ui.names import clean_name
from game.ui.scene import Change, Pop

SCALES: Final = (1.0, 1.25, 1.5, 1.75, 2.0)
SPEEDS: Final = (0.0, 0.5, 1.0, 2.0, 4.0)


class SettingsScene:
    """One page of settings."""

    def __init__(self, desk: Desk, changed: Callable[[Settings], None]) -> None:
        self._desk, self._changed = desk, changed
        self.form = Form(desk, "back")
        self._tell()

    def handle(self, event: pygame.Event) -> Change | None:
        for said in self.form.handle(event):
            if said.name == "back":
                return self._leave()
            self._take(said)
        return None

    def update(self, seconds: float) -> Change | None:
        self.form.update(seconds)
        return None

    def draw(self, screen: Surface) -> Sequence[Rect]:
        return self.form.draw(screen)

    def wake(self) -> float | None:
        return self.form.wake()

    def refresh(self) -> None:
        self._tell()

    def close(self) -> None:
        self.form.close()

    def _leave(self) -> Change:
        message = save_settings(self._desk.settings)
        if message:
            self._desk.messages.append(message)
        return Pop()

    def _take(self, said: Said) -> None:
        """Carry out one change; a typed name is taken as it is typed."""
        value: Any = said.value
        if said.name == "scale":
            value = SCALES[value]
        elif said.name == "animation_speed":
            value = SPEEDS[value]
        elif said.name == "player_name":
            value = clean_name(value) or self._desk.say("The Guest")
        settings = msgspec.structs.replace(self._desk.settings, **{said.name: value})
        self._changed(settings)
        if self._desk.settings is not settings:
            self._desk.apply_settings(settings)
        if said.name != "player_name":
            self._tell()

    def _tell(self) -> None:
        say = self._desk.say
        sections = (
            Section(say("Screen"), self._screen()),
            Section(say("Motion"), self._motion()),
            Section(say("Reading"), self._reading()),
            Section(say("You"), self._you()),
        )
        self.form.show(say("Settings"), sections, (Push("back", say("Back"), primary=True),))

    def _screen(self) -> tuple[Field, ...]:
        say, settings = self._desk.say, self._desk.settings
        percents = tuple(f"{round(100 * scale)} %" for scale in SCALES)
        return (
            Field((Cycle("scale", percents, _nearest(SCALES, settings.scale)),), say("Size"),
                  say("How large words and pictures are.")),
            Field((Toggle("full_screen", settings.full_screen),), say("Full screen"),
                  say("Fill the whole screen; F11 does the same.")),
            Field((Toggle("know_open", settings.know_open),), say("What I know beside the table"),
                  say("What you may count on, where the window is wide enough; K does the same.")),
            Field((Toggle("log_open", settings.log_open),), say("Log beside the table"),
                  say("What has happened, where the window is wide enough; L does the same.")),
        )  # fmt: skip

    def _motion(self) -> tuple[Field, ...]:
        say, settings = self._desk.say, self._desk.settings
        speeds = (say("At once"), *(f"{round(100 * speed)} %" for speed in SPEEDS[1:]))
        return (
            Field((Cycle("animation_speed", speeds, _nearest(SPEEDS, settings.animation_speed)),),
                  say("Animation speed"), say("How fast cards move and turn.")),
            Field((Toggle("reduce_motion", settings.reduce_motion),), say("Reduce motion"),
                  say("No shaking and no drifting.")),
        )  # fmt: skip

    def _reading(self) -> tuple[Field, ...]:
        say, settings = self._desk.say, self._desk.settings
        return (
            Field((Toggle("high_contrast", settings.high_contrast),), say("High contrast"),
                  say("Black panels, white words, strong rims.")),
            Field((Toggle("accessible_font", settings.accessible_font),), say("Plain typeface"),
                  say("Letters drawn to be told apart: Atkinson Hyperlegible.")),
        )  # fmt: skip

    def _you(self) -> tuple[Field, ...]:
        say = self._desk.say
        name = Entry("player_name", clean_name(self._desk.settings.player_name), say("Your name"))
        return (Field((name,), say("Your name"), say("What the table calls you.")),)


def _nearest(values: Sequence[float], value: float) -> int:
    return min(range(len(values)), key=lambda i: abs(values[i] - value))
