"""What the expansions change as a whole: the draw pile, what each seat knows, and no tile lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.core.types import CHANCE, Event
from game.rules.heroes import odds
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import (
    ADDED,
    ARTIFACTS,
    FIENDS,
    FIXED,
    KIND_OF,
    MARKET,
    MONSTERS,
    VARIED,
    all_cards,
    name_of,
    text_of,
)
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Mode, Options

from .driver import BEFORE, BOTH, DRAGON, UNDEAD, dungeon, opened, table

SETS = pytest.mark.parametrize("options", [{}, DRAGON, UNDEAD, BOTH], ids=str)
MODES = pytest.mark.parametrize("mode", ["versus", "solo"])


@pytest.mark.parametrize(
    ("options", "fixed", "others"), [({}, 23, 13), (DRAGON, 27, 9), (UNDEAD, 25, 11), (BOTH, 29, 7)]
)
@MODES
def test_the_draw_pile(options: Any, fixed: int, others: int, mode: Mode) -> None:
    """H1: 27 + 9, 25 + 11, with both 29 + 7; never above 36."""
    start = HEROES.new(Options(mode=mode, **options), {})
    sure = sum(count for kind, count in start.pool.items() if kind not in VARIED)
    assert (sure, start.others_left, start.pile()) == (fixed, others, 36)


def test_every_tile_of_the_expansions_is_drawn() -> None:
    """H1: they are always in the pile."""
    t = opened(None, heroes_may_rest=True, **BOTH)
    while t.state.passive:
        if t.state.current_player() == CHANCE:
            t.by_luck(t.state.round)
        else:
            t.do(t.may(s.Place)[-1] if t.may(s.Place) else s.END_TURN)
    drawn = Counter(event.kind for event in t.all(s.Drawn))
    added = {kind: 1 for kinds in ADDED.values() for kind in kinds}
    assert (drawn.total(), t.state.pile()) == (36, 0)
    assert {kind: drawn[kind] for kind in FIXED | added} == FIXED | added


@pytest.mark.parametrize(
    "expansions", [("dragon",), ("dragon_and_damsel",) * 2], ids=["unknown", "twice"]
)
def test_expansions_that_are_not_there_are_refused(expansions: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="expansions: each of dragon_and_damsel, lords_of"):
        HEROES.new(Options(expansions=expansions), {})


def test_the_boxes_of_the_expansions_are_listed() -> None:
    """Each piece, tile and artifact once, the Damsel as a hero."""
    cards = {card.id: card for card in all_cards() if card.kit}
    assert {id_ for id_, card in cards.items() if card.kit == "dragon_and_damsel"} == {
        "dragon", "damsel", "banner", "fairy",
    }  # fmt: skip
    assert {id_ for id_, card in cards.items() if card.kit == "lords_of_the_undead"} == {
        "necromancer", "white_lady", *MARKET,
    }  # fmt: skip
    assert {card.count for card in cards.values()} == {1}
    assert cards["damsel"].numbers == {"hit_points": 4}
    assert cards["demon_skull"].numbers == {"price": 5}


@pytest.mark.parametrize("word", [*FIENDS, *MARKET, "damsel", "banner", "fairy"])
def test_everything_new_has_a_printed_name_and_a_line(word: str) -> None:
    assert name_of(word)[0].isupper()
    assert text_of(word).endswith(".")


def test_the_heroes_do_not_see_which_tile_is_the_dragon() -> None:
    """Hidden: a face-down dragon or Damsel is a tile like all others."""
    t = table(down={"3/3": "dragon", "4/4": "damsel", "5/5": "chest"}, options=BOTH)
    seen = HEROES.view(t.state, 1)
    assert seen.table.down == {"3/3": "", "4/4": "", "5/5": ""}
    assert {kind for kind, count in seen.table.pool.items() if count} == {
        "dragon", "damsel", "chest",
    }  # fmt: skip
    imagined = HEROES.determinize(seen, Random(1))
    assert sorted(imagined.down.values()) == ["chest", "damsel", "dragon"]


def test_all_that_lies_open_is_seen_by_both_sides() -> None:
    """Possession, experience, the market, the fallen and the dragon's squares are no secret."""
    t = dungeon({**BEFORE, "rogue": "2/2"}, {"dragon": "3/3"}, tail="3/4", possessed="rogue",
                fallen=("orc_1",), experience={"warrior": ("orc_1",)}, market=("demon_skull",),
                options=BOTH)  # fmt: skip
    for seat in (None, 0, 1):
        seen = HEROES.view(t.state, seat).table
        assert (seen.tail, seen.possessed, seen.fallen) == ("3/4", "rogue", ("orc_1",))
        assert (seen.experience, seen.market) == ({"warrior": ("orc_1",)}, ("demon_skull",))


def test_the_odds_know_the_new_tiles() -> None:
    """A hidden tile among dragon, fairy and banner: hurt, healed or richer by a third."""
    t = table(down={"3/3": "dragon", "4/4": "fairy", "5/5": "banner"}, options=BOTH)
    seen = HEROES.view(t.state, 1)
    found = odds.entering(seen, "cleric", "3/3")
    assert (found.hurt, found.damage, found.artifact) == pytest.approx((1 / 3, 5 / 3, 1 / 3))
    assert odds.entering(seen, "warrior", "3/3").hurt == 0
    assert odds.unseen(seen) == pytest.approx({"dragon": 1, "fairy": 1, "banner": 1})


def test_the_odds_of_a_victims_step_count_no_ability() -> None:
    """H33: unless the monster there sets him free before the tile is met."""
    t = dungeon({**BEFORE, "rogue": "3/3"}, {"goblin_1": "3/5"}, possessed="rogue", options=UNDEAD,
                up={"3/4": "fireball", "3/5": "fireball"})  # fmt: skip
    seen = HEROES.view(t.state, 0)
    assert odds.entering(seen, "rogue", "3/4").damage == 3
    assert odds.entering(seen, "rogue", "3/5").damage == 1


def test_the_threat_of_the_lords_and_the_dragon() -> None:
    """H19, H20: one action of each; the White Lady strikes nobody."""
    monsters = {"dragon": "3/3", "necromancer": "6/5", "white_lady": "1/1"}
    t = dungeon({"warrior": "1/2", "cleric": "5/4", "rogue": "5/6"}, monsters, tail="3/4",
                acted=("necromancer",), options=BOTH)  # fmt: skip
    found = odds.threats(HEROES.view(t.state, 0))
    assert found["dragon"].heroes == ("warrior", "cleric")
    assert found["necromancer"].heroes == ("cleric", "rogue")
    assert (found["white_lady"].heroes, found["white_lady"].damage) == ((), 0)


@SETS
@MODES
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_and_nothing_doubled(options: Any, mode: Mode, seed: int) -> None:
    """Tiles, pieces and experience of a whole random match, step by step."""
    chosen = Options(
        mode=mode, refill_squares=seed % 3 == 0, pool_experience=seed % 2 == 0, **options
    )
    state, rng, gone = HEROES.new(chosen, {}), Random(seed), Counter[str]()
    whole = Counter(state.pool) + Counter(state.market)
    while (player := state.current_player()) is not None:
        if player == CHANCE:
            step: Any = rng.choices(state.chance_outcomes(), state.chance_weights())[0]
        else:
            step = _any_kind(state, rng)
        events: list[Event] = []
        state.apply(step, events.append)
        for event in events:
            _count_leaving(gone, event)
        assert _tiles(state) + gone == whole
        _check_places(state)
        _check_experience(state)


def _any_kind(state: HeroesState, rng: Random) -> s.AnyAction:
    """Take any kind of action as likely as another, so that rare ones come up."""
    legal = state.legal_actions()
    assert len({action.path() for action in legal}) == len(legal)
    kind = rng.choice(sorted({type(action).__name__ for action in legal}))
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def _count_leaving(gone: Counter[str], event: Event) -> None:
    """Count the tile, piece or artifact that leaves the game, or comes back."""
    match event:
        case s.Gone(kind) if kind not in ARTIFACTS and kind != "banner":
            gone[kind] += 1
        case s.Slain(monster):
            gone[KIND_OF.get(monster, monster)] += 1
        case s.Raised(piece):
            gone[KIND_OF[piece]] -= 1
        case s.Used(_, artifact):
            gone[artifact] += 1
        case s.Banished():
            gone["white_lady"] += 1
        case s.Joined(hero):
            gone[hero] += 1
        case _:
            pass


def _tiles(state: HeroesState) -> Counter[str]:
    """Count what is still in the game, wherever it is."""
    tiles = Counter(state.pool) + Counter(state.hand) + Counter(state.market)
    tiles += Counter(state.up.values()) + Counter(filter(None, state.down.values()))
    tiles += Counter(str(KIND_OF[piece]) for piece in state.monsters())
    tiles += Counter(["white_lady"] if state.possessed else [])
    for kept in (*state.artifacts.values(), *state.stacks.values()):
        tiles += Counter(kept)
    return tiles


def _check_places(state: HeroesState) -> None:
    spots = [cell for piece, cell in state.at.items() if piece in KIND_OF]
    spots += [state.tail] if state.tail else []
    assert len(spots) == len(set(spots))
    assert not state.tail or state.tail in state.room.beside[state.at["dragon"]]
    assert state.possessed in ("", *state.heroes())
    assert state.pile() <= 36


def _check_experience(state: HeroesState) -> None:
    """Nobody dead keeps anything; a monster is kept by one hero at most, or stands about."""
    kept = [tile for tiles in state.experience.values() for tile in tiles if tile in KIND_OF]
    assert len(kept) == len(set(kept))
    assert not {*kept, *state.fallen} & {*state.monsters()}
    assert {*state.experience} <= {*state.heroes()}
    assert {KIND_OF[piece] for piece in state.fallen} <= {*MONSTERS}
