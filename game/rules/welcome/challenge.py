"""The walk through the dungeon: what stops a card, what it costs, and who comes out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from game.rules.welcome.cards import (
    ADVENTURERS,
    CREDIT_ORDER,
    STRENGTH,
    TORCH_THAT_STOPS_ORKS,
    Adventurer,
    Item,
    Monster,
)
from game.rules.welcome.steps import Outcome, Revealed

_NOTHING: Final[frozenset[Monster]] = frozenset()


class Reveal(msgspec.Struct, frozen=True):
    """A card that was turned and what became of it."""

    monster: Monster
    outcome: Outcome


class Challenge(msgspec.Struct):
    """The running numbers of one challenge; all of them are open to everybody."""

    adventurer: Adventurer
    hp: int
    """Never below 0; it starts at base HP plus the equipment's."""
    named: Monster | None = None
    turned: Monster | None = None
    """The card lying open and not yet settled."""
    stopper: Item | str | None = None
    """What stops the turned card, as far as is known; None: nothing does."""
    pact: bool = False
    """Whether the Demonic Pact awaits the next card."""
    spent: bool = False
    """Whether the Axe or Polymorph has been used."""
    healed: bool = False
    """Whether the Healing Potion has been drunk."""
    can_polymorph: bool = False
    """Whether the leftover deck had a card when the open one was turned."""
    revealed: list[Reveal] = []

    def clone(self) -> Challenge:
        return Challenge(
            self.adventurer, self.hp, self.named, self.turned, self.stopper, self.pact,
            self.spent, self.healed, self.can_polymorph, self.revealed[:],
        )  # fmt: skip

    def faced(self) -> list[Monster]:
        """Return the monsters faced: polymorphed ones do not count (ruling W6)."""
        return [card.monster for card in self.revealed if card.outcome != "polymorphed"]

    def succeeds(self, equipment: Sequence[Item]) -> bool:
        """Return whether a challenge that ends now is a success (rulings W1, W3, W6)."""
        if self.hp > 0:
            return True
        faced = self.faced()
        return "omnipotence" in equipment and len(set(faced)) == len(faced)

    def is_fixed(self, equipment: Sequence[Item]) -> bool:
        """Return whether nothing further can change the outcome (ruling W4)."""
        return self.hp == 0 and "omnipotence" not in equipment


def enter(adventurer: Adventurer, equipment: Sequence[Item]) -> Challenge:
    """Return the challenge at the dungeon's door."""
    return Challenge(adventurer, starting_hp(adventurer, tuple(equipment)), revealed=[])


@cache
def starting_hp(adventurer: Adventurer, equipment: tuple[Item, ...]) -> int:
    """Return the HP that an adventurer enters with."""
    card = ADVENTURERS[adventurer]
    return card.hp + sum(card.kit[item].hp for item in equipment)


@cache
def stoppers(
    adventurer: Adventurer, equipment: tuple[Item, ...], torch_stops_orks: bool
) -> dict[Monster, Item]:
    """Return which item is credited with stopping each monster, in the order of W15a."""
    kit = ADVENTURERS[adventurer].kit
    stopped: dict[Monster, Item] = {}
    for item in CREDIT_ORDER:
        if item in equipment:
            orks = item == "torch" and torch_stops_orks
            for monster in (TORCH_THAT_STOPS_ORKS if orks else kit[item]).stops:
                stopped.setdefault(monster, item)
    return stopped


def face(
    run: Challenge,
    monster: Monster,
    equipment: tuple[Item, ...],
    torch_stops_orks: bool,
    deck_left: bool,
) -> None:
    """Lay a card open and find what stops it, before anything is decided."""
    run.turned = monster
    run.can_polymorph = deck_left
    stopper = stoppers(run.adventurer, equipment, torch_stops_orks).get(monster)
    if stopper:
        run.stopper = stopper
    elif run.pact:
        run.stopper = "pact"
    else:
        run.stopper = "vorpal" if monster == run.named else None


def offered(run: Challenge, equipment: Sequence[Item]) -> Item | None:
    """Return the item the challenger may use on the open card (rulings W7–W9, W13)."""
    if run.spent or run.turned is None or run.is_fixed(equipment):
        return None
    if "polymorph" in equipment and run.can_polymorph and not run.pact:
        return "polymorph"
    if "vorpal_axe" in equipment and run.stopper is None:
        return "vorpal_axe"
    return None


def polymorph(run: Challenge) -> Revealed:
    """Take the open card away unfaced; the leftover deck's top card comes next."""
    monster = run.turned
    assert monster is not None
    run.spent, run.turned, run.stopper = True, None, None
    run.revealed.append(Reveal(monster, "polymorphed"))
    return Revealed(monster, "polymorphed", run.hp)


def settle(run: Challenge, equipment: Sequence[Item]) -> bool:
    """Settle the open card; return whether the Healing Potion was drunk for it (W5)."""
    monster, stopper = run.turned, run.stopper
    assert monster is not None
    outcome, potion = stopper or "hit", False
    if run.is_fixed(equipment):
        outcome = "shown"
    elif stopper is None:
        potion = _strike(run, STRENGTH[monster], equipment)
    elif stopper == "ring_of_power":
        run.hp += STRENGTH[monster]
    run.pact = outcome == "demonic_pact"
    run.turned, run.stopper = None, None
    run.revealed.append(Reveal(monster, outcome))  # type: ignore[arg-type]
    return potion


def _strike(run: Challenge, damage: int, equipment: Sequence[Item]) -> bool:
    run.hp = max(0, run.hp - damage)
    if run.hp or run.healed or "healing_potion" not in equipment:
        return False
    run.healed = True
    run.hp = ADVENTURERS[run.adventurer].hp
    return True
