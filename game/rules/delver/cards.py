"""The heroes, items, traps and monsters of Dungeon Delver: our own fifty-four cards.

The rulebook prints no card list, so every card and number here is ours (ruling D12).
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from game.core.game import Card

Hero: TypeAlias = Literal["barbarian", "thief", "monk", "tinker", "gambler", "seer"]
Weapon: TypeAlias = Literal[
    "skullsplitter", "nightfang", "pilgrims_staff", "clockwork_hammer", "lucky_rapier", "comet_rod",
    "silver_spear", "war_maul", "glass_blade", "cursed_sabre",
]  # fmt: skip
Tool: TypeAlias = Literal[
    "lucky_charm", "sack", "tower_shield", "war_paint",
    "healing_potion", "prayer_beads", "fire_bomb", "loaded_die", "climbing_rope", "crystal_ball",
    "magpie",
]  # fmt: skip
Trap: TypeAlias = Literal[
    "spike_pit", "dart_wall", "rust_fog", "alarm_bell", "trapdoor", "cursed_mirror"
]
Monster: TypeAlias = Literal[
    "giant_rat", "goblin_sneak", "bat_swarm", "ghost", "slime", "giant_spider", "hydra",
    "skeleton", "mimic", "cockatrice", "ogre", "lich", "troll", "vampire", "golem", "minotaur",
    "stone_giant", "demon", "behemoth", "doppelganger", "old_dragon",
]  # fmt: skip
Nature: TypeAlias = Literal["beast", "undead", "folk", "construct", "fiend"]
Difficulty: TypeAlias = Literal["easy", "standard", "grim"]

CARRIED_AT_MOST: Final = 3
CARRIED_WITH_SACK: Final = 5
BARE_HANDS: Final = "bare_hands"
BARE_HANDS_DIE: Final = 6
DICE: Final = (4, 6, 8, 10, 12, 20)

MONK_HANDS_DIE: Final = 10
"""What the Monk's bare hands roll while he carries no weapon he can fight with."""
RAGE_AT_MOST: Final = 2
"""The most the Barbarian's lost hearts add to a roll, without War Paint."""
CHARM_BONUS: Final = 1
CHARM_DIE: Final = 8
"""The largest die that the Lucky Charm adds to."""
SPEAR_BONUS: Final = 3
BOMB_BONUS: Final = 5
DIE_BONUS: Final = 3
POTION_HEARTS: Final = 1
BEADS_HEARTS: Final = 2
SHIELD_STOPS: Final = 4
ALARM: Final = 2
TRAPDOOR_CARDS: Final = 3
SWARM_DIE: Final = 6
VAMPIRE_WOUND: Final = 2
MINOTAUR_PRICE: Final = 2
HYDRA_HEADS: Final = 2
MIMIC_HEARTS: Final = 1


class HeroCard(msgspec.Struct, frozen=True):
    """A hero: hearts, a weapon to start with and a rule of their own."""

    name: str
    hearts: int
    weapon: Weapon
    rule: str


class WeaponCard(msgspec.Struct, frozen=True):
    """A weapon: the die it rolls; a named one is of use to its hero alone."""

    name: str
    die: int
    text: str
    hero: Hero | None = None


class ToolCard(msgspec.Struct, frozen=True):
    """An item that is no weapon; `once` ones are discarded when used."""

    name: str
    text: str
    once: bool = False
    hero: Hero | None = None


class TrapCard(msgspec.Struct, frozen=True):
    """A trap."""

    name: str
    text: str


class MonsterCard(msgspec.Struct, frozen=True):
    """A monster: its printed number, its nature and what it does against the general rules."""

    name: str
    strength: int
    nature: Nature
    text: str = ""


HEROES: Final[dict[Hero, HeroCard]] = {
    "barbarian": HeroCard(
        "Barbarian", 4, "skullsplitter",
        "Rage: each lost heart adds 1 to every roll, 2 at the most.",
    ),
    "thief": HeroCard(
        "Thief", 3, "nightfang",
        "Sleight: an item paid to escape is shuffled back into the deck.",
    ),
    "monk": HeroCard(
        "Monk", 3, "pilgrims_staff",
        "Open hand: with no weapon to fight with, bare hands roll a d10.",
    ),
    "tinker": HeroCard(
        "Tinker", 2, "clockwork_hammer",
        "Salvage: may take a trap as an item instead of springing it.",
    ),
    "gambler": HeroCard(
        "Gambler", 4, "lucky_rapier",
        "Double or nothing: once a fight, a lost roll may be rolled again; then there is no escape.",
    ),
    "seer": HeroCard(
        "Seer", 4, "comet_rod",
        "Foresight: the next card lies open; an item may be paid to pass it by.",
    ),
}  # fmt: skip

WEAPONS: Final[dict[Weapon, WeaponCard]] = {
    "skullsplitter": WeaponCard("Skullsplitter", 8, "Rolls a d8.", "barbarian"),
    "nightfang": WeaponCard("Nightfang", 8, "Rolls a d8.", "thief"),
    "pilgrims_staff": WeaponCard("Pilgrim's Staff", 8, "Rolls a d8.", "monk"),
    "clockwork_hammer": WeaponCard("Clockwork Hammer", 6, "Rolls a d6.", "tinker"),
    "lucky_rapier": WeaponCard("Lucky Rapier", 8, "Rolls a d8.", "gambler"),
    "comet_rod": WeaponCard("Comet Rod", 10, "Rolls a d10.", "seer"),
    "silver_spear": WeaponCard("Silver Spear", 8, "Adds 3 against the undead and fiends."),
    "war_maul": WeaponCard("War Maul", 12, "Too heavy to run with: no escape after a lost roll with it."),
    "glass_blade": WeaponCard("Glass Blade", 20, "Shatters: discarded after the fight it was used in."),
    "cursed_sabre": WeaponCard("Cursed Sabre", 12, "Clings to the hand: never paid, never swapped away."),
}  # fmt: skip

TOOLS: Final[dict[Tool, ToolCard]] = {
    "lucky_charm": ToolCard("Lucky Charm", "Adds 1 to rolls of a d8 or smaller."),
    "sack": ToolCard("Sack", "Carry five items, the Sack included. It is never paid, never swapped away."),
    "tower_shield": ToolCard("Tower Shield", "A lost roll against a printed 4 or less does no harm."),
    "war_paint": ToolCard("War Paint", "Rage has no upper limit.", hero="barbarian"),
    "healing_potion": ToolCard("Healing Potion", "At any time: a heart back.", once=True),
    "prayer_beads": ToolCard(
        "Prayer Beads", "Between cards, with no weapon to fight with: two hearts back.", once=True
    ),
    "fire_bomb": ToolCard("Fire Bomb", "Before a roll: the monster counts 5 less.", once=True),
    "loaded_die": ToolCard("Loaded Die", "After a lost roll: add 3 to it.", once=True),
    "climbing_rope": ToolCard("Climbing Rope", "When a trap is turned up: pass it by.", once=True),
    "crystal_ball": ToolCard("Crystal Ball", "Between cards: see the next one, and pass it by if you like.", once=True),
    "magpie": ToolCard("Tame Magpie", "Between cards: it brings back the item discarded last.", once=True),
}  # fmt: skip

TRAPS: Final[dict[Trap, TrapCard]] = {
    "spike_pit": TrapCard("Spike Pit", "Lose a heart."),
    "dart_wall": TrapCard("Dart Wall", "Lose a heart or discard an item."),
    "rust_fog": TrapCard("Rust Fog", "The largest weapon you can fight with is discarded."),
    "alarm_bell": TrapCard("Alarm Bell", "The next monster counts 2 more."),
    "trapdoor": TrapCard("Trapdoor", "You may jump: lose a heart, and the next three cards are discarded."),
    "cursed_mirror": TrapCard("Cursed Mirror", "The strongest discarded monster goes back into the deck."),
}  # fmt: skip

MONSTERS: Final[dict[Monster, MonsterCard]] = {
    "giant_rat": MonsterCard("Giant Rat", 1, "beast"),
    "goblin_sneak": MonsterCard("Goblin Sneak", 2, "folk", "If you lose, it takes an item and does no wound."),
    "bat_swarm": MonsterCard("Bat Swarm", 4, "beast", "No die larger than a d6 is rolled against it."),
    "ghost": MonsterCard("Ghost", 4, "undead", "Weapons pass through it: fight bare-handed."),
    "slime": MonsterCard("Slime", 4, "construct", "Dissolves the weapon that loses to it."),
    "giant_spider": MonsterCard("Giant Spider", 4, "beast", "Webs everywhere: no escape."),
    "hydra": MonsterCard("Hydra", 4, "beast", "Two heads: it must be beaten twice in a row."),
    "skeleton": MonsterCard("Skeleton", 6, "undead"),
    "mimic": MonsterCard("Mimic", 7, "construct", "If you win, a heart back: it had swallowed a meal."),
    "cockatrice": MonsterCard("Cockatrice", 7, "beast", "Stony gaze: no item is used in this fight."),
    "ogre": MonsterCard("Ogre", 8, "folk"),
    "lich": MonsterCard("Lich", 7, "undead", "Counts 1 more for each other undead in the discard."),
    "troll": MonsterCard("Troll", 9, "folk", "If you escape, it eats the item and goes back into the deck."),
    "vampire": MonsterCard("Vampire", 9, "undead", "Its wound costs two hearts."),
    "golem": MonsterCard("Golem", 9, "construct", "Nothing adds to a roll against it or makes it count less."),
    "minotaur": MonsterCard("Minotaur", 9, "beast", "Escape costs two items, or one named weapon."),
    "stone_giant": MonsterCard("Stone Giant", 10, "folk"),
    "demon": MonsterCard("Demon", 11, "fiend"),
    "behemoth": MonsterCard("Behemoth", 12, "beast"),
    "doppelganger": MonsterCard("Doppelganger", 0, "folk", "Counts half the die you roll, and 1 more."),
    "old_dragon": MonsterCard("Old Dragon", 14, "fiend", "If you win, the whole delve is won."),
}  # fmt: skip
SWINGING: Final[frozenset[Monster]] = frozenset(
    {"skeleton", "mimic", "cockatrice", "ogre", "lich", "troll"}
)
"""The monsters that count one less in the easy deck and one more in the grim one."""
SWING: Final[dict[Difficulty, int]] = {"easy": -1, "standard": 0, "grim": 1}

ITEMS: Final[tuple[str, ...]] = (*get_args(Weapon), *get_args(Tool))
CARDS: Final[tuple[str, ...]] = (*ITEMS, *get_args(Trap), *get_args(Monster))
"""The 48 cards of the box, in the fixed order that chance lists them in."""
PLACE: Final[dict[str, int]] = {card: i for i, card in enumerate(CARDS)}


def deck_of(hero: Hero) -> list[str]:
    """Return the 47 cards of a hero's deck: all but the weapon they start with."""
    weapon = HEROES[hero].weapon
    return [card for card in CARDS if card != weapon]


def strength_of(monster: Monster, difficulty: Difficulty) -> int:
    """Return a monster's number in a deck: the printed one but for a stated few."""
    return MONSTERS[monster].strength + (SWING[difficulty] if monster in SWINGING else 0)


def owner_of(item: str) -> Hero | None:
    """Return the hero an item is of use to, if to one alone (ruling D6)."""
    return _OWNERS.get(item)


def usable_weapons(items: tuple[str, ...], hero: Hero) -> tuple[str, ...]:
    """Return the weapons among the items that a hero may fight with (ruling D6)."""
    return tuple(
        item for item in items if (card := _WEAPONS.get(item)) and card.hero in (None, hero)
    )


NAMED: Final = frozenset(str(id_) for id_, card in WEAPONS.items() if card.hero)
"""The heroes' own weapons, which the Minotaur collects."""
_WEAPONS: Final[dict[str, WeaponCard]] = {str(id_): card for id_, card in WEAPONS.items()}
_OWNERS: Final[dict[str, Hero]] = {
    **{str(id_): card.hero for id_, card in WEAPONS.items() if card.hero},
    **{str(id_): card.hero for id_, card in TOOLS.items() if card.hero},
}
_NAMES: Final[dict[str, str]] = {
    BARE_HANDS: "Bare hands",
    **{
        str(id_): card.name
        for cards in (HEROES, WEAPONS, TOOLS, TRAPS, MONSTERS)
        for id_, card in cards.items()
    },
}


def name_of(card: str) -> str:
    """Return the printed name of a card, a hero or the bare hands."""
    return _NAMES[card]


def _card(id_: str, name: str, kind: str, text: str, **numbers: int) -> Card:
    art = f"assets/art/delver/{id_}.svg"
    return Card(id=id_, name=name, kind=kind, count=1, text=text, art=art, numbers=numbers)


def all_cards() -> tuple[Card, ...]:
    """Return the box: 6 heroes, 10 weapons, 11 other items, 6 traps and 21 monsters."""
    return (
        *(_card(i, h.name, "hero", h.rule, hearts=h.hearts) for i, h in HEROES.items()),
        *(_card(i, w.name, "weapon", w.text, die=w.die) for i, w in WEAPONS.items()),
        *(_card(i, t.name, "item", t.text) for i, t in TOOLS.items()),
        *(_card(i, t.name, "trap", t.text) for i, t in TRAPS.items()),
        *(
            _card(i, m.name, "monster", m.text or PLAIN, strength=m.strength)
            for i, m in MONSTERS.items()
        ),
    )


PLAIN: Final = "No more and no less than its number."
"""What a monster without a rule of its own says."""
