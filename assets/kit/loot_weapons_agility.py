"""The weapons a nimble hero wields: bows, thin blades and things that fly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_geometry import Point
from assets.kit.loot_grounds import burst, circle, piece
from assets.kit.loot_paint import INK, ball, band, dot, flat, form, line, rim, turn
from assets.kit.loot_parts import blade, gem, rope, wrap


def arrow(length: float, feather: str = "red", head: str = "steel") -> str:
    """Return an arrow that points up, its middle at the origin."""
    half = length / 2
    shaft = line(f"M0 {-half}V{half}", INK, 15) + line(f"M0 {-half}V{half}", "#d2a96a", 5)
    tip = form(f"M0 {-half - 30}L17 {-half + 8}L0 {-half}L-17 {-half + 8}Z", head, 0, cut=0.5)
    vanes = "".join(
        form(
            f"M0 {half - 40}L{s * 17} {half - 24}V{half + 10}L0 {half - 2}Z",
            feather,
            0 if s < 0 else 40,
        )
        for s in (-1, 1)
    )
    return shaft + vanes + tip


def _short_bow() -> str:
    limb = (
        "M128 100C166 100 196 82 210 62C214 48 204 40 194 44L190 34C208 24 230 36 228 60"
        "C220 96 178 124 128 124C78 124 36 96 28 60C26 36 48 24 66 34L62 44"
        "C52 40 42 48 46 62"
        "C60 82 90 100 128 100Z"
    )
    bow = form(limb, "wood", 60) + rim("M44 68C58 92 92 108 118 110", "#f4d8a4", 4)
    tips = form("M66 28L54 50L40 36Z", "bone", 20) + form("M190 28L202 50L216 36Z", "bone", 20)
    grip = form("M104 94H152V130H104Z", "red", 60) + line(
        "M116 96V128M128 96V128M140 96V128", INK, 4
    )
    string = line("M60 46L128 190L196 46", INK, 9) + line("M60 46L128 190L196 46", "#fff4d8", 3.5)
    shot = turn(arrow(190, "red"), 0, 1, dx=128, dy=98, about=(0, 0))
    return piece("weapon", turn(string + bow + tips + shot + grip, 36, 1.02, dx=-6, dy=12))


def _longbow() -> str:
    wood = (
        "M84 6C150 20 196 70 196 128C196 186 150 236 84 250L80 240"
        "C134 222 170 180 170 128"
        "C170 76 134 34 80 16Z"
    )
    string = line("M86 14V242", INK, 9) + line("M86 14V242", "#fff4d8", 3.5)
    bow = form(wood, "moss", 5, cut=0.66) + rim("M120 30C150 52 168 84 172 112", "#f0f4c0", 4)
    grip = form("M168 98H200V158H168Z", "leather", 10) + line(
        "M170 108L198 114M170 122L198 128M170 136L198 142", INK, 4
    )
    bands = form("M140 34L156 48L142 62L128 46Z", "gold", 30)
    bands += form("M140 222L156 208L142 194L128 210Z", "gold", 30)
    leaf = form("M196 96C208 70 232 66 244 72C244 96 224 110 198 108Z", "green", 20)
    leaf += line("M200 102C214 92 224 84 234 80", "#1c5c28", 4)
    quiver = ""
    for x, tilt, colour in ((36, -10, "green"), (54, 4, "cloth")):
        shot = arrow(170, colour, "bright")
        quiver += turn(shot, tilt, 1, dx=x, dy=134, about=(0, 0))
    return piece("weapon", turn(quiver + string + bow + bands + grip + leaf, 8, 0.95, dx=2))


def _rapier() -> str:
    steel = blade("M128 -40L116 14L119 168H128Z", "M128 -40L140 14L137 168H128Z", "bright")
    cup = form(
        "M76 166C76 132 180 132 180 166C180 194 156 206 128 206C100 206 76 194 76 166Z", "gold", 40
    )
    holes = "".join(dot((x, y), 6) for x, y in ((98, 172), (118, 182), (140, 182), (160, 172)))
    bar = form("M50 154H206V168H50Z", "gold", 20)
    ends = ball((50, 161), 11, "gold") + ball((206, 161), 11, "gold")
    knuckle = line("M176 178C206 210 190 256 142 262", INK, 18)
    knuckle += line("M176 178C206 210 190 256 142 262", "#e8ae3c", 7)
    grip = form("M118 204H138L137 254H119Z", "plum", 5, cut=0.55) + wrap(118, 138, 206, 252, 5)
    pommel = form("M114 252H142L148 268L128 284L108 268Z", "gold", 30)
    body = steel + bar + ends + knuckle + grip + cup + holes + pommel
    swing = line("M26 150C34 190 58 216 90 230", "#ffffff", 5, 0.55)
    return piece("weapon", turn(body, -38, 0.78, dx=0, dy=4), swing)


def _knife(tone: str) -> str:
    steel = blade("M0 -92L-20 -52L-16 12H0Z", "M0 -92L20 -52L16 12H0Z", tone)
    grip = form("M-13 10H13L9 64H-9Z", "black", 5, cut=0.55)
    ring = line(circle(15, (0, 80)), INK, 17) + line(circle(15, (0, 80)), "#b9c5ce", 6)
    return ring + steel + grip + line("M-10 26H10M-9 42H9", "#d4302a", 5)


def _throwing_knives() -> str:
    fan = ""
    for tilt, x, y, tone in (
        (-34, 66, 140, "slate"),
        (34, 190, 140, "slate"),
        (0, 128, 112, "bright"),
    ):
        fan += turn(_knife(tone), tilt, 1.08, dx=x, dy=y, about=(0, 0))
    speed = line("M40 226H84M172 226H216M104 236H152", "#e6eef4", 5, 0.55)
    return piece("weapon", fan, speed)


def _crossbow() -> str:
    stock = form("M112 60H144V186C156 196 160 224 152 246H120L112 210Z", "wood", 10, cut=0.55)
    groove = line("M128 70V184", "#573214", 5)
    prod = form(
        "M128 44C172 44 206 62 232 100L222 110C196 84 164 72 128 72C92 72 60 84 34 110"
        "L24 100"
        "C50 62 84 44 128 44Z",
        "steel",
        60,
    )
    lit = rim("M40 94C62 66 92 54 122 54")
    string = line("M30 104L128 146L226 104", INK, 9) + line(
        "M30 104L128 146L226 104", "#fff4d8", 3.5
    )
    nut = ball((128, 148), 13, "iron")
    lever = line("M150 196L180 222", INK, 17) + line("M150 196L180 222", "#8f98a0", 7)
    stirrup = line("M108 46V14H148V46", INK, 18) + line("M108 46V14H148V46", "#b9c5ce", 7)
    quarrel = turn(arrow(86, "orange", "bright"), 0, 0.9, dx=128, dy=92, about=(0, 0))
    lash = line("M108 84L148 64M108 64L148 84", INK, 13) + line(
        "M108 84L148 64M108 64L148 84", "#f0cf98", 5
    )
    body = stirrup + lever + stock + groove + string + prod + lit + lash + quarrel + nut
    return piece("weapon", turn(body, -24, 0.96, dy=2))


def _sling() -> str:
    cords = rope("M86 162C26 120 30 46 96 30C150 20 190 40 214 78", 10)
    cords += rope("M196 168C214 130 176 128 128 108C92 90 104 62 138 60C164 60 180 72 198 92", 10)
    knot = ball((206, 86), 13, "leather")
    tail = rope("M214 78C226 90 236 100 236 118", 8)
    stone = ball((140, 186), 40, "stone")
    marks = line("M120 172L132 180L126 194M150 202L160 196", "#625c50", 5)
    pouch = form(
        "M80 158C84 214 116 240 146 238C180 236 200 206 200 166C180 196 160 206 138 206"
        "C114 206 96 186 80 158Z",
        "leather",
        40,
    )
    seam = line("M96 194C112 216 130 224 146 222C164 220 180 208 188 194", "#f0cf98", 4)
    whirl = line("M44 208C30 184 24 160 24 138M64 222L76 232", "#f2f6fa", 6, 0.7)
    return piece("weapon", cords + tail + knot + stone + marks + pouch + seam, whirl)


def _whip() -> str:
    coil = ""
    thong = (
        ("M62 160C44 128 60 96 48 66", 7),
        ("M98 144C126 124 160 148 146 178C132 200 84 196 62 160", 11),
        ("M188 94C232 148 210 218 142 222C78 224 62 172 98 144", 16),
    )
    for data, width in thong:
        coil += band(data, "leather", width)
    plait = line(
        "M216 136L198 142M216 168L198 162M200 196L186 182M172 216L166 198M142 230"
        "L144 212"
        "M110 222L116 206M84 202L98 192M80 172L96 172",
        "#3a1a08",
        4,
    )
    lash = line("M48 66L40 48M48 66L56 50", "#f4d8a4", 5)
    grip = form("M176 92L228 28L246 44L198 110Z", "black", 10, cut=0.55)
    studs = line("M192 78L212 96M206 60L226 78M220 44L238 60", "#e8ae3c", 6)
    cap = ball((240, 32), 14, "gold")
    crack = form(burst(9, 34, 16, -80, (46, 44)), "fire", width=5)
    snap = line("M92 30L110 22M88 58L106 66M30 92L24 108", "#ffe08a", 6)
    return piece(
        "weapon", turn(coil + plait + crack + lash + grip + studs + cap, 0, 0.95), "", snap
    )


def _stiletto() -> str:
    steel = blade("M128 250L108 92H128Z", "M128 250L148 92H128Z", "bright")
    poison = flat("M128 250L116 132C122 146 134 120 141 132Z", "#5fd048", 0.95)
    poison += line("M128 250L108 92H148Z", INK, 5.5)
    drip = form("M128 262C138 276 140 284 128 288C116 284 118 276 128 262Z", "green", width=4.5)
    guard = ball((72, 82), 15, "iron") + ball((184, 82), 15, "iron")
    guard += form("M72 74H184L178 96H78Z", "iron", 30)
    grip = form(
        "M114 74C106 56 120 44 112 26H144C136 44 150 56 142 74Z", "violet", 5, cut=0.55
    ) + wrap(112, 144, 30, 72, 4)
    ring = line(circle(17, (128, 8)), INK, 18) + line(circle(17, (128, 8)), "#8f98a0", 7)
    body = ring + steel + poison + guard + grip + gem(128, 86, 12, "green", 4) + drip
    shift: Point = (128, 140)
    return piece("weapon", turn(body, 36, 0.88, dx=8, dy=-14, about=shift))


AGILITY: Final[dict[str, Callable[[], str]]] = {
    "short_bow": _short_bow,
    "longbow": _longbow,
    "rapier": _rapier,
    "throwing_knives": _throwing_knives,
    "crossbow": _crossbow,
    "sling": _sling,
    "whip": _whip,
    "stiletto": _stiletto,
}
"""Each weapon's picture name and what draws its file."""
