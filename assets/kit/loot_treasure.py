"""Treasure: gold, silver and stones."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import burst, circle, piece
from assets.kit.loot_paint import INK, ball, band, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import flame, gem, glow, skull, sparks
from assets.kit.loot_relics import RELICS


def _gold_cup() -> str:
    ears = ""
    for sx in (1, -1):
        ears += turn(band("M72 64C20 58 30 132 92 130", "gold", 10), 0, (sx, 1))
    bowl = form("M62 44H194C198 108 172 148 128 152C84 148 58 108 62 44Z", "gold", 20, cut=0.58)
    wine = ball((128, 46), 66, "red", 0.24)
    stem = form("M116 150H140L144 188H164L176 222H80L92 188H112Z", "gold", 20)
    knob = ball((128, 168), 19, "gold", 0.8)
    trim = line("M66 84C90 98 166 98 190 84", INK, 5)
    stones = (
        gem(128, 116, 17, "red", 4.5) + gem(90, 108, 11, "green", 4) + gem(166, 108, 11, "blue", 4)
    )
    lit = rim("M76 66C78 92 86 112 98 126", "#fffbe0", 6)
    foot = form("M72 218H184L188 240H68Z", "gold", 30)
    body = ears + bowl + wine + stem + knob + foot + trim + stones + lit
    return piece(
        "treasure",
        turn(body, 0, 0.92, dy=-2),
        glow((128, 100), 110, "#ffd86a", 0.4),
        sparks((188, 46, 15), (56, 196, 10)),
    )


def _ruby_brooch() -> str:
    petals = ""
    for n in range(8):
        petal = form("M128 128C100 96 104 42 128 30C152 42 156 96 128 128Z", "gold", 20)
        petals += turn(petal + dot((128, 52), 6, "#fff4c0"), n * 45 + 22.5, 0.98)
    ring = ball((128, 128), 62, "gold")
    outer = regular_ruby()
    pin = line("M34 214L222 42", INK, 15) + line("M34 214L222 42", "#e2eaee", 6)
    body = pin + petals + ring + outer
    return piece("treasure", turn(body, 0, 0.98), "", sparks((104, 98, 17), (196, 184, 11)))


def regular_ruby() -> str:
    """Return a large ruby cut in facets."""
    edge = burst(8, 50, 50, -67.5)
    table = burst(8, 27, 27, -67.5)
    text = ""
    for n in range(8):
        a = math.radians(45 * n - 67.5)
        text += (
            f"M{128 + 27 * math.cos(a):.1f} {128 + 27 * math.sin(a):.1f}"
            f"L{128 + 50 * math.cos(a):.1f} {128 + 50 * math.sin(a):.1f}"
        )
    stone = path(
        edge, "lin 90 90 170 170 #ff9a84@0 #e02c34@0.5 #8c0c1c@0.52 #6a0814@1", f"{INK} 5.5"
    )
    return (
        stone
        + path(table, "#ff5a58", "")
        + line(text, "#5a0610", 3.5)
        + line(table, "#5a0610", 3.5)
    )


def _pearls() -> str:
    strand = inner = ""
    for n in range(17):
        a = math.radians(18 + 324 * n / 16)
        size = 12 + 5 * math.sin(math.pi * n / 16)
        strand += ball((128 + 88 * math.sin(a), 120 - 88 * math.cos(a)), size, "cloth", width=5)
    for n in range(13):
        a = math.radians(34 + 292 * n / 12)
        inner += ball((128 + 52 * math.sin(a), 96 - 58 * math.cos(a)), 11, "pink", width=4.5)
    drop = form("M128 200C146 216 152 246 128 248C104 246 110 216 128 200Z", "cloth", 30)
    mount = form("M108 192L128 180L148 192L128 208Z", "gold", 30)
    clasp = form("M112 14H144V40H112Z", "gold", 30) + gem(128, 27, 8, "blue", 3.5)
    return piece("treasure", turn(strand + inner + clasp + drop + mount, 0, 0.93, dy=-2))


def _candlestick() -> str:
    arms = band("M128 140C128 176 60 176 58 124M128 140C128 176 196 176 198 124", "bright", 11)
    stem = form(
        "M116 96H140L136 150L142 160L134 172V206H122V172L114 160L120 150Z", "bright", 10, cut=0.55
    )
    foot = form(
        "M122 196H134C140 216 168 222 180 226V244H76V226C88 222 116 216 122 196Z", "steel", 20
    )
    cups = ""
    candles = ""
    for x, y in ((58, 120), (128, 92), (198, 120)):
        cups += form(f"M{x - 24} {y - 8}H{x + 24}L{x + 14} {y + 14}H{x - 14}Z", "bright", 20)
        candles += form(f"M{x - 11} {y - 50}H{x + 11}V{y - 6}H{x - 11}Z", "paper", 10, cut=0.55)
        candles += line(f"M{x - 5} {y - 46}V{y - 30}", "#ffffff", 4)
        candles += flame(x, y - 70, 22)
    drip = flat("M120 44H127V66C127 72 120 72 120 66Z", "#ffffff", 0.9)
    body = arms + stem + foot + candles + cups + drip + ball((128, 158), 13, "bright")
    return piece("treasure", turn(body, 0, 0.96, dy=2), glow((128, 52), 100, "#ffdf80", 0.7))


def _jade_idol() -> str:
    base = form("M60 206H196L208 244H48Z", "gold", 30) + line("M62 222H196", "#8f5614", 4)
    body = form("M70 206C52 180 58 152 84 138H172C198 152 204 180 186 206Z", "jade", 30)
    legs = form("M56 196C64 172 104 168 126 186L128 208H58Z", "jade", 30)
    legs += form("M200 196C192 172 152 168 130 186L128 208H198Z", "jade", 30, cut=0.4)
    ears = form("M66 74C40 64 34 104 50 126L70 118Z", "jade", 30) + form(
        "M190 74C216 64 222 104 206 126L186 118Z", "jade", 30, cut=0.4
    )
    head = form(
        "M66 92C62 44 92 26 128 26C164 26 194 44 190 92C190 128 166 148 128 148"
        "C90 148 66 128 66 92Z",
        "jade",
        30,
    )
    eyes = form("M78 84C88 70 112 72 118 88C108 98 88 98 78 84Z", "yellow", width=4.5) + form(
        "M178 84C168 70 144 72 138 88C148 98 168 98 178 84Z", "yellow", width=4.5
    )
    eyes += dot((100, 86), 5.5) + dot((156, 86), 5.5)
    mouth = form("M88 112H168C168 134 148 138 128 138C108 138 88 134 88 112Z", "black", width=4.5)
    mouth += form("M98 112L104 128L112 112ZM158 112L152 128L144 112Z", "bone", width=3)
    brow = line("M74 68L118 78M182 68L138 78", INK, 7)
    crown = form("M86 38L78 6L106 20L128 -6L150 20L178 6L170 38C144 28 112 28 86 38Z", "gold", 30)
    orb_ = gem(128, 176, 19, "red", 4.5)
    hands = ball((98, 182), 13, "jade", width=4.5) + ball((158, 182), 13, "jade", width=4.5)
    lit = rim("M78 62C86 46 100 40 114 38", "#eafff2", 5)
    whole = ears + body + legs + base + head + eyes + mouth + brow + crown + hands + orb_ + lit
    return piece("treasure", turn(whole, 0, 0.93, dy=4))


def _coin(x: float, y: float, radius: float, face: str, tone: str = "gold", tilt: float = 0) -> str:
    rim_ = ball((0, 0), 50, tone) + line(circle(38, (0, 0)), "#8f5614", 4)
    return turn(rim_ + face, tilt, radius / 50, dx=x, dy=y, about=(0, 0))


def _ancient_coins() -> str:
    face = form(
        "M-12 24C-20 14 -14 6 -18 -2L-24 -6C-18 -14 -18 -28 0 -28C18 -28 24 -10 16 4"
        "C14 14 18 20 20 24Z",
        "bronze",
        width=3.5,
    ) + line("M-14 -22L14 -16", "#fff4c0", 4)
    square = form("M-11 -11H11V11H-11Z", "black", width=4) + line(
        "M-26 0H-18M18 0H26M0 -26V-18M0 18V26", "#6a3814", 5
    )
    bronze = skull(0, 0, 22, "bone")
    coins = _coin(78, 92, 58, square, "bronze", -14)
    coins += _coin(178, 88, 56, bronze, "steel", 10)
    coins += _coin(128, 164, 70, face, "gold", -6)
    bits = _coin(44, 196, 26, "", "gold") + _coin(
        212, 190, 28, line("M-10 -10L10 10M10 -10L-10 10", "#8f5614", 6), "bronze"
    )
    return piece("treasure", coins + bits, "", sparks((96, 132, 14), (216, 52, 11)))


def _jeweled_egg() -> str:
    legs = band("M92 208C70 214 64 230 68 242M164 208C186 214 192 230 188 242", "gold", 9)
    legs += form("M98 204H158L150 226H106Z", "gold", 30)
    shell = "M128 12C174 12 204 76 204 132C204 182 172 214 128 214C84 214 52 182 52 132"
    shell += "C52 76 82 12 128 12Z"
    egg = form(shell, "teal", 30)
    net = "M60 96C90 112 166 112 196 96M53 144C90 164 166 164 203 144"
    lattice = line(net, INK, 13) + line(net, "#f0c050", 6)
    cross = "M128 60L92 106L128 154L164 106Z"
    lattice += form(cross, "gold", 30) + gem(128, 107, 22, "red", 5)
    stones = "".join(
        ball((x, y), 8, "cloth", width=4) for x, y in ((72, 126), (184, 126), (94, 182), (162, 182))
    )
    stones += (
        gem(128, 188, 12, "violet", 4) + gem(94, 66, 10, "blue", 4) + gem(162, 66, 10, "blue", 4)
    )
    top = form("M112 22L116 2L128 12L140 2L144 22Z", "gold", 30)
    lit = rim("M66 118C70 84 84 54 102 36", width=6)
    return piece("treasure", turn(legs + egg + lattice + stones + top + lit, 0, 0.92, dy=2))


TREASURE: Final[dict[str, Callable[[], str]]] = RELICS | {
    "gold_cup": _gold_cup,
    "ruby_brooch": _ruby_brooch,
    "pearl_necklace": _pearls,
    "silver_candlestick": _candlestick,
    "jade_idol": _jade_idol,
    "ancient_coins": _ancient_coins,
    "jeweled_egg": _jeweled_egg,
}
"""Each treasure's picture name and what draws its file."""
