"""The loot, specialty and starting cards and the heroes: counts, and what the rulebook fixes."""

from __future__ import annotations

import re
from collections import Counter
from typing import get_args

import pytest

from game.rules.rogue.effects import (
    Amount,
    CampHere,
    Exploit,
    Guard,
    Pair,
    Primary,
    RestBonus,
    Strike,
    Vanish,
)
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import IN_COMBAT, Loot, Use, Window
from game.rules.rogue.loot import LOOT, LOOT_DECK, SPECIALTY_DECK, STARTING

PAIRS: dict[str, Pair] = {
    "meaty_rib": "food", "hunk_of_cheese": "food",
    "flute": "song", "speak_to_animal_scroll": "song",
    "holy_water": "light", "magic_mirror": "light",
    "wolfsbane": "ward", "turn_undead_scroll": "ward",
    "garlic": "hush", "silence_scroll": "hush",
    "torch": "torch", "transmute_rock_to_mud_scroll": "torch",
}  # fmt: skip
TOGETHER: tuple[tuple[Window, Window], ...] = (("rolled", "die"), ("rest_roll", "die"))
"""Moments that fall together: a card with a use in both would leave open which is meant."""


def does(card: Loot) -> tuple[object, ...]:
    return (
        card.uses, card.hav, card.against, card.checks, card.abilities, card.rest, card.pair,
        card.ability,
    )  # fmt: skip


def windows(card: Loot) -> list[Window]:
    return [window for use in card.uses for window in use.when]


def test_the_decks_have_the_boxs_counts() -> None:
    assert len(LOOT_DECK) == 75
    assert len(SPECIALTY_DECK) == len(set(SPECIALTY_DECK)) == 18
    assert sum(map(len, STARTING.values())) == 35
    held = {*LOOT_DECK, *SPECIALTY_DECK, *(name for cards in STARTING.values() for name in cards)}
    assert held == set(LOOT)


def test_the_loot_deck_has_so_many_of_each_kind() -> None:
    assert Counter(LOOT[name].kind for name in LOOT_DECK) == {
        "weapon": 18, "armor": 9, "potion": 10, "scroll": 10, "equipment": 16, "treasure": 7,
        "henchman": 5,
    }  # fmt: skip
    repeated = {name: count for name, count in Counter(LOOT_DECK).items() if count > 1}
    assert repeated == {"healing_potion": 3, "teleport_scroll": 2, "camping_gear": 4}


def test_cards_of_the_other_decks_are_not_counted_in_the_loot_deck() -> None:
    for card in LOOT.values():
        assert (card.count > 0) == (card.deck == "loot"), card.id
    assert {LOOT[name].deck for name in SPECIALTY_DECK} == {"specialty"}


def test_each_hero_starts_with_three_skills_three_belongings_and_camping_gear() -> None:
    assert list(HEROES) == ["crusader", "thief", "wizard", "ranger", "runesmith"]
    for hero in HEROES.values():
        cards = STARTING[hero.id]
        assert cards == (*hero.skills, *hero.belongings)
        assert [LOOT[name].kind == "skill" for name in cards] == [True] * 3 + [False] * 4
        assert cards[-1] == "camping_gear"
        assert {LOOT[name].deck for name in cards[:-1]} == {"starting"}


def test_heroes_start_within_the_measure_and_differ() -> None:
    for hero in HEROES.values():
        values: dict[Primary, int] = {
            "strength": hero.strength, "agility": hero.agility, "intellect": hero.intellect,
        }  # fmt: skip
        assert values.pop(hero.primary) == (4 if hero.also else 5)
        assert all(2 <= value <= 4 for value in values.values()), hero.id
        assert 4 <= hero.vitality <= 7
        assert 1 <= hero.luck <= 4
        assert hero.primary not in hero.also
    assert len({(h.primary, h.also) for h in HEROES.values()}) == 5


def test_each_hero_starts_with_a_weapon_that_suits_them() -> None:
    for hero in HEROES.values():
        abilities = {LOOT[name].ability for name in hero.belongings}
        assert {hero.primary, *hero.also} <= abilities, hero.id


def test_the_crusader_is_as_printed() -> None:
    crusader = HEROES["crusader"]
    assert crusader.primary == "strength"
    assert {"blessed", "turn_undead"} <= set(crusader.skills)


def test_blessed_is_as_printed() -> None:
    blessed = LOOT["blessed"]
    assert (blessed.kind, blessed.minimum) == ("skill", 5)
    assert blessed.uses == (Use(("rest_roll",), (RestBonus(1),), keep=True),)


def test_turn_undead_is_as_printed_and_answers_no_icon() -> None:
    """Ruling R22: the Skill and the Scroll are two different cards."""
    skill, scroll = LOOT["turn_undead"], LOOT["turn_undead_scroll"]
    strike = Strike(Amount(1, dice=1), ("undead",))
    assert skill.uses == (Use(IN_COMBAT, (strike,), keep=True),)
    assert skill.minimum <= 5
    assert (skill.pair, scroll.pair) == (None, "ward")


def test_the_shield_prevents_four() -> None:
    assert LOOT["shield"].uses == (Use(("struck",), (Guard(4),)),)


def test_the_sellsword_adds_one() -> None:
    assert (LOOT["sellsword"].kind, LOOT["sellsword"].hav) == ("henchman", 1)


@pytest.mark.parametrize("name", ["sword", "mace", "dagger"])
def test_the_named_weapons_are_of_strength(name: str) -> None:
    assert (LOOT[name].kind, LOOT[name].ability) == ("weapon", "strength")


def test_the_cards_of_the_trading_example_are_of_their_kinds() -> None:
    kinds = [LOOT[name].kind for name in ("gauntlets", "rope", "healing_potion", "gold_cup")]
    assert kinds == ["armor", "equipment", "potion", "treasure"]


def test_camping_gear_camps() -> None:
    assert LOOT["camping_gear"].uses == (Use(("rest",), (CampHere(),)),)


def test_a_teleport_scroll_helps_at_any_phase_but_not_in_a_check() -> None:
    assert LOOT["teleport_scroll"].uses == (Use(("free", "aim", "rolled"), (Vanish(),)),)


def test_twelve_cards_answer_the_six_icons() -> None:
    assert {name: card.pair for name, card in LOOT.items() if card.pair} == PAIRS
    assert set(PAIRS.values()) == set(get_args(Pair))
    for name, card in LOOT.items():
        exploits = [use for use in card.uses if any(isinstance(x, Exploit) for x in use.effects)]
        assert [use.when for use in exploits] == [IN_COMBAT] * (name in PAIRS), name


def test_a_card_that_answers_an_icon_is_of_use_elsewhere_too() -> None:
    assert all(len(LOOT[name].uses) >= 2 for name in PAIRS)


def test_each_ability_has_six_weapons_in_the_loot_deck() -> None:
    weapons = [LOOT[name] for name in LOOT_DECK if LOOT[name].kind == "weapon"]
    assert Counter(card.ability for card in weapons) == dict.fromkeys(get_args(Primary), 6)


def test_every_weapon_has_an_ability_and_can_be_spent() -> None:
    for card in LOOT.values():
        is_weapon = card.kind == "weapon"
        assert is_weapon == (card.ability is not None or card.every), card.id
        if is_weapon:
            assert card.uses, card.id
            assert not any(use.keep for use in card.uses), card.id


def test_armor_answers_attacks() -> None:
    for card in LOOT.values():
        if card.kind == "armor":
            guards = [use for use in card.uses if use.when == ("struck",)]
            assert any(isinstance(x, Guard) for use in guards for x in use.effects), card.id


def test_a_card_has_one_use_at_a_moment() -> None:
    for card in LOOT.values():
        found = windows(card)
        assert len(found) == len(set(found)), card.id
        assert not any({*both} <= {*found} for both in TOGETHER), card.id


def test_only_skills_ask_for_a_minimum_and_each_hero_can_use_two_at_once() -> None:
    for card in LOOT.values():
        assert (card.minimum > 0) == (card.kind == "skill"), card.id
        if card.kind == "skill":
            assert 4 <= card.minimum <= 7
    for hero in HEROES.values():
        assert sum(LOOT[name].minimum <= 5 for name in hero.skills) == 2, hero.id


def test_nothing_that_is_kept_heals_or_teaches_outside_combat() -> None:
    """A rest can be had again and again, so a kept card must not turn it into Health."""
    for card in LOOT.values():
        for use in card.uses:
            if use.keep and {"free", "rest"} & set(use.when):
                assert card.id == "forge_mending"


def test_every_card_but_a_plain_treasure_does_something_and_no_two_do_the_same() -> None:
    idle = {card.id for card in LOOT.values() if not any(does(card))}
    assert all(LOOT[name].kind == "treasure" for name in idle)
    busy = Counter(does(card) for card in LOOT.values() if card.id not in idle)
    assert set(busy.values()) == {1}


def test_every_card_has_a_name_of_its_own_and_a_short_story() -> None:
    assert len({card.name for card in LOOT.values()}) == len(LOOT)
    assert len({card.story for card in LOOT.values()}) == len(LOOT)
    for name, card in LOOT.items():
        assert name == card.id
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", name)
        assert 0 < len(card.story) <= 90, name
        assert card.story.endswith((".", "?", "!")), name
