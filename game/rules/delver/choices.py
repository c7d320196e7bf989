"""What a delver may do at each moment: shared tuples of actions, made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game.rules.delver import steps as s
from game.rules.delver.cards import (
    DIE_BONUS,
    HEROES,
    ITEMS,
    MINOTAUR_PRICE,
    MONSTERS,
    SHIELD_STOPS,
)
from game.rules.delver.delve import Delve, Options, Phase, parting, room, weapons_against

Actions = tuple[s.AnyAction, ...]


def legal(delve: Delve) -> Sequence[s.AnyAction]:
    """Return what may be done now; empty while chance is due and when the delve is over."""
    return _LEGAL[delve.phase](delve)


@cache
def offered(items: tuple[str, ...]) -> Actions:
    """Take or leave an item; with no room, swap it for one that may go (ruling D7)."""
    if room(items) > 0:
        return (s.TAKE, s.LEAVE)
    return (*(s.SWAP[item] for item in parting(items)), s.LEAVE)


@cache
def heart_or_item(items: tuple[str, ...]) -> Actions:
    """Pay for the Dart Wall with a heart or an item."""
    return (s.WOUND, *(s.ESCAPE[item] for item in parting(items)))


def between_cards(delve: Delve) -> Actions:
    """Use what works between cards, or go on; the Seer may pay to pass the next card by."""
    magpie = "magpie" in delve.items and discarded_last(delve) is not None
    ahead = bool(delve.ahead)
    ball = not ahead and bool(delve.deck)
    return _between(delve.items, delve.options.hero, _hurt(delve), magpie, ball, ahead)


@cache
def idle(items: tuple[str, ...], hero: str) -> bool:
    """Return whether nothing that is carried could ever be used between cards."""
    return hero != "seer" and _BETWEEN.isdisjoint(items)


@cache
def _between(
    items: tuple[str, ...], hero: str, hurt: bool, magpie: bool, ball: bool, ahead: bool
) -> Actions:
    works = {
        "healing_potion": hurt,
        "prayer_beads": hurt and hero == "monk",
        "magpie": magpie,
        "crystal_ball": ball,
    }
    uses = [s.USE[item] for item in items if works.get(item)]
    passes = [s.ESCAPE[item] for item in parting(items)] if ahead and hero == "seer" else []
    return (*uses, *passes, s.CONTINUE)


def before_trap(delve: Delve) -> Actions:
    """Use what works on a trap; the Tinker may take it."""
    return _trap(delve.items, delve.options.hero, _hurt(delve))


@cache
def _trap(items: tuple[str, ...], hero: str, hurt: bool) -> Actions:
    works = {"healing_potion": hurt, "climbing_rope": True}
    uses = [s.USE[item] for item in items if works.get(item)]
    if hero == "tinker":
        return (*uses, *offered(items))
    return (*uses, s.CONTINUE)


def before_roll(delve: Delve) -> Actions:
    """Choose a weapon, or use an item first."""
    monster = delve.card
    return _before_roll(
        delve.items,
        delve.options,
        monster,
        _hurt(delve) and monster != "cockatrice",
        not delve.bombed and monster not in ("cockatrice", "golem"),
    )


@cache
def _before_roll(
    items: tuple[str, ...], options: Options, monster: str, hurt: bool, bomb: bool
) -> Actions:
    works = {"healing_potion": hurt, "fire_bomb": bomb}
    fights = [s.FIGHT[weapon] for weapon in weapons_against(monster, items, options)]
    return (*fights, *(s.USE[item] for item in items if works.get(item)))


def after_lost_roll(delve: Delve) -> Actions:
    """Take the wound, pay to escape, or change the roll (rulings D3, D9)."""
    items, monster = delve.items, delve.card
    die = delve.die(delve.weapon)
    target = delve.number(die) - delve.bonus(delve.weapon)
    hurt = _hurt(delve) and monster != "cockatrice"
    nudge = monster in _NUDGED and _helps(delve.face + DIE_BONUS, die, target)
    double = delve.options.hero == "gambler" and not delve.doubled and die > target
    return _after_lost_roll(items, monster, delve.owed, delve.may_run(), hurt, nudge, double)


@cache
def _after_lost_roll(
    items: tuple[str, ...], monster: str,
    owed: int, runs: bool, hurt: bool, nudge: bool, double: bool,
) -> Actions:  # fmt: skip
    pays = [s.ESCAPE[item] for item in parting(items)]
    if owed:
        return tuple(pays)
    theft = monster == "goblin_sneak" and bool(pays)
    if not theft and (not runs or len(pays) < price_of(monster)):
        pays = []
    works = {"healing_potion": hurt, "loaded_die": nudge}
    uses = [s.USE[item] for item in items if works.get(item)]
    doubles = [s.USE[s.HERO_RULE]] if double else []
    return (*([] if theft else [s.WOUND]), *pays, *uses, *doubles)


def price_of(monster: str) -> int:
    """Return how many items an escape from a monster costs."""
    return MINOTAUR_PRICE if monster == "minotaur" else 1


def shielded(delve: Delve) -> bool:
    """Return whether the Tower Shield takes all harm out of a lost roll."""
    return "tower_shield" in delve.items and delve.card in SHIELDED


def discarded_last(delve: Delve) -> str | None:
    """Return the item that was discarded last, which the magpie would bring."""
    return next((card for card in reversed(delve.discard) if card in _ITEMS), None)


def _helps(result: int, die: int, target: int) -> bool:
    """Return whether a changed result wins, or ties with something left to hope for."""
    return result > target or (result == target and die > target)


def _hurt(delve: Delve) -> bool:
    return delve.hearts < HEROES[delve.options.hero].hearts


def _jumping(delve: Delve) -> Actions:
    return _JUMP


def _gazing(delve: Delve) -> Actions:
    return _GAZE


def _nothing(delve: Delve) -> Actions:
    return ()


_LEGAL: dict[Phase, Callable[[Delve], Actions]] = {
    "monster": before_roll,
    "lost": after_lost_roll,
    "item": lambda delve: offered(delve.items),
    "between": between_cards,
    "trap": before_trap,
    "paying": lambda delve: heart_or_item(delve.items),
    "jumping": _jumping,
    "gazing": _gazing,
    **dict.fromkeys(("turning", "foreseeing", "falling", "rolling", "over"), _nothing),
}
_BETWEEN = frozenset({"healing_potion", "prayer_beads", "magpie", "crystal_ball"})
_ITEMS = frozenset(ITEMS)
_NUDGED = frozenset(map(str, MONSTERS)) - {"cockatrice", "golem"}
SHIELDED = frozenset(str(m) for m, card in MONSTERS.items() if 0 < card.strength <= SHIELD_STOPS)
_JUMP: Actions = (s.WOUND, s.LEAVE)
_GAZE: Actions = (s.LEAVE, s.CONTINUE)
