"""The rules of Welcome to the Dungeon: a bidding of nerves, then one walk into the dark."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from game.core.types import Emit, Outcome, Seat
from game.rules.welcome import steps as s
from game.rules.welcome.cards import (
    ADVENTURERS,
    DECK,
    NAMING_ITEMS,
    SUCCESSES_TO_WIN,
    WOUNDS_TO_LOSE,
    Adventurer,
    Item,
    Monster,
)
from game.rules.welcome.challenge import enter, face, offered, polymorph, settle
from game.rules.welcome.state import Bid, Match, Phase


class WelcomeState(Match):
    """The whole truth of one match, and what its steps do."""

    def clone(self) -> WelcomeState:
        return WelcomeState(
            self.options, self.successes[:], self.wounds[:], self.phase, self.seat, self.round,
            self.adventurer, self.bidding[:], self.equipment, self.deck[:], self.drawn,
            self.bids[:], self.dungeon[:], self.challenge and self.challenge.clone(),
        )  # fmt: skip

    def apply(self, step: s.AnyAction | Outcome, emit: Emit) -> None:
        _APPLY[self.phase](self, step, emit)

    # The start of a match and of each round

    def _draw_first_player(self, step: Outcome, emit: Emit) -> None:
        assert isinstance(step, int)
        emit(s.FirstPlayerDrawn(step))
        self._begin_round(step, step, emit)

    def _begin_round(self, opener: Seat, chooser: Seat, emit: Emit) -> None:
        """Lay the table again: all 13 monsters in the deck, nobody has passed."""
        self.round += 1
        self.seat = opener
        self.bidding = [wounds < WOUNDS_TO_LOSE for wounds in self.wounds]
        self.deck = list(DECK)
        self.bids, self.dungeon, self.challenge = [], [], None
        self.equipment, self.adventurer = (), None
        emit(s.RoundBegan(self.round, opener))
        if self.options.edition == "classic":
            self._equip("classic_hero", None, emit)
        elif self.options.adventurer:
            self._equip(self.options.adventurer, None, emit)
        else:
            self.phase = "choosing"
            self.seat = chooser

    def _choose_adventurer(self, step: s.Choose, emit: Emit) -> None:
        self._equip(step.adventurer, self.seat, emit)

    def _equip(self, adventurer: Adventurer, chooser: Seat | None, emit: Emit) -> None:
        self.adventurer = adventurer
        self.equipment = tuple(ADVENTURERS[adventurer].kit)
        self.phase = "bidding"
        emit(s.AdventurerChosen(chooser, adventurer))

    # The bidding

    def _bid(self, step: s.Draw | s.Pass, emit: Emit) -> None:
        if step is s.DRAW or isinstance(step, s.Draw):
            self.phase = "drawing"
            return
        emit(s.Passed(self.seat))
        self.bids.append(Bid(self.seat, "pass"))
        self.bidding[self.seat] = False
        self._next_bidder()
        if self.bidding.count(True) == 1:
            self._enter(emit)

    def _draw_card(self, step: Monster, emit: Emit) -> None:
        self.deck.remove(step)
        self.drawn = step
        self.phase = "drawn"
        emit(s.Drawn(self.seat, step))

    def _place(self, step: s.Add | s.Sacrifice, emit: Emit) -> None:
        monster, seat = self.drawn, self.seat
        assert monster is not None
        if isinstance(step, s.Add):
            self.dungeon.append(monster)
            self.bids.append(Bid(seat, "add", monster))
            noted = self.options.remember_placed_cards
            emit(s.Added(seat, monster, len(self.dungeon), noted))
        else:
            item = step.item
            self.equipment = _without(self.equipment, item)
            self.bids.append(Bid(seat, "sacrifice", monster, item))
            emit(s.Sacrificed(seat, item, monster))
        self.drawn = None
        self.phase = "bidding"
        self._next_bidder()

    def _next_bidder(self) -> None:
        self.seat = self._left_of(self.seat, self.bidding)

    # The dungeon

    def _enter(self, emit: Emit) -> None:
        assert self.adventurer is not None
        self.challenge = enter(self.adventurer, self.equipment)
        emit(s.ChallengeBegan(self.seat, self.challenge.hp, len(self.dungeon)))
        if not self.dungeon:
            self._leave(emit)
        elif NAMING_ITEMS.isdisjoint(self.equipment):
            self.phase = "turning"
        else:
            self.phase = "naming"

    def _name(self, step: s.Name, emit: Emit) -> None:
        self._entered().named = step.monster
        self.phase = "turning"
        emit(s.Named(self.seat, step.monster))

    def _turn(self, step: Monster, emit: Emit) -> None:
        self.dungeon.pop()
        emit(s.Turned(step))
        self._face(step, emit)

    def _face(self, monster: Monster, emit: Emit) -> None:
        run = self._entered()
        face(run, monster, self.equipment, self.options.torch_stops_orks, bool(self.deck))
        if offered(run, self.equipment):
            self.phase = "deciding"
        else:
            self._settle(emit)

    def _decide(self, step: s.Use | s.Decline, emit: Emit) -> None:
        run = self._entered()
        item = offered(run, self.equipment)
        assert item is not None
        if isinstance(step, s.Decline):
            emit(s.ItemKept(self.seat, item))
            self._settle(emit)
            return
        emit(s.ItemUsed(self.seat, item))
        if item == "polymorph":
            emit(polymorph(run))
            self.phase = "polymorphing"
        else:
            run.spent, run.stopper = True, item
            self._settle(emit)

    def _polymorph_card(self, step: Monster, emit: Emit) -> None:
        self.deck.remove(step)
        emit(s.Turned(step, polymorph=True))
        self._face(step, emit)

    def _settle(self, emit: Emit) -> None:
        run = self._entered()
        potion = settle(run, self.equipment)
        if potion:
            emit(s.PotionDrunk(self.seat, run.hp))
        last = run.revealed[-1]
        emit(s.Revealed(last.monster, last.outcome, run.hp))
        if self.dungeon:
            self.phase = "turning"
        else:
            self._leave(emit)

    def _leave(self, emit: Emit) -> None:
        """End the challenge and the round (rulings W3, W6, W19–W21)."""
        run = self._entered()
        success = run.succeeds(self.equipment)
        emit(s.ChallengeEnded(self.seat, success, run.hp))
        (self.successes if success else self.wounds)[self.seat] += 1
        aside = tuple(bid.monster for bid in self.bids if bid.act == "sacrifice" and bid.monster)
        if aside:
            emit(s.SacrificesShown(aside))
        if self.wounds[self.seat] == WOUNDS_TO_LOSE:
            emit(s.Eliminated(self.seat))
        self._end_round(emit)

    def _end_round(self, emit: Emit) -> None:
        winner = self._winner()
        if winner is not None:
            self.phase = "over"
            by = self.successes[winner] == SUCCESSES_TO_WIN
            emit(s.MatchEnded(winner, "successes" if by else "last_standing"))
            return
        alive = [wounds < WOUNDS_TO_LOSE for wounds in self.wounds]
        opener = self.seat if alive[self.seat] else self._left_of(self.seat, alive)
        self._begin_round(opener, opener, emit)


_APPLY: Final[dict[Phase, Callable[..., None]]] = {
    "first_player": WelcomeState._draw_first_player,
    "choosing": WelcomeState._choose_adventurer,
    "bidding": WelcomeState._bid,
    "drawing": WelcomeState._draw_card,
    "drawn": WelcomeState._place,
    "naming": WelcomeState._name,
    "turning": WelcomeState._turn,
    "deciding": WelcomeState._decide,
    "polymorphing": WelcomeState._polymorph_card,
}


@cache
def _without(equipment: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    return tuple(other for other in equipment if other != item)
