"""The rules of Rogue Dungeon: explore, resolve, rest, and come through five levels alive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core.types import CHANCE, Emit, Outcome, Seat
from game.rules.rogue import agenda, choices, combat, deeds, dice, exploring, levels, trading
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.changes import drop, favour, gain, harm, train
from game.rules.rogue.effects import Choose, Todo
from game.rules.rogue.hands import without
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.loot import LOOT_DECK, SPECIALTY_DECK, STARTING
from game.rules.rogue.maps import DungeonMap
from game.rules.rogue.monsters import MONSTER_DECKS
from game.rules.rogue.rooms import ROOM_DECKS
from game.rules.rogue.run import ASKING, Hero, HeroId, Options, Phase, Run, copied
from game.rules.rogue.using import use_card

_FACES: Final = {sides: tuple(range(1, sides + 1)) for sides in (6, 10)}


class RogueState(Run):
    """The whole truth of one run."""

    def clone(self) -> RogueState:
        return copied(self)

    def current_player(self) -> Seat | None:
        if self.phase in ASKING:
            return self.at
        return None if self.phase == "over" else CHANCE

    def legal_actions(self) -> Sequence[s.AnyAction]:
        return choices.legal(self)

    def chance_outcomes(self) -> Sequence[Outcome]:
        listed = _OUTCOMES.get(self.phase)
        return listed(self) if listed else ()

    def chance_weights(self) -> None:
        return None

    def apply(self, step: s.AnyAction | Outcome, emit: Emit) -> None:
        deed = _ACTIONS.get(type(step)) or _CHANCES[self.phase]  # type: ignore[arg-type]
        deed(self, step, emit)
        if self.phase == "running":
            agenda.go_on(self, emit)

    def returns(self) -> Sequence[float]:
        return (float(self.won),) * len(self.heroes)


# What chance decides

_OUTCOMES: Final[dict[Phase, Callable[[RogueState], Sequence[Outcome]]]] = {
    "mapping": levels.maps_to_draw,
    "turning": exploring.tokens,
    "entering": exploring.rooms_to_draw,
    "foes": lambda run: run.monsters[run.deck_level - 1],
    "boss": levels.bosses_to_draw,
    "loot": lambda run: run.loot,
    "stall": lambda run: run.loot,
    "rolling": lambda run: _FACES[run.sides],
}


def _foe_drawn(run: Run, name: str, emit: Emit) -> None:
    run.phase = "running"
    combat.foe_drawn(run, name, emit)


_CHANCES: Final[dict[Phase, Callable[..., None]]] = {
    "mapping": levels.map_laid,
    "turning": exploring.token_turned,
    "entering": exploring.room_drawn,
    "foes": _foe_drawn,
    "boss": levels.boss_met,
    "loot": deeds.loot_drawn,
    "stall": trading.laid_out,
    "rolling": dice.rolled,
}


# What heroes decide


def _move(run: Run, step: s.Move, emit: Emit) -> None:
    if run.phase == "travelling":
        exploring.set_down(run, step.cell, emit)
    else:
        exploring.walk(run, step.cell, step.alone, emit)


def _choose(run: Run, step: s.Choose, emit: Emit) -> None:
    """Pay an option's price and do what it brings."""
    assert isinstance(run.pending, Choose)
    option = run.pending.options[step.option]
    price = option.price
    emit(e.Chosen(run.at, option.label, price))
    run.phase = "running"
    run.hero.xp -= price.xp
    favour(run, run.at, -price.luck, emit)
    harm(run, run.at, price.health, run.room, emit)
    if price.card:
        drop(run, run.at, price.card, "paid", emit)
    run.push(*option.effects)
    if price.cards:
        run.push(Todo(f"pay/{price.kind or ''}", price.cards))


def _roll_die(run: Run, step: s.RollDie, emit: Emit) -> None:
    if run.phase == "aimed":
        combat.attack_roll(run)
    else:
        deeds.roll_check(run)


def _train(run: Run, step: s.Train, emit: Emit) -> None:
    train(run, run.at, step.what, emit)


def _target(run: Run, step: s.Target, emit: Emit) -> None:
    combat.chosen(run, step.monster, emit)
    run.phase = "running"


def _hold(run: Run, step: s.Hold, emit: Emit) -> None:
    run.phase = "running"


def _give(run: Run, step: s.Give, emit: Emit) -> None:
    run.hero.cards = without(run.hero.cards, step.card)
    gain(run, step.to, step.card, "hero", emit)


def _done(run: Run, step: s.Done, emit: Emit) -> None:
    if run.phase == "trading":
        trading.close(run, emit)
    elif run.phase == "exploring":
        exploring.stay(run)
    else:
        run.phase = "running"


_ACTIONS: Final[dict[type[s.AnyAction], Callable[..., None]]] = {
    s.Move: _move,
    s.Descend: lambda run, step, emit: levels.descend(run, emit),
    s.Choose: _choose,
    s.Use: lambda run, step, emit: use_card(run, step.card, emit),
    s.Target: _target,
    s.Hold: _hold,
    s.RollDie: _roll_die,
    s.Luck: lambda run, step, emit: dice.spend_luck(run, step.how, emit),
    s.Keep: lambda run, step, emit: dice.settle(run, emit),
    s.Suffer: lambda run, step, emit: combat.land(run, emit),
    s.Discard: lambda run, step, emit: deeds.parted(run, step.card, emit),
    s.Offer: lambda run, step, emit: trading.offer(run, step.card, emit),
    s.Buy: lambda run, step, emit: trading.buy(run, step.card, emit),
    s.Train: _train,
    s.Give: _give,
    s.Award: lambda run, step, emit: deeds.award(run, step.to, emit),
    s.Done: _done,
}


# The beginning


def opening(options: Options, atlas: tuple[DungeonMap, ...]) -> RogueState:
    """Return a run before its first map is laid out (rulebook, Game Setup)."""
    rooms = dict(ROOM_DECKS)
    finale = levels.FINALES.get(options.levels)
    if finale:
        rooms["red"] = tuple(room for room in rooms["red"] if room != finale)
    state = RogueState(
        options, atlas, [_hero(name) for name in options.heroes], rooms, LOOT_DECK,
        SPECIALTY_DECK, tuple(MONSTER_DECKS.values()),
    )  # fmt: skip
    levels.begin_level(state)
    return state


def _hero(name: HeroId) -> Hero:
    card = HEROES[name]
    return Hero(
        name, card.strength, card.agility, card.intellect, card.vitality, card.vitality, card.luck,
        STARTING[name],
    )  # fmt: skip
