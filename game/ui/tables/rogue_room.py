"""The room that is resolved, as a large card, and the ways it offers as plates beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.rules.rogue.effects import AnyEffect, Check, Choose, Deeper, Option, Owns, Roll, Todo
from game.rules.rogue.loot import LOOT
from game.rules.rogue.phrases import KINDS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Run
from game.rules.rogue.sentences import Sentence, price_words, sentences
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rogue_hand import told
from game.ui.tables.rogue_paint import INK, INK_RED, INK_SOFT, LEAST, RoguePaint, Words
from game.ui.tables.rogue_room_layout import options_of
from game.ui.tables.table import Badge

Say = Callable[..., str]
Lines = Sequence[tuple[str, int]]

LOW_PLATE, LOW_CARD = 104, 170
"""Up to which height, in units, plates and cards have narrow margins."""
VIGNETTES: Final = (0.52, 0.44, 0.36, 0.29, 0.22, 0.16)
"""The picture's height as a part of the card's: smaller where there is much to read."""
TEXT, STORY, TITLE = 23, 21, 32
HEADING: Final = 36
"""The height of an option's name, in units."""


ENDS: Final = (Todo("leave_room"), Todo("victory"))
"""What the rules do once a room is done with: an ordinary one, and the last of a short run."""


def due(run: Run) -> tuple[AnyEffect, ...] | None:
    """Return what the room still brings, or None while all that it says may come.

    A way that was taken, or the part of the card that counts on this level, leaves the rest out.
    """
    branches = isinstance(ROOMS[run.room].effects[0], Choose | Deeper | Owns) if run.room else False
    ends = next((i for i, effect in enumerate(run.agenda) if effect in ENDS), None)
    if not branches or run.phase == "choosing" or ends is None:
        return None
    coming = run.agenda[ends + 1 :]
    rolls = run.phase in ("checking", "settling") and isinstance(run.pending, Check | Roll)
    now = (run.pending,) if rolls and run.pending is not None else ()
    return (*now, *(effect for effect in reversed(coming) if not isinstance(effect, Todo)))


def run_in(lines: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Return lines with each heading that leads to a single one set before it."""
    found: list[tuple[str, int]] = []
    for i, (line, depth) in enumerate(lines):
        alone = i + 1 >= len(lines) or lines[i + 1][1] < depth
        if found and found[-1][1] == depth - 1 and found[-1][0].endswith(":") and alone:
            found[-1] = (f"{found[-1][0]} {line}", depth - 1)
        else:
            found.append((line, depth))
    return found


class RoomPainter:
    """Prints room cards and plates."""

    def __init__(self, desk: Desk, paint: RoguePaint, say: Say) -> None:
        self._desk, self._paint, self._say = desk, paint, say

    def card(self, run: Run, room: str, size: tuple[int, int], m: Measure) -> Surface:
        """Return a room's card; what it says is told as it matters now, if all is too much."""
        now = run.pending if run.room == room else None
        left = due(run) if run.room == room else None
        asks = isinstance(ROOMS[room].effects[0], Choose)
        shown = bool(options_of(run)) if run.room == room else asks
        key = ("room", room, now, left, shown, m.unit)
        return self._paint.composed(
            key, size,
            lambda on: self._print(on, room, list(self._tellings(room, now, left, shown)), m),
        )  # fmt: skip

    def _tellings(
        self, room: str, now: AnyEffect | None, left: Sequence[AnyEffect] | None, shown: bool
    ) -> Iterator[Lines]:
        """Yield what the card may say, from most to least."""
        effects = ROOMS[room].effects
        if shown:
            rest = [effect for effect in effects if not isinstance(effect, Choose | Deeper | Owns)]
            yield self._told(sentences(rest))
            yield []
        if left is not None:
            yield self._told(sentences(left))
        yield self._told(sentences(effects))
        if now is not None:
            yield self._told(sentences([now]))
        heads = [line for line, depth in self._told(sentences(effects)) if depth == 0]
        yield [(line.removesuffix(":") if i else line, min(i, 1)) for i, line in enumerate(heads)]
        yield []

    def _told(self, found: Sequence[Sentence]) -> Lines:
        return run_in([(told(sentence, self._say), sentence.depth) for sentence in found])

    def _print(self, on: Surface, room: str, tellings: Sequence[Lines], m: Measure) -> None:
        self._paint.parchment(on, m)
        width, height = on.get_size()
        pad = m.px(42 if height > m.px(LOW_CARD) else 22)
        inner = Rect(0, 0, width, height).inflate(-m.px(58), -pad)
        if width > 1.25 * height:
            self._print_wide(on, room, tellings, inner, m)
        else:
            self._print_tall(on, room, tellings, inner, m)

    def _print_tall(
        self, on: Surface, room: str, tellings: Sequence[Lines], inner: Rect, m: Measure
    ) -> None:
        """Print name, picture, story and text one below the other."""
        name = Rect(inner.left, inner.top, inner.width, m.px(44))
        for lines in tellings:
            for part in VIGNETTES:
                side = min(int(inner.height * part), int(inner.width * 0.86))
                top = name.bottom + m.px(6) + side + m.px(8)
                below = Rect(inner.left, top, inner.width, inner.bottom - top)
                if self._text(on, room, lines, below, m):
                    self._title(on, room, name, m, centred=True)
                    centre = (inner.centerx, name.bottom + m.px(6) + side // 2)
                    self._paint.put(on, room, centre, side)
                    return
        self._title(on, room, name, m, centred=True)
        side = min(inner.bottom - name.bottom, inner.width) - m.px(10)
        centre = (inner.centerx, name.bottom + (inner.bottom - name.bottom) // 2)
        self._paint.put(on, room, centre, side)

    def _print_wide(
        self, on: Surface, room: str, tellings: Sequence[Lines], inner: Rect, m: Measure
    ) -> None:
        """Print the picture left, name, story and text beside it."""
        side = min(inner.height, int(inner.width * 0.36))
        self._paint.put(on, room, (inner.left + side // 2, inner.centery), side)
        left = inner.left + side + m.px(14)
        name = Rect(left, inner.top, inner.right - left, min(m.px(40), inner.height))
        below = Rect(left, name.bottom + m.px(4), name.width, 0)
        below.height = max(0, inner.bottom - below.top)
        if not any(self._text(on, room, lines, below, m) for lines in tellings):
            name.centery = inner.centery
        self._title(on, room, name, m, centred=False)

    def _title(self, on: Surface, room: str, place: Rect, m: Measure, *, centred: bool) -> None:
        """Write the name, the colour of its gem beside it, and whether the room stays."""
        side, card = m.px(34), ROOMS[room]
        marks = [f"gem_{card.colour}", *(["persistent"] if card.persistent else [])]
        space = place.width - len(marks) * (side + m.px(4)) - m.px(6)
        name = self._say(card.name)
        shown, px = self._paint.one_line(name, space, m.px(TITLE), m.px(20), "title")
        beside = Rect(place.left, place.top, space, place.height)
        words = None
        if shown != name:  # a plainer hand is narrower, and two lines hold more than one
            words = self._paint.fitted([(name, 0)], beside, m.px(22), m.px(LEAST), "bold")
        if words is not None:
            self._paint.write_centred(on, words, beside, INK, "bold")
            x = beside.right + m.px(6)
        else:
            line = self._desk.fonts.line(shown, "title", px, INK)
            whole = line.get_width() + len(marks) * (side + m.px(4)) + m.px(6)
            x = place.centerx - whole // 2 if centred else place.left
            on.blit(line, line.get_rect(midleft=(x, place.centery)))
            x += line.get_width() + m.px(6)
        for mark in marks:
            self._paint.put(on, mark, (x + side // 2, place.centery), side)
            x += side + m.px(4)

    def _text(self, on: Surface, room: str, lines: Lines, place: Rect, m: Measure) -> bool:
        """Write story and text if they fit; return whether they do."""
        story = self._say(ROOMS[room].story)
        for shrink in range(6):
            px = m.px(TEXT) - round(shrink * m.px(TEXT - LEAST) / 5)
            told_ = self._paint.wrapped([(story, 0)], place.width, min(px, m.px(STORY)))
            said = self._paint.wrapped(lines, place.width, px)
            if told_ is None or said is None:
                continue
            apart = m.px(14) if lines else 0
            if told_.height + apart + said.height > place.height:
                continue
            y = self._paint.write(on, told_, place.topleft, INK_SOFT)
            if lines:
                middle = y + apart // 2
                pygame.draw.line(on, "#9c6a33", (place.left, middle), (place.right, middle))
                self._paint.write(on, said, (place.left, y + apart), INK)
            return True
        return False

    # What may be chosen

    def option(
        self,
        run: Run,
        number: int,
        size: tuple[int, int],
        m: Measure,
        *,
        lit: bool,
        brings: Badge | None,
    ) -> Surface | None:
        """Return the plate of a way that the card offers."""
        options = options_of(run)
        if number >= len(options):
            return None
        key = ("option", options[number], lit, brings, m.unit)
        return self._paint.composed(
            key, size, lambda on: self._plate(on, options[number], m, lit, brings)
        )

    def _plate(
        self, on: Surface, option: Option, m: Measure, lit: bool, brings: Badge | None
    ) -> None:
        self._paint.parchment(on, m)
        pad = m.px(20 if on.get_height() > m.px(LOW_PLATE) else 12)
        inner = on.get_rect().inflate(-m.px(32), -pad)
        wide = self._paint.pill_width(brings.text, m) + m.px(8) if brings else 0
        space = (inner.width - wide, min(inner.height, m.px(HEADING)))
        title = self._paint.heading(self._say(option.label), space, m, 26)
        terms = [line for line, _ in self._told(price_words(option.price))]
        if option.owns:
            named = KINDS.get(option.owns) or LOOT[option.owns].name  # type: ignore[call-overload]
            terms.insert(0, self._say("Only with {card}.", card=self._say(named)))
        text = [*self._told(sentences(option.effects))]
        room = Rect(inner.left, inner.top + title.height, inner.width, 0)
        room.height = inner.bottom - room.top
        words = self._fitting(terms, text, room, m)
        tall = title.height + (words[0].height if words else 0)
        y = inner.top + max(0, (inner.height - tall) // 2)
        self._paint.write(on, title, (inner.left, y), INK, "bold")
        if brings:
            middle = y + title.height // 2
            self._paint.pill(on, brings, (inner.right - (wide - m.px(8)) // 2, middle), m)
        y += title.height
        if words:
            paid = words[1]
            for i, (line, shift) in enumerate(words[0].lines):
                tone = INK_RED if i < paid else INK_SOFT
                on.blit(self._desk.fonts.line(line, "text", words[0].px, tone),
                        (inner.left + shift, y))  # fmt: skip
                y += round(words[0].px * 1.14)
        if not lit:
            on.fill((150, 144, 138, 255), special_flags=pygame.BLEND_RGBA_MULT)

    def _fitting(
        self, terms: Sequence[str], text: Lines, room: Rect, m: Measure
    ) -> tuple[Words, int] | None:
        """Return price and text as lines, and how many of them are the price's."""
        price = [(" ".join(terms), 0)] if terms else []
        joined = [(" ".join(line for line, _ in text), 0)] if text else []
        for lines in ([*price, *text], [*price, *joined], price):
            words = self._paint.fitted(lines, room, m.px(21), m.px(LEAST - 1)) if lines else None
            if words:
                paid = self._paint.wrapped(price, room.width, words.px)
                return words, len(paid.lines) if paid else 0
        return None
