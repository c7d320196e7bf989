"""The monsters of Rogue Dungeon, level by level, and all of them by id.

The rulebook fixes the Giant Cobra and half of the Ghoul and the Wolf; all other numbers are ours.
"""

from __future__ import annotations

from typing import Final

from game.rules.rogue.bosses import BOSS_CARDS, GUARDIAN_CARDS
from game.rules.rogue.kinds import Monster

_LEVEL_1: Final = (
    Monster(
        "wolf", "Wolf", 1, 2, 8, 1, "beast", ((2, "extra_attack"),),
        charmed_by=("food",), henchman="charmed_wolf",
        story="Lean, grey and patient. It has followed your scent since the stair.",
    ),
    Monster(
        "giant_rat", "Giant Rat", 1, 1, 7, 1, "beast", ((3, "frenzy"),),
        charmed_by=("food",), henchman="charmed_giant_rat",
        story="As big as a hound, and rather fonder of cheese than of you.",
    ),
    Monster(
        "goblin", "Goblin", 1, 2, 8, 1, "goblinkind", ((1, "summon"),),
        hurt_by=("torch",),
        story="One goblin is a nuisance. There is never only one goblin.",
    ),
    Monster(
        "kobold", "Kobold", 1, 1, 8, 1, "goblinkind", ((2, "ensnare"),),
        story="It grins, steps back, and waits for you to find the tripwire.",
    ),
    Monster(
        "skeleton", "Skeleton", 1, 2, 8, 1, "undead", ((7, "evade"),),
        hurt_by=("ward",),
        story="Blows whistle through its ribs as wind does through a gate.",
    ),
    Monster(
        "bandit", "Bandit", 1, 2, 9, 1, "human", ((3, "steal"),),
        story="Your purse first, friend. Then we shall talk about your life.",
    ),
    Monster(
        "fire_beetle", "Fire Beetle", 1, 2, 7, 2, "insect", ((1, "fire_breath"),),
        hurt_by=("food",),
        story="Two embers glow under its shell. They are not eyes.",
    ),
    Monster(
        "cave_bat", "Cave Bat", 1, 1, 9, 1, "beast", ((2, "fear"), (6, "evade")),
        hurt_by=("hush",),
        story="A shriek, a leathery slap, and your followers are looking for the door.",
    ),
)  # fmt: skip

_LEVEL_2: Final = (
    Monster(
        "bear", "Bear", 2, 5, 10, 2, "beast", ((3, "ensnare"),),
        charmed_by=("food",), henchman="charmed_bear",
        story="It slept all winter. You are what woke it, and it is hungry.",
    ),
    Monster(
        "wild_boar", "Wild Boar", 2, 4, 10, 2, "beast", ((4, "berserk"),),
        charmed_by=("song",), henchman="charmed_wild_boar",
        story="All bristle and tusk, and it has only ever learned one direction.",
    ),
    Monster(
        "harpy", "Harpy", 2, 3, 11, 1, "beast", ((3, "charm"), (5, "extra_attack")),
        charmed_by=("song",), henchman="charmed_harpy",
        story="Her song promises everything. Her talons promise something else.",
    ),
    Monster(
        "orc", "Orc", 2, 4, 10, 2, "goblinkind", ((1, "extra_attack"), (5, "berserk")),
        story="It counts its scars aloud, and would like to add one of yours.",
    ),
    Monster(
        "zombie", "Zombie", 2, 4, 9, 2, "undead", ((6, "regenerate"),),
        hurt_by=("ward", "torch"),
        story="Slow, sodden, and quite untroubled by the loss of an arm.",
    ),
    Monster(
        "giant_spider", "Giant Spider", 2, 3, 10, 1, "insect", ((2, "poison"), (4, "web")),
        hurt_by=("torch",),
        story="Eight eyes, and every one of them has already picked a corner for you.",
    ),
    Monster(
        "imp", "Imp", 2, 2, 11, 1, "fiend", ((2, "steal"), (5, "invisibility")),
        hurt_by=("light",),
        story="You hear a giggle, then a buckle coming undone.",
    ),
    Monster(
        "gnoll", "Gnoll", 2, 4, 10, 2, "goblinkind", ((4, "frenzy"),),
        hurt_by=("hush",),
        story="It laughs before the fight, during it, and generally afterwards.",
    ),
)  # fmt: skip

_LEVEL_3: Final = (
    Monster(
        "giant_cobra", "Giant Cobra", 3, 5, 10, 3, "beast", ((5, "poison"),),
        charmed_by=("song",), henchman="charmed_giant_cobra",
        story="Its hood spreads wider than a door, and sways to a tune of its own.",
    ),
    Monster(
        "ghoul", "Ghoul", 3, 5, 11, 2, "undead", ((2, "paralyze"), (5, "paralyze")),
        hurt_by=("ward",),
        story="Where its nails have touched, the flesh forgets how to move.",
    ),
    Monster(
        "owlbear", "Owlbear", 3, 5, 11, 3, "beast", ((4, "ensnare"),),
        charmed_by=("food",), henchman="charmed_owlbear",
        story="Some wizard thought it a good idea. Nobody has found much of the wizard.",
    ),
    Monster(
        "ogre", "Ogre", 3, 6, 10, 2, "giant", ((3, "extra_attack"), (6, "hurl_rock")),
        story="It has a club, a pot, and no vegetables.",
    ),
    Monster(
        "gargoyle", "Gargoyle", 3, 4, 12, 2, "construct", ((3, "fear"), (8, "evade")),
        hurt_by=("torch",),
        story="The waterspout over the arch has just turned its head.",
    ),
    Monster(
        "werewolf", "Werewolf", 3, 5, 11, 3, "human", ((4, "frenzy"), (7, "regenerate")),
        hurt_by=("ward",),
        story="He begged you to leave before moonrise. It no longer begs.",
    ),
    Monster(
        "wight", "Wight", 3, 4, 12, 2, "undead", ((3, "energy_drain"),),
        hurt_by=("light", "ward"),
        story="A king once, under a hill. He wants his warmth back, and takes yours.",
    ),
    Monster(
        "naiad", "Naiad", 3, 4, 12, 2, "spirit", ((4, "drown"), (7, "charm")),
        hurt_by=("hush",),
        story="She smiles up from the pool and holds out a very cold hand.",
    ),
)  # fmt: skip

_LEVEL_4: Final = (
    Monster(
        "manticore", "Manticore", 4, 6, 14, 3, "beast", ((4, "extra_attack"), (6, "poison")),
        charmed_by=("food",), henchman="charmed_manticore",
        story="An old man's face, a lion's purr, and a tail full of spikes.",
    ),
    Monster(
        "griffon", "Griffon", 4, 6, 14, 3, "beast", ((3, "extra_attack"), (8, "evade")),
        charmed_by=("song",), henchman="charmed_griffon",
        story="It bows to nobody who does not know the old falconers' airs.",
    ),
    Monster(
        "troll", "Troll", 4, 8, 13, 3, "giant", ((3, "regenerate"), (6, "regenerate")),
        hurt_by=("torch",),
        story="Whatever you cut off crawls back. Only fire discourages it.",
    ),
    Monster(
        "mummy", "Mummy", 4, 7, 13, 3, "undead", ((2, "fear"), (4, "curse")),
        hurt_by=("torch", "ward"),
        story="Dust, resin, and a grudge three thousand years in the keeping.",
    ),
    Monster(
        "stone_golem", "Stone Golem", 4, 7, 14, 3, "construct", ((7, "absorb_attack"), (9, "evade")),
        hurt_by=("torch",),
        story="Told to guard the door, it never noticed that the door rotted away.",
    ),
    Monster(
        "medusa", "Medusa", 4, 5, 14, 2, "aberration",
        ((2, "paralyze"), (3, "petrify"), (5, "petrify")),
        hurt_by=("light",),
        story="So many fine statues, and all of them looking the same way.",
    ),
    Monster(
        "hill_giant", "Hill Giant", 4, 8, 13, 4, "giant", ((3, "hurl_rock"), (6, "hurl_rock")),
        hurt_by=("hush",),
        story="He throws pieces of the dungeon at you, and there is a lot of dungeon.",
    ),
    Monster(
        "wraith", "Wraith", 4, 5, 15, 3, "undead", ((4, "energy_drain"), (6, "life_drain")),
        hurt_by=("light",),
        story="A shadow with nobody to cast it comes in under the door.",
    ),
    Monster(
        "invisible_stalker", "Invisible Stalker", 4, 6, 14, 3, "spirit",
        ((5, "invisibility"), (7, "evade")),
        hurt_by=("hush",),
        story="Footprints in the dust, one after another, and then a breath on your neck.",
    ),
)  # fmt: skip

_LEVEL_5: Final = (
    Monster(
        "wyvern", "Wyvern", 5, 8, 14, 4, "dragon", ((2, "extra_attack"), (4, "poison")),
        charmed_by=("song",), henchman="charmed_wyvern",
        story="The sting comes over its shoulder while you are watching the teeth.",
    ),
    Monster(
        "vampire", "Vampire", 5, 8, 14, 3, "undead",
        ((3, "charm"), (5, "energy_drain"), (7, "life_drain")),
        hurt_by=("hush", "light"),
        story="Be welcome in my house. It is so seldom that supper comes by itself.",
    ),
    Monster(
        "young_dragon", "Young Dragon", 5, 10, 14, 4, "dragon",
        ((3, "fire_breath"), (5, "fire_breath"), (8, "dragon_scales")),
        story="Only three centuries old, and already sleeping badly on silver.",
    ),
    Monster(
        "demon", "Demon", 5, 9, 14, 4, "fiend", ((3, "flame_strike"), (5, "berserk")),
        hurt_by=("light",),
        story="It read your name from the ledger before you came in.",
    ),
    Monster(
        "brain_eater", "Brain Eater", 5, 7, 15, 3, "aberration",
        ((3, "insanity"), (4, "paralyze"), (6, "insanity")),
        hurt_by=("hush",),
        story="A wet whisper inside your skull says: oh, how well read you are.",
    ),
    Monster(
        "fire_giant", "Fire Giant", 5, 11, 13, 5, "giant", ((4, "flame_strike"), (6, "hurl_rock")),
        story="A smith of the deep. His beard is burning, and he likes it so.",
    ),
    Monster(
        "death_knight", "Death Knight", 5, 9, 15, 4, "undead",
        ((3, "fear"), (4, "curse"), (6, "frenzy")),
        hurt_by=("ward",),
        story="The vow was to serve until death. Somebody should have read it twice.",
    ),
    Monster(
        "succubus", "Succubus", 5, 7, 15, 3, "fiend",
        ((3, "insanity"), (4, "charm"), (6, "life_drain")),
        hurt_by=("light",),
        story="She knows what you want. She has it here, behind her back.",
    ),
    Monster(
        "storm_djinn", "Storm Djinn", 5, 8, 14, 4, "spirit",
        ((3, "extra_attack"), (5, "invisibility"), (8, "absorb_attack")),
        hurt_by=("hush",),
        story="The jar is broken, the sky is indoors, and it is angry about both.",
    ),
)  # fmt: skip

MONSTER_DECKS: Final[dict[int, tuple[str, ...]]] = {
    level: tuple(monster.id for monster in deck)
    for level, deck in enumerate((_LEVEL_1, _LEVEL_2, _LEVEL_3, _LEVEL_4, _LEVEL_5), start=1)
}
"""The monsters of each level, before they are shuffled."""
BOSSES: Final = tuple(monster.id for monster in BOSS_CARDS)
GUARDIANS: Final = tuple(monster.id for monster in GUARDIAN_CARDS)
"""The monsters printed on room cards."""
MONSTERS: Final[dict[str, Monster]] = {
    monster.id: monster
    for deck in (_LEVEL_1, _LEVEL_2, _LEVEL_3, _LEVEL_4, _LEVEL_5, BOSS_CARDS, GUARDIAN_CARDS)
    for monster in deck
}
"""All of them by id. A boss's wrath goes by the boss's id and is not among them by itself."""
