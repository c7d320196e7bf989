"""What happened on the way through Rogue Dungeon: the map, rooms, dice, heroes and their loot."""

from __future__ import annotations

from game.core.types import Event
from game.rules.rogue import events as e
from game.rules.rogue.monsters import MONSTERS
from game.ui.tables.rogue_log_fights import RogueFights
from game.ui.tables.table import Line


def hero_slot(seat: int) -> str:
    """Return the place of a hero."""
    return f"hero/{seat}"


class RogueLog(RogueFights):
    """Every event as one sentence."""

    def narrate(self, event: Event) -> Line | None:
        """Return an event as a line of the log."""
        return (
            self._narrate_way(event) or self._narrate_dice(event) or self._narrate_body(event)
            or self._narrate_gain(event) or self._narrate_cards(event)
            or self.narrate_fight(event)
        )  # fmt: skip

    def _narrate_way(self, event: Event) -> Line | None:
        match event:
            case e.LevelBegun(level, map_):
                words = self.say("Level {level}", level=self.level(level))
                title = self.title(map_)
                if title:
                    words = self.say("Level {level}: {title}", level=self.level(level), title=title)
                return Line(words + ".", "head", words)
            case e.LevelLeft(level):
                return Line(self.say("Level {level} is left behind.", level=self.level(level)))
            case e.Moved(hero, _, way):
                text = self.count("The {hero} walks {n} step.", "The {hero} walks {n} steps.",
                                  len(way), hero=self.who(hero))  # fmt: skip
                return Line(text)
            case e.SetDown(hero, cell):
                words = self.say("Carried away")
                text = self.say("Magic sets the {hero} down elsewhere.", hero=self.who(hero))
                return Line(text, "plain", words, f"cell/{cell}")
            case e.GemTurned(cell, colour):
                words = self.say("A {colour} gem", colour=self.colour(colour))
                text = self.say("The token turns: a {colour} gem.", colour=self.colour(colour))
                return Line(text, "plain", words, f"cell/{cell}")
            case e.RoomEntered(room, _, True):
                text = self.say("Once more: {room}.", room=self.name(room))
                return Line(text, "head", self.name(room))
            case e.RoomEntered(room, colour):
                text = self.say("A {colour} room: {room}.", colour=self.colour(colour),
                                room=self.name(room))  # fmt: skip
                return Line(text, "head", self.name(room))
            case e.RoomLeft(room, True):
                return Line(self.say("{room} stays, for whoever comes again.",
                                     room=self.name(room)))  # fmt: skip
            case e.RoomLeft(room):
                return Line(self.say("{room} is done with.", room=self.name(room)))
            case _:
                return None

    def _narrate_dice(self, event: Event) -> Line | None:
        match event:
            case e.Chosen(hero, label):
                text = self.say("The {hero} chooses: {label}.", hero=self.who(hero),
                                label=self.say(label))  # fmt: skip
                return Line(text)
            case e.Rolled():
                return Line(self._rolled_words(event))
            case e.LuckSpent(hero, "reroll"):
                text = self.say("The {hero} spends Luck to roll again.", hero=self.who(hero))
                return Line(text)
            case e.LuckSpent(hero, _, face):
                text = self.say("The {hero} spends Luck: the die shows {face} now.",
                                hero=self.who(hero), face=face)  # fmt: skip
                return Line(text, "plain", str(face), "die")
            case e.Checked(_, ability, value, face, passed):
                words = self.say("Passed") if passed else self.say("Failed")
                text = self._check_text(self.ability(ability), value, face, passed)
                return Line(text, "good" if passed else "bad", words)
            case e.Camped(_, roll, attacked):
                if attacked:
                    text = self.say("The rest roll is {roll}: something has found the camp.",
                                    roll=roll)  # fmt: skip
                    return Line(text, "bad", self.say("A wandering monster!"))
                return Line(self.say("The rest roll is {roll}: a quiet night.", roll=roll), "good")
            case _:
                return None

    def _rolled_words(self, event: e.Rolled) -> str:
        values = {"hero": self.who(event.hero), "face": event.face}
        match event.kind:
            case "combat":
                return self.say("The {hero} attacks with a roll of {face}.", **values)
            case "check":
                return self.say("The {hero} rolls {face} for the check.", **values)
            case "rest":
                return self.say("The {hero} rolls {face} at rest.", **values)
            case _:
                return self.say("The die shows {face}.", **values)

    def _check_text(self, ability: str, value: int, face: int, passed: bool) -> str:
        if not face:
            return self.say("{ability} check passed without a roll.", ability=ability)
        if passed:
            return self.say("{ability} check passed: {face} against {value}.",
                            ability=ability, face=face, value=value)  # fmt: skip
        return self.say("{ability} check failed: {face} against {value}.",
                        ability=ability, face=face, value=value)  # fmt: skip

    def _narrate_body(self, event: Event) -> Line | None:
        match event:
            case e.Healed(hero, count, left):
                text = self.say("The {hero} gains {n} Health: {left} now.",
                                hero=self.who(hero), n=count, left=left)  # fmt: skip
                return Line(text, "good", self.signed(count), hero_slot(hero))
            case e.Harmed(hero, count, left):
                text = self.say("The {hero} loses {n} Health: {left} left.",
                                hero=self.who(hero), n=count, left=left)  # fmt: skip
                return Line(text, "bad", self.signed(-count), hero_slot(hero))
            case e.Attacked(hero, damage, by) if by in MONSTERS:
                text = self.say("{by} strikes the {hero} for {n}.", by=self.by_name(by),
                                hero=self.who(hero), n=damage)  # fmt: skip
                return Line(text, "bad")
            case e.Attacked(hero, damage):
                text = self.say("{n} damage comes upon the {hero}.", hero=self.who(hero),
                                n=damage)  # fmt: skip
                return Line(text, "bad")
            case e.Guarded(hero, card, prevented):
                words = self.say("{n} prevented", n=prevented)
                text = self.say("{card} prevents {n}.", card=self.name(card), n=prevented)
                return Line(text, "good", words, hero_slot(hero))
            case e.Died(hero, by):
                words = self.say("The {hero} is dead", hero=self.who(hero))
                if not self.name(by):
                    return Line(words + ".", "bad", words, hero_slot(hero))
                text = self.say("The {hero} is dead, killed by: {by}.", hero=self.who(hero),
                                by=self.by_name(by))  # fmt: skip
                return Line(text, "bad", words, hero_slot(hero))
            case _:
                return None

    def _narrate_gain(self, event: Event) -> Line | None:
        match event:
            case e.Learned(hero, count):
                text = self.say("The {hero} gains {n} XP.", hero=self.who(hero), n=count)
                return Line(text, "good")
            case e.Trained(hero, what, cost, now):
                words = self.say("{track} {n}", track=self.training(what), n=now)
                text = self.say("The {hero} spends {cost} XP: {track} is {n} now.",
                                hero=self.who(hero), cost=cost, track=self.training(what),
                                n=now)  # fmt: skip
                return Line(text, "good", words, f"track/{what}")
            case e.LuckChanged(hero, by, now) if by < 0:
                text = self.say("The {hero} loses {n} Luck: {now} left.", hero=self.who(hero),
                                n=-by, now=now)  # fmt: skip
                return Line(text, "bad", self.signed(by), "track/luck")
            case e.LuckChanged(hero, by, now):
                text = self.say("The {hero} gains {n} Luck: {now} now.", hero=self.who(hero),
                                n=by, now=now)  # fmt: skip
                return Line(text, "good", self.signed(by), "track/luck")
            case e.AbilityChanged(hero, ability, by, now):
                up = by > 0
                message = "The {hero}'s {ability} rises to {now}."
                if not up:
                    message = "The {hero}'s {ability} falls to {now}."
                text = self.say(message, hero=self.who(hero), ability=self.ability(ability),
                                now=now)  # fmt: skip
                return Line(text, "good" if up else "bad", self.signed(by), f"track/{ability}")
            case _:
                return None

    def _narrate_cards(self, event: Event) -> Line | None:
        match event:
            case e.LootGained(hero, card, source):
                return self._gained_line(self.who(hero), self.name(card), source)
            case e.LootGone(hero, card, why):
                return self._gone_line(self.who(hero), self.name(card), why)
            case e.CardUsed(hero, card):
                words = self.name(card)
                text = self.say("The {hero} uses {card}.", hero=self.who(hero), card=words)
                return Line(text, "plain", words)
            case e.StallLaid(card):
                name = self.name(card)
                return Line(self.say("Laid out: {card}.", card=name),
                            many=self.say("Laid out: {all}."), part=name)  # fmt: skip
            case e.TradeEnded(returned) if returned:
                text = self.say("The trade is over; taken back: {cards}.",
                                cards=self.named(returned))  # fmt: skip
                return Line(text)
            case e.TradeEnded():
                return Line(self.say("The trade is over."))
            case _:
                return None

    def _gained_line(self, hero: str, card: str, source: str) -> Line:
        match source:
            case "stall":
                text = self.say("The {hero} buys {card}.", hero=hero, card=card)
            case "hero":
                text = self.say("The {hero} is given {card}.", hero=hero, card=card)
            case "specialty":
                text = self.say("The {hero} gets {card}.", hero=hero, card=card)
            case _:
                text = self.say("The {hero} finds {card}.", hero=hero, card=card)
        return Line(text, "good", card)

    def _gone_line(self, hero: str, card: str, why: str) -> Line:
        match why:
            case "paid":
                return Line(self.say("The {hero} pays with {card}.", hero=hero, card=card))
            case "sold":
                return Line(self.say("The {hero} offers {card}.", hero=hero, card=card))
            case "lost":
                words = self.say("{card} is gone", card=card)
                text = self.say("The {hero} parts with {card}.", hero=hero, card=card)
                return Line(text, "bad", words)
            case _:
                return Line(self.say("The {hero} discards {card}.", hero=hero, card=card))
