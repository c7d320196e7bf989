"""What each side of Dungeon Heroes may do at each moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.rules.heroes import steps as s
from game.rules.heroes.pieces import ACTIONS_A_TURN, GRAIL_ACTIONS, HERO_ORDER, TRAPS
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
    quota, heroes = match.quota(), match.heroes()
    spots = {match.at[hero] for hero in heroes}
    for hero in heroes:
        left = min(quota, match.may_tire(hero))
        if left > 0:
            actions += [_move(hero, cell) for cell in match.steps(hero) if cell not in spots]
            actions += _abilities(match, hero)
            actions += _costly_artifacts(match, hero, left)
    if may_end(match, costly=bool(actions)):
        actions.append(s.END_TURN)
    for hero in heroes:
        if "holy_icon" in match.artifacts.get(hero, ()):
            actions += [_use(hero, "holy_icon", near) for near in near_heroes(match, hero)]
    return actions


def may_end(match: Match, *, costly: bool) -> bool:
    """Return whether the Hero player may end the turn (rulings H3 to H5)."""
    if not costly:
        return True
    if match.options.mode == "versus":
        return match.options.heroes_may_rest
    return match.spent >= (1 if match.alone else ACTIONS_A_TURN)


def _abilities(match: Match, hero: str) -> Iterator[s.AnyAction]:
    if hero == "cleric":
        yield from (_heal(near) for near in near_heroes(match, hero))
    elif hero == "wizard":
        yield from (_reveal(cell) for cell in coverable(match))


def _costly_artifacts(match: Match, hero: str, left: int) -> Iterator[s.AnyAction]:
    for artifact in dict.fromkeys(match.artifacts.get(hero, ())):
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
    cell = match.at[hero]
    near = (cell, *match.room.beside[cell])
    return [other for other in HERO_ORDER if match.at.get(other) in near]


def coverable(match: Match) -> list[Cell]:
    """Return the face-down tiles that no monster stands on (ruling H18)."""
    under = {match.at[piece] for piece in match.monsters()}
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
    taken = {match.at[other] for other in match.heroes()}
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
    spots = {match.at[hero] for hero in match.heroes()}
    return [cell for cell in match.open if cell not in spots]


def lunges(match: Match) -> list[s.AnyAction]:
    """Return the free attacks of the monster that has just moved."""
    if not match.lunging:
        return []
    return [_attack(match.lunging, hero) for hero in in_reach(match, match.lunging)]


def _flips(match: Match) -> list[s.AnyAction]:
    return [_flip(cell) for cell in coverable(match)]


def _monster_acts(match: Match) -> Iterator[s.AnyAction]:
    monsters = match.monsters()
    spots = {match.at[piece] for piece in monsters}
    for piece in monsters:
        if piece not in match.acted:
            yield from (_attack(piece, hero) for hero in in_reach(match, piece))
            yield from (_move(piece, cell) for cell in match.steps(piece) if cell not in spots)


def in_reach(match: Match, piece: str) -> list[str]:
    """Return the heroes that a monster can attack where it stands (ruling H20)."""
    cell = match.at[piece]
    reach = (cell, *match.room.beside[cell])
    return [hero for hero in HERO_ORDER if match.at.get(hero) in reach]


_TRAPS = frozenset(map(str, TRAPS))
_place_hero = cache(s.PlaceHero)
_place = cache(s.Place)
_flip = cache(s.Flip)
_move = cache(s.Move)
_attack = cache(s.Attack)
_heal = cache(s.Heal)
_reveal = cache(s.Reveal)
_use = cache(s.Use)
_give = cache(s.Give)
_slide = cache(s.Slide)
_portal = cache(s.Portal)
