"""What lies on the table of Rogue Dungeon, in words: cards, monsters, the map, tracks and decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.types import Slot
from game.rules.rogue.combat import attack_values
from game.rules.rogue.effects import Choose
from game.rules.rogue.hands import matches, weapon_damage
from game.rules.rogue.kinds import Monster, Special
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import COLOURS
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Foe, Run
from game.rules.rogue.view import RogueView
from game.rules.rogue.words import monster_sentences, room_sentences, special_words
from game.ui.tables.rogue_hero_lore import RogueHeroLore
from game.ui.tables.rogue_reckoning import damage_with
from game.ui.tables.rogue_way_words import NAMED_AT_MOST


class RogueLore(RogueHeroLore):
    """Every slot in words."""

    def describe(self, view: RogueView, slot: Slot) -> str:
        """Return a slot in words."""
        kind, _, rest = slot.partition("/")
        tell = self._tellers().get(kind)
        return tell(view.run, rest) if tell else ""

    def _tellers(self) -> Mapping[str, Callable[[Run, str], str]]:
        return {
            "cell": self._describe_cell,
            "loot": self._describe_loot,
            "stall": self._describe_ware,
            "offer": self._describe_offer,
            "monster": self._describe_monster,
            "option": self._describe_option,
            "room": self._describe_room,
            "rooms": self._describe_lasting,
            "deck": self._describe_deck,
            "discard": self._describe_discard,
            "track": self.track_words,
            "health": self.health_words,
            "hero": self.hero_words,
            "meeple": self.piece_words,
            "damage": self.damage_words,
            "attack": self.attack_words,
            "xp": self.xp_words,
            "level": self.level_words,
            "die": self.die_words,
            "luck": self.luck_words,
            "alone": lambda run, _: self.say("Walk without the others."),
            "give": lambda run, _: self.say("Hand a card to a hero in the same place."),
            "descend": lambda run, _: self.say("Leave this level."),
            "hold": lambda run, _: self.say("Leave this round to the others."),
            "done": lambda run, _: self.say("Go on."),
        }

    # The map and the rooms

    def _describe_cell(self, run: Run, cell: str) -> str:
        if run.map is None or cell not in run.plan.neighbours:
            return self.say("Solid rock.")
        room = run.lasting.get(cell, "")
        return self.lines(self.cell_words(run, cell), room and self.room_words(room))

    def room_words(self, room: str) -> str:
        """Return what a room's card tells and does."""
        card = ROOMS[room]
        stays = self.say("It stays, and is met again.") if card.persistent else ""
        return self.lines(self.say(card.story), self.told(room_sentences(card)), stays)

    def _describe_room(self, run: Run, _: str) -> str:
        if not run.room:
            return self.say("The room that is being explored lies here.")
        return self.lines(self.name(run.room), self.room_words(run.room))

    def _describe_lasting(self, run: Run, _: str) -> str:
        if not run.lasting:
            return self.say("Rooms that stay lie here, until the level is left.")
        return self.say("Rooms that stay: {rooms}.", rooms=self.named(run.lasting.values()))

    def _describe_option(self, run: Run, number: str) -> str:
        options = run.pending.options if isinstance(run.pending, Choose) else ()
        if not number.isdigit() or int(number) >= len(options):
            return self.say("One way to deal with the room.")
        option = options[int(number)]
        return self.lines(self.say(option.label), self.option_words(run, option))

    def _describe_deck(self, run: Run, deck: str) -> str:
        colour = next((each for each in COLOURS if each == deck), None)
        if colour:
            text = self.count("{n} {colour} room is left.", "{n} {colour} rooms are left.",
                              len(run.rooms[colour]), colour=self.colour(colour))  # fmt: skip
            return self.lines(text, self.named(run.rooms[colour]))
        match deck:
            case "loot":
                text = self.count("{n} loot card is left.", "{n} loot cards are left.",
                                  len(run.loot))  # fmt: skip
                return self.lines(text, self.say("Shuffled anew from its discards once empty."))
            case "specialty":
                text = self.say("Cards that are found, not drawn: charmed friends and rare things.")
                return self.lines(text, self.named(run.specialty))
            case _:
                level = min(run.level, len(run.monsters))
                left = run.monsters[level - 1]
                names = self.named(left) if len(left) > NAMED_AT_MOST else ""
                return self.lines(self.drawn_words(run, level), names)

    def _describe_discard(self, run: Run, _: str) -> str:
        if not run.loot_discard:
            return self.say("Loot that is used up or lost lies here.")
        return self.say("Used up or lost: {cards}.", cards=self.named(run.loot_discard))

    # Loot

    def _describe_loot(self, run: Run, card: str) -> str:
        if card not in LOOT:
            return ""
        hero = run.hero
        held = hero.cards.count(card)
        head = self.say("{name} ({kind})", name=self.name(card), kind=self.kind(LOOT[card].kind))
        if held > 1:
            head = self.say("{name} ({kind}), {n} of them", name=self.name(card),
                            kind=self.kind(LOOT[card].kind), n=held)  # fmt: skip
        return self.lines(head, self.card_words(card), self._worth_now(run, card))

    def _worth_now(self, run: Run, card: str) -> str:
        """Return what a card adds as it lies, at this moment."""
        hero, loot = run.hero, LOOT[card]
        if loot.minimum > hero.primary:
            return self.say("Not usable yet: {ability} is {n}.",
                            ability=self.ability(hero.card.primary), n=hero.primary)  # fmt: skip
        if loot.kind in ("treasure", "henchman"):
            return self.say("Worth 1 Prestige at the end.")
        if loot.kind != "weapon":
            return ""
        if not matches(hero.id, loot):
            return self.say("Not a Weapon of this hero's: it adds no Weapon Damage.")
        cards = hero.cards
        if card not in cards:
            return self.gain_words(run, run.at, card)
        place = cards.index(card)
        if damage_with(hero, cards[:place] + cards[place + 1 :]) < weapon_damage(hero):
            return self.say("Counts: without it, Weapon Damage is 1 less.")
        return self.say("It suits this hero; Weapon Damage would be the same without it.")

    def _describe_ware(self, run: Run, card: str) -> str:
        return self._describe_loot(run, card)

    def _describe_offer(self, run: Run, _: str) -> str:
        if not run.offered:
            return self.say("What you offer the trader lies here.")
        return self.say("Offered: {cards}.", cards=self.named(run.offered))

    # Monsters

    def _describe_monster(self, run: Run, number: str) -> str:
        at = int(number) if number.isdigit() else len(run.foes)
        if at >= len(run.foes):
            return self.monster_words(number) if number in MONSTERS else ""
        foe, card = run.foes[at], run.foes[at].card
        odds = self.odds_of(run, at) if at in run.standing() and run.hero.alive else ""
        _, mav = attack_values(run, run.at, at)
        more = ""
        if mav != card.mav:
            more = self.say("Printed attack value {n}, {more} by what goes on.", n=card.mav,
                            more=self.signed(mav - card.mav))  # fmt: skip
        specials = "" if self.printed_in_full(foe) else self._specials_words(card)
        told = self.lines(odds, more, specials, self._answers_words(run, card),
                          self._wrath_words(foe))  # fmt: skip
        return self.lines(self.foe(foe) + ".", told) if not odds else told

    def printed_in_full(self, foe: Foe) -> bool:
        """Return whether a monster's card is large enough to tell all that it can do."""
        return False

    def _specials_words(self, card: Monster) -> str:
        """Return what the rolls set off that call up a special ability, a line for each."""
        return self.lines(*(
            self.say("{rolls}: {special}", rolls=rolls,
                     special=self.sentence(special_words(special)))
            for special, rolls in _by_special(card).items()
        ))  # fmt: skip

    def _answers_words(self, run: Run, card: Monster) -> str:
        """Return which of the acting hero's cards a monster is weak against."""
        held = [*dict.fromkeys(run.hero.cards)]
        charms = self.named(each for each in held if LOOT[each].pair in card.charmed_by)
        harms = self.named(each for each in held if LOOT[each].pair in card.hurt_by)
        return self.lines(
            charms and self.say("You hold what charms it: {cards}.", cards=charms),
            harms and self.say("You hold what harms it: {cards}.", cards=harms),
        )

    def _wrath_words(self, foe: Foe) -> str:
        """Return what a boss will turn into, briefly."""
        wrath = foe.card.wrath
        if not wrath:
            return ""
        turns = self.say("At half its Health: {monster}, attack value {mav}, damage {n}.",
                         monster=self.say(wrath.name), mav=wrath.mav, n=wrath.damage)  # fmt: skip
        return self.lines(turns, ", ".join(
            self.say("{rolls}: {special}", rolls=rolls, special=self.special(special))
            for special, rolls in _by_special(wrath).items()
        ))  # fmt: skip

    def monster_words(self, monster: str) -> str:
        """Return a monster's card in words."""
        card = MONSTERS[monster]
        numbers = self.say(
            "{name}, level {level}: {health} Health, attack value {mav}, damage {n}.",
            name=self.say(card.name), level=self.level(card.level), health=card.health,
            mav=card.mav, n=card.damage,
        )  # fmt: skip
        return self.lines(numbers, self.told(monster_sentences(card)), self.say(card.story))


def _by_special(card: Monster) -> dict[Special, str]:
    """Return the special abilities of a side of a card, each with the rolls that set it off."""
    rolls: dict[Special, list[str]] = {}
    for face, special in card.specials:
        rolls.setdefault(special, []).append(str(face))
    return {special: ", ".join(faces) for special, faces in rolls.items()}
