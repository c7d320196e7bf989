"""Imagined rounds of Welcome: cards dealt as the others' choices suggest, and play-outs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from game.ai.welcome_careful import Careful, careful_of
from game.ai.welcome_spread import INDEX, ONE, WHOLE, Hand, size
from game.ai.welcome_walk import comes_out
from game.core.types import Action, Seat
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, MONSTERS, WOUNDS_TO_LOSE
from game.rules.welcome.view import WelcomeView

KINDS: Final = range(len(MONSTERS))
PASSED: Final = -1
DRAWS: Final = -2
NOBODY: Final = -1
_ANY: Final = (1.0,) * len(MONSTERS)
UNKNOWN: Final = -1


class Heard(NamedTuple):
    """One bid of a round as one seat knows it."""

    seat: Seat
    act: int
    """`PASSED`, 0 for an added card, or 1 + the place, in the kit of then, of what went too."""
    monster: int = UNKNOWN


class World(NamedTuple):
    """One way the cards may lie."""

    known: tuple[Hand, ...]
    """What each seat put in the dungeon."""
    pools: tuple[Hand, ...]
    """What each seat cannot place."""
    pile: tuple[int, ...]
    rest: tuple[int, ...]
    """The deck; the last card is drawn first."""


class Told(NamedTuple):
    """A round as one seat knows it."""

    me: Seat
    seats: int
    whole: Hand
    """The deck that the round began with."""
    kit: Careful
    """A careful player with all the equipment that the round began with."""
    heard: tuple[Heard, ...]
    drawn: int = UNKNOWN
    binding: bool = False
    """Whether the first card of each seat has to be added (a table option)."""
    out: tuple[Seat, ...] = ()
    """The seats eliminated before the round."""


class Situation:
    """A bid to be made, and what may lie behind it."""

    def __init__(self, told: Told) -> None:
        self.me, self.drawn, self.heard, self.binding = (
            told.me,
            told.drawn,
            told.heard,
            told.binding,
        )
        self.whole, self.kit, self.seats = told.whole, told.kit, told.seats
        gone = {bid.seat for bid in told.heard if bid.act == PASSED}.union(told.out)
        self.bidding = [seat not in gone for seat in range(told.seats)]
        self.bound = [
            told.binding and all(bid.seat != seat for bid in told.heard)
            for seat in range(told.seats)
        ]
        self.player = told.kit
        for bid in told.heard:
            self.player = self.player.without(bid.act - 1) if bid.act > 0 else self.player
        seen = [bid.monster for bid in told.heard if bid.monster >= 0]
        self.unseen = told.whole - sum(ONE[i] for i in seen)
        self.unseen -= ONE[told.drawn] if told.drawn >= 0 else 0

    def deal(self, rng: Random) -> tuple[float, World]:
        """Return a deal and its weight; each hidden card is dealt as its bid suggests."""
        known, pools = [0] * self.seats, [self.whole] * self.seats
        rest, weight, player = self.unseen, 1.0, self.kit
        pile: list[int] = []
        free = [not self.binding] * self.seats
        for seat, act, seen in self.heard:
            hidden = len(pile) - size(known[seat])
            if seat != self.me:
                leaves = player.leaves(known[seat], hidden, pools[seat])
                weight *= leaves if act == PASSED else 1 - leaves
            if act == PASSED:
                continue
            card = seen
            if card < 0:
                likely = player.answers(known[seat], hidden, pools[seat], act)
                card, share = _guess(rest, likely if free[seat] else _ANY, rng)
                weight *= share
                rest -= ONE[card]
            free[seat] = True
            pools[seat] -= ONE[card]
            if act:
                player = player.without(act - 1)
            else:
                known[seat] += ONE[card]
                pile.append(card)
        if self.drawn >= 0:
            pools[self.me] -= ONE[self.drawn]
        deck = [i for i in KINDS for _ in range(rest >> 2 * i & 3)]
        rng.shuffle(deck)
        return weight, World(tuple(known), tuple(pools), tuple(pile), tuple(deck))

    def play(self, world: World, action: Action, rng: Random) -> tuple[Seat, bool]:
        """Carry an action out and play the round on; return who entered, and their success."""
        known, pools = list(world.known), list(world.pools)
        pile, rest, bidding = list(world.pile), list(world.rest), self.bidding[:]
        player, seat, random = self.player, self.me, rng.random
        bound = self.bound[:]
        act, drawn = _act(action, player), self.drawn
        while True:
            if act == DRAWS:
                drawn = rest.pop()
                pools[seat] -= ONE[drawn]
                hidden = len(pile) - size(known[seat])
                likely = player.placing(known[seat], hidden, pools[seat], drawn)
                act = 0 if bound[seat] else _pick(likely, random())
            if act == PASSED:
                bidding[seat] = False
            elif act:
                player = player.without(act - 1)
            else:
                known[seat] += ONE[drawn]
                pile.append(drawn)
            bound[seat] = False
            seat = _left_of(seat, bidding)
            hidden = len(pile) - size(known[seat])
            if bidding.count(True) == 1:
                name = player.gear.best_name(known[seat], hidden, pools[seat]) if pile else NOBODY
                return seat, comes_out(player.gear, pile, rest, name)
            stays = rest and random() >= player.leaves(known[seat], hidden, pools[seat])
            act = DRAWS if stays else PASSED


def _guess(rest: Hand, likely: Sequence[float], rng: Random) -> tuple[int, float]:
    """Return a card for a bid, and how likely such a bid was at all."""
    weights = [(rest >> 2 * i & 3) * likely[i] for i in KINDS]
    total = sum(weights)
    if not total:
        return _guess(rest, _ANY, rng)
    card = _pick(weights, rng.random() * total)
    return (card if weights[card] else weights.index(max(weights))), total / size(rest)


def _pick(likely: Sequence[float], left: float) -> int:
    """Return the place at which running through the shares uses `left` up."""
    for i, share in enumerate(likely):
        left -= share
        if left < 0:
            return i
    return 0


def _left_of(seat: Seat, bidding: Sequence[bool]) -> Seat:
    seat = (seat + 1) % len(bidding)
    while not bidding[seat]:
        seat = (seat + 1) % len(bidding)
    return seat


def _act(action: Action, player: Careful) -> int:
    match action:
        case s.Add():
            return 0
        case s.Sacrifice(item):
            return 1 + player.items.index(item)
        case s.Pass():
            return PASSED
        case _:
            return DRAWS


def drawn_evenly(deals: Sequence[tuple[float, World]], count: int, rng: Random) -> list[World]:
    """Return `count` worlds in proportion to their weights, as evenly spread as can be."""
    total = sum(weight for weight, _ in deals)
    worlds: list[World] = []
    mark, passed = rng.random(), 0.0
    for weight, world in deals:
        passed += weight / total * count
        while mark < passed and len(worlds) < count:
            worlds.append(world)
            mark += 1
    while len(worlds) < count:
        worlds.append(deals[-1][1])
    rng.shuffle(worlds)
    return worlds


def told(view: WelcomeView) -> Told:
    """Return the round as a view tells it."""
    assert view.adventurer is not None
    assert view.me is not None
    kit = items = tuple(ADVENTURERS[view.adventurer].kit)
    heard: list[Heard] = []
    for bid in view.bids:
        act = PASSED if bid.act == "pass" else 0
        if bid.item is not None:
            act = 1 + items.index(bid.item)
            items = (*items[: act - 1], *items[act:])
        heard.append(Heard(bid.seat, act, INDEX[bid.monster] if bid.monster else UNKNOWN))
    return Told(
        view.me,
        len(view.wounds),
        WHOLE,
        careful_of(view.adventurer, kit, view.options.torch_stops_orks),
        tuple(heard),
        INDEX[view.drawn] if view.drawn else UNKNOWN,
        view.options.first_card_must_be_added,
        tuple(seat for seat, wounds in enumerate(view.wounds) if wounds >= WOUNDS_TO_LOSE),
    )
