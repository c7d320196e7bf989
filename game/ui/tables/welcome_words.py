"""The words of Welcome to the Dungeon: prompts, labels, log lines, odds and verdicts."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Action, Seat, Slot
from game.rules.welcome import odds
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, STRENGTH, Edition, Item, Monster, name_of
from game.rules.welcome.challenge import starting_hp, stoppers
from game.rules.welcome.view import WelcomeView
from game.ui.desk import Desk
from game.ui.tables.table import Row
from game.ui.tables.welcome_log import WelcomeLog


class WelcomeWords(WelcomeLog):
    """All that the table says about a view; the pictures are in `welcome`."""

    view: WelcomeView | None = None
    """The view last put on the table: faces that travel are printed for it."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        super().__init__(desk, names)
        self._odds: dict[tuple[int, Action | None], float] = {}
        self._odds_of: WelcomeView | None = None

    def show(self, view: WelcomeView) -> None:
        self.view, self.edition = view, view.options.edition

    def headline(self, view: WelcomeView) -> str:
        if not view.round:
            return self.say("Who starts?")
        hero = self.say(ADVENTURERS[view.adventurer].name) if view.adventurer else "…"
        return self.say("Round {round} · {hero} · two successes win", round=view.round, hero=hero)

    def status(self, view: WelcomeView, seat: Seat) -> str:
        if view.wounds[seat] >= 2:  # noqa: PLR2004 - the second wound ends a seat's match
            return self.say("out")
        if view.challenge and view.seat == seat:
            return self.say("inside")
        if view.phase in ("choosing", "first_player", "over"):
            return ""
        return self.say("bidding") if view.bidding[seat] else self.say("passed")

    def prompt(self, view: WelcomeView, clicked: Sequence[Slot]) -> str:
        who = self.names[view.seat]
        if view.player is None:
            return self.say("The match is over.")
        if view.player != view.me:
            return self._waiting_prompt(view, who)
        match view.phase:
            case "choosing":
                return self.say("Choose the adventurer that all of you share this round.")
            case "bidding" if not view.deck_size:
                return self.say("The deck is empty: you can only pass.")
            case "bidding":
                return self.say("Draw a monster, or pass and leave this round's bidding.")
            case "drawn":
                return self._drawn_prompt(view)
            case "naming":
                return self.say("Name the monster your blade will stop, every copy of it.")
            case _:
                return self._deciding_prompt(view)

    def _waiting_prompt(self, view: WelcomeView, who: str) -> str:
        if view.phase == "first_player":
            return self.say("Drawing who starts.")
        if view.challenge:
            return self.say("{who} is in the dungeon.", who=who)
        if view.phase == "drawn":
            return self.say("{who} looks at a monster.", who=who)
        return self.say("{who} is thinking.", who=who)

    def _drawn_prompt(self, view: WelcomeView) -> str:
        assert view.drawn
        monster = self.card_name(view.drawn, view.options.edition)
        strength = STRENGTH[view.drawn]
        if len(view.legal) == 1:
            return self.say(
                "You drew the {monster} ({strength}). It must go into the dungeon.",
                monster=monster,
                strength=strength,
            )
        return self.say(
            "You drew the {monster} ({strength}). Put it in the dungeon, or set it aside with one"
            " item.",
            monster=monster,
            strength=strength,
        )

    def _deciding_prompt(self, view: WelcomeView) -> str:
        run = view.challenge
        assert run
        assert run.turned
        item = next(action.item for action in view.legal if isinstance(action, s.Use))
        return self.say(
            "The {monster} stands before you with {hp} HP left. Use the {item}?",
            monster=self.card_name(run.turned, view.options.edition),
            hp=run.hp,
            item=self.item_name(item),
        )

    def buttons(self, view: WelcomeView) -> Sequence[Action]:
        shown = (s.Draw, s.Pass, s.Add, s.Use, s.Decline)
        return [action for action in view.legal if isinstance(action, shown)]

    def label(self, action: Action) -> str:
        match action:
            case s.Draw():
                return self.say("Draw a monster")
            case s.Pass():
                return self.say("Pass")
            case s.Add():
                return self.say("Add to the dungeon")
            case s.Sacrifice(item):
                return self.say("Set aside with the {item}", item=self.item_name(item))
            case s.Use(item):
                return self.say("Use the {item}", item=self.item_name(item))
            case s.Decline():
                return self.say("Keep it for later")
            case s.Choose(hero) | s.Name(hero):
                return self.card_name(hero, self.edition)
            case _:
                raise AssertionError(action)

    def consequence(self, view: WelcomeView, action: Action) -> str:
        if isinstance(action, s.Choose):
            card = ADVENTURERS[action.adventurer]
            items = ", ".join(self.say(tile.name) for tile in card.kit.values())
            return self.say("{hp} HP, with {items}.", hp=card.hp, items=items)
        chance = self.chance(view, action)
        match action:
            case s.Draw():
                return self.say("Look at the top card; then add it or set it aside with an item.")
            case s.Pass():
                return self.say("You are safe this round, and cannot win it.")
            case s.Add():
                return self.say(
                    "Entering afterwards, you would come out alive: {chance}.", chance=chance
                )
            case s.Sacrifice(item):
                return self.say(
                    "Without the {item} you would come out alive: {chance}.",
                    item=self.item_name(item),
                    chance=chance,
                )
            case _:
                return self.say("Then you come out alive: {chance}.", chance=chance)

    def chance(self, view: WelcomeView, action: Action | None = None) -> str:
        """Return the chance to survive in percent, now or after an action, for this seat."""
        if self._odds_of is not view:
            self._odds_of, self._odds = view, {}
        key = (0, action)
        if key not in self._odds:
            found = odds.survival(view) if action is None else odds.survival_after(view, action)
            self._odds[key] = float(found)
        return self.percent(self._odds[key])

    def describe(self, view: WelcomeView, slot: Slot) -> str:
        kind, _, name = slot.partition("/")
        if kind == "gear" and view.adventurer:
            tile = ADVENTURERS[view.adventurer].kit[name]  # type: ignore[index]
            gone = name not in view.equipment
            note = self.say("Set aside this round.") if gone else self.say(tile.text)
            return f"{self.say(tile.name)}. {note}"
        if kind == "hero" and view.adventurer:
            return self.say(ADVENTURERS[view.adventurer].text)
        if slot == "deck":
            return self._desk_words.count(
                "{n} monster is left in the deck.",
                "{n} monsters are left in the deck.",
                view.deck_size,
            )
        if slot == "dungeon":
            return self._describe_dungeon(view)
        if slot == "drawn" and view.drawn:
            return self.describe_monster(view, view.drawn)
        if kind == "choice" and name in STRENGTH:
            return self.describe_monster(view, name)
        return ""

    def _describe_dungeon(self, view: WelcomeView) -> str:
        if not view.dungeon:
            return self.say("The dungeon is empty.")
        placed = ", ".join(
            f"{self.names[back.seat]}"
            + (f" ({self.card_name(back.monster, view.options.edition)})" if back.monster else "")
            for back in reversed(view.dungeon)
        )
        return self.say("From the top, placed by: {placed}.", placed=placed)

    def describe_monster(self, view: WelcomeView, monster: Monster) -> str:
        """Return a monster, its strength and what stops it."""
        name = self.card_name(monster, view.options.edition)
        return f"{name}, {STRENGTH[monster]}. {self.stopped_by(view, monster)}"

    def stopped_by(self, view: WelcomeView, monster: Monster) -> str:
        """Return what among the equipment left stops a monster."""
        if view.adventurer is None:
            return ""
        table = stoppers(view.adventurer, view.equipment, view.options.torch_stops_orks)
        item = table.get(monster)
        if view.challenge and view.challenge.named == monster and item is None:
            return self.say("Your named monster: stopped.")
        if item:
            return self.say("Stopped by the {item}.", item=self.item_name(item))
        return self.say("Nothing left stops it.")

    def knowledge(self, view: WelcomeView) -> Sequence[Row]:
        if view.me is None or view.adventurer is None:
            return ()
        mine = [back.monster for back in view.dungeon if back.monster]
        aside = [back.monster for back in view.aside if back.monster and back.seat == view.me]
        hidden = len(view.dungeon) - len(mine)
        rows = [
            Row(self.say("In the dungeon, by you"), self._list(mine, view)),
            Row(self.say("Set aside by you"), self._list(aside, view)),
            Row(self.say("Cards you cannot place"), self._tally(view.unseen, view)),
            Row(self.say("… of them in the dungeon"), str(hidden)),
            Row(self._survival_label(view), self.chance(view), "head"),
        ]
        if view.legal and view.phase == "drawn":
            rows += [
                Row(self.label(action), self.chance(view, action))
                for action in view.legal
                if isinstance(action, s.Add | s.Sacrifice)
            ]
        return rows

    def _survival_label(self, view: WelcomeView) -> str:
        if view.challenge:
            return self.say("{who} comes out alive", who=self.names[view.seat])
        return self.say("You, entering now, survive")

    def _list(self, monsters: Sequence[Monster], view: WelcomeView) -> str:
        names = [self.card_name(monster, view.options.edition) for monster in monsters]
        return ", ".join(names) if names else self.say("none")

    def _tally(self, monsters: Sequence[Monster], view: WelcomeView) -> str:
        kinds = dict.fromkeys(monsters)
        return ", ".join(
            self.card_name(kind, view.options.edition)
            + (f" ×{monsters.count(kind)}" if monsters.count(kind) > 1 else "")  # noqa: RUF001
            for kind in kinds
        )

    def tray_title(self, view: WelcomeView) -> str:
        """Return the heading of the equipment tray."""
        assert view.adventurer
        hero = self.say(ADVENTURERS[view.adventurer].name)
        if view.challenge:
            return self.say("{who} leads the {hero}", who=self.names[view.seat], hero=hero)
        return self.say("The {hero} goes in with", hero=hero)

    def hp_words(self, view: WelcomeView) -> str:
        """Return the HP as a number, or as the sum they begin with."""
        assert view.adventurer
        if view.challenge:
            return self.say("{hp} HP", hp=view.challenge.hp)
        card = ADVENTURERS[view.adventurer]
        parts = [card.hp, *(card.kit[item].hp for item in view.equipment if card.kit[item].hp)]
        total = starting_hp(view.adventurer, view.equipment)
        if len(parts) == 1:
            return self.say("{hp} HP", hp=total)
        return self.say("{sum} = {hp} HP", sum=" + ".join(map(str, parts)), hp=total)

    def is_spent(self, view: WelcomeView, item: Item) -> bool:
        """Return whether an item that works once has been used in this challenge."""
        run = view.challenge
        if run is None:
            return False
        if item == "healing_potion":
            return run.healed
        return run.spent and item in ("vorpal_axe", "polymorph")

    def card_name(self, card: str, edition: Edition) -> str:
        """Return a card's printed name in the player's language."""
        return self.say(name_of(card, edition))
