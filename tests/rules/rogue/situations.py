"""Situations of a run in which one card is at work: a room entered, a fight, a rest."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import TypeVar

from game.core.types import Event, Outcome
from game.rules.rogue import agenda
from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.game import ROGUE
from game.rules.rogue.hands import ABILITIES
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import DungeonMap
from game.rules.rogue.monsters import MONSTER_DECKS, MONSTERS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.rules import RogueState
from game.rules.rogue.run import HeroId, Options
from game.rules.rogue.words import text_of

from .readings import says

E = TypeVar("E", bound=Event)

HALL = ("rryyy", ".....", "<...>", ".....", "wgbpr")
"""A map on which every gem can be walked to from the stair."""
HALLS = {f"hall_{i}": DungeonMap(f"hall_{i}", "Hall", i, HALL) for i in range(1, 6)}
DRAWN = "gold_cup"
"""What the loot deck is made of: a card that does nothing."""
WEAKEST = tuple(min(deck, key=lambda m: MONSTERS[m].health) for deck in MONSTER_DECKS.values())
"""What each level's deck is made of, unless a test says otherwise."""
SAFE, SURE, HOPELESS = 10, 1, 10
"""A combat roll that hits and is not answered; checks that pass, and that fail."""
WATCHED = (*ABILITIES, "health", "xp", "luck")


class Table:
    """A run at some moment, and what has happened to its hero since."""

    def __init__(self, state: RogueState, told: str = "") -> None:
        self.state = state
        self.told = told
        self.price = x.Price()
        self.mark()

    def mark(self) -> Table:
        """Reckon from here on."""
        self.events: list[Event] = []
        self.start = copy(self.state.hero)
        self.price = x.Price()
        return self

    @property
    def legal(self) -> list[s.AnyAction]:
        return [*self.state.legal_actions()]

    @property
    def uses(self) -> list[str]:
        """The cards that may be used now."""
        return [action.card for action in self.legal if isinstance(action, s.Use)]

    @property
    def labels(self) -> list[str]:
        """The ways that may be taken now."""
        due = self.state.pending
        assert isinstance(due, x.Choose)
        return [due.options[a.option].label for a in self.legal if isinstance(a, s.Choose)]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.all(kind)[-1]

    def do(self, *steps: s.AnyAction | Outcome) -> Table:
        """Apply legal steps one after another; what chance cannot change goes by itself."""
        for step in steps:
            allowed = (*self.legal, *self.state.chance_outcomes())
            if step not in allowed:
                raise AssertionError(f"{step!r} is not among {allowed!r} in {self.state.phase}")
            self.state.apply(step, self.events.append)
            while len(certain := {*self.state.chance_outcomes()}) == 1:
                self.state.apply(certain.pop(), self.events.append)
        return self

    def meets(self, *effects: x.AnyEffect) -> Table:
        """Let effects be carried out, as a room's card would."""
        self.state.phase = "running"
        self.state.push(*effects, x.Todo("turn"))
        agenda.go_on(self.state, self.events.append)
        while len(certain := {*self.state.chance_outcomes()}) == 1:
            self.do(*certain)
        return self

    # Rooms

    def takes(self, label: str) -> Table:
        """Choose one of the ways a card offers; from now on only its own words count."""
        due = self.state.pending
        assert isinstance(due, x.Choose)
        number = next(i for i, each in enumerate(due.options) if each.label == label)
        option = due.options[number]
        self.price = option.price
        self.told = text_of((x.Choose((option,)),)).partition(f"{label}:\n")[2]
        return self.do(s.OPTION[number])

    def check(self, ability: x.Ability, *, passes: bool) -> Table:
        """Make the check that is due, which is of this ability, and roll for a pass or a fail."""
        due, hero = self.state.pending, self.state.hero
        assert isinstance(due, x.Check)
        assert due.ability == ability
        words = f"{ability.title()} {due.modifier:+d} check" if due.modifier else ability.title()
        assert words.replace("-", "−") in self.told  # noqa: RUF001
        value = hero.ability(ability) + due.modifier
        if self.state.phase == "checking":
            self.do(s.ROLL)
        self.do(SURE if passes else HOPELESS)
        while self.state.phase == "settling":
            self.do(s.KEEP)
        assert self.last(e.Checked).value == value
        assert self.last(e.Checked).passed == passes
        return self

    def passes(self, ability: x.Ability) -> Table:
        return self.check(ability, passes=True)

    def fails(self, ability: x.Ability) -> Table:
        return self.check(ability, passes=False)

    def again(self) -> Table:
        """Leave a persistent room and enter it once more."""
        if self.state.phase == "resting":
            self.do(s.DONE)
        self.mark()
        self.do(s.move(self.state.hero.place, False))
        assert self.last(e.RoomEntered).again
        return self

    # Fights

    @property
    def foes(self) -> list[str]:
        """The monsters that stand."""
        return [self.state.foes[i].id for i in self.state.standing()]

    def attack(self, roll: int, number: int = 0, *cards: str) -> Table:
        """Target a monster, use cards before the roll, and let the roll stand."""
        self.do(s.TARGET[number], *map(s.use, cards))
        if self.state.phase == "aimed":
            self.do(s.ROLL)
        self.do(roll)
        if self.state.phase == "settling":
            self.do(s.KEEP)
        return self

    def win(self) -> Table:
        """Fight with the surest of rolls until no monster stands."""
        while self.state.phase == "aiming":
            self.attack(SAFE, self.state.standing()[0])
        assert not self.foes
        return self

    def fights(self, *monsters: str) -> Table:
        """See that these monsters came, and beat them."""
        assert self.foes == [*monsters]
        return self.win()

    # What came of it

    @property
    def beaten(self) -> list[str]:
        return [event.monster for event in self.all(e.FoeGone) if event.how != "scattered"]

    @property
    def came(self) -> dict[str, int]:
        """What changed about the hero, the experience for beaten monsters left out."""
        now, old = self.state.heroes[self.state.at], self.start
        found = {name: getattr(now, name) - getattr(old, name) for name in WATCHED}
        found["xp"] -= sum(MONSTERS[monster].level for monster in self.beaten)
        return {name: by for name, by in found.items() if by}

    @property
    def loot(self) -> int:
        """How many loot cards were drawn, those for beaten monsters left out."""
        drawn = [event for event in self.all(e.LootGained) if event.source == "loot"]
        return len(drawn) - len(self.beaten)

    @property
    def finds(self) -> list[str]:
        return [event.card for event in self.all(e.LootGained) if event.source == "specialty"]

    @property
    def gone(self) -> list[str]:
        """The cards that the hero discarded unused."""
        return [event.card for event in self.all(e.LootGone)]

    def agrees(self, *, loot: int = 0, finds: str = "", lost: int = 0, **came: int) -> Table:
        """See that just this came of it, besides the price, and that the card says so."""
        price = self.price
        paid = {"xp": -price.xp, "luck": -price.luck, "health": -price.health}
        due = {name: came.get(name, 0) + paid.get(name, 0) for name in WATCHED}
        assert self.came == {name: by for name, by in due.items() if by}
        assert self.loot == loot
        assert self.finds == [finds] * bool(finds)
        whys = [event.why for event in self.all(e.LootGone)]
        assert whys == ["paid"] * (price.cards + bool(price.card)) + ["lost"] * lost
        assert price.card in (*self.gone, "")
        assert all(LOOT[card].kind == price.kind for card in self.gone[: price.cards] if price.kind)
        for number in (*came.values(), loot, lost, price.cards, price.xp, price.luck, price.health):
            assert says(self.told, number), (number, self.told)
        assert not finds or LOOT[finds].name in self.told
        assert "damage" in self.told or not self.all(e.Attacked)
        return self

    def ends(self) -> Table:
        """See that the room is resolved and the hero goes on."""
        assert self.state.phase in ("exploring", "resting")
        assert self.all(e.RoomLeft)
        return self


# Setting up


def run(
    hero: HeroId = "crusader", cards: Iterable[str] = (), level: int = 1, **values: int
) -> Table:
    """Return a run before the next walk: a hero with these cards, wounded, and without Luck."""
    state = ROGUE.new(Options(heroes=(hero,)), HALLS)
    state.level = level
    table = Table(state)
    table.do("hall_1")
    state.hero.cards = (*cards,)
    for name, value in ({"vitality": 10, "health": 5, "luck": 0} | values).items():
        setattr(state.hero, name, value)
    state.loot = (DRAWN,) * 12
    state.monsters = tuple((name,) * 4 for name in WEAKEST)
    return table.mark()


def enter(
    room: str, *cards: str, level: int = 1, hero: HeroId = "crusader", **values: int
) -> Table:
    """Return a run in which a room has just been entered."""
    table, card = run(hero, cards, level, **values), ROOMS[room]
    table.told = text_of(card)
    gems = table.state.plan.gems
    table.do(s.move(next(c for c, colour in gems.items() if colour == card.colour), False), room)
    assert table.last(e.RoomEntered).room == room
    return table


def fighting(
    *monsters: str,
    cards: Iterable[str] = (),
    hero: HeroId = "crusader",
    level: int = 1,
    **values: int,
) -> Table:
    """Return a run in which monsters, named from the strongest in turn, have just appeared."""
    table = run(hero, cards, level, **values)
    return table.meets(x.Fight(named=monsters)).mark()
