"""From what happened to what moves: the acts that show a step on the stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.types import Event, Slot
from game.ui.desk import Desk
from game.ui.dice import settled_die, tumbling
from game.ui.stage import FLIP, GLIDE, Act
from game.ui.style import Measure
from game.ui.tables.table import Die, Glide, Line, Table

LEG: Final = 0.12
"""What each corner of a way adds to a glide's time."""
CAPTION: Final = 1.0
PAUSE_BEFORE_FATE: Final = 0.45
SHAKE: Final = 14
TUMBLE: Final = 0.5
DIE_RESTS: Final = 0.3
PIECES: Final = "piece/"
BOARD: Final = "cell/"
"""How the slots of pieces on a board begin, and those of its squares: who moved stands there."""


class Ground(NamedTuple):
    """Where acts are played: slots in pixels, and the measure of the window."""

    slots: Mapping[Slot, Rect]
    middle: tuple[int, int]
    m: Measure


def acts_for(events: Sequence[Event], table: Table, ground: Ground, desk: Desk) -> list[Act]:
    """Return what to play for the events of one step, in order."""
    acts: list[Act] = []
    held: Surface | None = None
    slots = dict(ground.slots)
    ground = ground._replace(slots=slots)
    for event in events:
        line = table.narrate(event)
        moving = _movements(event, table, ground, slots)
        if moving:
            held = moving[-1].surface if moving[-1].stays else None
        acts += moving
        rolled = table.die(event)
        if rolled and rolled.slot in ground.slots:
            acts += _tumble(rolled, ground, desk)
        if line and line.caption:
            thrown = ground.slots[rolled.slot] if rolled and rolled.slot in ground.slots else None
            acts.append(_caption(line, held, thrown, table, ground, desk))
    return acts


def _tumble(die: Die, ground: Ground, desk: Desk) -> list[Act]:
    """Throw a die into its place; where motion is reduced it only appears there."""
    place = ground.slots[die.slot]
    side = min(place.size)
    settled = settled_die(desk, die.sides, die.face, side, die.mood)
    goal = settled.get_rect(center=place.center).topleft
    acts = [Act(DIE_RESTS, settled, goal, goal, stays=True, hides=die.slot)]
    if desk.settings.reduce_motion:
        return acts
    frames = tumbling(desk, die.sides, die.face, side)
    start = (goal[0] + side, goal[1] - side // 2)
    return [Act(TUMBLE, settled, start, goal, frames=frames, hides=die.slot, stays=True), *acts]


def _movements(event: Event, table: Table, ground: Ground, slots: dict[Slot, Rect]) -> list[Act]:
    """Return an event's movements; in `slots` the rest of the step finds who has moved."""
    glide = table.glide(event, ground.slots) if table.glide else None
    if glide:
        for slot in glide.hides:
            _put(slot, glide.end, slots)
        if glide.partner:
            _put(glide.hides[-1], glide.partner[2], slots)
        return _glided(glide)
    acts: list[Act] = []
    for source, target in event.moves():
        start, end = ground.slots.get(source), ground.slots.get(target)
        if start is None or end is None:
            continue
        size = end.size if source in table.piles else start.size
        back, face = table.travellers(event, source, target, size, ground.m)
        if back is None:
            continue
        origin = back.get_rect(center=start.center).topleft
        goal = back.get_rect(center=end.center).topleft
        hides = None if source in table.piles else source
        _put(source, end.center, slots)
        acts.append(Act(GLIDE, back, origin, goal, hides=hides, stays=face is not None,
                        settles=face is None and target.startswith(BOARD)))  # fmt: skip
        if face is not None:
            acts.append(Act(FLIP, face, goal, goal, back=back, stays=True))
            acts.append(Act(PAUSE_BEFORE_FATE, face, goal, goal, stays=True))
    return acts


def _put(slot: Slot, at: tuple[int, int], slots: dict[Slot, Rect]) -> None:
    """Note where a piece is that has moved."""
    if slot.startswith(PIECES) and slot in slots:
        slots[slot] = slots[slot].copy()
        slots[slot].center = at


def _glided(glide: Glide) -> list[Act]:
    """Return a movement that hides several slots; the first ones by acts that take no time."""
    start, end = _corners(glide.picture, glide.start, glide.end)
    acts = [Act(0.0, hides=slot) for slot in glide.hides[:-1]]
    partner = (glide.partner[0], *_corners(*glide.partner)) if glide.partner else None
    via = tuple(glide.picture.get_rect(center=spot).topleft for spot in glide.via)
    seconds = GLIDE + LEG * len(via)
    last = Act(seconds, glide.picture, start, end, hides=glide.hides[-1], frames=glide.frames,
               partner=partner, via=via, settles=glide.hides[-1].startswith(PIECES))  # fmt: skip
    return [*acts, last]


def _corners(
    picture: Surface, start: tuple[int, int], end: tuple[int, int]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where a picture's corner is while its middle is at a start and at an end."""
    return picture.get_rect(center=start).topleft, picture.get_rect(center=end).topleft


def _caption(
    line: Line, held: Surface | None, die: Rect | None, table: Table, ground: Ground, desk: Desk
) -> Act:
    words = caption_picture(desk, line, ground.m)
    place = ground.slots.get(table.turned_slot) if held else None
    at = (place.centerx, place.bottom - ground.m.px(30)) if place else ground.middle
    if die:
        at = (die.centerx, die.bottom + ground.m.px(30))
    spotted = ground.slots.get(line.at)
    if spotted:
        at = (spotted.centerx, spotted.top)
    shake = SHAKE if line.mood == "bad" and not desk.settings.reduce_motion else 0
    if held and place:
        spot = held.get_rect(center=place.center).topleft
        return Act(CAPTION, held, spot, spot, caption=words, caption_at=at,
                   shake=ground.m.px(shake) if shake else 0, stays=True)  # fmt: skip
    return Act(CAPTION * 0.75, caption=words, caption_at=at)


def caption_picture(desk: Desk, line: Line, m: Measure) -> Surface:
    """Return words on a dark ribbon, to flash over the table."""
    tones = {"bad": desk.colours.bad, "good": desk.colours.good}
    tone = tones.get(line.mood, desk.colours.bright)
    key = ("caption", line.caption, tone, m.unit)
    return desk.art.composed(key, lambda: _ribbon(desk, line.caption, tone, m))


def _ribbon(desk: Desk, text: str, tone: str, m: Measure) -> Surface:
    words = desk.fonts.font("bold", m.px(34)).render(text, True, tone)
    ribbon = Surface((words.get_width() + m.px(60), words.get_height() + m.px(22)), pygame.SRCALPHA)
    pygame.draw.rect(ribbon, (16, 9, 5, 235), ribbon.get_rect(), border_radius=m.px(14))
    pygame.draw.rect(ribbon, tone, ribbon.get_rect(), max(1, m.px(2)), border_radius=m.px(14))
    ribbon.blit(words, words.get_rect(center=ribbon.get_rect().center))
    return ribbon
