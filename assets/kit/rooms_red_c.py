"""The red rooms, where something fights: the last five."""

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
    room,
)
from assets.kit.props import bone, chain, skull, web
from assets.kit.signs import axe, eyes, web_round
from assets.kit.stage import bricks, cave, doorway, floor, shaft, water


def spider_nest() -> str:
    """Show a web across the whole cave; its spider waits in the middle, eggs hang below."""
    legs = "".join(
        f"M{128 + s * 18} {y} C{128 + s * a} {y - 26} {128 + s * b} {y - 16 + d}"
        f" {128 + s * c} {y + d}"
        for s in (-1, 1)
        for y, a, b, c, d in (
            (96, 34, 56, 66, -38),
            (106, 44, 66, 84, -6),
            (116, 44, 64, 82, 26),
            (124, 32, 52, 60, 54),
        )
    )
    body = oval(128, 134, 34, 38, rad(116, 118, 62, "#8a6a78", "#4a2a3a", "#180c14"), 6)
    body += flat(
        "M128 114 L142 128 L128 142 L114 128 Z M128 142 L138 156 L128 162 L118 156 Z", "#e8342a"
    )
    body += oval(128, 94, 23, 20, rad(120, 86, 34, "#7a5a68", "#3a1e2c"), 5.5)
    body += "".join(
        disc(x, y, r, "#ff5a3a", 2)
        for x, y, r in (
            (118, 92, 5),
            (138, 92, 5),
            (109, 86, 3),
            (147, 86, 3),
            (123, 82, 3),
            (133, 82, 3),
        )
    )
    body += ink("M118 108 L114 122 L124 114 Z M138 108 L142 122 L132 114 Z", "#f0e2c0", 3)
    eggs = "".join(
        line(f"M{x} {y - 60} V{y - 20}", "#efeaf4", 2.5)
        + oval(x, y, r, r * 1.3, rad(x - 6, y - 8, 34, "#ffffff", "#d8d0e0", "#7a7088"), 4.5)
        + line(
            f"M{x - r + 2} {y - 6} Q{x} {y + 2} {x + r - 2} {y - 6} M{x - r + 2} {y + 8} Q{x}"
            f" {y + 16} {x + r - 2} {y + 8}",
            "#8a8098",
            2.5,
        )
        for x, y, r in ((56, 196, 18), (200, 204, 20), (90, 222, 13))
    )
    return room(
        "red",
        cave("#a08ab8", 81, (128, 110), 170),
        web_round(128, 110, 118),
        eggs,
        line(legs, INK, 14),
        line(legs, "#5a3a48", 6),
        body,
        web(20, 96, 0.5),
    )


def collapsing_bridge() -> str:
    """Show a stone bridge that breaks in its middle over a stream of fire."""
    stone = lin(0, 90, 0, 180, "#c8b4a4", "#8a7468", "#4a3a36")
    left = ink(
        "M10 104 C40 98 66 98 92 108 L84 124 L96 138 L80 150 C72 150 66 156 62 172 V246 H10 Z",
        stone,
        5.5,
    )
    right = ink(
        "M246 104 C216 98 196 96 172 100 L178 118 L166 128 L180 142 C188 146 192 154 194 172"
        " V246 H246 Z",
        stone,
        5.5,
    )
    seams = (
        "M10 128 H80 M10 152 H70 M10 178 H60 M10 204 H60 M34 102 V128 M60 128 V152 M30 152 V178"
        " M44 178 V204 M26 204 V240 M246 128 H184 M246 152 H190 M246 178 H196 M246 204 H196"
        " M214 100 V128 M206 128 V152 M226 152 V178 M212 178 V204 M228 204 V240"
    )
    posts = "".join(box(x, 76, 14, 30, "#a8948a", 4) for x in (20, 58, 184, 222))
    posts += line("M34 84 H58 M198 84 H222", INK, 9) + line("M34 84 H58 M198 84 H222", "#c8b4a4", 4)
    falls = "".join(
        at(
            x,
            y,
            ink(
                "M-16 -10 L12 -14 L18 8 L-10 14 Z", lin(-14, -12, 14, 12, "#e0ccb8", "#6a5650"), 4.5
            ),
            s,
            t,
        )
        for x, y, s, t in (
            (112, 128, 1, 12),
            (146, 146, 1.15, -24),
            (124, 172, 0.9, 40),
            (152, 104, 0.7, 60),
            (106, 196, 0.6, 10),
        )
    )
    trails = line("M106 92 V108 M146 108 V126 M124 142 V156 M152 82 V92", "#ffe0b0", 3, 0.8)
    lava = ink(
        "M10 214 Q40 204 70 214 T128 212 T190 214 T246 212 V246 H10 Z",
        lin(0, 206, 0, 246, "#fff0a0", "#ff9a2a", "#d8381c"),
        5,
    )
    return room(
        "red",
        cave("#b8442a", 91, (128, 190), 170),
        glow(128, 220, 120, "#ff8a2a", 0.9),
        lava,
        left,
        right,
        line(seams, "#3a2c2a", 3, 0.8),
        posts,
        trails,
        falls,
        line("M12 104 C40 98 66 98 88 106 M244 104 C216 98 196 96 176 100", "#fff0dc", 3.5),
        motes(92, 22, (60, 60, 136, 150), "#ffd66a"),
    )


def executioners_hall() -> str:
    """Show a great axe in its block, alone in a cold shaft of light."""
    block = ink(
        "M70 188 C70 176 186 176 186 188 L194 238 H62 Z",
        lin(62, 180, 194, 240, "#d8a468", "#8a5a30", "#3a2212"),
        6,
    )
    block += oval(128, 186, 58, 13, lin(70, 176, 186, 198, "#f4d4a0", "#b8844c"), 5)
    block += line("M104 186 a24 6 0 0 1 48 0 M116 187 a12 3 0 0 1 24 0", "#7a4e28", 2.5)
    block += flat(
        "M150 186 C160 190 172 190 176 186 L178 214 C170 222 168 202 160 206 C154 208 152"
        " 196 150 186 Z",
        "#b8141c",
    )
    hood = ink("M0 0 C-14 -30 -14 -52 0 -62 C14 -52 14 -30 0 0 Z", "#1c1216", 4)
    return room(
        "red",
        bricks("#5a4e54", 101, (128, 60)),
        floor("#4c4246", 204),
        doorway(44, 204, 40, 92, "#120a0c", "#7a6a6c"),
        doorway(212, 204, 40, 92, "#120a0c", "#7a6a6c"),
        at(44, 176, hood, 1),
        at(212, 176, hood, 1),
        eyes(44, 148, 0.5, "#ff6a4a"),
        eyes(212, 148, 0.5, "#ff6a4a"),
        shaft(128, 14, 40, (128, 240, 190), "#fff0cc"),
        block,
        at(146, 146, axe(0, 0, 1.12), 1, -142),
        skull(62, 238, 0.55, -14),
    )


def flooded_crypt() -> str:
    """Show a coffin adrift on green water; dead fingers push its lid from within."""
    lid = ink(
        "M40 150 L66 124 L178 138 L206 166 L184 178 L62 170 Z",
        lin(40, 124, 206, 178, "#e8f0d8", "#8aa498", "#34504a"),
        6,
    )
    lid += line("M108 134 L126 170 M88 150 L144 156", "#4a6a60", 6) + line(
        "M50 148 L70 130 L120 136", "#ffffff", 3.5
    )
    case = ink(
        "M48 188 L74 184 L190 192 L214 180 L206 216 C160 230 92 228 58 214 Z",
        lin(48, 180, 214, 222, "#9ab0a4", "#56706a", "#1c2c2c"),
        6,
    )
    gap = ink("M54 186 L62 168 L184 178 L210 168 L208 184 L190 194 L74 188 Z", "#05100d", 5)
    fingers = cord(
        "M104 192 C100 180 102 170 104 162 M118 194 C114 180 116 170 118 160 M132 195 C130 182"
        " 130 172 132 162"
        " M146 196 C146 184 146 176 146 168",
        "#d8f0c8",
        8,
        4,
    )
    fingers += line("M104 164 v-2 M118 162 v-2 M132 164 v-2 M146 170 v-2", "#5a7a5c", 6)
    arches = "".join(doorway(x, 150, 44, 80, "#0a1a1c", "#5c7a72") for x in (48, 208))
    win = doorway(128, 112, 54, 78, rad(128, 66, 60, "#f8ffe8", "#c0f8b0", "#4aa878"), "#6a8a80")
    ripples = "M26 214 Q44 226 66 226 M186 230 Q212 228 230 212 M50 234 Q128 246 206 234"
    return room(
        "red",
        bricks("#44625c", 111, (128, 80)),
        arches,
        win,
        cord("M128 36 V110 M102 78 H154", "#22403a", 3, 1.5),
        shaft(128, 60, 46, (128, 200, 170), "#d0ffd0"),
        water(146, "#2f8a6a", 5),
        at(222, 166, ink("M-24 0 L-18 -14 H18 L22 0 Z", "#5c7a72", 4.5)),
        case,
        gap,
        lid,
        fingers,
        line(ripples, "#c8ffe0", 4, 0.9),
        skull(36, 190, 0.5, 20),
    )


def beast_cages() -> str:
    """Show three cages that hang from chains; something looks out of each."""

    def cage(x: int, y: int, size: float, hue: str, dark_inside: str) -> str:
        d = "M-36 0 V-62 C-36 -88 -18 -96 0 -96 C18 -96 36 -88 36 -62 V0 Z"
        body = ink(d, dark_inside, 5) + at(0, -44, eyes(0, 0, 1.05, hue))
        posts = "M-18 -2 V-84 M0 -2 V-94 M18 -2 V-84 M-34 -34 H34 M-34 -66 H34"
        body += line(posts, INK, 9) + line(posts, "#b8a894", 4) + line(d, INK, 11)
        body += line(d, "#c8b8a4", 5) + box(-42, -4, 84, 13, "#8a7458", 4.5)
        return at(x, y, body + disc(0, -102, 7, "#8a7458", 4), size)

    straw = "".join(
        line(f"M{x} 244 l{d} -12", "#e0b860", 3)
        for x, d in (
            (30, -6),
            (42, 4),
            (54, -3),
            (150, 5),
            (170, -6),
            (186, 3),
            (206, 6),
            (224, -4),
        )
    )
    return room(
        "red",
        bricks("#6a5a44", 121, (128, 40)),
        floor("#5c4c3a", 216),
        chain(66, 14, 66, 78),
        chain(194, 14, 194, 98),
        chain(128, 10, 128, 60, 1.3),
        cage(62, 176, 0.9, "#ffcf3a", "#2a1c12"),
        cage(198, 194, 0.9, "#7aff6a", "#16241a"),
        cage(128, 220, 1.25, "#ff4a2a", "#241016"),
        straw,
        bone(40, 236, 0.6, 12),
    )


ROOMS = (spider_nest, collapsing_bridge, executioners_hall, flooded_crypt, beast_cages)
