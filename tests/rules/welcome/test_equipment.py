"""Every tile of every kit does what it says, and nothing else."""

from __future__ import annotations

import pytest

from game.core.types import discard
from game.rules.welcome import steps as s
from game.rules.welcome.cards import (
    ADVENTURERS,
    MONSTERS,
    STRENGTH,
    Adventurer,
    Item,
    Monster,
    all_cards,
    name_of,
)

from .driver import Kit, at_the_door, walk

ARMOR: tuple[tuple[Adventurer, Item, int], ...] = (
    ("warrior", "plate_armor", 5),
    ("warrior", "knight_shield", 3),
    ("barbarian", "chainmail", 4),
    ("barbarian", "leather_shield", 3),
    ("mage", "wall_of_fire", 6),
    ("mage", "bracelet_of_protection", 3),
    ("rogue", "mithril_armor", 5),
    ("rogue", "buckler", 3),
    ("classic_hero", "chainmail", 5),
    ("classic_hero", "knight_shield", 3),
)
EVEN: tuple[Monster, ...] = ("skeleton", "vampire", "lich")
LOW: tuple[Monster, ...] = ("goblin", "skeleton", "orc")
STOPPERS: tuple[tuple[Adventurer, Item, tuple[Monster, ...]], ...] = (
    ("warrior", "torch", LOW),
    ("warrior", "holy_grail", EVEN),
    ("warrior", "dragon_spear", ("dragon",)),
    ("barbarian", "torch", LOW),
    ("barbarian", "war_hammer", ("golem",)),
    ("mage", "holy_grail", EVEN),
    ("mage", "demonic_pact", ("demon",)),
    ("rogue", "ring_of_power", ("goblin", "skeleton")),
    ("rogue", "invisibility_cloak", ("lich", "demon", "dragon")),
    ("classic_hero", "torch", ("goblin", "skeleton")),
    ("classic_hero", "holy_grail", EVEN),
    ("classic_hero", "dragon_lance", ("dragon",)),
)
CHOSEN: tuple[tuple[Adventurer, Item], ...] = (
    ("warrior", "vorpal_sword"),
    ("barbarian", "vorpal_axe"),
    ("barbarian", "healing_potion"),
    ("mage", "polymorph"),
    ("mage", "omnipotence"),
    ("rogue", "vorpal_dagger"),
    ("rogue", "healing_potion"),
    ("classic_hero", "vorpal_sword"),
)
"""The tiles that neither add HP nor stop by themselves; each has a test of its own."""

BASE: dict[Adventurer, int] = {
    "warrior": 3, "barbarian": 4, "mage": 2, "rogue": 3, "classic_hero": 3,
}  # fmt: skip


def test_every_tile_of_every_kit_is_tested_here() -> None:
    tested = [(hero, item) for hero, item, *_ in (*ARMOR, *STOPPERS)] + list(CHOSEN)
    assert sorted(tested) == sorted((hero, item) for hero in BASE for item in ADVENTURERS[hero].kit)
    assert len(tested) == 30


@pytest.mark.parametrize(("adventurer", "hp"), BASE.items())
def test_an_adventurer_without_equipment_has_the_base_hp(adventurer: Adventurer, hp: int) -> None:
    _, events = at_the_door(adventurer, (), ["goblin"])
    assert events[1] == s.ChallengeBegan(0, hp, 1)


@pytest.mark.parametrize("adventurer", BASE)
def test_every_kit_totals_eleven_hp(adventurer: Adventurer) -> None:
    _, events = at_the_door(adventurer, tuple(ADVENTURERS[adventurer].kit), ["goblin"])
    assert events[1] == s.ChallengeBegan(0, 11, 1)


@pytest.mark.parametrize(("adventurer", "item", "hp"), ARMOR)
def test_armor_adds_its_hp(adventurer: Adventurer, item: Item, hp: int) -> None:
    _, events = at_the_door(adventurer, (item,), ["goblin"])
    assert events[1] == s.ChallengeBegan(0, BASE[adventurer] + hp, 1)


@pytest.mark.parametrize(("adventurer", "item", "hp"), ARMOR)
def test_armor_stops_nothing(adventurer: Adventurer, item: Item, hp: int) -> None:
    for monster in MONSTERS:
        walked = walk(adventurer, (item,), [monster])
        assert walked.outcomes == ["hit"]
        assert walked.hp == [max(0, BASE[adventurer] + hp - STRENGTH[monster])]


@pytest.mark.parametrize(("adventurer", "item", "stopped"), STOPPERS)
def test_a_stopping_item_stops_its_monsters_and_no_other(
    adventurer: Adventurer, item: Item, stopped: tuple[Monster, ...]
) -> None:
    for monster in MONSTERS:
        walked = walk(adventurer, (item,), [monster])
        assert walked.outcomes == [item if monster in stopped else "hit"]
        assert walked.end.success is (monster in stopped or STRENGTH[monster] < BASE[adventurer])


@pytest.mark.parametrize("adventurer", ["warrior", "barbarian"])
def test_w2_the_torch_stops_strength_three_or_less(adventurer: Adventurer) -> None:
    """W2: adventurers edition."""
    assert walk(adventurer, ("torch",), ["orc", "orc", "vampire"]).outcomes == [
        "torch", "torch", "hit",
    ]  # fmt: skip


def test_w2_the_classic_torch_stops_less_than_three() -> None:
    """W2: as its rulebook prints it."""
    assert walk("classic_hero", ("torch",), ["skeleton", "orc"]).outcomes == ["torch", "hit"]


def test_w2_the_table_option_lets_the_classic_torch_stop_orks() -> None:
    """W2: "Torch also stops Orks", and nothing stronger."""
    walked = walk("classic_hero", ("torch",), ["orc", "vampire"], torch_stops_orks=True)
    assert walked.outcomes == ["torch", "hit"]


def test_w2_the_table_option_changes_no_other_torch() -> None:
    """W2: the adventurers' Torch is as before."""
    walked = walk("warrior", ("torch",), ["orc", "vampire"], torch_stops_orks=True)
    assert walked.outcomes == ["torch", "hit"]


@pytest.mark.parametrize(
    ("adventurer", "item"),
    [("warrior", "vorpal_sword"), ("rogue", "vorpal_dagger"), ("classic_hero", "vorpal_sword")],
)
def test_a_naming_item_stops_the_named_type_only(adventurer: Adventurer, item: Item) -> None:
    for named in MONSTERS:
        for monster in MONSTERS:
            walked = walk(adventurer, (item,), [monster], named=named)
            assert walked.outcomes == ["vorpal" if monster == named else "hit"]
            assert walked.all(s.Named) == [s.Named(0, named)]


def test_without_a_naming_item_nothing_is_named() -> None:
    state, _ = at_the_door("warrior", ("torch",), ["orc"])
    assert state.phase == "turning"


@pytest.mark.parametrize("monster", MONSTERS)
def test_the_vorpal_axe_stops_any_one_monster(monster: Monster) -> None:
    state, _ = at_the_door("barbarian", ("vorpal_axe",), [monster])
    state.apply(monster, discard)
    assert state.legal_actions() == (s.Use("vorpal_axe"), s.DECLINE)
    assert walk("barbarian", ("vorpal_axe",), [monster], use_at=0).outcomes == ["vorpal_axe"]
    assert walk("barbarian", ("vorpal_axe",), [monster]).outcomes == ["hit"]


@pytest.mark.parametrize("adventurer", ["barbarian", "rogue"])
def test_the_potion_heals_only_when_hp_ran_out(adventurer: Adventurer) -> None:
    assert walk(adventurer, ("healing_potion",), ["skeleton"]).all(s.PotionDrunk) == []
    walked = walk(adventurer, ("healing_potion",), ["lich"])
    assert walked.all(s.PotionDrunk) == [s.PotionDrunk(0, BASE[adventurer])]
    assert walked.end.success


@pytest.mark.parametrize("monster", MONSTERS)
def test_polymorph_replaces_any_monster(monster: Monster) -> None:
    walked = walk("mage", ("polymorph",), [monster], use_at=0, deck=["goblin"])
    assert walked.outcomes == ["polymorphed", "hit"]
    assert walked.hp == [2, 1]


@pytest.mark.parametrize("monster", MONSTERS)
def test_omnipotence_alone_beats_any_single_monster(monster: Monster) -> None:
    assert walk("mage", ("omnipotence",), [monster]).end.success
    assert not walk("mage", ("omnipotence",), ["orc", "orc"]).end.success


def test_the_ring_adds_the_strength_it_stops_to_hp() -> None:
    kit: Kit = ("ring_of_power",)
    assert walk("rogue", kit, ["goblin", "skeleton", "orc"]).hp == [4, 6, 3]


def test_the_box_holds_thirteen_monsters_five_heroes_and_thirty_tiles() -> None:
    cards = all_cards()
    count = {kind: sum(card.count for card in cards if card.kind == kind)
             for kind in ("monster", "hero", "equipment")}  # fmt: skip
    assert count == {"monster": 13, "hero": 5, "equipment": 30}
    assert [STRENGTH[monster] for monster in MONSTERS] == [1, 2, 3, 4, 5, 6, 7, 9]


def test_names_are_printed_as_the_edition_spells_them() -> None:
    assert name_of("orc", "classic") == "Ork"
    assert name_of("orc", "adventurers") == "Orc"
    assert name_of("torch", "classic") == "Torch"
    assert name_of("classic_hero", "classic") == "Classic Hero"
    with pytest.raises(KeyError):
        name_of("kraken", "classic")
