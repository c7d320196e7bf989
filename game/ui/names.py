"""Players' names: what of a typed text is shown, and what bots are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from game.ui.text import Words

SHOWN_AT_MOST: Final = 24
"""How many characters, as a reader counts them, a name shows."""
TYPED_AT_MOST: Final = 200
_JOINER: Final = "\u200d"

BOT_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "random": ("The Stray", "The Drifter", "The Fool", "The Gambler"),
    "greedy": ("The Miser", "The Magpie", "The Peddler", "The Tollkeeper"),
    "easy": ("The Squire", "The Page", "The Novice", "The Dreamer"),
    "normal": ("The Counter", "The Broker", "The Warden", "The Scribe"),
    "hard": ("The Veteran", "The Captain", "The Huntress", "The Fox"),
    "expert": ("The Oracle", "The Archmage", "The Serpent", "The Crown"),
}


def clean_name(text: str) -> str:
    """Return a text as a name: one line, no control characters, 24 characters at most."""
    line = " ".join(printable(text[:TYPED_AT_MOST]).split())
    shown = "".join(graphemes(line)[:SHOWN_AT_MOST]).strip()
    while shown and _unseen(shown[0]):
        shown = shown[1:].lstrip()
    return shown


def printable(text: str) -> str:
    """Return a text without what would control the writing instead of being written."""
    return "".join(c for c in text if c.isspace() or _printed(c))


def graphemes(text: str) -> list[str]:
    """Return the characters as a reader counts them: marks stay with their letter."""
    found: list[str] = []
    for c in text:
        if found and (_joins(c) or found[-1].endswith(_JOINER)):
            found[-1] += c
        else:
            found.append(c)
    return found


def bot_name(words: Words, level: str, taken: Collection[str]) -> str:
    """Return a name for a bot of a level that nobody at the table has yet."""
    names = [words.say(name) for name in BOT_NAMES[level]]
    return next((name for name in names if name not in taken), names[0])


def _printed(c: str) -> bool:
    """Return whether a character is neither a control nor turns the writing around."""
    return c == _JOINER or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _unseen(c: str) -> bool:
    """Return whether a character has no width of its own: alone it cannot be painted."""
    return c == _JOINER or "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef"


def _joins(c: str) -> bool:
    is_tone = "\U0001f3fb" <= c <= "\U0001f3ff"
    return c == _JOINER or is_tone or unicodedata.category(c) in ("Mn", "Me", "Mc")
