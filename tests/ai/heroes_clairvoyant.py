"""A bound for those who play Dungeon Heroes alone: the wins of heroes who know every tile.

Run it as ``python tests/ai/heroes_clairvoyant.py ROOMS [EXPANSION...]``. Alone there is no luck but
the tiles, so a line that wins is found by search, a beam that widens until one is. A room in which
the widest finds none counts as lost, so the true bound may be higher. `hard`, who sees the tiles
only once they are turned over, plays the same rooms.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final, TypeAlias, cast

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.heroes_value import Eyes
from game.ai.levels import bot
from game.core.types import CHANCE, Outcome, discard
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.room import Cell
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Match, Options, copied

Tiles: TypeAlias = dict[Cell, str]
Worthy: TypeAlias = tuple[float, HeroesState]
WIDTHS: Final = (4, 12, 40)
"""How many plans are carried on after each action, until a line wins."""
START: Final = {"warrior": "e/3", "rogue": "e/4", "cleric": "e/2", "wizard": "e/5"}


def opened(options: Options) -> HeroesState:
    """Return a match with the heroes at the entrance, as `hard` puts them."""
    state = HEROES.new(options, {})
    for hero, cell in START.items():
        state.apply(s.PlaceHero(hero, cell), discard)
    return state


def dealt(state: HeroesState, seed: int) -> Tiles:
    """Return which tile lies on each square, drawn as the match would draw them."""
    pile, rng = state.clone(), Random(seed)
    tiles: Tiles = {}
    for cell in state.down:
        (kind,) = rng.choices(pile.may_come(), pile.draw_weights())
        pile.take_from_pool(kind)
        tiles[cell] = kind
    return tiles


def due(state: HeroesState, tiles: Tiles) -> Outcome:
    """Return what luck brings: the tile that lies there, or the monster that acts."""
    if state.phase == "turning":
        return tiles[state.cell]
    if state.phase == "calling":
        return tiles[state.calls[0]]
    return state.chance_outcomes()[0]


def after(state: HeroesState, step: s.AnyAction, tiles: Tiles) -> HeroesState:
    """Return the match after an action and all that follows of itself."""
    later = state.clone()
    later.apply(step, discard)
    while later.current_player() == CHANCE:
        later.apply(due(later, tiles), discard)
    return later


def laid_open(state: HeroesState, tiles: Tiles) -> Match:
    """Return the table as one sees it who knows what lies face down."""
    table = Match(**copied(state))
    table.up = {**table.up, **{cell: tiles[cell] for cell in table.down}}
    table.down, table.pool = {}, dict.fromkeys(table.pool, 0)
    return table


def tried(state: HeroesState) -> Iterator[s.AnyAction]:
    """Yield what may help one who need not turn tiles over to know them."""
    for action in state.legal_actions():
        if not isinstance(action, s.Reveal) and getattr(action, "artifact", "") != "magic_hat":
            yield action


class Beam:
    """A search through whole matches that keeps the most promising tables."""

    def __init__(self, tiles: Tiles, width: int) -> None:
        self._tiles, self._width = tiles, width

    def wins(self, state: HeroesState) -> bool:
        """Return whether a line is found that wins."""
        edge = [state]
        while edge:
            ended: list[Worthy] = []
            for each in edge:
                if self._turn(each, ended):
                    return True
            edge = self._best(ended)
        return False

    def _turn(self, state: HeroesState, ended: list[Worthy]) -> bool:
        """Search a turn of the heroes; add where it may end, or return that it wins."""
        eyes, round_ = Eyes(laid_open(state, self._tiles)), state.round
        edge, seen = [state], set[object]()
        while edge:
            found: list[Worthy] = []
            for each in edge:
                for action in tried(each):
                    later = after(each, action, self._tiles)
                    if later.winner:
                        if later.winner == "heroes":
                            return True
                        continue
                    key = _situation(later)
                    if key not in seen:
                        seen.add(key)
                        worth = eyes.points(laid_open(later, self._tiles))
                        (found if later.round == round_ else ended).append((worth, later))
            edge = self._best(found)
        return False

    def _best(self, found: Iterable[Worthy]) -> list[HeroesState]:
        ordered = sorted(found, key=lambda each: -each[0])
        return [state for _, state in ordered[: self._width]]


def _situation(state: HeroesState) -> object:
    return (
        state.round, state.spent, state.phase, state.treasures, tuple(state.at.items()),
        tuple(state.hit_points.items()), tuple(state.tired.items()), tuple(state.down),
        tuple(state.artifacts.items()), state.foe, tuple(state.inspired.items()), state.market,
    )  # fmt: skip


def played(state: HeroesState, tiles: Tiles, rng: Random) -> bool:
    """Return whether `hard`, who does not know the tiles, wins."""
    player = bot("heroes", "hard")
    while (seat := state.current_player()) is not None:
        step: s.AnyAction | Outcome = due(state, tiles) if seat == CHANCE else ""
        if seat != CHANCE:
            *_, advice = player.think(HEROES, HEROES.view(state, 0), rng)
            step = cast(s.AnyAction, advice.action)
        state.apply(step, discard)
    return state.winner == "heroes"


def main(rooms: int, expansions: tuple[str, ...]) -> None:
    """Print the bound and the wins of `hard`, in the same rooms."""
    found = wins = 0
    for seed in range(rooms):
        start = opened(Options("solo", expansions=expansions))
        tiles = dealt(start, seed)
        width = next((w for w in WIDTHS if Beam(tiles, w).wins(start)), 0)
        won = played(start.clone(), tiles, Random(seed))
        found, wins = found + bool(width), wins + won
        told = f"a beam of {width} wins" if width else "none wins"
        sys.stdout.write(f"room {seed}: {told}, hard {'wins' if won else 'loses'}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{rooms} rooms: bound {found / rooms:.3f}, hard {wins / rooms:.3f}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), tuple(sys.argv[2:]))
