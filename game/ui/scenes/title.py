"""The title: continue, play, settings, quit, on the picture of the dungeon's mouth."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.play import catalog
from game.play.record import SaveError, Summary
from game.play.settings import Settings
from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.inputs import command_of
from game.ui.scene import Change, Push, Quit
from game.ui.scenes.menu import Item, Menu
from game.ui.scenes.still import StillScene
from game.ui.seating import Seating
from game.ui.start import StartMatch

CONTINUED_AT_MOST = 3


class TitleScene(StillScene):
    """The first screen."""

    def __init__(self, desk: Desk, settings_changed: Callable[[Settings], None]) -> None:
        self._desk, self._hud = desk, Hud(desk)
        self._settings_changed = settings_changed
        self._menu = Menu(desk, ())
        self.refresh()

    def refresh(self) -> None:
        """Look at the shelf again: a match may have been left or finished."""
        shelf = self._desk.saves.list()
        self._desk.messages += [
            message for message in shelf.messages if message not in self._desk.messages
        ]
        items = [
            self._continue(save, i == 0) for i, save in enumerate(shelf.saves[:CONTINUED_AT_MOST])
        ]
        for name in catalog.names():
            title = self._desk.say(catalog.get(name).title)
            items.append(Item(title, lambda name=name: self._set_up(name), primary=not items))  # type: ignore[misc]
        items.append(Item(self._desk.say("Settings"), self._settings))
        items.append(Item(self._desk.say("Quit"), Quit))
        self._menu = Menu(self._desk, items)
        super().refresh()

    def _continue(self, save: Summary, first: bool) -> Item:
        names = ", ".join(seat.name for seat in save.seats)
        title = self._desk.say(catalog.get(save.game).title)
        label = self._desk.say("Continue {game}: {names}", game=title, names=names)
        return Item(label, lambda: self._take_up(save.id), primary=first)

    def _take_up(self, id_: str) -> Change | None:
        from game.ui.scenes.match import MatchScene  # noqa: PLC0415 - loaded at first use

        try:
            loaded = self._desk.saves.load(id_)
        except SaveError as error:
            self._desk.messages.append(str(error))
            self.refresh()
            return None
        if loaded.message:
            self._desk.messages.append(loaded.message)
        return Push(MatchScene(self._desk, Seating.resumed(loaded, id_)))

    def _set_up(self, name: str) -> Change:
        from game.ui.scenes.setup import SetupScene  # noqa: PLC0415 - pygame_gui loads slowly

        return Push(SetupScene(self._desk, name, self._start))

    def _start(self, start: StartMatch) -> Change:
        from game.ui.scene import Replace  # noqa: PLC0415
        from game.ui.scenes.match import MatchScene  # noqa: PLC0415 - loaded at first use

        return Replace(MatchScene(self._desk, Seating.new(start)))

    def _settings(self) -> Change:
        from game.ui.scenes.settings import SettingsScene  # noqa: PLC0415 - pygame_gui loads slowly

        return Push(SettingsScene(self._desk, self._settings_changed))

    def react(self, event: pygame.Event) -> Change | None:
        if self._desk.messages and command_of(event, self._desk.settings.bindings) == "back":
            self._desk.messages.clear()
            return None
        return self._menu.handle(event)

    def paint(self, screen: Surface) -> None:
        m, colours = self._desk.measure(screen), self._desk.colours
        screen.blit(self._desk.art.cover("ui/title", screen.get_size()), (0, 0))
        left, width = m.px(90), min(m.px(540), m.width - m.px(120))
        tall = len(self._menu.items) * m.px(73)
        top = max(m.px(160), min(m.px(330), m.height - tall - m.px(90)))
        title = self._desk.fonts.line("Dungeon Quartet", "title", m.px(60), colours.gold)
        screen.blit(title, (left, max(m.px(20), top - m.px(190))))
        line = self._desk.say("Four dungeon table games on one table")
        self._hud.write(
            screen,
            line,
            (left, max(m.px(104), top - m.px(92))),
            m.px(27),
            colours.text,
            width=m.width - left,
        )
        self._menu.lay_out(left, top, width, m)
        self._menu.draw(screen, m)
        self._write_messages(screen, left)

    def _write_messages(self, screen: Surface, left: int) -> None:
        if not self._desk.messages:
            return
        m = self._desk.measure(screen)
        px, width = m.px(21), min(m.px(900), m.width - 2 * left)
        lines = [
            part
            for message in self._desk.messages[-3:]
            for part in self._desk.fonts.wrap(message, "text", px, width - m.px(40))
        ]
        box = Rect(left, 0, width, len(lines) * m.px(28) + m.px(20))
        box.bottom = m.height - m.px(14)
        self._hud.panel(screen, box, m, lit=True)
        for i, line in enumerate(lines):
            self._hud.write(
                screen, line, (box.left + m.px(20), box.top + m.px(10) + i * m.px(28)), px
            )
