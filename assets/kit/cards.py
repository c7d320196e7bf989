"""The backs of Rogue Dungeon's cards: the six room decks, by gem."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from assets.kit.parts import (
    GEMS,
    INK,
    at,
    cord,
    dark,
    disc,
    flat,
    gem,
    gem_shape,
    glow,
    ink,
    lin,
    line,
    mix,
    num,
    oval,
    page,
    pale,
    rad,
    ring,
    spark,
)
from assets.kit.props import leaf, skull, sword
from assets.kit.signs import crown

WIDE, HIGH = 256, 358
GOLD: Final = ("#fff0b8", "#d8a440", "#7a5220", "#e0b458")


def outline(d: float, radius: float) -> str:
    """Return the card's outline, drawn `d` inside its edge."""
    x, y = num(d), num(d)
    right, foot = num(WIDE - d), num(HIGH - d)
    wide, high = num(WIDE - 2 * d - 2 * radius), num(HIGH - 2 * d - 2 * radius)
    return (
        f"M{num(d + radius)} {y} h{wide} Q{right} {y} {right} {num(d + radius)} v{high}"
        f" Q{right} {foot} {num(WIDE - d - radius)} {foot} h-{wide} Q{x} {foot} {x}"
        f" {num(HIGH - d - radius)} V{num(d + radius)} Q{x} {y} {num(d + radius)} {y} Z"
    )


def back(cloth: str, pattern: str, *parts: str) -> str:
    """Return a card's back: dark rim, cloth with its pattern, gold rule, and what lies on it."""
    rim = ink(outline(3, 18), lin(0, 0, WIDE, HIGH, "#4a3c36", "#1c1412", "#0c0808"), 5)
    rim += line(outline(6.5, 15), "#8a7460", 1.5, 0.8)
    field = ink(outline(13, 11), rad(104, 130, 260, pale(cloth, 0.22), cloth, dark(cloth, 0.6)), 4)
    weave = line(pattern, pale(cloth, 0.4), 2, 0.32)
    rule = line(outline(20, 8), INK, 6) + line(outline(20, 8), GOLD[1], 2.6)
    corners = "".join(
        at(x, y, ink("M0 -9 L9 0 L0 9 L-9 0 Z", lin(-6, -6, 6, 6, *GOLD[:3]), 3.5))
        for x, y in ((20, 20), (WIDE - 20, 20), (20, HIGH - 20), (WIDE - 20, HIGH - 20))
    )
    return page("\n".join((rim, field, weave, rule, corners, *parts)), WIDE, HIGH)


def lattice(shape: str, step: float) -> str:
    """Return a small shape, drawn about 0 0 in relative steps, all over the cloth."""
    spots = []
    row, y = 0, 34.0
    while y < HIGH - 24:
        x = 34 + (row % 2) * step / 2
        while x < WIDE - 28:
            spots.append(f"M{num(x)} {num(y)} {shape}")
            x += step
        row, y = row + 1, y + step / 2
    return " ".join(spots)


STAR: Final = "M0 -13 L5 -5 L11.5 0 L5 5 L0 13 L-5 5 L-11.5 0 L-5 -5 Z"
"""The purple gem's shape, its arms broad enough for a plate."""
PATTERNS: Final = {
    "red": lattice("m-8 4 l8 -8 l8 8", 25),
    "yellow": lattice("m-5 -5 h10 v10 h-10 Z", 26),
    "white": lattice("m0 -7 v14 m-7 -7 h14", 27),
    "green": lattice("m0 7 q-9 -7 0 -14 q9 7 0 14", 26),
    "blue": lattice("m-9 0 q4.5 -7 9 0 q4.5 7 9 0", 27),
    "purple": lattice("m0 -7 l2 5 l5 2 l-5 2 l-2 5 l-2 -5 l-5 -2 l5 -2 Z", 28),
}


def _sign(kind: str) -> str:
    """Return the emblem of a gem's rooms, about 70 wide."""
    if kind == "red":
        return (
            at(0, 44, sword(0, 0, 0.86), 1, 32)
            + at(0, 44, sword(0, 0, 0.86), 1, -32)
            + skull(0, 8, 0.72)
        )
    if kind == "yellow":
        glass = ink(
            "M-22 -40 H22 C22 -14 6 -8 6 0 C6 8 22 14 22 40 H-22 C-22 14 -6 8 -6 0 C-6 -8 -22"
            " -14 -22 -40 Z",
            lin(-22, -40, 22, 40, "#fffdf0", "#d8e8f0", "#8a9ab0"),
            5,
        )
        glass += flat(
            "M-14 -22 H14 C10 -12 3 -8 0 -2 C-3 -8 -10 -12 -14 -22 Z M-18 36 C-14 20 14 20 18 36 Z",
            "#e0902a",
        )
        return (
            glass
            + line("M0 0 V22", "#e0902a", 3)
            + cord("M-28 -42 H28 M-28 42 H28", "#f0c860", 8, 4)
        )
    if kind == "white":
        rays = "".join(
            at(
                0,
                0,
                ink("M-6 -30 L0 -54 L6 -30 Z", lin(0, -54, 0, -30, "#fff8d0", "#f0c040"), 3.5),
                1,
                a,
            )
            for a in range(0, 360, 45)
        )
        return (
            rays
            + disc(0, 0, 25, rad(-8, -8, 34, "#ffffff", "#fff0a0", "#e8a830"), 5)
            + ring(0, 0, 16, "#fffbe0", 3)
        )
    if kind == "green":
        tree = cord("M0 46 V4 M0 22 L-14 8 M0 14 L14 2", "#a8703c", 7, 4)
        crown_of = "".join(
            leaf(x, y, 0.92, turn, "#6ac04a")
            for x, y, turn in ((-12, 10, -78), (12, 6, 78), (-9, 2, -42), (9, -2, 42), (0, -2, 0))
        )
        return tree + crown_of
    if kind == "blue":
        eye = ink(
            "M-46 0 C-24 -34 24 -34 46 0 C24 34 -24 34 -46 0 Z",
            lin(-40, -30, 40, 30, "#ffffff", "#c8d8f0"),
            5.5,
        )
        eye += (
            disc(0, 0, 21, rad(-6, -6, 28, "#c8f4ff", "#3a9af0", "#12306a"), 5)
            + disc(0, 0, 9, INK, 0)
            + disc(-7, -8, 5, "#ffffff", 0)
        )
        return eye + cord("M-36 -28 L-44 -40 M0 -36 V-52 M36 -28 L44 -40", "#f0c860", 4, 3)
    return (
        crown(0, 24, 1.35, 0, "#c04af0")
        + spark(0, -48, 12, "#fff0ff")
        + oval(0, 32, 30, 5, "#2a1038", 0)
    )


def room_back(kind: str) -> str:
    """Return the back of a room card of this gem: a great plate of its shape with its sign."""
    hue = GEMS[kind]
    cloth = mix(hue, "#241a20", 0.5) if kind != "white" else "#9a9ca8"
    x, y = WIDE / 2, HIGH / 2
    shape = partial(ink, STAR) if kind == "purple" else partial(gem_shape, kind)
    gold = shape(lin(-8, -10, 8, 11, *GOLD), 0.62)
    well = rad(-2, -3, 14, pale(hue, 0.35), mix(hue, "#1a1016", 0.35), mix(hue, "#0c080c", 0.75))
    plate = at(x, y, gold, 9.4) + at(x, y, shape(well, 0.6), 8.1)
    ends = gem(kind, x, 44, 1.15) + gem(kind, x, HIGH - 44, 1.15)
    lift = -12 if kind == "red" else 2
    light = glow(x, y, 114, hue, 0.6, bound=False)
    return back(cloth, PATTERNS[kind], light, plate, at(x, y + lift, _sign(kind), 1.32), ends)


ROOM_BACKS: Final[dict[str, Callable[[], str]]] = {
    f"room_back_{kind}": partial(room_back, kind) for kind in GEMS
}
