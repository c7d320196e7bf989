"""The monsters' special abilities, each set off by a printed roll (rulebook, page 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue.changes import change
from game.rules.rogue.effects import Amount, Drain, Hurt, Lose, Todo
from game.rules.rogue.hands import kinds_held
from game.rules.rogue.kinds import Special
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.run import Hero, Run

ENERGY: Final = 3
"""The Health that Energy Drain gives."""
ROCK: Final = 2
"""The damage of a hurled rock."""
LIFE: Final = 2
"""What Life Drain takes and gives."""
GROWTH: Final = 2
"""The Health that Regenerate gives."""
FLAME: Final = Amount(dice=1)
BREATH: Final = Amount(flat=-1, dice=1)

Deed = Callable[[Run, int, Emit], None]


def trigger(run: Run, number: int, special: Special, emit: Emit) -> None:
    """Set off the target's special ability against the acting hero."""
    emit(e.Triggered(number, run.foes[number].id, special))
    _DEEDS[special](run, number, emit)


def mend(run: Run, number: int, count: int, emit: Emit) -> None:
    """Give a monster Health, never above what is printed (ruling R9)."""
    foe = run.foes[number]
    gain = min(count, MONSTERS[foe.id].health - foe.health)
    if gain > 0:
        foe.health += gain
        emit(e.FoeMended(number, gain, foe.health))


def _foil(special: Special) -> Deed:
    """Return a deed that changes the damage of this round when it lands."""

    def deed(run: Run, number: int, emit: Emit) -> None:
        run.hero.foiled = special

    return deed


def _berserk(run: Run, number: int, emit: Emit) -> None:
    run.foes[number].berserk = True


def _hide(run: Run, number: int, emit: Emit) -> None:
    run.foes[number].hidden = True


def _lose_henchman(run: Run, number: int, emit: Emit) -> None:
    run.push(Lose("henchman"))


def _curse(run: Run, number: int, emit: Emit) -> None:
    run.push(Todo("curse"))


def _steal(run: Run, number: int, emit: Emit) -> None:
    run.push(Lose())


def _drown(run: Run, number: int, emit: Emit) -> None:
    """Take 1 Health for each Armor and each Treasure (ruling R12)."""
    held = kinds_held(run.hero.cards)
    run.push(Drain(Amount(held.get("armor", 0) + held.get("treasure", 0))))


def _energy_drain(run: Run, number: int, emit: Emit) -> None:
    mend(run, number, ENERGY, emit)
    change(run, run.at, "vitality", -1, emit)


def _life_drain(run: Run, number: int, emit: Emit) -> None:
    mend(run, number, LIFE, emit)
    run.push(Drain(Amount(LIFE)))


def _ensnare(run: Run, number: int, emit: Emit) -> None:
    """Hold the hero, who misses and must break free; nobody else strikes (ruling R8)."""
    run.hero.hits = run.hero.struck = False
    run.push(Todo("ensnared"))


def _paralyze(run: Run, number: int, emit: Emit) -> None:
    hero: Hero = run.hero
    hero.hits, hero.struck = False, True


def _web(run: Run, number: int, emit: Emit) -> None:
    run.hero.webbed = True


def _regenerate(run: Run, number: int, emit: Emit) -> None:
    mend(run, number, GROWTH, emit)


def _summon(run: Run, number: int, emit: Emit) -> None:
    run.push(Todo("foe", MONSTERS[run.foes[number].id].level))


def _extra_attack(run: Run, number: int, emit: Emit) -> None:
    run.push(Todo("extra_attack", number))


def _hurt(amount: Amount) -> Deed:
    def deed(run: Run, number: int, emit: Emit) -> None:
        run.push(Hurt(amount))

    return deed


def _weaken(ability: str) -> Deed:
    def deed(run: Run, number: int, emit: Emit) -> None:
        change(run, run.at, ability, -1, emit)  # type: ignore[arg-type]

    return deed


_DEEDS: Final[dict[Special, Deed]] = {
    "absorb_attack": _foil("absorb_attack"),
    "berserk": _berserk,
    "charm": _lose_henchman,
    "curse": _curse,
    "dragon_scales": _foil("dragon_scales"),
    "drown": _drown,
    "energy_drain": _energy_drain,
    "ensnare": _ensnare,
    "evade": _foil("evade"),
    "extra_attack": _extra_attack,
    "fear": _lose_henchman,
    "fire_breath": _hurt(BREATH),
    "flame_strike": _hurt(FLAME),
    "frenzy": _hide,
    "invisibility": _hide,
    "hurl_rock": _hurt(Amount(ROCK)),
    "insanity": _weaken("intellect"),
    "poison": _weaken("strength"),
    "summon": _summon,
    "life_drain": _life_drain,
    "paralyze": _paralyze,
    "petrify": _weaken("agility"),
    "regenerate": _regenerate,
    "steal": _steal,
    "web": _web,
}
