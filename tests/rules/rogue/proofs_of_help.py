"""Proofs that a card of loot heals, teaches, changes and carries away as its words say."""

from __future__ import annotations

from typing import Self

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.kinds import Window
from game.rules.rogue.phrases import ABILITIES as NAMES
from game.rules.rogue.words import text_of

from .proofs_of_use import Proof
from .readings import says


class Help(Proof):
    """A card that does something for its hero, wherever they are."""

    def heals(self, *windows: Window) -> Self:
        """See that it gives Health, never above Vitality, and is of no use to the unhurt."""
        for window in windows:
            use, effect = self.use_at(window, x.Heal)
            table = self.moment(window, health=1, vitality=9)
            self.spend(table)
            now = table.state.hero
            assert now.health == min(now.vitality, 1 + effect.amount.flat + now.vitality - 9)
            assert says(text_of(use), effect.amount.flat)
        return self

    def useless_to_the_unhurt(self, window: Window) -> Self:
        assert self.id not in self.moment(window, health=9, vitality=9).uses
        return self

    def drains(self, window: Window) -> Self:
        """See that it costs Health that no Armor saves."""
        use, effect = self.use_at(window, x.Drain)
        table = self.moment(window)
        self.spend(table)
        assert table.last(e.Harmed).count == effect.amount.flat
        assert says(text_of(use), effect.amount.flat)
        return self

    def learns(self, *windows: Window) -> Self:
        for window in windows:
            use, effect = self.use_at(window, x.Learn)
            table = self.moment(window)
            self.spend(table)
            assert table.came == {"xp": effect.amount.flat}
            assert says(text_of(use), effect.amount.flat)
        return self

    def favours(self, *windows: Window) -> Self:
        for window in windows:
            use, effect = self.use_at(window, x.Favour)
            table = self.moment(window)
            self.spend(table)
            assert table.came == {"luck": effect.count}
            assert says(text_of(use), effect.count)
        return self

    def draws(self, *windows: Window) -> Self:
        for window in windows:
            use, effect = self.use_at(window, x.DrawLoot)
            table = self.moment(window)
            self.spend(table)
            assert table.loot == effect.count
            assert says(text_of(use), effect.count)
        return self

    def changes(self, ability: x.Ability, *windows: Window) -> Self:
        """See that it raises an ability for good."""
        for window in windows:
            use, effect = self.use_at(window, x.Change)
            table = self.moment(window, health=5, vitality=9)
            self.spend(table)
            assert effect.ability == ability
            assert table.came[ability] == effect.by
            assert f"Gain {effect.by} {NAMES[ability]}." in text_of(use)
        return self

    def camps(self, *, danger: bool) -> Self:
        """See that it gives a rest roll and 1 more; in danger, a low roll brings a monster."""
        use, _ = self.use_at("rest", x.CampHere if danger else x.Camp)
        table = self.running(health=1, level=3).meets(x.Todo("rest"))
        table.state.hero.place = "1/1"
        self.spend(table)
        table.do(2)
        assert table.last(e.Camped) == e.Camped(0, 2, attacked=danger)
        assert table.came == {"health": 3}
        assert bool(table.foes) == danger
        for roll, stair in ((3, False), (1, True)):
            table = self.running(health=1, level=3).meets(x.Todo("rest"))
            table.state.hero.place = table.state.entrance if stair else "1/1"
            self.spend(table)
            table.do(roll)
            assert not table.last(e.Camped).attacked
        assert says(text_of(use), 1)
        return self

    def vanishes(self, *windows: Window) -> Self:
        """See that it ends all at once and sets the hero down elsewhere, unrested (R17)."""
        for window in windows:
            self.use_at(window, x.Vanish)
            table = self.moment(window)
            self.spend(table)
            assert table.state.phase == "travelling"
            assert s.move(table.state.hero.place, False) not in table.legal
            assert {s.move(c, False) for c in table.state.plan.gems} <= {*table.legal}
            assert not table.foes
            table.do(s.move("1/1", False))
            assert table.last(e.SetDown) == e.SetDown(0, "1/1")
            assert s.DONE not in table.legal
            assert not table.came
        return self
