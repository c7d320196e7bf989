"""What happened in a delve, told line by line, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Event
from game.rules.delver import steps as s
from game.rules.delver.cards import BARE_HANDS, HEROES, MONSTERS, TRAPS, name_of
from game.rules.delver.delve import Options
from game.ui.desk import Desk
from game.ui.tables.table import Line

POINTS_AT_MOST = 8


class DelverLog:
    """Every event as one sentence."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._desk_words = desk.words
        self.options = Options()

    def say(self, message: str, **values: object) -> str:
        """Return a message in the player's language."""
        return self._desk_words.say(message, **values)

    def name(self, card: str) -> str:
        """Return a card's printed name in the player's language."""
        return self.say(name_of(card))

    def percent(self, chance: float) -> str:
        """Return a chance in whole percent; certainty alone reads 0 or 100."""
        whole = round(100 * chance)
        if 0 < chance < 1:
            whole = min(99, max(1, whole))
        return self.say("{whole}\u00a0%", whole=whole)

    def hearts(self, count: int) -> str:
        """Return a number of hearts in words."""
        return self._desk_words.count("{n} heart", "{n} hearts", count)

    def narrate(self, event: Event) -> Line | None:
        return (
            self._narrate_cards(event) or self._narrate_items(event) or self._narrate_fight(event)
        )

    def _narrate_cards(self, event: Event) -> Line | None:
        match event:
            case s.Turned(card) if card in MONSTERS:
                return Line(self.say("A monster: {card}.", card=self.name(card)), "head")
            case s.Turned(card) if card in TRAPS:
                return Line(self.say("A trap: {card}.", card=self.name(card)), "head")
            case s.Turned(card):
                return Line(self.say("An item: {card}.", card=self.name(card)), "head")
            case s.Foreseen(card):
                return Line(self.say("Next in the deck lies {card}.", card=self.name(card)))
            case s.PassedBy(card):
                return Line(self.say("{card} is passed by.", card=self.name(card)))
            case s.Sprung(trap, jumped):
                return self._narrate_trap(trap, jumped)
            case s.Returned(card):
                words = self.say("{card} goes back into the deck", card=self.name(card))
                return Line(words + ".", "bad", words)
            case s.DelveEnded():
                return Line(self.verdict([event]), "good" if event.won else "bad")
            case _:
                return None

    def _narrate_trap(self, trap: str, jumped: bool) -> Line | None:
        match trap:
            case "alarm_bell":
                words = self.say("The bell rings: the next monster is awake")
                return Line(words + ".", "bad", words)
            case "trapdoor" if jumped:
                words = self.say("Down the trapdoor!")
                return Line(words, "plain", words)
            case "trapdoor":
                return Line(self.say("You walk round the trapdoor."))
            case _:
                return Line(self.say("The {card} has done its work.", card=self.name(trap)))

    def _narrate_items(self, event: Event) -> Line | None:
        match event:
            case s.Taken(card, None):
                return Line(self.say("You take the {card}.", card=self.name(card)))
            case s.Taken(card, other) if other:
                return Line(
                    self.say("You take the {card} and drop the {other}.",
                             card=self.name(card), other=self.name(other))
                )  # fmt: skip
            case s.Left(card):
                return Line(self.say("You leave the {card}.", card=self.name(card)))
            case s.Used(s.HERO_RULE):
                words = self.say("Double or nothing!")
                return Line(words, "plain", words)
            case s.Used(item):
                words = self.say("You use the {card}", card=self.name(item))
                return Line(words + ".", "plain", words)
            case s.Paid(item, True):
                return Line(self.say("You pay the {card}; it slips back into the deck.",
                                     card=self.name(item)))  # fmt: skip
            case s.Paid(item):
                return Line(self.say("You pay the {card}.", card=self.name(item)))
            case s.Lost(item):
                words = self.say("The {card} is gone", card=self.name(item))
                return Line(words + ".", "bad", words)
            case s.Fetched(item):
                words = self.say("The magpie brings the {card}", card=self.name(item))
                return Line(words + ".", "good", words)
            case s.HeartsLost(count, left):
                words = self._desk_words.count("A heart lost", "{n} hearts lost", count)
                text = self.say("{words}: {left} left.", words=words, left=left)
                return Line(text, "bad", words)
            case s.HeartsWon(count, left):
                words = self._desk_words.count("A heart back", "{n} hearts back", count)
                text = self.say("{words}: {left} now.", words=words, left=left)
                return Line(text, "good", words)
            case _:
                return None

    def _narrate_fight(self, event: Event) -> Line | None:
        match event:
            case s.Attacked(monster, weapon):
                return Line(self._attack_words(monster, weapon))
            case s.Rolled():
                return self._narrate_roll(event)
            case s.Nudged(bonus, outcome):
                words = self.say("The Loaded Die adds {n}", n=bonus)
                return Line(words + ".", "good" if outcome == "won" else "plain", words)
            case s.Beaten(monster):
                words = self.say("{card} is beaten", card=self.name(monster))
                return Line(words + ".", "good", words)
            case s.Survived(monster, "escape"):
                words = self.say("Escaped")
                return Line(self.say("You get away from the {card}.", card=self.name(monster)),
                            "plain", words)  # fmt: skip
            case s.Survived(monster, "shield"):
                words = self.say("The shield holds")
                return Line(words + ".", "good", words)
            case s.Survived(monster, "theft"):
                return Line(self.say("The {card} runs off with it.", card=self.name(monster)))
            case s.Survived(monster):
                return Line(self.say("The {card} moves on.", card=self.name(monster)))
            case _:
                return None

    def _attack_words(self, monster: str, weapon: str) -> str:
        if weapon == BARE_HANDS:
            return self.say("You fight the {card} with bare hands.", card=self.name(monster))
        return self.say(
            "You fight the {card} with the {weapon}.",
            card=self.name(monster), weapon=self.name(weapon),
        )  # fmt: skip

    def _narrate_roll(self, event: s.Rolled) -> Line:
        total = self.sum_words(event.face, event.bonus)
        match event.outcome:
            case "won":
                words = self.say("{total} beats {number}", total=total, number=event.number)
                return Line(words + ".", "good", words)
            case "half_won":
                words = self.say("{total} beats the first head", total=total)
                return Line(words + ".", "good", words)
            case "tie":
                words = self.say("{total}: a tie, roll again", total=total)
                return Line(words + ".", "plain", words)
            case _ if event.face + event.bonus == event.number:
                words = self.say("{total} only ties, and no roll could win", total=total)
                return Line(words + ".", "bad", words)
            case _:
                words = self.say("{total} is not enough", total=total)
                text = self.say("{total} does not beat {number}.", total=total, number=event.number)
                return Line(text, "bad", words)

    def sum_words(self, face: int, bonus: int) -> str:
        """Return a roll as a sum that one can read."""
        if not bonus:
            return str(face)
        return self.say("{face} + {bonus} = {total}", face=face, bonus=bonus, total=face + bonus)

    # The end

    def verdict(self, events: Sequence[Event]) -> str:
        end = next((event for event in reversed(events) if isinstance(event, s.DelveEnded)), None)
        if end is None:
            return ""
        hero = self.say(HEROES[end.hero].name)  # type: ignore[index]
        if not end.won:
            return self.say("The {hero} falls to the {card}.", hero=hero, card=self.name(end.by))
        if end.by == "old_dragon":
            return self.say("The {hero} slays the Old Dragon: the delve is won.", hero=hero)
        return self.say("The {hero} walks out alive with {hearts}.",
                        hero=hero, hearts=self.hearts(end.hearts))  # fmt: skip

    def turning_points(self, events: Sequence[Event]) -> Sequence[str]:
        """Return where the hearts went, the narrow wins, and how far the hero came."""
        points: list[str] = []
        turned, card, attack = 0, "", None
        for event in events:
            match event:
                case s.Turned(card):
                    turned += 1
                case s.Attacked():
                    attack = event
                case s.HeartsLost(count, left):
                    points.append(self._lost_point(turned, card, count, left))
                case s.Rolled(outcome="won") if attack and _bold(attack):
                    points.append(self._bold_point(turned, card, attack))
                case s.HeartsWon(count, left):
                    points.append(self._won_point(turned, count, left))
                case s.DelveEnded(False):
                    points.append(self.say("The delve ended at card {n}.", n=turned))
                case _:
                    pass
        return points[-POINTS_AT_MOST:]

    def _lost_point(self, turned: int, card: str, count: int, left: int) -> str:
        return self.say(
            "Card {n}: the {card} took {hearts}, {left} left.",
            n=turned, card=self.name(card), hearts=self.hearts(count), left=left,
        )  # fmt: skip

    def _won_point(self, turned: int, count: int, left: int) -> str:
        return self.say(
            "Card {n}: {hearts} back, {left} now.", n=turned, hearts=self.hearts(count), left=left
        )

    def _bold_point(self, turned: int, card: str, attack: s.Attacked) -> str:
        return self.say(
            "Card {n}: against the odds, the {weapon} beat the {card}.",
            n=turned, weapon=self.name(attack.weapon), card=self.name(card),
        )  # fmt: skip


def _bold(attack: s.Attacked) -> bool:
    """Return whether a fight was won that three times in four is lost."""
    sides, least = attack.die, attack.number - attack.bonus
    return (sides - least) / max(1, sides - 1) <= 1 / 4
