"""The options of Dungeon Heroes, as the set-up screen offers them."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import catalog
from game.rules.heroes.pieces import DRAGON_AND_DAMSEL, LORDS_OF_THE_UNDEAD
from game.ui.tables.setup_choices import Choice, on_off

ROLES = ("Heroes", "Dungeon Master")
"""Whom each player of the set-up screen plays; the match seats them the other way round."""


def setup_options() -> Sequence[Choice]:
    """Return the choices in the order they are asked."""
    rooms = catalog.boards("heroes")
    return (
        Choice(
            "map", "Room", "Where the heroes go in; all rooms have the same entrance and vault.",
            tuple((name, room.title) for name, room in rooms.items()),
        ),
        on_off(
            DRAGON_AND_DAMSEL, "The Dragon & the Damsel",
            "A dragon on two squares, a fifth hero to be found, the Banner and the Fairy.",
            part_of="expansions",
        ),
        on_off(
            LORDS_OF_THE_UNDEAD, "Lords of the Undead",
            "The Necromancer, the White Lady, and a market paid with experience.",
            part_of="expansions",
        ),
        on_off(
            "pool_experience", "One purse",
            "The heroes pay at the market with the experience of all.",
            needs={LORDS_OF_THE_UNDEAD: True},
        ),
        on_off(
            "heroes_may_rest", "Heroes may rest",
            "The Hero player may end a turn before all four actions are taken.",
            needs={"mode": "versus"},
        ),
        on_off(
            "refill_squares", "Squares may be filled again",
            "A square whose tile has left the game may get another.",
            needs={"mode": "versus"},
        ),
    )  # fmt: skip
