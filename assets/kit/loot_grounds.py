"""The grounds behind the loot's pictures: an inked shape whose hue and edge tell the kind."""

from __future__ import annotations

import math
from typing import Final

from assets.kit.loot_geometry import Point
from assets.kit.loot_paint import cast, dashed, dot, line, path, picture, short, turn

GROUNDS: Final = {
    "weapon": ("#8ea2b4", "#475a6b", "#151c25"),
    "armor": ("#a4b0ba", "#566472", "#1c2530"),
    "potion": ("#a4689c", "#5d2c62", "#1e0c26"),
    "scroll": ("#5fb8ac", "#1f6f6c", "#092a2e"),
    "equipment": ("#b98656", "#73472a", "#2a160c"),
    "treasure": ("#d9a93c", "#94661a", "#3a2206"),
    "relic": ("#9a74d8", "#4c2e8c", "#180d3a"),
    "henchman": ("#7fa8de", "#335a9c", "#101f44"),
    "skill": ("#c4483e", "#7c1a20", "#2c060c"),
}
"""The hue behind a picture tells its kind: light, middle and dark."""


def regular(count: int, radius: float, first: float = -90, about: Point = (128, 128)) -> str:
    """Return a polygon of equal sides."""
    return burst(count, radius, radius, first, about)


def burst(
    count: int, radius: float, inner: float, first: float = -90, about: Point = (128, 128)
) -> str:
    """Return a star of `count` points; with both radii the same, a polygon."""
    steps = count if radius == inner else 2 * count
    text = []
    for step in range(steps):
        angle = math.radians(first + 360 * step / steps)
        reach = radius if step % 2 == 0 or radius == inner else inner
        x, y = about[0] + reach * math.cos(angle), about[1] + reach * math.sin(angle)
        text.append(f"{short(x)} {short(y)}")
    return "M" + "L".join(text) + "Z"


def circle(radius: float, about: Point = (128, 128), flatness: float = 1) -> str:
    """Return a circle or a flat ellipse as a path."""
    x, y, r = about[0], about[1], short(radius)
    ry = short(radius * flatness)
    left, right = short(x - radius), short(x + radius)
    return f"M{left} {short(y)}A{r} {ry} 0 1 1 {right} {short(y)}A{r} {ry} 0 1 1 {left} {short(y)}Z"


def scallop(count: int, radius: float) -> str:
    """Return the edge of a milled coin."""
    points = []
    for step in range(count + 1):
        angle = math.radians(360 * step / count - 90)
        points.append(
            f"{short(128 + radius * math.cos(angle))} {short(128 + radius * math.sin(angle))}"
        )
    bow = short(radius * math.pi / count)
    return f"M{points[0]}" + "".join(f"A{bow} {bow} 0 0 1 {point}" for point in points[1:]) + "Z"


SHAPES: Final = {
    "weapon": circle(122),
    "armor": regular(8, 128, -67.5),
    "potion": circle(122),
    "scroll": "M30 8H226Q248 8 248 30V226Q248 248 226 248H30Q8 248 8 226V30Q8 8 30 8Z",
    "equipment": "M128 7C222 7 249 34 249 128C249 222 222 249 128 249C34 249 7 222 7 128"
    "C7 34 34 7 128 7Z",
    "treasure": scallop(22, 108),
    "relic": burst(16, 125, 112),
    "henchman": "M22 248V118C22 52 64 8 128 8C192 8 234 52 234 118V248Z",
    "skill": "M24 8H232V246L180 222L128 248L76 222L24 246Z",
}


def _trim(kind: str) -> str:
    """Return what a ground wears on its edge, so that kinds differ in shape too."""
    light = GROUNDS[kind][0]
    if kind == "equipment":
        seam = (
            "M128 20C212 20 236 44 236 128C236 212 212 236 128 236C44 236 20 212 20 128"
            "C20 44 44 20 128 20Z"
        )
        return dashed(seam, "#f2cf98", 3.5, 11, 9, 0.55)
    if kind in ("treasure", "relic"):
        gold = "#f0b840" if kind == "treasure" else "#e8b44a"
        ring = circle(100 if kind == "treasure" else 104)
        return line(ring, "#17110c", 11) + line(ring, gold, 5)
    if kind == "skill":
        inner = "M36 20H220V228L180 209L128 234L76 209L36 228Z"
        return line(inner, "#f0b04a", 3.5, 0.75)
    if kind == "henchman":
        inner = "M34 238V120C34 60 72 20 128 20C184 20 222 60 222 120V238Z"
        return line(inner, light, 3.5, 0.5)
    if kind == "scroll":
        inner = "M36 19H220L237 36V220L220 237H36L19 220V36Z"
        return line(inner, light, 3.5, 0.45)
    if kind == "armor":
        return "".join(
            dot((128 + 108 * math.cos(a), 128 + 108 * math.sin(a)), 4.5, "#d6dfe6")
            for a in (math.radians(22.5 + 45 * step) for step in range(8))
        )
    return line("M30 96C44 54 80 24 124 17", "#ffffff", 4, 0.22)


def ground(kind: str) -> str:
    """Return the inked shape behind a picture, in the hue of its kind."""
    light, middle, shade = GROUNDS[kind]
    fill = f"rad 92 76 196 {light}@0 {middle}@0.52 {shade}@1"
    return path(SHAPES[kind], fill, "#110c09 6") + _trim(kind)


def piece(kind: str, body: str, behind: str = "", before: str = "") -> str:
    """Return a picture: ground, what glows behind, the cast shadow, the thing, what lies before."""
    return picture(ground(kind) + behind + cast(body) + body + before)


def banner(body: str, behind: str = "", before: str = "") -> str:
    """Return a skill's picture: its emblem a little above the banner's notch."""
    parts = [turn(part, 0, 0.86, dy=-14) for part in (body, behind, before)]
    return piece("skill", *parts)
