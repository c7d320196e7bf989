"""Outlines of SVG paths as polygons: what the loot's bounds and cast shadows are reckoned from."""

from __future__ import annotations

import itertools
import math
import re
from typing import Final

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

SAME: Final[Matrix] = (1, 0, 0, 1, 0, 0)
TOKEN: Final = re.compile(r"[MmLlHhVvCcQqAaZz]|-?\d*\.?\d+(?:e-?\d+)?")
TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
STEPS: Final = 7


def moved(matrix: Matrix, point: Point) -> Point:
    """Return `point` where `matrix` puts it."""
    a, b, c, d, e, f = matrix
    return (a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f)


def joined(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the matrix that does `inner` first, then `outer`."""
    a, b, c, d, _, _ = outer
    g, h, i, j, k, m = inner
    e, f = moved(outer, (k, m))
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, e, f)


def _bezier(points: list[Point]) -> list[Point]:
    """Return points along a curve of any degree, its first left out."""
    found = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        row = points
        while len(row) > 1:
            row = [
                (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
                for p, q in itertools.pairwise(row)
            ]
        found.append(row[0])
    return found


def _arc(start: Point, radii: Point, flags: tuple[bool, bool], end: Point) -> list[Point]:
    """Return points along an unrotated elliptic arc, its first left out."""
    rx, ry = radii
    hx, hy = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    half = math.hypot(hx, hy)
    grow = max(1.0, half)
    rx, ry, hx, hy = rx * grow, ry * grow, hx / grow, hy / grow
    half = min(1.0, half / grow)
    side = math.sqrt(max(0.0, 1 - half * half)) / (half or 1)
    if flags[0] == flags[1]:
        side = -side
    ux, uy = side * hy, -side * hx
    first = math.atan2(hy - uy, hx - ux)
    turn = math.atan2(-hy - uy, -hx - ux) - first
    if flags[1] and turn < 0:
        turn += math.tau
    if not flags[1] and turn > 0:
        turn -= math.tau
    cx = (start[0] + end[0]) / 2 + ux * rx
    cy = (start[1] + end[1]) / 2 + uy * ry
    count = max(3, round(abs(turn) * 3))
    angles = [first + turn * step / count for step in range(1, count + 1)]
    return [(cx + rx * math.cos(angle), cy + ry * math.sin(angle)) for angle in angles]


def _ends(command: str, numbers: list[float], here: Point) -> list[Point]:
    """Return the points a command names, as absolute ones."""
    kind = command.upper()
    bx, by = here if command.islower() else (0.0, 0.0)
    if kind == "H":
        return [(bx + numbers[0], here[1])]
    if kind == "V":
        return [(here[0], by + numbers[0])]
    if kind == "A":
        return [(bx + numbers[5], by + numbers[6])]
    return [(bx + x, by + y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def flatten(data: str) -> list[list[Point]]:
    """Return the sub-paths of `data` as polygons."""
    tokens = TOKEN.findall(data)
    found: list[list[Point]] = []
    here: Point = (0.0, 0.0)
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        kind = command.upper()
        numbers = [float(token) for token in tokens[at : at + TAKES[kind]]]
        at += TAKES[kind]
        if kind == "Z":
            here = found[-1][0]
            continue
        ends = _ends(command, numbers, here)
        if kind == "M":
            found.append([ends[0]])
            command = "L" if command == "M" else "l"
        elif kind in "CQ":
            found[-1] += _bezier([here, *ends])
        elif kind == "A":
            flags = (bool(numbers[3]), bool(numbers[4]))
            found[-1] += _arc(here, (numbers[0], numbers[1]), flags, ends[0])
        else:
            found[-1].append(ends[0])
        here = ends[-1]
    return found


def bounds(data: str) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of a path."""
    points = [point for polygon in flatten(data) for point in polygon]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))


def area(polygon: list[Point]) -> float:
    """Return the signed area of a polygon."""
    turned = [*polygon[1:], polygon[0]]
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(polygon, turned, strict=True)) / 2


def holds(polygon: list[Point], point: Point) -> bool:
    """Return whether `point` lies inside `polygon`."""
    inside = False
    for p, q in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (p[1] > point[1]) != (q[1] > point[1]):
            inside ^= point[0] < (q[0] - p[0]) * (point[1] - p[1]) / (q[1] - p[1]) + p[0]
    return inside


def disc(centre: Point, radii: Point, count: int = 20) -> list[Point]:
    """Return an ellipse as a polygon."""
    turns = [math.tau * step / count for step in range(count)]
    return [
        (centre[0] + radii[0] * math.cos(turn), centre[1] + radii[1] * math.sin(turn))
        for turn in turns
    ]


def ribbon(points: list[Point], width: float) -> list[list[Point]]:
    """Return a stroked line as polygons: a box a stretch and a disc a joint."""
    half = width / 2
    found = [disc(point, (half, half), 8) for point in points]
    for p, q in itertools.pairwise(points):
        length = math.hypot(q[0] - p[0], q[1] - p[1])
        if length:
            nx, ny = (p[1] - q[1]) / length * half, (q[0] - p[0]) / length * half
            found.append(
                [
                    (p[0] + nx, p[1] + ny),
                    (q[0] + nx, q[1] + ny),
                    (q[0] - nx, q[1] - ny),
                    (p[0] - nx, p[1] - ny),
                ]
            )
    return found


def _along(points: list[Point], places: list[float]) -> list[Point]:
    """Return the points of a line at these distances from its start, in rising order."""
    found: list[Point] = []
    gone = 0.0
    for p, q in itertools.pairwise(points):
        length = math.hypot(q[0] - p[0], q[1] - p[1])
        while len(found) < len(places) and places[len(found)] <= gone + length:
            share = (places[len(found)] - gone) / (length or 1)
            found.append((p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share))
        gone += length
    return found


def stitches(data: str, stitch: float, gap: float) -> list[tuple[Point, Point]]:
    """Return the ends of the stitches that follow a path."""
    found: list[tuple[Point, Point]] = []
    for polygon in flatten(data):
        points = [*polygon, polygon[0]] if data.endswith("Z") else polygon
        length = sum(math.dist(p, q) for p, q in itertools.pairwise(points))
        count = max(1, round(length / (stitch + gap)))
        pitch = length / count
        places = [at for n in range(count) for at in (n * pitch, n * pitch + pitch - gap)]
        ends = _along(points, places)
        found += list(zip(ends[::2], ends[1::2], strict=False))
    return found
