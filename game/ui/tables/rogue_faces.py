"""What the slots of Rogue Dungeon's table show, and what lies under them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.core.types import Action, Slot
from game.rules.rogue import steps as s
from game.rules.rogue.maps import Cell
from game.rules.rogue.run import Foe, Run
from game.rules.rogue.trading import worth
from game.rules.rogue.view import RogueView
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rogue_fight import FightPainter
from game.ui.tables.rogue_ground import Ground, ground, map_rect, map_side, scene_of
from game.ui.tables.rogue_hand import LootLook, LootPainter
from game.ui.tables.rogue_hand_layout import hand_of
from game.ui.tables.rogue_heaps import HeapPainter
from game.ui.tables.rogue_hero import HeroPainter
from game.ui.tables.rogue_map import MapPainter
from game.ui.tables.rogue_motion import meeple_art
from game.ui.tables.rogue_paint import LEAST, RoguePaint
from game.ui.tables.rogue_room import RoomPainter
from game.ui.tables.rogue_room_layout import is_choosing
from game.ui.tables.rogue_stage import on_stage
from game.ui.tables.rogue_sums import attack_omens
from game.ui.tables.rogue_tally import RogueTally
from game.ui.tables.rogue_tray import TrayPainter
from game.ui.tables.table import Badge

PRINTED = s.Train | s.Luck | s.Use | s.Discard | s.Offer | s.Buy | s.Choose
"""The actions whose price or gain is printed on their places."""
ROOM_ON_MAP = 0.8
"""A persistent room's picture beside its square."""


class RogueFaces(RogueTally):
    """Paints through one painter for each part of the table."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        super().__init__(desk, names)
        self._desk = desk
        self._paint = RoguePaint(desk)
        self._map, self._heroes = MapPainter(desk), HeroPainter(desk, self._paint)
        self._loot = LootPainter(desk, self._paint, self.say)
        self._rooms = RoomPainter(desk, self._paint, self.say)
        self._tray = TrayPainter(desk, self._paint, self.say)
        self._fight = FightPainter(desk, self._paint, self.say, self._tray)
        self._heaps = HeapPainter(desk, self._paint, self.say)

    def printed_in_full(self, foe: Foe) -> bool:
        return self._fight.tells_all(foe)

    def face(
        self, view: RogueView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        run = view.run
        kind, _, name = slot.partition("/")
        match kind:
            case "cell":
                return self._cell(run, name, size[0])
            case "meeple":
                return self._paint.picture(meeple_art(run, int(name)), size[0])
            case "loot":
                return self._loot.card(name, size, m, self._look_of(view, slot))
            case "stall":
                look = LootLook(run.stall.count(name), brings=self._brings(view, slot))
                return self._loot.card(name, size, m, look)
            case "deck" | "discard":
                return self._heaps.heap(run, name or kind, size, m)
            case "track":
                return self._heroes.chip(run, name, size, m)  # type: ignore[arg-type]
            case "hero":
                who = int(name)
                return self._heroes.plate(run, who, self._hero_name(run, who), size, m)
            case _:
                return self._face_on_stage(view, slot, size, m)

    def _face_on_stage(
        self, view: RogueView, slot: Slot, size: tuple[int, int], m: Measure
    ) -> Surface | None:
        run = view.run
        kind, _, name = slot.partition("/")
        badged = self._badged(view, slot)
        match kind:
            case "room":
                return self._rooms.card(run, run.room, size, m) if run.room else None
            case "option":
                lit = not view.legal or self._is_open(view, slot)
                brings = self._brings(view, slot)
                return self._rooms.option(run, int(name), size, m, lit=lit, brings=brings)
            case "monster":
                aimed = any(hero.target == int(name) for hero in run.heroes)
                foe = run.foes[int(name)]
                several = run.phase == "aiming" and len(run.standing()) > 1
                signs = attack_omens(run, int(name)) if several else ()
                return self._fight.monster(foe, size, m, aimed=aimed, badged=badged, omens=signs)
            case "die":
                return self._tray.die(run, size)
            case "luck":
                return self._tray.luck(name, size, m, self._brings(view, slot))
            case "alone" | "give":
                return self._toggle(kind, size, m) if self._is_open(view, slot) else None
            case _:
                return None

    def badge(self, view: RogueView, action: Action) -> Badge | None:
        """Return what stands on a place; what is printed there already is not repeated."""
        return None if isinstance(action, PRINTED) else super().badge(view, action)

    def _brings(self, view: RogueView, slot: Slot) -> Badge | None:
        """Return what an action that a single slot chooses would bring, to be printed there."""
        action = next((a for a in view.legal if a.path() == (slot,)), None)
        return super().badge(view, action) if action else None

    def _hero_name(self, run: Run, who: int) -> str:
        return self.say(run.heroes[who].card.name)

    def _is_open(self, view: RogueView, slot: Slot) -> bool:
        return any(slot in action.path() for action in view.legal)

    def _badged(self, view: RogueView, slot: Slot) -> bool:
        """Return whether the screen will write what an action brings over a slot's foot."""
        action = next((a for a in view.legal if a.path() == (slot,)), None)
        return action is not None and self.badge(view, action) is not None

    def _look_of(self, view: RogueView, slot: Slot) -> LootLook:
        """Return how a card of the hand looks: calm while others can be used and it cannot."""
        card = slot.partition("/")[2]
        lit = {a.path()[-1] for a in view.legal if isinstance(a, s.Use | s.Discard | s.Offer)}
        calm = bool(lit) and slot not in lit
        return LootLook(view.run.hero.cards.count(card), calm, self._brings(view, slot))

    def _cell(self, run: Run, cell: Cell, side: int) -> Surface | None:
        """Return what lies on a square: a jewel, a token, or a room that stays."""
        colour = run.plan.gems.get(cell)
        if colour is None:
            return None
        if cell in run.lasting:
            key = ("lasting", run.lasting[cell], run.explored[cell])
            return self._paint.composed(
                key, (side, side), lambda on: self._lasting(on, run.lasting[cell])
            )
        hidden = run.options.random_rooms and cell not in run.explored
        if cell in run.explored or hidden:
            picture = self._map.token(None if hidden else run.explored[cell], side)
        else:
            picture = self._map.gem(colour, side)
        token = ("cell", colour, cell in run.explored, hidden)
        return self._paint.composed(token, (side, side), lambda on: _centre(on, picture))

    def _lasting(self, on: Surface, room: str) -> None:
        side = on.get_width()
        self._paint.put(on, room, (side // 2, side // 2), int(side * ROOM_ON_MAP))
        mark = int(side * 0.46)
        self._paint.put(on, "persistent", (side - mark // 2, mark // 2), mark)

    def _toggle(self, what: str, size: tuple[int, int], m: Measure) -> Surface:
        words = self.say("Go alone …") if what == "alone" else self.say("Give a card …")
        return self._paint.composed(("toggle", words), size, lambda on: self._button(on, words, m))

    def _button(self, on: Surface, words: str, m: Measure) -> None:
        colours, rect = self._desk.colours, on.get_rect()
        pygame.draw.rect(on, colours.button, rect, border_radius=m.px(9))
        pygame.draw.rect(on, colours.gold, rect, max(1, m.px(2)), border_radius=m.px(9))
        room = rect.inflate(-m.px(16), 0)
        self._paint.label(on, words, room, m.px(22), m.px(LEAST), colours.text)

    # What lies under the slots

    def backdrop(self, view: RogueView, area: Rect, m: Measure, screen: Surface) -> None:
        run = view.run
        parts = ground(run, area, m)
        if run.level:
            screen.blit(self._heaps.levels(run, parts.levels, m, short=parts.short), parts.levels)
        self._draw_stage(run, parts, m, screen)
        _, tray = on_stage(run, parts, m)
        if tray:
            if scene_of(run) == "map":
                screen.fill(self._desk.colours.panel, tray.inflate(-m.px(8), -m.px(8)))
            if is_choosing(run):
                self._paint.tray(screen, tray, m)
            else:
                screen.blit(self._tray.table(run, tray, m), tray)
        name = self._hero_name(run, run.at)
        screen.blit(self._heroes.panel(run, name, parts.hero, m), parts.hero)
        if parts.heaps:
            self._heaps.captions(run, parts.heaps, m, screen)
        self._paint.tray(screen, parts.hand, m, 130)
        if not hand_of(run):
            words = self.say("Nothing carried")
            self._paint.label(screen, words, parts.hand, m.px(22), m.px(LEAST),
                              self._desk.colours.dim, "text")  # fmt: skip

    def _draw_stage(self, run: Run, parts: Ground, m: Measure, screen: Surface) -> None:
        stage = parts.stage
        match scene_of(run):
            case "map" if run.map:
                place, side = map_rect(stage), map_side(stage)
                screen.blit(self._map.picture(run.map, side), place)
                pygame.draw.rect(screen, self._desk.colours.rim, place.inflate(2, 2), m.px(2))
            case "award":
                self._draw_award(run, stage, m, screen)
            case "trade":
                self._draw_offer(run, on_stage(run, parts, m)[0]["offer"], m, screen)
            case _:
                pass

    def _draw_award(self, run: Run, stage: Rect, m: Measure, screen: Surface) -> None:
        """Paint what a hero is to get: a card, or a point of experience."""
        tall = min(int(stage.height * 0.7), m.px(360))
        size = (min(int(tall * 0.72), stage.width), tall) if run.found else (tall // 2, tall // 2)
        picture = (
            self._loot.card(run.found, size, m, LootLook())
            if run.found
            else self._paint.picture("token_xp", size[0])
        )
        screen.blit(picture, picture.get_rect(center=stage.center))

    def _draw_offer(self, run: Run, offer: Rect, m: Measure, screen: Surface) -> None:
        """Paint what lies offered, and how much of the price it makes."""
        self._paint.tray(screen, offer, m, 150)
        count = self._desk_words.count
        words = count("{n} card buys one; offered: {laid}.", "{n} cards buy one; offered: {laid}.",
                      run.rate, laid=worth(run))  # fmt: skip
        text = self._paint.one_line(words, offer.width - m.px(28), m.px(24), m.px(LEAST))
        line = self._desk.fonts.line(text[0], "bold", text[1], self._desk.colours.text)
        screen.blit(line, (offer.left + m.px(14), offer.top + m.px(8)))
        top = offer.top + m.px(12) + line.get_height()
        side = offer.bottom - m.px(10) - top
        for i, card in enumerate(run.offered):
            look = LootLook()
            face = self._loot.card(card, (side, side), m, look)
            screen.blit(face, (offer.left + m.px(14) + i * (side + m.px(8)), top))


def _centre(on: Surface, picture: Surface) -> None:
    on.blit(picture, picture.get_rect(center=on.get_rect().center))
