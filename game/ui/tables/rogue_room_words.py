"""What the ways of a room, a trader's stall and losing things bring in Rogue Dungeon."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Action
from game.rules.rogue import steps as s
from game.rules.rogue import trading
from game.rules.rogue.effects import AnyEffect, Choose, Option
from game.rules.rogue.hands import can_pay, owns, without
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import LAST_LEVEL, Run
from game.rules.rogue.trading import TREASURE_WORTH
from game.rules.rogue.view import RogueView
from game.rules.rogue.words import loot_sentences, price_words, sentences
from game.ui.tables.rogue_reckoning import (
    checks_in,
    damage_with,
    drawn,
    fights_in,
    heals_in_vain,
)
from game.ui.tables.rogue_way_words import NAMED_AT_MOST, RogueWayWords

FIGHTING = (s.Target, s.Hold, s.Suffer)
DICING = (s.RollDie, s.Luck, s.Keep)


class RogueRoomWords(RogueWayWords):
    """The consequences of all choices: those in rooms here, the others as inherited."""

    def consequence(self, view: RogueView, action: Action) -> str:
        """Return what will come of an action."""
        run = view.run
        match action:
            case s.Choose(option):
                return self._option_of(run, option)
            case s.Use(card):
                return self.use_words(run, card)
            case s.Discard(card):
                return self._discard_words(run, card)
            case s.Offer(card):
                return self._offer_words(run, card)
            case s.Buy(card):
                return self._buy_words(run, card)
            case _ if isinstance(action, FIGHTING):
                return self.fight_words(run, action)
            case _ if isinstance(action, DICING):
                return self.dice_words(run, action)
            case _:
                return self.way_words(run, action)

    # Options

    def _option_of(self, run: Run, number: int) -> str:
        if not isinstance(run.pending, Choose):
            return ""
        return self.option_words(run, run.pending.options[number])

    def option_words(self, run: Run, option: Option) -> str:
        """Return the price of an option, what it does, and the chances of its checks."""
        needs = ""
        if option.owns:
            card = self.name(option.owns) or self.kind(option.owns)  # type: ignore[arg-type]
            needs = self.say("You have it: {card}.", card=card)
            if not owns(run.hero, option.owns):
                needs = self.say("Only with {card}.", card=card)
        price = self.told(price_words(option.price))
        if price and not can_pay(run.hero, option.price):
            price = self.lines(price, self.say("You cannot pay that."))
        deeds = self.told(sentences(option.effects)) or self.say("Nothing happens.")
        full = self.full_words() if heals_in_vain(run, option) else ""
        return self.lines(needs, price, deeds, full, self.odds_words(run, option.effects))

    def odds_words(self, run: Run, effects: Sequence[AnyEffect]) -> str:
        """Return the chances of the checks among effects, and whom one may have to fight."""
        lines = [self.check_words(run, check) for check in checks_in(run, effects)]
        fights = [*fights_in(run, effects)]
        levels = sorted({min(LAST_LEVEL, run.level + fight.above) for fight in fights})
        return self.lines(*lines, *(self.drawn_words(run, level) for level in levels))

    def drawn_words(self, run: Run, level: int) -> str:
        """Return which monsters of a level may still be drawn, and how a fight with one goes."""
        left = run.monsters[level - 1]
        text = self.count("{n} monster of level {level} is left.",
                          "{n} monsters of level {level} are left.", len(left),
                          level=self.level(level))  # fmt: skip
        if 0 < len(left) <= NAMED_AT_MOST:
            text = self.say("Monsters left of level {level}: {names}.", level=self.level(level),
                            names=self.named(left))  # fmt: skip
        found = drawn(run, level)
        if found is None:
            return text
        odds = self.say(
            "Against one of them you live, without Luck and cards, {chance} of the time; the "
            "hardest is {monster}.",
            chance=self.percent(found.wins), monster=self.name(found.hardest),
        )  # fmt: skip
        return self.lines(text, odds)

    # Losing and trading

    def _discard_words(self, run: Run, card: str) -> str:
        more = ""
        if run.owed > 1:
            more = self.count("{n} more card is to go after it.", "{n} more cards are to go "
                              "after it.", run.owed - 1)  # fmt: skip
        return self.lines(self.loss_words(run, card), more)

    def loss_words(self, run: Run, card: str) -> str:
        """Return what parting with a card costs the acting hero beside the card."""
        hero = run.hero
        before, after = damage_with(hero, hero.cards), damage_with(hero, without(hero.cards, card))
        if after < before:
            return self.say("Without it, Weapon Damage falls from {before} to {after}.",
                            before=before, after=after)  # fmt: skip
        if LOOT[card].kind in ("treasure", "henchman"):
            return self.say("Without it there is 1 Prestige less.")
        return self.gone_words(card)

    def _offer_words(self, run: Run, card: str) -> str:
        worth = TREASURE_WORTH if LOOT[card].kind == "treasure" else 1
        after = trading.worth(run) + worth
        counts = self.count("Counts as {n} card.", "Counts as {n} cards.", worth)
        missing = max(0, run.rate - after)
        then = self.say("Then you may take a card of the stall.")
        if missing:
            then = self.count("{n} more card buys one of the stall.",
                              "{n} more cards buy one of the stall.", missing)  # fmt: skip
        return self.lines(counts, then, self.loss_words(run, card))

    def _buy_words(self, run: Run, card: str) -> str:
        paid = self.say("For: {cards}.", cards=self.named(run.offered))
        return self.lines(paid, self.gain_words(run, run.at, card))

    def card_words(self, card: str) -> str:
        """Return what a piece of loot does."""
        return self.told(loot_sentences(LOOT[card]))
