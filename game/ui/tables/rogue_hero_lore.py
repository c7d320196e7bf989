"""Heroes of Rogue Dungeon as they stand, in words: tracks, attack, damage, Health, Luck."""

from __future__ import annotations

from game.rules.rogue.changes import ABILITY_MOST, VITALITY_MOST, cost
from game.rules.rogue.effects import Check
from game.rules.rogue.hands import ABILITIES, lowest, matching, weapon_damage
from game.rules.rogue.loot import LOOT
from game.rules.rogue.run import BOSS_GEMS, LAST_LEVEL, Hero, Run
from game.rules.rogue.steps import Training
from game.rules.rogue.words import hero_sentences
from game.ui.tables.rogue_room_words import RogueRoomWords


class RogueHeroLore(RogueRoomWords):
    """The acting hero, and the others, in words."""

    def hero_at(self, run: Run, rest: str) -> Hero:
        """Return the hero that a slot's end names by seat; the acting one if it names none."""
        seat = int(rest) if rest.isdigit() else run.at
        return run.heroes[seat] if seat < len(run.heroes) else run.hero

    def hero_words(self, run: Run, rest: str) -> str:
        """Return a hero in words."""
        hero = self.hero_at(run, rest)
        abilities = ", ".join(
            self.say("{ability} {n}", ability=self.ability(name), n=hero.ability(name))
            for name in ABILITIES
        )
        state = self.say("{n} of {most} Health, {luck} Luck, {xp} XP.", n=hero.health,
                         most=hero.vitality, luck=hero.luck, xp=hero.xp)  # fmt: skip
        if not hero.alive:
            state = self.say("Dead.")
        carried = self.named(hero.cards)
        return self.lines(
            self.name(hero.id),
            self.say("{abilities}.", abilities=abilities), state,
            self.told(hero_sentences(hero.card)),
            carried and self.say("Carries: {cards}.", cards=carried),
        )  # fmt: skip

    def piece_words(self, run: Run, rest: str) -> str:
        """Return whose piece stands on the map, and what lies under it."""
        hero = self.hero_at(run, rest)
        text = self.say("The {hero}, with {n} of {most} Health.", hero=self.name(hero.id),
                        n=hero.health, most=hero.vitality)  # fmt: skip
        if run.map is None or hero.place not in run.plan.neighbours:
            return text
        return self.lines(text, self.place_words(run, hero.place))

    def track_words(self, run: Run, rest: str) -> str:
        """Return what a track is for, how high it stands and what its next step costs."""
        hero, price = run.hero, None
        track: Training = rest  # type: ignore[assignment]
        if rest not in (*ABILITIES, "luck"):
            return ""
        price = cost(run, run.at, track)
        now = hero.luck if track == "luck" else hero.ability(track)
        head = self.say("{track} {n}.", track=self.training(track), n=now)
        step = self.say("As high as it goes.")
        if price is not None:
            step = self.say("The next step costs {cost} XP, of which you have {xp}.",
                            cost=price, xp=hero.xp)  # fmt: skip
        return self.lines(head, self._use_of(track, hero), step)

    def _use_of(self, track: Training, hero: Hero) -> str:
        """Return what a track is good for."""
        if track == "luck":
            return self.say("One Luck rolls a die again, or changes it by one.")
        if track == "vitality":
            return self.say("The most Health you can have, {n} at the utmost; each step heals 1.",
                            n=VITALITY_MOST)  # fmt: skip
        if track == hero.card.primary:
            return self.say("The primary ability: it is added to every attack roll, and Skills "
                            "ask for it. {n} at the utmost.", n=ABILITY_MOST)  # fmt: skip
        return self.say("For checks; and the lowest ability limits Weapon Damage. {n} at the "
                        "utmost.", n=ABILITY_MOST)  # fmt: skip

    def health_words(self, run: Run, rest: str) -> str:
        """Return a hero's Health, and what is about to be taken from it."""
        hero = self.hero_at(run, rest)
        text = self.say("{n} of {most} Health.", n=hero.health, most=hero.vitality)
        if run.phase == "struck" and hero is run.hero:
            return self.lines(text, self.harm_words(run, run.attack))
        return text

    def damage_words(self, run: Run, rest: str) -> str:
        """Return a hero's Weapon Damage, and why it is so much (ruling R6)."""
        hero = self.hero_at(run, rest)
        weapons = matching(hero.id, hero.cards)
        values = {"damage": weapon_damage(hero), "low": lowest(hero)}
        if weapons > lowest(hero):
            return self.count("Weapon Damage {damage}: no more than the lowest ability, though "
                              "{n} Weapon suits.", "Weapon Damage {damage}: no more than the "
                              "lowest ability, though {n} Weapons suit.", weapons,
                              damage=values["damage"])  # fmt: skip
        if not weapons:
            return self.say("Weapon Damage {damage}, the least there is: no Weapon here suits.",
                            **values)  # fmt: skip
        return self.say("Weapon Damage {damage}: as many Weapons suit; {low}, the lowest ability, "
                        "is the most.", **values)  # fmt: skip

    def attack_words(self, run: Run, rest: str) -> str:
        """Return what is added to a hero's attack roll."""
        hero = self.hero_at(run, rest)
        parts = [self.say("{ability} {n}", ability=self.ability(hero.card.primary),
                          n=hero.primary)]  # fmt: skip
        parts += [
            self.say("{card} {n}", card=self.name(card), n=self.signed(LOOT[card].hav))
            for card in hero.cards
            if LOOT[card].hav and not LOOT[card].against
        ]
        if hero.aim:
            parts.append(self.say("this round {n}", n=self.signed(hero.aim)))
        return self.say("Added to an attack roll: {parts}.", parts=", ".join(parts))

    def xp_words(self, run: Run, rest: str) -> str:
        """Return a hero's experience."""
        hero = self.hero_at(run, rest)
        return self.say("{n} XP to spend on the tracks, at any quiet moment.", n=hero.xp)

    def level_words(self, run: Run, rest: str = "") -> str:
        """Return where the run stands."""
        if run.finale:
            return self.say("The last room, on level {level}.", level=self.level(run.level))
        text = self.say("Level {level} of {all}.", level=self.level(run.level),
                        all=self.level(run.options.levels))  # fmt: skip
        if run.level < LAST_LEVEL or run.map is None:
            return text
        red = sum(colour == "red" for colour in run.explored.values())
        return self.lines(text, self.say("Red gems placed: {n} of {all}.", n=red, all=BOSS_GEMS))

    def die_words(self, run: Run, rest: str) -> str:
        """Return what the die is about."""
        match run.phase:
            case "checking" if isinstance(run.pending, Check):
                return self.check_words(run, run.pending)
            case "aimed":
                return self.clash_words(run, run.hero.target)
            case "settling":
                return self.lines(self.say("The die shows {face}.", face=run.face),
                                  self.face_words(run, run.face))  # fmt: skip
            case _:
                return self.say("Dice are rolled here: a d10 for attacks and checks, a d6 else.")

    def luck_words(self, run: Run, rest: str) -> str:
        """Return what Luck can do to the die."""
        match rest:
            case "reroll":
                return self.say("One Luck rolls the die again.")
            case "up":
                return self.say("One Luck raises the die by one.")
            case "down":
                return self.say("One Luck lowers the die by one.")
            case _:
                return self.track_words(run, "luck")
