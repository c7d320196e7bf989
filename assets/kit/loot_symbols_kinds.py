"""The symbols of the kinds of loot and of the weakness pairs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import burst, circle
from assets.kit.loot_paint import (
    INK,
    ball,
    dot,
    flat,
    form,
    line,
    path,
    rim,
    turn,
)
from assets.kit.loot_parts import flame, gem, star

THICK: Final = 11
"""How wide the ink of a symbol is, which is shown small."""


def _food() -> str:
    bone = form(
        "M150 166L196 212C190 228 206 240 218 230C230 240 246 224 236 212"
        "C246 200 234 184 218 190"
        "L172 144Z",
        "bone",
        width=9,
    )
    meat = form(
        "M24 92C24 46 70 14 118 22C166 30 198 70 192 116C188 152 164 176 134 178"
        "C80 182 24 146 24 92Z",
        "leather",
        width=THICK,
    )
    return (
        bone
        + meat
        + ball((84, 80), 30, "rose", 0.8, width=8)
        + dot((84, 80), 12, "#fff0dc")
        + rim("M110 40C138 44 160 62 168 84", width=9)
    )


def _song() -> str:
    heads = ball((70, 196), 44, "gold", 0.78, width=THICK) + ball(
        (196, 168), 44, "gold", 0.78, width=THICK
    )
    stems = form("M94 196V62L240 22V168H220V92L114 120V196Z", "gold", width=THICK)
    return stems + heads


def _light() -> str:
    rays = path(burst(12, 124, 74), "rad 128 128 124 #ffffff@0 #ffe070@0.6 #e89c20@1", f"{INK} 9")
    cross = "M108 62H148V104H188V142H148V196H108V142H68V104H108Z"
    return rays + form(cross, "cloth", width=9)


def _ward() -> str:
    disc = path(circle(118), "rad 96 90 180 #dcb4ff@0 #7a3cc0@0.6 #34146e@1", f"{INK} {THICK}")
    hand = form(
        "M92 216V186C74 170 56 150 48 130C52 116 66 118 74 126L88 140V72"
        "C88 56 108 56 110 72"
        "L112 54C114 38 134 38 136 54L138 68C142 56 160 58 160 72L162 92"
        "C166 80 184 82 184 98"
        "V154C184 180 172 190 166 200V216Z",
        "yellow",
        width=9,
    )
    return (
        disc
        + line(circle(98), "#f0d8ff", 5, 0.7)
        + hand
        + line("M110 74V122M136 70V122M161 92V126", INK, 7)
    )


def _hush() -> str:
    face = ball((128, 128), 116, "skin", width=THICK)
    eyes = line("M58 96C70 110 90 110 100 96M156 96C166 110 186 110 198 96", INK, 10)
    lips = form(
        "M60 160C84 142 108 138 128 148C148 138 172 142 196 160C176 194 80 194 60 160Z",
        "red",
        width=9,
    )
    finger = form("M104 250V118C104 84 152 84 152 118V250Z", "skin", 10, width=THICK)
    nail = form("M116 122C116 104 140 104 140 122V134H116Z", "pink", 10, width=5)
    return face + eyes + lips + finger + nail + line("M118 182H138M118 200H138", "#8a5a40", 6)


def _torch() -> str:
    stick = form("M96 128H160L146 246H110Z", "wood", 10, width=10)
    head = form("M86 124H170L162 158H94Z", "iron", 20, width=9)
    return stick + head + flame(128, 74, 70, width=10)


def _shield() -> str:
    data = "M26 30C64 36 98 28 128 10C158 28 192 36 230 30V120C230 184 186 224 128 248"
    data += "C70 224 26 184 26 120Z"
    cross = line("M128 30V226M46 104H210", "#b9742a", 26) + line(
        "M128 26V226M42 100H214", "#ffd470", 14
    )
    return (
        form(data, "slate", width=THICK)
        + cross
        + line(data, INK, THICK)
        + ball((128, 102), 26, "gold", width=9)
    )


def _scroll() -> str:
    sheet = form("M56 40H200V216H56Z", "paper", 20, width=THICK)
    ends = "".join(form(f"M30 {y}H226V{y + 42}H30Z", "tan", 80, width=THICK) for y in (12, 202))
    return (
        sheet
        + line("M84 84H172M84 114H172M84 144H140", "#7a4a20", 10)
        + ends
        + ball((172, 172), 26, "red", width=9)
    )


def _potion() -> str:
    glass = "M98 72V110C62 124 40 152 40 184C40 222 76 246 128 246C180 246 216 222 216 184"
    glass += "C216 152 194 124 158 110V72Z"
    fill = "M50 168C76 154 104 180 128 168C152 156 184 180 206 166C210 214 176 236 128 236"
    fill += "C80 236 44 214 50 168Z"
    return (
        form(glass, "glass", width=THICK)
        + flat(fill, "#c02c8c")
        + flat(
            "M150 166C170 162 190 174 206 166C210 206 184 230 150 235C176 216 180 190 150 166Z",
            "#6a0f58",
        )
        + line(glass, INK, THICK)
        + form("M88 60H168V84H88Z", "glass", width=9)
        + form("M102 12H154V60H102Z", "tan", 10, width=9)
        + dot((98, 198), 12, "#ffb0e0")
        + rim("M66 160C74 146 86 136 98 132", width=9)
    )


def _pack() -> str:
    body = form(
        "M36 110C36 60 72 46 128 46C184 46 220 60 220 110V236H36Z", "leather", 20, width=THICK
    )
    flap = form(
        "M30 104C30 54 74 38 128 38C182 38 226 54 226 104C200 142 160 150 128 150"
        "C96 150 56 142 30 104Z",
        "tan",
        width=THICK,
    )
    handle = line("M94 44C94 10 162 10 162 44", INK, 26) + line(
        "M94 44C94 10 162 10 162 44", "#c8924e", 9
    )
    buckle = form("M104 126H152V182H104Z", "gold", width=9) + flat("M120 142H136V166H120Z", INK)
    return handle + body + flap + buckle


def _coins() -> str:
    stack = "".join(ball((100, y), 84, "gold", 0.42, width=10) for y in (212, 180, 148, 116))
    return stack + turn(gem(190, 80, 56, "red", 10), 0, 1)


def _henchman() -> str:
    body = form("M14 250C18 176 66 152 128 152C190 152 238 176 242 250Z", "blue", 20, width=THICK)
    head = ball((128, 84), 72, "skin", width=THICK)
    cap = form("M50 82C48 34 84 6 128 6C172 6 208 34 206 82C180 66 76 66 50 82Z", "iron", width=10)
    eyes = dot((104, 98), 8) + dot((152, 98), 8) + line("M106 126C120 136 136 136 150 126", INK, 8)
    return body + head + cap + eyes + form("M128 162L150 190L128 236L106 190Z", "yellow", width=8)


def _skill() -> str:
    flag = form("M34 12H222V246L128 198L34 246Z", "red", width=THICK)
    return flag + line("M56 34H200", "#ffd070", 9) + star(128, 120, 66, "yellow")


KINDS: Final[dict[str, Callable[[], str]]] = {
    "pair_food": _food,
    "pair_song": _song,
    "pair_light": _light,
    "pair_ward": _ward,
    "pair_hush": _hush,
    "pair_torch": _torch,
    "type_armor": _shield,
    "type_skill": _skill,
    "type_potion": _potion,
    "type_scroll": _scroll,
    "type_equipment": _pack,
    "type_treasure": _coins,
    "type_henchman": _henchman,
}
"""Each symbol's picture name and what draws its body."""
