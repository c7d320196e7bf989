"""Imagined matches of Welcome: deals weighed by what the others did, and play-outs of them."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, cast

from game.ai.welcome_mind import Mind, mind_of, pass_chance, placing_weights
from game.core.types import CHANCE, Event, Seat
from game.rules.welcome import steps as s
from game.rules.welcome.cards import (
    ADVENTURERS,
    MONSTERS,
    STRENGTH,
    SUCCESSES_TO_WIN,
    WOUNDS_TO_LOSE,
    Item,
    Monster,
)
from game.rules.welcome.rules import WelcomeState

LEAST_WEIGHT: Final = 1e-6
SUCCESS_GUESS: Final = 0.55
"""How often a challenge succeeds, when a future round is only guessed at."""


def likelihood(state: WelcomeState, me: Seat) -> float:
    """Return how likely the others' bids of the round were, were `state` the truth."""
    assert state.adventurer
    equipment: tuple[Item, ...] = tuple(ADVENTURERS[state.adventurer].kit)
    weight = 1.0
    for place, bid in enumerate(state.bids):
        if bid.seat != me:
            before = state.bids[:place]
            mind = mind_of(bid.seat, before, None, state.adventurer, equipment,
                           state.options.torch_stops_orks)  # fmt: skip
            leaves = pass_chance(mind)
            if bid.act == "pass":
                weight *= leaves
            else:
                weight *= (1 - leaves) * _placing(state, place, equipment, mind)
        if bid.item:
            equipment = tuple(item for item in equipment if item != bid.item)
    return max(weight, LEAST_WEIGHT)


def _placing(state: WelcomeState, place: int, equipment: tuple[Item, ...], mind: Mind) -> float:
    bid = state.bids[place]
    assert bid.monster
    legal = legal_placements(equipment)
    holding = _holding(mind, bid.monster)
    weights = placing_weights(holding, bid.monster, legal)
    return weights[0 if bid.act == "add" else 1 + equipment.index(cast(Item, bid.item))]


def _holding(mind: Mind, drawn: Monster) -> Mind:
    place = MONSTERS.index(drawn)
    pool = mind.pool
    return mind._replace(pool=(*pool[:place], pool[place] - 1, *pool[place + 1 :]))


@lru_cache(maxsize=256)
def legal_placements(equipment: tuple[Item, ...]) -> tuple[s.Add | s.Sacrifice, ...]:
    """Return what can be done with a drawn monster, adding it first."""
    return (s.ADD, *(s.SACRIFICE[item] for item in equipment))


def play_round(state: WelcomeState, action: s.AnyAction, rng: Random) -> tuple[Seat, bool]:
    """Play an action and on to the end of the round; return who entered, and their success.

    Afterwards everybody plays as a careful player would. The state is used up.
    """
    random = rng.random
    ended: list[s.ChallengeEnded] = []

    def note(event: Event) -> None:
        if isinstance(event, s.ChallengeEnded):
            ended.append(event)

    state.apply(action, note)
    while not ended:
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply(outcomes[int(random() * len(outcomes))], note)
        else:
            state.apply(careful(state, rng), note)
    return ended[0].seat, ended[0].success


def careful(state: WelcomeState, rng: Random) -> s.AnyAction:
    """Return what a careful player does, who knows only what the seat to move may know."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    match state.phase:
        case "bidding":
            return s.PASS if rng.random() < pass_chance(_mind(state)) else s.DRAW
        case "drawn":
            return _careful_placing(state, rng)
        case "naming":
            return s.NAME[_careful_name(state)]
        case "deciding":
            return _careful_use(state)
        case _:
            return legal[int(rng.random() * len(legal))]


def _mind(state: WelcomeState) -> Mind:
    assert state.adventurer
    return mind_of(state.seat, state.bids, state.drawn, state.adventurer, state.equipment,
                   state.options.torch_stops_orks)  # fmt: skip


def _careful_placing(state: WelcomeState, rng: Random) -> s.AnyAction:
    legal = cast("tuple[s.Add | s.Sacrifice, ...]", tuple(state.legal_actions()))
    assert state.drawn
    weights = placing_weights(_mind(state), state.drawn, legal)
    left = rng.random()
    for action, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return legal[0]


def _careful_name(state: WelcomeState) -> Monster:
    mind = _mind(state)
    share = mind.hidden / max(1, sum(mind.pool))
    from game.ai.welcome_mind import gear_of  # noqa: PLC0415

    damage = gear_of(mind.adventurer, mind.equipment, mind.orks).damage
    return max(
        MONSTERS,
        key=lambda m: (
            damage[MONSTERS.index(m)] * (mind.known.count(m) + share * mind.pool[MONSTERS.index(m)])
        ),
    )


def _careful_use(state: WelcomeState) -> s.AnyAction:
    """Use an item on what would kill, or on what costs more than the rest will on average."""
    run = state.challenge
    assert run
    assert run.turned
    use, keep = state.legal_actions()[0], s.DECLINE
    if run.stopper is not None:
        return keep
    cost = STRENGTH[run.turned]
    return use if cost >= run.hp or cost >= 5 or not state.dungeon else keep  # noqa: PLR2004


def worth(state: WelcomeState, me: Seat, entered: Seat, success: bool) -> float:
    """Return what the end of a round is worth to `me`, 0 to 1, as the match stands.

    Between two players it is the round itself, and only then the match.
    """
    seats = len(state.wounds)
    if seats == 2:  # noqa: PLR2004 - a duel
        return float((entered == me) == success)
    successes, wounds = list(state.successes), list(state.wounds)
    (successes if success else wounds)[entered] += 1
    return equity(tuple(successes), tuple(wounds))[me]


@lru_cache(maxsize=20_000)
def equity(successes: tuple[int, ...], wounds: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's chance of the match if all rounds to come were even."""
    seats = range(len(wounds))
    alive = [seat for seat in seats if wounds[seat] < WOUNDS_TO_LOSE]
    won = [seat for seat in seats if successes[seat] >= SUCCESSES_TO_WIN]
    if won or len(alive) == 1:
        winner = (won or alive)[0]
        return tuple(float(seat == winner) for seat in seats)
    total = [0.0] * len(wounds)
    for seat in alive:
        for outcome, share in ((successes, SUCCESS_GUESS), (wounds, 1 - SUCCESS_GUESS)):
            more = tuple(n + (i == seat) for i, n in enumerate(outcome))
            after = equity(more, wounds) if outcome is successes else equity(successes, more)
            for i in seats:
                total[i] += after[i] * share / len(alive)
    return tuple(total)
