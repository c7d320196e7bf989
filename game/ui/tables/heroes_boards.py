"""Prints the hero boards of Dungeon Heroes: portrait, rule, actions left and life die."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from game.rules.heroes.pieces import HEROES, name_of
from game.rules.heroes.state import Match
from game.ui.desk import Desk
from game.ui.dice import settled_die
from game.ui.style import Measure
from game.ui.tables.heroes_layout import NAME, BoardParts, board_parts

IN_SHORT: Final = {
    "warrior": "Strikes monsters down",
    "cleric": "Action: heals 2",
    "rogue": "Disarms traps",
    "wizard": "Action: turns a tile",
}
"""What a hero can do, where there is no room for a sentence."""
RULE: Final = 22
LEAST_RULE: Final = 18
"""The height of a rule's letters in units; smaller ones are not printed."""
LINE: Final = 1.15
FADED: Final = (175, 175, 175, 255)
"""What a board is darkened by once its hero has no action left."""


def actions_left(table: Match, hero: str) -> int:
    """Return how many actions a hero may still take in the heroes' turn that runs."""
    if table.side != "heroes" or not table.round or hero not in table.at:
        return 0
    return max(0, min(table.may_tire(hero), table.quota()))


def is_tired(table: Match, hero: str) -> bool:
    """Return whether a hero has done all they can do in the heroes' turn that runs."""
    turn = table.side == "heroes" and table.round > 0 and not table.winner
    return turn and hero in table.at and not actions_left(table, hero)


class BoardPainter:
    """Prints each board once a state of its hero."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def board(
        self, table: Match, hero: str, carries: bool, size: tuple[int, int], m: Measure
    ) -> Surface:
        """Return a board; one whose hero is tired is dim."""
        left, tired = actions_left(table, hero), is_tired(table, hero)
        points = table.hit_points[hero]
        key = ("board", hero, points, left, tired, carries, size, self._desk.colours.text)
        return self._desk.art.composed(
            key, lambda: self._build(hero, points, left, tired, board_parts(
                Rect((0, 0), size), m, carries), size, m)
        )  # fmt: skip

    def _build(
        self, hero: str, points: int, left: int, tired: bool, parts: BoardParts,
        size: tuple[int, int], m: Measure,
    ) -> Surface:  # fmt: skip
        board = Surface(size, pygame.SRCALPHA)
        card, colours = HEROES[hero], self._desk.colours  # type: ignore[index]
        pygame.draw.rect(board, (24, 17, 12, 226), board.get_rect(), border_radius=m.px(12))
        pygame.draw.rect(board, colours.rim, board.get_rect(), m.px(2), border_radius=m.px(12))
        portrait = self._desk.art.picture(f"heroes/{hero}", parts.portrait.size)
        board.blit(portrait, parts.portrait)
        self._print_name(board, hero, left, tired, parts.name, m)
        self._print_rule(board, hero, parts.rule, m)
        if points:
            die = settled_die(self._desk, card.hit_points, points, parts.die.width, "plain")
            board.blit(die, parts.die)
        else:
            skull = self._desk.art.picture("heroes/skull_mark", parts.die.size)
            board.blit(skull, parts.die)
        if tired or not points:
            board.fill(FADED, special_flags=pygame.BLEND_RGBA_MULT)
        return board

    def _print_name(
        self, board: Surface, hero: str, left: int, tired: bool, room: Rect, m: Measure
    ) -> None:
        """Print the name, and a boot for each action left beside or below it."""
        fonts, below = self._desk.fonts, room.height > m.px(NAME)
        words, px = self._desk.say(name_of(hero)), m.px(21 if below else 26)
        while px > m.px(16) and fonts.width(words, "title", px) > room.width:
            px -= 1
        name = fonts.line(fonts.shorten(words, "title", px, room.width), "title", px,
                          self._desk.colours.gold)  # fmt: skip
        board.blit(name, room)
        side = m.px(24)
        x = room.left if below else room.left + name.get_width() + m.px(12)
        y = room.bottom - side if below else room.top + m.px(5)
        marks = ["heroes/action_mark"] * left or ["heroes/action_mark_spent"] * tired
        for i, mark in enumerate(marks):
            boot = self._desk.art.picture(mark, (side, side))
            board.blit(boot, (x + i * (side + m.px(4)), y))

    def _print_rule(self, board: Surface, hero: str, room: Rect, m: Measure) -> None:
        """Print what the hero can do: in a sentence if it fits, else in a few words."""
        fonts, say = self._desk.fonts, self._desk.say
        long = say(HEROES[hero].text)  # type: ignore[index]
        for words in (long, say(IN_SHORT[hero]) if hero in IN_SHORT else ""):
            for px in range(m.px(RULE), m.px(LEAST_RULE) - 1, -1):
                lines = fonts.wrap(words, "text", px, room.width) if words else ()
                if lines and len(lines) * round(px * LINE) <= room.height:
                    for i, line in enumerate(lines):
                        text = fonts.line(line, "text", px, self._desk.colours.dim)
                        board.blit(text, (room.left, room.top + i * round(px * LINE)))
                    return
