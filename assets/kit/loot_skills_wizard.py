"""Skills of the wizard."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import banner, burst, circle, regular
from assets.kit.loot_paint import INK, dot, flat, form, line, path, turn
from assets.kit.loot_parts import glow, sparks


def _magic_missile() -> str:
    darts = ""
    for x, y, tilt, size in ((186, 60, 45, 1.15), (92, 66, 30, 0.85), (196, 158, 62, 0.85)):
        trail = form(
            "M0 -40C18 -34 26 -16 22 2C18 40 8 80 -2 140C-8 80 -20 40 -22 2C-26 -16 -18 -34 0 -40Z",
            "violet",
            10,
            cut=0.5,
        )
        trail += flat(
            "M0 -22C10 -18 14 -6 11 6C8 28 4 54 -1 86C-4 54 -10 28 -11 6C-14 -6 -10 -18 0 -22Z",
            "#f0c8ff",
        )
        tip = form(burst(4, 34, 13, -90, (0, -14)), "yellow", width=5) + dot((0, -14), 8, "#ffffff")
        darts += turn(trail + tip, tilt, size, dx=x, dy=y, about=(0, 0))
    hand = form("M2 250C14 214 34 196 58 184L70 206L52 252Z", "navy", 30) + form(
        "M50 196C56 172 76 158 90 164L96 174C106 172 110 184 102 192C104 206 84 222 68 220Z",
        "skin",
        30,
    )
    return banner(
        turn(darts, 0, 1, dy=8) + hand,
        glow((186, 70), 80, "#d8a0ff", 0.7) + glow((110, 130), 90, "#b070ff", 0.6),
        sparks((150, 24, 11), (232, 112, 11), (40, 96, 10), (92, 190, 15)),
    )


def _arcane_ward() -> str:
    outer = path(
        regular(6, 118),
        "lin 40 40 210 210 #c4f4ff@0 #4fa8f0@0.5 #2450b4@1",
        f"{INK} 6",
        ' fill-opacity="0.75"',
    )
    rim_ = line(regular(6, 98), "#e2fbff", 5) + line(burst(6, 96, 56), "#e2fbff", 4.5)
    mid = path(circle(50), "rad 110 106 74 #ffffff@0 #8ce0ff@0.4 #2a64d0@1", f"{INK} 5.5")
    hand = form(
        "M104 164V144C94 136 88 126 86 116C90 110 98 114 106 124V92"
        "C106 84 116 84 117 92L118 86C119 78 128 78 129 86"
        "L131 92C132 84 141 86 141 94L143 104C144 96 153 98 153 106V138"
        "C153 152 147 156 145 164Z",
        "cloth",
        30,
        width=5,
    )
    runes = ""
    for n in range(6):
        glyph = line(
            (
                "M-6 -9V9M-6 -9L7 -2L-6 4",
                "M0 -10V10M-8 -2L0 -10L8 -2",
                "M-7 -9L7 9M7 -9L-7 9",
                "M-6 -9V9M6 -9V9M-6 0H6",
                "M-7 9L0 -9L7 9M-4 3H4",
                "M-5 -9V9L7 -3",
            )[n],
            "#ffffff",
            4.5,
        )
        angle = math.radians(60 * n)
        runes += turn(
            glyph, 0, 1, dx=128 + 80 * math.cos(angle), dy=128 + 80 * math.sin(angle), about=(0, 0)
        )
    hits = line("M22 44L40 62M8 80L30 88M52 18L62 36", "#ffd25a", 7)
    return banner(outer + rim_ + runes + mid + hand, glow((128, 128), 126, "#6cc8ff", 0.6), hits)


def _read_runes() -> str:
    slab = form("M34 58L204 40L222 206L52 228Z", "stone", 30)
    glyphs = (
        "M62 84V128M62 84L82 96L62 106M150 60L146 100M136 80L160 76M178 58L196 96"
        "M196 56L178 98"
        "M74 166V208M74 184L92 174V206M188 132V176M188 132L206 148L190 156"
    )
    marks = line(glyphs, "#4b463c", 7)
    lens = path(
        circle(58, (130, 132)), "rad 112 112 80 #ffffff@0 #bdf0ff@0.5 #4fb0e0@1", f"{INK} 5.5"
    )
    big = "M112 98V166M112 98L144 116L112 134M134 126L152 160"
    glow_rune = line(big, "#3a1480", 16) + line(big, "#c84cff", 9) + line(big, "#f8e0ff", 3.5)
    hoop = line(circle(60, (130, 132)), INK, 25) + line(circle(60, (130, 132)), "#e8ae3c", 13)
    hoop += line("M78 112C86 92 102 80 122 76", "#fff4c0", 5)
    grip = form("M170 184L186 168L248 228C256 240 242 254 232 246Z", "wood", 40)
    ring = form("M164 180L182 162L194 174L176 192Z", "gold", 40)
    return banner(
        slab + marks + lens + glow_rune + grip + ring + hoop,
        "",
        sparks((92, 64, 13), (214, 112, 11)),
    )


WIZARDRY: Final[dict[str, Callable[[], str]]] = {
    "magic_missile": _magic_missile,
    "arcane_ward": _arcane_ward,
    "read_runes": _read_runes,
}
"""Each skill's picture name and what draws its file."""
