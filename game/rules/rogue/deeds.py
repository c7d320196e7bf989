"""What each effect of a card does to the run, and to the hero whom it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.types import Emit
from game.rules.rogue import changes, combat, dice, exploring, levels, spoils, trading
from game.rules.rogue.effects import (
    Amount,
    AnyEffect,
    Camp,
    CampHere,
    Change,
    Charm,
    Check,
    Choose,
    Deeper,
    Drain,
    DrawLoot,
    Fall,
    Favour,
    Fight,
    Find,
    Heal,
    Hurt,
    Learn,
    Lose,
    Once,
    Owns,
    Roll,
    Slay,
    SlipAway,
    Strike,
    Trade,
    Travel,
    Vanish,
)
from game.rules.rogue.hands import check_value, distinct, owns, parting, rest_help
from game.rules.rogue.run import Run
from game.rules.rogue.using import PASSES, any_open, target

D6: Final = 6
D10: Final = 10


def count(run: Run, amount: Amount) -> int:
    """Return how much an amount without dice is on this level, never below 0."""
    return max(0, amount.flat + amount.level * run.level)


def _hurt(run: Run, effect: Hurt, emit: Emit) -> None:
    foe = target(run)
    by = foe.id if foe else run.room
    combat.attack(run, run.at, count(run, effect.amount), by, emit)


def _drain(run: Run, effect: Drain, emit: Emit) -> None:
    foe = target(run)
    changes.harm(run, run.at, count(run, effect.amount), foe.id if foe else run.room, emit)


def _find(run: Run, effect: Find, emit: Emit) -> None:
    if not changes.find(run, run.at, effect.card, emit):
        run.push(DrawLoot())


def _lose(run: Run, effect: Lose, emit: Emit) -> None:
    lose(run, effect.kind or "", effect.count, emit)


def lose(run: Run, kind: str, number: int, emit: Emit, *, paid: bool = False) -> None:
    """Let the acting hero discard cards of a kind, of their choice where there is one."""
    hero, run.paid = run.hero, paid
    cards = parting(hero.id, hero.cards, kind)
    if len(cards) > number and len(distinct(cards)) > 1:
        run.kind, run.owed, run.phase = kind, number, "losing"
        return
    for card in cards[:number]:
        changes.drop(run, run.at, card, "paid" if paid else "lost", emit)


def parted(run: Run, card: str, emit: Emit) -> None:
    """Take one of the cards that must be discarded."""
    changes.drop(run, run.at, card, "paid" if run.paid else "lost", emit)
    run.phase = "running"
    if run.owed > 1:
        lose(run, run.kind, run.owed - 1, emit, paid=run.paid)


def _check(run: Run, effect: Check, emit: Emit) -> None:
    run.steady = 0
    ask_check(run, effect, emit)


def ask_check(run: Run, check: Check, emit: Emit) -> None:
    """Ask for cards that help a check, if there are any; then roll, unless one passes it."""
    run.pending = check
    if run.steady >= PASSES:
        dice.judge(run, check, check_value(run, check.ability, check.modifier), 0, emit)
        return
    run.phase = "checking"
    if not any_open(run):
        roll_check(run)


def roll_check(run: Run) -> None:
    run.die, run.sides, run.phase = "check", D10, "rolling"


def _choose(run: Run, effect: Choose, emit: Emit) -> None:
    run.pending, run.phase = effect, "choosing"


def _roll(run: Run, effect: Roll, emit: Emit) -> None:
    run.pending, run.die, run.sides, run.phase = effect, "table", D6, "rolling"


def _draw_loot(run: Run, effect: DrawLoot, emit: Emit) -> None:
    """Let chance draw the next loot card; an empty deck is made of its discards (R14)."""
    if not run.loot:
        run.loot, run.loot_discard = tuple(sorted(run.loot_discard)), ()
    if run.loot and effect.count > 0:
        run.owed, run.phase = effect.count, "loot"
    else:
        run.sharing = False


def loot_drawn(run: Run, card: str, emit: Emit) -> None:
    deck = list(run.loot)
    deck.remove(card)
    run.loot = tuple(deck)
    run.phase = "running"
    if run.owed > 1:
        run.push(DrawLoot(run.owed - 1))
    if run.sharing:
        run.sharing, run.found, run.phase = False, card, "awarding"
    else:
        changes.gain(run, run.at, card, "loot", emit)


def award(run: Run, to: int, emit: Emit) -> None:
    """Give the card, or the experience point, that lies there to a hero."""
    card, run.found, run.phase = run.found, "", "running"
    if card:
        changes.gain(run, to, card, "loot", emit)
    else:
        changes.learn(run, to, 1, emit)


def _once(run: Run, effect: Once, emit: Emit) -> None:
    if run.room not in run.once:
        run.once += (run.room,)
        run.push(*effect.effects)


def _owns(run: Run, effect: Owns, emit: Emit) -> None:
    run.push(*(effect.then if owns(run.hero, effect.card) else effect.otherwise))


def _deeper(run: Run, effect: Deeper, emit: Emit) -> None:
    run.push(*(effect.then if run.level >= effect.level else effect.otherwise))


def _camp(run: Run, *, danger: bool) -> None:
    run.danger, run.sum = danger, rest_help(run)
    run.die, run.sides, run.phase = "rest", D6, "rolling"


def _on_stair(run: Run) -> bool:
    return run.map is not None and run.hero.place in (run.entrance, run.exit)


def _strike(run: Run, effect: Strike, emit: Emit) -> None:
    run.hero.blow += count(run, effect.amount)


def _slay(run: Run, effect: Slay, emit: Emit) -> None:
    combat.gone(run, run.hero.target, "killed", emit)


def _charm(run: Run, effect: Charm, emit: Emit) -> None:
    combat.charm(run, emit)


DEEDS: Final[dict[type[AnyEffect], Callable[..., None]]] = {
    Hurt: _hurt,
    Drain: _drain,
    Heal: lambda run, x, emit: changes.heal(run, run.at, count(run, x.amount), emit),
    Learn: lambda run, x, emit: changes.learn(run, run.at, count(run, x.amount), emit),
    Favour: lambda run, x, emit: changes.favour(run, run.at, x.count, emit),
    Change: lambda run, x, emit: changes.change(run, run.at, x.ability, x.by, emit),
    DrawLoot: _draw_loot,
    Find: _find,
    Lose: _lose,
    Check: _check,
    Choose: _choose,
    Roll: _roll,
    Fight: combat.begin,
    Trade: lambda run, x, emit: trading.open_stall(run, x.cards, x.rate),
    Once: _once,
    Owns: _owns,
    Deeper: _deeper,
    Camp: lambda run, x, emit: _camp(run, danger=False),
    CampHere: lambda run, x, emit: _camp(run, danger=not _on_stair(run)),
    Travel: lambda run, x, emit: exploring.travel(run, x.to, emit),
    Fall: lambda run, x, emit: levels.fall(run, emit),
    Strike: _strike,
    Slay: _slay,
    Charm: _charm,
    SlipAway: lambda run, x, emit: spoils.scatter(run, emit),
    Vanish: lambda run, x, emit: exploring.vanish(run, emit),
}
