"""The games there are: the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from game.core.game import AnyGame, Boards
from game.play import paths
from game.play.disk import user_folder
from game.play.match import Match
from game.rules.delver.game import DELVER
from game.rules.heroes.game import HEROES
from game.rules.rogue.game import ROGUE
from game.rules.welcome.game import WELCOME


class CatalogError(KeyError):
    """A game that is not in the catalog."""

    def __str__(self) -> str:
        return str(self.args[0])


class OptionsError(ValueError):
    """Options that a game does not have or cannot be played with."""


class Entry(NamedTuple):
    """One game as it stands in the catalog."""

    game: AnyGame
    boards: Callable[[], tuple[Boards, Sequence[str]]]
    """Reads the boards and maps by name, and says in sentences which could not be read."""
    symmetric: bool
    """Whether all seats play alike, so that a series of matches may rotate them."""


def _no_boards() -> tuple[Boards, Sequence[str]]:
    return {}, ()


@cache
def _rooms() -> tuple[Boards, Sequence[str]]:
    """Read the rooms of Dungeon Heroes: those that ship, then the player's own."""
    from game.content.heroes import rooms  # noqa: PLC0415 - the window starts without maps

    return rooms([paths.maps() / "heroes", user_folder() / "maps" / "heroes"])


@cache
def _maps() -> tuple[Boards, Sequence[str]]:
    """Read the map cards of Rogue Dungeon."""
    from game.content.rogue import maps  # noqa: PLC0415 - the window starts without maps

    return maps([paths.maps() / "rogue"])


_ENTRIES: Final[Mapping[str, Entry]] = {
    WELCOME.name: Entry(WELCOME, _no_boards, symmetric=True),
    DELVER.name: Entry(DELVER, _no_boards, symmetric=False),
    HEROES.name: Entry(HEROES, _rooms, symmetric=False),
    ROGUE.name: Entry(ROGUE, _maps, symmetric=False),
}


def names() -> tuple[str, ...]:
    """Return the games' names in the order the title lists them."""
    return tuple(_ENTRIES)


def entry(name: str) -> Entry:
    """Return a game's entry; raises CatalogError with one sentence for an unknown name."""
    try:
        return _ENTRIES[name]
    except (KeyError, TypeError):
        known = ", ".join(_ENTRIES)
        raise CatalogError(f"There is no game {name!r}; the games are: {known}.") from None


def get(name: str) -> AnyGame:
    """Return a game's rules; raises CatalogError with one sentence for an unknown name."""
    return entry(name).game


def boards(name: str) -> Boards:
    """Return the boards and maps a game is played on, by name."""
    return entry(name).boards()[0]


def unread_boards(name: str) -> Sequence[str]:
    """Return a sentence for each board or map of a game that could not be read."""
    return entry(name).boards()[1]


def make_options(name: str, options: Mapping[str, Any]) -> msgspec.Struct:
    """Return a game's options from plain values; what is left out takes its default.

    Raises OptionsError with one sentence that names the option.
    """
    game = get(name)
    known = game.options.__struct_fields__
    for key in options:
        if key not in known:
            listed = ", ".join(known)
            raise OptionsError(f"{game.title} has no option {key!r}; it has: {listed}.")
    try:
        made: msgspec.Struct = msgspec.convert(dict(options), game.options)
    except msgspec.ValidationError as error:
        raise OptionsError(f"Impossible option: {_in_a_sentence(error)}") from None
    return made


def new_match(name: str, options: Mapping[str, Any], seed: int, *, casual: bool = False) -> Match:
    """Return a new match from plain option values.

    Raises CatalogError or ValueError, with one sentence, for what cannot be played.
    """
    made = make_options(name, options)
    return Match(get(name), made, seed, boards=boards(name), casual=casual)


def _in_a_sentence(error: msgspec.ValidationError) -> str:
    """Return msgspec's finding, ``Expected … - at `$.players` ``, with the option first."""
    what, _, where = str(error).partition(" - at ")
    option = where.strip("`").removeprefix("$.") or "options"
    return f"{option}: {what[:1].lower()}{what[1:]}."
