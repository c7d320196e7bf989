"""Draws the kit's pictures anew: `python -m assets.kit.draw [name …]`, all without a name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from assets.kit import rooms_red_a, rooms_red_b, rooms_red_c, rooms_yellow_a, rooms_yellow_b

MODULES: Final = (rooms_red_a, rooms_red_b, rooms_red_c, rooms_yellow_a, rooms_yellow_b)
ROOMS: Final[tuple[Callable[[], str], ...]] = tuple(
    drawing for module in MODULES for drawing in module.ROOMS
)
"""Every room's picture, as a function of the room's name."""
FOLDER: Final = Path(__file__).parents[1] / "art" / "rogue"


def main(names: list[str]) -> int:
    """Write the pictures of these names, or all; return 2 when a name is unknown."""
    known = {drawing.__name__: drawing for drawing in ROOMS}
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"No picture is named {', '.join(unknown)}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or known:
        path = FOLDER / f"{name}.svg"
        path.write_text(known[name](), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
