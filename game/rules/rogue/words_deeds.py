"""What happens to a hero in Rogue Dungeon, and where ways part, in sentences."""

from __future__ import annotations

from typing import cast

from game.rules.rogue import effects as e
from game.rules.rogue.phrases import ABILITIES, CHECKS, KINDS, LEVELS, MODIFIED_CHECKS, ODDS
from game.rules.rogue.sentences import (
    MINUS,
    Sentence,
    Values,
    block,
    branches,
    cards_words,
    loot_name,
    measured,
    monster_name,
    price_words,
    say,
    sentences,
)

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
    return [Sentence("Move to any place on the map.")]


@say.register
def _(_effect: e.Fall) -> list[Sentence]:
    return [Sentence("Fall to the next dungeon level; there is none below level V.")]


@say.register
def _(effect: e.Trade) -> list[Sentence]:
    values: Values = {"cards": effect.cards, "rate": effect.rate}
    if effect.rate == 1:
        return [Sentence("Trade for {cards} loot cards: 1 card buys one. "
                         "A Treasure counts as two.", values)]  # fmt: skip
    return [Sentence("Trade for {cards} loot cards: {rate} cards buy one. "
                     "A Treasure counts as two.", values)]  # fmt: skip


@say.register
def _(effect: e.Odd) -> list[Sentence]:
    return [Sentence(ODDS[effect.name])]


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
        found.append(Sentence("{label}:", {"label": option.label}))
        terms = [*_owned(option.owns), *price_words(option.price)]
        found += [Sentence(s.text, s.values, s.depth + 1) for s in terms]
        found += sentences(option.effects, 1) or [Sentence("Go on your way.", depth=1)]
    return found


@say.register
def _(effect: e.Roll) -> list[Sentence]:
    found, low = [Sentence("Roll a D6.")], 1
    for high, effects in effect.rows:
        head = Sentence("{n}:", {"n": high})
        if low < high:
            head = Sentence("{low} to {high}:", {"low": low, "high": high})
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
    return block(Sentence("Once a game:"), effect.effects)


@say.register
def _(effect: e.Owns) -> list[Sentence]:
    name = KINDS.get(cast("e.LootKind", effect.card))
    head = Sentence("If you have {card}:", {"card": loot_name(effect.card)})
    if name:
        head = Sentence("If you have one {kind} card:", {"kind": name})
    found = branches(head, effect.then, "Otherwise:", effect.otherwise)
    return found if effect.then else block(head, ()) + found


@say.register
def _(effect: e.Deeper) -> list[Sentence]:
    head = Sentence("From dungeon level {level} on:", {"level": LEVELS[effect.level - 1]})
    found = branches(head, effect.then, "On the levels above:", effect.otherwise)
    return found if effect.then else block(head, ()) + found


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
        Sentence("{monster} joins in." if place else _against(name), {"monster": name})
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


def _against(monster: str) -> str:
    """Return the message for a monster of this name; some names have the article in them."""
    return "Fight {monster}." if monster.startswith("The ") else "Fight the {monster}."
