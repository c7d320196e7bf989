"""The white, green and blue rooms of Rogue Dungeon: shrines, groves and places of old learning.

The rulebook prints none of them: names, stories and numbers are ours.
"""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    Amount,
    Camp,
    Change,
    Check,
    Choose,
    Drain,
    DrawLoot,
    Fall,
    Favour,
    Fight,
    Find,
    Heal,
    Hurt,
    Learn,
    Lose,
    Once,
    Option,
    Price,
    Roll,
    Travel,
)
from game.rules.rogue.kinds import Room

WHITE: Final[tuple[Room, ...]] = (
    Room(
        "shrine_of_dawn", "Shrine of Dawn", "white",
        "Under all this stone a shaft of morning falls on a plain white table. You had forgotten the colour.",
        (
            Choose((
                Option("Sit in the light", (Heal(Amount(3)),)),
                Option("Keep vigil", (Check("vitality", passed=(Change("vitality", 1),), failed=(Drain(Amount(1)),)),)),
                Option("Lay down a weapon", (Favour(1), Heal(Amount(2))), Price(cards=1, kind="weapon")),
            )),
        ),
    ),
    Room(
        "hermits_cell", "Hermit's Cell", "white",
        "An old man looks up from his bowl. He has been expecting you, he says, for eleven years.",
        (
            Choose((
                Option("Listen to him", (Check("intellect", passed=(Learn(Amount(3)),), failed=(Learn(Amount(1)),)),)),
                Option("Let him wash your wounds", (Heal(Amount(2)),)),
                Option("Give him a scroll", (Change("intellect", 1),), Price(cards=1, kind="scroll")),
                Option("Share your cheese", (Heal(Amount(2)), Learn(Amount(3))), Price(card="hunk_of_cheese")),
            )),
        ),
    ),
    Room(
        "moonlit_fountain", "Moonlit Fountain", "white",
        "There is no moon down here, yet it swims in the basin. It drifts away from your hand.",
        (
            Choose((
                Option("Catch the moon", (Check("agility", passed=(Once((Find("moonstone_charm"),)),), failed=(Drain(Amount(1)),)),)),
                Option("Drink deeply", (Heal(Amount(2)),), Price(xp=1)),
                Option("Sink a treasure", (Heal(Amount(2)), Favour(1)), Price(cards=1, kind="treasure")),
                Option("Walk away"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "chapel_of_bones", "Chapel of Bones", "white",
        "Ribs arch overhead like rafters. At the altar a man with a spade is prying at the saint.",
        (
            Choose((
                Option("Drive him off", (Fight(1, named=("grave_robber",), prize=(Find("saints_reliquary"),)),)),
                Option("Offer to share", (DrawLoot(2), Favour(-1), Drain(Amount(1)))),
                Option("Pray in the corner", (Heal(Amount(1)), Learn(Amount(1)))),
            )),
        ),
    ),
    Room(
        "angels_rest", "Angel's Rest", "white",
        "A stone angel has folded her wings around an empty bed. The pillow is still warm.",
        (
            Choose((
                Option("Sleep", (Heal(Amount(4)),)),
                Option("Ask for luck", (Favour(1),)),
                Option("Give her gold", (Change("vitality", 1), Heal(Amount(2))), Price(cards=1, kind="treasure")),
            )),
        ),
    ),
)  # fmt: skip

GREEN: Final[tuple[Room, ...]] = (
    Room(
        "druids_grove", "Druid's Grove", "green",
        "Oaks grow here without sun. A woman crowned with antlers weighs you with her eyes.",
        (
            Choose((
                Option("Rest under the oaks", (Camp(),)),
                Option("Learn the deer's walk", (Change("agility", 1),), Price(xp=5)),
                Option("Leave a companion here", (Change("vitality", 1), Learn(Amount(2))), Price(cards=1, kind="henchman")),
                Option("Answer with wolfsbane", (DrawLoot(2), Heal(Amount(2))), Price(card="wolfsbane")),
            )),
        ),
    ),
    Room(
        "beast_tamer", "Beast Tamer", "green",
        "He has three fingers left and names for every scar. Behind him the straw is moving.",
        (
            Choose((
                Option("Buy the wolf", (Find("charmed_wolf"),), Price(cards=2)),
                Option("Pay in treasure", (Find("charmed_owlbear"),), Price(cards=1, kind="treasure")),
                Option("Ride the boar", (Check("strength", -1, passed=(Find("charmed_wild_boar"),), failed=(Hurt(Amount(2)), Learn(Amount(1)))),)),
                Option("Play to the griffon", (Find("charmed_griffon"),), owns="flute"),
                Option("Watch him work", (Learn(Amount(2)),)),
            )),
        ),
    ),
    Room(
        "root_heart", "Root Heart", "green",
        "Every root in the dungeon ends here, in a green knot that beats. Its sap runs over your boots.",
        (
            Choose((
                Option("Drink the sap", (Heal(Amount(3)),)),
                Option("Let it take hold", (Check("vitality", -1, passed=(Change("strength", 1),), failed=(Drain(Amount(2)),)),)),
                Option("Cut the heart out", (Fight(1, above=1, prize=(Change("vitality", 1),)),)),
            )),
        ),
    ),
    Room(
        "alchemists_garden", "Alchemist's Garden", "green",
        "Glass pipes run from flower to flower, and a kettle sings to itself. The gardener is long gone.",
        (
            Choose((
                Option("Brew something", (Check("intellect", passed=(Once((Heal(Amount(2)), DrawLoot(1))),), failed=(Drain(Amount(1)),)),)),
                Option("Boil up your gear", (Heal(Amount(3)),), Price(cards=1, kind="equipment")),
                Option("Improve a potion", (Roll((
                    (1, (Drain(Amount(1)),)),
                    (3, (Heal(Amount(4)),)),
                    (5, (Favour(1),)),
                    (6, (Change("agility", 1),)),
                )),), Price(cards=1, kind="potion")),
                Option("Touch nothing"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "serpent_oracle", "Serpent Oracle", "green",
        "The great snake has learned to speak, but not to blink. It will tell you one true thing.",
        (
            Choose((
                Option("Ask your question", (Learn(Amount(6)),), Price(luck=1)),
                Option("Bare your arm", (Drain(Amount(2)), Check("vitality", passed=(Change("intellect", 1),), failed=(Learn(Amount(2)),)))),
                Option("Steal a scale", (Check("agility", -1, passed=(DrawLoot(2),), failed=(Hurt(Amount(1, level=1)),)),)),
                Option("Bow and go", (Learn(Amount(1)),)),
            )),
        ),
    ),
)  # fmt: skip

BLUE: Final[tuple[Room, ...]] = (
    Room(
        "arcane_library", "Arcane Library", "blue",
        "Books shuffle on their shelves as you pass. One follows you down the aisle like a dog.",
        (
            Choose((
                Option("Study till it hurts", (Check("intellect", passed=(Once((Learn(Amount(4)),)),), failed=(Drain(Amount(1)),)),)),
                Option("Borrow a book", (DrawLoot(1),), Price(xp=2)),
                Option("Donate a scroll", (Learn(Amount(2)),), Price(cards=1, kind="scroll")),
                Option("Tiptoe out"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "frozen_lake", "Frozen Lake", "blue",
        "Through the ice you see a camp just as the cold took it: tents, a fire of glass, one raised hand.",
        (
            Choose((
                Option("Hack through the ice", (Check("strength", passed=(DrawLoot(2),), failed=(Hurt(Amount(1, level=1)),)),)),
                Option("Thaw the raised hand", (Find("rescued_prisoner"), Learn(Amount(1))), Price(card="torch")),
                Option("Slide across", (Check("agility", passed=(Learn(Amount(2)), Travel("anywhere")), failed=(Drain(Amount(1)),)),)),
                Option("Go round", (Learn(Amount(1)),)),
            )),
        ),
    ),
    Room(
        "star_observatory", "Star Observatory", "blue",
        "The dome opens on a sky that cannot be there. One star is missing, and you know which.",
        (
            Choose((
                Option("Name the missing star", (Check("intellect", -1, passed=(Change("intellect", 1),), failed=(Drain(Amount(1)),)),)),
                Option("Wish on a bright one", (Learn(Amount(2)), Heal(Amount(1)))),
                Option("Sell it a memory", (Favour(1), Heal(Amount(2))), Price(xp=3)),
            )),
        ),
    ),
    Room(
        "teleport_circle", "Teleport Circle", "blue",
        "A ring of silver hums in the floor. For a breath you see your own back on its far side.",
        (
            Choose((
                Option("Step into the ring", (Learn(Amount(1)), Travel("anywhere"))),
                Option("Feed it a scroll", (Heal(Amount(2)), Learn(Amount(2)), Travel("exit")), Price(cards=1, kind="scroll")),
                Option("Redraw the signs", (Check("intellect", passed=(Learn(Amount(3)),), failed=(Hurt(Amount(1)), Fall())),)),
                Option("Pry up the silver", (Check("strength", passed=(DrawLoot(1),), failed=(Drain(Amount(1)),)),)),
            )),
        ),
    ),
    Room(
        "djinn_bottle", "Djinn Bottle", "blue",
        "The bottle is full of weather. A small voice inside offers you anything, anything at all.",
        (
            Choose((
                Option("Bargain with it", (Check("intellect", passed=(Find("bottled_djinn"),), failed=(Lose(count=2),)),)),
                Option("Pull the cork", (Fight(1, above=1, prize=(Find("bottled_djinn"),)),)),
                Option("Set it free", (Favour(1), Learn(Amount(2)), Heal(Amount(2)))),
            )),
        ),
    ),
)  # fmt: skip
