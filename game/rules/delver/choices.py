"""What a delver may do at each moment: shared tuples of actions, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BARE_HANDS,
    DIE_BONUS,
    HEROES,
    ITEMS,
    MINOTAUR_PRICE,
    MONSTERS,
    NAMED,
    SHIELD_STOPS,
    usable_weapons,
)
from game.rules.delver.delve import HANDS_KNOWN, Delve, Options, Phase, armed, parting, room

Actions = tuple[s.AnyAction, ...]


@lru_cache(maxsize=HANDS_KNOWN)
def offered(items: tuple[str, ...]) -> Actions:
    """Take or leave an item; with no room, swap it for one that may go (ruling D7)."""
    if room(items) > 0:
        return (s.TAKE, s.LEAVE)
    return (*(s.SWAP[item] for item in parting(items)), s.LEAVE)


@lru_cache(maxsize=HANDS_KNOWN)
def payments(items: tuple[str, ...]) -> Actions:
    """Pay with an item."""
    return tuple(s.ESCAPE[item] for item in parting(items))


@lru_cache(maxsize=HANDS_KNOWN)
def heart_or_item(items: tuple[str, ...]) -> Actions:
    """Pay with a heart or an item."""
    return (s.WOUND, *payments(items))


def between_cards(delve: Delve) -> Actions:
    """Use what works between cards, or go on; the Seer may pay to pass the next card by."""
    items, ahead = delve.items, bool(delve.ahead)
    uses = () if _BETWEEN.isdisjoint(items) else _between(delve, ahead=ahead)
    passes = payments(items) if ahead and delve.options.hero == "seer" else ()
    return (*uses, *passes, s.CONTINUE)


def idle(delve: Delve) -> bool:
    """Return whether nothing that is carried could ever be used between cards."""
    return _BETWEEN.isdisjoint(delve.items) and delve.options.hero != "seer"


def _between(delve: Delve, *, ahead: bool) -> Iterator[s.AnyAction]:
    items, hero, hurt = delve.items, delve.options.hero, _hurt(delve)
    works = {
        "healing_potion": hurt,
        "prayer_beads": hurt and not usable_weapons(items, hero),
        "magpie": discarded_last(delve) is not None,
        "crystal_ball": not ahead and bool(delve.deck),
    }
    yield from (s.USE[item] for item in items if works.get(item))


def before_trap(delve: Delve) -> Actions:
    """Use what works on a trap; the Tinker may take it."""
    works = {"healing_potion": _hurt(delve), "climbing_rope": True}
    uses = (s.USE[item] for item in delve.items if works.get(item))
    return (*uses, *(offered(delve.items) if delve.options.hero == "tinker" else (s.CONTINUE,)))


def before_roll(delve: Delve) -> Actions:
    """Choose a weapon, or use an item first."""
    items, monster = delve.items, delve.card
    fights = fights_against(monster, items, delve.options)
    if monster == "cockatrice" or _BEFORE_ROLL.isdisjoint(items):
        return fights
    works = {
        "healing_potion": _hurt(delve),
        "fire_bomb": not delve.bombed and monster != "golem",
    }
    return (*fights, *(s.USE[item] for item in items if works.get(item)))


def fights_against(monster: str, items: tuple[str, ...], options: Options) -> Actions:
    """Return the ways to fight a monster."""
    return _BARE if monster == "ghost" else _fights(items, options)


@lru_cache(maxsize=HANDS_KNOWN)
def _fights(items: tuple[str, ...], options: Options) -> Actions:
    return tuple(s.FIGHT[weapon] for weapon in armed(items, options))


def after_lost_roll(delve: Delve) -> Actions:
    """Take the wound, pay to escape, or change the roll (rulings D3, D9)."""
    items, monster = delve.items, delve.card
    if delve.owed or (monster == "goblin_sneak" and parting(items)):
        ways = payments(items)
    elif not delve.may_run() or not affordable(monster, items):
        ways = _WOUND
    else:
        ways = heart_or_item(items)
    if delve.owed or (delve.options.hero != "gambler" and _AFTER_ROLL.isdisjoint(items)):
        return ways
    return (*ways, *_changes(delve))


def _changes(delve: Delve) -> Iterator[s.AnyAction]:
    """Yield what changes a lost roll, or lets a wound be borne."""
    die = delve.die(delve.weapon)
    target = delve.number(die) - delve.bonus(delve.weapon)
    works = {
        "healing_potion": delve.card != "cockatrice" and _hurt(delve),
        "loaded_die": delve.card in _NUDGED and _helps(delve.face + DIE_BONUS, die, target),
    }
    yield from (s.USE[item] for item in delve.items if works.get(item))
    if delve.options.hero == "gambler" and not delve.doubled and die > target:
        yield s.USE[s.HERO_RULE]


def price_of(monster: str, item: str) -> int:
    """Return how many items an escape from a monster costs, if that one goes first."""
    return MINOTAUR_PRICE if monster == "minotaur" and item not in NAMED else 1


def affordable(monster: str, items: tuple[str, ...]) -> bool:
    """Return whether the items can pay for an escape from a monster."""
    pays = parting(items)
    if monster != "minotaur":
        return bool(pays)
    return len(pays) >= MINOTAUR_PRICE or not NAMED.isdisjoint(pays)


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


LEGAL: Final[dict[Phase, Callable[[Delve], Actions]]] = {
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
"""What may be done, by phase; nothing while chance is due and when the delve is over."""
_BETWEEN = frozenset({"healing_potion", "prayer_beads", "magpie", "crystal_ball"})
_BEFORE_ROLL = frozenset({"healing_potion", "fire_bomb"})
_AFTER_ROLL = frozenset({"healing_potion", "loaded_die"})
_ITEMS = frozenset(ITEMS)
_NUDGED = frozenset(map(str, MONSTERS)) - {"cockatrice", "golem"}
SHIELDED = frozenset(str(m) for m, card in MONSTERS.items() if 0 < card.strength <= SHIELD_STOPS)
_BARE: Actions = (s.FIGHT[BARE_HANDS],)
_WOUND: Actions = (s.WOUND,)
_JUMP: Actions = (s.WOUND, s.LEAVE)
_GAZE: Actions = (s.LEAVE, s.CONTINUE)
