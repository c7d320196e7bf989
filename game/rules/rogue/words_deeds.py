"""What happens to a hero in Rogue Dungeon, and where ways part, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from game.rules.rogue import effects as e
from game.rules.rogue.phrases import ABILITIES, CHECKS, KINDS, LEVELS, MODIFIED_CHECKS
from game.rules.rogue.sentences import (
    MINUS,
    NOTHING,
    Sentence,
    Values,
    block,
    branches,
    cards_words,
    deeper,
    loot_name,
    measured,
    monster_name,
    price_words,
    say,
    sentences,
)

ONCE: Final = "Once a game:"

# What happens to the hero


@say.register
def _(effect: e.Hurt) -> list[Sentence]:
    return measured("Take {n} damage.", "Take damage equal to {n}.", effect.amount)


@say.register
def _(effect: e.Drain) -> list[Sentence]:
    return measured("Lose {n} Health.", "Lose Health equal to {n}.", effect.amount)


@say.register
def _(effect: e.Heal) -> list[Sentence]:
    return measured("Gain {n} Health.", "Gain Health equal to {n}.", effect.amount)


@say.register
def _(effect: e.Learn) -> list[Sentence]:
    return measured("Gain {n} XP.", "Gain XP equal to {n}.", effect.amount)


@say.register
def _(effect: e.Favour) -> list[Sentence]:
    if effect.count < 0:
        return [Sentence("Lose {n} Luck.", {"n": -effect.count})]
    return [Sentence("Gain {n} Luck.", {"n": effect.count})]


@say.register
def _(effect: e.Change) -> list[Sentence]:
    values: Values = {"n": abs(effect.by), "ability": ABILITIES[effect.ability]}
    return [Sentence("Lose {n} {ability}." if effect.by < 0 else "Gain {n} {ability}.", values)]


@say.register
def _(effect: e.DrawLoot) -> list[Sentence]:
    return [cards_words("Draw a loot card.", "Draw {n} loot cards.", effect.count)]


@say.register
def _(effect: e.Find) -> list[Sentence]:
    return [
        Sentence("Take {card}, or a loot card if it is gone.", {"card": loot_name(effect.card)})
    ]


@say.register
def _(effect: e.Lose) -> list[Sentence]:
    if effect.kind:
        return [cards_words("Discard one {kind} card, if you have any.",
                       "Discard {n} {kind} cards, or what you have of them.",
                       effect.count, kind=KINDS[effect.kind])]  # fmt: skip
    return [cards_words("Discard one card that is no Skill, if you have any.",
                   "Discard {n} cards that are no Skills, or what you have of them.",
                   effect.count)]  # fmt: skip


@say.register
def _(_effect: e.Camp) -> list[Sentence]:
    return [Sentence("Make a rest roll in safety: gain that much Health, and 1 more.")]


@say.register
def _(effect: e.Travel) -> list[Sentence]:
    if effect.to == "exit":
        return [Sentence("Move to the exit stair.")]
    return [Sentence("Move to any other place on the map, without a rest.")]


@say.register
def _(_effect: e.Fall) -> list[Sentence]:
    return [Sentence("Fall to the next dungeon level; nothing happens on the last.")]


@say.register
def _(effect: e.Trade) -> list[Sentence]:
    one = "Trade for {cards} loot cards: one card buys another. A Treasure counts as two."
    many = "Trade for {cards} loot cards: {n} cards buy one. A Treasure counts as two."
    return [cards_words(one, many, effect.rate, cards=effect.cards)]


@say.register
def _(_effect: e.Todo) -> list[Sentence]:
    """Say nothing: no card has it."""
    return []


# Ways that part


@say.register
def _(effect: e.Check) -> list[Sentence]:
    head = Sentence(CHECKS[effect.ability])
    if effect.modifier:
        signed = f"{effect.modifier:+d}".replace("-", MINUS)
        head = Sentence(MODIFIED_CHECKS[effect.ability], {"modifier": signed})
    return [head, *branches(Sentence("Passed:"), effect.passed, "Failed:", effect.failed)]


@say.register
def _(effect: e.Choose) -> list[Sentence]:
    found = [Sentence("Choose one:")]
    for option in effect.options:
        terms = [*_owned(option.owns), *price_words(option.price)]
        nothing = Sentence("Nothing else happens." if terms else NOTHING)
        under = [*terms, *(sentences(option.effects) or [nothing])]
        found.append(Sentence("{label}:", {"label": option.label}))
        found += [deeper(sentence) for sentence in under]
    return found


@say.register
def _(effect: e.Roll) -> list[Sentence]:
    found, low = [Sentence("Roll a D6.")], 1
    for high, effects in effect.rows:
        head = Sentence("{n}:", {"n": high})
        if low < high:
            span = "{low} or {high}:" if high == low + 1 else "{low} to {high}:"
            head = Sentence(span, {"low": low, "high": high})
        found += block(head, effects)
        low = high + 1
    return found


@say.register
def _(effect: e.Fight) -> list[Sentence]:
    found = _foes(effect)
    if effect.prize:
        found += block(Sentence("When you have won:"), effect.prize)
    return found


@say.register
def _(effect: e.Once) -> list[Sentence]:
    return block(Sentence(ONCE), effect.effects)


@say.register
def _(effect: e.Owns) -> list[Sentence]:
    kind = KINDS.get(cast("e.LootKind", effect.card))
    if kind:
        head = Sentence("If you have one {kind} card:", {"kind": kind})
    else:
        head = Sentence("If you have {card}:", {"card": loot_name(effect.card)})
    return _either(head, effect.then, "Otherwise:", effect.otherwise)


@say.register
def _(effect: e.Deeper) -> list[Sentence]:
    head = Sentence("From dungeon level {level} on:", {"level": LEVELS[effect.level - 1]})
    return _either(head, effect.then, "On the levels above:", effect.otherwise)


def _either(
    head: Sentence, then: Sequence[e.AnyEffect], other: str, otherwise: Sequence[e.AnyEffect]
) -> list[Sentence]:
    """Return two ways, of which only the second may be left out."""
    return [*block(head, then), *(block(Sentence(other), otherwise) if otherwise else [])]


def _owned(card: str) -> list[Sentence]:
    """Return what an option asks the hero to have."""
    if not card:
        return []
    name = KINDS.get(cast("e.LootKind", card))
    if name:
        return [Sentence("Only with one {kind} card.", {"kind": name})]
    return [Sentence("Only with {card}.", {"card": loot_name(card)})]


def _foes(effect: e.Fight) -> list[Sentence]:
    """Return whom the hero fights: monsters by name, then those drawn."""
    found = [
        Sentence("The {monster} joins in." if place else "Fight the {monster}.", {"monster": name})
        for place, name in enumerate(map(monster_name, effect.named))
    ]
    if not effect.count:
        return found
    if effect.named:
        return [*found, cards_words("A monster of the dungeon level joins in.",
                               "{n} monsters of the dungeon level join in.",
                               effect.count)]  # fmt: skip
    if effect.above == 1:
        return [cards_words("Fight a monster from one level deeper.",
                       "Fight {n} monsters from one level deeper.", effect.count)]  # fmt: skip
    if effect.above:
        return [cards_words("Fight a monster from {above} levels deeper.",
                       "Fight {n} monsters from {above} levels deeper.",
                       effect.count, above=effect.above)]  # fmt: skip
    return [cards_words("Fight a monster.", "Fight {n} monsters.", effect.count)]
