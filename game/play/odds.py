"""Chances from a described situation, on the command line: each game's own words for it."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from game.play import odds_delver
from game.rules.welcome.cards import ADVENTURERS, DECK, MONSTERS, NAMING_ITEMS

CLASSIC_HERO: Final = "classic_hero"


class Odds(NamedTuple):
    """How a game asks for a situation and what it answers."""

    arguments: Callable[[argparse.ArgumentParser], None]
    answer: Callable[[argparse.Namespace], dict[str, Any]]
    """Raises ValueError with one sentence for an impossible situation."""
    line: Callable[[dict[str, Any]], str]
    """Says the answer in one line."""


def _welcome_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="adventurers", choices=("adventurers", "classic"))
    parser.add_argument("--adventurer", help="warrior, barbarian, mage or rogue")
    parser.add_argument("--equipment", required=True, help="all, or ids with commas between")
    parser.add_argument("--pile", required=True, help="all, or ids with commas between")
    parser.add_argument("--name", help="the monster named for a Vorpal item; else the best")
    parser.add_argument("--torch-stops-orks", action="store_true")


def _welcome_odds(args: argparse.Namespace) -> dict[str, Any]:
    adventurer = _adventurer(args.edition, args.adventurer)
    equipment = _equipment(adventurer, args.equipment)
    pile = _pile(args.pile)
    if args.name is not None and args.name not in MONSTERS:
        raise ValueError(f"There is no monster {args.name!r}.")
    if args.name is not None and NAMING_ITEMS.isdisjoint(equipment):
        raise ValueError("Naming a monster needs a Vorpal Sword or Dagger in the equipment.")
    from game.rules.welcome.odds import survival_of  # noqa: PLC0415 - asked for seldom

    survives: Fraction = survival_of(
        adventurer, equipment, pile, args.name, torch_stops_orks=args.torch_stops_orks
    )
    return {"survives": str(survives), "decimal": float(survives)}


def _adventurer(edition: str, adventurer: str | None) -> Any:
    if edition == "classic":
        if adventurer not in (None, CLASSIC_HERO):
            raise ValueError(f"The classic edition has no {adventurer!r}: it has one hero.")
        return CLASSIC_HERO
    heroes = [id_ for id_, hero in ADVENTURERS.items() if hero.edition == edition]
    if adventurer not in heroes:
        found = "missing" if adventurer is None else f"not {adventurer!r}"
        raise ValueError(f"--adventurer is one of {', '.join(heroes)}; it is {found}.")
    return adventurer


def _equipment(adventurer: Any, text: str) -> tuple[Any, ...]:
    hero = ADVENTURERS[adventurer]
    chosen: list[str] = list(hero.kit) if text == "all" else _ids(text)
    for item, count in Counter(chosen).items():
        if item not in hero.kit:
            raise ValueError(f"The {hero.name}'s kit has no {item!r}: {', '.join(hero.kit)}.")
        if count > 1:
            raise ValueError(f"The {hero.name}'s kit has one {item!r}, not {count}.")
    return tuple(item for item in hero.kit if item in chosen)


def _pile(text: str) -> tuple[Any, ...]:
    chosen: list[str] = list(DECK) if text == "all" else _ids(text)
    box = Counter[str](DECK)
    for monster, count in Counter(chosen).items():
        if monster not in box:
            raise ValueError(f"There is no monster {monster!r}: {', '.join(box)}.")
        if count > box[monster]:
            raise ValueError(f"The deck has {box[monster]} of {monster!r}, not {count}.")
    return tuple(chosen)


def _ids(text: str) -> list[str]:
    return [id_ for id_ in (part.strip() for part in text.split(",")) if id_]


def _welcome_line(answer: dict[str, Any]) -> str:
    return f"survives {answer['survives']} ({answer['decimal']:.2%})"


ODDS: Final[Mapping[str, Odds]] = {
    "welcome": Odds(_welcome_arguments, _welcome_odds, _welcome_line),
    "delver": Odds(odds_delver.arguments, odds_delver.answer, odds_delver.line),
}
