"""What choices of Rogue Dungeon lead to, in numbers: how a roll, a fight, a step come out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from msgspec.structs import replace

from game.rules.rogue.combat import attack_values
from game.rules.rogue.dice import D10, SURE
from game.rules.rogue.effects import (
    AnyEffect,
    Check,
    Choose,
    Deeper,
    Drain,
    Fight,
    Heal,
    Hurt,
    Once,
    Option,
    Owns,
    Roll,
)
from game.rules.rogue.hands import check_value, owns, weapon_damage
from game.rules.rogue.kinds import Special
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.odds import Forecast, Values, fight_value
from game.rules.rogue.run import Foe, Hero, Run
from game.rules.rogue.steps import Training

LUCK_SEEN: Final = 3
"""How many Luck tokens a forecast spends at the most: more hardly change it."""
ORDERED: Final = 3
"""How many monsters are tried in every order; more are taken by their Health."""
MISSED: Final[frozenset[Special]] = frozenset({"ensnare", "paralyze"})
"""The special abilities that make a hit of the hero's miss."""
UNRECKONED: Final[frozenset[Special]] = frozenset({
    "charm", "curse", "fear", "steal", "summon", "frenzy", "invisibility", "insanity", "poison",
    "petrify", "web",
})  # fmt: skip
"""The special abilities whose effect on later rounds a forecast does not reckon with."""


class Strike(NamedTuple):
    """How one roll of an attack comes out."""

    hits: bool
    struck: bool
    special: Special | None


class Clash(NamedTuple):
    """How an attack may come out, before the roll."""

    hits: float
    struck: float
    special: float
    """The chance that a special ability is set off."""


def strike(run: Run, at: int, number: int, roll: int) -> Strike:
    """Return how an attack comes out with a roll that stands (rulings R2, R3a)."""
    base, mav = attack_values(run, at, number)
    hits = roll == D10 or (roll != 1 and base + roll >= mav)
    struck = roll == 1 or (roll != D10 and mav >= base + roll)
    found = (name for face, name in run.foes[number].card.specials if face == roll)
    special = next(found, None)
    if special in MISSED:
        hits, struck = False, special == "paralyze"
    return Strike(hits, struck, special)


def clash(run: Run, at: int, number: int) -> Clash:
    """Return the chances of an attack before its roll, without Luck."""
    rolls = [strike(run, at, number, roll) for roll in range(1, D10 + 1)]
    return Clash(
        sum(roll.hits for roll in rolls) / D10,
        sum(roll.struck for roll in rolls) / D10,
        sum(roll.special is not None for roll in rolls) / D10,
    )


def prospect(run: Run, at: int, first: int | None = None) -> Forecast:
    """Return how a combat goes if one hero fights it out, one monster first or whichever is best.

    Luck is spent to stay alive; cards are not used, and what was used counts for its round alone.
    """
    run = _without_aids(run, at)
    standing = run.standing()
    others = [i for i in standing if i != first]
    ahead = () if first is None else (first,)
    if len(others) > ORDERED:
        orders = [tuple(sorted(others, key=lambda i: run.foes[i].health))]
    else:
        orders = list(permutations(others))
    alive, left = _worth(run.heroes[at].vitality)
    tried = [(*ahead, *order) for order in orders]
    best = max(tried, key=lambda order: fight_value(run, at, order, alive))
    return Forecast(fight_value(run, at, best, alive), fight_value(run, at, best, left))


def _without_aids(run: Run, at: int) -> Run:
    """Return the run without what helps or hampers a hero in this round only."""
    hero = run.heroes[at]
    if not hero.aim and not hero.daunt:
        return run
    bare = [replace(each, aim=0, daunt=0) if each is hero else each for each in run.heroes]
    return replace(run, heroes=bare)


def unreckoned(run: Run) -> list[Special]:
    """Return the special abilities that a forecast leaves out, of the monsters that stand."""
    sides = [side for i in run.standing() for side in (run.foes[i].card, run.foes[i].card.wrath)]
    names = (name for side in sides if side for _, name in side.specials)
    return [name for name in dict.fromkeys(names) if name in UNRECKONED]


@lru_cache(maxsize=16)
def _worth(most: int) -> tuple[Values, Values]:
    """Return what having won is worth by Luck and Health left: being alive; the Health.

    They reach as far as they may in the whole fight, so that each round finds its duels solved.
    """
    alive = tuple((0.0, *[1.0] * most) for _ in range(LUCK_SEEN + 1))
    left = tuple(tuple(float(i) for i in range(most + 1)) for _ in range(LUCK_SEEN + 1))
    return alive, left


def passes(face: int, value: int) -> bool:
    """Return whether a roll passes a check."""
    return face in SURE or (face != D10 and face <= value)


def value_of(run: Run, check: Check) -> int:
    """Return what the acting hero's die must not exceed in a check."""
    return check_value(run, check.ability, check.modifier)


def checks_in(run: Run, effects: Sequence[AnyEffect]) -> Iterator[Check]:
    """Yield the checks that effects would ask of the acting hero first, before other dice."""
    for effect in effects:
        match effect:
            case Check():
                yield effect
            case Deeper(level, then, otherwise):
                yield from checks_in(run, then if run.level >= level else otherwise)
            case Owns(card, then, otherwise):
                yield from checks_in(run, then if owns(run.hero, card) else otherwise)
            case Once(inner) if run.room not in run.once:
                yield from checks_in(run, inner)
            case _:
                pass


def fights_in(run: Run, effects: Sequence[AnyEffect]) -> Iterator[Fight]:
    """Yield the fights with monsters of a deck that effects may lead to."""
    for effect in effects:
        match effect:
            case Fight(count) if count:
                yield effect
            case Check(_, _, passed, failed):
                yield from fights_in(run, (*passed, *failed))
            case Roll(rows):
                yield from fights_in(run, [each for _, found in rows for each in found])
            case Choose(options):
                yield from fights_in(run, [x for option in options for x in option.effects])
            case Deeper(level, then, otherwise):
                yield from fights_in(run, then if run.level >= level else otherwise)
            case Owns(card, then, otherwise):
                yield from fights_in(run, then if owns(run.hero, card) else otherwise)
            case Once(inner) if run.room not in run.once:
                yield from fights_in(run, inner)
            case _:
                pass


def heals_in_vain(run: Run, option: Option) -> bool:
    """Return whether an option gives Health at once to a hero who has it all."""
    hero = run.hero
    if hero.health < hero.vitality or option.price.health:
        return False
    return _first_of_health(run, option.effects) is Heal


def _first_of_health(run: Run, effects: Sequence[AnyEffect]) -> type | None:
    """Return the first kind of effect that changes Health for sure, or may: a die, a fight."""
    for effect in effects:
        match effect:
            case Deeper(level, then, otherwise):
                found = _first_of_health(run, then if run.level >= level else otherwise)
            case Owns(card, then, otherwise):
                found = _first_of_health(run, then if owns(run.hero, card) else otherwise)
            case Once(inner):
                found = _first_of_health(run, inner) if run.room not in run.once else None
            case Heal() | Hurt() | Drain() | Check() | Roll() | Fight() | Choose():
                found = type(effect)
            case _:
                found = None
        if found:
            return found
    return None


class Drawn(NamedTuple):
    """How a fight with one monster goes that is still to be drawn."""

    wins: float
    """The chance to live, on average, without Luck and cards."""
    hardest: str


def drawn(run: Run, level: int) -> Drawn | None:
    """Return how the acting hero fares against a level's monsters; None if none is left."""
    alive = ((0.0, *[1.0] * run.hero.vitality),)
    chances = {}
    for name in run.monsters[level - 1]:
        met = replace(_without_aids(run, run.at), foes=[Foe(name, MONSTERS[name].health)])
        chances[name] = fight_value(met, run.at, (0,), alive)
    if not chances:
        return None
    return Drawn(sum(chances.values()) / len(chances), min(chances, key=chances.__getitem__))


def pass_chance(value: int, luck: int = 0) -> float:
    """Return the chance to pass a check against a value, so many Luck tokens well spent."""
    fewer = pass_chance(value, luck - 1) if luck else 0.0
    reached = max(1, min(D10 - 1, value)) + luck
    return sum(1.0 if face <= reached else fewer for face in range(1, D10 + 1)) / D10


def trained(hero: Hero, what: Training) -> Hero:
    """Return a hero as they would be a step further on a track."""
    if what == "luck":
        return replace(hero, luck=hero.luck + 1)
    if what == "vitality":
        return replace(hero, vitality=hero.vitality + 1, health=hero.health + 1)
    return replace(hero, **{what: hero.ability(what) + 1})


def damage_with(hero: Hero, cards: tuple[str, ...]) -> int:
    """Return what a hero's Weapon Damage would be with other cards."""
    return weapon_damage(replace(hero, cards=cards))
