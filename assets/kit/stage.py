"""What the rooms are built of: walls, floors, caves, doors, pillars, stairs, water and light."""

from __future__ import annotations

from random import Random

from assets.kit.parts import (
    INK,
    at,
    box,
    dark,
    disc,
    flat,
    glow,
    ink,
    laid,
    lin,
    line,
    num,
    pale,
    rad,
)

START, EDGE = 10, 246
"""Where the picture begins and ends under its frame."""


def bricks(colour: str, seed: int, light: tuple[float, float] = (80, 70), row: int = 27) -> str:
    """Return a wall of bricks over the whole picture, lit about a point."""
    draw = Random(seed)
    paint = rad(*light, 215, pale(colour, 0.28), f"{colour}@0.4", dark(colour, 0.78))
    parts, joints = [box(10, 10, 236, 236, paint, 0)], []
    for i, y in enumerate(range(10, 246, row)):
        joints.append(f"M10 {y} H246")
        x = 10 - (i % 2) * row * 0.9
        while x < EDGE:
            left, x = max(x, 10), x + row * (1.6 + 0.5 * draw.random())
            joints.append(f"M{num(left)} {y} V{min(y + row, EDGE)}")
            if not draw.randrange(5):
                tint = draw.choice((pale(colour, 0.3), dark(colour, 0.5)))
                wide, high = min(x, EDGE) - left, min(row, EDGE - y)
                parts.append(box(left, y, wide, high, tint, 0).replace("/>", ' opacity="0.3"/>'))
    return "".join(parts) + line(" ".join(joints), dark(colour, 0.72), 3, 0.75)


def floor(colour: str, y: float = 182, vanish: float = 128, slabs: int = 7) -> str:
    """Return a floor of flagstones that runs towards a point on the horizon."""
    paint = lin(40, y, 200, 250, pale(colour, 0.3), colour, dark(colour, 0.6))
    spread = 420 / slabs
    joints = []
    deep = EDGE - y
    for i in range(slabs + 1):
        foot = vanish - 210 + spread * i
        top = vanish + (foot - vanish) * 0.5
        if START < top < EDGE:
            wall = START if foot < top else EDGE
            share = min(1, (wall - top) / (foot - top)) if foot != top else 1
            end = f"{num(top + (foot - top) * share)} {num(y + deep * share)}"
            joints.append(f"M{num(top)} {num(y)} L{end}")
    joints += [f"M10 {num(y + deep * share)} H246" for share in (0.22, 0.55)]
    seams = line(" ".join(joints), dark(colour, 0.68), 3, 0.8)
    return box(10, y, 236, deep, paint, 0) + seams + line(f"M10 {num(y)} H246", INK, 4)


def hall(wall: str, ground: str, seed: int, back: tuple[int, int, int, int]) -> str:
    """Return a room seen from its front: back wall as left, top, right, foot; sides run to it."""
    left, top, right, foot = back
    parts = [
        flat(f"M10 10 H246 L{right} {top} H{left} Z", dark(wall, 0.75)),
        flat(f"M10 10 L{left} {top} V{foot} L10 246 Z", lin(6, 0, left, 0, dark(wall, 0.6), wall)),
        flat(f"M246 10 L{right} {top} V{foot} L246 246 Z",
             lin(right, 0, 250, 0, dark(wall, 0.5), dark(wall, 0.8))),
        flat(f"M10 246 L{left} {foot} H{right} L246 246 Z",
             lin(40, foot, 200, 250, pale(ground, 0.2), ground, dark(ground, 0.6))),
        box(left, top, right - left, foot - top,
            rad(left + 30, top + 30, 170, pale(wall, 0.35), wall, dark(wall, 0.6)), 0),
    ]  # fmt: skip
    draw, joints = Random(seed), []
    steps = 5
    for i in range(steps):
        y = top + (foot - top) * i / steps
        outer = 10 + 236 * i / steps
        joints += [f"M10 {num(outer)} L{left} {num(y)} H{right} L246 {num(outer)}"]
        for k in range(4):
            x = left + (right - left) * (k + 0.5 * (i % 2) + 0.3 * draw.random()) / 4
            joints.append(f"M{num(x)} {num(y)} v{num((foot - top) / steps)}")
    for i in range(1, 6):
        x = left + (right - left) * i / 6
        joints.append(f"M{num(x)} {foot} L{num(10 + 236 * i / 6)} 246")
    joints.append(f"M{num(left - (left - 6) * 0.45)} {num(foot + (250 - foot) * 0.45)}"
                  f" H{num(right + (250 - right) * 0.45)}")  # fmt: skip
    parts.append(line(" ".join(joints), dark(wall, 0.7), 2.5, 0.75))
    corners = f"M10 10 L{left} {top} H{right} L246 10 M{left} {top} V{foot} M{right} {top} V{foot}"
    return "".join(parts) + line(f"{corners} M10 246 L{left} {foot} H{right} L246 246", INK, 4)


def cave(colour: str, seed: int, light: tuple[float, float] = (128, 110), reach: int = 150) -> str:
    """Return a cavern: light in the depth, two layers of rock about it."""
    draw = Random(seed)
    parts = [box(10, 10, 236, 236, rad(*light, reach, pale(colour, 0.45), colour, dark(colour)), 0)]
    for inset, shade in ((62, 0.45), (36, 0.72)):
        deep = [inset * (0.55 + 0.75 * draw.random()) for _ in range(18)]
        rim = [(10.0 + deep[i], 246.0 - 42 * i) for i in range(6)]
        rim += [(28.0 + 40 * i, 10 + deep[6 + i]) for i in range(6)]
        rim += [(246 - deep[12 + i], 40.0 + 42 * i) for i in range(6)]
        path = " ".join(f"L{num(x)} {num(y)}" for x, y in rim)
        paint = lin(20, 10, 230, 246, dark(colour, shade - 0.15), dark(colour, shade + 0.15))
        parts.append(ink(f"M10 246 {path} L246 246 V10 H10 Z", paint, 3))
    return "".join(parts)


def rock(x: float, y: float, w: float, h: float, colour: str) -> str:
    """Return a boulder: its foot's left end, width and height."""
    body = "M0 0 L8 -42 L30 -78 L58 -92 L84 -70 L98 -30 L100 0 Z"
    side = "M58 -92 L84 -70 L98 -30 L100 0 H62 L70 -40 Z"
    part = ink(body, lin(10, -90, 90, 0, pale(colour, 0.3), colour), 4)
    part += flat(side, dark(colour), 0.75) + line("M16 -42 L34 -70 L50 -80", pale(colour, 0.6), 3)
    return laid(x, y, part, w / 100, h / 92)


def spikes(colour: str, seed: int, y: float = 20, down: bool = True, count: int = 7) -> str:
    """Return a row of stalactites, or of stalagmites."""
    draw, parts = Random(seed), []
    for i in range(count):
        x = 16 + 224 * (i + 0.5 * draw.random()) / count
        half, tall = 9 + 8 * draw.random(), 24 + 34 * draw.random()
        tip = y + tall if down else y - tall
        d = f"M{num(x - half)} {num(y)} L{num(x)} {num(tip)} L{num(x + half)} {num(y)} Z"
        parts.append(ink(d, lin(x - half, 0, x + half, 0, pale(colour, 0.25), dark(colour)), 3))
    return "".join(parts)


def doorway(x: float, y: float, w: float, h: float, inside: str, stone: str) -> str:
    """Return an arched doorway of cut stones; its foot's middle, and its opening's size."""
    r = w / 2
    rim = w * 0.16
    outer = (
        f"M{num(x - r - rim)} {num(y)} V{num(y - h + r)} A{num(r + rim)} {num(r + rim)} 0 0 1"
        f" {num(x + r + rim)} {num(y - h + r)} V{num(y)} Z"
    )
    hole = (
        f"M{num(x - r)} {num(y)} V{num(y - h + r)} A{num(r)} {num(r)} 0 0 1"
        f" {num(x + r)} {num(y - h + r)} V{num(y)} Z"
    )
    top = y - h + r
    joints = [
        f"M{num(x + dx * r)} {num(top - dy * r)}"
        f" L{num(x + dx * (r + rim))} {num(top - dy * (r + rim))}"
        for dx, dy in ((-1, 0), (-0.77, 0.64), (-0.26, 0.97), (0.26, 0.97), (0.77, 0.64), (1, 0))
    ]
    for side in (-1, 1):
        joints.append(f"M{num(x + side * r)} {num((y + top) / 2)} h{num(side * rim)}")
    paint = lin(x - r, y - h, x + r, y, pale(stone, 0.4), stone, dark(stone, 0.55))
    return ink(outer, paint, 5) + line(" ".join(joints), INK, 3) + ink(hole, inside, 4)


def pillar(x: float, top: float, foot: float, w: float, colour: str) -> str:
    """Return a round pillar with its capital and base."""
    tone = lin(x - w / 2, 0, x + w / 2, 0, pale(colour, 0.45), colour, dark(colour, 0.65))
    half = w * 0.72
    return (
        box(x - w / 2, top, w, foot - top, tone, 4)
        + box(x - half, top, half * 2, w * 0.4, tone, 4)
        + box(x - half, foot - w * 0.4, half * 2, w * 0.4, tone, 4)
        + line(f"M{num(x - w * 0.2)} {num(top + w * 0.6)} V{num(foot - w * 0.6)}",
               dark(colour, 0.6), 2.5, 0.7)
    )  # fmt: skip


def stairs(x: float, y: float, w: float, steps: int, colour: str, rise: float = 11) -> str:
    """Return a flight that climbs away from the viewer; its foot's middle and width."""
    parts = []
    for i in reversed(range(steps)):
        half = w / 2 * (1 - 0.07 * i)
        top = y - rise * (i + 1)
        tone = lin(x - half, top, x + half, top + rise, pale(colour, 0.35), colour, dark(colour))
        lit = f"M{num(x - half + 4)} {num(top + 3)} h{num(half * 1.2)}"
        parts.append(box(x - half, top, half * 2, rise, tone, 3) + line(lit, pale(colour, 0.6), 2))
    return "".join(parts)


def water(y: float, colour: str, seed: int, foot: float = 246) -> str:
    """Return standing water from a shore line to the picture's foot."""
    draw = Random(seed)
    paint = lin(0, y, 0, foot, pale(colour, 0.35), colour, dark(colour, 0.6))
    parts = [box(10, y, 236, foot - y, paint, 0), line(f"M10 {num(y)} H246", INK, 4)]
    for _ in range(16):
        x, low = 14 + 200 * draw.random(), y + 6 + (foot - y - 14) * draw.random()
        wide = 8 + 26 * draw.random() * (0.4 + (low - y) / (foot - y))
        tone = draw.choice((pale(colour, 0.7), dark(colour, 0.5)))
        d = f"M{num(x)} {num(low)} q{num(wide / 2)} {num(-3)} {num(wide)} 0"
        parts.append(line(d, tone, 2.5, 0.7))
    return "".join(parts)


def shaft(x: float, y: float, w: float, foot: tuple[float, float, float], colour: str) -> str:
    """Return a shaft of light: the gap it falls through, and x, y and width of where it lands."""
    fx, fy, fw = foot
    d = (
        f"M{num(x - w / 2)} {num(y)} L{num(x + w / 2)} {num(y)}"
        f" L{num(fx + fw / 2)} {num(fy)} L{num(fx - fw / 2)} {num(fy)} Z"
    )
    return flat(d, lin(x, y, fx, fy, f"{colour}/0.75", f"{colour}/0.1"))


FIRE = ("#d8381c", "#f58a22", "#ffd64a", "#fff0a0")
SOUL = ("#0f6a4a", "#2fb87a", "#8affc0", "#effff4")
FROST = ("#1f5aa0", "#4aa0e0", "#a8e4ff", "#ffffff")
HEX = ("#5a1a8a", "#9a3ad0", "#e08aff", "#fff0ff")


def flame(x: float, y: float, size: float = 1, hues: tuple[str, str, str, str] = FIRE) -> str:
    """Return a flame; its foot's middle. At size 1 it is 60 tall."""
    outer = "M0 0 C-16 0 -23 -12 -20 -26 C-18 -35 -12 -38 -10 -48 C-5 -45 -3 -40 -3 -35 C2 -42 4 -52 2 -60 C14 -50 23 -36 20 -18 C18 -6 10 0 0 0 Z"  # noqa: E501
    inner = "M0 -3 C-8 -3 -12 -10 -10 -18 C-8 -23 -5 -25 -4 -30 C0 -27 1 -24 1 -21 C4 -24 5 -29 5 -34 C11 -26 13 -18 11 -12 C9 -6 5 -3 0 -3 Z"  # noqa: E501
    body = ink(outer, lin(0, -60, 0, 0, hues[0], hues[1], hues[2]), 4) + flat(inner, hues[3])
    return at(x, y, body, size)


def torch(x: float, y: float, size: float = 1, hue: str = "#ffb040") -> str:
    """Return a burning torch on the wall; where its bowl sits."""
    body = ink("M-6 0 H6 L3 42 H-3 Z", lin(-6, 0, 6, 0, "#a87a48", "#54341a"), 4)
    body += flame(0, 0, 0.75) + ink("M-12 -4 H12 L8 8 H-8 Z", "#5c565a", 4)
    return glow(x, y - 18 * size, 62 * size, hue, 0.75) + at(x, y, body, size)


def brazier(x: float, y: float, size: float = 1,
            hues: tuple[str, str, str, str] = FIRE) -> str:  # fmt: skip
    """Return a burning bowl on three legs; its foot's middle. At size 1 it is 110 tall."""
    legs = line("M-16 -40 L-24 0 M16 -40 L24 0 M0 -40 V0", INK, 8)
    legs += line("M-16 -40 L-24 0 M16 -40 L24 0 M0 -40 V0", "#6a5c52", 3)
    bowl = ink("M-30 -56 H30 C28 -36 14 -32 0 -32 C-14 -32 -28 -36 -30 -56 Z",
               lin(-30, -56, 30, -32, "#b08a5c", "#6a4a30", "#2c1c14"), 4)  # fmt: skip
    fire = at(0, -54, flame(-12, 0, 0.7, hues) + flame(13, 0, 0.65, hues) + flame(0, 2, 1, hues))
    return glow(x, y - 80 * size, 80 * size, hues[2], 0.6) + at(x, y, legs + fire + bowl, size)


def candle(x: float, y: float, tall: float = 26, wax: str = "#f2e6c4") -> str:
    """Return a lit candle; its foot's middle."""
    body = ink(f"M-6 0 V{num(-tall)} H6 V0 Z", lin(-6, 0, 6, 0, wax, dark(wax, 0.35)), 3)
    body += line(f"M-3 {num(-tall + 1)} v8 M3 {num(-tall + 1)} v5", "#fffaf0", 2.5)
    return glow(x, y - tall - 8, 26, "#ffcf70", 0.8) + at(x, y, body + flame(0, -tall, 0.3))


def moon(x: float, y: float, r: float) -> str:
    """Return a full moon with its halo."""
    face = rad(x - r * 0.3, y - r * 0.3, r * 1.4, "#ffffff", "#e8f0ff", "#9ab4dc")
    seas = "".join(
        disc(x + dx * r, y + dy * r, k * r, "#b4c8e8", 0)
        for dx, dy, k in ((0.3, -0.2, 0.22), (-0.1, 0.4, 0.16), (0.45, 0.35, 0.12))
    )
    return glow(x, y, r * 2.6, "#cfe2ff", 0.7) + disc(x, y, r, face, 4) + seas
