"""The fifteen yellow rooms of Rogue Dungeon: traps, trades, games of chance and riddles.

The rulebook prints the first two; stories and numbers of the others are ours.
"""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    LEVEL,
    Amount,
    Camp,
    Change,
    Check,
    Choose,
    Drain,
    DrawLoot,
    Favour,
    Fight,
    Heal,
    Hurt,
    Learn,
    Lose,
    Once,
    Option,
    Owns,
    Price,
    Roll,
    Trade,
    Travel,
)
from game.rules.rogue.kinds import Room

YELLOW: Final[tuple[Room, ...]] = (
    Room(
        "swinging_blades", "Swinging Blades", "yellow",
        "Blades as tall as doors sweep the hall from wall to wall. You count their beat and hold your breath.",
        (Check("agility", passed=(Once((Learn(Amount(2)),)),), failed=(Hurt(LEVEL),)),),
        persistent=True,
    ),
    Room(
        "guild_merchant", "Guild Merchant", "yellow",
        "A fat man with a thin lantern unrolls his rug before you. \"No questions, no credit,\" he says.",
        (Trade(5, 2),),
    ),
    Room(
        "dart_corridor", "Dart Corridor", "yellow",
        "The walls are drilled like a flute, and the floor tiles rock a little. Old darts crunch underfoot.",
        (
            Choose((
                Option("Sprint", (Check("agility", passed=(Learn(Amount(1)),), failed=(Hurt(Amount(2)),)),)),
                Option("Study the tiles", (Check("intellect", -1, passed=(Learn(Amount(2)),), failed=(Hurt(Amount(1, level=1)),)),)),
                Option("Wedge armor in", (Learn(Amount(1)),), Price(cards=1, kind="armor")),
            )),
        ),
    ),
    Room(
        "rope_bridge", "Rope Bridge", "yellow",
        "Half the planks are gone and the wind plays on the ropes. Something glitters down on a ledge.",
        (
            Choose((
                Option("Cross quickly", (Check("agility", passed=(Learn(Amount(2)),), failed=(Hurt(Amount(1)), Lose())),)),
                Option("Climb to the ledge", (Check("strength", passed=(DrawLoot(1),), failed=(Hurt(Amount(1, level=1)),)),)),
                Option("Tie yourself on", (DrawLoot(1),), owns="rope"),
            )),
        ),
    ),
    Room(
        "wishing_well", "Wishing Well", "yellow",
        "Your face looks up from the water, older and kinder than you are. It holds out a hand.",
        (
            Choose((
                Option("Give a treasure", (Roll((
                    (2, (Heal(Amount(3)),)),
                    (4, (Favour(1), Heal(Amount(2)))),
                    (6, (Change("vitality", 1),)),
                )),), Price(cards=1, kind="treasure")),
                Option("Give a potion", (Favour(1),), Price(cards=1, kind="potion")),
                Option("Reach for the coins", (Check("agility", passed=(Once((DrawLoot(1),)),), failed=(Drain(Amount(1)),)),)),
                Option("Walk on"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "old_campsite", "Old Campsite", "yellow",
        "Four bedrolls lie round warm ashes, and two of the sleepers will not wake. Nobody has touched the soup.",
        (
            Choose((
                Option("Eat and sleep", (Camp(),)),
                Option("Go through the packs", (DrawLoot(1), Check("agility", failed=(Fight(1),)))),
                Option("Bury the dead", (Learn(Amount(2)),)),
            )),
        ),
    ),
    Room(
        "dice_den", "Dice Den", "yellow",
        "A dead croupier rattles his cup and pushes a stool your way. The stakes are whatever you love.",
        (
            Choose((
                Option("Stake a card", (Roll((
                    (3, ()),
                    (5, (DrawLoot(1), Learn(Amount(1)))),
                    (6, (DrawLoot(3),)),
                )),), Price(cards=1)),
                Option("Stake your blood", (Roll((
                    (2, ()),
                    (4, (Learn(Amount(1)),)),
                    (6, (DrawLoot(1),)),
                )),), Price(health=1)),
                Option("Cheat", (Once((DrawLoot(2),)),), owns="loaded_dice"),
                Option("Leave the table"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "locked_chest", "Locked Chest", "yellow",
        "The chest stands alone in the middle of a clean, dry floor. You could swear that it just swallowed.",
        (
            Choose((
                Option("Break it open", (Check("strength", passed=(Roll((
                    (2, (Fight(named=("mimic",), prize=(DrawLoot(1),)),)),
                    (6, (DrawLoot(2),)),
                )),), failed=(Hurt(Amount(2)),)),)),
                Option("Use lockpicks", (DrawLoot(2),), owns="lockpicks"),
                Option("Pick the lock", (DrawLoot(2), Learn(Amount(1))), owns="pick_locks"),
                Option("Poke it from afar", (Fight(named=("mimic",), prize=(DrawLoot(1),)),)),
                Option("Leave it shut"),
            )),
        ),
    ),
    Room(
        "rune_puzzle", "Rune Puzzle", "yellow",
        "Nine stone dials turn under your fingers, and behind the wall a great weight shifts.",
        (
            Choose((
                Option("Turn the dials", (Check("intellect", -1, passed=(Once((Learn(Amount(3)),)),), failed=(Hurt(Amount(2)),)),)),
                Option("Read the runes", (Once((Learn(Amount(4)),)),), owns="read_runes"),
                Option("Carve your own rune", (Once((Favour(1),)),), owns="rune_tablet"),
                Option("Leave it be"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "fungus_garden", "Fungus Garden", "yellow",
        "Mushrooms taller than you breathe out glowing dust. It smells of bread, and a little of graves.",
        (
            Choose((
                Option("Eat a blue cap", (Roll((
                    (1, (Drain(Amount(2)),)),
                    (3, (Heal(Amount(1)),)),
                    (5, (Heal(Amount(2)),)),
                    (6, (Heal(Amount(3)), Favour(1))),
                )),)),
                Option("Pick with care", (Check("intellect", passed=(DrawLoot(1),), failed=(Drain(Amount(2)),)),)),
                Option("Hold your breath", (Check("vitality", 1, passed=(Learn(Amount(1)),), failed=(Drain(Amount(1)),)),)),
            )),
        ),
    ),
    Room(
        "wounded_adventurer", "Wounded Adventurer", "yellow",
        "She has crawled as far as the corner and no farther. \"They are coming back,\" she whispers to you.",
        (
            Choose((
                Option("Give her a potion", (Learn(Amount(3)), DrawLoot(1)), Price(cards=1, kind="potion")),
                Option("Bandage her", (Learn(Amount(2)), DrawLoot(1)), Price(card="bandages")),
                Option("Stand guard", (Fight(1, prize=(Learn(Amount(2)),)),)),
                Option("Take her purse", (DrawLoot(1), Favour(-1))),
                Option("Hurry on"),
            )),
        ),
    ),
    Room(
        "mirror_maze", "Mirror Maze", "yellow",
        "A hundred of you walk through the glass. You notice too late that one of them is smiling.",
        (
            Choose((
                Option("Find the way", (Check("intellect", passed=(Once((Learn(Amount(2)),)),), failed=(Drain(Amount(1)),)),)),
                Option("Attack the smiler", (Once((Fight(1),)),)),
                Option("Hold up a mirror", (Travel("anywhere"),), owns="magic_mirror"),
                Option("Go back"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "whispering_statue", "Whispering Statue", "yellow",
        "The stone saint bends down and asks you, very softly, what you would rather forget.",
        (
            Choose((
                Option("Tell it everything", (Change("intellect", 1),), Price(xp=5)),
                Option("Answer with a riddle", (Check("intellect", passed=(Learn(Amount(2)),), failed=(Lose(),)),)),
                Option("Pry out its eyes", (Check("strength", passed=(DrawLoot(1),), failed=(Fight(named=("stone_guardian",), prize=(DrawLoot(1),)),)),)),
                Option("Say nothing"),
            )),
        ),
    ),
    Room(
        "smugglers_cache", "Smugglers' Cache", "yellow",
        "Barrels, crates and a lamp still burning. Boots are coming down the other stair.",
        (
            Choose((
                Option("Offer a trade", (Trade(3, 2),)),
                Option("Grab and run", (Check("agility", passed=(DrawLoot(2),), failed=(Hurt(Amount(1)), Fight(1))),)),
                Option("Wait behind the door", (Fight(2, prize=(DrawLoot(2),)),)),
            )),
        ),
    ),
    Room(
        "underground_river", "Underground River", "yellow",
        "The river roars out of one dark and into the next. Something pale keeps pace with you in it.",
        (
            Choose((
                Option("Swim across", (Check("strength", passed=(Learn(Amount(2)),), failed=(Drain(Amount(2)), Lose("equipment"))),)),
                Option("Build a raft", (Learn(Amount(1)), Travel("exit")), Price(cards=1, kind="equipment")),
                Option("Fish from the bank", (Check("agility", passed=(Heal(Amount(2)),), failed=(Hurt(Amount(1)),)),)),
                Option("Follow the bank", (Owns("scout", then=(Learn(Amount(1)),), otherwise=(Check("vitality", failed=(Drain(Amount(1)),)),)),)),
            )),
        ),
    ),
)  # fmt: skip
