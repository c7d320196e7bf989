"""What a fight leaves: experience and loot to divide, and the battleground to clear."""

from __future__ import annotations

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue.changes import learn
from game.rules.rogue.combat import ready
from game.rules.rogue.effects import AnyEffect, DrawLoot, Todo
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.run import LAST_LEVEL, Foe, Run


def share_out(run: Run) -> None:
    """Give for each monster defeated in this round its experience and a loot card."""
    if run.spoils:
        defeated, run.spoils = run.spoils, ()
        run.push(*(Todo("spoil", number) for number in defeated))


def spoil(run: Run, number: int, emit: Emit) -> None:
    """Give one monster's experience and loot; several heroes divide them (ruling R30)."""
    level = MONSTERS[run.foes[number].id].level
    heirs = run.present()
    lead(run, run.at)
    if len(heirs) > 1:
        run.push(*[Todo("award")] * level, Todo("share"), DrawLoot(1))
        return
    if heirs:
        learn(run, run.at, level, emit)
        run.push(DrawLoot(1))


def lead(run: Run, leader: int) -> None:
    """Let who led the party go on, or, if they are dead, the first who is left there."""
    there = run.present()
    if there:
        run.at = leader if run.heroes[leader].alive else there[0]


def scatter(run: Run, emit: Emit) -> None:
    """Break the combat off: monsters still standing give nothing, nor does the card."""
    left = run.standing()
    for number in left:
        run.foes[number].gone = True
        emit(e.FoeGone(number, run.foes[number].id, "scattered"))
    while not _ends_combat(run.agenda[-1]):
        run.agenda.pop()
    leader = run.agenda.pop().who  # type: ignore[union-attr]
    run.push(Todo("combat_over/fled" if left else "combat_over", leader))
    share_out(run)


def _ends_combat(effect: AnyEffect) -> bool:
    return isinstance(effect, Todo) and effect.what == "combat_over"


def over(run: Run, leader: int, emit: Emit, *, fled: bool = False) -> None:
    """Clear the battleground; who led the party into the room goes on with it."""
    emit(e.CombatEnded(won=not fled and all(foe.gone for foe in run.foes)))
    clear(run)
    lead(run, leader)


def clear(run: Run) -> None:
    """Put the monsters away, those of the last level to be shuffled once they run out."""
    last = [foe.id for foe in run.foes if _returns(foe)]
    run.monster_discard += tuple(last)
    run.foes, run.spoils = [], ()
    for hero in run.heroes:
        hero.fought = ()
        hero.webbed = False
        ready(hero)


def _returns(foe: Foe) -> bool:
    return not foe.printed and MONSTERS[foe.id].level == LAST_LEVEL
