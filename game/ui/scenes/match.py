"""The match: whose turn it is, what they click, and what the table shows of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from game.core.types import CHANCE, Action, Seat, Slot
from game.play.match import Step
from game.ui.advisor import Advisor
from game.ui.choreography import Ground, acts_for
from game.ui.desk import Desk
from game.ui.focus import STEPS, Focus
from game.ui.inputs import ACT_GUARD, command_of, number_of
from game.ui.match_canvas import MatchCanvas, Places, Scenery
from game.ui.overlay import OverlayPainter, Pointed
from game.ui.picker import Picker
from game.ui.scene import Change, Home, Push
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.rules import RulesScene
from game.ui.seating import Seating
from game.ui.stage import FRAME, Stage
from game.ui.tables.choose import table_for
from game.ui.thought import Thought

BOT_PAUSE: Final = 0.55
"""Seconds a bot's turn lasts at least, so that people can follow."""
DRAG_FROM: Final = 8


class MatchScene:
    """One match on the screen, played, or watched by a script of its steps."""

    def __init__(self, desk: Desk, seating: Seating, script: Sequence[Any] = ()) -> None:
        self._desk, self._seating, self._match = desk, seating, seating.match
        names = [note.name for note in seating.seats]
        game = seating.match.game
        self._table = table_for(game.name, desk, names)
        self._canvas = MatchCanvas(desk, self._table, seating)
        self._over = OverlayPainter(desk, self._table)
        self._advisor = Advisor(desk, self._match, self._table)
        self._stage, self._focus = Stage(), Focus()
        people = seating.people
        self._script = deque(script)
        self._watched = bool(script)
        alone = len(people) == 1 and not self._watched
        self._seat: Seat | None = people[0] if alone else None
        self._back, self._drawer, self._notice = 0, None, ""  # type: tuple[int, str | None, str]
        self._hinted: Slot | None = None
        self._bot: Thought | None = None
        self._waited = self._guard = 0.0
        self._ended = self._pointing = False
        self._drag: tuple[Slot, tuple[int, int]] | None = None
        self._painted: Surface | None = None
        self._places: Places | None = None
        self._overlay: list[Rect] = []
        self._look()
        self._save()

    # The state of the screen

    def _look(self) -> None:
        """Take the newest view for the seat at the screen, and forget what was painted."""
        self._view: Any = self._match.view(self._seat)
        self._table.show(self._view)
        self._picker = Picker(self._view.legal)
        if self._view.legal and not self._pointing:
            self._focus.at = None
        self._lines = self._seating.log.lines(self._seat, self._table)
        self._painted = None

    def _scenery(self) -> Scenery:
        undo = self._seat is not None and self._match.undo_reason(self._seat) is None
        return Scenery(
            self._view, self._desk.say(self._match.game.title), self._picker, self._lines,
            self._desk.settings.log_open, self._drawer, self._back, self._notice, self._hinted,
            frozenset(self._stage.hidden), undo, self._stage.busy,
        )  # fmt: skip

    def refresh(self) -> None:
        self._painted = None
        self._places = None

    def close(self) -> None:
        self._save()

    def wake(self) -> float | None:
        if self._stage.busy or self._advisor.thinking or self._drag or self._script:
            return FRAME
        if self._watched:
            return None
        player = self._match.current_player
        if player is None:
            return None if self._ended else FRAME
        if player == CHANCE or player not in self._seating.people or player != self._seat:
            return FRAME
        return self._guard or None

    def _save(self) -> None:
        if self._watched:
            return
        message = self._seating.save(self._desk.saves)
        if message:
            self._notice = message

    def shown_view(self) -> Any:
        """Return the view on the screen: of the seat that sits at it, or the public's."""
        return self._view

    def open_places(self) -> dict[Slot, Rect]:
        """Return where a click would choose something now, in pixels."""
        if self._places is None or self._stage.busy or self._guard:
            return {}
        slots = self._places.slots
        return {slot: slots[slot] for slot in self._picker.open_slots if slot in slots}

    def slots(self) -> Mapping[Slot, Rect]:
        """Return where every place of the table lies, in pixels."""
        return self._places.slots if self._places else {}

    def browse(self) -> None:
        """Lay the open piles out over the table, or put them away."""
        self._drawer = None if self._drawer == "browse" else "browse"
        self._painted = None

    def buttons(self) -> list[Rect]:
        """Return where the buttons lie, in pixels."""
        return [button.rect for button in self._places.buttons] if self._places else []

    # Time

    def update(self, seconds: float) -> Change | None:
        self._guard = max(0.0, self._guard - seconds)
        self._waited += seconds
        if self._stage.busy:
            if self._stage.advance(seconds, self._desk.settings.animation_speed):
                self._painted = None
            if self._stage.busy:
                return None
            self._look()
        if self._advisor.thinking:
            self._think_of_hint()
        return self._go_on()

    def _go_on(self) -> Change | None:
        if self._watched:
            return self._watch_on()
        player = self._match.current_player
        if player is None:
            return self._end()
        if player == CHANCE:
            self._take(self._match.draw_chance())
        elif player not in self._seating.people:
            self._let_bot_think(player)
        elif player != self._seat:
            return self._draw_curtain(player)
        return None

    def _watch_on(self) -> Change | None:
        """Show the next step of the script, after a moment to follow it."""
        speed = self._desk.settings.animation_speed
        if self._script and (not speed or self._waited >= BOT_PAUSE / speed):
            self._take(self._match.take(self._script.popleft()))
        return None

    def _end(self) -> Change | None:
        if self._ended:
            return None
        self._ended = True
        self._save()
        return Push(ResultScene(self._desk, self._seating, self._table))

    def _draw_curtain(self, player: Seat) -> Change:
        self._seat = None
        self._look()
        return Push(
            CurtainScene(self._desk, self._seating.seats[player].name, lambda: self.sit(player))
        )

    def sit(self, seat: Seat) -> None:
        """Show the table as a seat knows it: its player is at the screen."""
        self._seat = seat
        self._look()

    def _let_bot_think(self, player: Seat) -> None:
        if self._bot is None:
            self._bot = Thought(self._match, self._seating.seats[player].kind)
        self._bot.go_on()
        speed = self._desk.settings.animation_speed
        if not self._bot.done or (speed and self._waited < BOT_PAUSE / speed):
            return
        advice, self._bot = self._bot.best, None
        assert advice
        self._take(self._match.play(advice.action))

    def _take(self, step: Step) -> None:
        """Show a step that was taken, and note it for everybody."""
        self._seating.note(step)
        self._waited = 0.0
        self._notice, self._hinted = "", None
        self._advisor.forget()
        if self._places is None:
            self._look()
            return
        after = self._table.layout(
            self._match.view(self._seat), self._places.parts.table, self._places.m
        )
        slots = {**after, **self._places.slots, **self._places.seats}
        ground = Ground(slots, self._places.parts.table.center, self._places.m)
        self._stage.play(acts_for(step.seen_by(self._seat), self._table, ground, self._desk))
        if not self._stage.busy or self._desk.settings.animation_speed == 0:
            self._stage.finish()
            self._look()
        else:
            self._painted = None

    # Input

    def handle(self, event: pygame.Event) -> Change | None:
        command = command_of(event, self._desk.settings.bindings)
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if self._stage.busy and (pressed or command == "act"):
            self._stage.finish()
            self._look()
            return None
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        elif pressed:
            return self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y)
        elif (number := number_of(event)) is not None:
            return self._activate(f"do/{number - 1}")
        elif command:
            return self._command(command)
        return None

    def _command(self, command: str) -> Change | None:
        match command:
            case "left" | "right" | "up" | "down":
                self._pointing = False
                assert command in STEPS
                self._focus.move(command)
            case "next_region" | "previous_region":
                self._focus.cycle(1 if command == "next_region" else -1)
            case "act":
                self._focus.shown, self._pointing = True, False
                return self._activate(self._focus.at) if self._focus.at else None
            case "back":
                return self._step_back()
            case _:
                return self._activate(f"command/{command}")
        return None

    def _step_back(self) -> Change | None:
        if self._picker.back():
            self._painted = None
            return None
        if self._drawer or self._notice:
            self._drawer, self._notice = None, ""
            self._painted = None
            return None
        if self._watched:
            return Home()
        return Push(PauseScene(self._desk, self._seating))

    def _point(self, at: tuple[int, int]) -> None:
        place = self._place_at(at)
        self._focus.shown, self._pointing = False, place is not None
        if place is not None:
            self._focus.at = place

    def _place_at(self, at: tuple[int, int]) -> str | None:
        if self._places is None:
            return None
        for button in self._places.buttons:
            if button.rect.collidepoint(at):
                return button.name
        under = [slot for slot, rect in self._places.slots.items() if rect.collidepoint(at)]
        open_ = [slot for slot in under if slot in self._picker.open_slots]
        found = open_ or under
        return found[-1] if found else None

    def _press(self, at: tuple[int, int]) -> Change | None:
        if self._drawer == "browse":
            self._drawer = self._painted = None
            return None
        place = self._place_at(at)
        if place is None:
            return None
        if self._table.draggable(self._view, place) and not self._stage.busy:
            self._drag = (place, at)
            if self._picker.ends_at(place) is None:
                self._picker.click(place)
                self._painted = None
            return None
        return self._activate(place)

    def _release(self, at: tuple[int, int]) -> Change | None:
        if self._drag is None:
            return None
        slot, start = self._drag
        self._drag = None
        moved = max(abs(at[0] - start[0]), abs(at[1] - start[1])) > DRAG_FROM
        target = self._place_at(at)
        self._painted = None
        if not moved or target == slot:
            return self._activate(slot) if self._picker.ends_at(slot) else None
        return self._drop(slot, target) if target else None

    def _meant(self, place: str) -> str:
        """Return the place a click means: a piece may stand for its board, and it for the piece."""
        twin = self._table.twin(place)
        return (
            twin
            if twin in self._picker.open_slots and place not in self._picker.open_slots
            else place
        )

    def _drop(self, slot: Slot, target: Slot) -> Change | None:
        """Take a drag for the click it stands for: on where it ended, or on what was moved."""
        if self._meant(target) in self._picker.open_slots:
            return self._activate(target)
        if slot in self._picker.open_slots and target == self._table.turned_slot:
            return self._activate(slot)
        return None

    def _scroll(self, lines: int) -> None:
        self._back = max(0, min(len(self._lines) - 1, self._back + lines))
        self._painted = None

    def _activate(self, place: str) -> Change | None:
        place = self._meant(place)
        if place.startswith("command/"):
            return self._run(place.removeprefix("command/"))
        if self._stage.busy or self._guard:
            return None
        if place.startswith("do/"):
            action = self._places.actions.get(place) if self._places else None
        elif place in self._table.heaps and place not in self._picker.open_slots:
            self.browse()
            return None
        else:
            action = self._picker.click(place)
            self._painted = None
        if action is not None:
            self._play(action)
        return None

    def _play(self, action: Action) -> None:
        self._guard = ACT_GUARD
        self._take(self._match.play(action))
        self._save()

    def _run(self, command: str) -> Change | None:
        self._painted = None
        match command:
            case "hint":
                self._ask_for_hint()
            case "undo":
                self._undo()
            case "rules":
                return Push(RulesScene(self._desk, self._match.game.name, self._view.phase))
            case "pause" if self._watched:
                return Home()
            case "pause":
                return Push(PauseScene(self._desk, self._seating))
            case "know" | "log":
                self._toggle(command)
        return None

    def _toggle(self, panel: str) -> None:
        if self._places and self._places.parts.wide:
            settings = self._desk.settings
            settings.log_open = not settings.log_open
        else:
            self._drawer = None if self._drawer == panel else panel

    def _undo(self) -> None:
        if self._seat is None:
            return
        reason = self._match.undo_reason(self._seat)
        if reason:
            self._notice = self._desk.say(reason)
            return
        self._match.undo(self._seat)
        self._notice, self._hinted = "", None
        self._seating.retell()
        self._stage.finish()
        self._look()
        self._save()

    # The hint

    def _ask_for_hint(self) -> None:
        if self._view.legal and not self._stage.busy:
            self._advisor.ask()
            self._notice = self._desk.say("Thinking it over…")

    def _think_of_hint(self) -> None:
        hint = self._advisor.think()
        if hint and hint != (self._notice, self._hinted):
            self._notice, self._hinted, self._painted = hint.words, hint.slot, None

    # Painting

    def draw(self, screen: Surface) -> Sequence[Rect]:
        if self._painted is None or self._painted.get_size() != screen.get_size():
            self._repaint(screen)
            whole = [screen.blit(self._painted, (0, 0))] if self._painted else []
            self._overlay = self._draw_overlay(screen)
            return whole
        changed = [screen.blit(self._painted, rect, rect) for rect in self._overlay]
        self._overlay = self._draw_overlay(screen)
        return [*changed, *self._overlay]

    def _repaint(self, screen: Surface) -> None:
        scene = self._scenery()
        m = self._desk.measure(screen)
        places = self._canvas.lay_out(screen.get_size(), scene, m)
        if self._painted is None or self._painted.get_size() != screen.get_size():
            self._painted = Surface(screen.get_size())
        self._canvas.paint(self._painted, scene, places)
        self._places = places
        open_ = () if scene.quiet else self._picker.open_slots
        commands = {b.name: b.rect for b in places.buttons if b.name.startswith("command/")}
        slots = {slot: places.slots[slot] for slot in open_ if slot in places.slots}
        buttons = {b.name: b.rect for b in places.buttons if b.name in places.actions}
        self._focus.offer([slots, buttons], commands)

    def _draw_overlay(self, screen: Surface) -> list[Rect]:
        drawn, places = self._stage.draw(screen), self._places
        if self._stage.busy or places is None or self._drawer == "browse":
            return drawn
        ring = self._focus.shown
        dragged = self._drag[0] if self._drag else None
        pointed = Pointed(self._focus.at, ring, ring or self._pointing, dragged)
        over = self._over.paint(screen, self._view, self._picker, places, pointed)
        return [*drawn, *over]
