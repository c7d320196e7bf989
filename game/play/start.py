"""What a match is started from: the game, who sits where, the options and the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any, NamedTuple

from game.play import catalog
from game.play.bots import LEVELS
from game.play.luck import MOST_SEED
from game.play.match import Match
from game.rules.rogue.heroes import HEROES

HUMAN = "human"


class StartMatch(NamedTuple):
    """A match to start: seats are ``human`` or a bot's level."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]

    def open(self, *, casual: bool = False) -> Match:
        """Return the new match; raises ValueError or CatalogError with one sentence."""
        match = catalog.new_match(self.game, self.options, self.seed, casual=casual)
        if match.seats != len(self.seats):
            raise ValueError(f"The options make {match.seats} seats, not {len(self.seats)}.")
        return match


def fresh_seed() -> int:
    """Return a seed nobody can foresee."""
    return SystemRandom().randrange(MOST_SEED) % 10**9


def seated_options(game: str, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with `players` fixed by the list of seats; one seat is a solo game.

    In Rogue Dungeon each further seat brings the next of the heroes, unless they are named.

    Raises ValueError with one sentence when they contradict each other.
    """
    made = dict(options)
    known = catalog.get(game).options.__struct_fields__
    if "mode" in known and len(seats) == 1:
        made.setdefault("mode", "solo")
    if "heroes" in known and len(seats) > 1:
        made.setdefault("heroes", [*HEROES][: len(seats)])
    if "players" in known and made.setdefault("players", len(seats)) != len(seats):
        raise ValueError(f"--seats lists {len(seats)} seats, but players is {made['players']!r}.")
    count = catalog.get(game).seat_count(catalog.make_options(game, made))
    if count != len(seats):
        raise ValueError(f"The options make {count} seats, but --seats lists {len(seats)}.")
    return made


def check_seats(seats: Sequence[str], *, humans: bool) -> None:
    """Raise ValueError with one sentence unless every seat is a kind there is."""
    known = (HUMAN, *LEVELS) if humans else LEVELS
    for seat in seats:
        if seat not in known:
            raise ValueError(f"There is no seat {seat!r}; a seat is one of: {', '.join(known)}.")
