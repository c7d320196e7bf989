"""What lies on the table of Dungeon Heroes, in words: tooltips and narration of the focus."""

from __future__ import annotations

from game.core.types import Slot
from game.rules.heroes.choices import in_reach
from game.rules.heroes.pieces import (
    ARTIFACTS,
    CHEST,
    DAMAGE,
    HEROES,
    KIND_OF,
    MONSTERS,
    OTHERS,
    TRAPS,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import UNDECIDED, Match
from game.rules.heroes.view import HeroesView
from game.ui.tables.heroes_log import HeroesLog


class HeroesHelp(HeroesLog):
    """Every slot as one or two sentences."""

    def text(self, kind: str) -> str:
        """Return what a tile does, in the player's language."""
        for cards in (MONSTERS, TRAPS, ARTIFACTS, OTHERS):
            if kind in cards:
                return self.say(cards[kind].text)  # type: ignore[index]
        return self.say(CHEST.text)

    def describe(self, view: HeroesView, slot: Slot) -> str:
        kind, _, rest = slot.partition("/")
        match kind:
            case "cell":
                return self._describe_cell(view, rest)
            case "piece":
                return self._describe_piece(view.table, rest)
            case "hero":
                return self._describe_hero(view.table, rest)
            case "artifact":
                artifact = rest.partition("/")[2]
                return f"{self.name(artifact)}. {self.text(artifact)}"
            case "ability":
                return self.say(HEROES[rest].text)  # type: ignore[index]
            case "hand" if rest:
                return f"{self.name(rest)}. {self.text(rest)}"
            case "pile" | "hand":
                n = view.to_draw() + len(view.table.hand)
                return self.say("{n} tiles are still to be laid.", n=n)
            case _:
                return ""

    def _describe_cell(self, view: HeroesView, cell: Cell) -> str:
        table, spot = view.table, self.spot(cell)
        if cell in table.up:
            kind = table.up[cell]
            return f"{spot}: {self.name(kind)}. {self.text(kind)}"
        if cell in table.down:
            kind = table.down[cell]
            if kind != UNDECIDED:
                return self.say("{spot}: {kind}, face down.", spot=spot, kind=self.name(kind))
            return self.say("{spot}: a face-down tile.", spot=spot)
        if cell in table.room.vault and table.large_chest:
            return self.say("The vault: the Large Chest waits here.")
        if cell in table.stacks:
            listed = ", ".join(self.name(each) for each in table.stacks[cell])
            return self.say("{spot}: {artifacts} lie here.", spot=spot, artifacts=listed)
        return spot

    def _describe_piece(self, table: Match, piece: str) -> str:
        if piece in HEROES:
            return self._describe_hero(table, piece)
        kind = KIND_OF[piece]
        words = self.say("{piece}, damage {n}. {text}", piece=self.name(piece), n=DAMAGE[kind],
                         text=self.text(kind))  # fmt: skip
        reach = in_reach(table, piece)
        if reach:
            listed = ", ".join(self.name(hero) for hero in reach)
            words += " " + self.say("In reach: {heroes}.", heroes=listed)
        return words

    def _describe_hero(self, table: Match, hero: str) -> str:
        card = HEROES[hero]  # type: ignore[index]
        return self.say("{hero}, {n} of {most}. {text}", hero=self.name(hero),
                        n=table.hit_points[hero], most=card.hit_points,
                        text=self.say(card.text))  # fmt: skip
