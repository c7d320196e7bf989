"""Every card of Rogue Dungeon's box as the catalog lists it; all but a few are ours."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.game import Card
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import HeroCard, Loot, Monster, Room
from game.rules.rogue.loot import LOOT, LOOT_DECK, SPECIALTY_DECK, STARTING
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.words import text_of

PORTRAITS = ("a", "b")
"""The two sides of a hero card."""


def all_cards() -> tuple[Card, ...]:
    """Return the box: heroes, monsters, bosses, rooms, loot, specialty and starting loot."""
    return (
        *map(_hero, HEROES.values()),
        *map(_monster, MONSTERS.values()),
        *map(_room, ROOMS.values()),
        *(_loot(LOOT[card], "loot", LOOT_DECK.count(card)) for card in dict.fromkeys(LOOT_DECK)),
        *(_loot(LOOT[card], "specialty", 1) for card in SPECIALTY_DECK),
        *_starting(),
    )


def art(name: str) -> str:
    """Return the path of a card's picture from the project's root."""
    return f"assets/art/rogue/{name}.svg"


def _text(card: HeroCard | Monster | Room | Loot) -> str:
    """Return what a card tells and what it does."""
    return f"{card.story}\n{text_of(card)}"


def _hero(card: HeroCard) -> Card:
    numbers = {
        "strength": card.strength, "agility": card.agility, "intellect": card.intellect,
        "vitality": card.vitality, "luck": card.luck,
    }  # fmt: skip
    picture = art(f"{card.id}_{PORTRAITS[0]}")
    return Card(
        id=card.id, name=card.name, kind="hero", count=1, text=_text(card), art=picture,
        numbers=numbers,
    )  # fmt: skip


def _monster(card: Monster) -> Card:
    numbers = {
        "level": card.level, "health": card.health, "mav": card.mav, "damage": card.damage,
    }  # fmt: skip
    return Card(
        id=card.id, name=card.name, kind=card.kind, count=1, text=_text(card), art=art(card.id),
        numbers=numbers,
    )  # fmt: skip


def _room(card: Room) -> Card:
    return Card(
        id=card.id, name=card.name, kind="room", count=1, text=_text(card), art=art(card.id),
        kit=card.colour, numbers={"persistent": int(card.persistent)},
    )  # fmt: skip


def _loot(card: Loot, kind: str, count: int, kit: str | None = None) -> Card:
    return Card(
        id=card.id, name=card.name, kind=kind, count=count, text=_text(card), art=art(card.id),
        kit=kit,
    )  # fmt: skip


def _starting() -> Iterator[Card]:
    for hero, cards in STARTING.items():
        for card in cards:
            yield _loot(LOOT[card], "starting", 1, hero)
