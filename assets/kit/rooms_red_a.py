"""The red rooms, where something fights: the first five."""

from __future__ import annotations

from assets.kit.parts import (
    INK,
    at,
    cord,
    flat,
    glow,
    ink,
    lin,
    line,
    mix,
    motes,
    oval,
    rad,
    ring,
    room,
    spark,
)
from assets.kit.props import barrel, bars, bone, chain, person, skull
from assets.kit.signs import crown, eyes, shield
from assets.kit.stage import SOUL, brazier, bricks, cave, doorway, floor, hall, rock, spikes, torch


def tomb_of_the_lich_king() -> str:
    """Show a king of bones stands upright in his open coffin; green souls burn beside him."""
    coffin = ink(
        "M128 34 L182 74 L168 220 H88 L74 74 Z",
        lin(74, 34, 182, 220, "#dfe6d6", "#7f8d88", "#2f3b3c"),
        6,
    )
    coffin += ink(
        "M128 52 L164 80 L154 206 H102 L92 80 Z",
        lin(128, 52, 128, 206, "#0b1f1b", "#1f6a50", "#0b1f1b"),
        4.5,
    )
    robe = ink(
        "M98 148 C98 130 114 126 128 126 C142 126 158 130 158 148 L154 206 H102 Z",
        lin(100, 130, 156, 206, "#8a62c0", "#4a2a7a", "#1c0f38"),
        5,
    )
    robe += flat("M136 128 C144 128 148 130 150 134 L154 206 H134 Z", "#170c2e", 0.6)
    robe += line("M128 160 V200 M106 200 H150", "#ffd24a", 4)
    arms = bone(118, 152, 0.62, 38) + bone(138, 152, 0.62, -38)
    king = skull(128, 106, 0.98, eyes="#8affc0") + crown(128, 88, 0.82, jewel="#3fe08a")
    return room(
        "red",
        hall("#46566a", "#3c4652", 3, (58, 40, 198, 176)),
        glow(128, 118, 120, "#52f0a0"),
        coffin,
        glow(128, 150, 60, "#6affb0", 0.6),
        robe,
        arms,
        king,
        brazier(46, 232, 0.78, SOUL),
        brazier(210, 232, 0.78, SOUL),
        line("M82 84 L92 214", "#f4f8ec", 3, 0.7),
        motes(4, 14, (60, 50, 140, 120), "#b8ffd8"),
    )


def pit_of_despair() -> str:
    """Show a shaft that falls away in rings; far down two red eyes look back."""
    rings = "".join(
        oval(
            128,
            146 + 7 * i,
            102 - 16 * i,
            84 - 15 * i,
            lin(
                30,
                80,
                226,
                230,
                mix("#d8b4dc", "#1a0a14", 0.24 * i),
                mix("#6a4a74", "#08040a", 0.24 * i),
            ),
            5,
        )
        for i in range(4)
    )
    depth = oval(128, 174, 46, 30, rad(128, 178, 50, "#e0201c", "#7a0c14", "#140408"), 5)
    cracks = "M28 134 L44 146 M66 84 L76 98 M196 88 L184 102 M228 152 L212 158 M52 212 L66 200"
    grip = cord("M54 96 L66 114 M64 90 L74 110 M75 86 L82 106 M88 96 L88 108", "#d8c4ac", 6, 3.5)
    grip += flat("M44 92 C54 78 78 74 92 88 L90 98 L50 102 Z", "#d8c4ac")
    return room(
        "red",
        bricks("#4c3a56", 11, (80, 50)),
        floor("#6c5272", 86),
        rings,
        depth,
        eyes(128, 174, 1.5, "#ffd23a"),
        line(cracks, INK, 4),
        chain(188, 20, 188, 150, 1.2),
        ring(188, 160, 12, INK, 9),
        ring(188, 160, 12, "#8d8a90", 4),
        line("M30 146 C36 104 84 70 124 66", "#f0d8ec", 3.5, 0.75),
        rock(196, 100, 34, 28, "#8a708c"),
        rock(52, 100, 30, 22, "#8a708c"),
    )


def guard_post() -> str:
    """Show a lowered portcullis between two halberds, a shield hung over it."""
    gate = doorway(128, 222, 104, 138, "#2a1c14", "#a88a68")
    gate += glow(128, 190, 66, "#ff9a3a", 0.7) + bars(78, 110, 100, 112, 5, "#8f8a88")
    pole = cord("M0 120 V-70", "#8a5a30", 6, 4)
    head = ink(
        "M-4 -66 C-22 -62 -28 -48 -26 -30 C-16 -34 -8 -36 -2 -36 L6 -36 L16 -46 L6 -58 Z",
        lin(-26, -66, 12, -30, "#f2f6fa", "#8a949e"),
        4.5,
    )
    tip = ink("M0 -96 L7 -66 H-7 Z", lin(-7, 0, 7, 0, "#f2f6fa", "#8a949e"), 4)
    halberd = pole + head + tip
    cross = line("M-14 -4 H14 M0 -24 V26", "#f4e2b0", 8)
    return room(
        "red",
        bricks("#7a5c46", 5, (60, 90)),
        floor("#6a5240", 214),
        torch(34, 146, 0.8),
        gate,
        at(70, 124, halberd, 1, 14),
        at(186, 124, halberd, 1, -14, flip=True),
        shield(128, 70, 0.92, "#b02c28", cross),
        barrel(214, 240, 0.8),
    )


def monster_lair() -> str:
    """Show a cave like a maw; in its dark a huge head with glowing eyes, bones before it."""
    head = ink(
        "M70 190 C58 150 66 108 92 92 L82 60 L110 80 C122 76 134 76 146 80 L174 60 L164 92"
        " C190 108 198 150 186 190 Z",
        lin(70, 60, 186, 190, "#5a3030", "#2a1418", "#0e070a"),
        5,
    )
    teeth = "".join(
        ink(f"M{x} 168 l8 22 l8 -22 Z", lin(x, 0, x + 16, 0, "#fff4d8", "#b8a070"), 3)
        for x in (82, 100, 118, 136, 154)
    )
    return room(
        "red",
        cave("#8a4a30", 21, (128, 150), 130),
        glow(128, 140, 96, "#ff7a2a", 0.5),
        head,
        eyes(128, 124, 1.9, "#ffcf3a"),
        ink("M78 166 C110 156 146 156 178 166 L170 196 H86 Z", "#3a0a0c", 4),
        teeth,
        spikes("#6a5048", 8, 22, count=6),
        spikes("#6a5048", 9, 246, down=False, count=6),
        bone(66, 216, 0.9, 24),
        bone(188, 222, 0.9, -18),
        skull(128, 218, 0.8, -10),
    )


def ambush() -> str:
    """Show at a bright door stands a small figure; two black ones wait before it, knives raised."""
    lurker = ink(
        "M0 0 C-4 -50 10 -92 34 -104 C30 -130 48 -150 66 -142 C84 -134 82 -112 76 -100"
        " C92 -88 96 -50 98 0 Z",
        lin(0, -140, 98, 0, "#8a3038", "#3a141c", "#14080c"),
        5,
    )
    lurker += cord("M72 -90 C92 -92 104 -106 104 -128", "#2a1016", 15, 4)
    lurker += ink(
        "M98 -134 L112 -130 L122 -186 Z", lin(98, -186, 122, -130, "#ffffff", "#8a98a8"), 4
    )
    lurker += cord("M94 -128 L114 -124", "#c89a40", 4, 3) + flat(
        "M50 -124 l16 2 l-4 6 l-12 -2 Z M70 -120 l8 -2 l-2 7 Z", "#ffd23a"
    )
    lurker += line("M36 -104 C34 -124 46 -138 58 -138", "#ff9a6a", 5)
    return room(
        "red",
        hall("#a07a5c", "#8a6a4c", 31, (84, 64, 172, 150)),
        doorway(128, 152, 54, 80, rad(128, 120, 54, "#fffbe0", "#ffcf6a", "#e88a2a"), "#8a6a50"),
        glow(128, 120, 110, "#ffc860", 0.7),
        person(128, 152, 0.6, "#4a6a9a", "#34507a"),
        flat("M104 154 H152 L190 244 H66 Z", "#ffd880", 0.32),
        at(10, 246, lurker, 0.88),
        at(246, 246, lurker, 0.88, flip=True),
        spark(116, 84, 9),
        spark(140, 84, 9),
    )


ROOMS = (tomb_of_the_lich_king, pit_of_despair, guard_post, monster_lair, ambush)
