"""What will come of a die in Rogue Dungeon: as it lies, changed by Luck, or rolled."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.types import Action
from game.rules.rogue import steps as s
from game.rules.rogue.changes import VITALITY_MOST
from game.rules.rogue.combat import monster_damage
from game.rules.rogue.dice import D10, REST_MORE
from game.rules.rogue.effects import Amount, Check, Roll
from game.rules.rogue.hands import weapon_damage
from game.rules.rogue.odds import rest_chance
from game.rules.rogue.run import Run
from game.rules.rogue.using import target
from game.rules.rogue.words import sentences, special_words
from game.ui.tables.rogue_log import RogueLog
from game.ui.tables.rogue_reckoning import (
    Strike,
    clash,
    pass_chance,
    passes,
    strike,
    value_of,
)

D6 = 6


class RogueDiceWords(RogueLog):
    """The consequences of rolling, of Luck, and of letting a die lie."""

    def dice_words(self, run: Run, action: Action) -> str:
        """Return what rolling, Luck or letting the die lie brings."""
        match action:
            case s.RollDie() if run.phase == "checking" and isinstance(run.pending, Check):
                return self.check_words(run, run.pending)
            case s.RollDie():
                return self.clash_words(run, run.hero.target)
            case s.Luck("reroll"):
                return self.lines(self.again_words(run), self._luck_left(run))
            case s.Luck(how):
                face = run.face + (1 if how == "up" else -1)
                return self.lines(self.face_words(run, face), self._luck_left(run))
            case _:
                return self.face_words(run, run.face)

    def _luck_left(self, run: Run) -> str:
        return self.say("Luck left then: {n}.", n=run.hero.luck - 1)

    # A check

    def check_words(self, run: Run, check: Check, more: int = 0) -> str:
        """Return how likely a check is to be passed, by itself and with all Luck."""
        value = value_of(run, check) + more
        values = {
            "ability": self.ability(check.ability),
            "value": max(1, min(D10 - 1, value)),
            "chance": self.percent(pass_chance(value)),
        }
        luck = run.hero.luck
        if not luck:
            return self.say("{ability} check: {value} or less on a d10, {chance} to pass.",
                            **values)  # fmt: skip
        return self.say(
            "{ability} check: {value} or less on a d10, {chance} to pass; {all} with your Luck.",
            all=self.percent(pass_chance(value, luck)), **values,
        )  # fmt: skip

    def _check_face(self, run: Run, check: Check, face: int) -> str:
        """Return what a face means for a check: before, after, and what comes of it."""
        passed = passes(face, value_of(run, check))
        effects = check.passed if passed else check.failed
        head = self.say("The check is passed.") if passed else self.say("The check is failed.")
        return self.lines(self._before_after(run, check, face), head,
                          self.told(sentences(effects)))  # fmt: skip

    def _before_after(self, run: Run, check: Check, face: int) -> str:
        if face == run.face:
            return ""
        value = value_of(run, check)
        before, after = float(passes(run.face, value)), float(passes(face, value))
        return self.say("To pass: {before} before, {after} after.",
                        before=self.percent(before), after=self.percent(after))  # fmt: skip

    # Any die

    def face_words(self, run: Run, face: int) -> str:
        """Return what comes of a die that is left lying with a face."""
        effect = run.pending
        match run.die:
            case "combat" if target(run):
                return self.strike_words(run, strike(run, run.at, run.hero.target, face))
            case "check" if isinstance(effect, Check):
                return self._check_face(run, effect, face)
            case "rest":
                return self.rest_words(run, face + run.sum)
            case "table" if isinstance(effect, Roll):
                found = next(effects for most, effects in effect.rows if face <= most)
                text = self.told(sentences(found)) or self.say("Nothing happens.")
                return self.lines(self.say("The die shows {face}:", face=face), text)
            case _:
                return self._amount_words(run, face)

    def _amount_words(self, run: Run, face: int) -> str:
        effect = run.pending
        amount = getattr(effect, "amount", None)
        if effect is None or not isinstance(amount, Amount):
            return self.say("The die shows {face}.", face=face)
        known = Amount(max(0, amount.flat + face), amount.level, amount.dice - 1)
        settled = replace(effect, amount=known)
        return self.told(sentences((settled,)))

    def again_words(self, run: Run) -> str:
        """Return what rolling the die once more may bring, against how it lies."""
        effect = run.pending
        match run.die:
            case "combat" if target(run):
                return self.clash_words(run, run.hero.target)
            case "check" if isinstance(effect, Check):
                value = value_of(run, effect)
                before = self.percent(float(passes(run.face, value)))
                return self.say("To pass: {before} before, {after} after.", before=before,
                                after=self.percent(pass_chance(value)))  # fmt: skip
            case "rest":
                return self.rest_range(run, run.sum, danger=run.danger)
            case _:
                sides = run.sides
                return self.say("Any face from 1 to {n}, each as likely.", n=sides)

    # The attack

    def clash_words(self, run: Run, number: int) -> str:
        """Return the chances of an attack's roll, without Luck."""
        found = clash(run, run.at, number)
        values = {"hit": self.percent(found.hits), "struck": self.percent(found.struck)}
        if not found.special:
            return self.say("{hit} to hit, {struck} to be hit.", **values)
        return self.say("{hit} to hit, {struck} to be hit, {special} to set off what it can do.",
                        special=self.percent(found.special), **values)  # fmt: skip

    def strike_words(self, run: Run, found: Strike) -> str:
        """Return how an attack comes out."""
        hero, foe = run.hero, run.foes[run.hero.target]
        values = {"n": weapon_damage(hero), "m": monster_damage(foe)}
        if found.hits and found.struck:
            text = self.say("You hit for {n}, and are hit for {m}.", **values)
        elif found.hits:
            text = self.say("You hit for {n}, and are not hit.", **values)
        elif found.struck:
            text = self.say("You miss, and are hit for {m}.", **values)
        else:
            text = self.say("You miss, and are not hit.")
        special = self.sentence(special_words(found.special)) if found.special else ""
        ready = ""
        if hero.blow:
            ready = self.say("Damage by cards lands too: {n}.", n=hero.blow)
        deadly = ""
        if found.struck and values["m"] >= hero.health:
            deadly = self.say("You have {n} Health: unless a card prevents enough of it, you die.",
                              n=hero.health)  # fmt: skip
        return self.lines(text, deadly, ready, special)

    # Rest

    def rest_words(self, run: Run, roll: int) -> str:
        """Return what a rest roll that stands brings."""
        hero = run.hero
        after = min(hero.vitality, hero.health + roll + REST_MORE)
        text = self.say("You gain {n} Health: {left} then.", n=after - hero.health, left=after)
        if after == hero.health:
            text = self.say("Your Health is full already.")
        if not run.danger:
            return text
        comes = self.say("A wandering monster attacks.")
        quiet = self.say("Nothing finds you.")
        return self.lines(text, comes if roll < run.level else quiet)

    def rest_range(self, run: Run, bonus: int, *, danger: bool) -> str:
        """Return what a rest may bring before its roll."""
        hero = run.hero
        most = min(VITALITY_MOST, hero.vitality)
        least, best = (
            min(most, hero.health + face + bonus + REST_MORE) - hero.health for face in (1, D6)
        )
        if not best:
            text = self.say("Your Health is full already.")
        elif least == best:
            text = self.say("You gain {n} Health.", n=best)
        else:
            text = self.say("You gain {least} to {most} Health.", least=least, most=best)
        if not danger:
            return self.lines(text, self.say("Nothing can find you here."))
        chance = rest_chance(run, bonus)
        if not chance:
            return self.lines(text, self.say("No monster will come: the rest roll is high enough."))
        return self.lines(text, self.say("{chance} that a wandering monster attacks.",
                                         chance=self.percent(chance)))  # fmt: skip
