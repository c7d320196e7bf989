"""Why a bot of Rogue Dungeon advises what it does, in numbers a player can check."""

from __future__ import annotations

from typing import Final

from game.ai.rogue_fight import plan
from game.ai.rogue_value import SURELY, Taste, life
from game.core.game import Reason
from game.rules.rogue import steps as s
from game.rules.rogue.effects import Check
from game.rules.rogue.hands import check_value
from game.rules.rogue.odds import check_chance, fight_value
from game.rules.rogue.run import Run

ONLY: Final = "Nothing else can be done."
LIVES: Final = "Chance to live through this fight: {chance}."
PASSES: Final = "Chance to pass this check: {chance}."
STEP: Final = "No other step gives as much for its price."
GAINS: Final = "It gains about as much as {health} Health over any other choice."
EVEN: Final = "Another choice would be about as good."
LEAST_GAIN: Final = 0.1
"""Gains below this, in Health, are told as none."""
LUCK_SEEN: Final = 3


def reasons(
    taste: Taste, run: Run, action: s.AnyAction, best: float, second: float
) -> tuple[Reason, ...]:
    """Return the reasons for an action worth `best` points, the runner-up being worth `second`."""
    if isinstance(action, s.Train):
        return (Reason(STEP, {}),)
    return (*_chances(taste, run), _gain(taste, run, best, second))


def _chances(taste: Taste, run: Run) -> tuple[Reason, ...]:
    """Return the chance of the fight or the check that is under way."""
    hero = run.hero
    if run.standing() and run.phase in ("aiming", "aimed", "settling", "struck"):
        order = plan(taste, run).order
        sure = tuple((0.0, *[1.0] * hero.health) for _ in range(min(hero.luck, LUCK_SEEN) + 1))
        return (Reason(LIVES, {"chance": float(fight_value(run, run.at, order, sure))}),)
    if isinstance(run.pending, Check) and run.phase == "checking":
        value = check_value(run, run.pending.ability, run.pending.modifier)
        return (Reason(PASSES, {"chance": float(check_chance(value))}),)
    return ()


def _gain(taste: Taste, run: Run, best: float, second: float) -> Reason:
    """Return how much better the advice is than anything else, in points of Health."""
    if best > SURELY / 2:
        best, second = best - SURELY, 0.0
    health = max(1, run.hero.health)
    gain = (best - second) / (life(taste, health + 1) - life(taste, health))
    if gain < LEAST_GAIN:
        return Reason(EVEN, {})
    return Reason(GAINS, {"health": f"{gain:.1f}"})
