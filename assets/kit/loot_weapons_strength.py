"""The weapons a strong hero wields: blades, axes, hammers and spears."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from assets.kit.loot_grounds import piece
from assets.kit.loot_paint import INK, ball, dot, flat, form, line, path, rim, turn
from assets.kit.loot_parts import blade, gem, glow, rays, spark, sparks, wrap


def haft(top: float, foot: float, tone: str = "wood", width: float = 18) -> str:
    """Return an upright haft in the middle of the picture."""
    half = width / 2
    return form(f"M{128 - half} {top}H{128 + half}V{foot}H{128 - half}Z", tone, 5, cut=0.55)


def _sword() -> str:
    steel = blade("M128 -14L108 22V160H128Z", "M128 -14L148 22V160H128Z")
    fuller = line("M122 44V136", "#6d7a86", 4) + rim("M114 34V140", width=3.5)
    guard = form(
        "M66 158C72 148 84 152 92 154H164C172 152 184 148 190 158"
        "C196 172 184 184 174 180"
        "C164 172 156 174 150 174H106C100 174 92 172 82 180C72 184 60 172 66 158Z",
        "gold",
        30,
    )
    grip = form("M115 176H141L138 228H118Z", "blue", 5, cut=0.55) + wrap(116, 140, 178, 226)
    body = guard + steel + grip + ball((128, 242), 17, "gold") + gem(128, 164, 11, "red", 4)
    return piece("weapon", turn(body + fuller, 42, 0.98, dy=6), before=spark(196, 62, 15))


def _broadsword() -> str:
    steel = blade(
        "M128 252L90 214L94 84H128Z",
        "M128 252L166 214L162 84H128Z",
    )
    ridge = line("M112 98L110 200", "#ffffff", 4, 0.9)
    cross = flat("M122 110H134V126H148V138H134V180H122V138H108V126H122Z", "#e8ae3c")
    cross += line("M122 110H134V126H148V138H134V180H122V138H108V126H122Z", "#5a3810", 3.5)
    guard = form("M40 68L62 60H194L216 68L210 92H46Z", "gold", 70)
    ends = ball((44, 80), 14, "gold") + ball((212, 80), 14, "gold")
    grip = form("M113 22H143V62H113Z", "navy", 5, cut=0.55) + wrap(114, 142, 22, 60, 3)
    crown = ball((128, 14), 17, "gold") + dot((125, 11), 5, "#fff8d8")
    body = steel + cross + ridge + guard + ends + grip + crown
    light = rays(16, 20, 118, "#dfeaf4", about=(128, 80), alpha=0.28)
    return piece("weapon", turn(body, 0, 0.96), light)


def _mace() -> str:
    head = ""
    for data, tone in (
        ("M128 6C104 18 70 40 62 62C70 86 100 104 128 116Z", "iron"),
        ("M128 6C152 18 186 40 194 62C186 86 156 104 128 116Z", "iron"),
        ("M128 2C112 16 98 42 96 62C98 84 114 104 128 116Z", "steel"),
        ("M128 2C144 16 158 42 160 62C158 84 142 104 128 116Z", "slate"),
        (
            "M128 0C120 20 117 44 117 62C117 80 121 100 128 118C135 100 139 80 139 62"
            "C139 44 136 20 128 0Z",
            "bright",
        ),
    ):
        head += form(data, tone, 20)
    spikes = form("M62 62L36 54L60 40ZM194 62L220 54L196 40Z", "steel", 40)
    collar = form("M104 108H152L148 130H108Z", "bronze", 10)
    grip = form("M116 178H140V238H116Z", "red", 5, cut=0.55) + wrap(116, 140, 180, 236, 5)
    knob = form("M110 234H146L140 254H116Z", "bronze", 10)
    stars = line("M44 116L30 130M60 132L54 150M212 116L226 130", "#ffe08a", 6)
    body = spikes + haft(116, 190, "iron", 18) + head + collar + grip + knob
    return piece("weapon", turn(body, 28, 1.0, dx=-4, dy=4), before=turn(stars, 28))


def _dagger() -> str:
    steel = blade(
        "M128 206C104 176 96 130 96 88H128Z",
        "M128 206C152 176 160 130 160 88H128Z",
        "bright",
    )
    groove = line("M128 98V168", "#5d6a76", 4.5) + rim("M108 100C108 126 112 148 118 164", width=4)
    guard = form(
        "M128 60C108 58 84 70 70 62C60 56 50 66 58 78C72 98 106 92 128 92"
        "C150 92 184 98 198 78C206 66 196 56 186 62C172 70 148 58 128 60Z",
        "bronze",
        70,
    )
    grip = form("M114 12H142L146 62H110Z", "black", 5, cut=0.55) + wrap(112, 144, 14, 60, 4)
    pommel = form("M106 14L128 -16L150 14Z", "bronze", 20) + gem(128, 4, 10, "red", 4)
    body = steel + groove + guard + grip + pommel
    moon = path("M190 40A60 60 0 1 0 216 128A48 48 0 1 1 190 40Z", "#dfe8f4", "", "")
    moon = turn(moon, 0, 0.42, dx=54, dy=-28)
    return piece(
        "weapon", turn(body, -40, 1.08, dx=12, dy=16), moon + glow((196, 76), 44, "#cfe0ff")
    )


def _battle_axe() -> str:
    left = form(
        "M122 52C100 52 78 40 64 20C20 48 14 118 60 152C72 128 98 118 122 118Z",
        "steel",
        20,
        cut=0.7,
    )
    right = form(
        "M134 52C156 52 178 40 192 20C236 48 242 118 196 152C184 128 158 118 134 118Z",
        "slate",
        20,
        cut=0.5,
    )
    edges = rim("M58 36C34 66 34 112 56 138") + line("M200 38C222 66 222 112 202 136", "#dfe7ec", 4)
    marks = line("M84 62L98 86L84 110M172 62L158 86L172 110", INK, 4.5)
    socket = form("M108 38H148V132H108Z", "iron", 5, cut=0.5)
    rivets = dot((128, 54), 6, "#e8ae3c") + dot((128, 116), 6, "#e8ae3c")
    tip = form("M112 40L128 2L144 40Z", "steel", 0, cut=0.5)
    grip = form("M116 186H140V238H116Z", "leather", 5, cut=0.55) + wrap(116, 140, 188, 236, 5)
    body = haft(120, 200, "wood", 20) + left + right + edges + marks + tip + socket + rivets + grip
    body += ball((128, 244), 15, "iron") + gem(128, 86, 14, "red", 5)
    return piece("weapon", turn(body, 0, 0.94, dy=-4))


def _war_hammer() -> str:
    head = form("M58 34H150V118H58Z", "iron", 50)
    face = form("M34 24H74V128H34Z", "steel", 60)
    spike = form("M150 48L226 60L232 76L226 92L150 104Z", "slate", 80, cut=0.5)
    bands = form("M96 28H118V124H96Z", "gold", 60)
    top = form("M118 4H142V34H118Z", "iron", 5, cut=0.5)
    lit = rim("M44 36V110") + rim("M160 56L210 64", width=4)
    rivets = dot((107, 48), 5) + dot((107, 104), 5)
    grip = form("M117 182H143V240H117Z", "dark", 5, cut=0.55) + wrap(117, 143, 184, 238, 5)
    end = form("M110 236H150L144 258H116Z", "iron", 10)
    loop = line("M130 254C150 276 168 262 158 246", "#17110c", 13)
    loop += line("M130 254C150 276 168 262 158 246", "#9b552a", 5)
    body = haft(110, 190, "dark", 22) + head + face + spike + bands + top + lit + rivets
    return piece("weapon", turn(body + loop + grip + end, -34, 0.86, dx=4, dy=2))


def _forge_hammer() -> str:
    anvil = form(
        "M16 166H206C216 176 232 178 248 174C240 198 216 206 190 206L176 224H196V246"
        "H70V224H88"
        "L76 206C44 204 22 188 16 166Z",
        "black",
        60,
    ) + line("M28 174H196", "#8f8996", 4)
    head = form("M60 44H164L178 58V102L164 116H60Z", "slate", 60)
    face = form("M164 36L186 52V108L164 124Z", "steel", 40)
    runes = line("M84 62V98M84 74L98 62M112 62L124 80L112 98M112 80H138M138 62V98", INK, 8)
    runes += line("M84 62V98M84 74L98 62M112 62L124 80L112 98M112 80H138M138 62V98", "#ffb848", 4)
    grip = form("M100 116H126V214H100Z", "wood", 5, cut=0.55)
    ring = form("M94 108H132V128H94Z", "gold", 60)
    hammer = turn(grip + head + face + runes + ring, -58, 0.8, dx=8, dy=-30, about=(113, 110))
    hot = form("M58 148H122L130 166H50Z", "fire", 20)
    fly = "".join(
        line(data, "#ffd25a", 6)
        for data in ("M44 138L26 120", "M34 156L12 150", "M70 128L62 106", "M148 150L166 138")
    )
    return piece("weapon", anvil + hot + hammer, glow((90, 140), 92, "#ff9a30"), fly)


def _spear() -> str:
    pole = form("M121 70H135V258H121Z", "wood", 5, cut=0.55)
    head = blade(
        "M128 -40C110 -8 98 22 104 48C110 60 118 66 128 70Z",
        "M128 -40C146 -8 158 22 152 48C146 60 138 66 128 70Z",
        "bright",
    )
    ridge = line("M128 -10V58", "#56636f", 4) + rim("M118 4C112 20 110 32 113 44", width=4)
    wings = form("M96 74L160 74L152 92H104Z", "iron", 40)
    tuft = form(
        "M106 92H150C158 106 164 126 158 146L148 130L140 152L128 132L116 152L108 130"
        "L98 146"
        "C92 126 98 106 106 92Z",
        "red",
        30,
    )
    cord = form("M117 216H139V264H117Z", "leather", 5) + wrap(118, 138, 218, 262, 4)
    whole = pole + head + ridge + cord + tuft + wings
    return piece("weapon", turn(whole, 46, 1.0, dy=12, about=(128, 112)))


def _hatchet() -> str:
    log = form("M36 194H220V244H36Z", "brown", 40)
    top = ball((128, 194), 92, "pale", 0.26)
    rings = line(
        "M70 190C80 178 176 176 188 190C178 204 84 206 70 190ZM100 190C108 184 148 184 156 190",
        "#8c6230",
        4,
    )
    bark = line("M50 216V240M92 222V244M160 222V242M206 214V238", "#452a16", 5)
    edge = form(
        "M136 86L86 78C70 98 62 122 66 150C88 146 106 134 120 118L138 122Z", "steel", 30, cut=0.66
    )
    lit = rim("M84 88C76 106 72 122 74 140")
    grip = form(
        "M136 62L158 66L148 128C150 160 168 186 186 208L166 222C142 196 124 164 126 128Z",
        "wood",
        10,
        cut=0.5,
    )
    lash = form("M130 80L160 84L156 122L126 118Z", "leather", 20)
    ties = line("M132 90L158 112M128 106L150 120M144 84L159 97", "#f0cf98", 4)
    plume = form("M150 76C160 46 180 30 214 30C214 62 196 84 160 92Z", "green", 20)
    quill = line("M152 86C170 68 184 54 202 42", "#1c5c28", 4)
    axe = plume + quill + grip + edge + lit + lash + ties
    return piece("weapon", log + top + rings + bark + turn(axe, 22, 1.08, dx=-12, dy=-14))


def _vorpal() -> str:
    edge = (
        "M132 178L94 174C88 150 86 128 92 108L70 98L96 88C96 70 98 54 106 40L86 26"
        "L114 18"
        "C124 -4 142 -24 172 -40C164 -10 166 14 172 38L196 52L170 64C166 92 166 118 168 140"
        "L186 156L160 164L158 182Z"
    )
    steel = form(edge, "lilac", 0, cut=0.56) + rim("M112 30C102 64 100 110 106 160", width=5)
    vein = "M132 168C128 124 128 70 150 6"
    steel += line(vein, INK, 12) + line(vein, "#7cffd0", 6)
    guard = form(
        "M128 164C100 160 72 176 56 150C40 174 58 206 92 198L128 194L164 198"
        "C198 206 216 174 200 150"
        "C184 176 156 160 128 164Z",
        "gold",
        70,
    )
    gems = gem(90, 184, 11, "red", 4) + gem(128, 180, 14, "green", 4) + gem(166, 184, 11, "blue", 4)
    grip = form("M115 196H141L139 240H117Z", "black", 5, cut=0.55) + wrap(116, 140, 198, 240)
    claw = form("M128 234C102 238 100 266 116 276L128 262L140 276C156 266 154 238 128 234Z", "gold")
    body = steel + guard + gems + grip + claw
    halo = glow((146, 100), 96, "#8affd8", 0.7)
    cuts = line("M46 64C62 86 66 112 62 136M210 150C200 166 186 176 174 180", "#d8fff2", 5, 0.8)
    return piece(
        "relic",
        turn(body, 32, 0.88, dx=-2, dy=8),
        halo,
        cuts + sparks((60, 56, 13), (208, 126, 11)),
    )


STRENGTH: Final[dict[str, Callable[[], str]]] = {
    "sword": _sword,
    "broadsword": _broadsword,
    "mace": _mace,
    "dagger": _dagger,
    "battle_axe": _battle_axe,
    "war_hammer": _war_hammer,
    "forge_hammer": _forge_hammer,
    "spear": _spear,
    "hatchet": _hatchet,
    "vorpal_blade": _vorpal,
}
"""Each weapon's picture name and what draws its file."""
