"""Trading: loot cards laid out, each bought for others (rulebook, Trading)."""

from __future__ import annotations

from typing import Final

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue.changes import discard, gain
from game.rules.rogue.effects import Trade
from game.rules.rogue.hands import distinct, parting, without
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Run

TREASURE_WORTH: Final = 2
"""How many cards a Treasure counts as in a trade (ruling R20)."""


def open_stall(run: Run, cards: int, rate: int) -> None:
    """Lay out so many loot cards; once they lie there, trading begins."""
    run.rate, run.offered = rate, ()
    if not run.loot:
        run.loot, run.loot_discard = tuple(sorted(run.loot_discard)), ()
    if cards > 0 and run.loot:
        run.owed, run.phase = cards, "stall"
    elif run.stall:
        run.phase = "trading"


def laid_out(run: Run, card: str, emit: Emit) -> None:
    deck = list(run.loot)
    deck.remove(card)
    run.loot = tuple(deck)
    run.stall += (card,)
    emit(e.StallLaid(card))
    run.phase = "running"
    run.push(Trade(run.owed - 1, run.rate))


def worth(run: Run) -> int:
    """Return how many cards what lies offered counts as."""
    return sum(TREASURE_WORTH if LOOT[c].kind == "treasure" else 1 for c in run.offered)


def to_offer(run: Run) -> tuple[str, ...]:
    """Return the cards that may be offered: none while something may be taken already."""
    if worth(run) >= run.rate:
        return ()
    hero = run.hero
    return distinct(parting(hero.id, hero.cards, ""))


def to_take(run: Run) -> tuple[str, ...]:
    """Return the trader's cards that may be taken for what lies offered."""
    return distinct(run.stall) if worth(run) >= run.rate else ()


def offer(run: Run, card: str, emit: Emit) -> None:
    run.hero.cards = without(run.hero.cards, card)
    run.offered += (card,)
    emit(e.LootGone(run.at, card, "sold"))


def buy(run: Run, card: str, emit: Emit) -> None:
    """Take a card; what was offered for it is gone, and no change is given."""
    run.stall = without(run.stall, card)
    for paid in run.offered:
        discard(run, paid)
    run.offered = ()
    gain(run, run.at, card, "stall", emit)
    if not run.stall:
        close(run, emit)


def close(run: Run, emit: Emit) -> None:
    """End the trade: what was offered in vain goes back, the stall is discarded."""
    back = run.offered
    run.hero.cards += back
    for card in run.stall:
        discard(run, card)
    run.stall = run.offered = ()
    run.phase = "running"
    emit(e.TradeEnded(back))
