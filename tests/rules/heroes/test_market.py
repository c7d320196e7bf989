"""The market: experience, prices, and the four artifacts that are bought."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.heroes import steps as s
from game.rules.heroes.market import payment, points
from game.rules.heroes.pieces import DAMAGE, MARKET

from .driver import BEFORE, BOTH, DRAGON, UNDEAD, Table, dungeon, passive, solo, table

POOLED = {**UNDEAD, "pool_experience": True}
ALL = (*map(str, MARKET),)


def shopping(experience: dict[str, tuple[str, ...]], **moment: Any) -> Table:
    fields = {"market": ALL, "experience": experience, "options": UNDEAD, **moment}
    return table(fields.pop("heroes", BEFORE), **fields)


def bearing(artifact: str, hero: str = "rogue", **moment: Any) -> Table:
    heroes = moment.pop("heroes", {**BEFORE, hero: "3/3"})
    return table(heroes, **{"artifacts": {hero: [artifact]}, "options": BOTH, **moment})


def test_the_market_has_four_artifacts_at_their_prices() -> None:
    """Damage and prices: the rulings' head."""
    prices = {kind: card.price for kind, card in MARKET.items()}
    assert prices == {
        "demon_skull": 5, "magic_mirror": 3, "energy_elixir": 2, "strange_bread": 3,
    }  # fmt: skip
    assert [DAMAGE[kind] for kind in ("dragon", "necromancer", "white_lady")] == [5, 2, 0]


@pytest.mark.parametrize("kind", ["spike_pit", "fireball", "arrow_launcher", "bear_trap"])
def test_a_sprung_trap_is_experience(kind: str) -> None:
    """H34."""
    t = table({**BEFORE, "cleric": "2/3"}, down={"3/3": kind}, options=UNDEAD).move("cleric", "3/3")
    assert t.last(s.Learned) == s.Learned("cleric", kind, DAMAGE[kind])
    assert t.state.experience == {"cleric": (kind,)}


def test_a_disarmed_trap_is_experience() -> None:
    """H34."""
    t = table({**BEFORE, "rogue": "2/3"}, down={"3/3": "fireball"}, options=UNDEAD)
    assert t.move("rogue", "3/3").state.experience == {"rogue": ("fireball",)}


@pytest.mark.parametrize("moment", [passive, table])
def test_a_slain_monster_is_experience_tile_or_piece(moment: Any) -> None:
    """H34."""
    t = moment({**BEFORE, "warrior": "2/3"}, down={"3/3": "orc"}, options=UNDEAD)
    t.move("warrior", "3/3")
    assert t.state.experience == {"warrior": ("orc_1",)}
    assert points(t.state, "warrior") == 3


def test_without_the_market_nobody_learns() -> None:
    """H34 belongs to the Lords of the Undead."""
    t = table({**BEFORE, "warrior": "2/3"}, down={"3/3": "orc"}, options=DRAGON)
    t.move("warrior", "3/3")
    assert (t.state.experience, t.state.fallen, t.all(s.Learned)) == ({}, (), [])


def test_the_experience_of_the_dead_is_lost() -> None:
    """H34: a trap that kills teaches nothing either."""
    t = shopping({"wizard": ("orc_1",)}, heroes={**BEFORE, "wizard": "2/3"},
                 down={"3/3": "spike_pit"})  # fmt: skip
    t.move("wizard", "3/3")
    assert t.state.experience == {}


def test_what_a_hero_can_pay_is_offered() -> None:
    """H34: each pays alone."""
    t = shopping({"rogue": ("fireball",), "warrior": ("goblin_1", "goblin_2")})
    assert {*t.may(s.Buy)} == {
        s.Buy("rogue", "magic_mirror"), s.Buy("rogue", "strange_bread"),
        s.Buy("rogue", "energy_elixir"), s.Buy("warrior", "energy_elixir"),
    }  # fmt: skip


def test_no_change_is_given() -> None:
    """H34: as little too much as can be, then the fewest tiles."""
    t = shopping({"rogue": ("bear_trap", "arrow_launcher", "spike_pit", "goblin_1")})
    assert payment(t.state, "rogue", 3) == (("rogue", "bear_trap"), ("rogue", "arrow_launcher"))
    assert payment(t.state, "rogue", 5) == (("rogue", "bear_trap"), ("rogue", "spike_pit"))
    t.state.experience = {"rogue": ("spike_pit", "ogre")}
    assert payment(t.state, "rogue", 2) == (("rogue", "spike_pit"),)


def test_buying_costs_an_action_and_no_fatigue() -> None:
    """H35: what was bought may be used the same turn."""
    t = shopping({"rogue": ("fireball", "bear_trap")}, hit_points={"rogue": 1})
    t.do(s.Buy("rogue", "strange_bread"))
    assert t.last(s.Bought) == s.Bought("rogue", "strange_bread", (("rogue", "fireball"),))
    assert (t.state.spent, t.state.tired, t.state.experience) == (1, {}, {"rogue": ("bear_trap",)})
    assert "strange_bread" not in t.state.market
    t.use("rogue", "strange_bread", "rogue")
    assert (t.left("rogue"), t.state.spent) == (6, 2)


def test_several_artifacts_may_be_bought_but_never_must() -> None:
    """H35, H3: the last actions of a tired party may go to the market or not."""
    t = shopping({"rogue": ("ogre", "fireball")}, heroes={"rogue": "3/3", "wizard": "5/5"},
                 tired={"rogue": 2, "wizard": 2}, spent=2)  # fmt: skip
    assert s.END_TURN in t.legal
    t.do(s.Buy("rogue", "magic_mirror"), s.Buy("rogue", "energy_elixir"))
    assert t.state.spent == 4
    assert not t.may(s.Buy)


@pytest.mark.parametrize(("mode", "actions"), [("versus", 2), ("solo", 3)])
def test_who_is_alone_buys_with_the_few_actions_there_are(mode: str, actions: int) -> None:
    """H35, H4."""
    t = shopping({"rogue": ("ogre", "fireball")}, heroes={"rogue": "3/3"},
                 options={**UNDEAD, "mode": mode})  # fmt: skip
    t.do(s.Buy("rogue", "magic_mirror"))
    assert t.state.may_tire("rogue") == actions - 1
    for _ in range(actions - 1):
        t.do(t.may(s.Move)[0])
    assert not t.may(s.Buy)


def test_a_pooling_party_pays_together_for_any_hero() -> None:
    """H34, H35."""
    t = shopping({"rogue": ("bear_trap",), "warrior": ("goblin_1",)}, options=POOLED)
    assert t.may(s.Buy) == [s.Buy(hero, "energy_elixir") for hero in BEFORE]
    t.do(s.Buy("wizard", "energy_elixir"))
    assert t.last(s.Bought).paid == (("warrior", "goblin_1"), ("rogue", "bear_trap"))
    assert t.state.artifacts == {"wizard": ("energy_elixir",)}


def test_who_is_possessed_neither_pays_nor_receives() -> None:
    """H33, H35."""
    t = shopping({"rogue": ("fireball",)}, options=POOLED, possessed="rogue")
    assert not t.may(s.Buy)
    t = shopping({"warrior": ("fireball",)}, options=POOLED, possessed="rogue")
    assert "rogue" not in {action.hero for action in t.may(s.Buy)}


def test_the_demon_skull_slays_any_monster_within_two_squares() -> None:
    """H31a: king's steps; of the dragon either half counts; its experience is the bearer's."""
    monsters = {"dragon": "6/3", "ogre": "1/1", "orc_1": "3/6", "white_lady": "3/3"}
    t = bearing("demon_skull", monsters=monsters, tail="5/3")
    assert [a.target for a in t.may(s.Use)] == ["dragon", "ogre", "white_lady"]
    t.use("rogue", "demon_skull", "dragon")
    assert t.last(s.Slain) == s.Slain("dragon", "rogue", "6/3")
    assert (t.state.experience, t.state.tail) == ({"rogue": ("dragon",)}, "")
    assert (t.state.spent, t.state.tired, t.state.artifacts["rogue"]) == (1, {"rogue": 1}, ())


def test_what_lay_under_the_skulls_victim_wakes() -> None:
    """H10, H31a: a dragon, too, which then stretches."""
    t = bearing("demon_skull", monsters={"ogre": "3/5"}, up={"3/5": "dragon"})
    t.use("rogue", "demon_skull", "ogre")
    assert (t.state.at["dragon"], t.state.phase) == ("3/5", "stretching")
    t.dragon_to("3/6")
    assert (t.state.phase, t.state.fallen) == ("heroes", ("ogre",))


def test_the_skull_slays_a_monsters_tile_that_lies_open() -> None:
    """H31a: while tiles are laid monsters are tiles."""
    t = passive({**BEFORE, "rogue": "3/3"}, up={"3/5": "orc", "3/6": "ogre"}, options=UNDEAD,
                artifacts={"rogue": ["demon_skull"]})  # fmt: skip
    t.use("rogue", "demon_skull", None, "3/5")
    assert t.last(s.Slain) == s.Slain("orc", "rogue", "3/5")
    assert (t.state.up, t.state.fallen) == ({"3/6": "ogre"}, ("orc_1",))


def test_the_magic_mirror_swaps_places_and_triggers_nothing() -> None:
    """H31a: with any other hero, anywhere; monsters and tiles there do nothing."""
    t = bearing("magic_mirror", monsters={"ogre": "e/2"}, up={"e/2": "fireball"})
    assert [a.target for a in t.may(s.Use)] == ["warrior", "cleric", "wizard"]
    t.use("rogue", "magic_mirror", "warrior")
    assert t.last(s.Swapped) == s.Swapped("rogue", "e/2", "warrior", "3/3")
    assert (t.state.at["rogue"], t.state.at["warrior"], t.state.spent) == ("e/2", "3/3", 1)
    assert t.all(s.Hurt) == []


def test_the_energy_elixir_lifts_the_limit_of_two_for_a_turn() -> None:
    """H31a, H7b: it costs nothing."""
    t = bearing("energy_elixir").use("rogue", "energy_elixir", "rogue")
    assert (t.state.spent, t.state.artifacts["rogue"]) == (0, ())
    t.move("rogue", "3/4", "3/5", "3/6", "2/6")
    assert t.legal == [s.END_TURN]
    t.end()
    assert t.state.tireless == ()


def test_the_energy_elixir_does_not_help_who_is_alone() -> None:
    """H31a."""
    t = bearing("energy_elixir", heroes={"rogue": "3/3"})
    assert not t.may(s.Use)
    t = solo({"rogue": "3/3"}, artifacts={"rogue": ["energy_elixir"]}, options=BOTH)
    assert not t.may(s.Use)


def test_strange_bread_restores_its_bearer() -> None:
    """H7b, H13: an action."""
    t = bearing("strange_bread", hit_points={"rogue": 1})
    assert t.may(s.Use) == [s.Use("rogue", "strange_bread", "rogue")]
    t.use("rogue", "strange_bread", "rogue")
    assert t.last(s.Healed) == s.Healed("rogue", 5, 6, "strange_bread")
    assert t.state.tired == {"rogue": 1}


@pytest.mark.parametrize("artifact", MARKET)
def test_bought_artifacts_are_given_and_left_behind_like_others(artifact: str) -> None:
    """H16, H7b."""
    t = bearing(artifact, heroes={**BEFORE, "rogue": "3/3", "wizard": "3/4"})
    t.do(s.Give("rogue", artifact, "wizard"))
    assert t.state.artifacts["wizard"] == (artifact,)
    t = dungeon({**BEFORE, "wizard": "3/4"}, {"ogre": "3/3"}, artifacts={"wizard": [artifact]},
                options=BOTH).do(s.Attack("ogre", "wizard"))  # fmt: skip
    assert t.state.stacks == {"3/4": (artifact,)}
