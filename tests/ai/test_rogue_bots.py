"""The bots of Rogue Dungeon: legal, fair, the same for the same seed, and no fools."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.levels import LEVELS, bot
from game.ai.rogue import HARD
from game.ai.rogue_value import best_step, life, mood
from game.core.types import Action
from game.play import catalog
from game.play.bots import by_level
from game.play.simulate import Series, simulate
from game.rules.rogue import effects as x
from game.rules.rogue import steps as s
from game.rules.rogue.game import ROGUE
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.rules import RogueState
from tests.rules.rogue.driver import GEM, REDS, UP, Table, fighting, inside, run

TASTE = HARD.taste


def chosen(table: Table, level: str = "hard") -> Action:
    """Return what a bot does now."""
    view = ROGUE.view(table.state, table.state.current_player())
    *_, advice = bot("rogue", level).think(ROGUE, view, Random(1))
    assert advice.action in table.legal
    return advice.action


def against(monster: str, **moment: Any) -> Table:
    """Return a combat with the target chosen, before the roll."""
    return fighting(monster, **moment).do(s.TARGET[0])


def series(level: str, seed: int, matches: int = 1, seats: int = 1, **options: Any) -> Any:
    return simulate(Series("rogue", (level,) * seats, options, seed, by_level), matches)


@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize("hero", HEROES)
def test_every_level_plays_a_whole_run_and_the_same_again(level: str, hero: str) -> None:
    # A match refuses what is not legal.
    assert series(level, 3, heroes=(hero,)).digest == series(level, 3, heroes=(hero,)).digest


def test_the_expert_plays_a_whole_run_of_three_levels() -> None:
    assert series("expert", 2, heroes=("thief",), levels=3).steps


@pytest.mark.parametrize(
    "options", [{"levels": 3}, {"levels": 4, "random_rooms": True}, {"ascend": True}]
)
def test_hard_ends_every_variant(options: dict[str, Any]) -> None:
    assert series("hard", 5, heroes=("wizard",), **options).steps


@pytest.mark.parametrize("heroes", [("thief", "wizard"), ("ranger", "crusader", "runesmith")])
def test_hard_ends_a_run_of_several_heroes(heroes: tuple[str, ...]) -> None:
    assert series("hard", 1, 2, len(heroes), heroes=heroes).steps


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_is_given_a_state(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = catalog.new_match("rogue", {}, 1)
    match.draw_chance()
    seen = match.view(0)
    assert not isinstance(seen, RogueState)
    monkeypatch.setattr(type(match), "snapshot", None)
    *_, advice = bot("rogue", level).think(ROGUE, seen, Random(1))
    assert advice.action in seen.legal


def test_a_ten_is_kept() -> None:
    table = against("ghoul", luck=3)
    table.rolls(10)
    assert chosen(table) == s.KEEP


def test_a_one_that_would_kill_is_rolled_again() -> None:
    table = against("ghoul", luck=1, health=2)
    table.rolls(1)
    assert chosen(table) == s.LUCK["reroll"]


def test_a_nine_becomes_a_ten_when_only_that_saves() -> None:
    table = against("death_knight", luck=1, health=1, strength=4)
    table.rolls(9)
    assert chosen(table) == s.LUCK["up"]


def test_armor_answers_a_blow_that_would_kill() -> None:
    table = against("ghoul", health=2, cards=("shield",))
    table.rolls(2)
    assert chosen(table) == s.use("shield")


def test_armor_is_spared_where_health_is_plenty() -> None:
    table = against("wolf", health=10, cards=("plate_armor",))
    table.rolls(1)
    assert chosen(table) == s.SUFFER


def test_a_beast_is_charmed_rather_than_fought() -> None:
    table = against("wyvern", cards=("flute",))
    assert chosen(table) == s.use("flute")


def test_the_weaker_of_two_is_struck_down_first() -> None:
    table = fighting("troll", "giant_rat")
    assert chosen(table) == s.TARGET[1]


def test_a_hero_near_death_drinks() -> None:
    table = fighting("ghoul", health=1, cards=("healing_potion",))
    assert chosen(table) == s.use("healing_potion")


def test_a_hopeless_fight_is_fled() -> None:
    table = against("death_knight", health=3, strength=3, cards=("smoke_vial",))
    assert chosen(table) == s.use("smoke_vial")


def test_camping_mends_the_wounded_on_a_stair() -> None:
    table = inside(at=REDS[0], health=2, cards=("camping_gear",))
    table.hero.moved, table.state.phase = False, "exploring"
    table.goes(UP)
    assert chosen(table) == s.use("camping_gear")


def test_experience_goes_to_what_is_worth_most_for_it() -> None:
    table = run(strength=5, intellect=1, xp=8, cards=("sword", "mace"))
    assert best_step(TASTE, table.hero) == "intellect"  # Weapon Damage is held down by it


def test_a_sure_way_is_taken_where_the_other_kills() -> None:
    deadly = x.Option("Leap", (x.Check("agility", -4, failed=(x.Drain(x.Amount(9)),)),))
    table = inside(health=4, agility=5).meets(x.Choose((deadly, x.Option("Wait"))))
    assert chosen(table) == s.OPTION[1]


def test_life_is_worth_more_the_less_there_is_of_it() -> None:
    steps = [life(TASTE, health + 1) - life(TASTE, health) for health in range(1, 10)]
    assert steps == sorted(steps, reverse=True)
    assert life(TASTE, 0) == 0


def test_nothing_is_spared_in_the_last_fight() -> None:
    assert mood(TASTE, 5, last_fight=True).spare < mood(TASTE, 5, last_fight=False).spare


def test_hard_comes_through_where_greedy_does_not() -> None:
    heroes = ("wizard",)
    hard = series("hard", 7, 24, heroes=heroes).seats[0].wins
    greedy = series("greedy", 7, 24, heroes=heroes).seats[0].wins
    assert hard >= max(3, 1.5 * greedy)


def test_a_hint_in_a_fight_tells_the_chance_to_live() -> None:
    table = against("ghoul", luck=1, health=4)
    table.rolls(3)
    *_, advice = bot("rogue", "expert").think(ROGUE, ROGUE.view(table.state, 0), Random(1))
    chance = advice.reasons[0].values["chance"]
    assert isinstance(chance, float)
    assert 0 < chance < 1


def test_a_hint_tells_what_it_gains_in_health() -> None:
    table = fighting("ghoul", health=1, cards=("healing_potion",))
    *_, advice = bot("rogue", "expert").think(ROGUE, ROGUE.view(table.state, 0), Random(1))
    assert float(advice.reasons[-1].values["health"]) > 1


def test_the_expert_takes_what_it_came_back_for() -> None:
    table = run(health=5, xp=3)
    table.state.lasting = {GEM["white"]: "moonlit_fountain"}
    table.state.explored = {GEM["white"]: "white"}
    table.goes(GEM["white"])
    assert table.state.phase == "choosing"
    assert chosen(table, "expert") == chosen(table, "hard")
