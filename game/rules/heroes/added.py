"""What each side may do in a match with expansions, beside what `choices` lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from game.rules.heroes import choices, dragon, market
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    BANNER,
    DAMAGE,
    DAMSEL,
    DRAGON,
    FIEND_ACTIONS,
    FIENDS,
    KIND_OF,
    NECROMANCER,
    RAISING_ACTIONS,
    WHITE_LADY,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match


def legal(match: Match) -> Sequence[s.AnyAction]:
    """Return what may be done now; empty while chance is due and when the match is over."""
    match match.phase:
        case "heroes":
            return heroes_turn(match)
        case "dungeon":
            return dungeon_turn(match)
        case "stretching":
            tail = match.at[DRAGON]
            return [s.Move(DRAGON, cell, tail) for cell in dragon.stretches(match)]
        case _:
            return choices.legal(match)


# The heroes


def heroes_turn(match: Match) -> list[s.AnyAction]:
    """Return the heroes' actions; free ones and purchases never keep a turn from ending."""
    counted = match.may_act()
    may_act, must = counted, True
    if match.inspired:
        may_act = {hero: max(0, n) + match.inspired.get(hero, 0) for hero, n in counted.items()}
        must = bool(choices.costly(match, counted))
    actions = choices.costly(match, may_act)
    if choices.may_end(match, costly=must and bool(actions)):
        actions.append(s.END_TURN)
    if match.artifacts:
        actions += choices.icons(match, may_act)
    if match.artifacts or DAMSEL in may_act:
        actions += gifts(match, may_act)
    if match.artifacts:
        actions += market.elixirs(match, may_act)
    return actions + market.offers(match, counted)


def gifts(match: Match, heroes: Iterable[str]) -> list[s.AnyAction]:
    """Inspire a hero within 2 squares: the Damsel once a turn, a banner's bearer once at all.

    The Damsel's own gift comes before a banner she bears (rulings H30, H31).
    """
    return [
        _inspire(hero, other)
        for hero in heroes
        if (hero == DAMSEL and not match.gift) or BANNER in match.artifacts.get(hero, ())
        for other in _within_two(match, hero)
    ]


def _within_two(match: Match, hero: str) -> list[str]:
    near = match.room.within_two(match.at[hero])
    others = (other for other in match.heroes() if other not in (hero, match.possessed))
    return [other for other in others if match.at[other] in near]


# The dungeon


def dungeon_turn(match: Match) -> list[s.AnyAction]:
    """Lay tiles or, in any phase, act with the monsters about; flip once all tiles are laid.

    While tiles are being laid a monster's action takes the place of one (ruling H29).
    """
    actions: list[s.AnyAction] = []
    if match.quota() > 0:
        actions = choices.places(match)
        if match.passive:
            actions += acts(match)
        elif not actions:
            actions = [*choices.flips(match, match.monster_spots()), *acts(match)]
    return [*choices.lunges(match), *(actions or [s.END_TURN])]


def acts(match: Match) -> list[s.AnyAction]:
    """Return what all monsters may do that have an action left."""
    taken = match.monster_spots()
    others = (piece for piece in match.monsters() if piece not in FIENDS)
    actions = choices.monster_acts(match, others, taken)
    if DRAGON in match.at and may_act(match, DRAGON):
        actions += choices.attacks(match, DRAGON)
        actions += dragon.moves(match, taken)
    for piece in FIEND_ACTIONS:
        if piece in match.at and may_act(match, piece):
            if piece != match.lunging:  # else its attack is the free one
                actions += choices.attacks(match, piece)
            actions += choices.moves(match, piece, taken)
    if match.possessed and may_act(match, WHITE_LADY):
        actions += choices.moves(match, match.possessed, match.hero_spots())
    if NECROMANCER not in match.acted and match.quota() >= RAISING_ACTIONS:
        actions += raisings(match)
    return actions


def may_act(match: Match, piece: str) -> bool:
    """Return whether a monster has an action left this turn (ruling H19)."""
    return match.acted.count(piece) < FIEND_ACTIONS.get(piece, 1)


def raisings(match: Match) -> list[s.AnyAction]:
    """Return which slain monsters can be raised, and where (ruling H32)."""
    if NECROMANCER not in match.at or not match.fallen:
        return []
    cells = graves(match)
    return [_raise(monster, cell) for monster in raisable(match) for cell in cells]


def graves(match: Match) -> list[Cell]:
    """Return the empty squares within 2 of the Necromancer."""
    near = match.room.within_two(match.at[NECROMANCER])
    return [cell for cell in match.room.places if cell in near and choices.empty(match, cell)]


def raisable(match: Match) -> list[str]:
    """Return the slain monsters, one of those that are alike and kept by the same hero."""
    found: dict[tuple[str, str | None], str] = {}
    for monster in match.fallen:
        found.setdefault((KIND_OF[monster], keeper(match, monster)), monster)
    return sorted(found.values(), key=lambda monster: -DAMAGE[KIND_OF[monster]])


def keeper(match: Match, tile: str) -> str | None:
    """Return the hero who keeps a monster as experience."""
    return next((hero for hero, kept in match.experience.items() if tile in kept), None)


_inspire = cache(s.Inspire)
_raise = cache(s.Raise)
