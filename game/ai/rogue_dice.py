"""How a bot weighs dice in Rogue Dungeon: checks, rests, tables, and Luck spent on them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.rogue_blows import combat_die
from game.ai.rogue_camp import rested
from game.ai.rogue_rooms import effects_worth
from game.ai.rogue_value import Taste, using_costs
from game.rules.rogue import steps as s
from game.rules.rogue.dice import D10, SURE
from game.rules.rogue.effects import Amount, Check, Master, RestBonus, Roll, Steady
from game.rules.rogue.hands import check_value
from game.rules.rogue.odds import check_chance
from game.rules.rogue.run import Run
from game.rules.rogue.using import open_use

Scores = list[float]


def checking(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    check = run.pending
    assert isinstance(check, Check)
    value = check_value(run, check.ability, check.modifier)
    stake = effects_worth(taste, run, check.passed) - effects_worth(taste, run, check.failed)
    now = check_chance(value)
    found: Scores = []
    for action in legal:
        gain = 0.0
        if isinstance(action, s.Use):
            use = open_use(run, action.card)
            chance = now
            for effect in use.effects:
                if isinstance(effect, Steady):
                    chance = check_chance(value + effect.by)
                elif isinstance(effect, Master):
                    chance = 1.0
            gain = stake * (chance - now) - using_costs(taste, run, action.card, use)
        found.append(gain)
    return found


def settling(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    if run.die == "combat":
        return combat_die(taste, run, legal)
    values = [_face(taste, run, face) for face in range(1, run.sides + 1)]
    mean = sum(values) / len(values)
    found: Scores = []
    for action in legal:
        match action:
            case s.Luck("reroll"):
                found.append(mean - taste.luck)
            case s.Luck(how):
                found.append(values[run.face - 1 + (1 if how == "up" else -1)] - taste.luck)
            case s.Use(card):
                found.append(_die_use(taste, run, card, values, mean))
            case _:
                found.append(values[run.face - 1])
    return found


def _die_use(taste: Taste, run: Run, card: str, values: Scores, mean: float) -> float:
    """Return what using a card on a die is worth: more of a rest, or another roll."""
    use = open_use(run, card)
    more = sum(effect.by for effect in use.effects if isinstance(effect, RestBonus))
    if more:
        return rested(taste, run, run.face + run.sum + more, run.danger) - using_costs(
            taste, run, card, use
        )
    return mean - using_costs(taste, run, card, use)


def _face(taste: Taste, run: Run, face: int) -> float:
    """Return what a die is worth that lies so."""
    effect = run.pending
    if run.die == "rest":
        return rested(taste, run, face + run.sum, run.danger)
    if isinstance(effect, Check):
        value = check_value(run, effect.ability, effect.modifier)
        passed = face in SURE or (face != D10 and face <= value)
        return effects_worth(taste, run, effect.passed if passed else effect.failed)
    if isinstance(effect, Roll):
        return effects_worth(taste, run, next(found for most, found in effect.rows if face <= most))
    amount = getattr(effect, "amount", None)
    if effect is None or not isinstance(amount, Amount):
        return 0.0
    known = Amount(amount.flat + face, amount.level, amount.dice - 1)
    return effects_worth(taste, run, (replace(effect, amount=known),))
