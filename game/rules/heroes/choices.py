"""What each side of Dungeon Heroes may do at each moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from game.rules.heroes import dragon, made, market
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    ACTIONS_A_TURN,
    DRAGON,
    GRAIL_ACTIONS,
    HEROES,
    KIND_OF,
    MARKET,
    TRAPS,
    WHITE_LADY,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import DIAGONAL, Match


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
            return [made.slide(cell) for cell in slides(match, match.hero)]
        case "leaving":
            return [made.portal(cell) for cell in exits(match)]
        case "gathering":
            return gathering(match)
        case _:
            return ()


def gathering(match: Match) -> list[s.AnyAction]:
    """Put the heroes on the entrance, one a square."""
    taken = set(match.at.values())
    free = [cell for cell in match.room.entrance if cell not in taken]
    return [made.place_hero(hero, cell) for hero in HEROES if hero not in match.at for cell in free]


# The heroes


def heroes_turn(match: Match) -> list[s.AnyAction]:
    """Move, use abilities and artifacts, give; end the turn where that is allowed (ruling H3)."""
    may_act = match.may_act()
    actions = costly(match, may_act)
    if may_end(match, costly=bool(actions)):
        actions.append(s.END_TURN)
    if match.artifacts:
        actions += icons(match, may_act)
    return actions


def costly(match: Match, may_act: Mapping[str, int]) -> list[s.AnyAction]:
    """Return what costs an action, of the heroes who have one left."""
    actions: list[s.AnyAction] = []
    at, artifacts, spots = match.at, match.artifacts, match.hero_spots()
    beside, around = match.room.beside, match.room.around
    for hero, left in may_act.items():
        if left > 0:
            near = (around if hero in DIAGONAL else beside)[at[hero]]
            steps = made.MOVES[hero][near]
            free = spots.isdisjoint(near)
            actions += steps if free else [step for step in steps if step.cell not in spots]
            if hero in _ABLE:
                actions += _abilities(match, hero)
            if artifacts.get(hero):
                actions += _costly_artifacts(match, hero, left)
    return actions


def icons(match: Match, may_act: Iterable[str]) -> list[s.AnyAction]:
    """Return the uses of holy icons, which cost nothing."""
    return [
        made.use(hero, "holy_icon", target)
        for hero in may_act
        if "holy_icon" in match.artifacts.get(hero, ())
        for target in curable(match, hero)
    ]


def may_end(match: Match, *, costly: bool) -> bool:
    """Return whether the Hero player may end the turn (rulings H3 to H5)."""
    if not costly:
        return True
    if match.options.mode == "versus":
        return match.options.heroes_may_rest
    return match.spent >= (1 if match.alone else ACTIONS_A_TURN)


def moves(match: Match, piece: str, taken: Set[Cell]) -> list[s.Move]:
    """Return the steps of a piece onto squares that are not taken."""
    return [step for step in made.MOVES[piece][match.steps(piece)] if step.cell not in taken]


def _abilities(match: Match, hero: str) -> Iterable[s.AnyAction]:
    if hero == "cleric":
        return map(made.heal, curable(match, hero))
    under = match.monster_spots()
    return [made.REVEAL[cell] for cell in match.down if cell not in under]


def _costly_artifacts(match: Match, hero: str, left: int) -> Iterator[s.AnyAction]:
    for artifact in dict.fromkeys(match.artifacts[hero]):
        if artifact == "magic_hat":
            yield from (made.use(hero, artifact, None, cell) for cell in coverable(match))
        elif artifact == "holy_grail" and left >= GRAIL_ACTIONS:
            yield from _revivals(match, hero)
        elif artifact in MARKET:
            yield from market.uses(match, hero, artifact)
        yield from (made.give(hero, artifact, to) for to in near_heroes(match, hero) if to != hero)


def _revivals(match: Match, hero: str) -> Iterator[s.AnyAction]:
    dead = [other for other, left in match.hit_points.items() if left == 0]
    cells = [cell for cell in match.room.beside[match.at[hero]] if empty(match, cell)]
    yield from (made.use(hero, "holy_grail", other, cell) for other in dead for cell in cells)


def near_heroes(match: Match, hero: str) -> list[str]:
    """Return a hero and those orthogonally beside, in printed order."""
    return in_reach(match, hero)


def curable(match: Match, hero: str) -> list[str]:
    """Return whom a hero may heal; the White Lady in place of whom she holds (ruling H33)."""
    near = near_heroes(match, hero)
    if not match.options.expansions:
        return near
    held = match.possessed
    if held and held in near:
        return [*(other for other in near if other != held), WHITE_LADY]
    lady = match.at.get(WHITE_LADY)
    if lady and (lady == match.at[hero] or lady in match.room.beside[match.at[hero]]):
        near.append(WHITE_LADY)
    return near


def coverable(match: Match) -> list[Cell]:
    """Return the face-down tiles that no monster stands on (ruling H18)."""
    under = match.monster_spots()
    return [cell for cell in match.down if cell not in under]


def empty(match: Match, cell: Cell) -> bool:
    """Return whether a square has no hero, no monster and no tile (ruling H7c)."""
    covered = cell in match.down or cell in match.up
    return not covered and cell not in match.at.values() and cell != match.tail


def answers(match: Match) -> list[s.AnyAction]:
    """Use sword or kit, or keep it."""
    return [made.use(match.hero, answer_to(match)), s.DECLINE]


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
    if match.spent < ACTIONS_A_TURN:
        actions = places(match)
        if not actions:
            monsters, taken = [], set()
            for piece, cell in match.at.items():
                if piece in KIND_OF:
                    monsters.append(piece)
                    taken.add(cell)
            actions = flips(match, taken)
            actions += monster_acts(match, monsters, taken)
    if match.lunging:
        return [*lunges(match), *(actions or [s.END_TURN])]
    return actions or [s.END_TURN]


def places(match: Match) -> list[s.AnyAction]:
    """Lay a tile of the hand on a square that may get one."""
    if not match.hand:
        return []
    cells = placeable(match)
    laid: list[s.AnyAction] = []
    for kind in dict.fromkeys(match.hand):
        place = made.PLACINGS[kind]
        laid += [place[cell] for cell in cells]
    return laid


def placeable(match: Match) -> list[Cell]:
    """Return the squares that may get a tile now."""
    spots = match.hero_spots()
    return [cell for cell in match.open if cell not in spots]


def lunges(match: Match) -> list[s.AnyAction]:
    """Return the free attacks of the monster that has just moved."""
    if not match.lunging:
        return []
    return attacks(match, match.lunging)


def flips(match: Match, taken: Set[Cell]) -> list[s.AnyAction]:
    """Turn over a face-down tile that no monster stands on."""
    return [made.FLIP[cell] for cell in match.down if cell not in taken]


def monster_acts(match: Match, pieces: Iterable[str], taken: Set[Cell]) -> list[s.AnyAction]:
    """Move or attack with those monsters, of some, that have not acted yet."""
    actions: list[s.AnyAction] = []
    at, acted, hit_points = match.at, match.acted, match.hit_points
    beside, around = match.room.beside, match.room.around
    stand = [(hero, at[hero]) for hero in hit_points if hero in at]
    for piece in pieces:
        if piece not in acted:
            cell = at[piece]
            near = beside[cell]
            for hero, spot in stand:
                if spot in near or spot == cell:
                    actions.append(made.ATTACKS[piece][hero])
            if piece in DIAGONAL:
                near = around[cell]
            steps = made.MOVES[piece][near]
            free = taken.isdisjoint(near)
            actions += steps if free else [step for step in steps if step.cell not in taken]
    return actions


def attacks(match: Match, piece: str) -> list[s.AnyAction]:
    """Attack with a monster where it stands."""
    attack = made.ATTACKS[piece]
    return [attack[hero] for hero in in_reach(match, piece)]


def in_reach(match: Match, piece: str) -> list[str]:
    """Return the heroes that a monster can attack where it stands (ruling H20)."""
    if piece in _ODD:
        reach = dragon.strikes(match) if piece == DRAGON else ()
        return [hero for hero in match.heroes() if match.at[hero] in reach]
    at = match.at
    cell = at[piece]
    beside = match.room.beside[cell]
    return [hero for hero in match.hit_points if (spot := at.get(hero)) in beside or spot == cell]


_TRAPS = frozenset(map(str, TRAPS))
_ODD = frozenset({DRAGON, WHITE_LADY})
"""The monsters that do not attack as the others do: the White Lady not at all."""
_ABLE = frozenset({"cleric", "wizard"})
"""The heroes whose ability is an action of its own."""
