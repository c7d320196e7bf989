"""The hero of Rogue Dungeon on the table: portrait, ability tracks, Health, Luck and experience."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.types import Slot
from game.rules.rogue import steps as s
from game.rules.rogue.changes import ABILITY_MOST, VITALITY_MOST, cost
from game.rules.rogue.effects import Ability
from game.rules.rogue.hands import ABILITIES, weapon_damage
from game.rules.rogue.run import Run
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rogue_paint import LEAST, RoguePaint

ROW, LEAST_ROW = 58, 40
CHIP: Final = 98
"""The width, in units, of the place where a step of a track is bought."""
PORTRAIT: Final = 128
SQUARES: Final = VITALITY_MOST
HUES: Final[dict[str, str]] = {
    "strength": "#b5382f", "agility": "#3f8f4d", "intellect": "#3d6cb3", "vitality": "#b8822b",
}  # fmt: skip
SLIM_PLATE: Final = 124
NAMED_PLATE: Final = 150
"""From this width, in units, a hero's plate has room for the name."""


class HeroParts(NamedTuple):
    """The parts of the hero's panel in pixels."""

    portrait: Rect
    head: Rect
    """Name, experience and Weapon Damage."""
    rows: dict[str, Rect]
    """Health, the four abilities and Luck."""
    chips: dict[str, Rect]
    columns: int


def hero_parts(panel: Rect, m: Measure) -> HeroParts:
    """Divide the panel: a row for each track, in two columns where it is low."""
    inner = panel.inflate(-m.px(24), -m.px(18))
    names = ("health", *ABILITIES, "luck")
    columns = 1 if inner.height >= m.px(6 * LEAST_ROW + 66) else 2
    lines = len(names) // columns
    gap = m.px(4 if columns == 1 else 6)
    head = min(m.px(PORTRAIT), max(m.px(34), inner.height - lines * (m.px(ROW) + gap)))
    head = max(head, min(m.px(72), inner.height - lines * (m.px(LEAST_ROW) + gap)))
    if columns > 1:
        head = max(m.px(34), min(head, m.px(46)))
    top = inner.top + head + m.px(4)
    tall = min(m.px(ROW), (inner.bottom - top - gap * (lines - 1)) // lines)
    wide = (inner.width - m.px(10) * (columns - 1)) // columns
    rows = {
        name: Rect(inner.left + i // lines * (wide + m.px(10)), top + i % lines * (tall + gap),
                   wide, tall)
        for i, name in enumerate(names)
    }  # fmt: skip
    chips = {}
    for name, row in rows.items():
        chip = Rect(0, 0, min(m.px(CHIP), int(row.width * 0.48)), row.height)
        chip.midright = row.midright
        if name != "health":
            chips[name] = chip
    portrait = Rect(inner.left, inner.top, head, head)
    words = Rect(portrait.right + m.px(12), inner.top, 0, head)
    words.width = inner.right - words.left
    return HeroParts(portrait, words, rows, chips, columns)


def lay_hero(run: Run, panel: Rect, m: Measure) -> dict[Slot, Rect]:
    """Return the slots of the hero's panel."""
    parts = hero_parts(panel, m)
    slots: dict[Slot, Rect] = {"health": parts.rows["health"]}
    for what, chip in parts.chips.items():
        if cost(run, run.at, what) is not None:  # type: ignore[arg-type]
            slots[f"track/{what}"] = chip
    return slots


class HeroPainter:
    """Paints the panel as one picture, made anew when a number on it changes."""

    def __init__(self, desk: Desk, paint: RoguePaint) -> None:
        self._desk, self._paint = desk, paint

    def panel(self, run: Run, name: str, rect: Rect, m: Measure) -> Surface:
        """Return the panel but for its slots; `name` is the hero's."""
        hero = run.hero
        key = (
            "hero", hero.id, run.at, run.options.portraits, name, hero.health, hero.luck, hero.xp,
            tuple(hero.ability(a) for a in ABILITIES), weapon_damage(hero), m.unit,
        )  # fmt: skip
        return self._paint.composed(key, rect.size, lambda on: self._print(on, run, name, m))

    def _print(self, on: Surface, run: Run, name: str, m: Measure) -> None:
        self._paint.ground(on, m, 176)
        parts = hero_parts(on.get_rect(), m)
        portrait = self._paint.picture(portrait_of(run, run.at), parts.portrait.width)
        on.blit(portrait, portrait.get_rect(center=parts.portrait.center))
        self._head(on, run, name, parts, m)
        self._health(on, run, parts.rows["health"], m)
        for ability in ABILITIES:
            self._track(on, run, ability, parts, m)
        self._luck(on, run, parts, m)

    def _head(self, on: Surface, run: Run, name: str, parts: HeroParts, m: Measure) -> None:
        head, colours = parts.head, self._desk.colours
        low = head.height < m.px(62)
        tokens = (("token_xp", run.hero.xp), ("token_damage", weapon_damage(run.hero)))
        side = min(m.px(46), head.height if low else head.height // 2)
        numbers = [
            self._desk.fonts.line(str(count), "bold", m.px(28), colours.text) for _, count in tokens
        ]
        wide = sum(side + m.px(15) + number.get_width() for number in numbers)
        room = head.width - (wide if low else 0)
        text, px = self._paint.one_line(name, room, m.px(30), m.px(LEAST), "title")
        if text == name:
            line = self._desk.fonts.line(text, "title", px, colours.gold)
            middle = head.centery if low else head.top + head.height // 4
            on.blit(line, line.get_rect(midleft=(head.left, middle)))
        x = head.right - wide + m.px(10) if low else head.left
        y = head.centery if low else head.bottom - side // 2 - m.px(4)
        for (art, _), number in zip(tokens, numbers, strict=True):
            self._paint.put(on, art, (x + side // 2, y), side)
            on.blit(number, number.get_rect(midleft=(x + side + m.px(5), y)))
            x += side + m.px(15) + number.get_width() if low else side + m.px(64)

    def _health(self, on: Surface, run: Run, row: Rect, m: Measure) -> None:
        """Show a heart for each point of Vitality, those lost hollow."""
        hero = run.hero
        number = f"{hero.health}/{hero.vitality}"
        text = self._desk.fonts.line(number, "bold", m.px(24), self._desk.colours.text)
        room = row.width - text.get_width() - m.px(12)
        each = min(row.height - m.px(6), room // max(1, hero.vitality))
        if each < m.px(20):
            each = min(row.height - m.px(4), m.px(36))
            spot = self._paint.put(on, "seal_health", (row.left + each // 2, row.centery), each)
            on.blit(text, text.get_rect(midleft=(spot.right + m.px(8), row.centery)))
            return
        for i in range(hero.vitality):
            heart = self._paint.picture("seal_health", each - m.px(3))
            if i >= hero.health:
                heart = self._hollow(each - m.px(3))
            centre = (row.left + i * each + each // 2, row.centery)
            on.blit(heart, heart.get_rect(center=centre))
        on.blit(text, text.get_rect(midright=(row.right, row.centery)))

    def _hollow(self, side: int) -> Surface:
        return self._desk.art.composed(("rogue hollow heart", side), lambda: self._emptied(side))

    def _emptied(self, side: int) -> Surface:
        heart = pygame.transform.grayscale(self._paint.picture("seal_health", side))
        heart.fill((120, 115, 110, 150), special_flags=pygame.BLEND_RGBA_MULT)
        return heart

    def _track(self, on: Surface, run: Run, ability: Ability, parts: HeroParts, m: Measure) -> None:
        hero, row = run.hero, parts.rows[ability]
        value = hero.ability(ability)
        side = min(row.height, m.px(44))
        primary = ability == hero.card.primary
        art = f"primary_{ability}" if primary else f"ability_{ability}"
        self._paint.put(on, art, (row.left + side // 2, row.centery), side)
        left = row.left + side + m.px(8)
        room = Rect(left, row.top, parts.chips[ability].left - m.px(8) - left, row.height)
        if room.width < m.px(24) * SQUARES:
            number = self._desk.fonts.line(str(value), "bold", m.px(30), self._desk.colours.text)
            on.blit(number, number.get_rect(midleft=(room.left + m.px(2), room.centery)))
            return
        self._squares(on, ability, value, room, m)

    def _squares(self, on: Surface, ability: str, value: int, room: Rect, m: Measure) -> None:
        """Show the track's squares, the counter upon the one reached."""
        most = VITALITY_MOST if ability == "vitality" else ABILITY_MOST
        wide = room.width // SQUARES
        tall = min(room.height - m.px(8), round(wide * 1.25))
        px = min(m.px(22), round(wide * 0.72))
        colours = self._desk.colours
        for i in range(1, most + 1):
            square = Rect(room.left + (i - 1) * wide, 0, wide - m.px(3), tall)
            square.centery = room.centery
            if i < value:
                pygame.draw.rect(on, HUES[ability], square, border_radius=m.px(4))
                dark = Surface(square.size, pygame.SRCALPHA)
                dark.fill((10, 6, 4, 130))
                on.blit(dark, square)
            elif i == value:
                lifted = square.inflate(m.px(3), m.px(8))
                pygame.draw.rect(on, HUES[ability], lifted, border_radius=m.px(5))
                pygame.draw.rect(on, colours.bright, lifted, max(1, m.px(2)), m.px(5))
            pygame.draw.rect(on, colours.rim, square, 1, border_radius=m.px(4))
            if i == value:
                self._paint.number(on, str(i), square.center, round(px * 1.15))
            else:
                tone = colours.dim if i > value else colours.text
                text = self._desk.fonts.line(str(i), "text", px, tone)
                on.blit(text, text.get_rect(center=square.center))

    def _luck(self, on: Surface, run: Run, parts: HeroParts, m: Measure) -> None:
        row, luck = parts.rows["luck"], run.hero.luck
        side = min(row.height - m.px(4), m.px(40))
        room = parts.chips["luck"].left - row.left - m.px(6)
        several = luck * side <= room - m.px(30)
        for i in range(max(1, luck) if several else 1):
            self._paint.put(on, "token_luck", (row.left + i * side + side // 2, row.centery), side)
        left = row.left + (max(1, luck) if several else 1) * side + m.px(8)
        number = self._desk.fonts.line(str(luck), "bold", m.px(26), self._desk.colours.text)
        on.blit(number, number.get_rect(midleft=(left, row.centery)))

    # What can be pressed

    def chip(self, run: Run, what: s.Training, size: tuple[int, int], m: Measure) -> Surface | None:
        """Return the place that buys the next step of a track, its price printed on it."""
        price = cost(run, run.at, what)
        if price is None:
            return None
        lit = price <= run.hero.xp
        key = ("chip", price, lit, m.unit)
        return self._paint.composed(key, size, lambda on: self._chip(on, price, m, lit=lit))

    def _chip(self, on: Surface, price: int, m: Measure, *, lit: bool) -> None:
        colours, rect = self._desk.colours, on.get_rect()
        pygame.draw.rect(on, colours.button if lit else colours.panel, rect, border_radius=m.px(8))
        pygame.draw.rect(on, colours.gold if lit else colours.rim, rect, max(1, m.px(1)), m.px(8))
        tone = colours.text if lit else colours.dim
        px, side = min(m.px(22), round(rect.height * 0.76)), min(m.px(26), rect.height - m.px(6))
        more = self._desk.fonts.line("+1", "bold", px, tone)
        count = self._desk.fonts.line(str(price), "bold", px, tone)
        gap = m.px(4)
        whole = more.get_width() + gap * 2 + side + gap + count.get_width()
        x = rect.centerx - whole // 2
        on.blit(more, more.get_rect(midleft=(x, rect.centery)))
        x += more.get_width() + gap * 2
        self._paint.put(on, "token_xp", (x + side // 2, rect.centery), side)
        on.blit(count, count.get_rect(midleft=(x + side + gap, rect.centery)))

    def plate(self, run: Run, who: int, name: str, size: tuple[int, int], m: Measure) -> Surface:
        """Return a hero's small plate: portrait, name and Health; the acting one's is gold."""
        hero = run.heroes[who]
        key = ("plate", hero.id, hero.health, hero.vitality, who == run.at, name, m.unit)
        return self._paint.composed(key, size, lambda on: self._plate(on, run, who, name, m))

    def _plate(self, on: Surface, run: Run, who: int, name: str, m: Measure) -> None:
        hero, rect, colours = run.heroes[who], on.get_rect(), self._desk.colours
        acts = who == run.at
        pygame.draw.rect(on, colours.button if acts else colours.panel, rect, border_radius=m.px(9))
        rim = colours.gold if acts else colours.rim
        pygame.draw.rect(on, rim, rect, max(1, m.px(3 if acts else 1)), border_radius=m.px(9))
        if rect.width < m.px(SLIM_PLATE):
            self._slim(on, run, who, m)
            return
        side = rect.height - m.px(8)
        spot = self._paint.put(on, portrait_of(run, who), (m.px(5) + side // 2, rect.centery), side)
        left, tone = spot.right + m.px(6), colours.text if hero.alive else colours.dim
        upper = Rect(left, m.px(2), rect.width - left - m.px(6), rect.height // 2)
        shown, px = self._paint.one_line(name, upper.width, m.px(20), m.px(LEAST - 2))
        if shown == name and rect.width >= m.px(NAMED_PLATE):
            line = self._desk.fonts.line(shown, "bold", px, tone)
            on.blit(line, line.get_rect(midleft=upper.midleft))
        else:
            upper.height = 0
        heart, y = m.px(20), upper.bottom + (rect.height - upper.bottom) // 2 - m.px(2)
        art = "seal_health" if hero.alive else "lost"
        spot = self._paint.put(on, art, (left + heart // 2, y), heart)
        text = f"{hero.health}/{hero.vitality}" if hero.alive else ""
        line = self._desk.fonts.line(text, "bold", m.px(19), tone)
        on.blit(line, line.get_rect(midleft=(spot.right + m.px(4), y)))

    def _slim(self, on: Surface, run: Run, who: int, m: Measure) -> None:
        """Print a plate that has room for a portrait alone, the Health upon its corner."""
        hero, rect = run.heroes[who], on.get_rect()
        spot = self._paint.put(on, portrait_of(run, who), rect.center, rect.height - m.px(8))
        corner = (spot.right - m.px(2), spot.bottom - m.px(12))
        if hero.alive:
            self._paint.seal(on, "seal_health", str(hero.health), corner, m.px(30))
        else:
            self._paint.put(on, "lost", corner, m.px(30))


def portrait_of(run: Run, who: int) -> str:
    """Return the picture on the side of a hero's card that lies up."""
    sides = run.options.portraits
    return f"{run.heroes[who].id}_{sides[who] if who < len(sides) else 'a'}"
