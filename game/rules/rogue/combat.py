"""Combat: rounds of target, roll, special abilities and damage (rulebook, Combat)."""

from __future__ import annotations

from typing import Final

from game.core.types import Emit
from game.rules.rogue import events as e
from game.rules.rogue import specials
from game.rules.rogue.changes import find, harm
from game.rules.rogue.effects import Exploit, Fight, Todo
from game.rules.rogue.hands import attack_bonus, weapon_damage
from game.rules.rogue.kinds import Monster
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.run import LAST_LEVEL, Foe, Hero, Run
from game.rules.rogue.using import any_open, target

D10: Final = 10
BERSERK: Final = 2
"""What Berserk adds to the damage until the end of combat."""
FRENZY: Final = 2
"""What Frenzy and Invisibility add to the monster's attack value."""
SCALES: Final = 4
"""What Dragon Scales take from the damage of a round."""
WEB: Final = 2
"""What a web takes from the hero's attack value in the next round."""


def begin(run: Run, fight: Fight, emit: Emit) -> None:
    """Bring the monsters up, then fight round by round, then give the prize."""
    level = min(LAST_LEVEL, run.level + fight.above)
    for name in fight.named:
        appear(run, name, emit, printed=True)
    run.push(
        *[Todo("foe", level)] * fight.count, Todo("round"), Todo("lead", run.at), *fight.prize,
        Todo("combat_over", run.at),
    )  # fmt: skip


def draw_foe(run: Run, level: int) -> None:
    """Let chance draw a monster of a level, or of the next that has any (ruling R14)."""
    while level < LAST_LEVEL and not run.monsters[level - 1]:
        level += 1
    if not run.monsters[level - 1]:
        run.monsters = (*run.monsters[:-1], run.monster_discard)
        run.monster_discard = ()
    if run.monsters[level - 1]:
        run.deck_level, run.phase = level, "foes"


def foe_drawn(run: Run, name: str, emit: Emit) -> None:
    place = run.deck_level - 1
    deck = list(run.monsters[place])
    deck.remove(name)
    run.monsters = (*run.monsters[:place], tuple(deck), *run.monsters[place + 1 :])
    appear(run, name, emit)


def appear(run: Run, name: str, emit: Emit, *, printed: bool = False) -> None:
    run.foes.append(Foe(name, MONSTERS[name].health, printed=printed))
    emit(e.FoeAppeared(name, len(run.foes) - 1))


# A round


def next_round(run: Run, emit: Emit) -> None:
    """Begin a round with everybody there, or let the combat be over."""
    fighters = run.present()
    if not fighters or not run.standing():
        return
    for hero in run.heroes:
        ready(hero)
    run.push(
        *[Todo("aim", i) for i in fighters], *[Todo("strike", i) for i in fighters],
        Todo("spoils"), Todo("round"),
    )  # fmt: skip


def ready(hero: Hero) -> None:
    """Forget the last round, but for the web that it left."""
    hero.target, hero.aim, hero.daunt, hero.blow = -1, 0, 0, 0
    hero.hits = hero.struck = False
    if hero.webbed:
        hero.aim, hero.webbed = -WEB, False
    hero.foiled = ""


def aim(run: Run, who: int) -> None:
    """Ask a hero for a target."""
    if run.heroes[who].alive and run.standing():
        run.at, run.phase = who, "aiming"


def may_hold(run: Run) -> bool:
    """Return whether a hero may leave the fighting to others: somebody must attack (R30)."""
    present = run.present()
    if len(present) == 1:
        return False
    return present[-1] > run.at or any(run.heroes[i].target >= 0 for i in present)


def chosen(run: Run, number: int, emit: Emit) -> None:
    """Take a hero's target; cards that help before the roll are asked for when it is their turn."""
    run.hero.target = number
    emit(e.Targeted(run.at, number, run.foes[number].id))


def strike(run: Run, who: int) -> None:
    """Let a hero attack, if their target still stands."""
    hero = run.heroes[who]
    if not hero.alive or not 0 <= hero.target < len(run.foes):
        return
    run.at = who
    if target(run) is None:
        return
    run.phase = "aimed"
    if not any_open(run):
        attack_roll(run)


def attack_roll(run: Run) -> None:
    """Roll for the attack, unless the target is gone already (ruling R3a)."""
    run.phase = "running"
    if target(run) is not None:
        run.die, run.sides, run.phase = "combat", D10, "rolling"


def attack_values(run: Run, at: int, number: int, untargeted: int | None = None) -> tuple[int, int]:
    """Return a hero's attack value before the roll, and the monster's (HAV, MAV).

    `untargeted` is how many monsters nobody targets; None: as it stands in this round.
    """
    hero, foe = run.heroes[at], run.foes[number]
    card = foe.card
    if untargeted is None:
        aimed = {hero.target for hero in run.heroes if hero.target >= 0} | {number}
        untargeted = sum(i not in aimed for i in run.standing())
    mav = card.mav + untargeted + (FRENZY if foe.hidden else 0) - hero.daunt
    return hero.primary + attack_bonus(run, at, card.nature) + hero.aim, mav


def compare(run: Run, emit: Emit) -> None:
    """Compare the attack values once the roll stands, and set off what it sets off."""
    hero, number, roll = run.hero, run.hero.target, run.face
    foe = run.foes[number]
    if foe.gone:
        return
    base, mav = attack_values(run, run.at, number)
    hav = base + roll
    hero.hits = roll == D10 or (roll != 1 and hav >= mav)
    hero.struck = roll == 1 or (roll != D10 and mav >= hav)
    emit(e.Compared(run.at, number, roll, hav, mav, hero.hits, hero.struck))
    run.push(Todo("damage", run.at))
    for face, special in foe.card.specials:
        if face == roll:
            specials.trigger(run, number, special, emit)


def damage(run: Run, who: int, emit: Emit) -> None:
    """Let both sides' damage of the round land; the monster's is answered by Armor first."""
    hero = run.heroes[who]
    if not hero.alive:
        return
    foe = run.foes[hero.target]
    run.push(Todo("blows", who))
    if hero.struck and not foe.gone:
        attack(run, who, monster_damage(foe), foe.id, emit)


def monster_damage(foe: Foe) -> int:
    """Return what a monster's normal attack does."""
    return foe.card.damage + (BERSERK if foe.berserk else 0)


def attack(run: Run, who: int, count: int, by: str, emit: Emit) -> None:
    """Attack a hero, who may answer with Armor."""
    if count <= 0 or not run.heroes[who].alive:
        return
    run.at, run.attack, run.attacker = who, count, by
    emit(e.Attacked(who, count, by))
    answer(run, emit)


def answer(run: Run, emit: Emit) -> None:
    """Ask for Armor while some damage is left and some Armor is there; then let it land."""
    run.phase = "struck"
    if not run.attack or not any_open(run):
        land(run, emit)


def land(run: Run, emit: Emit) -> None:
    """Let the damage that is left land."""
    count, run.attack, run.phase = run.attack, 0, "running"
    harm(run, run.at, count, run.attacker, emit)


def blows(run: Run, who: int, emit: Emit) -> None:
    """Let a hero's damage of this round land on the target (rulings R4, R9)."""
    hero = run.heroes[who]
    number, foe = hero.target, run.foes[hero.target]
    total = (weapon_damage(hero) if hero.hits else 0) + hero.blow
    hero.blow = 0
    if foe.gone or not total:
        return
    if hero.foiled == "absorb_attack":
        specials.mend(run, number, weapon_damage(hero), emit)
        return
    if hero.foiled == "dragon_scales":
        total -= SCALES
    elif hero.foiled == "evade":
        total -= foe.health
    wound(run, number, max(0, total), emit)


def wound(run: Run, number: int, count: int, emit: Emit) -> None:
    """Take Health from a monster; it may die of it, and a boss may turn its card."""
    foe = run.foes[number]
    foe.health = max(0, foe.health - count)
    emit(e.FoeWounded(number, count, foe.health))
    if not foe.health:
        gone(run, number, "killed", emit)
    elif _turns(foe):
        foe.enraged = True
        emit(e.FoeEnraged(number, foe.id))


def _turns(foe: Foe) -> bool:
    printed: Monster = MONSTERS[foe.id]
    return bool(printed.wrath) and not foe.enraged and 2 * foe.health <= printed.health


def gone(run: Run, number: int, how: e.Ending, emit: Emit) -> None:
    """Take a defeated monster out of the combat; it will be paid for in the Loot phase."""
    run.foes[number].gone = True
    run.spoils += (number,)
    emit(e.FoeGone(number, run.foes[number].id, how))


def exploit(run: Run, card: str, emit: Emit) -> None:
    """Use a weakness: charm by a green icon, kill or injure by a red one (rulebook, Charming)."""
    foe, loot = target(run), LOOT[card]
    if foe is None:
        return
    if loot.pair in foe.card.charmed_by:
        charm(run, emit)
        return
    effect = next(x for use in loot.uses for x in use.effects if isinstance(x, Exploit))
    if effect.damage or foe.card.kind != "monster":
        run.hero.blow += effect.damage or foe.card.health // 2
    else:
        gone(run, run.hero.target, "killed", emit)


def charm(run: Run, emit: Emit) -> None:
    """Make a friend of the target: its Henchman joins (rulebook, Charming; ruling R23)."""
    henchman = run.foes[run.hero.target].card.henchman
    gone(run, run.hero.target, "charmed", emit)
    if henchman:
        find(run, run.at, henchman, emit)


def extra_attack(run: Run, number: int, emit: Emit) -> None:
    """Let a monster strike once more, apart from its normal damage."""
    foe = run.foes[number]
    attack(run, run.at, monster_damage(foe), foe.id, emit)
