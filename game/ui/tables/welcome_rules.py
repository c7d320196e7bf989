"""The rules of Welcome to the Dungeon in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.tables.rules_page import Cards, Chapter, Point, Text


def chapters() -> Sequence[Chapter]:
    """Return the chapters in reading order."""
    return (*_BIDDING, *_DUNGEON, *_CARDS)


_BIDDING = (
    Chapter("goal", "The goal", (
        Text(
            "All of you share one adventurer and dare each other to send that adventurer into the"
            " dungeon with ever less to wear and ever more to meet. Whoever does not lose their "
            "nerve last must go in.",
        ),
        Point("You win", "with your second success, or as the last player left in the game."),
        Point("You are out", "with your second wound."),
    ), ("first_player", "over", "end")),
    Chapter("round", "A round", (
        Text(
            "The 13 monsters are shuffled into the deck and the adventurer lies on the table with"
            " all six pieces of equipment. Then you bid, one turn each, clockwise. A player who "
            "passes is out of the round. The last one left enters the dungeon.",
        ),
        Text(
            "Chance picks who begins the match. Later rounds are begun by the player who entered "
            "last, or, if that player is out, by the next one to the left.",
        ),
    )),
    Chapter("choosing", "Choosing the adventurer", (
        Text(
            "With four adventurers, the player who begins the round chooses one of them, and with"
            " it the equipment. Look at what you would like to wear, and at what you would hate "
            "others to take away. The table option can fix one adventurer for the whole match; "
            "the classic edition has only one hero.",
        ),
    ), ("choosing",)),
    Chapter("bidding", "Your turn: draw or pass", (
        Point(
            "Draw",
            "the top card of the deck and look at it alone, then add it or pay for it with "
            "equipment.",
        ),
        Point(
            "Pass",
            "and leave the round. Nothing in the dungeon concerns you any more, unless you like "
            "to watch.",
        ),
        Text(
            "If the deck is empty you can only pass. If all others have passed, you enter the "
            "dungeon: at once, whatever lies in it.",
        ),
    ), ("bidding", "drawing")),
    Chapter("drawn", "What you have drawn", (
        Point(
            "Add it",
            "face down on top of the dungeon. Only you know which monster waits there.",
        ),
        Point(
            "Sacrifice a piece of equipment",
            "and set the monster aside face down with it. Neither comes back this round. With no "
            "equipment left you can only add.",
        ),
    ), ("drawn",)),
)  # fmt: skip

_DUNGEON = (
    Chapter("naming", "Before you enter", (
        Text(
            "Count your HP: the adventurer's own and those of the armour that is left. If the "
            "Vorpal Sword or the Vorpal Dagger is among the equipment, name one kind of monster "
            "now; every monster of that kind is stopped.",
        ),
    ), ("naming",)),
    Chapter("turning", "In the dungeon", (
        Text(
            "The cards are turned one by one, the one placed last first. If a piece of equipment "
            "stops the monster, it does no harm. Otherwise you lose as many HP as its strength.",
        ),
        Point("Success", "if you have at least one HP left after the last card: take a success."),
        Point(
            "Wound",
            "if your HP are gone. A Healing Potion comes first, once; and Omnipotence can still "
            "turn it into a success.",
        ),
        Text("An empty dungeon is a success as well."),
    ), ("turning",)),
    Chapter("deciding", "Choices inside", (
        Text(
            "Some equipment works once, after you have seen the monster. You are asked whether "
            "you want to use it now or keep it for something worse.",
        ),
        Point("Vorpal Axe", "stops the monster you see."),
        Point(
            "Polymorph",
            "puts the monster away; the top card of the deck takes its place. With no card in the"
            " deck it cannot be used.",
        ),
    ), ("deciding", "polymorphing")),
    Chapter("table", "At the table", (
        Point(
            "Classic edition",
            "One hero with a kit of his own. His Torch stops strength 2 or less; a table option "
            "lets it stop Orks as well.",
        ),
        Point(
            "First card must be added",
            "A table option: the first card each player draws in a round must go into the "
            "dungeon.",
        ),
        Point(
            "The table remembers",
            "A table option, usually on: you may look again at the cards you placed or set aside "
            "yourself. Without it you must remember them.",
        ),
        Point(
            "After a challenge",
            "the monsters that were paid for with equipment are shown to all, and a new round "
            "begins with all cards and all equipment.",
        ),
    )),
)  # fmt: skip

_CARDS = (
    Chapter("monsters", "The monsters", (
        Text("The number is the strength: the HP you lose if nothing stops the monster."),
        Cards("monster"),
    )),
    Chapter("warrior", "The Warrior's equipment", (
        Cards("hero", "warrior"),
        Cards("equipment", "warrior"),
    )),
    Chapter("barbarian", "The Barbarian's equipment", (
        Cards("hero", "barbarian"),
        Cards("equipment", "barbarian"),
    )),
    Chapter("mage", "The Mage's equipment", (Cards("hero", "mage"), Cards("equipment", "mage"))),
    Chapter("rogue", "The Rogue's equipment", (
        Cards("hero", "rogue"),
        Cards("equipment", "rogue"),
    )),
    Chapter("classic", "The Classic Hero's equipment", (
        Cards("hero", "classic_hero"),
        Cards("equipment", "classic_hero"),
    )),
)  # fmt: skip
