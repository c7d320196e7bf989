"""What is asked and what will come of it, for all that the expansions add to Dungeon Heroes."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Action, Slot
from game.rules.heroes import market
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    BANNER,
    DAMSEL,
    DRAGON,
    FIENDS,
    HERO_CARDS,
    MARKET,
    NECROMANCER,
    WHITE_LADY,
)
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView
from game.ui.tables.heroes_help import HeroesHelp


class HeroesLore(HeroesHelp):
    """The expansions' part of the prompts, labels and consequences."""

    # What is asked

    def lore_prompt(self, view: HeroesView, clicked: Sequence[Slot]) -> str:
        """Return what is asked once something of an expansion is chosen; else nothing."""
        kind, _, rest = (clicked[0] if clicked else "").partition("/")
        if view.phase == "stretching":
            return self.say("The Dragon lies on two squares: onto which one beside does it "
                            "stretch?")  # fmt: skip
        match kind:
            case "piece" if rest == view.table.possessed:
                return self.say("Where does the White Lady lead the {hero}?", hero=self.name(rest))
            case "piece" if rest == NECROMANCER:
                return self._necromancer_prompt(view, clicked)
            case "piece" if rest == WHITE_LADY:
                return self.say("Where does the White Lady go? Onto a hero's square, but not the "
                                "Cleric's, she takes hold of the hero.")  # fmt: skip
            case "piece" if rest == DRAGON:
                return self.say("Whom does the Dragon attack, or where does one half of it go?")
            case "ability" if rest == DAMSEL:
                return self.say("Which hero near the Damsel acts for free?")
            case "ability" if s.Heal(WHITE_LADY) in view.legal:
                return self.say("Whom does the Cleric heal, or does he drive the White Lady out?")
            case "market":
                return self.say("Who buys the {artifact} for experience {n}?",
                                artifact=self.name(rest), n=self._price(rest))  # fmt: skip
            case "artifact":
                return self._artifact_prompt(rest.partition("/")[2])
            case _:
                return ""

    def _necromancer_prompt(self, view: HeroesView, clicked: Sequence[Slot]) -> str:
        if len(clicked) > 1:
            return self.say("On which square does {piece} rise?",
                            piece=self.name(clicked[1].partition("/")[2]))  # fmt: skip
        if any(isinstance(action, s.Raise) for action in view.legal):
            return self.say("Whom does the Necromancer attack or raise, or where does it go?")
        return ""

    def _artifact_prompt(self, artifact: str) -> str:
        match artifact:
            case "demon_skull":
                return self.say("Click the monster to slay, or the board of a hero beside to give "
                                "the skull away.")  # fmt: skip
            case "magic_mirror":
                return self.say("Click a hero in the room to change places, or the board of a hero "
                                "beside to give the mirror away.")  # fmt: skip
            case "energy_elixir" | "strange_bread":
                return self.say("Click the bearer to use the {artifact}, or give it to a hero "
                                "beside.", artifact=self.name(artifact))  # fmt: skip
            case _ if artifact == BANNER:
                return self.say("Click a hero in the room who acts for free, or the board of a "
                                "hero beside to give the Banner away.")  # fmt: skip
            case _:
                return ""

    def passive_prompt(self, view: HeroesView, left: str) -> str:
        """Return what is asked while tiles are laid and a monster is about (ruling H29)."""
        pieces = [piece for piece in view.table.monsters() if piece in FIENDS]
        if view.table.possessed:
            pieces.append(WHITE_LADY)
        listed = ", ".join(self.name(piece) for piece in pieces)
        return self.say("Lay a tile face down on any open square or, in its place, act with: "
                        "{pieces}. {left}.", pieces=listed, left=left)  # fmt: skip

    def dungeon_prompt(self, view: HeroesView, left: str) -> str:
        """Return what is asked of a dungeon that has more to do than usual; else nothing."""
        table = view.table
        if table.possessed and any(isinstance(a, s.Move) and a.piece == table.possessed
                                   for a in view.legal):  # fmt: skip
            return self.say("Turn a tile over, act with a monster, or let the White Lady lead the "
                            "{hero}. {left}.", left=left,
                            hero=self.name(table.possessed))  # fmt: skip
        if any(isinstance(action, s.Raise) for action in view.legal):
            return self.say("Turn a tile over, or move, attack or raise the slain with a monster. "
                            "{left}.", left=left)  # fmt: skip
        return ""

    # Names on buttons

    def lore_label(self, action: Action) -> str:
        """Return the name of an action that an expansion adds; else nothing."""
        match action:
            case s.Heal(target) | s.Use(_, "holy_icon", target) if target == WHITE_LADY:
                return self.say("Drive the White Lady out")
            case s.Inspire(_, to):
                return self.say("A free action for the {hero}", hero=self.name(to))
            case s.Buy(hero, artifact):
                return self.say("{artifact} for the {hero}", artifact=self.name(artifact),
                                hero=self.name(hero))  # fmt: skip
            case s.Raise(monster, cell):
                return self.say("Raise {piece} at {spot}", piece=self.name(monster),
                                spot=self.spot(cell))  # fmt: skip
            case s.Use(_, "demon_skull", target, cell):
                foe = self.name(target) if target else self.spot(cell or "")
                return self.say("Demon Skull: slay {foe}", foe=foe)
            case s.Use(_, "magic_mirror", other) if other:
                return self.say("Magic Mirror: change places with the {hero}",
                                hero=self.name(other))  # fmt: skip
            case s.Move(piece, cell) if piece == DRAGON:
                return self.say("A half of the Dragon to {spot}", spot=self.spot(cell))
            case _:
                return ""

    # What will come of it

    def lore_consequence(self, view: HeroesView, action: Action) -> str:
        """Return what will come of an action that an expansion adds; else nothing."""
        table = view.table
        match action:
            case s.Heal(target) | s.Use(_, "holy_icon", target) if target == WHITE_LADY:
                return self._driven_words(table)
            case s.Inspire(hero, to):
                return self._free_words(table, hero, to)
            case s.Buy(hero, artifact):
                return self._price_words(table, hero, artifact)
            case s.Raise(monster):
                return self._raising_words(table, monster)
            case s.Move(piece, cell) if piece == WHITE_LADY:
                return self._haunting_words(table, table.hero_at(cell) or "")
            case s.Use(_, "demon_skull"):
                return self.say("It is slain, whatever it is; the Demon Skull is gone.")
            case s.Use(hero, "magic_mirror", other) if other:
                return self.say("{hero} to {there}, {other} to {here}. It is no move: nothing is "
                                "entered.", hero=self.name(hero), other=self.name(other),
                                here=self.spot(table.at[hero]),
                                there=self.spot(table.at[other]))  # fmt: skip
            case s.Use(hero, "energy_elixir"):
                return self.say("The {hero} does not tire this turn: two actions are no limit.",
                                hero=self.name(hero))  # fmt: skip
            case s.Use(hero, "strange_bread"):
                most = HERO_CARDS[hero].hit_points  # type: ignore[index]
                return self.say("The {hero} then has {n} of {most}.", hero=self.name(hero),
                                n=most, most=most)  # fmt: skip
            case _:
                return ""

    def _driven_words(self, table: Match) -> str:
        if table.possessed:
            return self.say("She leaves the game and the {hero} is free; no hit points are given.",
                            hero=self.name(table.possessed))  # fmt: skip
        return self.say("She leaves the game; no hit points are given.")

    def _free_words(self, table: Match, hero: str, to: str) -> str:
        words = self.say("The {hero} takes one action that counts for nothing.",
                         hero=self.name(to))  # fmt: skip
        if hero == DAMSEL and not table.gift:
            return words + " " + self.say("Once a turn.")
        return words + " " + self.say("The Banner is gone then.")

    def _price_words(self, table: Match, hero: str, artifact: str) -> str:
        price, most = self._price(artifact), market.points(table, hero)
        paid = sum(market.worth(tile) for _, tile in market.payment(table, hero, price))
        return self.say("Costs an action of the turn, which tires nobody, and experience {paid} "
                        "of {most}; no change is given.", paid=paid, most=most)  # fmt: skip

    def _raising_words(self, table: Match, monster: str) -> str:
        words = self.say("Both actions; {piece} may act at once.", piece=self.name(monster))
        keeper = next((h for h, kept in table.experience.items() if monster in kept), "")
        if not keeper:
            return words
        return words + " " + self.say("The {hero} loses it as experience.",
                                      hero=self.name(keeper))  # fmt: skip

    def _haunting_words(self, table: Match, hero: str) -> str:
        if not hero:
            return self.say("She harms nobody; a second action may follow.")
        if hero == "cleric":
            return self.say("The Cleric cannot be possessed: nothing happens.")
        return self.say("She takes hold of the {hero}, whom you then move with her actions.",
                        hero=self.name(hero))  # fmt: skip

    def _price(self, artifact: str) -> int:
        return MARKET[artifact].price  # type: ignore[index]
