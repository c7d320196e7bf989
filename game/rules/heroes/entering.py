"""A hero enters a square: the piece there, then what lies there, then the tile (ruling H7a)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.core.types import Emit
from game.rules.heroes import market
from game.rules.heroes import steps as s
from game.rules.heroes.choices import answer_to, exits, slides
from game.rules.heroes.pieces import (
    ARTIFACTS,
    BANNER,
    DAMAGE,
    DAMSEL,
    DRAGON,
    FAIRY,
    FIENDS,
    HERO_CARDS,
    KIND_OF,
    LORDS_OF_THE_UNDEAD,
    MONSTERS,
    TRAPS,
    TREASURES_TO_WIN,
    WHITE_LADY,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.turns import Turns

WayPhase: TypeAlias = Literal["sliding", "leaving"]
PIECE, STACK, TILE, EFFECT, DONE = range(5)
"""The stages of entering a square."""


class Entering(Turns):
    """A match with what happens to its heroes."""

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
        """End the entering; the turn goes on."""
        cell = self.at.get(self.hero)
        self.hero, self.stage, self.foe = "", 0, ""
        if self.phase != "over":
            if cell:
                self._wake(cell, emit)
            self._carry_on(emit)

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
        if self.hero == "warrior" and self.hero != self.possessed:
            self._slay(foe, self.hero, emit)
            return False
        return self._asked(foe) or self._suffer(foe, emit)

    def _asked(self, foe: str) -> bool:
        """Ask about sword or kit if the hero has the right one, and is free to use it."""
        if self.hero == self.possessed:
            return False
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
            self._learn(self.hero, kind, emit)
        if kind != WHITE_LADY:
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
        if kind in MONSTERS or kind in FIENDS:
            return self._face(self._woken(cell, emit) or kind, emit)
        if kind in TRAPS:
            return self._meet_trap(kind, emit)
        if kind == DAMSEL:
            self._join(cell, emit)
            return False
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
            case "fairy":
                self._restore(self.hero, FAIRY, emit)
            case _:
                assert kind in ARTIFACTS or kind == BANNER
                self._pick_up((kind,), cell, emit)
        return False

    def _meet_trap(self, trap: str, emit: Emit) -> bool:
        if self.hero == "rogue" and self.hero != self.possessed:
            self._disarm(trap, emit)
            return False
        return self._asked(trap) or self._suffer(trap, emit)

    def _ask_way(self, phase: WayPhase, possible: bool) -> bool:
        if possible:
            self.phase = phase
        return possible

    # What happens to heroes, monsters and tiles

    def _hurt(self, hero: str, count: int, by: str, emit: Emit) -> None:
        left = max(0, self.hit_points[hero] - count)
        self.hit_points[hero] = left
        emit(s.Hurt(hero, count, left, by))
        if hero == self.possessed:
            self._banish(by, emit)
        if left == 0:
            self._die(hero, by, emit)

    def _die(self, hero: str, by: str, emit: Emit) -> None:
        """Take a hero from the board; the artifacts stay where it happened (ruling H16)."""
        if hero == self.possessed:
            self._banish(by, emit)
        cell = self.at.pop(hero)
        self.hit_points[hero] = 0
        if self.experience:
            self.experience = {who: kept for who, kept in self.experience.items() if who != hero}
        dropped = self.artifacts.pop(hero, ())
        if dropped:
            self.stacks[cell] = self.stacks.get(cell, ()) + dropped
        emit(s.Died(hero, cell, by, dropped))
        if hero == self.hero:
            self.hero = ""
        if not self.heroes():
            self._end("dungeon", "elimination", emit)

    def _restore(self, hero: str, by: str, emit: Emit) -> None:
        """Give a hero all hit points back (ruling H13)."""
        self._heal(hero, HERO_CARDS[hero].hit_points, by, emit)  # type: ignore[index]

    def _heal(self, hero: str, count: int, by: str, emit: Emit) -> None:
        """Give hit points back, up to the printed ones (ruling H13)."""
        most = HERO_CARDS[hero].hit_points  # type: ignore[index]
        gained = min(count, most - self.hit_points[hero])
        self.hit_points[hero] += gained
        emit(s.Healed(hero, gained, self.hit_points[hero], by))

    def _slay(self, foe: str, hero: str, emit: Emit, cell: Cell = "") -> None:
        """Take a monster, a piece or a tile, out of the game."""
        freed = cell or self.at.pop(foe, "") or self.at[hero]
        if self.up.get(freed) == foe:
            del self.up[freed]
            self._reopen(freed)
        emit(s.Slain(foe, hero, freed))
        if LORDS_OF_THE_UNDEAD in self.options.expansions:
            self._keep(hero, foe, emit)
        left = [freed]
        if foe == DRAGON:
            left.append(self.tail)
            self.tail, self.appearing = "", False
        entered = self.at.get(self.hero)
        for square in left:
            if square != entered:
                self._wake(square, emit)

    def _keep(self, hero: str, foe: str, emit: Emit) -> None:
        """Keep a slain monster, tile or piece, as experience; it may be raised (H32, H34)."""
        piece = foe if foe in KIND_OF else self._numbered(foe)
        if KIND_OF[piece] in MONSTERS:
            self.fallen += (piece,)
        self.waiting = tuple(other for other in self.waiting if other != piece)
        self._learn(hero, piece, emit)

    def _learn(self, hero: str, tile: str, emit: Emit) -> None:
        """Keep a removed trap or monster as experience where that counts (ruling H34)."""
        points = market.worth(tile)
        if points and LORDS_OF_THE_UNDEAD in self.options.expansions:
            kept = (*self.experience.get(hero, ()), tile)
            self.experience = {**self.experience, hero: kept}
            emit(s.Learned(hero, tile, points))

    def _banish(self, by: str, emit: Emit) -> None:
        """Take the White Lady out of the game; whom she holds is free (ruling H33)."""
        held = self.possessed
        cell = self.at[held] if held else self.at.pop(WHITE_LADY)
        self.possessed = ""
        self.waiting = tuple(piece for piece in self.waiting if piece != WHITE_LADY)
        if self.pressing == WHITE_LADY:
            self.pressing = ""
        emit(s.Banished(cell, by, held or None))
        if not held:
            self._wake(cell, emit)

    def _disarm(self, trap: str, emit: Emit) -> None:
        cell = self.at[self.hero]
        emit(s.Disarmed(trap, self.hero, cell))
        self._remove_tile(cell, emit)
        self._learn(self.hero, trap, emit)

    def _remove_tile(self, cell: Cell, emit: Emit) -> None:
        kind = self.up.pop(cell)
        emit(s.Gone(kind, cell))
        self._reopen(cell)

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
