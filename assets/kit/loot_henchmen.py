"""Henchmen: those who follow a hero for coin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_faces import bust, eye, look, smile
from assets.kit.loot_followers import FOLLOWERS
from assets.kit.loot_grounds import circle, piece
from assets.kit.loot_paint import INK, ball, band, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import blade, flame, gem, glow, rope


def _sellsword() -> str:
    blade_ = blade("M0 -120L-13 -96V40H0Z", "M0 -120L13 -96V40H0Z", "bright")
    sword = blade_ + form("M-40 34H40V50H-40Z", "gold", 20) + form("M-10 50H10V90H-10Z", "dark", 5)
    sword = turn(sword, 30, 1, dx=188, dy=152, about=(0, 0))
    head = bust("skin", "leather")
    mail = form("M70 184C92 214 164 214 186 184L202 196C180 240 76 240 54 196Z", "slate", 30)
    mail += line("M72 204C98 228 158 228 184 204", "#dfe7ec", 4)
    stubble = flat(
        "M88 118C96 128 108 124 128 124C148 124 160 128 168 118C164 142 148 155 128 155"
        "C108 155 92 142 88 118Z",
        "#7a6a5c",
        0.75,
    )
    mouth = line("M112 134C122 130 138 130 146 126", INK, 5)
    patch = flat("M92 88L120 84L122 104C114 114 98 112 92 102Z", INK) + line(
        "M84 78L172 92", INK, 6
    )
    face = stubble + patch + look(150, 98, "#5a7a3a", 10) + line("M136 84L164 80", INK, 6)
    face += line("M128 98L122 118L132 120", "#8a5638", 4.5) + line(
        "M150 110L160 130", "#a83a34", 4.5
    )
    hat = form("M84 74C84 32 104 20 128 20C152 20 172 32 172 74Z", "steel", 25)
    hat += form(
        "M50 84C70 62 100 58 128 58C156 58 186 62 206 84C180 82 156 78 128 78C100 78 76 82 50 84Z",
        "slate",
        60,
    ) + rim("M98 42C104 34 112 30 120 29")
    fist = ball((176, 216), 21, "skin", 0.9) + line("M168 208V220M180 206V220", INK, 4)
    pouch = form("M58 216C40 236 44 250 70 250C94 250 98 236 82 216Z", "tan", 30) + line(
        "M58 218H82", INK, 6
    )
    return piece("henchman", sword + head + mail + face + mouth + hat + fist + pouch)


def _torchbearer() -> str:
    stick = form("M-9 -40H9L6 92H-6Z", "wood", 10) + form("M-17 -56H17L12 -30H-12Z", "iron", 20)
    torch = turn(stick + flame(0, -88, 40), 10, 1.05, dx=194, dy=134, about=(0, 0))
    head = bust("skin", "orange")
    neck = form("M92 178C108 200 148 200 164 178L172 192C154 220 102 220 84 192Z", "yellow", 30)
    hair = form(
        "M82 100C72 56 96 34 128 34C162 34 184 58 172 104L164 84C146 88 120 82 106 66"
        "C102 80 92 86 82 100Z",
        "orange",
        30,
    )
    cap = form("M72 62C76 24 108 10 136 14C170 18 186 40 184 66C150 50 108 48 72 62Z", "teal", 30)
    cap += form("M66 66C104 46 152 48 190 70L188 82C150 62 108 60 70 78Z", "teal", 60)
    face = (
        look(110, 104, "#3a7a4a", 9)
        + look(146, 104, "#3a7a4a", 9)
        + line("M100 88L118 88M138 88L156 88", "#8a4416", 5)
    )
    face += form("M112 126C120 130 136 130 146 124C146 142 114 144 112 126Z", "cloth", width=4.5)
    face += line("M128 106L124 116L130 118", "#8a5638", 4)
    face += (
        dot((98, 118), 2.5, "#b4683a")
        + dot((106, 121), 2.5, "#b4683a")
        + dot((158, 118), 2.5, "#b4683a")
    )
    arm = band("M186 244C206 226 210 212 204 200", "orange", 24) + ball((201, 190), 19, "skin", 0.9)
    arm += line("M194 184V198M206 183V198", INK, 4)
    return piece(
        "henchman",
        head + neck + face + hair + cap + torch + arm,
        glow((184, 78), 84, "#ffb84a", 0.9),
    )


def _acolyte() -> str:
    halo = path(circle(74, (128, 96)), "none", "#ffe08a 6", ' stroke-opacity="0.9"')
    back = form(
        "M128 14C76 14 64 70 64 120C64 160 48 190 52 214H204C208 190 192 160 192 120"
        "C192 70 180 14 128 14Z",
        "cloth",
        30,
    )
    head = bust("skin", "cloth")
    brow = form(
        "M80 92C80 44 104 34 128 34C152 34 176 44 176 92C164 66 150 62 128 62C106 62 92 66 80 92Z",
        "bright",
        30,
    )
    wim = form(
        "M80 98C84 140 104 160 128 160C152 160 172 140 176 98L188 122"
        "C184 168 158 190 128 190"
        "C98 190 72 168 68 122Z",
        "cloth",
        30,
    )
    face = line("M98 104C104 112 114 112 120 104M136 104C142 112 152 112 158 104", INK, 5)
    face += line("M98 90C104 86 112 86 118 88M138 88C144 86 152 86 158 90", "#7a4a2a", 4.5)
    face += line("M128 108L125 120L131 121", "#8a5638", 4) + smile(128, 134, 12)
    face += dot((102, 122), 7, "#f09a8a") + dot((154, 122), 7, "#f09a8a")
    stole = form("M70 206L98 190L108 252H72ZM186 206L158 190L148 252H184Z", "violet", 20)
    marks = line("M88 220V240M80 228H97M168 220V240M159 228H176", "#ffe08a", 5)
    hands = form("M116 250C112 222 118 196 128 178C138 196 144 222 140 250Z", "skin", 10, cut=0.5)
    hands += line("M128 186V250", INK, 4.5)
    beads = "".join(
        ball((x, y), 6, "wood", width=3.5)
        for x, y in ((108, 234), (106, 246), (148, 234), (150, 246))
    )
    star = form("M128 2L132 14L144 18L132 22L128 34L124 22L112 18L124 14Z", "yellow", width=4)
    return piece(
        "henchman",
        back + head + wim + brow + face + stole + marks + hands + beads + star,
        halo + glow((128, 96), 110, "#fff2b0", 0.5),
    )


def _scout() -> str:
    hood = form(
        "M128 10C80 14 58 60 62 112C62 150 46 176 40 206C90 230 166 230 216 206"
        "C210 176 194 150 194 112C198 60 176 14 128 10Z",
        "moss",
        30,
    )
    head = bust("tan", "dark")
    cape = form(
        "M30 252C34 206 70 184 100 180C116 206 140 206 156 180C186 184 222 206 226 252Z", "moss", 30
    )
    hair = form(
        "M84 100C80 60 102 44 128 44C154 44 176 60 172 100C168 78 150 72 140 60"
        "C128 80 96 74 84 100Z",
        "dark",
        30,
    )
    edge = line("M84 148C68 110 76 42 128 36C180 42 188 110 172 148", "#c8d48a", 5)
    ears = form("M86 98L56 84L84 118Z", "tan", 20, width=5) + form(
        "M170 98L200 84L172 118Z", "tan", 20, width=5
    )
    face = line("M98 88L118 92M138 92L158 88", "#2f190b", 5.5) + look(110, 104, "#c87820", 9.5)
    face += smile(132, 134, 13, 0.5) + line("M126 106L122 118L129 120", "#7a4a20", 4)
    face += flat("M92 116L116 120L114 126L90 122Z", "#4a5a20") + flat(
        "M164 116L146 120L148 126L166 122Z", "#4a5a20"
    )
    glass = form("M140 88L178 78L182 118L146 112Z", "bronze", 60) + form(
        "M178 72L232 58L238 120L182 122Z", "gold", 60
    )
    glass += ball((236, 89), 14, "sky", 2.2) + line("M196 68L200 120", INK, 5)
    hand = ball((176, 128), 18, "tan", 0.85) + line("M170 120V134M182 120V134", INK, 4)
    sleeve = band("M176 238C196 210 190 170 180 146", "moss", 22)
    clasp = gem(128, 200, 13, "green", 4.5)
    body = hood + ears + head + cape + face + hair + edge + sleeve + glass + hand + clasp
    return piece("henchman", turn(body, 0, 0.97, dx=-4))


def _pack_mule() -> str:
    load = form("M124 120C130 66 168 46 208 52C240 60 248 120 240 190L120 200Z", "tan", 40)
    load += form(
        "M126 74C126 58 140 52 152 52H226C240 56 242 84 228 88H150C136 90 126 88 126 74Z", "red", 70
    )
    load += rope("M130 124C166 140 206 136 242 122", 9) + rope("M186 54C194 100 194 150 188 198", 9)
    pan = ball((214, 168), 26, "iron") + ball((214, 168), 16, "black", width=4)
    chest = form("M92 252C84 210 96 170 130 150C176 160 220 200 232 252Z", "brown", 30)
    strap = band("M100 236C130 196 150 190 196 252", "leather", 10)
    neck = form("M80 252C92 200 108 150 118 92L160 104C176 160 190 216 188 252Z", "brown", 20)
    mane = form(
        "M118 60C140 62 158 80 164 104L172 100L168 122L178 122L172 144L182 146L174 166"
        "C150 150 130 110 118 60Z",
        "dark",
        20,
    )
    ears = form("M84 62C62 34 60 4 74 -2C94 10 104 36 104 60Z", "brown", 20)
    ears += form("M84 44C74 26 72 14 76 10C88 20 94 34 96 52Z", "pink", 20, width=3)
    ears += form("M112 60C110 30 122 2 140 2C148 22 142 48 130 68Z", "brown", 30)
    head = form(
        "M76 64C96 48 128 52 136 76C140 104 124 130 106 158C104 184 84 206 56 202"
        "C30 198 18 178 26 156C36 124 56 84 76 64Z",
        "brown",
        30,
    )
    nose = form(
        "M26 156C18 180 32 200 56 202C82 206 102 184 104 164C80 142 46 138 26 156Z", "cloth", 30
    )
    face = flat("M40 166C44 160 52 162 50 170C46 176 38 174 40 166Z", INK) + dot((76, 172), 5)
    face += line("M44 188C56 194 72 192 84 182", INK, 5) + eye(94, 92, 11, "#5a3212", (-2, 2))
    face += line("M80 80C88 74 98 74 106 80", INK, 5)
    strawy = line("M40 192L14 214M44 194L24 224", "#e8c050", 6)
    tack = band("M58 108C82 124 106 126 128 116", "red", 8, 4.5) + ball(
        (70, 116), 8, "gold", width=4
    )
    tuft = form("M88 58C92 34 112 36 116 56L108 84L98 66L92 82Z", "dark", 20)
    body = load + pan + chest + strap + neck + mane + ears + head + nose + face + tack + tuft
    return piece("henchman", turn(body, 0, 0.92, dy=6), "", strawy)


HENCHMEN: Final[dict[str, Callable[[], str]]] = FOLLOWERS | {
    "sellsword": _sellsword,
    "torchbearer": _torchbearer,
    "acolyte": _acolyte,
    "scout": _scout,
    "pack_mule": _pack_mule,
}
"""Each henchman's picture name and what draws its file."""
