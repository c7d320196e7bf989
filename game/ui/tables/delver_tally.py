"""How a delve went: hearts, fights, items, and what ended it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.types import Event
from game.rules.delver import steps as s
from game.rules.delver.cards import HEROES
from game.rules.delver.view import DelverView
from game.ui.tables.delver_log import DelverLog
from game.ui.tables.table import Tally


class DelverTally(DelverLog):
    """Tells a delve in a few lines with numbers."""

    def tally(self, view: DelverView, events: Sequence[Event]) -> Sequence[Tally]:
        turned = sum(isinstance(event, s.Turned) for event in events)
        cards = self._desk_words.count("{n} card turned up", "{n} cards turned up", turned)
        left = self._desk_words.count("{n} left in the deck", "{n} left in the deck",
                                      len(view.delve.deck))  # fmt: skip
        return [
            self._hearts_told(view, events),
            self._fights_told(events),
            self._items_told(events),
            Tally("delver/back_deck", self.say("{cards}, {left}.", cards=cards, left=left)),
        ]

    def _hearts_told(self, view: DelverView, events: Sequence[Event]) -> Tally:
        most, card, lost = HEROES[view.delve.options.hero].hearts, "", []
        for event in events:
            if isinstance(event, s.Turned):
                card = event.card
            elif isinstance(event, s.HeartsLost):
                lost.append(self.name(card))
        if not lost:
            return Tally("delver/heart_full", self.say("Not one heart lost."))
        cards, left = ", ".join(lost), view.delve.hearts
        if not left:
            return Tally(f"delver/{card}", self.say("Hearts lost to: {cards}.", cards=cards))
        words = self.say("{n} of {most} hearts left; lost to: {cards}.",
                         n=left, most=most, cards=cards)  # fmt: skip
        return Tally("delver/heart_full", words)

    def _fights_told(self, events: Sequence[Event]) -> Tally:
        weapons: Counter[str] = Counter()
        beaten, weapon = 0, "bare_hands"
        fights = sum(isinstance(event, s.Attacked) for event in events)
        for event in events:
            if isinstance(event, s.Attacked):
                weapon = event.weapon
            elif isinstance(event, s.Beaten):
                beaten += 1
                weapons[weapon] += 1
        if not beaten:
            words = self._desk_words.count("No fight won of {n}.", "No fight won of {n}.", fights)
            return Tally("delver/bare_hands", words)
        best, most = weapons.most_common(1)[0]
        words = self.say(
            "{won} of {n} fights won, {most} with {weapon}.",
            won=beaten, n=max(fights, beaten), most=most,
            weapon=self.say("Bare hands") if best == "bare_hands" else self.name(best),
        )  # fmt: skip
        return Tally(f"delver/{best}", words)

    def _items_told(self, events: Sequence[Event]) -> Tally:
        def number(kind: type[Event]) -> int:
            return sum(isinstance(event, kind) for event in events)

        used = sum(isinstance(e, s.Used) and e.item != s.HERO_RULE for e in events)
        words = self.say(
            "Items: {taken} taken, {used} used, {paid} paid, {lost} lost.",
            taken=number(s.Taken), used=used, paid=number(s.Paid), lost=number(s.Lost),
        )  # fmt: skip
        return Tally("delver/sack", words)
