"""Parts that several of the loot's pictures are made of: lights, signs, stones, ropes, blades."""

from __future__ import annotations

import itertools
import math
from typing import Final

from assets.kit.loot_geometry import Point, flatten
from assets.kit.loot_grounds import burst, regular
from assets.kit.loot_paint import INK, TONES, ball, band, flat, form, line, path, short, turn


def glow(about: Point, radius: float, colour: str, alpha: float = 0.8) -> str:
    """Return a soft light that stays on the ground behind it."""
    radius = min(radius, max(44.0, 134 - math.dist(about, (128, 128))))
    x, y = short(about[0]), short(about[1])
    fill = f"rad {x} {y} {short(radius)} {colour}@0@{alpha} {colour}@0.45@{alpha * 0.4:.2f}"
    shape = f'cx="{x}" cy="{y}" rx="{short(radius)}" ry="{short(radius)}"'
    return f'<ellipse {shape} fill="{fill} {colour}@1@0"/>\n'


def rays(
    count: int,
    inner: float,
    outer: float,
    colour: str,
    *,
    about: Point = (128, 128),
    first: float = -90,
    spread: float = 360,
    alpha: float = 0.5,
) -> str:
    """Return thin wedges of light about a point."""
    text = []
    for step in range(count):
        angle = math.radians(first + spread * step / count)
        reach = outer if step % 2 == 0 else outer * 0.82
        wide = 0.35 * math.radians(spread) / count
        x, y = about
        text.append(
            f"M{short(x + inner * math.cos(angle - wide))} "
            f"{short(y + inner * math.sin(angle - wide))}"
            f"L{short(x + reach * math.cos(angle))} {short(y + reach * math.sin(angle))}"
            f"L{short(x + inner * math.cos(angle + wide))} "
            f"{short(y + inner * math.sin(angle + wide))}Z"
        )
    return flat("".join(text), colour, alpha)


def spark(x: float, y: float, size: float = 12, colour: str = "#ffffff") -> str:
    """Return a four-pointed glint."""
    _s, t = short(size), short(size * 0.22)
    u = short(size - size * 0.22)
    return flat(
        f"M{short(x)} {short(y - size)}l{t} {u}l{u} {t}l-{u} {t}l-{t} {u}l-{t} -{u}l-{u} -{t}"
        f"l{u} -{t}Z",
        colour,
    )


def sparks(*places: tuple[float, float, float], colour: str = "#ffffff") -> str:
    """Return several glints."""
    return "".join(spark(x, y, size, colour) for x, y, size in places)


def star(x: float, y: float, size: float, tone: str = "yellow", points: int = 5) -> str:
    """Return an inked star."""
    return form(burst(points, size, size * 0.45, -90, (x, y)), tone, width=5)


def heart(x: float, y: float, size: float, tone: str = "red", width: float = 5.5) -> str:
    """Return an inked heart of about `size` to each side."""
    body = form(
        "M0 34C-22 16 -38 4 -38 -14C-38 -38 -8 -42 0 -18C8 -42 38 -38 38 -14C38 4 22 16 0 34Z",
        tone,
        width=width * 38 / size,
    ) + line("M-28 -12C-28 -22 -22 -27 -16 -27", "#ffffff", 5, 0.9)
    return turn(body, 0, size / 38, dx=x, dy=y, about=(0, 0))


def gem(x: float, y: float, size: float, tone: str = "red", width: float = 5) -> str:
    """Return a cut stone seen from above: a table and its facets."""
    light, middle, shade = TONES[tone]
    s, h = size, size * 0.5
    outer = regular(8, s, -67.5, (x, y))
    table = regular(8, h, -67.5, (x, y))
    return (
        path(
            outer,
            f"lin {short(x - s)} {short(y - s)} {short(x + s)} {short(y + s)} "
            f"{light}@0 {middle}@0.5 {shade}@0.5 {shade}@1",
            f"{INK} {width:g}",
        )
        + flat(table, middle)
        + flat(
            f"M{short(x - h * 0.9)} {short(y + h * 0.35)}L{short(x - h * 0.2)} "
            f"{short(y - h * 0.9)}L{short(x + h * 0.4)} {short(y - h * 0.9)}Z",
            "#ffffff",
            0.75,
        )
    )


def drop(x: float, y: float, size: float, tone: str = "red", width: float = 5) -> str:
    """Return an inked drop, its point up."""
    data = "M0 -40C12 -18 26 -4 26 14C26 30 14 40 0 40C-14 40 -26 30 -26 14C-26 -4 -12 -18 0 -40Z"
    body = form(data, tone, width=width * 40 / size) + line(
        "M-14 14C-14 6 -10 0 -6 -6", "#ffffff", 6, 0.8
    )
    return turn(body, 0, size / 40, dx=x, dy=y, about=(0, 0))


FLAME: Final = (
    "M0 -66C8 -38 44 -24 42 20C40 50 22 66 0 66C-24 66 -44 48 -44 22"
    "C-44 0 -28 -12 -26 -34"
    "C-16 -28 -12 -18 -12 -8C-2 -20 4 -44 0 -66Z"
)


def flame(x: float, y: float, size: float, cold: bool = False, width: float = 5.5) -> str:
    """Return an inked flame of `size` from its middle to its tip."""
    outer, inner, core = ("#2f74e0 #7cc4ff #d8f4ff" if cold else "#d8381c #f58a22 #ffe680").split()
    fill = f"lin 0 -66 0 66 {outer}@0 {inner}@0.7 {inner}@1"
    heat = "M4 -14C8 4 26 14 24 36C23 52 12 60 0 60C-14 60 -24 52 -24 38C-22 24 -14 20 -12 10"
    body = path(FLAME, fill, f"{INK} {width * 66 / size:.3g}") + flat(
        f"{heat}C-8 14 -6 18 -6 22C0 14 6 2 4 -14Z", core
    )
    return turn(body, 0, size / 66, dx=x, dy=y, about=(0, 0))


def bolt(tone: str = "yellow") -> str:
    """Return an inked lightning bolt about the origin, 120 high."""
    return form("M14 -62L-34 8H-6L-20 62L36 -16H6L26 -62Z", tone)


def skull(x: float, y: float, size: float, tone: str = "bone") -> str:
    """Return a skull seen from the front, `size` from middle to crown."""
    body = (
        form(
            "M-22 22V40H22V22C40 14 44 -2 42 -14C40 -36 22 -46 0 -46C-22 -46 -40 -36 -42 -14"
            "C-44 -2 -40 14 -22 22Z",
            tone,
        )
        + flat(
            "M-28 -10C-24 -20 -8 -18 -6 -8C-6 4 -24 8 -28 -10ZM28 -10C24 -20 8 -18 6 -8"
            "C6 4 24 8 28 -10ZM0 4L8 18H-8Z",
            INK,
        )
        + line("M-8 30V40M8 30V40", INK, 4)
    )
    return turn(body, 0, size / 46, dx=x, dy=y, about=(0, 0))


def rope(data: str, width: float = 14, tone: str = "tan") -> str:
    """Return a rope along a line: the cord and the twists of its lay."""
    text = []
    for points in flatten(data):
        since = 0.0
        for p, q in itertools.pairwise(points):
            length = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
            along = (11 - since) % 11
            while along < length:
                ux, uy = (q[0] - p[0]) / length, (q[1] - p[1]) / length
                x, y = p[0] + ux * along, p[1] + uy * along
                h = width * 0.42
                text.append(
                    f"M{short(x - uy * h - ux * h * 0.5)} {short(y + ux * h - uy * h * 0.5)}"
                    f"L{short(x + uy * h + ux * h * 0.5)} {short(y - ux * h + uy * h * 0.5)}"
                )
                along += 11
            since = (since + length) % 11
    return band(data, tone, width) + line("".join(text), TONES[tone][2], 3.2)


def wrap(left: float, right: float, top: float, foot: float, count: int = 4) -> str:
    """Return the slanted lines of a wrapped grip."""
    step = (foot - top) / count
    lean = step * 0.45
    text = "".join(
        f"M{left:g} {short(top + step * (n + 0.5) + lean)}L{right:g} "
        f"{short(top + step * (n + 0.5) - lean)}"
        for n in range(count)
    )
    return line(text, INK, 4)


def blade(half: str, other: str, tone: str = "steel") -> str:
    """Return a two-edged blade: its lit half, its half in shadow, and the ink round both."""
    light, middle, shade = TONES[tone]
    lit = path(half, f"lin 100 40 140 60 {light}@0 {middle}@1", f"{INK} 5.5")
    return lit + path(other, shade, f"{INK} 5.5")


def orb(x: float, y: float, radius: float, tone: str) -> str:
    """Return a ball of glass or stone with its window of light."""
    shine = f"M{short(x - radius * 0.55)} {short(y - radius * 0.1)}"
    shine += f"C{short(x - radius * 0.5)} {short(y - radius * 0.45)} {short(x - radius * 0.3)} "
    shine += f"{short(y - radius * 0.6)} {short(x - radius * 0.05)} {short(y - radius * 0.62)}"
    return ball((x, y), radius, tone) + line(shine, "#ffffff", max(3.0, radius * 0.16), 0.9)
