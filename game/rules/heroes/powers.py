"""What the expansions of Dungeon Heroes add to the deeds of heroes and monsters."""

from __future__ import annotations

from game.core.types import Emit
from game.rules.heroes import added, market
from game.rules.heroes import steps as s
from game.rules.heroes.entering import Entering
from game.rules.heroes.pieces import BANNER, DAMSEL, FREE_ACTIONS, HERO_ORDER, MARKET, WHITE_LADY
from game.rules.heroes.room import Cell


class Powers(Entering):
    """A match with gifts, purchases, bought artifacts, the raising of the dead and possession."""

    def _tire(self, hero: str, actions: int = 1) -> None:
        """Count a hero's actions, but for those that were granted as free (ruling H30)."""
        if self.inspired.get(hero):
            free = min(actions, self.inspired[hero])
            self.inspired = {**self.inspired, hero: self.inspired[hero] - free}
            actions -= free
        self.spent += actions
        self.tired[hero] = self.tired.get(hero, 0) + actions

    def _inspire(self, hero: str, to: str, emit: Emit) -> None:
        """Grant a free action: the Damsel's gift while it lasts, else a banner's."""
        if hero == DAMSEL and not self.gift:
            self.gift = True
        else:
            self._use_up(hero, BANNER, emit)
        self.inspired = {**self.inspired, to: self.inspired.get(to, 0) + FREE_ACTIONS}
        emit(s.Inspired(hero, to))

    def _buy(self, hero: str, artifact: str, emit: Emit) -> None:
        """Pay for an artifact and give it to a hero (ruling H35)."""
        paid = market.payment(self, hero, MARKET[artifact].price)  # type: ignore[index]
        for payer, tile in paid:
            kept = list(self.experience[payer])
            kept.remove(tile)
            self.experience = {**self.experience, payer: (*kept,)}
        self.market = tuple(other for other in self.market if other != artifact)
        self.artifacts[hero] = (*self.artifacts.get(hero, ()), artifact)
        self.spent += 1
        if self.alone:
            self.tired[self.alone] = self.tired.get(self.alone, 0) + 1
        emit(s.Bought(hero, artifact, paid))

    def _use_bought(self, step: s.Use, emit: Emit) -> None:
        """Use an artifact from the market (ruling H31a)."""
        if step.artifact == "energy_elixir":
            self.tireless += (step.hero,)
            return
        self._tire(step.hero)
        match step.artifact:
            case "demon_skull":
                foe = step.target or self.up[step.cell or ""]
                self._slay(foe, step.hero, emit, step.cell or "")
            case "magic_mirror":
                self._swap(step.hero, step.target or "", emit)
            case _:
                self._restore(step.hero, step.artifact, emit)
        if self.appearing:
            self._carry_on(emit)

    def _swap(self, hero: str, other: str, emit: Emit) -> None:
        """Make two heroes change places, which triggers nothing."""
        self.at[hero], self.at[other] = self.at[other], self.at[hero]
        emit(s.Swapped(hero, self.at[hero], other, self.at[other]))

    def _raise(self, piece: str, cell: Cell, emit: Emit) -> None:
        """Bring a slain monster back; nobody keeps it as experience any more (ruling H32)."""
        hero = added.keeper(self, piece)
        if hero:
            kept = tuple(tile for tile in self.experience[hero] if tile != piece)
            self.experience = {**self.experience, hero: kept}
        self.fallen = tuple(other for other in self.fallen if other != piece)
        self.at[piece] = cell
        emit(s.Raised(piece, cell, hero))

    def _possess(self, emit: Emit) -> None:
        """Let the White Lady take hold of a hero whose square she has entered (ruling H33)."""
        cell = self.at[WHITE_LADY]
        prey = [hero for hero in HERO_ORDER if hero != "cleric" and self.at.get(hero) == cell]
        if prey:
            del self.at[WHITE_LADY]
            self.possessed = prey[0]
            emit(s.Possessed(prey[0], cell))
