"""The match screen at rest: everything that stands still, painted once a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.core.types import Action, Slot
from game.ui.choices import ROWS_APART, flow
from game.ui.desk import Desk
from game.ui.foot import FootPainter
from game.ui.heaps import paint_heaps
from game.ui.hud import Button, Hud
from game.ui.inputs import key_label
from game.ui.match_parts import Places, Scenery, outlined
from game.ui.regions import Regions, regions
from game.ui.rows import paint_rows, rows_height
from game.ui.seating import Seating
from game.ui.seats import SeatLook, SeatPainter
from game.ui.style import Measure
from game.ui.tables.table import Row, Table

COMMANDS: Final = (
    ("know", "ui/eye"),
    ("hint", "ui/hint"),
    ("undo", "ui/undo"),
    ("log", "ui/log"),
    ("rules", "ui/rules"),
    ("pause", "ui/pause"),
)


SMALL_PLACE: Final = 50
"""Up to this width, in units, a place gets a smaller badge."""
SMALL_MARKED: Final = 64
"""Up to this size, in units, a place has a hint's star on its corner, clear of words above it."""
FADED: Final = 70
"""How much of 255 is left of a picture in the place it was lifted from."""
PROMPT: Final = 30
"""What the prompt needs at least above its buttons, in units."""


class MatchCanvas:
    """Lays out and paints the match screen."""

    def __init__(self, desk: Desk, table: Table, seating: Seating) -> None:
        self._desk, self._table, self._seating = desk, table, seating
        self._hud, self._seats, self._foot = Hud(desk), SeatPainter(desk), FootPainter(desk)

    def lay_out(self, size: tuple[int, int], scene: Scenery, m: Measure) -> Places:
        """Return where everything lies in a window."""
        parts = regions(m, scene.know or scene.log, len(self._seating.seats), self._table.shape)
        slots = self._table.layout(scene.view, parts.table, m)
        buttons, actions = self._buttons(scene, parts, m)
        seats, over = self._seat_places(parts, m), self._over(scene, parts)
        return Places(m, parts, slots, seats, buttons, actions, over)

    def _over(self, scene: Scenery, parts: Regions) -> Rect | None:
        """Return where a panel lies over the table, if one does."""
        if scene.drawer == "browse":
            return parts.table
        if parts.wide or not scene.drawer:
            return None
        if scene.drawer == "know" and not self._table.knowledge(scene.view):
            return None
        return parts.know.union(parts.log)

    def _seat_places(self, parts: Regions, m: Measure) -> dict[Slot, Rect]:
        seats = len(self._seating.seats)
        if seats == 1:
            return {}
        if parts.wide:
            tall = m.px(104)
            return {
                f"aside/{i}": Rect(
                    parts.seats.left,
                    parts.seats.top + i * (tall + m.px(12)),
                    parts.seats.width,
                    tall,
                )
                for i in range(seats)
            }
        gap = m.px(8)
        wide = (parts.seats.width - gap * (seats - 1)) // seats
        return {
            f"aside/{i}": Rect(
                parts.seats.left + i * (wide + gap), parts.seats.top, wide, parts.seats.height
            )
            for i in range(seats)
        }

    def _buttons(
        self, scene: Scenery, parts: Regions, m: Measure
    ) -> tuple[list[Button], dict[str, Action]]:
        shown = [] if scene.quiet else self._table.offered(scene.view, scene.picker.clicked)
        labels = [self._table.label(action) for action in shown]
        widths = [self._hud.button_width(label, m, True) for label in labels]
        spared = m.px(PROMPT) if parts.prompt.colliderect(parts.foot) else 0
        rects = flow(widths, parts.choices, m, spared) if widths else []
        buttons = [
            Button(f"do/{i}", rect, label, str(i + 1), primary=i == 0)
            for i, (rect, label) in enumerate(zip(rects, labels, strict=True))
        ]
        actions = {f"do/{i}": action for i, action in enumerate(shown)}
        return buttons + self._command_buttons(scene, parts, m), actions

    def _command_buttons(self, scene: Scenery, parts: Regions, m: Measure) -> list[Button]:
        side, gap = m.px(52), m.px(10)
        left = parts.header.right - len(COMMANDS) * (side + gap) + gap
        enabled = {"undo": scene.undo, "hint": bool(scene.view.legal) and not scene.quiet}
        return [
            Button(
                f"command/{name}",
                Rect(left + i * (side + gap), parts.header.top, side, side),
                key=key_label(self._desk.settings.bindings, name),
                icon=icon,
                enabled=enabled.get(name, True),
            )
            for i, (name, icon) in enumerate(COMMANDS)
        ]

    def paint(self, screen: Surface, scene: Scenery, places: Places) -> None:
        """Paint everything that stands still."""
        m, parts = places.m, places.parts
        screen.blit(self._desk.art.cover(self._table.background, screen.get_size()), (0, 0))
        if not parts.short:
            headline = self._table.headline(scene.view)
            self._hud.header(screen, parts.header, m, scene.title, headline)
        self._paint_seats(screen, scene, places)
        if places.over != parts.table:  # else nothing of the table is seen
            self._table.backdrop(scene.view, parts.table, m, screen)
            self._paint_slots(screen, scene, places)
        self._paint_foot(screen, scene, places)
        for button in places.buttons:
            self._hud.button(screen, button, m, hot=False)
        if parts.wide:
            self._paint_side(screen, scene, places)
        self._paint_drawer(screen, scene, places)

    def _paint_seats(self, screen: Surface, scene: Scenery, places: Places) -> None:
        active = self._table.active(scene.view)
        for i, rect in enumerate(places.seats.values()):
            note = self._seating.seats[i]
            status, marks = self._table.status(scene.view, i), self._table.marks(scene.view, i)
            look = SeatLook(i, note.name, status, marks, active == i, note.kind == "human")
            self._seats.paint(screen, rect, places.m, look)

    def _paint_slots(self, screen: Surface, scene: Scenery, places: Places) -> None:
        m = places.m
        open_slots = () if scene.quiet else scene.picker.open_slots
        for slot, rect in places.slots.items():
            if slot in scene.hidden:
                continue
            face = self._table.face(scene.view, slot, rect.size, m)
            if face is not None:
                screen.blit(self._faded(face) if slot == scene.lifted else face, rect)
            if slot in scene.picker.clicked and not scene.quiet:
                self.outline(screen, outlined(slot, rect, m), m, m.px(6))
        for rect in self._open_rects(open_slots, places):
            self.outline(screen, rect, m, m.px(3))
        for slot in open_slots:
            if slot in places.slots:
                self._paint_badge(screen, scene, slot, places.slots[slot], m)
        for slot in scene.hinted:
            if slot in places.slots and slot not in scene.hidden:
                self._paint_star(screen, places.slots[slot], m)

    def _paint_star(self, screen: Surface, rect: Rect, m: Measure) -> None:
        """Mark a place of a hint: above its middle, or on a small one's corner, clear of words."""
        if min(rect.size) > m.px(SMALL_MARKED):
            star = self._desk.art.picture("ui/star", (m.px(40), m.px(40)))
            screen.blit(star, star.get_rect(center=rect.midtop))
            return
        side = min(m.px(32), min(rect.size) // 2)
        star = self._desk.art.picture("ui/star", (side, side))
        spot = (rect.right - side // 4, rect.top + side // 4)
        screen.blit(star, star.get_rect(center=spot))

    def _open_rects(self, open_slots: Sequence[Slot], places: Places) -> list[Rect]:
        """Return what is outlined: slots that read as one place are outlined as one."""
        found: dict[tuple[int, ...], Rect] = {}
        for slot in open_slots:
            if slot in places.slots:
                together = (slot, *self._table.joined.get(slot, ()))
                rects = [places.slots[part] for part in together if part in places.slots]
                rect = outlined(slot, rects[0].unionall(rects[1:]), places.m)
                found[tuple(rect)] = rect
        return list(found.values())

    def _faded(self, face: Surface) -> Surface:
        faded = face.copy()
        faded.set_alpha(FADED)
        return faded

    def _paint_badge(
        self, screen: Surface, scene: Scenery, slot: Slot, rect: Rect, m: Measure
    ) -> None:
        """Write on a place what choosing it would bring."""
        action = scene.picker.ends_at(slot)
        badge = self._table.badge(scene.view, action) if action else None
        if badge is None:
            return
        colours = self._desk.colours
        tone = {"bad": colours.bad, "good": colours.good}.get(badge.mood, colours.text)
        px = m.px(18 if rect.width > m.px(SMALL_PLACE) else 14)
        text = self._desk.fonts.line(badge.text, "bold", px, tone)
        pill = text.get_rect().inflate(m.px(14), m.px(4))
        pill.midbottom = (rect.centerx, rect.bottom - m.px(3))
        pygame.draw.rect(screen, colours.ground, pill, border_radius=m.px(9))
        pygame.draw.rect(screen, tone, pill, max(1, m.px(1)), border_radius=m.px(9))
        screen.blit(text, text.get_rect(center=pill.center))

    def outline(self, screen: Surface, rect: Rect, m: Measure, width: int) -> None:
        """Outline a place that can be clicked."""
        around = rect.inflate(m.px(10), m.px(10))
        pygame.draw.rect(screen, self._desk.colours.bright, around, width, border_radius=m.px(14))

    def _paint_foot(self, screen: Surface, scene: Scenery, places: Places) -> None:
        m, parts = places.m, places.parts
        mine = bool(scene.view.legal) and not scene.quiet
        self._hud.panel(screen, parts.foot, m, lit=mine)
        taken = [button.rect for button in places.buttons if button.name in places.actions]
        room = parts.prompt.copy()
        if taken and not parts.foot.top > room.bottom:
            room.height = min(rect.top for rect in taken) - m.px(ROWS_APART) - room.top
        words = self._table.prompt(scene.view, scene.picker.clicked)
        self._foot.prompt(screen, words, room, m, mine)
        if scene.notice:
            self._foot.notice(screen, scene.notice, parts.foot, taken, m)

    def _share(self, column: Rect, rows: Sequence[Row], m: Measure) -> tuple[Rect, Rect]:
        """Divide the column between what is known, as tall as it needs, and the log."""
        gap, needed = m.px(14), rows_height(rows, column.width, m, self._desk)
        least, most = int(column.height * 0.3), int(column.height * 0.82)
        tall = max(least, min(most, needed))
        upper = Rect(column.left, column.top, column.width, tall)
        lower = Rect(column.left, upper.bottom + gap, column.width, column.height - tall - gap)
        return upper, lower

    def _paint_side(self, screen: Surface, scene: Scenery, places: Places) -> None:
        """Paint the panels of the column at the right that are open."""
        parts, m = places.parts, places.m
        rows = self._table.knowledge(scene.view)
        column = parts.know.union(parts.log)
        upper, lower = self._share(column, rows, m)
        if rows and scene.know:
            self._paint_known(screen, upper if scene.log else column, rows, m)
        if scene.log:
            self._paint_log(screen, lower if rows and scene.know else column, scene, m)

    def _paint_drawer(self, screen: Surface, scene: Scenery, places: Places) -> None:
        """Paint what lies over the table."""
        m, over = places.m, places.over
        if over is None:
            return
        if scene.drawer == "browse":
            heaps = self._table.browse(scene.view, scene.heap)
            paint_heaps(screen, over, m, heaps, self._hud, self._desk)
            return
        screen.fill(self._desk.colours.panel, over.inflate(-m.px(6), -m.px(6)))
        if scene.drawer == "know":
            self._paint_known(screen, over, self._table.knowledge(scene.view), m)
        else:
            self._paint_log(screen, over, scene, m)

    def _paint_known(self, screen: Surface, area: Rect, rows: Sequence[Row], m: Measure) -> None:
        title = self._desk.say("What I know")
        paint_rows(screen, area, m, title, rows, self._hud, self._desk)

    def _paint_log(self, screen: Surface, area: Rect, scene: Scenery, m: Measure) -> None:
        self._hud.log(screen, area, m, self._desk.say("Log"), scene.lines, scene.back)
