"""The rules of Dungeon Heroes in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.tables.rules_page import Cards, Chapter, Point, Text


def chapters() -> Sequence[Chapter]:
    """Return the chapters in reading order."""
    return (*_PLAY, *_SOLO, *_TILES, *_EXPANSIONS)


_PLAY = (
    Chapter("goal", "The goal", (
        Text(
            "Four heroes want the treasures of the dungeon; the Dungeon Master wants the heroes. "
            "Three of the four treasures win for the heroes, their death wins for the dungeon. "
            "One treasure, the Large Chest, waits in the vault for all to see.",
        ),
    ), ("gathering", "over", "end")),
    Chapter("turns", "Turns", (
        Text(
            "The heroes wait at the entrance, one a square. Then the sides take turns, the "
            "Dungeon Master first, with four actions each, and all four are taken if they can be.",
        ),
    ), ()),
    Chapter("dungeon", "The Dungeon Master", (
        Text(
            "At first every action lays a tile: draw up to four, look at them, and put each face "
            "down on an open square without a hero. When no tile is left, or none can be laid, "
            "the dungeon wakes: monsters that lie face up become pieces, and from now on an "
            "action is one of these.",
        ),
        Point("Turn a tile over", "that no monster stands on. A monster becomes a piece at once."),
        Point(
            "Move a monster",
            "one square, onto any square but another monster's. If a hero is then in reach, it "
            "may attack for nothing.",
        ),
        Point("Attack", "a hero on the same square or orthogonally beside it."),
        Text("No monster acts twice in a turn. Tiles still owed are laid before anything else."),
    ), ("dungeon", "drawing")),
    Chapter("heroes_turn", "The heroes", (
        Text(
            "An action moves a hero one square or uses an ability; no hero takes more than two in "
            "a turn. A hero who is alone when the turn begins has two. Rogue and Wizard step "
            "diagonally too. Two heroes never share a square.",
        ),
        Text(
            "A hero who enters a square meets what is there: first a monster's piece, then "
            "artifacts of the dead, then the tile, which is turned over if it lies face down. A "
            "tile that lies open already works again on whoever enters.",
        ),
        Cards("hero"),
    ), ("heroes", "turning", "answering", "sliding", "leaving")),
    Chapter("artifacts_use", "Artifacts", (
        Text(
            "What a hero picks up may be kept, used once, or given to a hero orthogonally beside "
            "for an action of the giver's. Sword and Disarm Kit are offered when they would help. "
            "Drag an artifact, or click it and then where it goes.",
        ),
    ), ()),
)  # fmt: skip

_SOLO = (
    Chapter("solo", "Alone against the dungeon", (
        Text(
            "The room is filled before you come, and nobody has seen a tile. All four treasures "
            "must be won. A turn has up to eight actions, two a hero, and at least four if they "
            "can be taken; the last survivor has one to three.",
        ),
        Text(
            "Then the dungeon opens a row, the one nearest the vault first, one a turn; from its "
            "third turn on it also opens what monsters had covered before. After that every "
            "monster acts once, those with the greatest damage first.",
        ),
        Point("A monster attacks", "without moving if a hero is in reach."),
        Point(
            "Otherwise it goes",
            "by the shortest way to the nearest hero; of several, between them; then so that the "
            "fewest squares stay safe.",
        ),
        Point("It attacks", "whom it can kill, else whoever has the fewest hit points."),
    ), ("calling", "acting")),
    Chapter("rest", "At the table", (
        Point("Heroes may rest", "A table option: the Hero player may end a turn early."),
        Point("Squares may be filled again", "A table option: usually each gets one tile only."),
        Point("After a hundred rounds", "the dungeon has won."),
    )),
)  # fmt: skip

_TILES = (
    Chapter("monster_tiles", "Monsters", (
        Text("The number is the damage. The Warrior strikes them down unhurt."),
        Cards("monster"),
    )),
    Chapter("trap_tiles", "Traps", (
        Text("The number is the damage. The Rogue disarms them unhurt."),
        Cards("trap"),
    )),
    Chapter("artifact_tiles", "Artifact tiles", (Cards("artifact"),)),
    Chapter("other_tiles", "Other tiles", (Cards("tile"),)),
)  # fmt: skip

_EXPANSIONS = (
    Chapter("dragon_and_damsel", "The Dragon & the Damsel", (
        Text(
            "An expansion: four tiles more are sure to lie in the room, and four fewer of the "
            "others.",
        ),
        Point(
            "The dragon",
            "becomes a piece as soon as it is seen, lies on two squares, and may act even while "
            "tiles are being laid, each time in place of a tile. It steps with either half, the "
            "other following, and strikes diagonally too.",
        ),
        Point(
            "The Damsel",
            "joins the party as soon as she is found, with actions of her own. Once a turn a hero "
            "within 2 squares of her takes an action that counts for nothing.",
        ),
        Cards("hero", "damsel"),
        Cards("monster", "dragon_and_damsel"),
        Cards("artifact", "dragon_and_damsel"),
        Cards("tile", "dragon_and_damsel"),
    ), ("stretching",)),
    Chapter("lords_of_the_undead", "Lords of the Undead", (
        Text(
            "An expansion: two monsters more are sure to lie in the room. Both become pieces as "
            "soon as they are seen, move diagonally too, and have two actions a turn, even while "
            "tiles are being laid.",
        ),
        Point(
            "The Necromancer",
            "gives both actions to raise a slain goblin, skeleton, orc or ogre on an empty square "
            "within 2 squares; it may act at once.",
        ),
        Point(
            "The White Lady",
            "takes hold of a hero whose square she enters, but never of the Cleric. Then she "
            "moves the hero, who can use nothing and is not the Hero player's to move, until "
            "damage, death, the Cleric or a Holy Icon sets the hero free and ends her.",
        ),
        Cards("monster", "lords_of_the_undead"),
        Text(
            "The traps and monsters a hero removes are experience, worth their damage. An action "
            "of the heroes' turn, which tires nobody, buys an artifact at the market for one "
            "hero's experience; no change is given, and what the dead had kept is lost.",
        ),
        Cards("artifact", "lords_of_the_undead"),
    )),
)  # fmt: skip
