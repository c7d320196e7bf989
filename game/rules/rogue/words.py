"""Effects, rooms, loot and monsters of Rogue Dungeon in words, made from what the rules carry out.

Every sentence is a message of its own with places for names and numbers. A value that is a string
is a message too: the screen translates it before it fills the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.rules.rogue import effects as e
from game.rules.rogue import words_combat, words_deeds
from game.rules.rogue.kinds import HeroCard, Loot, Monster, Room, Special, Use
from game.rules.rogue.phrases import (
    ABILITIES,
    HAV_AGAINST,
    NATURES,
    PAIRS,
    SPECIAL_TEXTS,
    SPECIALS,
    WHEN,
)
from game.rules.rogue.sentences import (
    PLACES,
    Sentence,
    Values,
    amount_of,
    deeper,
    listed,
    loot_name,
    monster_name,
    natures_of,
    price_words,
    sentences,
)
from game.rules.rogue.words_deeds import ONCE

__all__ = [
    "Sentence", "Values", "amount_of", "hero_sentences", "loot_name", "loot_sentences",
    "monster_name", "monster_sentences", "plain", "price_words", "room_sentences", "sentences",
    "special_words", "text_of", "use_sentences", "worth_sentences",
]  # fmt: skip

SOURCES: Final = (words_combat, words_deeds)
"""The modules that know what each effect says; to import them is enough."""
CHECK_BONUS: Final = "+{n} to your checks of {ability}."
CHECK_MALUS: Final = "−{n} to your checks of {ability}."  # noqa: RUF001
ON_ROLLS: Final = (
    "On a roll of {a}:",
    "On a roll of {a} or {b}:",
    "On a roll of {a}, {b} or {c}:",
    "On a roll of {a}, {b}, {c} or {d}:",
)
"""For one roll that sets off a special ability, for two, and so on."""
ONCE_IN_ALL: Final = "Once a game for the whole room:"
SEVERAL: Final = 2
INDENT: Final = "  "


def plain(sentence: Sentence) -> str:
    """Return a sentence in English, its places filled, without the indent."""
    return sentence.text.format(**sentence.values)


def text_of(thing: HeroCard | Room | Loot | Monster | Use | Special | Iterable[e.AnyEffect]) -> str:
    """Return what a card or a part of one does, in English, a line a sentence."""
    match thing:
        case HeroCard():
            found = hero_sentences(thing)
        case Room():
            found = room_sentences(thing)
        case Loot():
            found = [*loot_sentences(thing), *worth_sentences(thing)]
        case Monster():
            found = monster_sentences(thing)
        case Use():
            found = use_sentences(thing)
        case str():
            found = [special_words(thing)]
        case _:
            found = sentences(thing)
    return "\n".join(INDENT * sentence.depth + plain(sentence) for sentence in found)


def hero_sentences(hero: HeroCard) -> list[Sentence]:
    """Return what a hero fights with and can do."""
    found = [Sentence("Fights with {ability}.", {"ability": ABILITIES[hero.primary]})]
    for ability in hero.also:
        found.append(Sentence("Weapons of {ability} suit too.", {"ability": ABILITIES[ability]}))
    skills = [loot_name(skill) for skill in hero.skills]
    return [*found, listed("Skills: {a}, {b} and {c}.", skills)]


def room_sentences(room: Room) -> list[Sentence]:
    """Return what a room does; its story is not part of it.

    What happens once a game does so once for the whole card (ruling R15), however many its ways.
    """
    found = sentences(room.effects)
    if sum(sentence.text == ONCE for sentence in found) < SEVERAL:
        return found
    return [s._replace(text=ONCE_IN_ALL) if s.text == ONCE else s for s in found]


def special_words(special: Special) -> Sentence:
    """Return what a monster's special ability does."""
    return Sentence(SPECIAL_TEXTS[special], {"name": SPECIALS[special]})


def monster_sentences(monster: Monster) -> list[Sentence]:
    """Return a monster's abilities by the rolls that set them off, its nature, its weaknesses."""
    found = [*_on_rolls(monster)]
    found.append(Sentence("Counts among {natures}.", {"natures": NATURES[monster.nature]}))
    for pair in monster.charmed_by:
        friend = {"pair": PAIRS[pair], "card": loot_name(monster.henchman)}
        found.append(Sentence("{pair} charms it: take {card}.", friend))
    for pair in monster.hurt_by:
        found.append(Sentence("{pair} harms it.", {"pair": PAIRS[pair]}))
    if monster.wrath:
        side: Values = {"mav": monster.wrath.mav, "n": monster.wrath.damage}
        name: Values = {"monster": monster.wrath.name}
        found.append(Sentence("At half its Health it turns into {monster}:", name))
        found.append(Sentence("Attack value {mav}, damage {n}.", side, 1))
        found += map(deeper, _on_rolls(monster.wrath))
    return found


def _on_rolls(monster: Monster) -> Iterator[Sentence]:
    """Yield the special abilities of one side of a card, each under its rolls."""
    for special in dict.fromkeys(special for _, special in monster.specials):
        rolls = [roll for roll, other in monster.specials if other == special]
        values = dict(zip(PLACES, rolls, strict=False))
        yield Sentence(ON_ROLLS[len(rolls) - 1], values)
        yield deeper(special_words(special))


def loot_sentences(loot: Loot) -> list[Sentence]:
    """Return what a loot card is good for: as a Weapon, while carried, and when used."""
    found = []
    if loot.every:
        found.append(Sentence("A Weapon that suits every hero."))
    if loot.ability:
        suits = {"ability": ABILITIES[loot.ability]}
        found.append(Sentence("A Weapon for those who fight with {ability}.", suits))
    if loot.minimum:
        found.append(Sentence("Needs a primary ability of {n} or more.", {"n": loot.minimum}))
    if loot.hav and loot.against:
        found.append(
            listed(HAV_AGAINST[len(loot.against) - 1], natures_of(loot.against), n=loot.hav)
        )
    elif loot.hav:
        found.append(Sentence("+{n} to your attack value.", {"n": loot.hav}))
    for ability, bonus in loot.checks:
        values: Values = {"n": abs(bonus), "ability": ABILITIES[ability]}
        found.append(Sentence(CHECK_BONUS if bonus > 0 else CHECK_MALUS, values))
    for ability, height in loot.abilities:
        values = {"n": height, "ability": ABILITIES[ability]}
        found.append(Sentence("Can make a check of {ability} for you, with {n}.", values))
    if loot.rest:
        found.append(Sentence("+{n} to your rest rolls.", {"n": loot.rest}))
    if loot.pair:
        found.append(Sentence("Bears the weakness icon {pair}.", {"pair": PAIRS[loot.pair]}))
    for use in loot.uses:
        found += use_sentences(use)
    return found


def worth_sentences(loot: Loot) -> list[Sentence]:
    """Return what a Treasure or a Henchman is worth (rulings R20, R25)."""
    found = [Sentence("Counts as two cards in a trade.")] if loot.kind == "treasure" else []
    if loot.kind in ("treasure", "henchman"):
        found.append(Sentence("Worth 1 Prestige at the end."))
    return found


def use_sentences(use: Use) -> list[Sentence]:
    """Return when a card can be used, and under it what that does."""
    whens = (use.when,) if use.when in WHEN else tuple((window,) for window in use.when)
    heads = [WHEN[when][use.keep] for when in whens]
    return [sentence for head in heads for sentence in (Sentence(head), *sentences(use.effects, 1))]
