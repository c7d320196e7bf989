"""How a bot weighs what to do in a round of combat in Rogue Dungeon."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.rogue_fight import LUCK_SEEN, Plan, face_value, plan, use_gain
from game.ai.rogue_rooms import effects_worth
from game.ai.rogue_value import NEVER, SURELY, Taste, life, prevents, using_costs
from game.rules.rogue import steps as s
from game.rules.rogue.effects import Vanish
from game.rules.rogue.run import Run
from game.rules.rogue.using import open_use

Scores = list[float]
Quiet = Callable[[Taste, Run, s.AnyAction], float]


def aiming(taste: Taste, run: Run, legal: Sequence[s.AnyAction], quiet: Quiet) -> Scores:
    best = plan(taste, run)
    return [_aim(taste, run, best, action, quiet) for action in legal]


def _aim(taste: Taste, run: Run, best: Plan, action: s.AnyAction, quiet: Quiet) -> float:
    match action:
        case s.Target(monster):
            return 1.0 if monster == best.order[0] else 0.0
        case s.Hold():
            return NEVER
        case s.Train():
            return quiet(taste, run, action)
        case s.Use(card):
            use = open_use(run, card)
            if any(isinstance(effect, Vanish) for effect in use.effects):
                gain = use_gain(taste, run, best, use.effects)
            else:
                gain = max(
                    use_gain(taste, run, best, use.effects),
                    effects_worth(taste, run, use.effects),
                )
            gain -= using_costs(taste, run, card, use)
            return SURELY + gain if gain > 0 else NEVER
        case _:
            return NEVER


def aimed(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    best = plan(taste, run)
    return [_before_roll(taste, run, best, action) for action in legal]


def _before_roll(taste: Taste, run: Run, best: Plan, action: s.AnyAction) -> float:
    if not isinstance(action, s.Use):
        return 0.0
    use = open_use(run, action.card)
    return use_gain(taste, run, best, use.effects) - using_costs(taste, run, action.card, use)


def combat_die(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    best = plan(taste, run)
    tokens = min(LUCK_SEEN, run.hero.luck)
    left = run.foes[best.order[0]].health
    now = face_value(run, best, run.face, tokens)
    fewer = tokens - 1 if run.hero.luck <= LUCK_SEEN else tokens
    price = 0.0 if run.hero.luck <= LUCK_SEEN else taste.luck
    found: Scores = []
    for action in legal:
        match action:
            case s.Luck("reroll"):
                found.append(best.tables[left][fewer][run.hero.health] - price)
            case s.Luck(how):
                face = run.face + (1 if how == "up" else -1)
                found.append(face_value(run, best, face, fewer) - price)
            case s.Use(card):
                use = open_use(run, card)
                gain = use_gain(taste, run, best, use.effects, run.face)
                found.append(now + gain - using_costs(taste, run, card, use))
            case _:
                found.append(now)
    return found


def struck(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    """Answer an attack where what it saves is worth more than the card."""
    hero, found = run.hero, []
    now = life(taste, hero.health - run.attack)
    for action in legal:
        if isinstance(action, s.Use):
            use = open_use(run, action.card)
            left = max(0, run.attack - prevents(action.card))
            gain = life(taste, hero.health - left) - now
            found.append(gain - using_costs(taste, run, action.card, use))
        else:
            found.append(0.0)
    return found
