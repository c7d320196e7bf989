"""What the acting hero may do, phase by phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from game.rules.rogue import combat, exploring, levels, trading
from game.rules.rogue import steps as s
from game.rules.rogue.changes import step_cost
from game.rules.rogue.effects import FREE, Choose, Option
from game.rules.rogue.hands import ABILITIES, HANDS_KNOWN, can_pay, distinct, owns, parting
from game.rules.rogue.maps import Cell
from game.rules.rogue.run import Phase, Run
from game.rules.rogue.using import open_actions

Choices = list[s.AnyAction]


def legal(run: Run) -> Sequence[s.AnyAction]:
    """Return what may be done; empty while chance is due or the run is over."""
    listed = _LEGAL.get(run.phase)
    return listed(run) if listed else ()


def _free(run: Run) -> Choices:
    """Return what may be done at any quiet moment: use cards, spend experience (ruling R19)."""
    hero, found = run.hero, open_actions(run)
    if hero.xp:
        found += _affordable(hero.xp, hero.strength, hero.agility, hero.intellect, hero.vitality)
    return found


@lru_cache(maxsize=HANDS_KNOWN)
def _affordable(xp: int, *abilities: int) -> tuple[s.Train, ...]:
    """Return the steps that experience pays for, from where the abilities stand."""
    stand: dict[s.Training, int] = {**dict(zip(ABILITIES, abilities, strict=True)), "luck": 0}
    prices = ((action, step_cost(what, stand[what])) for what, action in s.TRAIN.items())
    return tuple(action for action, price in prices if price is not None and price <= xp)


def _exploring(run: Run) -> Choices:
    goals = exploring.goals(run)
    walks: Choices = [*_walks(goals, False)]
    several = len(run.living()) > 1
    if several and exploring.companions(run):
        walks += _walks(goals, True)
    if levels.may_leave(run):
        walks.append(s.DESCEND)
    if several:
        walks.append(s.DONE)
    return walks + _free(run)


@lru_cache(maxsize=HANDS_KNOWN)
def _walks(goals: tuple[Cell, ...], alone: bool) -> tuple[s.Move, ...]:
    return tuple(s.move(cell, alone) for cell in goals)


def _travelling(run: Run) -> Choices:
    return [step for step in _walks(run.plan.cells, False) if step.cell != run.hero.place]


def options(run: Run) -> list[tuple[int, Option]]:
    """Return the ways a card offers that the hero can pay, with their numbers."""
    assert isinstance(run.pending, Choose)
    hero = run.hero
    return [
        (i, option)
        for i, option in enumerate(run.pending.options)
        if (option.price is FREE or can_pay(hero, option.price))
        and (not option.owns or owns(hero, option.owns))
    ]


def _choosing(run: Run) -> Choices:
    return [*(s.OPTION[i] for i, _ in options(run)), *_free(run)]


def _losing(run: Run) -> Choices:
    hero = run.hero
    return [s.part_with(card) for card in distinct(parting(hero.id, hero.cards, run.kind))]


def _checking(run: Run) -> Choices:
    return [s.ROLL, *open_actions(run)]


def _settling(run: Run) -> Choices:
    found: Choices = [s.KEEP]
    if run.hero.luck:
        found.append(s.LUCK["reroll"])
        if run.face < run.sides:
            found.append(s.LUCK["up"])
        if run.face > 1:
            found.append(s.LUCK["down"])
    return found + open_actions(run)


def _aiming(run: Run) -> Choices:
    found: Choices = [s.TARGET[i] for i in run.standing()]
    if combat.may_hold(run):
        found.append(s.HOLD)
    return found + _free(run)


def _struck(run: Run) -> Choices:
    return [s.SUFFER, *open_actions(run)]


def _trading(run: Run) -> Choices:
    found: Choices = [s.buy(card) for card in trading.to_take(run)]
    return [*found, *(s.offer(card) for card in trading.to_offer(run)), s.DONE, *_gifts(run)]


def _resting(run: Run) -> Choices:
    return [s.DONE, *_free(run), *_gifts(run)]


def _gifts(run: Run) -> Choices:
    """Return what may be handed to heroes in the same place (ruling R30)."""
    others = [i for i in run.present() if i != run.at]
    if not others:
        return []
    hero = run.hero
    cards = distinct(parting(hero.id, hero.cards, ""))
    return [s.give(card, to) for card in cards for to in others]


def _awarding(run: Run) -> Choices:
    return [s.Award(i) for i in run.present()]


_LEGAL: Final[dict[Phase, Callable[[Run], Choices]]] = {
    "exploring": _exploring,
    "travelling": _travelling,
    "choosing": _choosing,
    "losing": _losing,
    "checking": _checking,
    "settling": _settling,
    "aiming": _aiming,
    "aimed": _checking,
    "struck": _struck,
    "trading": _trading,
    "resting": _resting,
    "awarding": _awarding,
}
