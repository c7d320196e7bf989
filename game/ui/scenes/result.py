"""The result: who won and why, what decided it, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import pygame
from pygame import Rect, Surface

from game.ui import column
from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.inputs import command_of
from game.ui.scene import Change, Home, Restart
from game.ui.scenes.menu import Item, Menu
from game.ui.scenes.still import StillScene
from game.ui.seating import Seating
from game.ui.seats import SeatLook, SeatPainter
from game.ui.start import SeatPlan, StartMatch
from game.ui.style import Measure
from game.ui.tables.table import Table, Tally

ROOMY_FROM: Final = 700
"""From this height, in units, there is room for a large emblem."""
TIGHT_TO: Final = 600
"""Up to this height, in units, seats and a tally leave an emblem no room."""


class Story(NamedTuple):
    """How a match went, and what decided it."""

    tally: Sequence[Tally]
    points: Sequence[Tally]


class ResultScene(StillScene):
    """The end of a match; the public log tells it to everybody alike."""

    def __init__(self, desk: Desk, seating: Seating, table: Table) -> None:
        self._desk, self._hud, self._seating, self._table = desk, Hud(desk), seating, table
        say = desk.say
        self._seats = SeatPainter(desk)
        items = [
            Item(say("Play again"), lambda: self._again(None), primary=True),
            Item(say("The same luck again"), lambda: self._again(seating.match.seed)),
            Item(say("Back to the title"), Home),
        ]
        if seating.match.resumed_from is None:
            items.insert(2, Item(say("Watch it"), self._watch))
        self._menu = Menu(desk, items)

    def _again(self, seed: int | None) -> Change:
        from game.ui.scenes.match import MatchScene  # noqa: PLC0415 - the match leads here

        self._desk.messages.clear()
        return Restart(MatchScene(self._desk, Seating.new(again(self._seating, seed))))

    def _watch(self) -> Change:
        from game.ui.scenes.match import MatchScene  # noqa: PLC0415 - the match leads here

        script = self._seating.match.log
        return Restart(MatchScene(self._desk, self._seating.rerun(), script))

    def react(self, event: pygame.Event) -> Change | None:
        if command_of(event, self._desk.settings.bindings) == "back":
            return Home()
        return self._menu.handle(event)

    def paint(self, screen: Surface) -> None:
        m = self._desk.measure(screen)
        screen.blit(self._desk.art.cover(self._table.background, screen.get_size()), (0, 0))
        box = Rect(0, 0, min(m.px(1120), m.width - m.px(30)), min(m.px(760), m.height - m.px(24)))
        box.center = (m.width // 2, m.height // 2)
        self._hud.panel(screen, box, m)
        y = self._write_verdict(screen, box, m)
        y = self._draw_seats(screen, box, y, m)
        top = box.bottom - m.px(86)
        self._write_story(screen, box, y, top - m.px(10), m)
        self._menu.lay_across(box.left + m.px(30), top, box.width - m.px(60), m)
        self._menu.draw(screen, m)

    def _write_verdict(self, screen: Surface, box: Rect, m: Measure) -> int:
        events = self._seating.log.events(None)
        verdict = self._table.verdict(events) or self._desk.say("The match is over.")
        y = box.top + m.px(18)
        alone = len(self._seating.seats) == 1
        if alone or m.down > TIGHT_TO or not self._story().tally:
            emblem = self._table.emblem(self._seating.match.view(None))
            side = m.px(150 if alone and m.down > ROOMY_FROM else 64)
            picture = self._desk.art.picture(emblem, (side, side))
            screen.blit(picture, picture.get_rect(midtop=(box.centerx, box.top + m.px(14))))
            y += side
        for part in self._desk.fonts.wrap(verdict, "title", m.px(34), box.width - m.px(60)):
            line = self._desk.fonts.line(part, "title", m.px(34), self._desk.colours.bright)
            screen.blit(line, line.get_rect(midtop=(box.centerx, y)))
            y += m.px(46)
        return y + m.px(8)

    def _draw_seats(self, screen: Surface, box: Rect, y: int, m: Measure) -> int:
        seats = self._seating.seats
        if len(seats) == 1:
            return y
        view = self._seating.match.view(None)
        gap = m.px(10)
        across = len(seats) if box.width >= m.px(900) else 2
        wide = (box.width - m.px(60) - gap * (across - 1)) // across
        returns = self._seating.match.returns() or [0.0] * len(seats)
        tall = m.px(100 if m.down > ROOMY_FROM else 66)
        for i, note in enumerate(seats):
            place = Rect(
                box.left + m.px(30) + (i % across) * (wide + gap),
                y + (i // across) * (tall + gap),
                wide,
                tall,
            )
            won = returns[i] == 1
            status = self._desk.say("won") if won else self._table.status(view, i)
            look = SeatLook(
                i, note.name, status, self._table.marks(view, i), won, note.kind == "human"
            )
            self._seats.paint(screen, place, m, look)
        return y + -(-len(seats) // across) * (tall + gap) + m.px(8)

    def _story(self) -> Story:
        events = self._seating.log.events(None)
        tally = self._table.tally(self._seating.match.view(None), events)
        points = [Tally("", words) for words in self._table.turning_points(events)]
        return Story(tally, points)

    def _write_story(self, screen: Surface, box: Rect, y: int, bottom: int, m: Measure) -> None:
        """Write how it went, and what decided it: side by side, or the first above the other."""
        say, story = self._desk.say, self._story()
        told = [(say("How it went"), story.tally), (say("What decided it"), story.points)]
        told = [(title, lines) for title, lines in told if lines]
        if not told:
            return
        inner = Rect(box.left + m.px(36), y, box.width - m.px(72), bottom - y)
        wide = (inner.width - m.px(30) * (len(told) - 1)) // len(told)
        for i, (title, lines) in enumerate(told):
            left = inner.left + i * (wide + m.px(30))
            self._write_column(screen, Rect(left, y, wide, inner.height), title, lines, m)

    def _write_column(
        self, screen: Surface, room: Rect, title: str, lines: Sequence[Tally], m: Measure
    ) -> None:
        """Write a heading and the lines below it."""
        put = self._hud.write(screen, title, room.topleft, m.px(26), self._desk.colours.gold,
                              "title", room.width)  # fmt: skip
        top = put.bottom + m.px(6)
        place = Rect(room.left, top, room.width, room.bottom + m.px(4) - top)
        column.write(self._desk, screen, place, lines, m)


def again(seating: Seating, seed: int | None) -> StartMatch:
    """Return the start of another match with the same people, bots and options."""
    match = seating.match
    options = msgspec.to_builtins(match.options)
    seats = tuple(SeatPlan(note.kind, note.name) for note in seating.seats)
    return StartMatch(match.game.name, options, seats, seed, match.casual)
