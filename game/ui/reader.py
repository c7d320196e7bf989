"""Lays out a rules page: every line and picture gets its place before any is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.core.game import Card
from game.ui.desk import Desk
from game.ui.style import Measure
from game.ui.tables.rules_page import Block, Cards, Chapter, Point, Text
from game.ui.text import Face

BODY, HEADING, CARD = 24, 32, 88
WIDEST = 1000
"""No line of text is longer, in units: the eye would lose its way back."""
TWO_CARDS_FROM = 1000
WIDE_PAGE = 700
FACTS = (
    ("agility", "Agility {n}"),
    ("intellect", "Intellect {n}"),
    ("vitality", "Vitality {n}"),
    ("luck", "Luck {n}"),
    ("level", "Level {n}"),
    ("health", "Health {n}"),
    ("mav", "Attack value {n}"),
)
"""Numbers on a card that are told as they are."""


class Line(NamedTuple):
    """One line of text, or a picture, and its place on the page."""

    rect: Rect
    text: str = ""
    face: Face = "text"
    px: int = 0
    tone: str = "text"
    picture: str = ""


class Reader:
    """Turns chapters into lines for a page of a width in pixels."""

    def __init__(self, desk: Desk, m: Measure, width: int, cards: Sequence[Card]) -> None:
        self._desk, self._m, self._cards = desk, m, cards
        self._pad = m.px(34 if width / m.unit > WIDE_PAGE else 20)
        self._width = width - 2 * self._pad
        self._lines: list[Line] = []

    def read(self, chapters: Sequence[Chapter]) -> tuple[Sequence[Line], Sequence[int], int]:
        """Return the lines, where each chapter begins, and the page's length in pixels."""
        y, tops = self._m.px(22), []
        for chapter in chapters:
            tops.append(y)
            title = self._desk.say(chapter.title)
            y = self._text(title, "title", HEADING, "gold", self._pad, y, self._width) + self._m.px(
                8
            )
            for block in chapter.blocks:
                y = self._block(block, y) + self._m.px(12)
            y += self._m.px(26)
        return self._lines, tops, y

    def _block(self, block: Block, y: int) -> int:
        say, width = self._desk.say, min(self._width, self._m.px(WIDEST))
        match block:
            case Text(text):
                return self._text(say(text), "text", BODY, "text", self._pad, y, width)
            case Point(name, text):
                inset = self._m.px(28)
                side = self._m.px(12)
                dot = Rect(self._pad + self._m.px(4), y + self._m.px(11), side, side)
                self._lines.append(Line(dot, picture="ui/star"))
                left = self._pad + inset
                return self._point(say(name), say(text), left, y, width - inset)
            case Cards():
                return self._list(block, y)

    def _point(self, name: str, text: str, left: int, top: int, width: int) -> int:
        """Let a sentence begin beside its bold name and go on below it."""
        px, fonts = self._m.px(BODY), self._desk.fonts
        after = fonts.font("bold", px).size(name + " ")[0] + self._m.px(3)
        room = width - after
        if room < width // 3:
            y = self._text(name, "bold", BODY, "bright", left, top, width)
            return self._text(text, "text", BODY, "text", left, y, width)
        first = fonts.wrap(text, "text", px, room)[0]
        y = self._text(name, "bold", BODY, "bright", left, top, width)
        self._text(first, "text", BODY, "text", left + after, top, room)
        rest = text[len(first) :].lstrip()
        return self._text(rest, "text", BODY, "text", left, y, width) if rest else y

    def _list(self, block: Cards, y: int) -> int:
        """Lay out cards in one or two columns, each row as tall as its taller card."""
        kind, kit, hero = block.kind, block.kit, block.kind == "hero"
        cards = [
            card
            for card in self._cards
            if card.kind == kind and (card.id if hero and kit else card.kit) == kit
        ]
        columns = 2 if len(cards) > 1 and self._width / self._m.unit >= TWO_CARDS_FROM else 1
        gap = self._m.px(24)
        width = (self._width - (columns - 1) * gap) // columns
        for first in range(0, len(cards), columns):
            row = cards[first : first + columns]
            y = max(
                self._card(card, block, self._pad + i * (width + gap), y, width)
                for i, card in enumerate(row)
            ) + self._m.px(14)
        return y

    def _card(self, card: Card, block: Cards, left: int, top: int, width: int) -> int:
        m, say = self._m, self._desk.say
        told = block.tell(self._desk, card.id) if block.tell else say(card.text)
        side = m.px(CARD)
        picture = card.art.removeprefix("assets/art/").removesuffix(".svg")
        self._lines.append(Line(Rect(left, top, side, side), picture=picture))
        inner, room = left + side + m.px(18), width - side - m.px(18)
        y = self._text(say(card.name), "bold", BODY, "bright", inner, top + m.px(2), room)
        y = self._text(told, "text", 22, "text", inner, y, room)
        facts = self._facts(card)
        if facts:
            y = self._text(facts, "text", 22, "dim", inner, y, room)
        return max(y, top + side)

    def _facts(self, card: Card) -> str:
        """Return a card's numbers in words."""
        numbers, say, count = card.numbers, self._desk.say, self._desk.words.count
        facts: list[str] = []
        if numbers.get("strength"):
            facts.append(say("Strength {strength}", strength=numbers["strength"]))
        facts += [say(words, n=numbers[key]) for key, words in FACTS if key in numbers]
        if "damage" in numbers:
            facts.append(say("Damage {n}", n=numbers["damage"]))
        if "price" in numbers:
            facts.append(say("Price {n}", n=numbers["price"]))
        if "die" in numbers:
            facts.append(say("Rolls a d{die}", die=numbers["die"]))
        if "hearts" in numbers:
            facts.append(count("{n} heart", "{n} hearts", numbers["hearts"]))
        if "hit_points" in numbers:
            facts.append(say("{n} hit points", n=numbers["hit_points"]))
        if "hp" in numbers and card.kind == "hero":
            facts.append(say("{hp} HP without equipment", hp=numbers["hp"]))
        if card.count > 1:
            facts.append(say("{n} in the box", n=card.count))
        return " · ".join(facts)

    def _text(
        self, text: str, face: Face, units: int, tone: str, left: int, top: int, width: int
    ) -> int:
        px = self._m.px(units)
        font = self._desk.fonts.font(face, px)
        for part in self._desk.fonts.wrap(text, face, px, width):
            rect = Rect(left, top, font.size(part)[0], round(px * 1.3))
            self._lines.append(Line(rect, part, face, px, tone))
            top = rect.bottom
        return top
