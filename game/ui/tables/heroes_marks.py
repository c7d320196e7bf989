"""What stands on the places of Dungeon Heroes: chances, deeds, and how far a monster strikes."""

from __future__ import annotations

from game.core.types import Action
from game.rules.heroes import dragon, odds
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import DRAGON, HERO_CARDS, KIND_OF, WHITE_LADY
from game.rules.heroes.room import Cell
from game.rules.heroes.view import HeroesView
from game.ui.tables.heroes_pieces import contested_by
from game.ui.tables.heroes_words import HeroesWords
from game.ui.tables.table import Badge


class HeroesMarks(HeroesWords):
    """Badges on places that can be clicked, and the squares that a monster strikes."""

    def badge(self, view: HeroesView, action: Action) -> Badge | None:
        """Return the chance to be hurt where a hero may go; red where death may wait.

        Where a monster may attack a hero or step onto the same square, each says which it is.
        """
        match action:
            case s.Attack():
                return Badge(self.say("attack"), "bad")
            case s.Move(piece, cell) if piece not in HERO_CARDS:
                return self._march_badge(view, piece, cell)
            case s.Move(hero, cell):
                return self._risk_badge(view, hero, cell)
            case s.Slide(cell) | s.Portal(cell):
                return self._risk_badge(view, view.table.hero, cell)
            case s.Use(_, "demon_skull"):
                return Badge(self.say("slay"), "good")
            case s.Use(_, "magic_mirror", other) if other:
                return Badge(self.say("swap"), "good")
            case s.Inspire():
                return Badge(self.say("free"), "good")
            case s.Heal(target) | s.Use(_, "holy_icon", target) if target == WHITE_LADY:
                return Badge(self.say("drive out"), "good")
            case _:
                return None

    def _march_badge(self, view: HeroesView, piece: str, cell: Cell) -> Badge | None:
        """Return what a monster could do to heroes on a square: step in, strike or possess."""
        there = view.table.hero_at(cell)
        if piece == WHITE_LADY:
            return Badge(self.say("possess"), "bad") if there and there != "cleric" else None
        if there in contested_by(view):
            return Badge(self.say("step in"))
        reach = self.in_reach_from(view.table, piece, cell)
        return Badge(self.say("{n} in reach", n=len(reach)), "bad") if reach else None

    def _risk_badge(self, view: HeroesView, hero: str, cell: Cell) -> Badge | None:
        found = odds.entering(view, hero, cell)
        if found.hurt <= 0:
            return None
        return Badge(self.percent(found.hurt), "bad" if found.dies > 0 else "plain")

    def struck(self, view: HeroesView) -> frozenset[Cell]:
        """Return the squares struck by the monster that is chosen, else by the dragon.

        They are marked for the Dungeon Master alone, in the dungeon's turn.
        """
        table = view.table
        if not view.knows_tiles or table.side != "dungeon" or not view.legal:
            return frozenset()
        piece = self.chosen.partition("/")[2] if self.chosen.startswith("piece/") else DRAGON
        if piece not in table.at or piece not in KIND_OF or piece == WHITE_LADY:
            return frozenset()
        if piece == DRAGON:
            return frozenset(dragon.strikes(table))
        return frozenset((table.at[piece], *table.room.beside[table.at[piece]]))
