"""A look ahead in Rogue Dungeon: choices are played on to the next walk, by the weighing bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from game.ai.rogue_value import Taste, card_worth, life
from game.ai.search import Score, halving
from game.core.types import CHANCE, discard
from game.rules.rogue import steps as s
from game.rules.rogue.hands import weapon_damage
from game.rules.rogue.rules import RogueState
from game.rules.rogue.run import Hero, Phase, Run

LOOKED_AT: Final[frozenset[Phase]] = frozenset({"exploring", "choosing", "travelling"})
"""When it pays to look ahead; dice and blows are solved exactly without."""
STEPS_AT_MOST: Final = 400

Policy: TypeAlias = Callable[[Run, Sequence[s.AnyAction]], s.AnyAction]


class Depth(NamedTuple):
    """How much is looked at: stages of how many actions stay, and in how many worlds."""

    stages: tuple[tuple[int, int], ...]

    @property
    def worlds(self) -> int:
        return sum(count for _, count in self.stages)


def worth_a_look(run: Run) -> bool:
    """Return whether to look ahead now.

    Not in a persistent room: whoever came back for what it gives must take it, or would come back
    for ever.
    """
    return run.phase in LOOKED_AT and run.room not in run.lasting.values()


def look_ahead(
    taste: Taste, depth: Depth, run: RogueState, likely: Sequence[s.AnyAction], rng: Random,
    policy: Policy,
) -> Iterator[list[Score]]:  # fmt: skip
    """Yield the scores of the likely actions, best first, after each imagined world."""
    seeds = [rng.getrandbits(32) for _ in range(depth.worlds)]

    def play(seed: int, action: s.AnyAction) -> float:
        return played(taste, run, action, Random(seed), policy)

    return halving(likely, seeds, play, depth.stages)  # type: ignore[arg-type]


def played(
    taste: Taste, run: RogueState, action: s.AnyAction, rng: Random, policy: Policy
) -> float:
    """Return what the heroes are worth once an action and all that follows of it is done."""
    state = run.clone()
    state.apply(action, discard)
    for _ in range(STEPS_AT_MOST):
        player = state.current_player()
        if player is None or (player != CHANCE and state.phase == "exploring"):
            break
        if player == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply(outcomes[int(rng.random() * len(outcomes))], discard)
        else:
            state.apply(policy(state, state.legal_actions()), discard)
    return party_worth(taste, state)


def party_worth(taste: Taste, run: Run) -> float:
    """Return what the heroes are worth together; a victory is worth two lives."""
    total = sum(hero_worth(taste, hero) for hero in run.heroes)
    return total + taste.alive if run.won else total


def hero_worth(taste: Taste, hero: Hero) -> float:
    """Return what a hero is worth as they stand, 0 if dead."""
    if not hero.alive:
        return 0.0
    worth = life(taste, hero.health) + taste.luck * hero.luck + taste.xp * hero.xp
    worth += taste.primary * hero.primary + taste.vitality * hero.vitality
    worth += taste.ability * (hero.strength + hero.agility + hero.intellect)
    worth += taste.damage * weapon_damage(hero)
    return worth + sum(card_worth(hero, card) for card in hero.cards)
