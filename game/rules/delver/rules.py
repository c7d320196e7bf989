"""The rules of Dungeon Delver: turn a card, deal with it, and live to the last one."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import Final

from game.core.types import CHANCE, Emit, Outcome, Seat
from game.rules.delver import choices
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    DICE,
    DIE_BONUS,
    HEROES,
    HYDRA_HEADS,
    MIMIC_HEARTS,
    MONSTERS,
    PLACE,
    POTION_HEARTS,
    TRAPDOOR_CARDS,
    TRAPS,
    VAMPIRE_WOUND,
    deck_of,
)
from game.rules.delver.delve import Delve, Options, Phase, copied, parting, without
from game.rules.delver.traps import largest_weapon, strongest_discarded


class DelverState(Delve):
    """The whole truth of one delve."""

    def clone(self) -> DelverState:
        return DelverState(*copied(self))

    def current_player(self) -> Seat | None:
        phase = self.phase
        if phase in CHANCE_PHASES:
            return CHANCE
        return None if phase == "over" else 0

    def legal_actions(self) -> Sequence[s.AnyAction]:
        return choices.legal(self)

    def chance_outcomes(self) -> Sequence[Outcome]:
        match self.phase:
            case "rolling":
                return _FACES[self.die(self.weapon)]
            case "turning" | "foreseeing" | "falling":
                return (self.ahead,) if self.ahead else self.deck
            case _:
                return ()

    def chance_weights(self) -> None:
        return None

    def apply(self, step: s.AnyAction | Outcome, emit: Emit) -> None:
        _APPLY[self.phase](self, step, emit)

    def returns(self) -> Sequence[float]:
        return (float(self.won),)

    # From card to card

    def _next(self, emit: Emit) -> None:
        """Go on to the next card, or out of the dungeon when there is none."""
        last, self.card = self.card or self.discard[-1], ""
        if not self.deck and not self.ahead:
            self._end(True, last, emit)
        elif self.options.hero == "seer" and not self.ahead:
            self.phase = "foreseeing"
        else:
            self._pause(emit)

    def _pause(self, emit: Emit) -> None:
        """Stop between cards if there is something to decide (ruling D9)."""
        idle = choices.idle(self.items, self.options.hero)
        self.phase = "turning" if idle or len(choices.between_cards(self)) == 1 else "between"

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
                self._heal(POTION_HEARTS if item == "healing_potion" else self.hearts_lost, emit)
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
        emit(s.Turned(step, foreseen=bool(self.ahead)))
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

    def _take(self, step: s.Take | s.Swap, emit: Emit) -> None:
        card = self.card
        if isinstance(step, s.Swap):
            self.items = (*without(self.items, step.item), card)
            self.discard.append(step.item)
            emit(s.Taken(card, step.item))
        else:
            self.items += (card,)
            emit(s.Taken(card))

    def _spend(self, item: str, emit: Emit) -> None:
        self.items = without(self.items, item)
        self.discard.append(item)
        emit(s.Used(item))

    def _pay(self, item: str, emit: Emit, *, back: bool = False) -> None:
        self.items = without(self.items, item)
        if back:
            insort(self.deck, item, key=PLACE.__getitem__)
        else:
            self.discard.append(item)
        emit(s.Paid(item, back))

    # Hearts

    @property
    def hearts_lost(self) -> int:
        """How many of the printed hearts are gone."""
        return HEROES[self.options.hero].hearts - self.hearts

    def _heal(self, hearts: int, emit: Emit) -> None:
        """Give hearts back, up to the printed ones (ruling D10)."""
        gained = min(hearts, self.hearts_lost)
        if gained:
            self.hearts += gained
            emit(s.HeartsWon(gained, self.hearts))

    def _hurt(self, hearts: int, emit: Emit) -> bool:
        """Take hearts; return whether the hero still lives (ruling D8)."""
        lost = min(hearts, self.hearts)
        self.hearts -= lost
        emit(s.HeartsLost(lost, self.hearts))
        if self.hearts == 0:
            self._end(False, self.card, emit)
        return self.hearts > 0

    def _end(self, won: bool, by: str, emit: Emit) -> None:
        self.phase, self.won = "over", won
        emit(s.DelveEnded(won, self.options.hero, self.hearts, by))

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

    def _lose(self, item: str, emit: Emit) -> None:
        self.items = without(self.items, item)
        self.discard.append(item)
        emit(s.Lost(item, self.card))

    # Monsters

    def _fight(self, step: s.Fight | s.Use, emit: Emit) -> None:
        if isinstance(step, s.Fight):
            self.weapon = weapon = step.weapon
            self.heads = HYDRA_HEADS if self.card == "hydra" else 1
            die = self.die(weapon)
            emit(s.Attacked(self.card, weapon, die, self.bonus(weapon), self.number(die)))
            self.phase = "rolling"
            return
        self._spend(step.item, emit)
        if step.item == "fire_bomb":
            self.bombed = True
        else:
            self._heal(POTION_HEARTS, emit)

    def _roll(self, face: int, emit: Emit) -> None:
        self.face = face
        die, bonus = self.die(self.weapon), self.bonus(self.weapon)
        number = self.number(die)
        outcome = self._outcome(face, die, number - bonus)
        emit(s.Rolled(die, face, bonus, number, outcome))
        self._settle(outcome, emit)

    def _outcome(self, result: int, die: int, target: int) -> s.RollOutcome:
        """Return what a result comes to; where no face can win, a tie is lost (ruling D4)."""
        if result > target:
            return "won" if self.heads == 1 else "half_won"
        return "tie" if result == target and die > target else "lost"

    def _settle(self, outcome: s.RollOutcome, emit: Emit) -> None:
        match outcome:
            case "won":
                self._win(emit)
            case "lost":
                self._lose_roll(emit)
            case "half_won":
                self.heads -= 1
                self.phase = "rolling"
            case _:
                self.phase = "rolling"

    def _win(self, emit: Emit) -> None:
        monster = self.card
        emit(s.Beaten(monster))
        self.discard.append(monster)
        if monster == "mimic":
            self._heal(MIMIC_HEARTS, emit)
        if monster == "old_dragon":
            self.card = ""
            self._end(True, monster, emit)
            return
        self._end_fight(emit)

    def _lose_roll(self, emit: Emit) -> None:
        if choices.shielded(self):
            self._survive("shield", emit)
            return
        self.phase = "lost"
        match choices.after_lost_roll(self):
            case (s.Wound(),):
                self._wound(emit)
            case (s.Escape(item),):
                self._pay_to_escape(item, emit)

    def _decide_lost(self, step: s.AnyAction, emit: Emit) -> None:
        match step:
            case s.Wound():
                self._wound(emit)
            case s.Escape(item):
                self._pay_to_escape(item, emit)
            case s.Use("loaded_die"):
                self._spend("loaded_die", emit)
                self._nudge(emit)
            case s.Use("healing_potion"):
                self._spend("healing_potion", emit)
                self._heal(POTION_HEARTS, emit)
                self._lose_roll(emit)
            case _:
                self.doubled = True
                emit(s.Used(s.HERO_RULE))
                self.phase = "rolling"

    def _nudge(self, emit: Emit) -> None:
        self.face += DIE_BONUS
        die = self.die(self.weapon)
        outcome = self._outcome(self.face, die, self.number(die) - self.bonus(self.weapon))
        emit(s.Nudged(DIE_BONUS, outcome))
        self._settle(outcome, emit)

    def _wound(self, emit: Emit) -> None:
        if self._hurt(VAMPIRE_WOUND if self.card == "vampire" else 1, emit):
            self._survive("wound", emit)

    def _pay_to_escape(self, item: str, emit: Emit) -> None:
        theft = self.card == "goblin_sneak"
        thief = self.options.hero == "thief" and self.card not in ("troll", "goblin_sneak")
        self.owed = (self.owed or choices.price_of(self.card)) - 1
        self._pay(item, emit, back=thief)
        if self.owed:
            self._lose_roll(emit)
        else:
            self._survive("theft" if theft else "escape", emit)

    def _survive(self, way: s.Way, emit: Emit) -> None:
        monster = self.card
        if monster == "troll" and way == "escape":
            insort(self.deck, monster, key=PLACE.__getitem__)
            emit(s.Returned(monster, "card"))
        else:
            self.discard.append(monster)
            emit(s.Survived(monster, way))
        if monster == "slime" and way != "shield" and self.weapon in self.items:
            self._lose(self.weapon, emit)
        self._end_fight(emit)

    def _end_fight(self, emit: Emit) -> None:
        if self.weapon == "glass_blade" and "glass_blade" in self.items:
            self._lose("glass_blade", emit)
        self.weapon, self.face, self.heads = "", 0, 1
        self.alarm = self.bombed = self.doubled = False
        self._next(emit)


CHANCE_PHASES: Final = frozenset({"turning", "foreseeing", "falling", "rolling"})
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
