"""How a run through Rogue Dungeon went: levels, rooms, monsters, loot, experience and Luck."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Event, Seat
from game.rules.rogue import events as e
from game.rules.rogue.changes import prestige
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.run import Run
from game.rules.rogue.view import RogueView
from game.ui.tables.rogue_story import RogueStory
from game.ui.tables.table import Tally


class RogueTally(RogueStory):
    """All words of Rogue Dungeon, and a run told in a few lines with numbers."""

    def tally(self, view: RogueView, events: Sequence[Event]) -> Sequence[Tally]:
        """Return how the run went, in a few lines."""
        told = [
            self._way_told(view.run, events),
            self._fights_told(events),
            self._loot_told(events),
            self._learning_told(events),
            self._body_told(events),
        ]
        if len(self.heroes) > 1:
            told += [self._hero_told(view.run, seat) for seat in range(len(self.heroes))]
        told.append(self._prestige_told(view.run))
        return told

    def _way_told(self, run: Run, events: Sequence[Event]) -> Tally:
        rooms = sum(isinstance(x, e.RoomEntered) for x in events)
        checks = [x for x in events if isinstance(x, e.Checked)]
        passed = sum(x.passed for x in checks)
        words = self.say(
            "Level {level}: {rooms}, {checks}.", level=self.level(run.level),
            rooms=self.count("{n} room", "{n} rooms", rooms),
            checks=self.count("{passed} of {n} check passed", "{passed} of {n} checks passed",
                              len(checks), passed=passed),
        )  # fmt: skip
        return Tally("rogue/level_counter", words)

    def _fights_told(self, events: Sequence[Event]) -> Tally:
        gone = [x for x in events if isinstance(x, e.FoeGone)]
        killed = [x.monster for x in gone if x.how == "killed"]
        charmed = sum(x.how == "charmed" for x in gone)
        art = "rogue/type_weapon"
        if killed:
            art = f"rogue/{max(killed, key=lambda monster: MONSTERS[monster].level)}"
        words = self.say(
            "{killed}, {charmed}.",
            killed=self.count("{n} monster beaten", "{n} monsters beaten", len(killed)),
            charmed=self.count("{n} charmed", "{n} charmed", charmed),
        )
        return Tally(art, words)

    def _loot_told(self, events: Sequence[Event]) -> Tally:
        won = sum(isinstance(x, e.LootGained) and x.source != "hero" for x in events)
        used = sum(isinstance(x, e.CardUsed) for x in events)
        gone = sum(isinstance(x, e.LootGone) and x.why in ("lost", "paid") for x in events)
        words = self.say(
            "Loot: {won}, {used}, {gone}.",
            won=self.count("{n} won", "{n} won", won),
            used=self.count("{n} used", "{n} used", used),
            gone=self.count("{n} lost or paid", "{n} lost or paid", gone),
        )
        return Tally("rogue/type_equipment", words)

    def _learning_told(self, events: Sequence[Event]) -> Tally:
        learned = sum(x.count for x in events if isinstance(x, e.Learned))
        spent = sum(x.cost for x in events if isinstance(x, e.Trained))
        words = self.say("{n} XP gained, {spent} spent on training.", n=learned, spent=spent)
        return Tally("rogue/token_xp", words)

    def _body_told(self, events: Sequence[Event]) -> Tally:
        lost = sum(x.count for x in events if isinstance(x, e.Harmed))
        healed = sum(x.count for x in events if isinstance(x, e.Healed))
        luck = sum(isinstance(x, e.LuckSpent) for x in events)
        words = self.say("{lost} Health lost, {healed} regained, {luck} Luck spent.",
                         lost=lost, healed=healed, luck=luck)  # fmt: skip
        return Tally("rogue/token_luck", words)

    def _hero_told(self, run: Run, seat: Seat) -> Tally:
        hero = run.heroes[seat]
        art = f"rogue/{hero.id}_{self._side(run, seat)}"
        if not hero.alive:
            return Tally(art, self.say("{hero}: dead", hero=self.who(seat)))
        return Tally(art, self.say("{hero}: {n} of {most}", hero=self.who(seat), n=hero.health,
                                   most=hero.vitality))  # fmt: skip

    def _side(self, run: Run, seat: Seat) -> str:
        """Return which side of a hero's card lies up."""
        sides = run.options.portraits
        return sides[seat] if seat < len(sides) else "a"

    def _prestige_told(self, run: Run) -> Tally:
        n = prestige(run)
        words = self.say("Prestige {n}.", n=n)
        if not run.won:
            words = self.say("Prestige {n}, had the run been won.", n=n)
        return Tally("rogue/type_treasure", words)
