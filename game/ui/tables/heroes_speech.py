"""How Dungeon Heroes names its heroes, tiles, pieces and squares in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.heroes.pieces import KIND_OF, name_of
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Mode
from game.ui.desk import Desk


class HeroesSpeech:
    """The words that all sentences are made with."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._desk_words = desk.words
        self.names = names
        self.mode: Mode = "versus"

    def say(self, message: str, **values: object) -> str:
        """Return a message in the player's language."""
        return self._desk_words.say(message, **values)

    def name(self, word: str) -> str:
        """Return the name of a hero, a tile or a piece; of several pieces with its number."""
        kind = KIND_OF.get(word)
        if kind and "_" in word.removeprefix(kind):
            number = word.rpartition("_")[2]
            return self.say("{name} {n}", name=self.say(name_of(kind)), n=number)
        return self.say(name_of(word))

    def spot(self, cell: Cell) -> str:
        """Return a square's coordinates in words."""
        row, _, column = cell.partition("/")
        match row:
            case "e":
                return self.say("entrance {column}", column=column)
            case "v":
                return self.say("vault {column}", column=column)
            case _:
                return self.say("{row}.{column}", row=row, column=column)

    def far(self, steps: int) -> str:
        """Return how far off something is, in steps."""
        return self._desk_words.count("{n} step off", "{n} steps off", steps)

    def percent(self, chance: float) -> str:
        """Return a chance in whole percent; certainty alone reads 0 or 100."""
        whole = round(100 * chance)
        if 0 < chance < 1:
            whole = min(99, max(1, whole))
        return self.say("{whole}\u00a0%", whole=whole)
