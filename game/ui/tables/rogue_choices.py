"""The choices of Rogue Dungeon: what each is called, which get a button, what stands on a place."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Action, Slot
from game.rules.rogue import effects as x
from game.rules.rogue import exploring
from game.rules.rogue import steps as s
from game.rules.rogue.changes import cost
from game.rules.rogue.deeds import count
from game.rules.rogue.effects import Check, Choose
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import Cell
from game.rules.rogue.run import LAST_LEVEL, Run
from game.rules.rogue.trading import TREASURE_WORTH
from game.rules.rogue.using import open_use, open_uses
from game.rules.rogue.view import RogueView
from game.ui.tables.rogue_lore import RogueLore
from game.ui.tables.rogue_reckoning import (
    checks_in,
    clash,
    pass_chance,
    passes,
    strike,
    value_of,
)
from game.ui.tables.table import Badge

REACTING = ("checking", "aimed", "struck", "settling")
"""The phases in which cards that can be used get a button beside their place."""
ANSWERS_AT_MOST = 3
"""Up to so many cards get such a button; more are chosen where they lie."""


class RogueChoices(RogueLore):
    """Labels, buttons and badges for the view that is on the table."""

    def _run(self) -> Run:
        assert self.view
        return self.view.run

    def label(self, action: Action) -> str:
        """Return an action's name on a button."""
        match action:
            case s.Move(cell, alone):
                return self._move_label(cell, alone)
            case s.Use(card):
                return self.say("Use {card}", card=self.name(card))
            case s.Discard(card):
                if self._run().paid:
                    return self.say("Pay with {card}", card=self.name(card))
                return self.say("Part with {card}", card=self.name(card))
            case s.Offer(card):
                return self.say("Offer {card}", card=self.name(card))
            case s.Buy(card):
                return self.say("Take {card}", card=self.name(card))
            case s.Train(what):
                return self.say("Train {track}", track=self.training(what))
            case s.Give(card, to):
                return self.say("{card} to the {hero}", card=self.name(card), hero=self.who(to))
            case s.Award(to):
                return self.say("To the {hero}", hero=self.who(to))
            case _:
                return self._plain_label(action)

    def _plain_label(self, action: Action) -> str:
        run = self._run()
        match action:
            case s.Descend():
                return self._descend_label(run)
            case s.Choose(option):
                pending = run.pending
                found = pending.options[option].label if isinstance(pending, Choose) else ""
                return self.say(found) or self.say("Choose")
            case s.Target(number):
                return self.say("Attack {monster}", monster=self.foe(run.foes[number]))
            case s.Hold():
                return self.say("Hold back")
            case s.RollDie():
                return self.say("Roll")
            case s.Luck("reroll"):
                return self.say("Luck: roll again")
            case s.Luck(how):
                return self.say("Luck: make it {face}", face=run.face + (1 if how == "up" else -1))
            case s.Keep():
                return self.say("Keep the {face}", face=run.face)
            case s.Suffer():
                return self._suffer_label(run)
            case _:
                return self._done_label(run)

    def _suffer_label(self, run: Run) -> str:
        if run.attack >= run.hero.health:
            return self.say("Take {n} damage, and die", n=run.attack)
        return self.say("Take {n} damage", n=run.attack)

    def _done_label(self, run: Run) -> str:
        match run.phase:
            case "trading":
                return self.say("End the trade")
            case "exploring":
                return self.say("Stay here")
            case _:
                return self.say("Go on")

    def _descend_label(self, run: Run) -> str:
        if run.level == LAST_LEVEL:
            return self.say("Meet the boss")
        if run.level == run.options.levels:
            return self.say("Into the last room")
        level = self.level(run.level + 1)
        if run.options.ascend:
            return self.say("Up to level {level}", level=level)
        return self.say("Down to level {level}", level=level)

    def _move_label(self, cell: Cell, alone: bool) -> str:
        place = self._place_name(self._run(), cell)
        if alone:
            return self.say("Alone: {place}", place=place)
        return place

    def _place_name(self, run: Run, cell: Cell) -> str:
        """Return where a walk leads."""
        if cell in run.lasting:
            return self.say("To {room}", room=self.name(run.lasting[cell]))
        if cell in run.plan.gems and cell not in run.explored:
            if run.options.random_rooms:
                return self.say("To the hidden gem")
            return self.say("To the {colour} gem", colour=self.colour(run.plan.gems[cell]))
        if cell == run.exit:
            return self.say("To the exit stair")
        if cell == run.entrance:
            return self.say("To the entrance stair")
        others = [i for i in run.living() if run.heroes[i].place == cell and i != run.at]
        if others:
            return self.say("To the {hero}", hero=self.who(others[0]))
        if run.phase == "travelling":
            return self.say("Appear there")
        return self.say("Walk there")

    # Buttons

    def buttons(self, view: RogueView) -> Sequence[Action]:
        """Return what gets a button: going on first, a death last.

        Ways of a room, walks and monsters have places of their own; so have cards, but a few that
        answer a die or a blow are offered beside it too.
        """
        shown = s.Descend | s.Hold | s.RollDie | s.Luck | s.Keep | s.Suffer | s.Done
        uses = [action for action in view.legal if isinstance(action, s.Use)]
        if view.run.phase not in REACTING or len(uses) > ANSWERS_AT_MOST:
            uses = []
        plain = [action for action in view.legal if isinstance(action, shown)]
        return sorted([*plain, *uses], key=self._rank)

    def _rank(self, action: Action) -> int:
        run = self._run()
        deadly = run.attack >= run.hero.health
        match action:
            case s.Suffer():
                return 2 if deadly else 0
            case s.Use() | s.Luck():
                return 1
            case s.Done() | s.Hold():
                return 3 if run.phase in ("exploring", "aiming") else 0
            case _:
                return 0

    def offered(self, view: RogueView, clicked: Sequence[Slot]) -> Sequence[Action]:
        """Return the usual buttons, or the heroes whom a chosen card can be given to."""
        if len(clicked) > 1 and clicked[0] == "give":
            begun = tuple(clicked)
            return [a for a in view.legal if a.path()[: len(begun)] == begun]
        return self.buttons(view)

    # What stands on the places

    def badge(self, view: RogueView, action: Action) -> Badge | None:
        """Return what stands on the place that would complete an action, if anything."""
        run = view.run
        match action:
            case s.Target(number):
                return Badge(self.percent(clash(run, run.at, number).hits))
            case s.Train(what):
                return Badge(self.say("{n} XP", n=cost(run, run.at, what) or 0))
            case s.Choose(option) if isinstance(run.pending, Choose):
                return self._option_badge(run, run.pending.options[option])
            case s.Use(card) if card in open_uses(run):
                return self._use_badge(run, card)
            case s.Luck(how):
                return self._luck_badge(run, how)
            case s.Offer(card) if LOOT[card].kind == "treasure":
                return Badge(self.say("×{n}", n=TREASURE_WORTH))  # noqa: RUF001
            case s.Suffer():
                return Badge(self.signed(-run.attack), "bad")
            case s.Move(cell):
                return self._move_badge(run, cell)
            case _:
                return None

    def _move_badge(self, run: Run, cell: Cell) -> Badge | None:
        """Return how many rooms a gem may be."""
        if cell in run.explored or cell not in run.plan.gems:
            return None
        if run.options.random_rooms:
            return Badge(str(len(exploring.tokens(run))))
        return Badge(str(len(run.rooms[run.plan.gems[cell]])))

    def _option_badge(self, run: Run, option: x.Option) -> Badge | None:
        check = next(checks_in(run, option.effects), None)
        return Badge(self.percent(pass_chance(value_of(run, check)))) if check else None

    def _luck_badge(self, run: Run, how: s.LuckUse) -> Badge | None:
        check, again = run.pending, how == "reroll"
        face = run.face + {"up": 1, "down": -1}.get(how, 0)
        if run.die == "check" and isinstance(check, Check):
            value = value_of(run, check)
            return Badge(self.percent(pass_chance(value) if again else passes(face, value)))
        if run.die == "combat":
            number = run.hero.target
            hits = clash(run, run.at, number).hits if again else 0.0
            if not again:
                hits = float(strike(run, run.at, number, face).hits)
            return Badge(self.percent(hits))
        return None if again else Badge(str(face))

    def _use_badge(self, run: Run, card: str) -> Badge | None:
        """Return the plainest number of what using a card brings."""
        for effect in open_use(run, card).effects:
            match effect:
                case x.Heal(amount) if not amount.dice:
                    hero = run.hero
                    gain = min(hero.vitality - hero.health, count(run, amount))
                    return Badge(self.signed(gain), "good")
                case x.Guard(by):
                    return Badge(self.signed(-min(by, run.attack)), "good")
                case x.Steady(by) if isinstance(run.pending, Check):
                    value = value_of(run, run.pending) + by
                    return Badge(self.percent(pass_chance(value)))
                case x.Master():
                    return Badge(self.percent(1.0))
                case x.Aim(by) | x.RestBonus(by):
                    return Badge(self.signed(by), "good")
                case x.Daunt(by):
                    return Badge(self.signed(-by), "good")
                case x.Strike(amount) if not amount.dice:
                    return Badge(self.signed(-count(run, amount)), "good")
                case _:
                    pass
        return None
