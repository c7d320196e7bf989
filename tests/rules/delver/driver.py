"""Sets up moments of a delve and plays them on through the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, TypeVar

from game.core.types import Event, Outcome, discard
from game.rules.delver import steps as s
from game.rules.delver.cards import BARE_HANDS, HEROES, PLACE, Hero
from game.rules.delver.delve import Options
from game.rules.delver.game import DELVER
from game.rules.delver.rules import DelverState

E = TypeVar("E", bound=Event)

LATER = ("giant_rat",)
"""What is left of a deck unless a test says otherwise: the delve goes on."""


class Table:
    """A delve at some moment, and what has happened since it was set up."""

    def __init__(self, state: DelverState) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def legal(self) -> list[s.AnyAction]:
        return [*self.state.legal_actions()]

    @property
    def uses(self) -> list[str]:
        """The items that may be used now."""
        return [action.item for action in self.legal if isinstance(action, s.Use)]

    @property
    def pays(self) -> list[str]:
        """The items that may be paid now."""
        return [action.item for action in self.legal if isinstance(action, s.Escape)]

    @property
    def weapons(self) -> list[str]:
        """What the monster may be fought with now."""
        return [action.weapon for action in self.legal if isinstance(action, s.Fight)]

    @property
    def lost_hearts(self) -> int:
        return HEROES[self.state.options.hero].hearts - self.state.hearts

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.all(kind)[-1]

    def do(self, *steps: s.AnyAction | Outcome) -> Table:
        """Apply legal steps one after another."""
        for step in steps:
            allowed: Sequence[object] = (*self.legal, *self.state.chance_outcomes())
            if step not in allowed:
                raise AssertionError(f"{step!r} is not among {allowed!r}")
            self.state.apply(step, self.events.append)
        return self

    def fight(self, weapon: str, *faces: int) -> Table:
        return self.do(s.FIGHT[weapon], *faces)

    def wins(self, weapon: str) -> Table:
        """Fight with a weapon and roll as high as it goes."""
        self.do(s.FIGHT[weapon])
        self.do(max(self.state.chance_outcomes()))
        assert self.last(s.Rolled).outcome == "won"
        return self

    def loses(self, weapon: str = BARE_HANDS) -> Table:
        """Fight with a weapon and roll a 1."""
        self.do(s.FIGHT[weapon], 1)
        assert self.last(s.Rolled).outcome == "lost"
        return self

    def chance(self, weapon: str) -> Fraction:
        """Return the chance that one roll with a weapon wins, ties taken out."""
        outcomes = [roll(self.state, weapon, face) for face in self.faces(weapon)]
        won, lost = outcomes.count("won"), outcomes.count("lost")
        return Fraction(won, won + lost)

    def faces(self, weapon: str) -> Sequence[Outcome]:
        state = self.state.clone()
        state.apply(s.FIGHT[weapon], discard)
        return state.chance_outcomes()


def roll(state: DelverState, weapon: str, face: Outcome) -> str:
    """Return what a face would come to."""
    return Table(state.clone()).do(s.FIGHT[weapon], face).all(s.Rolled)[0].outcome


def delve(
    hero: Hero = "monk",
    items: Sequence[str] = (),
    deck: Sequence[str] = LATER,
    discarded: Sequence[str] = (),
    hearts: int | None = None,
    **options: Any,
) -> Table:
    """Return a delve before the next card; the cards not named are out of the game."""
    state = DELVER.new(Options(hero=hero, **options), {})
    state.items, state.deck = (*items,), sorted(deck, key=PLACE.__getitem__)
    state.discard = [*discarded]
    state.hearts = HEROES[hero].hearts if hearts is None else hearts
    return Table(state)


def between(hero: Hero = "monk", items: Sequence[str] = (), **moment: Any) -> Table:
    """Return a delve between two cards, with something there to use."""
    table = delve(hero, items, **moment)
    table.state.phase = "between"
    return table


def facing(
    card: str,
    hero: Hero = "monk",
    items: Sequence[str] = (),
    deck: Sequence[str] = LATER,
    **moment: Any,
) -> Table:
    """Return a delve with a card just turned up; an empty `deck` makes it the last one."""
    table = delve(hero, items, (card, *deck), **moment)
    if hero == "seer":
        table.do(card)
        if s.CONTINUE in table.legal:
            table.do(s.CONTINUE)
    return table.do(card)
