"""What goes through a delver's hands: cards turned, items taken and spent, hearts."""

from __future__ import annotations

from bisect import insort

from game.core.types import Emit
from game.rules.delver import choices
from game.rules.delver import steps as s
from game.rules.delver.cards import HEROES, PLACE
from game.rules.delver.delve import Delve, without


class Hands(Delve):
    """A delve with the way from card to card; `fights` and `rules` add what the cards do."""

    def _next(self, emit: Emit) -> None:
        """Go on to the next card, or out of the dungeon when there is none."""
        last, self.card = self.card or self.discard[-1], ""
        if not self.deck and not self.ahead:
            self._end(True, last, emit)
        elif self.options.hero == "seer" and not self.ahead:
            self.phase = "foreseeing"
        else:
            self._pause(emit)

    def _pause(self, emit: Emit) -> None:
        """Stop between cards if there is something to decide (ruling D9)."""
        idle = choices.idle(self) or len(choices.between_cards(self)) == 1
        self.phase = "turning" if idle else "between"

    def _take(self, step: s.Take | s.Swap, emit: Emit) -> None:
        card = self.card
        if isinstance(step, s.Swap):
            self.items = (*without(self.items, step.item), card)
            self.discard.append(step.item)
            emit(s.Taken(card, step.item))
        else:
            self.items += (card,)
            emit(s.Taken(card))

    def _spend(self, item: str, emit: Emit) -> None:
        self.items = without(self.items, item)
        self.discard.append(item)
        emit(s.Used(item))

    def _pay(self, item: str, emit: Emit, *, back: bool = False) -> None:
        self.items = without(self.items, item)
        if back:
            insort(self.deck, item, key=PLACE.__getitem__)
        else:
            self.discard.append(item)
        emit(s.Paid(item, back))

    def _lose(self, item: str, emit: Emit) -> None:
        self.items = without(self.items, item)
        self.discard.append(item)
        emit(s.Lost(item, self.card))

    def _heal(self, hearts: int, emit: Emit) -> None:
        """Give hearts back, up to the printed ones (ruling D10)."""
        gained = min(hearts, HEROES[self.options.hero].hearts - self.hearts)
        if gained:
            self.hearts += gained
            emit(s.HeartsWon(gained, self.hearts))

    def _hurt(self, hearts: int, emit: Emit) -> bool:
        """Take hearts; return whether the hero still lives (ruling D8)."""
        lost = min(hearts, self.hearts)
        self.hearts -= lost
        emit(s.HeartsLost(lost, self.hearts))
        if self.hearts == 0:
            self._end(False, self.card, emit)
        return self.hearts > 0

    def _end(self, won: bool, by: str, emit: Emit) -> None:
        self.phase, self.won = "over", won
        emit(s.DelveEnded(won, self.options.hero, self.hearts, by))
