"""What lies on the table of Dungeon Heroes, in words: tooltips and narration of the focus."""

from __future__ import annotations

from game.core.types import Slot
from game.rules.heroes import market
from game.rules.heroes.choices import in_reach
from game.rules.heroes.pieces import DAMAGE, HERO_CARDS, KIND_OF, MARKET, WHITE_LADY, text_of
from game.rules.heroes.room import Cell
from game.rules.heroes.state import UNDECIDED, Match
from game.rules.heroes.view import HeroesView
from game.ui.tables.heroes_log import HeroesLog


class HeroesHelp(HeroesLog):
    """Every slot as one or two sentences."""

    def text(self, kind: str) -> str:
        """Return what a tile does, in the player's language."""
        return self.say(text_of(kind))

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
                return self.text(rest)
            case "market":
                return self._describe_ware(view.table, rest)
            case "fallen":
                return self._describe_fallen(view.table, rest)
            case "hand" if rest:
                owed = f" {self.owed(view)}" if self.owed(view) else ""
                return f"{self.name(rest)}. {self.text(rest)}{owed}"
            case "pile" | "hand":
                n = view.to_draw() + len(view.table.hand)
                return self.say("{n} tiles are still to be laid.", n=n)
            case _:
                return ""

    def owed(self, view: HeroesView) -> str:
        """Return when tiles are laid that found no free square while tiles were laid (H6)."""
        if view.table.passive or not view.table.hand:
            return ""
        return self.say("Still to be laid, before all else, once a free square lies open.")

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
        if piece in HERO_CARDS:
            return self._describe_hero(table, piece)
        kind = KIND_OF[piece]
        if piece == WHITE_LADY:
            return self._describe_lady(table)
        words = self.say("{piece}, damage {n}. {text}", piece=self.name(piece), n=DAMAGE[kind],
                         text=self.text(kind))  # fmt: skip
        reach = in_reach(table, piece)
        if reach:
            listed = ", ".join(self.name(hero) for hero in reach)
            words += " " + self.say("In reach: {heroes}.", heroes=listed)
        return words

    def _describe_hero(self, table: Match, hero: str) -> str:
        card = HERO_CARDS[hero]  # type: ignore[index]
        words = self.say("{hero}, {n} of {most}. {text}", hero=self.name(hero),
                         n=table.hit_points[hero], most=card.hit_points,
                         text=self.say(card.text))  # fmt: skip
        if hero == table.possessed:
            words += " " + self.say("Possessed: the dungeon moves this hero, who can use nothing.")
            if carried := table.artifacts.get(hero):
                listed = ", ".join(self.name(artifact) for artifact in carried)
                words += " " + self.say("Carries: {artifacts}.", artifacts=listed)
        if hero in table.tireless:
            words += " " + self.say("Does not tire this turn.")
        if kept := table.experience.get(hero):
            listed = ", ".join(f"{self.name(tile)} {market.worth(tile)}" for tile in kept)
            words += " " + self.say("Experience {n}: {tiles}.", n=sum(map(market.worth, kept)),
                                    tiles=listed)  # fmt: skip
        return words

    def _describe_lady(self, table: Match) -> str:
        if table.possessed:
            return self.say("The White Lady holds the {hero} until damage, death, the Cleric or a "
                            "Holy Icon ends it.", hero=self.name(table.possessed))  # fmt: skip
        return f"{self.name(WHITE_LADY)}. {self.text(WHITE_LADY)}"

    def _describe_ware(self, table: Match, ware: str) -> str:
        """Return what an artifact of the market does, what it costs and who can pay."""
        price = MARKET[ware].price  # type: ignore[index]
        words = self.say("{artifact}, experience {n}. {text}", artifact=self.name(ware), n=price,
                         text=self.text(ware))  # fmt: skip
        payers = [hero for hero in table.heroes()
                  if hero != table.possessed and market.points(table, hero) >= price]  # fmt: skip
        if not payers:
            return words + " " + self.say("No hero can pay yet.")
        listed = ", ".join(self.name(hero) for hero in payers)
        return words + " " + self.say("Can pay: {heroes}.", heroes=listed)

    def _describe_fallen(self, table: Match, piece: str) -> str:
        words = self.say("{piece}, slain, damage {n}. {text}", piece=self.name(piece),
                         n=DAMAGE[KIND_OF[piece]], text=self.text(KIND_OF[piece]))  # fmt: skip
        keeper = next((h for h, kept in table.experience.items() if piece in kept), "")
        if not keeper:
            return words
        return words + " " + self.say("The {hero} keeps it as experience.",
                                      hero=self.name(keeper))  # fmt: skip
