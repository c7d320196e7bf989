"""What a player has set, and how it is kept: always usable, whatever the file holds."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from game.play.disk import in_a_sentence, set_aside, user_folder, write_whole

BINDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "act": ("return", "space", "pad:a"),
    "back": ("escape", "pad:b"),
    "next_region": ("tab", "pad:rb"),
    "previous_region": ("shift+tab", "pad:lb"),
    "left": ("left", "pad:left"),
    "right": ("right", "pad:right"),
    "up": ("up", "pad:up"),
    "down": ("down", "pad:down"),
    "hint": ("h", "pad:y"),
    "undo": ("z", "pad:x"),
    "rules": ("?", "f1", "pad:back"),
    "pause": ("p", "pad:start"),
    "log": ("l",),
    "know": ("k",),
    "full_screen": ("f11",),
}
"""The inputs of each command: keys by name, ``pad:`` for a gamepad's."""

SMALLEST_WINDOW: Final = (960, 540)
LARGEST_WINDOW: Final = (15360, 8640)
LARGEST_OFFSET: Final = 32767
LONGEST_NAME: Final = 200


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    """Everything a player may set."""

    scale: float = 1.0
    """1.0 to 2.0."""
    full_screen: bool = False
    animation_speed: float = 1.0
    """0: everything at once; else 0.5 to 4 times the usual speed."""
    reduce_motion: bool = False
    high_contrast: bool = False
    accessible_font: bool = False
    locale: str = "en"
    player_name: str = "The Guest"
    know_open: bool = True
    log_open: bool = True
    window: tuple[int, int, int, int] | None = None
    """Left, top, width and height, in pixels."""
    bindings: dict[str, tuple[str, ...]] = msgspec.field(default_factory=lambda: dict(BINDINGS))


class LoadedSettings(NamedTuple):
    settings: Settings
    message: str | None
    """What was wrong with the file, in one sentence."""


def settings_file() -> Path:
    return user_folder() / "settings.json"


def load_settings(path: Path | None = None) -> LoadedSettings:
    """Return the stored settings, every value made sensible.

    A damaged file is set aside and the defaults are used, with a message.
    """
    path = path or settings_file()
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return LoadedSettings(Settings(), None)
    except OSError as error:
        reason = in_a_sentence(error)
        return LoadedSettings(Settings(), f"The settings could not be read: {reason}.")
    try:
        return LoadedSettings(sensible(msgspec.json.decode(data, type=Settings)), None)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return LoadedSettings(Settings(), _keep_damaged(path))


def save_settings(settings: Settings, path: Path | None = None) -> str | None:
    """Store the settings; return a message, in one sentence, if that failed."""
    try:
        data = msgspec.json.format(msgspec.json.encode(sensible(settings)), indent=2)
        write_whole(path or settings_file(), data)
    except OSError as error:
        return f"The settings could not be saved: {in_a_sentence(error)}."
    return None


def sensible(settings: Settings) -> Settings:
    """Return the settings with absurd values brought to the nearest sensible ones."""
    speed = _between(settings.animation_speed, 0.0, 4.0, 1.0)
    return msgspec.structs.replace(
        settings,
        scale=_between(settings.scale, 1.0, 2.0, 1.0),
        animation_speed=0.0 if speed == 0 else max(0.5, speed),
        locale=settings.locale[:LONGEST_NAME] or "en",
        player_name=settings.player_name.strip()[:LONGEST_NAME] or "The Guest",
        window=_window(settings.window),
        bindings=_bindings(settings.bindings),
    )


def _keep_damaged(path: Path) -> str:
    try:
        kept = set_aside(path)
    except OSError:
        return "The settings were damaged: the defaults are used."
    return f"The settings were damaged: they are kept as {kept.name} and the defaults are used."


def _between(value: float, least: float, most: float, default: float) -> float:
    return min(max(value, least), most) if math.isfinite(value) else default


def _window(window: tuple[int, int, int, int] | None) -> tuple[int, int, int, int] | None:
    if window is None:
        return None
    left, top, width, height = window
    return (
        min(max(left, -LARGEST_OFFSET), LARGEST_OFFSET),
        min(max(top, -LARGEST_OFFSET), LARGEST_OFFSET),
        min(max(width, SMALLEST_WINDOW[0]), LARGEST_WINDOW[0]),
        min(max(height, SMALLEST_WINDOW[1]), LARGEST_WINDOW[1]),
    )


def _bindings(bindings: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return the known commands' inputs; a command left without any gets its own back."""
    return {command: tuple(bindings.get(command) or keys) for command, keys in BINDINGS.items()}
