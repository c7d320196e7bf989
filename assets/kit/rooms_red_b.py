"""The red rooms, where something fights: five more."""

from __future__ import annotations

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
    motes,
    oval,
    pale,
    rad,
    room,
)
from assets.kit.props import banner, bone, skull, sword, web
from assets.kit.signs import drip, wisp
from assets.kit.stage import brazier, bricks, candle, cave, doorway, floor


def blood_altar() -> str:
    """Show a dagger over a bowl that runs over, before a window filled by a red moon."""
    window = disc(128, 86, 66, rad(106, 62, 100, "#ffd0a8", "#f0402a", "#8a0f18"), 6)
    window += "".join(
        disc(x, y, r, "#b81c1c", 0)
        for x, y, r in ((92, 70, 9), (166, 108, 12), (100, 114, 7), (158, 58, 6))
    )
    altar = box(70, 172, 116, 56, lin(70, 172, 186, 228, "#b08a86", "#5c3c40", "#241418"), 6)
    altar += box(58, 156, 140, 20, lin(58, 156, 198, 176, "#d8b8b0", "#7a5456"), 5)
    altar += box(60, 226, 136, 16, lin(58, 226, 198, 240, "#a88480", "#4a3034"), 5)
    blood = "".join(
        drip(x, 160, d, "#c8141c") for x, d in ((84, 40), (104, 22), (150, 48), (172, 26))
    )
    bowl = ink(
        "M90 132 H166 C164 152 148 158 128 158 C108 158 92 152 90 132 Z",
        lin(90, 132, 166, 158, "#f0c878", "#9a6428", "#4a2a14"),
        5,
    )
    bowl += oval(128, 134, 38, 9, "#d8161e", 5) + line("M104 130 H130", "#ff8a7a", 3)
    blade = ink(
        "M128 136 L113 104 V66 H143 V104 Z",
        lin(113, 60, 143, 60, "#ffffff", "#f0f4fa", "#7a828c"),
        5.5,
    )
    blade += line("M128 70 V122", "#8a929c", 3) + cord("M96 62 H160", "#f0c050", 9, 4.5)
    blade += cord("M128 54 V38", "#3a1a1e", 10, 4.5)
    return room(
        "red",
        bricks("#5a2a30", 41, (128, 80)),
        glow(128, 84, 130, "#ff4a2a", 0.6),
        window,
        floor("#4a2428", 222),
        altar,
        blood,
        blade,
        bowl,
        disc(128, 30, 8, "#ffd24a", 4),
        candle(46, 226, 40, "#8a1c20"),
        candle(210, 226, 40, "#8a1c20"),
        candle(28, 236, 24, "#8a1c20"),
        candle(228, 236, 24, "#8a1c20"),
    )


def arena_pit() -> str:
    """Bright sand under the stands; a great helm between two swords driven into it."""
    stands = "".join(
        flat(
            f"M16 {60 + 20 * i} Q128 {84 + 20 * i} 240 {60 + 20 * i} v22 Q128 {106 + 20 * i} 16"
            f" {82 + 20 * i} Z",
            ("#8a6a4c", "#6a4e38")[i % 2],
        )
        for i in range(3)
    )
    crowd = "".join(
        disc(
            30 + 14 * i + 5 * (k % 2),
            64 + 20 * k + 11 * (1 - ((i - 7) / 7) ** 2),
            5,
            ("#caa07a", "#7a3a34", "#3e4a60")[(i + k) % 3],
            2.5,
        )
        for k in range(3)
        for i in range(15)
    )
    wall = ink("M10 122 Q128 146 246 122 V186 H10 Z", lin(0, 122, 0, 186, "#c8a070", "#7a5534"), 5)
    gates = "".join(doorway(x, 188, 30, 40, "#20120c", "#a8825a") for x in (52, 204))
    sand = ink(
        "M10 184 Q128 172 246 184 V246 H10 Z",
        rad(110, 190, 150, "#ffeab0", "#e0b46a", "#9a6a34"),
        5,
    )
    helm = ink(
        "M92 226 V178 C92 148 108 134 128 134 C148 134 164 148 164 178 V226 L146 234 L136 214"
        " H120 L110 234 Z",
        lin(92, 134, 164, 234, "#ffe9a8", "#c88f34", "#5c3a14"),
        6,
    )
    helm += flat(
        "M142 138 C156 146 164 158 164 178 V226 L150 232 C154 200 152 160 142 138 Z",
        "#4a2c10",
        0.65,
    )
    helm += flat("M102 180 H122 V192 H104 Z M134 180 H154 L152 192 H134 Z", INK)
    crest = ink(
        "M84 150 C84 112 108 92 128 92 C152 92 172 112 172 150 L158 140 C152 126 142 122 128"
        " 122 C114 122 104 126 98 140 Z",
        lin(84, 92, 172, 150, "#ff6a50", "#b81f1c"),
        5,
    )
    return room(
        "red",
        box(10, 10, 236, 130, lin(0, 20, 0, 130, "#f4d8a0", "#c88a5a"), 0),
        stands,
        crowd,
        wall,
        gates,
        banner(128, 126, 0.4, "#b02c28"),
        sand,
        oval(128, 234, 60, 10, "#7a5028", 0),
        sword(66, 236, 1.05, 18),
        sword(190, 236, 1.05, -18),
        crest,
        helm,
        line("M100 176 C100 158 108 146 120 142", "#fffbe6", 4),
    )


def torture_chamber() -> str:
    """Show an iron maiden, open like a jaw, the glow of coals inside her."""
    maiden = ink(
        "M90 238 V100 C90 62 106 40 128 40 C150 40 166 62 166 100 V238 Z",
        rad(128, 210, 120, "#ffb04a", "#c8341a", "#4a0f10", "#14080a"),
        6,
    )
    face = ink(
        "M104 70 C104 48 114 38 128 38 C142 38 152 48 152 70 C152 90 142 104 128 104 C114 104"
        " 104 90 104 70 Z",
        lin(104, 40, 152, 104, "#f0ece6", "#9a928e", "#4a4444"),
        5.5,
    )
    face += line("M112 70 H123 M133 70 H144 M119 90 Q128 84 137 90 M128 70 V80", INK, 4)
    door = ink(
        "M90 238 V104 C90 84 84 66 74 58 L40 78 C34 90 34 102 34 114 V246 H78 Z",
        lin(34, 58, 90, 240, "#b8aca4", "#6a605e", "#2c2626"),
        6,
    )
    door += line("M46 96 V232 M72 78 V234", "#2c2626", 3.5) + line(
        "M40 110 C40 98 42 90 46 84", "#ffffff", 4, 0.8
    )
    door += line("M48 124 H74 M48 164 H74 M48 204 H74", "#e8dcd0", 7) + line(
        "M48 124 H74 M48 164 H74 M48 204 H74", INK, 2
    )
    teeth = "".join(
        ink(f"M{x} {y - 8} l{dx} 8 l{-dx} 8 Z", lin(x, y, x + dx, y, "#8a8280", "#fffaf0"), 4)
        for y in (122, 148, 174, 200, 226)
        for x, dx in ((90, 30), (166, -30))
    )
    return room(
        "red",
        bricks("#5c4e54", 51, (128, 60)),
        floor("#473a3c", 220),
        glow(128, 170, 110, "#ff5a1a", 0.8),
        maiden,
        door,
        at(256, 0, door, flip=True),
        teeth,
        face,
        motes(52, 12, (104, 110, 48, 110), "#ffd06a"),
        web(24, 104, 0.6),
    )


def crypt_of_whispers() -> str:
    """Show a wall of niches, a skull in each; a breath of light slips from the middle ones."""
    niches = []
    for k, y in enumerate((70, 124, 178)):
        for i in range(5 if k else 3):
            x = (32 if k else 80) + 48 * i
            niches.append(
                ink(f"M{x - 20} {y + 24} V{y - 4} A20 20 0 0 1 {x + 20} {y - 4} V{y + 24} Z",
                    lin(x, y - 24, x, y + 24, "#0b1420", "#24384a"), 4)
            )  # fmt: skip
            lit = (i + k) % 2 == 0
            niches.append(skull(x, y + 6, 0.62, 0, "#a8f0ff" if lit else INK))
    breath = (
        wisp(128, 78, 0.8, "#7adfff")
        + wisp(80, 168, 0.9, "#7adfff", 14)
        + wisp(176, 168, 0.9, "#7adfff", -14)
        + line("M128 130 C96 118 92 150 116 152 C150 154 160 120 132 108", "#9aeaff", 10, 0.3)
        + line("M128 130 C96 118 92 150 116 152 C150 154 160 120 132 108", "#e8fcff", 4, 0.9)
    )
    return room(
        "red",
        bricks("#4a6478", 61, (128, 120), 54),
        *niches,
        glow(128, 126, 96, "#6ad8ff", 0.55),
        breath,
        floor("#3c5060", 212),
        candle(44, 240, 22),
        candle(62, 244, 14),
        candle(206, 242, 18),
        bone(150, 234, 0.7, 8),
    )


def war_camp() -> str:
    """Show a red tent under a horned standard, fires and spears about it, in a vast cavern."""

    def tent(x: int, y: int, size: float, cloth: str) -> str:
        body = ink("M0 -108 C-18 -70 -44 -34 -74 0 H74 C44 -34 18 -70 0 -108 Z",
                   lin(-60, -100, 60, 0, pale(cloth, 0.3), cloth, dark(cloth, 0.6)), 5)  # fmt: skip
        body += flat("M0 -108 C18 -70 44 -34 74 0 H34 C26 -40 14 -76 0 -108 Z", dark(cloth), 0.6)
        body += line("M-46 -34 H-20 M20 -34 H46", "#f0c060", 5)
        body += ink("M0 -66 C-8 -40 -16 -18 -24 0 H24 C16 -18 8 -40 0 -66 Z", "#1a0a0a", 4.5)
        return at(x, y, body, size)

    pole = cord("M128 112 V34", "#6a4426", 6, 4)
    horns = cord("M112 56 C92 56 88 40 92 28 M144 56 C164 56 168 40 164 28", "#efe2ba", 7, 4)
    spears = "".join(
        cord(f"M{x} 226 L{x + lean} 130", "#7a5230", 4, 3)
        + ink(f"M{x + lean - 7} 132 l7 -24 l7 24 Z", "#dfe6ec", 3.5)
        for x, lean in ((30, -4), (48, 4), (212, -4), (228, 4))
    )
    return room(
        "red",
        cave("#4a5a9a", 71, (128, 110), 150),
        tent(54, 184, 0.62, "#7a6a8a"),
        tent(202, 184, 0.62, "#7a6a8a"),
        ink("M10 172 Q128 158 246 172 V246 H10 Z", lin(0, 170, 0, 246, "#8a5a4a", "#2a1a1c"), 4),
        spears,
        pole,
        tent(128, 226, 1.3, "#c8302a"),
        horns,
        skull(128, 54, 0.72, eyes="#ff5a3a"),
        glow(128, 200, 54, "#ffae3a", 0.9),
        brazier(44, 242, 0.66),
        brazier(212, 242, 0.66),
        motes(72, 18, (30, 80, 196, 120), "#ffcf6a"),
    )


ROOMS = (blood_altar, arena_pit, torture_chamber, crypt_of_whispers, war_camp)
