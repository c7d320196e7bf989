"""The blue rooms, where something is known or conjured: the first three."""

from __future__ import annotations

from random import Random

from assets.kit.parts import (
    INK,
    at,
    box,
    disc,
    flat,
    glow,
    ink,
    lin,
    line,
    motes,
    oval,
    rad,
    ring,
    room,
    spark,
)
from assets.kit.props import book, sword
from assets.kit.signs import rune
from assets.kit.stage import floor


def arcane_library() -> str:
    """Show a great book that floats open between tall shelves, its runes rising as light."""
    hues = ("#b83a3a", "#3a7ac8", "#d8a02a", "#4a9a5a", "#8a4ab8", "#c8662a", "#2a8a9a")

    def shelf(left: float, wide: float, seed: int) -> str:
        draw = Random(seed)
        parts = [
            box(left - 4, 14, wide + 8, 232, lin(left, 0, left + wide, 0, "#6a4228", "#3a2214"), 5)
        ]
        for y in (66, 114, 162, 210):
            parts.append(box(left, y - 42, wide, 42, "#170d0a", 3))
            x = left + 2.0
            while x + 9 < left + wide:
                w = 9 + 4 * draw.random()
                parts.append(
                    book(
                        x,
                        y,
                        min(w, left + wide - x - 1),
                        26 + 14 * draw.random(),
                        draw.choice(hues),
                    )
                )
                x += w
            parts.append(box(left - 4, y, wide + 8, 7, "#8a5a34", 3.5))
        return "".join(parts)

    left = ink(
        "M128 150 C112 130 76 124 48 134 L36 186 C66 174 106 180 128 200 Z",
        lin(40, 130, 128, 200, "#ffffff", "#f4e8c8", "#c8a878"),
        6,
    )
    right = ink(
        "M128 150 C144 130 180 124 208 134 L220 186 C190 174 150 180 128 200 Z",
        lin(128, 130, 216, 200, "#f8eccc", "#fffaf0", "#d0b07c"),
        6,
    )
    cover = ink(
        "M128 212 C104 190 64 186 30 198 L36 184 C66 174 106 180 128 200 C150 180 190 174 220"
        " 184 L226 198 C192 186 152 190 128 212 Z",
        lin(30, 180, 226, 212, "#5a8af0", "#1f3a9a"),
        5.5,
    )
    words = (
        "M60 146 C78 142 96 146 110 154 M58 158 C78 154 94 158 110 166 M54 170 C74 166 94"
        " 170 112 180 M196 146 C178 142 160 146 146 154 M198 158 C178 154 162 158 146 166"
    )
    ribbon = line("M128 202 C126 222 136 226 130 240", "#e0363a", 5)
    runes_up = (
        rune(128, 116, 5, "#6ad8ff", 1.9)
        + rune(100, 94, 0, "#6ad8ff", 1.3)
        + rune(158, 90, 4, "#6ad8ff", 1.3)
        + rune(128, 62, 7, "#6ad8ff", 1.5)
        + rune(104, 44, 2, "#9ae8ff", 0.9)
        + rune(152, 42, 3, "#9ae8ff", 0.9)
    )
    beam = flat(
        "M60 140 L88 20 H168 L196 140 Z", lin(128, 150, 128, 20, "#8ae0ff/0.75", "#8ae0ff/0.05")
    )
    return room(
        "blue",
        box(10, 10, 236, 236, rad(128, 120, 140, "#2a5a9a", "#14305c", "#0a1228"), 0),
        floor("#3a4a6a", 218),
        shelf(20, 50, 3),
        shelf(186, 50, 8),
        glow(128, 150, 110, "#6ad0ff", 0.9),
        beam,
        ribbon,
        cover,
        left,
        right,
        line(words, "#7a6a8a", 3),
        line("M150 178 C172 168 192 168 206 174", "#7a6a8a", 3),
        runes_up,
        motes(9, 24, (74, 30, 108, 110), "#e8fbff"),
    )


def frozen_lake() -> str:
    """Show a lake of ice under green northern lights; a huge eye opens beneath it."""
    sky = box(10, 10, 236, 120, lin(0, 10, 0, 130, "#0a1440", "#1f4a8a", "#6ac0d8"), 0) + motes(
        4, 30, (20, 16, 216, 70), "#ffffff"
    )
    aurora = "".join(
        flat(d, lin(0, 20, 0, 110, c + "/0.05", c + "/0.85", c + "/0"), 1)
        for d, c in (
            (
                "M20 40 C60 10 90 70 130 40 C160 20 200 50 240 24 V92 C200 110 160 80 130 100"
                " C90 124 60 74 20 104 Z",
                "#5affb0",
            ),
            (
                "M10 70 C50 44 80 96 120 72 C160 50 190 90 246 58 V110 C190 130 160 96 120 112"
                " C80 126 50 90 10 116 Z",
                "#4ad8ff",
            ),
            (
                "M60 20 C90 10 110 40 150 24 C180 14 200 30 230 16 V60 C200 70 180 50 150 62"
                " C110 76 90 44 60 58 Z",
                "#c88aff",
            ),
        )
    )
    peaks = ink(
        "M10 134 V104 L38 78 L62 108 L88 66 L122 118 L150 92 L176 116 L206 60 L246 116 V134 Z",
        lin(0, 60, 0, 134, "#f4fbff", "#8ab4d8", "#3a5c8a"),
        5,
    )
    peaks += flat(
        "M88 66 L122 118 L110 132 L94 104 Z M206 60 L246 116 V130 L218 120 Z M38 78 L62 108 L52"
        " 126 Z",
        "#2a4470",
        0.6,
    )
    ice = ink(
        "M10 132 H246 V246 H10 Z",
        lin(0, 132, 0, 246, "#e8fbff", "#8ad4f0", "#2f7ab8", "#123a6a"),
        5,
    )
    beast = flat(
        "M22 214 C40 176 84 164 128 166 C176 164 216 178 236 214 C216 240 40 240 22 214 Z",
        "#0a2a54",
        0.75,
    )
    beast += ink(
        "M66 204 C88 176 168 176 190 204 C168 230 88 230 66 204 Z",
        rad(128, 202, 66, "#fff8a0", "#ffc83a", "#c8641a"),
        5.5,
    )
    beast += ink("M128 180 C116 192 116 216 128 227 C140 216 140 192 128 180 Z", INK, 3) + disc(
        114, 194, 5, "#ffffff", 0
    )
    beast += line(
        "M40 206 C52 190 60 184 70 180 M216 206 C204 190 196 184 186 180", "#041430", 6, 0.7
    )
    cracks = (
        "M30 150 L62 158 L88 150 L104 168 M62 158 L54 182 L70 194 M150 142 L166 160 L196 154"
        " L226 168 M166 160 L160 178 L178 190"
        " M196 154 L204 182 M24 226 L52 222 L70 236 M232 222 L206 220 L190 236"
    )
    blade = at(128, 164, sword(0, 0, 0.78), 1, 8) + line(
        "M114 164 L120 158 L132 166 L142 160", "#ffffff", 4
    )
    icicles = "".join(
        ink(
            f"M{x - 8} 14 L{x} {14 + h} L{x + 8} 14 Z",
            lin(x - 8, 0, x + 8, 0, "#ffffff", "#7ac0e8"),
            4,
        )
        for x, h in ((62, 44), (80, 26), (98, 34), (166, 30), (184, 50), (200, 36))
    )
    return room(
        "blue",
        sky,
        aurora,
        peaks,
        ice,
        beast,
        glow(128, 204, 70, "#ffdc6a", 0.6),
        line(cracks, "#ffffff", 3.5, 0.95),
        line("M14 138 H120 M150 138 H240", "#ffffff", 3, 0.8),
        blade,
        icicles,
        spark(60, 146, 6),
        spark(206, 144, 8),
    )


def star_observatory() -> str:
    """Show a brass telescope that looks through an open dome at a ringed star."""
    sky = box(10, 10, 236, 236, rad(88, 80, 190, "#7a5ac8", "#2a2a7a", "#0c1038"), 0) + motes(
        17, 46, (20, 20, 210, 160), "#ffffff"
    )
    sky += (
        spark(56, 140, 9)
        + spark(170, 46, 10)
        + spark(120, 150, 6)
        + spark(44, 46, 6)
        + line("M150 40 L176 64 L206 60 L222 92 M176 64 L170 96", "#b8d4ff", 2.5, 0.8)
    )
    sky += "".join(
        disc(x, y, 3.5, "#ffffff", 0)
        for x, y in ((150, 40), (176, 64), (206, 60), (222, 92), (170, 96))
    )
    planet = glow(88, 84, 76, "#ffd08a", 0.8) + disc(
        88, 84, 35, rad(76, 70, 50, "#fff8d8", "#ffb85a", "#b84a5a"), 5.5
    )
    planet += line("M58 74 C76 84 100 84 118 72 M56 92 C76 102 102 100 121 88", "#c8603a", 3.5)
    planet += at(
        88,
        84,
        line("M-33 6 C-62 16 -62 26 -40 22 C-10 16 36 -6 54 -24 C62 -34 48 -34 32 -26", INK, 12)
        + line(
            "M-33 6 C-62 16 -62 26 -40 22 C-10 16 36 -6 54 -24 C62 -34 48 -34 32 -26", "#ffe8b0", 5
        ),
    )
    dome = "".join(
        ink(d, lin(0, 20, 246, 0, a, b), 5)
        for d, a, b in (
            ("M10 10 H60 C30 60 22 130 34 246 H10 Z", "#6a7ab0", "#3a4678"),
            ("M246 10 H206 C234 60 240 130 226 246 H246 Z", "#3a4678", "#141a3c"),
        )
    )
    tube = ink(
        "M-84 -17 L64 -24 V24 L-84 17 Z", lin(0, -24, 0, 24, "#fff4b8", "#e0a438", "#7a4a18"), 6
    )
    tube += ink(
        "M62 -31 H86 V31 H62 Z", lin(0, -30, 0, 30, "#fff4b8", "#c88a2c", "#5a3412"), 6
    ) + ink("M-86 -11 H-112 V11 H-86 Z", lin(0, -11, 0, 11, "#e8c070", "#6a4216"), 5)
    tube += line("M-50 -18 V18 M-8 -20 V20 M30 -22 V22", INK, 5) + line(
        "M-76 -9 L54 -15", "#fffbe0", 4
    )
    tube += oval(87, 0, 7, 26, rad(86, -8, 30, "#ffffff", "#8ad8ff", "#2a5ab0"), 4.5)
    mount = ink(
        "M138 176 L110 246 H202 L172 176 Z", lin(110, 176, 202, 246, "#8a5a3a", "#3a2216"), 5.5
    )
    mount += disc(156, 176, 21, lin(140, 160, 172, 192, "#ffe49a", "#a8702a"), 5.5) + disc(
        156, 176, 7, "#5a3a18", 4
    )
    wheel = (
        ring(206, 210, 22, INK, 11)
        + ring(206, 210, 22, "#e0b050", 4.5)
        + line("M206 188 V232 M184 210 H228 M191 195 L221 225 M221 195 L191 225", "#e0b050", 3)
    )
    return room(
        "blue",
        sky,
        at(0, 2, planet, 0.8),
        dome,
        ink("M10 224 Q128 208 246 224 V246 H10 Z", lin(0, 214, 0, 246, "#5a6aa8", "#1c2450"), 5),
        wheel,
        mount,
        at(162, 172, tube, 0.94, 218),
    )


ROOMS = (arcane_library, frozen_lake, star_observatory)
