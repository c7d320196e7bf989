"""Charmed beasts that walk or crawl: each as its monster, but tamed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_faces import collar, eye, flipped, fluff, fur, glad, hearts, paw, smile, tongue
from assets.kit.loot_grounds import piece
from assets.kit.loot_paint import INK, ball, band, dot, flat, form, line, rim, turn
from assets.kit.loot_parts import heart


def _wolf() -> str:
    tail = form(
        "M190 232C226 226 244 190 230 154C214 164 206 158 196 172C184 190 180 210 190 232Z",
        "slate",
        30,
    )
    body = form(
        fluff([(92, 130), (164, 130), (196, 190), (196, 252), (60, 252), (60, 190)], 9, 3),
        "grey",
        30,
    )
    chest = form(
        "M98 156L110 172L118 160L128 178L138 160L146 172L158 156"
        "C170 190 160 226 150 252H106"
        "C96 226 86 190 98 156Z",
        "cloth",
        30,
    )
    legs = paw(94, 242, 24, "grey") + paw(162, 242, 24, "grey")
    ears = flipped(
        form("M80 66C64 32 66 8 72 2C92 12 112 30 118 48Z", "slate", 20)
        + form("M86 50C78 34 78 24 80 20C90 26 98 36 102 44Z", "pink", 20, width=3.5)
    )
    head = form(
        "M128 36C156 36 178 52 182 80L206 90L190 104L204 122L180 128"
        "C172 150 156 168 128 168"
        "C100 168 84 150 76 128L52 122L66 104L50 90L74 80C78 52 100 36 128 36Z",
        "grey",
        30,
    )
    mask = form(
        "M128 76C142 60 166 66 172 88C172 104 160 112 156 130C150 152 142 162 128 162"
        "C114 162 106 152 100 130C96 112 84 104 84 88C90 66 114 60 128 76Z",
        "cloth",
        30,
        width=4.5,
    )
    brow = flat("M128 38C140 38 144 56 128 78C112 56 116 38 128 38Z", "#4a5560")
    face = eye(106, 98, 12, "#d8a01c", (1, 1)) + eye(150, 98, 12, "#d8a01c", (-1, 1))
    face += ball((128, 124), 14, "black", 0.75) + line(
        "M128 134V142M108 140C118 148 126 146 128 142C130 146 138 148 148 140", INK, 5
    )
    face += tongue(128, 146, 9)
    neck = collar((76, 164), (180, 164), 16)
    strokes = fur([(64, 196), (60, 216), (184, 196), (190, 216)], "#dcd8d4", 8, 10)
    return piece(
        "henchman",
        turn(
            tail + body + chest + legs + strokes + ears + neck + head + brow + mask + face,
            0,
            0.96,
            dy=4,
        ),
        "",
        hearts((214, 60, 15), (44, 52, 11)),
    )


def _rat() -> str:
    tail = band("M176 226C230 236 246 190 220 160C206 142 224 120 238 128", "pink", 9)
    body = form(
        "M92 120C150 108 196 160 190 236C186 254 76 254 70 236C62 190 66 140 92 120Z", "grey", 30
    )
    belly = form(
        "M96 150C120 140 150 168 146 236C136 248 98 248 90 236C82 200 84 168 96 150Z", "cloth", 30
    )
    feet = ball((88, 242), 28, "pink", 0.45) + ball((158, 242), 28, "pink", 0.45)
    feet += line("M70 240V250M84 238V252M144 238V252M162 238V252", INK, 3.5)
    sew = form("M166 178L188 174L190 198L168 202Z", "rose", 30, width=4.5) + line(
        "M172 182L184 194M184 180L174 196", INK, 3.5
    )
    ears = ball((70, 50), 32, "grey") + ball((72, 54), 20, "pink", width=4)
    ears += ball((160, 46), 35, "grey") + ball((158, 50), 22, "pink", width=4)
    head = form(
        "M64 90C66 54 96 42 122 46C158 50 178 84 168 118C158 148 130 156 102 150"
        "C72 148 38 140 34 122"
        "C34 110 54 106 64 90Z",
        "grey",
        30,
    )
    face = (
        ball((34, 122), 11, "pink")
        + eye(96, 90, 14, "#8a2a2a", (-2, 2))
        + eye(140, 92, 12, "#8a2a2a", (-2, 2))
    )
    face += line("M50 136C66 146 84 144 96 134", INK, 5) + form(
        "M56 140H70V158H56Z", "bone", 10, width=4
    )
    face += line("M58 126L24 134M60 130L30 150M104 122L134 136M104 116L140 122", "#2a2420", 3.5)
    face += dot((110, 124), 8, "#e8988e")
    neck = collar((76, 152), (160, 144), 12)
    cheese = (
        form("M40 196L102 170L106 204L44 222Z", "yellow", 30)
        + dot((70, 200), 6, "#b9781c")
        + dot((90, 192), 4.5, "#b9781c")
    )
    hands = ball((50, 212), 13, "pink", width=4.5) + ball((100, 202), 13, "pink", width=4.5)
    hands = (
        band("M92 166C72 176 62 190 56 204", "grey", 14)
        + band("M150 168C140 186 124 196 108 200", "grey", 14)
        + cheese
        + hands
    )
    whole = tail + body + belly + feet + sew + ears + head + face + neck + hands
    return piece("henchman", turn(whole, 0, 0.93, dx=2, dy=4), "", hearts((214, 60, 16)))


def _bear() -> str:
    body = form(
        fluff([(70, 140), (186, 140), (226, 210), (216, 252), (40, 252), (30, 210)], 8, 3),
        "brown",
        30,
    )
    belly = ball((128, 214), 56, "tan", 0.85)
    ears = flipped(ball((74, 42), 27, "brown") + ball((76, 44), 14, "pink", width=4))
    head = form(
        "M128 24C176 24 206 58 200 100C196 140 164 162 128 162C92 162 60 140 56 100"
        "C50 58 80 24 128 24Z",
        "brown",
        30,
    )
    snout = ball((128, 118), 42, "tan", 0.78) + ball((128, 100), 17, "black", 0.7)
    face = eye(92, 82, 11, "#7a4a12", (2, 2)) + eye(164, 82, 11, "#7a4a12", (-2, 2))
    face += line("M128 112V122M106 124C114 136 126 134 128 122C130 134 142 136 150 124", INK, 5)
    face += dot((76, 106), 9, "#d8806a") + dot((180, 106), 9, "#d8806a")
    face += line("M80 62C88 56 96 58 100 62M156 62C160 58 168 56 176 62", "#452a16", 5.5)
    neck = collar((70, 152), (186, 152), 14)
    jar = form("M96 196H160L168 240C168 250 88 250 88 240Z", "orange", 30) + form(
        "M90 184H166V200H90Z", "paper", 20
    )
    jar += form(
        "M98 184C98 170 158 170 158 184C156 192 160 204 152 206"
        "C144 208 148 194 138 194C130 194 132 214 122 212"
        "C114 210 118 194 108 194C100 194 98 190 98 184Z",
        "yellow",
        20,
        width=4.5,
    )
    paws = ball((80, 224), 25, "brown") + ball((176, 224), 25, "brown")
    claws = line("M92 212L104 210M96 224H108M164 212L152 210M160 224H148", INK, 9) + line(
        "M92 212L104 210M96 224H108M164 212L152 210M160 224H148", "#fffbe8", 4
    )
    strokes = fur(
        [(70, 60), (96, 38), (128, 36), (156, 38), (44, 190), (52, 216), (200, 190)],
        "#d8a878",
        5,
        10,
    )
    whole = body + belly + ears + head + strokes + snout + face + neck + jar + paws + claws
    return piece("henchman", turn(whole, 0, 0.95, dy=4), "", hearts((34, 76, 13)))


def _boar() -> str:
    body = form(
        "M62 120C90 76 186 72 216 118C240 158 226 204 208 214H76C44 200 46 150 62 120Z", "brown", 35
    )
    mane = form(
        "M70 104L74 66L94 84L106 50L124 76L142 46L156 74L178 54L184 84L208 76L206 108"
        "C160 88 110 88 70 104Z",
        "dark",
        30,
    )
    legs = "".join(
        form(f"M{x} 200H{x + 30}L{x + 26} 248H{x + 4}Z", "brown", 10)
        + form(f"M{x + 2} 236H{x + 28}V250H{x + 2}Z", "black", 20, width=4.5)
        for x in (70, 112, 156, 192)
    )
    tail = line("M222 140C250 130 246 160 232 156C222 150 236 140 248 148", INK, 14)
    tail += line("M222 140C250 130 246 160 232 156C222 150 236 140 248 148", "#b88458", 5)
    head = form(
        "M40 118C46 88 82 76 112 92C136 108 138 152 120 178C104 200 62 204 42 186"
        "C22 168 30 140 40 118Z",
        "brown",
        30,
    )
    ears = form("M52 98C32 90 22 66 30 50C50 54 66 70 70 92Z", "brown", 20) + form(
        "M98 90C104 66 122 54 138 58C138 78 128 98 114 104Z", "brown", 30
    )
    ears += form("M104 86C108 74 118 66 128 66C128 78 122 90 114 94Z", "pink", 20, width=3.5)
    snout = (
        ball((66, 168), 36, "rose", 0.72)
        + dot((54, 166), 6.5, "#5a1a2a", 1.3)
        + dot((78, 166), 6.5, "#5a1a2a", 1.3)
    )
    tusks = form("M32 186C24 176 22 160 28 150C36 158 42 172 46 184Z", "bone", 20) + form(
        "M102 186C112 176 114 160 110 150C100 158 94 172 90 184Z", "bone", 20
    )
    face = glad(54, 122, 11) + glad(96, 122, 11) + line("M48 196C60 206 78 206 90 196", INK, 5)
    bloom = line("M88 198C110 206 128 202 140 194", INK, 11) + line(
        "M88 198C110 206 128 202 140 194", "#4faa3c", 4.5
    )
    for x, y in ((150, 180), (164, 192), (158, 208), (142, 208), (136, 192)):
        bloom += ball((x, y), 9, "cloth", width=4)
    bloom += ball((150, 195), 9, "yellow", width=4)
    neck = band("M128 100C150 130 150 170 134 200", "red", 13, 5) + heart(152, 150, 19, "gold", 4.5)
    hair = fur([(160, 118), (176, 140), (192, 126), (164, 168), (200, 164)], "#d8a878", 8, 8)
    whole = tail + legs + body + hair + mane + neck + head + ears + tusks + snout + face + bloom
    return piece("henchman", turn(whole, 0, 0.95, dy=-2), "", hearts((212, 44, 15), (176, 26, 10)))


def _cobra() -> str:
    low = form(
        "M34 200C36 172 90 164 128 164C166 164 220 172 222 200C224 242 190 250 128 250"
        "C66 250 32 242 34 200Z",
        "green",
        40,
    )
    marks = "".join(
        form(f"M{x} {y}l9 10l-9 10l-9 -10Z", "yellow", width=4)
        for x, y in ((60, 212), (92, 220), (128, 222), (164, 220), (196, 212))
    )
    mid = form(
        "M62 178C64 152 96 144 128 144C160 144 192 152 194 178C190 204 66 204 62 178Z", "green", 40
    )
    tail = form("M214 196C244 190 250 158 236 138C232 156 222 164 206 170Z", "green", 30)
    hood = form(
        "M128 18C78 18 44 54 52 104C58 140 88 160 106 172H150C168 160 198 140 204 104"
        "C212 54 178 18 128 18Z",
        "green",
        30,
    )
    spots = form(
        "M66 92C64 74 74 62 86 62C94 76 90 104 80 116C72 112 68 104 66 92Z", "yellow", 20, width=4.5
    )
    spots = flipped(spots + dot((78, 88), 7, INK, 1.5))
    belly = form("M106 112H150C154 140 152 160 146 180H110C104 160 102 140 106 112Z", "yellow", 20)
    belly += line("M106 130H150M106 146H150M110 162H148", "#a8741c", 4)
    head = form(
        "M128 30C158 30 176 48 172 78C170 106 150 122 128 122C106 122 86 106 84 78"
        "C80 48 98 30 128 30Z",
        "green",
        30,
    )
    face = eye(106, 72, 13, "#c88a14", (2, 1)) + eye(150, 72, 13, "#c88a14", (-2, 1))
    face += smile(128, 98, 24, 0.55) + dot((122, 88), 2.8) + dot((134, 88), 2.8)
    face += line("M128 112V126M128 126L120 136M128 126L136 136", INK, 8) + line(
        "M128 110V126M128 126L121 134M128 126L135 134", "#e8586e", 4
    )
    face += dot((92, 92), 7, "#e8a06a") + dot((164, 92), 7, "#e8a06a")
    bow = form(
        "M128 34L92 12C82 8 82 44 92 42ZM128 34L164 12C174 8 174 44 164 42Z", "red", 30
    ) + ball((128, 33), 11, "red")
    lit = rim("M68 60C76 40 92 30 108 26", "#e8ffb0")
    pipe = heart(128, 200, 18, "gold", 4.5)
    neck = band("M66 172C90 192 166 192 190 172", "red", 12, 5)
    body = tail + low + marks + hood + spots + mid + belly + neck + head + face + bow + lit + pipe
    return piece("henchman", turn(body, 0, 0.95, dy=4), "", hearts((34, 110, 12), (222, 90, 14)))


BEASTS: Final[dict[str, Callable[[], str]]] = {
    "charmed_wolf": _wolf,
    "charmed_giant_rat": _rat,
    "charmed_bear": _bear,
    "charmed_wild_boar": _boar,
    "charmed_giant_cobra": _cobra,
}
"""Each beast's picture name and what draws its file."""
