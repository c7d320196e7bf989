"""Skills of the ranger and the runesmith."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_faces import look
from assets.kit.loot_grounds import banner
from assets.kit.loot_paint import INK, TONES, ball, band, dot, flat, form, line, turn
from assets.kit.loot_parts import flame, glow, heart, rays


def _aimed_shot() -> str:
    rings = ball((116, 136), 104, "cloth") + ball((116, 136), 80, "blue", width=5)
    rings += ball((116, 136), 56, "cloth", width=5) + ball((116, 136), 32, "red", width=5)
    legs = form("M56 216L34 252H56L76 228ZM176 216L198 252H176L156 228Z", "wood", 20)
    shaft = line("M120 132L232 20", INK, 21) + line("M120 132L232 20", "#d2a96a", 9)
    vanes = form("M196 40L206 4L236 -10L234 18Z", "green", 20) + form(
        "M214 58L250 48L262 20L236 20Z", "green", 60
    )
    split = line("M116 136L98 142M116 136L120 156M116 136L106 122", INK, 5)
    quake = line("M24 60L12 48M48 32L40 18M214 190L228 200", "#ffe08a", 7)
    return banner(legs + rings + split + shaft + vanes, "", quake)


def _print(x: float, y: float, size: float, tilt: float, tone: str) -> str:
    pad = form(
        "M0 -2C18 -2 32 18 28 32C24 44 10 38 0 38C-10 38 -24 44 -28 32C-32 18 -18 -2 0 -2Z",
        tone,
        width=5 / size,
    )
    for dx, dy, lean in ((-34, 2, -28), (-13, -18, -8), (13, -18, 8), (34, 2, 28)):
        toe = form(
            "M0 -15C9 -15 12 -3 10 6C6 14 -6 14 -10 6C-12 -3 -9 -15 0 -15Z", tone, width=5 / size
        )
        pad += turn(toe, lean, 1, dx=dx, dy=dy, about=(0, 0))
        pad += turn(
            form("M-4 -16L0 -28L4 -16Z", "bone", width=3.5 / size),
            lean,
            1,
            dx=dx,
            dy=dy,
            about=(0, 0),
        )
    return turn(pad, tilt, size, dx=x, dy=y, about=(0, 0))


def _tracking() -> str:
    mud = form(
        "M20 206C2 176 26 140 58 134C62 96 98 84 122 62C140 22 196 0 226 26"
        "C254 56 244 98 220 118"
        "C216 160 190 184 160 192C150 232 100 254 64 246C42 242 24 228 20 206Z",
        "tan",
        40,
    )
    prints = (
        _print(68, 194, 0.82, 26, "dark")
        + _print(122, 118, 0.82, 34, "dark")
        + _print(196, 66, 0.86, 30, "dark")
    )
    grass = ""
    for x, y, size in ((34, 120, 1.0), (222, 196, 1.1), (84, 66, 0.8)):
        blades = form(
            "M-20 14C-20 -6 -26 -22 -34 -30C-18 -26 -8 -14 -6 -2C-6 -20 0 -38 8 -46"
            "C8 -28 8 -14 6 -2"
            "C12 -14 22 -22 32 -24C24 -12 22 0 22 14Z",
            "green",
            20,
        )
        grass += turn(blades, 0, size, dx=x, dy=y, about=(0, 0))
    return banner(mud + prints + grass)


def _beast_friend() -> str:
    arm = form("M-4 216L74 138L112 176L44 258H-4Z", "moss", 40) + line(
        "M62 150L100 188", "#f0c050", 7
    )
    palm = ""
    for finger in (
        "M104 128L92 64",
        "M116 118L120 34",
        "M130 116L152 34",
        "M140 124L184 62",
        "M100 150L62 118",
    ):
        palm += band(finger, "skin", 17, 5)
    palm += form(
        "M86 136C92 116 112 106 130 108C150 110 160 124 156 142C152 164 128 182 106 178"
        "C90 172 80 156 86 136Z",
        "skin",
        30,
    )
    palm += line(
        "M104 128L102 116M116 118V108M130 116L133 106M140 124L146 115", TONES["skin"][1], 12
    )
    palm += line("M102 140C114 128 134 126 146 134", "#b4785a", 4.5)
    limb = form("M260 216L196 146L160 172L206 258H260Z", "brown", 40)
    limb += line("M226 214l8 14M208 196l8 14M232 236l8 12M196 214l8 14", "#d8a878", 4.5)
    pad = form(
        "M142 120C150 100 184 92 204 110C224 128 220 160 200 172"
        "C180 186 148 180 140 158C136 144 136 132 142 120Z",
        "brown",
        30,
    )
    pad += ball((184, 144), 20, "pink", 0.8, width=4.5)
    for x, y in ((152, 132), (164, 112), (188, 104), (210, 118)):
        pad += ball((x, y), 9, "pink", width=4.5)
    shock = (
        heart(84, 50, 26, "rose") + heart(222, 56, 18, "rose", 5) + heart(50, 96, 14, "rose", 4.5)
    )
    return banner(
        limb + arm + palm + pad + shock, rays(16, 40, 130, "#ffd8a0", about=(150, 120), alpha=0.4)
    )


def _rune_of_fire() -> str:
    fire = flame(70, 92, 72) + flame(186, 92, 72) + flame(128, 70, 88)
    stone = form(
        "M128 84C180 84 214 116 216 160C218 212 184 244 128 244C72 244 38 212 40 160"
        "C42 116 76 84 128 84Z",
        "slate",
        30,
    )
    edge = line(
        "M128 98C172 98 200 124 202 160C204 202 174 230 128 230C82 230 52 202 54 160"
        "C56 124 84 98 128 98Z",
        "#3a444e",
        4,
    )
    rune = "M112 112V216M112 136L152 112M112 168L152 144"
    cut = line(rune, INK, 23) + line(rune, "#ff5a1c", 14) + line(rune, "#fff0a0", 6)
    cracks = line("M62 130L78 138L74 152M196 190L180 186L176 200M84 216L92 206", "#2a3238", 5)
    return banner(fire + stone + edge + cracks + cut, glow((128, 130), 128, "#ff8a2c", 0.8))


def _forge_mending() -> str:
    core = heart(108, 140, 96, "red", 6)
    seam = "M104 88L124 116L98 140L120 168L106 214"
    crack = line(seam, INK, 15) + line(seam, "#ffb02e", 8) + line(seam, "#fff6c0", 3.5)
    straps = ""
    for y, tilt in ((156, -8), (194, 10)):
        strap = form("M-34 -12H34V12H-34Z", "steel", 60) + dot((-24, 0), 4.5) + dot((24, 0), 4.5)
        straps += turn(strap, tilt, 1, dx=108, dy=y, about=(0, 0))
    head = form("M-44 -30H30L44 -18V18L30 30H-44Z", "iron", 50) + form(
        "M-44 -34H-26V34H-44Z", "steel", 40
    )
    grip = form("M-10 -130H10V-28H-10Z", "wood", 5) + form("M-15 -44H15V-24H-15Z", "gold", 30)
    hammer = turn(grip + head, 42, 0.94, dx=146, dy=92, about=(0, 0))
    fly = line("M108 74L92 58M84 92L62 86M178 128L198 136M168 150L186 166", "#ffd25a", 7)
    return banner(core + crack + straps + hammer, glow((120, 120), 108, "#ff9a3c", 0.6), fly)


def _stone_skin() -> str:
    neck = form("M24 252C28 216 64 196 96 190H160C192 196 228 216 232 252Z", "stone", 30)
    beard = form("M62 112C58 176 78 222 128 244C178 222 198 176 194 112L170 130H86Z", "stone", 30)
    face = form(
        "M66 92C66 44 96 22 128 22C160 22 190 44 190 92V128C178 160 78 160 66 128Z", "stone", 20
    )
    half = flat(
        "M128 25C96 25 69 46 69 92V128C76 146 102 151 128 151L120 128L134 104L118 82L132 56Z",
        "#e8ae80",
    )
    half += line("M128 22L132 56L118 82L134 104L120 128L130 152", INK, 5)
    warm = flat(
        "M64 128C64 176 84 220 126 241L118 210L132 188L120 166L130 152C102 152 78 146 64 128Z",
        "#a8521c",
    )
    warm += line("M130 152L120 166L132 188L118 210L128 244", INK, 5)
    plaits = line("M84 170C92 188 98 204 102 222M104 166C108 184 112 200 114 214", "#6a2c0c", 5)
    chips = line(
        "M152 170L164 182L156 198M176 150L166 160M146 210L154 220M158 44L150 56L162 68"
        "M180 78L170 84",
        "#4e483e",
        5,
    )
    brow = line("M80 84L116 94M176 84L140 94", INK, 9)
    eyes = look(102, 104, "#3a6a9c", 10) + flat(
        "M144 104C150 96 164 96 170 104C164 112 150 112 144 104Z", "#ffffff"
    )
    eyes += line("M144 104C150 96 164 96 170 104C164 112 150 112 144 104Z", INK, 3.5)
    nose = form("M116 104C106 120 104 136 116 138H140C152 136 150 120 140 104Z", "stone", 10)
    nose += flat("M118 106C110 120 108 134 118 135.5H126L120 128L131 108Z", "#d89468")
    tash = form(
        "M128 142C108 134 84 140 72 158C92 166 116 164 128 152C140 164 164 166 184 158"
        "C172 140 148 134 128 142Z",
        "slate",
        30,
    )
    tash += flat("M126 144C108 138 88 142 76 157C94 163 114 160 126 150Z", "#b85e22")
    cap = form("M64 84C60 30 100 8 128 8C156 8 196 30 192 84C172 62 84 62 64 84Z", "iron", 30)
    cap += form("M118 8H138V66H118Z", "gold", 10)
    bits = form("M208 70l16 -10l8 18l-16 8Z", "stone", width=4.5) + form(
        "M222 118l12 -4l4 14l-14 2Z", "stone", width=4.5
    )
    bits += form("M206 168l14 -8l8 14l-12 8Z", "stone", width=4.5)
    body = (
        neck + beard + warm + plaits + face + half + chips + cap + brow + eyes + nose + tash + bits
    )
    return banner(body)


WILD: Final[dict[str, Callable[[], str]]] = {
    "aimed_shot": _aimed_shot,
    "tracking": _tracking,
    "beast_friend": _beast_friend,
    "rune_of_fire": _rune_of_fire,
    "forge_mending": _forge_mending,
    "stone_skin": _stone_skin,
}
"""Each skill's picture name and what draws its file."""
