"""Small signs and figures shared by some rooms: crowns, runes, wisps, eyes, blades, shields."""

from __future__ import annotations

from assets.kit.parts import INK, at, cord, dark, disc, flat, glow, ink, lin, line, oval, pale, rad

RUNES = (
    "M-5 8 V-9 L6 -3 M-5 -1 L6 5",
    "M-6 8 L0 -9 L6 8 M-4 2 H4",
    "M0 9 V-9 M-6 -3 L0 -9 L6 -3",
    "M-6 -8 L6 8 M6 -8 L-6 8",
    "M-5 9 V-8 L5 0 L-5 3 L6 9",
    "M0 9 V-9 M-6 9 V0 L6 -4 V-9",
    "M-6 -8 V8 M6 -8 V8 M-6 -4 L6 4",
    "M0 -9 L7 0 L0 9 L-7 0 Z M0 -9 V9",
)


def rune(x: float, y: float, which: int, colour: str, size: float = 1) -> str:
    """Return a carved rune with its glow."""
    d = RUNES[which % len(RUNES)]
    body = line(d, colour, 6.5, 0.35) + line(d, pale(colour, 0.6), 3)
    return glow(x, y, 17 * size, colour, 0.55) + at(x, y, body, size)


def crown(x: float, y: float, size: float = 1, turn: float = 0, jewel: str = "#e03a3a") -> str:
    """Return a golden crown 60 wide; the middle of its foot."""
    gold = lin(-28, -36, 28, 0, "#fff0a8", "#e0aa34", "#8a5a18")
    body = ink("M-26 0 L-32 -34 L-15 -18 L0 -42 L15 -18 L32 -34 L26 0 Z", gold, 4.5)
    body += disc(-32, -35, 3.5, "#ffe27a", 3) + disc(32, -35, 3.5, "#ffe27a", 3)
    body += disc(0, -43, 4.5, jewel, 3) + line("M-24 -6 H24", "#8a5a18", 3)
    return at(x, y, body + disc(0, -13, 4.5, jewel, 2.5), size, turn)


def wisp(x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    """Return a curl of breath or smoke that rises from a point."""
    d = "M0 0 C-16 -14 14 -24 2 -40 C-8 -54 -20 -44 -14 -36 M2 -40 C10 -54 4 -62 -2 -66"
    return at(x, y, line(d, colour, 9, 0.28) + line(d, pale(colour, 0.5), 4, 0.9), size, turn)


def eyes(x: float, y: float, size: float, colour: str) -> str:
    """Return a pair of slanted eyes that glow in the dark."""
    lids = "M-22 -8 C-16 -10 -8 -4 -5 4 C-14 6 -22 2 -22 -8 Z M22 -8 C16 -10 8 -4 5 4 C14 6 22 2 22 -8 Z"  # noqa: E501
    body = flat(lids, colour) + oval(-14, -2, 2, 4.5, INK, 0) + oval(14, -2, 2, 4.5, INK, 0)
    return glow(x, y, 34 * size, colour, 0.5) + at(x, y, body, size)


def axe(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """Return a great axe whose edge lies to the left; the middle of its head."""
    body = cord("M0 -26 V96", "#8a5a30", 7, 4) + line("M-2 -20 V90", "#c08a54", 2)
    steel = lin(-50, -30, 6, 30, "#f6fafc", "#a4aeb8", "#5c6670")
    body += ink("M8 -16 C-10 -18 -26 -30 -40 -44 C-54 -16 -54 18 -40 46 C-26 32 -10 20 8 18 Z",
                steel, 5)  # fmt: skip
    body += line("M-42 -34 C-50 -12 -50 14 -42 36", "#ffffff", 3, 0.9)
    return at(x, y, body + flat("M-4 -12 H8 V14 H-4 Z", "#4c545c"), size, turn)


def shield(x: float, y: float, size: float, face: str, sign: str = "") -> str:
    """Return a heater shield 70 wide with a sign drawn about its middle."""
    d = "M-34 -38 C-20 -36 -8 -38 0 -44 C8 -38 20 -36 34 -38 C38 0 26 34 0 48 C-26 34 -38 0 -34 -38 Z"  # noqa: E501
    body = ink(d, "#c4a050", 5)
    inner = at(0, 0, ink(d, lin(-30, -40, 26, 40, pale(face), face, dark(face)), 4), 0.82)
    shade = flat("M4 -34 C14 -31 22 -30 28 -31 C30 0 20 28 4 38 Z", dark(face, 0.6), 0.5)
    return at(x, y, body + inner + shade + sign, size)


def drip(x: float, y: float, long: float, colour: str, width: float = 8) -> str:
    """Return a run of liquid with its drop; where it starts."""
    return line(f"M{x} {y} v{long}", colour, width) + disc(x, y + long, width * 0.75, colour, 0)


def jewel(x: float, y: float, size: float, hue: str, turn: float = 0) -> str:
    """Return a cut stone 24 wide; its middle."""
    body = ink("M-12 -3 L-6 -11 H6 L12 -3 L0 12 Z",
               lin(-10, -10, 8, 10, pale(hue, 0.75), hue, dark(hue, 0.4)), 3.5)  # fmt: skip
    body += line("M-12 -3 H12 M-5 -3 L0 10 L5 -3", dark(hue, 0.5), 1.5, 0.8)
    return at(x, y, body + line("M-6 -7 L-3 -9", "#ffffff", 2.5), size, turn)


def web_round(x: float, y: float, r: float, tone: str = "#efeaf4") -> str:
    """Return a whole cobweb about a point, of a spread of `r`."""
    rim = (
        (1, 0),
        (0.71, 0.71),
        (0, 1),
        (-0.71, 0.71),
        (-1, 0),
        (-0.71, -0.71),
        (0, -1),
        (0.71, -0.71),
    )
    rays = " ".join(f"M{x} {y} L{x + dx * r:.1f} {y + dy * r:.1f}" for dx, dy in rim)
    rings = []
    for share in (0.25, 0.45, 0.68, 0.92):
        points = [(x + dx * r * share, y + dy * r * share) for dx, dy in rim]
        d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
        for i in range(8):
            px, py = points[(i + 1) % 8]
            qx, qy = points[i]
            mx, my = (px + qx) / 2, (py + qy) / 2
            d += f" Q{mx + (x - mx) * 0.22:.1f} {my + (y - my) * 0.22:.1f} {px:.1f} {py:.1f}"
        rings.append(d)
    return line(rays, tone, 3, 0.85) + line(" ".join(rings), tone, 2.4, 0.8)


def orb(x: float, y: float, r: float, hue: str) -> str:
    """Return a shining ball of crystal."""
    ball = rad(x - r * 0.35, y - r * 0.4, r * 1.5, "#ffffff", pale(hue, 0.3), hue, dark(hue, 0.5))
    shine = line(f"M{x - r * 0.6:.1f} {y - r * 0.1:.1f} A{r * 0.6:.1f} {r * 0.6:.1f} 0 0 1"
                 f" {x - r * 0.1:.1f} {y - r * 0.6:.1f}", "#ffffff", max(2, r * 0.14))  # fmt: skip
    return glow(x, y, r * 2.3, hue, 0.75) + disc(x, y, r, ball, 4.5) + shine
