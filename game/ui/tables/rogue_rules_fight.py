"""The chapters on combat of Rogue Dungeon's rules page."""

from __future__ import annotations

from game.ui.tables.rules_page import Chapter, Point, Text

FIGHT = (
    Chapter("combat", "Combat", (
        Text(
            "A fight goes in rounds of five phases, and there are no turns of the monsters: what "
            "they do, they do in answer to your roll.",
        ),
        Point(
            "1. Choose a target.",
            "Every monster that nobody attacks adds 1 to the attack value of the one you attack, "
            "and does not strike.",
        ),
        Point(
            "2. Roll a d10.",
            "Your attack value is primary ability, roll and bonuses together. If it is higher "
            "than the monster's, you hit. If it is lower, you are hit. If they are equal, both. A "
            "10 always hits and is never hit, a 1 the other way round, as the die lies after Luck.",
        ),
        Point("3. Special abilities", "of the target are set off by the printed rolls."),
        Point("4. Damage", "lands on both sides at once, after Armor has been used."),
        Point(
            "5. Loot.",
            "Each monster beaten gives its level in XP and a loot card; then the next round "
            "begins, until no monster stands.",
        ),
        Text(
            "Your Weapon Damage is the number of Weapons that suit your primary ability, but no "
            "more than your lowest ability, and at least 1.",
        ),
    ), ("aiming", "aimed", "foes")),
    Chapter("specials", "Special abilities", (
        Text(
            "When the final roll is a number printed beside a special ability of your target, it "
            "happens, hit or miss. Its damage is an attack of its own, comes first, and can kill. "
            "Who is hit in the round stays as it was compared, whatever an ability then changes.",
        ),
        Point(
            "Ensnare",
            "lets you miss, and nothing else lands but what your cards do: make Strength checks "
            "with +2 until you are free, at 2 Health for each that fails.",
        ),
        Point(
            "Berserk, Frenzy and Invisibility",
            "last until the end of combat and count once for each monster.",
        ),
        Point(
            "Absorb Attack, Evade and Dragon Scales",
            "turn the round's damage into Health, or take from it.",
        ),
        Text("Point at a monster to read what each of its numbers does."),
    )),
    Chapter("blows", "Taking a blow", (
        Text(
            "When damage is about to land you may discard Armor, or use whatever else helps then, "
            "one card after another; then you suffer what is left. Each attack is asked about on "
            "its own. A loss of Health that is no attack cannot be prevented.",
        ),
    ), ("struck",)),
    Chapter("weaknesses", "Weaknesses and charming", (
        Text(
            "Twelve cards bear one of six weakness icons: Food, Song, Light, Ward, Hush and Torch. "
            "Use one on a target that bears the icon.",
        ),
        Point(
            "In green",
            "it charms the monster: out of the fight at once, with XP and a loot card for you, and "
            "if there is a Henchman of its kind, it joins you.",
        ),
        Point(
            "In red",
            "it harms: for the number on the card when damage lands, or, where the card says so, "
            "it kills.",
        ),
        Text(
            "What kills or charms does so at once, before the monster can answer. If that is "
            "before the roll, the attack is over without one.",
        ),
    )),
)  # fmt: skip
