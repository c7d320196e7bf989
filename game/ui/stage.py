"""What moves on the table: glides, flips and captions, one act after the other."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.types import Slot

GLIDE: Final = 0.24
FLIP: Final = 0.26
FLIP_FRAMES: Final = 8
SHAKE: Final = 0.32
FRAME: Final = 1 / 60


class Act(NamedTuple):
    """One movement: pictures that travel from a place to a place while a caption shows."""

    seconds: float
    surface: Surface | None = None
    start: tuple[int, int] = (0, 0)
    end: tuple[int, int] = (0, 0)
    back: Surface | None = None
    """With a back the picture turns over from it, in place."""
    caption: Surface | None = None
    caption_at: tuple[int, int] = (0, 0)
    shake: int = 0
    """How many pixels the picture trembles."""
    hides: Slot | None = None
    """The slot whose picture is away while this and the later acts of the step run."""
    stays: bool = False
    """Whether the picture stays at its end until another one moves."""
    settles: bool = False
    """Whether the picture is at its end for good: until the stage is empty, or it moves on."""
    frames: tuple[Surface, ...] = ()
    """Pictures of one size shown one after the other on the way: a die that tumbles."""
    partner: tuple[Surface, tuple[int, int], tuple[int, int]] | None = None
    """Another picture that travels at the same time, its start and its end."""
    via: tuple[tuple[int, int], ...] = ()
    """Where the picture passes between start and end: it goes from one to the next."""


class Stage:
    """Plays acts in order; it knows pictures and pixels, and nothing of games."""

    def __init__(self) -> None:
        self._acts: deque[Act] = deque()
        self._elapsed = 0.0
        self._staying: list[tuple[Surface, tuple[int, int]]] = []
        self._settled: dict[Slot | None, list[tuple[Surface, tuple[int, int]]]] = {}
        """Where pieces stand that have moved, by the slots they have left."""
        self._turning: dict[tuple[int, int, int], Surface] = {}
        self.hidden: set[Slot] = set()

    @property
    def busy(self) -> bool:
        return bool(self._acts)

    def play(self, acts: Sequence[Act]) -> None:
        """Add acts to those that wait."""
        self._acts.extend(acts)
        self._note_hidden()

    def finish(self) -> None:
        """Put everything where it was going."""
        self._acts.clear()
        self._elapsed = 0.0
        self._staying.clear()
        self._settled.clear()
        self.hidden.clear()
        self._turning.clear()

    def advance(self, seconds: float, speed: float) -> bool:
        """Let time pass at a speed (0: instantly); return whether a slot came or went."""
        if not self._acts:
            return False
        if speed <= 0:
            self.finish()
            return True
        self._elapsed += seconds * speed
        before = set(self.hidden)
        while self._acts and self._elapsed >= self._acts[0].seconds:
            act = self._acts.popleft()
            self._elapsed -= act.seconds
            if act.stays and act.surface:
                self._staying = [(act.surface, act.end)]
            elif act.surface:
                self._staying = []
            if act.settles and act.surface:
                self._settle(act, act.surface)
            self._note_hidden()
        if not self._acts:
            self.finish()
            return True
        return before != self.hidden

    def _settle(self, act: Act, surface: Surface) -> None:
        stands = [(act.frames[-1] if act.frames else surface, act.end)]
        if act.partner:
            stands.append((act.partner[0], act.partner[2]))
        self._settled[act.hides] = stands

    def _note_hidden(self) -> None:
        if self._acts and self._acts[0].hides:
            self.hidden.add(self._acts[0].hides)

    def draw(self, screen: Surface) -> list[Rect]:
        """Paint what moves and return where, in pixels."""
        drawn: list[Rect] = []
        act = self._acts[0] if self._acts else None
        moving = act is not None and act.surface is not None
        for slot, stands in self._settled.items():
            if not (act and moving and act.hides == slot):
                drawn += [screen.blit(surface, place) for surface, place in stands]
        if not moving:
            drawn += [screen.blit(surface, place) for surface, place in self._staying]
        if act is None:
            return drawn
        part = min(1.0, self._elapsed / act.seconds) if act.seconds else 1.0
        if act.surface:
            drawn.append(self._draw_surface(screen, act, part))
        if act.partner:
            picture, start, end = act.partner
            drawn.append(self._draw_surface(screen, Act(0, picture, start, end), part))
        if act.caption:
            rise = int(act.caption.get_height() * 0.5 * part)
            place = act.caption.get_rect(center=(act.caption_at[0], act.caption_at[1] - rise))
            drawn.append(screen.blit(act.caption, place))
        return drawn

    def _draw_surface(self, screen: Surface, act: Act, part: float) -> Rect:
        assert act.surface
        if act.back:
            return self._draw_flip(screen, act, part)
        eased = 1 - (1 - part) ** 3
        x, y = _on_the_way((act.start, *act.via, act.end), eased)
        if act.frames:
            frame = act.frames[min(len(act.frames) - 1, int(eased * len(act.frames)))]
            return screen.blit(frame, (round(x), round(y)))
        if act.shake:
            tremble = int(act.shake * (1 - part) * (1 if int(part * 14) % 2 else -1))
            x += tremble
        return screen.blit(act.surface, (round(x), round(y)))

    def _draw_flip(self, screen: Surface, act: Act, part: float) -> Rect:
        assert act.surface
        assert act.back
        frame = round(part * FLIP_FRAMES)
        half = FLIP_FRAMES / 2
        face = act.back if frame < half else act.surface
        width = max(2, round(act.surface.get_width() * abs(frame - half) / half))
        key = (id(face), width, face.get_height())
        if key not in self._turning:
            self._turning[key] = pygame.transform.smoothscale(face, (width, face.get_height()))
        turned = self._turning[key]
        left = act.end[0] + (act.surface.get_width() - width) // 2
        return screen.blit(turned, (left, act.end[1]))


def _on_the_way(points: Sequence[tuple[int, int]], part: float) -> tuple[float, float]:
    """Return the point that a part of the way from the first to the last of some points."""
    legs = [math.dist(a, b) for a, b in pairwise(points)]
    left = part * sum(legs)
    for (a, b), leg in zip(pairwise(points), legs, strict=True):
        if left <= leg and leg:
            share = left / leg
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        left -= leg
    return points[-1]
