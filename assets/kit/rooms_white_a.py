"""The white rooms, where something holy rests."""

from __future__ import annotations

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
    rad,
    ring,
    room,
    spark,
)
from assets.kit.props import leaf
from assets.kit.stage import bricks, candle, cave, doorway, pillar, stairs


def shrine_of_dawn() -> str:
    """Show the sun that rises in a window of gold over a stair of white stone."""
    beams = "".join(
        flat(
            f"M128 108 L{x - 17} {y} L{x + 17} {y} Z",
            lin(128, 108, x, y, "#fff6c0/0.95", "#fff0b0/0.05"),
        )
        for x, y in ((40, 240), (84, 246), (128, 246), (172, 246), (216, 240))
    )
    sky = doorway(
        128,
        176,
        128,
        140,
        lin(128, 40, 128, 176, "#6a8ad8", "#f0a0b0", "#ffd070", "#fff4b0"),
        "#fff2dc",
    )
    rays = "".join(
        at(
            128,
            112,
            ink("M-6 -40 L0 -64 L6 -40 Z", lin(0, -64, 0, -40, "#ffe060", "#ffae2a"), 3.5),
            1,
            a,
        )
        for a in (-90, -67.5, -45, -22.5, 0, 22.5, 45, 67.5, 90)
    )
    sun = glow(128, 112, 110, "#fff0a0", 0.95) + rays
    sun += disc(128, 112, 34, rad(118, 100, 46, "#ffffff", "#ffe870", "#ffb02a"), 5.5)
    sun += ring(128, 112, 25, "#fff8d0", 3)
    hills = ink(
        "M64 176 V150 C84 138 100 146 116 142 C136 136 160 150 192 140 V176 Z",
        lin(64, 136, 192, 176, "#c87a8a", "#6a3a6a"),
        4,
    )
    altar = box(98, 172, 60, 26, lin(98, 172, 158, 198, "#ffffff", "#e8d0b8", "#a8846c"), 5)
    altar += box(90, 164, 76, 12, lin(90, 164, 166, 176, "#ffffff", "#e0c0a0"), 4.5)
    cup = ink(
        "M116 138 H140 C140 152 134 156 131 156 V164 H125 V156 C122 156 116 152 116 138 Z",
        "#ffd24a",
        4,
    )
    return room(
        "white",
        bricks("#d8b8a8", 11, (128, 110), 30),
        sky,
        hills,
        sun,
        beams,
        pillar(40, 60, 226, 30, "#f4e4d4"),
        pillar(216, 60, 226, 30, "#f4e4d4"),
        stairs(128, 246, 190, 4, "#f0dcc8", 12),
        altar,
        cup,
        spark(128, 146, 12),
        candle(78, 198, 20),
        candle(178, 198, 20),
        motes(12, 26, (50, 60, 156, 130), "#fffbe0"),
    )


def hermits_cell() -> str:
    """Show an old man who reads by one candle, his beard to the floor, herbs above."""
    cell = ink(
        "M30 246 V120 C30 70 70 40 128 40 C186 40 226 70 226 120 V246 Z",
        rad(150, 150, 130, "#ffd890", "#b87a44", "#4a2a1c"),
        6,
    )
    robe = ink(
        "M56 246 C54 190 72 148 104 140 H142 C166 150 176 190 176 246 Z",
        lin(56, 140, 176, 246, "#a8845c", "#6a4a30", "#2a1a12"),
        6,
    )
    robe += flat(
        "M142 140 C166 150 176 190 176 246 H150 C160 200 156 160 130 140 Z", "#2a1810", 0.55
    )
    hood = ink(
        "M78 140 C66 100 86 62 120 62 C154 62 170 100 160 140 C146 152 92 152 78 140 Z",
        lin(78, 62, 160, 146, "#b8946a", "#7a5636", "#3a2416"),
        6,
    )
    face = ink(
        "M92 112 C92 90 104 82 120 82 C138 82 148 92 148 112 C148 126 136 134 120 134 C104 134"
        " 92 126 92 112 Z",
        lin(94, 84, 148, 132, "#ffe0b0", "#d09a68"),
        5,
    )
    beard = ink(
        "M90 116 C84 160 98 212 122 238 C142 212 156 160 150 116 C144 126 134 120 120 120 C106"
        " 120 96 126 90 116 Z",
        lin(90, 116, 150, 238, "#ffffff", "#e4e4ec", "#9a9aae"),
        5.5,
    )
    beard += line(
        "M106 136 C106 166 112 190 120 208 M134 136 C134 164 130 186 124 204 M120 140 V176",
        "#a8a8bc",
        3.5,
    )
    face2 = line("M100 104 q7 -6 13 0 M128 104 q7 -6 13 0", INK, 4) + line(
        "M96 96 l16 -4 M128 92 l16 4", "#f4f4f8", 6
    )
    face2 += ink("M116 104 L112 118 H126 Z", "#e8b080", 3.5)
    table = box(150, 196, 86, 12, lin(150, 196, 236, 208, "#c8905a", "#7a4e28"), 5) + box(
        160, 208, 12, 38, "#6a4222", 4.5
    )
    table += box(214, 208, 12, 38, "#4a2e18", 4.5)
    pages = ink(
        "M158 196 C168 184 182 184 190 192 C198 184 212 184 222 196 Z",
        lin(158, 184, 222, 196, "#ffffff", "#e0cc9c"),
        4,
    )
    pages += line("M190 192 V196", INK, 3)
    bed = (
        line("M46 90 L46 104 M60 72 V92 M200 76 V98 M214 92 V110", INK, 3)
        + leaf(46, 98, 0.7, 180)
        + leaf(60, 84, 0.8, 184, "#7aa84a")
    )
    bed += leaf(200, 90, 0.8, 176, "#a88ac8") + leaf(214, 104, 0.7, 184)
    return room(
        "white",
        cave("#6a6a78", 21, (128, 130), 150),
        cell,
        bed,
        glow(206, 148, 96, "#fff0a0", 0.95),
        robe,
        hood,
        face,
        face2,
        beard,
        table,
        pages,
        candle(212, 188, 34),
    )


ROOMS = (shrine_of_dawn, hermits_cell)
