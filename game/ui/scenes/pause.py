"""The pause: go on, read the rules, change settings, or leave the match for later."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.play.settings import Settings
from game.ui.desk import Desk
from game.ui.hud import Hud
from game.ui.inputs import command_of
from game.ui.scene import Change, Home, Pop, Push, Quit
from game.ui.scenes.menu import Item, Menu
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.still import StillScene
from game.ui.seating import Seating


class PauseScene(StillScene):
    """A menu over the darkened table."""

    def __init__(self, desk: Desk, seating: Seating) -> None:
        self._desk, self._hud = desk, Hud(desk)
        self._game = seating.match.game.name
        say = desk.say
        self._menu = Menu(desk, [
            Item(say("Go on"), Pop, primary=True),
            Item(say("Rules"), lambda: Push(RulesScene(desk, self._game, None))),
            Item(say("Settings"), lambda: Push(SettingsScene(desk, self._changed))),
            Item(say("Leave for later"), Home),
            Item(say("Quit the program"), Quit),
        ])  # fmt: skip
        self._seed = seating.match.seed

    def _changed(self, settings: Settings) -> None:
        self._desk.apply_settings(settings)

    def react(self, event: pygame.Event) -> Change | None:
        if command_of(event, self._desk.settings.bindings) in ("back", "pause"):
            return Pop()
        return self._menu.handle(event)

    def paint(self, screen: Surface) -> None:
        m = self._desk.measure(screen)
        screen.blit(self._desk.art.cover("ui/table_oak", screen.get_size()), (0, 0))
        box = Rect(0, 0, min(m.px(560), m.width - m.px(30)), min(m.px(560), m.height - m.px(12)))
        box.center = (m.width // 2, m.height // 2)
        self._hud.panel(screen, box, m)
        title = self._desk.fonts.line(
            self._desk.say("Pause"), "title", m.px(40), self._desk.colours.gold
        )
        screen.blit(title, title.get_rect(midtop=(box.centerx, box.top + m.px(22))))
        self._menu.lay_out(box.left + m.px(50), box.top + m.px(92), box.width - m.px(100), m)
        self._menu.draw(screen, m)
        note = self._desk.say("The match is saved at every step. Seed {seed}.", seed=self._seed)
        for i, part in enumerate(
            self._desk.fonts.wrap(note, "text", m.px(20), box.width - m.px(40))
        ):
            line = self._desk.fonts.line(part, "text", m.px(20), self._desk.colours.dim)
            screen.blit(
                line, line.get_rect(midtop=(box.centerx, box.top + m.px(478) + i * m.px(26)))
            )
