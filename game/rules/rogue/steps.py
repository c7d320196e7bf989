"""What a player of Rogue Dungeon chooses."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

from game.core.types import Action, Slot
from game.rules.rogue.maps import Cell

LuckUse: TypeAlias = Literal["reroll", "up", "down"]
Training: TypeAlias = Literal["strength", "agility", "intellect", "vitality", "luck"]

ACTIONS_KEPT: Final = 4096
"""How many actions are remembered once made."""


class Move(Action, frozen=True):
    """Walk along corridors to a room, a stair or another hero; companions come along."""

    cell: Cell
    alone: bool = False

    def path(self) -> tuple[Slot, ...]:
        return ("alone", f"cell/{self.cell}") if self.alone else (f"cell/{self.cell}",)


class Descend(Action, frozen=True):
    """Leave the level by its exit stair, or open the last one's door to the boss."""

    def path(self) -> tuple[Slot, ...]:
        return ("descend",)


class Choose(Action, frozen=True):
    """Take one of the ways a card offers."""

    option: int

    def path(self) -> tuple[Slot, ...]:
        return (f"option/{self.option}",)


class Use(Action, frozen=True):
    """Use a card as it may be used at this moment."""

    card: str

    def path(self) -> tuple[Slot, ...]:
        return (f"loot/{self.card}",)


class Target(Action, frozen=True):
    """Choose the monster to attack in this round."""

    monster: int

    def path(self) -> tuple[Slot, ...]:
        return (f"monster/{self.monster}",)


class Hold(Action, frozen=True):
    """Leave this round's fighting to the others."""

    def path(self) -> tuple[Slot, ...]:
        return ("hold",)


class RollDie(Action, frozen=True):
    """Roll, without using any more cards before it."""

    def path(self) -> tuple[Slot, ...]:
        return ("die",)


class Luck(Action, frozen=True):
    """Spend a Luck token on the die: roll it again, or change it by one."""

    how: LuckUse

    def path(self) -> tuple[Slot, ...]:
        return (f"luck/{self.how}",)


class Keep(Action, frozen=True):
    """Let the die stand as it lies."""

    def path(self) -> tuple[Slot, ...]:
        return ("die",)


class Suffer(Action, frozen=True):
    """Take the damage that is left."""

    def path(self) -> tuple[Slot, ...]:
        return ("health",)


class Discard(Action, frozen=True):
    """Part with a card that must be given up."""

    card: str

    def path(self) -> tuple[Slot, ...]:
        return (f"loot/{self.card}",)


class Offer(Action, frozen=True):
    """Lay a card down in a trade."""

    card: str

    def path(self) -> tuple[Slot, ...]:
        return (f"loot/{self.card}",)


class Buy(Action, frozen=True):
    """Take a card of the trader's for what was offered."""

    card: str

    def path(self) -> tuple[Slot, ...]:
        return (f"stall/{self.card}",)


class Train(Action, frozen=True):
    """Spend experience on an ability, on Vitality or on Luck."""

    what: Training

    def path(self) -> tuple[Slot, ...]:
        return (f"track/{self.what}",)


class Give(Action, frozen=True):
    """Hand a card to another hero in the same place."""

    card: str
    to: int

    def path(self) -> tuple[Slot, ...]:
        return ("give", f"loot/{self.card}", f"hero/{self.to}")


class Award(Action, frozen=True):
    """Say which hero gets the experience point or the card that lies there."""

    to: int

    def path(self) -> tuple[Slot, ...]:
        return (f"hero/{self.to}",)


class Done(Action, frozen=True):
    """Finish trading or resting and go on."""

    def path(self) -> tuple[Slot, ...]:
        return ("done",)


AnyAction: TypeAlias = (
    Move | Descend | Choose | Use | Target | Hold | RollDie | Luck | Keep | Suffer | Discard | Offer
    | Buy | Train | Give | Award | Done
)  # fmt: skip

DESCEND, HOLD, ROLL, KEEP, SUFFER, DONE = Descend(), Hold(), RollDie(), Keep(), Suffer(), Done()
LUCK: Final = {how: Luck(how) for how in ("reroll", "up", "down")}
TRAIN: Final[dict[Training, Train]] = {what: Train(what) for what in get_args(Training)}
OPTION: Final = tuple(map(Choose, range(8)))
TARGET: Final = tuple(map(Target, range(64)))

use = lru_cache(ACTIONS_KEPT)(Use)
move = lru_cache(ACTIONS_KEPT)(Move)
part_with = lru_cache(ACTIONS_KEPT)(Discard)
offer = lru_cache(ACTIONS_KEPT)(Offer)
buy = lru_cache(ACTIONS_KEPT)(Buy)
give = lru_cache(ACTIONS_KEPT)(Give)
