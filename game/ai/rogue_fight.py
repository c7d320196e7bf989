"""How a bot fights in Rogue Dungeon: each combat is solved over dice, Luck and Health."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Final, NamedTuple

from game.ai.rogue_rooms import SPECIALTY
from game.ai.rogue_value import Taste, life, outlook
from game.rules.rogue.effects import (
    Aim,
    AnyEffect,
    Charm,
    Daunt,
    Exploit,
    Heal,
    Slay,
    SlipAway,
    Strike,
    Vanish,
)
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.odds import D10, Duel, Values, after, duel, faces, solve
from game.rules.rogue.run import Run

LUCK_SEEN: Final = 3
"""How many Luck tokens a bot plans with in one combat."""
ORDERED: Final = 3
"""How many monsters a bot tries in every order; more are taken by their Health."""
D6: Final = 3.5


class Plan(NamedTuple):
    """What a bot means to do in a combat, and what it expects."""

    order: tuple[int, ...]
    value: float
    fight: Duel
    """With the first of the order, as it stands before the roll."""
    tables: tuple[Values, ...]
    """What the fight is worth by that monster's Health, the hero's Luck and Health."""


def plan(taste: Taste, run: Run) -> Plan:
    """Return the best order in which the acting hero takes on the monsters that stand."""
    standing = run.standing()
    aimed = run.hero.target
    if aimed in standing and run.phase != "aiming":
        rest = sorted((i for i in standing if i != aimed), key=lambda i: run.foes[i].health)
        return in_order(taste, run, (aimed, *rest))
    if len(standing) > ORDERED:
        by_health = sorted(standing, key=lambda i: run.foes[i].health)
        orders: Iterable[tuple[int, ...]] = [tuple(by_health)]
    else:
        orders = permutations(standing)
    return max((in_order(taste, run, order) for order in orders), key=lambda found: found.value)


def in_order(taste: Taste, run: Run, order: tuple[int, ...]) -> Plan:
    """Return what fighting the monsters in an order is worth."""
    hero = run.heroes[run.at]
    luck, most = min(LUCK_SEEN, hero.luck), hero.vitality
    prize = sum(taste.xp * MONSTERS[run.foes[i].id].level + taste.loot for i in order)
    tables: tuple[Values, ...] = ()
    won = outlook(taste, luck, most, round(prize, 1))
    fight = None
    for place in range(len(order) - 1, -1, -1):
        number = order[place]
        fight = duel(run, run.at, number, len(order) - 1 - place)
        tables = solve(fight, luck, most, won)
        won = tables[run.foes[number].health]
    assert fight
    return Plan(order, won[luck][hero.health], fight, tables)


def round_value(run: Run, plan_: Plan, aim: int = 0, more: int = 0) -> float:
    """Return the value of the round to come without Luck, cards having added aim and damage."""
    hero, left = run.hero, run.foes[plan_.order[0]].health
    tokens = min(LUCK_SEEN, hero.luck)
    sides = faces(_this_round(run, plan_.fight, aim))[left]
    more += hero.blow
    return sum(after(plan_.tables, side, left, hero.health, tokens, more) for side in sides) / D10


def face_value(run: Run, plan_: Plan, face: int, tokens: int, more: int = 0) -> float:
    """Return the value of a roll that stands."""
    hero, left = run.hero, run.foes[plan_.order[0]].health
    side = faces(_this_round(run, plan_.fight))[left][face - 1]
    return after(plan_.tables, side, left, hero.health, tokens, more + hero.blow)


def _this_round(run: Run, fight: Duel, aim: int = 0) -> Duel:
    """Return the duel as it is in this round, with what cards help the hero to."""
    hero = run.hero
    return fight._replace(hav=fight.hav + hero.aim + hero.daunt + aim)


def use_gain(
    taste: Taste, run: Run, plan_: Plan, effects: Iterable[AnyEffect], face: int = 0
) -> float:
    """Return what a card's effects add to a fight, before the roll or (with a face) after it."""
    hero, foe = run.hero, run.foes[plan_.order[0]]
    tokens = min(LUCK_SEEN, hero.luck)
    now = (
        face_value(run, plan_, face, tokens)
        if face
        else plan_.tables[foe.health][tokens][hero.health]
    )
    aim, more, gain = 0, 0, 0.0
    for effect in effects:
        match effect:
            case Aim(by) | Daunt(by):
                aim += by
            case Strike(amount):
                more += round(amount.flat + amount.level * run.level + D6 * amount.dice)
            case Exploit(damage):
                if damage and foe.card.hurt_by and not foe.card.charmed_by:
                    more += damage
                else:
                    gain += _gone(plan_, tokens, hero.health) - now + _friend(foe.card.henchman)
            case Charm():
                gain += _gone(plan_, tokens, hero.health) - now + _friend(foe.card.henchman)
            case Slay():
                gain += _gone(plan_, tokens, hero.health) - now
            case Heal(amount):
                own = min(hero.vitality, round(hero.health + amount.flat + D6 * amount.dice))
                table = plan_.tables[foe.health][tokens]
                gain += table[own] - table[hero.health]
            case SlipAway() | Vanish():
                gain += life(taste, hero.health) + taste.luck * tokens - now
    if aim or more:
        gain += _round_gain(run, plan_, aim, more, face, tokens)
    return gain


def _round_gain(run: Run, plan_: Plan, aim: int, more: int, face: int, tokens: int) -> float:
    if face:
        return face_value(run, plan_, face, tokens, more) - face_value(run, plan_, face, tokens)
    return round_value(run, plan_, aim, more) - round_value(run, plan_)


def _gone(plan_: Plan, tokens: int, health: int) -> float:
    """Return what the fight is worth with its first monster gone."""
    return plan_.tables[0][tokens][health]


def _friend(henchman: str) -> float:
    return SPECIALTY if henchman else 0.0
