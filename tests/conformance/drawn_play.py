"""Play drawn by hypothesis over every game: it shrinks to the shortest failing game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hypothesis import strategies as st

from game.core.game import AnyGame
from game.core.types import CHANCE
from game.play import catalog
from game.play.match import Match
from game.rules.delver.cards import HEROES
from game.rules.rogue.heroes import HEROES as ROGUE_HEROES
from game.rules.rogue.loot import LOOT

LONGEST = 150


class Drawn(NamedTuple):
    """A game and how it is played: entry i takes choice i of what is possible."""

    name: str
    options: Mapping[str, Any]
    seed: int
    choices: Sequence[int]

    def open(self) -> Match:
        return catalog.new_match(self.name, self.options, self.seed)

    def game(self) -> AnyGame:
        return catalog.get(self.name)

    def positions(self) -> Iterator[Match]:
        """Yield the match before its first step and after each."""
        match = self.open()
        yield match
        for choice in self.choices:
            if match.over:
                return
            step(match, choice)
            yield match

    def played(self) -> Match:
        *_, last = self.positions()
        return last


def step(match: Match, choice: int) -> None:
    """Take what `choice` picks of the legal actions or the outcomes."""
    match.take(possible(match)[choice % len(possible(match))])


def possible(match: Match) -> Sequence[Any]:
    return match.chances() if match.current_player == CHANCE else match.legal_actions()


def _welcome() -> st.SearchStrategy[dict[str, Any]]:
    shared = {
        "players": st.integers(2, 4),
        "torch_stops_orks": st.booleans(),
        "first_card_must_be_added": st.booleans(),
        "remember_placed_cards": st.booleans(),
    }
    heroes = st.sampled_from([None, "warrior", "barbarian", "mage", "rogue"])
    editions = st.fixed_dictionaries({"edition": st.just("classic"), **shared})
    return st.fixed_dictionaries({"adventurer": heroes, **shared}) | editions


def _delver() -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {
            "hero": st.sampled_from(list(HEROES)),
            "free_bare_hands": st.booleans(),
            "difficulty": st.sampled_from(["easy", "standard", "grim"]),
        }
    )


def _heroes() -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {
            "mode": st.sampled_from(["versus", "solo"]),
            "expansions": st.sampled_from(
                [
                    [],
                    ["dragon_and_damsel"],
                    ["lords_of_the_undead"],
                    ["dragon_and_damsel", "lords_of_the_undead"],
                ]
            ),
            "pool_experience": st.booleans(),
            "heroes_may_rest": st.booleans(),
            "refill_squares": st.booleans(),
        }
    )


def _rogue() -> st.SearchStrategy[dict[str, Any]]:
    parties = st.lists(st.sampled_from(list(ROGUE_HEROES)), min_size=1, max_size=3, unique=True)
    return st.fixed_dictionaries(
        {
            "heroes": parties,
            "levels": st.sampled_from([3, 4, 5]),
            "random_rooms": st.booleans(),
            "ascend": st.booleans(),
        }
    )


OPTIONS = {"welcome": _welcome(), "delver": _delver(), "heroes": _heroes(), "rogue": _rogue()}


@st.composite
def drawn_play(draw: st.DrawFn) -> Drawn:
    """Draw a game of the catalog, its options and the choices made in it."""
    name = draw(st.sampled_from(catalog.names()))
    choices = draw(st.lists(st.integers(0, 59), max_size=LONGEST))
    return Drawn(name, draw(OPTIONS[name]), draw(st.integers(0, 2**32)), choices)


def _welcome_cards(state: Any) -> Counter[str]:
    """Count the monsters in all places of the table."""
    run = state.challenge
    cards = Counter[str](state.deck)
    cards.update(bid.monster for bid in state.bids if bid.monster)
    cards.update([state.drawn] if state.drawn else [])
    if run is not None:
        outcomes = [card.outcome for card in run.revealed]
        if "polymorphed" in outcomes:  # the card in its place came from the deck
            after = [card.monster for card in run.revealed] + ([run.turned] if run.turned else [])
            cards.update(after[outcomes.index("polymorphed") + 1 :][:1])
    return cards


def _delver_cards(state: Any) -> Counter[str]:
    """Count the 48 cards in the deck, the discard, the hero's hands and on the table."""
    cards = Counter[str](state.deck)
    cards.update(state.discard)
    cards.update(state.items)
    cards.update(card for card in (state.card, state.ahead) if card)
    return cards


def _heroes_cards(state: Any) -> Counter[str]:
    """Count the heroes who gathered, dead or alive: tiles leave the game one by one."""
    return Counter(hero for hero in state.hit_points if hero != "damsel")


def _rogue_cards(state: Any) -> Counter[str]:
    """Count the loot deck's cards: others leave the game when they are used."""
    places = [state.loot, state.loot_discard, state.stall, state.offered]
    places += [hero.cards for hero in state.heroes]
    cards = Counter[str](state.found and [state.found])
    for place in places:
        cards.update(place)
    return Counter({card: n for card, n in cards.items() if LOOT[card].deck == "loot"})


CARDS = {
    "welcome": _welcome_cards,
    "delver": _delver_cards,
    "heroes": _heroes_cards,
    "rogue": _rogue_cards,
}
"""How to count the cards of each game's state."""
