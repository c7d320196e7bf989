"""The monsters' and bosses' cards: how many there are, and what the rulebook fixes of them."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from game.rules.rogue.effects import Pair
from game.rules.rogue.kinds import Monster, Special
from game.rules.rogue.loot import LOOT, SPECIALTY_DECK
from game.rules.rogue.monsters import BOSSES, GUARDIANS, MONSTER_DECKS, MONSTERS

RULEBOOKS: tuple[Special, ...] = (
    "absorb_attack", "berserk", "charm", "curse", "dragon_scales", "drown", "energy_drain",
    "ensnare", "evade", "extra_attack", "fear", "fire_breath", "flame_strike", "frenzy",
    "invisibility", "hurl_rock", "insanity", "poison", "summon",
)  # fmt: skip
HEALTH = {1: (1, 3), 2: (2, 5), 3: (4, 6), 4: (5, 8), 5: (7, 11)}
MAV = {1: (7, 9), 2: (9, 11), 3: (10, 12), 4: (13, 15), 5: (13, 16)}
DAMAGE = {1: (1, 2), 2: (1, 3), 3: (2, 3), 4: (2, 4), 5: (3, 5)}


def sides() -> list[Monster]:
    """Return every monster card, and the other side of each boss."""
    cards = MONSTERS.values()
    return [*cards, *(card.wrath for card in cards if card.wrath is not None)]


def of_kind(kind: str) -> list[str]:
    return [name for name, card in MONSTERS.items() if card.kind == kind]


def test_the_box_has_so_many_monsters_of_each_level_and_four_bosses() -> None:
    assert [len(MONSTER_DECKS[level]) for level in range(1, 6)] == [8, 8, 8, 9, 9]
    assert len(BOSSES) == 4
    in_decks = [name for deck in MONSTER_DECKS.values() for name in deck]
    assert len({*in_decks, *BOSSES, *GUARDIANS}) == len(MONSTERS) == 42 + 4 + 6


def test_each_monster_lies_where_its_kind_and_level_say() -> None:
    for level, deck in MONSTER_DECKS.items():
        assert all(MONSTERS[name].level == level for name in deck)
    assert of_kind("monster") == [name for deck in MONSTER_DECKS.values() for name in deck]
    assert of_kind("boss") == list(BOSSES)
    assert of_kind("guardian") == list(GUARDIANS)


def test_the_giant_cobra_is_as_in_the_combat_example() -> None:
    cobra = MONSTERS["giant_cobra"]
    assert (cobra.level, cobra.health, cobra.mav, cobra.damage) == (3, 5, 10, 3)
    assert cobra.specials == ((5, "poison"),)
    assert cobra.charmed_by == ("song",)


def test_the_ghoul_is_as_in_the_combat_example() -> None:
    ghoul = MONSTERS["ghoul"]
    assert (ghoul.level, ghoul.health, ghoul.mav, ghoul.damage) == (3, 5, 11, 2)
    assert ghoul.nature == "undead"
    assert 3 not in dict(ghoul.specials)


def test_the_wolf_is_as_in_the_charming_example() -> None:
    wolf = MONSTERS["wolf"]
    assert (wolf.level, wolf.charmed_by, wolf.henchman) == (1, ("food",), "charmed_wolf")


def test_every_special_ability_is_borne_by_a_monster() -> None:
    borne = {special for card in sides() for _, special in card.specials}
    assert borne == set(get_args(Special))
    assert borne > set(RULEBOOKS)


def test_special_abilities_wait_on_rolls_of_the_die_each_on_its_own() -> None:
    for card in sides():
        numbers = [number for number, _ in card.specials]
        assert all(low < high for low, high in pairwise(numbers)), card.id
        assert set(numbers) <= set(range(1, 11)), card.id
        assert 1 <= len(numbers) <= 4, card.id


def test_every_weakness_icon_is_printed_in_red_and_the_two_lures_in_green() -> None:
    red = Counter(pair for card in MONSTERS.values() for pair in card.hurt_by)
    green = Counter(pair for card in MONSTERS.values() for pair in card.charmed_by)
    assert set(red) == set(get_args(Pair))
    assert set(green) == {"food", "song"}
    assert min(*green.values(), red["light"], red["ward"], red["hush"], red["torch"]) >= 4


def test_no_icon_is_printed_twice_on_a_card() -> None:
    for card in sides():
        icons = (*card.charmed_by, *card.hurt_by)
        assert len(icons) == len(set(icons)), card.id


def test_a_charmed_monster_becomes_a_henchman_of_the_specialty_deck() -> None:
    for card in MONSTERS.values():
        assert bool(card.charmed_by) == bool(card.henchman), card.id
    friends = [card.henchman for card in MONSTERS.values() if card.henchman]
    assert all(LOOT[name].kind == "henchman" and name in SPECIALTY_DECK for name in friends)
    assert sorted(friends) == sorted(name for name in SPECIALTY_DECK if name.startswith("charmed_"))


@pytest.mark.parametrize("level", MONSTER_DECKS)
def test_a_level_keeps_to_its_measure(level: int) -> None:
    for card in (MONSTERS[name] for name in MONSTER_DECKS[level]):
        for value, (low, high) in (
            (card.health, HEALTH[level]), (card.mav, MAV[level]), (card.damage, DAMAGE[level]),
        ):  # fmt: skip
            assert low <= value <= high, card.id


@pytest.mark.parametrize("name", BOSSES)
def test_a_boss_has_a_second_side_and_calls_for_help(name: str) -> None:
    boss = MONSTERS[name]
    wrath = boss.wrath
    assert wrath is not None
    assert wrath.wrath is None
    assert (wrath.id, wrath.kind, wrath.health, wrath.nature) == (
        boss.id, "boss", boss.health, boss.nature,
    )  # fmt: skip
    assert (boss.level, wrath.level) == (5, 5)
    assert wrath.specials != boss.specials
    assert (wrath.mav, wrath.damage) != (boss.mav, boss.damage)
    for side in (boss, wrath):
        assert "summon" in dict(side.specials).values()
        assert 16 <= side.health <= 24
        assert 14 <= side.mav <= 16
        assert 4 <= side.damage <= 6


def test_only_bosses_turn_their_card() -> None:
    assert [name for name, card in MONSTERS.items() if card.wrath] == list(BOSSES)


def test_every_card_has_a_name_of_its_own_and_a_short_story() -> None:
    cards = sides()
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.story for card in cards}) == len(cards)
    for card in cards:
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", card.id)
        assert 0 < len(card.story) <= 90, card.id
        assert card.story.endswith((".", "?", "!")), card.id
