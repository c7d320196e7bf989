"""The underground market of Dungeon Heroes: what can be bought, what it costs, how it is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TypeAlias

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import DAMAGE, DRAGON, FIENDS, KIND_OF, MARKET, MONSTERS
from game.rules.heroes.state import Match

Kept: TypeAlias = tuple[str, str]
"""A hero, and a tile kept as experience."""


def worth(tile: str) -> int:
    """Return how much experience a trap or a slain monster is: its damage (ruling H34)."""
    return DAMAGE[KIND_OF.get(tile, tile)]


def points(match: Match, hero: str) -> int:
    """Return the experience a hero has to pay with: the party's, where the table pools it."""
    return sum(worth(tile) for _, tile in _purse(match, hero))


def offers(match: Match, may_act: Mapping[str, int]) -> list[s.AnyAction]:
    """Return what can be bought now, and by whom of the heroes who may act (rulings H34, H35).

    It takes an action of the heroes' turn but tires nobody; who was alone when the turn began
    has no more actions than fatigue allows.
    """
    if not (match.experience and match.market) or match.left() <= 0:
        return []
    if match.alone and may_act.get(match.alone, 0) <= 0:
        return []
    purses = {hero: points(match, hero) for hero in may_act}
    return [
        _buy(hero, artifact)
        for artifact in match.market
        for hero, purse in purses.items()
        if purse >= MARKET[artifact].price  # type: ignore[index]
    ]


def payment(match: Match, hero: str, price: int) -> tuple[Kept, ...]:
    """Return the tiles a hero gives for a price: as little too much as can be, then the fewest."""
    best: dict[int, tuple[Kept, ...]] = {0: ()}
    for kept in _purse(match, hero):
        for total, paid in list(best.items()):
            more = total + worth(kept[1])
            if total < price and (more not in best or len(paid) + 1 < len(best[more])):
                best[more] = (*paid, kept)
    return best[min(total for total in best if total >= price)]


def _purse(match: Match, hero: str) -> list[Kept]:
    payers: Iterable[str] = [hero]
    if match.options.pool_experience:
        payers = (other for other in match.heroes() if other != match.possessed)
    return [(payer, tile) for payer in payers for tile in match.experience.get(payer, ())]


def uses(match: Match, hero: str, artifact: str) -> Iterator[s.AnyAction]:
    """Return how a bought artifact can be used for an action (ruling H31a)."""
    match artifact:
        case "demon_skull":
            yield from _strikes(match, hero)
        case "magic_mirror":
            here = match.at[hero]
            others = (other for other in match.heroes() if match.at[other] != here)
            yield from (_use(hero, artifact, other) for other in others)
        case "strange_bread":
            yield _use(hero, artifact, hero)


def elixirs(match: Match, heroes: Iterable[str]) -> list[s.AnyAction]:
    """Return the uses of an elixir, which cost nothing; it does not help who is alone."""
    return [
        _use(hero, "energy_elixir", hero)
        for hero in heroes
        if "energy_elixir" in match.artifacts.get(hero, ())
        and hero not in (match.alone, *match.tireless)
    ]


def _strikes(match: Match, hero: str) -> Iterator[s.AnyAction]:
    """Slay any monster within 2 squares, piece or face-up tile."""
    near = match.room.within_two(match.at[hero])
    for piece, cell in match.at.items():
        if piece in KIND_OF and (cell in near or (piece == DRAGON and match.tail in near)):
            yield _use(hero, "demon_skull", piece)
    for cell, kind in match.up.items():
        if cell in near and (kind in MONSTERS or kind in FIENDS):
            yield _use(hero, "demon_skull", None, cell)


_use = cache(s.Use)
_buy = cache(s.Buy)
