"""What lies over the table at rest: the focus ring, a tooltip, the card that is dragged."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.types import Slot
from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.inputs import key_label
from game.ui.match_parts import Places, outlined
from game.ui.picker import Picker
from game.ui.tables.table import Table
from game.ui.tooltip import Tooltip

LABELS: Final = {
    "know": "What I know",
    "hint": "Hint",
    "undo": "Take back",
    "log": "Log",
    "rules": "Rules",
    "pause": "Pause",
}


class Pointed(NamedTuple):
    """Where mouse or keys are."""

    at: str | None
    """The place or button in focus."""
    ring: bool
    """Whether the keys are in use: then the ring is always seen."""
    words: bool
    """Whether a tooltip is wanted."""
    dragged: Slot | None


class OverlayPainter:
    """Paints what follows mouse and keys; it returns what it covered."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self._desk, self._table, self._hud = desk, table, Hud(desk)
        self._tooltip = Tooltip(desk)

    def paint(
        self, screen: Surface, view: Any, picker: Picker, places: Places, pointed: Pointed
    ) -> list[Rect]:
        """Paint the card that is dragged, and ring and words at the place pointed at."""
        held = self._paint_dragged(screen, view, pointed.dragged, places)
        at, m = pointed.at, places.m
        button = next((b for b in places.buttons if b.name == at), None)
        rect = button.rect if button else self._rect(at or "", places)
        aimed = pointed.dragged is None or (at != pointed.dragged and at in picker.open_slots)
        covered = not button and rect and places.over and places.over.colliderect(rect)
        if at is None or rect is None or covered or not aimed:
            return held
        if button:
            self._hud.button(screen, button, m, hot=True)
        around = outlined(at, rect, m).inflate(m.px(14), m.px(14))
        if pointed.ring or at in picker.open_slots or button:
            focus = self._desk.colours.focus
            pygame.draw.rect(screen, focus, around, m.px(5), border_radius=m.px(14))
        words = self._words(at, view, picker, places) if pointed.words else ""
        if not words:
            return [*held, around.inflate(4, 4)]
        open_ = [places.slots[slot] for slot in picker.open_slots if slot in places.slots]
        pressed = [*open_, places.parts.prompt, *(button.rect for button in places.buttons)]
        box = self._tooltip.paint(screen, words, around, m, held[0] if held else None, pressed)
        return [*held, around.inflate(4, 4), box]

    def _rect(self, slot: Slot, places: Places) -> Rect | None:
        """Return where a slot lies; what reads as one place is ringed as one."""
        rect = places.slots.get(slot)
        partners = [places.slots[p] for p in self._table.joined.get(slot, ()) if p in places.slots]
        return rect.unionall(partners) if rect else None

    def _paint_dragged(
        self, screen: Surface, view: Any, slot: Slot | None, places: Places
    ) -> list[Rect]:
        if slot is None or slot not in places.slots:
            return []
        face = self._table.carried(view, slot, places.slots[slot].size, places.m)
        if face is None:
            return []
        return [screen.blit(face, face.get_rect(center=pygame.mouse.get_pos()))]

    def _words(self, at: str, view: Any, picker: Picker, places: Places) -> str:
        if at.startswith("command/"):
            name = at.removeprefix("command/")
            key = key_label(self._desk.settings.bindings, name)
            label = self._desk.say(LABELS[name])
            return f"{label} ({key})" if key else label
        action = places.actions.get(at) or picker.ends_at(at)
        described = "" if at in places.actions else self._table.describe(view, at)
        if action is None:
            return described
        label = "" if at in places.actions else self._table.label(action)
        if self._table.twin(at) or described in label:
            described = ""  # what has a board of its own is told there
        parts = [label, described, self._table.consequence(view, action)]
        lines = (line for part in parts for line in part.split("\n") if line)
        return "\n".join(dict.fromkeys(lines))  # nothing is said twice
