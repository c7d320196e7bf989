"""A fight: the weapon, the roll, and what a lost one costs (rulings D3, D4)."""

from __future__ import annotations

from bisect import insort

from game.core.types import Emit
from game.rules.delver import choices
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    DIE_BONUS,
    HYDRA_HEADS,
    MIMIC_HEARTS,
    PLACE,
    POTION_HEARTS,
    VAMPIRE_WOUND,
)
from game.rules.delver.hands import Hands


class Fights(Hands):
    """A delve with its fights; `rules` adds items and traps."""

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
        self.owed = (self.owed or choices.price_of(self.card, item)) - 1
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
