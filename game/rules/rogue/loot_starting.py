"""The Skills and belongings that the heroes start with; their Camping Gear is the loot deck's."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    Aim,
    Amount,
    Charm,
    Choose,
    Daunt,
    DrawLoot,
    Guard,
    Heal,
    Master,
    Option,
    Price,
    RestBonus,
    RollAgain,
    SlipAway,
    Steady,
    Strike,
)
from game.rules.rogue.kinds import ANYTIME, IN_COMBAT, Loot, Use

_REFORGE: Final = Choose(
    (
        Option("Reforge a Weapon", (DrawLoot(1),), Price(cards=1, kind="weapon")),
        Option("Reforge Armor", (DrawLoot(1),), Price(cards=1, kind="armor")),
        Option("Let the forge cool"),
    )
)

SKILLS: Final[tuple[Loot, ...]] = (
    Loot(
        "blessed", "Blessed", "skill", "Somebody up there keeps a candle burning.",
        (Use(("rest_roll",), (RestBonus(1),), keep=True),), minimum=5, count=0, deck="starting",
    ),
    Loot(
        "turn_undead", "Turn Undead", "skill", "A raised hand, a word of light, and bones run for it.",
        (Use(IN_COMBAT, (Strike(Amount(1, dice=1), ("undead",)),), keep=True),),
        minimum=4, count=0, deck="starting",
    ),
    Loot(
        "lay_on_hands", "Lay on Hands", "skill", "Warm palms, closed eyes, and the bleeding stops.",
        (Use(("aim",), (Heal(Amount(2)),), keep=True),), minimum=6, count=0, deck="starting",
    ),
    Loot(
        "backstab", "Backstab", "skill", "Fair fights are for people who can afford them.",
        (Use(("aim",), (Strike(Amount(3)),), keep=True),), minimum=5, count=0, deck="starting",
    ),
    Loot(
        "pick_locks", "Pick Locks", "skill", "Every mechanism wants to be understood.",
        (Use(("check",), (Steady(2, ("agility", "intellect")),), keep=True),),
        minimum=4, count=0, deck="starting",
    ),
    Loot(
        "vanish", "Vanish", "skill", "Here a moment ago. Quite definitely here.",
        (Use(("struck",), (Guard(2),), keep=True), Use(IN_COMBAT, (SlipAway(),))),
        minimum=6, count=0, deck="starting",
    ),
    Loot(
        "magic_missile", "Magic Missile", "skill", "It does not miss. It only chooses.",
        (Use(IN_COMBAT, (Strike(Amount(2)),), keep=True),), minimum=4, count=0, deck="starting",
    ),
    Loot(
        "arcane_ward", "Arcane Ward", "skill", "A pane of blue air, humming with effort.",
        (Use(("struck",), (Guard(2),), keep=True),), minimum=5, count=0, deck="starting",
    ),
    Loot(
        "read_runes", "Read Runes", "skill", "The walls are full of warnings, for those who can read.",
        (Use(("check",), (Steady(3),), keep=True),), minimum=6, count=0, deck="starting",
    ),
    Loot(
        "aimed_shot", "Aimed Shot", "skill", "Breathe in. Breathe out. Now.",
        (Use(("aim",), (Aim(2),), keep=True),), minimum=5, count=0, deck="starting",
    ),
    Loot(
        "tracking", "Tracking", "skill", "A bent stem, a warm stone, a smell of wet dog.",
        (Use(("check",), (Steady(2, ("agility", "vitality")),), keep=True),),
        minimum=4, count=0, deck="starting",
    ),
    Loot(
        "beast_friend", "Beast Friend", "skill", "Sit down, look away, and let it come to you.",
        (Use(IN_COMBAT, (Charm(3, ("beast",)),), keep=True),),
        minimum=6, count=0, deck="starting",
    ),
    Loot(
        "rune_of_fire", "Rune of Fire", "skill", "One stroke of the thumb, and the edge glows.",
        (Use(("aim",), (Aim(1), Strike(Amount(1))), keep=True),),
        minimum=4, count=0, deck="starting",
    ),
    Loot(
        "forge_mending", "Forge Mending", "skill", "Nothing is scrap that has once been iron.",
        (Use(("rest",), (_REFORGE,), keep=True),), minimum=5, count=0, deck="starting",
    ),
    Loot(
        "stone_skin", "Stone Skin", "skill", "One side of the family is granite.",
        (Use(("struck",), (Guard(3),), keep=True),), minimum=7, count=0, deck="starting",
    ),
)  # fmt: skip

BELONGINGS: Final[tuple[Loot, ...]] = (
    Loot(
        "broadsword", "Broadsword", "weapon", "Blessed on both edges, to be fair to everyone.",
        (Use(("rolled",), (Strike(Amount(2)),)), Use(("struck",), (Guard(2),))),
        ability="strength", count=0, deck="starting",
    ),
    Loot(
        "kite_shield", "Kite Shield", "armor", "A white cross on blue, and most of the paint is left.",
        (Use(("struck",), (Guard(4),)), Use(("aim",), (Daunt(2),))), count=0, deck="starting",
    ),
    Loot(
        "silver_cross", "Silver Cross", "equipment", "A present from a grandmother who also fought things.",
        (Use(ANYTIME, (Heal(Amount(2)),)),),
        hav=1, against=("undead", "fiend"), count=0, deck="starting",
    ),
    Loot(
        "stiletto", "Stiletto", "weapon", "Thin as an excuse, and twice as quick.",
        (Use(IN_COMBAT, (Strike(Amount(2)),)), Use(("check",), (Steady(3, ("agility",)),))),
        ability="agility", count=0, deck="starting",
    ),
    Loot(
        "soft_boots", "Soft Boots", "armor", "Felt soles. The floorboards never knew.",
        (Use(("struck",), (Guard(2),)), Use(("check",), (Steady(4, ("agility",)),))),
        count=0, deck="starting",
    ),
    Loot(
        "loaded_dice", "Loaded Dice", "equipment", "They love you, and they have told nobody.",
        (Use(("die",), (RollAgain(),), keep=True),), count=0, deck="starting",
    ),
    Loot(
        "ash_staff", "Ash Staff", "weapon", "Cut from a tree that lightning visited twice.",
        (Use(("struck",), (Guard(2),)), Use(("rest_roll",), (RestBonus(2),))),
        ability="intellect", count=0, deck="starting",
    ),
    Loot(
        "robe_of_stars", "Robe of Stars", "armor", "The constellations on it are not of this year.",
        (Use(("struck",), (Guard(3),)), Use(("check",), (Master(("intellect",)),))),
        count=0, deck="starting",
    ),
    Loot(
        "mana_crystal", "Mana Crystal", "potion", "Hold it to your ear: the sea, but angrier.",
        (Use(IN_COMBAT, (Strike(Amount(4)),)), Use(("free", "rest"), (Heal(Amount(2)),))),
        count=0, deck="starting",
    ),
    Loot(
        "longbow", "Longbow", "weapon", "Yew, taller than its owner, and better mannered.",
        (Use(("aim",), (Strike(Amount(3)),)),), ability="agility", count=0, deck="starting",
    ),
    Loot(
        "hatchet", "Hatchet", "weapon", "For firewood, mostly.",
        (Use(IN_COMBAT, (Strike(Amount(2)),)), Use(("rest_roll",), (RestBonus(1),))),
        ability="strength", count=0, deck="starting",
    ),
    Loot(
        "hunting_hound", "Hunting Hound", "henchman", "Nose to the ground and heart on the sleeve.",
        rest=1, abilities=(("intellect", 5),), count=0, deck="starting",
    ),
    Loot(
        "forge_hammer", "Forge Hammer", "weapon", "It has made a hundred swords and flattened two.",
        (Use(("aim",), (Daunt(3),)),), ability="strength", count=0, deck="starting",
    ),
    Loot(
        "rune_tablet", "Rune Tablet", "weapon", "Slate, chalked over with hard words.",
        (Use(("struck",), (Guard(3),)), Use(("check",), (Master(("intellect",)),))),
        ability="intellect", count=0, deck="starting",
    ),
    Loot(
        "mead_flask", "Mead Flask", "potion", "An uncle's recipe. It once stripped an anvil.",
        (Use(ANYTIME, (Heal(Amount(3)),)), Use(("check",), (Steady(3, ("strength", "vitality")),))),
        count=0, deck="starting",
    ),
)  # fmt: skip
