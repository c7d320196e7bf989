"""The window and the loop that runs the scenes in it."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Final

import pygame

from game.play.crash import report_crash
from game.play.record import Saves
from game.play.settings import load_settings, save_settings
from game.play.start import StartMatch as Seats
from game.ui.desk import Desk
from game.ui.inputs import command_of
from game.ui.names import bot_name, clean_name
from game.ui.scene import Push, Scene, SceneStack
from game.ui.scenes.title import TitleScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch
from game.ui.wait import open_wait

SMALLEST: Final = (960, 540)
USUAL: Final = (1280, 720)
LONGEST_FRAME: Final = 0.1


def _prepare() -> None:
    """Set what SDL must know before the display starts."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


class App:
    """The program's window; `run` returns when it is closed."""

    def __init__(self) -> None:
        _prepare()
        pygame.display.init()
        pygame.font.init()
        loaded = load_settings()
        self._desk = Desk(loaded.settings, Saves())
        if loaded.message:
            self._desk.messages.append(loaded.message)
        pygame.display.set_caption("Dungeon Quartet")
        self._windowed = self._stored_size()
        self._place: tuple[int, int] | None = None
        self._open_window()
        self._stack = SceneStack(TitleScene(self._desk, self._desk.apply_settings))
        self._late = False

    def _stored_size(self) -> tuple[int, int]:
        """Return the stored window size, kept within the desktops that exist."""
        stored = self._desk.settings.window
        width, height = stored[2:] if stored else USUAL
        desktop = max(pygame.display.get_desktop_sizes(), default=USUAL)
        return (max(SMALLEST[0], min(width, desktop[0])), max(SMALLEST[1], min(height, desktop[1])))

    def _open_window(self) -> None:
        self._full_screen = self._desk.settings.full_screen
        if self._desk.settings.full_screen:
            if pygame.display.get_surface():
                self._place = pygame.display.get_window_position()
            size = pygame.display.get_desktop_sizes()[0]
            pygame.display.set_mode(size, pygame.NOFRAME)
            pygame.display.set_window_position((0, 0))
        else:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            if self._place:
                pygame.display.set_window_position(self._place)
        icon = self._desk.art.picture("ui/icon", (64, 64))
        pygame.display.set_icon(icon)

    def run(self, scene: Scene | None = None) -> int:
        """Run until the window is closed; `scene` is shown above the title first."""
        if scene:
            self._stack.take(Push(scene))
        try:
            self._loop()
        except Exception as error:  # the report names it, then the program ends
            print(report_crash(error))
            return 1
        finally:
            self._leave()
        return 0

    @property
    def desk(self) -> Desk:
        return self._desk

    def _loop(self) -> None:
        wait = open_wait()
        before = time.perf_counter()
        while (top := self._stack.top) is not None:
            self._paint(top)
            if not self._late:
                self._start_late()
            wait(top.wake())
            for event in pygame.event.get():
                self._handle(event)
            now = time.perf_counter()
            if self._stack.top:
                self._stack.take(self._stack.top.update(min(LONGEST_FRAME, now - before)))
            before = now

    def _paint(self, scene: Scene) -> None:
        screen = pygame.display.get_surface()
        assert screen
        changed = scene.draw(screen)
        if changed:
            pygame.display.update(list(changed))

    def _start_late(self) -> None:
        """Start what the first frame did not need: pads."""
        self._late = True
        pygame.joystick.init()
        self._pads = [pygame.joystick.Joystick(i) for i in range(pygame.joystick.get_count())]

    def _handle(self, event: pygame.Event) -> None:
        top = self._stack.top
        if top is None:
            return
        if event.type == pygame.QUIT:
            self._close()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            self._note_size()
            top.refresh()
        elif event.type == pygame.JOYDEVICEADDED:
            self._pads.append(pygame.joystick.Joystick(event.device_index))
        elif command_of(event, self._desk.settings.bindings) == "full_screen":
            self._desk.settings.full_screen = not self._desk.settings.full_screen
            self._follow_settings()
        else:
            self._stack.take(top.handle(event))
            self._follow_settings()

    def _follow_settings(self) -> None:
        """Open the window anew if a scene has set full screen, or unset it."""
        if self._desk.settings.full_screen != self._full_screen:
            self._open_window()
            if self._stack.top:
                self._stack.top.refresh()

    def _note_size(self) -> None:
        screen = pygame.display.get_surface()
        if screen and not self._desk.settings.full_screen:
            self._windowed = screen.get_size()

    def _close(self) -> None:
        while self._stack.scenes:
            self._stack.scenes.pop().close()

    def _leave(self) -> None:
        self._close()
        self._desk.settings.window = (0, 0, *self._windowed)
        save_settings(self._desk.settings)
        pygame.quit()


def run_window(start: Seats | None = None) -> int:
    """Open the window at the title, or straight in a match; return the exit code.

    Raises ValueError, with one sentence, for a match that cannot be played.
    """
    app = App()
    if start is None:
        return app.run()
    from game.ui.scenes.match import MatchScene  # noqa: PLC0415 - loaded at first use

    return app.run(MatchScene(app.desk, seating_of(start, app.desk)))


def seating_of(start: Seats, desk: Desk) -> Seating:
    """Return the seating of a match named on the command line."""
    names: list[str] = []
    for seat, kind in enumerate(start.seats):
        names.append(_name(kind, seat, start.seats.count("human"), names, desk))
    plans = tuple(SeatPlan(kind, name) for kind, name in zip(start.seats, names, strict=True))
    return Seating.new(StartMatch(start.game, dict(start.options), plans, start.seed))


def _name(kind: str, seat: int, people: int, taken: Sequence[str], desk: Desk) -> str:
    if kind != "human":
        return bot_name(desk.words, kind, taken)
    own = clean_name(desk.settings.player_name) or desk.say("The Guest")
    return own if people == 1 else desk.say("Player {n}", n=seat + 1)
