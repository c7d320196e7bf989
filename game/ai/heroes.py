"""The bots of Dungeon Heroes, whichever side they are on: one grabs, the others think ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from game.ai.heroes_dungeon import DungeonTurn, Hunt
from game.ai.heroes_greedy import answer, goals_of, greed
from game.ai.heroes_master import MasterEyes
from game.ai.heroes_placing import PLAIN as PLACING
from game.ai.heroes_placing import Placing, Plan
from game.ai.heroes_turn import Depth, HeroesTurn
from game.ai.heroes_value import HUNTER, PLAIN, REVENGE, Eyes, Taste
from game.ai.heroes_ways import ways
from game.core.game import Advice, AnyGame, Reason
from game.rules.heroes import odds
from game.rules.heroes import steps as s
from game.rules.heroes.room import Cell
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Match, copied
from game.rules.heroes.view import HeroesView

COMES_OUT: Final = "Chance that the heroes win: {chance}."
NEXT_BEST: Final = "With the next best choice it would be {chance}."
HURTS: Final = "Chance to be hurt on that square: {chance}; to die there: {death}."
FINDS: Final = "Chance that a treasure lies there: {chance}."
ONLY: Final = "Nothing else can be done."


class Level(NamedTuple):
    """How a bot thinks."""

    depth: Depth
    swift: Depth
    """The same where there is more to think of: alone, and with expansions."""
    hunt: Hunt
    taste: Taste = PLAIN
    hunter: Taste = HUNTER
    revenge: Taste = REVENGE
    placing: Plan = PLACING
    noise: float = 0.0
    """How far off its guesses are, in points, as a standard deviation."""


EASY: Final = Level(Depth(3, 0, 1), Depth(3, 0, 1), Hunt(2, 0), noise=3.0)
NORMAL: Final = Level(Depth(2, 1, 2), Depth(2, 1, 2), Hunt(4, 1))
HARD: Final = Level(Depth(6, 4, 4), Depth(4, 2, 3), Hunt(10, 40, 24))
EXPERT: Final = Level(Depth(12, 10, 4), Depth(8, 5, 4), Hunt(12, 100, 60))


class Greedy:
    """Takes what looks best by the plain numbers, one action ahead."""

    def think(self, game: AnyGame, view: HeroesView, rng: Random) -> Iterator[Advice]:
        """Answer at once; see `Bot`."""
        known = ways(view.table.room)
        yield Advice(max(view.legal, key=lambda a: greed(view.table, known, a)), 0.5, ())


class Thinker:
    """Values what a table is worth and takes the action that leads to the best one."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def think(self, game: AnyGame, view: HeroesView, rng: Random) -> Iterator[Advice]:
        """Try every action worth a thought; see `Bot`."""
        eyes = Eyes(_as_heroes_see(game, view), self._level.taste)
        if len(view.legal) == 1:
            chance = eyes.chance(eyes.points(_as_heroes_see(game, view)))
            own = 1 - chance if view.knows_tiles else chance
            yield Advice(view.legal[0], own, (Reason(ONLY, {}),))
            return
        values = self._values(game, view, rng, eyes)
        if self._level.noise:
            values = {a: value + rng.gauss(0, self._level.noise) for a, value in values.items()}
        yield _advice(game, view, eyes, values)

    def _values(
        self, game: AnyGame, view: HeroesView, rng: Random, eyes: Eyes
    ) -> Mapping[s.AnyAction, float]:
        """Return the points to the seat's own side of each action worth a thought."""
        state = HeroesState(**copied(view.table))
        if view.knows_tiles:
            return {a: -value for a, value in self._of_dungeon(game, view, state, rng).items()}
        if state.phase == "gathering":
            return {action: _gathering(action) for action in view.legal}
        interest = _interest(view.table, eyes)
        options = view.table.options
        much = options.mode == "solo" or options.expansions
        depth = self._level.swift if much else self._level.depth
        return HeroesTurn(eyes.points, interest, depth).values(state, view.legal)

    def _of_dungeon(
        self, game: AnyGame, view: HeroesView, state: HeroesState, rng: Random
    ) -> dict[s.AnyAction, float]:
        """Return what is left to the heroes after each tile laid or act of the hunt.

        While tiles are laid a monster acts only where that is worth more than a tile.
        """
        seen, known = _as_heroes_see(game, view), ways(view.table.room)
        worth = MasterEyes(view.table, seen, self._level.hunter).points
        after_all = MasterEyes(view.table, seen, self._level.revenge)

        def answered(after: HeroesState) -> float:
            answer(after, known)
            return after_all.points(after)

        acts = [action for action in view.legal if not isinstance(action, s.Place)]
        turn = DungeonTurn(worth, answered, known, self._level.hunt)
        hunt = turn.values(state, acts) if acts else {}
        if len(acts) == len(view.legal):
            return hunt
        placing = Placing(view.table, self._level.taste, self._level.placing, rng)
        laid = placing.values(view.legal)
        if not hunt:
            return laid
        level = worth(state) - self._level.placing.tile - min(laid.values())
        return {**{action: value + level for action, value in laid.items()}, **hunt}


def _as_heroes_see(game: AnyGame, view: HeroesView) -> Match:
    """Return the table without what only the Dungeon Master knows."""
    if not view.knows_tiles:
        return view.table
    return game.view(HeroesState(**copied(view.table)), None).table  # type: ignore[no-any-return]


def _interest(match: Match, eyes: Eyes) -> Any:
    """Return how much the heroes would like to know what lies on a square.

    By turns what lies on their ways, and what lies deep in the room, where treasures are laid.
    """
    far, places = eyes.ways.far, match.room.places
    spots = [match.at[hero] for hero in match.heroes()]
    goals = goals_of(match)

    def near(cell: Cell) -> int:
        on = min((far[cell][goal] for goal in goals), default=0)
        return 2 * min(far[cell][spot] for spot in spots) + on

    def deep(cell: Cell) -> float:
        return -places[cell][0] - min(far[cell][spot] for spot in spots) / 2

    turns = zip(sorted(match.down, key=near), sorted(match.down, key=deep), strict=True)
    order = dict.fromkeys(cell for pair in turns for cell in pair)
    rank = {cell: -place for place, cell in enumerate(order)}
    return rank.__getitem__


def _gathering(action: s.AnyAction) -> float:
    assert isinstance(action, s.PlaceHero)
    wanted = {"warrior": "e/3", "rogue": "e/4", "cleric": "e/2", "wizard": "e/5"}
    return float(wanted[action.hero] == action.cell)


def _advice(
    game: AnyGame, view: HeroesView, eyes: Eyes, values: Mapping[s.AnyAction, float]
) -> Advice:
    """Return the best action, what it comes to and what speaks for it."""
    ordered = sorted(values.values(), reverse=True)
    action = next(a for a, value in values.items() if value == ordered[0])
    points = [value if not view.knows_tiles else -value for value in ordered[:2]]
    if view.knows_tiles:  # weighed by a taste of its own: only the difference tells
        now = eyes.points(_as_heroes_see(game, view))
        points = [now + each - points[0] for each in points]
    chances = [eyes.chance(each) for each in points]
    reasons = [Reason(COMES_OUT, {"chance": chances[0]})]
    if len(chances) > 1:
        reasons.append(Reason(NEXT_BEST, {"chance": chances[1]}))
    reasons += _of_the_square(view, action)
    return Advice(action, 1 - chances[0] if view.knows_tiles else chances[0], tuple(reasons))


def _of_the_square(view: HeroesView, action: s.AnyAction) -> list[Reason]:
    match action:
        case s.Move(piece, cell) if piece in view.table.hit_points:
            seen = odds.entering(view, piece, cell)
            hurts = {"chance": seen.hurt, "death": seen.dies}
            return [Reason(HURTS, hurts)] if seen.hurt else []
        case s.Reveal(cell) | s.Use(cell=cell, artifact="magic_hat") if cell:
            chance = odds.lying(view.table, cell).get("chest", 0.0)
            return [Reason(FINDS, {"chance": chance})]
        case _:
            return []
