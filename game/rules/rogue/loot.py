"""All loot of Rogue Dungeon in one place, and what lies in which deck."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import Loot
from game.rules.rogue.loot_armor import ARMOR, HENCHMEN, TREASURES
from game.rules.rogue.loot_equipment import EQUIPMENT
from game.rules.rogue.loot_potions import POTIONS, SCROLLS
from game.rules.rogue.loot_specialty import SPECIALTY
from game.rules.rogue.loot_starting import BELONGINGS, SKILLS
from game.rules.rogue.loot_weapons import WEAPONS

_GATHERED: Final = (
    *WEAPONS, *ARMOR, *POTIONS, *SCROLLS, *EQUIPMENT, *TREASURES, *HENCHMEN,
    *SPECIALTY, *SKILLS, *BELONGINGS,
)  # fmt: skip

LOOT: Final[dict[str, Loot]] = {card.id: card for card in _GATHERED}
"""Every kind of card by its id, those of the specialty and starting decks included."""
LOOT_DECK: Final[tuple[str, ...]] = tuple(
    card.id for card in _GATHERED if card.deck == "loot" for _ in range(card.count)
)
"""The loot deck's seventy-five cards, before they are shuffled."""
SPECIALTY_DECK: Final[tuple[str, ...]] = tuple(card.id for card in SPECIALTY)
STARTING: Final[dict[str, tuple[str, ...]]] = {
    hero.id: (*hero.skills, *hero.belongings) for hero in HEROES.values()
}
"""What each hero starts with: three Skills, three belongings and Camping Gear."""
