"""The backs of Rogue Dungeon's cards: five decks of monsters, bosses and loot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from assets.kit.cards import WIDE, back, lattice
from assets.kit.parts import (
    INK,
    at,
    dark,
    disc,
    flat,
    glow,
    ink,
    lin,
    line,
    mix,
    num,
    oval,
    pale,
    rad,
    spark,
)
from assets.kit.props import bone, chest, coins, skull
from assets.kit.signs import crown, jewel
from assets.kit.stage import flame

FANGS, EYE, HORNS = 2, 3, 4
"""The monster levels that these emblems stand for."""
LEVELS: Final = ("#5f7a4a", "#3f7a80", "#8a6a2c", "#9a4a24", "#8a1f2a")
NUMERALS: Final = (
    "M0 -14 V14",
    "M-8 -14 V14 M8 -14 V14",
    "M-15 -14 V14 M0 -14 V14 M15 -14 V14",
    "M-20 -14 V14 M-8 -14 L4 14 L16 -14",
    "M-13 -14 L0 14 L13 -14",
)


def _beast(level: int) -> str:
    """Return the emblem of a monster level: paw, fangs, eye, horned skull, dragon's skull."""
    bone_paint = lin(-40, -40, 40, 40, "#fff8e2", "#d8c89c", "#7a6a46")
    if level == 1:
        toes = "".join(
            oval(px, py, 11, 15, bone_paint, 5)
            for px, py in ((-34, -10), (-13, -34), (13, -34), (34, -10))
        )
        claws = "".join(
            ink(f"M{px - 5} {py} l5 -16 l5 16 Z", "#3a2a20", 3.5)
            for px, py in ((-36, -22), (-13, -48), (13, -48), (36, -22))
        )
        return (
            claws
            + toes
            + ink(
                "M-28 34 C-36 14 -18 -8 0 -8 C18 -8 36 14 28 34 C18 44 10 34 0 34 C-10 34 -18"
                " 44 -28 34 Z",
                bone_paint,
                5.5,
            )
        )
    if level == FANGS:
        jaw = ink(
            "M-52 -18 C-30 -46 30 -46 52 -18 C44 34 -44 34 -52 -18 Z",
            rad(0, 4, 52, "#b8243a", "#5a0f1c", "#1c0608"),
            6,
        )
        teeth = ink("M-42 -22 L-30 24 L-20 -28 Z M42 -22 L30 24 L20 -28 Z", bone_paint, 5)
        return (
            jaw
            + teeth
            + ink(
                "M-14 -30 L-7 -8 L0 -31 L7 -8 L14 -30 Z M-12 20 L-5 4 L0 21 L5 4 L12 20 Z",
                bone_paint,
                4,
            )
        )
    if level == EYE:
        lid = ink(
            "M-54 0 C-28 -42 28 -42 54 0 C28 42 -28 42 -54 0 Z",
            rad(-8, -8, 60, "#fff8a8", "#f0a830", "#8a3a14"),
            6,
        )
        lid += ink("M0 -31 C-12 -12 -12 12 0 31 C12 12 12 -12 0 -31 Z", INK, 3) + disc(
            -14, -12, 6, "#ffffff", 0
        )
        scars = line("M-34 -44 L-46 40 M0 -54 V-40 M0 40 V54 M40 -42 L30 -30", INK, 5)
        return lid + scars.replace("M-34 -44 L-46 40", "M-34 -44 L-40 -28 M-40 26 L-44 40")
    horns = ink(
        "M-22 -20 C-54 -24 -58 -52 -46 -66 C-42 -46 -30 -40 -12 -36 Z M22 -20 C54 -24 58 -52 46"
        " -66 C42 -46 30 -40 12 -36 Z",
        bone_paint,
        5,
    )
    if level == HORNS:
        return horns + skull(0, 6, 1.4, eyes="#ffae3a")
    snout = ink(
        "M0 -40 C-30 -38 -42 -20 -38 0 C-34 14 -24 16 -20 26 L-16 54 C-8 64 8 64 16 54 L20 26"
        " C24 16 34 14 38 0 C42 -20 30 -38 0 -40 Z",
        bone_paint,
        6,
    )
    snout += flat(
        "M16 -36 C36 -28 41 -16 38 0 C34 14 24 16 20 26 L16 54 C12 60 6 61 0 61 C12 30 26 0 16"
        " -36 Z",
        "#6a5a38",
        0.6,
    )
    snout += ink(
        "M-30 -6 L-10 4 C-12 16 -28 12 -30 -6 Z M30 -6 L10 4 C12 16 28 12 30 -6 Z", "#ff4a2a", 4
    ) + line("M-7 46 l3 5 M7 46 l-3 5 M0 -28 V-4", INK, 4)
    spikes = ink("M-9 -36 L0 -74 L9 -36 Z", bone_paint, 5) + ink(
        "M-30 -26 L-70 -22 L-38 -8 Z M30 -26 L70 -22 L38 -8 Z", bone_paint, 5
    )
    return horns + spikes + snout


def monster_back(level: int) -> str:
    """Return the back of a monster card: its level told by hue, emblem, numeral and claw marks."""
    hue = LEVELS[level - 1]
    x, y = WIDE / 2, 160
    scars = " ".join(
        f"M{num(x + 26 * (i - (level - 1) / 2) + 14)} 34 q-4 24 -12 40" for i in range(level)
    )
    rips = line(scars, INK, 11) + line(scars, pale(hue, 0.65), 4.5)
    round_ = disc(x, y, 86, lin(x - 80, y - 80, x + 80, y + 80, "#c8c0b8", "#6a625e", "#2a2422"), 6)
    round_ += disc(
        x, y, 74, rad(x - 16, y - 20, 96, pale(hue, 0.35), mix(hue, "#140c0c", 0.45), "#120a0a"), 5
    )
    studs = "".join(
        disc(x + 80 * dx, y + 80 * dy, 4, "#e8dcc0", 2.5)
        for dx, dy in (
            (0, -1),
            (0.71, -0.71),
            (1, 0),
            (0.71, 0.71),
            (0, 1),
            (-0.71, 0.71),
            (-1, 0),
            (-0.71, -0.71),
        )
    )
    tag = at(
        x,
        294,
        ink(
            "M-44 -26 H44 L54 0 L44 26 H-44 L-54 0 Z",
            lin(-44, -26, 44, 26, pale(hue, 0.3), dark(hue, 0.5)),
            5,
        )
        + line(NUMERALS[level - 1], INK, 12)
        + line(NUMERALS[level - 1], "#ffeec0", 5.5),
    )
    return back(
        mix(hue, "#1c1618", 0.62),
        lattice("m-9 -4 q9 10 18 0", 24),
        rips,
        glow(x, y, 110, hue, 0.5, bound=False),
        round_,
        studs,
        at(x, y + 2, _beast(level), 1.04),
        tag,
    )


def boss_back() -> str:
    """Return the back of the boss cards: a crowned skull in flames, in black and gold."""
    x, y = WIDE / 2, 186
    fires = "".join(
        flame(x + dx, 260, size)
        for dx, size in ((-72, 1.5), (72, 1.5), (-40, 2.3), (40, 2.3), (0, 2.9))
    )
    wings = ink(
        "M96 190 C70 150 46 138 30 142 C40 154 40 168 38 178 C52 174 60 184 62 198 C74 192 86"
        " 200 92 214 Z",
        lin(30, 140, 96, 214, "#8a2a3a", "#2a0c14"),
        5,
    )
    skull_part = skull(x, y + 6, 2.3, eyes="#ff5a2a") + crown(x, y - 40, 1.5, jewel="#ff3a3a")
    bones = bone(x, 284, 1.5, 16) + bone(x, 284, 1.5, -16)
    return back(
        "#2a1014",
        lattice("m0 -9 l7 9 l-7 9 l-7 -9 Z", 26),
        glow(x, y, 114, "#ff6a2a", 0.9, bound=False),
        fires,
        wings,
        at(WIDE, 0, wings, flip=True),
        skull_part,
        bones,
        spark(64, 66, 10, "#ffd86a"),
        spark(192, 66, 10, "#ffd86a"),
        spark(x, 50, 12, "#ffd86a"),
        jewel(x, 322, 1.2, "#e0363a"),
    )


def loot_back() -> str:
    """Return the back of the loot cards: a chest on a heap of gold, on tooled leather."""
    x = WIDE / 2
    shine = "".join(
        flat(
            f"M{x} 190 L{x + a - 9} {b} L{x + a + 9} {b} Z",
            lin(x, 190, x + a, b, "#ffe49a/0.9", "#ffe49a/0"),
        )
        for a, b in ((-86, 90), (-46, 60), (0, 50), (46, 60), (86, 90))
    )
    heap = coins(x, 276, 176, 54, 3) + coins(78, 278, 90, 34, 5) + coins(182, 278, 86, 30, 6)
    gems = (
        jewel(92, 268, 1.1, "#e0363a", -12)
        + jewel(168, 266, 1.1, "#3aa0f0", 14)
        + jewel(x, 276, 1.2, "#3ad08a")
    )
    return back(
        "#6a4426",
        lattice("m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0", 27),
        glow(x, 180, 114, "#ffcf5a", 0.75, bound=False),
        shine,
        chest(x, 240, 1.35),
        heap,
        gems,
        spark(70, 130, 11),
        spark(190, 116, 9),
        spark(x, 92, 8),
    )


DECK_BACKS: Final[dict[str, Callable[[], str]]] = {
    **{f"monster_back_{level}": partial(monster_back, level) for level in range(1, 6)},
    "boss_back": boss_back,
    "loot_back": loot_back,
}
