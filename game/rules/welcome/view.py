"""What one seat may know of Welcome to the Dungeon, and how to imagine the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec

from game.core.game import Model
from game.core.types import Seat
from game.rules.welcome.cards import DECK, Adventurer, Item, Monster
from game.rules.welcome.challenge import Challenge
from game.rules.welcome.rules import WelcomeState
from game.rules.welcome.state import Bid, Options, Phase
from game.rules.welcome.steps import AnyAction

DEALS_WEIGHED = 16
"""How many deals `determinize` draws before it picks one by the model's weights."""


class Back(msgspec.Struct, frozen=True):
    """A face-down card: who put it there, and its face if this seat may know it."""

    seat: Seat
    monster: Monster | None


class WelcomeView(msgspec.Struct, frozen=True):
    """The table as one seat, or the public (`me` is None), knows it."""

    me: Seat | None
    options: Options
    phase: Phase
    seat: Seat
    player: Seat | None
    round: int
    successes: tuple[int, ...]
    wounds: tuple[int, ...]
    adventurer: Adventurer | None
    bidding: tuple[bool, ...]
    equipment: tuple[Item, ...]
    deck_size: int
    drawn: Monster | None
    """The card this seat holds; None also while another seat holds one."""
    bids: tuple[Bid, ...]
    """The round's bidding, oldest first; monsters this seat may not know are None."""
    dungeon: tuple[Back, ...]
    """The face-down cards, the newest (turned first) last."""
    aside: tuple[Back, ...]
    challenge: Challenge | None
    """The open numbers of the challenge: a copy."""
    unseen: tuple[Monster, ...]
    """Every monster this seat cannot place, in deck order: leftover deck and others' cards."""
    legal: Sequence[AnyAction]


def view(state: WelcomeState, me: Seat | None) -> WelcomeView:
    """Return what `me` may know."""
    bids = _known_bids(state, me)
    drawn = state.drawn if me is not None and state.seat == me else None
    run = state.challenge
    player = state.current_player()
    adds = [Back(bid.seat, bid.monster) for bid in bids if bid.act == "add"]
    return WelcomeView(
        me=me,
        options=state.options,
        phase=state.phase,
        seat=state.seat,
        player=player,
        round=state.round,
        successes=tuple(state.successes),
        wounds=tuple(state.wounds),
        adventurer=state.adventurer,
        bidding=tuple(state.bidding),
        equipment=state.equipment,
        deck_size=len(state.deck),
        drawn=drawn,
        bids=bids,
        dungeon=tuple(adds[: len(state.dungeon)]),
        aside=tuple(Back(bid.seat, bid.monster) for bid in bids if bid.act == "sacrifice"),
        challenge=run and run.clone(),
        unseen=_unseen(bids, drawn, run) if state.round else (),
        legal=tuple(state.legal_actions()) if me is not None and player == me else (),
    )


def _known_bids(state: WelcomeState, me: Seat | None) -> tuple[Bid, ...]:
    """Mask the bids; a dungeon card that has been turned is known to all."""
    bids, place = [], 0
    for bid in state.bids:
        known = bid.seat == me
        if bid.act == "add":
            turned = place >= len(state.dungeon)
            known = turned or (known and state.options.remember_placed_cards)
            place += 1
        bids.append(bid if known or bid.monster is None else Bid(bid.seat, bid.act, None, bid.item))
    return tuple(bids)


def _unseen(
    bids: Sequence[Bid], drawn: Monster | None, run: Challenge | None
) -> tuple[Monster, ...]:
    """Return the deck less what is known; both are counted, so order cannot matter."""
    left = Counter(DECK)
    left.subtract(bid.monster for bid in bids if bid.monster)
    left.subtract([drawn] if drawn else [])
    left.subtract(_from_leftover_deck(run))
    return tuple(monster for monster in left for _ in range(left[monster]))


def _from_leftover_deck(run: Challenge | None) -> list[Monster]:
    """Return the card that came by Polymorph: it is in no bid, unlike all other open ones."""
    if run is None:
        return []
    outcomes = [card.outcome for card in run.revealed]
    if "polymorphed" not in outcomes:
        return []
    after = outcomes.index("polymorphed") + 1
    if after < len(outcomes):
        return [run.revealed[after].monster]
    return [run.turned] if run.turned else []


def determinize(
    seen: WelcomeView, rng: Random, model: Model[WelcomeState] | None = None
) -> WelcomeState:
    """Return a state that `seen` may come from.

    Without a model every deal of the unseen cards is equally likely. With one,
    `DEALS_WEIGHED` deals are drawn and one is picked in proportion to its weight.
    """
    if model is None:
        return _deal(seen, rng)
    deals = [_deal(seen, rng) for _ in range(DEALS_WEIGHED)]
    weights = [model(deal) for deal in deals]
    return rng.choices(deals, weights)[0] if sum(weights) > 0 else deals[0]


def _deal(seen: WelcomeView, rng: Random) -> WelcomeState:
    pool = list(seen.unseen)
    rng.shuffle(pool)
    bids = [
        Bid(bid.seat, bid.act, pool.pop(), bid.item)
        if bid.monster is None and bid.act != "pass"
        else bid
        for bid in seen.bids
    ]
    drawn = seen.drawn
    if seen.phase == "drawn" and drawn is None:
        drawn = pool.pop()
    adds = [bid.monster for bid in bids if bid.act == "add" and bid.monster]
    run = seen.challenge
    return WelcomeState(
        options=seen.options,
        successes=list(seen.successes),
        wounds=list(seen.wounds),
        phase=seen.phase,
        seat=seen.seat,
        round=seen.round,
        adventurer=seen.adventurer,
        bidding=list(seen.bidding),
        equipment=seen.equipment,
        deck=sorted(pool, key=DECK.index),
        drawn=drawn,
        bids=bids,
        dungeon=adds[: len(seen.dungeon)],
        challenge=run and run.clone(),
    )
