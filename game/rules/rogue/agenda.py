"""What is still to be resolved, carried out step by step until somebody or chance must decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.types import Emit
from game.rules.rogue import changes, combat, dice, exploring, spoils
from game.rules.rogue.deeds import D6, D10, DEEDS, ask_check, lose
from game.rules.rogue.effects import (
    Amount,
    AnyEffect,
    Check,
    Drain,
    Fight,
    Heal,
    Hurt,
    Learn,
    Strike,
    Todo,
)
from game.rules.rogue.run import Run
from game.rules.rogue.using import any_open, target

FREE: Final[Check] = Check("strength", 2, (), (Drain(Amount(2)), Todo("ensnared")))
"""Breaking free from a monster that ensnares (ruling R8)."""


def go_on(run: Run, emit: Emit) -> None:
    """Resolve what is due until a hero or chance has to decide, or the run is over."""
    while run.phase == "running":
        effect = run.agenda.pop()
        if type(effect) is Todo:
            deed, detail = _TODO.get(effect.what), ""
            if deed is None:
                name, _, detail = effect.what.partition("/")
                deed = _TODO[name]
            deed(run, effect.who, detail, emit)
        elif run.heroes[run.at].health > 0 or _fights_on(run, effect):
            _carry_out(run, effect, emit)


def _fights_on(run: Run, effect: AnyEffect) -> bool:
    """Let the others there face the monsters that a dead hero's card brings."""
    if isinstance(effect, Fight):
        spoils.lead(run, run.at)
    return run.hero.alive


def _carry_out(run: Run, effect: AnyEffect, emit: Emit) -> None:
    """Carry out one effect of a card for the acting hero."""
    if isinstance(effect, _COUNTED) and effect.amount.dice:
        run.pending, run.die, run.sides, run.phase = effect, "amount", D6, "rolling"
    else:
        DEEDS[type(effect)](run, effect, emit)


_COUNTED: Final = (Hurt, Drain, Heal, Learn, Strike)
"""The effects with an amount, whose dice are rolled first."""


# What the rules themselves have to do


def _settle(run: Run, who: int, detail: str, emit: Emit) -> None:
    """Come back to a die that lies as it lay before a card was used, if it still decides aught."""
    if detail == "combat" and target(run) is None:
        return
    run.die, run.face = detail, who  # type: ignore[assignment]
    run.sides = D10 if detail in ("combat", "check") else D6
    dice.offer(run, emit)


def _rest(run: Run, who: int, detail: str, emit: Emit) -> None:
    """Let each hero there rest in turn."""
    run.push(*[Todo("resting", i) for i in run.present()])


def _resting(run: Run, who: int, detail: str, emit: Emit) -> None:
    run.at = who
    if not detail:
        run.hero.used = ()
    if not run.hero.alive:
        return
    run.phase = "resting"
    if not any_open(run) and len(run.present()) == 1:
        run.phase = "running"


def _asked(phase: str) -> Callable[[Run, int, str, Emit], None]:
    """Return what asks again what was being asked."""

    def ask(run: Run, who: int, detail: str, emit: Emit) -> None:
        run.phase = phase  # type: ignore[assignment]

    return ask


def _aiming(run: Run, who: int, detail: str, emit: Emit) -> None:
    combat.aim(run, run.at)


def _victory(run: Run, who: int, detail: str, emit: Emit) -> None:
    if run.living():
        changes.end(run, won=True, emit=emit)


def _share(run: Run, who: int, detail: str, emit: Emit) -> None:
    run.sharing = True


def _award(run: Run, who: int, detail: str, emit: Emit) -> None:
    run.found, run.phase = "", "awarding"


_TODO: Final[dict[str, Callable[[Run, int, str, Emit], None]]] = {
    # exploration
    "turn": lambda run, who, detail, emit: exploring.next_turn(run),
    "enter": lambda run, who, detail, emit: exploring.enter(run, emit),
    "depart": lambda run, who, detail, emit: exploring.depart(run, emit),
    "leave_room": lambda run, who, detail, emit: exploring.leave_room(run, emit),
    "rest": _rest,
    "resting": _resting,
    "victory": _victory,
    # what was being asked when a card was used
    "exploring": _asked("exploring"),
    "aiming": _aiming,
    "aimed": lambda run, who, detail, emit: combat.strike(run, run.at),
    "struck": lambda run, who, detail, emit: combat.answer(run, emit),
    "checking": lambda run, who, detail, emit: ask_check(run, run.pending, emit),  # type: ignore[arg-type]
    "settle": _settle,
    # combat
    "foe": lambda run, who, detail, emit: combat.draw_foe(run, who),
    "round": lambda run, who, detail, emit: combat.next_round(run, emit),
    "aim": lambda run, who, detail, emit: combat.aim(run, who),
    "strike": lambda run, who, detail, emit: combat.strike(run, who),
    "damage": lambda run, who, detail, emit: combat.damage(run, who, emit),
    "blows": lambda run, who, detail, emit: combat.blows(run, who, emit),
    "spoils": lambda run, who, detail, emit: spoils.share_out(run),
    "spoil": lambda run, who, detail, emit: spoils.spoil(run, who, emit),
    "lead": lambda run, who, detail, emit: spoils.lead(run, who),
    "combat_over": lambda run, who, detail, emit: spoils.over(run, who, emit, fled=bool(detail)),
    "exploit": lambda run, who, detail, emit: combat.exploit(run, detail, emit),
    "ensnared": lambda run, who, detail, emit: run.push(FREE),
    "pay": lambda run, who, detail, emit: lose(run, detail, who, emit, paid=True),
    "curse": lambda run, who, detail, emit: lose(run, "matching", 1, emit),
    "extra_attack": lambda run, who, detail, emit: combat.extra_attack(run, who, emit),
    "share": _share,
    "award": _award,
}
