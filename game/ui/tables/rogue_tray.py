"""The die of Rogue Dungeon's table, Luck beside it, and the sum it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.types import Slot
from game.rules.rogue.run import Run
from game.ui.desk import Desk
from game.ui.dice import settled_die
from game.ui.style import Measure
from game.ui.tables.rogue_paint import LEAST, RoguePaint
from game.ui.tables.rogue_sums import (
    D6,
    D10,
    Omen,
    Part,
    Total,
    decided,
    omens,
    shown_face,
    sums,
)
from game.ui.tables.table import Badge

Say = Callable[..., str]

DIE: Final = 132
LUCK: Final = ("reroll", "up", "down")
LUCK_WIDE: Final = 164
TOKEN: Final = 50
LABEL: Final = 19
LADDER: Final = 54
LADDER_WIDE: Final = 62
SIGNS: Final[dict[Omen, str]] = {
    "hit": "ui/sword", "struck": "ui/heart", "special": "ui/star", "passed": "ui/check",
    "failed": "ui/cross", "danger": "ui/skull",
}  # fmt: skip


class TrayParts(NamedTuple):
    """The parts of the die's tray in pixels."""

    die: Rect
    luck: tuple[Rect, ...]
    sums: Rect
    ladder: Rect


def tray_parts(room: Rect, m: Measure) -> TrayParts:
    """Divide the tray: die and Luck left or above, sums and faces right or below."""
    inner, gap = room.inflate(-m.px(16), -m.px(12)), m.px(8)
    low = inner.width > 1.5 * inner.height
    tall = inner.height if low else min(m.px(DIE + 24), int(inner.height * 0.42))
    side = min(m.px(DIE), tall, int(inner.width * (0.2 if low else 0.5)))
    die = Rect(inner.left, inner.top + (tall - side) // 2, side, side)
    wide = min(m.px(LUCK_WIDE), int(inner.width * (0.18 if low else 0.45)))
    each = min(m.px(54), (tall - 2 * gap) // 3)
    top = inner.top + (tall - 3 * each - 2 * gap) // 2
    luck = tuple(
        Rect(die.right + m.px(10), top + i * (each + gap), wide, each) for i in range(len(LUCK))
    )
    if low:
        rest = Rect(luck[0].right + m.px(12), inner.top, 0, inner.height)
        rest.width = inner.right - rest.left
    else:
        rest = Rect(inner.left, inner.top + tall + gap, inner.width, 0)
        rest.height = inner.bottom - rest.top
    foot = min(m.px(LADDER), int(rest.height * 0.3))
    ladder = Rect(rest.left, rest.bottom - foot, min(rest.width, m.px(LADDER_WIDE) * D10), foot)
    return TrayParts(
        die, luck, Rect(rest.left, rest.top, rest.width, ladder.top - rest.top), ladder
    )


def lay_tray(run: Run, room: Rect, m: Measure) -> dict[Slot, Rect]:
    """Return the die, and Luck while the die may be changed."""
    parts = tray_parts(room, m)
    slots: dict[Slot, Rect] = {"die": parts.die}
    if run.phase == "settling" and run.hero.luck:
        slots |= {f"luck/{how}": rect for how, rect in zip(LUCK, parts.luck, strict=True)}
        if run.face >= run.sides:
            del slots["luck/up"]
        if run.face <= 1:
            del slots["luck/down"]
    return slots


class TrayPainter:
    """Paints sums and faces as one picture, made anew when they change."""

    def __init__(self, desk: Desk, paint: RoguePaint, say: Say) -> None:
        self._desk, self._paint, self._say = desk, paint, say

    def die(self, run: Run, size: tuple[int, int]) -> Surface:
        """Return the die as it lies."""
        ten = decided(run) in ("combat", "check")
        sides = D10 if ten else run.sides or D6
        return settled_die(self._desk, sides, shown_face(run), min(size), "plain")

    def luck(self, how: str, size: tuple[int, int], m: Measure, brings: Badge | None) -> Surface:
        """Return a button that spends Luck, and what that would bring."""
        key = ("luck", how, brings, m.unit)
        return self._paint.composed(key, size, lambda on: self._luck(on, how, m, brings))

    def _luck(self, on: Surface, how: str, m: Measure, brings: Badge | None) -> None:
        colours, rect = self._desk.colours, on.get_rect()
        pygame.draw.rect(on, colours.button, rect, border_radius=m.px(9))
        pygame.draw.rect(on, colours.gold, rect, max(1, m.px(2)), border_radius=m.px(9))
        words = {"reroll": self._say("Again"), "up": "+1", "down": "−1"}[how]  # noqa: RUF001
        inner = rect.inflate(-m.px(14), 0)
        wide = self._desk.fonts.width(words, "bold", m.px(LEAST))
        if brings and how != "reroll":  # a step has no picture, so its words go before its chance
            both = self._desk.fonts.width(brings.text, "bold", m.px(20)) + m.px(6) + wide
            brings = brings if both <= inner.width else None
        if brings:
            tone = {"good": colours.good, "bad": colours.bad}.get(brings.mood, colours.bright)
            chance = self._desk.fonts.line(brings.text, "bold", m.px(20), tone)
            on.blit(chance, chance.get_rect(midright=inner.midright))
            inner.width -= chance.get_width() + m.px(6)
        side = min(m.px(36), rect.height - m.px(6), inner.width)
        room = Rect(inner.left + side + m.px(4), 0, inner.width - side - m.px(4), rect.height)
        if wide <= room.width:
            self._paint.put(on, "token_luck", (inner.left + side // 2, rect.centery), side)
            self._paint.label(on, words, room, m.px(22), m.px(LEAST), colours.text)
        elif wide <= inner.width:
            self._paint.label(on, words, inner, m.px(22), m.px(LEAST), colours.text)
        else:
            picture = self._desk.art.picture("ui/dice", (side, side))
            on.blit(picture, picture.get_rect(center=inner.center))

    def table(self, run: Run, room: Rect, m: Measure) -> Surface:
        """Return the tray without its slots."""
        found, signs = sums(run, self._say), omens(run)
        key = ("tray", tuple(found), tuple(signs), shown_face(run), m.unit)
        return self._paint.composed(
            key, room.size, lambda on: self._print(on, run, found, signs, m)
        )

    def _print(
        self, on: Surface, run: Run, found: Sequence[Total],
        signs: Sequence[tuple[int, frozenset[Omen]]], m: Measure,
    ) -> None:  # fmt: skip
        self._paint.ground(on, m, 165)
        parts = tray_parts(on.get_rect(), m)
        if found:
            whole = parts.sums if signs else parts.sums.union(parts.ladder)
            tall = min(m.px(94), whole.height // len(found))
            top = whole.top + (whole.height - tall * len(found)) // 2
            for i, total in enumerate(found):
                row = Rect(whole.left, top + i * tall, whole.width, tall)
                self._sum(on, total, row, m)
        if signs:
            self.ladder(on, signs, shown_face(run), parts.ladder, m)

    # A sum

    def _sum(self, on: Surface, total: Total, row: Rect, m: Measure) -> None:
        """Write a sum as tokens with what each of them is below it."""
        shown = [*total.parts]
        if [part.number for part in shown] == [total.number]:
            shown = []
        if total.number:
            shown.append(Part(total.number, total.label, total.art))
        labelled = row.height >= m.px(TOKEN * 0.64 + LABEL)
        for px in (*range(m.px(LABEL), m.px(LEAST - 1), -1), 0):
            if not px or labelled:
                widths = [self._part_width(part, px, m) for part in shown]
                last = self._desk.fonts.width(total.sign, "bold", m.px(24)) + m.px(8)
                signs = (len(shown) - 2) * m.px(24) + max(last, m.px(24))
                if sum(widths) + signs <= row.width or not px:
                    break
        squeeze = min(1.0, (row.width - signs) / max(1, sum(widths)))
        x = row.left
        for i, (part, wide) in enumerate(zip(shown, widths, strict=True)):
            place = Rect(x, row.top, round(wide * squeeze), row.height)
            self._part(on, part, place, px, m, last=bool(total.number) and i == len(shown) - 1)
            x = place.right
            if i + 1 < len(shown):
                ends = bool(total.number) and i + 2 == len(shown)
                sign = total.sign if ends else "" if shown[i + 1].number[0] in "+−" else "+"  # noqa: RUF001
                apart = max(last, m.px(24)) if ends else m.px(24)
                self._sign(on, sign, Rect(x, row.top, apart, row.height), px, m)
                x += apart

    def _part_width(self, part: Part, px: int, m: Measure) -> int:
        label = self._desk.fonts.width(part.label, "text", px) if px else 0
        number = self._desk.fonts.width(part.number, "bold", m.px(28)) + m.px(12)
        return max(m.px(TOKEN), label, number if not part.art else 0)

    def _part(
        self, on: Surface, part: Part, place: Rect, px: int, m: Measure, *, last: bool
    ) -> None:
        colours = self._desk.colours
        tall = place.height - (round(px * 1.15) if px else 0)
        side = min(m.px(TOKEN), tall, place.width)
        centre = (place.centerx, place.top + tall // 2)
        if part.die:
            face = None if part.number == "?" else int(part.number)
            die = settled_die(self._desk, part.die, face, side, "plain")
            on.blit(die, die.get_rect(center=centre))
        elif last and not part.art.startswith("seal"):
            text = self._desk.fonts.line(part.number, "bold", min(m.px(36), tall), colours.bright)
            on.blit(text, text.get_rect(center=centre))
        else:
            if part.art:
                self._paint.put(on, part.art, centre, side)
            size = round(side * (0.46 if len(part.number) < 3 else 0.4))  # noqa: PLR2004
            self._paint.number(on, part.number, centre, max(size, m.px(LEAST)))
        if px:
            tone = colours.bright if last else colours.dim
            text = self._desk.fonts.line(part.label, "bold" if last else "text", px, tone)
            on.blit(text, text.get_rect(midtop=(place.centerx, place.top + tall)))

    def _sign(self, on: Surface, sign: str, place: Rect, px: int, m: Measure) -> None:
        if not sign:
            return
        tall = place.height - (round(px * 1.15) if px else 0)
        text = self._desk.fonts.line(sign, "bold", m.px(24), self._desk.colours.dim)
        on.blit(text, text.get_rect(center=(place.centerx, place.top + tall // 2)))

    # Face by face

    def ladder(
        self, on: Surface, signs: Sequence[tuple[int, frozenset[Omen]]], face: int | None,
        room: Rect, m: Measure,
    ) -> None:  # fmt: skip
        """Show for each face what it would bring: the one that lies there is framed."""
        colours, wide = self._desk.colours, room.width // max(1, len(signs))
        wide = min(wide, m.px(LADDER_WIDE))
        for i, (number, omen) in enumerate(signs):
            box = Rect(room.left + i * wide, room.top, wide - m.px(4), room.height)
            good = omen & {"hit", "passed"}
            bad = omen & {"struck", "failed", "danger"}
            ground = "#3c4a2a" if good and not bad else "#5a2320" if bad and not good else "#5a4a22"
            pygame.draw.rect(on, ground, box, border_radius=m.px(6))
            rim = colours.bright if number == face else colours.rim
            width = max(1, m.px(4 if number == face else 1))
            pygame.draw.rect(on, rim, box, width, border_radius=m.px(6))
            upper = Rect(box.left, box.top, box.width, box.height // 2)
            text = self._desk.fonts.line(str(number), "bold", m.px(LEAST), colours.text)
            on.blit(text, text.get_rect(center=upper.center))
            self._omen(on, omen, Rect(box.left, upper.bottom, box.width, box.height // 2), m)

    def _omen(self, on: Surface, omen: frozenset[Omen], room: Rect, m: Measure) -> None:
        shown = [SIGNS[sign] for sign in SIGNS if sign in omen]
        side = min(m.px(20), room.height - m.px(2), room.width // max(1, len(shown)))
        x = room.centerx - side * len(shown) // 2
        for art in shown:
            picture = self._desk.art.picture(art, (side, side))
            on.blit(picture, picture.get_rect(center=(x + side // 2, room.centery - m.px(1))))
            x += side
