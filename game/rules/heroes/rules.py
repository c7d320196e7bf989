"""The rules of Dungeon Heroes: the turns of both sides, and the dungeon that plays itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core.types import CHANCE, Emit, Outcome, Seat
from game.rules.heroes import added, choices, haunting, monsters
from game.rules.heroes import steps as s
from game.rules.heroes.deeds import Deeds
from game.rules.heroes.pieces import (
    FIEND_ACTIONS,
    HAND,
    HEAL,
    HEROES,
    LORDS_OF_THE_UNDEAD,
    MARKET,
    NECROMANCER,
    VARIED,
    WHITE_LADY,
)
from game.rules.heroes.room import Cell, Room
from game.rules.heroes.state import UNDECIDED, Options, Phase, full_pool, twin


class HeroesState(Deeds):
    """The whole truth of one match, and what its steps do."""

    def clone(self) -> HeroesState:
        return twin(self)

    def current_player(self) -> Seat | None:
        phase = self.phase
        if phase in CHANCE_PHASES:
            return CHANCE
        return None if phase == "over" else self.seat()

    def legal_actions(self) -> Sequence[s.AnyAction]:
        return added.legal(self) if self.options.expansions else choices.legal(self)

    def chance_outcomes(self) -> Sequence[Outcome]:
        match self.phase:
            case "turning" if self.down[self.cell] != UNDECIDED:
                return (self.down[self.cell],)
            case "drawing" | "turning" | "calling":
                return self.may_come()
            case "acting":
                return (self.pressing or monsters.next_to_act(self, self.waiting),)
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

    # The start

    def _gather(self, step: s.PlaceHero, emit: Emit) -> None:
        self.at[step.hero] = step.cell
        emit(s.HeroPlaced(step.hero, step.cell))
        if len(self.at) == len(HEROES):
            self.at = {hero: self.at[hero] for hero in HEROES}
            self._begin_round(emit)

    # The Dungeon Master

    def _draw(self, step: str, emit: Emit) -> None:
        self.take_from_pool(step)
        self.hand += (step,)
        emit(s.Drawn(step))
        if len(self.hand) == HAND or not self.pile():
            self._settle(emit)

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
                self._send(piece, cell, emit)
            case s.Attack(monster, hero):
                if monster != lunging:
                    self._act(monster)
                self._attack(monster, hero, emit)
                if self.passive:
                    self._look_up(emit)
            case s.Raise(monster, cell):
                self._act(NECROMANCER)
                self._act(NECROMANCER)
                self._raise(monster, cell, emit)
            case _:
                self._end_turn(emit)

    def _act(self, monster: str) -> None:
        self.spent += 1
        self.acted += (monster,)

    def _send(self, piece: str, cell: Cell, emit: Emit) -> None:
        """Move a monster, which may then strike, or the hero whom the White Lady holds."""
        if piece == self.possessed:
            self._act(WHITE_LADY)
            self._walk(piece, cell, "walk", emit)
            return
        self._act(piece)
        self._march(piece, cell, emit)
        self.lunging = piece if piece in self.at and choices.in_reach(self, piece) else ""
        if self.appearing or self.passive:
            self._look_up(emit)

    def _look_up(self, emit: Emit) -> None:
        """Look, after a monster's act, whether the dragon has to stretch or the phase turns."""
        if self.phase != "over":
            self._carry_on(emit)

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
                self._cure(target, HEAL, "cleric", emit)
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
            case s.Inspire(hero, to):
                self._inspire(hero, to, emit)
            case s.Buy(hero, artifact):
                self._buy(hero, artifact, emit)
            case _:
                self._end_turn(emit)

    # Tiles that are turned over

    def _turn_over(self, step: str, emit: Emit) -> None:
        cell, self.cell = self.cell, ""
        self._show(cell, step, emit)
        if self.hero:
            self._go_on(emit)
            return
        self._wake(cell, emit)
        self._carry_on(emit)

    def _slide_on(self, step: s.Slide, emit: Emit) -> None:
        self._walk(self.hero, step.cell, "slide", emit)

    def _come_out(self, step: s.Portal, emit: Emit) -> None:
        self._walk(self.hero, step.cell, "portal", emit)

    def _stretch(self, step: s.Move, emit: Emit) -> None:
        self.appearing = False
        self._glide(step.cell, emit)
        self._carry_on(emit)

    # Solo: the dungeon plays itself

    def _call(self, step: str, emit: Emit) -> None:
        cell, self.calls = self.calls[0], self.calls[1:]
        self._show(cell, step, emit)
        self._wake(cell, emit)
        self._call_on(emit)

    def _act_out(self, step: str, emit: Emit) -> None:
        """Let a monster of the script act; each of its steps is an event of its own."""
        self.waiting = tuple(piece for piece in self.waiting if piece != step)
        self.pressing = ""
        if step in FIEND_ACTIONS and self._takes_over(step, emit):
            return
        plan = haunting.seek(self) if step == WHITE_LADY else monsters.plan(self, step)
        emit(s.Reasoned(step, plan.hero, plan.distance, plan.rule))
        target: str | None = plan.hero if plan.rule == "attack" else None
        if plan.step:
            self._march(step, plan.step, emit)
            target = monsters.whom_to_attack(self, step) if step in self.at else None
        if target:
            self._attack(step, target, emit)
        if self.phase != "over":
            self._act_on(emit)

    def _takes_over(self, piece: str, emit: Emit) -> bool:
        """Begin an action of one who has two; return whether it is done by other rules."""
        self.acted += (piece,)
        plan = haunting.raising(self) if piece == NECROMANCER else None
        if plan:
            emit(s.Reasoned(piece, plan.hero, plan.distance, "raise"))
            self.acted += (piece,)
            self._raise(plan.monster, plan.cell, emit)
            self._press(plan.monster)
            self._act_on(emit)
            return True
        if added.may_act(self, piece):
            self._press(piece)
        if piece == WHITE_LADY and self.possessed:
            self._lead(emit)
            return True
        return False

    def _press(self, piece: str) -> None:
        """Let a monster act before all others."""
        self.waiting, self.pressing = (*self.waiting, piece), piece

    def _lead(self, emit: Emit) -> None:
        """Let the White Lady lead her victim a step (ruling H33)."""
        plan = haunting.lead(self)
        emit(s.Reasoned(WHITE_LADY, plan.hero, plan.distance, plan.rule))
        if plan.step:
            self._walk(plan.hero, plan.step, "walk", emit)
        else:
            self._act_on(emit)


def opening(options: Options, room: Room) -> HeroesState:
    """Return a match before the heroes are placed.

    There are as many tiles as squares (ruling H1): where pits leave fewer, fewer of the others.
    """
    solo = options.mode == "solo"
    pool = full_pool(options.expansions)
    fixed = sum(count for kind, count in pool.items() if kind not in VARIED)
    return HeroesState(
        options,
        room,
        passive=not solo,
        hit_points={str(hero): card.hit_points for hero, card in HEROES.items()},
        down=dict.fromkeys(room.squares, UNDECIDED) if solo else {},
        open=() if solo else room.squares,
        pool=pool,
        others_left=max(0, len(room.squares) - fixed),
        market=tuple(map(str, MARKET)) if LORDS_OF_THE_UNDEAD in options.expansions else (),
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
    "stretching": HeroesState._stretch,
    "calling": HeroesState._call,
    "acting": HeroesState._act_out,
}
