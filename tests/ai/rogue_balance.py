"""How runs of Rogue Dungeon go: wins, deaths by level, and what each card, room and monster did.

Run it as ``python tests/ai/rogue_balance.py RUNS [LEVEL [JOBS]]``; it plays so many runs with each
hero and prints Markdown tables. A card is *decisive* when its deed made the difference: it kept a
blow from killing, felled a monster, got the hero out of a fight, passed a check, mended a hero near
death, left the hero richer or abler for good, opened a way that only it opens, or lent the very
point that a hit or a check was won by. Treasures and Henchmen also count at a victory.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, cast

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.levels import bot
from game.core.types import CHANCE, Event
from game.play import catalog
from game.play.odds_delver import interval
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.effects import (
    Camp,
    CampHere,
    Change,
    Choose,
    DrawLoot,
    Favour,
    Find,
    Heal,
    Learn,
    RestBonus,
    SlipAway,
    Steady,
    Vanish,
)
from game.rules.rogue.game import ROGUE
from game.rules.rogue.hands import distinct, matches, weapon_damage
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.rules import RogueState
from game.rules.rogue.run import LAST_LEVEL, HeroId, Options
from game.rules.rogue.using import open_use

NEAR_DEATH: Final = 2
"""The Health at which mending saves a life."""
SECONDS: Final = 1000
CHUNK: Final = 25
D10: Final = 10

LASTING: Final = (Change, Choose, DrawLoot, Favour, Find, Learn)
"""What a use leaves for good."""
Counts = Counter[tuple[str, str]]


class Tally:
    """What happened in some runs of one hero."""

    def __init__(self) -> None:
        self.counts: Counts = Counter()
        self.thought: list[float] = []
        self._played: list[str] = []
        """Cards used since the last target was chosen, whose deed may still decide."""
        self._helped: list[str] = []
        """Cards used for the check that is due."""
        self._room = ""

    def add(self, other: Tally) -> None:
        """Take another tally's counts in."""
        self.counts.update(other.counts)
        self.thought += other.thought

    def count(self, name: str, what: str, by: int = 1) -> None:
        self.counts[name, what] += by

    def choose(self, state: RogueState, action: s.AnyAction) -> None:
        """Count what a card is about to do, from the state before it does."""
        match action:
            case s.Use(card):
                self.count(card, "used")
                (self._helped if state.phase == "checking" else self._played).append(card)
                if self._saves(state, card):
                    self.count(card, "decisive")
            case s.Choose(number) if isinstance(state.pending, Choose):
                option = state.pending.options[number]
                for card in {option.owns, option.price.card} & set(LOOT):
                    self.count(card, "decisive")
            case s.Target():
                self._played.clear()

    def _saves(self, state: RogueState, card: str) -> bool:
        """Return whether a card saves a life, or leaves the hero abler for good."""
        hero = state.hero
        if state.phase == "struck":
            return hero.health <= state.attack
        effects = open_use(state, card).effects
        if any(isinstance(effect, LASTING) for effect in effects):
            return True
        if state.foes and any(isinstance(effect, (SlipAway, Vanish)) for effect in effects):
            return True
        heals = any(isinstance(effect, (Heal, Camp, CampHere)) for effect in effects)
        return heals and hero.health <= NEAR_DEATH

    def hear(self, state: RogueState, event: Event) -> None:
        """Count an event; the state is the one it left behind."""
        self._hear_cards(state, event)
        self._hear_rooms(event)
        match event:
            case e.FoeGone(_, monster, how):
                self.count(monster, how)
                if how != "scattered":
                    for card in self._played:
                        self.count(card, "decisive")
                    self._played.clear()
            case e.Died(_, by):
                self.count(by, "deadly")
                self.count(self._room, "deadly")
            case e.RunEnded(won, level):
                for card in state.heroes[0].cards if won else ():
                    if LOOT[card].kind in ("treasure", "henchman"):
                        self.count(card, "decisive")
                self.count("run", "won" if won else f"died on {level}")

    def _hear_rooms(self, event: Event) -> None:
        match event:
            case e.RoomEntered(room):
                self._room = room
                self.count(room, "met")
            case e.RoomLeft():
                self._room = ""
            case e.FoeAppeared(monster):
                self.count(monster, "met")
                self.count(self._room, "fights")
            case e.Learned() | e.LootGained() | e.Healed() if self._room:
                self.count(self._room, "gave")
            case e.AbilityChanged(by=by) | e.LuckChanged(by=by) if self._room and by > 0:
                self.count(self._room, "gave")
            case e.Harmed(count=lost) if self._room:
                self.count(self._room, "cost", lost)

    def _hear_cards(self, state: RogueState, event: Event) -> None:
        match event:
            case e.LootGained(_, card):
                self.count(card, "drawn")
            case e.LootGone(_, card, why) if why in ("paid", "sold", "lost"):
                self.count(card, "parted with")
            case e.Attacked(_, damage, by):
                self.count(by, "struck for", damage)
            case e.Compared() if event.monster_hit and event.roll != D10:
                self._lent(state, event.hav - event.mav, state.foes[event.number].card.nature)
            case e.FoeWounded(_, count, 0) if count:
                self._felled(state)
            case e.Checked():
                self._judge(state, event)
            case e.Camped():
                for card in self._played:
                    if any(isinstance(x, RestBonus) for u in LOOT[card].uses for x in u.effects):
                        self.count(card, "decisive")

    def _judge(self, state: RogueState, event: e.Checked) -> None:
        """Count the cards without which a check would not have been passed."""
        helped, self._helped = self._helped, []
        if not event.passed or event.face == 1:
            return
        own = state.hero.ability(event.ability)
        for card in distinct(state.hero.cards):
            loot = LOOT[card]
            lent = dict(loot.checks).get(event.ability, 0)
            stood_in = dict(loot.abilities).get(event.ability, 0) - own
            if event.value - max(lent, stood_in) < event.face:
                self.count(card, "decisive")
        for card in helped:
            steady = (x.by for u in LOOT[card].uses for x in u.effects if isinstance(x, Steady))
            if not event.face or event.value - next(steady, 0) < event.face:
                self.count(card, "decisive")

    def _lent(self, state: RogueState, margin: int, nature: str) -> None:
        """Count the cards without whose bonus the monster would not have been hit."""
        for card in distinct(state.hero.cards):
            loot = LOOT[card]
            if loot.hav > margin and (not loot.against or nature in loot.against):
                self.count(card, "decisive")

    def _felled(self, state: RogueState) -> None:
        """Count the Weapons of a blow that felled a monster."""
        hero = state.hero
        if hero.hits and weapon_damage(hero) > 1:
            for card in distinct(hero.cards):
                if matches(hero.id, LOOT[card]):
                    self.count(card, "decisive")


def measure(work: tuple[str, str, int, int]) -> Tally:
    """Return the tally of some runs with a hero, from a number on."""
    hero, level, first, runs = work
    tally, player, boards = Tally(), bot("rogue", level), catalog.boards("rogue")
    for number in range(first, first + runs):
        luck, rng = Random(f"luck/{hero}/{number}"), Random(f"bot/{hero}/{number}")
        state = ROGUE.new(Options((cast("HeroId", hero),)), boards)
        for card in distinct(state.hero.cards):
            tally.count(card, "drawn")
        while (seat := state.current_player()) is not None:
            events: list[Event] = []
            if seat == CHANCE:
                state.apply(luck.choice(state.chance_outcomes()), events.append)
            else:
                began = time.process_time()
                *_, advice = player.think(ROGUE, ROGUE.view(state, seat), rng)
                tally.thought.append((time.process_time() - began) * SECONDS)
                tally.choose(state, advice.action)  # type: ignore[arg-type]
                state.apply(advice.action, events.append)  # type: ignore[arg-type]
            for event in events:
                tally.hear(state, event)
    return tally


def hero_line(hero: str, tally: Tally, runs: int) -> str:
    """Return a row: wins with their interval, deaths by level, and a move's time."""
    counts, thought = tally.counts, sorted(tally.thought)
    low, high = interval(counts["run", "won"], runs)
    mean, most = sum(thought) / len(thought), thought[len(thought) * 95 // 100]
    deaths = " | ".join(str(counts["run", f"died on {n}"]) for n in range(1, LAST_LEVEL + 1))
    return (
        f"| {HEROES[hero].name} | {counts['run', 'won'] / runs:.1%} ({low:.1%} to {high:.1%})"
        f" | {deaths} | {mean:.1f} | {most:.1f} |"
    )


def rows(names: Iterable[str], columns: Iterable[str], counts: Counts) -> list[str]:
    """Return a row a name: how often each thing happened."""
    return [f"| {n} | {' | '.join(str(counts[n, each]) for each in columns)} |" for n in names]


def main(runs: int, level: str = "hard", jobs: int = 1) -> None:
    """Print the heroes' table, then those of cards, rooms and monsters."""
    say: Callable[[str], int] = sys.stdout.write
    every = Tally()
    with get_context("spawn").Pool(jobs) as pool:
        for hero in HEROES:
            starts = range(0, runs, CHUNK)
            work = [(hero, level, start, min(CHUNK, runs - start)) for start in starts]
            tally = Tally()
            for part in pool.imap(measure, work):
                tally.add(part)
            say(hero_line(hero, tally, runs) + "\n")
            sys.stdout.flush()
            every.counts.update(tally.counts)
    tables = (
        (LOOT, ("drawn", "used", "parted with", "decisive")),
        (ROOMS, ("met", "fights", "gave", "cost", "deadly")),
        (MONSTERS, ("met", "killed", "charmed", "struck for", "deadly")),
    )
    for names, columns in tables:
        say(f"\n| | {' | '.join(columns)} |\n|---|{'---|' * len(columns)}\n")
        say("\n".join(rows(names, columns, every.counts)) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), (sys.argv[2:] or ["hard"])[0], int((sys.argv[3:] or ["1"])[0]))
