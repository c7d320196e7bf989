"""Proofs that a card of loot does what its data and its words say, each at a real moment of a run.

A test proves one effect of a card after another, and ends with `all`, which sees that none was
left out.
"""

from __future__ import annotations

from typing import Self, TypeVar

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.hands import ABILITIES
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import Use, Window
from game.rules.rogue.loot import LOOT, STARTING
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import ABILITIES as NAMES
from game.rules.rogue.phrases import NATURES
from game.rules.rogue.run import HeroId
from game.rules.rogue.words import text_of

from .readings import says
from .situations import Table, fighting, run

F = TypeVar("F", bound=x.Effect)

HEALTHY = 30
"""Enough to outlive any blow, beyond what the rules would let a hero have."""
MISS, HIT = 1, 10
PASSIVE = ("every", "ability", "minimum", "pair", "hav", "checks", "abilities", "rest")
PEOPLE: tuple[HeroId, ...] = ("crusader", "thief", "wizard", "ranger", "runesmith")


def dummy(*natures: x.Nature, other: tuple[x.Nature, ...] = (), level: int = 5) -> str:
    """Return the sturdiest monster of these natures, or of none of others, tame on a 1 and a 10."""
    return max(
        (
            m.id
            for m in MONSTERS.values()
            if m.kind == "monster"
            and m.level <= level
            and not {MISS, HIT} & {roll for roll, _ in m.specials}
            and (not natures or m.nature in natures)
            and m.nature not in other
        ),
        key=lambda name: MONSTERS[name].health,
    )


class Basis:
    """A card, the hero who uses it, and what has been proven of it so far."""

    def __init__(self, card: str) -> None:
        self.id, self.card, self.told = card, LOOT[card], text_of(LOOT[card])
        owners = [hero for hero in PEOPLE if card in STARTING[hero][:-1]]
        self.hero: HeroId = owners[0] if owners else "crusader"
        self.proven: set[tuple[str, str]] = set()

    def all(self) -> None:
        """See that nothing on the card was left unproven."""
        found: set[tuple[str, str]] = {
            (window, type(effect).__name__)
            for use in self.card.uses
            for window in use.when
            for effect in use.effects
        }
        found |= {("", name) for name in PASSIVE if getattr(self.card, name)}
        assert self.proven == found

    def use_at(self, window: Window, kind: type[F]) -> tuple[Use, F]:
        """Return the card's use at a moment, and its effect of a kind, which is now proven."""
        use = next(use for use in self.card.uses if window in use.when)
        self.proven.add((window, kind.__name__))
        return use, next(effect for effect in use.effects if isinstance(effect, kind))

    def passive(self, name: str) -> None:
        self.proven.add(("", name))

    @property
    def values(self) -> dict[str, int]:
        """A sturdy hero, who is able enough for a Skill."""
        primary = HEROES[self.hero].primary
        printed: int = getattr(HEROES[self.hero], primary)
        return {"health": HEALTHY, primary: max(self.card.minimum, printed)}

    def running(self, *more: str, level: int = 1, **values: int) -> Table:
        return run(self.hero, (self.id, *more), level, **self.values | values)

    def facing(self, monster: str, **values: int) -> Table:
        return fighting(monster, cards=(self.id,), hero=self.hero, **self.values | values)

    def moment(self, window: Window, monster: str = "", **values: int) -> Table:
        """Return a run at a moment of this kind."""
        monster = monster or dummy()
        match window:
            case "free":
                return self.running(**values)
            case "aim" if any({"free", "aim"} <= {*use.when} for use in self.card.uses):
                return self.facing(monster, **values)
            case "aim":
                return self.facing(monster, **values).do(s.TARGET[0])
            case "rolled":
                table = self.facing(monster, **values).do(s.TARGET[0])
                return table.do(*[s.ROLL] * (table.state.phase == "aimed"), MISS)
            case "struck":
                return self.running(**values).meets(x.Hurt(x.Amount(HEALTHY - 1)))
            case "check" | "die":
                table = self.running(**values).meets(x.Check(self._ability()))
                return table.do(10) if window == "die" else table
            case "rest_roll":
                return self.running(**values).meets(x.Camp()).do(2)
            case "rest":
                return self.running(**values).meets(x.Todo("rest"))

    def spend(self, table: Table) -> Use:
        """Use the card; it is discarded, or kept and tired."""
        phase = table.state.phase
        use = next(use for use in self.card.uses if self._open(table, use))
        kept = table.state.hero.cards.count(self.id) - (not use.keep)
        table.do(s.use(self.id))
        assert table.all(e.CardUsed)[-1] == e.CardUsed(table.state.at, self.id, use.keep)
        assert table.state.hero.cards.count(self.id) == kept
        if not use.keep:
            in_discard = self.id in table.state.loot_discard
            assert in_discard == (self.card.deck == "loot")
        elif table.state.phase == phase:
            assert self.id not in table.uses
        return use

    def _open(self, table: Table, use: Use) -> bool:
        state = table.state
        now: dict[str, tuple[Window, ...]] = {
            "exploring": ("free",), "choosing": ("free",), "aiming": ("free",), "aimed": ("aim",),
            "struck": ("struck",), "checking": ("check",), "resting": ("rest",),
        }  # fmt: skip
        if state.phase == "settling":
            dice: dict[str, Window] = {"combat": "rolled", "rest": "rest_roll"}
            return bool({dice.get(state.die, "die"), "die"} & {*use.when})
        return bool({*now[state.phase]} & {*use.when})

    def _effects(self) -> list[x.AnyEffect]:
        return [effect for use in self.card.uses for effect in use.effects]

    def _ability(self) -> x.Ability:
        """Return an ability in whose checks the card may be used."""
        named = [e for e in self._effects() if isinstance(e, x.Steady | x.Master)]
        return next((ability for each in named for ability in each.abilities), "strength")

    def _prey(self) -> str:
        """Return a monster that the card works on."""
        for effect in self._effects():
            if isinstance(effect, x.Slay | x.Charm):
                return dummy(*effect.against, level=effect.level)
            if isinstance(effect, x.Strike):
                return dummy(*effect.against)
        return dummy()


class Carried(Basis):
    """What a card does as it lies there."""

    def suits(self, *abilities: x.Primary) -> Self:
        """See that it counts for the Weapon Damage of heroes of these abilities alone."""
        self.passive("every" if self.card.every else "ability")
        for hero in PEOPLE:
            fits = {HEROES[hero].primary, *HEROES[hero].also} & {*abilities}
            table = fighting(dummy(), cards=(self.id, self.id), hero=hero, health=HEALTHY)
            damage = table.attack(HIT).last(e.FoeWounded).count
            assert damage == (2 if fits else 1), hero
        for ability in abilities if not self.card.every else ():
            assert f"A Weapon for those who fight with {NAMES[ability]}." in self.told
        return self

    def adds_to_attacks(self, *against: x.Nature) -> Self:
        """See that it adds to the attack value, perhaps against some natures alone."""
        self.passive("hav")
        assert self.card.against == against
        for monster in MONSTERS:
            table = self.facing(monster).attack(HIT)
            counts = not against or MONSTERS[monster].nature in against
            found = table.last(e.Compared)
            assert found.hav - HIT - table.start.primary == self.card.hav * counts
        assert f"+{self.card.hav} to your attack value" in self.told
        assert all(NATURES[nature] in self.told for nature in against)
        return self

    def adds_to_checks(self, *abilities: x.Ability) -> Self:
        """See that it changes checks of these abilities."""
        self.passive("checks")
        assert [ability for ability, _ in self.card.checks] == [*abilities]
        for ability in ABILITIES:
            more = dict(self.card.checks).get(ability, 0)
            plain = self.value_of(ability, with_card=False)
            helped = max([plain, *(v for a, v in self.card.abilities if a == ability)])
            assert self.value_of(ability) == helped + more
            sign = "+" if more > 0 else "−"  # noqa: RUF001
            words = f"{sign}{abs(more)} to your checks of {NAMES[ability]}."
            assert (words in self.told) == bool(more)
        return self

    def value_of(self, ability: x.Ability, *, with_card: bool = True) -> int:
        """Return what a check of an ability must not exceed, rolled for."""
        table = self.running() if with_card else run(self.hero, (), 1, **self.values)
        table.meets(x.Check(ability)).do(*[s.ROLL] * (table.state.phase == "checking"), 1)
        if table.state.phase == "settling":
            table.do(s.KEEP)
        return table.last(e.Checked).value

    def stands_in(self, *abilities: x.Ability) -> Self:
        """See that it makes checks of these abilities for a hero who is worse at them."""
        self.passive("abilities")
        assert [ability for ability, _ in self.card.abilities] == [*abilities]
        for ability, height in self.card.abilities:
            more = dict(self.card.checks).get(ability, 0)
            assert self.value_of(ability) == max(height, self.start_of(ability)) + more
            words = f"Can make a check of {NAMES[ability]} for you, with {height}."
            assert words in self.told
        return self

    def start_of(self, ability: x.Ability) -> int:
        return self.running().state.hero.ability(ability)

    def adds_to_rests(self) -> Self:
        self.passive("rest")
        table = self.running(health=1, vitality=11).meets(x.Camp()).do(3)
        if table.state.phase == "settling":
            table.do(s.KEEP)
        assert table.last(e.Camped).roll == 3 + self.card.rest
        assert f"+{self.card.rest} to your rest rolls." in self.told
        return self

    def lies_there(self) -> Self:
        """See that whatever it prints of help by lying there is given and told."""
        card = self.card
        if card.hav:
            self.adds_to_attacks(*card.against)
        if card.checks:
            self.adds_to_checks(*(ability for ability, _ in card.checks))
        if card.abilities:
            self.stands_in(*(ability for ability, _ in card.abilities))
        return self.adds_to_rests() if card.rest else self

    def needs(self) -> Self:
        """See that a Skill cannot be used below its minimum (ruling R21)."""
        self.passive("minimum")
        least, primary = self.card.minimum, HEROES[self.hero].primary
        window, monster = self.card.uses[0].when[0], self._prey()
        assert self.id in self.moment(window, monster, health=5).uses
        values = {"health": 5, primary: least - 1}
        if window in ("check", "aim", "rolled", "rest_roll", "struck", "rest"):
            assert self.id not in self.moment(window, monster, **values).uses
        assert says(self.told, least)
        return self
