"""The rules of Dungeon Heroes: the turns of both sides, and the dungeon that plays itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core.types import CHANCE, Emit, Outcome, Seat
from game.rules.heroes import choices, monsters
from game.rules.heroes import steps as s
from game.rules.heroes.deeds import Deeds
from game.rules.heroes.pieces import (
    FIXED,
    HAND,
    HEAL,
    HEROES,
    ROUNDS_AT_MOST,
)
from game.rules.heroes.room import ROWS, Cell, Room
from game.rules.heroes.state import UNDECIDED, Options, Phase, copied, full_pool

PREVIOUS_FROM: Final = 3
"""The solo dungeon's turn from which what was occupied before is turned over again."""


class HeroesState(Deeds):
    """The whole truth of one match, and its turns."""

    def clone(self) -> HeroesState:
        return HeroesState(**copied(self))

    def current_player(self) -> Seat | None:
        phase = self.phase
        if phase in CHANCE_PHASES:
            return CHANCE
        return None if phase == "over" else self.seat()

    def legal_actions(self) -> Sequence[s.AnyAction]:
        return choices.legal(self)

    def chance_outcomes(self) -> Sequence[Outcome]:
        match self.phase:
            case "turning" if self.down[self.cell] != UNDECIDED:
                return (self.down[self.cell],)
            case "drawing" | "turning" | "calling":
                return self.may_come()
            case "acting":
                return (monsters.next_to_act(self, self.waiting),)
            case _:
                return ()

    def chance_weights(self) -> Sequence[int] | None:
        match self.phase:
            case "turning" if self.down[self.cell] != UNDECIDED:
                return None
            case "drawing" | "turning" | "calling":
                return self.draw_weights()
            case _:
                return None

    def apply(self, step: s.AnyAction | Outcome, emit: Emit) -> None:
        _APPLY[self.phase](self, step, emit)

    def returns(self) -> Sequence[float]:
        heroes = float(self.winner == "heroes")
        return (heroes,) if self.options.mode == "solo" else (1 - heroes, heroes)

    # The start and the turns

    def _gather(self, step: s.PlaceHero, emit: Emit) -> None:
        self.at[step.hero] = step.cell
        emit(s.HeroPlaced(step.hero, step.cell))
        if len(self.at) == len(HEROES):
            self.at = {hero: self.at[hero] for hero in HEROES}
            self._begin_round(emit)

    def _begin_round(self, emit: Emit) -> None:
        """Begin a round: the Dungeon Master's turn first, alone the heroes' (ruling H2a)."""
        if self.round == ROUNDS_AT_MOST:
            self._end("dungeon", "rounds", emit)
            return
        self.round += 1
        if self.options.mode == "solo":
            self._begin_heroes(emit)
        else:
            self._begin_dungeon(emit)

    def _begin(self, side: s.Side, emit: Emit) -> None:
        self.side, self.spent = side, 0
        self.tired, self.acted, self.lunging = {}, (), ""
        heroes = self.heroes()
        self.alone = heroes[0] if side == "heroes" and len(heroes) == 1 else ""
        emit(s.TurnBegan(side, self.round))

    def _begin_heroes(self, emit: Emit) -> None:
        self._begin("heroes", emit)
        self.phase = "heroes"

    def _begin_dungeon(self, emit: Emit) -> None:
        self._begin("dungeon", emit)
        if self.pile() and len(self.hand) < HAND and choices.placeable(self):
            self.phase = "drawing"
        else:
            self._settle(emit)

    def _end_turn(self, emit: Emit) -> None:
        if self.options.mode == "solo":
            self._begin_script(emit)
        elif self.side == "dungeon":
            self._begin_heroes(emit)
        else:
            self._begin_round(emit)

    # The Dungeon Master

    def _draw(self, step: str, emit: Emit) -> None:
        self.take_from_pool(step)
        self.hand += (step,)
        emit(s.Drawn(step))
        if len(self.hand) == HAND or not self.pile():
            self._settle(emit)

    def _settle(self, emit: Emit) -> None:
        """Go on with the Dungeon Master's turn; the phase may turn first (ruling H6a)."""
        self.phase = "dungeon"
        if not self.passive:
            return
        if not choices.placeable(self) or not (self.hand or self.pile()):
            self.passive = False
            emit(s.PhaseTurned())
            for cell in list(self.up):
                self._wake(cell, emit)

    def _master(self, step: s.AnyAction, emit: Emit) -> None:
        lunging, self.lunging = self.lunging, ""
        match step:
            case s.Place(tile, cell):
                self.spent += 1
                self._lay(tile, cell, emit)
            case s.Flip(cell):
                self.spent += 1
                self.cell, self.phase = cell, "turning"
            case s.Move(piece, cell):
                self._act(piece)
                self._march(piece, cell, emit)
                self.lunging = piece if choices.in_reach(self, piece) else ""
            case s.Attack(monster, hero):
                if monster != lunging:
                    self._act(monster)
                self._attack(monster, hero, emit)
            case _:
                self._end_turn(emit)

    def _act(self, monster: str) -> None:
        self.spent += 1
        self.acted += (monster,)

    def _lay(self, tile: str, cell: Cell, emit: Emit) -> None:
        hand = list(self.hand)
        hand.remove(tile)
        self.hand = tuple(hand)
        self.down[cell] = tile
        self.open = tuple(each for each in self.open if each != cell)
        emit(s.Laid(cell, tile))
        self._settle(emit)

    # The heroes

    def _party(self, step: s.AnyAction, emit: Emit) -> None:
        match step:
            case s.Move(hero, cell):
                self._tire(hero)
                self._walk(hero, cell, "walk", emit)
            case s.Heal(target):
                self._tire("cleric")
                self._heal(target, HEAL, "cleric", emit)
            case s.Reveal(cell):
                self._tire("wizard")
                self.cell, self.phase = cell, "turning"
            case s.Use():
                self._use(step, emit)
            case s.Give(hero, artifact, to):
                self._tire(hero)
                self._drop_one(hero, artifact)
                self.artifacts[to] = (*self.artifacts.get(to, ()), artifact)
                emit(s.Gave(hero, artifact, to))
            case _:
                self._end_turn(emit)

    # Tiles that are turned over

    def _turn_over(self, step: str, emit: Emit) -> None:
        cell, self.cell = self.cell, ""
        self._show(cell, step, emit)
        if self.hero:
            self._go_on(emit)
            return
        self.phase = "dungeon" if self.side == "dungeon" else "heroes"
        self._wake(cell, emit)

    def _slide_on(self, step: s.Slide, emit: Emit) -> None:
        self._walk(self.hero, step.cell, "slide", emit)

    def _come_out(self, step: s.Portal, emit: Emit) -> None:
        self._walk(self.hero, step.cell, "portal", emit)

    # Solo: the dungeon plays itself

    def _begin_script(self, emit: Emit) -> None:
        self._begin("dungeon", emit)
        self.calls = called(self)
        self._call_on(emit)

    def _call_on(self, emit: Emit) -> None:
        """Turn over the next square called; then the monsters act."""
        if self.calls:
            self.cell, self.phase = self.calls[0], "calling"
            return
        self.cell, self.waiting = "", tuple(self.monsters())
        self._act_on(emit)

    def _call(self, step: str, emit: Emit) -> None:
        cell, self.calls = self.calls[0], self.calls[1:]
        self._show(cell, step, emit)
        self._wake(cell, emit)
        self._call_on(emit)

    def _act_on(self, emit: Emit) -> None:
        if self.waiting:
            self.phase = "acting"
        else:
            self._begin_round(emit)

    def _act_out(self, step: str, emit: Emit) -> None:
        """Let a monster of the script act; each of its steps is an event of its own."""
        self.waiting = tuple(piece for piece in self.waiting if piece != step)
        plan = monsters.plan(self, step)
        emit(s.Reasoned(step, plan.hero, plan.distance, plan.rule))
        target: str | None = plan.hero if plan.rule == "attack" else None
        if plan.step:
            self._march(step, plan.step, emit)
            target = monsters.whom_to_attack(self, step)
        if target:
            self._attack(step, target, emit)
        if self.phase != "over":
            self._act_on(emit)


def called(state: HeroesState) -> tuple[Cell, ...]:
    """Return the squares that the solo dungeon turns over this turn (ruling H24b)."""
    turn = state.round
    row = ROWS + 1 - turn
    places = state.room.places
    coverable = set(choices.coverable(state))
    open_ = [cell for cell in state.room.squares if cell in coverable]
    before = [cell for cell in open_ if turn >= PREVIOUS_FROM and places[cell][0] > row]
    return (*before, *(cell for cell in open_ if places[cell][0] == row))


def opening(options: Options, room: Room) -> HeroesState:
    """Return a match before the heroes are placed.

    There are as many tiles as squares (ruling H1): where pits leave fewer, fewer of the others.
    """
    solo = options.mode == "solo"
    pool = full_pool()
    return HeroesState(
        options,
        room,
        passive=not solo,
        hit_points={str(hero): card.hit_points for hero, card in HEROES.items()},
        down=dict.fromkeys(room.squares, UNDECIDED) if solo else {},
        open=() if solo else room.squares,
        pool=pool,
        others_left=max(0, len(room.squares) - sum(FIXED.values())),
    )


CHANCE_PHASES: Final = frozenset({"drawing", "turning", "calling", "acting"})
_APPLY: Final[dict[Phase, Callable[..., None]]] = {
    "gathering": HeroesState._gather,
    "drawing": HeroesState._draw,
    "dungeon": HeroesState._master,
    "heroes": HeroesState._party,
    "turning": HeroesState._turn_over,
    "answering": HeroesState._answer,
    "sliding": HeroesState._slide_on,
    "leaving": HeroesState._come_out,
    "calling": HeroesState._call,
    "acting": HeroesState._act_out,
}
