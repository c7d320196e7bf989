"""From keys and pads to the commands that the settings bind them to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

PAD_BUTTONS: Final = ("a", "b", "x", "y", "lb", "rb", "back", "start")
ACT_GUARD: Final = 0.25
"""Seconds after an action in which further clicks do not act: ten clicks make one action."""


def input_name(event: pygame.Event) -> str | None:
    """Return what bindings call an input: ``"return"``, ``"shift+tab"``, ``"pad:a"``."""
    if event.type == pygame.KEYDOWN:
        name = pygame.key.name(event.key).lower()
        if event.unicode == "?":
            return "?"
        return f"shift+{name}" if event.mod & pygame.KMOD_SHIFT and len(name) > 1 else name
    if event.type == pygame.JOYBUTTONDOWN and event.button < len(PAD_BUTTONS):
        return f"pad:{PAD_BUTTONS[event.button]}"
    if event.type == pygame.JOYHATMOTION:
        across, up = event.value
        if across:
            return "pad:right" if across > 0 else "pad:left"
        if up:
            return "pad:up" if up > 0 else "pad:down"
    return None


def command_of(event: pygame.Event, bindings: Mapping[str, Sequence[str]]) -> str | None:
    """Return the command an input is bound to, if any."""
    name = input_name(event)
    if name is None:
        return None
    return next((command for command, names in bindings.items() if name in names), None)


def number_of(event: pygame.Event) -> int | None:
    """Return the number key 1 to 9 that was pressed, if any."""
    if event.type == pygame.KEYDOWN and event.unicode in tuple("123456789"):
        return int(event.unicode)
    return None


def key_label(bindings: Mapping[str, Sequence[str]], command: str) -> str:
    """Return the key to print on a button, such as ``"H"``."""
    keys = [name for name in bindings.get(command, ()) if not name.startswith("pad:")]
    return keys[0].upper() if keys and len(keys[0]) == 1 else keys[0].capitalize() if keys else ""
