"""Odds: duels worked out by hand, and others against the real rules played through every die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from game.core.types import CHANCE, discard
from game.rules.rogue import steps as s
from game.rules.rogue.kinds import Monster, Special
from game.rules.rogue.monsters import BOSSES
from game.rules.rogue.odds import check_chance, duel, fight_value, forecast, rest_chance, solve
from game.rules.rogue.rules import RogueState

from .conftest import Prints
from .driver import Table, checking, fighting, passed, resting

Position: TypeAlias = tuple[int, int, int]
"""The monster's Health, then the hero's Luck and Health."""
NEAR = 2e-3


def sure(luck: int, most: int) -> tuple[tuple[float, ...], ...]:
    """Return that victory is worth 1 whatever is left."""
    return tuple((0.0, *[1.0] * most) for _ in range(luck + 1))


# By hand


@pytest.mark.parametrize(
    ("left", "own", "luck", "chance"),
    [
        (1, 1, 0, 0.5),  # 6 to 10 wins; a tie on 5 kills both
        (2, 1, 0, 0.25),
        (1, 2, 0, 0.5 + 0.1 + 0.4 * 0.5),
        (1, 1, 1, 0.5 + 0.1 + 0.4 * 0.5),  # Luck makes a 6 of a 5 and rolls the rest again
        (2, 1, 1, 0.5 * 0.8 + 0.1 * 0.5 + 0.4 * 0.25),
    ],
)
def test_a_duel_worked_out_by_hand(
    prints: Prints, left: int, own: int, luck: int, chance: float
) -> None:
    prints("ogre", mav=10, damage=1, health=2)
    t = fighting("ogre", health=own, luck=luck)
    t.state.foes[0].health = left
    assert solve(duel(t.state, 0, 0), luck, own, sure(luck, own))[left][luck][own] == (
        pytest.approx(chance, abs=NEAR)
    )
    assert forecast(t.state, 0, [0]).wins == pytest.approx(chance, abs=NEAR)


def test_a_forecast_counts_health_and_those_who_stand_by(prints: Prints) -> None:
    """R13: the second monster helps the first one."""
    prints("ogre", damage=1, health=1)
    prints("wight", damage=1, health=1)
    t = fighting("ogre", "wight", health=1)
    found = forecast(t.state, 0, [0, 1])
    assert found.wins == pytest.approx(0.4 * 0.5, abs=NEAR)
    assert found.health == pytest.approx(0.4 * 0.5, abs=NEAR)
    assert forecast(t.state, 0, [1]).wins == pytest.approx(0.5, abs=NEAR)


def test_what_victory_is_worth_may_depend_on_what_is_left(prints: Prints) -> None:
    prints("ogre", damage=1, health=1)
    t = fighting("ogre", health=2)
    value = fight_value(t.state, 0, [0], ((0.0, 1.0, 10.0),))
    assert value == pytest.approx(0.5 * 10 + 0.1 + 0.4 * 0.5, abs=10 * NEAR)


def test_death_is_worth_nothing_and_victory_itself_is_not_fought_for(prints: Prints) -> None:
    prints("ogre", health=2)
    tables = solve(duel(fighting("ogre").state, 0, 0), 1, 3, sure(1, 3))
    assert tables[0] == sure(1, 3)
    assert all(row[0] == 0 for block in tables for row in block)


# Against the real rules


def expand(state: RogueState, known: Callable[[Position], float]) -> float:
    """Return what a moment of combat is worth, every die and every use of Luck tried, no card."""
    player = state.current_player()
    if player is None:
        return 0.0
    if state.phase in ("aiming", "exploring"):
        foe = state.foes[0].health if state.foes else 0
        return known((foe, state.hero.luck, state.hero.health))
    chances, legal = {*state.chance_outcomes()}, state.legal_actions()
    steps = chances or [action for action in legal if not isinstance(action, s.Use)]
    values = [expand(after(state, step), known) for step in steps]
    return sum(values) / len(values) if player == CHANCE else max(values)


def after(state: RogueState, step: Any) -> RogueState:
    copy = state.clone()
    copy.apply(step, discard)
    return copy


def played(table: Table, luck: int, most: int) -> dict[Position, float]:
    """Return the chance to win by the real rules, worked out until it no longer changes."""
    full = table.health()
    values = {
        (foe, tokens, own): float(not foe)
        for foe in range(full + 1) for tokens in range(luck + 1) for own in range(1, most + 1)
    }  # fmt: skip
    for _ in range(9):
        for place in values:
            if place[0]:
                values[place] = expand(at(table, place), values.__getitem__)
    return values


def at(table: Table, place: Position) -> RogueState:
    """Return the fight at a position, the monster targeted."""
    state = table.state.clone()
    state.foes[0].health, state.hero.luck, state.hero.health = place
    return after(state, s.TARGET[0])


SOLVED: tuple[Special, ...] = (
    "absorb_attack", "dragon_scales", "drown", "ensnare", "evade", "extra_attack", "fire_breath",
    "flame_strike", "hurl_rock", "life_drain", "paralyze", "regenerate",
)  # fmt: skip


@pytest.mark.parametrize("special", SOLVED)
def test_special_abilities_are_played_as_they_are_reckoned(
    prints: Prints, special: Special
) -> None:
    prints("ogre", mav=9, damage=1, health=4, specials=((3, special), (7, special)))
    cards = ["spear", "battle_axe", "sellsword", "pearl_necklace"]
    table = fighting("ogre", cards=cards, strength=3, vitality=4, health=4)
    found = solve(duel(table.state, 0, 0), 0, 4, sure(0, 4))
    for (foe, tokens, own), value in played(table, 0, 4).items():
        assert found[foe][tokens][own] == pytest.approx(value, abs=NEAR), (foe, own)


@pytest.mark.parametrize("special", ["hurl_rock", "evade", "extra_attack"])
def test_luck_is_spent_as_well_as_it_can_be(prints: Prints, special: Special) -> None:
    prints("ogre", mav=10, damage=1, health=2, specials=tuple((i, special) for i in (6, 9, 10)))
    table = fighting("ogre", vitality=3, health=3)
    found = solve(duel(table.state, 0, 0), 1, 3, sure(1, 3))
    for (foe, tokens, own), value in played(table, 1, 3).items():
        assert found[foe][tokens][own] == pytest.approx(value, abs=NEAR), (foe, tokens, own)


def test_a_boss_is_reckoned_with_both_its_sides(prints: Prints) -> None:
    """Worked out by hand for one Health: 0.7 a blow before it turns, 0.2 after."""
    wrath = Monster("x", "X", 5, 4, 12, 2, "dragon", ((8, "hurl_rock"),), kind="boss")
    prints(BOSSES[0], health=4, mav=8, damage=1, wrath=wrath)
    t = fighting(BOSSES[0], health=1)
    found = solve(duel(t.state, 0, 0), 0, 1, sure(0, 1))
    turned = 2 / 10  # 9 and 10: a rock comes on an 8, and a tie on a 7 kills both
    assert [block[0][1] for block in found] == pytest.approx(
        [1, turned, turned**2, 0.7 * turned**2, 0.49 * turned**2], abs=NEAR
    )


def test_a_rage_lasts_when_the_boss_turns(prints: Prints) -> None:
    wrath = Monster("x", "X", 5, 4, 12, 3, "dragon", kind="boss")
    prints(BOSSES[0], damage=1, wrath=wrath)
    t = fighting(BOSSES[0])
    t.state.foes[0].berserk = True
    fight = duel(t.state, 0, 0)
    assert fight.wrath is not None
    assert (fight.side.damage, fight.wrath.damage) == (1 + 2, 3 + 2)


def test_a_duel_counts_frenzy_helpers_and_who_stands_untargeted(prints: Prints) -> None:
    prints("ogre")
    t = fighting("ogre", "wight", "ghoul", heroes=["crusader", "thief"], cards=["sellsword"])
    t.state.foes[0].hidden = True
    fight = duel(t.state, 0, 0, others=2)
    assert (fight.hav, fight.side.mav) == (6, 10 + 2 + 2)
    t.do(s.TARGET[1])
    assert duel(t.state, 1, 0, others=1).side.mav == 10 + 2 + 1


# Checks and rests


@pytest.mark.parametrize("value", range(-2, 13))
def test_the_chance_of_a_check_is_that_of_its_faces(value: int) -> None:
    tried = [passed(checking("agility", value - 5).settles(face)) for face in range(1, 11)]
    assert check_chance(value) == pytest.approx(sum(tried) / 10)


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("bonus", [0, 1])
def test_the_chance_of_a_wandering_monster_is_that_of_its_faces(level: int, bonus: int) -> None:
    cards = ["camping_gear", *["pack_mule"] * bonus]
    came = 0
    for face in range(1, 7):
        t = resting(level=level, cards=cards).uses_up("camping_gear").rolls(face)
        came += t.state.phase == "foes"
    assert rest_chance(t.state, bonus) == pytest.approx(came / 6)
