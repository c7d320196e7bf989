"""The words of Dungeon Delver: prompts, labels, and what will come of a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.types import Action, Seat, Slot
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    ALARM,
    HEROES,
    MONSTERS,
    PLAIN,
    POTION_HEARTS,
    TOOLS,
    TRAPDOOR_CARDS,
    TRAPS,
    VAMPIRE_WOUND,
    WEAPONS,
    strength_of,
)
from game.rules.delver.choices import price_of
from game.rules.delver.delve import Delve, weapons_against
from game.rules.delver.odds import chance_to_win, with_the_bomb
from game.rules.delver.view import DelverView
from game.ui.tables.delver_log import DelverLog
from game.ui.tables.table import Row


class DelverWords(DelverLog):
    """All that the table says about a view; the pictures are in `delver`."""

    view: DelverView | None = None

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
        if s.WOUND not in (self.view.legal if self.view else ()):
            return self.say("The {card} grabs for your things: which item does it get?", card=card)
        wound = self.hearts(VAMPIRE_WOUND if delve.card == "vampire" else 1)
        if price_of(delve.card) > 1:
            return self.say("You lost to the {card}: give {wound}, or {n} items to get away?",
                            card=card, wound=wound, n=price_of(delve.card))  # fmt: skip
        return self.say("You lost to the {card}: give {wound}, or an item to get away?",
                        card=card, wound=wound)  # fmt: skip

    def _other_prompt(self, view: DelverView, card: str) -> str:
        match view.phase:
            case "trap":
                return self.say("{card}: {text}", card=card, text=self.text(view.delve.card))
            case "paying":
                return self.say("Darts! Give a heart, or throw an item in their way.")
            case "jumping":
                return self.say("Jump through the trapdoor, or walk round it?")
            case "gazing":
                return self.say("The crystal shows {card}: pass it by, or meet it?", card=card)
            case _ if view.delve.ahead:
                return self.say("Next comes {card}. Go on, or make ready first?", card=card)
            case _:
                return self.say("Go on, or use something first?")

    def buttons(self, view: DelverView) -> Sequence[Action]:
        """Return the choices, going on first; cards keep their own places too."""
        return sorted(view.legal, key=lambda action: not isinstance(action, s.Continue))

    def label(self, action: Action) -> str:
        match action:
            case s.Fight("bare_hands"):
                return self.say("Bare hands")
            case s.Fight(item) | s.Use(item) if item != s.HERO_RULE:
                return self._named(action, item)
            case s.Use():
                return self.say("Double or nothing")
            case s.Escape(item):
                return self.say("Pay {card}", card=self.name(item))
            case s.Swap(item):
                return self.say("For {card}", card=self.name(item))
            case s.Take():
                return self.say("Take it")
            case s.Wound() if self._phase == "jumping":
                return self.say("Jump")
            case s.Wound():
                return self.say("Take the wound")
            case s.Leave():
                return self._leave_label()
            case _:
                return self._continue_label()

    @property
    def _phase(self) -> str:
        return self.view.phase if self.view else ""

    def _named(self, action: Action, item: str) -> str:
        if isinstance(action, s.Use):
            return self.say("Use {card}", card=self.name(item))
        return self.name(item)

    def _leave_label(self) -> str:
        match self._phase:
            case "jumping":
                return self.say("Walk round")
            case "gazing":
                return self.say("Pass it by")
            case "trap":
                return self.say("Let it spring")
            case _:
                return self.say("Leave it")

    def _continue_label(self) -> str:
        match self._phase:
            case "trap":
                return self.say("Let it spring")
            case "gazing":
                return self.say("Meet it")
            case _:
                return self.say("Go on")

    # What will come of it

    def consequence(self, view: DelverView, action: Action) -> str:
        delve = view.delve
        match action:
            case s.Fight(weapon):
                return self._fight_words(delve, weapon)
            case s.Wound():
                count = VAMPIRE_WOUND if delve.card == "vampire" and delve.phase == "lost" else 1
                return self._wound_words(delve, count)
            case s.Use("fire_bomb"):
                chance = self.percent(float(with_the_bomb(delve)))
                return self.say("Then {chance} to win with the best weapon.", chance=chance)
            case s.Use("healing_potion") | s.Use("prayer_beads"):
                full = HEROES[delve.options.hero].hearts
                gain = full if action.item == "prayer_beads" else delve.hearts + POTION_HEARTS
                return self.say("Then you have {hearts}.", hearts=self.hearts(min(full, gain)))
            case s.Use(s.HERO_RULE):
                again = self.percent(float(chance_to_win(delve, delve.weapon)))
                return self.say(
                    "{chance} to win after all; lose again, and there is no escape.", chance=again
                )
            case s.Escape(item) if delve.options.hero == "thief" and delve.phase == "lost":
                return self.say("No wound; the {card} may be found again.", card=self.name(item))
            case s.Escape() if delve.phase == "lost":
                return self.say("No wound, and the item is gone.")
            case _:
                return ""

    def _fight_words(self, delve: Delve, weapon: str) -> str:
        die = delve.die(weapon)
        roll = self.roll_words(die, delve.bonus(weapon))
        chance = self.percent(float(chance_to_win(delve, weapon)))
        return self.say(
            "{roll} against {number}: {chance} to win.",
            roll=roll, number=delve.number(die), chance=chance,
        )  # fmt: skip

    def roll_words(self, die: int, bonus: int) -> str:
        """Return what is rolled, as a sum."""
        return self.say("d{die} + {n}", die=die, n=bonus) if bonus else f"d{die}"

    def _wound_words(self, delve: Delve, count: int) -> str:
        if count >= delve.hearts:
            return self.say("This is your death.")
        left = self.hearts(delve.hearts - count)
        if delve.phase == "jumping":
            return self.say("{hearts} left, and the next {n} cards are passed.",
                            hearts=left, n=TRAPDOOR_CARDS)  # fmt: skip
        return self.say("{hearts} left.", hearts=left)

    # What lies there

    def text(self, card: str) -> str:
        """Return what a card does, in the player's language."""
        for cards in (WEAPONS, TOOLS, TRAPS, MONSTERS):
            if card in cards:
                return self.say(cards[card].text or PLAIN)  # type: ignore[index]
        return ""

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
                left = self._desk_words.count("{n} card left", "{n} cards left", len(delve.deck))
                return self.say("{left}. Click to see what may still come.", left=left)
            case "discard":
                return self._desk_words.count("{n} card discarded", "{n} cards discarded",
                                              len(delve.discard))  # fmt: skip
            case _:
                return ""

    def _describe_item(self, delve: Delve, item: str) -> str:
        words = f"{self.name(item)}. {self.text(item)}"
        owner = WEAPONS[item].hero if item in WEAPONS else item in TOOLS and TOOLS[item].hero
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
        left = [*delve.deck, *([delve.ahead] if delve.ahead else [])]
        monsters = [card for card in left if card in MONSTERS]
        traps = [card for card in left if card in TRAPS]
        items = len(left) - len(monsters) - len(traps)
        rows = list(self._fight_rows(delve))
        total = max(1, len(left))
        for label, cards in ((self.say("Monsters left"), len(monsters)),
                             (self.say("Traps left"), len(traps)),
                             (self.say("Items left"), items)):  # fmt: skip
            chance = self.percent(cards / total)
            rows.append(Row(label, self.say("{n} · next {chance}", n=cards, chance=chance)))
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
    seen.card, seen.alarm, seen.phase = monster, delve.alarm, "monster"
    return seen
