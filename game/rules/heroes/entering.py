"""A hero enters a square: the piece there, then what lies there, then the tile (ruling H7a)."""

from __future__ import annotations

from game.core.types import Emit
from game.rules.heroes import steps as s
from game.rules.heroes.choices import answer_to, exits, slides
from game.rules.heroes.pieces import (
    ARTIFACTS,
    DAMAGE,
    KIND_OF,
    MONSTERS,
    TRAPS,
    TREASURES_TO_WIN,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match

PIECE, STACK, TILE, EFFECT, DONE = range(5)
"""The stages of entering a square."""


class Entering(Match):
    """A match with what happens to its heroes; `rules` adds the turns."""

    def _walk(self, hero: str, cell: Cell, way: s.Way, emit: Emit) -> None:
        """Move a hero and resolve the square; it may stop to ask, or for a tile to turn."""
        emit(s.Moved(hero, self.at[hero], cell, way))
        self.at[hero] = cell
        self.hero, self.stage = hero, PIECE
        self._go_on(emit)

    def _go_on(self, emit: Emit) -> None:
        """Resolve the rest of the square until it is done, or something is asked."""
        while self.phase != "over" and self.hero and self.stage < DONE:
            match self.stage:
                case 0:
                    waits = self._meet_piece(emit)
                case 1:
                    self._take_stack(emit)
                    waits = False
                case 2:
                    waits = self._uncover(emit)
                case _:
                    waits = self._meet_tile(emit)
            if waits:
                return
            self.stage += 1
        self._leave_off(emit)

    def _leave_off(self, emit: Emit) -> None:
        """End the entering; the heroes' turn goes on."""
        cell = self.at.get(self.hero)
        self.hero, self.stage, self.foe = "", 0, ""
        if self.phase != "over":
            self.phase = "heroes"
            if cell:
                self._wake(cell, emit)

    def _answer(self, step: s.Use | s.Decline, emit: Emit) -> None:
        foe = self.foe
        if isinstance(step, s.Decline):
            self._suffer(foe, emit)
        else:
            self._use_up(step.hero, step.artifact, emit)
            if foe in TRAPS:
                self._disarm(foe, emit)
            else:
                self._slay(foe, self.hero, emit)
        self.foe = ""
        self.stage += 1
        self._go_on(emit)

    # Stage by stage: each returns whether it waits for an answer or for a tile to turn

    def _meet_piece(self, emit: Emit) -> bool:
        piece = self.monster_at(self.at[self.hero])
        return piece is not None and self._face(piece, emit)

    def _face(self, foe: str, emit: Emit) -> bool:
        """Strike a monster down, be asked about a sword, or be hurt (ruling H9)."""
        if self.hero == "warrior":
            self._slay(foe, self.hero, emit)
            return False
        return self._asked(foe) or self._suffer(foe, emit)

    def _asked(self, foe: str) -> bool:
        """Ask about sword or kit if the hero has the right one."""
        self.foe = foe
        if answer_to(self) in self.artifacts.get(self.hero, ()):
            self.phase = "answering"
            return True
        self.foe = ""
        return False

    def _suffer(self, foe: str, emit: Emit) -> bool:
        """Take a foe's damage; a sprung trap is gone."""
        kind = str(KIND_OF.get(foe, foe))
        if kind in TRAPS:
            self._remove_tile(self.at[self.hero], emit)
        self._hurt(self.hero, DAMAGE[kind], foe, emit)
        return False

    def _take_stack(self, emit: Emit) -> None:
        cell = self.at[self.hero]
        found = self.stacks.pop(cell, ())
        if found:
            self._pick_up(found, cell, emit)

    def _pick_up(self, found: tuple[str, ...], cell: Cell, emit: Emit) -> None:
        self.artifacts[self.hero] = self.artifacts.get(self.hero, ()) + found
        emit(s.Took(self.hero, found, cell))

    def _uncover(self, emit: Emit) -> bool:
        cell = self.at[self.hero]
        if cell in self.down:
            self.cell, self.phase = cell, "turning"
            self.stage += 1
            return True
        if cell in self.room.vault and self.large_chest:
            self.large_chest = False
            self._win_treasure(cell, emit)
        return False

    def _meet_tile(self, emit: Emit) -> bool:
        cell = self.at[self.hero]
        kind = self.up.get(cell)
        if kind is None:
            return False
        if kind in MONSTERS:
            return self._face(self._woken(cell, emit) or kind, emit)
        if kind in TRAPS:
            return self._meet_trap(kind, emit)
        self._remove_tile(cell, emit)
        match kind:
            case "sliding_tile":
                return self._ask_way("sliding", bool(slides(self, self.hero)))
            case "portal":
                return self._ask_way("leaving", bool(exits(self)))
            case "poison_cloud":
                self._die(self.hero, kind, emit)
            case "chest":
                self._win_treasure(cell, emit)
            case _:
                assert kind in ARTIFACTS
                self._pick_up((kind,), cell, emit)
        return False

    def _meet_trap(self, trap: str, emit: Emit) -> bool:
        if self.hero == "rogue":
            self._disarm(trap, emit)
            return False
        return self._asked(trap) or self._suffer(trap, emit)

    def _ask_way(self, phase: s.WayPhase, possible: bool) -> bool:
        if possible:
            self.phase = phase
        return possible

    # What happens to heroes, monsters and tiles

    def _hurt(self, hero: str, count: int, by: str, emit: Emit) -> None:
        left = max(0, self.hit_points[hero] - count)
        self.hit_points[hero] = left
        emit(s.Hurt(hero, count, left, by))
        if left == 0:
            self._die(hero, by, emit)

    def _die(self, hero: str, by: str, emit: Emit) -> None:
        """Take a hero from the board; the artifacts stay where it happened (ruling H16)."""
        cell = self.at.pop(hero)
        self.hit_points[hero] = 0
        dropped = self.artifacts.pop(hero, ())
        if dropped:
            self.stacks[cell] = self.stacks.get(cell, ()) + dropped
        emit(s.Died(hero, cell, by, dropped))
        if hero == self.hero:
            self.hero = ""
        if not self.heroes():
            self._end("dungeon", "elimination", emit)

    def _slay(self, foe: str, hero: str, emit: Emit) -> None:
        """Take a monster, a piece or a tile, out of the game."""
        cell = self.at.pop(foe) if foe in self.at else self.at[hero]
        if foe in MONSTERS and self.up.get(cell) == foe:
            self.up.pop(cell)
            self._reopen(cell)
        emit(s.Slain(foe, hero, cell))

    def _disarm(self, trap: str, emit: Emit) -> None:
        cell = self.at[self.hero]
        emit(s.Disarmed(trap, self.hero, cell))
        self._remove_tile(cell, emit)

    def _remove_tile(self, cell: Cell, emit: Emit) -> None:
        kind = self.up.pop(cell)
        emit(s.Gone(kind, cell))
        self._reopen(cell)

    def _reopen(self, cell: Cell) -> None:
        """Let a square have another tile where the table plays so (ruling H7)."""
        if self.options.refill_squares and cell in self.room.squares:
            self.open = tuple(
                each for each in self.room.squares if each in self.open or each == cell
            )

    def _use_up(self, hero: str, artifact: str, emit: Emit) -> None:
        self._drop_one(hero, artifact)
        emit(s.Used(hero, artifact))

    def _drop_one(self, hero: str, artifact: str) -> None:
        carried = list(self.artifacts[hero])
        carried.remove(artifact)
        self.artifacts[hero] = tuple(carried)

    def _win_treasure(self, cell: Cell, emit: Emit) -> None:
        self.treasures += 1
        emit(s.Treasure(self.hero, cell, self.treasures))
        if self.treasures == TREASURES_TO_WIN[self.options.mode]:
            self._end("heroes", "treasures", emit)

    def _end(self, winner: s.Side, by: s.EndedBy, emit: Emit) -> None:
        self.phase, self.winner = "over", winner
        emit(s.MatchEnded(winner, by))

    # Monster tiles that become pieces

    def _wake(self, cell: Cell, emit: Emit) -> None:
        """Turn a face-up monster tile into a piece once its square is free (ruling H10)."""
        if self.up.get(cell) in MONSTERS:
            self._woken(cell, emit)

    def _woken(self, cell: Cell, emit: Emit) -> str | None:
        """Make a monster tile a piece if it is time and there is room; return the piece."""
        if self.passive or self.monster_at(cell):
            return None
        kind = self.up.pop(cell)
        self._reopen(cell)
        number = self.appeared.get(kind, 0) + 1
        self.appeared[kind] = number
        piece = kind if MONSTERS[kind].count == 1 else f"{kind}_{number}"  # type: ignore[index]
        self.at[piece] = cell
        emit(s.Appeared(piece, cell))
        return piece
