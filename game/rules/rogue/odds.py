"""Chances of a fight, a check and a rest in Rogue Dungeon, computed over dice, Luck and Health."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from game.rules.rogue.combat import BERSERK, SCALES, attack_values, monster_damage
from game.rules.rogue.hands import check_value, kinds_held, weapon_damage
from game.rules.rogue.kinds import Special
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.run import Run
from game.rules.rogue.specials import ENERGY, GROWTH, LIFE, ROCK

D10: Final = 10
D6: Final = 6
SWEEPS: Final = 12
EXACT: Final = 1e-4
"""When the values of a duel count as settled: rounds in which nothing changes repeat themselves."""
DUELS_KNOWN: Final = 4096
ENSNARED_AT_MOST: Final = 4
"""How many failures to break free are told apart; more are rarer than one in a hundred."""

Values: TypeAlias = tuple[tuple[float, ...], ...]
"""A number for each count of Luck tokens (first) and of Health (second, from 0)."""
Branch: TypeAlias = tuple[float, int, int]
"""A chance with what the hero loses and what the monster loses (negative: gains)."""


class Side(NamedTuple):
    """One side of a monster's card, with what a fight has added to it."""

    mav: int
    damage: int
    specials: tuple[tuple[int, Special], ...]


class Duel(NamedTuple):
    """All that decides a fight of one hero with one monster."""

    hav: int
    """The hero's attack value before the roll."""
    blow: int
    """Weapon Damage."""
    health: int
    """The monster's Health as printed."""
    side: Side
    wrath: Side | None
    """A boss's other side, from half of its Health down."""
    caught: float
    """The chance to fail to break free when ensnared."""
    sinks: int
    """How much drowning takes: the Armor and Treasures carried."""


def duel(run: Run, at: int, number: int, others: int = 0) -> Duel:
    """Return the duel of a hero with a monster in combat, `others` of which stand untargeted.

    What cards help with for one round is left out.
    """
    hero, foe = run.heroes[at], run.foes[number]
    hav, mav = attack_values(run, at, number, others)
    hav, mav = hav - hero.aim, mav + hero.daunt
    printed = MONSTERS[foe.id]
    specials = foe.card.specials
    if foe.berserk:  # it adds to the damage once, and already has
        specials = tuple(each for each in specials if each[1] != "berserk")
    side = Side(mav, monster_damage(foe), specials)
    wrath = printed.wrath
    more, angry = mav - foe.card.mav, monster_damage(foe) - foe.card.damage
    other = Side(wrath.mav + more, wrath.damage + angry, wrath.specials) if wrath else None
    held = kinds_held(hero.cards)
    sinks = held.get("armor", 0) + held.get("treasure", 0)
    caught = 1 - check_chance(check_value(run, "strength", 2))
    return Duel(hav, weapon_damage(hero), printed.health, side, other, caught, sinks)


def check_chance(value: int) -> float:
    """Return the chance that a D10 passes a check against a value, without Luck."""
    return min(D10 - 1, max(1, value)) / D10


@lru_cache(maxsize=DUELS_KNOWN)
def solve(fight: Duel, luck: int, most: int, won: Values) -> tuple[Values, ...]:
    """Return the value of a duel under the best use of Luck, by the monster's Health.

    `won` is what victory is worth by Luck and Health left, up to `luck` and `most`; death is worth
    0. The result is indexed by the monster's Health, then Luck, then the hero's Health.
    """
    table = [[[0.0] * (most + 1) for _ in range(luck + 1)] for _ in range(fight.health + 1)]
    table[0] = [list(row[: most + 1]) for row in won[: luck + 1]]
    sides = faces(fight)
    for _ in range(SWEEPS):
        if _sweep(fight, sides, table, luck, most) < EXACT:
            break
    return tuple(tuple(tuple(row) for row in block) for block in table)


def _sweep(
    fight: Duel,
    sides: Sequence[Sequence[Sequence[Branch]]],
    table: list[list[list[float]]],
    luck: int,
    most: int,
) -> float:
    """Work every value out once more from the others; return the largest change."""
    largest = 0.0
    for left in range(1, fight.health + 1):
        side = sides[left]
        for own in range(1, most + 1):
            last: list[float] = []
            again = 0.0
            for tokens in range(luck + 1):
                values = [after(table, branches, left, own, tokens) for branches in side]
                if tokens:
                    values = _with_luck(values, last, again)
                last, again = values, sum(values) / D10
                largest = max(largest, abs(table[left][tokens][own] - again))
                table[left][tokens][own] = again
    return largest


def after(
    table: Sequence[Sequence[Sequence[float]]],
    branches: Sequence[Branch],
    left: int,
    own: int,
    tokens: int,
    more: int = 0,
) -> float:
    """Return the value of a roll that stands, `more` being damage that cards have added."""
    total = 0.0
    for chance, harm, wound in branches:
        if harm < own:
            foe = min(len(table) - 1, max(0, left - wound - more))
            total += chance * table[foe][tokens][own - harm]
    return total


def _with_luck(values: list[float], fewer: list[float], again: float) -> list[float]:
    """Return the values of each face where one more token may be spent than in `fewer`."""
    return [
        max(
            value, again,
            fewer[i - 1] if i else 0.0,
            fewer[i + 1] if i + 1 < D10 else 0.0,
        )
        for i, value in enumerate(values)
    ]  # fmt: skip


@lru_cache(maxsize=DUELS_KNOWN)
def faces(fight: Duel) -> tuple[tuple[tuple[Branch, ...], ...], ...]:
    """Return what each face brings, by the monster's Health."""
    return tuple(
        tuple(tuple(_face(fight, left, roll)) for roll in range(1, D10 + 1))
        for left in range(fight.health + 1)
    )


def _face(fight: Duel, left: int, roll: int) -> list[Branch]:
    turned = fight.wrath is not None and 2 * left <= fight.health
    side = fight.wrath if turned and fight.wrath else fight.side
    hits = roll == D10 or (roll != 1 and fight.hav + roll >= side.mav)
    struck = roll == 1 or (roll != D10 and side.mav >= fight.hav + roll)
    special = next((name for face, name in side.specials if face == roll), None)
    return _branches(fight, side, left, hits, struck, special)


def _branches(
    fight: Duel, side: Side, left: int, hits: bool, struck: bool, special: Special | None
) -> list[Branch]:
    """Return how a round may go once the roll stands and a special ability is set off."""
    wound = fight.blow if hits else 0
    harm = side.damage if struck else 0
    more, mended = _ALWAYS.get(special or "", (0, 0))
    harm, wound = harm + more, wound - min(mended, fight.health - left)
    match special:
        case "ensnare":
            return _ensnared(fight.caught)
        case "paralyze":
            return [(1, side.damage, 0)]
        case "fire_breath" | "flame_strike":
            less = special == "fire_breath"
            return [(1 / D6, harm + face - less, wound) for face in range(1, D6 + 1)]
        case "absorb_attack":
            wound = -fight.blow if wound else 0
        case "dragon_scales":
            wound = max(0, wound - SCALES)
        case "evade":
            wound = max(0, wound - left)
        case "berserk" if struck:
            harm += BERSERK
        case "drown":
            harm += fight.sinks
        case "extra_attack":
            harm += side.damage
    return [(1, harm, wound)]


_ALWAYS: Final[dict[str, tuple[int, int]]] = {
    "hurl_rock": (ROCK, 0),
    "life_drain": (LIFE, LIFE),
    "energy_drain": (0, ENERGY),
    "regenerate": (0, GROWTH),
}
"""What some special abilities take from the hero and give to the monster, hit or miss."""


def _ensnared(caught: float) -> list[Branch]:
    """Return how often the hero fails to break free, 2 Health each time."""
    found = [(caught**n * (1 - caught), 2 * n, 0) for n in range(ENSNARED_AT_MOST)]
    return [*found, (caught**ENSNARED_AT_MOST, 2 * ENSNARED_AT_MOST, 0)]


class Forecast(NamedTuple):
    """How a combat goes if one hero fights it to the end, Luck spent to stay alive."""

    wins: float
    """The chance to live."""
    health: float
    """The Health to expect then, counting 0 where the hero dies."""


def forecast(run: Run, at: int, order: Sequence[int]) -> Forecast:
    """Return the chances of a hero who takes on the monsters standing in an order."""
    hero = run.heroes[at]
    sure = tuple((0.0, *[1.0] * hero.health) for _ in range(hero.luck + 1))
    left = tuple(tuple(float(i) for i in range(hero.health + 1)) for _ in range(hero.luck + 1))
    return Forecast(fight_value(run, at, order, sure), fight_value(run, at, order, left))


def fight_value(run: Run, at: int, order: Sequence[int], won: Values) -> float:
    """Return what fighting the monsters in an order is worth; `won` values what is left after."""
    hero = run.heroes[at]
    luck, most = len(won) - 1, len(won[0]) - 1
    for place in range(len(order) - 1, -1, -1):
        number = order[place]
        fight = duel(run, at, number, len(order) - 1 - place)
        tables = solve(fight, luck, most, won)
        won = tables[run.foes[number].health]
    return won[min(luck, hero.luck)][hero.health]


def rest_chance(run: Run, bonus: int) -> float:
    """Return the chance that camping here brings a wandering monster."""
    return max(0, min(D6, run.level - 1 - bonus)) / D6
