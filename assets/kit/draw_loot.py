"""Write the loot's pictures and the symbols: ``python -m assets.kit.draw_loot [name ...]``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from assets.kit.loot_armor import ARMOR
from assets.kit.loot_beasts import BEASTS
from assets.kit.loot_beasts_winged import MORE_BEASTS
from assets.kit.loot_charms import CHARMS
from assets.kit.loot_equipment import EQUIPMENT
from assets.kit.loot_henchmen import HENCHMEN
from assets.kit.loot_paint import picture
from assets.kit.loot_potions import POTIONS
from assets.kit.loot_scrolls import SCROLLS
from assets.kit.loot_skills import SKILLS
from assets.kit.loot_symbols import SYMBOLS
from assets.kit.loot_treasure import TREASURE
from assets.kit.loot_weapons_agility import AGILITY
from assets.kit.loot_weapons_intellect import INTELLECT
from assets.kit.loot_weapons_strength import STRENGTH

FOLDER: Final = Path(__file__).parent.parent / "art" / "rogue"

PICTURES: Final[dict[str, Callable[[], str]]] = (
    STRENGTH
    | AGILITY
    | INTELLECT
    | ARMOR
    | POTIONS
    | SCROLLS
    | EQUIPMENT
    | CHARMS
    | TREASURE
    | HENCHMEN
    | BEASTS
    | MORE_BEASTS
    | SKILLS
)
"""Each loot's picture name and what draws its whole file."""


def files() -> dict[str, str]:
    """Return the text of every file by its name."""
    found = {name: draw() for name, draw in PICTURES.items()}
    return found | {name: picture(draw()) for name, draw in SYMBOLS.items()}


def main(wanted: list[str]) -> None:
    """Write all files, or those asked for."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        if not wanted or name in wanted:
            (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
