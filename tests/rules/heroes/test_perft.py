"""Counts of all action sequences from fixed positions: no step is missing, none too many."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.types import CHANCE, discard
from game.rules.heroes import steps as s
from game.rules.heroes.rules import HeroesState

from .driver import BOTH, DRAGON, UNDEAD, Table, dungeon, solo, table


def perft(state: HeroesState, depth: int) -> int:
    """Return how many sequences of so many actions there are."""
    if depth == 0:
        return 1
    count = 0
    for action in state.legal_actions():
        if action != s.END_TURN:
            after = state.clone()
            after.apply(action, discard)
            while after.current_player() == CHANCE:
                after.apply(after.chance_outcomes()[0], discard)
            count += perft(after, depth - 1)
    return count


def lone_warrior() -> Table:
    """Walk 4 ways from the middle; each leads to a square with 4 ways of its own."""
    return table({"warrior": "3/3"})


def lone_warrior_in_the_corner() -> Table:
    """2 ways; 1/2 has 4 with the entrance, 2/1 has 3."""
    return table({"warrior": "1/1"})


def lone_rogue() -> Table:
    """8 ways, then 8; of the 512 next ones the edge of the room takes 31."""
    return solo({"rogue": "3/3"})


def warrior_and_rogue() -> Table:
    """3 + 7 ways past each other; then 11, 11, 12 and 10, 10, 11, 11, 12, 12, 12."""
    return table({"warrior": "3/3", "rogue": "3/4"})


def lone_cleric() -> Table:
    """4 ways and healing himself: 5, then 4 times 5 and once 5."""
    return table({"cleric": "3/3"})


def wizard_and_two_tiles() -> Table:
    """8 ways and 2 tiles to turn over: 10, then 8 times 10 and twice 9."""
    return table({"wizard": "3/3"}, down={"6/6": "sword", "6/1": "orc"})


def four_heroes_at_the_entrance() -> Table:
    """1 + 1 straight, 3 and 3 with diagonals; the Cleric heals two others and himself."""
    return table()


def ogre_and_goblin() -> Table:
    """4 and 8 ways; no hero is near, and each monster acts once."""
    return dungeon({"warrior": "e/2"}, {"ogre": "3/3", "goblin_1": "5/5"})


def orc_beside_a_hero() -> Table:
    """Attack, or step 4 ways; only on the Warrior's own square she is still in reach."""
    return dungeon({"warrior": "3/4"}, {"orc_1": "3/3"})


def a_slide_next_door() -> Table:
    """4 ways; the slide leads 4 ways on without an action, back to 3/3, too."""
    return table({"warrior": "3/3"}, up={"3/4": "sliding_tile"})


def a_gift() -> Table:
    """3 and 3 steps, the gift, and two to heal."""
    return table({"warrior": "3/3", "cleric": "3/4"}, artifacts={"warrior": ["sword"]})


def a_dragon_in_the_middle() -> Table:
    """3 ways a half, and one act a turn."""
    return dungeon({"warrior": "e/2"}, {"dragon": "3/3"}, tail="3/4", options=DRAGON)


def a_dragon_in_the_corner() -> Table:
    """1 way for the half in the corner, 2 for the other."""
    return dungeon({"warrior": "e/2"}, {"dragon": "6/6"}, tail="5/6", options=DRAGON)


def a_dragon_without_room_yet() -> Table:
    """Lying on one square it has 4 ways to stretch."""
    return dungeon({"warrior": "e/2"}, {"dragon": "3/3"}, options=DRAGON)


def a_dragon_beside_an_ogre() -> Table:
    """5 and 3 ways; then the ogre has 3, 4, 4, 3 and 3, or the dragon 6, 6 and 5."""
    return dungeon({"warrior": "e/2"}, {"dragon": "4/3", "ogre": "3/2"}, tail="4/2", options=DRAGON)


def a_dragon_over_a_hero() -> Table:
    """One attack, then 6 ways; after each the hero, still in reach, is attacked for nothing."""
    return dungeon({"warrior": "3/3"}, {"dragon": "3/3"}, tail="3/4", options=DRAGON)


def a_necromancer_and_its_dead() -> Table:
    """8 ways and 24 graves; after a step 8 more, after raising the orc's own: 86, and an attack."""
    return dungeon({"warrior": "e/2"}, {"necromancer": "3/3"}, fallen=("orc_1",), options=UNDEAD)


def a_damsel_and_a_warrior() -> Table:
    """3 and 3 ways, and her gift to the Warrior."""
    return table({"warrior": "3/3", "damsel": "3/4"}, options=BOTH)


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (lone_warrior, (4, 16, 0)),
        (lone_warrior_in_the_corner, (2, 7, 0)),
        (lone_rogue, (8, 64, 481)),
        (warrior_and_rogue, (10, 112, 836)),
        (lone_cleric, (5, 25, 0)),
        (wizard_and_two_tiles, (10, 98, 0)),
        (four_heroes_at_the_entrance, (11, 144, 1775)),
        (ogre_and_goblin, (12, 64, 0)),
        (orc_beside_a_hero, (5, 1, 0)),
        (a_slide_next_door, (4, 16, 16)),
        (a_gift, (9, 81, 544)),
        (a_dragon_in_the_middle, (6, 0, 0)),
        (a_dragon_in_the_corner, (3, 0, 0)),
        (a_dragon_without_room_yet, (4, 0, 0)),
        (a_dragon_beside_an_ogre, (8, 34, 0)),
        (a_dragon_over_a_hero, (7, 6, 0)),
        (a_necromancer_and_its_dead, (32, 151, 7)),
        (a_damsel_and_a_warrior, (7, 60, 398)),
    ],
)
def test_the_number_of_action_sequences(
    position: Callable[[], Table], counts: tuple[int, int, int]
) -> None:
    state = position().state
    assert tuple(perft(state, depth) for depth in (1, 2, 3)) == counts
