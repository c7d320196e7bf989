"""Sentences of Rogue Dungeon's cards: what they are, and the parts that all of them share.

What each effect says is registered with `say` in `words_deeds` and `words_combat`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import singledispatch
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from game.rules.rogue import effects as e
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import KINDS, NATURES, ON_NATURES

Values: TypeAlias = Mapping[str, int | str]

NO_VALUES: Final[Values] = MappingProxyType({})
MINUS: Final = "−"  # noqa: RUF001
PLACES: Final = "abcd"
"""The places of the names in a list."""
NOTHING: Final = "Nothing happens."


class Sentence(NamedTuple):
    """One line of a card."""

    text: str
    """A message in English with {places}; singular and plural are messages of their own."""
    values: Values = NO_VALUES
    depth: int = 0
    """How far it is indented: what follows a check or belongs to an option is one deeper."""


def deeper(sentence: Sentence, by: int = 1) -> Sentence:
    """Return a sentence further indented."""
    return sentence._replace(depth=sentence.depth + by)


def sentences(effects: Iterable[e.AnyEffect], depth: int = 0) -> list[Sentence]:
    """Return what effects do, in their order."""
    return [deeper(sentence, depth) for effect in effects for sentence in say(effect)]


def price_words(price: e.Price) -> list[Sentence]:
    """Return what an option costs, a sentence for each part; none if it is free."""
    found = []
    if price.card:
        found.append(Sentence("Discard {card}.", {"card": loot_name(price.card)}))
    if price.kind:
        one, many = "Discard one {kind} card.", "Discard {n} {kind} cards."
        found.append(cards_words(one, many, price.cards, kind=KINDS[price.kind]))
    elif price.cards:
        one, many = "Discard one card that is no Skill.", "Discard {n} cards that are no Skills."
        found.append(cards_words(one, many, price.cards))
    if price.xp:
        found.append(Sentence("Pay {n} XP.", {"n": price.xp}))
    if price.luck:
        found.append(Sentence("Spend {n} Luck.", {"n": price.luck}))
    if price.health:
        found.append(Sentence("Pay {n} Health.", {"n": price.health}))
    return found


def loot_name(card: str) -> str:
    """Return a loot card's name."""
    return LOOT[card].name


def monster_name(monster: str) -> str:
    """Return a monster's name."""
    return MONSTERS[monster].name


def amount_of(amount: e.Amount) -> int | str:
    """Return an amount as a number, or in words if it is more than that: "a D6 + 1"."""
    parts = []
    if amount.level:
        many = f"{amount.level} times the dungeon level"
        parts.append("the dungeon level" if amount.level == 1 else many)
    if amount.dice:
        parts.append("a D6" if amount.dice == 1 else f"{amount.dice} D6")
    if not parts:
        return amount.flat
    words = " + ".join(parts)
    if amount.flat:
        words += f" {'+' if amount.flat > 0 else MINUS} {abs(amount.flat)}"
    return words


def natures_of(against: Iterable[e.Nature]) -> list[str]:
    """Return the names of natures, in the plural."""
    return [NATURES[nature] for nature in against]


def listed(text: str, names: Sequence[str], **values: int | str) -> Sentence:
    """Return a sentence with a place for each of the names."""
    return Sentence(text, {**values, **dict(zip(PLACES, names, strict=False))})


def cards_words(one: str, many: str, n: int, **values: int | str) -> Sentence:
    """Return one of two messages, as it is one card or ``{n}`` of them."""
    return Sentence(one, values) if n == 1 else Sentence(many, {"n": n, **values})


def measured(number: str, words: str, amount: e.Amount) -> list[Sentence]:
    """Return one of two messages, as an amount is a number or words."""
    value = amount_of(amount)
    return [Sentence(number if isinstance(value, int) else words, {"n": value})]


def only(card: e.Strike | e.Slay | e.Charm) -> list[Sentence]:
    """Return on whom a card works, if not on all."""
    if not card.against:
        return []
    return [listed(ON_NATURES[len(card.against) - 1], natures_of(card.against))]


def block(head: Sentence, effects: Sequence[e.AnyEffect]) -> list[Sentence]:
    """Return a heading, and one deeper what it leads to."""
    return [head, *(sentences(effects, 1) or [Sentence(NOTHING, depth=1)])]


def branches(
    first: Sentence, then: Sequence[e.AnyEffect], other: str, otherwise: Sequence[e.AnyEffect]
) -> list[Sentence]:
    """Return two ways things may go; one without consequences is left out."""
    found = block(first, then) if then or not otherwise else []
    return found + (block(Sentence(other), otherwise) if otherwise else [])


@singledispatch
def say(effect: e.Effect) -> list[Sentence]:
    """Return the sentences of one effect."""
    raise TypeError(effect)
