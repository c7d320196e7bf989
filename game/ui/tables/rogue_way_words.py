"""What walking, descending, training, resting and sharing bring in Rogue Dungeon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.core.types import Action
from game.rules.rogue import exploring, levels
from game.rules.rogue import steps as s
from game.rules.rogue.changes import cost
from game.rules.rogue.hands import weapon_damage, without
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import COLOURS, Cell
from game.rules.rogue.monsters import BOSSES
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import LAST_LEVEL, Run
from game.ui.tables.rogue_fight_words import RogueFightWords
from game.ui.tables.rogue_reckoning import damage_with, pass_chance, trained

NAMED_AT_MOST = 5
"""Up to so many rooms, or monsters, are named; more are counted."""


class RogueWayWords(RogueFightWords):
    """The consequences of choices between rooms."""

    def way_words(self, run: Run, action: Action) -> str:
        """Return what a choice between rooms brings."""
        match action:
            case s.Move(cell, alone):
                return self._move_words(run, cell, alone)
            case s.Descend():
                return self._descend_words(run)
            case s.Train(what):
                return self.lines(*self._train_words(run, what))
            case s.Done():
                return self._done_words(run)
            case s.Give(card, to):
                return self._give_words(run, card, to)
            case s.Award(to):
                return self._award_words(run, to)
            case _:
                return ""

    # Walking

    def _move_words(self, run: Run, cell: Cell, alone: bool) -> str:
        found = [self.cell_words(run, cell)]
        if run.phase == "exploring":
            way = exploring.ways(run).get(cell)
            if way:
                found.append(self.count("{n} step away.", "{n} steps away.", len(way)))
            others = exploring.companions(run)
            if others:
                names = ", ".join(self.who(i) for i in others)
                message = "Without: {heroes}." if alone else "Together with: {heroes}."
                found.append(self.say(message, heroes=names))
        return self.lines(*found)

    def cell_words(self, run: Run, cell: Cell) -> str:
        """Return what waits on a square of the map."""
        others = [i for i in run.living() if run.heroes[i].place == cell and i != run.at]
        names = ", ".join(self.who(i) for i in others)
        there = self.say("There already: {heroes}.", heroes=names) if names else ""
        return self.lines(self.place_words(run, cell), there)

    def place_words(self, run: Run, cell: Cell) -> str:
        """Return what a square of the map is."""
        if cell in run.lasting:
            return self.say("{room} lies here, to be met again each time.",
                            room=self.name(run.lasting[cell]))  # fmt: skip
        if cell in run.explored:
            return self.say("A {colour} gem whose room is done with.",
                            colour=self.colour(run.explored[cell]))  # fmt: skip
        if cell in run.plan.gems:
            return self._gem_words(run, cell)
        if cell == run.exit:
            return self._exit_words(run)
        if cell == run.entrance:
            return self.say("The entrance stair: no monster finds a camp here.")
        return self.say("A corridor.")

    def _gem_words(self, run: Run, cell: Cell) -> str:
        if run.options.random_rooms:
            return self._token_words(run)
        colour = run.plan.gems[cell]
        left = run.rooms[colour]
        values = {"colour": self.colour(colour)}
        text = self.count("A {colour} gem, with {n} room it may be.",
                          "A {colour} gem, with {n} rooms it may be.", len(left),
                          **values)  # fmt: skip
        lasting = sum(ROOMS[room].persistent for room in left)
        stays = ""
        if lasting:
            stays = self.count("{n} of them stays, to be met again.",
                               "{n} of them stay, to be met again.", lasting)  # fmt: skip
        named = ""
        if len(left) <= NAMED_AT_MOST:
            named = self.say("{rooms}.", rooms=", ".join(self.name(room) for room in left))
        return self.lines(text, named, stays)

    def _token_words(self, run: Run) -> str:
        """Return which gems may lie under a token that lies face down."""
        left = Counter(exploring.tokens(run))
        parts = [
            self.say("{colour} {n}", colour=self.colour(colour), n=left[colour])
            for colour in COLOURS
            if left[colour]
        ]
        return self.say("A token lies face down. Left: {gems}.", gems=", ".join(parts))

    def _exit_words(self, run: Run) -> str:
        text = self.say("The exit stair: no monster finds a camp here.")
        if run.level < LAST_LEVEL:
            return text
        red = levels.red_gems(run)
        return self.lines(text, self.say("It opens with three red gems; {n} are placed.", n=red))

    def _descend_words(self, run: Run) -> str:
        if run.level == LAST_LEVEL:
            if run.boss:
                return self.say("{boss} waits there, at full Health.", boss=self.name(run.boss))
            names = "; ".join(self.name(boss) for boss in BOSSES)
            return self.say("One of these waits there: {bosses}.", bosses=names)
        left = self.count("{n} gem of this level stays unexplored.",
                          "{n} gems of this level stay unexplored.",
                          len(run.plan.gems) - len(run.explored))  # fmt: skip
        if run.level == run.options.levels:
            room = self.name(levels.FINALES[run.options.levels])
            last = self.say("The last room waits: {room}. Who comes out alive has won.", room=room)
            return self.lines(last, left)
        monsters = self.count("{n} monster of level {level} is left.",
                              "{n} monsters of level {level} are left.",
                              len(run.monsters[run.level]),
                              level=self.level(run.level + 1))  # fmt: skip
        return self.lines(monsters, left, self.say("There is no way back."))

    # Training

    def _train_words(self, run: Run, what: s.Training) -> Iterator[str]:
        hero, price = run.hero, cost(run, run.at, what)
        yield self.say("{cost} of your {xp} XP.", cost=price or 0, xp=hero.xp)
        if what == "luck":
            yield self.say("Luck {before} becomes {after}.", before=hero.luck,
                           after=hero.luck + 1)  # fmt: skip
            return
        before = hero.ability(what)
        yield self.say("{track} {before} becomes {after}.", track=self.training(what),
                       before=before, after=before + 1)  # fmt: skip
        yield self.say("A plain check: {before} before, {after} after.",
                       before=self.percent(pass_chance(before)),
                       after=self.percent(pass_chance(before + 1)))  # fmt: skip
        if what == "vitality":
            yield self.say("Health becomes {n}.", n=hero.health + 1)
        if what == hero.card.primary:
            yield self.say("Your attack value rises by 1.")
            unlocked = [card for card in HEROES[hero.id].skills
                        if before < LOOT[card].minimum <= before + 1]  # fmt: skip
            if unlocked:
                yield self.say("Usable from then on: {skills}.", skills=self.named(unlocked))
        damage, after = weapon_damage(hero), weapon_damage(trained(hero, what))
        if after > damage:
            yield self.say("Weapon Damage {before} becomes {after}.", before=damage, after=after)

    # Ending, sharing

    def _done_words(self, run: Run) -> str:
        match run.phase:
            case "exploring":
                return self.say("The {hero} stays here in this round of turns.",
                                hero=self.name(run.hero.id))  # fmt: skip
            case "trading" if run.offered:
                return self.say("You take back: {cards}. The stall is packed up.",
                                cards=self.named(run.offered))  # fmt: skip
            case "trading":
                return self.say("The stall is packed up.")
            case _:
                return self.say("The rest is over; whatever you carry you keep.")

    def _award_words(self, run: Run, to: int) -> str:
        hero = run.heroes[to]
        if run.found:
            return self.lines(
                self.say("{card} goes to the {hero}.", card=self.name(run.found),
                         hero=self.who(to)),
                self.gain_words(run, to, run.found),
            )  # fmt: skip
        return self.say("The {hero} has {n} XP then.", hero=self.who(to), n=hero.xp + 1)

    def _give_words(self, run: Run, card: str, to: int) -> str:
        hero = run.hero
        before, after = damage_with(hero, hero.cards), damage_with(hero, without(hero.cards, card))
        loss = ""
        if after < before:
            loss = self.say("Your Weapon Damage falls from {before} to {after}.", before=before,
                            after=after)  # fmt: skip
        given = self.say("{card} goes to the {hero}.", card=self.name(card), hero=self.who(to))
        return self.lines(given, loss, self.gain_words(run, to, card))

    def gain_words(self, run: Run, at: int, card: str) -> str:
        """Return what having a card more changes about a hero, if anything."""
        hero = run.heroes[at]
        before = weapon_damage(hero)
        after = damage_with(hero, (*hero.cards, card))
        if after == before:
            return ""
        return self.say("The {hero}'s Weapon Damage: {before} before, {after} after.",
                        hero=self.name(hero.id), before=before, after=after)  # fmt: skip
