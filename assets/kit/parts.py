"""The pen of the art kit: paints, strokes, placing, and the frames of the room pictures.

Every part is SVG text. A gradient is written where it is used, as `lin(…)` or `rad(…)`; `page`
gathers them into the picture's `<defs>`, for the reader wants each under a name.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final

INK: Final = "#17110c"
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'
_SIDE, _EDGE = 256, 10
_PAINT: Final = re.compile(r'"((?:lin|rad)\([^)"]*\))"')


def num(value: float) -> str:
    """Return a number as short as it can be written, to a tenth."""
    return f"{value:.1f}".removesuffix(".0")


def lin(x1: float, y1: float, x2: float, y2: float, *stops: str) -> str:
    """Return a linear gradient; a stop is `#rrggbb`, with `@place` and `/opacity` if wanted."""
    return f"lin({num(x1)} {num(y1)} {num(x2)} {num(y2)} {' '.join(stops)})"


def rad(cx: float, cy: float, r: float, *stops: str) -> str:
    """Return a radial gradient about a point."""
    return f"rad({num(cx)} {num(cy)} {num(r)} {' '.join(stops)})"


def mix(one: str, other: str, share: float) -> str:
    """Return the colour that lies `share` of the way from `one` to `other`."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def dark(colour: str, share: float = 0.4) -> str:
    """Return a colour nearer to the ink."""
    return mix(colour, "#0c0910", share)


def pale(colour: str, share: float = 0.4) -> str:
    """Return a colour nearer to the light."""
    return mix(colour, "#fff4dc", share)


def page(body: str, width: int = 256, height: int = 256) -> str:
    """Return a whole picture: the gradients first, then what is drawn with them."""
    specs = list(dict.fromkeys(_PAINT.findall(body)))
    names = {spec: f"p{i}" for i, spec in enumerate(specs)}
    defs = "\n".join(_gradient(spec, name) for spec, name in names.items())
    body = _PAINT.sub(lambda found: f'"url(#{names[found[1]]})"', body)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return f"{head}\n<defs>\n{defs}\n</defs>\n{body}\n</svg>\n"


def _gradient(spec: str, name: str) -> str:
    words = spec[4:-1].split()
    keys = ("x1", "y1", "x2", "y2") if spec.startswith("lin") else ("cx", "cy", "r")
    tag = "linearGradient" if spec.startswith("lin") else "radialGradient"
    ends = " ".join(f'{key}="{word}"' for key, word in zip(keys, words, strict=False))
    colours = words[len(keys) :]
    stops = "".join(_stop(word, i / max(1, len(colours) - 1)) for i, word in enumerate(colours))
    return f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {ends}>{stops}</{tag}>'


def _stop(word: str, place: float) -> str:
    colour, _, clear = word.partition("/")
    colour, _, at_place = colour.partition("@")
    clear, _, late = clear.partition("@")
    offset = at_place or late or f"{place:.3g}"
    opacity = f' stop-opacity="{clear}"' if clear else ""
    return f'<stop offset="{offset}" stop-color="{colour}"{opacity}/>'


# Strokes and shapes.


def ink(d: str, fill: str, width: float = 5, colour: str = INK) -> str:
    """Return a filled path with the inked outline of the house."""
    edge = f'stroke="{colour}" stroke-width="{num(width)}"'
    return f'<path d="{d}" fill="{fill}" {edge} {ROUND}/>'


def flat(d: str, fill: str, opacity: float = 1) -> str:
    """Return a filled path without an outline: shadows, lights, planes."""
    clear = f' opacity="{opacity:.3g}"' if opacity < 1 else ""
    return f'<path d="{d}" fill="{fill}" fill-rule="evenodd"{clear}/>'


def line(d: str, colour: str = INK, width: float = 4, opacity: float = 1) -> str:
    """Return a stroke with round ends."""
    clear = f' stroke-opacity="{opacity:.3g}"' if opacity < 1 else ""
    edge = f'stroke="{colour}" stroke-width="{num(width)}"'
    return f'<path d="{d}" fill="none" {edge} {ROUND}{clear}/>'


def cord(d: str, colour: str, width: float = 6, rim: float = 4) -> str:
    """Return a stroke with an inked edge on both sides: ropes, roots, bars, limbs."""
    return line(d, INK, width + 2 * rim) + line(d, colour, width)


def disc(x: float, y: float, r: float, fill: str, width: float = 5) -> str:
    """Return an inked circle; a width of 0 leaves the ink away."""
    edge = f' stroke="{INK}" stroke-width="{num(width)}"' if width else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{edge}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 5) -> str:
    """Return an inked ellipse; a width of 0 leaves the ink away."""
    edge = f' stroke="{INK}" stroke-width="{num(width)}"' if width else ""
    place = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse {place} fill="{fill}"{edge}/>'


def box(x: float, y: float, w: float, h: float, fill: str, width: float = 5) -> str:
    """Return an inked upright rectangle; a width of 0 leaves the ink away."""
    d = f"M{num(x)} {num(y)} h{num(w)} v{num(h)} h{num(-w)} Z"
    return ink(d, fill, width) if width else flat(d, fill)


def ring(x: float, y: float, r: float, colour: str, width: float = 3, squash: float = 1) -> str:
    """Return a circle, or an ellipse lying on the floor, that is only a stroke."""
    place = f'cx="{num(x)}" cy="{num(y)}" rx="{num(r)}" ry="{num(r * squash)}"'
    return f'<ellipse {place} fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'


def glow(
    x: float, y: float, r: float, colour: str, strength: float = 0.8, bound: bool = True
) -> str:
    """Return a soft light about a point; inside a square picture it ends at the frame."""
    paint = rad(
        x, y, r, f"{colour}/{strength:.3g}", f"{colour}/{strength * 0.35:.3g}@0.45", f"{colour}/0"
    )
    left, top, right, foot = x - r, y - r, x + r, y + r
    if bound and min(x, y) >= _EDGE and max(x, y) <= _SIDE - _EDGE:
        left, top = max(left, _EDGE), max(top, _EDGE)
        right, foot = min(right, _SIDE - _EDGE), min(foot, _SIDE - _EDGE)
    return box(left, top, right - left, foot - top, paint, 0)


def at(x: float, y: float, body: str, size: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Return a part moved to a place, there turned by degrees, scaled and mirrored."""
    wide = -size if flip else size
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if wide != 1:
        steps.append(f"scale({wide:.3g} {size:.3g})")
    return f'<g transform="{" ".join(steps)}">{body}</g>'


def laid(x: float, y: float, body: str, wide: float, high: float) -> str:
    """Return a part moved to a place and scaled by width and height, as on a floor."""
    return f'<g transform="translate({num(x)} {num(y)}) scale({wide:.3g} {high:.3g})">{body}</g>'


def spark(x: float, y: float, r: float, colour: str = "#fff6dc") -> str:
    """Return a four-pointed twinkle."""
    q = r * 0.16
    return flat(
        f"M{num(x)} {num(y - r)} L{num(x + q)} {num(y - q)} L{num(x + r)} {num(y)}"
        f" L{num(x + q)} {num(y + q)} L{num(x)} {num(y + r)} L{num(x - q)} {num(y + q)}"
        f" L{num(x - r)} {num(y)} L{num(x - q)} {num(y - q)} Z",
        colour,
    )


def motes(seed: int, count: int, area: tuple[float, float, float, float], colour: str) -> str:
    """Return drifting specks of light in x, y, width, height; the same for the same seed."""
    draw = Random(seed)
    x, y, w, h = area
    return "".join(
        disc(x + w * draw.random(), y + h * draw.random(), 0.9 + 1.8 * draw.random(), colour, 0)
        for _ in range(count)
    )


# The gems, and the frames of the rooms they mark.

GEMS: Final = {
    "red": "#b8322a",
    "yellow": "#d9a020",
    "white": "#dfe3ea",
    "green": "#3f9a4a",
    "blue": "#2f78c4",
    "purple": "#8a45b8",
}
_OPENINGS: Final = {
    "red": "M16 240 V98 C16 62 74 34 128 14 C182 34 240 62 240 98 V240 Z",
    "yellow": "M16 240 V46 L46 16 H210 L240 46 V240 Z",
    "white": "M16 240 V104 C16 50 62 15 128 15 C194 15 240 50 240 104 V240 Z",
    "green": "M48 16 H208 C208 36 220 48 240 48 V208 C220 208 208 220 208 240 H48"
    " C48 220 36 208 16 208 V48 C36 48 48 36 48 16 Z",
    "blue": "M88 16 H168 C216 16 240 40 240 88 V168 C240 216 216 240 168 240 H88"
    " C40 240 16 216 16 168 V88 C16 40 40 16 88 16 Z",
    "purple": "M16 240 V84 C16 58 56 58 88 44 C108 35 122 26 128 15 C134 26 148 35 168 44"
    " C200 58 240 58 240 84 V240 Z",
}
_OUTER: Final = "M22 4 H234 Q252 4 252 22 V234 Q252 252 234 252 H22 Q4 252 4 234 V22 Q4 4 22 4 Z"
_STONES: Final = {
    "red": "M0 12 L-11 -2 L-7 -11 H7 L11 -2 Z",
    "yellow": "M-10 -10 H10 V10 H-10 Z",
    "white": "M0 -11 A11 11 0 1 1 0 11 A11 11 0 1 1 0 -11 Z",
    "green": "M-11 0 L-6 -11 H6 L11 0 L6 11 H-6 Z",
    "blue": "M0 -13 C8 -4 11 1 11 4 A11 10 0 0 1 -11 4 C-11 1 -8 -4 0 -13 Z",
    "purple": "M0 -13 L4 -4 L13 0 L4 4 L0 13 L-4 4 L-13 0 L-4 -4 Z",
}


def gem_shape(kind: str, fill: str, width: float = 4) -> str:
    """Return the bare outline of a gem, filled."""
    return ink(_STONES[kind], fill, width)


def gem(kind: str, x: float, y: float, size: float = 1) -> str:
    """Return a gem: its colour and its shape both tell which it is."""
    hue = GEMS[kind]
    cut = gem_shape(kind, lin(-8, -10, 8, 11, pale(hue, 0.7), hue, dark(hue, 0.45)))
    return at(x, y, cut + line("M-5 -4 L-2 -7", "#ffffff", 2.5), size)


def frame(kind: str) -> str:
    """Return the frame of a room's picture; it covers what stands over the opening's edge."""
    hue, hole = GEMS[kind], _OPENINGS[kind]
    stone = mix(hue, "#4a3c34" if kind != "white" else "#8d8f98", 0.45)
    paint = lin(20, 4, 236, 252, pale(stone, 0.35), stone, dark(stone, 0.62))
    edge = line(_OUTER, INK, 6) + line(hole, INK, 6)
    rims = line("M12 200 V24 Q12 12 24 12 H92", pale(hue, 0.65), 2.5, 0.8) + line(
        "M70 245.5 H230 Q245.5 245.5 245.5 230 V90", INK, 3, 0.4
    )
    studs = "".join(
        disc(x, y, 4.5, lin(x - 3, y - 4, x + 3, y + 4, "#f4e2b0", "#8a6a34"), 3)
        for x, y in ((20, 20), (236, 20), (20, 236), (236, 236))
    )
    return flat(f"{_OUTER} {hole}", paint) + rims + edge + studs + gem(kind, 128, 15)


def room(kind: str, *parts: str) -> str:
    """Return a room's whole picture: its parts from back to front, then the frame of its gem."""
    return page("\n".join((box(10, 10, 236, 236, "#120e12", 0), *parts, frame(kind))))
