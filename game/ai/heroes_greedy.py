"""The plain player of Dungeon Heroes: one action ahead, by the numbers printed on the table."""

from __future__ import annotations

from typing import Final

from game.ai.heroes_ways import Ways
from game.core.types import CHANCE, discard
from game.rules.heroes import odds
from game.rules.heroes import steps as s
from game.rules.heroes.choices import in_reach
from game.rules.heroes.pieces import DAMAGE, HEAL, HERO_CARDS, KIND_OF, MONSTERS
from game.rules.heroes.room import Cell
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Match, moves_diagonally
from game.rules.heroes.view import public

TREASURE: Final = 10.0
DEATH: Final = 6.0
ARTIFACT: Final = 1.0
NEARER: Final = 1.0
"""What a step towards a treasure that lies open is worth, against a hit point."""
LOOK: Final = 0.9
"""What turning a tile over is worth."""
NOTHING: Final = 0.0


def greed(match: Match, ways: Ways, action: s.AnyAction) -> float:
    """Return how good an action looks, in hit points; the first of equals counts."""
    match action:
        case s.Move(piece, cell) if piece in KIND_OF:
            return _hunt(match, ways, piece, cell)
        case s.Move(hero, cell):
            return _walk(match, ways, hero, cell)
        case s.Slide(cell) | s.Portal(cell):
            return _walk(match, ways, match.hero, cell)
        case s.Attack(monster, hero):
            return _strike(match, monster, hero)
        case s.Flip(cell):
            return _flip(match, ways, cell)
        case s.Place(tile, cell):
            return _place(match, ways, tile, cell)
        case s.Heal(target):
            return float(min(2, _missing(match, target))) - NEARER / 2
        case s.Reveal(cell):
            return LOOK - _nearest_hero(match, ways, cell) / 100
        case s.Use():
            return _use(match, ways, action)
        case s.EndTurn():
            return NOTHING
        case _:
            return -NEARER


def answer(state: HeroesState, ways: Ways) -> None:
    """Play the heroes' turn to its end in a state, as this player would, by what they see."""
    while state.side == "heroes" and state.phase != "over":
        if state.current_player() == CHANCE:
            state.apply(state.chance_outcomes()[0], discard)
            continue
        seen = public(state)
        state.apply(max(state.legal_actions(), key=lambda a: greed(seen, ways, a)), discard)


def _walk(match: Match, ways: Ways, hero: str, cell: Cell) -> float:
    seen = odds.forecast(match, hero, cell)
    gain = TREASURE * seen.treasure + ARTIFACT * seen.artifact
    gain -= seen.damage + DEATH * seen.dies
    piece = match.monster_at(cell)
    if piece and hero == "warrior":
        gain += DAMAGE[KIND_OF[piece]]
    goals = goals_of(match)
    if goals:
        far = ways.far_any_way if moves_diagonally(hero) else ways.far
        here = min(far[match.at[hero]][goal] for goal in goals)
        gain += NEARER * (here - min(far[cell][goal] for goal in goals))
    return gain


def goals_of(match: Match) -> list[Cell]:
    """Return where treasures lie that all can see."""
    goals = [cell for cell, kind in match.up.items() if kind == "chest"]
    return goals + list(match.room.vault) if match.large_chest else goals


def _use(match: Match, ways: Ways, action: s.Use) -> float:
    match action.artifact:
        case "holy_icon":
            return float(_missing(match, str(action.target)) >= 2) - NEARER / 2  # noqa: PLR2004
        case "magic_hat":
            return LOOK - _nearest_hero(match, ways, str(action.cell)) / 100
        case "holy_grail":
            return DEATH
        case _:
            return float(DAMAGE.get(str(KIND_OF.get(match.foe, match.foe)), 0)) - NEARER


def _missing(match: Match, hero: str) -> int:
    """Return what a hero lacks; the White Lady, driven out by healing, is worth a full cure."""
    if hero not in match.hit_points:
        return HEAL
    return HERO_CARDS[hero].hit_points - match.hit_points[hero]  # type: ignore[index]


def _nearest_hero(match: Match, ways: Ways, cell: Cell) -> int:
    return min(ways.far[cell][match.at[hero]] for hero in match.heroes())


# The dungeon


def _strike(match: Match, monster: str, hero: str) -> float:
    damage, left = DAMAGE[KIND_OF[monster]], match.hit_points[hero]
    return min(damage, left) + DEATH * (damage >= left)


def _hunt(match: Match, ways: Ways, piece: str, cell: Cell) -> float:
    """Come nearer, and strike where the step brings a hero into reach."""
    nearer = _nearest_hero(match, ways, match.at[piece]) - _nearest_hero(match, ways, cell)
    beside = (cell, *match.room.beside[cell])
    strikes = [_strike(match, piece, h) for h in match.heroes() if match.at[h] in beside]
    ahead = 0.0 if in_reach(match, piece) else max(strikes, default=0.0)
    return ahead + nearer / 2


def _flip(match: Match, ways: Ways, cell: Cell) -> float:
    kind = match.down[cell]
    if kind not in MONSTERS:
        return -TREASURE if kind == "chest" else -NEARER
    return DAMAGE[kind] / 2 - _nearest_hero(match, ways, cell) / 4


def _place(match: Match, ways: Ways, tile: str, cell: Cell) -> float:
    """Lay treasures and artifacts far from the heroes, and harm near them."""
    far = _nearest_hero(match, ways, cell)
    if tile == "chest":
        return far + 2.0
    harm = DAMAGE.get(tile, DEATH if tile == odds.POISON else 0)
    return harm - far / 2 if harm else far / 4
