"""Which cards can be used at a moment, and using one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
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
from game.rules.rogue.hands import HANDS_KNOWN, distinct, without
from game.rules.rogue.kinds import Use, Window
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Foe, Hero, Phase, Run

Fits: TypeAlias = Callable[[Run, str, Any], bool]
Moment: TypeAlias = Phase | e.DieKind
"""A phase, or what the die that lies there decides."""

WINDOWS: Final[dict[Phase, tuple[Window, ...]]] = {
    "exploring": ("free",), "choosing": ("free",), "aiming": ("free",), "aimed": ("aim",),
    "struck": ("struck",), "checking": ("check",), "resting": ("rest",),
}  # fmt: skip
"""Which uses are open in a phase; a die's depend on what it decides."""
_DICE: Final[dict[e.DieKind, tuple[Window, ...]]] = {
    "combat": ("rolled", "die"), "check": ("die",), "rest": ("rest_roll", "die"),
    "amount": ("die",), "table": ("die",),
}  # fmt: skip


class Ready(NamedTuple):
    """A use of a card that is open at a moment, and what it still depends on."""

    card: str
    action: s.Use
    use: Use
    minimum: int
    """The primary ability that it asks for."""
    fitting: tuple[tuple[Fits, AnyEffect], ...]
    """Conditions one of which must hold, if there are any."""


def open_uses(run: Run) -> list[str]:
    """Return the cards that the acting hero can use now, each once."""
    return [each.card for each in _open(run)]


def open_actions(run: Run) -> list[s.AnyAction]:
    """Return the uses of cards that are legal now."""
    return [each.action for each in _open(run)]


def any_open(run: Run) -> bool:
    """Return whether the acting hero can use a card now."""
    hero, phase = run.heroes[run.at], run.phase
    for each in _at_hand(hero.cards, run.die if phase == "settling" else phase):
        if _is_open(run, hero, each):
            return True
    return False


def open_use(run: Run, card: str) -> Use:
    """Return the use that a card, one of `open_uses`, has now."""
    return next(each.use for each in _open(run) if each.card == card)


def _open(run: Run) -> Sequence[Ready]:
    hero, phase = run.heroes[run.at], run.phase
    at_hand = _at_hand(hero.cards, run.die if phase == "settling" else phase)
    return [each for each in at_hand if _is_open(run, hero, each)] if at_hand else at_hand


@lru_cache(maxsize=HANDS_KNOWN)
def _at_hand(cards: tuple[str, ...], moment: Moment) -> tuple[Ready, ...]:
    """Return the cards that have a use at a moment, each once."""
    there = distinct(cards)
    return tuple(uses[card] for uses in _USES.get(moment, ()) for card in there if card in uses)


def _is_open(run: Run, hero: Hero, ready: Ready) -> bool:
    """Return whether a Skill's minimum is met, a kept card not tired (R21), and it does aught."""
    card, _, use, minimum, fitting = ready
    if minimum and hero.primary < minimum:
        return False
    if use.keep and card in (hero.fought if run.foes else hero.used):
        return False
    for fits, effect in fitting:
        if fits(run, card, effect):
            return True
    return not fitting


def target(run: Run) -> Foe | None:
    """Return the monster that the acting hero attacks in this round, while it stands."""
    aimed = run.heroes[run.at].target
    if 0 <= aimed < len(run.foes) and not run.foes[aimed].gone:
        return run.foes[aimed]
    return None


def _can_exploit(run: Run, card: str, effect: Any) -> bool:
    foe, pair = target(run), LOOT[card].pair
    return foe is not None and (pair in foe.card.charmed_by or pair in foe.card.hurt_by)


def _can_strike(run: Run, card: str, effect: Any) -> bool:
    foe = target(run)
    return foe is not None and (not effect.against or foe.card.nature in effect.against)


def _can_tame(run: Run, card: str, effect: Any) -> bool:
    """Return whether the target is no boss and not too strong to be killed or charmed at once."""
    foe = target(run)
    if foe is None or foe.card.kind != "monster" or foe.card.level > effect.level:
        return False
    return not effect.against or foe.card.nature in effect.against


def _wounded(run: Run, card: str, effect: Any) -> bool:
    return run.hero.health < run.hero.vitality


def _can_grow(run: Run, card: str, effect: Any) -> bool:
    now: int = run.hero.ability(effect.ability)
    return now < most(effect.ability)


def _can_slip_away(run: Run, card: str, effect: Any) -> bool:
    return bool(run.foes) and not run.finale and not _bossed(run)


def _can_vanish(run: Run, card: str, effect: Any) -> bool:
    return not run.finale


def _attacked(run: Run, card: str, effect: Any) -> bool:
    return run.attack > 0


def _checked(run: Run, card: str, effect: Any) -> bool:
    due = run.pending
    return isinstance(due, Check) and (not effect.abilities or due.ability in effect.abilities)


_FITS: Final[dict[type[AnyEffect], Fits]] = {
    Exploit: _can_exploit, Slay: _can_tame, Charm: _can_tame, Strike: _can_strike, Heal: _wounded,
    Change: _can_grow, SlipAway: _can_slip_away, Vanish: _can_vanish, Guard: _attacked,
    Steady: _checked, Master: _checked,
}  # fmt: skip
"""Whether an effect could do anything at this moment; the others always can."""


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


# Which use is open at which moment


def _fitting(use: Use) -> tuple[tuple[Fits, AnyEffect], ...]:
    known = [(_FITS[type(each)], each) for each in use.effects if type(each) in _FITS]
    return tuple(known) if len(known) == len(use.effects) else ()


def _uses(moment: Moment, window: Window) -> dict[str, Ready]:
    return {
        card: Ready(card, s.use(card), use, loot.minimum, _fitting(use))
        for card, loot in LOOT.items()
        for use in loot.uses
        if window in use.when and _is_due(moment, use)
    }


def _is_due(moment: Moment, use: Use) -> bool:
    """Return whether a use is for this moment of combat, not for one before it or outside."""
    if moment == "aimed":
        return "free" not in use.when  # it could be used when the target was chosen
    return moment != "aiming" or "aim" in use.when


_MOMENTS: Final[tuple[tuple[Moment, tuple[Window, ...]], ...]] = (
    *WINDOWS.items(), *_DICE.items(),
)  # fmt: skip
_USES: Final[dict[Moment, tuple[dict[str, Ready], ...]]] = {
    moment: tuple(_uses(moment, window) for window in windows) for moment, windows in _MOMENTS
}
"""Each card's use in a phase, or on a die that lies, window by window."""
