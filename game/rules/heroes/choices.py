"""What each side of Dungeon Heroes may do at each moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import ACTIONS_A_TURN, GRAIL_ACTIONS, HERO_ORDER, KIND_OF, TRAPS
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match


def legal(match: Match) -> Sequence[s.AnyAction]:
    """Return what may be done now; empty while chance is due and when the match is over."""
    match match.phase:
        case "heroes":
            return heroes_turn(match)
        case "dungeon":
            return dungeon_turn(match)
        case "answering":
            return answers(match)
        case "sliding":
            return [_slide(cell) for cell in slides(match, match.hero)]
        case "leaving":
            return [_portal(cell) for cell in exits(match)]
        case "gathering":
            return gathering(match)
        case _:
            return ()


def gathering(match: Match) -> list[s.AnyAction]:
    """Put the heroes on the entrance, one a square."""
    taken = set(match.at.values())
    free = [cell for cell in match.room.entrance if cell not in taken]
    return [_place_hero(hero, cell) for hero in HERO_ORDER if hero not in match.at for cell in free]


# The heroes


def heroes_turn(match: Match) -> list[s.AnyAction]:
    """Move, use abilities and artifacts, give; end the turn where that is allowed (ruling H3)."""
    actions: list[s.AnyAction] = []
    may_act, artifacts, spots = match.may_act(), match.artifacts, match.hero_spots()
    for hero, left in may_act.items():
        if left > 0:
            actions += _moves(match, hero, spots)
            if hero in _ABLE:
                actions += _abilities(match, hero)
            if artifacts.get(hero):
                actions += _costly_artifacts(match, hero, left)
    if may_end(match, costly=bool(actions)):
        actions.append(s.END_TURN)
    for hero in may_act:
        if "holy_icon" in artifacts.get(hero, ()):
            actions += [_use(hero, "holy_icon", near) for near in near_heroes(match, hero)]
    return actions


def may_end(match: Match, *, costly: bool) -> bool:
    """Return whether the Hero player may end the turn (rulings H3 to H5)."""
    if not costly:
        return True
    if match.options.mode == "versus":
        return match.options.heroes_may_rest
    return match.spent >= (1 if match.alone else ACTIONS_A_TURN)


def _moves(match: Match, piece: str, taken: Set[Cell]) -> Sequence[s.Move]:
    cells = match.steps(piece)
    moves = _moves_along(piece, cells)
    if taken.isdisjoint(cells):
        return moves
    return [move for move in moves if move.cell not in taken]


def _abilities(match: Match, hero: str) -> Iterable[s.AnyAction]:
    if hero == "cleric":
        return map(_heal, near_heroes(match, hero))
    return map(_reveal, coverable(match))


def _costly_artifacts(match: Match, hero: str, left: int) -> Iterator[s.AnyAction]:
    for artifact in dict.fromkeys(match.artifacts[hero]):
        if artifact == "magic_hat":
            yield from (_use(hero, artifact, None, cell) for cell in coverable(match))
        elif artifact == "holy_grail" and left >= GRAIL_ACTIONS:
            yield from _raisings(match, hero)
        yield from (_give(hero, artifact, to) for to in near_heroes(match, hero) if to != hero)


def _raisings(match: Match, hero: str) -> Iterator[s.AnyAction]:
    dead = [other for other in HERO_ORDER if match.hit_points[other] == 0]
    cells = [cell for cell in match.room.beside[match.at[hero]] if empty(match, cell)]
    yield from (_use(hero, "holy_grail", other, cell) for other in dead for cell in cells)


def near_heroes(match: Match, hero: str) -> list[str]:
    """Return a hero and those orthogonally beside, in printed order."""
    return in_reach(match, hero)


def coverable(match: Match) -> list[Cell]:
    """Return the face-down tiles that no monster stands on (ruling H18)."""
    under = {spot for piece, spot in match.at.items() if piece in KIND_OF}
    return [cell for cell in match.down if cell not in under]


def empty(match: Match, cell: Cell) -> bool:
    """Return whether a square has no hero, no monster and no tile (ruling H7c)."""
    return cell not in match.down and cell not in match.up and cell not in match.at.values()


def answers(match: Match) -> list[s.AnyAction]:
    """Use sword or kit, or keep it."""
    return [_use(match.hero, answer_to(match)), s.DECLINE]


def answer_to(match: Match) -> str:
    """Return which artifact is offered against what stands in the way."""
    return "disarm_kit" if match.foe in _TRAPS else "sword"


def slides(match: Match, hero: str) -> list[Cell]:
    """Return where a sliding hero may go (ruling H15)."""
    taken = match.hero_spots()
    return [cell for cell in match.room.beside[match.at[hero]] if cell not in taken]


def exits(match: Match) -> list[Cell]:
    """Return where a portal may lead: empty entrance squares, else those with a monster only."""
    free = [c for c in match.room.entrance if not match.hero_at(c) and not match.monster_at(c)]
    return free or [cell for cell in match.room.entrance if not match.hero_at(cell)]


# The dungeon


def dungeon_turn(match: Match) -> list[s.AnyAction]:
    """Lay owed tiles first; then turn tiles over, move and attack (rulings H6, H19)."""
    actions: list[s.AnyAction] = []
    if match.quota() > 0:
        actions = _places(match) or [*_flips(match), *_monster_acts(match)]
    return [*lunges(match), *(actions or [s.END_TURN])]


def _places(match: Match) -> list[s.AnyAction]:
    cells = placeable(match) if match.hand else []
    return [_place(kind, cell) for kind in dict.fromkeys(match.hand) for cell in cells]


def placeable(match: Match) -> list[Cell]:
    """Return the squares that may get a tile now."""
    spots = match.hero_spots()
    return [cell for cell in match.open if cell not in spots]


def lunges(match: Match) -> list[s.AnyAction]:
    """Return the free attacks of the monster that has just moved."""
    if not match.lunging:
        return []
    return [_attack(match.lunging, hero) for hero in in_reach(match, match.lunging)]


def _flips(match: Match) -> Iterable[s.AnyAction]:
    return map(_flip, coverable(match))


def _monster_acts(match: Match) -> list[s.AnyAction]:
    actions: list[s.AnyAction] = []
    at, acted, monsters = match.at, match.acted, match.monsters()
    taken, spots = {at[piece] for piece in monsters}, match.hero_spots()
    for piece in monsters:
        if piece not in acted:
            cell = at[piece]
            if cell in spots or not spots.isdisjoint(match.room.beside[cell]):
                actions += [_attack(piece, hero) for hero in in_reach(match, piece)]
            actions += _moves(match, piece, taken)
    return actions


def in_reach(match: Match, piece: str) -> list[str]:
    """Return the heroes that a monster can attack where it stands (ruling H20)."""
    at = match.at
    cell = at[piece]
    beside = match.room.beside[cell]
    return [hero for hero in HERO_ORDER if (spot := at.get(hero)) in beside or spot == cell]


@cache
def _moves_along(piece: str, cells: tuple[Cell, ...]) -> tuple[s.Move, ...]:
    return tuple(s.Move(piece, cell) for cell in cells)


_TRAPS = frozenset(map(str, TRAPS))
_ABLE = frozenset({"cleric", "wizard"})
"""The heroes whose ability is an action of its own."""
_place_hero = cache(s.PlaceHero)
_place = cache(s.Place)
_flip = cache(s.Flip)
_attack = cache(s.Attack)
_heal = cache(s.Heal)
_reveal = cache(s.Reveal)
_use = cache(s.Use)
_give = cache(s.Give)
_slide = cache(s.Slide)
_portal = cache(s.Portal)
