"""The purple rooms, the rarest: three more."""

from __future__ import annotations

from assets.kit.parts import (
    INK,
    at,
    box,
    dark,
    disc,
    flat,
    glow,
    ink,
    lin,
    line,
    motes,
    oval,
    rad,
    room,
    spark,
)
from assets.kit.props import bottle, skull, sword
from assets.kit.signs import eyes, jewel
from assets.kit.stage import HEX, bricks, cave, flame, floor


def black_market() -> str:
    """Show a seller in a bird's mask behind forbidden wares, under strings of violet lanterns."""
    robe = ink(
        "M58 190 C58 140 84 116 128 116 C172 116 198 140 198 190 Z",
        lin(58, 116, 198, 190, "#5a3a7a", "#2f1c4a", "#120a20"),
        6,
    )
    robe += line("M82 150 C92 134 104 126 116 122", "#a87ae0", 4)
    hood = ink(
        "M128 40 C92 40 74 74 80 112 C86 134 104 142 128 142 C152 142 170 134 176 112 C182 74"
        " 164 40 128 40 Z",
        lin(78, 40, 178, 142, "#7a52a8", "#3f2468", "#180c2c"),
        6,
    )
    hood += ink(
        "M128 56 C104 56 92 80 96 108 C102 126 112 132 128 132 C144 132 154 126 160 108 C164 80"
        " 152 56 128 56 Z",
        "#0c0614",
        4,
    )
    mask = ink(
        "M104 82 C110 68 146 68 152 82 C156 96 148 110 138 116 C134 140 122 162 104 174 C110"
        " 154 112 132 116 116 C108 110 100 96 104 82 Z",
        lin(104, 70, 152, 170, "#fffaf0", "#e0d0b0", "#8a7450"),
        5.5,
    )
    mask += (
        disc(117, 92, 9, "#e0484a", 4.5)
        + disc(140, 92, 9, "#e0484a", 4.5)
        + disc(115, 90, 2.5, "#ffffff", 0)
        + disc(138, 90, 2.5, "#ffffff", 0)
    )
    mask += line("M126 112 C124 132 118 150 110 164", "#8a7450", 3)
    table = ink("M16 186 H240 V206 H16 Z", lin(16, 186, 240, 206, "#8a5a8a", "#4a2a54"), 5.5)
    cloth = ink("M22 204 H234 V246 H22 Z", lin(22, 204, 234, 246, "#7a2a9a", "#3a1054"), 5)
    cloth += "".join(ink(f"M{x} 204 h34 l-17 24 Z", "#ffd24a", 4) for x in (26, 68, 110, 152, 194))
    cage = line("M36 186 V150 C36 134 66 134 66 150 V186", INK, 10) + flat(
        "M36 186 V150 C36 134 66 134 66 150 V186 Z", "#1a0c24"
    )
    cage += eyes(51, 166, 0.5, "#ffe24a") + line(
        "M36 186 V150 C36 134 66 134 66 150 V186 M46 140 V186 M56 140 V186", "#d8b86a", 4
    )
    wares = (
        skull(92, 172, 0.62, -8, "#e08aff")
        + bottle(188, 187, 0.9, "#6aff8a")
        + bottle(216, 187, 0.72, "#ff5ab0")
        + jewel(158, 176, 0.9, "#c04af0")
    )

    def lantern(x: float, y: float, hue: str) -> str:
        body = oval(
            x, y, 14, 17, rad(x - 3, y - 5, 22, "#ffffff", hue, dark(hue, 0.3)), 4.5
        ) + line(f"M{x - 11} {y - 6} h22 M{x - 12} {y + 5} h24", dark(hue, 0.4), 2.5)
        return (
            glow(x, y, 46, hue, 0.85)
            + body
            + box(x - 6, y - 22, 12, 6, "#4a3a54", 3)
            + box(x - 6, y + 16, 12, 5, "#4a3a54", 3)
        )

    string = line("M16 90 C60 130 80 100 92 70 M240 90 C196 130 176 100 164 70", INK, 4)
    lamps = (
        lantern(40, 124, "#e07aff")
        + lantern(214, 124, "#e07aff")
        + lantern(74, 112, "#ff9a5a")
        + lantern(182, 112, "#7ab0ff")
    )
    return room(
        "purple",
        bricks("#3f2c58", 31, (128, 80)),
        glow(128, 100, 110, "#a85af0", 0.6),
        ink(
            "M14 84 C50 76 80 60 128 26 C176 60 206 76 242 84 L242 66 C200 60 160 40 128 12 C96"
            " 40 56 60 14 66 Z",
            lin(14, 12, 242, 84, "#b04ad0", "#5a1a7a"),
            5,
        ),
        robe,
        hood,
        mask,
        string,
        lamps,
        table,
        cloth,
        wares,
        cage,
    )


def demon_bargain() -> str:
    """Show a horned shadow that offers a burning contract, its seal of blood still wet."""
    horns = ink(
        "M96 106 C64 110 34 92 36 54 C52 80 80 82 106 74 Z M160 106 C192 110 222 92 220 54 C204"
        " 80 176 82 150 74 Z",
        lin(36, 54, 220, 106, "#fff0c8", "#c89a6a", "#4a2430"),
        6,
    )
    skin = lin(60, 40, 200, 220, "#d07aff", "#7a2ac0", "#260a4a")
    body = ink(
        "M28 246 C26 186 50 144 92 134 L104 120 H152 L164 134 C206 144 230 186 228 246 Z", skin, 6.5
    )
    body += flat(
        "M152 120 L164 134 C206 144 230 186 228 246 H180 C190 200 178 150 152 120 Z", "#12042a", 0.5
    )
    head = ink(
        "M128 54 C100 54 88 74 92 98 C94 120 108 136 120 144 H136 C148 136 162 120 164 98 C168"
        " 74 156 54 128 54 Z",
        skin,
        6,
    )
    head += flat(
        "M146 58 C160 66 166 80 164 98 C162 120 148 136 136 144 H128 C148 124 156 90 146 58 Z",
        "#1a0634",
        0.5,
    )
    head += ink(
        "M98 92 L122 102 C118 112 102 108 98 92 Z M158 92 L134 102 C138 112 154 108 158 92 Z",
        "#fff07a",
        3.5,
    )
    head += (
        line("M96 86 L122 98 M160 86 L134 98", INK, 6)
        + disc(113, 102, 2.5, INK, 0)
        + disc(143, 102, 2.5, INK, 0)
    )
    head += ink(
        "M106 122 C118 130 138 130 150 122 C146 136 136 140 128 140 C120 140 110 136 106 122 Z",
        "#2a0410",
        4,
    )
    head += flat("M112 126 l4 7 l4 -5 Z M136 128 l4 5 l4 -7 Z", "#fffaf0") + line(
        "M100 78 C104 66 114 60 124 60", "#f0c8ff", 4.5
    )
    scroll = ink(
        "M84 152 C96 146 160 146 172 152 L178 222 C160 232 96 232 78 222 Z",
        lin(78, 150, 178, 228, "#fff8dc", "#ecd49a", "#b8863a"),
        6,
    )
    scroll += ink(
        "M78 146 C78 138 178 138 178 146 V156 C160 150 96 150 78 156 Z",
        lin(78, 140, 178, 156, "#fffdf0", "#d8b87a"),
        5,
    )
    scroll += line("M96 166 H150 M98 178 H158 M96 190 H140", "#8a6434", 4)
    scroll += disc(150, 206, 13, rad(146, 202, 16, "#ff8a7a", "#d01a24", "#7a0812"), 4.5) + line(
        "M150 199 L145 212 L157 204 H143 L155 212 Z", "#ffd0b0", 2.2
    )
    scroll += line("M96 206 C104 198 110 214 118 204 C122 200 124 208 128 206", "#c8141c", 4)
    claw = ink(
        "M54 172 C60 160 78 160 88 168 L104 176 L90 180 L100 190 L86 192 L92 204 L76 200 C62"
        " 200 52 188 54 172 Z",
        lin(54, 160, 104, 204, "#c86af8", "#6a20a8"),
        5.5,
    )
    fires = (
        flame(92, 148, 0.6) + flame(114, 142, 0.5) + flame(166, 148, 0.66) + flame(146, 142, 0.46)
    )
    embers = "".join(
        flame(x, 246, s, HEX) for x, s in ((30, 0.9), (54, 0.6), (204, 0.6), (226, 0.95))
    )
    return room(
        "purple",
        cave("#a82a5a", 41, (128, 100), 140),
        glow(128, 100, 120, "#ff4a8a", 0.75),
        horns,
        body,
        head,
        glow(128, 160, 100, "#ffb03a", 0.6),
        fires,
        scroll,
        claw,
        at(256, 0, claw, flip=True),
        embers,
        motes(42, 26, (36, 40, 184, 120), "#ffc87a"),
    )


def vault_of_relics() -> str:
    """Show an open round vault; on three plinths wait a chalice, a sword and a crystal."""
    rim = disc(128, 134, 108, lin(30, 40, 226, 240, "#fff0b0", "#d09a3a", "#5a3414"), 6)
    bolts = "".join(
        disc(128 + 97 * dx, 134 + 97 * dy, 6.5, lin(100, 100, 150, 150, "#fff8d8", "#a8742a"), 4)
        for dx, dy in (
            (0, -1),
            (0.38, -0.92),
            (0.71, -0.71),
            (0.92, -0.38),
            (1, 0),
            (0.92, 0.38),
            (-0.38, -0.92),
            (-0.71, -0.71),
            (-0.92, -0.38),
            (-1, 0),
            (-0.92, 0.38),
        )
    )
    inside = disc(128, 134, 86, rad(128, 110, 100, "#f0d0ff", "#a04ae0", "#4a1a8a", "#1c0838"), 6)
    rays = "".join(
        flat(f"M128 112 L{x1} {y1} L{x2} {y2} Z", rad(128, 112, 86, "#fff4ff/0.7", "#fff4ff/0"))
        for x1, y1, x2, y2 in (
            (60, 70, 78, 58),
            (104, 46, 124, 44),
            (150, 46, 168, 54),
            (190, 74, 202, 92),
            (48, 100, 46, 120),
            (208, 118, 206, 138),
        )
    )

    def plinth(x: float, y: float, w: float, h: float) -> str:
        tone = lin(x - w / 2, y - h, x + w / 2, y, "#ffffff", "#c8b8e0", "#5a4a80")
        return box(x - w / 2, y - h, w, h, tone, 5) + box(
            x - w / 2 - 5, y - h - 2, w + 10, 10, tone, 4.5
        )

    stand = plinth(128, 246, 52, 70) + plinth(66, 246, 40, 54) + plinth(190, 246, 40, 54)
    cup = ink(
        "M-22 -58 H22 C22 -30 10 -22 5 -20 V-8 C14 -6 18 -2 18 0 H-18 C-18 -2 -14 -6 -5 -8 V-20"
        " C-10 -22 -22 -30 -22 -58 Z",
        lin(-22, -58, 22, 0, "#fffbd0", "#ffc83a", "#a8641a"),
        5.5,
    )
    cup += line("M-24 -52 C-38 -52 -36 -30 -18 -32 M24 -52 C38 -52 36 -30 18 -32", INK, 9) + line(
        "M-24 -52 C-38 -52 -36 -30 -18 -32 M24 -52 C38 -52 36 -30 18 -32", "#ffd24a", 4
    )
    cup += (
        jewel(0, -42, 0.8, "#e0363a")
        + oval(0, -58, 21, 5, "#fff0f8", 4)
        + line("M-15 -50 C-14 -40 -11 -34 -8 -31", "#ffffff", 4)
    )
    blade = sword(66, 190, 1.05) + spark(66, 150, 10)
    crystal = ink(
        "M0 -54 L16 -34 L10 0 H-10 L-16 -34 Z",
        lin(-16, -54, 16, 0, "#ffffff", "#6af0e0", "#1a7a9a"),
        5,
    ) + line("M0 -52 L-4 -30 L-8 -2 M-4 -30 H14 M-4 -30 L-14 -34", "#eafffc", 2.5)
    return room(
        "purple",
        bricks("#4a3a6a", 51, (60, 60)),
        rim,
        bolts,
        inside,
        rays,
        glow(128, 130, 90, "#fff0c0", 0.9),
        glow(190, 170, 50, "#6affee", 0.7),
        floor("#5a4a7a", 226),
        stand,
        blade,
        at(190, 190, crystal, 0.95),
        at(128, 174, cup, 1.25),
        spark(106, 82, 12),
        spark(158, 96, 9),
        spark(128, 66, 7),
        motes(52, 20, (60, 70, 136, 110), "#fff4ff"),
    )


ROOMS = (black_market, demon_bargain, vault_of_relics)
