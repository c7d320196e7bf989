"""Scrolls: parchment held in ever other ways, and what the words call up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import burst, circle, piece
from assets.kit.loot_paint import INK, ball, flat, form, line, path, turn
from assets.kit.loot_parts import bolt, glow, rays, skull, sparks

WORDS: Final = "#a07a46"


def rod(x: float, y: float, length: float, tone: str = "wood", upright: bool = False) -> str:
    """Return a scroll's rod with a knob at each end."""
    half = length / 2
    body = form(f"M{-half} -13H{half}V13H{-half}Z", "paper", 80, cut=0.5)
    for side in (-1, 1):
        body += form(f"M{side * half} -9H{side * (half + 16)}V9H{side * half}Z", tone, 60) + ball(
            (side * (half + 19), 0), 10, tone
        )
    return turn(body, 90 if upright else 0, 1, dx=x, dy=y, about=(0, 0))


def upright(tone: str = "wood", writing: str = "") -> str:
    """Return a scroll unrolled downward between two rods."""
    sheet = form("M54 44H202V214H54Z", "paper", 30, cut=0.8)
    shade = flat("M56 46H200V66H56Z", "#c09c62", 0.8)
    return (
        sheet + shade + line(writing, WORDS, 5) + rod(128, 38, 160, tone) + rod(128, 220, 160, tone)
    )


def wide(tone: str = "wood", writing: str = "") -> str:
    """Return a scroll unrolled sideways between two rods."""
    sheet = form("M46 66C90 54 166 78 212 66V196C166 208 90 184 46 196Z", "paper", 30, cut=0.8)
    shade = flat("M48 68L68 64V192L48 194Z", "#c09c62", 0.8)
    ends = rod(42, 130, 136, tone, True) + rod(214, 130, 136, tone, True)
    return sheet + shade + line(writing, WORDS, 5) + ends


def curled(writing: str = "") -> str:
    """Return a loose sheet whose top rolls back and whose foot curls up."""
    sheet = form(
        "M62 52C70 110 50 150 58 222H182C200 222 208 208 206 194C196 150 214 110 202 52Z",
        "paper",
        30,
        cut=0.8,
    )
    top = form(
        "M62 52C44 52 40 20 62 20H202C226 20 226 56 202 56C190 56 188 40 200 38H76"
        "C66 38 62 46 62 52Z",
        "paper",
        60,
        cut=0.55,
    )
    foot = form(
        "M58 222C48 222 40 232 50 242C58 248 66 244 68 240H196C212 236 214 210 206 198"
        "C208 214 196 222 182 222Z",
        "paper",
        60,
        cut=0.5,
    )
    return sheet + line(writing, WORDS, 5) + top + foot


def _teleport() -> str:
    lines = "M72 82H108M150 82H186M72 196H96M164 196H186"
    ring = path(
        circle(62, (128, 134), 0.98), "rad 128 134 62 #ffffff@0 #b48cff@0.35 #3a1480@1", f"{INK} 6"
    )
    swirl = "M128 134C134 122 150 130 146 144C140 162 112 158 108 136C106 108 136 92 158 108"
    swirl += "C182 128 172 172 138 182"
    arms = line(swirl, "#e8dcff", 6) + line(
        "M128 134C120 150 102 146 98 130C92 108 108 90 128 86", "#e8dcff", 5
    )
    edge = line(circle(52, (128, 134)), "#c9a4ff", 4, 0.8)
    return piece(
        "scroll",
        turn(upright("violet", lines) + ring + edge + arms, 0, 0.98),
        "",
        sparks((128, 134, 18), (206, 110, 10), (50, 168, 9)),
    )


def _animal() -> str:
    paw = form(
        "M128 126C150 126 170 150 166 170C162 188 142 182 128 182C114 182 94 188 90 170"
        "C86 150 106 126 128 126Z",
        "brown",
        width=5,
    )
    for x, y, tilt in ((84, 130, -30), (110, 106, -10), (146, 106, 10), (172, 130, 30)):
        toe = form(
            "M0 -19C12 -19 15 -4 12 8C8 18 -8 18 -12 8C-15 -4 -12 -19 0 -19Z", "brown", width=5
        )
        paw += turn(toe, tilt, 1, dx=x, dy=y, about=(0, 0))
    bubble = form(
        "M136 6H220C236 6 246 16 246 30V56C246 70 236 80 220 80H184L160 104L160 80H136"
        "C122 80 112 70 112 56V30C112 16 122 6 136 6Z",
        "cloth",
        30,
    )
    notes = ball((150, 54), 10, "green", 0.8, width=4) + ball((194, 50), 10, "green", 0.8, width=4)
    notes += line("M159 54V26L203 22V50", INK, 5)
    body = wide("wood") + turn(paw, 0, 0.92, dx=-2, dy=0) + bubble + notes
    return piece("scroll", turn(body, 0, 0.96, dy=10))


def _turn_undead() -> str:
    light = path(
        burst(14, 60, 40, -90, (128, 74)),
        "rad 128 74 60 #ffffff@0 #ffe070@0.6 #f0a020@1",
        f"{INK} 5.5",
    )
    cross = "M119 42H137V62H155V80H137V112H119V80H101V62H119Z"
    head = turn(skull(132, 170, 56, "grey"), 14, about=(132, 170))
    flee = line("M66 166L48 158M70 190L50 196M190 150L206 140", "#7a5a30", 6)
    body = curled() + head + flee + light + form(cross, "cloth", width=4.5)
    return piece("scroll", turn(body, 0, 0.97))


def _silence() -> str:
    bell = form(
        "M128 62C152 62 170 82 172 112C174 142 186 150 194 160H62C70 150 82 142 84 112"
        "C86 82 104 62 128 62Z",
        "gold",
        25,
    )
    bell += ball((128, 58), 11, "gold") + form("M54 158H202V176H54Z", "gold", 25)
    clap = ball((128, 188), 15, "iron")
    cloth = form("M38 104L206 190L196 214L30 130Z", "red", 40)
    cloth += form("M50 190L214 96L226 118L62 214Z", "red", 40)
    knot = ball((129, 156), 20, "red")
    body = (
        turn(wide("black", "M82 84H112M146 86H180"), 0, (1.0, 1.22))
        + clap
        + turn(bell, 0, 0.92, dy=2)
    )
    return piece("scroll", turn(body + turn(cloth + knot, 0, 0.86, dy=4), 0, 0.95))


def _mud() -> str:
    rock = form("M48 118L62 66L100 38L150 32L190 58L212 112L196 138H62Z", "stone", 35, cut=0.55)
    edges = line(
        "M62 66L104 82L150 32M104 82L98 130M190 58L158 92L104 82M158 92L166 134", "#4e483e", 5
    )
    mud = form(
        "M42 122C70 108 186 108 214 122C236 136 232 168 218 168C204 168 206 148 198 148"
        "C186 148 192 214 176 214C162 214 170 166 156 166C140 166 150 240 130 240"
        "C112 240 122 176 108 176C94 176 104 204 90 204C74 204 84 152 68 152"
        "C58 152 62 178 48 178"
        "C28 178 22 136 42 122Z",
        "brown",
        50,
    )
    shine = line("M58 128C84 120 108 120 128 122M126 206V222M86 178V188", "#e8c08c", 5)
    sheet = turn(curled("M84 200H110M150 206H180M160 188H186"), 0, (1.06, 1))
    return piece("scroll", sheet + turn(rock + edges + mud + shine, 0, 0.82, dy=6))


def _fireball() -> str:
    sheet = form(
        "M40 238L64 146L84 158L98 136L118 152L140 140L160 160L184 148L216 238"
        "C160 252 96 252 40 238Z",
        "paper",
        30,
        cut=0.8,
    )
    char = line("M64 148L84 160L98 138L118 154L140 142L160 162L184 150", "#7a3a10", 9)
    words = line("M78 196H126M142 196H180M72 216H108M126 216H184", WORDS, 5)
    tail = form(
        "M86 150C60 110 66 60 104 26C106 40 112 46 120 46C124 30 138 14 158 6"
        "C156 22 164 30 172 32C182 26 188 20 192 10C224 40 230 104 186 140"
        "C160 166 108 174 86 150Z",
        "red",
        60,
        cut=0.8,
    )
    mid = flat(
        "M98 142C80 112 88 80 108 60C112 70 120 74 128 70C134 58 144 46 156 42"
        "C158 54 166 60 174 60C200 88 200 118 176 134C152 152 112 158 98 142Z",
        "#ff9a2e",
    )
    core = path(circle(34, (138, 112)), "rad 128 102 40 #ffffff@0 #fff0a0@0.4 #ffc43c@1", "")
    body = sheet + char + words + tail + mid + core
    bits = "".join(
        form(f"M{x} {y}l9 -12l7 14Z", "orange", width=4)
        for x, y in ((52, 92), (218, 156), (44, 150))
    )
    return piece("scroll", body + bits, glow((138, 100), 118, "#ffb040", 0.7))


def _lightning() -> str:
    sheet = turn(wide("navy", "M76 92H108M76 112H98M150 150H186M160 170H186"), -30, 0.94)
    fork = turn(bolt("yellow"), 8, 1.86, dx=128, dy=126, about=(0, 0))
    small = turn(bolt("sky"), -26, 0.62, dx=46, dy=190, about=(0, 0))
    small += turn(bolt("sky"), 30, 0.56, dx=214, dy=66, about=(0, 0))
    return piece("scroll", sheet + small + fork, glow((128, 128), 116, "#fff09a", 0.55))


def _haste() -> str:
    roll = turn(rod(0, 0, 150, "gold"), 0, (1.1, 2.1), dx=128, dy=196, about=(0, 0))
    ribbon = form("M108 168H148V226H108Z", "red", 20)
    frame = form("M76 8H180V28H76ZM76 140H180V160H76Z", "gold", 30)
    glass = "M90 28H166C166 62 144 72 138 84C144 96 166 106 166 140H90C90 106 112 96 118 84"
    glass += "C112 72 90 62 90 28Z"
    hour = form(glass, "glass", 20) + flat(
        "M98 44H158C154 62 138 70 130 82H126C118 70 102 62 98 44Z", "#f0b840"
    )
    hour += flat("M94 138C96 118 120 108 128 98C136 108 160 118 162 138Z", "#e09a2c")
    hour += line(glass, INK, 5.5)
    wings = ""
    for sx in (1, -1):
        wing = form(
            "M86 96C66 56 38 44 6 46C8 60 16 68 26 72C18 76 14 80 12 88C24 98 36 100 46 98"
            "C40 104 38 108 36 114C54 122 74 116 88 110Z",
            "bright",
            60,
        )
        wings += turn(turn(wing, 0, (1.12, 1.12), dx=6, about=(86, 104)), 0, (sx, 1))
    speed = line("M14 150H58M6 170H40M198 150H242M216 170H250", "#e6fffa", 5, 0.75)
    return piece("scroll", turn(wings + hour + frame + roll + ribbon, 0, 0.96, dy=2), speed)


def _sanctuary() -> str:
    dome = path(
        "M30 212C30 92 74 34 128 34C182 34 226 92 226 212Z",
        "rad 128 190 170 #fffbd8@0 #a4e8d8@0.55 #2f8f8c@1",
        f"{INK} 5.5",
    )
    grid = line(
        "M128 36V120M84 56C70 90 62 130 60 204M172 56C186 90 194 130 196 204", "#e8fff4", 4, 0.8
    )
    chapel = form("M84 204V134L128 96L172 134V204Z", "cloth", 20) + form(
        "M74 142L128 90L182 142L172 152L128 110L84 152Z", "navy", 30
    )
    door = form("M112 204V172C112 150 144 150 144 172V204Z", "yellow", 20)
    spire = line("M128 92V66M118 76H138", INK, 12) + line("M128 92V66M118 76H138", "#f0b840", 5)
    roll = turn(rod(0, 0, 176, "wood"), 0, (1, 1.35), dx=128, dy=220, about=(0, 0))
    return piece(
        "scroll",
        turn(dome + grid + chapel + door + spire + roll, 0, 0.96),
        rays(18, 60, 124, "#fffbd0", about=(128, 130), alpha=0.35),
    )


SCROLLS: Final[dict[str, Callable[[], str]]] = {
    "teleport_scroll": _teleport,
    "speak_to_animal_scroll": _animal,
    "turn_undead_scroll": _turn_undead,
    "silence_scroll": _silence,
    "transmute_rock_to_mud_scroll": _mud,
    "fireball_scroll": _fireball,
    "lightning_scroll": _lightning,
    "haste_scroll": _haste,
    "sanctuary_scroll": _sanctuary,
}
"""Each scroll's picture name and what draws its file."""
