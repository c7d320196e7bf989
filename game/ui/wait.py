"""Waiting for input without burning the processor: the one place that calls SDL itself."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

Wait = Callable[[float | None], None]
"""Return when an event is there or the seconds are over (None: wait for an event)."""

FALLBACK_STEP = 8
LONGEST_WAIT = 60.0


def _sdl_libraries() -> Iterator[Path]:
    """Yield where the SDL that pygame-ce brings along may lie."""
    package = Path(pygame.__file__).parent
    yield from package.glob("SDL2.dll")
    yield from package.glob(".dylibs/libSDL2-2*.dylib")
    for folder in (package.parent / "pygame_ce.libs", package.parent):
        yield from folder.glob("libSDL2-2*.so*")
    if bundle := getattr(sys, "_MEIPASS", None):
        yield from Path(bundle).rglob("*SDL2[-.]*")


def open_wait() -> Wait:
    """Return the best way to wait that this machine allows."""
    for path in _sdl_libraries():
        try:
            library = ctypes.CDLL(str(path))
            wait_for = library.SDL_WaitEventTimeout
            version = (ctypes.c_uint8 * 3)()
            library.SDL_GetVersion(ctypes.byref(version))
            initialised = library.SDL_WasInit(0x20)
        except (OSError, AttributeError):
            continue
        if initialised and tuple(version) == pygame.get_sdl_version():
            wait_for.argtypes = (ctypes.c_void_p, ctypes.c_int)
            return lambda seconds: _sdl_wait(wait_for, seconds)
    return _sleep


def _sdl_wait(wait_for: Callable[..., int], seconds: float | None) -> None:
    wait_for(None, int(1000 * min(LONGEST_WAIT, LONGEST_WAIT if seconds is None else seconds)))


def _sleep(seconds: float | None) -> None:
    left = int(1000 * min(LONGEST_WAIT, LONGEST_WAIT if seconds is None else seconds))
    while left > 0 and not pygame.event.peek():
        pygame.time.wait(min(FALLBACK_STEP, left))
        left -= FALLBACK_STEP
