"""The words of Dungeon Heroes: prompts, labels, and what will come of a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.types import Action, Seat, Slot
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import (
    ACTIONS_A_TURN,
    ARTIFACTS,
    BANNER,
    DAMSEL,
    FAIRY,
    FIENDS,
    HERO_CARDS,
    MONSTERS,
    OTHERS,
    TRAPS,
    TREASURES_TO_WIN,
    VARIED,
)
from game.rules.heroes.state import Match
from game.rules.heroes.view import HeroesView
from game.ui.tables.heroes_forecast import HeroesForecast
from game.ui.tables.table import Row


class HeroesWords(HeroesForecast):
    """All that the table says about a view; the pictures are in `heroes`."""

    view: HeroesView | None = None
    chosen: Slot = ""
    """What the player has clicked first: the prompt names it, so that labels need not."""

    def show(self, view: HeroesView) -> None:
        self.view, self.mode = view, view.table.options.mode

    def headline(self, view: HeroesView) -> str:
        table = view.table
        if not table.round:
            return self.say("The heroes gather at the entrance")
        found = self.say("{n} of {all} treasures", n=table.treasures,
                         all=TREASURES_TO_WIN[self.mode])  # fmt: skip
        return self.say("Round {n} · {found}", n=table.round, found=found)

    def status(self, view: HeroesView, seat: Seat) -> str:
        table = view.table
        role = self.say("Dungeon") if self._is_dungeon(seat) else self.say("Heroes")
        if view.player is None or self.active(view) != seat or not table.round:
            return role
        if view.phase == "stretching":
            return self.say("Dragon")
        return self._desk_words.count("{n} action", "{n} actions", max(0, table.quota()))

    def active(self, view: HeroesView) -> Seat | None:
        """Return the seat that is lit."""
        return view.table.seat() if view.player is not None else None

    def _is_dungeon(self, seat: Seat) -> bool:
        return self.mode == "versus" and seat == s.DUNGEON

    # What is asked

    def prompt(self, view: HeroesView, clicked: Sequence[Slot]) -> str:
        table = view.table
        if view.player is None:
            return self.say("The match is over.")
        if not view.legal:
            return self._waiting(view)
        match table.phase:
            case "gathering":
                asked = self.say("Put each hero on a square of the entrance.")
                return self._chosen_prompt(clicked) or asked
            case "answering":
                return self._answer_prompt(table)
            case "sliding":
                return self.say("The {hero} slides on: which way?", hero=self.name(table.hero))
            case "leaving":
                return self.say("The {hero} comes out of the portal: where?",
                                hero=self.name(table.hero))  # fmt: skip
            case "stretching":
                return self.lore_prompt(view, clicked)
            case _ if lore := self.lore_prompt(view, clicked):
                return lore
            case "dungeon":
                return self._chosen_prompt(clicked) or self._dungeon_prompt(view)
            case _:
                return self._chosen_prompt(clicked) or self._heroes_prompt(view)

    def _chosen_prompt(self, clicked: Sequence[Slot]) -> str:
        """Return what is asked once a piece, a tile, an ability or an artifact is chosen."""
        kind, _, rest = (clicked[0] if clicked else "").partition("/")
        match kind:
            case "piece" if rest in HERO_CARDS:
                return self.say("Where does the {hero} go?", hero=self.name(rest))
            case "piece":
                return self.say("Whom does {monster} attack, or where does it go?",
                                monster=self.name(rest))  # fmt: skip
            case "hand":
                return self.say("Where does the {tile} lie?", tile=self.name(rest))
            case "hero":
                return self.say("Where does the {hero} wait?", hero=self.name(rest))
            case "ability" if rest == "wizard":
                return self.say("Which tile does the Wizard turn over?")
            case "ability":
                return self.say("Whom does the Cleric heal?")
            case "artifact":
                artifact = self.name(rest.partition("/")[2])
                return self.say("Use the {artifact}, or give it to a hero beside?",
                                artifact=artifact)  # fmt: skip
            case _:
                return ""

    def _waiting(self, view: HeroesView) -> str:
        match view.phase:
            case "drawing":
                return self.say("The Dungeon Master draws tiles.")
            case "turning" | "calling":
                return self.say("A tile turns over.")
            case "acting":
                return self.say("The monsters move.")
            case _:
                return self.say("{who} is thinking.", who=self.names[view.table.seat()])

    def _answer_prompt(self, table: Match) -> str:
        if table.foe in TRAPS:
            return self.say("The {hero} has stepped on a {foe}: use the Disarm Kit?",
                            hero=self.name(table.hero), foe=self.name(table.foe))  # fmt: skip
        return self.say("The {hero} meets the {foe}: use the Sword?",
                        hero=self.name(table.hero), foe=self.name(table.foe))  # fmt: skip

    def _dungeon_prompt(self, view: HeroesView) -> str:
        left = self._desk_words.count("{n} action left", "{n} actions left", view.table.quota())
        lunging = view.table.lunging
        if any(isinstance(action, s.Place) for action in view.legal) and not lunging:
            if any(not isinstance(action, s.Place) for action in view.legal):
                return self.passive_prompt(view, left)
            return self.say("Lay a tile of your hand face down on any open square. {left}.",
                            left=left)  # fmt: skip
        if lunging:
            return self.say("{monster} may strike as a free attack. {left}.",
                            monster=self.name(lunging), left=left)  # fmt: skip
        if len(view.legal) == 1:
            return self.say("Nothing is left to do: end the turn.")
        return self.dungeon_prompt(view, left) or self.say(
            "Turn a tile over, or move or attack with a monster. {left}.", left=left
        )

    def _heroes_prompt(self, view: HeroesView) -> str:
        table = view.table
        left = self._desk_words.count("{n} action left", "{n} actions left", table.quota())
        free = [hero for hero, n in table.inspired.items() if n and hero in table.at]
        if free:
            listed = ", ".join(self.name(hero) for hero in free)
            return self.say("Free to act once more: {heroes}. {left}.", heroes=listed, left=left)
        if table.quota() <= 0 and any(isinstance(action, s.Buy) for action in view.legal):
            return self.say("All heroes are tired: buy at the market, or end the turn.")
        if table.quota() <= 0:
            return self.say("All actions are taken: end the turn.")
        if table.options.mode == "solo" and table.spent >= ACTIONS_A_TURN:
            return self.say("Go on with a hero who is not tired, or end the turn. {left}.",
                            left=left)  # fmt: skip
        if any(isinstance(action, s.Buy) for action in view.legal):
            return self.say("Choose a hero, an ability, an artifact, or what to buy at the market. "
                            "{left}.", left=left)  # fmt: skip
        return self.say("Choose a hero to move, an ability or an artifact. {left}.", left=left)

    def buttons(self, view: HeroesView) -> Sequence[Action]:
        """Return answers, the free attacks of a monster that has just moved, and the turn's end."""
        answering, lunging = view.phase == "answering", view.table.lunging
        shown = s.Use | s.Decline | s.EndTurn if answering else s.Decline | s.EndTurn
        return [
            action
            for action in view.legal
            if isinstance(action, shown)
            or (isinstance(action, s.Attack) and action.monster == lunging)
        ]

    def label(self, action: Action) -> str:
        return self.lore_label(action) or self._label(action)

    def _label(self, action: Action) -> str:
        match action:
            case s.EndTurn():
                return self.say("End the turn")
            case s.Decline():
                return self.say("Keep it for later")
            case s.Use(hero, artifact):
                return self.say("Use the {artifact}", artifact=self.name(artifact), hero=hero)
            case s.Move(piece, cell):
                return self.say("{piece} to {spot}", piece=self.name(piece), spot=self.spot(cell))
            case s.Attack(monster, hero):
                return self._attack_label(monster, hero)
            case s.Place(tile, cell):
                return self.say("{tile} at {spot}", tile=self.name(tile), spot=self.spot(cell))
            case s.PlaceHero(hero, cell):
                return self.say("{hero} at {spot}", hero=self.name(hero), spot=self.spot(cell))
            case s.Flip(cell) | s.Reveal(cell):
                return self.say("Turn over {spot}", spot=self.spot(cell))
            case s.Heal(target):
                return self.say("Heal the {hero}", hero=self.name(target))
            case s.Give(_, artifact, to):
                return self.say("{artifact} to the {hero}", artifact=self.name(artifact),
                                hero=self.name(to))  # fmt: skip
            case s.Slide(cell) | s.Portal(cell):
                return self.say("To {spot}", spot=self.spot(cell))
            case _:
                raise AssertionError(action)

    def _attack_label(self, monster: str, hero: str) -> str:
        """Return what an attack is called: shorter where the prompt names the monster."""
        lunging = self.view.table.lunging if self.view else ""
        if monster == lunging or f"piece/{monster}" == self.chosen:
            return self.say("Attack the {hero}", hero=self.name(hero))
        return self.say("{monster} attacks the {hero}", monster=self.name(monster),
                        hero=self.name(hero))  # fmt: skip

    # What the seat knows

    def knowledge(self, view: HeroesView) -> Sequence[Row]:
        return list(self._rows(view))

    def _rows(self, view: HeroesView) -> Iterator[Row]:
        """Yield what may still lie face down, by what it would do."""
        table = view.table
        if table.fallen and table.options.expansions:
            listed = ", ".join(self.name(piece) for piece in table.fallen)
            yield Row(self.say("Slain, and may be raised"), listed)
        yield Row(self.say("Tiles you have not seen"), str(table.pile()), "head")
        if not table.pile():
            return
        groups = (
            (self.say("Monsters"), (*FIENDS, *MONSTERS)), (self.say("Traps"), (*TRAPS,)),
            (self.say("Artifacts"), (*ARTIFACTS, BANNER)),
            (self.say("Others"), (*OTHERS, DAMSEL, FAIRY)),
        )  # fmt: skip
        for label, kinds in groups:
            named = [
                f"{self.name(str(k))} {table.pool[str(k)]}" for k in kinds if table.pool.get(str(k))
            ]
            if named:
                yield Row(label, ", ".join(named))
        yield Row(self.say("Chests"), str(table.pool["chest"]))
        aside = sum(table.pool.get(str(k), 0) for k in VARIED) - table.others_left
        if aside:
            words = self.say("{n} of these artifacts and others", n=aside)
            yield Row(self.say("Left out of the match, unseen"), words)
