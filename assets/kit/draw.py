"""Draws the kit's pictures anew: `python -m assets.kit.draw [name …]`, all without a name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from assets.kit import (
    rooms_blue_a,
    rooms_blue_b,
    rooms_green_a,
    rooms_green_b,
    rooms_purple_a,
    rooms_purple_b,
    rooms_red_a,
    rooms_red_b,
    rooms_red_c,
    rooms_white_a,
    rooms_white_b,
    rooms_yellow_a,
    rooms_yellow_b,
    rooms_yellow_c,
)
from assets.kit.cards import ROOM_BACKS
from assets.kit.cards_decks import DECK_BACKS
from assets.kit.cards_front import FRONTS

MODULES: Final = (
    rooms_red_a,
    rooms_red_b,
    rooms_red_c,
    rooms_yellow_a,
    rooms_yellow_b,
    rooms_yellow_c,
    rooms_white_a,
    rooms_white_b,
    rooms_green_a,
    rooms_green_b,
    rooms_blue_a,
    rooms_blue_b,
    rooms_purple_a,
    rooms_purple_b,
)
ROOMS: Final[tuple[Callable[[], str], ...]] = tuple(
    drawing for module in MODULES for drawing in module.ROOMS
)
"""Every room's picture, as a function of the room's name."""
PICTURES: Final[Mapping[str, Callable[[], str]]] = {
    **{drawing.__name__: drawing for drawing in ROOMS},
    **ROOM_BACKS,
    **DECK_BACKS,
    **FRONTS,
}
FOLDER: Final = Path(__file__).parents[1] / "art" / "rogue"


def main(names: list[str]) -> int:
    """Write the pictures of these names, or all; return 2 when a name is unknown."""
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        print(f"No picture is named {', '.join(unknown)}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PICTURES:
        path = FOLDER / f"{name}.svg"
        path.write_text(PICTURES[name](), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
