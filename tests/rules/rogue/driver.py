"""Sets up moments of a run through Rogue Dungeon and plays them on through the real rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from game.core.types import Action, Event, Outcome
from game.rules.rogue import agenda
from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.game import ROGUE
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import Cell, DungeonMap
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.rules import RogueState
from game.rules.rogue.run import Hero, Options

E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Action)

CROSS = ("#r#y#w#g#b#", "<.........>", "#r#y#p#r#y#")
"""One corridor from stair to stair, with every gem beside it."""
MAPS = {f"cross_{i}": DungeonMap(f"cross_{i}", "Cross", i, CROSS) for i in range(1, 8)}
UP, DOWN = "1/0", "1/10"
REDS = ("0/1", "2/1", "2/7")
GEM: dict[str, Cell] = {
    "red": "0/1", "yellow": "0/3", "white": "0/5", "green": "0/7", "blue": "0/9", "purple": "2/5",
}  # fmt: skip
"""A gem of each colour."""
DRAWN = "pearl_necklace"
"""What the loot deck is made of unless a test says otherwise: a card that does nothing."""
PLAIN = {
    "strength": 5, "agility": 5, "intellect": 5, "vitality": 10, "health": 10, "luck": 0, "xp": 0,
}  # fmt: skip
"""A hero's values unless a test says otherwise."""


class Table:
    """A run at some moment, and what has happened since it was set up."""

    def __init__(self, state: RogueState) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def legal(self) -> list[s.AnyAction]:
        return [*self.state.legal_actions()]

    @property
    def uses(self) -> list[str]:
        """The cards that may be used now."""
        return [action.card for action in self.may(s.Use)]

    @property
    def hero(self) -> Hero:
        """The first hero of the party."""
        return self.state.heroes[0]

    @property
    def foes(self) -> list[str]:
        """The monsters that stand."""
        return [self.state.foes[i].id for i in self.state.standing()]

    @property
    def asked(self) -> tuple[str, int]:
        """What is asked, and of which hero."""
        return self.state.phase, self.state.at

    def may(self, kind: type[A]) -> list[A]:
        """Return the legal actions of a kind."""
        return [action for action in self.legal if isinstance(action, kind)]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.all(kind)[-1]

    def do(self, *steps: s.AnyAction | Outcome) -> Table:
        """Apply legal steps; what chance cannot decide otherwise happens by itself."""
        for step in steps:
            allowed: Sequence[object] = (*self.legal, *self.state.chance_outcomes())
            if step not in allowed:
                raise AssertionError(f"{step!r} is not among {allowed!r} in {self.state.phase}")
            self.state.apply(step, self.events.append)
            self._by_itself()
        return self

    def _by_itself(self) -> None:
        while len(certain := {*self.state.chance_outcomes()}) == 1:
            self.state.apply(certain.pop(), self.events.append)

    def meets(self, *effects: x.AnyEffect) -> Table:
        """Let effects be carried out as a room's card would, then let the heroes go on."""
        self.state.phase = "running"
        self.state.push(*effects, x.Todo("leave_room"), x.Todo("rest"), x.Todo("turn"))
        agenda.go_on(self.state, self.events.append)
        self._by_itself()
        return self

    # Exploring

    def goes(self, cell: Cell, *, alone: bool = False) -> Table:
        return self.do(s.move(cell, alone))

    def enters(self, room: str, cell: Cell | None = None) -> Table:
        """Walk to a gem of the room's colour and draw just this card."""
        card = ROOMS[room]
        self.state.rooms[card.colour] = (room,)
        return self.goes(cell or GEM[card.colour])

    def chooses(self, label: str) -> Table:
        """Take one of the ways that a card offers."""
        due = self.state.pending
        assert isinstance(due, x.Choose)
        return self.do(s.OPTION[[option.label for option in due.options].index(label)])

    # Dice

    def rolls(self, *faces: int) -> Table:
        """Roll what is due, with no more cards before it, and let each face lie for now."""
        for face in faces:
            if self.state.phase in ("aimed", "checking"):
                self.do(s.ROLL)
            self.do(face)
        return self

    def keeps(self) -> Table:
        return self.do(s.KEEP)

    def settles(self, *faces: int) -> Table:
        """Roll, and let each face stand."""
        for face in faces:
            self.rolls(face)
            if self.state.phase == "settling":
                self.keeps()
        return self

    def uses_up(self, *cards: str) -> Table:
        return self.do(*map(s.use, cards))

    # Fighting

    def attacks(self, roll: int, number: int = 0) -> Table:
        """Target a monster, and let the combat roll stand."""
        return self.do(s.TARGET[number]).settles(roll)

    def suffers(self) -> Table:
        return self.do(s.SUFFER)

    def health(self, number: int = 0) -> int:
        """Return the Health of a monster."""
        return self.state.foes[number].health


def number(card: str, kind: type[x.Effect]) -> int:
    """Return the number that a card prints for an effect, whatever it is tuned to."""
    effects: list[Any] = [each for use in LOOT[card].uses for each in use.effects]
    found: Any = next(each for each in effects if isinstance(each, kind))
    if isinstance(found, x.Exploit):
        return found.damage
    value: int = found.amount.flat if hasattr(found, "amount") else found.by
    return value


def run(
    *heroes: str,
    cards: Iterable[str] = (),
    level: int = 1,
    options: dict[str, Any] | None = None,
    **values: int,
) -> Table:
    """Return a run before the next walk, all heroes alike but for their cards.

    `cards` are the first hero's; the others have none.
    """
    chosen = {"heroes": heroes or ("crusader",), **(options or {})}
    table = Table(ROGUE.new(msgspec.convert(chosen, Options), MAPS))
    table.do("cross_1")
    state = table.state
    state.level = level
    for hero in state.heroes:
        hero.cards = ()
        for name, value in (PLAIN | values).items():
            setattr(hero, name, value)
    table.hero.cards = (*cards,)
    state.loot = (DRAWN,) * 20
    table.events.clear()
    return table


def inside(*heroes: str, at: Cell = REDS[0], **moment: Any) -> Table:
    """Return a run whose heroes all stand in a red room that lies resolved."""
    table = run(*heroes, **moment)
    table.state.explored[at] = "red"
    for hero in table.state.heroes:
        hero.place, hero.moved = at, True
    return table


def fighting(*monsters: str, heroes: Iterable[str] = (), **moment: Any) -> Table:
    """Return a combat that begins, the first target still to be chosen."""
    return inside(*heroes, **moment).meets(x.Fight(named=monsters))


def checking(
    ability: x.Ability, modifier: int = 0, heroes: Iterable[str] = (), **moment: Any
) -> Table:
    """Return a check that is due: passing is worth one experience point."""
    check = x.Check(ability, modifier, passed=(x.Learn(x.Amount(1)),))
    return inside(*heroes, **moment).meets(check)


def passed(table: Table) -> bool:
    """Return whether the last check was passed."""
    return table.last(e.Checked).passed


def resting(*heroes: str, at: Cell = REDS[0], **moment: Any) -> Table:
    """Return a rest that begins."""
    return inside(*heroes, at=at, **moment).meets()
