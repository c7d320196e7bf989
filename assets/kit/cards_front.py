"""The face of Rogue Dungeon's cards, and the table they lie on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from assets.kit.parts import box, dark, disc, flat, glow, ink, lin, line, mix, num, page, pale, rad

WIDE, HIGH = 256, 358
TABLE: Final = (1920, 1080)


def _torn(seed: int, inset: float) -> str:
    """Return the outline of a sheet with worn edges."""
    draw = Random(seed)
    right, foot = WIDE - inset, HIGH - inset
    points: list[tuple[float, float]] = []
    corner = 5
    span_x, span_y = WIDE - 2 * inset - 2 * corner, HIGH - 2 * inset - 2 * corner
    for i in range(26):
        points.append((inset + corner + span_x * i / 25, inset + 1.8 * draw.random()))
    for i in range(36):
        points.append((right - 1.8 * draw.random(), inset + corner + span_y * i / 35))
    for i in range(26):
        points.append((right - corner - span_x * i / 25, foot - 1.8 * draw.random()))
    for i in range(36):
        points.append((inset + 1.8 * draw.random(), foot - corner - span_y * i / 35))
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z"


def _rounded(d: float, r: float) -> str:
    """Return a rounded rectangle `d` inside the card's edge."""
    right, foot = num(WIDE - d), num(HIGH - d)
    return (
        f"M{num(d + r)} {num(d)} H{num(WIDE - d - r)} Q{right} {num(d)} {right} {num(d + r)}"
        f" V{num(HIGH - d - r)} Q{right} {foot} {num(WIDE - d - r)} {foot} H{num(d + r)}"
        f" Q{num(d)} {foot} {num(d)} {num(HIGH - d - r)} V{num(d + r)}"
        f" Q{num(d)} {num(d)} {num(d + r)} {num(d)} Z"
    )


def card_front() -> str:
    """Return the parchment all faces are printed on."""
    draw = Random(7)
    rim = ink(_rounded(2.5, 16), lin(0, 0, WIDE, HIGH, "#4a3a30", "#231813", "#100a08"), 3)
    rim += line(_rounded(5, 14), "#8a6f54", 1.3, 0.8)
    paper = rad(104, 128, 280, "#f6edd6", "#ebdfc0@0.5", "#d8c79a@0.82", "#b59e6c")
    sheet = flat(_torn(3, 10), "#5f4a2c") + flat(_torn(4, 11.5), paper)
    burns = "".join(
        glow(x, y, r, "#8a6a3a", 0.2, bound=False)
        for x, y, r in ((36, 34, 46), (222, 60, 34), (30, 290, 42), (214, 326, 30))
    )
    threads = " ".join(
        f"M{num(20 + 200 * draw.random())} {num(20 + 312 * draw.random())}"
        f" q{num(4 + 5 * draw.random())} {num(4 * draw.random() - 2)}"
        f" {num(8 + 9 * draw.random())} {num(3 * draw.random() - 1.5)}"
        for _ in range(70)
    )
    pale_threads = " ".join(
        f"M{num(20 + 200 * draw.random())} {num(20 + 312 * draw.random())}"
        f" q{num(4 + 5 * draw.random())} {num(4 * draw.random() - 2)}"
        f" {num(9 + 8 * draw.random())} 0"
        for _ in range(60)
    )
    fibres = line(threads, "#6a5230", 0.8, 0.24) + line(pale_threads, "#fffaea", 0.9, 0.55)
    rule = (
        "M29 18 H227 C227 24 232 29 238 29 V329 C232 329 227 334 227 340 H29 C29 334 24 329 18 329"
        " V29 C24 29 29 24 29 18 Z"
    )
    gold = lin(18, 18, 238, 340, "#e0b260", "#a47434", "#80562a", "#c8964c")
    inner = line(rule, "#5a401c", 3.2, 0.3) + line(rule, gold, 1.9)
    studs = "".join(
        disc(x, y, 2.6, "#a47434", 0) + disc(x - 0.6, y - 0.7, 1, "#ffe6a8", 0)
        for x in (19.5, WIDE - 19.5)
        for y in (19.5, HIGH - 19.5)
    )
    return page("\n".join((rim, sheet, burns, fibres, inner, studs)), WIDE, HIGH)


def table_cavern() -> str:
    """Return the floor of a cavern: worn slabs, cracks, moss, wet glints, and a vignette."""
    wide, high = TABLE
    draw = Random(11)
    across, down = 13, 8
    xs = [
        [wide * i / across + 58 * (draw.random() - 0.5) for i in range(across + 1)]
        for _ in range(down + 1)
    ]
    ys = [
        [high * j / down + 50 * (draw.random() - 0.5) for _ in range(across + 1)]
        for j in range(down + 1)
    ]
    for j in range(down + 1):
        xs[j][0], xs[j][-1] = -30.0, wide + 30.0
    for i in range(across + 1):
        ys[0][i], ys[-1][i] = -30.0, high + 30.0
    tones: list[list[str]] = [[] for _ in range(5)]
    lit, cracks = [], []
    for j in range(down):
        shift = 0.5 * (j % 2)
        for i in range(across):
            corners = ((j, i), (j, i + 1), (j + 1, i + 1), (j + 1, i))
            quad = [(xs[a][b] + shift * 40 * (0 < b < across), ys[a][b]) for a, b in corners]
            cx, cy = sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4
            slab = [(x + (cx - x) * 0.035, y + (cy - y) * 0.05) for x, y in quad]
            soft = _soft(slab, 0.12)
            tones[draw.randrange(5)].append(soft)
            (ax, ay), (bx, by), _, (dx, dy) = slab
            lit.append(f"M{num(dx + 4)} {num(dy - 22)} L{num(ax + 5)} {num(ay + 16)}")
            lit.append(f"M{num(ax + 18)} {num(ay + 5)} L{num(bx - 20)} {num(by + 5)}")
            if not draw.randrange(4):
                run = f"M{num(cx - 50 + 30 * draw.random())} {num(slab[0][1] + 6)}"
                for _ in range(3):
                    run += f" l{num(26 * draw.random() - 4)} {num(16 + 18 * draw.random())}"
                cracks.append(run)
    base = "#42464c"
    floor = box(0, 0, wide, high, "#131417", 0)
    for k, slabs in enumerate(tones):
        tone = mix(base, ("#5a5248", "#3c464c", "#565a58", "#46424c", "#3a3e3a")[k], 0.42)
        paint = rad(
            860,
            430,
            1250,
            pale(tone, 0.1),
            f"{tone}@0.3",
            f"{dark(tone, 0.5)}@0.65",
            dark(tone, 0.82),
        )
        floor += flat(" ".join(slabs), paint)
    floor += line(" ".join(lit), "#b8c0c4", 2.2, 0.12) + line(" ".join(cracks), "#08090b", 3, 0.6)
    floor += line(" ".join(cracks), "#aab2b4", 1.2, 0.12)
    moss = "".join(
        glow(
            200 * draw.random() + x,
            160 * draw.random() + y,
            90 + 90 * draw.random(),
            "#4a6a3a",
            0.22,
            bound=False,
        )
        for x, y in (
            (0, 820),
            (60, 60),
            (1640, 860),
            (1700, 120),
            (900, 960),
            (300, 960),
            (1500, 0),
        )
    )
    pebbles = "".join(
        disc(wide * draw.random(), high * draw.random(), 2 + 5 * draw.random(), "#1c1e22", 0)
        for _ in range(60)
    )
    light = glow(520, 260, 900, "#ffb060", 0.2, bound=False) + glow(
        1560, 880, 620, "#4ac8d8", 0.13, bound=False
    )
    shade = rad(960, 540, 1140, "#05060a/0", "#05060a/0.12@0.5", "#05060a/0.82")
    body = (floor, moss, pebbles, light, box(0, 0, wide, high, shade, 0))
    return page("\n".join(body), wide, high)


def _soft(corners: list[tuple[float, float]], share: float) -> str:
    """Return a polygon with worn, rounded corners."""
    steps = []
    for i, (x, y) in enumerate(corners):
        px, py = corners[i - 1]
        nx, ny = corners[(i + 1) % len(corners)]
        start = f"{num(x + (px - x) * share)} {num(y + (py - y) * share)}"
        end = f"{num(x + (nx - x) * share)} {num(y + (ny - y) * share)}"
        steps.append(f"{'L' if i else 'M'}{start} Q{num(x)} {num(y)} {end}")
    return " ".join(steps) + " Z"


FRONTS: Final[dict[str, Callable[[], str]]] = {
    "card_front": card_front,
    "table_cavern": table_cavern,
}
