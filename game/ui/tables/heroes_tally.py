"""How a match of Dungeon Heroes went: what each hero did, and what became of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.types import Event
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import HERO_CARDS, HERO_ORDER
from game.rules.heroes.view import HeroesView
from game.ui.tables.heroes_log import HeroesLog
from game.ui.tables.table import Tally


class HeroesTally(HeroesLog):
    """Tells the deeds of the heroes, one line a hero."""

    def tally(self, view: HeroesView, events: Sequence[Event]) -> Sequence[Tally]:
        rounds = max((e.round for e in events if isinstance(e, s.TurnBegan)), default=0)
        tiles = sum(isinstance(e, s.TurnedUp) for e in events)
        blows = sum(isinstance(e, s.Attacked) for e in events)
        count = self._desk_words.count
        words = self.say(
            "{rounds}, {tiles}, {blows}.",
            rounds=count("{n} round", "{n} rounds", rounds),
            tiles=count("{n} tile turned over", "{n} tiles turned over", tiles),
            blows=count("{n} attack", "{n} attacks", blows),
        )
        told, idle = [Tally("heroes/tile_back", words)], []
        party = [hero for hero in map(str, HERO_ORDER) if hero in view.table.hit_points]
        for hero in party:
            deeds = ", ".join(self._deeds(hero, events))
            if deeds or not view.table.hit_points.get(hero, 0):
                told.append(Tally(f"heroes/{hero}", self._hero_words(view, hero, deeds, events)))
            else:
                idle.append(hero)
        raised = sum(isinstance(e, s.Raised) for e in events)
        if raised:
            words = count("The Necromancer raised {n} monster.",
                          "The Necromancer raised {n} monsters.", raised)  # fmt: skip
            told.append(Tally("heroes/tile_necromancer", words))
        if idle:
            names = ", ".join(self.name(hero) for hero in idle)
            words = self.say("{heroes}: nothing to tell of.", heroes=names)
            told.append(Tally(f"heroes/{idle[0]}", words))
        return told

    def _hero_words(self, view: HeroesView, hero: str, deeds: str, events: Sequence[Event]) -> str:
        name, points = self.name(hero), view.table.hit_points.get(hero, 0)
        if points:
            most = HERO_CARDS[hero].hit_points  # type: ignore[index]
            return self.say("{hero}, {n} of {most} left: {deeds}.",
                            hero=name, n=points, most=most, deeds=deeds)  # fmt: skip
        end = [e for e in events if isinstance(e, s.Died) and e.hero == hero]
        by = self.name(end[-1].by) if end else ""
        if not deeds:
            return self.say("{hero}, killed by {by}.", hero=name, by=by)
        return self.say("{hero}, killed by {by}: {deeds}.", hero=name, by=by, deeds=deeds)

    def _deeds(self, hero: str, events: Sequence[Event]) -> Iterator[str]:
        done: Counter[str] = Counter()
        for event in events:
            match event:
                case s.Treasure(who) if who == hero:
                    done["treasures"] += 1
                case s.Slain(_, who) if who == hero:
                    done["slain"] += 1
                case s.Disarmed(_, who) if who == hero:
                    done["disarmed"] += 1
                case s.Took(who, artifacts) if who == hero:
                    done["took"] += len(artifacts)
                case s.Bought(who) if who == hero:
                    done["bought"] += 1
                case s.Inspired(who) if who == hero:
                    done["inspired"] += 1
                case s.Possessed(who) if who == hero:
                    done["possessed"] += 1
                case s.Hurt(who, count) if who == hero:
                    done["hurt"] += count
                case _:
                    pass
        yield from self._counted(done)

    def _counted(self, done: Counter[str]) -> Iterator[str]:
        count = self._desk_words.count
        if n := done["treasures"]:
            yield count("{n} treasure", "{n} treasures", n)
        if n := done["slain"]:
            yield count("{n} monster slain", "{n} monsters slain", n)
        if n := done["disarmed"]:
            yield count("{n} trap disarmed", "{n} traps disarmed", n)
        if n := done["took"]:
            yield count("{n} artifact found", "{n} artifacts found", n)
        if n := done["bought"]:
            yield count("{n} artifact bought", "{n} artifacts bought", n)
        if n := done["inspired"]:
            yield count("{n} free action granted", "{n} free actions granted", n)
        if n := done["possessed"]:
            yield count("possessed {n} time", "possessed {n} times", n)
        if n := done["hurt"]:
            yield count("{n} hit point lost", "{n} hit points lost", n)
