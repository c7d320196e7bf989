"""Prints the hero boards of Dungeon Heroes: portrait, rule, actions left and life die."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.heroes.market import worth
from game.rules.heroes.pieces import FIEND_ACTIONS, HERO_CARDS, KIND_OF, WHITE_LADY, name_of
from game.rules.heroes.state import Match
from game.ui.desk import Desk
from game.ui.dice import settled_die
from game.ui.style import Measure
from game.ui.tables.heroes_plates import NAME, BoardParts, board_parts, is_slim
from game.ui.tables.heroes_tiles import GHOSTLY, TilePainter, haunted

IN_SHORT: Final = {
    "warrior": "Strikes monsters down",
    "cleric": "Action: heals 2",
    "rogue": "Disarms traps",
    "wizard": "Action: turns a tile",
    "damsel": "Once a turn: a free action",
}
"""What a hero can do, where there is no room for a sentence."""
POSSESSED: Final = (
    "Possessed by the White Lady: the dungeon moves this hero.",
    "The dungeon moves this hero",
)
HELD: Final = "Moved by the dungeon"
RULE: Final = 22
LEAST_RULE: Final = 18
"""The height of a rule's letters in units; smaller ones are not printed."""
LINE: Final = 1.15
FADED: Final = (175, 175, 175, 255)
"""What a board is darkened by once its hero has no action left."""


def actions_left(table: Match, hero: str) -> int:
    """Return how many actions a hero may still take in the turn that runs, free ones not counted.

    The possessed hero has what the White Lady has, in the dungeon's turn.
    """
    if not table.round or hero not in table.at or table.winner:
        return 0
    if hero == table.possessed:
        mine = table.side == "dungeon" and table.options.mode == "versus"
        left = FIEND_ACTIONS[WHITE_LADY] - table.acted.count(WHITE_LADY)
        return max(0, min(left, table.left())) if mine else 0
    return max(0, min(table.may_tire(hero), table.quota())) if table.side == "heroes" else 0


def free_actions(table: Match, hero: str) -> int:
    """Return how many free actions a hero has been granted."""
    return table.inspired.get(hero, 0) if table.side == "heroes" and hero in table.at else 0


def is_tired(table: Match, hero: str) -> bool:
    """Return whether a hero has done all they can do in the heroes' turn that runs."""
    turn = table.side == "heroes" and table.round > 0 and not table.winner
    idle = not actions_left(table, hero) and not free_actions(table, hero)
    return turn and hero in table.at and hero != table.possessed and idle


class Look(NamedTuple):
    """All that a board shows of its hero."""

    hero: str
    points: int
    left: int
    free: int
    tired: bool
    possessed: bool
    carries: int
    kept: tuple[str, ...]


class BoardPainter:
    """Prints each board once a state of its hero."""

    def __init__(self, desk: Desk, tiles: TilePainter) -> None:
        self._desk, self._tiles = desk, tiles

    def board(
        self, table: Match, hero: str, carries: int, size: tuple[int, int], m: Measure
    ) -> Surface:
        """Return a board; one whose hero is tired is dim, one possessed is ghostly."""
        look = Look(
            hero, table.hit_points[hero], actions_left(table, hero), free_actions(table, hero),
            is_tired(table, hero), hero == table.possessed, carries,
            table.experience.get(hero, ()),
        )  # fmt: skip
        key = ("board", *look, size, self._desk.colours.text)
        return self._desk.art.composed(key, lambda: self._build(look, size, m))

    def _build(self, look: Look, size: tuple[int, int], m: Measure) -> Surface:
        parts = board_parts(Rect((0, 0), size), m, look.carries, bool(look.kept))
        board = Surface(size, pygame.SRCALPHA)
        card, colours = HERO_CARDS[look.hero], self._desk.colours  # type: ignore[index]
        ground = (20, 32, 46, 240) if look.possessed else (24, 17, 12, 226)
        pygame.draw.rect(board, ground, board.get_rect(), border_radius=m.px(12))
        portrait = self._desk.art.picture(f"heroes/{look.hero}", parts.portrait.size)
        board.blit(haunted(portrait) if look.possessed else portrait, parts.portrait)
        if look.possessed and is_slim(size[1], m):
            self._print_held(board, parts, m)
        else:
            self._print_name(board, look, parts.name, m)
        if parts.boots.height:
            self._print_boots(board, look, parts.boots)
        self._print_rule(board, look, parts.rule, m)
        if look.points:
            die = settled_die(self._desk, card.hit_points, look.points, parts.die.width, "plain")
            board.blit(die, parts.die)
        else:
            skull = self._desk.art.picture("heroes/skull_mark", parts.die.size)
            board.blit(skull, parts.die)
        if look.tired or not look.points:
            board.fill(FADED, special_flags=pygame.BLEND_RGBA_MULT)
        if look.possessed:
            self._print_ghost(board, parts, m)
        else:
            pygame.draw.rect(board, colours.rim, board.get_rect(), m.px(2), border_radius=m.px(12))
        self._print_kept(board, look, parts.kept, m)
        return board

    def _print_held(self, board: Surface, parts: BoardParts, m: Measure) -> None:
        """Print who moves a possessed hero, where the name would stand on a slim board."""
        room = Rect(parts.name.topleft, (parts.die.left - parts.name.left, parts.die.height))
        fonts, px = self._desk.fonts, m.px(LEAST_RULE)
        lines = fonts.wrap(self._desk.say(HELD), "bold", px, room.width)
        top = board.get_rect().centery - len(lines) * round(px * LINE) // 2
        for i, line in enumerate(lines):
            words = fonts.shorten(line, "bold", px, room.width)
            text = fonts.line(words, "bold", px, self._desk.colours.text)
            board.blit(text, (room.left, top + i * round(px * LINE)))

    def _print_ghost(self, board: Surface, parts: BoardParts, m: Measure) -> None:
        """Lay the White Lady over the portrait, and a ghostly rim around the board."""
        side = int(parts.portrait.width * 0.62)
        lady = self._desk.art.picture("heroes/piece_white_lady", (side, side))
        board.blit(lady, lady.get_rect(bottomright=parts.portrait.bottomright))
        rim = board.get_rect()
        pygame.draw.rect(board, GHOSTLY, rim, m.px(3), border_radius=m.px(12))
        pygame.draw.rect(board, GHOSTLY, rim.inflate(-m.px(10), -m.px(10)), max(1, m.px(1)),
                         border_radius=m.px(8))  # fmt: skip

    def _print_kept(self, board: Surface, look: Look, room: Rect, m: Measure) -> None:
        """Print the experience: its sum, and each tile beside it while there is room."""
        if not look.kept or not room.height:
            return
        side = min(room.height, room.width)
        spot = (room.left + side // 2, room.top + room.height // 2)
        self._tiles.print_number(
            board, sum(map(worth, look.kept)), "heroes/experience_mark", spot, side
        )
        tile, left = int(side * 0.82), room.left + side + m.px(4)
        shown = sorted(look.kept, key=worth, reverse=True)
        step = min(tile + m.px(3), max(1, (room.right - left - tile) // max(1, len(shown) - 1)))
        if room.right - left < tile:
            return
        for i, kept in enumerate(shown):
            picture = self._tiles.tile(str(KIND_OF.get(kept, kept)), (tile, tile))
            board.blit(picture, (left + i * step, room.top + (room.height - tile) // 2))

    def _print_name(self, board: Surface, look: Look, room: Rect, m: Measure) -> None:
        """Print the name, and a boot for each action left beside or below it."""
        if not room.height:
            return
        fonts, below = self._desk.fonts, room.height > m.px(NAME)
        words, px = self._desk.say(name_of(look.hero)), m.px(21 if below else 26)
        while px > m.px(16) and fonts.width(words, "title", px) > room.width:
            px -= 1
        name = fonts.line(fonts.shorten(words, "title", px, room.width), "title", px,
                          self._desk.colours.gold)  # fmt: skip
        board.blit(name, room)
        side = m.px(24)
        x = room.left if below else room.left + name.get_width() + m.px(12)
        y = room.bottom - side if below else room.top + m.px(5)
        self._print_boots(board, look, Rect(x, y, room.right - x, side))

    def _print_boots(self, board: Surface, look: Look, room: Rect) -> None:
        """Print a boot for each action left, along a room; a free action's has a star upon it."""
        marks = ["heroes/action_mark"] * look.left or ["heroes/action_mark_spent"] * look.tired
        marks += ["heroes/action_mark_free"] * look.free
        side, upright = min(room.size), room.height > room.width
        free = max(room.size) - side
        step = min(side + max(2, side // 6), max(1, free // max(1, len(marks) - 1)))
        for i, mark in enumerate(marks):
            boot = self._desk.art.picture(mark, (side, side))
            board.blit(boot, room.move(0, i * step) if upright else room.move(i * step, 0))

    def _print_rule(self, board: Surface, look: Look, room: Rect, m: Measure) -> None:
        """Print what the hero can do: in a sentence if it fits, else in a few words."""
        fonts, say, hero = self._desk.fonts, self._desk.say, look.hero
        tone = self._desk.colours.text if look.possessed else self._desk.colours.dim
        long, short = HERO_CARDS[hero].text, IN_SHORT[hero]  # type: ignore[index]
        if look.possessed:
            long, short = POSSESSED
        for words in (say(long), say(short)):
            for px in range(m.px(RULE), m.px(LEAST_RULE) - 1, -1):
                lines = fonts.wrap(words, "text", px, room.width) if words else ()
                if lines and len(lines) * round(px * LINE) <= room.height:
                    for i, line in enumerate(lines):
                        text = fonts.line(line, "text", px, tone)
                        board.blit(text, (room.left, room.top + i * round(px * LINE)))
                    return
