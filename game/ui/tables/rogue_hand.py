"""What a hero of Rogue Dungeon carries, laid out by kind: as cards, as strips, as mere pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface

from game.core.types import Slot
from game.rules.rogue.effects import LootKind
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import Run
from game.rules.rogue.sentences import Sentence, sentences
from game.rules.rogue.words import loot_sentences
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rogue_paint import INK, INK_SOFT, LEAST, RoguePaint
from game.ui.tables.table import Badge

KINDS: Final[tuple[LootKind, ...]] = (
    "skill", "weapon", "armor", "potion", "scroll", "equipment", "treasure", "henchman",
)  # fmt: skip
"""The order in which cards lie in the hand."""
GAP: Final = 10
WIDEST, LEAST_CARD, TELLING = 214, 108, 172
"""A card's width in units: at the most, at the least, and from where it has room for its text."""
LEAST_STRIP, TALLEST_STRIP, LEAST_WIDE = 44, 60, 152
LEAST_PICTURE, LEAST_BESIDE = 24, 34
"""A picture's side in units: at the least, and at the least beside strips."""
TITLED: Final = (66, 58)
"""How wide and high a picture's place is from where its name stands below it."""
LONG: Final = 3
"""From this shape on a hand has strips on the left, and above its pictures otherwise."""
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


def hand_of(run: Run) -> list[tuple[str, int]]:
    """Return the acting hero's cards by kind, each once with how many there are of it."""
    counted = Counter(run.hero.cards)
    return sorted(counted.items(), key=lambda each: KINDS.index(LOOT[each[0]].kind))


def lay_hand(
    cards: Sequence[str], room: Rect, m: Measure, usable: Collection[str] = ()
) -> dict[Slot, Rect]:
    """Lay cards in a row, or in rows of strips, or as pictures, as large as the room lets them.

    Where not all of them can be strips, those that are `usable` now come first and are.
    """
    inner, gap = room.inflate(-m.px(18), -m.px(16)), m.px(GAP)
    if not cards:
        return {}
    rects = _cards(len(cards), inner, gap, m) or _strips(len(cards), inner, gap, m)
    if not rects:
        first = [card for card in cards if card in usable]
        rects = _strips_first(len(first), len(cards) - len(first), inner, m)
        if rects:
            cards = [*first, *(card for card in cards if card not in usable)]
    rects = rects or _pictures(len(cards), inner, m)
    return {f"loot/{card}": rect for card, rect in zip(cards, rects, strict=True)}


def _cards(count: int, room: Rect, gap: int, m: Measure) -> list[Rect]:
    wide = min(m.px(WIDEST), (room.width - gap * (count - 1)) // count)
    if wide < m.px(LEAST_CARD) or room.height < m.px(LEAST_CARD):
        return []
    tall = min(room.height, int(wide * 1.5))
    left = room.centerx - (wide * count + gap * (count - 1)) // 2
    top = room.centery - tall // 2
    return [Rect(left + i * (wide + gap), top, wide, tall) for i in range(count)]


def _strips(count: int, room: Rect, gap: int, m: Measure) -> list[Rect]:
    gap = min(gap, m.px(8))
    rows = (room.height + gap) // (m.px(LEAST_STRIP) + gap)
    across = (room.width + gap) // (m.px(LEAST_WIDE) + gap)
    if rows * across < count:
        return []
    across = max(1, min(across, max(-(-count // rows), room.width // m.px(300))))
    tall = min(m.px(TALLEST_STRIP), (room.height + gap) // max(1, -(-count // across)) - gap)
    wide = (room.width - gap * (across - 1)) // across
    return _grid(count, room, across, (wide, tall), gap)


def _strips_first(first: int, others: int, room: Rect, m: Measure) -> list[Rect]:
    """Lay the first cards as strips, left or on top, and the others as pictures beside them."""
    gap, wide, tall = m.px(8), m.px(LEAST_WIDE), m.px(LEAST_STRIP)
    if not first or not others:
        return []
    strips, rest = room.copy(), room.copy()
    if room.width > LONG * room.height:
        rows = max(1, (room.height + gap) // (tall + gap))
        tall = min(m.px(TALLEST_STRIP), (room.height + gap) // rows - gap)
        strips.width = -(-first // rows) * (wide + gap)
        rest.width -= strips.width
        rest.left = strips.right
    else:
        across = max(1, (room.width + gap) // (wide + gap))
        wide = (room.width + gap) // across - gap
        strips.height = -(-first // across) * (tall + gap)
        rest.height -= strips.height
        rest.top = strips.bottom
    if min(rest.size) < m.px(LEAST_BESIDE):
        return []
    pictures = _pictures(others, rest, m)
    if min(pictures[0].size) < m.px(LEAST_BESIDE):
        return []
    across = max(1, (strips.width + gap) // (wide + gap))
    return [*_grid(first, strips, across, (wide, tall), gap), *pictures]


def _pictures(count: int, room: Rect, m: Measure) -> list[Rect]:
    """Lay places for pictures: with room for short names below them, or else square."""
    gap, most = m.px(8), m.px(LEAST_CARD - 14)
    for across in range(1, count + 1):
        wide = min(most, (room.width + gap) // across - gap)
        tall = min(most, (room.height + gap) // -(-count // across) - gap)
        if is_titled((wide, tall), m):
            return _grid(count, room, across, (min(wide, round(tall * 1.5)), tall), gap)
    side = m.px(76)
    while side > m.px(LEAST_PICTURE):
        across = max(1, (room.width + gap) // (side + gap))
        if -(-count // across) * (side + gap) - gap <= room.height:
            break
        side -= 1
    across = max(1, (room.width + gap) // (side + gap))
    return _grid(count, room, across, (side, side), gap)


def is_titled(size: tuple[int, int], m: Measure) -> bool:
    """Return whether a mere picture has room for a short name below it."""
    return size[0] >= m.px(TITLED[0]) and size[1] >= m.px(TITLED[1])


def _grid(count: int, room: Rect, across: int, size: tuple[int, int], gap: int) -> list[Rect]:
    """Lay places row by row from the upper left."""
    return [
        Rect(room.left + i % across * (size[0] + gap), room.top + i // across * (size[1] + gap),
             *size)
        for i in range(count)
    ]  # fmt: skip


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
