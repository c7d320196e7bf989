"""The green rooms, where something lives: the first two."""

from __future__ import annotations

from assets.kit.parts import (
    INK,
    at,
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
    room,
    spark,
)
from assets.kit.props import leaf, person
from assets.kit.signs import rune
from assets.kit.stage import cave, hall


def druids_grove() -> str:
    """Show an oak that grows underground, standing stones about it, a rune in its trunk."""
    crown_d = (
        "M34 118 C14 108 14 78 36 70 C32 44 62 28 84 38 C96 18 140 14 156 32 C184 20 214 38 212"
        " 64 C238 70 244 104 222 116"
        " C214 134 186 136 172 126 C156 140 124 140 108 128 C86 142 48 140 34 118 Z"
    )
    leaves = ink(crown_d, lin(50, 24, 210, 136, "#d4f07a", "#5aa83e", "#1d5a30"), 6)
    tufts = (
        "M48 84 C58 74 72 76 78 86 M92 58 C104 48 120 50 126 62 M150 66 C162 56 178 60 182 72"
        " M120 98 C132 88 148 92 152 102"
        " M66 110 C76 102 90 104 96 114 M186 98 C196 92 208 96 210 106"
    )
    leaves += line(tufts, "#1f6a34", 4.5) + line(
        "M44 78 C42 58 62 44 84 46 M96 36 C110 26 134 24 148 36", "#f0ffb0", 4
    )
    trunk = ink(
        "M104 122 C112 150 108 182 76 222 L92 220 L98 234 L120 222 L134 238 L146 222 L166 232"
        " L168 218 L188 220"
        " C152 184 146 150 156 122 C146 134 116 134 104 122 Z",
        lin(90, 120, 180, 230, "#b07a48", "#6a4226", "#2a180e"),
        6,
    )
    trunk += line(
        "M116 140 C118 168 112 190 100 208 M146 142 C144 170 152 192 164 208", "#3a2212", 3.5
    )
    hollow = oval(130, 174, 17, 23, rad(130, 174, 24, "#f4ffb0", "#8ae04a", "#1f5a24"), 5) + rune(
        130, 174, 2, "#2a7a1a", 1.3
    )

    def menhir(x: float, y: float, size: float, which: int, turn: float) -> str:
        body = ink(
            "M-18 0 L-20 -56 L-10 -74 L12 -70 L20 -50 L18 0 Z",
            lin(-18, -70, 20, 0, "#c8d0c4", "#78847c", "#343e3a"),
            5,
        )
        body += flat("M6 -72 L12 -70 L20 -50 L18 0 H6 L10 -46 Z", "#28322e", 0.5)
        return at(x, y, body + rune(-2, -38, which, "#9af05a", 1.2), size, turn)

    return room(
        "green",
        cave("#7ac06a", 11, (128, 130), 150),
        glow(128, 150, 120, "#f0ffa0", 0.8),
        ink("M10 214 Q128 194 246 214 V246 H10 Z", lin(0, 204, 0, 246, "#7aa84a", "#1f4a24"), 5),
        menhir(196, 216, 0.74, 4, 4),
        menhir(62, 216, 0.74, 6, -4),
        trunk,
        hollow,
        glow(130, 174, 46, "#c8ff7a", 0.8),
        leaves,
        menhir(38, 240, 0.95, 0, -5),
        menhir(218, 240, 0.95, 1, 5),
        motes(12, 26, (40, 120, 176, 110), "#fbffb8"),
        line("M92 240 l-4 -10 M98 242 l2 -12 M164 242 l-3 -11 M172 240 l5 -9", "#b8e06a", 3.5),
    )


def beast_tamer() -> str:
    """Show a bear that balances on a striped ball while its tamer plays the flute."""
    ball = disc(140, 206, 40, rad(126, 190, 56, "#fff0b0", "#f0c040", "#a8641c"), 6)
    ball += ink(
        "M124 170 C108 190 108 222 124 242 C134 246 146 246 156 242 C172 222 172 190 156 170"
        " C146 166 134 166 124 170 Z",
        lin(110, 166, 170, 246, "#ff7a5a", "#c8282a"),
        4.5,
    )
    ball += ink(
        "M138 166 C132 190 132 222 138 246 H142 C148 222 148 190 142 166 Z", "#ffe49a", 3.5
    ) + line("M110 190 C114 182 118 178 124 174", "#ffffff", 4)
    fur = lin(90, 40, 200, 180, "#d8a068", "#94582c", "#43220f")
    legs = ink(
        "M106 150 C94 158 94 176 108 178 H128 V150 Z M174 150 C186 158 186 176 172 178 H152 V150 Z",
        fur,
        5.5,
    )
    arms = ink(
        "M98 112 C78 106 62 88 58 68 C58 56 76 54 80 66 C84 80 98 88 112 92 Z M182 112 C202 106"
        " 218 88 222 68 C222 56 204 54 200 66"
        " C196 80 182 88 168 92 Z",
        fur,
        5.5,
    )
    body = ink(
        "M140 84 C106 84 92 112 96 142 C98 162 116 172 140 172 C164 172 182 162 184 142 C188"
        " 112 174 84 140 84 Z",
        fur,
        6,
    )
    body += flat(
        "M164 90 C182 102 188 124 184 142 C182 162 164 172 140 172 C164 154 174 124 164 90 Z",
        "#2c1408",
        0.5,
    )
    body += oval(136, 136, 25, 28, rad(130, 128, 34, "#ffe0a8", "#d09a58"), 4.5)
    head = (
        disc(112, 42, 12, fur, 5.5)
        + disc(168, 42, 12, fur, 5.5)
        + disc(112, 43, 5, "#f0b890", 0)
        + disc(168, 43, 5, "#f0b890", 0)
    )
    head += ink(
        "M140 30 C112 30 102 48 104 66 C106 86 122 98 140 98 C158 98 174 86 176 66 C178 48 168"
        " 30 140 30 Z",
        fur,
        6,
    )
    head += oval(140, 78, 20, 15, rad(134, 72, 26, "#fff0cc", "#d8a868"), 4.5) + ink(
        "M130 68 H150 C150 76 144 80 140 80 C136 80 130 76 130 68 Z", INK, 2
    )
    head += line("M140 80 V86 M130 87 q5 4 10 -1 q5 5 10 1", INK, 3.5) + line(
        "M118 60 q6 -7 12 0 M150 60 q6 -7 12 0", INK, 4.5
    )
    head += line("M112 56 C114 46 122 40 132 38", "#ffe0b0", 4)
    collar = (
        line("M112 96 C126 106 154 106 168 96", INK, 13)
        + line("M112 96 C126 106 154 106 168 96", "#3aa84a", 6)
        + disc(140, 106, 7, "#ffd24a", 4)
    )
    man = (
        person(62, 240, 1.06, "#3a8a4a", "#5aa85a")
        + cord("M66 174 L96 186", "#e8c070", 5, 3)
        + cord("M76 200 L84 184", "#3a8a4a", 8, 3.5)
    )
    notes = line("M100 158 V140 L112 136 V152 M36 124 V106", "#ffe89a", 4) + "".join(
        oval(x, y, 5, 4, "#ffe89a", 0) for x, y in ((96, 158), (108, 152), (32, 124))
    )
    return room(
        "green",
        hall("#4f7a58", "#5a6a44", 21, (58, 40, 204, 172)),
        glow(140, 110, 116, "#ffe08a", 0.75),
        oval(140, 242, 62, 6, "#16220f", 0),
        ball,
        legs,
        arms,
        body,
        head,
        collar,
        man,
        notes,
        spark(212, 132, 8),
        spark(40, 70, 8),
        leaf(212, 238, 0.8, 24),
        leaf(198, 240, 0.6, -16),
    )


ROOMS = (druids_grove, beast_tamer)
