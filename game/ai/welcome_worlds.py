"""Imagined rounds of Welcome: cards dealt as the others' choices suggest, and play-outs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, cast

from game.ai.welcome_careful import Careful, careful_of
from game.ai.welcome_spread import INDEX, ONE, WHOLE, Hand, size
from game.ai.welcome_walk import comes_out
from game.core.types import Action, Seat
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, MONSTERS, Item
from game.rules.welcome.view import WelcomeView

KINDS: Final = range(len(MONSTERS))
PASSED: Final = -1
DRAWS: Final = -2
NOBODY: Final = -1
UNKNOWN: Final = -1


class Heard(NamedTuple):
    """One bid of the round as this seat knows it, and what it was made with."""

    seat: Seat
    act: int
    """`PASSED`, 0 for an added card, or 1 + the place of the item that went with it."""
    monster: int
    player: Careful
    pile: int
    """How many cards lay in the dungeon before."""
    bound: bool
    """Whether the card had to be added (a table option)."""


class World(NamedTuple):
    """One way the cards may lie."""

    known: tuple[Hand, ...]
    """What each seat put in the dungeon."""
    pools: tuple[Hand, ...]
    """What each seat cannot place."""
    pile: tuple[int, ...]
    rest: tuple[int, ...]
    """The deck; the last card is drawn first."""


class Situation:
    """A bid to be made, read from a view."""

    def __init__(self, view: WelcomeView) -> None:
        assert view.adventurer is not None
        assert view.me is not None
        self.me, self.seats = view.me, len(view.bidding)
        self.bidding = list(view.bidding)
        self.drawn = UNKNOWN if view.drawn is None else INDEX[view.drawn]
        orks = view.options.torch_stops_orks
        self.binding = view.options.first_card_must_be_added
        self.player = careful_of(view.adventurer, view.equipment, orks)
        self.heard = self._heard(view, orks)
        self.unseen = WHOLE - sum(ONE[bid.monster] for bid in self.heard if bid.monster >= 0)
        self.has_bid = [any(bid.seat == seat for bid in self.heard) for seat in range(self.seats)]
        if self.drawn >= 0:
            self.unseen -= ONE[self.drawn]

    def _heard(self, view: WelcomeView, orks: bool) -> list[Heard]:
        assert view.adventurer is not None
        equipment: tuple[Item, ...] = tuple(ADVENTURERS[view.adventurer].kit)
        heard: list[Heard] = []
        pile = 0
        for bid in view.bids:
            act = PASSED if bid.act == "pass" else 0
            if bid.act == "sacrifice":
                act = 1 + equipment.index(cast("Item", bid.item))
            monster = UNKNOWN if bid.monster is None else INDEX[bid.monster]
            bound = self.binding and all(other.seat != bid.seat for other in heard)
            player = careful_of(view.adventurer, equipment, orks)
            heard.append(Heard(bid.seat, act, monster, player, pile, bound))
            pile += bid.act == "add"
            equipment = tuple(item for item in equipment if item != bid.item)
        return heard

    def deal(self, rng: Random) -> tuple[float, World]:
        """Return a deal and its weight; each hidden card is dealt as its bid suggests."""
        known, pools = [0] * self.seats, [WHOLE] * self.seats
        rest, weight, pile = self.unseen, 1.0, []
        for bid in self.heard:
            seat = bid.seat
            hidden = bid.pile - size(known[seat])
            if seat != self.me:
                leaves = bid.player.leaves(known[seat], hidden, pools[seat])
                weight *= leaves if bid.act == PASSED else 1 - leaves
            if bid.act == PASSED:
                continue
            card = bid.monster
            if card < 0:
                card, share = self._guess(bid, known[seat], hidden, pools[seat], rest, rng)
                weight *= share
                rest -= ONE[card]
            pools[seat] -= ONE[card]
            if bid.act == 0:
                known[seat] += ONE[card]
                pile.append(card)
        if self.drawn >= 0:
            pools[self.me] -= ONE[self.drawn]
        deck = [i for i in KINDS for _ in range(rest >> 2 * i & 3)]
        rng.shuffle(deck)
        return weight, World(tuple(known), tuple(pools), tuple(pile), tuple(deck))

    def _guess(
        self, bid: Heard, known: Hand, hidden: int, pool: Hand, rest: Hand, rng: Random
    ) -> tuple[int, float]:
        """Return a card for a bid, and how likely such a bid was at all."""
        if bid.bound:
            weights = [float(rest >> 2 * i & 3) for i in KINDS]
        else:
            likely = bid.player.answers(known, hidden, pool, bid.act)
            weights = [(rest >> 2 * i & 3) * likely[i] for i in KINDS]
        total = sum(weights)
        left = rng.random() * total
        for i in KINDS:
            left -= weights[i]
            if left < 0 and weights[i]:
                return i, total / size(rest)
        last = max(i for i in KINDS if rest >> 2 * i & 3)
        return last, total / size(rest)

    def play(self, world: World, action: Action, rng: Random) -> tuple[Seat, bool]:
        """Carry an action out and play the round on; return who entered, and their success."""
        known, pools = list(world.known), list(world.pools)
        pile, rest, bidding = list(world.pile), list(world.rest), self.bidding[:]
        player, seat, random = self.player, self.me, rng.random
        bound = [self.binding and not bid for bid in self.has_bid]
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
