"""What events say of where cards go is where the cards then are."""

from __future__ import annotations

from random import Random

import pytest

from game.core.types import Event, Slot
from game.rules.delver import steps as s
from game.rules.delver.cards import CARDS, HEROES, Hero
from game.rules.delver.delve import Options
from game.rules.delver.rules import DelverState, opening


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("seed", range(8))
def test_the_moves_of_a_whole_delve_add_up(hero: Hero, seed: int) -> None:
    state, rng = opening(Options(hero=hero, difficulty="easy")), Random(seed)
    where = places(state)
    while state.current_player() is not None:
        events: list[Event] = []
        state.apply(rng.choice([*state.legal_actions(), *state.chance_outcomes()]), events.append)
        for card, start, end in moved(events):
            assert where[card] == start
            where[card] = end
        assert where == places(state)


def places(state: DelverState) -> dict[str, Slot]:
    """Return the slot that each of the 48 cards lies in."""
    where: dict[str, Slot] = dict.fromkeys(state.deck, "deck")
    where |= dict.fromkeys(state.discard, "discard")
    where |= {item: f"gear/{item}" for item in state.items}
    where |= {card: slot for card, slot in ((state.card, "card"), (state.ahead, "ahead")) if card}
    assert sorted(where) == sorted(CARDS)
    return where


def moved(events: list[Event]) -> list[tuple[str, Slot, Slot]]:
    """Return each card that events move, from where and to where."""
    found = []
    for event in events:
        moves = event.moves()
        if isinstance(event, s.Taken) and event.instead_of:
            found.append((event.instead_of, *moves[0]))
        names = (getattr(event, key, "") for key in ("card", "item", "monster", "trap"))
        if moves:
            found.append((next(filter(None, names)), *moves[-1]))
    return found
