"""The yellow rooms, where something happens: the last five."""

from __future__ import annotations

from assets.kit.parts import INK, at, box, cord, flat, glow, ink, lin, line, oval, rad, ring, room
from assets.kit.props import barrel, bottle, coins, crate, leaf, person, sword
from assets.kit.signs import crown, drip, shield, wisp
from assets.kit.stage import bricks, candle, cave, floor, pillar, spikes


def wounded_adventurer() -> str:
    """Show a fighter slumped against a pillar, a hand to the wound, a lantern beside."""
    legs = ink(
        "M112 196 C140 188 168 196 186 216 L214 218 C222 224 222 238 214 242 H170 L120 232 Z",
        lin(110, 190, 214, 240, "#7a6a58", "#3a2e26"),
        5.5,
    )
    legs += ink(
        "M186 214 L216 216 C224 222 224 240 216 244 H186 Z",
        lin(186, 214, 220, 244, "#8a5a34", "#3a2010"),
        5,
    )
    body = ink(
        "M70 232 C62 196 64 158 84 142 C100 132 126 134 138 148 C148 168 146 204 134 234 Z",
        lin(66, 140, 140, 234, "#c8704a", "#8a3a2a", "#3a1614"),
        6,
    )
    body += line("M104 142 L110 232 M84 176 L134 188", "#e8b050", 6)
    arm = cord("M132 158 C152 172 148 196 120 200", "#a8503a", 17, 5)
    arm += ink(
        "M98 190 C108 184 122 188 124 200 C120 212 104 214 96 206 Z",
        lin(98, 188, 122, 210, "#f4c89a", "#b87a4c"),
        4.5,
    )
    wound = flat(
        "M88 196 C98 192 108 202 104 214 C100 226 90 224 88 236 C82 232 80 206 88 196 Z", "#c8141c"
    )
    head = ink(
        "M72 106 C72 84 88 74 104 76 C122 78 130 94 128 112 C126 130 114 142 98 140 C82 138 72"
        " 124 72 106 Z",
        lin(74, 80, 128, 138, "#f8d4a8", "#c88a5c"),
        6,
    )
    head += ink(
        "M68 104 C62 78 84 62 104 64 C128 64 138 84 132 104 C122 96 90 92 68 104 Z",
        lin(70, 64, 130, 104, "#9a5a2c", "#4a2410"),
        5,
    )
    head += ink("M68 102 C88 88 116 90 134 100 L134 112 C112 102 90 102 70 114 Z", "#f4ece0", 4)
    head += flat("M106 93 a7 7 0 1 0 8 10 Z", "#d8242a")
    head += line("M84 120 q5 4 9 0 M106 121 q5 4 9 0 M92 131 q6 -4 12 0", INK, 3.5)
    lantern = ink("M-15 0 V-36 H15 V0 Z", rad(0, -16, 26, "#fffbe0", "#ffc84a", "#c8741a"), 4.5)
    lantern += line("M0 -36 V0", INK, 3) + ink("M-18 -36 L-8 -48 H8 L18 -36 Z", "#5a5058", 4)
    lantern += line("M-8 -50 C-8 -62 8 -62 8 -50", INK, 4) + box(-18, -2, 36, 8, "#5a5058", 4)
    return room(
        "yellow",
        bricks("#5a5468", 81, (190, 130)),
        pillar(66, 16, 216, 46, "#8a8090"),
        floor("#4e4a58", 212),
        glow(204, 176, 110, "#ffc050", 0.9),
        shield(40, 200, 0.95, "#3a6ab0", at(0, 0, line("M0 -22 V24 M-16 -6 H16", "#f4e2b0", 6))),
        legs,
        body,
        wound,
        arm,
        head,
        at(204, 202, lantern, 1.15),
        sword(160, 244, 0.9, 78),
        drip(92, 230, 8, "#a80f18", 7),
    )


def mirror_maze() -> str:
    """Show mirrors that stand in a fan; in each one the same candle and another you."""

    def reflect(x: float, y: float, size: float) -> str:
        return at(x, y, person(0, 0, 0.9, "#5a3a9a", "#7a5ac0") + candle(24, -24, 12), size)

    def glass(d: str, x: float) -> str:
        shade = lin(x - 30, 40, x + 30, 230, "#f4fbff", "#a8b8e8", "#5a5a9a", "#c8c0f0")
        return (
            line(d, INK, 17) + ink(d, shade, 3) + line(d, "#e8b850", 8) + line(d, "#fff0b8", 2, 0.8)
        )

    far_left = "M20 66 L48 78 V204 L20 222 Z"
    far_right = "M236 66 L208 78 V204 L236 222 Z"
    left, right = "M60 72 L94 82 V202 L60 212 Z", "M196 72 L162 82 V202 L196 212 Z"
    middle = "M92 224 V92 C92 58 108 44 128 44 C148 44 164 58 164 92 V224 Z"
    shines = (
        "M104 92 L122 62 M104 116 L136 62 M66 100 L84 92 M168 108 L188 96 M26 100 L40 96"
        " M214 100 L230 92"
    )
    return room(
        "yellow",
        box(10, 10, 236, 236, rad(128, 120, 150, "#8a6ab0", "#3a2a5c", "#140e24"), 0),
        floor("#4a3a6a", 200),
        glass(far_left, 34),
        glass(far_right, 222),
        reflect(34, 202, 0.5),
        at(222, 202, reflect(0, 0, 0.5), flip=True),
        glass(left, 77),
        glass(right, 179),
        reflect(76, 200, 0.78),
        at(179, 200, reflect(0, 0, 0.78), flip=True),
        glass(middle, 128),
        reflect(124, 222, 1.32),
        line(shines, "#ffffff", 4, 0.75),
        crown(128, 46, 0.36),
        flat("M96 232 H160 L176 244 H80 Z", "#ffe0a0", 0.35),
    )


def whispering_statue() -> str:
    """Show a mossy stone head, a finger to its lips, that breathes golden words."""
    head = ink(
        "M64 246 V110 C64 60 92 36 128 36 C164 36 192 60 192 110 V246 Z",
        lin(64, 36, 192, 246, "#dfe2d2", "#9aa294", "#4a544c"),
        6.5,
    )
    head += flat(
        "M150 40 C178 52 192 76 192 110 V246 H160 C176 190 180 90 150 40 Z", "#2c3832", 0.55
    )
    brow = ink(
        "M78 104 C92 90 112 92 120 104 C112 112 92 114 78 104 Z M178 104 C164 90 144 92 136 104"
        " C144 112 164 114 178 104 Z",
        "#6a746a",
        4.5,
    )
    brow += line("M74 92 C90 78 112 80 122 94 M182 92 C166 78 144 80 134 94", INK, 5.5)
    brow += line("M80 105 C92 110 108 110 118 105 M138 105 C148 110 164 110 176 105", INK, 4)
    nose = ink(
        "M120 96 L112 148 C116 158 140 158 144 148 L136 96",
        lin(112, 96, 144, 158, "#e8eadc", "#848e82"),
        5,
    )
    mouth = ink("M98 182 C110 170 146 170 158 182 C148 198 108 198 98 182 Z", "#0e1410", 5)
    mouth += glow(128, 184, 44, "#ffd85a", 0.95)
    finger = ink(
        "M116 246 V176 C116 160 140 160 140 176 V246 Z",
        lin(116, 166, 140, 246, "#f4f4e6", "#a8b0a2", "#6a746a"),
        5.5,
    )
    finger += line("M122 176 h12 M120 206 h16", "#6a746a", 3.5)
    hand = ink(
        "M140 246 V216 C140 204 160 204 162 216 C164 206 182 210 182 222 V246 Z",
        lin(140, 206, 182, 246, "#c8cebe", "#6a746a"),
        5,
    )
    moss = "".join(
        ink(d, lin(60, 40, 130, 140, "#a8d86a", "#3a7a34"), 4)
        for d in (
            "M66 96 C60 66 84 38 118 36 C112 46 104 44 100 54 C92 50 90 64 84 66 C80 72 76 82"
            " 66 96 Z",
            "M64 202 C72 196 80 206 76 216 C84 222 76 234 66 236 Z",
        )
    )
    cracks = line("M176 70 L164 84 L172 96 L166 112 M84 214 L94 204", INK, 3.5)
    words = (
        wisp(76, 186, 1, "#ffd24a", -62)
        + wisp(180, 186, 1, "#ffd24a", 62)
        + wisp(92, 170, 0.8, "#ffe48a", -36)
        + wisp(166, 170, 0.8, "#ffe48a", 36)
    )
    return room(
        "yellow",
        bricks("#4a6a5a", 91, (70, 60)),
        leaf(30, 60, 1, 150),
        leaf(50, 40, 0.9, 190),
        leaf(222, 50, 1, 200),
        leaf(232, 84, 0.9, 220),
        head,
        moss,
        brow,
        nose,
        cracks,
        mouth,
        finger,
        hand,
        words,
    )


def smugglers_cache() -> str:
    """Show a wall broken open on a lamp-lit stack of casks, crates and bottles."""
    hole = (
        "M52 228 L40 190 L54 170 L38 136 L58 112 L54 82 L86 70 L96 46 L132 52 L160 40 L176 64"
        " L206 72"
        " L204 104 L222 126 L206 156 L220 188 L208 228 Z"
    )
    inside = ink(hole, rad(128, 120, 120, "#ffe49a", "#e09a3a", "#5a2a14"), 6)
    lamp = line("M128 54 V80", INK, 4) + ink(
        "M114 108 V84 H142 V108 Z", rad(128, 96, 22, "#ffffff", "#ffe070"), 4.5
    )
    lamp += ink("M110 84 L120 74 H136 L146 84 Z M112 108 H144 V114 H112 Z", "#4a4048", 4)
    anchor = line("M0 -12 V12 M-11 4 C-10 14 10 14 11 4 M-6 -6 H6", "#2a1a10", 4) + ring(
        0, -15, 3.5, "#2a1a10", 3
    )
    rug = ink(
        "M158 226 C150 210 156 198 168 198 H206 C218 200 220 222 208 226 Z",
        lin(150, 198, 210, 226, "#d84a5a", "#6a1a2a"),
        5,
    )
    rug += line("M180 200 V224 M194 200 V224", "#f0c860", 4) + oval(166, 212, 9, 12, "#f0b0a0", 4)
    fallen = "".join(
        at(
            x,
            y,
            ink("M-18 -10 H14 L18 8 H-16 Z", lin(-18, -10, 18, 8, "#b89a90", "#5c4844"), 4.5),
            s,
            t,
        )
        for x, y, s, t in (
            (34, 232, 1, -8),
            (62, 238, 0.8, 14),
            (224, 236, 1, 10),
            (196, 240, 0.7, -20),
        )
    )
    return room(
        "yellow",
        bricks("#7a5a54", 101, (60, 60), 24),
        inside,
        glow(128, 98, 80, "#fff0a0", 0.9),
        lamp,
        crate(104, 176, 0.8, "#8a5a2c"),
        barrel(152, 178, 0.86, "#7a4a24"),
        crate(96, 228, 1.0),
        barrel(142, 228, 0.95),
        at(142, 198, anchor, 0.8),
        bottle(92, 132, 0.6, "#3ad07a"),
        bottle(112, 132, 0.6, "#e04a6a"),
        bottle(150, 124, 0.5, "#5a9af0"),
        rug,
        floor("#4c3a36", 226),
        fallen,
        coins(126, 244, 44, 14, 9),
        line(hole, "#ffe8b0", 2.5, 0.5),
    )


def underground_river() -> str:
    """Show a river that winds from a far light, a boat with its lamp on the near bend."""
    river = ink(
        "M116 104 C142 110 166 122 146 138 C110 154 40 166 34 200 C30 226 50 240 80 246 H236"
        " C246 214 190 196 196 176"
        " C202 156 214 138 192 120 C172 108 152 102 136 96 Z",
        lin(128, 104, 128, 246, "#d8fff4", "#4ac8c8", "#1a6a8a", "#0f3a5c"),
        5.5,
    )
    river += line(
        "M144 112 C176 120 184 132 164 146 M90 176 C66 184 56 198 62 214 M120 168 C96 178 84"
        " 194 90 216"
        " M170 160 C150 178 164 196 190 208 M176 222 Q196 230 214 228 M120 232 Q140 240 160 236",
        "#e8fffa",
        3.5,
        0.8,
    )
    boat = ink(
        "M74 190 C96 200 146 202 182 184 C180 212 162 228 128 228 C96 228 80 212 74 190 Z",
        lin(74, 186, 182, 228, "#d89a58", "#8a5428", "#3a2010"),
        6,
    )
    boat += line("M80 204 C104 214 150 214 178 198", "#5a3418", 3.5) + line(
        "M82 196 C104 204 146 206 174 192", "#ffd8a0", 3
    )
    rower = person(118, 198, 0.86, "#4a5a3a", "#5c7048")
    pole = cord("M142 128 L150 234", "#b8844c", 5, 3.5)
    lamp = cord("M180 186 C190 166 190 156 184 148", "#6a4426", 5, 3) + glow(
        182, 158, 64, "#ffd04a", 0.95
    )
    lamp += ink("M172 150 H192 L189 172 H175 Z", rad(182, 160, 16, "#ffffff", "#ffd860"), 4) + line(
        "M172 150 L182 142 L192 150", INK, 4
    )
    return room(
        "yellow",
        cave("#3a7a84", 111, (126, 96), 120),
        glow(124, 96, 80, "#eafff4", 0.9),
        river,
        ink(
            "M10 246 V150 C24 158 44 152 60 158 C40 176 22 196 34 246 Z",
            lin(10, 150, 50, 246, "#4a5a64", "#1a242c"),
            5,
        ),
        ink(
            "M246 246 V128 C232 134 226 150 210 158 C212 176 236 196 238 246 Z",
            lin(246, 130, 220, 246, "#3a4852", "#141c22"),
            5,
        ),
        spikes("#4a6068", 12, 22, count=7),
        rower,
        boat,
        pole,
        lamp,
    )


ROOMS = (wounded_adventurer, mirror_maze, whispering_statue, smugglers_cache, underground_river)
