"""The rules of Dungeon Delver: turn a card, deal with it, and live to the last one."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import Final, get_args

from game.core.types import CHANCE, Emit, Outcome, Seat
from game.rules.delver import choices
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BEADS_HEARTS,
    DICE,
    HEROES,
    MONSTERS,
    PLACE,
    POTION_HEARTS,
    TRAPDOOR_CARDS,
    TRAPS,
    deck_of,
)
from game.rules.delver.delve import Options, Phase, copied, parting
from game.rules.delver.fights import Fights
from game.rules.delver.traps import largest_weapon, strongest_discarded


class DelverState(Fights):
    """The whole truth of one delve."""

    def clone(self) -> DelverState:
        return DelverState(*copied(self))

    def current_player(self) -> Seat | None:
        return _TO_MOVE[self.phase]

    def legal_actions(self) -> Sequence[s.AnyAction]:
        return choices.LEGAL[self.phase](self)

    def chance_outcomes(self) -> Sequence[Outcome]:
        if self.phase == "rolling":
            return _FACES[self.die(self.weapon)]
        if _TO_MOVE[self.phase] != CHANCE:
            return ()
        return (self.ahead,) if self.ahead else self.deck

    def chance_weights(self) -> None:
        return None

    def apply(self, step: s.AnyAction | Outcome, emit: Emit) -> None:
        _APPLY[self.phase](self, step, emit)

    def returns(self) -> Sequence[float]:
        return (float(self.won),)

    def _foresee(self, step: str, emit: Emit) -> None:
        self.deck.remove(step)
        self.ahead = step
        emit(s.Foreseen(step))
        if self.options.hero == "seer":
            self._pause(emit)
        else:
            self.phase = "gazing"

    def _decide_between(self, step: s.AnyAction, emit: Emit) -> None:
        match step:
            case s.Use("crystal_ball"):
                self._spend("crystal_ball", emit)
                self.phase = "foreseeing"
            case s.Use("magpie"):
                item = choices.discarded_last(self)
                assert item
                self._spend("magpie", emit)
                self.discard.remove(item)
                self.items += (item,)
                emit(s.Fetched(item))
                self._pause(emit)
            case s.Use(item):
                self._spend(item, emit)
                self._heal(POTION_HEARTS if item == "healing_potion" else BEADS_HEARTS, emit)
                self._pause(emit)
            case s.Escape(item):
                self._pay(item, emit)
                self._pass_ahead(emit)
            case _:
                self.phase = "turning"

    def _gaze(self, step: s.Leave | s.Continue, emit: Emit) -> None:
        if isinstance(step, s.Leave):
            self._pass_ahead(emit)
        else:
            self._pause(emit)

    def _pass_ahead(self, emit: Emit) -> None:
        card, self.ahead = self.ahead, ""
        self.discard.append(card)
        emit(s.PassedBy(card, "ahead"))
        self._next(emit)

    def _turn(self, step: str, emit: Emit) -> None:
        emit(s.Turned(step, bool(self.ahead)))
        if self.ahead:
            self.ahead = ""
        else:
            self.deck.remove(step)
        self.card = step
        if step in MONSTERS:
            self.phase = "monster"
        elif step in TRAPS:
            self._meet_trap(emit)
        else:
            self.phase = "item"

    # Items

    def _decide_item(self, step: s.Take | s.Leave | s.Swap, emit: Emit) -> None:
        card = self.card
        if isinstance(step, s.Leave):
            self.discard.append(card)
            emit(s.Left(card))
        else:
            self._take(step, emit)
        self._next(emit)

    # Hearts

    # Traps

    def _meet_trap(self, emit: Emit) -> None:
        self.phase = "trap"
        if len(choices.before_trap(self)) == 1:
            self._spring(emit)

    def _decide_trap(self, step: s.AnyAction, emit: Emit) -> None:
        match step:
            case s.Use("climbing_rope"):
                self._spend("climbing_rope", emit)
                self._pass_card(emit)
            case s.Use(item):
                self._spend(item, emit)
                self._heal(POTION_HEARTS, emit)
                self._meet_trap(emit)
            case s.Take() | s.Swap():
                self._take(step, emit)
                self._next(emit)
            case _:
                self._spring(emit)

    def _pass_card(self, emit: Emit) -> None:
        self.discard.append(self.card)
        emit(s.PassedBy(self.card, "card"))
        self._next(emit)

    def _spring(self, emit: Emit) -> None:
        match self.card:
            case "dart_wall" if parting(self.items):
                self.phase = "paying"
            case "trapdoor" if self.deck:
                self.phase = "jumping"
            case "spike_pit" | "dart_wall":
                if self._hurt(1, emit):
                    self._sprung(emit)
            case "rust_fog":
                weapon = largest_weapon(self.items, self.options.hero)
                if weapon:
                    self._lose(weapon, emit)
                self._sprung(emit)
            case "cursed_mirror":
                self._mirror(emit)
                self._sprung(emit)
            case trap:
                self.alarm = self.alarm or trap == "alarm_bell"
                self._sprung(emit)

    def _mirror(self, emit: Emit) -> None:
        monster = strongest_discarded(self.discard)
        if monster:
            self.discard.remove(monster)
            insort(self.deck, monster, key=PLACE.__getitem__)
            emit(s.Returned(monster, "discard"))

    def _sprung(self, emit: Emit, *, jumped: bool = False) -> None:
        self.discard.append(self.card)
        emit(s.Sprung(self.card, jumped))
        if jumped:
            self.card = ""
            self.phase, self.falling = "falling", TRAPDOOR_CARDS
        else:
            self._next(emit)

    def _pay_for_darts(self, step: s.Wound | s.Escape, emit: Emit) -> None:
        if isinstance(step, s.Escape):
            self._pay(step.item, emit)
        elif not self._hurt(1, emit):
            return
        self._sprung(emit)

    def _jump(self, step: s.Wound | s.Leave, emit: Emit) -> None:
        if isinstance(step, s.Leave):
            self._sprung(emit)
        elif self._hurt(1, emit):
            self._sprung(emit, jumped=True)

    def _fall(self, step: str, emit: Emit) -> None:
        emit(s.PassedBy(step, "deck"))
        self.deck.remove(step)
        self.discard.append(step)
        self.falling -= 1
        if not self.falling or not self.deck:
            self.falling = 0
            self._next(emit)


_TO_MOVE: Final[dict[Phase, Seat | None]] = {
    **dict.fromkeys(get_args(Phase), 0),
    **dict.fromkeys(("turning", "foreseeing", "falling", "rolling"), CHANCE),
    "over": None,
}
_FACES: Final = {die: tuple(range(1, die + 1)) for die in DICE}

_APPLY: Final[dict[Phase, Callable[..., None]]] = {
    "turning": DelverState._turn,
    "foreseeing": DelverState._foresee,
    "between": DelverState._decide_between,
    "gazing": DelverState._gaze,
    "item": DelverState._decide_item,
    "trap": DelverState._decide_trap,
    "paying": DelverState._pay_for_darts,
    "jumping": DelverState._jump,
    "falling": DelverState._fall,
    "monster": DelverState._fight,
    "rolling": DelverState._roll,
    "lost": DelverState._decide_lost,
}


def opening(options: Options) -> DelverState:
    """Return a delve before its first card: hearts full, the hero's own weapon in hand."""
    hero = HEROES[options.hero]
    state = DelverState(options, hero.hearts, (hero.weapon,), deck_of(options.hero))
    if options.hero == "seer":
        state.phase = "foreseeing"
    return state
