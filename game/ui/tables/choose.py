"""The table of each game, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.ui.desk import Desk
from game.ui.tables.delver import DelverTable
from game.ui.tables.heroes import HeroesTable
from game.ui.tables.rogue import RogueTable
from game.ui.tables.table import Table
from game.ui.tables.welcome import WelcomeTable

TABLES: Final[Mapping[str, Callable[[Desk, Sequence[str]], Table]]] = {
    "welcome": WelcomeTable,
    "delver": DelverTable,
    "heroes": HeroesTable,
    "rogue": RogueTable,
}


def table_for(game: str, desk: Desk, names: Sequence[str]) -> Table:
    """Return the table of a game for players of these names."""
    return TABLES[game](desk, names)
