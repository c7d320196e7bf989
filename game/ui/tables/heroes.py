"""Dungeon Heroes on the match screen: the room, its pieces and the heroes' boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from game.core.types import Action, Event, Seat, Slot
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import DRAGON, FIEND_ACTIONS, HERO_CARDS, TREASURES_TO_WIN
from game.rules.heroes.room import ROWS, Cell
from game.rules.heroes.state import UNDECIDED, Match
from game.rules.heroes.view import HeroesView
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.heroes_boards import BoardPainter, is_tired
from game.ui.tables.heroes_dragon import DragonPainter
from game.ui.tables.heroes_layout import SHAPE, ground, laid_on, lay_out, plates
from game.ui.tables.heroes_market import ShelfPainter
from game.ui.tables.heroes_marks import HeroesMarks
from game.ui.tables.heroes_motion import MotionPainter
from game.ui.tables.heroes_pieces import contested_by
from game.ui.tables.heroes_room import RoomPainter
from game.ui.tables.heroes_tally import HeroesTally
from game.ui.tables.heroes_tiles import TilePainter
from game.ui.tables.table import Glide, Heap, Mark

LEAST_COUNTS: Final = 160
"""The least room, in units, for a line on how far the match is."""


class HeroesTable(HeroesTally, HeroesMarks):
    """The room left, pile and hero boards right."""

    background = "heroes/table_crypt"
    turned_slot = ""
    piles = frozenset({"pile", "hand"})
    heaps = frozenset[Slot]()
    joined: Mapping[Slot, Sequence[Slot]] = {"cell/v/3": ("cell/v/4",), "cell/v/4": ("cell/v/3",)}
    shape: float | None = SHAPE

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        super().__init__(desk, names)
        self._desk = desk
        self._room, self._paint = RoomPainter(desk), TilePainter(desk)
        self._boards = BoardPainter(desk, self._paint)
        self._shelf = ShelfPainter(desk, self._paint)
        self._dragon = DragonPainter(desk, self._paint)
        self._motion = MotionPainter(self._paint, self._dragon)

    def layout(self, view: HeroesView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
        return lay_out(view, area, m)

    # What the slots show

    def face(
        self, view: HeroesView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        kind, _, rest = slot.partition("/")
        match kind:
            case "cell":
                face = self._cell(view.table, rest, size)
                return self._paint.struck(face, size) if rest in self.struck(view) else face
            case "piece" if rest == DRAGON:
                return self._dragon.lying(view.table, size, spent=self._is_spent(view.table, rest))
            case "piece":
                spent, ghostly = self._is_spent(view.table, rest), rest == view.table.possessed
                return self._paint.piece(rest, size, spent=spent, ghostly=ghostly)
            case "market":
                return self._shelf.ware(view.table, rest, size, m)
            case "fallen":
                return self._shelf.slain(view.table, rest, size, m)
            case "hero":
                carries = len(laid_on(view, rest, size[1], m))
                return self._boards.board(view.table, rest, carries, size, m)
            case "artifact":
                return self._paint.tile(rest.partition("/")[2], size)
            case "ability":
                return self._paint.ability(rest, size)
            case "hand" if rest:
                return self._paint.in_hand(rest, view.table.hand.count(rest), size)
            case "pile":
                return self._paint.counted_back(view.to_draw(), size)
            case "hand":
                return self._paint.counted_back(len(view.table.hand), size)
            case _:
                return None

    def _cell(self, table: Match, cell: Cell, size: tuple[int, int]) -> Surface | None:
        if cell in table.up:
            return self._paint.centred(("up", table.up[cell], size), table.up[cell], size)
        if cell in table.down:
            return self._paint.face_down(table.down[cell], size)
        if cell in table.stacks:
            return self._paint.centred(
                ("stack", table.stacks[cell], size), table.stacks[cell][-1], size
            )
        return None

    def _is_spent(self, table: Match, piece: str) -> bool:
        """Return whether a piece has done all it may do in the turn that runs."""
        if piece in HERO_CARDS:
            return is_tired(table, piece)
        if table.phase == "acting":
            return piece not in table.waiting
        done = table.acted.count(piece) >= FIEND_ACTIONS.get(piece, 1)
        return table.side == "dungeon" and done and piece != table.lunging

    # What lies under the slots

    def backdrop(self, view: HeroesView, area: Rect, m: Measure, screen: Surface) -> None:
        table = view.table
        parts = ground(area, m, table)
        screen.blit(self._room.picture(table.room, parts), parts.board)
        self._room.paint_chest(screen, table, parts)
        if shelf := plates(parts, table, m).shelf:
            self._shelf.plank(view, shelf, m, screen)
        if table.options.mode == "solo":
            self._write(screen, parts.strip, self._solo_words(view, parts.folded), m)
        elif parts.folded:
            self._write_counts(screen, view, parts.strip, m)
        elif view.to_draw() or table.hand:
            said = self.say("Pile and hand") if view.knows_tiles else ""
            words = self.owed(view) or said or self.say("The Dungeon Master's")
            text = self._desk.fonts.line(words, "text", m.px(20), self._desk.colours.dim)
            spot = (parts.strip.left + m.px(6), parts.strip.bottom)
            screen.blit(text, text.get_rect(bottomleft=spot))

    def _write_counts(self, screen: Surface, view: HeroesView, strip: Rect, m: Measure) -> None:
        """Write how far the match is, right of pile and hand; that is all a small window has."""
        slots = 1 + len(set(view.table.hand)) if view.knows_tiles else 2
        left = strip.left + slots * (strip.height + m.px(8)) + m.px(24)
        room = Rect(left, strip.top, strip.right - left, strip.height)
        if room.width > m.px(LEAST_COUNTS):
            self._write(screen, room, self.headline(view), m)

    def _solo_words(self, view: HeroesView, folded: bool) -> str:
        table = view.table
        if table.winner:
            return ""
        row = ROWS + 1 - max(1, table.round)
        if folded:
            if not table.round or row <= 0:
                return self.headline(view)
            return self.say("{headline} · next: row {n}", headline=self.headline(view), n=row)
        if row > 0:
            return self.say("The dungeon's next turn opens row {n}.", n=row)
        return self.say("The dungeon turns over what was covered.")

    def _write(self, screen: Surface, area: Rect, words: str, m: Measure) -> None:
        """Write words into an area, smaller where they would not fit."""
        fonts, px = self._desk.fonts, m.px(24)
        while px > m.px(18) and len(self._wrapped(words, px, area, m)) * px * 1.3 > area.height:
            px -= 1
        y = area.top + m.px(4)
        for line in self._wrapped(words, px, area, m):
            text = fonts.line(line, "text", px, self._desk.colours.text)
            screen.blit(text, (area.left + m.px(6), y))
            y += round(px * 1.3)

    def _wrapped(self, words: str, px: int, area: Rect, m: Measure) -> Sequence[str]:
        return self._desk.fonts.wrap(words, "text", px, area.width - m.px(10))

    def travellers(
        self, event: Event, source: Slot, target: Slot, size: tuple[int, int], m: Measure
    ) -> tuple[Surface | None, Surface | None]:
        match event:
            case s.Moved(piece) if piece == DRAGON:
                return None, None
            case s.Moved(piece):
                return self._paint.piece(piece, size), None
            case s.Bought(_, artifact):
                return self._paint.tile(artifact, (min(size), min(size))), None
            case s.Raised(piece):
                return self._paint.piece(piece, (min(size), min(size))), None
            case s.HeroPlaced(hero):
                side = max(24, size[1] // 2)
                return self._paint.piece(hero, (side, side)), None
            case s.TurnedUp(_, kind):
                return self._paint.face_down(UNDECIDED, size), self._paint.centred(
                    ("up", kind, size), kind, size
                )
            case s.Laid(_, kind) | s.Drawn(kind):
                return self._paint.face_down(kind or UNDECIDED, size), None
            case _:
                return None, None

    def glide(self, event: Event, slots: Mapping[Slot, Rect]) -> Glide | None:
        """Return how the dragon turns, and how the White Lady leads a hero."""
        return self._motion.glide(self.view.table, event, slots) if self.view else None

    def die(self, event: Event) -> None:
        """Return None: the life dice are turned, never rolled."""

    def offered(self, view: HeroesView, clicked: Sequence[Slot]) -> Sequence[Action]:
        """Return the usual buttons; before them what the monster chosen can do to heroes."""
        self.chosen = clicked[0] if clicked else ""
        usual, contested = self.buttons(view), contested_by(view)
        at_heroes = [
            action
            for action in view.legal
            if clicked
            and action.path()[0] == clicked[0]
            and (
                isinstance(action, s.Attack)
                or (isinstance(action, s.Move) and view.table.hero_at(action.cell) in contested)
            )
        ]
        return [*(a for a in at_heroes if a not in usual), *usual]

    def region(self, slot: Slot) -> str:
        """Return whether a slot is of the board or beside it."""
        return "board" if slot.startswith(("cell/", "piece/")) else "side"

    def draggable(self, view: HeroesView, slot: Slot) -> bool:
        """Return whether a piece, a hand tile or an artifact may be dragged now."""
        if slot.startswith(("piece/", "hand/", "artifact/", "ability/", "hero/", "market/")):
            return any(len(a.path()) > 1 and a.path()[0] == slot for a in view.legal)
        return False

    def twin(self, slot: Slot) -> Slot | None:
        """Return a hero's board for the piece, and the piece for the board."""
        kind, _, rest = slot.partition("/")
        if rest not in HERO_CARDS:
            return None
        return {"hero": f"piece/{rest}", "piece": f"hero/{rest}"}.get(kind)

    def carried(
        self, view: HeroesView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        kind, _, rest = slot.partition("/")
        if kind == "hero":
            side = min(size[1], m.px(84))
            return self._paint.piece(rest, (side, side))
        return self.face(view, slot, size, m)

    def browse(self, view: HeroesView, heap: Slot = "") -> Sequence[Heap]:
        """Return nothing: the tiles unseen are counted in what the seat knows."""
        return ()

    # The seats

    def marks(self, view: HeroesView, seat: Seat) -> Sequence[Mark]:
        table = view.table
        if self._is_dungeon(seat):
            dead = sum(points == 0 for points in table.hit_points.values())
            return [Mark("heroes/skull_mark" if i < dead else "welcome/wound_empty")
                    for i in range(len(table.hit_points))]  # fmt: skip
        return [
            Mark("heroes/treasure_mark" if i < table.treasures else "heroes/treasure_mark_empty")
            for i in range(TREASURES_TO_WIN[self.mode])
        ]

    def emblem(self, view: HeroesView) -> str:
        return "heroes/won_heroes" if view.table.winner == "heroes" else "heroes/won_dungeon"
