"""How the turns of Dungeon Heroes follow each other, and tiles that become pieces in between."""

from __future__ import annotations

from game.core.types import Emit
from game.rules.heroes import choices, dragon, monsters
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    DAMSEL,
    DRAGON,
    FIENDS,
    HAND,
    HERO_CARDS,
    KIND_OF,
    MONSTERS,
    ROUNDS_AT_MOST,
    WHITE_LADY,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match, in_order


class Turns(Match):
    """A match with its rounds and turns; what is chosen in them is `rules`'."""

    def _begin_round(self, emit: Emit) -> None:
        """Begin a round: the Dungeon Master's turn first, alone the heroes' (ruling H2a)."""
        if self.round == ROUNDS_AT_MOST:
            self._end("dungeon", "rounds", emit)
            return
        self.round += 1
        if self.options.mode == "solo":
            self._begin_heroes(emit)
        else:
            self._begin_dungeon(emit)

    def _begin(self, side: s.Side, emit: Emit) -> None:
        self.side, self.spent = side, 0
        self.tired, self.acted, self.lunging = {}, (), ""
        if self.options.expansions:
            self.gift, self.inspired, self.tireless = False, {}, ()
        heroes = self.heroes()
        self.alone = heroes[0] if side == "heroes" and len(heroes) == 1 else ""
        emit(s.TurnBegan(side, self.round))

    def _begin_heroes(self, emit: Emit) -> None:
        self._begin("heroes", emit)
        self.phase = "heroes"

    def _begin_dungeon(self, emit: Emit) -> None:
        self._begin("dungeon", emit)
        if self.pile() and len(self.hand) < HAND and choices.placeable(self):
            self.phase = "drawing"
        else:
            self._settle(emit)

    def _end_turn(self, emit: Emit) -> None:
        if self.options.mode == "solo":
            self._begin_script(emit)
        elif self.side == "dungeon":
            self._begin_heroes(emit)
        else:
            self._begin_round(emit)

    def _settle(self, emit: Emit) -> None:
        """Go on with the Dungeon Master's turn; the phase may turn first (ruling H6a)."""
        self.phase = "dungeon"
        if not self.passive:
            return
        if not choices.placeable(self) or not (self.hand or self.pile()):
            self.passive = False
            emit(s.PhaseTurned())
            for cell in list(self.up):
                self._wake(cell, emit)

    def _carry_on(self, emit: Emit) -> None:
        """Give the turn back to its side, once all that came in between is done."""
        if self.appearing:
            self.phase = "stretching"
        elif self.side == "heroes":
            self.phase = "heroes"
        elif self.options.mode == "solo":
            self._act_on(emit)
        else:
            self._settle(emit)

    def _end(self, winner: s.Side, by: s.EndedBy, emit: Emit) -> None:
        self.phase, self.winner = "over", winner
        emit(s.MatchEnded(winner, by))

    # Solo: the dungeon plays itself

    def _begin_script(self, emit: Emit) -> None:
        self._begin("dungeon", emit)
        self.calls = monsters.called(self)
        self._call_on(emit)

    def _call_on(self, emit: Emit) -> None:
        """Turn over the next square called; then the monsters act."""
        if self.calls:
            self.cell, self.phase = self.calls[0], "calling"
            return
        self.cell, self.waiting = "", tuple(self.monsters())
        if self.possessed:
            self.waiting += (WHITE_LADY,)
        self._act_on(emit)

    def _act_on(self, emit: Emit) -> None:
        if self.waiting:
            self.phase = "acting"
        else:
            self._begin_round(emit)

    # Tiles that become pieces

    def _wake(self, cell: Cell, emit: Emit) -> None:
        """Turn a face-up tile into its piece once its square is free (rulings H10, H17)."""
        kind = self.up.get(cell)
        if kind is None:
            return
        if kind in MONSTERS or kind in FIENDS:
            self._woken(cell, emit)
        elif kind == DAMSEL:
            self._join(cell, emit)

    def _woken(self, cell: Cell, emit: Emit) -> str | None:
        """Make a monster tile a piece if it is time and there is room; return the piece."""
        kind = self.up[cell]
        if (self.passive and kind in MONSTERS) or self.monster_at(cell):
            return None
        del self.up[cell]
        self._reopen(cell)
        piece = self._numbered(kind)
        self.at[piece] = cell
        emit(s.Appeared(piece, cell))
        if piece == DRAGON:
            self._find_room(emit)
        return piece

    def _numbered(self, kind: str) -> str:
        """Return the piece that the next monster of a kind is."""
        number = self.appeared.get(kind, 0) + 1
        self.appeared[kind] = number
        return kind if kind in KIND_OF else f"{kind}_{number}"

    def _find_room(self, emit: Emit) -> None:
        """Let the dragon have its second square, which in a match of two is chosen (H28)."""
        free = dragon.stretches(self)
        if free and self.options.mode == "solo":
            self._glide(monsters.nearest_to_a_hero(self, free), emit)
        else:
            self.appearing = bool(free)

    def _glide(self, cell: Cell, emit: Emit) -> None:
        """Move one half of the dragon; what the other half leaves may wake."""
        stays, left = dragon.halves(self, cell)
        self.at[DRAGON], self.tail = cell, stays
        emit(s.Moved(DRAGON, stays, cell))
        self._wake(left, emit)

    def _join(self, cell: Cell, emit: Emit) -> None:
        """Make the Damsel one of the party (ruling H30)."""
        del self.up[cell]
        self._reopen(cell)
        self.hit_points[DAMSEL] = HERO_CARDS[DAMSEL].hit_points
        self.at = in_order(self.at | {DAMSEL: cell})
        emit(s.Joined(DAMSEL, cell, self.hit_points[DAMSEL]))

    def _reopen(self, cell: Cell) -> None:
        """Let a square have another tile where the table plays so (ruling H7)."""
        if self.options.refill_squares and cell in self.room.squares:
            self.open = tuple(
                each for each in self.room.squares if each in self.open or each == cell
            )
