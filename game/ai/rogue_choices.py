"""How a bot weighs the choices of each moment of Rogue Dungeon, in points of a hero's life."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.ai import rogue_blows, rogue_dice, rogue_walks
from game.ai.rogue_camp import camp_gain
from game.ai.rogue_rooms import (
    effects_worth,
    option_worth,
)
from game.ai.rogue_value import (
    NEVER,
    SURELY,
    Taste,
    best_step,
    card_worth,
    least,
    using_costs,
)
from game.rules.rogue import steps as s
from game.rules.rogue import trading
from game.rules.rogue.effects import (
    Camp,
    CampHere,
    Choose,
    Vanish,
)
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Run
from game.rules.rogue.using import open_use

Scores = list[float]
HASTE: Final = 0.01


def scores(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    """Return what each legal action is worth, in its order; only differences count."""
    return _PHASES[run.phase](taste, run, legal)


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
    gain = effects_worth(taste, run, use.effects) - using_costs(taste, run, action.card, use)
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
        return camp_gain(taste, run, safe=safe) - using_costs(taste, run, action.card, use)
    return effects_worth(taste, run, use.effects) - using_costs(taste, run, action.card, use)


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


def _aiming(taste: Taste, run: Run, legal: Sequence[s.AnyAction]) -> Scores:
    return rogue_blows.aiming(taste, run, legal, _quiet)


_PHASES: Final[dict[str, Callable[[Taste, Run, Sequence[s.AnyAction]], Scores]]] = {
    "exploring": _exploring,
    "travelling": _travelling,
    "choosing": _choosing,
    "losing": _losing,
    "checking": rogue_dice.checking,
    "settling": rogue_dice.settling,
    "aiming": _aiming,
    "aimed": rogue_blows.aimed,
    "struck": rogue_blows.struck,
    "trading": _trading,
    "resting": _resting,
    "awarding": _awarding,
}
