"""The blue rooms, where something is known or conjured: the last two."""

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
    laid,
    lin,
    line,
    motes,
    oval,
    rad,
    ring,
    room,
    spark,
)
from assets.kit.props import banner, person
from assets.kit.signs import RUNES, wisp
from assets.kit.stage import cave, hall, shaft


def teleport_circle() -> str:
    """Show a column of light over rings of runes; stones float up and a traveller fades."""
    floor_ring = oval(128, 206, 106, 32, lin(22, 180, 234, 240, "#7a8ac0", "#2f3a6a"), 6)
    floor_ring += ring(128, 206, 92, "#7af0ff", 4.5, 0.29) + ring(128, 206, 58, "#7af0ff", 4, 0.29)
    floor_ring += oval(128, 206, 52, 14, rad(128, 206, 52, "#ffffff", "#8af4ff", "#1a8ac8"), 0)
    marks = "".join(
        laid(128 + 75 * dx, 206 + 22 * dy, line(RUNES[i], "#d8fcff", 4.5), 0.95, 0.5)
        for i, (dx, dy) in enumerate(
            (
                (1, 0),
                (0.71, 0.71),
                (0, 1),
                (-0.71, 0.71),
                (-1, 0),
                (-0.71, -0.71),
                (0, -1),
                (0.71, -0.71),
            )
        )
    )
    beam = flat(
        "M76 206 C76 220 180 220 180 206 L196 14 H60 Z",
        lin(128, 216, 128, 14, "#c8fcff/0.95", "#5ac8ff/0.5", "#5ac8ff/0.1"),
    )
    core = flat(
        "M100 204 L92 14 H164 L156 204 Z", lin(128, 206, 128, 14, "#ffffff/0.75", "#e0fbff/0.1")
    )
    hoops = "".join(
        ring(128, y, r, "#ffffff", w, 0.24)
        for y, r, w in ((168, 62, 4), (124, 66, 4.5), (80, 68, 4), (40, 70, 3))
    )
    man = person(128, 202, 1.3, "#3a3ac8", "#7a5ae8") + glow(128, 206, 50, "#d8fcff", 0.8)
    bits = "".join(
        box(x, y, s, s, "#4a6ac8", 2.5)
        for x, y, s in (
            (112, 72, 9),
            (132, 62, 8),
            (120, 52, 6),
            (140, 78, 7),
            (128, 40, 5),
            (104, 58, 5),
            (148, 56, 4),
        )
    )
    stones = "".join(
        at(
            x,
            y,
            ink(
                "M-14 -8 L-2 -15 L13 -7 L15 8 L-4 15 L-15 6 Z",
                lin(-14, -14, 14, 14, "#c8d4f4", "#5a6698", "#262e56"),
                4.5,
            )
            + line("M-7 -5 L0 -9", "#ffffff", 3),
            s,
            t,
        )
        for x, y, s, t in (
            (42, 132, 1.1, 10),
            (214, 116, 1.2, -14),
            (54, 82, 0.8, 30),
            (204, 66, 0.8, -30),
            (34, 176, 0.7, 50),
            (222, 164, 0.7, 8),
        )
    )
    return room(
        "blue",
        cave("#2a4a9a", 21, (128, 110), 150),
        glow(128, 130, 128, "#4ac8ff", 0.85),
        floor_ring,
        marks,
        beam,
        core,
        man,
        bits,
        hoops,
        stones,
        glow(128, 206, 70, "#bff8ff", 0.7),
        motes(22, 30, (64, 24, 128, 170), "#ffffff"),
    )


def djinn_bottle() -> str:
    """Show a djinn of blue smoke who rises, arms crossed, from an uncorked bottle."""
    smoke = ink(
        "M118 196 C90 188 70 200 62 184 C54 166 90 164 112 162 C146 160 176 166 176 148 C176"
        " 138 150 138 130 138"
        " C104 138 84 128 84 112 H172 C176 126 200 130 202 150 C204 182 158 182 138 196 Z",
        lin(60, 110, 200, 196, "#8ae8ff", "#3a8af0", "#2a3ab0"),
        6,
    )
    torso = ink(
        "M78 122 C70 90 84 70 106 66 H150 C172 70 186 90 178 122 C164 136 92 136 78 122 Z",
        lin(76, 66, 180, 130, "#c8f8ff", "#4aa8f4", "#2a4ac0"),
        6,
    )
    torso += flat(
        "M150 66 C172 70 186 90 178 122 C170 130 158 132 146 133 C166 110 166 84 150 66 Z",
        "#14206a",
        0.5,
    )
    arm = cord("M84 88 C66 100 70 122 92 120 L146 106", "#6ac4f8", 19, 4.5) + cord(
        "M172 88 C190 100 186 124 164 122 L110 112", "#4a9aec", 19, 4.5
    )
    arm += line("M80 96 C74 106 76 114 84 116", "#e0fcff", 4) + cord(
        "M96 110 L102 128 M160 110 L154 128", "#ffd24a", 6, 3
    )
    head = ink(
        "M104 50 C102 28 114 18 128 18 C142 18 154 28 152 50 C150 66 140 76 128 76 C116 76 106"
        " 66 104 50 Z",
        lin(104, 18, 152, 76, "#d8fbff", "#5ab4f8", "#2f5ad0"),
        5.5,
    )
    head += flat("M110 44 l14 5 q-6 7 -14 -1 Z M146 44 l-14 5 q6 7 14 -1 Z", "#fff6a0") + line(
        "M108 38 L123 44 M148 38 L133 44", INK, 4.5
    )
    head += line("M118 60 Q128 66 138 60", INK, 4) + ink(
        "M122 70 L128 92 L134 70 Z", "#1c2a7a", 3.5
    )
    head += ink("M100 34 C108 14 148 14 156 34 C142 26 114 26 100 34 Z", "#ffd24a", 4.5) + disc(
        128, 23, 5.5, "#e0363a", 3.5
    )
    ears = (
        ring(101, 60, 6, INK, 6)
        + ring(101, 60, 6, "#ffd24a", 3)
        + ring(155, 60, 6, INK, 6)
        + ring(155, 60, 6, "#ffd24a", 3)
    )
    bottle_d = (
        "M118 192 H138 V204 C162 208 172 220 172 230 C172 242 158 246 128 246 C98 246 84"
        " 242 84 230 C84 220 94 208 118 204 Z"
    )
    jar = ink(bottle_d, lin(84, 192, 172, 246, "#fff0a8", "#e0963a", "#8a3a2a"), 6) + line(
        "M94 228 C96 218 106 212 116 210", "#fffbe0", 5
    )
    jar += (
        line("M90 232 C110 238 146 238 166 232", "#8a2a3a", 4)
        + disc(128, 224, 7, "#3ad0c8", 4)
        + box(112, 186, 32, 10, "#f0c050", 4.5)
    )
    cork = at(196, 236, box(-9, -12, 18, 22, "#b8844c", 4.5), 1, 66)
    rug = ink("M30 246 L50 228 H206 L226 246 Z", lin(30, 228, 226, 246, "#c83a6a", "#6a1a4a"), 5)
    return room(
        "blue",
        hall("#6a4a8a", "#4a3a6a", 31, (56, 40, 200, 160)),
        shaft(60, 14, 30, (90, 240, 90), "#ffe0b0"),
        glow(128, 110, 120, "#5ac8ff", 0.85),
        banner(44, 56, 0.7, "#c8842a"),
        banner(212, 56, 0.7, "#c8842a"),
        rug,
        smoke,
        at(8, 14, torso + arm + head + ears, 0.94),
        jar,
        cork,
        wisp(66, 182, 0.8, "#8ae8ff", -30),
        wisp(198, 150, 0.8, "#8ae8ff", 24),
        motes(33, 22, (50, 30, 156, 170), "#e8fcff"),
        spark(60, 104, 7),
        spark(198, 92, 8),
    )


ROOMS = (teleport_circle, djinn_bottle)
