"""What the odd traps pick: the weapon that rusts, the monster that the mirror sends back."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.delver.cards import MONSTERS, WEAPONS, Hero, usable_weapons


def largest_weapon(items: tuple[str, ...], hero: Hero) -> str | None:
    """Return the usable weapon with the largest die, of equals the one carried longest."""
    weapons = usable_weapons(items, hero)
    return max(weapons, key=lambda weapon: WEAPONS[weapon].die, default=None)  # type: ignore[index]


def strongest_discarded(discard: Sequence[str]) -> str | None:
    """Return the discarded monster with the largest printed number, of equals the newest."""
    monsters = [card for card in reversed(discard) if card in MONSTERS]
    return max(monsters, key=lambda monster: MONSTERS[monster].strength, default=None)
