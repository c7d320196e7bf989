"""The parts of a hero's board in Dungeon Heroes, in large, in small and in slim ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from game.ui.style import Measure

NAME: Final = 34
"""The height of the line with a hero's name, in units."""
NAMED, LEAST_NAME = 54, 72
"""The height of a name with the actions left below it, and the least width, in units."""
ARTIFACT: Final = 44
"""The height of a small board's artifacts in units: the least that a finger needs."""
ROOMY_FROM, NAMED_FROM, LONG_NAME = 175, 250, 130
"""From this height a small board has a line for experience; from this width between portrait and
die a slim one has its hero's name beside artifacts, so wide (all in units)."""
MANY: Final = 3
"""From so many artifacts on a slim board portrait and die give way."""
KEPT: Final = 34
"""The height of the line with a hero's experience, in units."""
WIDE_FROM, SLIM_BELOW = 380, 90
"""From this width, in units, a board is a large one; below this height a slim one."""


class BoardParts(NamedTuple):
    """A hero board's parts in pixels."""

    portrait: Rect
    die: Rect
    name: Rect
    rule: Rect
    artifacts: Rect
    kept: Rect
    """Where the hero's experience lies; on a slim board only its sum."""
    boots: Rect
    """Where the actions left stand one below the other, on a slim board whose name is hidden."""


def board_parts(board: Rect, m: Measure, carries: int, learned: bool = False) -> BoardParts:
    """Divide a board: portrait, name, what the hero can do, artifacts and experience, life die.

    `carries` is how many artifacts and abilities lie on it.
    """
    if is_slim(board.height, m):
        return _slim(board, m, carries)
    if board.width < m.px(WIDE_FROM):
        return _small(board, m, carries, learned)
    return _large(board, m, carries, learned)


def is_slim(tall: int, m: Measure) -> bool:
    """Return whether a board of a height has but one row."""
    return tall < m.px(SLIM_BELOW)


def _large(board: Rect, m: Measure, carries: int, learned: bool) -> BoardParts:
    """Divide a wide board: all in one row, artifacts below the rule."""
    pad = m.px(10)
    inner = board.inflate(-2 * pad, -2 * pad)
    side = min(inner.height, int(inner.width * 0.26))
    portrait = Rect(inner.left, inner.centery - side // 2, side, side)
    die_side = min(int(inner.height * 0.62), int(inner.width * 0.2))
    die = Rect(inner.right - die_side, inner.centery - die_side // 2, die_side, die_side)
    left = portrait.right + m.px(12)
    name = Rect(left, inner.top, die.left - left - m.px(8), m.px(NAME))
    artifacts = Rect(left, 0, name.width, min(m.px(54), int(inner.height * 0.4)))
    artifacts.bottom = inner.bottom
    rule = Rect(left, name.bottom, name.width, 0)
    rule.height = (artifacts.top if carries else inner.bottom) - rule.top
    kept = Rect(die.left, die.bottom, die.width, m.px(KEPT) if learned else 0)
    kept.bottom = inner.bottom
    return BoardParts(portrait, die, name, rule, artifacts, kept, Rect(0, 0, 0, 0))


def _small(board: Rect, m: Measure, carries: int, learned: bool) -> BoardParts:
    """Divide a small board: name between portrait and die, below them all else."""
    roomy = board.height > m.px(ROOMY_FROM)
    inner = board.inflate(-m.px(24 if roomy else 14), -m.px(14 if roomy else 10))
    head = min(m.px(68 if roomy else 54), inner.height)
    portrait = Rect(inner.left, inner.top, head, head)
    die = Rect(inner.right - head, inner.top, head, head)
    left = portrait.right + m.px(6)
    name = Rect(left, inner.top, die.left - left - m.px(4), min(head, m.px(NAMED)))
    if roomy and name.width < m.px(LEAST_NAME):
        name = Rect(inner.left, portrait.bottom, inner.width, m.px(NAMED))
    below = Rect(inner.left, max(portrait.bottom, name.bottom) + m.px(3), inner.width, 0)
    below.height = inner.bottom - below.top
    kept = _badge(portrait, m)
    if learned and roomy:
        kept = Rect(below.left, inner.bottom - m.px(KEPT), below.width, m.px(KEPT))
        below.height = kept.top - below.top - m.px(6)
    artifacts = Rect(below.left, 0, below.width, min(m.px(ARTIFACT), below.height))
    artifacts.bottom = below.bottom
    rule = below.copy()
    if carries:
        rule.height = artifacts.top - below.top
    return BoardParts(portrait, die, name, rule, artifacts, kept, Rect(0, 0, 0, 0))


def _slim(board: Rect, m: Measure, carries: int) -> BoardParts:
    """Divide a slim board: the artifacts lie where the name would stand."""
    inner = board.inflate(-m.px(12), -m.px(8))
    head = min(m.px(60 if carries < MANY else 42), inner.height)
    portrait = Rect(inner.left, inner.centery - head // 2, head, head)
    die = Rect(inner.right - head, portrait.top, head, head)
    left = portrait.right + m.px(6)
    boots = Rect(die.left - m.px(24), inner.top, m.px(20), inner.height if carries else 0)
    end = boots.left if carries else die.left
    between = Rect(left, inner.top, end - left - m.px(4), inner.height)
    name, artifacts = between.copy(), between.copy()
    if carries and between.width > m.px(NAMED_FROM):
        name.width = m.px(LONG_NAME)
        artifacts = Rect(name.right, inner.top, between.right - name.right, inner.height)
    name.height = 0 if carries and name.width == between.width else min(m.px(54), between.height)
    artifacts.height = min(m.px(52), between.height)
    artifacts.centery = between.centery
    rule = Rect(left, between.bottom, between.width, 0)
    if name.height:
        boots.height = 0
    return BoardParts(portrait, die, name, rule, artifacts, _badge(portrait, m), boots)


def _badge(portrait: Rect, m: Measure) -> Rect:
    """Return where the sum of a hero's experience lies on the portrait."""
    badge = Rect(0, 0, m.px(26), m.px(26))
    badge.bottomright = (portrait.right + m.px(4), portrait.bottom)
    return badge
