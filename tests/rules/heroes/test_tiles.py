"""What each kind of tile does to the hero who enters."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    ARTIFACTS,
    CHEST,
    DAMAGE,
    FIXED,
    KIND_OF,
    KINDS,
    LARGE_CHEST,
    MONSTERS,
    OTHERS,
    PIECES,
    TRAPS,
    VARIED,
    all_cards,
    name_of,
)

from .driver import BEFORE, Table, passive, table

BESIDE = {**BEFORE, "cleric": "2/2"}


def enters(kind: str, hero: str = "cleric", **moment: Any) -> Table:
    """Let a hero step onto a face-down tile in the aggressive phase."""
    return table({**BEFORE, hero: "2/2"}, down={"2/3": kind}, **moment).move(hero, "2/3")


@pytest.mark.parametrize(
    ("kind", "count", "damage"),
    [("ogre", 1, 4), ("orc", 2, 3), ("skeleton", 3, 2), ("goblin", 4, 1),
     ("spike_pit", 1, 4), ("fireball", 2, 3), ("arrow_launcher", 3, 2), ("bear_trap", 4, 1),
     ("chest", 3, 0), ("sword", 2, 0), ("holy_icon", 2, 0), ("disarm_kit", 2, 0),
     ("magic_hat", 2, 0), ("holy_grail", 1, 0), ("portal", 5, 0), ("sliding_tile", 5, 0),
     ("poison_cloud", 4, 0)],
)  # fmt: skip
def test_the_tiles_of_the_box(kind: str, count: int, damage: int) -> None:
    assert (FIXED | VARIED)[kind] == count
    assert DAMAGE.get(kind, 0) == damage


def test_the_box_lists_four_heroes_and_eighteen_kinds_of_tile() -> None:
    cards = [card for card in all_cards() if card.kit is None]
    tiles = [card for card in cards if card.kind != "hero"]
    assert len(cards) - len(tiles) == 4
    assert {card.id for card in tiles} == {*KINDS, "large_chest"}
    assert sum(card.count for card in tiles) == 47
    assert all(card.name and card.text and card.art for card in cards)


def test_there_is_a_piece_for_every_monster_tile() -> None:
    assert len(PIECES) == len(set(PIECES)) == 10
    for kind, card in MONSTERS.items():
        assert [*KIND_OF.values()].count(kind) == card.count


@pytest.mark.parametrize("word", [*KINDS, *PIECES, "large_chest", "warrior"])
def test_everything_has_a_printed_name(word: str) -> None:
    assert name_of(word)[0].isupper()


@pytest.mark.parametrize("kind", MONSTERS)
def test_a_monster_tile_becomes_a_piece_and_hurts(kind: str) -> None:
    t = enters(kind)
    piece = next(name for name in PIECES if KIND_OF[name] == kind)
    assert t.state.at[piece] == "2/3"
    assert t.last(s.Hurt) == s.Hurt("cleric", DAMAGE[kind], 8 - DAMAGE[kind], piece)
    assert t.state.up == {}


@pytest.mark.parametrize("kind", MONSTERS)
def test_a_monster_tile_hurts_and_lies_open_while_tiles_are_laid(kind: str) -> None:
    t = passive(BESIDE, down={"2/3": kind}).move("cleric", "2/3")
    assert t.last(s.Hurt) == s.Hurt("cleric", DAMAGE[kind], 8 - DAMAGE[kind], kind)
    assert (t.state.up, t.state.monsters()) == ({"2/3": kind}, [])


@pytest.mark.parametrize("kind", TRAPS)
def test_a_trap_hurts_once_and_is_gone(kind: str) -> None:
    t = enters(kind)
    assert t.last(s.Hurt) == s.Hurt("cleric", DAMAGE[kind], 8 - DAMAGE[kind], kind)
    assert t.all(s.Gone) == [s.Gone(kind, "2/3")]
    assert t.state.up == {}


@pytest.mark.parametrize("kind", TRAPS)
def test_the_rogue_disarms_every_trap(kind: str) -> None:
    t = enters(kind, "rogue")
    assert t.all(s.Disarmed) == [s.Disarmed(kind, "rogue", "2/3")]
    assert (t.left("rogue"), t.state.up) == (6, {})


@pytest.mark.parametrize("kind", TRAPS)
def test_a_trap_that_lies_open_works_all_the_same(kind: str) -> None:
    t = table(BESIDE, up={"2/3": kind}).move("cleric", "2/3")
    assert (t.left("cleric"), t.state.up) == (8 - DAMAGE[kind], {})


@pytest.mark.parametrize("kind", ARTIFACTS)
def test_an_artifact_is_picked_up(kind: str) -> None:
    t = enters(kind)
    assert t.all(s.Took) == [s.Took("cleric", (kind,), "2/3")]
    assert (t.state.artifacts, t.state.up) == ({"cleric": (kind,)}, {})


def test_a_chest_is_a_treasure() -> None:
    t = enters("chest")
    assert t.all(s.Treasure) == [s.Treasure("cleric", "2/3", 1)]
    assert (t.state.treasures, t.state.up, CHEST.count, LARGE_CHEST.count) == (1, {}, 3, 1)


@pytest.mark.parametrize("hero", BEFORE)
def test_a_poison_cloud_kills_anybody(hero: str) -> None:
    t = enters("poison_cloud", hero)
    assert t.all(s.Died) == [s.Died(hero, "2/3", "poison_cloud")]
    assert (t.left(hero), t.state.up) == (0, {})


@pytest.mark.parametrize("kind", ["portal", "sliding_tile", "poison_cloud", "chest"])
def test_what_acts_once_is_gone(kind: str) -> None:
    t = enters(kind)
    assert t.all(s.Gone) == [s.Gone(kind, "2/3")]
    assert t.state.up == {}


def test_a_portal_asks_for_the_square_to_come_out_at() -> None:
    t = enters("portal")
    assert t.legal == [s.Portal("e/3")]


def test_a_slide_leads_every_straight_way() -> None:
    t = enters("sliding_tile")
    assert t.legal == [s.Slide(cell) for cell in ("1/3", "2/2", "2/4", "3/3")]
    assert len(OTHERS) == 3


def test_a_slide_in_the_first_row_leads_out_to_the_entrance() -> None:
    t = table(BESIDE, down={"1/3": "sliding_tile"})
    t.move("cleric", "1/2", "1/3")
    assert t.cells(s.Slide) == ["e/3", "1/2", "1/4", "2/3"]


def test_a_slide_into_the_vault_takes_the_large_chest() -> None:
    t = table({**BEFORE, "rogue": "5/3"}, down={"6/3": "sliding_tile"}, treasures=2)
    t.move("rogue", "6/3").do(s.Slide("v/3"))
    assert t.last(s.Treasure) == s.Treasure("rogue", "v/3", 3)
    assert t.last(s.MatchEnded) == s.MatchEnded("heroes", "treasures")


def test_a_slide_onto_a_portal_asks_again() -> None:
    t = table(BESIDE, down={"2/3": "sliding_tile", "2/4": "portal"}).move("cleric", "2/3")
    t.do(s.Slide("2/4"))
    assert (t.state.phase, t.state.hero, t.state.spent) == ("leaving", "cleric", 1)
    t.do(s.Portal("e/3"))
    assert (t.state.at["cleric"], t.state.up, t.state.hero) == ("e/3", {}, "")


def test_a_slide_onto_a_monster_hurts() -> None:
    t = table(BESIDE, {"orc_1": "3/3"}, down={"2/3": "sliding_tile"}).move("cleric", "2/3")
    t.do(s.Slide("3/3"))
    assert (t.left("cleric"), t.state.at["cleric"]) == (5, "3/3")


def test_a_hero_killed_on_the_slide_leaves_all_where_it_ended() -> None:
    t = table({**BEFORE, "wizard": "2/2"}, down={"2/3": "sliding_tile", "2/4": "poison_cloud"},
              artifacts={"wizard": ["sword"]})  # fmt: skip
    t.move("wizard", "2/3").do(s.Slide("2/4"))
    assert t.state.stacks == {"2/4": ("sword",)}
    assert (t.state.phase, t.state.hero, t.state.seat()) == ("heroes", "", 1)


def test_a_hero_may_slide_back_to_where_the_step_began() -> None:
    t = enters("sliding_tile").do(s.Slide("2/2"))
    assert t.state.at["cleric"] == "2/2"


def test_a_portal_out_onto_a_monster_and_a_sword_declined() -> None:
    """H14: the monster is met like any other."""
    t = table({**BEFORE, "cleric": "2/2"}, {"ogre": "e/3"}, down={"2/3": "portal"},
              artifacts={"cleric": ["sword"]})  # fmt: skip
    t.move("cleric", "2/3").do(s.Portal("e/3"))
    assert t.legal == [s.Use("cleric", "sword"), s.DECLINE]
    assert t.do(s.DECLINE).left("cleric") == 4


def test_a_hero_alone_on_a_chest_under_a_monster_dies_before_the_third_treasure() -> None:
    """H10: the dungeon has won."""
    t = table({"wizard": "2/2"}, {"ogre": "2/3"}, down={"2/3": "chest"}, treasures=2)
    t.move("wizard", "2/3")
    assert t.last(s.MatchEnded) == s.MatchEnded("dungeon", "elimination")
    assert (t.state.treasures, t.state.down, t.legal) == (2, {"2/3": "chest"}, [])


def test_the_last_hero_in_poison_ends_the_match() -> None:
    t = table({"warrior": "2/2"}, down={"2/3": "poison_cloud"}).move("warrior", "2/3")
    assert t.state.current_player() is None
    assert [*t.state.returns()] == [1.0, 0.0]


def test_a_monster_tile_under_a_hero_killed_there_stays_as_a_piece() -> None:
    t = table({**BEFORE, "wizard": "2/2"}, down={"2/3": "ogre"}).move("wizard", "2/3")
    assert not t.alive("wizard")
    assert t.state.at["ogre"] == "2/3"
