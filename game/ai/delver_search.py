"""Looking ahead in a delve: the best choice at every turn, and every face and card by its odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from game.core.types import discard
from game.rules.delver import steps as s
from game.rules.delver.cards import MONSTERS, VAMPIRE_WOUND
from game.rules.delver.choices import discarded_last
from game.rules.delver.delve import UNDEAD
from game.rules.delver.rules import DelverState
from game.rules.delver.traps import strongest_discarded

Leaf: TypeAlias = Callable[[DelverState], float]
"""The chance to come out as it looks between cards."""


class Depth(NamedTuple):
    """How far to look: cards ahead, how many of the next cards to try, and when to be exact."""

    cards: int
    tried: int
    """How many of the next cards are tried where there are more; they are drawn by luck."""


class Lookahead:
    """One thought: the same cards are tried for every choice, so that they compare fairly."""

    def __init__(self, leaf: Leaf, depth: Depth, rng: Random) -> None:
        self._leaf = leaf
        self._depth = depth
        self._order = rng.random()
        self._known: dict[object, float] = {}

    def after(self, state: DelverState, action: s.AnyAction) -> float:
        """Return the chance to come out after an action."""
        return self._value(_applied(state, action), self._depth.cards)

    def now(self, state: DelverState) -> float:
        """Return the chance to come out with the best choice from here on."""
        return self._value(state, self._depth.cards)

    def _value(self, state: DelverState, cards: int) -> float:
        match state.phase:
            case "over":
                return float(state.won)
            case "rolling":
                return self._rolled(state, cards)
            case "turning" | "foreseeing" | "falling":
                return self._next_card(state, cards)
            case _:
                return self._chosen(state, cards)

    def _chosen(self, state: DelverState, cards: int) -> float:
        best = 0.0
        for action in state.legal_actions():
            best = max(best, self._value(_applied(state, action), cards))
            if best >= 1:
                break
        return best

    def _rolled(self, state: DelverState, cards: int) -> float:
        """Return the value over the faces, ties rolled again; faces that win are all alike."""
        die = state.die(state.weapon)
        target = state.number(die) - state.bonus(state.weapon)
        most = max(0, min(die, target - (target < die)))
        wins = die - max(0, min(die, target))
        value = 0.0
        if wins:
            value += wins * self._value(_applied(state, die), cards)
        if most:
            if "loaded_die" in state.items:
                value += sum(self._value(_applied(state, f), cards) for f in range(1, most + 1))
            else:
                value += most * self._value(_applied(state, 1), cards)
        return value / (wins + most)

    def _next_card(self, state: DelverState, cards: int) -> float:
        if state.hearts > _worst(state):
            return 1.0
        if state.ahead:
            return self._value(_applied(state, state.ahead), cards)
        if cards <= 0:
            return self._leaf(state)
        key = (situation(state), cards)
        value = self._known.get(key)
        if value is None:
            tried = self._tried(state.deck)
            value = sum([self._value(_applied(state, card), cards - 1) for card in tried])
            value /= len(tried)
            self._known[key] = value
        return value

    def _tried(self, deck: Sequence[str]) -> Sequence[str]:
        """Return the cards to try next: all, or some spread evenly over the deck."""
        count = self._depth.tried
        if len(deck) <= count:
            return deck
        step = len(deck) / count
        return [deck[int((i + self._order) * step)] for i in range(count)]


def situation(state: DelverState) -> tuple[object, ...]:
    """Return what the rest of a delve depends on between cards; of the discard, only a little."""
    deck, items = state.deck, state.items
    discard_pile = state.discard
    return (
        state.hearts, tuple(sorted(items)), tuple(deck), state.phase, state.alarm, state.falling,
        discarded_last(state) if "magpie" in items or "magpie" in deck else None,
        len(UNDEAD.intersection(discard_pile)) if "lich" in deck else 0,
        strongest_discarded(discard_pile) if "cursed_mirror" in deck else None,
    )  # fmt: skip


def _worst(state: DelverState) -> int:
    """Return the most hearts that the cards left can cost, were nothing paid and all lost."""
    cards = [*state.deck, state.ahead] if state.ahead else state.deck
    if "cursed_mirror" in cards:
        return len(cards) + 2 * VAMPIRE_WOUND
    worst = sum([card in _HARMFUL for card in cards])
    return worst + VAMPIRE_WOUND - 1 if "vampire" in cards else worst


_HARMFUL: Final = frozenset({*map(str, MONSTERS), "spike_pit", "dart_wall"})


def _applied(state: DelverState, step: s.AnyAction | str | int) -> DelverState:
    after = state.clone()
    after.apply(step, discard)
    return after
