"""The chances of Dungeon Heroes: unseen tiles, entering a square, and the monsters' reach."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.core.types import CHANCE, discard
from game.rules.heroes import odds
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import OTHERS_IN_PLAY
from game.rules.heroes.rules import HeroesState, opening
from game.rules.heroes.state import UNDECIDED, Options
from game.rules.heroes.view import HeroesView, view

STANDING = {"warrior": "2/2", "cleric": "2/3", "rogue": "2/4", "wizard": "2/5"}
DM, PARTY = 0, 1


def table(mode: Any = "versus", **changes: Any) -> HeroesState:
    """Return the heroes' first turn on an empty room, with changes."""
    state = opening(Options(mode=mode), HEROES.new(Options(), {}).room)
    state.at, state.phase, state.round = dict(STANDING), "heroes", 1
    if mode == "versus":
        state.down = {}
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def seen(state: HeroesState, seat: int = PARTY) -> HeroesView:
    return view(state, seat)


def test_all_36_tiles_are_unseen_at_first_and_13_of_23_others_are_among_them() -> None:
    expected = odds.unseen(seen(table("solo"), 0))
    assert sum(expected.values()) == pytest.approx(36)
    assert expected["ogre"] == pytest.approx(1)
    assert expected["chest"] == pytest.approx(3)
    assert expected["portal"] == pytest.approx(5 * OTHERS_IN_PLAY / 23)


def test_the_shares_are_what_the_deal_of_imagined_tables_comes_to() -> None:
    state = table(down={"3/3": "ogre", "3/4": "portal", "4/4": "chest"}, hand=("goblin",))
    for kind in (*state.down.values(), *state.hand):
        state.take_from_pool(kind)
    known = seen(state)
    rng = Random(3)
    dealt = Counter(HEROES.determinize(known, rng).down["3/3"] for _ in range(4000))
    shares = odds.lying(known.table, "3/3")
    assert sum(shares.values()) == pytest.approx(1)
    for kind in ("goblin", "poison_cloud", "bear_trap"):
        assert dealt[kind] / 4000 == pytest.approx(shares[kind], abs=0.02)


def test_the_dungeon_master_knows_what_lies_there_and_the_heroes_do_not() -> None:
    state = table(down={"3/3": "spike_pit"})
    state.take_from_pool("spike_pit")
    sure = odds.entering(seen(state, DM), "wizard", "3/3")
    assert (sure.hurt, sure.damage, sure.dies) == (1, 4, 1)
    guess = odds.entering(seen(state), "wizard", "3/3")
    assert 0 < guess.dies < guess.hurt < 1
    assert guess.treasure == pytest.approx(3 / 36)


def test_nothing_can_happen_on_a_bare_square_and_the_vault_holds_its_treasure() -> None:
    known = seen(table())
    assert odds.entering(known, "cleric", "3/3") == odds.Forecast()
    assert odds.entering(known, "cleric", "v/3") == odds.Forecast(treasure=1)
    assert odds.entering(seen(table(large_chest=False)), "cleric", "v/3").treasure == 0


@pytest.mark.parametrize(
    ("hero", "tile", "carried", "damage"),
    [
        ("warrior", "ogre", (), 0),
        ("warrior", "fireball", (), 3),
        ("rogue", "fireball", (), 0),
        ("rogue", "ogre", (), 4),
        ("cleric", "orc", ("sword",), 0),
        ("cleric", "fireball", ("disarm_kit",), 0),
        ("cleric", "orc", ("disarm_kit",), 3),
        ("wizard", "ogre", (), 4),
        ("warrior", "poison_cloud", ("sword", "disarm_kit"), 10),
    ],
)
def test_abilities_and_artifacts_count(
    hero: str, tile: str, carried: tuple[str, ...], damage: int
) -> None:
    state = table(up={"3/3": tile}, artifacts={hero: carried})
    assert odds.entering(seen(state), hero, "3/3").damage == damage


def test_the_piece_strikes_first_and_a_dead_hero_takes_nothing() -> None:
    state = table(up={"3/3": "chest"})
    state.at["ogre"] = "3/3"
    assert odds.entering(seen(state), "wizard", "3/3") == odds.Forecast(1, 4, 1)
    assert odds.entering(seen(state), "cleric", "3/3") == odds.Forecast(1, 4, 0, treasure=1)
    assert odds.entering(seen(state), "warrior", "3/3") == odds.Forecast(treasure=1)


def test_one_sword_answers_the_piece_and_not_the_tile_beneath() -> None:
    state = table(up={"3/3": "orc"}, artifacts={"cleric": ("sword",)})
    state.at["goblin_1"] = "3/3"
    assert odds.entering(seen(state), "cleric", "3/3") == odds.Forecast(1, 3, 0)


def test_artifacts_of_a_stack_help_against_the_tile() -> None:
    state = table(up={"3/3": "spike_pit"}, stacks={"3/3": ("disarm_kit",)})
    assert odds.entering(seen(state), "wizard", "3/3") == odds.Forecast(artifact=1)


def test_portals_and_slides_are_told() -> None:
    state = table(up={"3/3": "portal", "3/4": "sliding_tile", "3/5": "sword"})
    assert odds.entering(seen(state), "rogue", "3/3") == odds.Forecast(portal=1)
    assert odds.entering(seen(state), "rogue", "3/4") == odds.Forecast(slide=1)
    assert odds.entering(seen(state), "rogue", "3/5") == odds.Forecast(artifact=1)


def test_a_monster_reaches_who_is_beside_a_square_it_can_step_on() -> None:
    state = table(hit_points={"warrior": 10, "cleric": 2, "rogue": 6, "wizard": 4})
    state.at |= {"skeleton_1": "4/3", "goblin_1": "3/6"}
    found = odds.threats(seen(state))
    assert found["skeleton_1"].heroes == ("cleric",)
    assert found["skeleton_1"].kills == ("cleric",)
    assert found["goblin_1"].heroes == ("rogue", "wizard")
    assert found["goblin_1"].kills == ()


def test_a_monster_that_has_acted_threatens_nobody_unless_it_may_still_strike() -> None:
    state = table(side="dungeon", phase="dungeon", passive=False, acted=("orc_1", "orc_2"))
    state.at |= {"orc_1": "3/2", "orc_2": "3/4"}
    state.lunging = "orc_2"
    found = odds.threats(seen(state, DM))
    assert found["orc_1"].heroes == ()
    assert found["orc_2"].heroes == ("rogue",)
    assert found["orc_2"].squares == ("3/4",)


def test_the_forecast_of_a_hidden_tile_is_what_entering_it_comes_to() -> None:
    rng, state = Random(5), table("solo")
    known = odds.entering(seen(state, 0), "cleric", "3/3")
    lost = dead = 0
    for _ in range(3000):
        after = state.clone()
        after.apply(next(a for a in after.legal_actions() if a.path() == _STEP), discard)
        assert after.current_player() == CHANCE
        assert after.down[after.cell] == UNDECIDED
        outcomes, weights = after.chance_outcomes(), after.chance_weights()
        after.apply(rng.choices(outcomes, weights)[0], discard)
        lost += 8 - after.hit_points["cleric"]
        dead += "cleric" not in after.at
    assert lost / 3000 == pytest.approx(known.damage, abs=0.15)
    assert dead / 3000 == pytest.approx(known.dies, abs=0.02)


_STEP = ("piece/cleric", "cell/3/3")
