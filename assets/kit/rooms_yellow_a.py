"""The yellow rooms, where something happens: the first five."""

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
    num,
    oval,
    rad,
    room,
    spark,
)
from assets.kit.props import bottle, coins, leaf
from assets.kit.stage import bricks, cave, doorway, floor, hall


def swinging_blades() -> str:
    """Show three great pendulum blades that sweep a corridor, each at another point."""

    def blade(x: float, size: float, turn: float) -> str:
        rod = cord("M0 0 V116", "#8a7a6a", 8, 4) + disc(0, 0, 12, "#6a5c50", 4)
        edge = ink(
            "M-62 118 C-34 134 34 134 62 118 C60 176 -60 176 -62 118 Z",
            lin(-62, 118, 40, 172, "#ffffff", "#b0bcc8", "#525e6a"),
            6,
        )
        edge += line("M-54 136 C-36 164 36 164 54 136", "#ffffff", 3.5, 0.95)
        edge += ink("M-16 112 H16 L12 132 H-12 Z", "#d0a040", 4.5) + disc(0, 122, 4, INK, 0)
        return at(x, 22, rod + edge, size, turn)

    arcs = line("M60 196 C92 224 150 230 190 208", "#fff0c0", 5, 0.75)
    arcs += line("M76 214 C104 232 140 236 168 228", "#fff0c0", 3.5, 0.6)
    return room(
        "yellow",
        hall("#8a7048", "#6a5638", 3, (86, 62, 170, 148)),
        doorway(128, 150, 44, 66, rad(128, 120, 44, "#fff6d0", "#ffc85a"), "#a8884e"),
        glow(128, 118, 90, "#ffcf6a", 0.6),
        blade(128, 0.5, 24),
        blade(128, 0.82, -34),
        arcs,
        blade(128, 1.14, 20),
        line("M40 228 L62 214 M196 236 L214 222", "#3a2c1c", 5, 0.8),
    )


def guild_merchant() -> str:
    """Show a striped stall: the merchant in his turban, his scales and his wares."""
    stripes = "".join(
        ink(
            f"M{24 + 26 * i} 24 H{50 + 26 * i} L{46 + 27.3 * i:.0f} 62 A13.6 12 0 0 1"
            f" {18.7 + 27.3 * i:.0f} 62 Z",
            ("#d8342a", "#fff0cc")[i % 2],
            4,
        )
        for i in range(8)
    )
    body = ink(
        "M84 176 C84 140 102 128 128 128 C154 128 172 140 172 176 Z",
        lin(84, 128, 172, 176, "#5a7ad0", "#34468a", "#181f48"),
        5,
    )
    face = ink(
        "M104 96 H152 C154 118 144 136 128 136 C112 136 102 118 104 96 Z",
        lin(104, 96, 152, 136, "#f0c090", "#c0844c"),
        5,
    )
    face += ink(
        "M100 100 C92 76 112 62 128 62 C144 62 164 76 156 100 C140 92 116 92 100 100 Z",
        lin(100, 64, 156, 100, "#fff6e0", "#e0b860", "#9a6a2a"),
        5,
    )
    face += line("M106 84 C120 74 140 74 152 86 M116 68 C130 66 144 72 154 80", "#9a6a2a", 3)
    face += (
        disc(128, 78, 6, "#3ad08a", 3.5) + disc(117, 106, 3.4, INK, 0) + disc(139, 106, 3.4, INK, 0)
    )
    face += ink(
        "M128 116 C116 110 106 118 98 112 C102 126 120 126 128 120 C136 126 154 126 158 112"
        " C150 118 140 110 128 116 Z",
        "#2a1a12",
        3,
    )
    counter = ink("M22 176 H234 L228 192 H28 Z", lin(22, 176, 234, 192, "#e0aa64", "#8a5a2c"), 5)
    counter += box(34, 192, 188, 50, lin(34, 192, 222, 242, "#b07a40", "#5c3a1c"), 5)
    counter += line("M72 194 V240 M110 194 V240 M148 194 V240 M186 194 V240", "#4a2e16", 3)
    scales = cord("M60 174 V120 M36 126 L84 118", "#e8b440", 5, 3.5)
    scales += line("M36 126 L26 148 M36 126 L46 148 M84 118 L74 140 M84 118 L94 140", INK, 3)
    scales += ink(
        "M22 148 H50 C48 160 24 160 22 148 Z M70 140 H98 C96 152 72 152 70 140 Z", "#ffd86a", 4
    )
    wares = bottle(186, 176, 0.85, "#e0483a") + bottle(212, 176, 0.7, "#48b8e0")
    return room(
        "yellow",
        box(10, 10, 236, 236, rad(128, 90, 150, "#8a5a3a", "#5a3426", "#24120e"), 0),
        glow(128, 110, 100, "#ffc860", 0.55),
        cord("M30 70 V180 M226 70 V180", "#9a6a38", 7, 4),
        body,
        face,
        counter,
        scales,
        wares,
        coins(146, 176, 40, 16, 3),
        stripes,
        line("M30 30 H226", "#ffffff", 3, 0.5),
    )


def dart_corridor() -> str:
    """Show a great stone face that spits darts along a corridor, over a sunken plate."""

    def dart(x: float, y: float, size: float, turn: float) -> str:
        body = line("M-64 -5 H-104 M-64 5 H-92", "#fffbe0", 3, 0.8) + cord(
            "M-50 0 H30", "#d8a45a", 6, 4
        )
        body += ink("M24 -12 L64 0 L24 12 L32 0 Z", lin(24, -12, 50, 12, "#ffffff", "#9aa8b4"), 4.5)
        body += ink("M-46 0 L-34 -15 H-58 L-70 -2 Z M-46 0 L-34 15 H-58 L-70 2 Z", "#f0402a", 4.5)
        return at(x, y, body, size, turn)

    face = ink(
        "M16 30 H96 C128 44 136 76 130 104 L146 128 L132 140 C138 176 128 204 98 214 H16 Z",
        lin(16, 30, 140, 214, "#f0f2d8", "#a8b08e", "#48503c"),
        6.5,
    )
    face += ink("M40 82 C56 66 92 70 108 92 C92 104 58 102 40 82 Z", "#12140c", 5) + disc(
        78, 87, 9, "#ffd23a", 4
    )
    face += line("M34 66 C58 46 96 52 118 78", INK, 8) + line("M110 96 L128 124 L108 132", INK, 5)
    face += ink(
        "M70 148 C92 136 116 140 132 144 C136 164 128 180 116 188 C92 192 74 176 70 148 Z",
        "#12140c",
        6,
    )
    face += line("M78 148 l6 12 l7 -16 M104 142 l6 14 l8 -13", "#f0f2d8", 4) + line(
        "M24 42 H84", "#ffffff", 4.5
    )
    face += line("M40 112 C52 120 60 132 60 148 M44 196 L60 184", "#5c6450", 4.5)
    plate = ink("M150 222 H220 L230 238 H140 Z", lin(150, 222, 220, 238, "#ffe89a", "#b8842c"), 5)
    return room(
        "yellow",
        bricks("#465446", 21, (200, 60)),
        floor("#3e4a3a", 206),
        glow(186, 226, 66, "#ffd85a", 0.85),
        plate,
        face,
        dart(184, 158, 0.95, 0),
        dart(188, 104, 0.8, -26),
        dart(178, 204, 0.6, 20),
        dart(196, 54, 0.55, -40),
    )


def rope_bridge() -> str:
    """Show planks on ropes that run over a misty gulf to a far bright door; one is gone."""
    planks: list[str] = []
    posts, gap = "", 3
    depths = [1 + 0.3 * i + 0.028 * i * i for i in range(11)]
    for i, z in enumerate(depths):
        far, foot = z + 0.2 + 0.04 * i, 92 + 152 / z
        top, w1, w2 = 92 + 152 / far, 84 / z, 84 / far
        d = (
            f"M{num(128 - w1)} {num(foot)} H{num(128 + w1)} L{num(128 + w2)} {num(top)}"
            f" H{num(128 - w2)} Z"
        )
        if i == gap:
            d = (
                f"M{num(128 - w1)} {num(foot)} h12 l4 -8 l5 3 L{num(134 - w2 * 0.5)} {num(top)}"
                f" H{num(128 - w2)} Z"
            )
        planks.insert(
            0,
            ink(
                d,
                lin(128 - w1, top, 128 + w1, foot, "#f4c888", "#b07a40", "#5c3a1c"),
                max(2.5, 4.5 - 0.25 * i),
            ),
        )
        if i % 2 == 0:
            posts += "".join(
                f"M{num(128 + s * 88 / z)} {num(foot - 2)} V{num(foot - 84 / z)}" for s in (-1, 1)
            )
    cliffs = ink(
        "M10 246 V166 L24 158 L36 190 L30 216 L40 246 Z M246 246 V166 L232 158 L220 190 L226"
        " 216 L216 246 Z",
        lin(10, 140, 246, 246, "#7a8a98", "#2a343e"),
        5,
    )
    far_rock = ink(
        "M52 128 L74 84 L96 74 L108 48 H150 L162 72 L184 86 L204 128 L150 118 H106 Z",
        lin(60, 50, 198, 128, "#a8bcc8", "#54687a"),
        5,
    )
    ropes = "".join(
        f"M{128 + s * 100} 152 Q{128 + s * 30} 112 {128 + s * 12} 100 M{128 + s * 96} 240"
        f" L{128 + s * 12} 116"
        for s in (-1, 1)
    )
    mist = "".join(
        flat(f"M{x - w} {y} Q{x} {y - 22} {x + w} {y} Q{x} {y + 22} {x - w} {y} Z", "#f4fbff", 0.45)
        for x, y, w in ((66, 176, 50), (196, 196, 44), (190, 148, 44), (54, 222, 36))
    )
    return room(
        "yellow",
        box(10, 10, 236, 236, lin(0, 10, 0, 246, "#dff2ff", "#8ab4cc", "#1c3246"), 0),
        far_rock,
        doorway(128, 116, 30, 50, "#fff0a8", "#8a98a4"),
        glow(128, 92, 60, "#ffe07a", 0.9),
        mist,
        cliffs,
        cord(ropes, "#d8b070", 4, 3),
        *planks,
        cord(posts, "#8a5a30", 4, 3),
        line("M24 156 Q94 114 112 102", "#fff0c8", 2.5, 0.8),
        at(150, 206, ink("M-12 -4 L10 -8 L14 2 L-8 6 Z", "#b07a40", 4), 1, 30),
    )


def wishing_well() -> str:
    """Show a roofed well; its water shines up and a wished coin spins in the light."""
    roof = ink(
        "M40 92 L128 34 L216 92 L204 104 H52 Z",
        lin(40, 34, 216, 104, "#e07a4a", "#a8442c", "#4a1a18"),
        6,
    )
    roof += line("M66 96 L96 60 M104 100 L120 46 M152 100 L136 46 M190 96 L160 60", "#5c2018", 4)
    roof += line("M48 88 L120 40", "#ffc8a0", 4)
    posts = cord("M64 104 V180 M192 104 V180", "#9a6a38", 11, 4.5) + cord(
        "M64 122 H192", "#b8824a", 7, 4
    )
    wall = ink(
        "M48 178 C48 160 208 160 208 178 L200 234 C170 248 86 248 56 234 Z",
        lin(48, 170, 208, 240, "#dcd0c0", "#8a8078", "#3c3634"),
        6,
    )
    wall += line(
        "M52 200 C90 214 166 214 204 200 M90 192 V208 M128 194 V212 M168 192 V208 M72 206 V228"
        " M108 211 V234 M148 211 V234 M186 206 V228 M55 222 C92 236 164 236 201 222",
        "#4a423e",
        3,
    )
    water_top = oval(128, 178, 80, 17, "#6a625c", 5.5) + oval(
        128, 178, 64, 11, rad(128, 178, 62, "#f0ffff", "#6adcf0", "#1a7aa0"), 4
    )
    beam = flat(
        "M66 176 L84 106 H172 L190 176 Z", lin(128, 180, 128, 100, "#a8f4ff/0.85", "#a8f4ff/0.05")
    )
    coin = oval(128, 142, 13, 15, lin(116, 128, 140, 156, "#fff4b0", "#f0b830", "#a86a14"), 5)
    coin += (
        spark(128, 142, 9, "#fff8d8") + spark(102, 122, 8) + spark(156, 128, 7) + spark(112, 160, 5)
    )
    bucket = line("M160 124 V138", INK, 3) + ink("M150 138 H172 L168 160 H154 Z", "#a8743c", 4)
    return room(
        "yellow",
        cave("#3a5a7a", 31, (128, 120), 150),
        floor("#4a5a5c", 214),
        glow(128, 150, 110, "#6ae0ff", 0.5),
        posts,
        beam,
        bucket,
        coin,
        wall,
        water_top,
        roof,
        leaf(40, 240, 0.7, -30),
        leaf(58, 244, 0.6, 20),
        leaf(218, 242, 0.7, 24),
        coins(90, 243, 34, 10, 5),
    )


ROOMS = (swinging_blades, guild_merchant, dart_corridor, rope_bridge, wishing_well)
