"""The faces of what a hero of Rogue Dungeon carries: cards, strips and mere pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface

from game.rules.rogue.loot import LOOT
from game.rules.rogue.sentences import Sentence, sentences
from game.rules.rogue.words import loot_sentences
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rogue_hand_layout import LEAST_CARD, TELLING, is_titled
from game.ui.tables.rogue_paint import INK, INK_SOFT, LEAST, RoguePaint
from game.ui.tables.table import Badge

STRIP: Final = 1.6
"""From this shape on a card is a strip."""
LEAST_NAME: Final = 13
"""A name's letters at the least, in units."""
BADGE: Final = 26
"""What is kept free at a card's foot, in units, for what using it would bring."""
TIMES: Final = "×"  # noqa: RUF001

Say = Callable[..., str]


class LootLook(NamedTuple):
    """What is seen of a card beside its name and picture."""

    copies: int = 1
    calm: bool = False
    """Whether it is darkened: others can be used now, it cannot."""
    brings: Badge | None = None
    """What using it would bring."""


def told(sentence: Sentence, say: Say) -> str:
    """Return a card's sentence in the player's language."""
    values = {
        key: say(value) if isinstance(value, str) else value
        for key, value in sentence.values.items()
    }
    return say(sentence.text, **values)


class LootPainter:
    """Prints loot cards in each of their forms."""

    def __init__(self, desk: Desk, paint: RoguePaint, say: Say) -> None:
        self._desk, self._paint, self._say = desk, paint, say

    def card(self, card: str, size: tuple[int, int], m: Measure, look: LootLook) -> Surface:
        """Return a card in the form that its size asks for."""
        key = ("loot", card, look, m.unit)
        return self._paint.composed(key, size, lambda on: self._print(on, card, m, look))

    def _print(self, on: Surface, card: str, m: Measure, look: LootLook) -> None:
        width, height = on.get_size()
        self._paint.parchment(on, m)
        if width > STRIP * height:
            self._strip(on, card, m, look)
        elif width < m.px(LEAST_CARD - 12):
            self._small(on, card, m, look)
        elif width >= m.px(TELLING):
            self._telling(on, card, m, look)
        else:
            self._plain(on, card, m, look)
        if look.copies > 1:
            self._count(on, look.copies, m)
        self._badge(on, look, m)
        if look.calm:
            on.fill((176, 170, 164, 255), special_flags=pygame.BLEND_RGBA_MULT)

    def _small(self, on: Surface, card: str, m: Measure, look: LootLook) -> None:
        """Print a picture, and its name below it if there is room."""
        width, height = on.get_size()
        foot = m.px(BADGE) if look.brings else m.px(4)
        room = Rect(m.px(6), 0, width - m.px(12), min(m.px(34), (height - foot) * 45 // 100))
        words = None
        if is_titled((width, height - foot + m.px(4)), m):
            name = self._say(LOOT[card].name)
            words = self._paint.whole(name, room, m.px(LEAST - 1), m.px(LEAST_NAME), "bold")
        if words is None:
            self._paint.put(on, card, (width // 2, height // 2), int(min(width, height) * 0.84))
            return
        room.height = words.height
        room.bottom = height - foot
        side = min(width - m.px(8), room.top - m.px(4))
        self._paint.put(on, card, (width // 2, m.px(3) + side // 2), side)
        self._paint.write_centred(on, words, room, INK, "bold")

    def _plain(self, on: Surface, card: str, m: Measure, look: LootLook) -> None:
        """Print a card with its name above its picture."""
        width, height = on.get_size()
        foot = m.px(BADGE) if look.brings else m.px(4)
        name = Rect(m.px(8), m.px(8), width - m.px(16), int(height * 0.27))
        self._name(on, card, name, m, centred=True)
        side = min(width - m.px(18), height - name.bottom - foot - m.px(8))
        middle = name.bottom + (height - foot - name.bottom) // 2
        spot = self._paint.put(on, card, (width // 2, middle), side)
        self._symbol(on, card, spot.bottomright, m.px(28))

    def _telling(self, on: Surface, card: str, m: Measure, look: LootLook) -> None:
        """Print a wide card: picture and name above, below them what it does."""
        width, height = on.get_size()
        side = min(int(width * 0.33), int(height * 0.4))
        spot = self._paint.put(on, card, (m.px(11) + side // 2, m.px(11) + side // 2), side)
        self._symbol(on, card, spot.bottomright, m.px(26))
        name = Rect(spot.right + m.px(10), m.px(10), 0, side - m.px(4))
        name.width = width - name.left - m.px(14 if look.copies == 1 else 34)
        self._name(on, card, name, m, centred=False)
        foot = m.px(BADGE + 2) if look.brings else m.px(12)
        room = Rect(m.px(16), spot.bottom + m.px(5), width - m.px(30), 0)
        room.height = height - foot - room.top
        every, deeds = list(self._lines(card)), list(self._deeds(card))
        first = [f"{line}\u00a0…" for line in every[:1] if not line.endswith(":")]
        story = [self._say(LOOT[card].story)] if LOOT[card].story else []
        deed = [f"{line}\u00a0…" for line in deeds[:1] if not line.endswith(":")]
        for lines in (every, [" ".join(every)], deeds, [" ".join(deeds)], first, deed, story):
            texts = [(line, 0) for line in lines]
            words = self._paint.fitted(texts, room, m.px(20), m.px(LEAST - 1))
            if words and lines and lines[0]:
                self._paint.write(on, words, room.topleft, INK_SOFT)
                return

    def _lines(self, card: str) -> Iterator[str]:
        """Yield what a card says, but for what its symbols tell already."""
        bare = replace(LOOT[card], ability=None, every=False, minimum=0, pair=None)
        for sentence in loot_sentences(bare):
            yield told(sentence, self._say)

    def _deeds(self, card: str) -> Iterator[str]:
        """Yield only what a card does when it is used, each thing once."""
        for effects in dict.fromkeys(use.effects for use in LOOT[card].uses):
            for sentence in sentences(effects):
                yield told(sentence, self._say)

    def _strip(self, on: Surface, card: str, m: Measure, look: LootLook) -> None:
        """Print a strip: the picture left, the name beside it."""
        width, height = on.get_size()
        side = height - m.px(8)
        spot = self._paint.put(on, card, (m.px(5) + side // 2, height // 2), side)
        self._symbol(on, card, spot.bottomright, m.px(22))
        name = Rect(spot.right + m.px(10), m.px(3), 0, height - m.px(6))
        name.width = width - name.left - m.px(8 if look.copies == 1 else 34)
        if look.brings:
            name.width -= self._badge_rect(on, look, m).width + m.px(4)
        self._name(on, card, name, m, centred=False)

    def _name(self, on: Surface, card: str, room: Rect, m: Measure, *, centred: bool) -> None:
        name, paint = self._say(LOOT[card].name), self._paint
        words = paint.whole(name, room, m.px(22), m.px(LEAST_NAME), "bold")
        if words is None:
            return
        if centred:
            paint.write_centred(on, words, room, INK, "bold")
        else:
            top = room.centery - words.height // 2
            paint.write(on, words, (room.left, top), INK, "bold")

    def _symbol(self, on: Surface, card: str, corner: tuple[int, int], side: int) -> None:
        """Mark a card's kind at its picture's corner: a Weapon by whom it suits."""
        loot, spot = LOOT[card], (corner[0] - side // 4, corner[1] - side // 3)
        name = f"primary_{loot.ability}" if loot.ability else f"type_{loot.kind}"
        self._paint.put(on, name, spot, side)
        if loot.minimum:
            self._paint.number(on, f"{loot.minimum}+", spot, round(side * 0.62))
        if loot.pair:
            self._paint.put(on, f"pair_{loot.pair}", (spot[0] - side, spot[1]), side)

    def _count(self, on: Surface, count: int, m: Measure) -> None:
        width, height = on.get_size()
        radius = min(m.px(15), height // (3 if width > STRIP * height else 5))
        centre = (width - radius - m.px(2), radius + m.px(2))
        if m.px(LEAST_CARD - 12) <= width < m.px(TELLING):
            centre = (radius + m.px(3), height - radius - m.px(3))
        pygame.draw.circle(on, "#3a120e", centre, radius)
        pygame.draw.circle(on, "#a8322c", centre, radius - max(1, m.px(2)))
        self._paint.number(on, f"{TIMES}{count}", centre, round(radius * 1.2))

    def _badge_rect(self, on: Surface, look: LootLook, m: Measure) -> Rect:
        """Return where stands what using a card would bring: at its foot, or a strip's end."""
        width, height = on.get_size()
        text = look.brings.text if look.brings else ""
        pill = Rect(0, 0, min(self._paint.pill_width(text, m), width), m.px(BADGE - 2))
        if width > STRIP * height:
            pill.midright = (width - m.px(8 if look.copies == 1 else 36), height // 2)
        else:
            pill.midbottom = (width // 2, height - m.px(3))
        return pill

    def _badge(self, on: Surface, look: LootLook, m: Measure) -> None:
        brings = look.brings
        if brings is None:
            return
        self._paint.pill(on, brings, self._badge_rect(on, look, m).center, m)
