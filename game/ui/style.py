"""Colours and measures: what every scene paints with."""

from __future__ import annotations

from typing import Final, NamedTuple

TEXT_AT_1080P: Final = 22
LEAST_ACROSS: Final = 900
LEAST_DOWN: Final = 520
"""The least room, in units, that every screen needs: tiny windows hold the scale back."""
LINEAR_BELOW: Final = 0.03928
"""Where sRGB's curve begins (WCAG 2)."""
SMALLEST_UNIT: Final = 0.62
"""Below this the text would be too small to read; narrow windows rearrange instead."""


class Palette(NamedTuple):
    """The colours of one theme, as ``#rrggbb``."""

    ground: str = "#1a110b"
    panel: str = "#1d140e"
    panel_alpha: int = 226
    rim: str = "#6d5330"
    gold: str = "#e9bd62"
    bright: str = "#ffe08a"
    text: str = "#f5ead2"
    dim: str = "#c3b08e"
    ink: str = "#2a1a10"
    ink_dim: str = "#5a422c"
    button: str = "#3b2a1b"
    button_hot: str = "#553c24"
    primary: str = "#7d2823"
    primary_hot: str = "#9c352d"
    good: str = "#8fd6a0"
    bad: str = "#ff9d8a"
    focus: str = "#ffe08a"


PALETTE: Final = Palette()
HIGH_CONTRAST: Final = Palette(
    ground="#000000", panel="#000000", panel_alpha=255, rim="#ffffff", gold="#ffd75a",
    bright="#ffff66", text="#ffffff", dim="#e8e8e8", button="#101010", button_hot="#303030",
    primary="#5a0000", primary_hot="#7a1010", good="#9dffb0", bad="#ffb3a6", focus="#00ffff",
    ink="#000000", ink_dim="#1a1008",
)  # fmt: skip

SEAT_COLOURS: Final = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7")
"""Okabe and Ito's hues; each seat has a letter and a banner shape besides."""


class Measure(NamedTuple):
    """How large things are in a window: one unit is a pixel of 1080p at 100 %."""

    width: int
    height: int
    unit: float

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return max(1, round(units * self.unit))

    @property
    def text(self) -> int:
        """The height of body text in pixels."""
        return self.px(TEXT_AT_1080P)

    @property
    def across(self) -> float:
        """The window's width in units."""
        return self.width / self.unit

    @property
    def down(self) -> float:
        """The window's height in units."""
        return self.height / self.unit


def measure(size: tuple[int, int], scale: float) -> Measure:
    """Return the measure of a window of `size` pixels at a UI scale of 1.0 to 2.0."""
    width, height = size
    base = max(SMALLEST_UNIT, min(width / 1920, height / 1080))
    room = min(width / LEAST_ACROSS, height / LEAST_DOWN)
    return Measure(width, height, min(base * scale, room))


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two ``#rrggbb`` colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= LINEAR_BELOW else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
