"""Charmed beasts with wings, and the owlbear and the manticore: each as its monster, but tamed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_faces import collar, eye, flipped, fluff, glad, hearts, smile
from assets.kit.loot_grounds import burst, piece
from assets.kit.loot_paint import INK, ball, band, dot, form, line, turn
from assets.kit.loot_parts import heart


def plume(tilt: float, x: float, y: float, size: float, tone: str) -> str:
    """Return one long feather."""
    body = form("M0 0C-18 -26 -18 -70 0 -100C18 -70 18 -26 0 0Z", tone, 10, width=5 / size)
    return turn(body + line("M0 -6V-80", INK, 3 / size), tilt, size, dx=x, dy=y, about=(0, 0))


def _harpy() -> str:
    wings = ""
    for tilt, size, tone in (
        (-112, 1.0, "plum"),
        (-92, 1.06, "bronze"),
        (-72, 1.06, "plum"),
        (-52, 1.0, "bronze"),
        (-34, 0.9, "plum"),
    ):
        wings += plume(tilt, 96, 158, size, tone)
    wings = flipped(wings)
    body = form(
        "M98 146C110 138 146 138 158 146C166 180 156 216 128 226C100 216 90 180 98 146Z",
        "bronze",
        30,
    )
    scales = line(
        "M104 164q8 12 16 0q8 12 16 0q8 12 16 0M104 184q8 12 16 0q8 12 16 0q8 12 14 0"
        "M112 204q8 12 16 0"
        "q8 12 14 0",
        "#6a3814",
        4,
    )
    perch = form("M30 232H226C234 232 234 250 226 250H30C22 250 22 232 30 232Z", "wood", 80)
    claws = form("M96 220H116L118 242H92ZM140 220H160L164 242H138Z", "gold", 20)
    claws += line("M94 240V248M106 240V250M116 240V248M140 240V248M152 240V250M162 240V248", INK, 4)
    hair = form(
        "M128 10L112 28L96 8L88 34L64 26L68 54L44 60L60 82L44 100L64 112L58 132L80 138"
        "C92 150 164 150 176 138"
        "L198 132L192 112L212 100L196 82L212 60L188 54L192 26L168 34L160 8L144 28Z",
        "red",
        30,
    )
    face = form(
        "M90 84C90 54 108 44 128 44C148 44 166 54 166 84C166 116 148 140 128 140"
        "C108 140 90 116 90 84Z",
        "tan",
        25,
    )
    fringe = form(
        "M84 92C80 52 102 36 128 38C154 36 176 52 172 92C164 70 150 62 134 58C126 70 96 66 84 92Z",
        "red",
        30,
    )
    eyes = glad(110, 90, 10, 5) + glad(146, 90, 10, 5) + line("M100 92L96 88M156 92L160 88", INK, 4)
    mouth = form(
        "M128 108C138 108 142 116 138 124C134 132 122 132 118 124C114 116 118 108 128 108Z",
        "red",
        width=4.5,
    )
    cheeks = dot((102, 108), 7, "#f0988a") + dot((154, 108), 7, "#f0988a")
    neck = collar((96, 146), (160, 146), 12, "red", 17)
    flower = "".join(
        ball((172 + dx, 56 + dy), 8, "cloth", width=4)
        for dx, dy in ((0, -11), (11, -2), (7, 10), (-7, 10), (-11, -2))
    )
    flower += ball((172, 56), 7, "yellow", width=4)
    notes = ""
    for x, y in ((34, 74), (214, 66)):
        notes += ball((x, y), 10, "yellow", 0.8, width=4.5) + line(
            f"M{x + 9} {y - 2}V{y - 34}L{x + 22} {y - 26}", INK, 6
        )
    whole = (
        wings
        + body
        + scales
        + perch
        + claws
        + hair
        + face
        + fringe
        + eyes
        + mouth
        + cheeks
        + neck
        + flower
    )
    return piece("henchman", turn(whole, 0, 0.86, dy=8), "", notes)


def _owlbear() -> str:
    body = form(
        fluff([(74, 130), (182, 130), (222, 200), (212, 252), (44, 252), (34, 200)], 9, 3),
        "brown",
        30,
    )
    chest = form(
        "M92 156C110 148 146 148 164 156C178 196 168 232 128 246C88 232 78 196 92 156Z", "tan", 30
    )
    chest += line(
        "M96 176q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0M96 198q8 12 16 0q8 12 16 0"
        "q8 12 16 0q8 12 14 0",
        "#84562a",
        4,
    )
    tufts = flipped(form("M88 58C66 44 50 24 50 8C76 12 104 24 116 44Z", "brown", 20))
    head = form(
        "M128 32C180 32 204 64 198 102C192 140 164 158 128 158C92 158 64 140 58 102"
        "C52 64 76 32 128 32Z",
        "brown",
        30,
    )
    discs = ball((94, 92), 38, "tan") + ball((162, 92), 38, "tan")
    eyes = eye(94, 94, 24, "#f09a1c", (3, 2)) + eye(162, 94, 24, "#f09a1c", (-3, 2))
    beak = form(
        "M128 96C142 96 148 112 142 126C138 136 132 142 128 146"
        "C124 142 118 136 114 126C108 112 114 96 128 96Z",
        "orange",
        20,
        cut=0.5,
    )
    beak += line("M116 124C122 130 134 130 140 124", INK, 4.5)
    brow = line("M70 54C90 48 108 54 118 64M186 54C166 48 148 54 138 64", "#452a16", 7)
    neck = collar((74, 152), (182, 152), 14)
    hug = heart(128, 214, 40, "rose", 5.5)
    arms = band("M50 178C56 214 78 226 104 222", "brown", 28) + band(
        "M206 178C200 214 178 226 152 222", "brown", 28
    )
    claws = line("M100 212L114 208M104 224L118 222M156 212L142 208M152 224L138 222", INK, 9)
    claws += line("M100 212L114 208M104 224L118 222M156 212L142 208M152 224L138 222", "#fffbe8", 4)
    whole = body + chest + tufts + head + discs + eyes + brow + beak + neck + hug + arms + claws
    return piece("henchman", turn(whole, 0, 0.95, dy=4))


def _manticore() -> str:
    tail = band("M190 214C244 200 244 130 214 104C194 88 202 62 220 60", "orange", 14)
    tail += line("M222 196L206 188M234 172L216 170M236 146L218 150M226 120L212 128", INK, 4)
    tail += ball((220, 52), 17, "orange") + form(
        "M214 40C210 22 222 12 236 14C234 28 234 38 228 46Z", "black", 20
    )
    wing = form(
        "M150 168C150 120 176 92 206 84C204 98 208 106 214 112C206 120 208 130 212 138"
        "C200 140 198 152 200 160"
        "C186 158 180 170 180 178Z",
        "plum",
        30,
    ) + line("M156 162C172 136 186 120 204 112M162 166C178 152 190 144 206 138", INK, 4)
    body = form("M54 206C60 160 124 146 172 160C214 174 224 214 212 242H58Z", "orange", 35)
    haunch = form("M164 244C150 212 172 182 200 190C224 200 226 232 212 246Z", "orange", 30)
    mane = form(burst(16, 80, 62, -90, (96, 128)), "red", 30)
    head = form(
        "M96 76C130 76 146 100 142 130C138 162 120 178 96 178C72 178 54 162 50 130"
        "C46 100 62 76 96 76Z",
        "orange",
        30,
    )
    ears = (
        ball((58, 86), 15, "orange")
        + ball((134, 86), 15, "orange")
        + dot((58, 88), 6, "#8a3410")
        + dot((134, 88), 6, "#8a3410")
    )
    face = (
        glad(76, 122, 12)
        + glad(116, 122, 12)
        + line("M66 104L84 108M126 104L108 108", "#8a3410", 6)
    )
    face += ball((96, 140), 10, "brown", 0.75, width=4.5) + line(
        "M96 148V154M78 154C86 162 94 160 96 154C98 160 106 162 114 154", INK, 5
    )
    face += dot((66, 140), 7, "#e8604a") + dot((126, 140), 7, "#e8604a")
    chin = form("M84 166L96 190L108 166Z", "red", 20, width=4.5)
    paws = ball((70, 232), 29, "orange", 0.62) + ball((130, 234), 29, "orange", 0.62)
    paws += line("M60 232V244M76 234V246M122 234V246M138 234V246", INK, 4)
    neck = band("M48 190C70 212 126 212 146 188", "red", 12, 5) + heart(98, 218, 19, "gold", 4.5)
    snooze = line("M174 66H194L174 88H194M154 40H168L154 56H168", INK, 9) + line(
        "M174 66H194L174 88H194M154 40H168L154 56H168", "#ffffff", 4
    )
    whole = tail + wing + body + haunch + mane + ears + head + face + neck + chin + paws
    return piece("henchman", turn(whole, 0, 0.97), "", snooze)


def _griffon() -> str:
    wings = ""
    for tilt, tone in ((96, "tan"), (78, "bronze"), (60, "tan"), (42, "bronze")):
        wings += plume(tilt, 150, 160, 0.98, tone)
    body = form(
        "M98 146C150 132 206 164 214 214C216 236 208 250 200 252H90C82 214 84 174 98 146Z",
        "tan",
        30,
    )
    tail = band("M208 226C236 220 238 190 226 176", "tan", 9) + ball((226, 168), 13, "brown")
    legs = form("M92 200H122L126 240H92Z", "gold", 10) + form(
        "M138 206H166L170 240H138Z", "gold", 10
    )
    feet = form(
        "M80 238C90 228 126 228 132 248H78ZM130 240C140 230 174 230 178 248H132Z", "gold", 20
    )
    neck = form(
        "M82 84C70 120 76 168 92 204C112 214 138 208 150 190C160 150 158 112 146 80Z", "cloth", 30
    )
    neck += line(
        "M88 150q8 12 16 0q8 12 16 0q8 12 16 0M92 172q8 12 16 0q8 12 16 0q8 12 14 0"
        "M98 190q8 12 14 0q8 12 16 0",
        "#a89c80",
        4,
    )
    crest = form("M150 92L176 84L158 72L180 56L154 54L164 32L138 42Z", "bronze", 20)
    head = form(
        "M76 84C74 44 104 24 132 34C160 46 164 86 146 106C120 120 84 112 76 84Z", "cloth", 30
    )
    beak = form(
        "M86 66C60 62 34 76 32 98C32 112 38 120 44 124C46 108 62 106 88 104C96 92 96 78 86 66Z",
        "gold",
        25,
    )
    beak += line("M48 104C62 96 76 96 90 98", INK, 4.5) + dot((62, 80), 3)
    face = eye(112, 72, 13, "#d8941c", (-2, 2)) + line("M94 54C106 48 120 50 128 58", INK, 5.5)
    saddle = form(
        "M148 152C164 166 184 166 202 160L206 196C186 204 162 202 146 190Z", "red", 30
    ) + line("M150 184C166 194 186 194 204 188", "#f0c050", 5)
    rein = band("M66 104C90 130 130 140 160 160", "leather", 6, 4)
    tag = collar((78, 128), (152, 124), 12)
    whole = (
        tail + wings + body + legs + feet + saddle + neck + crest + head + beak + face + rein + tag
    )
    return piece("henchman", turn(whole, 0, 0.95, dx=4, dy=2), "", hearts((42, 48, 14)))


def _wyvern() -> str:
    wing = form(
        "M128 132C84 124 54 88 50 34C34 62 20 96 22 132C34 128 42 134 46 146"
        "C56 138 68 142 74 156"
        "C84 148 98 152 106 166Z",
        "red",
        30,
    ) + line(
        "M52 40C52 80 40 106 28 126M54 50C62 92 56 120 48 142M58 64C78 104 78 130 76 150", INK, 4.5
    )
    wings = flipped(wing)
    tail = band("M170 230C222 240 244 206 226 178C216 160 196 170 200 186", "bronze", 13)
    tail += form("M200 176L188 196L206 206L214 190Z", "bone", 20)
    body = form(
        "M94 152C110 142 146 142 162 152C184 186 184 226 164 250H92C72 226 72 186 94 152Z",
        "bronze",
        30,
    )
    belly = form(
        "M106 160C118 154 138 154 150 160C162 190 160 224 148 248H108C96 224 94 190 106 160Z",
        "pale",
        30,
    )
    belly += line("M102 182H154M99 202H157M101 222H155", "#8c6230", 4)
    feet = ball((92, 242), 24, "bronze", 0.5) + ball((164, 242), 24, "bronze", 0.5)
    feet += line("M82 240V250M96 240V250M156 240V250M170 240V250", INK, 4)
    horns = flipped(form("M100 46C80 34 74 12 82 -2C94 14 110 22 120 32Z", "bone", 20))
    head = form(
        "M128 22C162 22 184 44 182 74C180 94 170 100 168 116C164 142 148 152 128 152"
        "C108 152 92 142 88 116"
        "C86 100 76 94 74 74C72 44 94 22 128 22Z",
        "bronze",
        30,
    )
    snout = form(
        "M92 112C98 96 158 96 164 112C168 138 152 150 128 150C104 150 88 138 92 112Z", "pale", 30
    )
    face = eye(100, 78, 16, "#e0a41c", (2, 2)) + eye(156, 78, 16, "#e0a41c", (-2, 2))
    face += dot((116, 112), 4) + dot((140, 112), 4) + smile(128, 126, 24, 0.5)
    face += form("M108 130L112 142L118 133ZM148 130L144 142L138 133Z", "bone", width=3)
    face += line("M82 54C90 46 104 46 112 54M174 54C166 46 152 46 144 54", "#6a3814", 6)
    scutes = (
        form("M128 24L118 6L138 6Z", "red", 20, width=4.5)
        + dot((128, 42), 4, "#6a3814")
        + dot((118, 52), 3, "#6a3814")
    )
    neck = collar((88, 152), (168, 152), 12)
    whole = wings + tail + body + belly + feet + horns + head + scutes + snout + face + neck
    return piece("henchman", turn(whole, 0, 0.95, dy=4), "", hearts((212, 84, 13)))


MORE_BEASTS: Final[dict[str, Callable[[], str]]] = {
    "charmed_harpy": _harpy,
    "charmed_owlbear": _owlbear,
    "charmed_manticore": _manticore,
    "charmed_griffon": _griffon,
    "charmed_wyvern": _wyvern,
}
"""Each beast's picture name and what draws its file."""
