"""Faces: the eyes, mouths, heads and collars of henchmen and tamed beasts."""

from __future__ import annotations

import math
from typing import Final

from assets.kit.loot_geometry import Point
from assets.kit.loot_grounds import circle
from assets.kit.loot_paint import INK, TONES, ball, band, dot, flat, form, line, path, short, turn
from assets.kit.loot_parts import heart

FACE: Final = (
    "M84 92C84 56 104 44 128 44C152 44 172 56 172 92C172 130 152 156 128 156C104 156 84 130 84 92Z"
)


def eye(x: float, y: float, size: float, colour: str = "#7a4a1a", look: Point = (0, 0)) -> str:
    """Return a large friendly eye: the iris, a wide pupil and two lights."""
    return (
        dot((x, y), size + 3, INK)
        + dot((x, y), size, "#ffffff")
        + dot((x + look[0], y + look[1]), size * 0.8, colour)
        + dot((x + look[0], y + look[1]), size * 0.5, INK)
        + dot((x + look[0] - size * 0.25, y + look[1] - size * 0.3), size * 0.3, "#ffffff")
        + dot((x + look[0] + size * 0.28, y + look[1] + size * 0.3), size * 0.14, "#ffffff")
    )


def glad(x: float, y: float, size: float, width: float = 5.5) -> str:
    """Return an eye shut with pleasure."""
    left, right, low, high = (
        short(at) for at in (x - size, x + size, y + size * 0.4, y - size * 0.7)
    )
    inner, outer = short(x - size * 0.6), short(x + size * 0.6)
    return line(f"M{left} {low}C{inner} {high} {outer} {high} {right} {low}", INK, width)


def look(x: float, y: float, colour: str = "#3a6a9c", wide: float = 9) -> str:
    """Return a person's eye."""
    return (
        path(
            f"M{x - wide} {y}C{x - wide * 0.5} {y - wide * 0.8} {x + wide * 0.5} {y - wide * 0.8} "
            f"{x + wide} {y}C{x + wide * 0.5} {y + wide * 0.7} {x - wide * 0.5} {y + wide * 0.7} "
            f"{x - wide} {y}Z",
            "#ffffff",
            f"{INK} 3",
        )
        + dot((x, y), wide * 0.55, colour)
        + dot((x, y), wide * 0.3)
        + dot((x - 1.5, y - 2), 1.8, "#ffffff")
    )


def collar(left: Point, right: Point, sag: float, tone: str = "red", size: float = 19) -> str:
    """Return a tamed beast's collar with its heart of gold."""
    mx, my = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag
    curve = f"M{left[0]} {left[1]}Q{mx} {my + sag} {right[0]} {right[1]}"
    return band(curve, tone, 13, 5) + heart(mx, my + size * 0.75, size, "gold", 4.5)


def smile(x: float, y: float, wide: float, deep: float = 0.6) -> str:
    """Return a smiling line."""
    return line(
        f"M{x - wide} {y}C{x - wide * 0.5} {y + wide * deep} {x + wide * 0.5} "
        f"{y + wide * deep} {x + wide} {y}",
        INK,
        5,
    )


def tongue(x: float, y: float, size: float) -> str:
    """Return a tongue that hangs out."""
    return form(
        f"M{x - size} {y}H{x + size}V{y + size * 1.4}C{x + size} {y + size * 2.8} {x - size} "
        f"{y + size * 2.8} {x - size} {y + size * 1.4}Z",
        "rose",
        20,
        width=4.5,
    ) + line(f"M{x} {y + 2}V{y + size * 1.3}", "#93203c", 3.5)


def bust(tone: str, cloth: str) -> str:
    """Return shoulders, neck and face of a person, without features."""
    return (
        form("M30 252C32 206 66 182 104 176H152C190 182 224 206 226 252Z", cloth, 30)
        + form("M106 140H150V182C142 196 114 196 106 182Z", tone, 20, cut=0.5)
        + form(FACE, tone, 20, cut=0.72)
    )


def fluff(points: list[Point], depth: float, each: int = 3) -> str:
    """Return a closed outline whose edges are tufts of fur."""
    text = f"M{short(points[0][0])} {short(points[0][1])}"
    for p, q in zip(points, [*points[1:], points[0]], strict=True):
        length = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        nx, ny = (q[1] - p[1]) / length * depth, (p[0] - q[0]) / length * depth
        for n in range(each):
            at, to = (n + 0.62) / each, (n + 1) / each
            tip = (p[0] + (q[0] - p[0]) * at + nx, p[1] + (q[1] - p[1]) * at + ny)
            end = (p[0] + (q[0] - p[0]) * to, p[1] + (q[1] - p[1]) * to)
            text += f"L{short(tip[0])} {short(tip[1])}L{short(end[0])} {short(end[1])}"
    return text + "Z"


def fur(
    places: list[tuple[float, float]], colour: str, dx: float, dy: float, width: float = 3.5
) -> str:
    """Return short strokes of fur, all the same way."""
    return line("".join(f"M{x} {y}l{dx} {dy}" for x, y in places), colour, width)


def paw(x: float, y: float, size: float, tone: str) -> str:
    """Return a front paw seen from the front."""
    lines = line(
        f"M{short(x - size * 0.35)} {short(y + size * 0.1)}V{short(y + size * 0.6)}"
        f"M{short(x + size * 0.35)} {short(y + size * 0.1)}V{short(y + size * 0.6)}",
        INK,
        4,
    )
    return ball((x, y), size, tone, 0.75) + lines


def patch(x: float, y: float, size: float, tone: str) -> str:
    """Return a plain spot in a tone's middle colour."""
    return flat(circle(size, (x, y)), TONES[tone][1])


def flipped(part: str) -> str:
    """Return a part and its mirror image."""
    return part + turn(part, 0, (-1, 1))


def hearts(*places: tuple[float, float, float]) -> str:
    """Return small hearts of affection."""
    return "".join(heart(x, y, size, "rose", 4.5) for x, y, size in places)
