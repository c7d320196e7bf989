"""The Armor, Treasures and Henchmen of the loot deck."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    Amount,
    Favour,
    Guard,
    Learn,
    Master,
    RollAgain,
    SlipAway,
    Strike,
)
from game.rules.rogue.kinds import IN_COMBAT, Loot, Use

ARMOR: Final[tuple[Loot, ...]] = (
    Loot(
        "shield", "Shield", "armor", "Dented by someone who is not here to explain it.",
        (Use(("struck",), (Guard(4),)),),
    ),
    Loot(
        "buckler", "Buckler", "armor", "No bigger than a plate, and just as often in hand.",
        (Use(("struck",), (Guard(1),), keep=True),),
    ),
    Loot(
        "gauntlets", "Gauntlets", "armor", "Iron knuckles, for handshakes with the unfriendly.",
        (Use(("struck",), (Guard(2),)),), checks=(("strength", 1),),
    ),
    Loot(
        "helmet", "Helmet", "armor", "Your thoughts stay in, and most other things stay out.",
        (Use(("struck",), (Guard(3),)),), checks=(("vitality", 1),),
    ),
    Loot(
        "leather_armor", "Leather Armor", "armor", "Supple, quiet, and only a little chewed.",
        (Use(("struck",), (Guard(2),)),), checks=(("agility", 1),),
    ),
    Loot(
        "chainmail", "Chainmail", "armor", "Nine thousand rings, each one closed by a patient hand.",
        (Use(("struck",), (Guard(5),)),),
    ),
    Loot(
        "plate_armor", "Plate Armor", "armor", "Nothing gets in. Getting out takes two squires.",
        (Use(("struck",), (Guard(9),)),), checks=(("agility", -1),),
    ),
    Loot(
        "shadow_cloak", "Shadow Cloak", "armor", "Hang it on a peg and you will not find the peg.",
        (Use(("struck",), (Guard(2),)), Use(IN_COMBAT, (SlipAway(),))),
    ),
    Loot(
        "winged_boots", "Winged Boots", "armor", "They flutter in their box when the window is open.",
        (Use(("struck",), (Guard(2),)), Use(("check",), (Master(("agility",)),))),
    ),
)  # fmt: skip

TREASURES: Final[tuple[Loot, ...]] = (
    Loot("gold_cup", "Gold Cup", "treasure", "Kings have drunk from it, and one of them regretted it."),
    Loot(
        "ruby_brooch", "Ruby Brooch", "treasure", "A drop of fire that someone pinned to velvet.",
    ),
    Loot(
        "pearl_necklace", "Pearl Necklace", "treasure", "Two hundred oysters went to some trouble.",
    ),
    Loot(
        "silver_candlestick", "Silver Candlestick", "treasure", "Heavy, hallowed, and good in the hand.",
        (Use(IN_COMBAT, (Strike(Amount(4), ("undead", "fiend")),)),),
    ),
    Loot(
        "jade_idol", "Jade Idol", "treasure", "It smiles a little more whenever you look away.",
        (Use(("die",), (RollAgain(),)),),
    ),
    Loot(
        "ancient_coins", "Ancient Coins", "treasure", "An emperor on one side, a warning on the other.",
        (Use(("free", "rest"), (Favour(1),)),),
    ),
    Loot(
        "jeweled_egg", "Jeweled Egg", "treasure", "Inside is a smaller egg, and inside that a riddle.",
        (Use(("free", "rest"), (Learn(Amount(3)),)),),
    ),
)  # fmt: skip

HENCHMEN: Final[tuple[Loot, ...]] = (
    Loot(
        "sellsword", "Sellsword", "henchman", "Paid until Thursday, and brave until Wednesday.",
        hav=1, abilities=(("strength", 5),),
    ),
    Loot(
        "torchbearer", "Torchbearer", "henchman", "Walks in front, sees it first, shouts.",
        checks=(("agility", 1), ("intellect", 1)),
    ),
    Loot(
        "acolyte", "Acolyte", "henchman", "Knows all the prayers, and lately means them.",
        hav=1, against=("undead", "fiend"), abilities=(("intellect", 5),), rest=1,
    ),
    Loot(
        "scout", "Scout", "henchman", "Has been ahead already, and would not go there barefoot.",
        abilities=(("agility", 7), ("intellect", 4)),
    ),
    Loot(
        "pack_mule", "Pack Mule", "henchman", "Carries everything, complains of nothing, bites.",
        abilities=(("strength", 6), ("vitality", 7)), rest=1,
    ),
)  # fmt: skip
