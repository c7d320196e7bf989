"""Treasure of legend: a crown, an egg and a ring that are told of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import circle, piece
from assets.kit.loot_paint import INK, ball, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import flame, glow, skull, sparks


def _lich_crown() -> str:
    back = form("M44 112C64 90 192 90 212 112L204 150H52Z", "bronze", 40)
    ring = (
        "M36 204L26 92L72 128L84 56L112 116L128 30L144 116L172 56L184 128L230 92L220 204"
        "C184 228 72 228 36 204Z"
    )
    crown = form(ring, "gold", 30)
    tips = "".join(
        ball((x, y), r, "gold", width=5)
        for x, y, r in ((26, 88, 11), (84, 52, 11), (128, 26, 14), (172, 52, 11), (230, 88, 11))
    )
    trim = line("M36 166C72 190 184 190 220 166M40 198C76 220 180 220 216 198", "#8f5614", 5)
    trim += rim("M34 108L44 190", "#fffbe0", 5)
    crack = line("M196 116L184 140L200 156L186 178L196 200", INK, 6)
    diamond = form("M128 124L150 158L128 194L106 158Z", "red", 20) + rim(
        "M122 142L114 156", width=4
    )
    ovals = ball((72, 172), 15, "green", 1.25, width=5) + ball(
        (182, 174), 14, "green", 1.25, width=5
    )
    ovals += dot((67, 164), 4, "#eaffea") + dot((177, 166), 4, "#eaffea")
    bone = skull(128, 88, 24)
    bone += dot((121, 85), 3.5, "#3cff7c") + dot((135, 85), 3.5, "#3cff7c")
    fire = "".join(flame(x, y, s, True) for x, y, s in ((58, 76, 30), (198, 76, 30), (128, 60, 40)))
    fire = fire.replace("#2f74e0", "#137a3c").replace("#7cc4ff", "#4cec80")
    fire = fire.replace("#d8f4ff", "#eaffea")
    body = turn(fire, 0, 1, dy=6) + back + crown + tips + trim + crack + diamond + ovals + bone
    return piece("relic", turn(body, -6, 0.84, dy=2), glow((128, 130), 106, "#5cff8a", 0.6))


def _dragon_egg() -> str:
    nest = form(
        "M24 214C52 190 204 190 232 214C236 236 212 250 128 250C44 250 20 236 24 214Z", "tan", 50
    )
    straw = line(
        "M20 222L60 238M48 210L104 244M108 246L160 222M150 244L214 214M196 242L240 224"
        "M80 232L40 250M176 240L206 252",
        INK,
        10,
    )
    straw += line(
        "M20 222L60 238M48 210L104 244M108 246L160 222M150 244L214 214M196 242L240 224"
        "M80 232L40 250M176 240L206 252",
        "#f0cf98",
        4.5,
    )
    low = (
        "M46 126L70 146L90 118L112 148L134 120L158 148L178 122L210 138"
        "C210 190 176 226 128 226"
        "C80 226 44 186 46 126Z"
    )
    shell = form(low, "red", 30, cut=0.58)
    rows = "M58 162Q70 186 84 164Q98 188 112 166Q128 190 144 166Q158 188 172 164Q186 184 200 162"
    rows += "M72 192Q84 212 98 194Q112 214 128 196Q144 214 158 194Q172 210 184 192"
    scales = line(rows, "#5a0810", 5) + rim("M58 142C60 164 68 184 80 198", "#ffd0b8", 6)
    horns = form("M96 74C82 60 78 44 82 28C94 38 106 48 112 58Z", "bone", 20)
    horns += form("M160 74C174 60 178 44 174 28C162 38 150 48 144 58Z", "bone", 20)
    head = form(
        "M128 52C158 52 180 74 180 104C180 132 160 158 128 158C96 158 76 132 76 104"
        "C76 74 98 52 128 52Z",
        "orange",
        30,
    )
    eyes = ball((104, 102), 18, "yellow", width=5) + ball((152, 102), 18, "yellow", width=5)
    for x in (104, 152):
        eyes += flat(f"M{x} 88C{x + 8} 96 {x + 8} 110 {x} 117C{x - 8} 110 {x - 8} 96 {x} 88Z", INK)
        eyes += dot((x - 5, 96), 4, "#ffffff")
    face = (
        dot((120, 128), 3) + dot((136, 128), 3) + line("M112 138C122 146 134 146 144 138", INK, 4.5)
    )
    cap = form(
        "M84 60L70 40C84 8 112 -8 136 -8C164 -6 186 18 196 46L176 62L160 44L140 66L122 42L104 66Z",
        "red",
        30,
    )
    cap += line("M96 30Q108 50 122 30Q136 48 150 30Q162 46 174 32", "#5a0810", 5)
    claws = ""
    for x in (84, 172):
        claws += ball((x, 146), 15, "orange", 0.8, width=5)
        claws += line(f"M{x - 7} 152V160M{x} 154V162M{x + 7} 152V160", INK, 8)
        claws += line(f"M{x - 7} 152V160M{x} 154V162M{x + 7} 152V160", "#fffbe8", 3.5)
    body = nest + horns + head + eyes + face + turn(cap, 10, dx=2, dy=-2) + shell + scales + claws
    return piece("relic", turn(body + straw, 0, 0.84, dy=6), glow((128, 130), 104, "#ffb060", 0.6))


def _kings_signet() -> str:
    hoop = line(circle(70, (128, 164), 0.98), INK, 43) + line(
        circle(70, (128, 164), 0.98), "#c88a28", 31
    )
    hoop += line("M66 140C74 112 96 98 120 95", "#fff4c0", 8) + line(
        "M76 208C96 236 160 240 186 202", "#7a4610", 12
    )
    groove = line(circle(53, (128, 164), 0.98), INK, 4)
    face = form("M66 24H190L206 60L180 112H76L50 60Z", "gold", 30)
    plate = path(
        "M80 36H176L188 60L168 100H88L68 60Z",
        "lin 70 36 180 100 #8a4cd0@0 #4a1f94@0.6 #2a0f60@1",
        f"{INK} 5",
    )
    crown = form("M94 86L88 52L110 66L128 42L146 66L168 52L162 86Z", "yellow", 30, width=4.5)
    crown += (
        dot((128, 76), 5, "#d4302a") + dot((108, 78), 4, "#d4302a") + dot((148, 78), 4, "#d4302a")
    )
    wax = form(
        "M176 196C196 176 236 186 238 212C246 236 214 252 194 242C170 248 156 220 176 196Z",
        "red",
        30,
    ) + line("M192 226L188 208L200 214L208 202L216 214L226 208L222 226Z", "#5a0610", 4)
    shoulders = ball((84, 118), 10, "gold", width=4.5) + ball((172, 118), 10, "gold", width=4.5)
    body = hoop + groove + face + plate + crown + shoulders
    return piece(
        "relic",
        turn(turn(body, -14) + wax, 0, 0.86, dy=-2),
        glow((128, 80), 90, "#ffe28a", 0.5),
        sparks((72, 40, 13), (208, 66, 10)),
    )


RELICS: Final[dict[str, Callable[[], str]]] = {
    "lich_crown": _lich_crown,
    "dragon_egg": _dragon_egg,
    "kings_signet": _kings_signet,
}
"""Each relic's picture name and what draws its file."""
