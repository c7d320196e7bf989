"""What a hero of Rogue Dungeon is worth to a bot: Health, Luck, experience, abilities and cards."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from game.rules.rogue.changes import COSTS, LUCK_COST, VITALITY_COST, VITALITY_MOST
from game.rules.rogue.effects import Guard, Heal, LootKind, Primary
from game.rules.rogue.hands import lowest, matching, parting, weapon_damage
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import Use
from game.rules.rogue.loot import LOOT
from game.rules.rogue.odds import Values
from game.rules.rogue.run import Hero, Run
from game.rules.rogue.steps import Training


class Taste(NamedTuple):
    """What a bot holds for worth how much; one point is a hundredth of a hero's life."""

    alive: float = 100.0
    health: float = 42.0
    """What all the Health in the world would be worth."""
    scarce: float = 3.6
    """How much Health makes two thirds of that."""
    luck: float = 3.0
    xp: float = 1.3
    loot: float = 4.0
    """A card of the loot deck, unseen."""
    primary: float = 9.0
    damage: float = 9.0
    """A point of Weapon Damage."""
    ability: float = 2.5
    vitality: float = 3.4
    patience: float = 0.6
    """Which part of the best step's worth a step at hand must have, not to be saved for."""
    bargain: float = 2.0
    """What one exchange with a trader gains."""
    spare: float = 1.0
    """How dear a card is that could be used now."""


HARD: Final = Taste()
NEVER: Final = -1000.0
"""What a choice is worth that is not to be taken while there is another."""
SURELY: Final = 500.0
"""What a choice is worth that is to be taken at once, before its own points."""
KINDS: Final[dict[LootKind, float]] = {
    "weapon": 3.5, "armor": 5.0, "skill": 0.0, "potion": 5.0, "scroll": 5.0, "equipment": 3.0,
    "treasure": 2.0, "henchman": 8.0,
}  # fmt: skip
"""What a card of a kind is worth in hand."""
DEAR: Final = {"camping_gear": 7.0, "teleport_scroll": 6.0, "elixir_of_life": 9.0}
MATCHING_WEAPON: Final = 6.0
"""What a Weapon adds that Weapon Damage counts, or soon may."""
EXTRA_WEAPON: Final = 2
"""How many Weapons beyond the lowest ability are still wanted."""


@lru_cache(maxsize=256)
def mood(taste: Taste, level: int, *, last_fight: bool) -> Taste:
    """Return a taste as it is so late in a run: what is kept for later is worth less and less."""
    if last_fight:
        return taste._replace(
            health=taste.health / 10, luck=0.2, xp=0.1, loot=0.1, spare=0.1, patience=0.0
        )
    share = LATE[level - 1]
    return taste._replace(
        luck=taste.luck * share, xp=taste.xp * share, loot=taste.loot * share,
        spare=taste.spare * share, patience=taste.patience * share,
    )  # fmt: skip


LATE: Final = (1.2, 1.1, 1.0, 0.85, 0.6, 0.4)
"""What Luck, experience and cards are still worth on each level, as a part."""


@lru_cache(maxsize=1024)
def life(taste: Taste, health: int) -> float:
    """Return what being alive with so much Health is worth; death is worth 0."""
    if health <= 0:
        return 0.0
    return taste.alive + taste.health * (1 - exp(-health / taste.scarce))


@lru_cache(maxsize=1024)
def outlook(taste: Taste, luck: int, most: int, prize: float) -> Values:
    """Return what having won is worth by Luck and Health left, with a prize on top."""
    return tuple(
        (0.0, *(life(taste, health) + prize + taste.luck * tokens for health in range(1, most + 1)))
        for tokens in range(luck + 1)
    )


def card_worth(hero: Hero, card: str) -> float:
    """Return what a card is worth to a hero who keeps it."""
    loot = LOOT[card]
    if card in DEAR:
        return DEAR[card]
    worth = KINDS[loot.kind]
    if loot.kind == "weapon" and counts(hero, card):
        spare = matching(hero.id, hero.cards) - lowest(hero)
        worth = MATCHING_WEAPON if spare <= EXTRA_WEAPON else worth
    return worth


def using_costs(taste: Taste, run: Run, card: str, use: Use) -> float:
    """Return what using a card costs: nothing where it is kept."""
    return 0.0 if use.keep else taste.spare * card_worth(run.hero, card)


def counts(hero: Hero, card: str) -> bool:
    """Return whether a card is a Weapon that the hero's Weapon Damage counts."""
    loot, hero_card = LOOT[card], HEROES[hero.id]
    wielded = (hero_card.primary, *hero_card.also)
    return loot.kind == "weapon" and (loot.every or loot.ability in wielded)


def least(hero: Hero, cards: tuple[str, ...]) -> str:
    """Return the card that would be missed least."""
    return min(cards, key=lambda card: (card_worth(hero, card), card))


def price_of_cards(hero: Hero, count: int, kind: str) -> float:
    """Return what the cheapest cards of a kind are worth that would pay a price."""
    worths = sorted(card_worth(hero, card) for card in parting(hero.id, hero.cards, kind))
    return sum(worths[:count])


def prevents(card: str) -> int:
    """Return how much of an attack a card prevents."""
    return sum(
        effect.by for use in LOOT[card].uses for effect in use.effects if isinstance(effect, Guard)
    )


def heals(card: str) -> int:
    """Return how much Health a card gives at a quiet moment."""
    return sum(
        effect.amount.flat + 3 * effect.amount.dice
        for use in LOOT[card].uses
        if "free" in use.when
        for effect in use.effects
        if isinstance(effect, Heal)
    )


# Training


def step_worth(taste: Taste, hero: Hero, what: Training) -> float:
    """Return what a step of a track is worth to a hero."""
    if what == "luck":
        return taste.luck
    if what == "vitality":
        gain = life(taste, hero.health + 1) - life(taste, hero.health)
        return taste.vitality + gain / 2
    worth = taste.ability + (taste.primary if HEROES[hero.id].primary == what else 0)
    if _is_lowest(hero, what) and matching(hero.id, hero.cards) > weapon_damage(hero):
        worth += taste.damage
    return worth


def _is_lowest(hero: Hero, what: Primary) -> bool:
    others = [hero.ability(name) for name in ("strength", "agility", "intellect", "vitality")]
    own = hero.ability(what)
    return own == min(others) and others.count(own) == 1


def step_cost(hero: Hero, what: Training) -> int | None:
    """Return what a step costs, or None at the end of its track."""
    if what == "luck":
        return LUCK_COST
    if what == "vitality":
        return VITALITY_COST if hero.vitality < VITALITY_MOST else None
    return COSTS.get(hero.ability(what) + 1)


def best_step(taste: Taste, hero: Hero) -> Training | None:
    """Return the step that a hero should take now, if any is worth not saving for another."""
    rates: dict[Training, float] = {}
    for what in ("strength", "agility", "intellect", "vitality", "luck"):
        cost = step_cost(hero, what)
        if cost:
            rates[what] = step_worth(taste, hero, what) / cost
    best = max(rates.values())
    at_hand = [what for what in rates if (step_cost(hero, what) or 0) <= hero.xp]
    if not at_hand:
        return None
    step = max(at_hand, key=lambda what: rates[what])
    return step if rates[step] >= taste.patience * best else None
