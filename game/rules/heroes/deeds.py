"""What an action of either side does, once it is chosen: marching, striking, healing, artifacts."""

from __future__ import annotations

from game.core.types import Emit
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    DAMAGE,
    DRAGON,
    GRAIL_ACTIONS,
    HERO_CARDS,
    ICON_HEAL,
    KIND_OF,
    WHITE_LADY,
)
from game.rules.heroes.powers import Powers
from game.rules.heroes.room import Cell
from game.rules.heroes.state import UNDECIDED, in_order


class Deeds(Powers):
    """A match with the deeds of its pieces; `rules` adds the turns."""

    def _march(self, piece: str, cell: Cell, emit: Emit) -> None:
        """Move a monster; what it stood on may wake (ruling H10)."""
        if piece == DRAGON:
            self._glide(cell, emit)
            return
        start = self.at[piece]
        self.at[piece] = cell
        emit(s.Moved(piece, start, cell))
        self._wake(start, emit)
        if piece == WHITE_LADY:
            self._possess(emit)

    def _attack(self, monster: str, hero: str, emit: Emit) -> None:
        emit(s.Attacked(monster, hero))
        self._hurt(hero, DAMAGE[KIND_OF[monster]], monster, emit)

    def _cure(self, target: str, count: int, by: str, emit: Emit) -> None:
        """Heal a hero, or drive the White Lady out (ruling H33)."""
        if target == WHITE_LADY:
            self._banish(by, emit)
        else:
            self._heal(target, count, by, emit)

    def _use(self, step: s.Use, emit: Emit) -> None:
        self._use_up(step.hero, step.artifact, emit)
        match step.artifact:
            case "holy_icon":
                assert step.target
                self._cure(step.target, ICON_HEAL, step.artifact, emit)
            case "magic_hat":
                assert step.cell
                self._tire(step.hero)
                self.cell, self.phase = step.cell, "turning"
            case "holy_grail":
                assert step.target
                assert step.cell
                self._tire(step.hero, GRAIL_ACTIONS)
                self._revive(step.target, step.cell, emit)
            case _:
                self._use_bought(step, emit)

    def _revive(self, hero: str, cell: Cell, emit: Emit) -> None:
        """Put a dead hero back at full strength, with two fresh actions (ruling H4)."""
        self.hit_points[hero] = HERO_CARDS[hero].hit_points  # type: ignore[index]
        self.at = in_order(self.at | {hero: cell})
        self.tired[hero] = 0
        emit(s.Revived(hero, cell, self.hit_points[hero]))

    def _show(self, cell: Cell, kind: str, emit: Emit) -> None:
        if self.down.pop(cell) == UNDECIDED:
            self.take_from_pool(kind)
        self.up[cell] = kind
        emit(s.TurnedUp(cell, kind))
