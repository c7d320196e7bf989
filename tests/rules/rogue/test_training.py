"""Training: what experience buys, and when."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.changes import COSTS
from game.rules.rogue.hands import weapon_damage
from game.rules.rogue.loot import LOOT
from game.rules.rogue.steps import Training

from .driver import Table, checking, fighting, inside, resting, run

PRIMARIES: tuple[Training, ...] = ("strength", "agility", "intellect")


def trainable(table: Table) -> list[str]:
    return [action.what for action in table.may(s.Train)]


@pytest.mark.parametrize(
    ("level", "price"),
    [(2, 1), (3, 2), (4, 3), (5, 5), (6, 8), (7, 12), (8, 16), (9, 20), (10, 25)],
)
@pytest.mark.parametrize("ability", PRIMARIES)
def test_a_step_costs_what_its_track_prints(ability: Training, level: int, price: int) -> None:
    """R19."""
    before: dict[str, Any] = {ability: level - 1}
    assert ability not in trainable(run(xp=price - 1, **before))
    t = run(xp=price, **before).do(s.TRAIN[ability])
    assert t.last(e.Trained) == e.Trained(0, ability, price, level)
    assert (getattr(t.hero, ability), t.hero.xp) == (level, 0)


def test_vitality_and_luck_cost_five_each() -> None:
    assert trainable(run(xp=4, strength=9, agility=9, intellect=9)) == []
    t = run(xp=10, health=3).do(s.TRAIN["vitality"], s.TRAIN["luck"])
    assert (t.hero.vitality, t.hero.health, t.hero.luck, t.hero.xp) == (11, 4, 1, 0)


def test_the_tracks_end() -> None:
    """R7."""
    t = run(xp=sum(COSTS.values()), strength=10, agility=10, intellect=10, vitality=11)
    assert trainable(t) == ["luck"]


def test_experience_is_spent_between_things_only() -> None:
    """R19: not within a combat round or a check."""
    assert trainable(run(xp=25))
    assert trainable(resting(xp=25, cards=["camping_gear"]))
    assert trainable(inside(xp=25).meets(x.Choose((x.Option("Go"),))))
    t = fighting("ogre", xp=25, cards=["spear", "mace"])
    assert trainable(t)
    assert not trainable(t.do(s.TARGET[0]))
    assert not trainable(t.rolls(5))
    assert not trainable(checking("strength", xp=25, cards=["rope"]))


def test_what_is_trained_counts_at_once() -> None:
    """R6."""
    t = fighting("ogre", xp=3, cards=["sword", "mace", "dagger", "spear"], agility=3)
    assert weapon_damage(t.hero) == 3
    t.do(s.TRAIN["agility"])
    assert weapon_damage(t.hero) == 4


def test_a_skill_wakes_when_its_minimum_is_reached() -> None:
    """R21."""
    least = LOOT["lay_on_hands"].minimum
    t = fighting("ghoul", cards=["lay_on_hands"], strength=least - 1, xp=COSTS[least], health=5)
    t.do(s.TARGET[0]).settles(9)
    assert not t.all(e.CardUsed)
    t.do(s.TRAIN["strength"], s.TARGET[0])
    assert t.uses == ["lay_on_hands"]


def test_training_leaves_the_question_as_it_was() -> None:
    way = x.Choose((x.Option("Pay", (), x.Price(xp=5)), x.Option("Go")))
    t = inside(xp=9).meets(way)
    assert s.OPTION[0] in t.legal
    t.do(s.TRAIN["luck"])
    assert (t.may(s.Choose), t.state.phase) == ([s.OPTION[1]], "choosing")


@pytest.mark.parametrize(
    ("ability", "by", "after"),
    [("strength", 9, 10), ("vitality", 9, 11), ("agility", -9, 1), ("vitality", -20, 1)],
)
def test_gains_and_losses_stay_within_the_tracks(ability: x.Ability, by: int, after: int) -> None:
    """R7."""
    t = inside().meets(x.Change(ability, by))
    assert t.hero.ability(ability) == after
    assert t.hero.health <= t.hero.vitality


def test_a_gain_of_vitality_heals_as_much() -> None:
    """R31."""
    t = inside(vitality=5, health=2).meets(x.Change("vitality", 2))
    assert (t.hero.vitality, t.hero.health) == (7, 4)
    t = inside(vitality=10, health=2).meets(x.Change("vitality", 3))
    assert (t.hero.vitality, t.hero.health) == (11, 3)
