"""Sets up moments of Dungeon Heroes and plays them on through the real rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from game.core.types import CHANCE, Action, Event, Outcome
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import (
    DRAGON_AND_DAMSEL,
    HERO_CARDS,
    HERO_ORDER,
    KIND_OF,
    LORDS_OF_THE_UNDEAD,
)
from game.rules.heroes.room import Cell, Room
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Options

E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Action)

Step = s.AnyAction | Outcome
BEFORE: Mapping[str, Cell] = {"warrior": "e/2", "cleric": "e/3", "rogue": "e/4", "wizard": "e/5"}
"""Where the heroes stand unless a test says otherwise."""
DRAGON = {"expansions": (DRAGON_AND_DAMSEL,)}
UNDEAD = {"expansions": (LORDS_OF_THE_UNDEAD,)}
BOTH = {"expansions": (DRAGON_AND_DAMSEL, LORDS_OF_THE_UNDEAD)}
"""The options with the expansions, one of them or both."""


class Table:
    """A match at some moment, and what has happened since it was set up."""

    def __init__(self, state: HeroesState) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def legal(self) -> list[s.AnyAction]:
        return [*self.state.legal_actions()]

    @property
    def can_end(self) -> bool:
        return s.END_TURN in self.legal

    def may(self, kind: type[A]) -> list[A]:
        """Return the legal actions of a kind."""
        return [action for action in self.legal if isinstance(action, kind)]

    def cells(self, kind: type[s.Move | s.Slide | s.Portal | s.Reveal | s.Flip]) -> list[Cell]:
        """Return the squares that the legal actions of a kind name."""
        return [action.cell for action in self.may(kind)]

    def goes(self, piece: str) -> list[Cell]:
        """Return where a piece may move now."""
        return [move.cell for move in self.may(s.Move) if move.piece == piece]

    def left(self, hero: str) -> int:
        return self.state.hit_points[hero]

    def alive(self, hero: str) -> bool:
        return hero in self.state.at

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.all(kind)[-1]

    def do(self, *steps: Step) -> Table:
        """Apply legal steps; a tile whose kind is settled turns over by itself."""
        for step in steps:
            allowed: Sequence[object] = (*self.legal, *self.state.chance_outcomes())
            if step not in allowed:
                raise AssertionError(f"{step!r} is not among {allowed!r}")
            self.state.apply(step, self.events.append)
            self._turn_over()
        return self

    def _turn_over(self) -> None:
        state = self.state
        while state.phase == "turning" and len(state.chance_outcomes()) == 1:
            state.apply(state.chance_outcomes()[0], self.events.append)

    def move(self, piece: str, *way: Cell) -> Table:
        """Move a piece along squares."""
        return self.do(*(s.Move(piece, cell) for cell in way))

    def dragon_to(self, cell: Cell) -> Table:
        """Move half of the dragon to a square."""
        return self.do(*(m for m in self.may(s.Move) if (m.piece, m.cell) == ("dragon", cell)))

    def use(
        self, hero: str, artifact: str, target: str | None = None, cell: Cell | None = None
    ) -> Table:
        return self.do(s.Use(hero, artifact, target, cell))

    def end(self) -> Table:
        return self.do(s.END_TURN)

    def by_luck(self, seed: int = 1) -> Table:
        """Let luck decide until a side is asked, or the match is over."""
        rng = Random(seed)
        while self.state.current_player() == CHANCE:
            self.do(rng.choices(self.state.chance_outcomes(), self.state.chance_weights())[0])
        return self


def table(
    heroes: Mapping[str, Cell] = BEFORE,
    monsters: Mapping[str, Cell] | None = None,
    *,
    down: Mapping[Cell, str] | None = None,
    up: Mapping[Cell, str] | None = None,
    hit_points: Mapping[str, int] | None = None,
    artifacts: Mapping[str, Sequence[str]] | None = None,
    stacks: Mapping[Cell, Sequence[str]] | None = None,
    room: Room | None = None,
    options: Mapping[str, Any] | None = None,
    **moment: Any,
) -> Table:
    """Return a moment of the heroes' turn in a match of two, all tiles laid.

    Heroes that are not named are dead; tiles that are not named lie nowhere; `moment` sets
    any other field of the state.
    """
    chosen = Options(**(options or {}))
    state = HEROES.new(chosen, {})
    state.room = room or state.room
    state.round, state.phase, state.side, state.passive = 1, "heroes", "heroes", False
    state.at = {hero: heroes[hero] for hero in HERO_ORDER if hero in heroes} | dict(monsters or {})
    state.hit_points = {
        hero: HERO_CARDS[hero].hit_points * (hero in heroes)
        for hero in HERO_ORDER
        if hero in state.hit_points or hero in heroes
    }
    state.hit_points |= hit_points or {}
    state.artifacts = {hero: (*carried,) for hero, carried in (artifacts or {}).items()}
    state.stacks = {cell: (*stack,) for cell, stack in (stacks or {}).items()}
    state.down, state.up = dict(down or {}), dict(up or {})
    state.open, state.others_left = (), 0
    _take_out(state)
    for name, value in moment.items():
        assert hasattr(state, name), name
        setattr(state, name, value.copy() if isinstance(value, dict) else value)
    if state.side == "heroes" and len(state.heroes()) == 1:
        state.alone = state.heroes()[0]
    return Table(state)


def _take_out(state: HeroesState) -> None:
    """Leave nothing to draw; the pieces on the board have appeared in their order."""
    state.pool = dict.fromkeys(state.pool, 0)
    for kind in map(KIND_OF.__getitem__, state.monsters()):
        state.appeared[kind] = state.appeared.get(kind, 0) + 1


def dungeon(
    heroes: Mapping[str, Cell] = BEFORE, monsters: Mapping[str, Cell] | None = None, **moment: Any
) -> Table:
    """Return a moment of the Dungeon Master's turn in the aggressive phase."""
    return table(heroes, monsters, **{"phase": "dungeon", "side": "dungeon", **moment})


def passive(heroes: Mapping[str, Cell] = BEFORE, **moment: Any) -> Table:
    """Return a moment of the heroes' turn while the Dungeon Master still lays tiles."""
    return table(heroes, **{"passive": True, "open": ("1/1",), "hand": ("chest",), **moment})


def laying(hand: Sequence[str], open_: Sequence[Cell], **moment: Any) -> Table:
    """Return a moment of the Dungeon Master's turn, tiles in hand and squares to lay them on."""
    fields = {"passive": True, "hand": (*hand,), "open": (*open_,), **moment}
    return dungeon(**fields)


def solo(
    heroes: Mapping[str, Cell] = BEFORE, monsters: Mapping[str, Cell] | None = None, **moment: Any
) -> Table:
    """Return a moment of the heroes' turn in a solo game."""
    options = {"mode": "solo", **moment.pop("options", {})}
    return table(heroes, monsters, options=options, **moment)


def script(
    heroes: Mapping[str, Cell], monsters: Mapping[str, Cell], room: Room | None = None
) -> Table:
    """Return a solo game just before the monsters act."""
    return solo(heroes, monsters, round=7, spent=8, **({"room": room} if room else {}))


def opened(room: Room | None = None, **options: Any) -> Table:
    """Return a match that begins, the heroes at their places and nothing drawn."""
    boards = {room.name: room} if room else {}
    start = Table(HEROES.new(Options(map=room.name if room else "standard", **options), boards))
    return start.do(*(s.PlaceHero(hero, cell) for hero, cell in BEFORE.items()))
