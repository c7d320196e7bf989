"""What happened in Welcome to the Dungeon, told line by line, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Event
from game.rules.welcome import steps as s
from game.rules.welcome.cards import (
    ADVENTURERS,
    STRENGTH,
    Adventurer,
    Edition,
    Item,
    Monster,
    name_of,
)
from game.ui.desk import Desk
from game.ui.tables.table import Line


class WelcomeLog:
    """Every event as one sentence."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._desk_words = desk.words
        self.names = names
        self.edition: Edition = "adventurers"

    def say(self, message: str, **values: object) -> str:
        """Return a message in the player's language."""
        return self._desk_words.say(message, **values)

    def percent(self, chance: float) -> str:
        """Return a chance in whole percent; certainty alone reads 0 or 100."""
        whole = round(100 * chance)
        if 0 < chance < 1:
            whole = min(99, max(1, whole))
        return self.say("{whole}\u00a0%", whole=whole)

    def item_name(self, item: Item) -> str:
        """Return an item's printed name in the player's language."""
        return self.say(name_of(item, self.edition))

    def narrate(self, event: Event) -> Line | None:
        return self._narrate_bidding(event) or self._narrate_dungeon(event)

    def _narrate_bidding(self, event: Event) -> Line | None:
        match event:
            case s.FirstPlayerDrawn(seat):
                return Line(self.say("{who} starts the match.", who=self.names[seat]))
            case s.RoundBegan(round_, seat):
                return Line(
                    self.say("Round {n}. {who} opens.", n=round_, who=self.names[seat]),
                    "head",
                    self.say("Round {n}", n=round_),
                )
            case s.AdventurerChosen(None, hero):
                return Line(self.say("The adventurer is the {hero}.", hero=self._hero_name(hero)))
            case s.AdventurerChosen(seat, hero) if seat is not None:
                return Line(
                    self.say(
                        "{who} chooses the {hero}.",
                        who=self.names[seat],
                        hero=self._hero_name(hero),
                    )
                )
            case s.Drawn(seat, None):
                return Line(self.say("{who} draws a monster.", who=self.names[seat]))
            case s.Drawn(seat, monster):
                return Line(
                    self.say(
                        "{who} draws a monster: {card}.",
                        who=self.names[seat],
                        card=self._card(monster),
                    )
                )
            case s.Passed(seat):
                return Line(
                    self.say("{who} passes.", who=self.names[seat]), "plain", self.say("Pass")
                )
            case s.Added(seat, None, cards):
                return Line(
                    self.say("{who} adds it to the dungeon ({n}).", who=self.names[seat], n=cards)
                )
            case s.Added(seat, monster, cards):
                return Line(
                    self.say(
                        "{who} adds the {card} to the dungeon ({n}).",
                        who=self.names[seat],
                        card=self._card(monster),
                        n=cards,
                    )
                )
            case s.Sacrificed(seat, item, _):
                return Line(
                    self.say(
                        "{who} sets it aside with the {item}.",
                        who=self.names[seat],
                        item=self.item_name(item),
                    )
                )
            case _:
                return None

    def _narrate_dungeon(self, event: Event) -> Line | None:
        match event:
            case s.ChallengeBegan(seat, hp, cards):
                return Line(
                    self.say(
                        "{who} enters with {hp} HP against {n} cards.",
                        who=self.names[seat],
                        hp=hp,
                        n=cards,
                    ),
                    "head",
                    self.say("{who} enters the dungeon", who=self.names[seat]),
                )
            case s.Named(seat, monster):
                return Line(
                    self.say(
                        "{who} names the {card}.", who=self.names[seat], card=self._card(monster)
                    ),
                    "plain",
                    self.say("The blade seeks the {card}", card=self._card(monster)),
                )
            case s.ItemUsed(seat, item):
                return Line(
                    self.say(
                        "{who} uses the {item}.", who=self.names[seat], item=self.item_name(item)
                    )
                )
            case s.ItemKept(seat, item):
                return Line(
                    self.say(
                        "{who} keeps the {item}.", who=self.names[seat], item=self.item_name(item)
                    )
                )
            case s.PotionDrunk(seat, hp):
                return Line(
                    self.say(
                        "The Healing Potion brings {who} back to {hp} HP.",
                        who=self.names[seat],
                        hp=hp,
                    ),
                    "good",
                    self.say("Healing Potion!"),
                )
            case s.Revealed(monster, outcome, hp):
                words = self.outcome_words(monster, outcome)
                text = self.say("{words} {hp} HP left.", words=words, hp=hp)
                return Line(
                    text if outcome != "shown" else words,
                    "bad" if outcome == "hit" else "plain",
                    words,
                )
            case s.ChallengeEnded():
                return self._narrate_end(event)
            case s.SacrificesShown(monsters):
                listed = ", ".join(self._card(monster) for monster in monsters)
                return Line(self.say("Set aside this round: {cards}.", cards=listed))
            case s.Eliminated(seat):
                return Line(self.say("A second wound: {who} is out.", who=self.names[seat]), "bad")
            case s.MatchEnded():
                return Line(self.verdict([event]), "head")
            case _:
                return None

    def _narrate_end(self, event: s.ChallengeEnded) -> Line:
        who = self.names[event.seat]
        if event.success:
            return Line(
                self.say("{who} comes out alive: a success.", who=who), "good", self.say("Success!")
            )
        return Line(
            self.say("{who} falls in the dungeon: a wound.", who=who), "bad", self.say("Defeat")
        )

    def outcome_words(self, monster: Monster, outcome: s.Outcome) -> str:
        """Return what became of a card as a short sentence."""
        card = self._card(monster)
        match outcome:
            case "hit":
                return self.say("The {card} strikes for {n}.", card=card, n=STRENGTH[monster])
            case "polymorphed":
                return self.say("The {card} is changed into another.", card=card)
            case "shown":
                return self.say("The {card} waited here.", card=card)
            case "vorpal":
                return self.say("The {card} was named, and falls.", card=card)
            case "pact":
                return self.say("The Pact takes the {card} too.", card=card)
            case "ring_of_power":
                return self.say(
                    "The Ring of Power drinks the {card}: +{n}.", card=card, n=STRENGTH[monster]
                )
            case _:
                return self.say(
                    "The {item} stops the {card}.", item=self.item_name(outcome), card=card
                )

    def verdict(self, events: Sequence[Event]) -> str:
        end = next((event for event in reversed(events) if isinstance(event, s.MatchEnded)), None)
        if end is None:
            return ""
        who = self.names[end.winner]
        if end.by == "successes":
            return self.say("{who} wins: two dungeons survived.", who=who)
        return self.say("{who} wins: nobody else is left standing.", who=who)

    def turning_points(self, events: Sequence[Event]) -> Sequence[str]:
        points: list[str] = []
        round_, entered, last_hit = 0, None, None
        for event in events:
            match event:
                case s.RoundBegan(number):
                    round_, last_hit = number, None
                case s.ChallengeBegan():
                    entered = event
                case s.Revealed(monster, "hit"):
                    last_hit = monster
                case s.ChallengeEnded() if entered:
                    points.append(self._point(round_, entered, event, last_hit))
                case _:
                    pass
        return points

    def _point(
        self, round_: int, entered: s.ChallengeBegan, ended: s.ChallengeEnded, last_hit: str | None
    ) -> str:
        who = self.names[ended.seat]
        values: dict[str, object] = {
            "n": round_,
            "who": who,
            "hp": entered.hp,
            "cards": entered.cards,
        }
        if ended.success and ended.hp:
            return self.say(
                "Round {n}: {who} met {cards} cards with {hp} HP and kept {left}.",
                **values,
                left=ended.hp,
            )
        if ended.success:
            return self.say(
                "Round {n}: {who} fell among {cards} cards, and Omnipotence undid it.", **values
            )
        killer = self._card(last_hit) if last_hit else "…"
        return self.say(
            "Round {n}: {who} met {cards} cards with {hp} HP and fell to the {killer}.",
            **values,
            killer=killer,
        )

    def _card(self, card: str | None) -> str:
        return self.say(name_of(card, self.edition)) if card else ""

    def _hero_name(self, hero: Adventurer) -> str:
        return self.say(ADVENTURERS[hero].name)
