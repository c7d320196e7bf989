"""The levels of play, and the bot of each for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

from game.ai import delver, heroes, rogue, welcome, welcome_searcher
from game.core.game import Advice, AnyGame, Bot

LEVELS: Final = ("random", "greedy", "easy", "normal", "hard", "expert")


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def think(self, game: AnyGame, view: Any, rng: Random) -> Iterator[Advice]:
        yield Advice(view.legal[int(rng.random() * len(view.legal))], 0.5, ())


_BOTS: Final[Mapping[tuple[str, str], Callable[[], Bot]]] = {
    ("welcome", "greedy"): welcome.Greedy,
    ("welcome", "easy"): welcome.Easy,
    ("welcome", "normal"): welcome.Normal,
    ("welcome", "hard"): lambda: welcome_searcher.Searcher(welcome_searcher.HARD),
    ("welcome", "expert"): lambda: welcome_searcher.Searcher(welcome_searcher.EXPERT),
    ("delver", "greedy"): delver.Greedy,
    ("delver", "easy"): lambda: delver.Reckoner(delver.EASY),
    ("delver", "normal"): lambda: delver.Reckoner(delver.NORMAL),
    ("delver", "hard"): lambda: delver.Reckoner(delver.HARD),
    ("delver", "expert"): lambda: delver.Reckoner(delver.EXPERT),
    ("heroes", "greedy"): heroes.Greedy,
    ("heroes", "easy"): lambda: heroes.Thinker(heroes.EASY),
    ("heroes", "normal"): lambda: heroes.Thinker(heroes.NORMAL),
    ("heroes", "hard"): lambda: heroes.Thinker(heroes.HARD),
    ("heroes", "expert"): lambda: heroes.Thinker(heroes.EXPERT),
    ("rogue", "greedy"): rogue.Greedy,
    ("rogue", "easy"): lambda: rogue.Weigher(rogue.EASY),
    ("rogue", "normal"): lambda: rogue.Weigher(rogue.NORMAL),
    ("rogue", "hard"): lambda: rogue.Weigher(rogue.HARD),
    ("rogue", "expert"): lambda: rogue.Weigher(rogue.EXPERT),
}


def bot(game_name: str, level: str) -> Bot:
    """Return the bot of a level; raises ValueError, with one sentence, for unknown ones."""
    if level == "random":
        return RandomBot()
    try:
        return _BOTS[game_name, level]()
    except KeyError:
        raise ValueError(f"There is no bot {level!r} for {game_name!r}.") from None
