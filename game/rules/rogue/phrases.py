"""The set phrases of Rogue Dungeon in plain English: names of what cards speak of, and specials."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import Ability, LootKind, Nature, Pair
from game.rules.rogue.kinds import ANYTIME, IN_COMBAT, Special, Window

ABILITIES: Final[dict[Ability, str]] = {
    "strength": "Strength",
    "agility": "Agility",
    "intellect": "Intellect",
    "vitality": "Vitality",
}
KINDS: Final[dict[LootKind, str]] = {
    "weapon": "Weapon",
    "armor": "Armor",
    "skill": "Skill",
    "potion": "Potion",
    "scroll": "Scroll",
    "equipment": "Equipment",
    "treasure": "Treasure",
    "henchman": "Henchman",
}
NATURES: Final[dict[Nature, str]] = {
    "beast": "beasts",
    "undead": "the undead",
    "goblinkind": "goblinkind",
    "human": "humans",
    "insect": "insects",
    "fiend": "fiends",
    "giant": "giants",
    "construct": "constructs",
    "spirit": "spirits",
    "dragon": "dragons",
    "aberration": "aberrations",
}
PAIRS: Final[dict[Pair, str]] = {
    "food": "Food",
    "song": "Song",
    "light": "Light",
    "ward": "Ward",
    "hush": "Hush",
    "torch": "Torch",
}
"""What the six weakness icons are called."""
LEVELS: Final = ("I", "II", "III", "IV", "V")
"""How dungeon levels are numbered."""

ON_NATURES: Final = (
    "Works only on {a}.",
    "Works only on {a} and {b}.",
    "Works only on {a}, {b} and {c}.",
    "Works only on {a}, {b}, {c} and {d}.",
)
"""For one nature, two, and so on."""
HAV_AGAINST: Final = (
    "+{n} to your attack value against {a}.",
    "+{n} to your attack value against {a} and {b}.",
    "+{n} to your attack value against {a}, {b} and {c}.",
    "+{n} to your attack value against {a}, {b}, {c} and {d}.",
)
STEADY: Final = (
    "Add {n} to one check.",
    "Add {n} to one check of {a}.",
    "Add {n} to one check of {a} or {b}.",
    "Add {n} to one check of {a}, {b} or {c}.",
)
"""For no ability named, for one, and so on."""
MASTER: Final = (
    "Pass one check without a roll.",
    "Pass one check of {a} without a roll.",
    "Pass one check of {a} or {b} without a roll.",
    "Pass one check of {a}, {b} or {c} without a roll.",
)

CHECKS: Final[dict[Ability, str]] = {
    "strength": "Make a Strength check.",
    "agility": "Make an Agility check.",
    "intellect": "Make an Intellect check.",
    "vitality": "Make a Vitality check.",
}
MODIFIED_CHECKS: Final[dict[Ability, str]] = {
    "strength": "Make a Strength {modifier} check.",
    "agility": "Make an Agility {modifier} check.",
    "intellect": "Make an Intellect {modifier} check.",
    "vitality": "Make a Vitality {modifier} check.",
}

WHEN: Final[dict[tuple[Window, ...], tuple[str, str]]] = {
    ("free",): (
        "Discard outside combat and rest:",
        "Once a room, outside combat:",
    ),
    ("aim",): (
        "Discard before a combat roll:",
        "Once a combat, before the roll:",
    ),
    ("rolled",): (
        "Discard after a combat roll:",
        "Once a combat, after the roll:",
    ),
    ("struck",): (
        "Discard when damage is about to land:",
        "Once a combat or a room, when damage is about to land:",
    ),
    ("check",): (
        "Discard before the roll of a check:",
        "Once a combat or a room, before the roll of a check:",
    ),
    ("die",): (
        "Discard after one of your rolls:",
        "Once a combat, a room or a rest, after one of your rolls:",
    ),
    ("rest_roll",): (
        "Discard after a rest roll:",
        "Once a rest, after the rest roll:",
    ),
    ("rest",): (
        "Discard at rest:",
        "Once a rest:",
    ),
    IN_COMBAT: (
        "Discard in combat, before or after the roll:",
        "Once a combat, before or after the roll:",
    ),
    ANYTIME: (
        "Discard outside combat, or before a combat roll:",
        "Once a combat, a room or a rest; in combat before the roll:",
    ),
    ("free", "aim", "rolled"): (
        "Discard before or after a combat roll, or outside combat and rest:",
        "Once a combat or a room, before or after a combat roll, or outside combat:",
    ),
    ("free", "rest"): (
        "Discard outside combat:",
        "Once a room or a rest, outside combat:",
    ),
}  # fmt: skip
"""When a card can be used that is discarded for it, and when one that is kept."""

SPECIALS: Final[dict[Special, str]] = {
    "absorb_attack": "Absorb Attack",
    "berserk": "Berserk",
    "charm": "Charm",
    "curse": "Curse",
    "dragon_scales": "Dragon Scales",
    "drown": "Drown",
    "energy_drain": "Energy Drain",
    "ensnare": "Ensnare",
    "evade": "Evade",
    "extra_attack": "Extra Attack",
    "fear": "Fear",
    "fire_breath": "Fire Breath",
    "flame_strike": "Flame Strike",
    "frenzy": "Frenzy",
    "invisibility": "Invisibility",
    "hurl_rock": "Hurl Rock",
    "insanity": "Insanity",
    "poison": "Poison",
    "summon": "Summon",
    "life_drain": "Life Drain",
    "paralyze": "Paralyze",
    "petrify": "Petrify",
    "regenerate": "Regenerate",
    "steal": "Steal",
    "web": "Web",
}
SPECIAL_TEXTS: Final[dict[Special, str]] = {
    "absorb_attack": "{name}: instead of taking damage in this round, it gains Health equal to your Weapon Damage.",
    "berserk": "{name}: its damage is 2 higher until combat ends; a second time adds nothing.",
    "charm": "{name}: discard one Henchman.",
    "curse": "{name}: discard one Weapon that suits you.",
    "dragon_scales": "{name}: it takes 4 less damage in this round.",
    "drown": "{name}: lose 1 Health for each Armor and each Treasure you carry.",
    "energy_drain": "{name}: it gains 3 Health, and you lose 1 Vitality.",
    "ensnare": "{name}: neither of you is hit. Make Strength +2 checks until you pass one; each failure costs you 2 Health.",
    "evade": "{name}: it takes less damage in this round, by as much as its Health.",
    "extra_attack": "{name}: it strikes you for its damage, whatever the roll.",
    "fear": "{name}: discard one Henchman.",
    "fire_breath": "{name}: take damage equal to a D6 less 1.",
    "flame_strike": "{name}: take damage equal to a D6.",
    "frenzy": "{name}: its attack value is 2 higher until combat ends; a second time adds nothing.",
    "invisibility": "{name}: its attack value is 2 higher until combat ends; a second time adds nothing.",
    "hurl_rock": "{name}: take 2 damage.",
    "insanity": "{name}: lose 1 Intellect, though never the last.",
    "poison": "{name}: lose 1 Strength, though never the last.",
    "summon": "{name}: another monster of its level joins the fight.",
    "life_drain": "{name}: lose 2 Health, which no Armor prevents, and it gains 2.",
    "paralyze": "{name}: you miss and are hit in this round.",
    "petrify": "{name}: lose 1 Agility, though never the last.",
    "regenerate": "{name}: it gains 2 Health.",
    "steal": "{name}: discard a card of your choice that is no Skill.",
    "web": "{name}: your attack value is 2 lower in the next round.",
}
