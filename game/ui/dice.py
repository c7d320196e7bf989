"""Dice as solids: at rest on a face, and the pictures of one that tumbles."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from game.ui.desk import Desk
from game.ui.tables.table import Mood

FRAMES: Final = 14
TURN: Final = 38
"""Degrees a tumbling die turns from picture to picture; it slows down at the end."""
NUMBER: Final = {4: 0.32, 20: 0.25}
"""Height of the number, as a part of the die's; where the front face is small, so is it."""
USUAL_NUMBER: Final = 0.34
MIDDLE: Final = {4: 0.625, 20: 0.547}
"""How far down the front face's middle lies where it is not half way."""
INK: Final[dict[Mood, str]] = {"good": "#1d5a34", "bad": "#8f1f17"}
PLAIN_INK: Final = "#33210f"


def settled_die(desk: Desk, sides: int, face: int | None, side: int, mood: Mood) -> Surface:
    """Return a die at rest, `side` pixels square; without a face it is blank."""
    key = ("die", sides, face, side, mood)
    return desk.art.composed(key, lambda: _printed(desk, sides, face, side, mood))


def tumbling(desk: Desk, sides: int, face: int, side: int) -> tuple[Surface, ...]:
    """Return the pictures of a die that rolls over other faces and settles on `face`."""
    shown = [(face + 7 * i) % sides + 1 for i in range(FRAMES - 2, -1, -1)]
    angles = [TURN * i * (i + 1) / 6 for i in range(FRAMES - 1, 0, -1)]
    turned = [
        _turned(desk, sides, other, side, angle) for other, angle in zip(shown, angles, strict=True)
    ]
    return (*turned, settled_die(desk, sides, face, side, "plain"))


def _printed(desk: Desk, sides: int, face: int | None, side: int, mood: Mood) -> Surface:
    die = Surface((side, side), pygame.SRCALPHA)
    solid = desk.art.picture(f"ui/d{sides}", (side, side))
    die.blit(solid, solid.get_rect(center=(side // 2, side // 2)))
    if face is not None:
        px = max(10, round(side * NUMBER.get(sides, USUAL_NUMBER)))
        number = desk.fonts.font("bold", px).render(str(face), True, INK.get(mood, PLAIN_INK))
        centre = (side // 2, round(side * MIDDLE.get(sides, 0.5)))
        die.blit(number, number.get_rect(center=centre))
    return die


def _turned(desk: Desk, sides: int, face: int, side: int, angle: float) -> Surface:
    key = ("turned die", sides, face, side, round(angle))
    return desk.art.composed(key, lambda: _turn(desk, sides, face, side, angle))


def _turn(desk: Desk, sides: int, face: int, side: int, angle: float) -> Surface:
    whole = pygame.transform.rotozoom(settled_die(desk, sides, face, side, "plain"), angle, 0.92)
    square = Surface((side, side), pygame.SRCALPHA)
    square.blit(whole, whole.get_rect(center=(side // 2, side // 2)))
    return square
