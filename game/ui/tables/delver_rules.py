"""The rules of Dungeon Delver in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.tables.rules_page import Cards, Chapter, Point, Text


def chapters() -> Sequence[Chapter]:
    """Return the chapters in reading order."""
    return (*_DELVE, *_FIGHTS, *_CARDS)


_DELVE = (
    Chapter("goal", "The goal", (
        Text(
            "One hero, one deck. Turn its cards one by one and deal with each. If the hero has a "
            "heart left when the last card is done with, the delve is won.",
        ),
        Text(
            "The hero begins with full hearts and a weapon of their own. All other cards, 47 of "
            "them, are the deck: nobody knows their order, but what is discarded lies open, so "
            "you can always tell what is still to come. Click the deck to look.",
        ),
    ), ("turning", "falling", "over", "end")),
    Chapter("items", "Items", (
        Point("Take it", "if you carry fewer than three. You never have to."),
        Point("Swap it", "for one you carry if your hands are full; that one is discarded."),
        Point("Leave it", "and it is discarded."),
        Text(
            "Everything carried counts, the first weapon too. There is no other way to put a "
            "thing down but to swap it or to pay with it. Items that are meant for another hero "
            "are no use to you, but a monster takes them as readily as anything else.",
        ),
        Text(
            "An item with a tab that says Use can be used now: between cards, when a trap is "
            "turned up, before a roll or after a lost one, as it says on the card.",
        ),
    ), ("item", "between", "gazing", "foreseeing")),
    Chapter("traps", "Traps", (
        Text(
            "A trap does what it says and is discarded. Before it springs you may use what works "
            "on traps or at any time. The Tinker may put a trap in the bag instead.",
        ),
    ), ("trap", "paying", "jumping")),
)  # fmt: skip

_FIGHTS = (
    Chapter("monsters", "Monsters", (
        Text(
            "A monster must be fought. Choose a weapon and roll its die: more than the monster's "
            "number wins. The same number is rolled again, with the same weapon. Less loses, and "
            "so does any roll of a die that could never be enough.",
        ),
        Point(
            "Bare hands",
            "roll a d6, and only if you carry no weapon you can fight with. A table option lets "
            "you use them whenever you like.",
        ),
        Text("Won or lost, the monster is discarded: it will not be back unless a card says so."),
    ), ("monster", "rolling")),
    Chapter("lost", "After a lost roll", (
        Point("Take the wound", "and lose a heart. At no hearts the hero is dead, there and then."),
        Point(
            "Escape",
            "and pay with any one item, the weapon you just lost with included. With nothing to "
            "pay, the wound it is.",
        ),
        Point("Use an item", "that changes a lost roll, if you have one."),
        Text("Hearts that come back never go above those printed on the hero."),
    ), ("lost",)),
    Chapter("table", "At the table", (
        Point("Easy and grim", "In these decks six of the monsters count one less or one more."),
        Point(
            "Take back",
            "works until a card is turned or a die is rolled. A casual delve lets you take back "
            "anything, and says so in its record.",
        ),
        Point("What I know", "shows the chances of the fight and of every monster still to come."),
    )),
)  # fmt: skip

_CARDS = (
    Chapter("heroes", "The heroes", (
        Text("The number is the hero's hearts."),
        Cards("hero"),
    )),
    Chapter("weapons", "The weapons", (
        Text("The number is the die. The first six belong to one hero each."),
        Cards("weapon"),
    )),
    Chapter("tools", "Other items", (Cards("item"),)),
    Chapter("trap_cards", "The traps", (Cards("trap"),)),
    Chapter("monster_cards", "The monsters", (
        Text("The number is what you must beat. The Doppelganger's depends on your die."),
        Cards("monster"),
    )),
)  # fmt: skip
