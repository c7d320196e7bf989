"""The Potions and Scrolls of the loot deck."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    Aim,
    Amount,
    Camp,
    Change,
    Daunt,
    Drain,
    Favour,
    Guard,
    Heal,
    Master,
    RestBonus,
    SlipAway,
    Steady,
    Strike,
    Vanish,
)
from game.rules.rogue.kinds import ANYTIME, IN_COMBAT, Loot, Use, weakness

POTIONS: Final[tuple[Loot, ...]] = (
    Loot(
        "healing_potion", "Healing Potion", "potion", "Tastes of cherries, copper and second chances.",
        (Use(ANYTIME, (Heal(Amount(4)),)),), count=3,
    ),
    Loot(
        "elixir_of_life", "Elixir of Life", "potion", "One mouthful of a spring that dried up long ago.",
        (Use(ANYTIME, (Change("vitality", 1), Heal(Amount(10)))),),
    ),
    Loot(
        "draught_of_might", "Draught of Might", "potion", "Brewed from bull's breath and river iron.",
        (Use(("free", "rest"), (Change("strength", 1),)), Use(("check",), (Master(("strength",)),))),
    ),
    Loot(
        "draught_of_grace", "Draught of Grace", "potion", "Quicksilver, cat's whisker, a dancer's sigh.",
        (Use(("free", "rest"), (Change("agility", 1),)), Use(("check",), (Master(("agility",)),))),
    ),
    Loot(
        "draught_of_wit", "Draught of Wit", "potion", "The cork alone could win an argument.",
        (Use(("free", "rest"), (Change("intellect", 1),)), Use(("check",), (Master(("intellect",)),))),
    ),
    Loot(
        "four_leaf_tonic", "Four-Leaf Tonic", "potion", "Pressed from a very small and patient meadow.",
        (Use(ANYTIME, (Favour(2),)),),
    ),
    Loot(
        "berserkers_brew", "Berserker's Brew", "potion", "The label has been bitten off.",
        (Use(("aim",), (Drain(Amount(1)), Aim(3), Strike(Amount(3)))),),
    ),
    Loot(
        "smoke_vial", "Smoke Vial", "potion", "Throw, cough, run. In that order.",
        (Use(IN_COMBAT, (SlipAway(),)),),
    ),
)  # fmt: skip

SCROLLS: Final[tuple[Loot, ...]] = (
    Loot(
        "teleport_scroll", "Teleport Scroll", "scroll", "The last word is only ever read halfway.",
        (Use(("free", "aim", "rolled"), (Vanish(),)),), count=2,
    ),
    Loot(
        "speak_to_animal_scroll", "Speak to Animal Scroll", "scroll", "Mostly they talk about food.",
        (weakness(4), Use(("check",), (Steady(3, ("agility", "intellect")),))), pair="song",
    ),
    Loot(
        "turn_undead_scroll", "Turn Undead Scroll", "scroll", "A bell is drawn on it, and you can hear it.",
        (weakness(), Use(("rest_roll",), (RestBonus(3),))), pair="ward",
    ),
    Loot(
        "silence_scroll", "Silence Scroll", "scroll", "There is nothing written on it, very firmly.",
        (weakness(5), Use(("check",), (Steady(4, ("agility",)),))), pair="hush",
    ),
    Loot(
        "transmute_rock_to_mud_scroll", "Transmute Rock to Mud Scroll", "scroll",
        "Not to be read in anything you live in.",
        (weakness(), Use(("check",), (Master(("strength",)),))), pair="torch",
    ),
    Loot(
        "fireball_scroll", "Fireball Scroll", "scroll", "The margins are scorched and the ink is still hot.",
        (Use(IN_COMBAT, (Strike(Amount(2, dice=1)),)),),
    ),
    Loot(
        "lightning_scroll", "Lightning Scroll", "scroll", "It makes the hair on your arms stand and listen.",
        (Use(("aim",), (Daunt(2), Strike(Amount(4)))),),
    ),
    Loot(
        "haste_scroll", "Haste Scroll", "scroll", "Read it slowly, while you still can.",
        (Use(("aim",), (Aim(5),)), Use(("check",), (Master(("agility",)),))),
    ),
    Loot(
        "sanctuary_scroll", "Sanctuary Scroll", "scroll", "A circle, a candle, and a door that is not there.",
        (Use(("struck",), (Guard(6),)), Use(("rest",), (Camp(),))),
    ),
)  # fmt: skip
