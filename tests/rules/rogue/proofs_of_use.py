"""Proofs that what a card of loot is used for happens, in numbers and in words."""

from __future__ import annotations

from typing import Self

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.hands import ABILITIES
from game.rules.rogue.kinds import Window
from game.rules.rogue.monsters import BOSSES, MONSTERS
from game.rules.rogue.phrases import ABILITIES as NAMES
from game.rules.rogue.phrases import NATURES, PAIRS
from game.rules.rogue.words import text_of

from .proofs import HEALTHY, MISS, Carried, dummy
from .readings import says
from .situations import Table

FACE = 4
"""What a die of damage shows."""


class Proof(Carried):
    """What a card does when it is used."""

    # In combat

    def strikes(self, *windows: Window, against: tuple[x.Nature, ...] = ()) -> Self:
        """See that it deals its damage though the hero misses, perhaps to some natures alone."""
        for window in windows:
            use, effect = self.use_at(window, x.Strike)
            assert effect.against == against
            table = self.moment(window, dummy(*against))
            self.spend(table)
            if effect.amount.dice:
                table.do(FACE)
            self.finish(table)
            damage = effect.amount.flat + effect.amount.dice * FACE
            assert table.last(e.FoeWounded).count == damage
            assert says(text_of(use), effect.amount.flat or damage)
            if against:
                assert self.id not in self.moment(window, dummy(other=against)).uses
                assert all(NATURES[nature] in text_of(use) for nature in against)
        return self

    def finish(self, table: Table) -> None:
        """Let the round go on to its end: a miss."""
        if table.state.phase == "aimed":
            table.do(s.ROLL)
        if table.state.phase == "rolling":
            table.do(MISS)
        while table.state.phase in ("settling", "struck"):
            table.do(s.KEEP if table.state.phase == "settling" else s.SUFFER)

    def aims(self) -> Self:
        """See that it raises the hero's attack value in this round."""
        use, effect = self.use_at("aim", x.Aim)
        plain, aimed = self.facing(dummy()).attack(HIT_NOT), self.moment("aim")
        self.spend(aimed)
        self.finish(aimed)
        assert aimed.last(e.Compared).hav - MISS == plain.last(e.Compared).hav - HIT_NOT + effect.by
        assert says(text_of(use), effect.by)
        return self

    def daunts(self) -> Self:
        """See that it lowers the target's attack value in this round."""
        use, effect = self.use_at("aim", x.Daunt)
        table = self.moment("aim")
        self.spend(table)
        self.finish(table)
        assert table.last(e.Compared).mav == MONSTERS[dummy()].mav - effect.by
        assert says(text_of(use), effect.by)
        return self

    def slays(self, level: int, *natures: x.Nature) -> Self:
        """See that it kills monsters of these natures and levels, but no boss or guardian."""
        for window in ("aim", "rolled") if self._windows(x.Slay) > 1 else ("aim",):
            use, effect = self.use_at(window, x.Slay)
            assert (effect.level, effect.against) == (level, natures)
            for monster in MONSTERS.values():
                fits = monster.kind == "monster" and monster.level <= level
                fits = fits and (not natures or monster.nature in natures)
                table = (
                    self.moment(window, monster.id) if window == "aim" else self.seen(monster.id)
                )
                assert (self.id in table.uses) == fits, monster.id
                if fits:
                    self.spend(table)
                    assert table.last(e.FoeGone) == e.FoeGone(0, monster.id, "killed")
            assert all(NATURES[nature] in text_of(use) for nature in natures)
        return self

    def seen(self, monster: str) -> Table:
        """Return a fight after a roll of 10, before anything comes of it."""
        table = self.facing(monster, luck=1).do(s.TARGET[0])
        return table.do(*[s.ROLL] * (table.state.phase == "aimed"), 10)

    def _windows(self, kind: type[x.Effect]) -> int:
        uses = [u for u in self.card.uses if any(isinstance(each, kind) for each in u.effects)]
        return sum(len(use.when) for use in uses)

    def charms(self, level: int, *natures: x.Nature) -> Self:
        """See that it befriends monsters of these natures and levels, but no guardian."""
        for window in ("aim", "rolled"):
            _, effect = self.use_at(window, x.Charm)
            assert (effect.level, effect.against) == (level, natures)
            for monster in MONSTERS.values():
                fits = monster.kind == "monster" and monster.level <= level
                fits = fits and monster.nature in natures
                table = self.seen(monster.id)
                if window == "aim":
                    table = self.facing(monster.id).do(s.TARGET[0])
                assert (self.id in table.uses) == fits, monster.id
                if fits:
                    self.spend(table)
                    assert table.last(e.FoeGone) == e.FoeGone(0, monster.id, "charmed")
                    assert table.finds == [monster.henchman] * bool(monster.henchman)
        return self

    def answers(self) -> Self:
        """Its icon charms where it is green, and injures or kills where it is red."""
        self.passive("pair")
        pair = self.card.pair
        assert pair
        for window in ("aim", "rolled"):
            _, effect = self.use_at(window, x.Exploit)
            for monster in MONSTERS.values():
                table = self.seen(monster.id)
                if window == "aim":
                    table = self.facing(monster.id).do(s.TARGET[0])
                if pair not in (*monster.charmed_by, *monster.hurt_by):
                    assert self.id not in table.uses
                    continue
                self.spend(table)
                if pair in monster.charmed_by:
                    assert table.last(e.FoeGone).how == "charmed"
                    assert table.finds == [monster.henchman]
                elif effect.damage or monster.kind != "monster":
                    assert table.state.hero.blow == (effect.damage or monster.health // 2)
                else:
                    assert table.last(e.FoeGone).how == "killed"
        assert PAIRS[pair] in self.told
        assert not effect.damage or says(self.told, effect.damage)
        return self

    def slips_away(self, *windows: Window) -> Self:
        """See that it ends the combat for nothing, and does not help against a boss."""
        for window in windows:
            self.use_at(window, x.SlipAway)
            table = self.moment(window)
            self.spend(table)
            assert table.last(e.CombatEnded) == e.CombatEnded(won=False)
            assert not table.all(e.LootGained)
            assert not table.came
            boss = self.seen(BOSSES[0]) if window == "rolled" else self.moment(window, BOSSES[0])
            assert self.id not in boss.uses
        return self

    def guards(self) -> Self:
        """See that it takes its part from a blow."""
        use, effect = self.use_at("struck", x.Guard)
        table = self.moment("struck")
        self.spend(table)
        assert table.last(e.Guarded).prevented == effect.by
        while table.state.phase == "struck":
            table.do(s.SUFFER)
        assert table.came == {"health": effect.by - HEALTHY + 1}
        assert says(text_of(use), effect.by)
        return self

    # Checks and dice

    def steadies(self, *abilities: x.Ability) -> Self:
        """See that it adds to a check of these abilities, or of any if none is named."""
        use, effect = self.use_at("check", x.Steady)
        assert effect.abilities == abilities
        for ability in ABILITIES:
            table = self.running().meets(x.Check(ability))
            if abilities and ability not in abilities:
                assert self.id not in table.uses
                continue
            self.spend(table)
            table.do(1)
            assert table.last(e.Checked).value == self.value_of(ability) + effect.by
        assert says(text_of(use), effect.by)
        assert all(NAMES[ability] in text_of(use) for ability in abilities)
        return self

    def masters(self, *abilities: x.Ability) -> Self:
        """See that it passes a check of these abilities without a roll."""
        use, effect = self.use_at("check", x.Master)
        assert effect.abilities == abilities
        for ability in ABILITIES:
            table = self.running().meets(x.Check(ability, passed=(x.Learn(x.Amount(1)),)))
            assert (self.id in table.uses) == (ability in abilities)
            if ability in abilities:
                self.spend(table)
                found = table.last(e.Checked)
                assert (found.passed, found.face) == (True, 0)
                assert table.came == {"xp": 1}
                assert NAMES[ability] in text_of(use)
        return self

    def rolls_again(self) -> Self:
        """See that it rolls a die once more, be it of a check, a fight, a rest or a table."""
        self.use_at("die", x.RollAgain)
        table = self.moment("die")
        self.spend(table)
        table.do(1)
        assert table.last(e.Checked).passed
        fight = self.facing(dummy()).do(s.TARGET[0], MISS)
        self.spend(fight)
        fight.do(10)
        assert fight.last(e.Compared).roll == 10
        rest = self.running().meets(x.Camp()).do(1)
        self.spend(rest)
        assert rest.do(6).last(e.Camped).roll == 6
        deed = self.running().meets(x.Roll(((3, ()), (6, (x.Learn(x.Amount(1)),))))).do(2)
        self.spend(deed)
        assert deed.do(5).came == {"xp": 1}
        return self

    def adds_to_a_rest(self) -> Self:
        """See that it adds to a rest roll after it is seen."""
        use, effect = self.use_at("rest_roll", x.RestBonus)
        table = self.moment("rest_roll")
        self.spend(table)
        assert table.last(e.Camped).roll == 2 + effect.by
        assert says(text_of(use), effect.by)
        return self


HIT_NOT = 2
"""A roll to compare attack values by."""
