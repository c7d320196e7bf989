"""The eighteen Weapons of the loot deck; a hero whom one does not suit can still spend it."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    Aim,
    Amount,
    Daunt,
    Guard,
    Heal,
    Learn,
    Master,
    RollAgain,
    Slay,
    SlipAway,
    Steady,
    Strike,
)
from game.rules.rogue.kinds import ANYTIME, IN_COMBAT, Loot, Use

WEAPONS: Final[tuple[Loot, ...]] = (
    Loot(
        "sword", "Sword", "weapon", "Plain, balanced, and older than the quarrel it was made for.",
        (Use(("struck",), (Guard(3),)),), ability="strength",
    ),
    Loot(
        "mace", "Mace", "weapon", "It asks no question of armor that armor can answer.",
        (Use(("rolled",), (Strike(Amount(3)),)),), ability="strength",
    ),
    Loot(
        "dagger", "Dagger", "weapon", "Small enough for a boot, long enough for a heart.",
        (Use(IN_COMBAT, (Strike(Amount(2)),)), Use(("check",), (Steady(2),))), ability="strength",
    ),
    Loot(
        "battle_axe", "Battle Axe", "weapon", "One swing for the shield, one for the bearer.",
        (Use(("aim",), (Strike(Amount(4)),)),), ability="strength",
    ),
    Loot(
        "war_hammer", "War Hammer", "weapon", "Doors and skulls open to it in much the same way.",
        (Use(("check",), (Master(("strength",)),)), Use(("aim",), (Daunt(2),))), ability="strength",
    ),
    Loot(
        "spear", "Spear", "weapon", "It keeps the argument at the far end of the pole.",
        (Use(("aim",), (Aim(3),)),), ability="strength",
    ),
    Loot(
        "short_bow", "Short Bow", "weapon", "Made for narrow halls and quick goodbyes.",
        (Use(("aim",), (Aim(1), Strike(Amount(2)))),), ability="agility",
    ),
    Loot(
        "rapier", "Rapier", "weapon", "A needle for those who sew in public.",
        (Use(("struck",), (Guard(2),)), Use(("aim",), (Aim(2),))), ability="agility",
    ),
    Loot(
        "throwing_knives", "Throwing Knives", "weapon", "Six in the bandolier, five by tomorrow.",
        (Use(IN_COMBAT, (Strike(Amount(3)),)),), ability="agility",
    ),
    Loot(
        "crossbow", "Crossbow", "weapon", "Slow to span, and then very sudden.",
        (Use(("rolled",), (Strike(Amount(4)),)),), ability="agility",
    ),
    Loot(
        "sling", "Sling", "weapon", "A strap, a pebble, and a great many fallen giants.",
        (Use(("aim",), (Slay(4, ("giant",)),)), Use(("die",), (RollAgain(),))), ability="agility",
    ),
    Loot(
        "whip", "Whip", "weapon", "It cracks at beasts, wraps round beams, and lends a long arm.",
        (Use(("check",), (Master(("agility",)),)), Use(("aim",), (Daunt(2),))), ability="agility",
    ),
    Loot(
        "oak_wand", "Oak Wand", "weapon", "It still buds in spring, when no one is looking.",
        (Use(("die",), (RollAgain(),)),), ability="intellect",
    ),
    Loot(
        "crystal_staff", "Crystal Staff", "weapon", "The light within it is warm to the touch.",
        (Use(ANYTIME, (Heal(Amount(3)),)),), ability="intellect",
    ),
    Loot(
        "runed_rod", "Runed Rod", "weapon", "Every rune on it means no.",
        (Use(("struck",), (Guard(4),)),), ability="intellect",
    ),
    Loot(
        "spellbook", "Spellbook", "weapon", "Several pages are singed, and one of them purrs.",
        (Use(("check",), (Master(("intellect",)),)), Use(("rest",), (Learn(Amount(3)),))),
        ability="intellect",
    ),
    Loot(
        "frost_orb", "Frost Orb", "weapon", "A winter's night, rolled up and polished.",
        (Use(("aim",), (Daunt(4),)), Use(("rolled",), (SlipAway(),))), ability="intellect",
    ),
    Loot(
        "bone_sceptre", "Bone Sceptre", "weapon", "The dead know whose it was, and step aside.",
        (Use(IN_COMBAT, (Slay(4, ("undead",)),)),), ability="intellect", hav=1, against=("undead",),
    ),
)  # fmt: skip
