"""Plays described situations through the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from game.core.types import Event, Outcome, Seat, discard
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, DECK, Adventurer, Item, Monster
from game.rules.welcome.game import WELCOME
from game.rules.welcome.rules import WelcomeState
from game.rules.welcome.state import Bid, Options

E = TypeVar("E", bound=Event)

CHALLENGER: Seat = 0

Kit: TypeAlias = tuple[Item, ...]
Pile: TypeAlias = tuple[Monster, ...]


class Walked(NamedTuple):
    """What came of a challenge."""

    events: list[Event]
    state: WelcomeState

    def all(self, kind: type[E]) -> list[E]:
        return all_of(self.events, kind)

    @property
    def outcomes(self) -> list[str]:
        return [event.outcome for event in self.all(s.Revealed)]

    @property
    def hp(self) -> list[int]:
        """The HP left after each reveal."""
        return [event.hp for event in self.all(s.Revealed)]

    @property
    def end(self) -> s.ChallengeEnded:
        return self.all(s.ChallengeEnded)[0]


def all_of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def at_the_door(
    adventurer: Adventurer,
    equipment: Sequence[Item],
    pile: Sequence[Monster],
    deck: Sequence[Monster] | None = None,
    **options: Any,
) -> tuple[WelcomeState, list[Event]]:
    """Return a challenge just begun and its events so far; `pile` is turned from its front.

    Without a `deck`, it is what the pile leaves of the whole one.
    """
    if adventurer == "classic_hero":
        options = {"edition": "classic", **options}
    else:
        options = {"adventurer": adventurer, **options}
    state = WELCOME.new(Options(**options), {})
    state.apply(CHALLENGER + 1, discard)
    state.equipment = tuple(item for item in ADVENTURERS[adventurer].kit if item in equipment)
    state.dungeon = [*reversed(pile)]
    state.bids = [Bid(CHALLENGER, "add", monster) for monster in state.dungeon]
    state.deck = left_of(pile) if deck is None else [*deck]
    events: list[Event] = []
    state.apply(s.PASS, events.append)
    return state, events


def left_of(pile: Sequence[Monster]) -> list[Monster]:
    """Return the whole deck less a pile."""
    left = list(DECK)
    for monster in pile:
        left.remove(monster)
    return left


def walk(
    adventurer: Adventurer,
    equipment: Sequence[Item],
    pile: Sequence[Monster],
    named: Monster | None = None,
    use_at: int | None = None,
    deck: Sequence[Monster] | None = None,
    **options: Any,
) -> Walked:
    """Walk a whole challenge; the Axe or Polymorph is used on the `use_at`-th turned card."""
    state, events = at_the_door(adventurer, equipment, pile, deck, **options)
    coming = iter([] if deck is None else deck)
    while not all_of(events, s.ChallengeEnded):
        if state.phase == "naming":
            if named is None:
                raise AssertionError("a monster has to be named")
            state.apply(s.NAME[named], events.append)
        elif state.phase == "turning":
            state.apply(state.chance_outcomes()[0], events.append)
        elif state.phase == "polymorphing":
            state.apply(next(coming), events.append)
        else:
            use, decline = state.legal_actions()
            now = len(all_of(events, s.Turned)) - 1 == use_at
            state.apply(use if now else decline, events.append)
    return Walked(events, state)


def bidding(players: int = 2, first: Seat = 0, **options: Any) -> WelcomeState:
    """Return the first round's bidding, the Warrior chosen unless an option says otherwise."""
    if options.get("edition") != "classic":
        options = {"adventurer": "warrior", **options}
    state = WELCOME.new(Options(players=players, **options), {})
    state.apply(first, discard)
    return state


def play(state: WelcomeState, *steps: s.AnyAction | Outcome) -> list[Event]:
    """Apply legal steps one after another; return what happened."""
    events: list[Event] = []
    for step in steps:
        allowed: Sequence[object] = (*state.legal_actions(), *state.chance_outcomes())
        if step not in allowed:
            raise AssertionError(f"{step!r} is not among {allowed!r}")
        state.apply(step, events.append)
    return events


def draw(state: WelcomeState, monster: Monster, place: s.Add | s.Sacrifice) -> list[Event]:
    """Draw a monster and place it."""
    return play(state, s.DRAW, monster, place)
