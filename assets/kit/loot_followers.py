"""Henchmen who follow for thanks, for love or for a wish."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_faces import bust, collar, eye, look, tongue
from assets.kit.loot_grounds import circle, piece
from assets.kit.loot_paint import INK, ball, band, dot, flat, form, line, turn
from assets.kit.loot_parts import gem, glow, sparks


def _bottled_djinn() -> str:
    jar = form(
        "M88 176C76 186 60 200 64 224C66 246 190 246 192 224C196 200 180 186 168 176Z", "violet", 30
    )
    jar += form("M94 162H162V180H94Z", "gold", 20) + line(
        "M66 216C100 230 156 230 190 216", "#f0c050", 6
    )
    jar += gem(128, 208, 14, "red", 4.5)
    tail = form("M112 168C116 148 84 142 88 116H168C174 142 140 150 146 168Z", "sky", 30)
    chest = form(
        "M62 128C56 98 84 84 104 88H152C172 84 200 98 194 128C180 146 160 150 128 150"
        "C96 150 76 146 62 128Z",
        "sky",
        30,
    )
    arms = band("M72 112C82 142 120 142 148 126", "sky", 20) + band(
        "M184 112C174 142 136 142 110 128", "sky", 20
    )
    cuffs = line("M74 120L92 112M182 120L164 112", INK, 17) + line(
        "M74 120L92 112M182 120L164 112", "#f0c050", 8
    )
    head = form(
        "M92 54C92 26 108 14 128 14C148 14 164 26 164 54C164 80 148 98 128 98C108 98 92 80 92 54Z",
        "sky",
        25,
    )
    ears = form("M94 50L68 40L90 68Z", "sky", 20, width=5) + form(
        "M162 50L188 40L166 68Z", "sky", 20, width=5
    )
    rings = line(circle(7, (76, 66)), INK, 10) + line(circle(7, (76, 66)), "#f0c050", 4)
    top = form("M116 18C108 -2 130 -14 150 -10C138 -4 136 6 140 18Z", "navy", 30) + form(
        "M110 14H146V24H110Z", "gold", 20, width=4.5
    )
    face = (
        line("M100 42L120 48M156 42L136 48", INK, 6)
        + dot((112, 56), 5.5, "#fff6a0")
        + dot((144, 56), 5.5, "#fff6a0")
    )
    face += form("M108 72C120 78 138 78 148 72C146 90 110 90 108 72Z", "cloth", width=4.5)
    beard = form("M116 96H140L128 124Z", "navy", 20, width=5)
    puffs = "".join(
        ball((x, y), r, "ice", width=4.5)
        for x, y, r in ((76, 156, 11), (184, 156, 11), (60, 172, 11), (198, 174, 11))
    )
    body = tail + puffs + jar + chest + ears + head + top + face + arms + cuffs + beard + rings
    return piece(
        "henchman",
        turn(body, 0, 0.94, dy=6),
        glow((128, 90), 110, "#a8e8ff", 0.7),
        sparks((44, 96, 11), (214, 90, 12)),
    )


def _prisoner() -> str:
    bars = line("M52 40V252M92 16V80M164 16V80M204 40V252", INK, 17)
    bars += line("M52 40V252M92 16V80M164 16V80M204 40V252", "#5a636b", 8)
    head = bust("skin", "cloth")
    stripes = line(
        "M44 222C70 204 96 204 108 196M38 246C80 222 110 226 124 216M212 222"
        "C186 204 160 204 148 "
        "196M218 246C176 222 146 226 132 216",
        "#4a5a78",
        9,
    )
    hair = form(
        "M80 108C62 60 90 30 128 32C166 30 194 60 176 108L170 84L158 88L150 70L134 82"
        "L120 68"
        "L106 86L92 82Z",
        "grey",
        30,
    )
    beard = form(
        "M86 108C90 124 106 118 128 122C150 118 166 124 170 108C176 150 160 178 142 192"
        "L132 178L124 196L112 180L102 186C86 168 80 140 86 108Z",
        "grey",
        30,
    )
    face = look(110, 98, "#3a6a9c", 9.5) + look(146, 98, "#3a6a9c", 9.5)
    face += line("M98 80C106 74 116 76 120 82M158 80C150 74 140 76 136 82", "#514d4c", 6)
    face += form("M108 130C120 134 138 134 148 130C146 148 110 148 108 130Z", "cloth", width=4.5)
    face += line("M128 100L123 116L131 118", "#8a5638", 4.5)
    tear = form("M96 112c7 10 7 16 0 17c-7 -1 -7 -7 0 -17Z", "sky", width=3.5)
    arms = ""
    for sx in (1, -1):
        arm = band("M52 236C26 200 22 150 40 106", "skin", 22)
        arm += form("M22 128L58 122L60 148L24 150Z", "iron", 20) + ball((40, 90), 20, "skin")
        arm += line("M32 82V96M44 80V96", INK, 4)
        arm += line(circle(9, (26, 166)), INK, 14) + line(circle(9, (26, 166)), "#8f98a0", 5)
        arm += line("M22 184L30 196L20 200", INK, 13) + line("M22 184L30 196L20 200", "#8f98a0", 5)
        arms += turn(arm, 0, (sx, 1))
    body = bars + head + stripes + beard + face + tear + hair + arms
    return piece(
        "henchman",
        turn(body, 0, 0.95, dy=4),
        glow((128, 100), 90, "#fff2b8", 0.5),
        sparks((76, 60, 12), (180, 56, 12)),
    )


def _hound() -> str:
    neck = form("M96 252C94 204 108 160 140 132L212 116C230 160 236 212 232 252Z", "tan", 30)
    chest = form("M96 252C94 214 102 186 118 164C134 190 150 220 148 252Z", "cloth", 20)
    head = form(
        "M112 66C140 36 188 40 206 74C220 108 206 146 170 158C142 164 118 154 102 158"
        "L50 166"
        "C28 166 18 148 28 132L90 108C94 92 100 78 112 66Z",
        "tan",
        35,
    )
    muzzle = form(
        "M28 132L92 108C112 112 124 132 116 154L50 166C28 166 18 148 28 132Z", "cloth", 30
    )
    ear = form(
        "M168 54C206 46 232 84 228 142C224 172 196 176 184 152C172 122 160 90 168 54Z", "brown", 30
    )
    nose = ball((34, 134), 15, "black", 0.85)
    mouth = line("M36 150C56 152 84 146 110 138", INK, 5) + tongue(72, 152, 10)
    spots = dot((66, 130), 2.6) + dot((78, 126), 2.6) + dot((74, 138), 2.6)
    face = eye(128, 92, 12, "#7a4a1a", (-3, 1)) + line("M112 76C122 68 136 68 144 76", INK, 5)
    patch = flat(
        "M112 66C130 48 152 46 166 52C164 82 160 108 146 118C132 116 112 104 108 86Z",
        "#7d5230",
        0.85,
    )
    ring = collar((112, 186), (222, 166), 20, "green", 20)
    sniff = line("M16 104C8 96 18 88 10 78M32 102C26 94 34 88 28 80", "#dfeaff", 5, 0.8)
    print_ = (
        dot((40, 224), 9, "#dfeaff", 0.85)
        + dot((30, 208), 4, "#dfeaff")
        + dot((40, 204), 4, "#dfeaff")
    )
    print_ += dot((50, 208), 4, "#dfeaff")
    body = neck + chest + head + muzzle + patch + mouth + nose + spots + face + ring + ear
    return piece("henchman", turn(body, 0, 0.95, dx=2), "", sniff + print_)


FOLLOWERS: Final[dict[str, Callable[[], str]]] = {
    "bottled_djinn": _bottled_djinn,
    "rescued_prisoner": _prisoner,
    "hunting_hound": _hound,
}
"""Each follower's picture name and what draws its file."""
