"""Which set-up choices and which rules page belong to a game."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.tables import (
    delver_rules,
    delver_setup,
    heroes_rules,
    heroes_setup,
    rogue_rules,
    rogue_setup,
    welcome_rules,
    welcome_setup,
)
from game.ui.tables.rules_page import Chapter
from game.ui.tables.setup_choices import Choice

_CHOICES = {
    "welcome": welcome_setup.setup_options,
    "delver": delver_setup.setup_options,
    "heroes": heroes_setup.setup_options,
    "rogue": rogue_setup.setup_options,
}
_CHAPTERS = {
    "welcome": welcome_rules.chapters,
    "delver": delver_rules.chapters,
    "heroes": heroes_rules.chapters,
    "rogue": rogue_rules.chapters,
}


def choices_of(game: str) -> Sequence[Choice]:
    """Return what a game lets its players choose."""
    return _CHOICES[game]()


def chapters_of(game: str) -> Sequence[Chapter]:
    """Return the chapters of a game's rules page."""
    return _CHAPTERS[game]()


def roles_of(game: str) -> Sequence[str]:
    """Return whom each player of the set-up screen plays, where the seats are not alike.

    The match then seats them the other way round: the one set up first moves last.
    """
    return heroes_setup.ROLES if game == "heroes" else ()


def usual_players(game: str) -> int | None:
    """Return how many sit down unless told otherwise; None for as many as can."""
    return 1 if game == "rogue" else None


def has_secrets(game: str) -> bool:
    """Return whether seats know different things, so that a curtain falls between people."""
    return game != "rogue"
