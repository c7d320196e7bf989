"""The Equipment of the loot deck, among it eight of the cards that answer a weakness icon."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    Amount,
    CampHere,
    Daunt,
    Guard,
    Heal,
    Master,
    RestBonus,
    Steady,
)
from game.rules.rogue.kinds import ANYTIME, Loot, Use, weakness

EQUIPMENT: Final[tuple[Loot, ...]] = (
    Loot(
        "camping_gear", "Camping Gear", "equipment", "A blanket, a pot, and a tent that has seen worse.",
        (Use(("rest",), (CampHere(),)),), count=4,
    ),
    Loot(
        "rope", "Rope", "equipment", "Fifty feet, more or less. Usually less.",
        (Use(("check",), (Steady(5, ("strength", "agility")),)),),
    ),
    Loot(
        "lockpicks", "Lockpicks", "equipment", "A ring of little hooks that have never knocked.",
        (Use(("check",), (Master(("agility", "intellect")),)),),
    ),
    Loot(
        "bandages", "Bandages", "equipment", "Clean linen. It will not stay so.",
        (Use(ANYTIME, (Heal(Amount(2)),)), Use(("check",), (Steady(3, ("vitality",)),))),
    ),
    Loot(
        "caltrops", "Caltrops", "equipment", "However they fall, one point is looking up.",
        (Use(("aim",), (Daunt(3),)), Use(("rest_roll",), (RestBonus(3),))),
    ),
    Loot(
        "meaty_rib", "Meaty Rib", "equipment", "Smoked, salted, and smelled from two rooms away.",
        (weakness(3), Use(("free", "rest"), (Heal(Amount(2)),))), pair="food",
    ),
    Loot(
        "hunk_of_cheese", "Hunk of Cheese", "equipment", "Ripe enough to have opinions.",
        (
            weakness(3), Use(("free", "rest"), (Heal(Amount(1)),)),
            Use(("rest_roll",), (RestBonus(2),)),
        ),
        pair="food",
    ),
    Loot(
        "flute", "Flute", "equipment", "It knows one tune, and the beasts know it too.",
        (weakness(3), Use(("rest_roll",), (RestBonus(3),))), pair="song",
    ),
    Loot(
        "holy_water", "Holy Water", "equipment", "From the font at Dawn's chapel, still faintly bright.",
        (weakness(5), Use(("free", "rest"), (Heal(Amount(3)),))), pair="light",
    ),
    Loot(
        "magic_mirror", "Magic Mirror", "equipment", "It shows what is coming, a blink before it comes.",
        (weakness(4), Use(("struck",), (Guard(3),))), pair="light",
    ),
    Loot(
        "wolfsbane", "Wolfsbane", "equipment", "Pretty and blue. Do not lick your fingers.",
        (weakness(4), Use(("check",), (Steady(4, ("vitality",)),))), pair="ward",
    ),
    Loot(
        "garlic", "Garlic", "equipment", "A whole string, and nobody will stand near you.",
        (weakness(3), Use(("rest",), (Heal(Amount(1)),)), Use(("rest_roll",), (RestBonus(1),))),
        pair="hush",
    ),
    Loot(
        "torch", "Torch", "equipment", "Pitch, rag and a stout stick: the whole art of seeing.",
        (weakness(3), Use(("check",), (Steady(2),))), pair="torch",
    ),
)  # fmt: skip
