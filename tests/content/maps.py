"""A small map as text, with one place changed, for the tests of the readers."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

SHIPPED: Final = Path(__file__).parents[2] / "maps" / "heroes"
STANDARD: Final = SHIPPED / "standard.tmx"


def changed(folder: Path, old: str, new: str, name: str = "odd.tmx", of: Path = STANDARD) -> Path:
    """Write a shipped map into a folder, with its tileset and the first `old` replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in ("dungeon.tsx", "dungeon.png"):
        shutil.copy(SHIPPED / file, folder)
    text = of.read_text(encoding="utf-8")
    assert old in text
    path = folder / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path
