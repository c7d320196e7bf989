"""The five purple rooms of Rogue Dungeon: a hoard, a throne, a market, a bargain and a vault.

The rulebook prints none of them: names, stories and numbers are ours.
"""

from __future__ import annotations

from typing import Final

from game.rules.rogue.effects import (
    D6,
    LEVEL,
    Amount,
    Change,
    Check,
    Choose,
    Drain,
    DrawLoot,
    Favour,
    Fight,
    Find,
    Heal,
    Hurt,
    Learn,
    Lose,
    Option,
    Price,
    Roll,
    Trade,
)
from game.rules.rogue.kinds import Room

PURPLE: Final[tuple[Room, ...]] = (
    Room(
        "dragons_hoard", "Dragon's Hoard", "purple",
        "Gold lies in drifts, and the drift beside you breathes. Under one claw an egg is gleaming.",
        (
            Choose((
                Option("Lift the egg", (Check("agility", -1, passed=(Find("dragon_egg"), Learn(Amount(2))), failed=(Hurt(D6),)),)),
                Option("Fill your pockets", (Check("agility", 1, passed=(DrawLoot(2),), failed=(Hurt(D6), DrawLoot(1))),)),
                Option("Slay the dragon", (Fight(named=("young_dragon",), prize=(Find("dragon_egg"), DrawLoot(2))),)),
                Option("Tiptoe out", (Learn(Amount(1)),)),
            )),
        ),
    ),
    Room(
        "mad_kings_throne", "Mad King's Throne", "purple",
        "The king has been dead for years, but he still gives audience. \"Amuse us,\" he commands you.",
        (
            Choose((
                Option("Tell him a joke", (Check("intellect", passed=(Find("kings_signet"),), failed=(Lose(), Drain(Amount(1)))),)),
                Option("Present a treasure", (Find("kings_signet"), Learn(Amount(2))), Price(cards=1, kind="treasure")),
                Option("Sit on his lap", (Roll((
                    (2, (Hurt(Amount(1, level=1)),)),
                    (4, (Fight(1, prize=(DrawLoot(1),)),)),
                    (6, (Favour(1), DrawLoot(1))),
                )),)),
                Option("Bow out backwards", (Learn(Amount(1)),)),
            )),
        ),
    ),
    Room(
        "black_market", "Black Market", "purple",
        "Hooded traders sit in a ring of violet lamps. None of them asks you where you came from.",
        (
            Choose((
                Option("Haggle", (Trade(4, 2),)),
                Option("Pay with blood", (Trade(4, 1),), Price(health=2)),
                Option("Show the royal seal", (Trade(5, 1),), owns="kings_signet"),
                Option("Sell a companion", (DrawLoot(2),), Price(cards=1, kind="henchman")),
                Option("Look and leave"),
            )),
        ),
        persistent=True,
    ),
    Room(
        "demon_bargain", "Demon Bargain", "purple",
        "A desk, two chairs, one contract. The clerk with the hooves has already filled in your name.",
        (
            Choose((
                Option("Sign for might", (Change("vitality", -1), Change("strength", 1), DrawLoot(1))),
                Option("Sign for grace", (Change("vitality", -1), Change("agility", 1), DrawLoot(1))),
                Option("Sign for wit", (Change("vitality", -1), Change("intellect", 1), DrawLoot(1))),
                Option("Sign for fortune", (Change("vitality", -1), Favour(2))),
                Option("Burn the contract", (Fight(1, above=1, prize=(DrawLoot(1),)),)),
                Option("Decline politely"),
            )),
        ),
    ),
    Room(
        "vault_of_relics", "Vault of Relics", "purple",
        "Two pedestals, a sword on one and a casket on the other. The stone knight between them turns its head.",
        (
            Choose((
                Option("Take the sword", (Fight(named=("stone_guardian",), prize=(Find("vorpal_blade"),)),)),
                Option("Take the casket", (Check("agility", -1, passed=(Find("saints_reliquary"),), failed=(Hurt(LEVEL), Lose("armor"))),)),
                Option("Swap in your weapon", (Check("intellect", passed=(Find("vorpal_blade"),), failed=(Hurt(Amount(2)),)),), Price(cards=1, kind="weapon")),
                Option("Salute and leave", (Learn(Amount(1)), Heal(Amount(1)))),
            )),
        ),
    ),
)  # fmt: skip
