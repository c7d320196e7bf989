"""The rules page of a game: chapters to jump to, text and cards to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from game.play import catalog
from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.inputs import command_of
from game.ui.reader import Line, Reader
from game.ui.scene import Change, Pop
from game.ui.sheet import Scroll, frame, paint_bar, paint_frame, paint_ring
from game.ui.style import Measure
from game.ui.tables.pages import chapters_of

if TYPE_CHECKING:
    from game.ui.widgets import Widgets

STEP: Final = 90
LIST_FROM: Final = 1150
"""From this width, in units, the chapters are listed beside the text."""
LIST: Final = 430
TARGET: Final = 44
"""The least height of a button in units: that of a finger."""
TAB, FOOT_BUTTON = 54, 170


class RulesScene:
    """Reads like a page; only the lines in sight are drawn."""

    def __init__(self, desk: Desk, game_name: str, topic: str | None) -> None:
        self._desk, self._hud = desk, Hud(desk)
        self._game, self._topic = catalog.get(game_name), topic
        self._chapters = chapters_of(game_name)
        self.scroll = Scroll()
        self._widgets: Widgets | None = None
        self._stale = self._dirty = True
        self._change: Change | None = None

    # Input

    def handle(self, event: pygame.Event) -> Change | None:
        if event.type >= pygame.USEREVENT or self._widgets is None or self._stale:
            return None
        self._dirty = True
        if event.type == pygame.MOUSEWHEEL:
            self.scroll.by(-event.y * self._m.px(STEP))
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._widgets.process(event)
            self._widgets.update(0.0)
        else:
            return self._command(event)
        change, self._change = self._change, None
        return change

    def _command(self, event: pygame.Event) -> Change | None:
        command = command_of(event, self._desk.settings.bindings)
        if command in ("back", "act", "rules"):
            return Pop()
        step, page = self._m.px(STEP), self._page.height - self._m.px(60)
        by_command = {"up": -step, "down": step, "left": -page, "right": page}
        if command in by_command:
            self.scroll.by(by_command[command])
        elif command in ("next_region", "previous_region"):
            self._turn(1 if command == "next_region" else -1)
        elif event.type == pygame.KEYDOWN:
            self.scroll.key(event.key, page)
        return None

    @property
    def chapter(self) -> int:
        """Which chapter is at the top of the page."""
        here = self.scroll.at + self._m.px(60)
        return max((i for i, top in enumerate(self._tops) if top <= here), default=0)

    def _turn(self, step: int) -> None:
        """Go to the next or previous chapter."""
        self._go_to((self.chapter + step) % len(self._chapters))

    def _go_to(self, chapter: int) -> None:
        self.scroll.at = 0
        self.scroll.by(max(0, self._tops[chapter] - self._m.px(10)))

    def _leave(self) -> None:
        self._change = Pop()

    # Painting

    def draw(self, screen: Surface) -> Sequence[Rect]:
        if self._stale or self._widgets is None:
            self._make(self._desk.measure(screen))
        if not self._dirty:
            return []
        self._dirty = False
        assert self._widgets
        title = self._desk.say("Rules: {game}", game=self._desk.say(self._game.title))
        paint_frame(screen, self._desk, self._parts, title)
        self._hud.panel(screen, self._page.inflate(self._m.px(4), self._m.px(4)), self._m)
        screen.set_clip(self._page)
        for line in self._lines:
            at = line.rect.move(self._page.left, self._page.top - self.scroll.at)
            if at.colliderect(self._page):
                self._paint(screen, line, at)
        screen.set_clip(None)
        self._widgets.draw(screen)
        here = self._tabs[self.chapter] if self._tabs else self._back
        paint_ring(screen, self._desk, here, self._m)
        paint_bar(screen, self._desk, self.scroll, self._page)
        return [screen.get_rect()]

    def _paint(self, screen: Surface, line: Line, at: Rect) -> None:
        if line.picture:
            picture = self._desk.art.picture(line.picture, at.size)
            screen.blit(picture, picture.get_rect(center=at.center))
            return
        colour = getattr(self._desk.colours, line.tone)
        screen.blit(self._desk.fonts.line(line.text, line.face, line.px, colour), at)

    def _make(self, m: Measure) -> None:
        """Lay out the page and make the buttons anew; the chapter in sight stays."""
        from game.ui.widgets import Widgets  # noqa: PLC0415 - pygame_gui loads at first use

        chapter = self._first() if self._widgets is None else self.chapter
        self.close()
        self._m, self._parts = m, frame(m)
        body = self._parts.body
        room = (body.height + m.px(2)) // len(self._chapters)
        listed = m.across >= LIST_FROM and room - m.px(2) >= m.px(TARGET)
        left = body.left + m.px(LIST + 24) if listed else body.left
        self._page = Rect(left, body.top, body.right - left - m.px(12), body.height)
        reader = Reader(self._desk, m, self._page.width, self._game.cards())
        self._lines, self._tops, length = reader.read(self._chapters)
        last = self._tops[-1] - m.px(10) + self._page.height
        self.scroll.fit(max(length, last), self._page.height)
        self._widgets = Widgets(self._desk, m, body)
        self._make_buttons(listed)
        self._widgets.update(0.0)
        self._go_to(chapter)
        self._stale, self._dirty = False, True

    def _first(self) -> int:
        """Return the chapter the page opens at."""
        keys = [self._topic in (chapter.key, *chapter.topics) for chapter in self._chapters]
        return keys.index(True) if True in keys else 0

    def _make_buttons(self, listed: bool) -> None:
        """Make the way back and, for the mouse, the list of chapters or two steps among them."""
        foot = self._parts.foot
        self._tabs = self._make_tabs() if listed else []
        self._back = self._foot_button(self._desk.say("Back"), foot.left, self._leave, "primary")
        if listed:
            return
        right = foot.right
        for label, step in ((self._desk.say("Next"), 1), (self._desk.say("Previous"), -1)):
            width = self._foot_width(label)
            self._foot_button(label, right - width, partial(self._turn, step))
            right -= width + self._m.px(16)

    def _make_tabs(self) -> list[Rect]:
        assert self._widgets
        m, body = self._m, self._parts.body
        count, made = len(self._chapters), []
        gap = m.px(8) if (body.height + m.px(8)) // count >= m.px(TARGET + 8) else m.px(2)
        tall = min(m.px(TAB), (body.height + gap) // count - gap)
        for i, chapter in enumerate(self._chapters):
            rect = Rect(body.left + m.px(6), body.top + i * (tall + gap), m.px(LIST - 6), tall)
            press = partial(self._go_to, i)
            self._widgets.button(rect, self._desk.say(chapter.title), press, fixed=True)
            made.append(rect)
        return made

    def _foot_button(
        self, label: str, left: int, press: Callable[[], None], kind: str = ""
    ) -> Rect:
        assert self._widgets
        rect = Rect(left, 0, self._foot_width(label), self._m.px(56))
        rect.centery = self._parts.foot.centery
        self._widgets.button(rect, label, press, kind, fixed=True)
        return rect

    def _foot_width(self, label: str) -> int:
        font = self._desk.fonts.font("bold", self._m.px(22))
        return max(self._m.px(FOOT_BUTTON), font.size(label)[0] + self._m.px(56))

    def update(self, seconds: float) -> Change | None:
        return None

    def wake(self) -> float | None:
        return None

    def refresh(self) -> None:
        self._stale = True

    def close(self) -> None:
        if self._widgets:
            self._widgets.close()
            self._widgets = None
