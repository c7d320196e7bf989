"""What the expansions of Dungeon Heroes add to the log: gifts, purchases, ghosts, the raised."""

from __future__ import annotations

from game.core.types import Event
from game.rules.heroes import steps as s
from game.rules.heroes.market import worth
from game.rules.heroes.room import Cell
from game.ui.tables.heroes_speech import HeroesSpeech
from game.ui.tables.table import Line


class HeroesFeats(HeroesSpeech):
    """The events of both expansions, each as one sentence."""

    def narrate_feats(self, event: Event) -> Line | None:
        """Return an event of an expansion as a line of the log."""
        return self._narrate_party(event) or self._narrate_undead(event)

    def _narrate_party(self, event: Event) -> Line | None:
        match event:
            case s.Joined(hero, cell):
                words = self.say("The {hero} is found", hero=self.name(hero))
                text = self.say("The {hero} is found at {spot}, and joins the heroes.",
                                hero=self.name(hero), spot=self.spot(cell))  # fmt: skip
                return Line(text, "good", words, f"cell/{cell}")
            case s.Inspired(hero, to):
                text = self.say("The {hero} inspires the {to}: a free action.",
                                hero=self.name(hero), to=self.name(to))  # fmt: skip
                words = self.say("A free action: {to}", to=self.name(to))
                return Line(text, "good", words, f"piece/{to}")
            case s.Learned(hero, tile, points):
                text = self.say("The {hero} keeps the {tile}: experience {n}.",
                                hero=self.name(hero), tile=self.name(tile), n=points)  # fmt: skip
                return Line(text, "good")
            case s.Bought(hero, artifact, paid):
                return self._bought_line(hero, artifact, paid)
            case s.Swapped(hero, _, other):
                text = self.say("The {hero} and the {other} change places.",
                                hero=self.name(hero), other=self.name(other))  # fmt: skip
                return Line(text, "good")
            case s.Gone("fairy"):
                return Line(self.say("The Fairy is gone."))
            case _:
                return None

    def _bought_line(self, hero: str, artifact: str, paid: tuple[tuple[str, str], ...]) -> Line:
        words = self.say("{artifact} bought", artifact=self.name(artifact))
        payers = dict.fromkeys(payer for payer, _ in paid)
        listed = ", ".join(
            self.say("{hero} {n}", hero=self.name(payer),
                     n=sum(worth(tile) for who, tile in paid if who == payer))
            for payer in payers
        )  # fmt: skip
        if list(payers) == [hero]:
            text = self.say("The {hero} buys the {artifact} for experience {n}.",
                            hero=self.name(hero), artifact=self.name(artifact),
                            n=sum(worth(tile) for _, tile in paid))  # fmt: skip
        else:
            text = self.say("The {hero} gets the {artifact}; experience is paid by: {payers}.",
                            hero=self.name(hero), artifact=self.name(artifact),
                            payers=listed)  # fmt: skip
        return Line(text, "good", words, f"piece/{hero}")

    def _narrate_undead(self, event: Event) -> Line | None:
        match event:
            case s.Raised(piece, cell, hero):
                words = self.say("{piece} is raised", piece=self.name(piece))
                text = self.say("The Necromancer raises {piece} at {spot}.",
                                piece=self.name(piece), spot=self.spot(cell))  # fmt: skip
                if hero:
                    text += " " + self.say("The {hero} loses it as experience.",
                                           hero=self.name(hero))  # fmt: skip
                return Line(text, "bad", words, f"cell/{cell}")
            case s.Possessed(hero, cell):
                words = self.say("The {hero} is possessed", hero=self.name(hero))
                text = self.say("The White Lady takes hold of the {hero}: the dungeon moves this "
                                "hero now.", hero=self.name(hero))  # fmt: skip
                return Line(text, "bad", words, f"cell/{cell}")
            case s.Banished(cell, by, hero):
                return self._banished_line(cell, by, hero)
            case s.Moved("dragon", start, cell, "walk"):
                return Line(self.say("Dragon lies on {start} and {spot}.", start=self.spot(start),
                                     spot=self.spot(cell)))  # fmt: skip
            case _:
                return None

    def _banished_line(self, cell: Cell, by: str, hero: str | None) -> Line:
        """Return how the White Lady left; an icon has a line of its own before."""
        gone = words = self.say("The White Lady is gone")
        if by == "cleric":
            gone = self.say("The Cleric drives the White Lady out")
        if not hero:
            return Line(gone + ".", "good", words, f"cell/{cell}")
        words = self.say("The {hero} is free", hero=self.name(hero))
        text = self.say("{gone}: the {hero} is free.", gone=gone, hero=self.name(hero))
        return Line(text, "good", words, f"cell/{cell}")

    def reason_of_the_undead(self, event: s.Reasoned) -> str:
        """Return why the Necromancer, the White Lady or her victim does what is next."""
        values = {
            "piece": self.name(event.piece),
            "hero": self.name(event.hero),
            "far": self.far(event.steps),
        }
        match event.rule:
            case "raise":
                return self.say("{piece} raises the worst of the slain whenever it can, nearest "
                                "to a hero: the {hero}, {far}.", **values)  # fmt: skip
            case "aside":
                return self.say("{piece} steps aside, to come back onto the {hero}.", **values)
            case "harm":
                return self.say("{piece} leads the {hero} to the worst harm in sight, "
                                "{far}.", **values)  # fmt: skip
            case "search":
                return self.say("{piece} leads the {hero} to the nearest face-down tile, "
                                "{far}.", **values)  # fmt: skip
            case _:
                return self.say("{piece} finds every way barred, and waits.", **values)
