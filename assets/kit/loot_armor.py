"""What a hero wears: shields, mail, plates, cloaks and boots."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from assets.kit.loot_clothes import CLOTHES
from assets.kit.loot_grounds import burst, circle, piece
from assets.kit.loot_paint import INK, ball, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import gem


def _shield() -> str:
    edge = "M34 40C66 46 100 42 128 26C156 42 190 46 222 40V124C222 182 182 222 128 246"
    edge += "C74 222 34 182 34 124Z"
    inner = "M52 60C80 62 106 58 128 46C150 58 176 62 204 60V124C204 172 172 204 128 224"
    inner += "C84 204 52 172 52 124Z"
    field = form(edge, "steel", 40) + path(inner, "#f2e6c8", f"{INK} 5")
    red = flat("M54 62C80 64 106 60 127 49V128H54Z", "#d4302a")
    red += flat("M129 128H202C202 170 170 202 129 221Z", "#8c141c")
    red += flat("M129 50C150 60 176 64 202 62V126H129Z", "#d8c69c")
    lines = line(inner, INK, 5) + line("M128 48V222M54 128H202", INK, 5)
    sun = form(burst(12, 50, 30, -90, (128, 128)), "gold", 40) + ball((128, 128), 24, "yellow")
    bolts = "".join(
        dot((x, y), 4.5, "#4b5862")
        for x, y in (
            (43, 60),
            (43, 110),
            (54, 164),
            (84, 204),
            (213, 60),
            (213, 110),
            (202, 164),
            (172, 204),
        )
    )
    return piece(
        "armor",
        turn(field + red + lines + sun + bolts, 8, 0.98) + rim("M58 44C78 48 100 46 118 36"),
    )


def _kite_shield() -> str:
    edge = (
        "M128 4C176 4 206 34 202 78C196 148 166 212 128 254C90 212 60 148 54 78C50 34 80 4 128 4Z"
    )
    body = form(edge, "gold", 40)
    inner = "M128 20C166 20 190 44 186 80C180 142 156 194 128 228C100 194 76 142 70 80"
    inner += "C66 44 90 20 128 20Z"
    body += path(
        inner, "lin 70 40 190 190 #7fb0ff@0 #3566c8@0.5 #1d3c8c@0.62 #152a68@1", f"{INK} 5"
    )
    cross = "M116 34H140V72C152 68 160 66 176 66V92C160 92 152 90 140 88V150L128 210L116 150V88"
    cross += "C104 90 96 92 80 92V66C96 66 104 68 116 72Z"
    body += form(cross, "bright", 20)
    body += gem(128, 80, 13, "red", 4) + rim("M66 74C64 44 88 14 124 13")
    return piece("armor", turn(body, -14, 0.98))


def _buckler() -> str:
    body = ball((128, 128), 102, "leather") + line(circle(88), "#5a2c12", 4)
    nails = "".join(
        dot((128 + 88 * math.cos(a), 128 + 88 * math.sin(a)), 6.5, "#f0c060")
        for a in (math.radians(15 + 30 * n) for n in range(12))
    )
    hoop = line(circle(100), INK, 25) + line(circle(100), "#8f9ca8", 14)
    hoop += line("M36 88C50 54 84 30 124 28", "#ffffff", 5, 0.9)
    cuts = line("M176 74L206 96M60 152L84 196M190 160L170 190", "#3a1a08", 6)
    boss = ball((128, 128), 46, "steel") + form(
        "M128 92L146 128L128 164L110 128Z", "bright", 0, cut=0.5
    )
    legs = line("M128 40V80M128 176V216M40 128H80M176 128H216", INK, 21)
    legs += line("M128 40V80M128 176V216M40 128H80M176 128H216", "#9aa7b2", 10)
    return piece("armor", body + cuts + legs + hoop + nails + boss)


def _glove(tone: str) -> str:
    cuff = form("M40 150L28 238C58 252 116 252 146 238L134 150Z", tone, 10)
    trim = form("M28 222C60 236 114 236 146 222L148 240C116 256 58 256 26 240Z", "gold", 10)
    hand = form(
        "M36 84C36 70 60 66 86 66C112 66 138 70 138 84V150C120 160 54 160 36 150Z", tone, 20
    )
    fingers = ""
    for n, top in enumerate((36, 22, 22, 34)):
        x = 36 + n * 26
        fingers += form(
            f"M{x} 92V{top + 8}C{x} {top - 6} {x + 25} {top - 6} {x + 25} {top + 8}V92Z",
            tone,
            5,
            cut=0.6,
        )
        fingers += line(f"M{x + 3} {top + 28}H{x + 22}M{x + 3} {top + 48}H{x + 22}", INK, 4)
    plates = line("M38 108C66 118 108 118 136 108M38 130C66 140 108 140 136 130", INK, 4.5)
    knuckles = "".join(ball((49 + n * 25, 90), 11, "gold", width=4.5) for n in range(4))
    thumb = form("M134 112C146 92 164 80 174 90C184 102 164 134 138 148Z", tone, 40)
    return thumb + cuff + hand + fingers + plates + knuckles + trim + rim("M42 164L36 210")


def _gauntlets() -> str:
    back = turn(_glove("slate"), 24, (0.74, 0.74), dx=126, dy=2, about=(0, 0))
    front = turn(_glove("steel"), -16, (0.86, 0.86), dx=6, dy=48, about=(0, 0))
    return piece("armor", turn(back + front, 0, 0.96, dy=-4))


def _helmet() -> str:
    plume = form(
        "M128 46C118 8 150 -8 188 6C232 22 250 74 240 128C236 152 228 168 216 178"
        "C220 140 206 96 176 76C160 64 140 58 128 46Z",
        "red",
        30,
    )
    strands = line("M142 34C180 34 214 66 222 120M150 18C190 24 226 58 232 104", "#7c1018", 4)
    dome = form(
        "M44 232C32 180 26 118 52 78C76 44 134 36 168 66C196 92 204 150 194 232Z", "steel", 25
    )
    ridge = form("M112 46C124 42 136 46 142 54L132 236H104Z", "gold", 10)
    slit = flat("M38 124L104 132V150L40 142ZM134 132L196 124L196 142L134 150Z", INK)
    brow = form(
        "M36 112L112 122V136L34 124ZM130 122L200 112L200 124L130 136Z", "gold", 60, width=4.5
    )
    holes = "".join(
        dot((x, y), 4.5)
        for x, y in (
            (60, 176),
            (78, 180),
            (60, 196),
            (78, 200),
            (158, 180),
            (176, 176),
            (158, 200),
            (176, 196),
        )
    )
    foot = form("M40 224L118 240L198 224L204 242L118 258L34 242Z", "steel", 20)
    lit = rim("M54 100C64 76 80 62 98 58")
    return piece(
        "armor",
        turn(
            plume + strands + dome + ridge + slit + brow + holes + foot + lit, 0, 0.92, dx=-2, dy=4
        ),
    )


def _boot(tone: str) -> str:
    leg = form(
        "M84 40L150 36C146 84 152 120 170 142C194 160 226 158 234 186V204H90C82 150 90 96 84 40Z",
        tone,
        25,
    )
    return leg + form("M88 198H236V220H124L118 214H112V222H88Z", "dark", 70)


def _winged_boots() -> str:
    back = turn(_boot("bronze"), 6, 0.78, dx=38, dy=-26)
    cuff = form("M74 28L158 24L160 54L78 58Z", "gold", 20)
    wing = form(
        "M112 132C88 96 44 84 4 92C10 106 22 114 36 118C24 120 16 124 10 132"
        "C24 144 40 148 56 146"
        "C46 150 40 156 36 164C60 174 92 166 112 148Z",
        "bright",
        80,
    )
    quills = line("M104 132C84 118 62 110 40 108M104 140C88 134 72 132 56 132", "#7a8a96", 4)
    strap = form("M90 124L160 116L170 138L94 148Z", "gold", 20) + ball(
        (124, 134), 15, "sky", width=5
    )
    front = _boot("tan") + cuff + strap + wing + quills
    lines = line("M22 204H60M8 226H72", "#ffffff", 6, 0.65)
    return piece("armor", turn(back + turn(front, -8, 0.94, dx=6, dy=14), 0, 0.98), "", lines)


def _slipper(tone: str) -> str:
    shoe = form(
        "M70 110C84 92 116 92 128 106C136 132 164 142 196 142C222 142 236 122 228 108"
        "C250 112 252 148 232 170C214 188 180 194 140 194H78C58 176 60 134 70 110Z",
        tone,
        35,
    )
    inside = ball((100, 106), 32, "dark", 0.36, width=5)
    fold = form("M62 128C82 142 112 144 138 124L150 138C122 164 84 164 58 150Z", "cloth", 20)
    sole = line("M80 192H150C186 192 214 184 230 168", "#2f190b", 6)
    return shoe + inside + fold + sole


def _soft_boots() -> str:
    back = turn(_slipper("leather"), -30, 0.78, dx=6, dy=-58)
    front = turn(_slipper("leather"), 0, 0.96, dx=-8, dy=42)
    bow = line(
        "M112 178C90 158 82 190 112 184C138 196 142 164 114 180M112 184L96 208M116 184L134 206",
        INK,
        11,
    )
    bow += line(
        "M112 178C90 158 82 190 112 184C138 196 142 164 114 180M112 184L96 208M116 184L134 206",
        "#ffd470",
        4.5,
    )
    puff = ""
    for x, y, r in ((56, 100, 13), (38, 122, 9), (62, 70, 8)):
        puff += dot((x, y), r, "#e6eef4")
    return piece("armor", back + front + bow, puff)


ARMOR: Final[dict[str, Callable[[], str]]] = CLOTHES | {
    "shield": _shield,
    "kite_shield": _kite_shield,
    "buckler": _buckler,
    "gauntlets": _gauntlets,
    "helmet": _helmet,
    "winged_boots": _winged_boots,
    "soft_boots": _soft_boots,
}
"""Each armor's picture name and what draws its file."""
