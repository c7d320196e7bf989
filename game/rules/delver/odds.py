"""The chances of a fight before it is fought: what each weapon, item and second roll promises."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import TypeAlias

from game.rules.delver import choices
from game.rules.delver import steps as s
from game.rules.delver.cards import BOMB_BONUS, DIE_BONUS, HYDRA_HEADS
from game.rules.delver.delve import Delve, weapons_against

Chances: TypeAlias = Mapping[s.AnyAction, Fraction]


@cache
def roll_chance(die: int, target: int) -> Fraction:
    """Return the chance that a die beats a number, ties rolled again (ruling D4)."""
    if target < 1:
        return Fraction(1)
    return Fraction(max(0, die - target), die - 1)


def chance_to_win(delve: Delve, weapon: str, *, more: int = 0) -> Fraction:
    """Return the chance to win the fight with the monster turned up, with a weapon.

    `more` is added to the roll on top of all that the delve itself adds. The Hydra must still
    be beaten as often as it has heads: twice before the first roll.
    """
    die = delve.die(weapon)
    chance = roll_chance(die, delve.number(die) - delve.bonus(weapon) - more)
    return chance ** _heads(delve)


def _heads(delve: Delve) -> int:
    return HYDRA_HEADS if delve.card == "hydra" and delve.phase == "monster" else delve.heads


def chances(delve: Delve) -> Chances:
    """Return the chance that each action decides by itself, where luck has a say in it.

    Before a roll: to win with a weapon; with the Fire Bomb, then with the best weapon. After a
    lost roll: what a second roll or the Loaded Die makes of it. An action that no luck follows
    at once is left out.
    """
    match delve.phase:
        case "monster":
            return _before_roll(delve)
        case "lost":
            return _after_lost_roll(delve)
        case _:
            return {}


def _before_roll(delve: Delve) -> Chances:
    found: dict[s.AnyAction, Fraction] = {}
    for action in choices.before_roll(delve):
        if isinstance(action, s.Fight):
            found[action] = chance_to_win(delve, action.weapon)
        elif action == s.USE["fire_bomb"]:
            found[action] = with_the_bomb(delve)
    return found


def with_the_bomb(delve: Delve) -> Fraction:
    """Return the best chance to win once the Fire Bomb is thrown."""
    weapons = weapons_against(delve.card, delve.items, delve.options)
    return max(chance_to_win(delve, weapon, more=BOMB_BONUS) for weapon in weapons)


def _after_lost_roll(delve: Delve) -> Chances:
    found: dict[s.AnyAction, Fraction] = {}
    for action in choices.after_lost_roll(delve):
        if action == s.USE[s.HERO_RULE]:
            found[action] = chance_to_win(delve, delve.weapon)
        elif action == s.USE["loaded_die"]:
            found[action] = nudged_chance(delve)
    return found


def nudged_chance(delve: Delve) -> Fraction:
    """Return the chance to win after adding the Loaded Die to the lost roll."""
    die = delve.die(delve.weapon)
    target = delve.number(die) - delve.bonus(delve.weapon)
    again = roll_chance(die, target)
    first = again if delve.face + DIE_BONUS == target else Fraction(1)
    return first * again ** (delve.heads - 1)
