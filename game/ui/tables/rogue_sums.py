"""What a die of Rogue Dungeon is added to and held against, and what each face would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from game.rules.rogue.combat import FRENZY, attack_values
from game.rules.rogue.effects import Ability, Check, Nature
from game.rules.rogue.hands import check_value
from game.rules.rogue.loot import LOOT
from game.rules.rogue.phrases import ABILITIES
from game.rules.rogue.run import Run
from game.rules.rogue.using import PASSES

Say: TypeAlias = Callable[..., str]
Omen: TypeAlias = Literal["hit", "struck", "special", "passed", "failed", "danger"]
D10, D6 = 10, 6
REST_MORE: Final = 1
AFTER: Final = frozenset({"struck", "losing", "over"})
"""The phases of a fight in which the attack's roll still lies there."""


class Part(NamedTuple):
    """One number of a sum, on its token."""

    number: str
    label: str
    art: str = ""
    """The token's picture; none for a plain one."""
    die: int = 0
    """The sides of the die that it is, if it is one."""


class Total(NamedTuple):
    """A sum and what it comes to."""

    parts: tuple[Part, ...]
    number: str
    label: str
    art: str = ""
    sign: str = "="
    """What stands before the result."""


def decided(run: Run) -> str:
    """Return what the die due, or the last one of a fight, decides; nothing if there is none."""
    if run.phase in ("aiming", "aimed"):
        return "combat"
    if run.phase == "checking":
        return "check"
    if run.phase in ("rolling", "settling"):
        return run.die
    return "combat" if run.foes and run.die == "combat" else ""


def sums(run: Run, say: Say) -> list[Total]:
    """Return the sums that the die due, or on the table, belongs to."""
    match decided(run):
        case "combat":
            number = aimed_at(run)
            if number is not None:
                return _attack(run, number, say)
            aiming = run.phase == "aiming"
            return [_duel(run, number, say) for number in run.standing()] if aiming else []
        case "check" if isinstance(run.pending, Check):
            return [_check(run, run.pending, say)]
        case "":
            return []
        case _:
            return [_roll(run, say)]


def aimed_at(run: Run) -> int | None:
    """Return the monster that the acting hero attacks, or the only one there is to attack."""
    standing = run.standing()
    if run.hero.target in standing:
        return run.hero.target
    return standing[0] if len(standing) == 1 else None


def shown_face(run: Run) -> int | None:
    """Return the face that the die shows, if it was rolled."""
    lies = run.phase == "settling" or (run.phase in AFTER and decided(run) == "combat")
    return run.face if lies and run.face else None


def _duel(run: Run, number: int, say: Say) -> Total:
    """Return what a hero would roll for, and against what, were this monster the target."""
    foe = run.foes[number]
    _, mav = attack_values(run, run.at, number)
    parts = tuple(_attacker(run, number, say))
    return Total(parts, str(mav), say(foe.card.name), "seal_mav", sign=say("against"))


def _attacker(run: Run, number: int, say: Say) -> Iterator[Part]:
    """Yield the parts of a hero's attack value."""
    hero, primary = run.hero, run.hero.card.primary
    yield Part(str(hero.primary), say(ABILITIES[primary]), f"primary_{primary}")
    yield Part(str(shown_face(run) or "?"), say("Die"), die=D10)
    yield from _bonuses(run, run.foes[number].card.nature, say)
    if hero.aim:
        yield Part(_signed(hero.aim), say("This round"), "token_damage")


def _attack(run: Run, number: int, say: Say) -> list[Total]:
    hero, foe = run.hero, run.foes[number]
    base, mav = attack_values(run, run.at, number)
    face, primary = shown_face(run), hero.card.primary
    parts = tuple(_attacker(run, number, say))
    against = [Part(str(foe.card.mav), say(foe.card.name), "seal_mav")]
    untargeted = mav + hero.daunt - foe.card.mav - (FRENZY if foe.hidden else 0)
    if untargeted:
        against.append(Part(f"+{untargeted}", say("Untargeted"), "seal_mav"))
    if foe.hidden:
        against.append(Part(f"+{FRENZY}", say("Roused"), "seal_mav"))
    if hero.daunt:
        against.append(Part(_signed(-hero.daunt), say("This round"), "token_damage"))
    theirs = Total(tuple(against), str(mav), say("MAV"), "seal_mav")
    if face:
        return [Total(parts, str(base + face), say("HAV"), f"ability_{primary}"), theirs]
    return [_duel(run, number, say), *([theirs] if len(against) > 1 else [])]


def _bonuses(run: Run, nature: Nature, say: Say) -> Iterator[Part]:
    """Yield what cards add to the attack, each card once."""
    counted: Counter[str] = Counter()
    for i in {*run.present(), run.at}:
        for card in run.heroes[i].cards:
            loot = LOOT[card]
            ours = i == run.at or loot.kind == "henchman"
            if ours and loot.hav and (not loot.against or nature in loot.against):
                counted[card] += loot.hav
    for card, bonus in counted.items():
        yield Part(_signed(bonus), say(LOOT[card].name), card)


def _check(run: Run, check: Check, say: Say) -> Total:
    ability = check.ability
    value = check_value(run, ability, check.modifier)
    parts = [_helper(run, ability, say)]
    for card, bonus in _check_bonuses(run, ability):
        parts.append(Part(_signed(bonus), say(LOOT[card].name), card))
    if check.modifier:
        parts.append(Part(_signed(check.modifier), say("The check")))
    if 0 < run.steady < PASSES:
        parts.append(Part(_signed(run.steady), say("Cards"), "type_skill"))
    most = min(D10 - 1, max(1, value))
    return Total(tuple(parts), f"≤ {most}", say("Roll"), sign="")


def _helper(run: Run, ability: Ability, say: Say) -> Part:
    """Return the ability that counts: the hero's, or a Henchman's that is greater."""
    best, whose = run.hero.ability(ability), ""
    for i in run.present():
        for card in run.heroes[i].cards:
            for name, value in LOOT[card].abilities:
                if name == ability and value > best:
                    best, whose = value, card
    if whose:
        return Part(str(best), say(LOOT[whose].name), whose)
    return Part(str(best), say(ABILITIES[ability]), f"ability_{ability}")


def _check_bonuses(run: Run, ability: Ability) -> Iterator[tuple[str, int]]:
    counted: Counter[str] = Counter()
    for i in run.present():
        for card in run.heroes[i].cards:
            if i == run.at or LOOT[card].kind == "henchman":
                for name, by in LOOT[card].checks:
                    if name == ability:
                        counted[card] += by
    yield from counted.items()


def _roll(run: Run, say: Say) -> Total:
    """Return the sum of a roll that is no check: a rest, an amount, a table's row."""
    face = shown_face(run)
    parts = [Part(str(face or "?"), say("Die"), die=run.sides or D6)]
    if run.die == "rest":
        if run.sum:
            parts.append(Part(_signed(run.sum), say("Cards"), "type_henchman"))
        parts.append(Part(f"+{REST_MORE}", say("Rest"), "camping_gear"))
        whole = str(face + run.sum + REST_MORE) if face else "?"
        return Total(tuple(parts), whole, say("Health"), "seal_health")
    return Total(tuple(parts), "", "")


def omens(run: Run) -> list[tuple[int, frozenset[Omen]]]:
    """Return what each face of the die due would bring, as far as it can be told in signs."""
    match decided(run):
        case "combat":
            number = aimed_at(run)
            return attack_omens(run, number) if number is not None else []
        case "check" if isinstance(run.pending, Check):
            check = run.pending
            value = min(D10 - 1, max(1, check_value(run, check.ability, check.modifier)))
            faces = range(1, D10 + 1)
            return [(i, frozenset({"passed" if i <= value else "failed"})) for i in faces]
        case "rest" if run.danger:
            low = run.level - run.sum
            faces = range(1, D6 + 1)
            return [(i, frozenset({"danger" if i < low else "passed"})) for i in faces]
        case _:
            return []


def attack_omens(run: Run, number: int) -> list[tuple[int, frozenset[Omen]]]:
    base, mav = attack_values(run, run.at, number)
    special = {face for face, _ in run.foes[number].card.specials}
    found: list[tuple[int, frozenset[Omen]]] = []
    for face in range(1, D10 + 1):
        signs: set[Omen] = set()
        if face == D10 or (face != 1 and base + face >= mav):
            signs.add("hit")
        if face == 1 or (face != D10 and mav >= base + face):
            signs.add("struck")
        if face in special:
            signs.add("special")
        found.append((face, frozenset(signs)))
    return found


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"  # noqa: RUF001
