"""Where the game's own files lie, in a checkout and in an executable."""

from __future__ import annotations

import sys
from pathlib import Path


def root() -> Path:
    """Return the folder that card art paths start from."""
    bundled: str | None = getattr(sys, "_MEIPASS", None)
    return Path(bundled) if bundled else Path(__file__).resolve().parents[2]


def maps() -> Path:
    """Return the folder of the maps the game comes with."""
    return root() / "maps"


def assets() -> Path:
    """Return the folder of pictures, texts and the theme."""
    return root() / "assets"
