"""How Rogue Dungeon names heroes, cards, abilities and squares in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.types import Seat
from game.rules.rogue.effects import Ability, LootKind
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import Special
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import Colour
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import ABILITIES, KINDS, LEVELS, SPECIALS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Foe
from game.rules.rogue.steps import Training
from game.rules.rogue.view import RogueView
from game.rules.rogue.words import (
    Sentence,
    hero_sentences,
    loot_sentences,
    monster_sentences,
    room_sentences,
    worth_sentences,
)
from game.ui.desk import Desk

COLOURS: Final[dict[Colour, str]] = {
    "red": "red",
    "yellow": "yellow",
    "white": "white",
    "green": "green",
    "blue": "blue",
    "purple": "purple",
}
"""What each gem's colour is called."""
TRAININGS: Final[dict[Training, str]] = {
    "strength": "Strength",
    "agility": "Agility",
    "intellect": "Intellect",
    "vitality": "Vitality",
    "luck": "Luck",
}
PAD: Final = "\u00a0\u00a0\u00a0"
"""What a line is indented with: the reader breaks lines at plain spaces only."""


class RogueSpeech:
    """The words that all sentences are made with."""

    view: RogueView | None = None
    """The view last put on the table: labels follow it."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._desk_words = desk.words
        self.names = names
        self.heroes: tuple[str, ...] = ("crusader",)
        """Who plays, by seat."""
        self._titles: dict[str, str] = {}
        """The maps seen so far, by id."""
        self._appeared: dict[int, str] = {}
        """The monsters that have come into combat, by number: most events name that alone."""
        self._turned: set[int] = set()
        """Those of them that have turned over and go by their second name."""

    def show(self, view: RogueView) -> None:
        """Take the view that is on the table from now on."""
        self.view, run = view, view.run
        self.heroes = run.options.heroes
        faces = (*run.atlas, run.map) if run.map else run.atlas
        self._titles |= {face.id: face.title for face in faces}

    def say(self, message: str, **values: object) -> str:
        """Return a message in the player's language."""
        return self._desk_words.say(message, **values)

    def count(self, one: str, many: str, n: int, **values: object) -> str:
        """Return the plural form for a number."""
        return self._desk_words.count(one, many, n, **values)

    def name(self, card: str) -> str:
        """Return the name of a hero, a monster, a room or a piece of loot by its id."""
        for cards in (HEROES, MONSTERS, ROOMS, LOOT):
            if card in cards:
                return self.say(cards[card].name)
        return ""

    def named(self, cards: Iterable[str]) -> str:
        """Return cards in a row, twins with their number."""
        tally: dict[str, int] = {}
        for card in cards:
            tally[card] = tally.get(card, 0) + 1
        return ", ".join(
            self.say("{name} ×{n}", name=self.name(card), n=n) if n > 1 else self.name(card)  # noqa: RUF001
            for card, n in tally.items()
        )

    def who(self, seat: Seat) -> str:
        """Return the name of a hero by seat."""
        return self.name(self.heroes[seat]) if seat < len(self.heroes) else ""

    def foe(self, foe: Foe) -> str:
        """Return the name of a monster in combat, by the side of its card that counts."""
        return self.say(foe.card.name)

    def ability(self, ability: Ability) -> str:
        """Return what an ability is called."""
        return self.say(ABILITIES[ability])

    def training(self, what: Training) -> str:
        """Return what a track is called."""
        return self.say(TRAININGS[what])

    def kind(self, kind: LootKind) -> str:
        """Return what a kind of loot is called."""
        return self.say(KINDS[kind])

    def special(self, special: Special) -> str:
        """Return what a special ability is called."""
        return self.say(SPECIALS[special])

    def colour(self, colour: Colour) -> str:
        """Return what a gem's colour is called."""
        return self.say(COLOURS[colour])

    def level(self, level: int) -> str:
        """Return a level as the cards number it."""
        return self.say(LEVELS[min(level, len(LEVELS)) - 1])

    def title(self, map_: str) -> str:
        """Return a map's title, if it was seen."""
        return self.say(self._titles.get(map_, ""))

    def percent(self, chance: float) -> str:
        """Return a chance in whole percent; certainty alone reads 0 or 100."""
        whole = round(100 * chance)
        if 0 < chance < 1:
            whole = min(99, max(1, whole))
        return self.say("{whole}\u00a0%", whole=whole)

    def signed(self, number: int) -> str:
        """Return a number with its sign."""
        if number < 0:
            return self.say("−{n}", n=-number)  # noqa: RUF001
        return self.say("+{n}", n=number)

    def sentence(self, sentence: Sentence) -> str:
        """Return one line of a card, its names translated too."""
        values = {
            key: self.say(value) if isinstance(value, str) else value
            for key, value in sentence.values.items()
        }
        return PAD * sentence.depth + self.say(sentence.text, **values)

    def told(self, sentences: Iterable[Sentence]) -> str:
        """Return the lines of a card; what stands alone under its heading goes beside it."""
        listed = [*sentences]
        lines: list[str] = []
        for i, sentence in enumerate(listed):
            text = self.sentence(sentence)
            if i and _alone(listed, i):
                lines[-1] = self.say("{heading} {line}", heading=lines[-1], line=text.strip(PAD))
            else:
                lines.append(text)
        return "\n".join(lines)

    def lines(self, *parts: str) -> str:
        """Return the parts that say something, one below the other."""
        return "\n".join(part for part in parts if part)


def _alone(listed: Sequence[Sentence], at: int) -> bool:
    """Return whether a sentence is all that its heading, the line before, leads to."""
    depth, after = listed[at].depth, listed[at + 1 :]
    if listed[at - 1].depth != depth - 1 or listed[at].text.endswith(":"):
        return False
    return not after or after[0].depth < depth


def card_text(desk: Desk, card: str) -> str:
    """Return what a card of the box tells and does, in the player's language."""
    words = RogueSpeech(desk, ())
    if card in HEROES:
        hero = HEROES[card]
        return words.lines(words.say(hero.story), words.told(hero_sentences(hero)))
    if card in MONSTERS:
        monster = MONSTERS[card]
        return words.lines(words.say(monster.story), words.told(monster_sentences(monster)))
    if card in ROOMS:
        return words.lines(words.say(ROOMS[card].story), words.told(room_sentences(ROOMS[card])))
    loot = LOOT[card]
    found = [*loot_sentences(loot), *worth_sentences(loot)]
    kind = words.say("{kind}.", kind=words.kind(loot.kind))
    return words.lines(kind, words.say(loot.story), words.told(found))
