"""The heroes, monsters and dungeon tiles of Dungeon Heroes, with all their numbers."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from game.core.game import Card

Expansion: TypeAlias = Literal["dragon_and_damsel", "lords_of_the_undead"]
Hero: TypeAlias = Literal["warrior", "cleric", "rogue", "wizard", "damsel"]
MonsterKind: TypeAlias = Literal["ogre", "orc", "skeleton", "goblin"]
FiendKind: TypeAlias = Literal["dragon", "necromancer", "white_lady"]
TrapKind: TypeAlias = Literal["spike_pit", "fireball", "arrow_launcher", "bear_trap"]
Artifact: TypeAlias = Literal["sword", "holy_icon", "disarm_kit", "magic_hat", "holy_grail"]
MarketArtifact: TypeAlias = Literal["demon_skull", "magic_mirror", "energy_elixir", "strange_bread"]
OtherKind: TypeAlias = Literal["portal", "sliding_tile", "poison_cloud"]

EXPANSIONS: Final[tuple[str, ...]] = get_args(Expansion)
DRAGON_AND_DAMSEL, LORDS_OF_THE_UNDEAD = EXPANSIONS
DAMSEL: Final = "damsel"
DRAGON: Final = "dragon"
NECROMANCER: Final = "necromancer"
WHITE_LADY: Final = "white_lady"
BANNER: Final = "banner"
FAIRY: Final = "fairy"

ACTIONS_A_TURN: Final = 4
ACTIONS_A_HERO: Final = 2
SOLO_ACTIONS_AT_MOST: Final = 8
LONE_HERO: Final = {"versus": 2, "solo": 3}
"""How many actions a hero who is alone at the start of a turn has (ruling H4)."""
HAND: Final = 4
OTHERS_IN_PLAY: Final = 13
TREASURES_TO_WIN: Final = {"versus": 3, "solo": 4}
ROUNDS_AT_MOST: Final = 100
HEAL: Final = 2
ICON_HEAL: Final = 2
GRAIL_ACTIONS: Final = 2
FIEND_ACTIONS: Final[dict[str, int]] = {NECROMANCER: 2, WHITE_LADY: 2}
"""How many actions a monster has a turn that has more than one (ruling H19)."""
RAISING_ACTIONS: Final = 2
FREE_ACTIONS: Final = 1
"""How many free actions the Damsel's gift or the banner grants (rulings H30, H31)."""


class HeroCard(msgspec.Struct, frozen=True):
    """A hero: hit points, how they move and what they can do."""

    name: str
    hit_points: int
    diagonal: bool
    text: str


class TileCard(msgspec.Struct, frozen=True):
    """A kind of dungeon tile: how many there are, and the harm it does."""

    name: str
    count: int
    text: str
    damage: int = 0
    price: int = 0
    """What it costs at the market, in experience."""


HEROES: Final[dict[Hero, HeroCard]] = {
    "warrior": HeroCard("Warrior", 10, False, "Strikes down any monster whose square she enters, unhurt."),
    "cleric": HeroCard("Cleric", 8, False, "An action: 2 hit points back, his own or of a hero beside him."),
    "rogue": HeroCard("Rogue", 6, True, "Disarms any trap whose square she enters, unhurt."),
    "wizard": HeroCard("Wizard", 4, True, "An action: turns over any face-down tile."),
}  # fmt: skip
"""The four of the box, who gather at the entrance."""
HERO_CARDS: Final[dict[Hero, HeroCard]] = {
    **HEROES,
    "damsel": HeroCard("Damsel", 4, False, "Found in the room. Once a turn a hero within 2 squares of her acts for free."),
}  # fmt: skip
"""Those four and the fifth, who waits in the room."""
HERO_ORDER: Final[tuple[Hero, ...]] = tuple(HERO_CARDS)
"""Whom a monster attacks when nothing else decides (ruling H25)."""

MONSTERS: Final[dict[MonsterKind, TileCard]] = {
    "ogre": TileCard("Ogre", 1, "Steps one square.", 4),
    "orc": TileCard("Orc", 2, "Steps one square.", 3),
    "skeleton": TileCard("Skeleton", 3, "Steps one square.", 2),
    "goblin": TileCard("Goblin", 4, "Steps one square, diagonally too.", 1),
}
FIENDS: Final[dict[FiendKind, TileCard]] = {
    "dragon": TileCard("Dragon", 1, "Lies on two squares, and strikes diagonally too.", 5),
    "necromancer": TileCard("Necromancer", 1, "Two actions, diagonally too; with both raises a slain monster.", 2),
    "white_lady": TileCard("White Lady", 1, "Two actions, diagonally too; takes hold of a hero whose square she enters."),
}  # fmt: skip
"""The monsters of the expansions: pieces as soon as they are seen, and aggressive in any phase."""
DIAGONAL_MONSTERS: Final = frozenset({"goblin", NECROMANCER, WHITE_LADY})
TRAPS: Final[dict[TrapKind, TileCard]] = {
    "spike_pit": TileCard("Spike Pit", 1, "Wounds who enters, then it is gone.", 4),
    "fireball": TileCard("Fireball", 2, "Wounds who enters, then it is gone.", 3),
    "arrow_launcher": TileCard("Arrow Launcher", 3, "Wounds who enters, then it is gone.", 2),
    "bear_trap": TileCard("Bear Trap", 4, "Wounds who enters, then it is gone.", 1),
}
ARTIFACTS: Final[dict[Artifact, TileCard]] = {
    "sword": TileCard("Sword", 2, "Once, on entering a monster's square: it is struck down."),
    "holy_icon": TileCard("Holy Icon", 2, "Once, free: 2 hit points back, the bearer's or a neighbour's."),
    "disarm_kit": TileCard("Disarm Kit", 2, "Once, on entering a trap: it is disarmed."),
    "magic_hat": TileCard("Magic Hat", 2, "Once, an action: turns over any face-down tile."),
    "holy_grail": TileCard("Holy Grail", 1, "Once, two actions: a dead hero stands up beside the bearer."),
}  # fmt: skip
MARKET: Final[dict[MarketArtifact, TileCard]] = {
    "demon_skull": TileCard("Demon Skull", 1, "Once, an action: a monster within 2 squares is slain.", price=5),
    "magic_mirror": TileCard("Magic Mirror", 1, "Once, an action: the bearer and another hero change places.", price=3),
    "energy_elixir": TileCard("Energy Elixir", 1, "Once, free: the bearer does not tire this turn.", price=2),
    "strange_bread": TileCard("Strange Bread", 1, "Once, an action: the bearer has all hit points back.", price=3),
}  # fmt: skip
"""The artifacts that are bought with experience."""
OTHERS: Final[dict[OtherKind, TileCard]] = {
    "portal": TileCard("Portal", 5, "Sends who enters back to the entrance."),
    "sliding_tile": TileCard("Sliding Tile", 5, "Who enters slides on, one square any way."),
    "poison_cloud": TileCard("Poison Cloud", 4, "Death to who enters."),
}
CHEST: Final = TileCard("Chest", 3, "A treasure: taken by who enters.")
LARGE_CHEST: Final = TileCard("Large Chest", 1, "The treasure of the vault, there for all to see.")
BANNER_TILE: Final = TileCard(
    "Banner", 1, "Once, free: a hero within 2 squares of the bearer acts for free."
)
FAIRY_TILE: Final = TileCard("Fairy", 1, "Who enters has all hit points back; then she is gone.")

DAMAGE: Final[dict[str, int]] = {
    str(kind): card.damage for cards in (MONSTERS, FIENDS, TRAPS) for kind, card in cards.items()
}  # fmt: skip
FIXED: Final[dict[str, int]] = {
    **{str(kind): card.count for kind, card in MONSTERS.items()},
    **{str(kind): card.count for kind, card in TRAPS.items()},
    "chest": CHEST.count,
}
"""The 23 tiles that are always in the draw pile."""
VARIED: Final[dict[str, int]] = {
    **{str(kind): card.count for kind, card in ARTIFACTS.items()},
    **{str(kind): card.count for kind, card in OTHERS.items()},
}
"""The 23 others, of which 13 are in the draw pile and nobody knows which."""
ADDED: Final[dict[str, tuple[str, ...]]] = {
    DRAGON_AND_DAMSEL: (DRAGON, DAMSEL, BANNER, FAIRY),
    LORDS_OF_THE_UNDEAD: (NECROMANCER, WHITE_LADY),
}
"""The tiles that each expansion adds to the draw pile, one of a kind (ruling H1)."""
KINDS: Final[tuple[str, ...]] = (*FIXED, *VARIED)
"""The kinds of tiles of the box, in the fixed order that chance lists them in."""
PIECES: Final[tuple[str, ...]] = tuple(
    str(kind) if card.count == 1 else f"{kind}_{n}"
    for kind, card in MONSTERS.items()
    for n in range(1, card.count + 1)
)
"""The ten monster pieces by name: ``ogre``, ``orc_1``, … ``goblin_4``."""
KIND_OF: Final[dict[str, MonsterKind | FiendKind]] = {
    **{piece: kind for kind in MONSTERS for piece in PIECES if piece.split("_")[0] == kind},
    **{str(kind): kind for kind in FIENDS},
}
"""The kind of each piece, the expansions' three included."""

assert set(HERO_ORDER) == set(get_args(Hero))


def name_of(word: str) -> str:
    """Return the printed name of a hero, a tile, an artifact or a piece."""
    return _PRINTED[KIND_OF.get(word, word)].name


def text_of(word: str) -> str:
    """Return what a hero, a tile, an artifact or a piece does, in a line."""
    return _PRINTED[KIND_OF.get(word, word)].text


_PRINTED: Final[dict[str, HeroCard | TileCard]] = {
    "chest": CHEST,
    "large_chest": LARGE_CHEST,
    BANNER: BANNER_TILE,
    FAIRY: FAIRY_TILE,
    **{
        str(id_): card
        for cards in (HERO_CARDS, MONSTERS, FIENDS, TRAPS, ARTIFACTS, MARKET, OTHERS)
        for id_, card in cards.items()
    },
}


def all_cards() -> tuple[Card, ...]:
    """Return the boxes: 5 heroes, the 47 tiles of 18 kinds, and the expansions' (with `kit`)."""
    heroes = [
        Card(id=id_, name=h.name, kind="hero", count=1, text=h.text, kit=KIT.get(id_),
             art=f"assets/art/heroes/{id_}.svg", numbers={"hit_points": h.hit_points})
        for id_, h in HERO_CARDS.items()
    ]  # fmt: skip
    groups: tuple[tuple[str, dict[str, TileCard]], ...] = (
        ("monster", {str(k): c for k, c in (MONSTERS | FIENDS).items()}),
        ("trap", {str(k): c for k, c in TRAPS.items()}),
        ("artifact", {**{str(k): c for k, c in (ARTIFACTS | MARKET).items()}, BANNER: BANNER_TILE}),
        ("tile", {**{str(k): c for k, c in OTHERS.items()}, "chest": CHEST,
                  "large_chest": LARGE_CHEST, FAIRY: FAIRY_TILE}),
    )  # fmt: skip
    tiles = [
        Card(id=id_, name=t.name, kind=kind, count=t.count, text=t.text, kit=KIT.get(id_),
             art=f"assets/art/heroes/tile_{id_}.svg", numbers=_numbers(t))
        for kind, cards in groups
        for id_, t in cards.items()
    ]  # fmt: skip
    return (*heroes, *tiles)


def _numbers(tile: TileCard) -> dict[str, int]:
    numbers = {"damage": tile.damage, "price": tile.price}
    return {name: number for name, number in numbers.items() if number}


KIT: Final[dict[str, str]] = {
    **{kind: expansion for expansion, kinds in ADDED.items() for kind in kinds},
    **dict.fromkeys(map(str, MARKET), LORDS_OF_THE_UNDEAD),
}
"""Which expansion a card comes from."""
