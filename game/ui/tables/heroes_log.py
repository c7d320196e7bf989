"""What happened in Dungeon Heroes, told line by line, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Event
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import TREASURES_TO_WIN
from game.ui.tables.heroes_feats import HeroesFeats
from game.ui.tables.table import Line

POINTS_AT_MOST = 9


class HeroesLog(HeroesFeats):
    """Every event as one sentence."""

    def narrate(self, event: Event) -> Line | None:
        return (
            self.narrate_feats(event) or self._narrate_turns(event) or self._narrate_tiles(event)
            or self._narrate_harm(event) or self._narrate_artifacts(event)
        )  # fmt: skip

    def _narrate_turns(self, event: Event) -> Line | None:
        match event:
            case s.HeroPlaced(hero, cell):
                return Line(self.say("The {hero} waits at {spot}.", hero=self.name(hero),
                                     spot=self.spot(cell)))  # fmt: skip
            case s.TurnBegan("dungeon", n):
                words = self.say("Dungeon turn {n}", n=n)
                return Line(words + ".", "head", words)
            case s.TurnBegan(_, n):
                words = self.say("Heroes' turn {n}", n=n)
                return Line(words + ".", "head", words)
            case s.Drawn(None):
                return Line(self.say("The Dungeon Master draws a tile."),
                            many=self.say("The Dungeon Master draws {n} tiles."))  # fmt: skip
            case s.Drawn(kind) if kind:
                name = self.name(kind)
                return Line(self.say("The Dungeon Master draws: {kind}.", kind=name),
                            many=self.say("The Dungeon Master draws: {all}."),
                            part=name)  # fmt: skip
            case s.Laid(cell, None):
                spot = self.spot(cell)
                return Line(self.say("A tile is laid at {spot}.", spot=spot),
                            many=self.say("{n} tiles are laid: {all}."), part=spot)  # fmt: skip
            case s.Laid(cell, kind) if kind:
                return Line(self.say("{kind} is laid at {spot}.", kind=self.name(kind),
                                     spot=self.spot(cell)))  # fmt: skip
            case s.PhaseTurned():
                words = self.say("The dungeon wakes")
                return Line(self.say("All tiles are laid: the dungeon wakes."), "bad", words)
            case s.MatchEnded():
                return Line(self.verdict([event]), "head")
            case _:
                return None

    def _narrate_tiles(self, event: Event) -> Line | None:
        match event:
            case s.TurnedUp(cell, kind):
                return Line(self.say("{spot} turns up: {kind}.", spot=self.spot(cell),
                                     kind=self.name(kind)))  # fmt: skip
            case s.Appeared(piece, cell):
                return Line(self.say("{piece} rises at {spot}.", piece=self.name(piece),
                                     spot=self.spot(cell)), "bad")  # fmt: skip
            case s.Moved(piece, _, cell, "walk"):
                return Line(self.say("{piece} goes to {spot}.", piece=self.name(piece),
                                     spot=self.spot(cell)))  # fmt: skip
            case s.Moved(piece, _, cell, "slide"):
                return Line(self.say("The {piece} slides to {spot}.", piece=self.name(piece),
                                     spot=self.spot(cell)))  # fmt: skip
            case s.Moved(piece, _, cell):
                return Line(self.say("A portal: the {piece} is back at {spot}.",
                                     piece=self.name(piece), spot=self.spot(cell)))  # fmt: skip
            case s.Disarmed(trap, hero):
                words = self.say("{trap} disarmed", trap=self.name(trap))
                text = self.say("The {hero} disarms the {trap}.", hero=self.name(hero),
                                trap=self.name(trap))  # fmt: skip
                return Line(text, "good", words, f"piece/{hero}")
            case s.Treasure(hero, cell, count):
                words = self.say("Treasure {n} of {all}", n=count, all=TREASURES_TO_WIN[self.mode])
                text = self.say("The {hero} takes treasure {n} of {all}.", hero=self.name(hero),
                                n=count, all=TREASURES_TO_WIN[self.mode])  # fmt: skip
                return Line(text, "good", words, f"cell/{cell}")
            case s.Gone("sliding_tile" | "portal" | "poison_cloud" as kind):
                return Line(self.say("The {kind} is gone.", kind=self.name(kind)))
            case _:
                return None

    def _narrate_harm(self, event: Event) -> Line | None:
        match event:
            case s.Attacked(monster, hero):
                return Line(self.say("{monster} attacks the {hero}.", monster=self.name(monster),
                                     hero=self.name(hero)))  # fmt: skip
            case s.Hurt(hero, count, left, by):
                text = self.say(
                    "The {hero} takes {n} from the {by}: {left} left.",
                    hero=self.name(hero), n=count, by=self.name(by), left=left,
                )  # fmt: skip
                return Line(text, "bad", self.say("−{n}", n=count), f"piece/{hero}")  # noqa: RUF001
            case s.Healed(hero, 0, _):
                return Line(self.say("The {hero} is unhurt: nothing to heal.",
                                     hero=self.name(hero)))  # fmt: skip
            case s.Healed(hero, count, left):
                text = self.say("The {hero} gets {n} back: {left} now.", hero=self.name(hero),
                                n=count, left=left)  # fmt: skip
                return Line(text, "good", self.say("+{n}", n=count), f"piece/{hero}")
            case s.Died(hero, cell):
                words = self.say("The {hero} is dead", hero=self.name(hero))
                return Line(words + ".", "bad", words, f"cell/{cell}")
            case s.Slain(monster, hero, cell):
                words = self.say("{monster} slain", monster=self.name(monster))
                text = self.say("The {hero} strikes down the {monster}.", hero=self.name(hero),
                                monster=self.name(monster))  # fmt: skip
                return Line(text, "good", words, f"cell/{cell}")
            case s.Reasoned():
                return Line(self._reason_words(event))
            case _:
                return None

    def _reason_words(self, event: s.Reasoned) -> str:
        values = {
            "piece": self.name(event.piece),
            "hero": self.name(event.hero),
            "far": self.far(event.steps),
        }
        match event.rule:
            case "attack":
                return self.say("{piece} has the {hero} in reach.", **values)
            case "nearest":
                return self.say("{piece}: the {hero} is nearest, {far}; one way is best.",
                                **values)  # fmt: skip
            case "central":
                return self.say("{piece}: nearest heroes {far}; it takes the way between "
                                "them.", **values)  # fmt: skip
            case "corner":
                return self.say("{piece}: the {hero} is {far}; of equal ways, the one that "
                                "corners.", **values)  # fmt: skip
            case "order":
                return self.say("{piece}: the {hero} is {far}; of equal ways, the lowest "
                                "square.", **values)  # fmt: skip
            case _:
                return self.reason_of_the_undead(event)

    def _narrate_artifacts(self, event: Event) -> Line | None:
        match event:
            case s.Took(hero, artifacts):
                listed = ", ".join(self.name(each) for each in artifacts)
                text = self.say("The {hero} picks up: {artifacts}.", hero=self.name(hero),
                                artifacts=listed)  # fmt: skip
                return Line(text, "good", listed, f"piece/{hero}")
            case s.Used(hero, artifact):
                return Line(self.say("The {hero} uses the {artifact}.", hero=self.name(hero),
                                     artifact=self.name(artifact)))  # fmt: skip
            case s.Gave(hero, artifact, to):
                return Line(self.say("The {hero} gives the {artifact} to the {to}.",
                                     hero=self.name(hero), artifact=self.name(artifact),
                                     to=self.name(to)))  # fmt: skip
            case s.Revived(hero, cell):
                words = self.say("The {hero} stands up again", hero=self.name(hero))
                return Line(words + ".", "good", words, f"cell/{cell}")
            case _:
                return None

    # The end

    def verdict(self, events: Sequence[Event]) -> str:
        end = next((event for event in reversed(events) if isinstance(event, s.MatchEnded)), None)
        if end is None:
            return ""
        if end.winner == "heroes":
            taken = sum(isinstance(event, s.Treasure) for event in events)
            return self.say("The heroes win: {n} treasures are theirs.",
                            n=taken or TREASURES_TO_WIN[self.mode])  # fmt: skip
        if end.by == "rounds":
            return self.say("The dungeon wins: the heroes took too long.")
        return self.say("The dungeon wins: no hero is left alive.")

    def turning_points(self, events: Sequence[Event]) -> Sequence[str]:
        """Return treasures, deaths and great blows, with the round they fell in."""
        points: list[str] = []
        round_ = 0
        for event in events:
            match event:
                case s.TurnBegan(_, n):
                    round_ = n
                case s.Treasure(hero, _, count):
                    points.append(self.say("Round {r}: the {hero} took treasure {n}.", r=round_,
                                           hero=self.name(hero), n=count))  # fmt: skip
                case s.Died(hero, _, by):
                    points.append(self.say("Round {r}: the {hero} fell to the {by}.", r=round_,
                                           hero=self.name(hero), by=self.name(by)))  # fmt: skip
                case s.Joined(hero):
                    points.append(self.say("Round {r}: the {hero} was found.", r=round_,
                                           hero=self.name(hero)))  # fmt: skip
                case s.Possessed(hero):
                    points.append(self.say("Round {r}: the White Lady took hold of the {hero}.",
                                           r=round_, hero=self.name(hero)))  # fmt: skip
                case s.Raised(piece):
                    points.append(self.say("Round {r}: {piece} was raised.", r=round_,
                                           piece=self.name(piece)))  # fmt: skip
                case s.Slain(("dragon" | "necromancer" | "white_lady") as piece, hero):
                    points.append(self.say("Round {r}: the {hero} struck down the {piece}.",
                                           r=round_, hero=self.name(hero),
                                           piece=self.name(piece)))  # fmt: skip
                case s.PhaseTurned():
                    points.append(self.say("Round {r}: the dungeon woke.", r=round_))
                case _:
                    pass
        return points[-POINTS_AT_MOST:]
