"""The options of Welcome to the Dungeon, as the set-up screen offers them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.welcome.cards import ADVENTURERS
from game.ui.tables.setup_choices import Choice, on_off


def setup_options() -> Sequence[Choice]:
    """Return the choices in the order they are asked."""
    heroes = [(id_, hero.name) for id_, hero in ADVENTURERS.items() if hero.edition != "classic"]
    return (
        Choice(
            "edition", "Edition", "Four adventurers with a kit each, or the one classic hero.",
            (("adventurers", "Adventurers"), ("classic", "Classic")),
        ),
        Choice(
            "adventurer", "Adventurer", "Who walks into the dungeon, round after round.",
            ((None, "Players choose"), *heroes), {"edition": "adventurers"},
        ),
        on_off(
            "torch_stops_orks", "The Torch also stops Orks",
            "Printed, it stops strength 2 or less; this makes it 3.", needs={"edition": "classic"},
        ),
        on_off(
            "first_card_must_be_added", "First card must be added",
            "The first card each player draws in a round goes into the dungeon.",
        ),
        on_off(
            "remember_placed_cards", "The table remembers",
            "You can look again at the cards you placed or set aside yourself.", usual=True,
        ),
    )  # fmt: skip
