"""What a hero wears on the body: mail, plates, leather, cloaks and robes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import piece
from assets.kit.loot_paint import INK, ball, flat, form, line, path, rim, turn
from assets.kit.loot_parts import gem, glow, sparks, star

TORSO: Final = (
    "M84 30C96 52 160 52 172 30L206 42C202 70 204 96 220 118L208 138"
    "C216 168 216 200 210 232"
    "C160 246 96 246 46 232C40 200 40 168 48 138L36 118C52 96 54 70 50 42Z"
)


def _leather_armor() -> str:
    body = form(TORSO, "leather", 25)
    collar = form("M84 30C96 56 160 56 172 30L184 36C170 76 86 76 72 36Z", "tan", 40)
    gap = flat("M122 66H134V220H122Z", "#2f190b") + line("M122 66V222M134 66V222", INK, 4)
    laces = line(
        "M114 82L142 98M142 82L114 98M114 114L142 130M142 114L114 130M114 146L142 162"
        "M142 146L114 162",
        "#f6e2b6",
        5,
    )
    studs = "".join(
        ball((x, y), 6.5, "gold", width=3.5)
        for x, y in (
            (70, 86),
            (70, 116),
            (76, 146),
            (92, 100),
            (186, 86),
            (186, 116),
            (180, 146),
            (164, 100),
        )
    )
    belt = form("M44 170C96 186 160 186 212 170L214 196C160 210 96 210 42 196Z", "dark", 20)
    belt += form("M108 174H148V208H108Z", "gold", 30) + flat("M119 184H137V198H119Z", "#3a2008")
    seams = line("M62 210V234M92 214V240M164 214V240M194 210V234", INK, 5)
    pads = form("M50 40C26 44 12 66 16 96C34 102 52 96 62 80Z", "dark", 30)
    pads += form("M206 40C230 44 244 66 240 96C222 102 204 96 194 80Z", "dark", 30)
    return piece(
        "armor", turn(body + gap + laces + studs + seams + belt + collar + pads, 0, 0.94, dy=-4)
    )


def _chainmail() -> str:
    data = (
        "M88 26C100 46 156 46 168 26L214 46L246 120L208 142L196 116V200L210 236"
        "L186 226L170 244"
        "L150 228L128 246L106 228L86 244L70 226L46 236L60 200V116L48 142L10 120L42 46Z"
    )
    body = form(data, "iron", 25)
    rows = ""
    spans = {
        62: (48, 208),
        82: (44, 212),
        102: (34, 222),
        122: (64, 194),
        142: (66, 192),
        162: (66, 192),
        182: (66, 192),
        202: (66, 192),
    }
    for n, (y, (left, right)) in enumerate(spans.items()):
        x = left + (10 if n % 2 else 0)
        while x < right:
            rows += f"M{x} {y}A9 9 0 0 0 {min(x + 18, right)} {y}"
            x += 20
    rings = line(rows, INK, 6.5) + line(rows, "#e4ecf2", 3)
    collar = form("M88 26C100 46 156 46 168 26L178 32C164 68 92 68 78 32Z", "leather", 40)
    hems = line("M12 118L48 140M244 118L208 140", "#f0c060", 7)
    split = line("M128 210V240", INK, 6)
    belt = form("M60 156C96 168 160 168 196 156L197 180C160 192 96 192 59 180Z", "leather", 20)
    belt += form("M112 160H144V188H112Z", "gold", 30) + flat("M122 168H134V180H122Z", "#3a2008")
    return piece("armor", turn(body + rings + hems + split + belt + collar, 0, 0.96, dy=-4))


def _plate_armor() -> str:
    back = form("M92 28H164L176 58H80Z", "black", 20)
    chest = form(
        "M82 44C100 64 156 64 174 44L206 62C208 98 206 132 192 164C164 178 92 178 64 164"
        "C50 132 48 98 50 62Z",
        "bright",
        30,
    )
    keel = flat(
        "M128 60L136 110L128 174C156 174 172 170 190 163C206 132 206 98 205 64L174 46"
        "C162 56 146 60 128 60Z",
        "#7c8b97",
        0.55,
    )
    crest = form("M128 78L150 100L128 150L106 100Z", "gold", 20) + gem(128, 106, 11, "blue", 4)
    lames = "".join(
        form(
            f"M{66 - n * 5} {160 + n * 24}C96 {176 + n * 24} 160 {176 + n * 24} {190 + n * 5} "
            f"{160 + n * 24}L{196 + n * 5} {186 + n * 24}C160 {202 + n * 24} 96 {202 + n * 24} "
            f"{60 - n * 5} {186 + n * 24}Z",
            "steel",
            20,
        )
        for n in (2, 1, 0)
    )
    pads = ""
    for sx in (1, -1):
        pad = form("M70 36C34 30 8 54 6 100C30 118 62 108 74 84Z", "steel", 30)
        pad += form("M8 90C30 106 58 98 70 78L74 92C60 114 30 122 4 106Z", "gold", 30)
        pads += turn(pad, 0, (sx, 1))
    lit = rim("M66 72C62 100 66 130 74 150") + rim("M20 78C24 58 36 48 54 46")
    body = back + lames + chest + keel + crest + pads + lit
    return piece("armor", turn(body, 0, 0.96, dy=-4), "", sparks((204, 40, 13), (52, 34, 11)))


def _shadow_cloak() -> str:
    cloak = (
        "M128 6C88 12 66 50 66 88C40 116 24 176 18 238L44 226L58 248L82 228L104 250"
        "L128 230L152 250"
        "L174 228L198 248L212 226L238 238C232 176 216 116 190 88C190 50 168 12 128 6Z"
    )
    body = form(cloak, "navy", 25, cut=0.58)
    folds = line("M84 120C76 160 70 190 66 226M172 120C180 160 186 190 190 226M128 150V226", INK, 5)
    hood = flat(
        "M128 28C98 32 84 62 86 92C90 124 112 138 128 142C144 138 166 124 170 92"
        "C172 62 158 32 128 28Z",
        "#07060e",
    )
    hood += line(
        "M128 28C98 32 84 62 86 92C90 124 112 138 128 142C144 138 166 124 170 92"
        "C172 62 158 32 128 28Z",
        "#8f9be0",
        4,
    )
    eyes = flat(
        "M98 84L122 94C116 104 102 102 98 84ZM158 84L134 94C140 104 154 102 158 84Z", "#cfe4ff"
    )
    clasp = ball((128, 150), 15, "bright") + line("M128 150L140 144", INK, 4)
    lit = rim("M76 80C76 50 92 24 116 16", "#aab4f0")
    mist = line("M20 204C4 190 22 176 8 162M236 204C252 190 234 176 248 162", "#aab4e8", 6, 0.7)
    return piece("armor", turn(body + folds + hood + eyes + clasp + lit, 0, 0.96, dy=-2), "", mist)


def _robe_of_stars() -> str:
    robe = (
        "M100 20C110 34 146 34 156 20L186 34L250 128L214 160L184 118L204 240"
        "C160 252 96 252 52 240"
        "L72 118L42 160L6 128L70 34Z"
    )
    body = form(robe, "blue", 25, cut=0.6)
    cuffs = line("M12 132L40 154M244 132L216 154", INK, 23) + line(
        "M14 134L38 152M242 134L218 152", "#f0b840", 12
    )
    hem = line("M58 230C100 240 156 240 198 230", "#f0b840", 9)
    front = flat("M122 40H134V238H122Z", "#f0b840") + line("M122 40V238M134 40V238", INK, 3.5)
    collar = form("M100 20C110 34 146 34 156 20L170 28C160 64 96 64 86 28Z", "gold", 40)
    sash = form("M74 128C104 138 152 138 182 128L186 150C152 160 104 160 70 150Z", "violet", 20)
    stars = star(94, 192, 19) + star(166, 206, 14) + star(158, 96, 13) + star(52, 96, 11)
    stars += star(204, 98, 11)
    moon = path("M106 78A21 21 0 1 0 112 112A17 17 0 1 1 106 78Z", "#fff2b0", f"{INK} 4")
    body += cuffs + hem + front + sash + collar + stars + moon
    return piece("armor", turn(body, 0, 0.95, dy=-4), glow((128, 128), 100, "#9cc0ff", 0.4))


CLOTHES: Final[dict[str, Callable[[], str]]] = {
    "leather_armor": _leather_armor,
    "chainmail": _chainmail,
    "plate_armor": _plate_armor,
    "shadow_cloak": _shadow_cloak,
    "robe_of_stars": _robe_of_stars,
}
"""Each picture's name and what draws its file."""
