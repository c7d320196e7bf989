"""The fifteen red rooms of Rogue Dungeon: lairs, guards and altars, and the two great pits.

The rulebook names only the first two and prints none of them: stories and numbers are ours.
"""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    LEVEL,
    Amount,
    Change,
    Check,
    Choose,
    Deeper,
    Drain,
    DrawLoot,
    Fall,
    Favour,
    Fight,
    Find,
    Heal,
    Hurt,
    Learn,
    Option,
    Price,
    Roll,
)
from game.rules.rogue.kinds import Room

RED: Final[tuple[Room, ...]] = (
    Room(
        "tomb_of_the_lich_king", "Tomb of the Lich King", "red",
        "Under a slab of black marble the Lich King dreams of war. In his sleep he says your name.",
        (
            Deeper(
                3,
                then=(
                    Check("intellect", failed=(Drain(Amount(2)),)),
                    Fight(1, named=("lich_king",), prize=(Find("lich_crown"), Learn(Amount(2)), DrawLoot(1))),
                ),
                otherwise=(Fight(2, prize=(DrawLoot(1),)),),
            ),
        ),
    ),
    Room(
        "pit_of_despair", "Pit of Despair", "red",
        "The floor ends without a warning. Far below, something as big as a chapel begins to climb.",
        (
            Deeper(
                4,
                then=(
                    Check("vitality", failed=(Drain(Amount(2)),)),
                    Fight(1, named=("pit_horror",), prize=(Learn(Amount(3)), DrawLoot(2), Heal(Amount(2)))),
                ),
                otherwise=(
                    Choose((
                        Option("Edge along the ledge", (Check("agility", passed=(Learn(Amount(1)),), failed=(Hurt(Amount(2)), Fight(1))),)),
                        Option("Throw meat down", (Learn(Amount(2)),), Price(card="meaty_rib")),
                        Option("Climb down on a rope", (Fight(1, prize=(DrawLoot(1),)),), owns="rope"),
                    )),
                ),
            ),
        ),
    ),
    Room(
        "guard_post", "Guard Post", "red",
        "Two sentries quarrel over a throw of knucklebones. Neither has looked up yet.",
        (
            Choose((
                Option("Attack", (Fight(2),)),
                Option("Creep past", (Check("agility", passed=(DrawLoot(1),), failed=(Fight(2),)),)),
                Option("Bribe them", (Learn(Amount(2)),), Price(cards=1, kind="treasure")),
                Option("Join the game", (DrawLoot(1),), owns="loaded_dice"),
            )),
        ),
    ),
    Room(
        "monster_lair", "Monster Lair", "red",
        "Gnawed bones crack under your boots. At the back of the cave two eyes open, then two more.",
        (
            Choose((
                Option("Go in", (Fight(2, prize=(DrawLoot(1),)),)),
                Option("Lure one out", (Check("agility", passed=(Fight(1),), failed=(Hurt(Amount(2)), Fight(2))),)),
                Option("Smoke them out", (Fight(1, prize=(DrawLoot(1),)),), Price(card="torch")),
                Option("Strew caltrops", (Learn(Amount(2)),), Price(card="caltrops")),
            )),
        ),
    ),
    Room(
        "ambush", "Ambush", "red",
        "The passage is too quiet, and the dust has been swept. A bowstring creaks above your head.",
        (
            Check("intellect", passed=(Learn(Amount(1)),), failed=(Hurt(LEVEL),)),
            Fight(1),
        ),
    ),
    Room(
        "blood_altar", "Blood Altar", "red",
        "The altar is warm and beats like a heart. A bronze knife lies ready, its handle towards you.",
        (
            Choose((
                Option("Give your own blood", (Favour(1), Learn(Amount(2))), Price(health=2)),
                Option("Give up a companion", (Change("strength", 1),), Price(cards=1, kind="henchman")),
                Option("Overturn the altar", (Check("strength", passed=(Learn(Amount(2)),), failed=(Hurt(Amount(2)),)), Fight(1))),
                Option("Back away", (Check("vitality", failed=(Drain(Amount(2)),)),)),
            )),
        ),
    ),
    Room(
        "arena_pit", "Arena Pit", "red",
        "A grate crashes down behind you. Pale faces crowd the tiers and stamp for their champion.",
        (
            Choose((
                Option("Call the champion", (Fight(named=("arena_champion",), prize=(DrawLoot(1), Favour(1))),)),
                Option("Fight the opening bout", (Fight(1, prize=(Learn(Amount(1)),)),)),
                Option("Bribe the gatekeeper", (), Price(cards=1, kind="treasure")),
            )),
        ),
    ),
    Room(
        "torture_chamber", "Torture Chamber", "red",
        "Irons glow in the brazier. The man on the rack looks past his tormentors, straight at you.",
        (
            Check("vitality", failed=(Drain(Amount(1)),)),
            Fight(1, prize=(
                Choose((
                    Option("Cut him loose", (Find("rescued_prisoner"),)),
                    Option("Search the room", (DrawLoot(1), Learn(Amount(2)))),
                )),
            )),
        ),
    ),
    Room(
        "crypt_of_whispers", "Crypt of Whispers", "red",
        "Skulls fill the niches up to the roof. All of them mutter, and all of them mutter of you.",
        (
            Choose((
                Option("Listen closely", (Check("intellect", passed=(Learn(Amount(3)),), failed=(Drain(Amount(2)),)),)),
                Option("Smash the skulls", (Hurt(Amount(1)), Fight(1, prize=(Learn(Amount(1)),)))),
                Option("Silence them", (Learn(Amount(2)), Heal(Amount(1))), Price(card="silence_scroll")),
            )),
        ),
    ),
    Room(
        "war_camp", "War Camp", "red",
        "Thirty tents, one nodding sentry, and the war chest right beside the fire.",
        (
            Choose((
                Option("Rob the war chest", (Check("agility", passed=(DrawLoot(2),), failed=(Fight(2),)),)),
                Option("Challenge the chieftain", (Fight(1, above=1, prize=(Favour(1),)),)),
                Option("Crawl round the camp", (Check("vitality", passed=(Learn(Amount(1)),), failed=(Drain(Amount(2)),)),)),
            )),
        ),
    ),
    Room(
        "spider_nest", "Spider Nest", "red",
        "Webs as thick as ship's rope fill the vault. One of the cocoons is still kicking.",
        (
            Check("strength", 1, failed=(Hurt(Amount(2)),)),
            Fight(1, prize=(
                Roll((
                    (2, (Hurt(Amount(2)),)),
                    (5, (DrawLoot(1),)),
                    (6, (Find("rescued_prisoner"),)),
                )),
            )),
        ),
    ),
    Room(
        "collapsing_bridge", "Collapsing Bridge", "red",
        "The bridge has waited a hundred years for your weight. Behind your heels the stones drop away.",
        (
            Choose((
                Option("Run for it", (Check("agility", passed=(Learn(Amount(1)),), failed=(Hurt(Amount(1, level=1)),)),)),
                Option("Swing across", (Learn(Amount(1)),), owns="rope"),
                Option("Fling down your load", (), Price(cards=1)),
                Option("Let go", (Hurt(Amount(2)), Fall())),
            )),
        ),
    ),
    Room(
        "executioners_hall", "Executioner's Hall", "red",
        "There is nothing under the black hood. It points its axe at you, and then at the block.",
        (
            Choose((
                Option("Stand and fight", (Fight(1, above=1, prize=(DrawLoot(1),)),)),
                Option("Kneel, then strike", (Check("agility", passed=(Learn(Amount(2)), DrawLoot(1)), failed=(Hurt(Amount(2)), Fight(1))),)),
                Option("Show a royal pardon", (DrawLoot(1), Learn(Amount(2))), owns="kings_signet"),
            )),
        ),
    ),
    Room(
        "flooded_crypt", "Flooded Crypt", "red",
        "Black water stands to your chest. Coffins drift by, and one of them knocks back.",
        (
            Choose((
                Option("Wade through", (Fight(1, prize=(Learn(Amount(1)),)),)),
                Option("Dive for the coffin", (Check("vitality", passed=(DrawLoot(1),), failed=(Drain(Amount(2)),)), Fight(1))),
                Option("Strip off your armor", (DrawLoot(1), Learn(Amount(1))), Price(cards=1, kind="armor")),
            )),
        ),
    ),
    Room(
        "beast_cages", "Beast Cages", "red",
        "Starved things pace behind rusty bars. Their keeper swings the keys and grins at you.",
        (
            Choose((
                Option("Fight the keeper", (Fight(1, prize=(Learn(Amount(1)),)),)),
                Option("Open all the cages", (Roll((
                    (2, (Fight(2),)),
                    (4, (Fight(1, prize=(DrawLoot(1),)),)),
                    (6, (DrawLoot(1), Learn(Amount(1)))),
                )),)),
                Option("Throw in cheese", (Find("charmed_giant_rat"), Learn(Amount(1))), Price(card="hunk_of_cheese")),
                Option("Whisper to the bear", (Find("charmed_bear"),), owns="beast_friend"),
            )),
        ),
    ),
)  # fmt: skip
