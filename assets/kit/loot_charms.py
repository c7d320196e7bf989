"""Equipment that holds a power: holy things, mirrors, charms and crooked dice."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import circle, piece
from assets.kit.loot_paint import INK, ball, dashed, dot, flat, form, line, path, turn
from assets.kit.loot_parts import gem, glow, orb, rays, sparks
from assets.kit.loot_potions import bottle, lip


def _holy_water() -> str:
    glass = "M104 78C104 96 66 104 58 138C50 178 74 232 100 240H156C182 232 206 178 198 138"
    glass += "C190 104 152 96 152 78Z"
    water = "M64 148C86 136 106 156 128 146C150 136 172 152 192 146C194 186 172 226 154 234H102"
    water += "C84 226 62 186 64 148Z"
    body = bottle(glass, water, "sky", "M68 136C74 118 90 108 104 100")
    cross = form("M117 154H139V172H159V194H139V224H117V194H97V172H117Z", "gold", 30)
    body += cross + lip(128, 66, 64, "gold")
    stop = line("M128 66V16M108 36H148", INK, 25) + line("M128 62V18M110 36H146", "#e8ae3c", 13)
    stop += line("M124 58V20", "#fff4c0", 4)
    beads = "".join(
        ball((128 + 62 * math.cos(a), 96 + 42 * math.sin(a)), 7, "cloth", width=4)
        for a in (math.radians(20 + 28 * n) for n in range(6))
    )
    drops = "".join(
        form(f"M{x} {y}c9 14 10 22 0 24c-10 -2 -9 -10 0 -24Z", "sky", width=4)
        for x, y in ((36, 108), (216, 96), (226, 150))
    )
    return piece(
        "equipment",
        stop + body + beads + drops,
        rays(16, 40, 118, "#e8faff", alpha=0.35) + glow((128, 160), 104, "#a8e4ff", 0.7),
    )


def _magic_mirror() -> str:
    handle = form("M116 186H140L146 236C146 254 110 254 110 236Z", "gold", 10, cut=0.55)
    handle += gem(128, 236, 10, "violet", 4) + form("M104 180H152L146 202H110Z", "gold", 30)
    frame = form(
        "M128 6C178 6 208 48 208 102C208 156 178 194 128 194C78 194 48 156 48 102"
        "C48 48 78 6 128 6Z",
        "gold",
        40,
    )
    frame += "".join(
        ball((128 + 70 * math.cos(a), 100 + 84 * math.sin(a)), 8, "violet", width=4)
        for a in (math.radians(45 + 90 * n) for n in range(4))
    )
    glass = path(
        "M128 28C164 28 186 60 186 102C186 144 164 174 128 174C92 174 70 144 70 102"
        "C70 60 92 28 128 28Z",
        "lin 80 40 180 170 #f2f6ff@0 #a8c0f0@0.5 #4a4a9c@1",
        f"{INK} 5.5",
    )
    face = form(
        "M98 98C98 76 112 66 128 66C144 66 158 76 158 98C158 124 142 144 128 144"
        "C114 144 98 124 98 98Z",
        "violet",
        30,
        width=4.5,
    )
    face += flat(
        "M106 96L122 102C120 110 108 108 106 96ZM150 96L134 102C136 110 148 108 150 96Z", "#fff4a0"
    ) + line("M118 126C124 132 134 132 140 124", INK, 4.5)
    shine = flat("M84 70C92 50 104 40 116 36L86 116C80 100 80 84 84 70Z", "#ffffff", 0.6)
    crown = form("M100 16L104 -12L120 4L128 -18L136 4L152 -12L156 16Z", "gold", 30)
    body = handle + crown + frame + glass + face + shine
    return piece(
        "equipment",
        turn(body, 16, 0.92, dy=8),
        glow((128, 110), 112, "#b4a0ff", 0.45),
        sparks((46, 60, 12), (220, 190, 12)),
    )


def _silver_cross() -> str:
    chain = path("M52 10C44 52 92 62 118 36M204 10C212 52 164 62 138 36", "none", f"{INK} 13")
    chain += dashed("M52 10C44 52 92 62 118 36M204 10C212 52 164 62 138 36", "#e2eaee", 6, 3, 9)
    ring = line(circle(14, (128, 38)), INK, 18) + line(circle(14, (128, 38)), "#dfe7ec", 7)
    cross = (
        "M108 50C116 58 140 58 148 50L146 92C160 92 176 90 188 80C182 92 182 116 188 128"
        "C176 118 160 116 146 116L150 236C140 226 116 226 106 236L110 116"
        "C96 116 80 118 68 128"
        "C74 116 74 92 68 80C80 90 96 92 110 92Z"
    )
    body = form(cross, "bright", 20, cut=0.58) + line(
        "M128 66V86M128 122V214M84 104H106M150 104H172", "#7c8b98", 4.5
    )
    body += ball((128, 104), 24, "steel") + gem(128, 104, 14, "blue", 4)
    return piece(
        "equipment",
        turn(chain + ring + body, 0, 0.98, dy=2),
        rays(20, 30, 122, "#f4fbff", about=(128, 104), alpha=0.4)
        + glow((128, 104), 96, "#dff0ff", 0.6),
        sparks((180, 62, 13), (92, 190, 10)),
    )


def _die(tone: str, pips: str, left: str, right: str) -> str:
    light, middle, shade = {
        "bone": ("#fffbe8", "#e6d6ae", "#a68f62"),
        "red": ("#f0584c", "#c0242a", "#7c1018"),
    }[tone]
    body = path("M0 -62L58 -34L2 -4L-56 -32Z", light, f"{INK} 5.5")
    body += path("M-56 -32L2 -4V66L-50 34Z", middle, f"{INK} 5.5")
    body += path("M58 -34L2 -4V66L52 32Z", shade, f"{INK} 5.5")
    return body + flat(pips, INK) + flat(left, INK) + flat(right, INK)


def _pips(*places: tuple[float, float]) -> str:
    return "".join(circle(8, place, 0.7) for place in places)


def _loaded_dice() -> str:
    first = _die(
        "bone",
        _pips((0, -33), (-28, -33), (28, -33), (0, -48), (0, -18), (-2, -33)),
        _pips((-40, -8), (-12, 44), (-26, 18)),
        _pips((18, 20), (40, 6)),
    )
    second = _die("red", "", "", "")
    white = "".join(
        dot((x, y), 8, "#fff4e0", 0.75)
        for x, y in ((-26, -32), (28, -34), (0, -46), (2, -20), (-38, 6), (-16, 36), (28, 16))
    )
    near = turn(first, -8, 1.2, dx=92, dy=148, about=(0, 0))
    far = turn(second + white, 20, 0.94, dx=188, dy=84, about=(0, 0))
    lead = turn(
        form("M-22 -14H22L30 26H-30Z", "slate", 20)
        + line(circle(9, (0, -22)), INK, 15)
        + line(circle(9, (0, -22)), "#8f98a0", 5)
        + line("M-10 0V14H10", "#dfe7ec", 5),
        12,
        0.98,
        dx=196,
        dy=204,
        about=(0, 0),
    )
    lines = line("M26 60L44 76M58 34L66 56M100 24L100 46", "#ffe08a", 6, 0.9)
    return piece("equipment", far + near + lead, "", lines)


def _reliquary() -> str:
    base = form("M44 214H212L224 244H32Z", "gold", 30)
    house = form("M54 112H202V216H54Z", "gold", 30)
    roof = form("M128 28L216 104L206 122H50L40 104Z", "violet", 30)
    edge = form("M128 16L226 102L214 116L128 44L42 116L30 102Z", "gold", 30)
    window = path(
        "M92 206V158C92 126 164 126 164 158V206Z",
        "rad 128 170 60 #ffffff@0 #ffe9a0@0.5 #a8641a@1",
        f"{INK} 5.5",
    )
    bone = form(
        "M112 150C104 140 120 132 124 142L146 186C156 182 162 196 152 200"
        "C148 210 134 204 138 192"
        "L118 158C108 162 104 154 112 150Z",
        "bone",
        20,
        width=4.5,
    )
    gems = (
        gem(72, 166, 12, "red", 4) + gem(184, 166, 12, "blue", 4) + gem(128, 84, 15, "green", 4.5)
    )
    knob = line("M128 20V-10M114 4H142", INK, 17) + line("M128 20V-10M114 4H142", "#f0c050", 7)
    pillars = line("M66 122V206M190 122V206", INK, 4)
    body = base + house + pillars + roof + edge + window + bone + gems + knob
    return piece(
        "relic",
        turn(body, 0, 0.86, dy=4),
        glow((128, 150), 118, "#ffe9a0", 0.6),
        sparks((52, 70, 11), (208, 66, 12)),
    )


def _moonstone() -> str:
    cord = line("M40 18C50 76 88 92 128 96C168 92 206 76 216 18", INK, 14)
    cord += line("M40 18C50 76 88 92 128 96C168 92 206 76 216 18", "#e2eaee", 5)
    moon = form(
        "M128 74C78 74 44 112 44 158C44 206 82 242 130 242C172 242 204 216 214 182"
        "C196 198 168 202 146 192C114 178 102 136 122 104C132 90 148 82 164 82"
        "C154 76 142 74 128 74Z",
        "bright",
        35,
    )
    stone = orb(164, 144, 42, "ice") + flat(
        "M146 164C160 176 182 172 192 154C188 176 160 186 146 164Z", "#b49cff", 0.9
    )
    bail = ball((128, 90), 14, "bright")
    studs = (
        gem(76, 176, 9, "violet", 4) + gem(104, 212, 9, "violet", 4) + gem(142, 224, 9, "violet", 4)
    )
    return piece(
        "relic",
        turn(cord + moon + studs + stone + bail, 0, 0.88, dy=2),
        glow((160, 146), 92, "#dff4ff", 0.85),
        sparks((202, 92, 13), (54, 102, 11)),
    )


CHARMS: Final[dict[str, Callable[[], str]]] = {
    "holy_water": _holy_water,
    "magic_mirror": _magic_mirror,
    "silver_cross": _silver_cross,
    "loaded_dice": _loaded_dice,
    "saints_reliquary": _reliquary,
    "moonstone_charm": _moonstone,
}
"""Each picture's name and what draws its file."""
