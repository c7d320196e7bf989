"""The bosses of Rogue Dungeon with their two sides, and the guardians printed on room cards."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.kinds import Monster

BOSS_CARDS: Final = (
    Monster(
        "elder_dragon", "Ashmaw, the Elder Dragon", 5, 18, 14, 5, "dragon",
        ((2, "summon"), (3, "fire_breath"), (6, "fire_breath"), (8, "dragon_scales")),
        wrath=Monster(
            "elder_dragon", "Ashmaw Ablaze", 5, 18, 14, 6, "dragon",
            ((2, "summon"), (4, "flame_strike"), (7, "fire_breath")), kind="boss",
            story="The scales are split, and what shines through them is the furnace.",
        ),
        story="The mountain was her bed before it was anyone's dungeon.", kind="boss",
    ),
    Monster(
        "demon_prince", "Vorgoth, the Demon Prince", 5, 18, 15, 4, "fiend",
        ((2, "summon"), (4, "curse"), (6, "flame_strike")),
        hurt_by=("light",),
        wrath=Monster(
            "demon_prince", "Vorgoth Unbound", 5, 18, 14, 5, "fiend",
            ((2, "summon"), (3, "flame_strike"), (5, "berserk"), (7, "fear")),
            hurt_by=("light",), kind="boss",
            story="His crown has cracked, and with it the only law he ever kept.",
        ),
        story="Kneel, and he will forget you. Stand, and he will learn your name.", kind="boss",
    ),
    Monster(
        "vampire_queen", "Ilvara, the Vampire Queen", 5, 16, 14, 4, "undead",
        ((2, "summon"), (3, "charm"), (6, "life_drain")),
        hurt_by=("hush", "light"),
        wrath=Monster(
            "vampire_queen", "Ilvara in Thirst", 5, 16, 15, 4, "undead",
            ((2, "summon"), (4, "energy_drain"), (5, "life_drain"), (8, "invisibility")),
            hurt_by=("hush", "light"), kind="boss",
            story="The gown is torn, the court is dead, and she has stopped smiling.",
        ),
        story="Her court has danced since the old moon, and no one dares to sit down.", kind="boss",
    ),
    Monster(
        "sunken_god", "The Sunken God", 5, 22, 14, 4, "aberration",
        ((2, "summon"), (4, "drown"), (6, "ensnare")),
        hurt_by=("song",),
        wrath=Monster(
            "sunken_god", "The Sunken God Awake", 5, 22, 14, 5, "aberration",
            ((2, "summon"), (3, "insanity"), (5, "drown"), (8, "regenerate")),
            hurt_by=("song",), kind="boss",
            story="The last eye opens, and the sea remembers which way is up.",
        ),
        story="Black water, and under it something that was prayed to once.", kind="boss",
    ),
)  # fmt: skip

GUARDIAN_CARDS: Final = (
    Monster(
        "lich_king", "Lich King", 3, 7, 10, 2, "undead",
        ((2, "paralyze"), (4, "life_drain"), (6, "curse")),
        hurt_by=("light",), kind="guardian",
        story="He lay down in his crown, and he has been expecting visitors.",
    ),
    Monster(
        "pit_horror", "Pit Horror", 4, 9, 12, 3, "aberration",
        ((3, "ensnare"), (5, "fear"), (7, "regenerate")),
        hurt_by=("torch",), kind="guardian",
        story="The pit has no bottom. What lives there has no other fault.",
    ),
    Monster(
        "grave_robber", "Grave Robber", 1, 3, 8, 1, "human", ((3, "steal"),),
        kind="guardian",
        story="A spade, a sack, and no wish at all for witnesses.",
    ),
    Monster(
        "mimic", "Mimic", 2, 4, 9, 2, "aberration", ((3, "ensnare"),),
        hurt_by=("food",), kind="guardian",
        story="Chests do not, as a rule, have a tongue.",
    ),
    Monster(
        "stone_guardian", "Stone Guardian", 3, 5, 10, 2, "construct",
        ((4, "extra_attack"), (7, "evade")),
        hurt_by=("torch",), kind="guardian",
        story="It was carved to be the last thing a thief would see.",
    ),
    Monster(
        "arena_champion", "Arena Champion", 3, 6, 10, 2, "human",
        ((2, "extra_attack"), (5, "berserk")),
        kind="guardian",
        story="Forty-one victories, says the board. There is room for one more line.",
    ),
)  # fmt: skip
