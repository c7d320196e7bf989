"""What cards say about themselves: every effect has words, and the words have every number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from string import Formatter
from typing import Any, Final, get_args

import msgspec
import pytest

from game.rules.rogue import effects as e
from game.rules.rogue.kinds import Loot, Monster, Room, Special
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import LEVELS, SPECIALS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.words import (
    Sentence,
    amount_of,
    loot_sentences,
    monster_sentences,
    plain,
    price_words,
    room_sentences,
    sentences,
    special_words,
    text_of,
)

TWO: Final = e.Amount(2)
SAMPLES: Final[tuple[e.AnyEffect, ...]] = (
    e.Hurt(TWO),
    e.Drain(TWO),
    e.Heal(TWO),
    e.Learn(TWO),
    e.Favour(2),
    e.Change("agility", 1),
    e.DrawLoot(2),
    e.Find("dragon_egg"),
    e.Lose("armor", 2),
    e.Check("agility", -2, (e.Heal(TWO),), (e.Hurt(TWO),)),
    e.Choose((e.Option("Drink", (e.Heal(TWO),), e.Price(xp=3)), e.Option("Leave"))),
    e.Roll(((3, ()), (6, (e.Heal(TWO),)))),
    e.Fight(2, prize=(e.DrawLoot(),)),
    e.Trade(5, 2),
    e.Once((e.Learn(TWO),)),
    e.Owns("rope", (e.Learn(TWO),), (e.Hurt(TWO),)),
    e.Deeper(3, (e.Fight(1),), (e.Learn(TWO),)),
    e.Camp(),
    e.Travel("exit"),
    e.Fall(),
    e.Strike(TWO, ("undead",)),
    e.Slay(4, ("giant",)),
    e.Charm(3, ("beast",)),
    e.Exploit(3),
    e.Aim(2),
    e.Daunt(2),
    e.SlipAway(),
    e.Guard(4),
    e.Steady(2, ("strength", "agility")),
    e.Master(("intellect",)),
    e.RollAgain(),
    e.RestBonus(1),
    e.CampHere(),
    e.Vanish(),
)
WITHOUT_A_CARD: Final = {e.Todo}
"""What no card has: what the rules themselves have to do."""
CARDS: Final = (*ROOMS.values(), *LOOT.values(), *MONSTERS.values())


def said(*effects: e.AnyEffect) -> list[str]:
    return ["  " * s.depth + plain(s) for s in sentences(effects)]


def lines_of(card: Room | Loot | Monster) -> list[Sentence]:
    match card:
        case Room():
            return room_sentences(card)
        case Loot():
            return loot_sentences(card)
        case Monster():
            return monster_sentences(card)


def test_every_effect_has_words() -> None:
    assert {type(effect) for effect in SAMPLES} | WITHOUT_A_CARD == set(get_args(e.AnyEffect))
    for effect in SAMPLES:
        assert sentences((effect,)), effect
    assert sentences((e.Todo("rest"),)) == []


def test_every_special_ability_has_words() -> None:
    for special in get_args(Special):
        words = plain(special_words(special))
        assert words.startswith(f"{SPECIALS[special]}: ")
        assert text_of(special) == words


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_every_line_of_a_card_is_a_whole_sentence(card: Room | Loot | Monster) -> None:
    for sentence in lines_of(card):
        line = plain(sentence)
        assert line[0].isupper() or line[0] in "0123456789+−"  # noqa: RUF001
        assert line.endswith((".", ":"))
        assert {name for _, name, _, _ in Formatter().parse(sentence.text) if name} == set(
            sentence.values
        )


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_a_heading_is_followed_by_what_it_leads_to(card: Room | Loot | Monster) -> None:
    found = lines_of(card)
    assert not found or found[0].depth == 0
    for head, line in pairwise(found):
        heads = head.text.endswith(":") and head.text != "Choose one:"
        assert line.depth == head.depth + 1 if heads else line.depth <= head.depth
    assert not found or not found[-1].text.endswith(":")


@pytest.mark.parametrize("room", ROOMS.values(), ids=list(ROOMS))
def test_a_room_tells_each_number_in_it(room: Room) -> None:
    text = text_of(room)
    assert text
    for numbers in numbers_in(room.effects):
        assert numbers & set(re.findall(r"\d+|\b[IV]+\b", text)), numbers


@pytest.mark.parametrize("loot", LOOT.values(), ids=list(LOOT))
def test_a_loot_card_tells_each_number_in_it(loot: Loot) -> None:
    found = set(re.findall(r"\d+|\b[IV]+\b", text_of(loot)))
    for use in loot.uses:
        for numbers in numbers_in(use.effects):
            assert numbers & found, numbers
    for number in (loot.hav, loot.minimum, loot.rest, *(n for _, n in loot.checks)):
        assert not number or str(abs(number)) in found
    assert {str(number) for _, number in loot.abilities} <= found


def numbers_in(effects: Iterable[e.AnyEffect]) -> Iterator[set[str]]:
    """Yield each number that effects carry, as the ways in which it may be written."""
    for effect in effects:
        for struct, name, value in _fields(effect):
            match struct, name, value:
                case (e.Slay() | e.Charm(), "level", 5):
                    continue  # any target at all
                case (e.Slay() | e.Charm() | e.Deeper(), "level", _):
                    yield {LEVELS[value - 1]}
                case (e.Amount(), "level" | "dice", 1) | (_, "above", 1):
                    continue  # "the dungeon level", "a D6", "one level deeper"
                case (
                    (e.DrawLoot() | e.Fight() | e.Lose(), "count", 1)
                    | (e.Price(), "cards", 1)
                    | (e.Trade(), "rate", 1)
                ):
                    continue  # "a loot card"
                case _:
                    yield {str(abs(value)), str(abs(value) + 1)}


def _fields(thing: Any) -> Iterator[tuple[Any, str, int]]:
    """Yield every number other than 0 in a structure, with what holds it."""
    if isinstance(thing, tuple):
        for part in thing:
            if isinstance(part, int):
                yield thing, "face", part
            else:
                yield from _fields(part)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if isinstance(value, int):
                if value:
                    yield thing, name, value
            else:
                yield from _fields(value)


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (e.Amount(3), 3),
        (e.LEVEL, "the dungeon level"),
        (e.Amount(level=2), "2 times the dungeon level"),
        (e.D6, "a D6"),
        (e.Amount(dice=2), "2 D6"),
        (e.Amount(1, dice=1), "a D6 + 1"),
        (e.Amount(-1, dice=1), "a D6 − 1"),  # noqa: RUF001
        (e.Amount(1, level=1), "the dungeon level + 1"),
        (e.Amount(level=1, dice=1), "the dungeon level + a D6"),
    ],
)
def test_amounts(amount: e.Amount, words: int | str) -> None:
    assert amount_of(amount) == words


def test_swinging_blades_in_words() -> None:
    assert text_of(ROOMS["swinging_blades"]).split("\n") == [
        "Make an Agility check.",
        "Passed:",
        "  Once a game:",
        "    Gain 2 XP.",
        "Failed:",
        "  Take damage equal to the dungeon level.",
    ]


def test_one_and_many() -> None:
    assert said(e.DrawLoot(), e.DrawLoot(3)) == ["Draw a loot card.", "Draw 3 loot cards."]
    assert said(e.Fight(1), e.Fight(2, above=1)) == [
        "Fight a monster.",
        "Fight 2 monsters from one level deeper.",
    ]
    assert said(e.Fight(1, above=2)) == ["Fight a monster from 2 levels deeper."]
    assert said(e.Lose(), e.Lose("weapon", 2)) == [
        "Discard one card that is no Skill, if you have any.",
        "Discard 2 Weapon cards, or what you have of them.",
    ]
    assert said(e.Trade(4, 1)) == [
        "Trade for 4 loot cards: one card buys another. A Treasure counts as two."
    ]


def test_named_monsters_and_those_beside_them() -> None:
    assert said(e.Fight(named=("mimic",))) == ["Fight the Mimic."]
    assert said(e.Fight(2, named=("lich_king", "mimic"))) == [
        "Fight the Lich King.",
        "The Mimic joins in.",
        "2 monsters of the dungeon level join in.",
    ]


def test_what_an_option_asks_for_comes_before_what_it_does() -> None:
    price = e.Price(cards=2, card="rope", xp=1, luck=1, health=2)
    option = e.Option("Pay", (e.Heal(TWO),), price, owns="treasure")
    assert said(e.Choose((option, e.Option("Leave")))) == [
        "Choose one:",
        "Pay:",
        "  Only with one Treasure card.",
        "  Discard Rope.",
        "  Discard 2 cards that are no Skills.",
        "  Pay 1 XP.",
        "  Spend 1 Luck.",
        "  Pay 2 Health.",
        "  Gain 2 Health.",
        "Leave:",
        "  Nothing happens.",
    ]
    assert price_words(e.Price()) == []
    assert [plain(s) for s in price_words(e.Price(cards=1, kind="potion"))] == [
        "Discard one Potion card."
    ]


def test_losses_and_branches_without_a_deed() -> None:
    assert said(e.Favour(-1), e.Change("vitality", -1)) == ["Lose 1 Luck.", "Lose 1 Vitality."]
    assert said(e.Owns("armor", otherwise=(e.Hurt(TWO),))) == [
        "If you have one Armor card:",
        "  Nothing happens.",
        "Otherwise:",
        "  Take 2 damage.",
    ]
    assert said(e.Deeper(4, otherwise=(e.Learn(TWO),)))[0] == "From dungeon level IV on:"
    assert said(e.Travel("anywhere")) == ["Move to any other place on the map, without a rest."]


def test_what_no_card_is_has_no_words() -> None:
    with pytest.raises(TypeError):
        sentences((e.Effect(),))  # type: ignore[arg-type]
