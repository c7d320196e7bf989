"""Where the parts of the match screen lie: in wide windows, in narrow ones and in small ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from game.ui.style import Measure

WIDE_FROM: Final = 1500
"""From this width, in units, seats and log stand beside the table."""
TALL_FROM: Final = 760
"""Below this height, in units, the title gives way to the seats."""
COMMANDS_ACROSS: Final = 384
"""The room, in units, of the buttons at the top right."""
BUTTON: Final = 54
"""Height of a button in units; 44 is the least that a finger needs."""
PAD, SMALL_PAD = 28, 12
"""What is kept free at the window's edges, in units."""
ROW: Final = 54
"""The height, in units, of the row at the top of a small window."""
GAP: Final = 6
FOLDED_FOOT: Final = 142
"""The height, in units, of the prompt beside a table that takes a small window's whole height."""
LEAST_BESIDE: Final = 430
"""The least room, in units, beside such a table."""


class Regions(NamedTuple):
    """Where the parts of the match screen lie, in pixels."""

    header: Rect
    seats: Rect
    table: Rect
    know: Rect
    log: Rect
    foot: Rect
    prompt: Rect
    """Where the sentence stands that says what is asked now."""
    choices: Rect
    """Where the buttons of the choices stand."""
    wide: bool
    short: bool
    """Whether there is no room for a title: seats or prompt stand in its place."""


class Fold(NamedTuple):
    """A small window whose table takes the whole height, all else in a column beside it."""

    main: Rect
    seats: Rect
    foot: Rect
    rest: Rect
    """What the column has left for the table's other things."""


def is_short(m: Measure) -> bool:
    """Return whether a window is too small for a title and a column at its side."""
    return m.across < WIDE_FROM and m.down < TALL_FROM


def fold(area: Rect, m: Measure, shape: float, seated: bool) -> Fold:
    """Divide a small window's table; `shape` is its main part's width for a height of 1."""
    gap = m.px(SMALL_PAD)
    wide = min(int(area.height * shape), area.width - gap - m.px(LEAST_BESIDE))
    main = Rect(area.left, area.top, wide, area.height)
    left = main.right + gap
    seats = Rect(left, area.top + m.px(ROW + GAP), area.right - left, m.px(ROW) if seated else 0)
    top = seats.bottom + (m.px(GAP) if seated else 0)
    foot = Rect(left, top, seats.width, m.px(FOLDED_FOOT))
    rest = Rect(left, foot.bottom + m.px(GAP), seats.width, 0)
    rest.height = area.bottom - rest.top
    return Fold(main, seats, foot, rest)


def regions(m: Measure, side: bool, players: int, shape: float | None = None) -> Regions:
    """Divide a window; `side` says whether the column at the right is open.

    One player alone needs no place of their own: the table takes the room. In a small window a
    table with a `shape` is folded.
    """
    if is_short(m):
        return _small(m, players, shape)
    return _wide(m, side, players) if m.across >= WIDE_FROM else _narrow(m, players)


def _wide(m: Measure, side: bool, players: int) -> Regions:
    pad, gap = m.px(PAD), m.px(18)
    header, foot = _header(m), _foot(m, 136)
    top = header.bottom + m.px(12)
    seats = Rect(pad, top, m.px(296), foot.top - top - gap)
    column = m.px(386)
    right = Rect(m.width - pad - column, top, column, seats.height)
    left = seats.right + gap if players > 1 else pad
    table_right = right.left - gap if side else m.width - pad
    table = Rect(left, top, table_right - left, seats.height)
    return _parts(header, seats, table, right, foot, m, wide=True)


def _narrow(m: Measure, players: int) -> Regions:
    pad = m.px(PAD)
    header, foot = _header(m), _foot(m, 112)
    top = header.bottom + m.px(12)
    seats = Rect(pad, top, m.width - 2 * pad, m.px(66) if players > 1 else 0)
    table = Rect(pad, seats.bottom + m.px(8), seats.width, foot.top - seats.bottom - m.px(18))
    column = min(m.width - 2 * pad, m.px(520))
    right = Rect(m.width - pad - column, top, column, foot.top - top - m.px(8))
    return _parts(header, seats, table, right, foot, m)


def _small(m: Measure, players: int, shape: float | None) -> Regions:
    pad = m.px(SMALL_PAD)
    header = Rect(pad, pad, m.width - 2 * pad, m.px(ROW))
    whole = Rect(pad, pad, header.width, m.height - 2 * pad)
    column = min(whole.width, m.px(520))
    right = Rect(whole.right - column, header.bottom + m.px(GAP), column, 0)
    if shape:
        parts = fold(whole, m, shape, players > 1)
        right.height = whole.bottom - right.top
        return _parts(header, parts.seats, whole, right, parts.foot, m, short=True)
    row = Rect(pad, pad, header.width - m.px(COMMANDS_ACROSS), header.height)
    foot = Rect(pad, 0, whole.width, m.px(BUTTON + 16 if players == 1 else 112))
    foot.bottom = whole.bottom
    table = Rect(pad, row.bottom + m.px(GAP), whole.width, 0)
    table.height = foot.top - table.top - m.px(GAP)
    right.height = table.height
    parts_ = _parts(header, row, table, right, foot, m, short=True)
    if players == 1:
        return parts_._replace(prompt=row, choices=_inside(foot, m))
    return parts_


def _parts(
    header: Rect, seats: Rect, table: Rect, right: Rect, foot: Rect, m: Measure,
    *, wide: bool = False, short: bool = False,
) -> Regions:  # fmt: skip
    """Divide the column at the right between what is known and the log, and the foot."""
    know = Rect(right.left, right.top, right.width, int(right.height * 0.64))
    log = Rect(right.left, know.bottom + m.px(14), right.width, 0)
    log.height = right.bottom - log.top
    inner = _inside(foot, m)
    prompt = Rect(inner.left, inner.top, inner.width, inner.height - m.px(BUTTON))
    return Regions(header, seats, table, know, log, foot, prompt, inner, wide, short)


def _inside(foot: Rect, m: Measure) -> Rect:
    inner = foot.inflate(-m.px(40), -m.px(18))
    return inner if foot.height > m.px(100) else foot.inflate(-m.px(28), -m.px(12))


def _header(m: Measure) -> Rect:
    return Rect(m.px(PAD), m.px(14), m.width - 2 * m.px(PAD), m.px(56))


def _foot(m: Measure, tall: int) -> Rect:
    return Rect(m.px(PAD), m.height - m.px(tall + 20), m.width - 2 * m.px(PAD), m.px(tall))
