"""Where each slot of Rogue Dungeon lies: map, room, fight or trade, then hero, heaps and hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from game.core.types import Slot
from game.rules.rogue import steps as s
from game.rules.rogue.run import Run
from game.rules.rogue.view import RogueView
from game.ui.style import Measure
from game.ui.tables.rogue_fight import lay_fight
from game.ui.tables.rogue_ground import (
    DICE,
    Ground,
    ground,
    has_toggles,
    map_rect,
    map_side,
    scene_of,
)
from game.ui.tables.rogue_hand_layout import hand_of, lay_hand
from game.ui.tables.rogue_heaps import lay_heaps, lay_small
from game.ui.tables.rogue_hero import lay_hero
from game.ui.tables.rogue_map import square
from game.ui.tables.rogue_room_layout import is_choosing, lay_options, lay_room
from game.ui.tables.rogue_tray import lay_tray

MEEPLE: Final = 1.06
"""A meeple's height beside a square's."""
OVER_MAP: Final = (0.82, 0.42)
"""The part of the stage that a die's tray takes where it lies over the map."""
TALLEST_TRAY: Final = 400
STALL_CARD: Final = 212


def lay_out(view: RogueView, area: Rect, m: Measure) -> Mapping[Slot, Rect]:
    """Return where each slot lies in `area`, in pixels."""
    run = view.run
    parts = ground(run, area, m)
    slots, _ = on_stage(run, parts, m)
    slots |= _party(run, parts, m)
    slots |= lay_hero(run, parts.hero, m)
    slots |= lay_heaps(run, parts.heaps, m) if parts.heaps else lay_small(run, parts.levels, m)
    usable = {a.card for a in view.legal if isinstance(a, s.Use | s.Discard | s.Offer)}
    return slots | lay_hand([card for card, _ in hand_of(run)], parts.hand, m, usable)


def on_stage(run: Run, parts: Ground, m: Measure) -> tuple[dict[Slot, Rect], Rect | None]:
    """Return the slots on the stage, and where the die's tray lies, if it does."""
    stage = parts.stage
    match scene_of(run):
        case "fight":
            slots, tray = lay_fight(run, stage, m)
            return slots | _asked(run, tray, m), tray
        case "room":
            slots, rest = lay_room(run, stage, m, short=parts.short)
            if run.phase not in DICE:
                return slots, None
            tray = Rect(rest.left, 0, rest.width, min(rest.height, m.px(TALLEST_TRAY)))
            tray.centery = rest.centery
            return slots | lay_tray(run, tray, m), tray
        case "trade":
            return _lay_trade(run, stage, m, short=parts.short), None
        case "map":
            slots = _lay_map(run, stage)
            if run.phase not in DICE and not is_choosing(run):
                return slots, None
            tray = Rect(0, 0, *(round(a * b) for a, b in zip(stage.size, OVER_MAP, strict=True)))
            tray.midbottom = (stage.centerx, stage.bottom - m.px(12))
            clear = {slot: rect for slot, rect in slots.items() if not rect.colliderect(tray)}
            return clear | _asked(run, tray, m), tray
        case _:
            return {}, None


def _asked(run: Run, tray: Rect, m: Measure) -> dict[Slot, Rect]:
    """Lay a die's place, or the ways that a card offers."""
    if not is_choosing(run):
        return lay_tray(run, tray, m)
    return lay_options(run, tray.inflate(-m.px(20), -m.px(20)), m, 2)


def _lay_map(run: Run, stage: Rect) -> dict[Slot, Rect]:
    place, side = map_rect(stage), map_side(stage)
    slots = {f"cell/{cell}": square(cell, side).move(place.topleft) for cell in run.plan.cells}
    return slots | lay_meeples(run, slots)


def lay_meeples(run: Run, slots: Mapping[Slot, Rect]) -> dict[Slot, Rect]:
    """Return where the heroes' pieces stand: side by side where they share a square."""
    found: dict[Slot, Rect] = {}
    for i in run.living():
        cell = slots.get(f"cell/{run.heroes[i].place}")
        if cell is None:
            continue
        together = [j for j in run.living() if run.heroes[j].place == run.heroes[i].place]
        found[f"meeple/{i}"] = meeple_at(cell, together.index(i), len(together))
    return found


def meeple_at(cell: Rect, place: int, of: int) -> Rect:
    """Return where the piece of one of several heroes stands on a square."""
    side = int(cell.width * (MEEPLE if of == 1 else 0.8))
    piece = Rect(0, 0, side, side)
    shift = (2 * place - of + 1) * cell.width // 6
    piece.midbottom = (cell.centerx + shift, cell.bottom - cell.height // 10)
    return piece


def _lay_trade(run: Run, stage: Rect, m: Measure, *, short: bool) -> dict[Slot, Rect]:
    """Lay the trader's cards out, what is offered for them below."""
    gap = m.px(10)
    foot = int(stage.height * (0.28 if short else 0.24))
    offer = Rect(stage.left, stage.bottom - foot, stage.width, foot)
    left = stage.left
    slots: dict[Slot, Rect] = {}
    if not short and run.room:
        slots["room"] = Rect(left, stage.top, int(stage.width * 0.36), stage.height - foot - gap)
        left = slots["room"].right + gap
    stall = Rect(left, stage.top, stage.right - left, offer.top - gap - stage.top)
    slots["offer"] = offer
    cards = list(dict.fromkeys(run.stall))
    if not cards:
        return slots
    across = _stall_across(len(cards), stall)
    rows = -(-len(cards) // across)
    wide = min(m.px(STALL_CARD), (stall.width - gap * (across - 1)) // across)
    tall = min((stall.height - gap * (rows - 1)) // rows, int(wide * 1.5))
    left = stall.centerx - (wide * across + gap * (across - 1)) // 2
    top = stall.centery - (tall * rows + gap * (rows - 1)) // 2
    for i, card in enumerate(cards):
        slots[f"stall/{card}"] = Rect(
            left + i % across * (wide + gap), top + i // across * (tall + gap), wide, tall
        )
    return slots


def _stall_across(count: int, room: Rect) -> int:
    """Return how many cards lie side by side so that they come out as large as can be."""

    def size(across: int) -> float:
        rows = -(-count // across)
        return min(room.width / across, room.height / rows)

    return max(range(1, count + 1), key=size)


def _party(run: Run, parts: Ground, m: Measure) -> dict[Slot, Rect]:
    """Lay the heroes' plates, and what is said before a walk or a gift."""
    count, gap = len(run.heroes), m.px(6)
    if count == 1:
        return {}
    wide = (parts.party.width - gap * (count - 1)) // count
    slots = {
        f"hero/{i}": Rect(parts.party.left + i * (wide + gap), parts.party.top, wide,
                          parts.party.height)
        for i in range(count)
    }  # fmt: skip
    if has_toggles(run):
        name = "alone" if run.phase == "exploring" else "give"
        slots[name] = parts.toggles.copy()
    return slots
