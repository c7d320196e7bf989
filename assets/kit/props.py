"""What stands and lies about in the rooms: chains, bones, crates, webs, coins, roots."""

from __future__ import annotations

from math import atan2, hypot
from random import Random

from assets.kit.parts import (
    INK,
    at,
    box,
    cord,
    dark,
    disc,
    flat,
    glow,
    ink,
    lin,
    line,
    num,
    oval,
    pale,
    rad,
)


def chain(x1: float, y1: float, x2: float, y2: float, size: float = 1) -> str:
    """Return a taut iron chain between two points."""
    long = hypot(x2 - x1, y2 - y1)
    count = max(1, round(long / (13 * size)))
    parts = []
    for i in range(count):
        x = x1 + (x2 - x1) * (i + 0.5) / count
        y = y1 + (y2 - y1) * (i + 0.5) / count
        link = line("M0 -6 V6", INK, 9) + line("M0 -6 V6", "#a9a6a8" if i % 2 else "#77747a", 4)
        if not i % 2:
            link += line("M0 -3 V3", INK, 2.5)
        parts.append((x, y, link))
    tilt = 0.0 if abs(x2 - x1) < 1 else -57.3 * atan2(x2 - x1, y2 - y1)
    return "".join(at(x, y, link, size, tilt) for x, y, link in parts)


def skull(x: float, y: float, size: float = 1, turn: float = 0, eyes: str = INK) -> str:
    """Return a skull about 50 wide; its middle."""
    head = "M0 -26 C-17 -26 -26 -14 -25 0 C-25 8 -20 12 -15 14 L-13 25 H13 L15 14 C20 12 25 8 25 0 C26 -14 17 -26 0 -26 Z"  # noqa: E501
    body = ink(head, lin(-20, -24, 20, 24, "#fff8e2", "#d8c89c", "#8a7a52"), 4)
    body += flat("M12 -23 C24 -16 27 -4 24 4 C22 10 17 12 15 14 L13 24 H4 C16 10 18 -10 12 -23 Z",
                 "#7c6c48", 0.7)  # fmt: skip
    body += oval(-10, 1, 7, 8, INK, 0) + oval(10, 1, 7, 8, INK, 0)
    body += flat("M0 6 L-4 14 H4 Z", INK) + line("M-6 18 V25 M0 18 V25 M6 18 V25", INK, 2.5)
    if eyes != INK:
        body += disc(-9, 2, 3, eyes, 0) + disc(11, 2, 3, eyes, 0)
    return at(x, y, body, size, turn)


def bone(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """Return a long bone about 56 wide; its middle."""
    knobs = "M-24 -4 h0.1 M-24 5 h0.1 M24 -4 h0.1 M24 5 h0.1"
    body = line("M-22 0 H22", INK, 13) + line(knobs, INK, 16)
    body += line("M-22 0 H22", "#dccfa6", 6) + line(knobs, "#efe4c2", 9)
    return at(x, y, body, size, turn)


def crate(x: float, y: float, size: float = 1, wood: str = "#a8733c") -> str:
    """Return a wooden crate 60 wide; its foot's middle."""
    tone = lin(-30, -56, 30, 0, pale(wood, 0.35), wood, dark(wood, 0.5))
    body = box(-30, -56, 60, 56, tone, 4.5)
    body += line("M-22 -48 L22 -8 M-30 -46 H30 M-30 -10 H30 M-20 -46 V-10 M20 -46 V-10",
                 dark(wood, 0.6), 3)  # fmt: skip
    return at(x, y, body + line("M-26 -51 H10", pale(wood, 0.7), 2.5), size)


def barrel(x: float, y: float, size: float = 1, wood: str = "#96602f") -> str:
    """Return a barrel 52 wide; its foot's middle."""
    tone = lin(-26, 0, 26, 0, pale(wood, 0.4), wood, dark(wood, 0.6))
    body = ink("M-20 0 C-29 -20 -29 -44 -20 -64 H20 C29 -44 29 -20 20 0 Z", tone, 4.5)
    body += line("M-8 -62 C-11 -40 -11 -22 -8 -2 M9 -62 C12 -40 12 -22 9 -2", dark(wood, 0.6), 2.5)
    hoops = "M-25 -48 Q0 -42 25 -48 M-25 -17 Q0 -11 25 -17"
    return at(x, y, body + line(hoops, INK, 8) + line(hoops, "#8c888c", 4), size)


def chest(x: float, y: float, size: float = 1, wood: str = "#9a5f2c", iron: str = "#d8a63c") -> str:
    """Return a closed chest 96 wide; its foot's middle."""
    tone = lin(-48, -70, 48, 0, pale(wood, 0.35), wood, dark(wood, 0.55))
    body = box(-46, -40, 92, 40, tone, 5)
    body += ink("M-48 -40 C-48 -64 -36 -74 0 -74 C36 -74 48 -64 48 -40 Z", tone, 5)
    bands = "M-32 0 V-68 M32 0 V-68 M-48 -40 H48"
    body += line(bands, INK, 13) + line(bands, iron, 6)
    body += ink("M-11 -50 H11 V-32 L0 -24 L-11 -32 Z", lin(-11, -50, 11, -24, pale(iron), iron), 4)
    return at(x, y, body + disc(0, -41, 3.5, INK, 0) + line("M0 -40 V-33", INK, 3), size)


def web(x: float, y: float, size: float = 1, turn: float = 0, tone: str = "#e8e4ee") -> str:
    """Return a quarter of a cobweb that hangs in an upper left corner."""
    rays = "M0 0 L80 6 M0 0 L70 34 M0 0 L50 58 M0 0 L22 76 M0 0 L2 80"
    rings = ("M26 2 Q22 10 23 11 Q16 14 16 19 Q10 18 7 24 Q2 22 1 26 M50 4 Q42 18 44 21"
             " Q32 26 31 36 Q20 36 14 47 Q4 44 1 50 M74 6 Q62 24 65 32 Q46 40 46 54"
             " Q30 54 20 70 Q8 66 2 76")  # fmt: skip
    return at(x, y, line(rays, tone, 2.2, 0.8) + line(rings, tone, 2, 0.7), size, turn)


def banner(x: float, y: float, size: float, cloth: str, sign: str = "") -> str:
    """Return a hanging banner 50 wide with a sign drawn about its middle; the rod's middle."""
    body = ink("M-24 0 H24 V84 L12 72 L0 88 L-12 72 L-24 84 Z",
               lin(-24, 0, 24, 80, pale(cloth, 0.25), cloth, dark(cloth, 0.55)), 4)  # fmt: skip
    body += line("M-14 6 V66 M12 6 V62", dark(cloth, 0.4), 3, 0.6)
    return at(x, y, body + at(0, 36, sign) + cord("M-30 0 H30", "#b08a4c", 4, 3), size)


def coins(x: float, y: float, w: float, h: float, seed: int, gold: str = "#e8b430") -> str:
    """Return a heap of coins: its foot's middle, width and height."""
    draw = Random(seed)
    left, right = x - w / 2, x + w / 2
    d = (f"M{num(left)} {num(y)} C{num(left + w * 0.2)} {num(y - h * 0.5)} {num(x - w * 0.16)}"
         f" {num(y - h)} {num(x)} {num(y - h)} C{num(x + w * 0.18)} {num(y - h)}"
         f" {num(right - w * 0.22)} {num(y - h * 0.4)} {num(right)} {num(y)} Z")  # fmt: skip
    parts = [ink(d, lin(left, y - h, right, y, "#ffe88a", gold, dark(gold, 0.5)), 5)]
    for _ in range(int(w * h / 300) + 4):
        share = 2 * draw.random() - 1
        cx = x + share * w * 0.4
        cy = y - 4 - (h - 8) * (1 - abs(share)) ** 1.3 * draw.random()
        parts.append(oval(cx, cy, 6, 3.6, draw.choice(("#ffe27a", gold, "#c98a20")), 2))
    return "".join(parts)


def fungus(x: float, y: float, size: float, cap: str, lean: float = 0) -> str:
    """Return a mushroom 50 wide; its foot's middle."""
    body = ink("M-7 0 C-4 -16 -5 -26 -6 -36 H8 C7 -24 8 -14 11 0 Z",
               lin(-8, 0, 10, 0, "#f4ecd8", "#a89878"), 4)  # fmt: skip
    body += ink("M-27 -32 C-26 -58 -8 -66 1 -66 C14 -66 28 -54 28 -32 C14 -26 -14 -26 -27 -32 Z",
                rad(-8, -54, 42, pale(cap, 0.6), cap, dark(cap, 0.5)), 4.5)  # fmt: skip
    body += disc(-9, -46, 4.5, pale(cap, 0.75), 0) + disc(9, -52, 3.5, pale(cap, 0.75), 0)
    return at(x, y, body + disc(14, -40, 3, pale(cap, 0.75), 0), size, lean)


def bars(x: float, y: float, w: float, h: float, count: int, iron: str = "#8d8a90") -> str:
    """Return iron bars that fill a rectangle."""
    gap = w / count
    posts = " ".join(f"M{num(x + gap * (i + 0.5))} {num(y)} v{num(h)}" for i in range(count))
    rails = f"M{num(x)} {num(y + h * 0.16)} h{num(w)} M{num(x)} {num(y + h * 0.8)} h{num(w)}"
    return cord(rails, dark(iron, 0.3), 4, 2.5) + cord(posts, iron, 4, 3)


def book(x: float, y: float, w: float, h: float, cover: str) -> str:
    """Return the back of a book on a shelf; its foot's left end."""
    tone = lin(x, 0, x + w, 0, pale(cover, 0.3), cover, dark(cover, 0.45))
    bands = f"M{num(x + 1)} {num(y - h * 0.8)} h{num(w - 2)} M{num(x + 1)} {num(y - h * 0.25)}"
    return box(x, y - h, w, h, tone, 2.5) + line(f"{bands} h{num(w - 2)}", "#e8c670", 2)


def bottle(x: float, y: float, size: float, drink: str) -> str:
    """Return a round flask 36 wide; its foot's middle."""
    body = ink("M-5 -44 H5 V-30 C16 -26 19 -16 18 -10 C17 -2 10 0 0 0 C-10 0 -17 -2 -18 -10"
               " C-19 -16 -16 -26 -5 -30 Z",
               lin(-16, -34, 14, 0, "#f2fbff", drink, dark(drink, 0.4)), 4)  # fmt: skip
    body += box(-6, -50, 12, 8, "#a8743c", 3) + line(
        "M-11 -18 C-11 -22 -8 -25 -5 -26", "#ffffff", 3
    )
    return glow(x, y - 14 * size, 26 * size, drink, 0.5) + at(x, y, body, size)


def sword(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """Return a sword that points down, 100 long; its point."""
    body = ink("M0 0 L-7 -12 V-70 H7 V-12 Z", lin(-7, 0, 7, 0, "#f4f8fc", "#9aa4b0"), 4)
    body += line("M0 -16 V-66", "#6a7480", 2.5)
    body += cord("M-18 -72 H18", "#d0a040", 5, 3) + cord("M0 -78 V-92", "#7a3a24", 6, 3)
    return at(x, y, body + disc(0, -98, 6, "#e0b450", 3.5), size, turn)


def leaf(x: float, y: float, size: float, turn: float, green: str = "#4fa04a") -> str:
    """Return a leaf 40 long; its stalk."""
    tone = lin(-10, -30, 12, 0, pale(green, 0.45), green, dark(green, 0.45))
    body = ink("M0 0 C-16 -10 -14 -30 0 -42 C14 -30 16 -10 0 0 Z", tone, 4)
    return at(x, y, body + line("M0 -2 V-30", dark(green, 0.6), 2.5), size, turn)


def rubble(seed: int, y: float, colour: str, count: int = 7) -> str:
    """Return broken stones along the floor."""
    draw, parts = Random(seed), []
    for _ in range(count):
        x, size = 24 + 208 * draw.random(), 0.5 + 0.8 * draw.random()
        stone = ink("M-12 0 L-9 -11 L2 -15 L12 -8 L13 0 Z",
                    lin(-10, -14, 12, 0, pale(colour, 0.35), dark(colour)), 4)  # fmt: skip
        parts.append(at(x, y + 8 * draw.random(), stone, size))
    return "".join(parts)


def person(x: float, y: float, size: float, robe: str, hood: str) -> str:
    """Return a hooded figure seen from afar, 90 tall; its feet's middle."""
    tone = lin(-24, -70, 24, 0, pale(robe, 0.3), robe, dark(robe, 0.55))
    body = ink("M-28 0 C-24 -30 -20 -52 -10 -62 H10 C20 -52 24 -30 28 0 Z", tone, 4.5)
    body += flat("M10 -62 C20 -52 24 -30 28 0 H10 C16 -24 14 -46 4 -62 Z", dark(robe, 0.6), 0.7)
    body += ink("M0 -92 C-16 -90 -18 -72 -14 -58 H14 C18 -72 16 -90 0 -92 Z",
                lin(-14, -90, 14, -58, pale(hood, 0.3), dark(hood, 0.4)), 4.5)  # fmt: skip
    return at(x, y, body + ink("M-8 -62 C-11 -76 -5 -80 0 -80 C5 -80 11 -76 8 -62 Z", INK, 2), size)
