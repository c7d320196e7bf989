"""What holds at every moment of a hundred random runs, in all variants, heroes weak and strong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from game.core.types import CHANCE, discard
from game.rules.rogue.changes import ABILITY_MOST, VITALITY_MOST
from game.rules.rogue.game import ROGUE
from game.rules.rogue.hands import ABILITIES
from game.rules.rogue.levels import FINALES
from game.rules.rogue.loot import LOOT, LOOT_DECK, SPECIALTY_DECK, STARTING
from game.rules.rogue.monsters import MONSTER_DECKS, MONSTERS
from game.rules.rogue.rooms import ROOM_DECKS, ROOMS
from game.rules.rogue.rules import RogueState
from game.rules.rogue.run import LAST_LEVEL, Options

from .driver import MAPS

PARTIES = (
    ("crusader",), ("thief",), ("wizard",), ("ranger",), ("runesmith",), ("wizard", "ranger"),
    ("runesmith", "crusader", "thief"),
)  # fmt: skip
VARIANTS: tuple[dict[str, Any], ...] = (
    {}, {"levels": 3}, {"levels": 4}, {"random_rooms": True}, {"ascend": True},
    {"levels": 3, "random_rooms": True, "ascend": True},
)  # fmt: skip
LONGEST = 20_000
SEEDS = 2
"""For each party, every one of them a run of each variant."""


def opened(heroes: tuple[str, ...], options: dict[str, Any], *, strong: bool) -> RogueState:
    """Return a run before its first step; strong heroes come as far as the end now and then."""
    state = ROGUE.new(msgspec.convert({"heroes": heroes, **options}, Options), MAPS)
    for hero in state.heroes if strong else ():
        hero.strength = hero.agility = hero.intellect = hero.luck = 9
        hero.vitality = hero.health = 11
        hero.cards += ("vorpal_blade", *("healing_potion",) * 6)
    return state


def chosen(state: RogueState, rng: Random) -> Any:
    """Return a random step."""
    due = state.current_player() == CHANCE
    return rng.choice(state.chance_outcomes() if due else state.legal_actions())


def moments(seed: int, every: int = 1) -> Iterator[RogueState]:
    """Yield every moment, or one in so many, of a run for each variant; the seed says whose."""
    for number, options in enumerate(VARIANTS):
        rng = Random(seed * len(VARIANTS) + number)
        state = opened(PARTIES[(seed + number) % len(PARTIES)], options, strong=seed % 2 == 1)
        yield state
        for step in range(LONGEST):
            if state.current_player() is None:
                break
            state.apply(chosen(state, rng), discard)
            if step % every == 0 or state.phase == "over":
                yield state
        assert state.current_player() is None, "the run does not end"


seeds = pytest.mark.parametrize("seed", range(len(PARTIES) * SEEDS))


@seeds
def test_somebody_can_go_on_until_the_run_ends(seed: int) -> None:
    for state in moments(seed):
        player = state.current_player()
        assert bool(state.legal_actions()) == (player not in (None, CHANCE))
        assert bool(state.chance_outcomes()) == (player == CHANCE)
        assert player in (None, CHANCE) or state.heroes[player].alive
        assert (state.phase == "over") == (state.won or not state.living())


@seeds
def test_values_stay_on_their_tracks(seed: int) -> None:
    """R7."""
    for state in moments(seed):
        for hero in state.heroes:
            most = {"vitality": VITALITY_MOST}
            assert all(1 <= hero.ability(a) <= most.get(a, ABILITY_MOST) for a in ABILITIES)
            assert 0 <= hero.health <= hero.vitality
            assert min(hero.luck, hero.xp) >= 0
        for foe in state.foes:
            assert 0 <= foe.health <= MONSTERS[foe.id].health
            assert foe.health or foe.gone


def held(state: RogueState) -> Counter[str]:
    """Return all loot that lies somewhere: in decks, hands and trades."""
    places = (state.loot, state.loot_discard, state.stall, state.offered, state.specialty)
    hands = [hero.cards for hero in state.heroes]
    return Counter(card for place in (*places, *hands) for card in place) + Counter(
        [state.found] if state.found else []
    )


@seeds
def test_no_loot_is_lost_or_made(seed: int) -> None:
    """Cards of the loot deck go round; others leave the game when they are discarded."""
    once = {card for card, loot in LOOT.items() if loot.deck != "loot"}
    for state in moments(seed, every=3):
        if state.phase == "mapping" and state.level == 1:
            before = held(state)
        now = held(state)
        assert {card: n for card, n in now.items() if card not in once} == {
            card: n for card, n in before.items() if card not in once
        }
        assert all(now[card] <= before[card] for card in once)


def test_a_run_begins_with_the_whole_box() -> None:
    state = opened(("crusader", "thief"), {}, strong=False)
    box = (*LOOT_DECK, *SPECIALTY_DECK, *STARTING["crusader"], *STARTING["thief"])
    assert held(state) == Counter(box)
    assert state.rooms == ROOM_DECKS
    assert state.monsters == tuple(MONSTER_DECKS.values())


@seeds
def test_a_room_is_met_once_and_lies_in_one_place(seed: int) -> None:
    drawn: set[str] = set()
    for state in moments(seed):
        if state.phase == "mapping" and state.level == 1:
            drawn.clear()
        left = {room for deck in state.rooms.values() for room in deck}
        drawn |= {*state.lasting.values(), *([state.room] if state.room else [])}
        assert not left & drawn
        assert len(left) + len(drawn) <= len(ROOMS)
        assert FINALES.get(state.options.levels) not in left
        assert set(state.once) <= drawn


@seeds
def test_a_monster_lies_in_one_place(seed: int) -> None:
    """R14: those of the last level come back, the others are gone once they were drawn."""
    for state in moments(seed):
        fighting = [foe.id for foe in state.foes if not foe.printed]
        lying = Counter((*sum(state.monsters, ()), *state.monster_discard, *fighting))
        assert not lying or max(lying.values()) == 1
        assert set(MONSTER_DECKS[LAST_LEVEL]) <= lying.keys()


@seeds
def test_no_path_begins_another_and_no_action_is_offered_twice(seed: int) -> None:
    for state in moments(seed):
        paths = [action.path() for action in state.legal_actions()]
        taken = {*paths}
        assert len(taken) == len(paths)
        assert not any(path[:i] in taken for path in paths for i in range(1, len(path)))


@seeds
def test_a_state_comes_back_from_json_as_it_was(seed: int) -> None:
    """The agenda of effects included, in the middle of everything."""
    for state in moments(seed, every=3):
        assert msgspec.json.decode(msgspec.json.encode(state), type=RogueState) == state


@seeds
def test_a_clone_shares_nothing_that_changes(seed: int) -> None:
    rng = Random(seed)
    for state in moments(seed, every=40):
        before, copy = msgspec.json.encode(state), state.clone()
        assert copy == state
        while copy.current_player() is not None and rng.random() > 0.02:
            copy.apply(chosen(copy, rng), discard)
        assert msgspec.json.encode(state) == before


@seeds
def test_what_a_view_imagines_looks_the_same(seed: int) -> None:
    for state in moments(seed, every=10):
        seat = seed % len(state.heroes)
        seen = ROGUE.view(state, seat)
        assert ROGUE.view(ROGUE.determinize(seen, Random(seed)), seat) == seen
        assert (seen.legal == ()) == (state.current_player() != seat)


def test_the_runs_tried_here_are_won_and_lost_and_reach_the_end() -> None:
    """Else the tests above would prove little."""
    ends, phases, levels = set[bool](), set[str](), set[int]()
    for seed in range(1, 8, 2):
        for state in moments(seed):
            phases.add(state.phase)
            levels.add(state.level)
            ends |= {state.won} if state.phase == "over" else set()
    assert ends == {True, False}
    assert levels == {1, 2, 3, 4, 5}
    assert phases >= {"travelling", "losing", "trading", "awarding", "boss", "turning", "stall"}
