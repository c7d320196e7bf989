"""How delves go: wins, and what the heroes live by; which cards are taken, kept and used.

Run it as ``python tests/ai/delver_balance.py DELVES [LEVEL]``; it prints two tables.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.levels import bot
from game.core.types import CHANCE, Event
from game.play.odds_delver import interval
from game.rules.delver import steps as s
from game.rules.delver.cards import HEROES, ITEMS, TRAPS, Hero
from game.rules.delver.delve import Options, room
from game.rules.delver.game import DELVER
from game.rules.delver.rules import DelverState

WAYS: Final = ("won", "escape", "wound", "shield", "theft")
SECONDS: Final = 1000


class Tally:
    """What happened in the delves of one hero."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.cards = Counter[tuple[str, str]]()
        """By card and what became of it."""
        self.thought: list[float] = []

    def hear(self, state: DelverState, event: Event) -> None:
        """Count an event; the state is the one it left behind."""
        match event:
            case s.Beaten():
                self.counts["won"] += 1
            case s.Survived(way=way):
                self.counts[way] += 1
            case s.Taken(card, instead_of):
                self.counts["salvaged"] += card in TRAPS
                self.cards[card, "taken"] += 1
                if instead_of:
                    self.cards[instead_of, "dropped"] += 1
            case s.Used(item) | s.Paid(item):
                what = "used" if isinstance(event, s.Used) else "paid"
                self.counts[what] += 1
                self.cards[item, what] += 1
            case s.PassedBy():
                self.counts["passed"] += 1
            case s.Attacked(weapon=weapon):
                self.cards[weapon, "used"] += 1
            case s.DelveEnded():
                self.counts["ended"] += 1
                self.counts["wins"] += event.won
                self.counts["hearts"] += event.hearts
                self.counts["dragon"] += event.won and event.by == "old_dragon"

    def choose(self, state: DelverState, action: s.AnyAction) -> None:
        """Count what is done with an item that is turned up while the hands are full."""
        if state.phase == "item" and room(state.items) <= 0:
            self.cards[state.card, "offered"] += 1
            self.cards[state.card, "swapped in"] += isinstance(action, s.Swap)
            for item in state.items:
                self.cards[item, "at stake"] += 1
                self.cards[item, "kept"] += action != s.SWAP[item]


def measure(hero: Hero, delves: int, level: str) -> Tally:
    """Return the tally of a hero played by a bot."""
    tally, player = Tally(), bot("delver", level)
    for number in range(delves):
        luck, rng = Random(f"luck/{hero}/{number}"), Random(f"bot/{hero}/{number}")
        state = DELVER.new(Options(hero), {})
        while (seat := state.current_player()) is not None:
            events: list[Event] = []
            if seat == CHANCE:
                state.apply(luck.choice(state.chance_outcomes()), events.append)
            else:
                began = time.process_time()
                *_, advice = player.think(DELVER, DELVER.view(state, 0), rng)
                tally.thought.append((time.process_time() - began) * SECONDS)
                tally.choose(state, advice.action)  # type: ignore[arg-type]
                state.apply(advice.action, events.append)  # type: ignore[arg-type]
            for event in events:
                tally.hear(state, event)
    return tally


def hero_line(hero: Hero, tally: Tally) -> str:
    """Return a row: wins with their interval, then what happens in a delve on average."""
    counts, delves = tally.counts, tally.counts["ended"]
    low, high = interval(counts["wins"], delves)
    fights = sum(counts[way] for way in WAYS)
    each = ("escape", "wound", "paid", "used", "passed", "salvaged")
    per_delve = " | ".join(f"{counts[what] / delves:.1f}" for what in each)
    thought = sorted(tally.thought)
    return (
        f"| {HEROES[hero].name} | {counts['wins'] / delves:.1%} ({low:.1%} to {high:.1%})"
        f" | {counts['won'] / fights:.0%} | {per_delve} | {counts['dragon'] / delves:.1%}"
        f" | {sum(thought) / len(thought):.1f} | {thought[len(thought) * 95 // 100]:.1f} |"
    )


def card_line(card: str, cards: Counter[tuple[str, str]], delves: int) -> str:
    """Return a row: how often swapped in when hands are full, kept, used and paid."""

    def share(part: str, whole: str) -> str:
        return f"{cards[card, part] / cards[card, whole]:.0%}" if cards[card, whole] else "-"

    return (
        f"| {card} | {share('swapped in', 'offered')} | {share('kept', 'at stake')}"
        f" | {cards[card, 'used'] / delves:.2f} | {cards[card, 'paid'] / delves:.2f} |"
    )


def main(delves: int, level: str) -> None:
    """Print the table of the heroes and that of the items."""
    every = Counter[tuple[str, str]]()
    for hero in HEROES:
        tally = measure(hero, delves, level)
        every.update(tally.cards)
        sys.stdout.write(hero_line(hero, tally) + "\n")
        sys.stdout.flush()
    for card in (*ITEMS, *TRAPS):
        sys.stdout.write(card_line(card, every, delves * len(HEROES)) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), *(sys.argv[2:] or ["hard"]))
