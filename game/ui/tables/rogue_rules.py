"""The rules of Rogue Dungeon in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.ui.tables.rogue_rules_fight import FIGHT
from game.ui.tables.rogue_speech import card_text
from game.ui.tables.rules_page import Cards, Chapter, Point, Text

_Cards = partial(Cards, tell=card_text)


def chapters() -> Sequence[Chapter]:
    """Return the chapters in reading order."""
    return (*_WAY, *FIGHT, *_BETWEEN, *_RUN, *_BOX)


_WAY = (
    Chapter("goal", "The goal", (
        Text(
            "A hero goes down through five levels of a dungeon, room by room, grows stronger on "
            "the way, and beats the boss behind the last stair. At 0 Health the hero is dead and "
            "the run is lost. Nothing is hidden from you but what luck will bring: every deck can "
            "be looked through, only its order nobody knows.",
        ),
        Text(
            "Four abilities tell what a hero can do. Strength bends and lifts, Agility dodges and "
            "aims, Intellect knows and notices, Vitality endures: it is also the most Health the "
            "hero can have. One of the first three is the hero's primary ability, the one that "
            "fights.",
        ),
    ), ("mapping", "over", "end", "running")),
    Chapter("exploring", "Exploring", (
        Text(
            "You stand on a map of corridors with ten gems: three red, three yellow, one each of "
            "white, green, blue and purple. Click a gem, a stair or another hero, and you walk "
            "there by the shortest way. Corridors and rooms that are done with are free to pass. "
            "An unexplored gem is not: whoever comes to it has to go in.",
        ),
        Text(
            "At a gem its token is placed, a room card of its colour is drawn, and what the card "
            "says is resolved. Point at a gem to see how many rooms it may still be.",
        ),
        Point(
            "Rooms that stay",
            "bear a gem on their card. They lie on in their place and count as unexplored: come "
            "there again, and the same card is resolved again. What a card gives once a game it "
            "gives once.",
        ),
        Point(
            "The exit stair",
            "may be taken as soon as you stand on it, however many gems are left. There is no way "
            "back, and the level's rooms that stay are discarded.",
        ),
    ), ("exploring", "turning", "entering", "travelling")),
    Chapter("rooms", "Rooms", (
        Text(
            "A room tells its story and does what it says from top to bottom. Where it lets you "
            "choose, only ways you can pay for are open, and what they cost and bring stands on "
            "each. A room is failed unless a check in it is passed.",
        ),
        Text(
            "Cards that a price or a loss asks for you choose yourself. Skills can never be paid, "
            "traded, given away or lost.",
        ),
    ), ("choosing", "losing")),
    Chapter("checks", "Checks, dice and Luck", (
        Text(
            "For a check roll a d10: your ability, with what changes it, or less passes. A 1 "
            "always passes and a 10 always fails. If a Henchman has more of the ability, the "
            "Henchman's number counts. Cards that help a check are used before its roll.",
        ),
        Text(
            "A Luck token rolls one of your dice again or changes it by one, within its faces. "
            "Any number may go on one roll: a reroll can be rolled again. What a monster rolls "
            "against you counts as yours. The screen says what each token would make of the die.",
        ),
    ), ("checking", "settling", "rolling")),
)  # fmt: skip

_BETWEEN = (
    Chapter("loot", "Loot", (
        Text("A hero may carry any number of cards. Each says when it can be used."),
        Point(
            "Weapons",
            "of your primary ability add up to your Weapon Damage. All others can still be used "
            "for what they say, paid or traded.",
        ),
        Point("Armor", "is discarded to prevent damage, and some of it helps otherwise."),
        Point(
            "Skills",
            "need so much of your primary ability at the moment of use. Unless a Skill says that "
            "it is discarded, it works once in a combat, and outside of combat once in a room or "
            "rest.",
        ),
        Point("Potions, Scrolls and Equipment", "are used up. Equipment is what else one carries."),
        Point("Treasures", "count as two cards in a trade, and as Prestige at the end."),
        Point(
            "Henchmen",
            "help as long as they are with you: in attacks, in checks, or at rest. They are worth "
            "Prestige, too.",
        ),
        Text(
            "The loot deck is made anew from its discards when it is empty. Cards that a hero "
            "starts with, and those of the specialty deck, leave the game when they are used up.",
        ),
    ), ("loot",)),
    Chapter("trading", "Trading", (
        Text(
            "A trader lays out some loot. Offer cards until they count as many as one costs, then "
            "take a card; so on until you end the trade. A Treasure counts as two, and no change "
            "is given. What you offered in vain comes back.",
        ),
    ), ("trading", "stall")),
    Chapter("resting", "Rest and camping", (
        Text(
            "After each room, and on coming to a stair, there is a rest. Discard Camping Gear for "
            "a rest roll: a d6 with what your cards add. You gain that much Health and 1 more.",
        ),
        Text(
            "If the roll, changed or not, is below the dungeon level, a wandering monster attacks "
            "after you have healed. On a stair nothing ever comes. Several camps in one rest are "
            "allowed, one after the other.",
        ),
    ), ("resting",)),
    Chapter("experience", "Experience", (
        Text(
            "Monsters give their level in experience points, XP; rooms give some too. Spend them "
            "whenever nothing is under way: not within a round of combat and not within a check. "
            "Click a track to take its next step.",
        ),
        Point("Vitality and Luck", "cost 5 XP a step. A step of Vitality heals 1 as well."),
        Point(
            "Strength, Agility and Intellect",
            "cost what is printed on the next square: 1, 2, 3, 5, 8, 12, 16, 20 and 25 XP from 2 "
            "up to 10.",
        ),
        Text("Vitality goes up to 11, the others to 10, and nothing falls below 1."),
    )),
)  # fmt: skip

_RUN = (
    Chapter("levels", "Levels and the boss", (
        Text(
            "Each level has a map and monsters of its own. If a level's monsters run out, those of "
            "the next are drawn. On the fifth level the exit stair opens when all three red gems "
            "are placed; the red room may be one that stays. Behind it waits one of four bosses.",
        ),
        Text(
            "A boss is turned over at half its Health: new numbers, other abilities. It cannot be "
            "charmed, killed by a card or slipped away from. Who teleports away finds the same "
            "boss again, at full Health and alone.",
        ),
        Text(
            "When boss and company are beaten and somebody lives, the run is won. Prestige is how "
            "legendary that was: each Treasure and each Henchman in hand counts 1.",
        ),
    ), ("boss",)),
    Chapter("variants", "At the table", (
        Point(
            "Fewer levels",
            "With three levels the Tomb of the Lich King, with four the Pit of Despair, is kept "
            "out of the deck. It waits beyond the last level, with monsters of the level it lies "
            "on, instead of a boss. Who comes out alive has won.",
        ),
        Point(
            "Random rooms",
            "The gem tokens lie face down. Each is turned over when a hero comes to it, and no "
            "room stays. On the fifth level all three red ones must have been turned.",
        ),
        Point("Ascend the tower", "In by the downstairs, out by the upstairs; all else the same."),
        Point(
            "Take back",
            "works until a card is drawn or a die is rolled. A casual run alone takes back "
            "anything, and says so.",
        ),
    )),
    Chapter("party", "Two or three heroes", (
        Text(
            "Each player leads a hero, in seat order. Heroes who stand together walk together "
            "unless you choose to go alone. Only heroes in a room fight there, and the Henchmen "
            "of all who are there help.",
        ),
        Text(
            "In each round of combat every hero attacks or holds back, but somebody must attack. "
            "Each attacker rolls, and is hit, alone. A monster that nobody attacks strikes nobody "
            "and makes the others harder to hit.",
        ),
        Text(
            "Whoever is to move shares out experience, point by point, and loot. At rest and in "
            "trades cards may be handed over. A dead hero is out with all that was carried. A "
            "level is left, and the boss met, when all who live stand on the stair.",
        ),
    ), ("awarding",)),
)  # fmt: skip

_BOX = (
    Chapter("hero_cards", "The heroes", (
        _Cards("hero"),
        Text("What each starts with:"),
        *(_Cards("starting", hero) for hero in (
            "crusader", "thief", "wizard", "ranger", "runesmith",
        )),
    )),
    Chapter("monster_cards", "The monsters", (
        _Cards("monster"),
        Text("Four bosses, of whom one waits:"),
        _Cards("boss"),
        Text("And those who live in one room only:"),
        _Cards("guardian"),
    )),
    Chapter("room_cards", "The rooms", tuple(
        block
        for colour, title in (
            ("red", "Red"), ("yellow", "Yellow"), ("white", "White"), ("green", "Green"),
            ("blue", "Blue"), ("purple", "Purple"),
        )
        for block in (Text(title), _Cards("room", colour))
    )),
    Chapter("loot_cards", "The loot", (
        _Cards("loot"),
        Text("The specialty deck, whose cards are found and not drawn:"),
        _Cards("specialty"),
    )),
)  # fmt: skip
