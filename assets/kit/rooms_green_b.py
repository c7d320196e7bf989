"""The green rooms, where something lives: three more."""

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
from assets.kit.props import bottle, leaf
from assets.kit.signs import orb, wisp
from assets.kit.stage import SOUL, cave, flame, hall, torch


def root_heart() -> str:
    """Show a beating heart of amber and blood that hangs in the roots of the world."""
    back = (
        "M26 46 C60 60 70 90 96 100 M232 38 C200 56 190 84 162 96 M26 208 C56 204 76 190 98 174"
        " M232 214 C204 206 184 196 164 176"
        " M128 232 V196 M98 26 C104 40 112 56 118 78 M166 26 C158 38 148 56 142 78"
    )
    roots = line(back, INK, 26) + line(back, "#5a3c22", 17) + line(back, "#8a6238", 6)
    heart_d = (
        "M128 208 C92 184 62 152 64 112 C66 84 96 70 122 92 C128 70 120 60 110 52 L124 44 C136"
        " 52 142 66 140 84 C168 68 196 86 194 116"
        " C192 154 164 186 128 208 Z"
    )
    heart = glow(128, 132, 120, "#7aff5a", 0.75)
    heart += ink(heart_d, rad(108, 112, 116, "#fff0a0", "#f0662a", "#a81428", "#3a0814"), 6.5)
    heart += flat(
        "M168 84 C186 88 196 102 194 116 C192 154 164 186 128 208 C156 176 180 134 168 84 Z",
        "#2a0610",
        0.5,
    )
    veins = (
        "M122 92 C118 116 124 132 116 152 M118 126 C106 130 98 128 90 118 M117 146 C126 156"
        " 138 160 146 174 M150 98 C156 114 152 128 162 140"
    )
    heart += line(veins, "#c8ff6a", 7, 0.4) + line(veins, "#f4ffc0", 3.5)
    heart += line("M76 118 C76 102 86 92 98 94", "#fff8d8", 5)
    front = (
        "M60 88 C84 96 92 124 84 150 C80 172 100 190 126 196 M198 104 C176 116 172 146 184"
        " 164 C190 178 166 192 140 202 M70 134 C100 142 150 128 186 138"
    )
    grip = line(front, INK, 17) + line(front, "#7a5430", 9) + line(front, "#b88a52", 3)
    sprouts = (
        leaf(70, 84, 0.8, -50, "#8ae04a")
        + leaf(194, 100, 0.8, 50, "#8ae04a")
        + leaf(128, 48, 0.8, 20, "#8ae04a")
        + leaf(112, 50, 0.6, -40, "#8ae04a")
        + leaf(84, 196, 0.6, -120, "#8ae04a")
        + leaf(178, 196, 0.6, 130, "#8ae04a")
    )
    return room(
        "green",
        cave("#2f5a34", 31, (128, 130), 140),
        roots,
        heart,
        grip,
        sprouts,
        motes(32, 24, (40, 40, 176, 180), "#e8ffb0"),
    )


def alchemists_garden() -> str:
    """Show a glass retort in which a blossom grows, in a greenhouse full of pots."""
    panes = ink(
        "M24 246 V120 C24 64 72 24 128 24 C184 24 232 64 232 120 V246 Z",
        lin(30, 24, 226, 246, "#f4fff0", "#b8ecd0", "#5ab0a0"),
        6,
    )
    panes += cord(
        "M128 24 V210 M76 40 C60 96 60 150 62 210 M180 40 C196 96 196 150 194 210 M26 104 H230"
        " M24 160 H232",
        "#e8f0e0",
        3.5,
        2,
    )
    glass_d = (
        "M112 58 H144 V104 C178 114 196 142 190 170 C184 200 158 214 128 214 C98 214 72"
        " 200 66 170 C60 142 78 114 112 104 Z"
    )
    flask = flat(glass_d, rad(104, 130, 110, "#ffffff", "#d8fff0", "#8ae0c0"), 0.78)
    flask += ink(
        "M68 164 C86 154 106 172 128 164 C150 156 172 172 189 162 C190 196 158 212 128 212 C98"
        " 212 68 196 68 164 Z",
        lin(68, 160, 189, 212, "#d8ff6a", "#4ac04a", "#146a3a"),
        4,
    )
    flask += "".join(
        disc(x, y, r, "#f0ffb8", 2.5)
        for x, y, r in ((96, 186, 6), (118, 196, 4), (152, 190, 7), (166, 178, 4), (132, 180, 3.5))
    )
    stem = (
        cord("M128 176 C124 150 134 134 128 108", "#3a9a3a", 6, 3.5)
        + leaf(126, 150, 0.7, -60)
        + leaf(130, 138, 0.7, 60)
    )
    bloom = "".join(
        at(
            128,
            92,
            ink(
                "M0 0 C-15 -10 -14 -32 0 -40 C14 -32 15 -10 0 0 Z",
                lin(0, -40, 0, 0, "#ffc8f0", "#e04ab0", "#8a1a7a"),
                4,
            ),
            1,
            a,
        )
        for a in (-100, -60, -20, 20, 60, 100)
    )
    bloom += disc(128, 90, 12, rad(124, 86, 14, "#fffbd0", "#ffc83a"), 4.5)
    rim = (
        line(glass_d, INK, 6)
        + line("M78 158 C76 138 88 124 104 116", "#ffffff", 6)
        + ink("M106 54 H150 V66 H106 Z", "#f0fff8", 5)
    )
    spout = cord("M190 150 C214 146 218 168 218 184", "#d8f4e8", 7, 4)
    stand = cord("M88 208 L74 244 M168 208 L182 244 M84 230 H172", "#b8843c", 6, 4) + flame(
        128, 246, 0.5, SOUL
    )

    def pot(x: float, hue: str) -> str:
        body = ink(
            "M-22 -30 H22 L16 0 H-16 Z", lin(-20, -30, 18, 0, "#f0a070", "#a8502c"), 4.5
        ) + box(-25, -38, 50, 10, "#d87a4c", 4.5)
        plant = (
            leaf(0, -38, 0.9, -36)
            + leaf(0, -38, 0.9, 36)
            + leaf(0, -38, 1, 0, "#6ac04a")
            + disc(0, -76, 9, hue, 4)
            + disc(0, -76, 3, "#fff4b0", 0)
        )
        return at(x, 246, plant + body)

    return room(
        "green",
        box(10, 10, 236, 236, "#2c6a54", 0),
        panes,
        glow(128, 130, 120, "#e8ffb8", 0.6),
        pot(44, "#f0d03a"),
        stand,
        flask,
        stem,
        rim,
        bloom,
        spout,
        bottle(216, 246, 0.95, "#c86af0"),
        motes(41, 14, (80, 60, 96, 80), "#fffbd8"),
    )


def serpent_oracle() -> str:
    """Show a cobra that rears over its own coils, a seeing orb held before its hood."""
    scale = lin(60, 40, 200, 240, "#f0f08a", "#5ab04a", "#14502e")
    coils = ink(
        "M26 226 C26 198 70 190 128 190 C186 190 230 198 230 226 C230 250 26 250 26 226 Z", scale, 6
    )
    coils += ink(
        "M54 206 C54 184 90 178 128 178 C166 178 202 184 202 206 C202 222 54 222 54 206 Z",
        scale,
        5.5,
    )
    coils += line(
        "M44 224 l12 12 M76 230 l12 12 M110 232 l10 12 M146 244 l10 -12 M178 242 l10 -12 M206"
        " 236 l8 -12 M76 196 l10 12 M164 208 l10 -12",
        "#1a5a30",
        4,
    )
    hood = ink(
        "M128 22 C96 22 76 44 58 78 C46 104 56 132 84 146 C98 152 104 166 104 186 H152 C152 166"
        " 158 152 172 146"
        " C200 132 210 104 198 78 C180 44 160 22 128 22 Z",
        scale,
        6.5,
    )
    hood += flat(
        "M156 30 C176 42 188 60 198 78 C210 104 200 132 172 146 C158 152 152 166 152 186 H136"
        " C146 150 176 100 156 30 Z",
        "#0c3a22",
        0.5,
    )
    hood += line("M66 84 C74 66 84 48 100 38", "#fbffd0", 5)
    belly = ink(
        "M110 92 H146 C154 120 148 156 146 186 H110 C108 156 102 120 110 92 Z",
        lin(110, 92, 146, 186, "#fff6c8", "#d8b45a"),
        4.5,
    )
    belly += line("M108 110 H149 M107 126 H150 M108 142 H149 M110 158 H147", "#8a6a24", 3.5)
    marks = (
        ring(82, 96, 13, INK, 5)
        + disc(82, 96, 6, "#ffcf3a", 3)
        + ring(174, 96, 13, INK, 5)
        + disc(174, 96, 6, "#ffcf3a", 3)
    )
    head = ink(
        "M98 74 C92 48 108 34 128 34 C148 34 164 48 158 74 C152 92 142 100 128 100 C114 100 104"
        " 92 98 74 Z",
        lin(98, 34, 158, 100, "#f4f49a", "#6ac04e", "#1f6a3a"),
        6,
    )
    head += ink(
        "M104 64 L122 70 C120 80 106 78 104 64 Z M152 64 L134 70 C136 80 150 78 152 64 Z",
        "#ffd23a",
        3.5,
    )
    head += line("M114 68 V76 M142 68 V76", INK, 3.5) + line("M122 86 h0.1 M134 86 h0.1", INK, 4)
    tongue = line("M128 98 V112 M128 110 L120 120 M128 110 L136 120", "#d8243a", 4)
    bowl = oval(128, 206, 34, 9, "#b8843c", 5)
    smoke = wisp(92, 176, 1.2, "#b88aff", -8) + wisp(164, 176, 1.2, "#b88aff", 8)
    return room(
        "green",
        hall("#3a5a54", "#34483c", 51, (60, 44, 196, 150)),
        torch(34, 96, 0.7, "#8aff8a"),
        torch(222, 96, 0.7, "#8aff8a"),
        glow(128, 120, 110, "#d0ff6a", 0.5),
        hood,
        marks,
        belly,
        head,
        tongue,
        coils,
        bowl,
        smoke,
        orb(128, 182, 25, "#b070ff"),
        spark(120, 172, 8),
        motes(52, 12, (70, 130, 116, 70), "#f0dcff"),
    )


ROOMS = (root_heart, alchemists_garden, serpent_oracle)
