"""Pictures: SVG files rasterised at the very size they are shown at, and composed faces."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Final

import pygame

CACHED_BYTES: Final = 26 * 1024 * 1024
"""How much picture memory is kept before the longest unused goes, in a window of 1080p or less."""
CACHED_PER_PIXEL: Final = 9
"""How many bytes a larger window may keep for each of its pixels: its table needs them."""


class Art:
    """The pictures of `folder`, drawn lazily and kept while they are used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._most = CACHED_BYTES
        self._cover_key: Hashable = None
        self.made = 0
        """How many surfaces have been made: a steady frame makes none."""

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return ``<name>.svg`` fitted into `size` pixels, its aspect kept."""
        return self.composed(("svg", name, size), lambda: self._load(name, size))

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture that fills `size` whole; what does not fit is cut off evenly."""
        self._most = max(CACHED_BYTES, CACHED_PER_PIXEL * size[0] * size[1])
        self._cover_key = ("cover", name, size)
        return self.composed(self._cover_key, lambda: self._cover(name, size))

    def composed(self, key: Hashable, build: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return what `build` makes, made once a key."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = build()
        self.made += 1
        self._kept[key] = made
        self._bytes += made.get_width() * made.get_height() * 4
        if self._cover_key in self._kept:
            self._kept.move_to_end(self._cover_key)  # it lies below all else, and is dear to draw
        while self._bytes > self._most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= gone.get_width() * gone.get_height() * 4
        return made

    def _load(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        width, height = max(1, size[0]), max(1, size[1])
        loaded = pygame.image.load_sized_svg(self._folder / f"{name}.svg", (width, height))
        return loaded.convert_alpha() if pygame.display.get_surface() else loaded

    def _cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        loaded = pygame.image.load_sized_svg(self._folder / f"{name}.svg", _covering(size))
        whole = pygame.Surface(size)
        whole.blit(loaded, loaded.get_rect(center=whole.get_rect().center))
        return whole.convert() if pygame.display.get_surface() else whole


def _covering(size: tuple[int, int]) -> tuple[int, int]:
    """Return the smallest 16:9 size that covers `size`."""
    width = max(size[0], round(size[1] * 16 / 9))
    return (width, round(width * 9 / 16))
