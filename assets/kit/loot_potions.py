"""Potions: each its own glass, its own colour and its own sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import circle, piece
from assets.kit.loot_paint import INK, ball, band, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import gem, glow, heart, rays, sparks


def bottle(glass: str, liquid: str, tone: str, shine: str) -> str:
    """Return a bottle: glass, the liquid with its shadow plane, a line of light, the ink."""
    body = (
        path(glass, "#dff0f0", "") + flat(glass, "#8fb4bc", 0.35) + form(liquid, tone, 30, width=3)
    )
    return body + line(glass, INK, 5.5) + rim(shine, width=5)


def cork(x: float, top: float, width: float = 34, height: float = 26, tone: str = "tan") -> str:
    """Return a cork that sits in a bottle's neck."""
    half = width / 2
    return form(
        f"M{x - half - 3} {top}H{x + half + 3}L{x + half - 2} {top + height}H{x - half + 2}Z",
        tone,
        20,
    )


def lip(x: float, top: float, width: float = 52, tone: str = "glass") -> str:
    """Return the rim of a bottle's mouth."""
    half = width / 2
    return form(f"M{x - half} {top}H{x + half}V{top + 15}H{x - half}Z", tone, 20)


def _healing() -> str:
    glass = "M106 62V104C70 116 44 146 44 182C44 222 80 246 128 246C176 246 212 222 212 182"
    glass += "C212 146 186 116 150 104V62Z"
    liquid = "M52 166C74 154 98 174 126 164C154 154 182 172 204 162C212 206 180 240 128 240"
    liquid += "C76 240 44 206 52 166Z"
    body = bottle(glass, liquid, "red", "M62 160C70 140 86 126 102 118")
    body += cork(128, 26) + lip(128, 50, 60) + heart(128, 196, 34, "cloth", 5)
    bubbles = (
        dot((84, 196), 7, "#ffb0a0") + dot((176, 186), 5, "#ffb0a0") + dot((168, 218), 6, "#ff8f74")
    )
    string = line("M104 84C116 92 140 92 152 84", "#f6e2b6", 6)
    return piece("potion", turn(body + bubbles + string, 6, 0.96, dy=-2))


def _elixir() -> str:
    glass = "M112 84V112C88 122 78 138 78 156C78 188 108 204 112 222H144C148 204 178 188 178 156"
    glass += "C178 138 168 122 144 112V84Z"
    liquid = "M84 148C100 140 116 152 128 146C144 138 158 150 172 146C176 184 146 200 138 216H118"
    liquid += "C110 200 78 184 84 148Z"
    body = bottle(glass, liquid, "gold", "M90 150C92 136 100 126 112 122")
    foot = form("M92 222H164L176 244H80Z", "gold", 20)
    collar = form("M102 76H154V92H102Z", "gold", 20)
    wings = ""
    for sx in (1, -1):
        wing = form(
            "M112 66C92 28 48 8 14 18C16 34 26 42 38 48C30 50 26 54 24 60C36 70 48 72 58 72"
            "C54 76 52 80 52 86C76 94 100 90 114 82Z",
            "bright",
            60,
        ) + line("M100 62C82 44 60 34 40 32M100 74C84 64 70 60 54 60", "#8a98a4", 4)
        wings += turn(wing, 0, (sx, 1), about=(128, 128))
    stop = ball((128, 46), 25, "yellow") + line("M128 36V58M118 46H138", "#a8641a", 5)
    body = wings + body + foot + collar + stop
    return piece(
        "potion",
        turn(body, 0, 0.96),
        rays(18, 40, 122, "#ffe79a", about=(128, 150), alpha=0.35)
        + glow((128, 158), 90, "#ffe27a"),
        sparks((204, 140, 12), (52, 150, 10)),
    )


def _might() -> str:
    glass = "M92 72H164V96L206 116V236H50V116L92 96Z"
    liquid = "M56 138L92 130L128 140L168 130L200 138V230H56Z"
    body = bottle(glass, liquid, "orange", "M60 124L98 106")
    body += cork(128, 28, 54, 34, "wood") + lip(128, 62, 84)
    straps = form("M46 204H210V224H46Z", "iron", 30) + "".join(
        dot((x, 214), 4.5, "#d6dfe6") for x in (62, 92, 164, 194)
    )
    fist = form(
        "M92 150C92 140 106 138 112 144C116 136 130 136 134 143C140 137 154 138 156 146"
        "C166 142 174 150 172 160V178C172 188 162 196 150 196H114C100 196 90 188 90 176Z",
        "cloth",
        25,
        width=5,
    )
    fist += line(
        "M112 146V156M134 145V156M156 148V160M92 166H130C140 166 140 180 130 180H96", INK, 4.5
    )
    handle = "".join(
        turn(band("M50 134C22 132 20 186 50 186", "iron", 9), 0, (sx, 1)) for sx in (1, -1)
    )
    return piece("potion", turn(handle + body + straps + fist, 0, 0.94, dy=-2))


def _grace() -> str:
    glass = (
        "M118 54V84C118 104 84 116 84 142C84 164 114 172 112 190C110 206 92 214 92 232"
        "C92 246 164 246 164 232C164 214 146 206 144 190C142 172 172 164 172 142"
        "C172 116 138 104 138 84V54Z"
    )
    liquid = (
        "M90 138C104 130 118 144 132 136C146 130 156 140 166 138C168 162 138 166 138 190"
        "C138 210 156 216 158 232C150 240 106 240 98 232C100 216 118 210 118 190"
        "C118 166 86 162 90 138Z"
    )
    body = bottle(glass, liquid, "green", "M96 132C100 120 112 112 120 102")
    body += cork(128, 18, 26, 26) + lip(128, 42, 44) + gem(128, 190, 13, "jade", 4)
    plume = form("M176 234C150 200 164 132 226 66C244 118 234 192 176 234Z", "bright", 60) + line(
        "M168 246C180 200 196 140 214 98M188 176L206 168M182 200L214 180M194 150L222 138"
        "M186 190L172 172M194 160L180 144",
        "#7a8a96",
        4,
    )
    ribbon = band("M118 92C88 84 66 60 38 72C58 84 50 100 34 106", "jade", 8)
    return piece("potion", turn(ribbon + body + plume, -8, 0.94, dx=-8, dy=-2))


def _wit() -> str:
    glass = "M108 58V110L46 216C38 232 48 244 62 244H194C208 244 218 232 210 216L148 110V58Z"
    liquid = (
        "M76 170C94 160 112 178 132 168C150 160 166 174 180 170L204 216C210 230 204 238 192 238"
    )
    liquid += "H64C52 238 46 230 54 216Z"
    body = bottle(glass, liquid, "blue", "M80 162L112 108")
    body += lip(128, 46, 60)
    flash = form("M128 -4L140 22L168 30L140 38L128 62L116 38L88 30L116 22Z", "yellow", width=5)
    flash = turn(flash, 0, 0.9, dy=4)
    eye = form("M82 208C96 182 160 182 174 208C160 232 96 232 82 208Z", "cloth", 30, width=5)
    eye += (
        ball((128, 207), 16, "violet", width=4.5)
        + dot((128, 207), 7)
        + dot((122, 201), 4, "#ffffff")
    )
    marks = line("M150 128H164M158 144H176", "#4b6a74", 4.5)
    steam = (
        dot((106, 86), 5, "#bfd8ff") + dot((138, 98), 6, "#9cc4ff") + dot((122, 126), 7, "#9cc4ff")
    )
    return piece(
        "potion",
        turn(body + marks + steam + eye + flash, 0, 0.94, dy=2),
        glow((128, 36), 66, "#ffe27a", 0.7),
    )


def _tonic() -> str:
    glass = (
        "M112 50V80C96 66 46 76 42 118C40 140 56 152 66 156C54 162 40 174 42 196"
        "C48 240 100 250 128 226C156 250 208 240 214 196C216 174 202 162 190 156"
        "C200 152 216 140 214 118C210 76 160 66 144 80V50Z"
    )
    liquid = (
        "M50 124C70 112 98 130 128 120C156 110 184 128 206 120C206 136 196 146 174 156"
        "C196 166 208 178 206 196C200 230 156 240 128 214C100 240 56 230 50 196"
        "C48 178 60 166 82 156C62 146 52 140 50 124Z"
    )
    body = bottle(glass, liquid, "green", "M52 112C56 96 74 86 92 88")
    veins = line("M128 156L88 122M128 156L168 122M128 156L90 194M128 156L166 194", "#1c5c28", 6)
    body += veins + ball((128, 156), 12, "yellow", width=4.5)
    body += cork(128, 14, 30, 28) + lip(128, 38, 52)
    tag = line("M150 62L190 52", "#f6e2b6", 5) + form("M186 34L226 42L220 76L180 68Z", "paper", 30)
    tag += line("M194 50L214 54M192 60L210 64", "#7a4a20", 4.5)
    return piece(
        "potion", turn(body + tag, -8, 0.95, dy=-2), "", sparks((40, 70, 13), (216, 150, 11))
    )


def _brew() -> str:
    bone = "M56 92C40 120 42 158 62 172L66 196H78V236H178V196H190L194 172C214 158 216 120 200 92Z"
    handle = band("M196 106C248 96 252 186 192 178", "bone", 14)
    cup = form(bone, "bone", 25)
    holes = flat(
        "M78 132C84 116 114 118 116 136C116 156 84 162 78 132ZM178 132"
        "C172 116 142 118 140 136"
        "C140 156 172 162 178 132ZM128 156L138 178H118Z",
        INK,
    )
    fire = dot((98, 138), 7, "#ff5a3c") + dot((158, 138), 7, "#ff5a3c")
    teeth = line("M96 200V232M112 202V234M128 202V234M144 202V234M160 200V232", INK, 5)
    teeth += line("M80 200H176", INK, 5)
    band_ = form("M50 84H206L202 106H54Z", "iron", 60)
    foam = form(
        "M46 88C28 74 38 46 64 52C64 24 104 16 118 38C134 12 176 20 178 46"
        "C208 36 228 66 208 88"
        "C204 112 190 124 186 108C176 92 150 96 128 94C104 92 84 98 76 92"
        "C70 112 52 108 46 88Z",
        "rose",
        30,
    )
    drops = form("M64 20C72 8 78 6 78 6C82 18 78 28 70 28C64 28 62 24 64 20Z", "rose", width=4.5)
    drops += ball((150, 12), 8, "rose", width=4.5)
    blobs = line("M66 72C70 62 80 60 86 62M126 58C132 48 142 46 150 50", "#ffffff", 5, 0.9)
    crack = line("M180 108L170 122L182 134", INK, 4.5)
    body = handle + cup + holes + fire + teeth + band_ + foam + drops + blobs + crack
    return piece("potion", turn(body, -4, 0.93, dx=-6, dy=4))


def _smoke() -> str:
    cloud = form(
        "M66 128C36 134 16 108 32 84C20 56 48 30 76 40C88 10 134 2 152 30"
        "C176 14 214 30 210 62"
        "C238 70 242 108 214 118C210 142 178 148 164 130C146 150 106 152 98 128"
        "C88 136 76 136 66 128Z",
        "grey",
        50,
    )
    curls = line(
        "M56 92C56 74 78 68 88 80C94 92 80 100 74 92M118 64C120 44 148 44 152 62"
        "C152 78 134 80 132 68M168 104C170 90 192 90 194 104",
        "#514d4c",
        5,
    )
    lit = rim("M40 78C40 60 56 52 70 56M90 40C96 28 110 22 122 24", width=5)
    vial = "M108 128H148V216C148 240 108 240 108 216Z"
    liquid = "M112 172C122 166 134 178 144 172V216C144 234 112 234 112 216Z"
    tube = bottle(vial, liquid, "black", "M118 140V196") + lip(128, 116, 58)
    bandage = form("M104 182H152V200H104Z", "orange", 20)
    tube = turn(tube + bandage, 0, 1.02)
    stopper = turn(cork(0, 0, 34, 26), 40, dx=214, dy=178, about=(0, 0))
    pop = line("M196 160L182 148M190 186L172 186", "#ffe08a", 5)
    return piece(
        "potion", tube + cloud + curls + lit + stopper, glow((128, 80), 110, "#d8cce0", 0.4), pop
    )


def _mana() -> str:
    back = form("M70 214L40 132L58 96L92 150V226Z", "navy", 30, cut=0.5)
    back += form("M186 214L220 140L204 108L168 156V226Z", "navy", 30, cut=0.4)
    core = path(
        "M128 240L84 204V74L128 10Z",
        "lin 84 40 128 200 #f0fbff@0 #7cc4ff@0.5 #3a7ae0@1",
        f"{INK} 5.5",
    )
    core += path(
        "M128 240L172 204V74L128 10Z", "lin 128 40 172 200 #4f94f0@0 #1f48b0@1", f"{INK} 5.5"
    )
    facets = line("M84 74L128 104L172 74M128 104V236", "#123a8c", 4)
    lit = rim("M94 82V170", width=6)
    front = form("M92 232L66 196L76 168L104 200L108 240Z", "blue", 30, cut=0.5)
    front += form("M160 238L190 204L184 180L154 206L148 242Z", "blue", 30, cut=0.4)
    base = form("M54 230C80 218 176 218 202 230L212 246H44Z", "stone", 40)
    swirl = line("M36 70C60 44 76 40 92 40M222 76C204 54 190 48 176 48", "#c8e8ff", 5, 0.8)
    body = back + core + facets + lit + front + base
    return piece(
        "potion",
        turn(body, 0, 0.96),
        glow((128, 120), 118, "#4fa0ff", 0.75),
        swirl + sparks((60, 62, 13), (206, 46, 12), (212, 196, 9)),
    )


def _mead() -> str:
    strap = band("M70 84C30 20 226 20 186 84", "leather", 11)
    body = ball((128, 152), 88, "wood") + line(circle(66, (128, 152)), "#3a1a08", 5)
    hoop = line(circle(80, (128, 152)), INK, 20) + line(circle(80, (128, 152)), "#e8ae3c", 9)
    staves = line("M88 108V196M128 90V214M168 108V196", "#573214", 5)
    neck = form("M106 48H150V76H106Z", "wood", 20) + cork(128, 24, 30, 28, "pale")
    ears = form("M58 92L84 72L94 94L72 114Z", "gold", 30) + form(
        "M198 92L172 72L162 94L184 114Z", "gold", 30
    )
    comb = form("M128 116L158 134V168L128 186L98 168V134Z", "yellow", 30)
    bee = form("M108 152C108 136 148 136 148 152C148 168 108 168 108 152Z", "gold", 20, width=4.5)
    bee += line("M120 142V162M132 141V163", INK, 6)
    bee += form(
        "M124 140C114 124 128 118 132 138ZM132 140C134 122 150 124 140 142Z", "bright", width=4
    )
    honey = form(
        "M150 206C152 224 146 234 146 244C146 256 164 256 164 244C164 234 160 224 162 202Z",
        "gold",
        10,
        width=4.5,
    )
    whole = strap + neck + body + staves + hoop + ears + comb + bee + honey
    return piece("potion", turn(whole, 8, 0.95, dy=-4))


POTIONS: Final[dict[str, Callable[[], str]]] = {
    "healing_potion": _healing,
    "elixir_of_life": _elixir,
    "draught_of_might": _might,
    "draught_of_grace": _grace,
    "draught_of_wit": _wit,
    "four_leaf_tonic": _tonic,
    "berserkers_brew": _brew,
    "smoke_vial": _smoke,
    "mana_crystal": _mana,
    "mead_flask": _mead,
}
"""Each potion's picture name and what draws its file."""
