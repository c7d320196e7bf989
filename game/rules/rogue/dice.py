"""Dice: rolled by chance, changed by Luck and cards, and settled into what they decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue.changes import heal
from game.rules.rogue.combat import compare
from game.rules.rogue.effects import Amount, Check, Fight, Roll
from game.rules.rogue.hands import check_value
from game.rules.rogue.run import Run
from game.rules.rogue.steps import LuckUse
from game.rules.rogue.using import PASSES, any_open

D10: Final = 10
SURE: Final = (0, 1)
"""The faces that pass any check: none at all, and a 1."""
REST_MORE: Final = 1
"""What a rest gives beyond its roll."""


def rolled(run: Run, face: int, emit: Emit) -> None:
    """Take the face that chance brought; Luck and cards may still change it."""
    run.face = face
    emit(e.Rolled(run.at, run.die, run.sides, face))
    offer(run, emit)


def offer(run: Run, emit: Emit) -> None:
    """Ask what to do about the die, if anything can be done."""
    run.phase = "settling"
    if not run.hero.luck and not any_open(run):
        settle(run, emit)


def spend_luck(run: Run, how: LuckUse, emit: Emit) -> None:
    """Reroll the die or change it by one (rulebook, Heroes; ruling R24)."""
    run.hero.luck -= 1
    if how == "reroll":
        run.phase = "rolling"
    else:
        run.face += 1 if how == "up" else -1
    emit(e.LuckSpent(run.at, how, run.face))
    if how != "reroll":
        offer(run, emit)


def settle(run: Run, emit: Emit) -> None:
    """Let the die stand, and do what it decided."""
    run.phase = "running"
    _SETTLE[run.die](run, emit)


def _settle_check(run: Run, emit: Emit) -> None:
    check = run.pending
    assert isinstance(check, Check)
    value = check_value(run, check.ability, check.modifier)
    judge(run, check, value, run.face, emit)


def judge(run: Run, check: Check, value: int, face: int, emit: Emit) -> None:
    """Pass or fail a check (rulebook, Ability Checks); a face of 0 is no roll at all."""
    passed = face in SURE or (face != D10 and face <= value)
    emit(e.Checked(run.at, check.ability, min(value, PASSES), face, passed))
    run.push(*(check.passed if passed else check.failed))


def _settle_rest(run: Run, emit: Emit) -> None:
    """Heal first; then a low roll brings a wandering monster (ruling R18)."""
    roll = run.face + run.sum
    attacked = run.danger and roll < run.level
    emit(e.Camped(run.at, roll, attacked))
    heal(run, run.at, roll + REST_MORE, emit)
    if attacked:
        run.push(Fight(count=1))


def _settle_amount(run: Run, emit: Emit) -> None:
    effect = run.pending
    amount: Amount = effect.amount  # type: ignore[union-attr]
    rest = Amount(amount.flat + run.face, amount.level, amount.dice - 1)
    run.push(replace(effect, amount=rest))  # type: ignore[type-var, arg-type]


def _settle_table(run: Run, emit: Emit) -> None:
    table = run.pending
    assert isinstance(table, Roll)
    run.push(*next(effects for most, effects in table.rows if run.face <= most))


_SETTLE: Final[dict[e.DieKind, Callable[[Run, Emit], None]]] = {
    "combat": compare,
    "check": _settle_check,
    "rest": _settle_rest,
    "amount": _settle_amount,
    "table": _settle_table,
}
