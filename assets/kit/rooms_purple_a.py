"""The purple rooms, the rarest: the first two."""

from __future__ import annotations

from assets.kit.parts import INK, at, cord, flat, glow, ink, lin, line, motes, room, spark
from assets.kit.props import bone, coins, skull
from assets.kit.signs import crown, jewel, orb, wisp
from assets.kit.stage import candle, cave, hall, shaft, stairs


def dragons_hoard() -> str:
    """Show a red dragon asleep on a hill of gold, one eye not quite shut."""
    wing = ink(
        "M128 110 C150 60 190 40 236 46 C224 58 220 70 222 84 C210 82 204 90 204 102 C192 98"
        " 184 106 182 120 C166 112 148 116 140 130 Z",
        lin(130, 40, 236, 130, "#ff9a6a", "#b82a3a", "#4a0f2a"),
        6,
    )
    wing += line("M140 120 C160 84 190 62 222 54 M142 122 C168 100 188 92 204 92", "#5a1024", 4.5)
    wing += line("M140 98 C160 68 188 54 214 50", "#ffd0a0", 4)
    tail = cord(
        "M184 178 C216 168 236 186 226 206 C216 224 190 220 186 208", "#b8303a", 13, 5
    ) + ink("M184 214 L164 206 L184 194 Z", "#f0c050", 4.5)
    body = ink(
        "M58 186 C60 140 100 112 146 118 C190 124 212 156 204 192 Z",
        lin(60, 112, 204, 192, "#ff8a5a", "#d0323a", "#5a1028"),
        6.5,
    )
    body += line("M96 132 L104 120 M120 122 L130 110 M148 122 L160 110 M172 132 L186 124", INK, 5)
    body += line(
        "M84 160 C96 146 116 142 130 148 M120 170 C134 156 156 154 168 162 M156 182 C168 170"
        " 184 170 194 178",
        "#7a1428",
        4,
    )
    head = ink(
        "M20 184 C22 168 38 160 56 160 C64 142 88 136 104 146 L134 122 L126 152 L142 150 L124"
        " 172 C122 192 104 204 82 202 L40 206"
        " C26 206 18 196 20 184 Z",
        lin(20, 130, 134, 206, "#ffa070", "#e03a3a", "#7a1428"),
        6.5,
    )
    head += flat(
        "M126 152 L142 150 L124 172 C122 192 104 204 82 202 L40 206 C60 200 104 190 112 164 Z",
        "#4a0a1e",
        0.5,
    )
    head += ink(
        "M104 146 L134 122 L126 152 Z M118 158 L146 150 L124 172 Z",
        lin(104, 122, 146, 172, "#fff4d0", "#b8945c"),
        4.5,
    )
    head += line("M26 194 C46 196 66 194 84 184", INK, 4.5) + ink(
        "M74 162 C84 156 96 160 100 168 C90 172 80 170 74 162 Z", "#ffe24a", 4
    )
    head += (
        line("M88 160 V169", INK, 4)
        + line("M68 158 C80 150 94 152 104 160", INK, 5)
        + flat("M32 172 q6 -5 9 1 q-4 4 -9 -1 Z", INK)
    )
    head += ink("M34 196 l5 10 l6 -10 Z M52 196 l5 10 l6 -11 Z", "#fff8e0", 3) + line(
        "M34 168 C44 162 54 164 62 164", "#ffd8b0", 4
    )
    puff = wisp(44, 160, 0.9, "#e8d8f0", -8) + wisp(54, 154, 0.7, "#e8d8f0", 12)
    gold = coins(128, 242, 228, 62, 5) + coins(190, 242, 96, 44, 7) + coins(70, 242, 100, 40, 9)
    loot = (
        crown(160, 214, 0.8, -12)
        + jewel(100, 222, 1, "#3ad08a")
        + jewel(210, 214, 0.9, "#4a9af0", 20)
        + jewel(136, 238, 1.1, "#e04a8a", -10)
    )
    loot += at(
        186,
        236,
        ink(
            "M-14 -30 H14 C14 -14 6 -8 3 -8 V2 H12 V8 H-12 V2 H-3 V-8 C-6 -8 -14 -14 -14 -30 Z",
            lin(-14, -30, 14, 8, "#fff4b0", "#c88a24"),
            4.5,
        ),
        1,
        12,
    )
    return room(
        "purple",
        cave("#7a4ab0", 11, (128, 90), 150),
        shaft(128, 20, 30, (110, 230, 180), "#ffe8c0"),
        glow(120, 220, 130, "#ffc83a", 0.75),
        wing,
        tail,
        body,
        coins(176, 222, 120, 40, 21),
        head,
        puff,
        gold,
        loot,
        spark(76, 226, 9),
        spark(166, 196, 8),
        spark(226, 226, 8),
        motes(12, 20, (40, 60, 176, 90), "#fff0c0"),
    )


def mad_kings_throne() -> str:
    """Show a dead king who still sits on a throne of blades, crown aslant, under purple drapes."""
    blades = "".join(
        at(
            128,
            120,
            ink(
                "M-8 0 L-7 -66 L0 -92 L7 -66 L8 0 Z",
                lin(-8, 0, 8, 0, "#f0f0ff", "#8a8ab0", "#3a3a5c"),
                5,
            ),
            1,
            a,
        )
        for a in (-62, 62, -42, 42, -21, 21, 0)
    )
    back = ink(
        "M82 232 V112 C82 84 102 70 128 70 C154 70 174 84 174 112 V232 Z",
        lin(82, 70, 174, 232, "#b07af0", "#6a2aa8", "#2a0f4a"),
        6.5,
    )
    back += line("M94 222 V114 C94 94 108 82 128 82 C148 82 162 94 162 114 V222", "#ffd24a", 4)
    arms = ink(
        "M62 178 H98 V240 H62 Z M158 178 H194 V240 H158 Z",
        lin(62, 170, 194, 240, "#ffe49a", "#c8862c", "#5a3414"),
        6,
    )
    arms += skull(80, 174, 0.56) + skull(176, 174, 0.56)
    robe = ink(
        "M98 150 C106 136 150 136 158 150 L172 240 H84 Z",
        lin(90, 140, 170, 240, "#e0486a", "#9a1c3a", "#3a0a1c"),
        6,
    )
    robe += flat(
        "M144 142 C152 144 156 146 158 150 L172 240 H148 C158 200 156 164 144 142 Z",
        "#2a0612",
        0.55,
    )
    robe += ink(
        "M98 152 C106 138 150 138 158 152 C150 166 106 166 98 152 Z", "#fff6e8", 4.5
    ) + line("M108 152 v5 M120 156 v5 M136 156 v5 M148 152 v5", INK, 4)
    robe += bone(112, 190, 0.6, 62) + bone(146, 190, 0.6, -62)
    king = skull(130, 120, 0.92, 10, "#e08aff") + crown(136, 101, 0.78, 22, "#b04af0")
    sceptre = cord("M186 212 L204 124", "#ffd24a", 6, 4) + orb(207, 110, 15, "#d06aff")
    drape = ink(
        "M10 10 H120 C110 40 80 56 58 62 C62 110 44 160 34 190 C40 200 36 206 24 208 H10 Z",
        lin(10, 10, 90, 200, "#8a4ad0", "#4a1a8a", "#1a0a3a"),
        5.5,
    )
    drape += line("M44 30 C36 90 30 140 22 196 M84 30 C66 48 56 54 40 58", "#2a0f5a", 4.5) + cord(
        "M28 186 C36 190 40 184 42 176", "#ffd24a", 5, 3
    )
    return room(
        "purple",
        hall("#5a4a7a", "#4a3a5c", 21, (60, 40, 196, 176)),
        glow(128, 110, 130, "#c06aff", 0.8),
        blades,
        back,
        stairs(128, 248, 200, 1, "#7a5aa0", 14),
        arms,
        robe,
        king,
        drape,
        at(256, 0, drape, flip=True),
        sceptre,
        candle(36, 246, 26, "#d8b0ff"),
        candle(220, 246, 22, "#d8b0ff"),
        candle(52, 246, 14, "#d8b0ff"),
        motes(22, 18, (70, 40, 116, 150), "#f0d8ff"),
    )


ROOMS = (dragons_hoard, mad_kings_throne)
