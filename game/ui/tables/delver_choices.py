"""The choices of Dungeon Delver in words: what each is called, and what will come of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Action
from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BEADS_HEARTS,
    HEROES,
    MONSTERS,
    PLAIN,
    POTION_HEARTS,
    TOOLS,
    TRAPDOOR_CARDS,
    TRAPS,
    VAMPIRE_WOUND,
    WEAPONS,
)
from game.rules.delver.delve import Delve
from game.rules.delver.odds import chance_to_win, with_the_bomb
from game.rules.delver.traps import largest_weapon
from game.rules.delver.view import DelverView
from game.ui.tables.delver_log import DelverLog


class DelverChoices(DelverLog):
    """Labels and consequences for the view that is on the table."""

    view: DelverView | None = None
    """The view last put on the table: labels and faces that travel follow it."""

    def text(self, card: str) -> str:
        """Return what a card does, in the player's language."""
        for cards in (WEAPONS, TOOLS, TRAPS, MONSTERS):
            if card in cards:
                return self.say(cards[card].text or PLAIN)  # type: ignore[index]
        return ""

    def buttons(self, view: DelverView) -> Sequence[Action]:
        """Return the choices: going on first, death last; cards keep their own places too."""
        full = not any(isinstance(action, s.Take) for action in view.legal)
        first = s.Continue | s.Leave if full else s.Continue

        def rank(action: Action) -> int:
            if isinstance(action, s.Wound) and self.is_death(view.delve):
                return 2
            return 0 if isinstance(action, first) else 1

        return sorted(view.legal, key=rank)

    def wound_of(self, delve: Delve) -> int:
        """Return how many hearts the wound in question costs."""
        return VAMPIRE_WOUND if delve.card == "vampire" and delve.phase == "lost" else 1

    def is_death(self, delve: Delve) -> bool:
        """Return whether taking the wound now would be the end."""
        return self.wound_of(delve) >= delve.hearts

    def label(self, action: Action) -> str:
        match action:
            case s.Fight("bare_hands"):
                return self.say("Bare hands")
            case s.Fight(item) | s.Use(item) if item != s.HERO_RULE:
                return self._named(action, item)
            case s.Use():
                return self._double_label()
            case s.Escape(item):
                return self.say("Pay {card}", card=self.name(item))
            case s.Swap(item):
                return self.say("For {card}", card=self.name(item))
            case s.Take():
                return self.say("Take it")
            case s.Wound():
                return self._wound_label()
            case s.Leave():
                return self._leave_label()
            case _:
                return self._continue_label()

    def _double_label(self) -> str:
        if self.view is None:
            return self.say("Double or nothing")
        delve = self.view.delve
        chance = self.percent(float(chance_to_win(delve, delve.weapon)))
        return self.say("Double or nothing: {chance}", chance=chance)

    def _wound_label(self) -> str:
        death = self.view is not None and self.is_death(self.view.delve)
        if self._phase == "jumping":
            return self.say("Jump, and die") if death else self.say("Jump")
        if death:
            return self.say("Take the wound, and die")
        double = self.view is not None and self.wound_of(self.view.delve) > 1
        return self.say("Take two wounds") if double else self.say("Take the wound")

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
                return self._wound_words(delve, self.wound_of(delve))
            case s.Use("fire_bomb"):
                chance = self.percent(float(with_the_bomb(delve)))
                return self.say("Then {chance} to win with the best weapon.", chance=chance)
            case s.Use("healing_potion") | s.Use("prayer_beads"):
                full = HEROES[delve.options.hero].hearts
                gain = BEADS_HEARTS if action.item == "prayer_beads" else POTION_HEARTS
                hearts = self.hearts(min(full, delve.hearts + gain))
                return self.say("Then you have {hearts}.", hearts=hearts)
            case s.Use(s.HERO_RULE):
                again = self.percent(float(chance_to_win(delve, delve.weapon)))
                return self.say(
                    "{chance} to win after all; lose again, and there is no escape.", chance=again
                )
            case s.Escape(item) if delve.options.hero == "thief" and delve.phase == "lost":
                return self.say("No wound; the {card} may be found again.", card=self.name(item))
            case s.Escape() if delve.phase == "lost":
                return self.say("No wound, and the item is gone.")
            case s.Escape() if delve.phase == "between":
                return self.say("{card} is passed by.", card=self.name(delve.ahead))
            case s.Escape():
                return self.say("No heart is lost, and the item is gone.")
            case s.Leave() | s.Continue():
                return self._onward_words(delve)
            case _:
                return ""

    def _onward_words(self, delve: Delve) -> str:
        """Return what going on, or leaving something, brings."""
        match delve.phase:
            case "item":
                return self.say("The {card} is discarded.", card=self.name(delve.card))
            case "trap":
                return self.trap_words(delve)
            case "between" | "gazing" if delve.ahead:
                return self.say("Next: {card}.", card=self.name(delve.ahead))
            case _:
                return ""

    def trap_words(self, delve: Delve) -> str:
        """Return what the trap turned up does, and to what."""
        if delve.card != "rust_fog":
            return self.text(delve.card)
        weapon = largest_weapon(delve.items, delve.options.hero)
        if weapon is None:
            return self.say("There is no weapon here for it to rust.")
        return self.say("The {weapon} rusts away.", weapon=self.name(weapon))

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
