"""How a bot weighs the choices of each moment of Rogue Dungeon, in points of a hero's life."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from game.ai import rogue_walks
from game.ai.rogue_camp import camp_gain, rested
from game.ai.rogue_fight import LUCK_SEEN, Plan, face_value, plan, use_gain
from game.ai.rogue_rooms import (
    effects_worth,
    option_worth,
)
from game.ai.rogue_value import (
    Taste,
    best_step,
    card_worth,
    least,
    life,
    prevents,
)
from game.rules.rogue import steps as s
from game.rules.rogue import trading
from game.rules.rogue.dice import D10, SURE
from game.rules.rogue.effects import (
    Amount,
    Camp,
    CampHere,
    Check,
    Choose,
    Master,
    RestBonus,
    Roll,
    Steady,
    Vanish,
)
from game.rules.rogue.hands import check_value
from game.rules.rogue.kinds import Use
from game.rules.rogue.loot import LOOT
from game.rules.rogue.odds import check_chance
from game.rules.rogue.run import Run
from game.rules.rogue.using import open_use

Scores = list[float]
NEVER: Final = -1000.0
SURELY: Final = 500.0
HASTE: Final = 0.01


def scores(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    """Return what each legal action is worth, in its order; only differences count."""
    return _PHASES[run.phase](taste, run, legal)


def _cost(taste: Taste, run: Run, card: str, use: Use) -> float:
    """Return what using a card costs: nothing where it is kept."""
    return 0.0 if use.keep else taste.spare * card_worth(run.hero, card)


# Quiet moments


def _quiet(taste: Taste, run: Run, action: s.AnyAction) -> float:
    """Return what using a card or training is worth between things; waiting is worth 0."""
    if isinstance(action, s.Train):
        return SURELY if best_step(taste, run.hero) == action.what else NEVER
    if not isinstance(action, s.Use):
        return NEVER
    use = open_use(run, action.card)
    if any(isinstance(effect, Vanish) for effect in use.effects):
        return NEVER
    gain = effects_worth(taste, run, use.effects) - _cost(taste, run, action.card, use)
    return SURELY + gain if gain > 0 else NEVER


def _exploring(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    return rogue_walks.exploring(taste, run, legal, _quiet)


def _travelling(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    return rogue_walks.travelling(taste, run, legal)


def _resting(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    return [_rest(taste, run, action) for action in legal]


def _rest(taste: Taste, run: Run, action: s.AnyAction) -> float:
    if isinstance(action, s.Done):
        return 0.0
    if not isinstance(action, s.Use):
        return _quiet(taste, run, action) if isinstance(action, s.Train) else NEVER
    use = open_use(run, action.card)
    danger = any(isinstance(effect, CampHere) for effect in use.effects)
    if danger or any(isinstance(effect, Camp) for effect in use.effects):
        safe = not danger or run.hero.place in (run.entrance, run.exit)
        return camp_gain(taste, run, safe=safe) - _cost(taste, run, action.card, use)
    return effects_worth(taste, run, use.effects) - _cost(taste, run, action.card, use)


# Rooms


def _choosing(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    assert isinstance(run.pending, Choose)
    options = run.pending.options
    return [
        option_worth(taste, run, options[action.option])
        if isinstance(action, s.Choose)
        else _quiet(taste, run, action)
        for action in legal
    ]


def _losing(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    return [
        -card_worth(run.hero, action.card) if isinstance(action, s.Discard) else NEVER
        for action in legal
    ]


def _trading(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    """Buy the best; offer the cheapest while the best is worth more than its price."""
    best = max((_ware(run, card) for card in run.stall), default=0.0)
    found: Scores = []
    for action in legal:
        match action:
            case s.Buy(card):
                found.append(SURELY + _ware(run, card))
            case s.Offer(card):
                found.append(_offer(run, card, best))
            case s.Done():
                found.append(0.0)
            case _:
                found.append(NEVER)
    return found


def _ware(run: Run, card: str) -> float:
    return card_worth(run.hero, card)


def _offer(run: Run, card: str, best: float) -> float:
    hero = run.hero
    due = run.rate - trading.worth(run)
    counted = trading.TREASURE_WORTH if LOOT[card].kind == "treasure" else 1
    cost = card_worth(hero, card)
    if counted < due:
        others = tuple(other for other in trading.to_offer(run) if other != card)
        if not others:
            return -1.0
        cost += card_worth(hero, least(hero, others))
    return best - cost - 1.0 + HASTE * counted


def _awarding(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    def wants(action: s.AnyAction) -> float:
        hero = run.heroes[action.to] if isinstance(action, s.Award) else run.hero
        return card_worth(hero, run.found) - 0.2 * len(hero.cards) if run.found else -hero.xp

    return [wants(action) for action in legal]


# Dice


def _checking(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
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
            gain = stake * (chance - now) - _cost(taste, run, action.card, use)
        found.append(gain)
    return found


def _settling(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    if run.die == "combat":
        return _combat_die(taste, run, legal)
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
        return rested(taste, run, run.face + run.sum + more, run.danger) - _cost(
            taste, run, card, use
        )
    return mean - _cost(taste, run, card, use)


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


# Combat


def _aiming(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    best = plan(taste, run)
    return [_aim(taste, run, best, action) for action in legal]


def _aim(taste: Taste, run: Run, best: Plan, action: s.AnyAction) -> float:
    match action:
        case s.Target(monster):
            return 1.0 if monster == best.order[0] else 0.0
        case s.Hold():
            return NEVER
        case s.Train():
            return _quiet(taste, run, action)
        case s.Use(card):
            use = open_use(run, card)
            if any(isinstance(effect, Vanish) for effect in use.effects):
                gain = use_gain(taste, run, best, use.effects)
            else:
                gain = max(
                    use_gain(taste, run, best, use.effects),
                    effects_worth(taste, run, use.effects),
                )
            gain -= _cost(taste, run, card, use)
            return SURELY + gain if gain > 0 else NEVER
        case _:
            return NEVER


def _aimed(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    best = plan(taste, run)
    return [_before_roll(taste, run, best, action) for action in legal]


def _before_roll(taste: Taste, run: Run, best: Plan, action: s.AnyAction) -> float:
    if not isinstance(action, s.Use):
        return 0.0
    use = open_use(run, action.card)
    return use_gain(taste, run, best, use.effects) - _cost(taste, run, action.card, use)


def _combat_die(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
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
                found.append(now + gain - _cost(taste, run, card, use))
            case _:
                found.append(now)
    return found


def _struck(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    """Answer an attack where what it saves is worth more than the card."""
    hero, found = run.hero, []
    now = life(taste, hero.health - run.attack)
    for action in legal:
        if isinstance(action, s.Use):
            use = open_use(run, action.card)
            left = max(0, run.attack - prevents(action.card))
            gain = life(taste, hero.health - left) - now
            found.append(gain - _cost(taste, run, action.card, use))
        else:
            found.append(0.0)
    return found


_PHASES: Final[dict[str, Callable[[Taste, Run, Sequence[s.AnyAction]], Scores]]] = {
    "exploring": _exploring,
    "travelling": _travelling,
    "choosing": _choosing,
    "losing": _losing,
    "checking": _checking,
    "settling": _settling,
    "aiming": _aiming,
    "aimed": _aimed,
    "struck": _struck,
    "trading": _trading,
    "resting": _resting,
    "awarding": _awarding,
}
