"""How the table of Rogue Dungeon is divided, and what takes its stage."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from pygame import Rect

from game.content.rogue import COLUMNS, ROWS
from game.rules.rogue.run import Run
from game.ui.regions import is_short
from game.ui.style import Measure

Scene: TypeAlias = Literal["map", "room", "fight", "award", "trade", "blank"]
"""What takes the stage."""
DICE: Final = frozenset({"checking", "aimed", "rolling", "settling"})
"""The phases in which a die lies on the table."""
MAP: Final = COLUMNS / ROWS
COUNTER: Final = 46
"""The width of the dungeon's levels beside the map, in units."""
LEAST_SIDE: Final = 356
"""The least width, in units, of what lies beside the stage."""
MOST_SIDE: Final = 640
TIGHT, TIGHT_SIDE = 920, 262
"""Up to which width, in units, a table is narrow, and what lies beside its stage then."""
SHORT_SIDE: Final = 340
HAND: Final = 0.235
"""The part of the table's height that the hand takes."""
HEAPS: Final = 0.21
"""The part of the side's height that decks and discards take."""
PARTY: Final = 62
"""The height of the heroes' plates, in units, where there are several."""
TOGGLE: Final = 46


class Ground(NamedTuple):
    """The parts of the table in pixels."""

    levels: Rect
    stage: Rect
    party: Rect
    """The heroes' plates; of no height where there is but one."""
    toggles: Rect
    """Where it can be said that a hero goes alone, or gives something."""
    hero: Rect
    heaps: Rect | None
    """Decks and discards; a small window, or a narrow table, has no room for them."""
    hand: Rect
    short: bool


def scene_of(run: Run) -> Scene:
    """Return what takes the stage."""
    if run.stall or run.phase in ("trading", "stall"):
        return "trade"
    if run.phase == "awarding":
        return "award"
    if run.foes and (run.standing() or not run.room):
        return "fight"
    if run.room:
        return "room"
    return "map" if run.map else "blank"


def has_toggles(run: Run) -> bool:
    """Return whether there may be something to be said before a walk or a gift."""
    return len(run.living()) > 1 and run.phase in ("exploring", "resting", "trading")


def ground(run: Run, area: Rect, m: Measure) -> Ground:
    """Divide the table."""
    return _small(run, area, m) if is_short(m) else _large(run, area, m)


def _large(run: Run, area: Rect, m: Measure) -> Ground:
    gap = m.px(14)
    hand = Rect(area.left, 0, area.width, int(area.height * HAND))
    hand.bottom = area.bottom
    upper = Rect(area.left, area.top, area.width, hand.top - gap - area.top)
    levels = Rect(upper.left, upper.top, m.px(COUNTER), upper.height)
    left = levels.right + m.px(8)
    tight = area.width < m.px(TIGHT)
    room = upper.right - gap - m.px(TIGHT_SIDE if tight else LEAST_SIDE) - left
    wide = max(min(int(upper.height * MAP), room), upper.right - gap - m.px(MOST_SIDE) - left)
    stage = Rect(left, upper.top, wide, upper.height)
    side = Rect(stage.right + gap, upper.top, 0, upper.height)
    side.width = upper.right - side.left
    party, toggles, rest = _heroes(run, side, m)
    if tight:
        return Ground(levels, stage, party, toggles, rest, None, hand, short=False)
    heaps = Rect(side.left, 0, side.width, int(upper.height * HEAPS))
    heaps.bottom = side.bottom
    hero = Rect(rest.left, rest.top, rest.width, heaps.top - m.px(10) - rest.top)
    return Ground(levels, stage, party, toggles, hero, heaps, hand, short=False)


def _small(run: Run, area: Rect, m: Measure) -> Ground:
    """Divide a small window's table: the stage left, hero and hand beside it."""
    gap = m.px(8)
    levels = Rect(area.left, area.top, m.px(COUNTER - 12), area.height)
    left = levels.right + m.px(4)
    room = area.right - gap - m.px(SHORT_SIDE) - left
    wide = min(room, max(int(area.height * MAP), int(area.width * 0.54)))
    stage = Rect(left, area.top, wide, area.height)
    side = Rect(stage.right + gap, area.top, 0, area.height)
    side.width = area.right - side.left
    party, toggles, rest = _heroes(run, side, m)
    hero = Rect(rest.left, rest.top, rest.width, min(m.px(190), int(rest.height * 0.6)))
    hand = Rect(rest.left, hero.bottom + m.px(6), rest.width, 0)
    hand.height = side.bottom - hand.top
    return Ground(levels, stage, party, toggles, hero, None, hand, short=True)


def _heroes(run: Run, side: Rect, m: Measure) -> tuple[Rect, Rect, Rect]:
    """Divide the top of the side among several heroes; return plates, toggles and the rest."""
    several, gap = len(run.heroes) > 1, m.px(6)
    tall = m.px(PARTY - 14 * is_short(m)) if several else 0
    party = Rect(side.left, side.top, side.width, tall)
    toggles = Rect(side.left, party.bottom + gap, side.width, 0)
    if has_toggles(run):
        toggles.height = m.px(TOGGLE - 6 * is_short(m))
    top = toggles.bottom + gap if toggles.height else party.bottom + gap if several else side.top
    return party, toggles, Rect(side.left, top, side.width, side.bottom - top)


def map_side(stage: Rect) -> int:
    """Return the side of the map's squares."""
    return min(stage.width // COLUMNS, stage.height // ROWS)


def map_rect(stage: Rect) -> Rect:
    """Return where the map lies on the stage."""
    side = map_side(stage)
    place = Rect(0, 0, side * COLUMNS, side * ROWS)
    place.center = stage.center
    return place
