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
    ring,
    room,
)
from assets.kit.props import banner, person
from assets.kit.signs import rune
from assets.kit.stage import cave, flame, hall


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
    """Show a wolf in its leap through a burning hoop that the tamer has set up."""
    fires = "".join(
        at(136 + 47 * dx, 116 + 84 * dy, flame(0, 8, 0.66), 1, turn)
        for dx, dy, turn in (
            (0, -0.93, 0),
            (0.7, -0.72, 24),
            (0.9, 0.44, 24),
            (-0.7, -0.72, -24),
            (-1, -0.2, -40),
            (-0.9, 0.44, -24),
            (0.4, 0.9, 10),
            (-0.4, 0.9, -10),
        )
    )
    hoop = ring(136, 116, 44, INK, 17, 1.82) + ring(136, 116, 44, "#e8b040", 8, 1.82)
    near = "M136 36 A44 80 0 0 0 136 196"
    front = line(near, INK, 17) + line(near, "#ffd86a", 8)
    wolf = ink(
        "M66 166 C52 170 42 186 24 182 C34 172 38 150 58 142 C66 122 92 108 120 106 C136 104"
        " 150 98 160 88 L158 66 L172 80"
        " L182 68 L186 86 C200 90 212 98 224 102 C230 108 226 116 218 118 L200 122 C196 134 184"
        " 140 178 146 L214 152"
        " C222 154 220 164 212 164 L170 162 L160 158 C150 162 142 164 132 160 L106 164 C100 176"
        " 90 186 76 194 L48 214"
        " C40 216 36 208 42 204 L66 182 Z",
        lin(60, 80, 190, 200, "#eef2f4", "#98a4ae", "#4a5662"),
        6,
    )
    wolf += flat(
        "M58 150 C74 160 100 150 132 160 L106 164 C100 176 90 186 76 194 L48 214 C40 216 36 208"
        " 42 204 L66 182 L66 166 Z",
        "#2c3842",
        0.45,
    )
    wolf += line("M178 146 L160 158 M106 164 C112 154 110 144 104 138 M216 118 L204 112", INK, 4)
    wolf += (
        disc(191, 98, 4, "#ffcf3a", 2.5)
        + oval(223, 104, 4.5, 4, INK, 0)
        + line("M80 128 C94 118 110 114 128 114", "#ffffff", 3.5)
    )
    wolf += line("M152 96 C156 110 166 124 180 132", INK, 12) + line(
        "M152 96 C156 110 166 124 180 132", "#d8342a", 6
    )
    man = cord("M206 204 L186 186", "#3a8a4a", 9, 4) + person(208, 238, 0.84, "#3a8a4a", "#5aa85a")
    return room(
        "green",
        hall("#4a6a4a", "#4a5a3a", 21, (58, 46, 204, 168)),
        glow(140, 112, 120, "#ffae3a", 0.75),
        oval(140, 236, 74, 8, "#16220f", 0),
        cord("M136 200 V236 M112 238 H160", "#8a5a30", 8, 4),
        hoop,
        wolf,
        front,
        fires,
        man,
        banner(60, 24, 0.5, "#d8a02a"),
    )


ROOMS = (druids_grove, beast_tamer)
