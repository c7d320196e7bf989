"""The match: whose turn it is, what they click, and what the table shows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.core.types import Action, Seat, Slot
from game.play.match import Step
from game.ui.advisor import Advisor
from game.ui.aside import Aside
from game.ui.choreography import Ground, acts_for
from game.ui.course import Course
from game.ui.desk import Desk
from game.ui.focus import STEPS, Focus
from game.ui.inputs import ACT_GUARD, command_of, number_of
from game.ui.match_parts import Scenery
from game.ui.match_picture import MatchPicture
from game.ui.overlay import Pointed
from game.ui.picker import Picker
from game.ui.pointer import Pointer
from game.ui.scene import Change, Home, Push
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.rules import RulesScene
from game.ui.seating import Seating
from game.ui.stage import FRAME, Stage
from game.ui.tables.choose import table_for
from game.ui.tables.pages import has_secrets


class MatchScene:
    """One match on the screen, played, or watched by a script of its steps."""

    def __init__(self, desk: Desk, seating: Seating, script: Sequence[Any] = ()) -> None:
        self._desk, self._seating, self._match = desk, seating, seating.match
        names = [note.name for note in seating.seats]
        self._table = table_for(seating.match.game.name, desk, names)
        self._stage, self._focus = Stage(), Focus()
        self._picture = MatchPicture(desk, self._table, seating, self._focus)
        self._course = Course(desk, seating, script)
        self._pointer = Pointer(self._table, self._picture, self._focus)
        self._aside = Aside(desk, Advisor(desk, self._match, self._table))
        alone = len(seating.people) == 1 and not self._course.watched
        self._seat: Seat | None = seating.people[0] if alone else None
        self._guard = 0.0
        self._ended = False
        self._look()
        self._save()

    # The state of the screen

    def _look(self) -> None:
        """Take the newest view for the seat at the screen, and forget what was painted."""
        self._view: Any = self._match.view(self._seat)
        self._table.show(self._view)
        self._picker = Picker(self._view.legal)
        if self._view.legal and self._pointer.place is None:
            self._focus.at = None
        self._lines = self._seating.log.lines(self._seat, self._table)
        self._picture.spoil()

    def _scenery(self) -> Scenery:
        undo = self._seat is not None and self._match.undo_reason(self._seat) is None
        settings, aside = self._desk.settings, self._aside
        return Scenery(
            self._view, self._desk.say(self._match.game.title), self._picker, self._lines,
            settings.know_open, settings.log_open, aside.drawer, aside.heap, aside.back,
            aside.notice, aside.hinted, frozenset(self._stage.hidden), self._pointer.carried, undo,
            self._stage.busy,
        )  # fmt: skip

    def refresh(self) -> None:
        self._picture.forget()

    def close(self) -> None:
        self._save()

    def wake(self) -> float | None:
        if self._stage.busy or self._aside.thinking or self._pointer.carried:
            return FRAME
        over = not self._course.watched and self._match.current_player is None
        if self._course.runs(self._seat) or (over and not self._ended):
            return FRAME
        return self._guard or None

    def _save(self) -> None:
        if self._course.watched:
            return
        if message := self._seating.save(self._desk.saves):
            self._aside.notice = message

    def shown_view(self) -> Any:
        """Return the view on the screen: of the seat that sits at it, or the public's."""
        return self._view

    def open_places(self) -> dict[Slot, Rect]:
        """Return where a click would choose something now, in pixels."""
        if self._stage.busy or self._guard:
            return {}
        slots = self.slots()
        return {slot: slots[slot] for slot in self._picker.open_slots if slot in slots}

    def slots(self) -> Mapping[Slot, Rect]:
        """Return where every place of the table lies, in pixels."""
        return self._picture.places.slots if self._picture.places else {}

    def browse(self, heap: Slot = "") -> None:
        """Lay the open piles, or the one clicked, out over the table, or put them away."""
        self._aside.toggle("browse", wide=False, heap=heap)
        self._picture.spoil()

    def buttons(self) -> list[Rect]:
        """Return where the buttons lie, in pixels."""
        return [b.rect for b in self._picture.places.buttons] if self._picture.places else []

    # Time

    def update(self, seconds: float) -> Change | None:
        self._guard = max(0.0, self._guard - seconds)
        self._course.advance(seconds)
        if self._stage.busy:
            if self._stage.advance(seconds, self._desk.settings.animation_speed):
                self._picture.spoil()
            if self._stage.busy:
                return None
            self._look()
        if self._aside.thinking and self._aside.think():
            self._picture.spoil()
        return self._go_on()

    def _go_on(self) -> Change | None:
        if not self._course.watched and self._match.current_player is None:
            return self._end()
        newcomer = self._course.newcomer(self._seat)
        if newcomer is not None:
            return self._draw_curtain(newcomer)
        if step := self._course.step():
            self._take(step)
        return None

    def _end(self) -> Change | None:
        if self._ended:
            return None
        self._ended = True
        self._save()
        return Push(ResultScene(self._desk, self._seating, self._table))

    def _draw_curtain(self, player: Seat) -> Change | None:
        secret = has_secrets(self._match.game.name)
        self.sit(None if secret else player)
        name = self._seating.seats[player].name
        return Push(CurtainScene(self._desk, name, lambda: self.sit(player))) if secret else None

    def sit(self, seat: Seat | None) -> None:
        """Show the table as a seat, or the public, knows it: its player is at the screen."""
        self._seat = seat
        self._look()

    def _take(self, step: Step) -> None:
        """Show a step that was taken, and note it for everybody."""
        self._seating.note(step)
        self._course.rest()
        self._aside.clear()
        places = self._picture.places
        if places is None:
            self._look()
            return
        after = self._table.layout(self._match.view(self._seat), places.parts.table, places.m)
        slots = {**after, **places.slots, **places.seats}
        ground = Ground(slots, places.parts.table.center, places.m)
        self._stage.play(acts_for(step.seen_by(self._seat), self._table, ground, self._desk))
        if not self._stage.busy or self._desk.settings.animation_speed == 0:
            self._stage.finish()
            self._look()
        else:
            self._picture.spoil()

    # Input

    def handle(self, event: pygame.Event) -> Change | None:
        command = command_of(event, self._desk.settings.bindings)
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if self._stage.busy and (pressed or command == "act"):
            self._stage.finish()
            self._look()
            return None
        if event.type == pygame.MOUSEMOTION:
            self._pointer.point(event.pos, self._picker)
        elif pressed:
            return self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            place = self._pointer.release(event.pos, self._picker)
            return self._activate(place) if place else None
        elif event.type == pygame.MOUSEWHEEL:
            self._aside.scroll(event.y, len(self._lines))
            self._picture.spoil()
        elif (number := number_of(event)) is not None:
            return self._activate(f"do/{number - 1}")
        elif command:
            return self._command(command)
        return None

    def _command(self, command: str) -> Change | None:
        match command:
            case "left" | "right" | "up" | "down":
                self._pointer.place = None
                assert command in STEPS
                self._focus.move(command)
            case "next_region" | "previous_region":
                self._focus.cycle(1 if command == "next_region" else -1)
            case "act":
                self._focus.shown, self._pointer.place = True, None
                return self._activate(self._focus.at) if self._focus.at else None
            case "back":
                return self._step_back()
            case _:
                return self._activate(f"command/{command}")
        return None

    def _step_back(self) -> Change | None:
        if self._picker.back() or self._aside.close():
            self._picture.spoil()
            return None
        return self._leave()

    def _leave(self) -> Change:
        return Home() if self._course.watched else Push(PauseScene(self._desk, self._seating))

    def _press(self, at: tuple[int, int]) -> Change | None:
        places = self._picture.places
        if places and self._aside.shuts(at, places.over):
            self._picture.spoil()
            return None
        place = self._pointer.press(at, self._view, self._picker, self._stage.busy)
        return self._activate(place) if place else None

    def _activate(self, place: str) -> Change | None:
        place = self._pointer.meant(place, self._picker)
        if place.startswith("command/"):
            return self._run(place.removeprefix("command/"))
        if self._stage.busy or self._guard:
            return None
        places = self._picture.places
        if place.startswith("do/"):
            action = places.actions.get(place) if places else None
        elif place in self._table.heaps and place not in self._picker.open_slots:
            self.browse(place)
            return None
        else:
            action = self._picker.click(place)
            self._picture.spoil()
        if action is not None:
            self._play(action)
        return None

    def _play(self, action: Action) -> None:
        self._guard = ACT_GUARD
        self._take(self._match.play(action))
        self._save()

    def _run(self, command: str) -> Change | None:
        self._picture.spoil()
        match command:
            case "hint" if self._view.legal and not self._stage.busy:
                self._aside.ask()
            case "undo":
                self._undo()
            case "rules":
                return Push(RulesScene(self._desk, self._match.game.name, self._view.phase))
            case "pause":
                return self._leave()
            case "know" | "log":
                places = self._picture.places
                self._aside.toggle(command, wide=places is not None and places.parts.wide)
        return None

    def _undo(self) -> None:
        if self._seat is None:
            return
        if reason := self._match.undo_reason(self._seat):
            self._aside.notice = self._desk.say(reason)
            return
        self._match.undo(self._seat)
        self._aside.clear()
        self._seating.retell()
        self._stage.finish()
        self._look()
        self._save()

    # Painting

    def draw(self, screen: Surface) -> Sequence[Rect]:
        at, ring, pointer = self._focus.at, self._focus.shown, self._pointer
        pointed = Pointed(at, ring, ring or at == pointer.place, pointer.carried)
        return self._picture.draw(screen, self._scenery, pointed, self._stage)
