"""The words of Rogue Dungeon: what is asked now, how things stand, and what one may count on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.types import Seat, Slot
from game.rules.rogue.changes import prestige
from game.rules.rogue.effects import Check, Todo
from game.rules.rogue.hands import lowest, matching, rest_help, weapon_damage
from game.rules.rogue.levels import red_gems
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import COLOURS
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import KINDS
from game.rules.rogue.run import BOSS_GEMS, LAST_LEVEL, Run
from game.rules.rogue.trading import worth
from game.rules.rogue.view import RogueView
from game.ui.tables.rogue_choices import RogueChoices
from game.ui.tables.rogue_reckoning import clash, prospect
from game.ui.tables.table import Row


class RogueWords(RogueChoices):
    """All that the table says about a view; the pictures are in `rogue`."""

    def headline(self, view: RogueView) -> str:
        """Return the line beside the title."""
        run = view.run
        level = self.say("Level {level}", level=self.level(run.level))
        if run.finale:
            return self.say("{level} · the last room", level=level)
        if run.map is None:
            return level
        title = self.say(run.map.title)
        if run.level == LAST_LEVEL:
            return self.say("{level} · {title} · red gems {n} of {all}", level=level, title=title,
                            n=red_gems(run), all=BOSS_GEMS)  # fmt: skip
        return self.say("{level} · {title}", level=level, title=title)

    def status(self, view: RogueView, seat: Seat) -> str:
        """Return a hero's state in a word or two."""
        hero = view.run.heroes[seat]
        if not hero.alive:
            return self.say("{hero}: dead", hero=self.name(hero.id))
        return self.say("{hero}: {n} of {most}", hero=self.name(hero.id), n=hero.health,
                        most=hero.vitality)  # fmt: skip

    def active(self, view: RogueView) -> Seat | None:
        """Return the seat that is lit."""
        return view.run.at if view.player is not None else None

    # What is asked

    def prompt(self, view: RogueView, clicked: Sequence[Slot]) -> str:
        """Return one sentence that says what is asked now."""
        run = view.run
        if view.player is None:
            return self.say("The run is over.")
        if not view.legal:
            return self._waiting(view)
        if clicked and clicked[0] == "give":
            return self._give_prompt(clicked)
        if clicked and clicked[0] == "alone":
            return self.say("Where does the {hero} walk alone?", hero=self.name(run.hero.id))
        match run.phase:
            case "exploring" | "travelling" | "resting" | "choosing":
                return self._quiet_prompt(view)
            case "checking" | "settling":
                return self._die_prompt(run)
            case "aiming" | "aimed" | "struck":
                return self._fight_prompt(run)
            case _:
                return self._card_prompt(run)

    def _waiting(self, view: RogueView) -> str:
        run = view.run
        if view.player is not None and view.player >= 0:
            return self.say("{who} is thinking.", who=self.names[view.player])
        match run.phase:
            case "mapping":
                return self.say("A map is laid out.")
            case "turning" | "entering":
                return self.say("A room is turned up.")
            case "foes" | "boss":
                return self.say("Something is coming.")
            case "rolling":
                return self.say("The die is rolling.")
            case _:
                return self.say("A card is drawn.")

    def _give_prompt(self, clicked: Sequence[Slot]) -> str:
        if len(clicked) == 1:
            return self.say("Which card is handed over?")
        card = self.name(clicked[1].partition("/")[2])
        return self.say("Who gets {card}?", card=card)

    def _quiet_prompt(self, view: RogueView) -> str:
        run, hero = view.run, self.name(view.run.hero.id)
        match run.phase:
            case "exploring":
                return self._explore_prompt(run, hero)
            case "travelling":
                return self.say("Where on the map does the {hero} appear?", hero=hero)
            case "resting":
                return self.say("A rest: camp, use cards or train, then go on with the {hero}.",
                                hero=hero)  # fmt: skip
            case _:
                room = self.name(run.room) or self.say("The card")
                return self.say("{room}: what does the {hero} do?", room=room, hero=hero)

    def _explore_prompt(self, run: Run, hero: str) -> str:
        if run.hero.place != run.exit:
            return self.say("Where does the {hero} explore?", hero=hero)
        if run.level == LAST_LEVEL and red_gems(run) < BOSS_GEMS:
            missing = BOSS_GEMS - red_gems(run)
            return self.count("The stair opens after {n} more red gem: where does the {hero} go?",
                              "The stair opens after {n} more red gems: where does the {hero} go?",
                              missing, hero=hero)  # fmt: skip
        return self.say("At the exit stair: leave the level, or explore on with the {hero}?",
                        hero=hero)  # fmt: skip

    def _die_prompt(self, run: Run) -> str:
        hero, check = self.name(run.hero.id), run.pending
        if run.phase == "checking" and isinstance(check, Check):
            return self.say("{ability} check for the {hero}: use a card first, or roll?",
                            ability=self.ability(check.ability), hero=hero)  # fmt: skip
        values = {"hero": hero, "face": run.face}
        match run.die:
            case "combat":
                return self.say("The {hero} has rolled {face} to hit: keep it?", **values)
            case "check":
                return self.say("The {hero} has rolled {face} for the check: keep it?", **values)
            case "rest":
                return self.say("The {hero} has rolled {face} at rest: keep it?", **values)
            case _:
                return self.say("The die shows {face}: keep it?", **values)

    def _fight_prompt(self, run: Run) -> str:
        hero = self.name(run.hero.id)
        if run.phase == "aiming":
            if len(run.standing()) == 1:
                foe = self.foe(run.foes[run.standing()[0]])
                return self.say("{monster} bars the way: attack with the {hero}?", monster=foe,
                                hero=hero)  # fmt: skip
            return self.say("Which monster does the {hero} attack?", hero=hero)
        if run.phase == "aimed":
            foe = self.foe(run.foes[run.hero.target])
            return self.say("The {hero} attacks {monster}: use a card first, or roll?", hero=hero,
                            monster=foe)  # fmt: skip
        if run.attacker in MONSTERS:
            return self.say("{by} strikes the {hero} for {n}: use a card, or take it?",
                            by=self._striker(run), hero=hero, n=run.attack)  # fmt: skip
        return self.say("{n} damage comes upon the {hero}: use a card, or take it?",
                        hero=hero, n=run.attack)  # fmt: skip

    def _striker(self, run: Run) -> str:
        """Return the name of the monster that strikes, by the side of its card that counts."""
        foe = next((foe for foe in run.foes if foe.id == run.attacker and not foe.gone), None)
        return self.foe(foe) if foe else self.name(run.attacker)

    def _card_prompt(self, run: Run) -> str:
        hero = self.name(run.hero.id)
        match run.phase:
            case "losing":
                return self._losing_prompt(run, hero)
            case "trading":
                return self._trade_prompt(run)
            case "awarding" if run.found:
                return self.say("Who gets {card}?", card=self.name(run.found))
            case _:
                return self.count("Who gets the experience point?",
                                  "{n} experience points to share out: who gets one?",
                                  1 + run.agenda.count(Todo("award")))  # fmt: skip

    def _losing_prompt(self, run: Run, hero: str) -> str:
        if run.paid:
            return self.count("What does the {hero} pay with? {n} card is to go.",
                              "What does the {hero} pay with? {n} cards are to go.", run.owed,
                              hero=hero)  # fmt: skip
        if run.kind in KINDS:
            kind = self.say(KINDS[run.kind])
            return self.count("The {hero} must part with {n} {kind} card: which?",
                              "The {hero} must part with {n} {kind} cards: which?", run.owed,
                              hero=hero, kind=kind)  # fmt: skip
        if run.kind:
            return self.say("The {hero} must part with a Weapon that suits: which?", hero=hero)
        return self.count("The {hero} must part with {n} card: which?",
                          "The {hero} must part with {n} cards: which?", run.owed,
                          hero=hero)  # fmt: skip

    def _trade_prompt(self, run: Run) -> str:
        if worth(run) >= run.rate:
            return self.say("Take a card from the stall.")
        return self.count("Offer {n} more card for one of the stall, or end the trade.",
                          "Offer {n} more cards for one of the stall, or end the trade.",
                          run.rate - worth(run))  # fmt: skip

    # What one may count on

    def knowledge(self, view: RogueView) -> Sequence[Row]:
        """Return what the seat knows and what it may count on."""
        return list(self._rows(view.run))

    def _rows(self, run: Run) -> Iterator[Row]:
        if run.foes and run.standing() and run.hero.alive:
            yield from self._fight_rows(run)
        hero = run.hero
        yield Row(self.name(hero.id), "", "head")
        yield Row(self.say("Added to attack rolls"), self.signed(self._attack(run)))
        weapons = self.count("{n} Weapon suits", "{n} Weapons suit",
                             matching(hero.id, hero.cards))  # fmt: skip
        why = self.say("{n} ({weapons}, lowest ability {low})", n=weapon_damage(hero),
                       weapons=weapons, low=lowest(hero))  # fmt: skip
        yield Row(self.say("Weapon Damage"), why)
        if rest := rest_help(run):
            yield Row(self.say("Added to rest rolls"), self.signed(rest))
        yield Row(self.say("Prestige so far"), str(prestige(run)))
        yield Row(self.say("Left in the decks"), "", "head")
        rooms = ", ".join(
            self.say("{colour} {n}", colour=self.colour(colour), n=len(run.rooms[colour]))
            for colour in COLOURS
        )
        yield Row(self.say("Rooms"), rooms)
        level = min(run.level, len(run.monsters))
        yield Row(self.say("Monsters of level {level}", level=self.level(level)),
                  str(len(run.monsters[level - 1])))  # fmt: skip
        yield Row(self.say("Loot"), str(len(run.loot)))
        if run.map and run.level == LAST_LEVEL:
            placed = self.say("{n} of {all}", n=red_gems(run), all=BOSS_GEMS)
            yield Row(self.say("Red gems placed"), placed)

    def _attack(self, run: Run) -> int:
        """Return what is added to the acting hero's attack rolls against anything."""
        cards = [LOOT[card] for card in run.hero.cards]
        others = (run.heroes[i].cards for i in run.present() if i != run.at)
        cards += [LOOT[card] for held in others for card in held if LOOT[card].kind == "henchman"]
        return run.hero.primary + sum(card.hav for card in cards if not card.against)

    def _fight_rows(self, run: Run) -> Iterator[Row]:
        yield Row(self.say("This fight"), "", "head")
        for number in run.standing():
            found = clash(run, run.at, number)
            chances = self.say("hit {hit}, be hit {struck}", hit=self.percent(found.hits),
                               struck=self.percent(found.struck))  # fmt: skip
            yield Row(self.foe(run.foes[number]), chances)
        aimed = run.hero.target if run.hero.target in run.standing() else None
        alone = len(run.present()) == 1
        what = self.say("To live, fighting on") if alone else self.say("To live, fighting on alone")
        yield Row(what, self.percent(prospect(run, run.at, aimed).wins))
