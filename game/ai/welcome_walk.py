"""The walk through an imagined dungeon, with every card known to the one who imagines it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.welcome_glance import Gear
from game.rules.welcome.cards import MONSTERS

DEMON: Final = MONSTERS.index("demon")
WORTH_AN_AXE: Final = 5
WORTH_A_CHANGE: Final = 7


def comes_out(gear: Gear, pile: Sequence[int], rest: Sequence[int], name: int) -> bool:
    """Return whether a challenger comes out alive, deciding card by card as people do.

    `pile` is the dungeon, its newest card last; `rest` the deck, its top card last.
    """
    hp, pact, healed, faced, twice = gear.hp, False, False, 0, False
    spent = not (gear.axe or gear.polymorph)
    damage, demon = gear.damage, gear.pact
    for place in range(len(pile) - 1, -1, -1):
        card = pile[place]
        cost = 0 if card == name or pact else damage[card]
        if not spent and not (gear.polymorph and pact):
            again = gear.omnipotence and bool(faced & 1 << card)
            if gear.axe and cost > 0:
                if cost >= min(hp, WORTH_AN_AXE) or not place:
                    spent, cost = True, 0
            elif (
                gear.polymorph
                and rest
                and (cost >= min(hp, WORTH_A_CHANGE) or (again and hp < 4 * place + cost))
            ):
                spent, card = True, rest[-1]
                cost = damage[card]
        twice = twice or bool(faced & 1 << card)
        faced |= 1 << card
        pact = demon and card == DEMON
        if cost < 0 or hp > cost:
            hp -= cost if hp else 0
            continue
        if gear.potion and not healed and hp:
            hp, healed = gear.base, True
            continue
        hp = 0
        if not gear.omnipotence or twice:
            return False
    return hp > 0 or (gear.omnipotence and not twice)
