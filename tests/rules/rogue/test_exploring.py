"""Exploring: walking up to gems, rooms that last, stairs and levels, magic ways and the end."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.types import CHANCE
from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.game import ROGUE
from game.rules.rogue.monsters import BOSSES
from game.rules.rogue.rooms import ROOM_DECKS
from game.rules.rogue.run import Options

from .conftest import Prints
from .driver import DOWN, GEM, MAPS, REDS, UP, Table, fighting, inside, run


def cells(table: Table) -> set[str]:
    """Return where the hero may go."""
    return {move.cell for move in table.may(s.Move)}


# Walking


def test_a_hero_walks_to_gems_and_stairs() -> None:
    assert cells(run()) == {*run().state.plan.gems, DOWN}


def test_an_explored_room_lets_the_hero_pass_and_is_no_goal() -> None:
    t = inside()
    t.state.phase = "exploring"
    assert cells(t) == {*t.state.plan.gems, UP, DOWN} - {REDS[0]}


def test_entering_a_gem_places_its_token_and_draws_its_colour() -> None:
    t = run().goes(GEM["white"])
    assert t.state.chance_outcomes() == ROOM_DECKS["white"]
    t.do("hermits_cell")
    assert t.state.explored == {GEM["white"]: "white"}
    assert "hermits_cell" not in t.state.rooms["white"]
    assert t.last(e.RoomEntered) == e.RoomEntered("hermits_cell", "white")


def test_a_room_resolved_is_discarded() -> None:
    t = run().enters("hermits_cell").chooses("Let him wash your wounds")
    assert t.last(e.RoomLeft) == e.RoomLeft("hermits_cell", stays=False)
    assert (t.state.room, t.state.lasting, t.state.phase) == ("", {}, "exploring")


def test_a_persistent_room_counts_as_unexplored() -> None:
    """R15: it stops the hero, and may be entered again by stepping off and on."""
    t = run().enters("arcane_library").chooses("Tiptoe out")
    assert t.last(e.RoomLeft).stays
    assert GEM["blue"] in cells(t)
    t.goes(DOWN).goes(GEM["blue"])
    assert t.last(e.RoomEntered) == e.RoomEntered("arcane_library", "blue", again=True)


def test_once_a_game_is_kept_per_card_over_levels() -> None:
    """R15."""
    t = run(cards=["rune_tablet"]).enters("rune_puzzle").chooses("Carve your own rune")
    assert (t.hero.luck, t.state.once) == (1, ("rune_puzzle",))
    t.goes(GEM["yellow"]).chooses("Carve your own rune")
    assert t.hero.luck == 1
    t.goes(DOWN).do(s.DESCEND, "cross_2")
    assert (t.state.once, t.state.lasting) == (("rune_puzzle",), {})


# Stairs and levels


def test_the_stairs_of_the_upper_levels_are_open_at_once() -> None:
    """R16."""
    t = run(level=4).goes(DOWN)
    assert s.DESCEND in t.legal
    t.do(s.DESCEND, "cross_2")
    assert (t.state.level, t.hero.place, t.state.explored) == (5, UP, {})


def test_both_faces_of_a_map_card_are_not_used_in_one_run() -> None:
    maps = dict(MAPS)
    maps["back"] = replace(maps["cross_1"], id="back")
    t = Table(ROGUE.new(Options(), maps)).do("back").goes(DOWN).do(s.DONE, s.DESCEND)
    assert [*t.state.chance_outcomes()] == [f"cross_{i}" for i in range(2, 8)]


def test_maps_asked_for_come_in_their_order() -> None:
    names = ("cross_4", "cross_2", "cross_3")
    t = Table(ROGUE.new(Options(levels=3, maps=names), MAPS))
    assert t.state.chance_outcomes() == ["cross_4"]
    t.do("cross_4").goes(DOWN).do(s.DONE, s.DESCEND)
    assert t.state.map == MAPS["cross_2"]


def test_what_a_level_taught_is_kept_and_its_monsters_stay_behind() -> None:
    """R14: drawn ahead of their level, monsters stay out when it is reached."""
    t = inside()
    t.state.monsters = ((), ("orc", "imp"), ("ogre",), (), ())
    t.meets(x.Fight(1)).do("imp").attacks(10).attacks(10)
    t.goes(DOWN).do(s.DESCEND, "cross_2")
    assert [*t.state.monsters[1]] == ["orc"]


def test_the_last_levels_monsters_are_shuffled_when_all_are_drawn(prints: Prints) -> None:
    """R14."""
    prints("wyvern", health=1)
    t = inside(level=5)
    t.state.monsters = ((), (), (), (), ("wyvern",))
    t.meets(x.Fight(1)).attacks(10)
    assert t.state.monster_discard == ("wyvern",)
    t.meets(x.Fight(1))
    assert t.foes == ["wyvern"]
    assert not t.state.monster_discard


@pytest.mark.parametrize("monster", ["lich_king", "young_dragon", BOSSES[0]])
def test_what_a_room_card_brings_is_not_shuffled_among_the_monsters(
    prints: Prints, monster: str
) -> None:
    """R14."""
    prints(monster, health=1)
    assert fighting(monster, level=5).attacks(10).state.monster_discard == ()


def test_an_empty_loot_deck_is_made_of_its_discards() -> None:
    """R14."""
    t = inside(cards=["sword"])
    t.state.loot, t.state.loot_discard = ("rope",), ("whip",)
    t.meets(x.DrawLoot(3))
    assert t.hero.cards == ("sword", "rope", "whip")


def test_a_fall_leads_down_a_level_and_puts_the_room_away() -> None:
    t = run().enters("collapsing_bridge").chooses("Let go").do("cross_2")
    assert (t.state.level, t.hero.place, t.state.room) == (2, UP, "")


@pytest.mark.parametrize("levels", [3, 4, 5])
def test_nobody_falls_from_the_last_level(levels: int) -> None:
    t = run(level=levels, options={"levels": levels}).enters("collapsing_bridge")
    t.chooses("Let go")
    assert (t.state.level, t.state.phase) == (levels, "exploring")


# Magic ways


def test_teleporting_out_of_a_fight_pays_nothing_and_skips_the_rest() -> None:
    """R17."""
    t = fighting("ogre", "wight", cards=["teleport_scroll", "camping_gear"])
    t.uses_up("teleport_scroll")
    assert cells(t) == {*t.state.plan.cells} - {REDS[0]}
    t.goes("1/5")
    assert (t.hero.xp, t.foes, t.state.phase) == (0, [], "exploring")
    assert t.last(e.CombatEnded) == e.CombatEnded(won=False)


def test_teleporting_after_a_roll_takes_its_sting_away(prints: Prints) -> None:
    """R17: at any phase of a combat round."""
    prints("ogre", damage=9)
    t = fighting("ogre", cards=["teleport_scroll"]).do(s.TARGET[0]).rolls(1)
    t.uses_up("teleport_scroll").goes(DOWN)
    assert (t.hero.health, t.all(e.Compared)) == (10, [])


def test_teleporting_once_all_are_beaten_takes_no_victory_away() -> None:
    """R17: in the middle of a prize."""
    prize = x.Choose((x.Option("Stay"),))
    t = inside(cards=["teleport_scroll"]).meets(x.Fight(named=("goblin",), prize=(prize,)))
    while t.foes:
        t.attacks(10)
    t.uses_up("teleport_scroll").goes(DOWN)
    assert (t.last(e.CombatEnded).won, t.hero.xp) == (True, 1)


def test_teleporting_onto_a_gem_enters_its_room() -> None:
    """R17."""
    t = fighting("ogre", cards=["teleport_scroll"]).uses_up("teleport_scroll")
    t.enters("hermits_cell").chooses("Let him wash your wounds")
    assert t.hero.place == GEM["white"]


def test_teleporting_from_a_persistent_room_leaves_it_where_it_lies() -> None:
    """R17."""
    t = run(cards=["teleport_scroll"]).enters("arcane_library").uses_up("teleport_scroll")
    assert t.last(e.RoomLeft) == e.RoomLeft("arcane_library", stays=True)
    assert GEM["blue"] not in cells(t)
    assert t.goes(UP).state.lasting == {GEM["blue"]: "arcane_library"}


def test_the_boss_waits_at_full_health_for_who_teleported_away(prints: Prints) -> None:
    """R17: the same boss, its summons gone."""
    prints(BOSSES[2], health=9, damage=0, specials=((2, "summon"),))
    t = at_the_boss(cards=["teleport_scroll"]).do(BOSSES[2]).attacks(2).do("demon").attacks(10)
    t.uses_up("teleport_scroll").goes("1/9").goes(DOWN).do(s.DESCEND)
    assert (t.foes, t.health()) == ([BOSSES[2]], 9)


def test_who_teleports_from_the_summons_of_a_beaten_boss_has_won(prints: Prints) -> None:
    """End of the game: the boss is defeated and combat has ended."""
    prints(BOSSES[2], health=1, damage=0, specials=((2, "summon"),))
    t = at_the_boss(cards=["teleport_scroll"]).do(BOSSES[2]).attacks(2).do("demon").attacks(10)
    assert t.uses_up("teleport_scroll").last(e.RunEnded).won


def test_a_raft_sets_the_hero_down_on_the_exit_stair() -> None:
    t = run(cards=["rope"]).enters("underground_river").chooses("Build a raft")
    assert t.last(e.SetDown) == e.SetDown(0, DOWN)
    assert s.DESCEND in t.legal


# The end


def at_the_boss(**moment: Any) -> Table:
    """Return a run that is about to meet the boss."""
    t = run(level=5, **moment).goes(DOWN)
    t.state.explored = dict.fromkeys(REDS, "red")
    return t.do(s.DESCEND)


def test_any_of_the_bosses_may_wait() -> None:
    assert at_the_boss().state.chance_outcomes() == BOSSES


def test_a_persistent_red_room_counts_as_a_gem_placed() -> None:
    """R15."""
    t = run(level=5)
    t.state.explored = dict.fromkeys(REDS, "red")
    t.state.lasting = {REDS[2]: "arcane_library"}
    assert s.DESCEND in t.goes(DOWN).legal


@pytest.mark.parametrize(
    ("levels", "room", "guardian"),
    [(3, "tomb_of_the_lich_king", "lich_king"), (4, "pit_of_despair", "pit_horror")],
)
def test_a_short_run_ends_in_the_room_set_aside(
    prints: Prints, levels: int, room: str, guardian: str
) -> None:
    """R27."""
    prints(guardian, health=1)
    t = run(level=levels, options={"levels": levels}).goes(DOWN).do(s.DESCEND).settles(1)
    t.do(*t.state.chance_outcomes()[:1])
    assert t.last(e.RoomEntered).room == room
    assert room not in t.state.rooms["red"]
    assert t.state.foes[1].card.level == levels + 1
    while t.state.current_player() != CHANCE and not t.state.won:
        t.attacks(10, t.state.standing()[0])
    assert t.last(e.RunEnded).won


def test_there_is_no_way_out_of_a_finale() -> None:
    """R27: alive afterwards is victory."""
    cards = ["teleport_scroll", "smoke_vial"]
    t = run(level=3, options={"levels": 3}, cards=cards).goes(DOWN).do(s.DESCEND).settles(1)
    t.do("troll").do(s.TARGET[0])
    assert (t.uses, t.state.phase) == ([], "rolling")


# The other variants


def test_in_the_tower_the_stairs_change_roles() -> None:
    """R28."""
    t = run(level=5, options={"ascend": True})
    assert t.hero.place == DOWN
    t.goes(UP)
    assert s.DESCEND not in t.legal
    t.state.explored = dict.fromkeys(REDS, "red")
    assert t.do(s.DESCEND).state.phase == "boss"


def test_random_gems_are_turned_when_they_are_explored() -> None:
    """R29."""
    t = run(options={"random_rooms": True}).goes(GEM["white"])
    assert sorted(t.state.chance_outcomes()) == sorted(t.state.plan.gems.values())
    t.do("red")
    assert t.state.chance_outcomes() == ROOM_DECKS["red"]
    t.do("war_camp").chooses("Crawl round the camp").settles(1)
    t.goes(GEM["blue"])
    assert [*t.state.chance_outcomes()].count("red") == 2


def test_random_rooms_never_last_and_any_red_tokens_open_the_way() -> None:
    """R29."""
    t = run(level=5, options={"random_rooms": True}).goes(GEM["white"])
    t.do("blue", "arcane_library").chooses("Tiptoe out")
    assert (t.state.lasting, GEM["white"] in cells(t)) == ({}, False)
    t.state.explored = dict.fromkeys((GEM["green"], GEM["blue"], GEM["purple"]), "red")
    assert s.DESCEND in t.goes(DOWN).legal
