"""The set-up: who plays, by which table rules; one press on Start is enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from weakref import WeakKeyDictionary

import pygame
from pygame import Rect, Surface

from game.play import catalog
from game.play.luck import MOST_SEED
from game.ui.controls import Control, Cycle, Entry, Field, Push, Said, Section, Toggle
from game.ui.desk import Desk
from game.ui.form import Form
from game.ui.plan import KINDS, Plan, usual_plan
from game.ui.scene import Change, Pop
from game.ui.scene import Push as Show
from game.ui.scenes.dialog import MessageScene
from game.ui.start import StartMatch
from game.ui.tables.pages import choices_of, roles_of
from game.ui.tables.setup_choices import Choice

BANNERS: Final = "abcd"
_REMEMBERED: Final[WeakKeyDictionary[Desk, dict[str, Plan]]] = WeakKeyDictionary()
"""What was chosen last for each game, as long as the program runs."""


class SetupScene:
    """One page of choices for one game."""

    def __init__(self, desk: Desk, game_name: str, start: Callable[[StartMatch], Change]) -> None:
        self._desk, self._game, self._start = desk, game_name, start
        self._choices = choices_of(game_name)
        plans = _REMEMBERED.setdefault(desk, {})
        if game_name not in plans:
            plans[game_name] = usual_plan(game_name, self._choices)
        self.plan = plans[game_name]
        self.form = Form(desk, "start")
        self._tell()

    def handle(self, event: pygame.Event) -> Change | None:
        for said in self.form.handle(event):
            if said.name == "back":
                return Pop()
            if said.name == "start":
                return self._go()
            self._take(said)
        return None

    def update(self, seconds: float) -> Change | None:
        self.form.update(seconds)
        return None

    def draw(self, screen: Surface) -> Sequence[Rect]:
        return self.form.draw(screen)

    def wake(self) -> float | None:
        return self.form.wake()

    def refresh(self) -> None:
        self._tell()

    def close(self) -> None:
        self.form.close()

    def _go(self) -> Change:
        try:
            return self._start(self.plan.start(self._game, self._choices, self._desk))
        except ValueError as error:
            say = self._desk.say
            close = ((say("Back"), None),)
            return Show(MessageScene(self._desk, say("This cannot be played"), str(error), close))

    # Taking what was chosen

    def _take(self, said: Said) -> None:
        kind, _, key = said.name.partition(":")
        typed = False
        if kind == "seat":
            self.plan.seats[int(key)].kind = KINDS[int(said.value or 0)]
        elif kind == "name":
            typed = True
            self.plan.seats[int(key)].name = str(said.value) or None
        elif kind == "casual":
            self.plan.casual = bool(said.value)
        elif kind == "players":
            self.plan.seat(self._counts()[int(said.value or 0)])
        elif kind == "seed":
            typed = True
            self.plan.seed = _seed(str(said.value))
        else:
            choice = next(choice for choice in self._choices if choice.key == key)
            value = bool(said.value) if choice.on_off else choice.values[int(said.value or 0)][0]
            self.plan.choose(self._choices, choice, value)
        if not typed:
            self._tell()

    def _counts(self) -> Sequence[int]:
        return tuple(catalog.get(self._game).seats)

    # What is shown

    def _tell(self) -> None:
        say = self._desk.say
        sections = (
            Section(say("Who plays"), self._seat_fields()),
            Section(say("Table rules"), self._option_fields()),
        )
        foot = (Push("back", say("Back")), Push("start", say("Start"), primary=True))
        self.form.show(say(catalog.get(self._game).title), sections, foot)

    def _seat_fields(self) -> tuple[Field, ...]:
        say, counts, roles = self._desk.say, self._counts(), roles_of(self._game)
        labels = tuple(self._desk.words.count("{n} player", "{n} players", n) for n in counts)
        players = Cycle("players:", labels, counts.index(self.plan.players))
        kinds = (
            say("Person"),
            say("Easy bot"),
            say("Normal bot"),
            say("Hard bot"),
            say("Expert bot"),
        )
        fields = [Field((players,), say("Players"), say("People and bots in any mix."))]
        if len(counts) == 1:
            fields = []
        shown = zip(self.plan.seats, self.plan.names(self._desk), strict=True)
        for i, (seat, name) in enumerate(list(shown)[: self.plan.players]):
            controls = (Entry(f"name:{i}", name, say("Name")),
                        Cycle(f"seat:{i}", kinds, KINDS.index(seat.kind)))  # fmt: skip
            if roles:
                fields.append(Field(controls, say(roles[i])))
            else:
                fields.append(Field(controls, picture=f"ui/seat_{BANNERS[i]}"))
        return tuple(fields)

    def _option_fields(self) -> tuple[Field, ...]:
        say = self._desk.say
        fields = [
            self._option_field(choice)
            for choice in self._choices
            if choice.matters(self.plan.options)
        ]
        fields += [Field((), "", message) for message in catalog.unread_boards(self._game)]
        if self.plan.players == 1:
            toggle = Toggle("casual:", self.plan.casual)
            note = say("Take back anything, dice and cards too. The result says so.")
            fields.append(Field((toggle,), say("Casual"), note))
        seed = Entry("seed:", self.plan.seed, say("By chance"), digits=True)
        fields.append(Field((seed,), say("Seed"), say("A number that brings the same luck again.")))
        return tuple(fields)

    def _option_field(self, choice: Choice) -> Field:
        say, value = self._desk.say, self.plan.options[choice.key]
        detail = choice.details.get(value, choice.help)
        picture = choice.pictures.get(value, "")
        return Field((self._control(choice),), say(choice.label), detail and say(detail), picture)

    def _control(self, choice: Choice) -> Control:
        value, name = self.plan.options[choice.key], f"option:{choice.key}"
        if choice.on_off:
            return Toggle(name, bool(value))
        values = [known for known, _ in choice.values]
        labels = tuple(self._desk.say(label) for _, label in choice.values)
        return Cycle(name, labels, values.index(value))


def _seed(text: str) -> str:
    """Return the seed that a text stands for, or nothing."""
    digits = "".join(c for c in text if c in "0123456789")[:19]
    return str(min(int(digits), MOST_SEED)) if digits else ""
