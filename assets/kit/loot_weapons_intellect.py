"""The weapons a learned hero wields: wands, staves, books and orbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import burst, piece
from assets.kit.loot_paint import INK, ball, band, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import gem, glow, orb, skull, sparks, star, wrap


def _leaf(x: float, y: float, tilt: float, size: float = 1, tone: str = "green") -> str:
    data = "M0 0C-12 -8 -22 -6 -22 -20C-32 -26 -26 -40 -18 -42C-16 -56 -4 -62 0 -72"
    data += "C4 -62 16 -56 18 -42C26 -40 32 -26 22 -20C22 -6 12 -8 0 0Z"
    body = form(data, tone, 20) + line("M0 -4V-56M0 -22L-12 -32M0 -22L12 -32", "#1c5c28", 3.5)
    return turn(body, tilt, size, dx=x, dy=y, about=(0, 0))


def _oak_wand() -> str:
    stick = form(
        "M112 250C106 214 118 190 112 160C106 130 118 104 116 70C114 54 122 40 130 40"
        "C140 40 144 56 142 72C138 104 150 130 146 160C142 190 150 214 146 250Z",
        "wood",
        5,
        cut=0.55,
    )
    grain = line(
        "M124 60C122 100 130 120 124 160C122 190 130 210 126 236M136 120V150", "#573214", 4
    )
    knot = ball((134, 186), 9, "dark", width=4)
    cap = form("M106 236H152L148 256H110Z", "bronze", 20)
    acorn = (
        form("M112 30C112 52 144 52 144 30Z", "pale", 20)
        + form("M106 30C108 10 148 10 150 30Z", "dark", 20)
        + line("M128 14V4", INK, 8)
    )
    leaves = _leaf(144, 92, 62, 0.95) + _leaf(114, 122, -66, 0.85, "moss")
    body = turn(stick + grain + knot + cap + leaves + acorn, 32, 0.94, dx=-6, dy=8)
    return piece(
        "weapon", body, glow((178, 72), 56, "#c8ff90"), sparks((222, 84, 11), (158, 34, 13))
    )


def _crystal_staff() -> str:
    pole = form("M118 118H138V264H118Z", "navy", 5, cut=0.5) + line("M124 130V250", "#9fb0e8", 4)
    claw = form(
        "M90 96C84 120 100 140 118 148H138C156 140 172 120 166 96"
        "C158 112 150 122 140 122H116"
        "C106 122 98 112 90 96Z",
        "gold",
        30,
    )
    ring = form("M108 146H148L144 166H112Z", "gold", 30)
    back = form("M96 110L74 62L92 28L112 60V116Z", "teal", 30, cut=0.5)
    back += form("M160 110L182 62L164 34L146 62V116Z", "teal", 30, cut=0.4)
    main = path(
        "M128 128L102 100V34L128 -10L128 128Z", "lin 100 0 128 60 #ffffff@0 #8cecf4@1", f"{INK} 5.5"
    )
    main += path(
        "M128 128L154 100V34L128 -10Z", "lin 128 0 154 60 #58c4dc@0 #1d6f96@1", f"{INK} 5.5"
    )
    facets = line("M102 34L128 52L154 34M128 52V118", "#0f5a78", 3.5)
    foot = form("M114 256H142L128 280Z", "gold", 20)
    body = pole + foot + back + main + facets + claw + ring
    return piece(
        "weapon",
        turn(body, 16, 0.87),
        glow((140, 66), 80, "#9ff6ff"),
        sparks((58, 78, 13), (214, 108, 11), (206, 40, 9)),
    )


def _runed_rod() -> str:
    rod = form("M106 30H150V226H106Z", "black", 5, cut=0.6) + line("M116 40V216", "#a9a2b0", 4)
    top = form("M96 10H160L152 40H104Z", "gold", 30) + form("M96 246H160L152 216H104Z", "gold", 30)
    mid = form("M100 116H156V140H100Z", "gold", 30)
    runes = "M118 54L138 68L118 82V54M138 92V110M118 92L138 110M118 152V186M118 152L138 164"
    runes += "M118 172L138 160M120 196L136 208M136 196L120 208"
    glyphs = line(runes, "#7a1a10", 10) + line(runes, "#ff9a3c", 5)
    tip = form("M128 -22L146 -6L140 12H116L110 -6Z", "red", 20, cut=0.5)
    tail = form("M128 274L142 260L138 244H118L114 260Z", "red", 20, cut=0.5)
    body = tip + tail + rod + top + mid + glyphs
    waves = line("M196 30C216 44 226 60 230 82M182 52C196 60 204 72 208 88", "#ffb060", 5, 0.8)
    return piece("weapon", turn(body, 58, 0.88), glow((128, 128), 110, "#ff8a3c", 0.4), waves)


def _spellbook() -> str:
    back = form("M60 34L206 22L232 216L86 240Z", "dark", 40)
    pages = form("M58 46L204 34L226 204L84 230Z", "paper", 40, cut=0.8)
    edges = line("M84 222L222 200M84 214L220 193", "#a68f62", 3.5)
    cover = form(
        "M36 34L184 16L210 188L66 216C52 214 46 206 44 194L30 50C28 42 30 36 36 34Z", "violet", 40
    )
    spine = flat("M36 36C30 40 32 46 34 52L48 196C50 204 54 210 66 212L50 38Z", "#2c1260", 0.6)
    frame = line("M70 48L172 36L192 174L86 194Z", "#f0b840", 5)
    corners = form("M158 18L186 14L190 44L164 34Z", "gold", 30, width=4.5)
    corners += form("M184 192L212 188L206 158L188 168Z", "gold", 30, width=4.5)
    eye = form("M84 122C104 88 154 82 178 108C160 144 108 150 84 122Z", "cloth", 30)
    eye += ball((132, 114), 23, "green", width=4.5) + form(
        "M132 96C140 106 140 122 132 132C124 122 124 106 132 96Z", "black", width=2
    )
    eye += dot((124, 104), 5, "#ffffff")
    lid = rim("M90 118C108 94 148 90 170 108", "#5b2a9a", 4)
    clasp = form("M196 104L232 98L236 124L200 130Z", "gold", 40) + ball((230, 112), 11, "gold")
    mark = form("M102 224L118 220L124 252L112 244L106 256Z", "red", 20, width=4.5)
    body = mark + back + pages + edges + cover + spine + frame + corners + eye + lid + clasp
    return piece("weapon", turn(body, -4, 0.93), "", sparks((48, 222, 12), (222, 40, 11)))


def _frost_orb() -> str:
    spikes = path(
        burst(11, 124, 82, -84), "lin 30 30 220 220 #ffffff@0 #a8e2f6@0.5 #3f86b4@1", f"{INK} 5.5"
    )
    ball_ = orb(128, 128, 82, "sky")
    arm = "M128 128V70M128 92L111 78M128 92L145 78M128 112L118 102M128 112L138 102"
    tilts = range(0, 360, 60)
    snow = "".join(turn(line(arm, "#1f5c98", 11), tilt) for tilt in tilts)
    snow += "".join(turn(line(arm, "#ffffff", 5.5), tilt) for tilt in tilts)
    base = form("M66 206C84 228 172 228 190 206L206 246H50Z", "slate", 30)
    claws = form("M66 216C44 196 42 164 52 144C58 176 74 194 92 206Z", "slate", 30)
    claws += form("M190 216C212 196 214 164 204 144C198 176 182 194 164 206Z", "slate", 60)
    body = spikes + ball_ + snow + base + claws + gem(128, 230, 11, "blue", 4)
    return piece("weapon", turn(body, 0, 0.96), "", sparks((30, 60, 12), (226, 56, 14)))


def _bone_sceptre() -> str:
    shaft = form(
        "M114 120H142L140 214C160 208 172 226 158 238C158 256 136 258 128 246"
        "C120 258 98 256 98 238"
        "C84 226 96 208 116 214Z",
        "bone",
        5,
        cut=0.55,
    )
    bands = form("M112 136H144V152H112Z", "black", 10) + form("M113 186H143V200H113Z", "black", 10)
    ribs = ""
    for s in (-1, 1):
        for y, reach in ((120, 62), (138, 44)):
            data = (
                f"M128 {y}C{128 + s * 30} {y} {128 + s * reach} {y - 14} {128 + s * reach} {y - 44}"
            )
            ribs += band(data, "bone", 8, 5)
    horns = form("M86 50C58 44 44 22 46 -4C60 10 84 18 104 24Z", "grey", 30)
    horns += form("M170 50C198 44 212 22 210 -4C196 10 172 18 152 24Z", "grey", 50)
    head = skull(128, 70, 56) + dot((112, 66), 6, "#6cf078") + dot((144, 66), 6, "#6cf078")
    body = shaft + ribs + bands + horns + head + gem(128, 32, 12, "green", 4)
    wisps = line("M40 200C56 190 40 176 56 164M208 206C194 194 212 182 198 168", "#9cf0a0", 5, 0.8)
    return piece(
        "weapon", turn(body, -14, 0.84, dy=10), glow((120, 80), 78, "#5ce06a", 0.55), wisps
    )


def _ash_staff() -> str:
    crook = (
        "M112 268L116 120C116 96 92 92 84 66C74 30 104 2 138 6C176 10 192 48 172 74"
        "C156 94 124 84 126 62C128 48 146 46 150 58"
    )
    staff = line(crook, INK, 31) + line(crook, "#e2c694", 20)
    staff += turn(line(crook, "#fff2cc", 5), dx=-4, dy=-2)
    knots = ball((118, 154), 9, "pale", width=4) + line("M112 190V232M122 204V224", "#8c6230", 4)
    cord = line("M150 78V118", INK, 8) + line("M150 78V118", "#e8ae3c", 3)
    charm = star(152, 142, 34, "sky")
    wraps = form("M102 210H128L127 248H101Z", "navy", 10) + wrap(102, 127, 212, 246, 3)
    twig = form("M114 128C96 122 78 128 70 142C86 150 104 146 116 136Z", "green", 20)
    body = twig + staff + knots + wraps + cord + charm
    return piece(
        "weapon",
        turn(body, 12, 0.86, dy=-6),
        glow((152, 140), 70, "#a8e4ff", 0.8),
        sparks((206, 70, 12), (66, 196, 10)),
    )


def _rune_tablet() -> str:
    slab = form(
        "M58 66C58 34 90 14 132 14C174 14 202 36 202 68L206 222L190 240H62L50 222Z", "stone", 30
    )
    side = flat("M186 64L190 226L176 238H190L206 222L202 68C200 52 194 44 184 36Z", "#4b463c", 0.65)
    runes = (
        "M84 78V122M84 78L104 92L84 104M126 76V122M112 90L126 76L140 90M152 122L164 78"
        "L176 122"
        "M156 108H172M84 142V188M106 142V188M84 156L106 174M126 142L146 154L126 166"
        "V142V190"
        "M164 142V188M152 154L176 176M176 154L152 176"
    )
    cut = line(runes, INK, 13) + line(runes, "#2fd4ff", 7) + line(runes, "#d8faff", 2.5)
    chips = line("M60 190L76 198L72 214M196 96L180 104", "#625c50", 5)
    band_ = line("M70 208H190", "#625c50", 4)
    crack = line("M122 16L130 34L118 48L128 60", INK, 5)
    strap = band("M54 214C34 232 40 250 64 240", "leather", 9)
    lit = rim("M70 66C72 46 94 28 120 26")
    body = strap + slab + side + cut + chips + band_ + crack + lit
    return piece("weapon", turn(body, -7, 0.96), glow((128, 128), 124, "#4fd8ff", 0.55))


INTELLECT: Final[dict[str, Callable[[], str]]] = {
    "oak_wand": _oak_wand,
    "crystal_staff": _crystal_staff,
    "runed_rod": _runed_rod,
    "spellbook": _spellbook,
    "frost_orb": _frost_orb,
    "bone_sceptre": _bone_sceptre,
    "ash_staff": _ash_staff,
    "rune_tablet": _rune_tablet,
}
"""Each weapon's picture name and what draws its file."""
