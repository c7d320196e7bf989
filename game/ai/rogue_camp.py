"""What a night's rest is worth to a bot in Rogue Dungeon."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from game.ai.rogue_rooms import fight_worth
from game.ai.rogue_value import Taste, life
from game.rules.rogue.dice import REST_MORE
from game.rules.rogue.effects import Fight
from game.rules.rogue.hands import rest_bonus
from game.rules.rogue.run import Run

D6: Final = 6


def camp_gain(taste: Taste, run: Run, *, safe: bool) -> float:
    """Return what resting adds to what the acting hero is worth, the gear's price left out."""
    more = rest_bonus(run.hero.cards)
    rolls = (rested(taste, run, face + more, not safe) for face in range(1, D6 + 1))
    return sum(rolls) / D6 - life(taste, run.hero.health)


def rested(taste: Taste, run: Run, roll: int, danger: bool) -> float:
    """Return what a hero is worth after a rest roll, a wandering monster included."""
    hero = run.hero
    health = min(hero.vitality, hero.health + roll + REST_MORE)
    worth = life(taste, health)
    if danger and roll < run.level:
        later = replace(run, heroes=[replace(each) for each in run.heroes])
        later.hero.health = health
        worth += fight_worth(taste, later, Fight(1))
    return worth
