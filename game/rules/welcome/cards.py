"""The monsters, adventurers and equipment of Welcome to the Dungeon, with all their numbers."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from game.core.game import Card

Monster: TypeAlias = Literal[
    "goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon"
]
Adventurer: TypeAlias = Literal["warrior", "barbarian", "mage", "rogue", "classic_hero"]
Item: TypeAlias = Literal[
    "plate_armor", "knight_shield", "torch", "holy_grail", "dragon_spear", "vorpal_sword",
    "chainmail", "leather_shield", "war_hammer", "vorpal_axe", "healing_potion",
    "wall_of_fire", "bracelet_of_protection", "demonic_pact", "polymorph", "omnipotence",
    "mithril_armor", "buckler", "ring_of_power", "invisibility_cloak", "vorpal_dagger",
    "dragon_lance",
]  # fmt: skip
Edition: TypeAlias = Literal["adventurers", "classic"]

SUCCESSES_TO_WIN: Final = 2
WOUNDS_TO_LOSE: Final = 2
MONSTERS: Final[tuple[Monster, ...]] = get_args(Monster)


class MonsterCard(msgspec.Struct, frozen=True):
    """One kind of monster: its strength is the HP lost to it."""

    name: str
    strength: int
    count: int
    text: str


MONSTER_CARDS: Final[dict[Monster, MonsterCard]] = {
    "goblin": MonsterCard("Goblin", 1, 2, "Small, quick, and fond of other people's purses."),
    "skeleton": MonsterCard("Skeleton", 2, 2, "It guarded this door in life and saw no reason to stop."),
    "orc": MonsterCard("Orc", 3, 2, "All shoulders and tusks, and never alone for long."),
    "vampire": MonsterCard("Vampire", 4, 2, "Polite to a fault until the candles go out."),
    "golem": MonsterCard("Golem", 5, 2, "A boulder somebody once taught to hold a grudge."),
    "lich": MonsterCard("Lich", 6, 1, "A scholar who refused to let death end the lesson."),
    "demon": MonsterCard("Demon", 7, 1, "It will gladly bargain. It always gains."),
    "dragon": MonsterCard("Dragon", 9, 1, "The oldest thing down here, and the hungriest."),
}  # fmt: skip
STRENGTH: Final[dict[Monster, int]] = {m: card.strength for m, card in MONSTER_CARDS.items()}
DECK: Final[tuple[Monster, ...]] = tuple(
    monster for monster, card in MONSTER_CARDS.items() for _ in range(card.count)
)
"""The whole deck of 13 in the fixed order that chance lists it in."""


def _at_most(strength: int) -> frozenset[Monster]:
    return frozenset(m for m in MONSTERS if STRENGTH[m] <= strength)


EVEN: Final = frozenset(m for m in MONSTERS if STRENGTH[m] % 2 == 0)


class ItemTile(msgspec.Struct, frozen=True):
    """One equipment tile as it lies in one kit."""

    name: str
    text: str
    hp: int = 0
    stops: frozenset[Monster] = frozenset()


def _armor(name: str, hp: int) -> ItemTile:
    return ItemTile(name, f"+{hp} HP.", hp=hp)


_TORCH_LOW = ItemTile("Torch", "Stops monsters of strength 2 or less.", stops=_at_most(2))
_TORCH = ItemTile("Torch", "Stops monsters of strength 3 or less.", stops=_at_most(3))
_GRAIL = ItemTile("Holy Grail", "Stops monsters of even strength.", stops=EVEN)
_SWORD = ItemTile("Vorpal Sword", "Name a monster before entering: every one of it is stopped.")
_SHIELD = _armor("Knight Shield", 3)
_POTION = ItemTile("Healing Potion", "Once, when HP run out: back to the base HP.")


class AdventurerCard(msgspec.Struct, frozen=True):
    """An adventurer: base HP and a kit of six equipment tiles in the order they lie."""

    name: str
    text: str
    hp: int
    edition: Edition
    kit: dict[Item, ItemTile]


ADVENTURERS: Final[dict[Adventurer, AdventurerCard]] = {
    "warrior": AdventurerCard(
        "Warrior", "Steel outside, steel inside. The kindest kit for a first dungeon.", 3,
        "adventurers",
        {
            "plate_armor": _armor("Plate Armor", 5),
            "knight_shield": _SHIELD,
            "torch": _TORCH,
            "holy_grail": _GRAIL,
            "dragon_spear": ItemTile("Dragon Spear", "Stops the Dragon.", stops=frozenset({"dragon"})),
            "vorpal_sword": _SWORD,
        },
    ),
    "barbarian": AdventurerCard(
        "Barbarian", "Hits first, hits last, and keeps a potion for the part between.", 4,
        "adventurers",
        {
            "chainmail": _armor("Chainmail", 4),
            "leather_shield": _armor("Leather Shield", 3),
            "torch": _TORCH,
            "war_hammer": ItemTile("War Hammer", "Stops Golems.", stops=frozenset({"golem"})),
            "vorpal_axe": ItemTile("Vorpal Axe", "Once, after seeing a monster: it is stopped."),
            "healing_potion": _POTION,
        },
    ),
    "mage": AdventurerCard(
        "Mage", "Frail, and on first-name terms with powers that are not.", 2,
        "adventurers",
        {
            "wall_of_fire": _armor("Wall of Fire", 6),
            "bracelet_of_protection": _armor("Bracelet of Protection", 3),
            "holy_grail": _GRAIL,
            "demonic_pact": ItemTile("Demonic Pact", "Stops the Demon and the card after it.", stops=frozenset({"demon"})),
            "polymorph": ItemTile("Polymorph", "Once, after seeing a monster: the top of the deck takes its place."),
            "omnipotence": ItemTile("Omnipotence", "Success after all if every monster faced is of another kind."),
        },
    ),
    "rogue": AdventurerCard(
        "Rogue", "Why fight the big ones when you can walk past them?", 3,
        "adventurers",
        {
            "mithril_armor": _armor("Mithril Armor", 5),
            "buckler": _armor("Buckler", 3),
            "ring_of_power": ItemTile("Ring of Power", "Stops strength 1 and 2 and adds that strength to HP.", stops=_at_most(2)),
            "invisibility_cloak": ItemTile("Invisibility Cloak", "Stops monsters of strength 6 or more.", stops=frozenset(m for m in MONSTERS if STRENGTH[m] >= 6)),
            "vorpal_dagger": ItemTile("Vorpal Dagger", "Name a monster before entering: every one of it is stopped."),
            "healing_potion": _POTION,
        },
    ),
    "classic_hero": AdventurerCard(
        "Classic Hero", "Nobody in particular, with borrowed gear and a good feeling.", 3,
        "classic",
        {
            "chainmail": _armor("Chainmail", 5),
            "knight_shield": _SHIELD,
            "torch": _TORCH_LOW,
            "holy_grail": _GRAIL,
            "dragon_lance": ItemTile("Dragon Lance", "Stops the Dragon.", stops=frozenset({"dragon"})),
            "vorpal_sword": _SWORD,
        },
    ),
}  # fmt: skip

TORCH_THAT_STOPS_ORKS: Final = _TORCH
"""What the classic Torch becomes under the table option (ruling W2)."""

CREDIT_ORDER: Final[tuple[Item, ...]] = (
    "ring_of_power", "torch", "holy_grail", "dragon_spear", "dragon_lance", "war_hammer",
    "invisibility_cloak", "demonic_pact",
)  # fmt: skip
"""Which item is credited when several stop a card; a pending Pact, the named type and the
Axe follow (ruling W15a)."""

NAMING_ITEMS: Final[frozenset[Item]] = frozenset({"vorpal_sword", "vorpal_dagger"})


def name_of(card: str, edition: Edition) -> str:
    """Return the printed name of a monster, item or adventurer in an edition."""
    if card == "orc" and edition == "classic":
        return "Ork"
    for id_, monster in MONSTER_CARDS.items():
        if id_ == card:
            return monster.name
    for hero_id, hero in ADVENTURERS.items():
        if hero_id == card:
            return hero.name
        for item_id, tile in hero.kit.items():
            if item_id == card:
                return tile.name
    raise KeyError(card)


def _art(id_: str) -> str:
    return f"assets/art/welcome/{id_}.svg"


def all_cards() -> tuple[Card, ...]:
    """Return the box: 13 monsters of 8 kinds, 5 adventurers and 24 + 6 equipment tiles."""
    monsters = [
        Card(id=id_, name=card.name, kind="monster", count=card.count, text=card.text,
             art=_art(id_), numbers={"strength": card.strength})
        for id_, card in MONSTER_CARDS.items()
    ]  # fmt: skip
    heroes = [
        Card(id=id_, name=hero.name, kind="hero", count=1, text=hero.text, art=_art(id_),
             numbers={"hp": hero.hp})
        for id_, hero in ADVENTURERS.items()
    ]  # fmt: skip
    equipment = [
        Card(id=id_, name=tile.name, kind="equipment", count=1, text=tile.text, art=_art(id_),
             kit=hero_id, numbers={"hp": tile.hp} if tile.hp else {})
        for hero_id, hero in ADVENTURERS.items()
        for id_, tile in hero.kit.items()
    ]  # fmt: skip
    return (*monsters, *heroes, *equipment)
