"""The words of Dungeon Delver: prompts, labels, and what will come of a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.types import Seat, Slot
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    ALARM,
    HEROES,
    MINOTAUR_PRICE,
    MONSTERS,
    TRAPS,
    owner_of,
    strength_of,
)
from game.rules.delver.delve import Delve, weapons_against
from game.rules.delver.odds import chance_to_win, with_the_bomb
from game.rules.delver.view import DelverView
from game.ui.tables.delver_choices import DelverChoices
from game.ui.tables.table import Row


class DelverWords(DelverChoices):
    """All that the table says about a view; the pictures are in `delver`."""

    def show(self, view: DelverView) -> None:
        self.view, self.options = view, view.delve.options

    def headline(self, view: DelverView) -> str:
        delve = view.delve
        hero = self.say(HEROES[delve.options.hero].name)
        left = len(delve.deck) + bool(delve.ahead)
        cards = self._desk_words.count("{n} card to go", "{n} cards to go", left)
        return self.say("{hero} · {cards}", hero=hero, cards=cards)

    def status(self, view: DelverView, seat: Seat) -> str:
        if view.player is None:
            return self.say("alive") if view.delve.won else self.say("fallen")
        return self.hearts(view.delve.hearts)

    # What is asked

    def prompt(self, view: DelverView, clicked: Sequence[Slot]) -> str:
        delve = view.delve
        if view.player is None:
            return self.say("The delve is over.")
        if not view.legal:
            return self._waiting(delve)
        card = self.name(delve.card or delve.ahead) if delve.card or delve.ahead else ""
        match delve.phase:
            case "item":
                full = any(isinstance(action, s.Swap) for action in view.legal)
                if full:
                    return self.say(
                        "{card}: swap it for something you carry, or leave it?", card=card
                    )
                return self.say("{card}: take it, or leave it?", card=card)
            case "monster":
                return self._fight_prompt(delve, card)
            case "lost":
                return self._lost_prompt(delve, card)
            case _:
                return self._other_prompt(view, card)

    def _waiting(self, delve: Delve) -> str:
        if delve.phase == "rolling":
            return self.say("The die is rolling.")
        return self.say("Turning the next card.")

    def _fight_prompt(self, delve: Delve, card: str) -> str:
        number = self.number_words(delve)
        if len(weapons_against(delve.card, delve.items, delve.options)) == 1:
            return self.say(
                "The {card} bars the way: beat {number} to win.", card=card, number=number
            )
        return self.say("The {card} bars the way: choose a weapon to beat {number}.",
                        card=card, number=number)  # fmt: skip

    def _lost_prompt(self, delve: Delve, card: str) -> str:
        if delve.owed:
            return self.say("The {card} wants one item more.", card=card)
        if self.view and s.USE[s.HERO_RULE] in self.view.legal:
            return self.say("You lost to the {card}: double or nothing, or pay?", card=card)
        if s.WOUND not in (self.view.legal if self.view else ()):
            return self.say("The {card} grabs for your things: which item does it get?", card=card)
        wound = self.hearts(self.wound_of(delve))
        if delve.card == "minotaur":
            return self.say(
                "You lost to the {card}: give {wound}, or {n} items or a named weapon to get away?",
                card=card, wound=wound, n=MINOTAUR_PRICE,
            )  # fmt: skip
        return self.say("You lost to the {card}: give {wound}, or an item to get away?",
                        card=card, wound=wound)  # fmt: skip

    def _other_prompt(self, view: DelverView, card: str) -> str:
        match view.phase:
            case "trap":
                text = self.trap_words(view.delve)
                if s.LEAVE in view.legal:
                    return self.say("{card}: {text} Or take it along?", card=card, text=text)
                return self.say("{card}: {text}", card=card, text=text)
            case "paying":
                return self.say("Darts! Give a heart, or throw an item in their way.")
            case "jumping":
                return self.say("Jump through the trapdoor, or walk round it?")
            case "gazing":
                return self.say("The crystal shows {card}: pass it by, or meet it?", card=card)
            case _ if view.delve.ahead:
                return self.say("Next comes {card}. Go on, or pay to pass it by?", card=card)
            case _:
                return self.say("Go on, or use something first?")

    # What lies there

    def number_words(self, delve: Delve) -> str:
        """Return what the monster turned up counts, before a weapon is chosen."""
        if delve.card == "doppelganger":
            return self.say("half your die and 1")
        return str(delve.number(0))

    def describe(self, view: DelverView, slot: Slot) -> str:
        delve = view.delve
        kind, _, name = slot.partition("/")
        match kind:
            case "gear" | "use":
                return self._describe_item(delve, name)
            case "hero":
                return self.say(HEROES[delve.options.hero].rule)
            case "hearts":
                return self.hearts(delve.hearts)
            case "card" | "ahead":
                card = delve.card if kind == "card" else delve.ahead
                return self._describe_card(delve, card) if card else ""
            case "deck":
                left = self._desk_words.count("{n} card left.", "{n} cards left.", len(delve.deck))
                if s.CONTINUE in view.legal:
                    return left
                return self.say("{left} Click to see what may still come.", left=left)
            case "discard":
                return self._desk_words.count("{n} card discarded", "{n} cards discarded",
                                              len(delve.discard))  # fmt: skip
            case _:
                return ""

    def _describe_item(self, delve: Delve, item: str) -> str:
        words = f"{self.name(item)}. {self.text(item)}"
        owner = owner_of(item)
        if owner and owner != delve.options.hero:
            owner_name = self.say(HEROES[owner].name)
            return self.say("{words} Of use to the {hero} only; you can pay with it.",
                            words=words, hero=owner_name)  # fmt: skip
        return words

    def _describe_card(self, delve: Delve, card: str) -> str:
        if card not in MONSTERS:
            return self._describe_item(delve, card)
        strength = strength_of(card, delve.options.difficulty)
        words = self.say("{card}, {n}.", card=self.name(card), n=strength or "½")
        if delve.alarm:
            words += " " + self.say("Awake: it counts {n} more.", n=ALARM)
        return f"{words} {self.text(card)}"

    def knowledge(self, view: DelverView) -> Sequence[Row]:
        delve = view.delve
        left = delve.deck
        monsters = [card for card in left if card in MONSTERS]
        traps = [card for card in left if card in TRAPS]
        items = len(left) - len(monsters) - len(traps)
        rows = list(self._fight_rows(delve))
        total = max(1, len(left))
        if delve.ahead:
            rows.append(Row(self.say("Next"), self.name(delve.ahead), "head"))
        for label, cards in ((self.say("Monsters left"), len(monsters)),
                             (self.say("Traps left"), len(traps)),
                             (self.say("Items left"), items)):  # fmt: skip
            chance = self.percent(cards / total)
            share = self.say("{n} · next {chance}", n=cards, chance=chance)
            if delve.ahead:
                share = self.say("{n} · after it {chance}", n=cards, chance=chance)
            rows.append(Row(label, share))
        return [*rows, *self._danger_rows(delve, monsters)]

    def _fight_rows(self, delve: Delve) -> Iterator[Row]:
        if delve.phase not in ("monster", "rolling", "lost"):
            return
        yield Row(self.say("Against the {card}", card=self.name(delve.card)), "", "head")
        for weapon in weapons_against(delve.card, delve.items, delve.options):
            yield Row(self.name(weapon), self.percent(float(chance_to_win(delve, weapon))))
        if s.USE["fire_bomb"] in (self.view.legal if self.view else ()):
            bombed = self.percent(float(with_the_bomb(delve)))
            yield Row(self.say("… after the Fire Bomb"), bombed)

    def _danger_rows(self, delve: Delve, monsters: Sequence[str]) -> Iterator[Row]:
        """Yield the monsters left, sorted by the chance of the best weapon against them."""
        if not monsters:
            return
        found = {card: _best_chance(delve, card) for card in monsters}
        mean = self.percent(sum(found.values()) / len(found))
        yield Row(self.say("Beating the next monster"), mean, "head")
        for least, label in self._bands():
            cards = [card for card, chance in found.items() if chance >= least]
            if cards:
                names = (self.name(card) for card in sorted(cards, key=_printed_number))
                yield Row(label, ", ".join(names))
            found = {card: chance for card, chance in found.items() if chance < least}

    def _bands(self) -> tuple[tuple[float, str], ...]:
        return (
            (1.0, self.say("Certain")),
            (0.6, self.say("60 % or more")),
            (0.3, self.say("30 % or more")),
            (0.0001, self.say("Less than 30 %")),
            (0.0, self.say("Hopeless")),
        )


def _printed_number(monster: str) -> int:
    return MONSTERS[monster].strength  # type: ignore[index]


def _best_chance(delve: Delve, monster: str) -> float:
    """Return the chance to beat a monster, were it turned up next, with the best weapon."""
    seen = _against(delve, monster)
    weapons = weapons_against(monster, delve.items, delve.options)
    return max(float(chance_to_win(seen, weapon)) for weapon in weapons)


def _against(delve: Delve, monster: str) -> Delve:
    """Return the delve as it would be were a monster turned up next."""
    seen = Delve(delve.options, delve.hearts, delve.items, delve.deck, delve.discard)
    seen.alarm = delve.alarm and delve.card not in MONSTERS
    seen.card, seen.phase = monster, "monster"
    return seen
