"""The pens of the loot's pictures: inked shapes with a hard shadow plane, as SVG text.

A shape's fill may be written as ``lin x1 y1 x2 y2 colour@place ...`` or ``rad cx cy r colour@place
...``; `picture` turns each into a gradient of its own. Whatever is drawn with `INK` round it
throws a shadow on the ground behind.
"""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from typing import Final

from assets.kit.loot_geometry import (
    SAME,
    Matrix,
    Point,
    area,
    bounds,
    disc,
    flatten,
    holds,
    joined,
    moved,
    ribbon,
    stitches,
)

INK: Final = "#17110c"
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'

TONES: Final[dict[str, tuple[str, str, str]]] = {
    "steel": ("#ffffff", "#b9c5ce", "#687683"),
    "bright": ("#ffffff", "#e2eaee", "#9fb0bb"),
    "iron": ("#8f98a0", "#5a636b", "#2c3238"),
    "black": ("#6a6470", "#37333c", "#1b181f"),
    "gold": ("#fff4c0", "#e8ae3c", "#8f5614"),
    "bronze": ("#f4c98a", "#b9743a", "#6a3814"),
    "wood": ("#d9a768", "#9a6432", "#573214"),
    "pale": ("#f6e2b6", "#d2a96a", "#8c6230"),
    "dark": ("#8a5a34", "#5b3519", "#2f190b"),
    "leather": ("#d08a4e", "#9b552a", "#5a2c12"),
    "tan": ("#f0cf98", "#c8924e", "#84562a"),
    "bone": ("#fffbe8", "#e6d6ae", "#a68f62"),
    "paper": ("#fffbe6", "#f0dcaa", "#c09c62"),
    "cloth": ("#ffffff", "#ece6d8", "#b4a990"),
    "red": ("#ff8f74", "#d4302a", "#7c1018"),
    "rose": ("#ffc2c8", "#e8586e", "#93203c"),
    "pink": ("#ffe0de", "#f2a8a6", "#b8646c"),
    "orange": ("#ffd08a", "#f08428", "#a44410"),
    "yellow": ("#fff8b8", "#f8d048", "#c0861c"),
    "green": ("#b8f07a", "#4faa3c", "#1c5c28"),
    "moss": ("#b4c070", "#6f8038", "#39471c"),
    "jade": ("#c8ffdc", "#4cc08a", "#146a4c"),
    "teal": ("#a8f4e8", "#2fa49a", "#0f545a"),
    "sky": ("#e2f8ff", "#7cc4ee", "#2f74b4"),
    "ice": ("#ffffff", "#bdeaf8", "#6aa8d0"),
    "blue": ("#9cc4ff", "#3a66d0", "#1a2f80"),
    "navy": ("#6f84c8", "#33417f", "#171d48"),
    "violet": ("#dcb4ff", "#8a4cd0", "#45208a"),
    "lilac": ("#f6e8ff", "#bc94f4", "#6c48b8"),
    "plum": ("#c08ac0", "#7a3c7c", "#401a48"),
    "stone": ("#dcd8cc", "#a09a8c", "#625c50"),
    "slate": ("#a8b4be", "#6a7884", "#3a444e"),
    "skin": ("#ffe4c8", "#eab48a", "#b4785a"),
    "brown": ("#b88458", "#7d5230", "#452a16"),
    "grey": ("#c4c0bc", "#8a8682", "#514d4c"),
    "glass": ("#ffffff", "#cfe8ea", "#86b0b8"),
    "fire": ("#fff6a0", "#ffb02e", "#e2481a"),
}


def short(value: float) -> str:
    """Return a number without needless digits."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def lin(data: str, stops: str, angle: float = 40) -> str:
    """Return a linear gradient across the bounds of a path, `angle` degrees clockwise of east."""
    left, top, right, bottom = bounds(data)
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = abs(dx) * (right - left) / 2 + abs(dy) * (bottom - top) / 2
    cx, cy = (left + right) / 2, (top + bottom) / 2
    ends = (cx - dx * half, cy - dy * half, cx + dx * half, cy + dy * half)
    return f"lin {' '.join(short(end) for end in ends)} {stops}"


def plane(tone: str, cut: float = 0.62) -> str:
    """Return the stops of a tone: light to middle, then the hard edge of its shadow plane."""
    light, middle, shade = TONES[tone]
    return f"{light}@0 {middle}@{cut * 0.75:.2f} {middle}@{cut:.2f} {shade}@{cut:.2f} {shade}@1"


def path(data: str, fill: str = "none", edge: str = "", more: str = "") -> str:
    """Return a path; `edge` is its stroke's colour and width."""
    stroke = ""
    if edge:
        colour, width = edge.split()
        stroke = f' stroke="{colour}" stroke-width="{width}" {ROUND}'
    return f'<path d="{data}" fill="{fill}"{stroke}{more}/>\n'


def form(data: str, tone: str, angle: float = 40, *, cut: float = 0.62, width: float = 5.5) -> str:
    """Return an inked shape in a tone with its shadow plane on the side away from the light."""
    return path(data, lin(data, plane(tone, cut), angle), f"{INK} {width:g}")


def ball(centre: Point, radius: float, tone: str, flat: float = 1, *, width: float = 5.5) -> str:
    """Return an inked disc, lit from the upper left, with a crescent of shadow."""
    cx, cy = centre
    ry = radius * flat
    stops = plane(tone, 0.66)
    reach = max(radius, ry)
    fill = f"rad {short(cx - reach * 0.3)} {short(cy - reach * 0.35)} {short(reach * 1.62)} {stops}"
    shape = f'cx="{short(cx)}" cy="{short(cy)}" rx="{short(radius)}" ry="{short(ry)}"'
    return f'<ellipse {shape} fill="{fill}" stroke="{INK}" stroke-width="{width:g}"/>\n'


def dot(centre: Point, radius: float, colour: str = INK, flat: float = 1) -> str:
    """Return a plain disc without ink."""
    shape = f'cx="{short(centre[0])}" cy="{short(centre[1])}" rx="{short(radius)}"'
    return f'<ellipse {shape} ry="{short(radius * flat)}" fill="{colour}"/>\n'


def line(data: str, colour: str = INK, width: float = 4, alpha: float = 1) -> str:
    """Return a drawn line."""
    more = f' stroke-opacity="{alpha:g}"' if alpha < 1 else ""
    return path(data, "none", f"{colour} {width:g}", more)


def dashed(
    data: str, colour: str, width: float, stitch: float, gap: float, alpha: float = 1
) -> str:
    """Return a line in stitches, each a stroke of its own: the reader slips with dash arrays."""
    text = "".join(
        f"M{short(p[0])} {short(p[1])}L{short(q[0])} {short(q[1])}"
        for p, q in stitches(data, stitch, gap)
    )
    return line(text, colour, width, alpha)


def rim(data: str, colour: str = "#ffffff", width: float = 4.5) -> str:
    """Return the highlight on an edge that meets the light."""
    return line(data, colour, width, 0.85)


def flat(data: str, colour: str, alpha: float = 1) -> str:
    """Return a plain shape without ink."""
    more = f' fill-opacity="{alpha:g}"' if alpha < 1 else ""
    return path(data, colour, "", more)


def band(data: str, tone: str, width: float, ink: float = 5.5) -> str:
    """Return a strap, cord or limb along a line: ink, body and a lit edge."""
    light, middle, _ = TONES[tone]
    body = line(data, INK, width + 2 * ink) + line(data, middle, width)
    lit = line(data, light, max(2.0, width * 0.3))
    return body + turn(lit, dx=-width * 0.16, dy=-width * 0.2)


def turn(  # the parts of a transform
    part: str,
    degrees: float = 0,
    scale: float | Point = 1,
    *,
    dx: float = 0,
    dy: float = 0,
    about: Point = (128, 128),
) -> str:
    """Return a part turned and scaled about a point, then moved."""
    sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    a, b, c, d = cos * sx, sin * sx, -sin * sy, cos * sy
    e = about[0] + dx - a * about[0] - c * about[1]
    f = about[1] + dy - b * about[0] - d * about[1]
    numbers = " ".join(f"{number:.4f}".rstrip("0").rstrip(".") for number in (a, b, c, d, e, f))
    return f'<g transform="matrix({numbers})">\n{part}</g>\n'


def _matrix(text: str) -> Matrix:
    a, b, c, d, e, f = (float(number) for number in text[7:-1].split())
    return (a, b, c, d, e, f)


def _outlines(node: ET.Element) -> list[list[Point]]:
    """Return the polygons an inked element covers."""
    if node.get("stroke") != INK or node.get("stroke-opacity"):
        return []
    if node.tag == "ellipse":
        cx, cy, rx, ry = (float(node.get(name, "0")) for name in ("cx", "cy", "rx", "ry"))
        return [disc((cx, cy), (rx, ry))]
    lines = flatten(node.get("d", ""))
    width = float(node.get("stroke-width", "0"))
    if node.get("fill") != "none":
        return lines
    widest = 9
    return [box for points in lines for box in ribbon(points, width)] if width >= widest else []


def _polygons(node: ET.Element, matrix: Matrix) -> list[list[Point]]:
    matrix = joined(matrix, _matrix(node.get("transform", ""))) if node.get("transform") else matrix
    found = [[moved(matrix, point) for point in polygon] for polygon in _outlines(node)]
    for child in node:
        found += _polygons(child, matrix)
    return found


def cast(part: str, dx: float = 7, dy: float = 8, alpha: float = 0.42) -> str:
    """Return the shadow that a part throws: one shape, so it is nowhere darker than elsewhere."""
    found = _polygons(ET.fromstring(f"<g>{part}</g>"), SAME)  # our own text
    least = 60
    found = [polygon for polygon in found if abs(area(polygon)) > least]
    found.sort(key=lambda polygon: -abs(area(polygon)))
    kept: list[list[Point]] = []
    for polygon in found:
        if not any(all(holds(larger, point) for point in polygon) for larger in kept):
            kept.append(polygon if area(polygon) > 0 else polygon[::-1])
    text = "".join(
        "M" + " ".join(f"{short(x + dx)} {short(y + dy)}" for x, y in polygon) + "Z"
        for polygon in kept
    )
    return flat(text, "#060403", alpha) if text else ""


def _gradient(name: str, spec: str) -> str:
    kind, *rest = spec.split()
    count = 4 if kind == "lin" else 3
    keys = ("x1", "y1", "x2", "y2") if kind == "lin" else ("cx", "cy", "r")
    places = " ".join(f'{key}="{value}"' for key, value in zip(keys, rest[:count], strict=True))
    stops = ""
    for stop in rest[count:]:
        colour, offset, *alpha = stop.split("@")
        seen = f' stop-opacity="{alpha[0]}"' if alpha else ""
        stops += f'<stop offset="{offset}" stop-color="{colour}"{seen}/>'
    tag = "linearGradient" if kind == "lin" else "radialGradient"
    return f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {places}>{stops}</{tag}>\n'


def picture(body: str) -> str:
    """Return a whole SVG file of a body, its gradients defined in front."""
    specs: dict[str, str] = {}

    def named(match: re.Match[str]) -> str:
        name = specs.setdefault(match[2], f"g{len(specs)}")
        return f'{match[1]}="url(#{name})"'

    drawn = re.sub(r'(fill|stroke)="((?:lin|rad) [^"]+)"', named, body)
    defs = "".join(_gradient(name, spec) for spec, name in specs.items())
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">\n'
    return f"{head}<defs>\n{defs}</defs>\n{drawn}</svg>\n" if defs else f"{head}{drawn}</svg>\n"
