"""Rogue Dungeon on the match screen: map, rooms, fights, hero and pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from game.core.types import Action, Event, Seat, Slot
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.maps import COLOURS
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.run import Foe, Run
from game.rules.rogue.view import RogueView
from game.ui.style import Measure
from game.ui.tables.rogue_faces import RogueFaces
from game.ui.tables.rogue_ground import ground, map_side, scene_of
from game.ui.tables.rogue_hand import LootLook
from game.ui.tables.rogue_heaps import browse
from game.ui.tables.rogue_motion import settle, walk
from game.ui.tables.rogue_stage import lay_out
from game.ui.tables.table import Badge, Die, Glide, Heap, Mark

DECKS = frozenset({"deck/loot", "deck/specialty", "deck/monster", "discard"}) | frozenset(
    f"deck/{colour}" for colour in COLOURS
)


SMALL_SQUARE: Final = 44
MANY_BUTTONS: Final = 4
"""More buttons than these leave out what has a place of its own on the table."""


class RogueTable(RogueFaces):
    """Stage left, hero and heaps right, the hand below."""

    background = "rogue/table_cavern"
    piles = DECKS
    heaps = DECKS
    joined: Mapping[Slot, Sequence[Slot]] = {}
    shape: float | None = None

    turned_slot: Slot = "room"
    _squares_small = False
    """Whether the map's squares are too small for a badge upon a jewel."""
    _short = False
    """Whether the window has room for a single heap, which stands for all."""

    def show(self, view: RogueView) -> None:
        super().show(view)
        self.turned_slot = _turned(view.run)

    def layout(self, view: RogueView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
        parts = ground(view.run, area, m)
        self._short = parts.heaps is None
        self._squares_small = map_side(parts.stage) < m.px(SMALL_SQUARE)
        return lay_out(view, area, m)

    # What moves

    def travellers(
        self, event: Event, source: Slot, target: Slot, size: tuple[int, int], m: Measure
    ) -> tuple[Surface | None, Surface | None]:
        if self.view is None:
            return None, None
        run = self.view.run
        match event:
            case e.RoomEntered(room, colour):
                back = self._desk.art.picture(f"rogue/room_back_{colour}", size)
                return back, self._rooms.card(run, room, size, m)
            case e.FoeAppeared(monster):
                card = MONSTERS[monster]
                kind = "boss_back" if card.kind == "boss" else f"monster_back_{card.level}"
                face = self._fight.monster(Foe(monster, card.health), size, m)
                return self._desk.art.picture(f"rogue/{kind}", size), face
            case e.LootGained(_, card, "loot") | e.StallLaid(card):
                back = self._desk.art.picture("rogue/loot_back", size)
                return back, self._loot.card(card, size, m, LootLook())
            case e.LootGained(_, card) | e.LootGone(_, card):
                return self._loot.card(card, size, m, LootLook()), None
            case e.FoeGone(number, monster) if number < len(run.foes):
                return self._fight.monster(run.foes[number], size, m), None
            case _:
                return None, None

    def glide(self, event: Event, slots: Mapping[Slot, Rect]) -> Glide | None:
        """Return how a hero's piece walks along the corridors, and where a room's mark goes."""
        if self.view is None:
            return None
        run = self.view.run
        if isinstance(event, e.RoomLeft) and run.map and f"cell/{run.hero.place}" in slots:
            mark = self._cell(run, run.hero.place, slots[f"cell/{run.hero.place}"].width)
            return settle(run, event, slots, mark) if mark else None
        return walk(run, event, slots, self._paint)

    def die(self, event: Event) -> Die | None:
        if not isinstance(event, e.Rolled):
            return None
        return Die("die", event.sides, event.face)

    def offered(self, view: RogueView, clicked: Sequence[Slot]) -> Sequence[Action]:
        """Return the buttons: of many, only those whose places may be hard to find."""
        shown = super().offered(view, clicked)
        for spared in (s.Use | s.Give, s.Train | s.Choose, s.Luck):
            if len(shown) > MANY_BUTTONS:
                shown = [action for action in shown if not isinstance(action, spared)]
        return shown

    def badge(self, view: RogueView, action: Action) -> Badge | None:
        """Return what stands on a place; on a small map nothing covers the jewels."""
        if isinstance(action, s.Move) and self._squares_small:
            return None
        return super().badge(view, action)

    def region(self, slot: Slot) -> str:
        """Return which part of the table a slot belongs to."""
        kind = slot.partition("/")[0]
        parts = {
            "cell": "map", "loot": "hand", "track": "hero", "hero": "party", "alone": "party",
            "give": "party",
        }  # fmt: skip
        return parts.get(kind, "stage")

    def draggable(self, view: RogueView, slot: Slot) -> bool:
        """Return whether something may be dragged: a card to be used, or a piece on the map."""
        if slot.startswith("meeple/"):
            walks = view.run.phase in ("exploring", "travelling") and bool(view.legal)
            return walks and slot == f"meeple/{view.run.at}"
        return slot.startswith("loot/") and any(slot in action.path() for action in view.legal)

    def twin(self, slot: Slot) -> None:
        """Return None: everything has one place."""

    def carried(
        self, view: RogueView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        if slot.startswith("loot/"):
            return self._loot.card(slot.partition("/")[2], size, m, LootLook())
        return self.face(view, slot, size, m)

    def browse(self, view: RogueView, heap: Slot = "") -> Sequence[Heap]:
        return browse(view.run, "" if self._short else heap, self.say)

    # The seats

    def active(self, view: RogueView) -> Seat | None:
        return view.run.at if view.player is not None else None

    def marks(self, view: RogueView, seat: Seat) -> Sequence[Mark]:
        """Return none: Health is told in words, for there may be eleven of it."""
        return ()

    def emblem(self, view: RogueView) -> str:
        return "rogue/won" if view.run.won else "rogue/lost"


def _turned(run: Run) -> Slot:
    """Return where cards are laid open, and where a card is dragged to be used."""
    if run.phase in ("foes", "boss"):
        return f"monster/{len(run.foes)}"
    match scene_of(run):
        case "fight":
            standing = run.standing()
            aimed = run.hero.target if run.hero.target in standing else min(standing, default=0)
            return f"monster/{aimed}"
        case "trade":
            return "offer"
        case _:
            return "discard" if run.phase == "losing" else "room"
