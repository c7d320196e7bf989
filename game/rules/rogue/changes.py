"""What can change about a hero, each with its event: Health, Luck, experience, abilities, cards."""

from __future__ import annotations

from typing import Final

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue.effects import Ability
from game.rules.rogue.hands import without
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Run
from game.rules.rogue.steps import Training

COSTS: Final = {2: 1, 3: 2, 4: 3, 5: 5, 6: 8, 7: 12, 8: 16, 9: 20, 10: 25}
"""The experience that a step of an ability track costs, by the level reached."""
VITALITY_COST: Final = 5
LUCK_COST: Final = 5
ABILITY_MOST: Final = 10
VITALITY_MOST: Final = 11
ABILITY_LEAST: Final = 1


def heal(run: Run, at: int, count: int, emit: Emit) -> None:
    """Give a hero Health, as far as Vitality allows (ruling R7)."""
    hero = run.heroes[at]
    gain = min(count, hero.vitality - hero.health)
    if gain > 0:
        hero.health += gain
        emit(e.Healed(at, gain, hero.health))


def harm(run: Run, at: int, count: int, by: str, emit: Emit) -> None:
    """Take Health from a hero, who may die of it."""
    hero = run.heroes[at]
    if count <= 0 or hero.health <= 0:
        return
    loss = min(count, hero.health)
    hero.health -= loss
    emit(e.Harmed(at, loss, hero.health))
    if not hero.health:
        emit(e.Died(at, by))
        if not run.living():
            end(run, won=False, emit=emit)


def end(run: Run, *, won: bool, emit: Emit) -> None:
    """End the run, and count Prestige (ruling R25)."""
    run.won, run.phase = won, "over"
    run.agenda.clear()
    emit(e.RunEnded(won, run.level, prestige(run) if won else 0))


def prestige(run: Run) -> int:
    """Return the Treasures and Henchmen of the heroes who live."""
    return sum(
        LOOT[card].kind in ("treasure", "henchman")
        for hero in run.heroes
        if hero.alive
        for card in hero.cards
    )


def learn(run: Run, at: int, count: int, emit: Emit) -> None:
    if count > 0:
        run.heroes[at].xp += count
        emit(e.Learned(at, count))


def favour(run: Run, at: int, by: int, emit: Emit) -> None:
    """Give or take Luck tokens, as far as there are any."""
    hero = run.heroes[at]
    by = max(by, -hero.luck)
    if by:
        hero.luck += by
        emit(e.LuckChanged(at, by, hero.luck))


def most(ability: Ability) -> int:
    """Return how high an ability may rise (ruling R7)."""
    return VITALITY_MOST if ability == "vitality" else ABILITY_MOST


def change(run: Run, at: int, ability: Ability, by: int, emit: Emit) -> None:
    """Let an ability rise or fall within its limits (rulings R7, R31)."""
    hero = run.heroes[at]
    now = hero.ability(ability)
    after = min(most(ability), max(ABILITY_LEAST, now + by))
    if after == now:
        return
    setattr(hero, ability, after)
    emit(e.AbilityChanged(at, ability, after - now, after))
    if ability == "vitality":
        if after > now:
            heal(run, at, after - now, emit)
        elif hero.health > after:
            harm(run, at, hero.health - after, "", emit)


def cost(run: Run, at: int, what: Training) -> int | None:
    """Return what the next step of a track costs, or None at its end."""
    return step_cost(what, 0 if what == "luck" else run.heroes[at].ability(what))


def step_cost(what: Training, now: int) -> int | None:
    """Return what the step up from where a track stands costs; Luck's has no end."""
    if what == "luck":
        return LUCK_COST
    if what == "vitality":
        return VITALITY_COST if now < VITALITY_MOST else None
    return COSTS.get(now + 1)


def train(run: Run, at: int, what: Training, emit: Emit) -> None:
    """Spend experience on one step (rulebook, Heroes; ruling R19)."""
    hero, price = run.heroes[at], cost(run, at, what)
    assert price is not None
    hero.xp -= price
    if what == "luck":
        hero.luck += 1
        now = hero.luck
    else:
        now = hero.ability(what) + 1
        setattr(hero, what, now)
    emit(e.Trained(at, what, price, now))
    if what == "vitality":
        heal(run, at, 1, emit)


# Cards


def drop(run: Run, at: int, card: str, why: e.Why, emit: Emit) -> None:
    """Let a hero discard a card."""
    hero = run.heroes[at]
    hero.cards = without(hero.cards, card)
    discard(run, card)
    emit(e.LootGone(at, card, why))


def discard(run: Run, card: str) -> None:
    """Put a card of the loot deck on its discard pile; others leave the game."""
    if LOOT[card].deck == "loot":
        run.loot_discard += (card,)


def gain(run: Run, at: int, card: str, source: str, emit: Emit) -> None:
    run.heroes[at].cards += (card,)
    emit(e.LootGained(at, card, source))  # type: ignore[arg-type]


def find(run: Run, at: int, card: str, emit: Emit) -> bool:
    """Take a card of the specialty deck; return whether it was still there."""
    if card not in run.specialty:
        return False
    run.specialty = without(run.specialty, card)
    gain(run, at, card, "specialty", emit)
    return True
