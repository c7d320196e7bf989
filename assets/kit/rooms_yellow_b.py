"""The yellow rooms, where something happens: five more."""

from __future__ import annotations

from assets.kit.parts import (
    INK,
    at,
    box,
    cord,
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
    spark,
)
from assets.kit.props import chain, coins, fungus
from assets.kit.signs import RUNES, rune, wisp
from assets.kit.stage import bricks, candle, cave, flame, floor, moon


def old_campsite() -> str:
    """Show a kettle on its tripod over embers, a bedroll and a pack, in the blue of a cave."""
    legs = cord("M128 84 L70 226 M128 84 L186 226 M128 84 L140 214", "#8a6238", 7, 4)
    kettle = line("M128 88 V128", INK, 4) + line("M102 150 C104 118 152 118 154 150", INK, 5)
    kettle += ink(
        "M92 148 H164 C168 178 154 194 128 194 C102 194 88 178 92 148 Z",
        lin(92, 148, 164, 194, "#8a8c98", "#4a4a56", "#1c1a22"),
        6,
    )
    kettle += oval(128, 148, 37, 8, "#26242c", 5) + line(
        "M100 162 C102 172 106 180 112 184", "#d8dce8", 4
    )
    ring_stones = "".join(
        oval(x, y, 15, 11, lin(x - 12, y - 10, x + 12, y + 10, "#b8b0a8", "#4a4444"), 4.5)
        for x, y in ((76, 226), (180, 226), (98, 236), (128, 239), (158, 236))
    )
    logs = cord("M98 228 L152 212 M104 212 L158 228", "#6a3e20", 9, 4)
    fire = glow(128, 206, 92, "#ff8a2a", 0.95)
    roll = ink(
        "M18 206 C18 190 40 190 44 206 L66 238 C62 248 30 248 24 240 Z",
        lin(18, 190, 66, 240, "#d86a4a", "#7a2c22"),
        5,
    )
    roll += oval(31, 206, 13, 13, "#f0c89a", 4.5) + line("M31 200 a6 6 0 1 1 -6 7", INK, 3)
    pack = ink(
        "M190 238 C186 198 196 180 214 180 C232 180 240 198 238 238 Z",
        lin(190, 180, 238, 238, "#c89a5a", "#7a5430", "#3a2414"),
        5,
    )
    pack += ink("M194 202 C204 192 226 192 236 202 L232 216 H198 Z", "#a8743c", 4) + box(
        209, 210, 12, 12, "#e8c050", 3.5
    )
    stars = motes(15, 26, (50, 26, 156, 90), "#eaf4ff")
    return room(
        "yellow",
        cave("#2c4c7a", 41, (128, 70), 130),
        stars,
        moon(172, 66, 15),
        ink("M10 206 Q128 190 246 206 V246 H10 Z", lin(0, 200, 0, 246, "#5a5a6a", "#1c1c28"), 4),
        fire,
        roll,
        pack,
        logs,
        legs,
        at(10, -14, kettle, 0.92),
        flame(106, 234, 0.62),
        flame(150, 234, 0.62),
        flame(128, 236, 0.9),
        ring_stones,
        wisp(112, 122, 0.9, "#c8dcf0"),
    )


def dice_den() -> str:
    """Show two great dice on green felt under a lamp, gamblers in the dark around."""

    def gambler(x: float, hat: str) -> str:
        body = ink(
            "M-34 0 C-34 -34 -16 -42 0 -42 C16 -42 34 -34 34 0 Z",
            lin(-30, -40, 30, 0, "#4a3a4a", "#1c1420"),
            5,
        )
        body += ink(
            "M-17 -44 C-19 -72 19 -72 17 -44 C12 -30 -12 -30 -17 -44 Z",
            lin(-16, -66, 16, -34, "#c8946a", "#6a4030"),
            5,
        )
        body += ink(
            "M-26 -58 H26 L16 -66 L12 -86 H-12 L-16 -66 Z",
            lin(-20, -84, 20, -58, pale(hat, 0.3), hat),
            5,
        )
        return at(x, 160, body + flat("M-9 -52 h6 v4 h-6 Z M4 -52 h6 v4 h-6 Z", INK))

    table = oval(128, 200, 117, 46, lin(10, 150, 246, 260, "#b8783c", "#5a3216"), 6)
    felt = oval(128, 199, 102, 37, rad(128, 184, 112, "#7ae08a", "#2a9a52", "#0f4a2c"), 5)

    def die(x: float, y: float, size: float, turn: float) -> str:
        top = ink("M0 -44 L38 -26 L0 -6 L-38 -26 Z", "#fffaf0", 5)
        left = ink("M-38 -26 L0 -6 V40 L-36 18 Z", lin(-38, -20, 0, 40, "#f4e6cc", "#d0b48c"), 5)
        right = ink("M38 -26 L0 -6 V40 L36 18 Z", lin(0, 0, 38, 30, "#b8986a", "#7a5a38"), 5)
        pips = oval(0, -25, 6, 4, "#c81c1c", 0) + "".join(
            oval(px, py, 4, 5, INK, 0)
            for px, py in ((-29, -12), (-19, 8), (-9, 26), (10, 6), (28, -8), (10, 26), (27, 13))
        )
        return at(x, y, top + left + right + pips, size, turn)

    lamp = line("M128 10 V40", INK, 5) + ink(
        "M88 66 C92 44 164 44 168 66 Z", lin(88, 44, 168, 66, "#6ad08a", "#1f5a3a"), 5
    )
    lamp += oval(128, 66, 16, 8, "#fff6c8", 4)
    return room(
        "yellow",
        box(10, 10, 236, 236, rad(128, 80, 160, "#6a3a2a", "#341a16", "#120809"), 0),
        flat("M92 68 H164 L240 246 H16 Z", lin(0, 66, 0, 240, "#ffe8a0/0.6", "#ffe8a0/0.12")),
        gambler(60, "#8a2a2a"),
        gambler(196, "#2a4a8a"),
        gambler(128, "#6a5a2a"),
        lamp,
        table,
        felt,
        coins(54, 206, 42, 18, 7),
        coins(206, 208, 38, 14, 8),
        die(102, 190, 0.86, -8),
        die(158, 202, 0.78, 12),
    )


def locked_chest() -> str:
    """Show a chest wound in chains under a lock as big as a head; gold light leaks out."""
    wood = lin(34, 76, 222, 236, "#e0a05a", "#94562a", "#3c1f10")
    lid = ink("M34 148 C34 96 62 72 128 72 C194 72 222 96 222 148 Z", wood, 6)
    lid += line("M60 100 C84 88 172 88 196 100 M42 124 C84 114 172 114 214 124", "#4a2812", 4)
    lid += line("M50 104 C64 88 90 80 116 80", "#ffe0b0", 5)
    case = box(40, 154, 176, 82, wood, 6) + line("M44 182 H212 M44 210 H212", "#4a2812", 4)
    bands = "".join(
        ink(
            f"M{x} 154 h20 v82 h-20 Z",
            lin(x, 154, x + 20, 236, "#fff0a8", "#d8982c", "#6a4214"),
            4.5,
        )
        for x in (52, 184)
    ) + ink(
        "M52 148 C52 108 58 92 70 84 L88 78 C76 92 72 112 72 148 Z M204 148 C204 108 198 92 186"
        " 84 L168 78 C180 92 184 112 184 148 Z",
        lin(52, 78, 204, 148, "#fff0a8", "#d8982c", "#6a4214"),
        4.5,
    )
    leak = flat("M38 146 H218 V157 H38 Z", "#fff2a8") + line("M36 146 H220 M40 157 H216", INK, 4)
    links = (
        chain(30, 96, 118, 176, 1.25)
        + chain(226, 96, 138, 176, 1.25)
        + chain(34, 236, 112, 190, 1.25)
        + chain(222, 236, 144, 190, 1.25)
    )
    lock = line("M104 170 V144 C104 112 152 112 152 144 V170", INK, 20) + line(
        "M104 170 V144 C104 112 152 112 152 144 V170", "#d8dce8", 10
    )
    lock += line("M102 160 V142 C104 130 110 124 116 122", "#ffffff", 3.5)
    lock += ink(
        "M88 164 H168 V206 C168 222 152 228 128 228 C104 228 88 222 88 206 Z",
        lin(88, 164, 168, 228, "#f4f6fc", "#8a92a8", "#343a50"),
        6,
    )
    lock += flat("M128 180 a12 12 0 0 1 7 22 l4 16 h-22 l4 -16 a12 12 0 0 1 7 -22 Z", INK) + line(
        "M97 174 H118", "#ffffff", 5
    )
    return room(
        "yellow",
        bricks("#5a4260", 51, (128, 60)),
        floor("#4c3a50", 214),
        glow(128, 130, 124, "#ffcf4a", 0.85),
        oval(128, 238, 108, 7, "#140c12", 0),
        lid,
        case,
        bands,
        glow(128, 152, 90, "#fff0a0", 0.7),
        leak,
        links,
        lock,
        spark(52, 66, 11),
        spark(202, 58, 9),
        spark(214, 140, 7),
    )


def rune_puzzle() -> str:
    """Show nine carved tiles; eight are set and lit, the last floats before its empty place."""
    tiles, gap = [], 5
    for i in range(9):
        x, y = 66 + 62 * (i % 3), 66 + 56 * (i // 3)
        if i == gap:
            tiles.append(
                box(x - 24, y - 22, 48, 44, lin(x, y - 22, x, y + 22, "#04080a", "#12242a"), 5)
            )
            continue
        lit = i in {0, 2, 4, 7}
        face = lin(x - 24, y - 22, x + 24, y + 22, "#c8bca0", "#8a7c64", "#4a4034")
        tiles.append(
            box(x - 24, y - 22, 48, 44, face, 5)
            + line(f"M{x - 19} {y + 14} V{y - 17} H{x + 16}", "#f0e4c8", 2.5)
        )
        tiles.append(rune(x, y, i, "#3ae8d0", 1.5) if lit else line_rune(x, y, i))
    stone = ink(
        "M24 246 V44 L44 30 H212 L232 44 V246 Z",
        lin(24, 30, 232, 246, "#8a7c68", "#5a4c3e", "#2a221c"),
        6,
    )
    loose = at(
        206,
        196,
        box(-27, -25, 54, 50, lin(-27, -25, 27, 25, "#fff0c8", "#c8a868", "#7a5a30"), 5.5)
        + line("M-21 16 V-19 H18", "#ffffff", 3),
        1,
        14,
    )
    return room(
        "yellow",
        bricks("#3e4a4c", 61, (100, 60)),
        stone,
        *tiles,
        glow(206, 196, 60, "#3ae8d0", 0.8),
        line("M190 134 C196 146 198 152 200 160", "#8afff0", 4, 0.8),
        loose,
        rune(206, 196, 5, "#0a9a88", 1.7),
        motes(62, 14, (150, 110, 80, 110), "#c8fff4"),
        floor("#4a4238", 230),
        candle(44, 244, 24),
    )


def line_rune(x: float, y: float, which: int) -> str:
    """Return a rune that is carved but sleeps."""
    return at(x, y, line(RUNES[which % len(RUNES)], "#3a3026", 3.5), 1.5)


def fungus_garden() -> str:
    """Show mushrooms as tall as trees that glow turquoise and rose in the dark."""
    rays = "".join(
        glow(x, y, r, c, 0.7)
        for x, y, r, c in (
            (110, 96, 96, "#3ae0d8"),
            (202, 150, 60, "#ff6ac0"),
            (44, 176, 50, "#c88aff"),
        )
    )
    gills = ink(
        "M40 120 C44 62 84 38 116 38 C150 38 186 64 190 120 C150 136 80 136 40 120 Z",
        rad(90, 66, 120, "#d8fff4", "#3ad0c8", "#0f6a7a"),
        6,
    )
    stem = ink(
        "M96 124 C102 160 100 200 84 240 H150 C138 200 132 160 136 124 Z",
        lin(90, 120, 146, 240, "#f4ffee", "#b8d0b8", "#5c7a72"),
        6,
    )
    stem += line(
        "M108 136 C112 170 110 204 104 232 M124 138 C124 170 126 204 132 230", "#7a9a8c", 3
    )
    under = oval(116, 122, 72, 11, "#0e5a66", 4.5) + line(
        "M60 120 L92 128 M80 114 L100 128 M116 112 V130 M152 114 L132 128 M172 120 L142 128",
        "#5af0e0",
        2.5,
    )
    spots = "".join(
        oval(x, y, r, r * 0.8, "#f0fff8", 3)
        for x, y, r in ((80, 78, 11), (122, 60, 9), (154, 88, 12), (106, 96, 7))
    )
    return room(
        "yellow",
        cave("#24405c", 71, (120, 110), 150),
        rays,
        ink(
            "M10 222 Q70 206 128 218 T246 214 V246 H10 Z",
            lin(0, 210, 0, 246, "#3a5a4a", "#14241f"),
            4.5,
        ),
        stem,
        gills,
        under,
        spots,
        fungus(204, 232, 1.3, "#f04aa0", 6),
        fungus(44, 236, 1.05, "#9a5ae0", -8),
        fungus(172, 242, 0.6, "#f0a83a", 4),
        fungus(76, 244, 0.5, "#f04aa0", -6),
        fungus(226, 242, 0.6, "#3ad0c8"),
        motes(73, 30, (26, 40, 204, 170), "#d8fff0"),
    )


ROOMS = (old_campsite, dice_den, locked_chest, rune_puzzle, fungus_garden)
