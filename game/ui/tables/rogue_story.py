"""How a run through Rogue Dungeon ended, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.types import Event
from game.rules.rogue import events as e
from game.rules.rogue.monsters import MONSTERS
from game.ui.tables.rogue_words import RogueWords

POINTS_AT_MOST = 10
GREAT = 3
"""From so much on, a blow or a save is worth telling."""
SPENT_FOR = (e.Checked, e.Compared)
"""What a Luck token may have turned."""


class RogueStory(RogueWords):
    """Tells the end of a run and what led to it."""

    def verdict(self, events: Sequence[Event]) -> str:
        """Return in one sentence who won and why."""
        end = next((x for x in reversed(events) if isinstance(x, e.RunEnded)), None)
        if end is None:
            return ""
        return self._won(events, end) if end.won else self._lost(events, end)

    def _won(self, events: Sequence[Event], end: e.RunEnded) -> str:
        dead = {x.hero for x in events if isinstance(x, e.Died)}
        living = [self.who(i) for i in range(len(self.heroes)) if i not in dead]
        values = {"hero": living[0], "heroes": ", ".join(living), "n": end.prestige}
        boss = self._boss(events)
        if boss:
            message = "The {hero} has beaten {boss}. The realm is saved: Prestige {n}."
            if len(living) > 1:
                message = "{heroes} have beaten {boss}. The realm is saved: Prestige {n}."
            return self.say(message, boss=self.name(boss), **values)
        message = "The {hero} has come through the last room, {room}: Prestige {n}."
        if len(living) > 1:
            message = "{heroes} have come through the last room, {room}: Prestige {n}."
        return self.say(message, room=self.name(_last_room(events)), **values)

    def _boss(self, events: Sequence[Event]) -> str:
        """Return the boss that was beaten, if one was."""
        return next(
            (
                x.monster
                for x in reversed(events)
                if isinstance(x, e.FoeGone)
                and x.how != "scattered"
                and MONSTERS[x.monster].kind == "boss"
            ),
            "",
        )

    def _lost(self, events: Sequence[Event], end: e.RunEnded) -> str:
        died = next((x for x in reversed(events) if isinstance(x, e.Died)), None)
        if died is None:
            return self.say("The run has ended on level {level}.", level=self.level(end.level))
        room = _last_room(events)
        values = {
            "hero": self.who(died.hero), "by": self.name(died.by), "room": self.name(room),
            "level": self.level(end.level),
        }  # fmt: skip
        fallen = self._fallen(values, has_killer=died.by not in ("", room), has_room=bool(room))
        if len(self.heroes) > 1:
            return self.say("No hero is left. {fallen}", fallen=fallen)
        return fallen

    def _fallen(self, values: dict[str, str], *, has_killer: bool, has_room: bool) -> str:
        if has_killer and has_room:
            return self.say("The {hero} fell on level {level}, in {room}, to {by}.", **values)
        if has_killer:
            return self.say("The {hero} fell on level {level}, to {by}.", **values)
        if has_room:
            return self.say("The {hero} fell on level {level}, in {room}.", **values)
        return self.say("The {hero} fell on level {level}.", **values)

    def turning_points(self, events: Sequence[Event]) -> Sequence[str]:
        """Return the moments that decided the run, oldest first."""
        points = list(self._points(events))
        if len(points) <= POINTS_AT_MOST:
            return [text for _, text in points]
        kept = sorted(points, key=lambda point: point[0], reverse=True)[:POINTS_AT_MOST]
        return [text for point in points if point in kept for text in point[1:]]

    def _points(self, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
        """Yield how much each moment matters, and it in words."""
        level, worst, best = 0, _largest(events, e.Harmed), _largest(events, e.Guarded)
        luck: e.LuckSpent | None = None
        met: set[str] = set()
        for event in events:
            if isinstance(event, e.FoeAppeared):
                if event.monster in met and MONSTERS[event.monster].kind == "boss":
                    continue  # teleported away from, and met again
                met.add(event.monster)
            if isinstance(event, e.LevelBegun):
                level = event.level
            if isinstance(event, e.LevelLeft):
                level = event.level + 1  # a last room follows without a map
            found = self._point(event, self.level(max(1, level)))
            if event is worst or event is best:
                found = self._extreme(event, self.level(max(1, level)))
            if luck and isinstance(event, SPENT_FOR):
                found = found or self._lucky(event, self.level(max(1, level)))
            if isinstance(event, SPENT_FOR):
                luck = None
            elif isinstance(event, e.LuckSpent):
                luck = event
            if found:
                yield found

    def _point(self, event: Event, level: str) -> tuple[int, str] | None:
        match event:
            case e.LevelBegun(number) if number > 1:
                return 6, self.say("Level {level} was reached.", level=level)
            case e.Died(hero, by) if self.name(by):
                return 9, self.say("Level {level}: the {hero} was killed by {by}.", level=level,
                                   hero=self.who(hero), by=self.name(by))  # fmt: skip
            case e.Died(hero):
                return 9, self.say("Level {level}: the {hero} died.", level=level,
                                   hero=self.who(hero))  # fmt: skip
            case e.FoeGone(_, monster, "charmed"):
                return 4, self.say("Level {level}: {monster} was charmed.", level=level,
                                   monster=self.name(monster))  # fmt: skip
            case e.FoeGone(_, monster, "killed") if MONSTERS[monster].kind != "monster":
                return 7, self.say("Level {level}: {monster} was beaten.", level=level,
                                   monster=self.name(monster))  # fmt: skip
            case e.FoeAppeared(monster) if MONSTERS[monster].kind == "boss":
                return 8, self.say("{boss} was met.", boss=self.name(monster))
            case e.FoeEnraged(_, monster):
                return 7, self.say("{boss} turned over.", boss=self.name(monster))
            case _:
                return None

    def _extreme(self, event: Event, level: str) -> tuple[int, str] | None:
        match event:
            case e.Harmed(hero, count, left) if count >= GREAT:
                return 5, self.say("Level {level}: the worst blow took {n} of the {hero}'s Health, "
                                   "{left} left.", level=level, n=count, hero=self.who(hero),
                                   left=left)  # fmt: skip
            case e.Guarded(_, card, prevented) if prevented >= GREAT:
                return 5, self.say("Level {level}: {card} prevented {n}.", level=level,
                                   card=self.name(card), n=prevented)  # fmt: skip
            case _:
                return None

    def _lucky(self, event: Event, level: str) -> tuple[int, str] | None:
        """Return a roll that Luck was spent on and that came out well."""
        match event:
            case e.Checked(hero, ability, passed=True):
                return 2, self.say("Level {level}: Luck passed the {hero}'s {ability} check.",
                                   level=level, hero=self.who(hero),
                                   ability=self.ability(ability))  # fmt: skip
            case e.Compared(hero, roll=10):
                return 3, self.say("Level {level}: Luck made the {hero}'s roll a 10.",
                                   level=level, hero=self.who(hero))  # fmt: skip
            case _:
                return None


def _largest(events: Sequence[Event], kind: type[e.Harmed] | type[e.Guarded]) -> Event | None:
    """Return the event of a kind with the largest number, if there is any."""
    found = [x for x in events if isinstance(x, kind)]
    return max(found, key=_number, default=None)


def _number(event: e.Harmed | e.Guarded) -> int:
    return event.count if isinstance(event, e.Harmed) else event.prevented


def _last_room(events: Sequence[Event]) -> str:
    """Return the room that was being resolved at the end, if one was."""
    for event in reversed(events):
        if isinstance(event, e.RoomEntered):
            return event.room
        if isinstance(event, e.RoomLeft | e.LevelBegun):
            return ""
    return ""
