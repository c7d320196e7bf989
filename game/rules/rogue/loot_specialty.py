"""The specialty deck: ten charmed Henchmen, and eight finds that room cards give away."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    Amount,
    Daunt,
    DrawLoot,
    Guard,
    Heal,
    Learn,
    RollAgain,
    Slay,
    Strike,
)
from game.rules.rogue.kinds import ANYTIME, IN_COMBAT, Loot, Use

SPECIALTY: Final[tuple[Loot, ...]] = (
    Loot(
        "charmed_wolf", "Charmed Wolf", "henchman", "It sleeps across your feet and growls at doors.",
        hav=1, abilities=(("agility", 6),), count=0, deck="specialty",
    ),
    Loot(
        "charmed_giant_rat", "Charmed Giant Rat", "henchman", "Fetches keys. Some of them are yours.",
        checks=(("agility", 1),), abilities=(("agility", 5), ("vitality", 6)),
        count=0, deck="specialty",
    ),
    Loot(
        "charmed_bear", "Charmed Bear", "henchman", "Warm, enormous, and jealous of your blanket.",
        hav=1, abilities=(("strength", 8), ("vitality", 8)), count=0, deck="specialty",
    ),
    Loot(
        "charmed_wild_boar", "Charmed Wild Boar", "henchman", "Still charges, but now it asks whom.",
        (Use(("aim",), (Strike(Amount(1)),), keep=True),),
        abilities=(("strength", 6),), count=0, deck="specialty",
    ),
    Loot(
        "charmed_harpy", "Charmed Harpy", "henchman", "She sings for you now, slightly out of tune.",
        (Use(("aim",), (Daunt(2),), keep=True),),
        abilities=(("intellect", 5),), count=0, deck="specialty",
    ),
    Loot(
        "charmed_giant_cobra", "Charmed Giant Cobra", "henchman", "Rides round your shoulders like a scarf.",
        (Use(("rolled",), (Strike(Amount(2)),), keep=True),), count=0, deck="specialty",
    ),
    Loot(
        "charmed_owlbear", "Charmed Owlbear", "henchman", "Hoots in its sleep. Nobody mentions it.",
        hav=1, abilities=(("strength", 9), ("vitality", 7)), rest=1, count=0, deck="specialty",
    ),
    Loot(
        "charmed_manticore", "Charmed Manticore", "henchman", "Tells long stories. You laugh, just in case.",
        (Use(("aim",), (Daunt(1), Strike(Amount(2))), keep=True),), count=0, deck="specialty",
    ),
    Loot(
        "charmed_griffon", "Charmed Griffon", "henchman", "Preens your cloak when it thinks you asleep.",
        hav=1, abilities=(("agility", 9),), count=0, deck="specialty",
    ),
    Loot(
        "charmed_wyvern", "Charmed Wyvern", "henchman", "It has agreed to sting other people.",
        hav=2, count=0, deck="specialty",
    ),
    Loot(
        "lich_crown", "Lich Crown", "treasure", "Cold gold. It whispers the answers, and wants thanks.",
        checks=(("intellect", 2),), count=0, deck="specialty",
    ),
    Loot(
        "dragon_egg", "Dragon Egg", "treasure", "Warm as a hearthstone, and something in it turns over.",
        (Use(("free", "rest"), (Learn(Amount(6)),)),), rest=1, count=0, deck="specialty",
    ),
    Loot(
        "saints_reliquary", "Saint's Reliquary", "equipment", "A finger bone in glass, pointing at evil.",
        (Use(ANYTIME, (Heal(Amount(6)),)),),
        hav=1, against=("undead", "fiend"), count=0, deck="specialty",
    ),
    Loot(
        "vorpal_blade", "Vorpal Blade", "weapon", "It goes snick before you have finished deciding.",
        (Use(IN_COMBAT, (Slay(5),)),), every=True, hav=1, count=0, deck="specialty",
    ),
    Loot(
        "kings_signet", "King's Signet", "treasure", "Its seal still opens cellars he forgot he owned.",
        (Use(("free", "rest"), (DrawLoot(3),)),), count=0, deck="specialty",
    ),
    Loot(
        "bottled_djinn", "Bottled Djinn", "henchman", "Three wishes, he says, and then he haggles.",
        (Use(("die",), (RollAgain(),), keep=True),),
        abilities=(("intellect", 8),), count=0, deck="specialty",
    ),
    Loot(
        "rescued_prisoner", "Rescued Prisoner", "henchman", "Owes you a life, and knows the back ways.",
        checks=(("intellect", 1),), abilities=(("strength", 5), ("agility", 5), ("intellect", 5)),
        count=0, deck="specialty",
    ),
    Loot(
        "moonstone_charm", "Moonstone Charm", "equipment", "It waxes and wanes upon its thread.",
        (Use(("struck",), (Guard(2),), keep=True),),
        checks=(("vitality", 1),), count=0, deck="specialty",
    ),
)  # fmt: skip
