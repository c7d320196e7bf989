"""The white rooms, where something holy rests: three more."""

from __future__ import annotations

from assets.kit.parts import (
    INK,
    at,
    box,
    cord,
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
from assets.kit.props import bone, leaf, skull
from assets.kit.stage import bricks, candle, floor, shaft


def moonlit_fountain() -> str:
    """Show water that falls from bowl to bowl under a great moon, all in silver and blue."""
    falls = "".join(
        line(
            f"M{128 + s * 6} 84 C{128 + s * 30} 70 {128 + s * 46} 92 {128 + s * 46} 128",
            "#e8f8ff",
            5,
            0.9,
        )
        + line(
            f"M{128 + s * 44} 140 C{128 + s * 72} 132 {128 + s * 84} 154 {128 + s * 84} 192",
            "#d0eeff",
            6,
            0.85,
        )
        + line(
            f"M{128 + s * 24} 148 C{128 + s * 38} 150 {128 + s * 44} 166 {128 + s * 44} 196",
            "#bfe4ff",
            4,
            0.7,
        )
        for s in (-1, 1)
    )
    silver = lin(70, 80, 190, 240, "#ffffff", "#b8cce8", "#4a5c8a")
    stem = ink("M116 92 H140 L146 132 H110 Z", silver, 5) + ink(
        "M108 148 H148 L158 200 H98 Z", silver, 5
    )
    top = ink("M98 84 H158 C156 100 142 104 128 104 C114 104 100 100 98 84 Z", silver, 5.5) + oval(
        128, 84, 30, 6, "#c8f0ff", 4
    )
    mid = ink("M70 134 H186 C182 156 156 162 128 162 C100 162 74 156 70 134 Z", silver, 6) + oval(
        128, 134, 58, 10, rad(120, 132, 56, "#f4ffff", "#8ad0f4"), 4.5
    )
    basin = ink("M30 198 H226 L216 236 C180 246 76 246 40 236 Z", silver, 6) + oval(
        128, 198, 98, 15, rad(128, 196, 98, "#ffffff", "#8ad4ff", "#2a6ab0"), 5
    )
    basin += (
        line("M54 222 C96 234 160 234 202 222", "#6a80b0", 3.5)
        + ring(84, 198, 14, "#ffffff", 2.5, 0.3)
        + ring(172, 198, 14, "#ffffff", 2.5, 0.3)
    )
    fish = ink(
        "M120 82 C112 66 120 48 132 44 C146 46 146 62 136 72 Z M132 44 L122 34 H146 Z", silver, 4.5
    ) + disc(134, 54, 2.5, INK, 0)
    trees = "".join(
        ink(d, lin(0, 60, 0, 220, "#2a4a7a", "#101c3a"), 4.5)
        for d in (
            "M10 210 V100 C24 84 40 96 44 118 C58 132 54 160 46 170 L50 210 Z",
            "M246 210 V100 C232 84 216 96 212 118 C198 132 202 160 210 170 L206 210 Z",
        )
    )
    return room(
        "white",
        box(10, 10, 236, 236, lin(0, 10, 0, 230, "#0f1a4a", "#2a4a9a", "#8ab8e8"), 0),
        motes(31, 34, (24, 20, 208, 110), "#ffffff"),
        glow(128, 72, 126, "#dceaff", 0.85),
        disc(128, 78, 56, rad(110, 60, 84, "#ffffff", "#f0f6ff", "#a8c4ec"), 5),
        disc(150, 60, 9, "#c8daf4", 0),
        disc(96, 92, 7, "#c8daf4", 0),
        disc(104, 48, 5, "#c8daf4", 0),
        trees,
        ink("M10 206 Q128 190 246 206 V246 H10 Z", lin(0, 200, 0, 246, "#3a5c8a", "#14244a"), 4),
        stem,
        basin,
        mid,
        top,
        fish,
        falls,
        spark(60, 60, 9),
        spark(204, 50, 7),
        spark(128, 198, 12),
    )


def chapel_of_bones() -> str:
    """Show an ossuary lit by a rose window, with walls of skulls and a lamp of bones."""
    petals = "".join(
        at(
            128,
            84,
            ink(
                "M0 -16 C-14 -26 -12 -44 0 -50 C12 -44 14 -26 0 -16 Z",
                lin(0, -50, 0, -16, ("#ff9a8a", "#ffe08a")[k % 2], ("#d84a6a", "#f0a03a")[k % 2]),
                4,
            ),
            1,
            45 * k,
        )
        for k in range(8)
    )
    rose = (
        disc(128, 84, 58, lin(80, 30, 180, 140, "#fff4dc", "#b8a488"), 6)
        + disc(128, 84, 53, "#3a2420", 4)
        + petals
        + disc(128, 84, 13, "#fff6c8", 4)
    )
    walls = "".join(
        skull(x, y, 0.56)
        for side in (0, 1)
        for k, y in enumerate(range(94, 232, 26))
        for x in ((34, 60) if not side else (196, 222))
        if not (k == 0 and x in {60, 196})
    )
    arch = bone(128, 188, 2, 38) + bone(128, 188, 2, -38)
    lamp = skull(128, 196, 1.55, eyes="#ffcf4a") + candle(128, 158, 16)
    lamp += candle(92, 240, 26) + candle(164, 240, 26) + candle(106, 244, 16) + candle(150, 244, 16)
    return room(
        "white",
        bricks("#a8947c", 41, (128, 84), 26),
        rose,
        glow(128, 84, 110, "#ffe8b0", 0.25),
        glow(128, 190, 90, "#ffcf7a", 0.8),
        walls,
        floor("#8a765e", 238),
        arch,
        lamp,
    )


def angels_rest() -> str:
    """Show a marble angel with spread wings who leans on a sword in a fall of light."""
    feather = lin(20, 60, 120, 200, "#ffffff", "#e8eef8", "#8aa0c8")
    wing = ink(
        "M116 108 C96 70 56 50 22 74 C18 92 24 104 34 110 C28 122 34 134 46 138 C42 150 50 162"
        " 62 162 C62 176 74 184 88 180"
        " C96 190 108 186 114 174 Z",
        feather,
        6,
    )
    wing += line(
        "M34 110 C56 104 84 108 106 118 M46 138 C64 130 88 130 108 136 M62 162 C76 152 92 150"
        " 108 152",
        "#7a90b8",
        3.5,
    )
    wing += line("M30 78 C56 64 84 78 104 102", "#ffffff", 3.5)
    gown = ink(
        "M106 118 C112 108 144 108 150 118 C160 160 166 196 172 232 H84 C90 196 96 160 106 118 Z",
        lin(84, 110, 172, 232, "#ffffff", "#d8e0f0", "#7a8cb4"),
        6,
    )
    gown += line(
        "M114 150 C110 180 106 206 100 228 M142 150 C146 180 150 206 156 228", "#8a9cc4", 3.5
    )
    gown += flat(
        "M140 112 C148 112 150 116 150 118 C160 160 166 196 172 232 H150 C158 190 154 150 140"
        " 112 Z",
        "#5a6c9a",
        0.45,
    )
    head = disc(128, 90, 19, lin(112, 74, 144, 108, "#ffffff", "#a8b8d8"), 5.5)
    head += ink(
        "M108 92 C104 70 118 62 130 64 C146 64 152 78 148 94 C142 84 134 80 124 82 C116 82 112"
        " 88 108 92 Z",
        lin(108, 64, 148, 94, "#fff4d8", "#c8b088"),
        4.5,
    )
    head += line("M120 94 q3 3 6 0 M132 94 q3 3 6 0", INK, 3)
    halo = ring(128, 62, 26, INK, 10, 0.36) + ring(128, 62, 26, "#ffe27a", 5, 0.36)
    blade = ink(
        "M122 152 H134 V222 L128 236 L122 222 Z", lin(122, 0, 134, 0, "#ffffff", "#9ab0d0"), 4.5
    )
    blade += cord("M108 150 H148", "#ffd24a", 6, 3.5) + disc(128, 136, 7, "#ffe27a", 4)
    hands = ink(
        "M110 138 C116 130 140 130 146 138 C142 148 114 148 110 138 Z",
        lin(110, 130, 146, 148, "#ffffff", "#b8c4e0"),
        4.5,
    )
    return room(
        "white",
        bricks("#6a84b0", 51, (128, 80), 30),
        shaft(128, 14, 70, (128, 244, 210), "#fff8dc"),
        glow(128, 110, 116, "#fff6d8", 0.85),
        wing,
        at(256, 0, wing, flip=True),
        box(66, 228, 124, 18, lin(66, 228, 190, 246, "#f4f8ff", "#7a8cb0"), 5),
        gown,
        halo,
        head,
        blade,
        hands,
        leaf(60, 244, 0.9, -20, "#7ac08a"),
        leaf(44, 244, 0.7, 12, "#7ac08a"),
        leaf(200, 244, 0.9, 20, "#7ac08a"),
        motes(52, 24, (50, 30, 156, 190), "#fffbe8"),
        spark(60, 40, 8),
        spark(196, 54, 8),
    )


ROOMS = (moonlit_fountain, chapel_of_bones, angels_rest)
