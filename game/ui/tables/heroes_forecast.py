"""What will come of a choice in Dungeon Heroes, in words and chances."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.types import Action
from game.rules.heroes import dragon, odds
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    DAMAGE,
    DAMSEL,
    DRAGON,
    FAIRY,
    HERO_CARDS,
    KIND_OF,
    TRAPS,
    WHITE_LADY,
)
from game.rules.heroes.room import Cell
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView
from game.ui.tables.heroes_lore import HeroesLore


class HeroesForecast(HeroesLore):
    """Every choice's consequence as this seat may know it."""

    def consequence(self, view: HeroesView, action: Action) -> str:
        table = view.table
        if lore := self.lore_consequence(view, action):
            return lore
        match action:
            case s.Move(piece, cell) if piece in HERO_CARDS:
                return self.forecast_words(view, piece, cell)
            case s.Slide(cell) | s.Portal(cell):
                return self.forecast_words(view, table.hero, cell)
            case s.Move(piece, cell):
                return self._march_words(table, piece, cell)
            case s.Attack(monster, hero):
                return self._blow_words(table, DAMAGE[KIND_OF[monster]], hero)
            case s.Heal(target):
                return self._heal_words(table, target)
            case s.Use(_, "holy_icon", target) if target:
                return self._heal_words(table, target)
            case s.Decline():
                damage = DAMAGE[KIND_OF.get(table.foe, table.foe)]
                return self._blow_words(table, damage, table.hero)
            case s.Use(_, "sword" | "disarm_kit"):
                return self.say("No harm is done; the artifact is gone.")
            case _:
                return ""

    def forecast_words(self, view: HeroesView, hero: str, cell: Cell) -> str:
        """Return what entering a square may bring, in chances."""
        found = odds.entering(view, hero, cell)
        words = list(self._met_words(view.table, hero, cell))
        if found.hurt > 0:
            mean = f"{found.damage:.1f}"
            hurt = self.percent(found.hurt)
            words.append(self.say("Hurt: {chance}, {n} on average.", chance=hurt, n=mean))
        if found.dies > 0:
            words.append(self.say("Death: {chance}.", chance=self.percent(found.dies)))
        if found.treasure > 0:
            words.append(self.say("Treasure: {chance}.", chance=self.percent(found.treasure)))
        if found.artifact > 0:
            words.append(self.say("Artifact: {chance}.", chance=self.percent(found.artifact)))
        for kind in (DAMSEL, FAIRY):
            chance = odds.lying(view.table, cell).get(kind, 0)
            if chance and view.table.up.get(cell) != FAIRY:
                words.append(self.say("{kind}: {chance}.", kind=self.name(kind),
                                      chance=self.percent(chance)))  # fmt: skip
        if found.portal + found.slide > 0:
            moved = self.percent(found.portal + found.slide)
            words.append(self.say("Slide or portal: {chance}.", chance=moved))
        if hero == view.table.possessed and found.hurt > 0:
            words.append(self.say("Damage ends the possession."))
        return " ".join(words) or self.say("Nothing happens there.")

    def _met_words(self, table: Match, hero: str, cell: Cell) -> Iterator[str]:
        """Yield what is sure: a monster or a trap that stands or lies open there."""
        piece, kind = table.monster_at(cell), table.up.get(cell, "")
        for foe in (piece, kind if kind in DAMAGE else None):
            if foe is None:
                continue
            damage, trap = DAMAGE[KIND_OF.get(foe, foe)], foe in TRAPS
            if hero != table.possessed and hero == ("rogue" if trap else "warrior"):
                words = "Disarms the {foe}, unhurt." if trap else "Strikes down the {foe}, unhurt."
                yield self.say(words, foe=self.name(foe))
            elif foe == WHITE_LADY:
                yield self.say("The White Lady harms nobody who walks onto her.")
            else:
                yield self.say("{foe}: {n} damage.", foe=self.name(foe), n=damage)
        if kind == FAIRY:
            most = HERO_CARDS[hero].hit_points  # type: ignore[index]
            yield self.say("The {hero} then has {n} of {most}.", hero=self.name(hero), n=most,
                           most=most)  # fmt: skip

    def _march_words(self, table: Match, piece: str, cell: Cell) -> str:
        reach = self.in_reach_from(table, piece, cell)
        if not reach:
            return self.say("No hero is in reach from there.")
        listed = ", ".join(self.name(hero) for hero in reach)
        return self.say("Then it may strike at once: {heroes}.", heroes=listed)

    def in_reach_from(self, table: Match, piece: str, cell: Cell) -> list[str]:
        """Return the heroes that a monster could attack once it has gone to a square."""
        near: set[Cell] = {cell, *table.room.beside[cell]}
        if piece == DRAGON:
            around = table.room.around
            near = {c for half in (cell, dragon.halves(table, cell)[0])
                    for c in (half, *around[half])}  # fmt: skip
        return [hero for hero in table.heroes() if table.at[hero] in near]

    def _blow_words(self, table: Match, damage: int, hero: str) -> str:
        left = table.hit_points[hero] - damage
        if left <= 0:
            return self.say("{n} damage: the {hero} dies.", n=damage, hero=self.name(hero))
        return self.say("{n} damage: the {hero} has {left} left.", n=damage, hero=self.name(hero),
                        left=left)  # fmt: skip

    def _heal_words(self, table: Match, hero: str) -> str:
        most = HERO_CARDS[hero].hit_points  # type: ignore[index]
        return self.say("The {hero} then has {n} of {most}.", hero=self.name(hero),
                        n=min(most, table.hit_points[hero] + 2), most=most)  # fmt: skip
