"""The small symbols of cards and tracks: no ground, few shapes, thick ink."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import burst, circle
from assets.kit.loot_paint import (
    INK,
    ball,
    dot,
    form,
    line,
    path,
    turn,
)
from assets.kit.loot_parts import gem, heart, skull, star
from assets.kit.loot_symbols_kinds import KINDS, THICK

SPLAT: Final = (
    "M128 6C140 22 148 34 164 30C180 24 196 12 204 26C212 42 202 54 214 66"
    "C228 76 250 80 246 98"
    "C242 112 226 116 228 132C230 148 252 156 246 174C240 190 220 182 210 194"
    "C200 206 208 232 190 238"
    "C174 242 166 224 150 226C136 228 134 252 116 250C98 248 104 226 90 218"
    "C76 212 56 230 42 218"
    "C28 204 46 190 40 176C34 160 8 160 8 142C8 124 32 126 36 110C40 94 18 78 28 62"
    "C38 46 58 62 72 52C86 42 82 16 100 8C112 2 120 -2 128 6Z"
)


def _fist() -> str:
    arm = form("M84 250V186H180L176 250Z", "skin", 10, width=THICK)
    hand = form(
        "M58 92C58 74 84 66 94 78C100 58 128 56 136 72C146 58 172 62 176 80"
        "C192 72 212 84 210 104"
        "V158C210 186 190 204 162 204H104C74 204 56 186 56 158Z",
        "skin",
        width=THICK,
    )
    thumb = form(
        "M50 122C50 104 66 100 84 104L140 112C160 116 160 146 138 148L92 150C70 152 50 144 50 122Z",
        "skin",
        70,
        width=9,
    )
    cuff = form("M74 206H190V238H74Z", "red", 20, width=THICK)
    return arm + hand + line("M96 80V100M136 76V100M176 82V112", INK, 8) + thumb + cuff


def _boot() -> str:
    wing = form(
        "M116 120C84 96 44 90 14 104C20 118 30 124 42 126C34 130 28 134 24 140"
        "C36 152 50 152 62 150"
        "C58 156 56 160 56 166C82 174 108 164 122 146Z",
        "bright",
        80,
        width=10,
    )
    boot = form(
        "M104 22L186 20C180 60 184 92 190 122C196 146 246 152 246 196V218H106"
        "C100 160 112 90 104 22Z",
        "green",
        25,
        width=THICK,
    )
    sole = form("M100 212H250V240H136L130 228H124V240H100Z", "dark", 80, width=10)
    return boot + sole + form("M96 14H196V50H98Z", "tan", 20, width=10) + wing


def _book() -> str:
    cover = form(
        "M128 76C96 52 54 48 14 60V220C54 210 96 214 128 236C160 214 202 210 242 220V60"
        "C202 48 160 52 128 76Z",
        "blue",
        30,
        width=THICK,
    )
    pages = form("M128 66C100 42 62 38 28 48V198C62 190 100 194 128 216Z", "paper", 20, width=9)
    right = form(
        "M128 66C156 42 194 38 228 48V198C194 190 156 194 128 216Z", "paper", 20, cut=0.3, width=9
    )
    text = line(
        "M52 84C72 82 88 86 104 94M52 114C72 112 88 116 104 124M52 144C72 142 88 146 104 154",
        "#8a6a3a",
        8,
    )
    return cover + pages + right + text + star(180, 118, 38, "violet")


def _ankh() -> str:
    body = heart(128, 134, 118, "rose", THICK)
    leaf = form("M128 92C124 60 140 26 176 16C184 48 168 82 128 92Z", "green", 20, width=10)
    return body + leaf + line("M124 120C122 90 134 62 158 38", "#1c5c28", 6)


def _splat(tone: str, inner: str) -> Callable[[], str]:
    def draw() -> str:
        return form(SPLAT, tone, 45, width=8) + turn(inner, 0, 0.66)

    return draw


def _luck() -> str:
    leaf = form(
        "M128 128C112 104 78 92 78 58C78 30 116 26 128 56C140 26 178 30 178 58"
        "C178 92 144 104 128 128Z",
        "green",
        width=THICK,
    )
    vein = line("M128 114V78", "#1c5c28", 7)
    stem = line("M132 128C150 176 168 212 200 244", INK, 26) + line(
        "M132 128C150 176 168 212 200 244", "#4faa3c", 8
    )
    petals = "".join(turn(leaf + vein, angle, 0.98) for angle in (-45, 45, 225, 135))
    return stem + petals + dot((128, 128), 9)


def _xp() -> str:
    disc = ball((128, 128), 114, "violet", width=THICK)
    return disc + star(128, 132, 84, "yellow")


def _sword() -> str:
    steel = form("M128 2L156 40V166H100V40Z", "steel", 0, cut=0.5, width=THICK)
    hilt = form("M54 160H202V190H54Z", "gold", 20, width=10)
    grip = form("M112 190H144V236H112Z", "leather", 0, width=9)
    whole = steel + hilt + grip + ball((128, 240), 17, "gold", width=9)
    return turn(whole, 42, 1.02)


def _damage() -> str:
    back = path(
        burst(9, 124, 76, -80), "rad 128 128 124 #fff6a0@0 #ffb02e@0.5 #e2481a@1", f"{INK} 9"
    )
    return back + turn(_sword(), 0, 0.78)


def _seal_damage() -> str:
    return form(burst(12, 122, 96), "black", width=9) + path(
        circle(80), "rad 108 100 110 #d4685c@0 #a81c24@0.7 #6a0c14@1", f"{INK} 6"
    )


def _seal_health() -> str:
    return heart(128, 132, 122, "red", 10)


def _seal_mav() -> str:
    shield = "M24 22C60 30 96 26 128 8C160 26 196 30 232 22V122C232 186 184 226 128 250"
    shield += "C72 226 24 186 24 122Z"
    inner = "M46 48C76 52 104 46 128 34C152 46 180 52 210 48V122C210 172 172 204 128 224"
    inner += "C84 204 46 172 46 122Z"
    return form(shield, "steel", width=10) + path(
        inner, "rad 96 80 170 #6f84a8@0 #33476f@0.6 #171f3c@1", f"{INK} 6"
    )


def _level() -> str:
    coin = form(burst(8, 124, 100), "gold", width=9)
    inside = path(circle(78), "rad 100 96 120 #8a5cd0@0 #4c2490@0.7 #230a50@1", f"{INK} 7")
    return coin + inside + form("M128 78L168 122H146V176H110V122H88Z", "yellow", width=8)


def _persistent() -> str:
    stone = gem(128, 128, 58, "violet", 10)
    arrow = "M202 66A98 98 0 1 0 224 150"
    sweep = line(arrow, INK, 38) + line(arrow, "#f0b840", 18)
    head = form("M232 22L236 104L158 92Z", "gold", width=9)
    return sweep + head + stone


def _won() -> str:
    leaves = ""
    for n in range(6):
        leaf = form("M0 8C-22 -8 -24 -36 -6 -58C14 -40 18 -12 0 8Z", "green", width=7)
        for side in (-1, 1):
            placed = turn(leaf, 16, (side, 1), dx=128 + side * 92, dy=128, about=(0, 0))
            leaves += turn(placed, side * (64 - n * 25), 1, dy=6)
    cup = form("M72 54H184C184 116 164 146 128 150C92 146 72 116 72 54Z", "gold", 20, width=10)
    foot = form("M116 148H140L146 178H170V206H86V178H110Z", "gold", 20, width=10)
    ears = line("M72 72C38 66 46 122 90 122M184 72C218 66 210 122 166 122", INK, 24)
    ears += line("M72 72C38 66 46 122 90 122M184 72C218 66 210 122 166 122", "#e8ae3c", 8)
    return leaves + ears + cup + foot + star(128, 94, 30, "cloth")


def _lost() -> str:
    bone = form(
        "M44 116L212 116C216 98 240 98 242 116C254 124 252 138 242 144"
        "C240 162 216 162 212 144"
        "L44 144C40 162 16 162 14 144C4 138 2 124 14 116C16 98 40 98 44 116Z",
        "bone",
        width=10,
    )
    bones = turn(bone, 32, dy=54) + turn(bone, -32, dy=54)
    crack = line("M134 16L118 44L140 62L126 82", INK, 8)
    return turn(bones + skull(128, 106, 100) + crack, 0, 0.9, dy=-14)


SYMBOLS: Final[dict[str, Callable[[], str]]] = KINDS | {
    "ability_strength": _fist,
    "ability_agility": _boot,
    "ability_intellect": _book,
    "ability_vitality": _ankh,
    "primary_strength": _splat("red", _fist()),
    "primary_agility": _splat("moss", _boot()),
    "primary_intellect": _splat("violet", _book()),
    "token_health": lambda: (
        ball((128, 128), 118, "red", width=10) + heart(128, 136, 72, "cloth", 8)
    ),
    "token_luck": _luck,
    "token_xp": _xp,
    "token_damage": _damage,
    "level_counter": _level,
    "seal_health": _seal_health,
    "seal_mav": _seal_mav,
    "seal_damage": _seal_damage,
    "persistent": _persistent,
    "type_weapon": _sword,
    "won": _won,
    "lost": _lost,
}
"""Each symbol's picture name and what draws its body."""
