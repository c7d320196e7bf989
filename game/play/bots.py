"""Bots at the table: asked from their seat's view, with a random stream of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from game.core.game import Advice, Bot
from game.core.types import CHANCE
from game.play.luck import bot_stream
from game.play.match import Match

MakeBot: TypeAlias = Callable[[str, str], Bot]
"""Makes a bot of a game's name and a level; raises ValueError for unknown ones."""

LEVELS: Final = ("random", "greedy", "easy", "normal", "hard", "expert")


def by_level(game: str, level: str) -> Bot:
    """Return the bot of a level; raises ValueError with one sentence for an unknown one."""
    from game.ai.levels import bot  # noqa: PLC0415 - the window starts without the bots

    if level not in LEVELS:
        raise ValueError(f"There is no bot {level!r}; the levels are: {', '.join(LEVELS)}.")
    return bot(game, level)


def thinking(bot: Bot, match: Match) -> Iterator[Advice]:
    """Yield a bot's best advice so far for the seat to move, from that seat's view alone.

    A frame loop may take one value a frame; the last one counts.
    """
    player = match.current_player
    if player is None or player == CHANCE:
        raise ValueError("No seat is to move, so there is nothing to suggest.")
    rng = bot_stream(match.seed, match.entries)
    return bot.think(match.game, match.view(player), rng)


def suggestion(bot: Bot, match: Match) -> Advice:
    """Return what a bot would do for the seat to move, after all its thought."""
    best: Advice | None = None
    for advice in thinking(bot, match):
        best = advice
    if best is None:
        raise ValueError("The bot has nothing to suggest.")
    return best
