"""What loot of Rogue Dungeon does in combat, at checks and at rest, in sentences."""

from __future__ import annotations

from game.rules.rogue import effects as e
from game.rules.rogue.phrases import ABILITIES, LEVELS, MASTER, STEADY
from game.rules.rogue.sentences import (
    Sentence,
    Values,
    listed,
    measured,
    only,
    say,
)


@say.register
def _(effect: e.Strike) -> list[Sentence]:
    return measured("Deal {n} damage.", "Deal damage equal to {n}.", effect.amount) + only(effect)


@say.register
def _(effect: e.Slay) -> list[Sentence]:
    if effect.level >= len(LEVELS):
        return [Sentence("Kill the target, unless it is a boss or a guardian."), *only(effect)]
    level: Values = {"level": LEVELS[effect.level - 1]}
    return [
        Sentence("Kill a target of level {level} at the most, but no guardian.", level),
        *only(effect),
    ]


@say.register
def _(effect: e.Charm) -> list[Sentence]:
    if effect.level >= len(LEVELS):
        return [Sentence("Charm the target, unless it is a boss or a guardian."), *only(effect)]
    level: Values = {"level": LEVELS[effect.level - 1]}
    return [
        Sentence("Charm a target of level {level} at the most, but no guardian.", level),
        *only(effect),
    ]


@say.register
def _(effect: e.Exploit) -> list[Sentence]:
    green = Sentence("Charm a monster that bears the card's icon in green.")
    if effect.damage:
        return [green, Sentence("Deal {n} damage to one that bears it in red.",
                                {"n": effect.damage})]  # fmt: skip
    return [
        green,
        Sentence("Kill one that bears it in red."),
        Sentence("A boss or a guardian takes damage of half its printed Health instead."),
    ]


@say.register
def _(effect: e.Aim) -> list[Sentence]:
    return [Sentence("Your attack value is {n} higher in this round.", {"n": effect.by})]


@say.register
def _(effect: e.Daunt) -> list[Sentence]:
    return [Sentence("The target's attack value is {n} lower in this round.", {"n": effect.by})]


@say.register
def _(_effect: e.SlipAway) -> list[Sentence]:
    return [Sentence("Slip away: combat ends, and the monsters give nothing. Not from a boss.")]


@say.register
def _(effect: e.Guard) -> list[Sentence]:
    return [Sentence("Prevent {n} of the damage.", {"n": effect.by})]


@say.register
def _(effect: e.Steady) -> list[Sentence]:
    names = [ABILITIES[ability] for ability in effect.abilities]
    return [listed(STEADY[len(names)], names, n=effect.by)]


@say.register
def _(effect: e.Master) -> list[Sentence]:
    names = [ABILITIES[ability] for ability in effect.abilities]
    return [listed(MASTER[len(names)], names)]


@say.register
def _(_effect: e.RollAgain) -> list[Sentence]:
    return [Sentence("Roll the die once more.")]


@say.register
def _(effect: e.RestBonus) -> list[Sentence]:
    return [Sentence("Add {n} to the rest roll.", {"n": effect.by})]


@say.register
def _(_effect: e.CampHere) -> list[Sentence]:
    return [
        Sentence("Make a rest roll: gain that much Health, and 1 more."),
        Sentence("If it is below the dungeon level and you are not on a stair, a monster attacks."),
    ]


@say.register
def _(_effect: e.Vanish) -> list[Sentence]:
    return [
        Sentence("Combat and room end at once. Move to any other place on the map, without a rest.")
    ]
