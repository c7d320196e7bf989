"""What happened in the fights of Rogue Dungeon, told line by line, and how a run ended."""

from __future__ import annotations

from game.core.types import Event
from game.rules.rogue import events as e
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.words import special_words
from game.ui.tables.rogue_speech import RogueSpeech
from game.ui.tables.table import Line, Mood


class RogueFights(RogueSpeech):
    """The events of combat, each as one sentence."""

    def _monster(self, number: int) -> str:
        """Return the name of a monster in combat by its number."""
        run = self.view.run if self.view else None
        known = self._appeared.get(number, "")
        if known:
            return self._name_of(known, turned=number in self._turned)
        if run and number < len(run.foes):
            return self.foe(run.foes[number])
        return self.say("The monster")

    def by_name(self, by: str) -> str:
        """Return the name of what does harm, by id: of a boss, by the side that counts."""
        return self._name_of(by, turned=any(self._appeared.get(i) == by for i in self._turned))

    def _name_of(self, card: str, *, turned: bool) -> str:
        wrath = MONSTERS[card].wrath if turned and card in MONSTERS else None
        return self.say(wrath.name) if wrath else self.name(card)

    def narrate_fight(self, event: Event) -> Line | None:
        """Return an event of a fight as a line of the log."""
        return self._narrate_foes(event) or self._narrate_round(event) or self._narrate_end(event)

    def _narrate_foes(self, event: Event) -> Line | None:
        match event:
            case e.FoeAppeared(monster, number):
                self._appeared[number] = monster
                self._turned.discard(number)
                words = self.name(monster)
                text = self.say("{monster} appears.", monster=words)
                return Line(text, "bad", words, f"monster/{number}")
            case e.FoeWounded(number, 0):
                words = self.say("Unhurt")
                text = self.say("{monster} takes no damage.", monster=self._monster(number))
                return Line(text, "plain", words, f"monster/{number}")
            case e.FoeWounded(number, count, left):
                text = self.say("{monster} takes {n}: {left} left.",
                                monster=self._monster(number), n=count, left=left)  # fmt: skip
                return Line(text, "good", self.signed(-count), f"monster/{number}")
            case e.FoeMended(number, count, left):
                text = self.say("{monster} gains {n} Health: {left} now.",
                                monster=self._monster(number), n=count, left=left)  # fmt: skip
                return Line(text, "bad", self.signed(count), f"monster/{number}")
            case e.FoeEnraged(number, monster):
                self._turned.add(number)
                words = self._name_of(monster, turned=True)
                text = self.say("{monster} turns over: {other}.", monster=self.name(monster),
                                other=words)  # fmt: skip
                return Line(text, "bad", words, f"monster/{number}")
            case e.FoeGone(number, _, how):
                return self._gone_from_fight(self._monster(number), number, how)
            case _:
                return None

    def _gone_from_fight(self, monster: str, number: int, how: e.Ending) -> Line:
        slot = f"monster/{number}"
        match how:
            case "killed":
                words = self.say("{monster} is beaten", monster=monster)
                return Line(words + ".", "good", words, slot)
            case "charmed":
                words = self.say("{monster} is charmed", monster=monster)
                return Line(words + ".", "good", words, slot)
            case _:
                return Line(self.say("{monster} is left behind.", monster=monster))

    def _narrate_round(self, event: Event) -> Line | None:
        match event:
            case e.Targeted(hero, number):
                text = self.say("The {hero} attacks {monster}.", hero=self.who(hero),
                                monster=self._monster(number))  # fmt: skip
                return Line(text)
            case e.Compared():
                return self._compared_line(event)
            case e.Triggered(number, _, special):
                words = self.special(special)
                text = self.say("{monster} answers the roll. {special}",
                                monster=self._monster(number),
                                special=self.sentence(special_words(special)))  # fmt: skip
                return Line(text, "bad", words, f"monster/{number}")
            case _:
                return None

    def _compared_line(self, event: e.Compared) -> Line:
        values = {
            "hero": self.who(event.hero), "monster": self._monster(event.number),
            "hav": event.hav, "mav": event.mav,
        }  # fmt: skip
        mood: Mood = "plain"
        if event.monster_hit and event.hero_hit:
            text = self.say("{hav} against {mav}: the {hero} and {monster} hit each other.",
                            **values)  # fmt: skip
            words = self.say("Both are hit")
        elif event.monster_hit:
            text = self.say("{hav} against {mav}: {monster} is hit.", **values)
            words, mood = self.say("Hit"), "good"
        else:
            text = self.say("{hav} against {mav}: the {hero} is hit.", **values)
            words, mood = self.say("Missed"), "bad"
        return Line(text, mood, words, f"monster/{event.number}")

    def _narrate_end(self, event: Event) -> Line | None:
        match event:
            case e.CombatEnded(True):
                words = self.say("The fight is over")
                return Line(words + ".", "plain", words)
            case e.CombatEnded():
                words = self.say("Got away")
                return Line(self.say("The fight is broken off."), "plain", words)
            case e.RunEnded(True, _, prestige):
                words = self.say("Victory")
                text = self.say("The run is won, with a Prestige of {n}.", n=prestige)
                return Line(text, "good", words)
            case e.RunEnded(_, level):
                text = self.say("The run has ended on level {level}.", level=self.level(level))
                return Line(text, "bad")
            case _:
                return None
