"""What an action of either side does, once it is chosen: marching, striking, healing, artifacts."""

from __future__ import annotations

from game.core.types import Emit
from game.rules.heroes import steps as s
from game.rules.heroes.entering import Entering
from game.rules.heroes.pieces import DAMAGE, GRAIL_ACTIONS, HEROES, ICON_HEAL, KIND_OF
from game.rules.heroes.room import Cell
from game.rules.heroes.state import UNDECIDED


class Deeds(Entering):
    """A match with the deeds of its pieces; `rules` adds the turns."""

    def _march(self, piece: str, cell: Cell, emit: Emit) -> None:
        """Move a monster; what it stood on may wake (ruling H10)."""
        start = self.at[piece]
        self.at[piece] = cell
        emit(s.Moved(piece, start, cell))
        self._wake(start, emit)

    def _attack(self, monster: str, hero: str, emit: Emit) -> None:
        emit(s.Attacked(monster, hero))
        self._hurt(hero, DAMAGE[KIND_OF[monster]], monster, emit)

    def _tire(self, hero: str, actions: int = 1) -> None:
        self.spent += actions
        self.tired[hero] = self.tired.get(hero, 0) + actions

    def _heal(self, hero: str, count: int, by: str, emit: Emit) -> None:
        """Give hit points back, up to the printed ones (ruling H13)."""
        most = HEROES[hero].hit_points  # type: ignore[index]
        gained = min(count, most - self.hit_points[hero])
        self.hit_points[hero] += gained
        emit(s.Healed(hero, gained, self.hit_points[hero], by))

    def _use(self, step: s.Use, emit: Emit) -> None:
        self._use_up(step.hero, step.artifact, emit)
        match step.artifact:
            case "holy_icon":
                assert step.target
                self._heal(step.target, ICON_HEAL, step.artifact, emit)
            case "magic_hat":
                assert step.cell
                self._tire(step.hero)
                self.cell, self.phase = step.cell, "turning"
            case _:
                assert step.target
                assert step.cell
                self._tire(step.hero, GRAIL_ACTIONS)
                self._revive(step.target, step.cell, emit)

    def _revive(self, hero: str, cell: Cell, emit: Emit) -> None:
        """Put a dead hero back at full strength, with two fresh actions (ruling H4)."""
        self.hit_points[hero] = HEROES[hero].hit_points  # type: ignore[index]
        spots = {**self.at, hero: cell}
        heroes = {each: spots[each] for each in HEROES if each in spots}
        self.at = heroes | {piece: spot for piece, spot in self.at.items() if piece in KIND_OF}
        self.tired[hero] = 0
        emit(s.Revived(hero, cell, self.hit_points[hero]))

    def _show(self, cell: Cell, kind: str, emit: Emit) -> None:
        if self.down.pop(cell) == UNDECIDED:
            self.take_from_pool(kind)
        self.up[cell] = kind
        emit(s.TurnedUp(cell, kind))
