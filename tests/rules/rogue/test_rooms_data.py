"""The fifty rooms as data: counts, colours, free ways out, and names that lead somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, get_args

import pytest

from game.rules.rogue import effects as e
from game.rules.rogue.kinds import Room
from game.rules.rogue.loot import LOOT, SPECIALTY_DECK
from game.rules.rogue.maps import COLOURS
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOM_DECKS, ROOMS

SIZES: Final = {"red": 15, "yellow": 15, "white": 5, "green": 5, "blue": 5, "purple": 5}
KINDS: Final = frozenset(get_args(e.LootKind))
FINDS: Final = {card for card in SPECIALTY_DECK if not card.startswith("charmed_")}
STORY_AT_MOST: Final = 160
LABEL_WORDS: Final = 5
FINALES: Final = {"tomb_of_the_lich_king": "lich_king", "pit_of_despair": "pit_horror"}

every_room = pytest.mark.parametrize("room", ROOMS.values(), ids=list(ROOMS))


def within(effects: Iterable[e.AnyEffect]) -> Iterator[e.AnyEffect]:
    """Yield effects and all that may follow from them."""
    for effect in effects:
        yield effect
        match effect:
            case e.Check():
                yield from within((*effect.passed, *effect.failed))
            case e.Choose(options):
                for option in options:
                    yield from within(option.effects)
            case e.Roll(rows):
                for _, row in rows:
                    yield from within(row)
            case e.Fight():
                yield from within(effect.prize)
            case e.Once():
                yield from within(effect.effects)
            case e.Owns() | e.Deeper():
                yield from within((*effect.then, *effect.otherwise))


def options_of(effects: Iterable[e.AnyEffect]) -> Iterator[e.Option]:
    for effect in within(effects):
        if isinstance(effect, e.Choose):
            yield from effect.options


ALL: Final = [effect for room in ROOMS.values() for effect in within(room.effects)]
OPTIONS: Final = [option for room in ROOMS.values() for option in options_of(room.effects)]


def test_fifty_rooms_by_colour() -> None:
    assert len(ROOMS) == 50
    assert Counter(room.colour for room in ROOMS.values()) == SIZES


def test_the_decks_hold_each_room_once() -> None:
    assert tuple(ROOM_DECKS) == COLOURS
    assert sorted(room for deck in ROOM_DECKS.values() for room in deck) == sorted(ROOMS)
    assert all(ROOMS[room].colour == colour for colour, deck in ROOM_DECKS.items() for room in deck)


@every_room
def test_a_room_tells_a_story_and_does_something(room: Room) -> None:
    assert ROOMS[room.id] is room
    assert room.name
    assert room.effects
    assert room.story.endswith((".", "?", "!", '"'))
    assert len(room.story) <= STORY_AT_MOST


def test_stories_and_names_are_told_once() -> None:
    assert len({room.story for room in ROOMS.values()}) == len(ROOMS)
    assert len({room.name for room in ROOMS.values()}) == len(ROOMS)


@every_room
def test_every_choice_has_a_free_option(room: Room) -> None:
    for effect in within(room.effects):
        if isinstance(effect, e.Choose):
            assert any(o.price == e.Price() and not o.owns for o in effect.options)


@every_room
def test_labels_are_short_and_differ(room: Room) -> None:
    for effect in within(room.effects):
        if isinstance(effect, e.Choose):
            labels = [option.label for option in effect.options]
            assert all(1 <= len(label.split()) <= LABEL_WORDS for label in labels)
            assert len(set(labels)) == len(labels)


@every_room
def test_a_kind_in_a_price_comes_with_a_number_of_cards(room: Room) -> None:
    for option in options_of(room.effects):
        if option.price.kind:
            assert option.price.cards > 0
            assert option.price.kind != "skill"  # Skills are never paid (ruling R21)


@every_room
def test_tables_end_at_six(room: Room) -> None:
    for effect in within(room.effects):
        if isinstance(effect, e.Roll):
            faces = [face for face, _ in effect.rows]
            assert faces == sorted(set(faces))
            assert faces[-1] == 6


@every_room
def test_what_a_room_names_exists(room: Room) -> None:
    for effect in within(room.effects):
        match effect:
            case e.Find(card):
                assert card in SPECIALTY_DECK
            case e.Owns(card):
                assert card in LOOT or card in KINDS
            case e.Fight(named=named):
                assert set(named) <= set(MONSTERS)
    for option in options_of(room.effects):
        assert not option.owns or option.owns in LOOT or option.owns in KINDS
        assert not option.price.card or option.price.card in LOOT


@every_room
def test_a_persistent_room_gives_nothing_for_nothing_twice(room: Room) -> None:
    """Only what is paid for, or safe from repetition, lies outside `Once`."""
    if not room.persistent:
        return
    gains = (e.Learn, e.Heal, e.Favour, e.DrawLoot, e.Find, e.Change, e.Camp, e.Fight)
    for effects in _unpaid(room.effects):
        assert not [effect for effect in effects if isinstance(effect, gains)]


def _unpaid(effects: tuple[e.AnyEffect, ...]) -> Iterator[list[e.AnyEffect]]:
    """Yield what can be had again and again without a price."""
    for effect in effects:
        match effect:
            case e.Choose(options):
                for option in options:
                    if option.price == e.Price():
                        yield from _unpaid(option.effects)
            case e.Check():
                yield from _unpaid((*effect.passed, *effect.failed))
            case e.Once():
                pass
            case _:
                yield list(within((effect,)))


def test_every_specialty_card_that_no_charm_gives_can_be_found() -> None:
    assert len(FINDS) == 8
    assert {effect.card for effect in ALL if isinstance(effect, e.Find)} >= FINDS


def test_every_guardian_waits_in_some_room() -> None:
    named = {name for effect in ALL if isinstance(effect, e.Fight) for name in effect.named}
    assert named >= {monster.id for monster in MONSTERS.values() if monster.kind == "guardian"}


def test_every_kind_of_loot_is_of_use_somewhere() -> None:
    """As a price, as a key, or by one of its cards."""
    keys = {o.owns for o in OPTIONS} | {o.price.card for o in OPTIONS}
    keys |= {effect.card for effect in ALL if isinstance(effect, e.Owns)}
    kinds = {LOOT[key].kind for key in keys if key in LOOT} | (keys & KINDS)
    kinds |= {option.price.kind for option in OPTIONS if option.price.kind}
    assert kinds == KINDS


def test_red_rooms_mostly_mean_fights_and_yellow_ones_sometimes() -> None:
    def fights(colour: str) -> int:
        return sum(
            any(isinstance(effect, e.Fight) for effect in within(room.effects))
            for room in ROOMS.values()
            if room.colour == colour
        )

    assert fights("red") >= 11
    assert fights("yellow") <= 6


def test_the_finales_are_red_and_keep_their_guardian_for_the_depths() -> None:
    for name, guardian in FINALES.items():
        room = ROOMS[name]
        assert room.colour == "red"
        (gate,) = room.effects
        assert isinstance(gate, e.Deeper)
        assert gate.level == MONSTERS[guardian].level
        assert any(isinstance(x, e.Fight) and guardian in x.named for x in gate.then)
        assert not any(isinstance(x, e.Choose) for x in gate.then)


def test_the_rooms_that_the_rulebook_fixes() -> None:
    blades = ROOMS["swinging_blades"]
    assert blades.persistent
    assert blades.effects == (
        e.Check(
            "agility",
            passed=(e.Once((e.Learn(e.Amount(2)),)),),
            failed=(e.Hurt(e.LEVEL),),
        ),
    )
    assert ROOMS["guild_merchant"].effects == (e.Trade(5, 2),)
