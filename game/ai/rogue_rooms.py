"""What the effects of a room or card are worth to a hero, by expectation and without play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.ai.rogue_value import Taste, life, price_of_cards, step_worth
from game.rules.rogue.effects import (
    Amount,
    AnyEffect,
    Camp,
    Change,
    Check,
    Choose,
    Deeper,
    Drain,
    DrawLoot,
    Fall,
    Favour,
    Fight,
    Find,
    Heal,
    Hurt,
    Learn,
    Lose,
    Once,
    Option,
    Owns,
    Price,
    Roll,
    Trade,
)
from game.rules.rogue.hands import (
    attack_bonus,
    can_pay,
    check_value,
    kinds_held,
    owns,
    weapon_damage,
)
from game.rules.rogue.kinds import Monster
from game.rules.rogue.monsters import MONSTER_DECKS, MONSTERS
from game.rules.rogue.odds import check_chance
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import LAST_LEVEL, Run

D6: Final = 3.5
D10: Final = 10
SPECIALTY: Final = 9.0
"""What a card of the specialty deck is worth."""
UNEVEN: Final = 0.6
"""How far losses stray from what is expected, as a part of it."""
SPECIAL: Final = 0.35
"""What a special ability adds to a monster's damage in each round, for each face."""
LEFT_ALONE: Final = -4.0
"""What it is worth to fall past the rest of a level."""


def effects_worth(taste: Taste, run: Run, effects: Iterable[AnyEffect]) -> float:
    """Return what effects are worth to the acting hero, compared with nothing happening."""
    return sum(_worth(taste, run, effect) for effect in effects)


def _worth(taste: Taste, run: Run, effect: AnyEffect) -> float:  # noqa: C901, PLR0911, PLR0912 - one case an effect
    hero = run.hero
    match effect:
        case Hurt(amount) | Drain(amount):
            return _loss(taste, hero.health, _mean(run, amount))
        case Heal(amount):
            more = min(hero.vitality, round(hero.health + _mean(run, amount)))
            return life(taste, more) - life(taste, hero.health)
        case Camp():
            more = min(hero.vitality, round(hero.health + D6 + 1))
            return life(taste, more) - life(taste, hero.health)
        case Learn(amount):
            return taste.xp * _mean(run, amount)
        case Favour(count):
            return taste.luck * max(count, -hero.luck)
        case Change(ability, by):
            return by * step_worth(taste, hero, ability)
        case DrawLoot(count):
            return taste.loot * count
        case Find(card):
            return SPECIALTY if card in run.specialty else taste.loot
        case Lose(kind, count):
            return -price_of_cards(hero, count, kind or "")
        case Check(ability, modifier, passed, failed):
            chance = check_chance(check_value(run, ability, modifier))
            good = effects_worth(taste, run, passed)
            return chance * good + (1 - chance) * effects_worth(taste, run, failed)
        case Choose(options):
            return max(
                (option_worth(taste, run, each) for each in options if _open(run, each)), default=0
            )
        case Roll(rows):
            return _rolled(taste, run, rows)
        case Fight():
            return fight_worth(taste, run, effect)
        case Trade(cards):
            spare = kinds_held(hero.cards).get("treasure", 0) + len(hero.cards) // 4
            return taste.bargain * min(spare, cards)
        case Once(inner):
            return 0 if run.room in run.once else effects_worth(taste, run, inner)
        case Owns(card, then, otherwise):
            return effects_worth(taste, run, then if owns(hero, card) else otherwise)
        case Deeper(level, then, otherwise):
            return effects_worth(taste, run, then if run.level >= level else otherwise)
        case Fall():
            return LEFT_ALONE
        case _:
            return 0


def _mean(run: Run, amount: Amount) -> float:
    return max(0, amount.flat + amount.level * run.level + D6 * amount.dice)


def _loss(taste: Taste, health: int, count: float) -> float:
    """Return what losing about so much Health is worth: sometimes less, sometimes more."""
    now = life(taste, health)
    less, more = count * (1 - UNEVEN), count * (1 + UNEVEN)
    return (_between(taste, health - less) + _between(taste, health - more)) / 2 - now


def _between(taste: Taste, health: float) -> float:
    """Return what a hero is worth whose Health lies between two numbers."""
    if health <= 0:
        return 0.0
    low = int(health)
    part = health - low
    return life(taste, low) * (1 - part) + life(taste, low + 1) * part


def _open(run: Run, option: Option) -> bool:
    hero = run.hero
    return can_pay(hero, option.price) and (not option.owns or owns(hero, option.owns))


def option_worth(taste: Taste, run: Run, option: Option) -> float:
    """Return what choosing an option is worth, its price paid."""
    return effects_worth(taste, run, option.effects) - price_worth(taste, run, option.price)


def price_worth(taste: Taste, run: Run, price: Price) -> float:
    """Return what a price costs the acting hero."""
    hero = run.hero
    cost = taste.xp * price.xp + taste.luck * price.luck
    cost += price_of_cards(hero, price.cards, price.kind or "")
    if price.card:
        cost += price_of_cards(hero, 1, "")
    if price.health:
        cost += life(taste, hero.health) - life(taste, hero.health - price.health)
    return cost


def _rolled(taste: Taste, run: Run, rows: Iterable[tuple[int, tuple[AnyEffect, ...]]]) -> float:
    total, low = 0.0, 0
    for most, effects in rows:
        total += (most - low) / 6 * effects_worth(taste, run, effects)
        low = most
    return total


# Fights not yet begun


def fight_worth(taste: Taste, run: Run, fight: Fight) -> float:
    """Return about what a fight is worth, its monsters still to be drawn."""
    hero, level = run.hero, min(LAST_LEVEL, run.level + fight.above)
    loss, gain = 0.0, 0.0
    blow = weapon_damage(hero)
    others = len(fight.named) + fight.count - 1
    hav = hero.primary + attack_bonus(run, run.at, "human")
    for name in fight.named:
        card = MONSTERS[name]
        loss += expected_loss(card, hav, blow, others)
        gain += taste.xp * card.level + taste.loot
        others -= 1
    for _ in range(fight.count):
        loss += _deck_loss(level, hav, blow, others)
        gain += taste.xp * level + taste.loot
        others -= 1
    lost = _loss(taste, hero.health, loss)
    chance = 1 + lost / life(taste, hero.health)
    return lost + chance * (gain + effects_worth(taste, run, fight.prize))


@lru_cache(maxsize=4096)
def _deck_loss(level: int, hav: int, blow: int, others: int) -> float:
    deck = MONSTER_DECKS[level]
    return sum(expected_loss(MONSTERS[name], hav, blow, others) for name in deck) / len(deck)


@lru_cache(maxsize=8192)
def expected_loss(monster: Monster, hav: int, blow: int, others: int) -> float:
    """Return about how much Health a monster costs before it is beaten."""
    mav = monster.mav + others
    hits = sum(roll == D10 or (roll > 1 and hav + roll >= mav) for roll in range(1, D10 + 1))
    struck = sum(roll == 1 or (roll < D10 and mav >= hav + roll) for roll in range(1, D10 + 1))
    rounds = -(-monster.health // blow) * D10 / hits
    a_round = (struck * monster.damage + D10 * SPECIAL * len(monster.specials)) / D10
    loss = rounds * a_round - (monster.damage * struck / D10) / 2
    if monster.wrath:
        loss += monster.wrath.damage
    return max(0.3, loss)


@lru_cache(maxsize=256)
def colour_rooms(rooms: tuple[str, ...]) -> tuple[tuple[AnyEffect, ...], ...]:
    return tuple(ROOMS[room].effects for room in rooms)


def gem_worth(taste: Taste, run: Run, rooms: tuple[str, ...]) -> float:
    """Return what exploring a gem is worth whose card is one of these."""
    if not rooms:
        return 0
    found = colour_rooms(rooms)
    return sum(effects_worth(taste, run, effects) for effects in found) / len(found)
