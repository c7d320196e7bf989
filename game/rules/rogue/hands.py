"""What a hero's cards are worth as they lie, and what can be parted with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.rogue.effects import Ability, Nature, Price
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import Loot
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Hero, Run

HANDS_KNOWN: Final = 16384
"""How many different hands of cards each table remembers."""
LEAST_DAMAGE: Final = 1
ABILITIES: Final[tuple[Ability, ...]] = ("strength", "agility", "intellect", "vitality")


def matches(hero: str, loot: Loot) -> bool:
    """Return whether a card is a Weapon that suits a hero."""
    card = HEROES[hero]
    suits = loot.every or loot.ability == card.primary or loot.ability in card.also
    return loot.kind == "weapon" and suits


@lru_cache(maxsize=HANDS_KNOWN)
def matching(hero: str, cards: tuple[str, ...]) -> int:
    """Return how many of the cards are Weapons that suit the hero."""
    return sum(matches(hero, LOOT[card]) for card in cards)


def lowest(hero: Hero) -> int:
    """Return the lowest of the four abilities."""
    return min(hero.strength, hero.agility, hero.intellect, hero.vitality)


def weapon_damage(hero: Hero) -> int:
    """Return what a successful attack does (rulebook, Heroes; ruling R6)."""
    return max(LEAST_DAMAGE, min(matching(hero.id, hero.cards), lowest(hero)))


@lru_cache(maxsize=HANDS_KNOWN)
def kinds_held(cards: tuple[str, ...]) -> dict[str, int]:
    """Return how many cards of each kind there are; callers leave it as it is."""
    held: dict[str, int] = {}
    for card in cards:
        kind = LOOT[card].kind
        held[kind] = held.get(kind, 0) + 1
    return held


def owns(hero: Hero, what: str) -> bool:
    """Return whether a hero has a card, or a card of a kind."""
    return what in hero.cards or what in kinds_held(hero.cards)


# What lies there and helps


@lru_cache(maxsize=HANDS_KNOWN)
def _attack_bonus(cards: tuple[str, ...], nature: Nature, henchmen: bool) -> int:
    return sum(
        loot.hav
        for loot in map(LOOT.__getitem__, cards)
        if loot.hav
        and (not henchmen or loot.kind == "henchman")
        and (not loot.against or nature in loot.against)
    )


def attack_bonus(run: Run, at: int, nature: Nature) -> int:
    """Return what cards add to a hero's attack value: the others' Henchmen too (R30)."""
    if len(run.heroes) == 1:
        return _attack_bonus(run.heroes[at].cards, nature, False)
    return sum(_attack_bonus(run.heroes[i].cards, nature, i != at) for i in {*run.present(), at})


@lru_cache(maxsize=HANDS_KNOWN)
def _check_bonus(cards: tuple[str, ...], ability: Ability, henchmen: bool) -> int:
    return sum(
        by
        for loot in map(LOOT.__getitem__, cards)
        if not henchmen or loot.kind == "henchman"
        for name, by in loot.checks
        if name == ability
    )


@lru_cache(maxsize=HANDS_KNOWN)
def _helpers(cards: tuple[str, ...], ability: Ability) -> int:
    """Return the best that a Henchman among the cards has of an ability."""
    return max(
        (value for card in cards for name, value in LOOT[card].abilities if name == ability),
        default=0,
    )


def check_value(run: Run, ability: Ability, modifier: int) -> int:
    """Return what the acting hero's die must not exceed: their ability or a Henchman's."""
    hero = run.hero
    value, bonus = hero.ability(ability), _check_bonus(hero.cards, ability, False)
    for i in run.present():
        other = run.heroes[i].cards
        value = max(value, _helpers(other, ability))
        if i != run.at:
            bonus += _check_bonus(other, ability, True)
    return value + bonus + modifier + run.steady


@lru_cache(maxsize=HANDS_KNOWN)
def rest_bonus(cards: tuple[str, ...], henchmen: bool = False) -> int:
    """Return what cards, or the Henchmen among them, add to a rest roll as they lie."""
    return sum(
        loot.rest
        for loot in map(LOOT.__getitem__, cards)
        if not henchmen or loot.kind == "henchman"
    )


def rest_help(run: Run) -> int:
    """Return what is added to the acting hero's rest roll: the others' Henchmen help too (R30)."""
    return sum(rest_bonus(run.heroes[i].cards, i != run.at) for i in run.present())


# What may be parted with


@lru_cache(maxsize=HANDS_KNOWN)
def parting(hero: str, cards: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Return the cards of a kind that a hero may part with, twins included (ruling R21).

    An empty kind is any but Skills; ``matching`` is Weapons that suit the hero.
    """
    if kind == "matching":
        return tuple(card for card in cards if matches(hero, LOOT[card]))
    if kind:
        return tuple(card for card in cards if LOOT[card].kind == kind != "skill")
    return tuple(card for card in cards if LOOT[card].kind != "skill")


def can_pay(hero: Hero, price: Price) -> bool:
    """Return whether a hero can pay a price and live."""
    if hero.xp < price.xp or hero.luck < price.luck or hero.health <= price.health:
        return False
    if price.card and price.card not in hero.cards:
        return False
    cards = without(hero.cards, price.card) if price.card else hero.cards
    return len(parting(hero.id, cards, price.kind or "")) >= price.cards


@lru_cache(maxsize=HANDS_KNOWN)
def distinct(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return each card once, in order."""
    return tuple(dict.fromkeys(cards))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
