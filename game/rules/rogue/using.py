"""Which cards can be used at a moment, and using one."""

from __future__ import annotations

from typing import Final

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue.changes import discard, most
from game.rules.rogue.effects import (
    Aim,
    AnyEffect,
    Change,
    Charm,
    Check,
    Choose,
    Daunt,
    Exploit,
    Guard,
    Heal,
    Master,
    RestBonus,
    RollAgain,
    Slay,
    SlipAway,
    Steady,
    Strike,
    Todo,
    Vanish,
)
from game.rules.rogue.hands import usable, without
from game.rules.rogue.kinds import Use, Window
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Foe, Phase, Run

WINDOWS: Final[dict[Phase, tuple[Window, ...]]] = {
    "exploring": ("free",), "choosing": ("free",), "aiming": ("free",), "aimed": ("aim",),
    "struck": ("struck",), "checking": ("check",), "resting": ("rest",),
}  # fmt: skip
"""Which uses are open in a phase; a die's depend on what it decides."""
_DICE: Final[dict[e.DieKind, tuple[Window, ...]]] = {
    "combat": ("rolled", "die"), "rest": ("rest_roll", "die"),
}  # fmt: skip


def open_uses(run: Run) -> list[str]:
    """Return the cards that the acting hero can use now, each once."""
    return [card for card, _ in _open(run)]


def open_use(run: Run, card: str) -> Use:
    """Return the use that a card, one of `open_uses`, has now."""
    return next(use for each, use in _open(run) if each == card)


def _open(run: Run) -> list[tuple[str, Use]]:
    hero, found = run.hero, []
    for window in _windows(run):
        for card, use in usable(hero.cards, window):
            if window == "aim" and "free" in use.when:
                continue  # it could be used when the target was chosen
            if run.phase == "aiming" and "aim" not in use.when:
                continue  # it is for outside combat
            if _ready(run, card, use) and any(_fits(run, card, each) for each in use.effects):
                found.append((card, use))
    return found


def _windows(run: Run) -> tuple[Window, ...]:
    if run.phase == "settling":
        return _DICE.get(run.die, ("die",))
    return WINDOWS.get(run.phase, ())


def _ready(run: Run, card: str, use: Use) -> bool:
    """Return whether a Skill's minimum is met and a card that is kept is not tired (R21)."""
    hero = run.hero
    if hero.primary < LOOT[card].minimum:
        return False
    return not use.keep or card not in (hero.fought if run.foes else hero.used)


def target(run: Run) -> Foe | None:
    """Return the monster that the acting hero attacks in this round, while it stands."""
    aimed = run.hero.target
    if 0 <= aimed < len(run.foes) and not run.foes[aimed].gone:
        return run.foes[aimed]
    return None


def _fits(run: Run, card: str, effect: AnyEffect) -> bool:
    """Return whether an effect could do anything at this moment."""
    match effect:
        case Exploit() | Slay() | Charm() | Strike():
            foe = target(run)
            return foe is not None and reaches(card, effect, foe)
        case Heal():
            return run.hero.health < run.hero.vitality
        case Change(ability):
            return run.hero.ability(ability) < most(ability)
        case SlipAway():
            return bool(run.foes) and not run.finale and not _bossed(run)
        case Vanish():
            return not run.finale
        case Guard():
            return run.attack > 0
        case Steady(_, abilities) | Master(abilities):
            due = run.pending
            return isinstance(due, Check) and (not abilities or due.ability in abilities)
        case _:
            return True


def reaches(card: str, effect: Exploit | Slay | Charm | Strike, foe: Foe) -> bool:
    """Return whether a card's effect works on a monster."""
    monster = foe.card
    match effect:
        case Exploit():
            return LOOT[card].pair in (*monster.charmed_by, *monster.hurt_by)
        case Strike(_, against):
            return not against or monster.nature in against
        case Slay(level, against) | Charm(level, against):
            tame = monster.kind == "monster" and monster.level <= level
            return tame and (not against or monster.nature in against)


def _bossed(run: Run) -> bool:
    return any(foe.card.kind == "boss" and not foe.gone for foe in run.foes)


def use_card(run: Run, card: str, emit: Emit) -> None:
    """Use a card, and leave the run as it waits for what follows from it."""
    use = open_use(run, card)
    hero, phase = run.hero, run.phase
    emit(e.CardUsed(run.at, card, use.keep))
    if not use.keep:
        hero.cards = without(hero.cards, card)
        discard(run, card)
    elif run.foes:
        hero.fought += (card,)
    else:
        hero.used += (card,)
    run.phase = "running"
    later = [each for each in use.effects if not _at_once(run, card, each, emit)]
    if run.phase == "running":
        _come_back(run, phase)
        run.push(*(_named(card, each) for each in later))


def _named(card: str, effect: AnyEffect) -> AnyEffect:
    """Return an effect that knows which card's weakness icon it stands for."""
    return Todo(f"exploit/{card}") if isinstance(effect, Exploit) else effect


def _come_back(run: Run, phase: Phase) -> None:
    """Ask again what was being asked, once the card has done its work."""
    if phase == "choosing":
        assert isinstance(run.pending, Choose)
        run.push(run.pending)
    elif phase == "settling":
        run.push(Todo(f"settle/{run.die}", run.face))
    elif phase == "resting":
        run.push(Todo("resting/again", run.at))
    else:
        run.push(Todo(phase))


def _at_once(run: Run, card: str, effect: AnyEffect, emit: Emit) -> bool:
    """Carry out an effect on what is under way; return whether it was one of those."""
    hero = run.hero
    match effect:
        case Aim(by):
            hero.aim += by
        case Daunt(by):
            hero.daunt += by
        case Guard(by):
            prevented = min(by, run.attack)
            run.attack -= prevented
            emit(e.Guarded(run.at, card, prevented))
        case Steady(by):
            run.steady += by
        case RestBonus(by):
            run.sum += by
        case Master():
            run.steady = PASSES
        case RollAgain():
            run.phase = "rolling"
        case _:
            return False
    return True


PASSES: Final = 1000
"""What `steady` is when a card passes the check."""
