"""Equipment: what a careful delver packs, tools and provisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import circle, piece
from assets.kit.loot_paint import INK, ball, band, dashed, dot, flat, form, line, rim, turn
from assets.kit.loot_parts import flame, glow, rope, sparks


def _camping_gear() -> str:
    pack = form(
        "M70 104C70 74 90 66 128 66C166 66 186 74 186 104V220C186 236 70 236 70 220Z", "leather", 25
    )
    flap = form(
        "M66 110C64 72 94 60 128 60C162 60 192 72 190 110C176 136 156 142 128 142"
        "C100 142 80 136 66 110Z",
        "tan",
        40,
    )
    roll = form(
        "M48 36C48 22 60 16 74 16H182C196 16 208 22 208 36C208 52 196 60 182 60H74"
        "C60 60 48 52 48 36Z",
        "green",
        70,
        cut=0.55,
    )
    roll += ball((60, 38), 20, "moss") + line(
        "M60 38C64 32 72 38 66 46C58 52 48 44 50 34", "#39471c", 4
    )
    ties = line("M100 16V62M160 16V62", INK, 15) + line("M100 18V60M160 18V60", "#5a2c12", 6)
    pocket = form("M92 164H164V216H92Z", "tan", 30) + form("M92 164H164V182H92Z", "leather", 30)
    buckle = form("M116 124H140V158H116Z", "gold", 30) + flat("M123 136H133V148H123Z", "#3a2008")
    pan = line("M196 116V150", INK, 17) + line("M196 116V150", "#8f98a0", 7)
    pan += ball((198, 182), 36, "iron") + ball((198, 182), 24, "black", width=4)
    cup = form("M38 150H78L74 196H42Z", "slate", 20) + line("M40 160C22 158 22 188 42 186", INK, 14)
    cup += line("M40 160C22 158 22 188 42 186", "#a8b4be", 5)
    return piece(
        "equipment", turn(roll + ties + pack + flap + pocket + buckle + pan + cup, 0, 0.98)
    )


def _rope() -> str:
    coils = ""
    for x, tilt in ((90, 8), (114, 3), (138, -2), (162, -7)):
        loop = rope(f"M{x} 128A26 86 0 1 0 {x + 0.2} 127Z", 15)
        coils += turn(loop, tilt, 1, about=(x, 128), dx=4)
    waist = rope("M84 110L176 118M82 130L178 138M84 150L176 158", 15)
    tail = rope("M176 158C206 162 220 190 204 222", 15)
    fray = line("M204 222L194 242M204 222L206 246M204 222L218 240", "#f0cf98", 6)
    top = rope("M84 110C50 104 40 70 62 44", 15)
    fray += line("M62 44L52 28M62 44L68 24M62 44L46 42", "#f0cf98", 6)
    return piece("equipment", turn(coils + top + tail + waist + fray, -4, 0.86, dx=2, dy=-8))


def _lockpicks() -> str:
    wallet = form("M34 122L212 104L224 214L48 236Z", "dark", 30)
    fold = form("M30 166L218 146L224 214L48 236Z", "leather", 30)
    seams = line("M78 164L84 228M122 160L128 222M166 156L172 216", INK, 5)
    dash = dashed("M36 174L214 154", "#f2cf98", 3.5, 9, 8)
    picks = ""
    for x, head, tone in (
        (60, "M0 0V-74C0 -92 18 -92 20 -80", "#dfe7ec"),
        (104, "M0 0V-92L14 -98L2 -106", "#c2cdd6"),
        (148, "M0 0V-78L10 -84L0 -92L10 -100L0 -108", "#dfe7ec"),
    ):
        tool = line(head, INK, 17) + line(head, tone, 7)
        picks += turn(tool, -6, 1, dx=x, dy=156 - (x - 60) * 0.1, about=(0, 0))
    key = form("M182 146V60H196V146Z", "gold", 10) + form(
        "M196 62H218V76H208V84H218V98H196Z", "gold", 20
    )
    key += line(circle(15, (189, 40)), INK, 19) + line(circle(15, (189, 40)), "#e8ae3c", 8)
    key = turn(key, 8, 1, dx=6, dy=4)
    button = ball((148, 190), 10, "gold", width=4.5)
    return piece("equipment", turn(wallet + picks + key + fold + seams + dash + button, 0, 0.97))


def _bandages() -> str:
    strip = form("M150 178C196 172 218 196 242 176V214C218 232 190 206 150 214Z", "cloth", 70)
    drum = form("M38 96V192C38 228 176 228 176 192V96Z", "cloth", 10, cut=0.66)
    top = ball((107, 96), 69, "cloth", 0.46)
    spiral = line(
        "M107 96C112 92 122 94 120 100C114 108 90 106 88 98C88 84 128 80 138 94"
        "C144 112 78 118 66 102C58 76 150 66 160 94",
        "#a89c80",
        4.5,
    )
    weave = line("M42 132C70 152 144 152 172 132M42 162C70 182 144 182 172 162", "#b4a990", 4)
    mark = form("M94 142H120V160H138V186H120V204H94V186H76V160H94Z", "red", 30)
    pin = line("M176 62L222 40", INK, 15) + line("M176 62L222 40", "#b9c5ce", 6)
    pin += ball((226, 38), 13, "gold") + line("M172 66L214 76L226 44", INK, 13)
    pin += line("M172 66L214 76L226 44", "#b9c5ce", 4.5)
    return piece(
        "equipment", turn(strip + drum + top + spiral + weave + mark + pin, -6, 0.97, dx=-2)
    )


def _caltrop(size: float, x: float, y: float, tilt: float = 0) -> str:
    body = form("M0 -72L16 4L0 14L-16 4Z", "steel", 0, cut=0.5)
    body = (
        form("M-4 -6L-66 40L-54 48L8 20Z", "slate", 40)
        + form("M4 -6L66 40L54 48L-8 20Z", "iron", 40, cut=0.4)
        + body
    )
    body += form("M-12 2L12 2L6 66L-6 60Z", "slate", 0, cut=0.5)
    return turn(body, tilt, size, dx=x, dy=y, about=(0, 0))


def _caltrops() -> str:
    far = _caltrop(0.72, 74, 90, -14) + _caltrop(0.68, 186, 84, 16)
    near = _caltrop(1.14, 128, 158, 4)
    small = _caltrop(0.6, 44, 188, 20) + _caltrop(0.6, 214, 184, -18)
    shine = sparks((128, 80, 13), (74, 38, 10), (186, 36, 10))
    return piece("equipment", turn(far + small + near, 0, 0.9, dy=-6), "", shine)


def _meaty_rib() -> str:
    bones = ""
    for n in range(3):
        x = 94 + n * 36
        y = 178 - n * 34
        bone = form(
            "M-10 -40H10V30C22 28 28 44 16 50C14 62 -14 62 -16 50C-28 44 -22 28 -10 30Z", "bone", 10
        )
        bones += turn(bone, -44, 1.02, dx=x + 38, dy=y + 34, about=(0, 0))
    meat = form(
        "M28 142C18 96 60 40 118 22C160 8 190 22 196 52C204 82 180 104 166 124"
        "C150 148 138 178 104 196"
        "C68 212 36 186 28 142Z",
        "leather",
        40,
    )
    crust = flat(
        "M42 140C36 100 74 54 122 38C150 28 176 34 180 54C150 50 120 66 98 90"
        "C78 112 74 140 74 170C58 168 46 158 42 140Z",
        "#d8824a",
        0.9,
    )
    chars = line("M66 126L92 150M90 94L124 126M122 64L156 92", "#3a1806", 9)
    fat = rim("M46 112C60 82 88 58 120 46", "#ffe6c0", 6)
    steam = line("M40 60C30 48 46 40 36 26M66 40C58 30 70 22 62 10", "#fff2dc", 6, 0.8)
    return piece("equipment", turn(bones + meat + crust + chars + fat, 0, 0.92, dy=-2), "", steam)


def _cheese() -> str:
    side = form("M20 140L236 116V206L30 232Z", "yellow", 30, cut=0.75)
    top = form("M20 140C48 96 120 58 196 54L236 116Z", "orange", 30, cut=0.9)
    rind = flat("M28 138C56 98 122 64 192 60L196 66C130 70 72 102 46 136Z", "#fff0b0", 0.8)
    holes = ""
    for x, y, r in ((66, 178, 19), (124, 200, 14), (160, 158, 22), (210, 178, 15), (108, 154, 10)):
        holes += ball((x, y), r, "gold", 0.9, width=4.5)
        holes += flat(
            f"M{x - r * 0.7} {y - r * 0.2}C{x - r * 0.4} {y - r * 0.9} {x + r * 0.5} "
            f"{y - r * 0.9} {x + r * 0.7} {y - r * 0.1}C{x + r * 0.2} {y - r * 0.4} "
            f"{x - r * 0.3} {y - r * 0.4} {x - r * 0.7} {y - r * 0.2}Z",
            "#8f5614",
        )
    pit = ball((150, 86), 14, "gold", 0.55, width=4.5)
    bite = line("M20 140L236 116", INK, 5.5)
    return piece("equipment", turn(side + top + rind + bite + holes + pit, 0, 0.98, dy=-8))


def _flute() -> str:
    tube = form(
        "M34 112H222C230 112 230 144 222 144H34C26 144 26 112 34 112Z", "wood", 80, cut=0.55
    )
    holes = "".join(ball((x, 122), 7.5, "black", 0.8, width=4) for x in (112, 136, 160, 184))
    mouth = ball((64, 122), 10, "black", 0.8, width=4)
    rings = "".join(form(f"M{x} 108H{x + 14}V148H{x}Z", "gold", 80) for x in (28, 84, 204))
    lit = rim("M44 117H80M102 116H196", "#ffe4b4", 4)
    cord = band("M212 148C218 166 196 170 196 184", "teal", 6, 4.5) + form(
        "M188 182H205L210 212H184Z", "teal", 20, width=4.5
    )
    pipe = turn(tube + rings + holes + mouth + lit + cord, -34, 0.98, dx=-6, dy=6)
    song = ball((52, 72), 15, "yellow", 0.8, width=5) + ball((104, 56), 15, "yellow", 0.8, width=5)
    song += form("M60 70V16L118 4V54H108V26L70 34V70Z", "yellow", width=5)
    other = ball((190, 206), 14, "yellow", 0.8, width=5) + form(
        "M197 206V158C206 170 222 172 220 192C214 182 206 180 205 184V206Z", "yellow", width=5
    )
    return piece("equipment", pipe + song + other)


def _wolfsbane() -> str:
    stem = line("M124 250C128 190 120 130 132 60", INK, 17) + line(
        "M124 250C128 190 120 130 132 60", "#4faa3c", 7
    )
    leaves = ""
    for sx, tilt, y in ((1, 64, 214), (-1, 60, 204)):
        leaf = form(
            "M0 0C-16 -14 -30 -18 -26 -34C-14 -34 -12 -42 -20 -56C-8 -54 -4 -66 0 -84"
            "C4 -66 8 -54 20 -56C12 -42 14 -34 26 -34C30 -18 16 -14 0 0Z",
            "green",
            20,
        )
        leaf += line("M0 -6V-62", "#1c5c28", 4)
        leaves += turn(leaf, sx * tilt, 0.92, dx=125, dy=y, about=(0, 0))
    hoods = ""
    for x, y, size, sx in (
        (132, 34, 0.72, 1),
        (90, 74, 0.86, -1),
        (172, 82, 0.9, 1),
        (128, 110, 1.02, -1),
        (84, 142, 1.0, -1),
        (174, 150, 1.0, 1),
    ):
        bloom = form(
            "M-26 20C-36 -16 -14 -42 10 -38C36 -34 44 -6 30 22C18 14 8 16 2 26"
            "C-6 16 -16 14 -26 20Z",
            "lilac",
            30,
        )
        bloom += line("M6 -36C14 -16 12 2 2 22", "#45208a", 4.5) + dot((2, 26), 6, "#f8e870")
        hoods += turn(bloom, 0, (size * sx, size), dx=x, dy=y, about=(0, 0))
    tie = form("M108 182H142L140 200H110Z", "red", 20)
    return piece("equipment", turn(stem + leaves + hoods + tie, 6, 0.98))


def _garlic() -> str:
    braid = ""
    for y in (34, 62, 90):
        braid += form(
            f"M104 {y}C124 {y - 18} 146 {y + 6} 152 {y + 22}C134 {y + 34} 110 {y + 22} 104 {y}Z",
            "tan",
            30,
            width=5,
        )
        braid += form(
            f"M154 {y + 6}C134 {y - 12} 112 {y + 12} 106 {y + 30}C122 {y + 40} 146 {y + 28} "
            f"154 {y + 6}Z",
            "tan",
            30,
            width=5,
        )
    tuft = line("M128 38L112 6M128 38L130 2M128 38L148 8", INK, 14)
    tuft += line("M128 38L112 6M128 38L130 2M128 38L148 8", "#c8b070", 6)
    bulbs = ""
    for x, y, size, tilt in ((76, 120, 0.62, -24), (184, 122, 0.62, 24), (128, 176, 1.0, 0)):
        bulb = form(
            "M0 -68C8 -44 44 -34 58 2C70 38 44 62 0 62C-44 62 -70 38 -58 2C-44 -34 -8 -44 0 -68Z",
            "cloth",
            30,
            width=5.5 / size,
        )
        bulb += line(
            "M-4 -44C-32 -16 -36 20 -20 56M4 -44C32 -16 36 20 20 56M0 -40V58", "#9a7aa0", 4.5 / size
        )
        bulb += line("M-16 62L-20 72M0 64V76M16 62L20 72", INK, 5 / size)
        bulb += rim("M-46 8C-42 -8 -32 -18 -24 -24", width=5 / size)
        bulbs += turn(bulb, tilt, size, dx=x, dy=y, about=(0, 0))
    stink = line("M36 190C24 178 40 168 30 154M220 196C208 184 224 174 214 160", "#d8f0a8", 6, 0.8)
    return piece("equipment", tuft + braid + bulbs, "", stink)


def _torch() -> str:
    stick = form("M112 118H144L138 250H118Z", "wood", 10, cut=0.55)
    grain = line("M122 160V222M132 150V200", "#573214", 4)
    cage = form("M92 88H164L154 132H102Z", "iron", 20)
    bars = line("M96 100H160M112 90L116 130M144 90L140 130", INK, 5)
    rag = form("M100 70C90 84 94 96 104 98H152C162 96 166 84 156 70Z", "tan", 30)
    cloth = form("M112 178H142L141 196H113Z", "red", 20)
    fire = flame(130, 58, 62)
    body = stick + grain + cloth + rag + fire + cage + bars
    embers = "".join(
        dot((x, y), r, "#ffd25a")
        for x, y, r in ((72, 70, 5), (190, 52, 5), (60, 112, 4), (198, 100, 4))
    )
    return piece(
        "equipment", turn(body, 18, 0.97, dy=2), glow((140, 70), 108, "#ffb040", 0.85), embers
    )


EQUIPMENT: Final[dict[str, Callable[[], str]]] = {
    "camping_gear": _camping_gear,
    "rope": _rope,
    "lockpicks": _lockpicks,
    "bandages": _bandages,
    "caltrops": _caltrops,
    "meaty_rib": _meaty_rib,
    "hunk_of_cheese": _cheese,
    "flute": _flute,
    "wolfsbane": _wolfsbane,
    "garlic": _garlic,
    "torch": _torch,
}
"""Each picture's name and what draws its file."""
