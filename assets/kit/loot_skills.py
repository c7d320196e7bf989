"""Skills of the crusader and the thief."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_faces import flipped
from assets.kit.loot_grounds import banner, circle
from assets.kit.loot_paint import INK, ball, dashed, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import blade, glow, heart, rays, skull, sparks, wrap
from assets.kit.loot_skills_wild import WILD
from assets.kit.loot_skills_wizard import WIZARDRY


def _blessed() -> str:
    ring = path(circle(46, (128, 34), 0.36), "none", f"{INK} 19") + path(
        circle(46, (128, 34), 0.36), "none", "#ffe070 9"
    )
    wing = form(
        "M118 128C92 88 52 62 8 66C8 82 16 92 28 98C18 102 12 108 10 116"
        "C22 126 36 130 50 128"
        "C42 134 38 140 38 148C62 158 98 154 122 140Z",
        "bright",
        60,
    )
    wing += line("M108 124C84 100 60 86 34 82M108 132C88 120 68 114 46 112", "#8a98a4", 4)
    wings = flipped(wing)
    body = form(
        "M128 84C156 84 170 106 166 130C170 166 152 196 128 208C104 196 86 166 90 130"
        "C86 106 100 84 128 84Z",
        "cloth",
        30,
    )
    tail = form("M112 182L92 232L112 222L128 240L144 222L164 232L144 182Z", "bright", 30)
    head = ball((128, 82), 35, "cloth")
    face = (
        dot((118, 80), 4.5)
        + dot((138, 80), 4.5)
        + form("M120 88H136L128 102Z", "orange", 20, width=4)
    )
    twig = line("M100 108C120 114 140 112 156 102", INK, 11) + line(
        "M100 108C120 114 140 112 156 102", "#4faa3c", 5
    )
    for x, y, tilt in ((104, 106, -60), (152, 104, 50), (132, 112, 160)):
        twig += turn(
            form("M0 0C-10 -8 -8 -20 0 -26C8 -20 10 -8 0 0Z", "green", width=4),
            tilt,
            1,
            dx=x,
            dy=y,
            about=(0, 0),
        )
    return banner(
        tail + wings + body + head + face + twig + ring,
        rays(20, 30, 140, "#ffe9a0", about=(128, 110), alpha=0.45)
        + glow((128, 110), 104, "#fff0b0", 0.7),
    )


def _turn_undead() -> str:
    head = skull(128, 146, 94, "grey")
    burn = "M112 16H144V52H180V84H144V132H112V84H76V52H112Z"
    cross = path(burn, "rad 128 68 66 #ffffff@0 #fff0a0@0.5 #f0a020@1", f"{INK} 6")
    rifts = line("M128 132V150M180 96L194 116L188 132M76 96L62 112L66 132", INK, 6)
    chips = ""
    for x, y, tilt in ((40, 66, 10), (212, 60, 40), (28, 120, -20), (226, 122, 70), (196, 24, 20)):
        chip = form("M-12 -8L6 -14L14 4L-4 14Z", "bone", width=4.5)
        chips += turn(chip, tilt, 1, dx=x, dy=y, about=(0, 0))
    dust = line("M62 222L44 240M92 236L82 250M164 236L174 250M194 222L212 240", "#e6d6ae", 7)
    light = rays(18, 40, 118, "#fff0b0", about=(128, 72), alpha=0.6)
    return banner(head + rifts + chips + cross, light, dust)


def _lay_on_hands() -> str:
    hand = form(
        "M10 208C30 176 44 150 74 140C92 134 108 146 116 160L124 182"
        "C128 200 120 224 96 232L40 246L6 250Z",
        "skin",
        30,
    )
    hand += form("M70 144C58 118 56 90 68 86C84 84 88 110 96 140Z", "skin", 20)
    hand += line("M96 150C106 166 112 184 110 204M84 156C94 172 98 188 96 206", INK, 4.5)
    cuff = form("M-4 206L28 190L48 248L4 258Z", "blue", 30) + line("M24 194L42 246", "#f0c050", 6)
    hands = flipped(hand + cuff)
    core = heart(128, 100, 62, "rose")
    mark = form("M119 66H137V84H155V102H137V122H119V102H101V84H119Z", "cloth", 30, width=4.5)
    lights = line("M128 8V-8M70 24L58 10M186 24L198 10M40 72L22 66M216 72L234 66", "#fff0b0", 7)
    return banner(core + mark + hands, glow((128, 100), 118, "#ffd0a0", 0.9), lights)


def _backstab() -> str:
    back = form(
        "M14 252C8 192 18 142 56 124C82 112 100 110 102 92H154C156 110 174 112 200 124"
        "C238 142 248 192 242 252Z",
        "slate",
        30,
    )
    seams = line("M58 166C54 196 54 226 58 252M198 166C202 196 202 226 198 252M128 136V252", INK, 5)
    collar = form("M92 104C108 122 148 122 164 104L172 122C152 144 104 144 84 122Z", "iron", 30)
    helm = form(
        "M128 14C164 14 180 42 178 72L184 104C160 116 96 116 72 104L78 72C76 42 92 14 128 14Z",
        "iron",
        25,
    )
    helm += line("M128 16V110M76 76C104 88 152 88 180 76", INK, 5) + rim(
        "M90 62C92 44 102 32 116 28"
    )
    helm += dot((98, 98), 4.5, "#c4ccd2") + dot((158, 98), 4.5, "#c4ccd2")
    steel = blade("M0 66L-20 66V-30H0Z", "M0 66L20 66V-30H0Z", "bright")
    guard = "M-42 -46C-30 -34 30 -34 42 -46L46 -28C24 -18 -24 -18 -46 -28Z"
    knife = steel + form(guard, "gold", 20) + form("M-12 -42H12L10 -98H-10Z", "violet", 5)
    knife += wrap(-11, 11, -94, -44, 4) + ball((0, -106), 15, "gold")
    slit = form("M-38 62C-22 50 22 50 38 62C24 82 -24 82 -38 62Z", "red", 60, width=5)
    slit += flat("M-21 62C-8 58 8 58 21 62C10 68 -10 68 -21 62Z", "#3a0408")
    stab = turn(slit + knife, 34, 1.04, dx=176, dy=124, about=(0, 0))
    drops = "".join(
        form(f"M{x} {y}c9 13 10 22 0 24c-10 -2 -9 -11 0 -24Z", "red", width=4)
        for x, y in ((122, 204), (150, 214))
    )
    flash = line("M92 160L76 152M100 142L90 128", "#ffe08a", 7)
    return banner(back + seams + collar + helm + stab + drops + flash)


def _pick_locks() -> str:
    bow = "M76 110V68C76 4 180 4 180 68V110"
    shackle = (
        line(bow, INK, 39)
        + line(bow, "#b9c5ce", 26)
        + turn(line("M76 104V68C76 30 100 14 126 14", "#ffffff", 6), dx=-5)
    )
    body = form(
        "M44 104H212C222 104 226 110 226 118V222C226 234 218 242 208 242H48"
        "C38 242 30 234 30 222V118"
        "C30 110 34 104 44 104Z",
        "gold",
        30,
    )
    edge = line("M46 122H210V226H46Z", "#8f5614", 4.5)
    bolts = "".join(
        ball((x, y), 8, "bronze", width=4)
        for x, y in ((52, 128), (204, 128), (52, 220), (204, 220))
    )
    hole = flat(
        "M128 138C144 138 154 150 152 164C150 174 144 180 140 184L148 218H108L116 184"
        "C112 180 106 174 104 164"
        "C102 150 112 138 128 138Z",
        INK,
    )
    pick = line("M130 172L196 196L250 226", INK, 17) + line(
        "M130 172L196 196L250 226", "#e2eaee", 7
    )
    pick += line("M124 156L70 206L22 250", INK, 17) + line("M124 156L70 206L22 250", "#9fb0bb", 7)
    click = line("M160 148L178 136M164 162L186 158M98 146L82 134", "#ffffff", 6)
    return banner(turn(shackle, 0, dy=2) + body + edge + bolts + hole + pick, "", click)


def _vanish() -> str:
    ghost = (
        "M128 22C94 26 76 58 80 96C62 116 50 150 44 196C100 214 156 214 212 196"
        "C206 150 194 116 176 96"
        "C180 58 162 26 128 22Z"
    )
    shape = flat(ghost, "#12060c", 0.55)
    dash = dashed(ghost, "#ffe6d0", 6, 14, 12)
    eyes = flat(
        "M98 82L122 92C118 104 102 102 98 82ZM158 82L134 92C138 104 154 102 158 82Z", "#ffffff"
    )
    smoke = form(
        "M24 214C4 206 8 176 32 178C34 152 70 146 80 168C92 144 126 146 132 168"
        "C146 148 178 152 182 172"
        "C206 158 236 176 230 198C250 210 242 240 216 238C200 256 168 254 158 240"
        "C140 256 104 254 94 240"
        "C70 256 36 250 38 232C28 230 22 222 24 214Z",
        "grey",
        50,
    )
    curl = line(
        "M56 206C56 190 78 188 82 202C82 214 68 216 66 206M140 210"
        "C140 192 166 190 168 206C168 220 150 220 150 210",
        "#514d4c",
        5,
    )
    puffs = (
        ball((40, 120), 14, "grey", width=4.5)
        + ball((216, 104), 18, "grey", width=4.5)
        + ball((206, 58), 9, "grey", width=4.5)
    )
    return banner(
        smoke + puffs, shape + dash + eyes, curl + sparks((66, 46, 13), (190, 26, 11), (52, 84, 9))
    )


SKILLS: Final[dict[str, Callable[[], str]]] = (
    WILD
    | WIZARDRY
    | {
        "blessed": _blessed,
        "turn_undead": _turn_undead,
        "lay_on_hands": _lay_on_hands,
        "backstab": _backstab,
        "pick_locks": _pick_locks,
        "vanish": _vanish,
    }
)
"""Each skill's picture name and what draws its file."""
