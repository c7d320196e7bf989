"""What a game is, seen from outside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeVar

import msgspec

from game.core.types import Action, Emit, Event, Outcome, Seat, Step

Boards: TypeAlias = Mapping[str, Any]
"""Board and map values by name, read by content and handed over by the catalog."""


class State(Protocol):
    """The whole truth of one match, secrets and the public history of the round included."""

    def current_player(self) -> Seat | None:
        """Return who decides next: a seat, CHANCE, or None when the game is over."""
        ...

    def legal_actions(self) -> Sequence[Action]:
        """Return what the acting seat may do: never empty for a seat, empty otherwise."""
        ...

    def chance_outcomes(self) -> Sequence[Outcome]:
        """Return what luck may decide, in a fixed order; empty unless chance is due."""
        ...

    def chance_weights(self) -> Sequence[int] | None:
        """Return the outcomes' weights, or None where all are equally likely."""
        ...

    def apply(self, step: Any, emit: Emit) -> None:
        """Carry out a legal action of the player to move, or one of the chance outcomes.

        The step is not checked: `Match` does that once, so that play-outs need not.
        """
        ...

    def returns(self) -> Sequence[float]:
        """Return each seat's result, from 0 (lost) to 1 (won), once the game is over."""
        ...

    def clone(self) -> Self:
        """Return a copy that shares nothing that can change."""
        ...


class View(Protocol):
    """What one seat, or the public, may know; every game adds its own fields."""

    @property
    def me(self) -> Seat | None:
        """The seat that looks, or None for the public."""
        ...

    @property
    def player(self) -> Seat | None:
        """Who is to move: a seat, CHANCE, or None when the game is over."""
        ...

    @property
    def legal(self) -> Sequence[Action]:
        """What the seat that looks may do now; empty when it is not to move."""
        ...


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card, tile or piece as the catalog lists it; texts are message ids in English."""

    id: str
    name: str
    kind: str
    count: int
    text: str
    art: str
    kit: str | None = None
    numbers: dict[str, int] = {}


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the letter of the field: options

Model: TypeAlias = Callable[[S], float]
"""How likely (up to a constant) the others' choices were, were this state the truth."""


class Game(Protocol[S, V, O]):
    """The rules of one game, as matches, bots and screens use them."""

    name: str
    """The game's id: the word of the command line and of records."""
    title: str
    seats: range
    options: type[O]
    action: Any
    """The union of the game's actions, for decoding."""
    event: Any
    """The union of the game's events."""
    state: type[S]

    def new(self, options: O, boards: Boards) -> S:
        """Return the opening state.

        Raises ValueError, with one sentence that names the option, for impossible options.
        """
        ...

    def seat_count(self, options: O) -> int:
        """Return how many seats a match with these options has."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what `seat` (None: the public) may know of `state`, and nothing else."""
        ...

    def determinize(self, view: V, rng: Random, model: Model[S] | None = None) -> S:
        """Return a state that may lie behind `view`, weighed by a model of the others."""
        ...

    def round_returns(self, event: Event, seats: int) -> Sequence[float] | None:
        """Return what each of `seats` won (0..1) if `event` ends a round, else None."""
        ...

    def cards(self) -> Sequence[Card]:
        """Return every card, tile and piece of the box."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]


class Reason(NamedTuple):
    """One number behind an advice: a message id with places, and what fills them."""

    text: str
    values: Mapping[str, str | int | float]


class Advice(NamedTuple):
    """What a bot would do, what it expects from it (0..1), and why."""

    action: Action
    value: float
    reasons: tuple[Reason, ...]


class Bot(Protocol):
    """A player made of code; it sees a view, never a state."""

    def think(self, game: AnyGame, view: Any, rng: Random) -> Iterator[Advice]:
        """Yield the best advice so far, once a round of thought; the last one counts.

        The budget is counted in rounds, never in time, so that a seed plays the same game
        on every machine; the caller may pause between rounds.
        """
        ...


__all__ = [
    "Advice", "AnyGame", "Boards", "Bot", "Card", "Game", "Model", "Reason", "State", "Step",
    "View",
]  # fmt: skip
