"""What attacking, holding back and suffering bring in the fights of Rogue Dungeon."""

from __future__ import annotations

from game.core.types import Action
from game.rules.rogue import steps as s
from game.rules.rogue.combat import monster_damage
from game.rules.rogue.hands import weapon_damage
from game.rules.rogue.run import Run
from game.ui.tables.rogue_reckoning import clash, prospect, unreckoned
from game.ui.tables.rogue_use_words import RogueUseWords


class RogueFightWords(RogueUseWords):
    """The consequences of choices in combat."""

    def fight_words(self, run: Run, action: Action) -> str:
        """Return what a choice in combat brings."""
        match action:
            case s.Target(number):
                return self.odds_of(run, number)
            case s.Hold():
                return self.say("You do not attack in this round, and nobody strikes you.")
            case s.Suffer():
                return self.harm_words(run, run.attack)
            case _:
                return ""

    def odds_of(self, run: Run, number: int) -> str:
        """Return the chances of an attack on a monster, and of the fight that begins with it."""
        found = clash(run, run.at, number)
        values = {
            "hits": self.percent(found.hits), "n": weapon_damage(run.hero),
            "struck": self.percent(found.struck), "damage": monster_damage(run.foes[number]),
        }  # fmt: skip
        odds = self.say("{hits} to hit for {n}, {struck} to be hit for {damage}.", **values)
        special = ""
        if found.special:
            special = self.say("{chance} to set off what it can do.",
                               chance=self.percent(found.special))  # fmt: skip
        return self.lines(odds, self.prospect_words(run, number), special, self.left_out_words(run))

    def left_out_words(self, run: Run) -> str:
        """Return what the forecast leaves out, if anything."""
        names = ", ".join(self.special(special) for special in unreckoned(run))
        return self.say("Not reckoned with: {specials}.", specials=names) if names else ""

    def prospect_words(self, run: Run, first: int | None = None) -> str:
        """Return the chance to live through the fight, and the Health to expect then."""
        found = prospect(run, run.at, first)
        values = {
            "chance": self.percent(found.wins),
            "health": f"{found.health / found.wins:.1f}" if found.wins else "0",
            "luck": run.hero.luck,
        }
        if len(run.present()) > 1:
            return self.say("If you fought it out alone: {chance} to live, with {health} Health "
                            "left on average.", **values)  # fmt: skip
        if run.hero.luck:
            return self.say("If you fight it out, Luck but no more cards spent: {chance} to live, "
                            "with {health} Health left on average.", **values)  # fmt: skip
        return self.say("If you fight it out without more cards: {chance} to live, with {health} "
                        "Health left on average.", **values)  # fmt: skip
