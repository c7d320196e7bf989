"""The battleground of Rogue Dungeon: monster cards with seals, special abilities and weaknesses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.core.types import Slot
from game.rules.rogue.combat import BERSERK, FRENZY, monster_damage
from game.rules.rogue.kinds import Monster
from game.rules.rogue.phrases import SPECIALS
from game.rules.rogue.run import Foe, Run
from game.rules.rogue.words import special_words
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rogue_hand import told
from game.ui.tables.rogue_paint import INK, INK_RED, INK_SOFT, LEAST, RoguePaint, Words
from game.ui.tables.rogue_sums import Omen
from game.ui.tables.rogue_tray import TrayPainter

Say = Callable[..., str]
Omens = Sequence[tuple[int, frozenset[Omen]]]

TRAY: Final = 0.37
"""The part of the stage's height that die and sum take."""
BADGE: Final = 28
LADDER, LADDER_FROM = 48, 230
"""The height of what each face brings, and of a card that has room for it, in units."""
WIDE_FROM: Final = 1.12
"""From this shape on a card has its picture left and its words beside it."""
WIDEST: Final = 640
NUMBERS: Final = 3


def lay_fight(run: Run, stage: Rect, m: Measure) -> tuple[dict[Slot, Rect], Rect]:
    """Return the monsters' places on the stage, and the tray below them."""
    tray = Rect(stage.left, 0, stage.width, int(stage.height * TRAY))
    tray.bottom = stage.bottom
    gap = m.px(12)
    room = Rect(stage.left, stage.top, stage.width, tray.top - gap - stage.top)
    standing = run.standing()
    slots: dict[Slot, Rect] = {}
    if not standing:
        return slots, tray
    across = _across(len(standing), room, m)
    rows = -(-len(standing) // across)
    wide = min(m.px(WIDEST), (room.width - gap * (across - 1)) // across)
    tall = (room.height - gap * (rows - 1)) // rows
    left = room.centerx - (wide * across + gap * (across - 1)) // 2
    for i, number in enumerate(standing):
        slots[f"monster/{number}"] = Rect(
            left + i % across * (wide + gap), room.top + i // across * (tall + gap), wide, tall
        )
    return slots, tray


def _across(count: int, room: Rect, m: Measure) -> int:
    """Return how many monsters stand side by side, so that their cards are of a good shape."""

    def worth(across: int) -> float:
        rows = -(-count // across)
        wide, tall = min(room.width / across, m.px(WIDEST)), room.height / rows
        return min(wide * 1.3, tall * 1.9) * min(wide, tall)

    return max(range(1, count + 1), key=worth)


class FightPainter:
    """Prints monster cards, each once a state."""

    def __init__(self, desk: Desk, paint: RoguePaint, say: Say, tray: TrayPainter) -> None:
        self._desk, self._paint, self._say, self._tray = desk, paint, say, tray
        self._shown: dict[str, tuple[object, ...]] = {}
        """The card last shown of each monster: its state and size."""
        self._in_full: set[tuple[object, ...]] = set()
        """The cards that had room for all that special abilities do."""

    def tells_all(self, foe: Foe) -> bool:
        """Return whether a monster's card, as it lies there, says what it can do in full."""
        return self._shown.get(foe.id) in self._in_full

    def monster(
        self, foe: Foe, size: tuple[int, int], m: Measure, *, aimed: bool = False,
        badged: bool = False, omens: Omens = (),
    ) -> Surface:  # fmt: skip
        """Return a monster's card as it stands in combat; the target of the round is marked.

        `omens` are what each face of the die would bring, were it the target.
        """
        state = (foe.id, foe.health, foe.berserk, foe.hidden, foe.enraged)
        key = ("monster", state, aimed, badged, tuple(omens), m.unit)
        self._shown[foe.id] = (*key, size)

        def paint(on: Surface) -> None:
            if self._print(on, foe, m, aimed, badged, omens):
                self._in_full.add((*key, size))

        return self._paint.composed(key, size, paint)

    def _print(
        self, on: Surface, foe: Foe, m: Measure, aimed: bool, badged: bool, omens: Omens
    ) -> bool:
        """Print a card; return whether what it can do is told in full."""
        self._paint.parchment(on, m)
        width, height = on.get_size()
        inner = Rect(0, 0, width, height).inflate(-m.px(36), -m.px(28))
        if badged:
            inner.height -= m.px(BADGE - 8)
        if omens and inner.height > m.px(LADDER_FROM):
            ladder = Rect(inner.left, inner.bottom - m.px(LADDER), inner.width, m.px(LADDER))
            self._tray.ladder(on, omens, None, ladder, m)
            inner.height -= m.px(LADDER + 8)
        if width > WIDE_FROM * height:
            side = min(inner.height, int(inner.width * 0.44))
            middle = (inner.left + side // 2, inner.centery)
            rest = Rect(inner.left + side + m.px(10), inner.top, 0, inner.height)
            rest.width = inner.right - rest.left
            name = Rect(rest.left, rest.top, rest.width, min(m.px(40), inner.height // 4))
            below = Rect(rest.left, name.bottom, rest.width, rest.bottom - name.bottom)
        else:
            name = Rect(inner.left, inner.top, inner.width, m.px(34))
            side = min(inner.width, int(inner.height * 0.44))
            middle = (inner.centerx, name.bottom + m.px(2) + side // 2)
            below = Rect(inner.left, name.bottom + side + m.px(6), inner.width, 0)
            below.height = inner.bottom - below.top
        self._paint.put(on, foe.id, middle, side)
        title = self._paint.heading(self._say(foe.card.name), name, m, 28)
        spot = (name.left, name.centery - title.height // 2)
        self._paint.write(on, title, spot, INK, "bold")
        full = self._body(on, foe, below, m)
        if aimed:
            self._mark(on, middle, side, m)
        return full

    def _body(self, on: Surface, foe: Foe, room: Rect, m: Measure) -> bool:
        """Paint the seals, then special abilities and weaknesses; return whether all is told."""
        side = min(m.px(54), room.width // NUMBERS - m.px(2), max(m.px(30), int(room.height * 0.4)))
        self._seals(on, foe, Rect(room.left, room.top, room.width, side), side, m)
        icons = self._icons(foe.card)
        tall = min(m.px(38), max(m.px(24), room.height // 5)) if icons else 0
        feet = Rect(room.left, room.bottom - tall, room.width, tall)
        words = Rect(room.left, room.top + side + m.px(4), room.width, 0)
        words.height = feet.top - words.top
        found, full = self._specials(foe.card, words, m)
        if found is None and icons:
            # Little room: the icons move up beside the last seal's row end, words take the rest.
            words.height = room.bottom - words.top
            half = Rect(words.left, words.top, words.width // 2, words.height)
            found, full = self._specials(foe.card, half, m)
            feet = Rect(half.right, feet.top, room.right - half.right, tall)
        if found:
            self._paint.write(on, found, words.topleft, INK_SOFT)
        x = feet.left
        for art, good in icons:
            if x + tall > feet.right:
                break
            self._icon(on, art, Rect(x, feet.top, tall, tall), m, good=good)
            x += tall + m.px(6)
        return full

    def _seals(self, on: Surface, foe: Foe, room: Rect, side: int, m: Measure) -> None:
        """Paint Health, MAV and damage, each on its seal; what is changed is marked."""
        card = foe.card
        step = min(room.width // NUMBERS, side + m.px(26))
        mav = card.mav + (FRENZY if foe.hidden else 0)
        seals = (
            ("seal_health", str(foe.health), foe.health < card.health),
            ("seal_mav", str(mav), foe.hidden),
            ("seal_damage", str(monster_damage(foe)), bool(foe.berserk and BERSERK)),
        )
        for i, (art, number, changed) in enumerate(seals):
            centre = (room.left + i * step + side // 2, room.top + side // 2)
            self._paint.put(on, art, centre, side)
            tone = "#ffd75a" if changed else "#ffffff"
            self._paint.number(on, number, centre, round(side * 0.46), tone)
        if foe.health < card.health and step - side >= m.px(22):
            text = self._desk.fonts.line(f"/{card.health}", "bold", m.px(LEAST), INK_SOFT)
            on.blit(text, (room.left + side - m.px(2), room.top + side - text.get_height()))

    def _specials(self, card: Monster, room: Rect, m: Measure) -> tuple[Words | None, bool]:
        """Return the special abilities in words as there is room for, and whether in full."""
        rolls: dict[str, list[int]] = {}
        for face, special in card.specials:
            rolls.setdefault(special, []).append(face)
        heads = {special: f"{', '.join(map(str, faces))}: " for special, faces in rolls.items()}
        full = [(heads[s] + told(special_words(s), self._say), 0) for s in rolls]  # type: ignore[arg-type]
        names = [(heads[s] + self._say(SPECIALS[s]), 0) for s in rolls]  # type: ignore[index]
        least = m.px(LEAST - 1)
        found = self._paint.fitted(full, room, m.px(25), least)
        if found is not None:
            return found, True
        return self._paint.fitted(names, room, m.px(23), least), False

    def _icons(self, card: Monster) -> list[tuple[str, bool]]:
        charms = [(f"pair_{pair}", True) for pair in card.charmed_by]
        return charms + [(f"pair_{pair}", False) for pair in card.hurt_by]

    def _icon(self, on: Surface, art: str, place: Rect, m: Measure, *, good: bool) -> None:
        """Paint a weakness: a round green ground charms, a square red one injures."""
        if good:
            pygame.draw.circle(on, "#2f7d46", place.center, place.width // 2)
            pygame.draw.circle(on, INK, place.center, place.width // 2, max(1, m.px(2)))
        else:
            pygame.draw.rect(on, "#a8322c", place, border_radius=m.px(7))
            pygame.draw.rect(on, INK, place, max(1, m.px(2)), border_radius=m.px(7))
        self._paint.put(on, art, place.center, int(place.width * 0.78))

    def _mark(self, on: Surface, middle: tuple[int, int], side: int, m: Measure) -> None:
        """Mark the target of the round with a crossed circle around its picture."""
        radius, width = side // 2 - m.px(2), max(2, m.px(5))
        pygame.draw.circle(on, INK_RED, middle, radius, width)
        reach = radius + m.px(4)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            inner = (middle[0] + dx * (radius - m.px(16)), middle[1] + dy * (radius - m.px(16)))
            outer = (middle[0] + dx * reach, middle[1] + dy * reach)
            pygame.draw.line(on, INK_RED, inner, outer, width)
