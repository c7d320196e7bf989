"""What using a card of Rogue Dungeon brings at this moment, in numbers where there are any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from game.rules.rogue import effects as x
from game.rules.rogue.deeds import count
from game.rules.rogue.hands import rest_help, without
from game.rules.rogue.kinds import Use
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Foe, Run
from game.rules.rogue.using import open_use, target
from game.rules.rogue.words import amount_of, sentences
from game.ui.tables.rogue_dice_words import RogueDiceWords
from game.ui.tables.rogue_reckoning import checks_in, clash, damage_with, pass_chance, value_of

D6: Final = 6


class RogueUseWords(RogueDiceWords):
    """The consequences of using cards."""

    def use_words(self, run: Run, card: str) -> str:
        """Return what using a card brings now, and what becomes of it."""
        use = open_use(run, card)
        lines = [line for effect in use.effects for line in self._effect(run, card, use, effect)]
        return self.lines(*lines, self._fate(run, card, use))

    def _fate(self, run: Run, card: str, use: Use) -> str:
        """Return what becomes of a card that is used."""
        if use.keep and run.foes:
            return self.say("It is kept, for once in this combat.")
        if use.keep:
            return self.say("It is kept, for once in this room or rest.")
        hero = run.hero
        before, after = damage_with(hero, hero.cards), damage_with(hero, without(hero.cards, card))
        if after < before:
            return self.say("It is discarded: Weapon Damage {before} before, {after} after.",
                            before=before, after=after)  # fmt: skip
        if LOOT[card].kind in ("treasure", "henchman"):
            return self.say("It is discarded, and its Prestige with it.")
        return self.gone_words(card)

    def gone_words(self, card: str) -> str:
        """Return where a card goes that is used up or lost."""
        if LOOT[card].deck == "loot":
            return self.say("It is discarded.")
        return self.say("It leaves the game.")

    def _effect(self, run: Run, card: str, use: Use, effect: x.AnyEffect) -> Iterator[str]:
        """Yield what one effect of a card brings."""
        match effect:
            case x.Heal(amount):
                yield self._heal_words(run, amount)
            case x.Drain(amount) if not amount.dice:
                yield self._drain_words(run, count(run, amount))
            case x.Guard(by):
                yield self._guard_words(run, by)
            case x.Steady() | x.Master():
                yield self._check_help(run, effect)
            case x.RestBonus(by):
                yield self.rest_words(run, run.face + run.sum + by)
            case x.RollAgain():
                yield self.again_words(run)
            case x.CampHere() | x.Camp():
                yield self.camp_words(run, card if not use.keep else "", effect)
            case _:
                yield from self._fight_effect(run, card, effect)

    def _fight_effect(self, run: Run, card: str, effect: x.AnyEffect) -> Iterator[str]:
        foe = target(run)
        match effect:
            case x.Aim(by) | x.Daunt(by) if foe:
                yield self._aim_words(run, by)
            case x.Strike(amount) if foe:
                yield self._strike_card(run, foe, amount)
            case x.Exploit(damage) if foe:
                yield self._exploit_words(card, foe, damage)
            case x.Slay() if foe:
                yield self.say("{monster} is killed at once.", monster=self.foe(foe))
            case x.Charm() if foe:
                yield self._charm_words(foe)
            case _:
                yield self.told(sentences((effect,)))
                for check in checks_in(run, (effect,)):
                    yield self.check_words(run, check)

    # Body

    def _heal_words(self, run: Run, amount: x.Amount) -> str:
        hero = run.hero
        if hero.health >= hero.vitality:
            return self.full_words()
        if amount.dice:
            return self.say("You gain Health equal to {n}: {left} of {most} now.",
                            n=self.say(str(amount_of(amount))), left=hero.health,
                            most=hero.vitality)  # fmt: skip
        after = min(hero.vitality, hero.health + count(run, amount))
        return self.say("You gain {n} Health: {left} then.", n=after - hero.health, left=after)

    def full_words(self) -> str:
        """Return that what heals brings nothing."""
        return self.say("Health is full: none is gained.")

    def _drain_words(self, run: Run, lost: int) -> str:
        hero = run.hero
        if lost >= hero.health:
            return self.say("It takes {n} Health: the {hero} would die of it.", n=lost,
                            hero=self.name(hero.id))  # fmt: skip
        return self.say("It takes {n} Health: {left} then.", n=lost, left=hero.health - lost)

    def _guard_words(self, run: Run, by: int) -> str:
        left = max(0, run.attack - by)
        prevented = self.say("{n} of {all} prevented.", n=run.attack - left, all=run.attack)
        return self.lines(prevented, self.harm_words(run, left))

    def harm_words(self, run: Run, count_: int) -> str:
        """Return what damage leaves of the acting hero."""
        hero = run.hero
        if count_ >= hero.health:
            return self.say("Left to suffer: {n}, the {hero}'s death.", n=count_,
                            hero=self.name(hero.id))  # fmt: skip
        if not count_:
            return self.say("Nothing is left to suffer.")
        return self.say("Left to suffer: {n}. Health then: {left}.", n=count_,
                        left=hero.health - count_)  # fmt: skip

    def camp_words(self, run: Run, gear: str, effect: x.AnyEffect) -> str:
        """Return what camping brings: Health, and what may come of the night."""
        hero, less = run.hero, LOOT[gear].rest if gear else 0
        on_stair = run.map is not None and hero.place in (run.entrance, run.exit)
        danger = isinstance(effect, x.CampHere) and not on_stair
        return self.rest_range(run, rest_help(run) - less, danger=danger)

    # Checks

    def _check_help(self, run: Run, effect: x.Steady | x.Master) -> str:
        due = run.pending
        if not isinstance(due, x.Check):
            return self.told(sentences((effect,)))
        if isinstance(effect, x.Master):
            return self.say("The check is passed without a roll.")
        value = value_of(run, due)
        return self.say("To pass: {before} before, {after} after.",
                        before=self.percent(pass_chance(value)),
                        after=self.percent(pass_chance(value + effect.by)))  # fmt: skip

    # Combat

    def _aim_words(self, run: Run, by: int) -> str:
        number = run.hero.target
        better = [replace(hero, aim=hero.aim + by) if i == run.at else hero
                  for i, hero in enumerate(run.heroes)]  # fmt: skip
        before = clash(run, run.at, number)
        after = clash(replace(run, heroes=better), run.at, number)
        return self.say(
            "To hit: {before} before, {after} after. To be hit: {now} before, {then} after.",
            before=self.percent(before.hits), after=self.percent(after.hits),
            now=self.percent(before.struck), then=self.percent(after.struck),
        )  # fmt: skip

    def _strike_card(self, run: Run, foe: Foe, amount: x.Amount) -> str:
        ready = run.hero.blow
        if amount.dice:
            return self.say("{n} damage when blows land; {monster} has {left} Health.",
                            n=self.say(str(amount_of(amount))), monster=self.foe(foe),
                            left=foe.health)  # fmt: skip
        return self._blow_words(foe, count(run, amount), ready)

    def _blow_words(self, foe: Foe, damage: int, ready: int = 0) -> str:
        left = max(0, foe.health - damage - ready)
        if not left:
            return self.say("{n} damage when blows land: enough to kill {monster}.", n=damage,
                            monster=self.foe(foe))  # fmt: skip
        return self.say("{n} damage when blows land: {left} of {monster}'s Health left.",
                        n=damage, left=left, monster=self.foe(foe))  # fmt: skip

    def _exploit_words(self, card: str, foe: Foe, damage: int) -> str:
        if LOOT[card].pair in foe.card.charmed_by:
            return self._charm_words(foe)
        if damage or foe.card.kind != "monster":
            return self._blow_words(foe, damage or foe.card.health // 2)
        return self.say("{monster} is killed at once.", monster=self.foe(foe))

    def _charm_words(self, foe: Foe) -> str:
        friend = foe.card.henchman
        run = self.view.run if self.view else None
        if friend and run and friend in run.specialty:
            return self.say("{monster} is charmed at once: {friend} joins you.",
                            monster=self.foe(foe), friend=self.name(friend))  # fmt: skip
        return self.say("{monster} is charmed at once.", monster=self.foe(foe))
