"""The rulings on Dungeon Heroes; each test names the one it holds to."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.types import CHANCE
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import FIXED, KINDS, ROUNDS_AT_MOST, VARIED, all_cards
from game.rules.heroes.room import build
from game.rules.heroes.state import Options

from .driver import BEFORE, dungeon, laying, opened, passive, solo, table


def test_36_tiles_are_in_play_thirteen_of_them_unknown() -> None:
    """H1."""
    start = HEROES.new(Options(), {})
    assert start.pile() == len(start.room.squares) == 36
    assert sum(FIXED.values()) == sum(VARIED.values()) == 23
    assert start.others_left == 13


def test_all_36_tiles_come_in_nine_turns() -> None:
    """H1, H6a."""
    t = opened(heroes_may_rest=True)
    while t.state.passive:
        if t.state.current_player() == CHANCE:
            t.by_luck(t.state.round)
        else:
            t.do(t.may(s.Place)[-1] if t.may(s.Place) else s.END_TURN)
    drawn = Counter(event.kind for event in t.all(s.Drawn))
    assert (drawn.total(), t.state.round, t.state.pile()) == (36, 9, 0)
    assert {kind: drawn[kind] for kind in FIXED} == FIXED


def test_the_holy_grail_is_an_artifact_of_which_there_is_one() -> None:
    """H2."""
    grail = next(card for card in all_cards() if card.id == "holy_grail")
    assert (grail.kind, grail.count) == ("artifact", 1)
    assert VARIED["holy_grail"] == 1


def test_in_a_match_of_two_the_dungeon_begins() -> None:
    """H2a."""
    assert opened().all(s.TurnBegan) == [s.TurnBegan("dungeon", 1)]


def test_alone_the_heroes_begin() -> None:
    """H2a."""
    assert opened(mode="solo").all(s.TurnBegan) == [s.TurnBegan("heroes", 1)]


def test_the_hero_player_has_to_act_four_times() -> None:
    """H3."""
    t = table()
    for hero in ("cleric", "cleric"):
        assert not t.can_end
        t.do(s.Heal(hero))
    t.move("rogue", "1/4", "2/4")
    assert t.legal == [s.END_TURN]


def test_healing_an_unhurt_hero_is_an_action_like_any_other() -> None:
    """H3."""
    t = table().do(s.Heal("cleric"))
    assert t.all(s.Healed) == [s.Healed("cleric", 0, 8, "cleric")]
    assert t.state.spent == 1


def test_the_dungeon_master_has_to_act_four_times_as_far_as_possible() -> None:
    """H3."""
    t = dungeon(down={"4/4": "chest"}, monsters={"orc_1": "6/6"})
    t.do(s.Flip("4/4"))
    assert not t.can_end
    t.move("orc_1", "6/5")
    assert t.legal == [s.END_TURN]


def test_heroes_may_rest_where_the_table_plays_so() -> None:
    """H3: the Hero player only, and not in solo."""
    assert table(options={"heroes_may_rest": True}).can_end
    assert not dungeon(monsters={"ogre": "6/6"}, options={"heroes_may_rest": True}).can_end
    assert not solo(options={"heroes_may_rest": True}).can_end


def test_a_hero_is_tired_after_two_actions() -> None:
    """H4."""
    t = table().move("rogue", "1/4", "2/4")
    assert not t.goes("rogue")
    assert t.goes("wizard")


@pytest.mark.parametrize(("mode", "actions"), [("versus", 2), ("solo", 3)])
def test_who_becomes_alone_on_the_way_has_two_actions_as_before(mode: str, actions: int) -> None:
    """H4: a hero alone at the start of the turn."""
    t = table(
        {"cleric": "3/3", "wizard": "5/5"}, down={"5/4": "poison_cloud"}, options={"mode": mode}
    )
    t.move("wizard", "5/4").do(s.Heal("cleric"), s.Heal("cleric"))
    assert t.legal == [s.END_TURN]
    t = table({"cleric": "3/3"}, options={"mode": mode})
    assert t.state.may_tire("cleric") == actions


@pytest.mark.parametrize(("mode", "left"), [("versus", 0), ("solo", 1)])
def test_a_hero_revived_has_two_fresh_actions_though_the_bearer_was_alone(
    mode: str, left: int
) -> None:
    """H4."""
    t = table({"cleric": "3/3"}, artifacts={"cleric": ["holy_grail"]}, options={"mode": mode}).use(
        "cleric", "holy_grail", "rogue", "3/4"
    )
    assert t.state.may_tire("cleric") == left
    t.move("rogue", "3/5", "3/6")
    assert not t.goes("rogue")
    assert bool(t.goes("cleric")) == bool(left)


def test_who_died_tired_stands_up_fresh() -> None:
    """H4."""
    t = table(
        {**BEFORE, "rogue": "2/2", "cleric": "4/4"},
        down={"1/1": "poison_cloud"},
        artifacts={"cleric": ["holy_grail"]},
    ).move("rogue", "2/1", "1/1")
    t.use("cleric", "holy_grail", "rogue", "4/3")
    assert (t.state.may_tire("rogue"), t.state.quota()) == (2, 0)


def test_alone_eight_actions_are_possible_and_four_are_due() -> None:
    """H5."""
    t = solo()
    t.do(s.Heal("cleric"), s.Heal("cleric")).move("rogue", "1/4")
    assert not t.can_end
    assert t.move("rogue", "2/4").can_end
    t.move("wizard", "1/5", "2/5").move("warrior", "1/2", "2/2")
    assert t.legal == [s.END_TURN]


def test_alone_fewer_than_four_actions_do_when_no_more_are_legal() -> None:
    """H5."""
    heroes = {"rogue": "3/3", "wizard": "5/5"}
    t = solo(heroes, down={"5/4": "poison_cloud"})
    t.move("wizard", "5/4").move("rogue", "3/4")
    assert not t.can_end
    assert t.move("rogue", "3/5").legal == [s.END_TURN]


def test_a_last_survivor_may_stop_after_one_action() -> None:
    """H5."""
    t = solo({"rogue": "3/3"})
    assert not t.can_end
    assert t.move("rogue", "3/4").can_end


def test_the_hand_is_filled_up_to_four_and_laid_one_action_each() -> None:
    """H6."""
    t = opened().by_luck()
    assert len(t.state.hand) == 4
    t.do(t.may(s.Place)[0])
    assert (len(t.state.hand), t.state.spent) == (3, 1)
    while t.may(s.Place):
        t.do(t.may(s.Place)[0])
    assert t.legal == [s.END_TURN]


def test_tiles_go_anywhere_but_under_heroes() -> None:
    """H6: under monsters and stacks, too."""
    t = laying(
        ["chest"],
        ["2/2", "3/3", "4/4"],
        heroes={**BEFORE, "rogue": "2/2"},
        monsters={"ogre": "3/3"},
        stacks={"4/4": ["sword"]},
        passive=False,
    )
    assert t.legal == [s.Place("chest", "3/3"), s.Place("chest", "4/4")]


def test_an_owed_tile_comes_first_as_soon_as_its_square_is_free() -> None:
    """H6: even within a turn of the Dungeon Master, when the hero dies there."""
    t = laying(
        ["chest"],
        ["2/2"],
        heroes={**BEFORE, "wizard": "2/2"},
        monsters={"ogre": "3/2", "orc_1": "6/6"},
        passive=False,
    ).do(s.Attack("ogre", "wizard"))
    assert t.legal == [s.Place("chest", "2/2")]
    t.do(s.Place("chest", "2/2"))
    assert t.goes("orc_1")


def test_a_full_hand_is_not_filled_further() -> None:
    """H6: two tiles are owed, so two are drawn."""
    t = opened()
    t.state.phase, t.state.hand = "dungeon", ("chest", "chest")
    t.state.spent, t.state.open = 4, t.state.open[:8]
    t.state.options = Options(heroes_may_rest=True)
    t.end().end().by_luck()
    assert len(t.all(s.Drawn)) == 2
    assert t.state.hand[:2] == ("chest", "chest")


def test_the_phase_turns_at_once_and_never_back() -> None:
    """H6a: what is left of the turn is aggressive."""
    t = laying(["chest", "sword"], ["2/2", "3/3"], up={"5/5": "goblin"})
    t.do(s.Place("chest", "2/2"), s.Place("sword", "3/3"))
    assert t.last(s.Appeared) == s.Appeared("goblin_1", "5/5")
    t.move("goblin_1", "4/4").do(s.Flip("2/2"))
    assert t.legal == [s.END_TURN]
    assert not t.state.passive


def test_the_phase_turns_when_the_turn_begins_and_no_square_is_left() -> None:
    """H6a: all open squares have heroes on them; nothing is drawn."""
    t = opened(heroes_may_rest=True)
    t.state.phase, t.state.spent, t.state.side = "dungeon", 4, "dungeon"
    t.state.open, t.state.down = ("1/2",), {"6/6": "chest"}
    t.end().move("warrior", "1/2").end()
    assert t.all(s.PhaseTurned)
    assert t.legal == [s.Flip("6/6")]
    assert t.state.pile() == 36


def test_a_square_whose_tile_went_gets_no_other() -> None:
    """H7."""
    t = passive({**BEFORE, "rogue": "2/2"}, down={"2/3": "bear_trap"}).move("rogue", "2/3")
    assert t.state.open == ("1/1",)


def test_a_square_whose_tile_went_may_get_another_where_the_table_plays_so() -> None:
    """H7."""
    t = passive(
        {**BEFORE, "rogue": "2/2"},
        down={"2/3": "bear_trap", "3/3": "portal"},
        options={"refill_squares": True},
    ).move("rogue", "2/3", "3/3")
    assert t.state.open == ("1/1", "2/3", "3/3")


def test_piece_then_stack_then_tile() -> None:
    """H7a: the sword of the stack works on the tile's monster, not on the piece."""
    t = table(
        {**BEFORE, "cleric": "2/2"},
        {"goblin_1": "2/3"},
        down={"2/3": "skeleton"},
        stacks={"2/3": ["sword"]},
    ).move("cleric", "2/3")
    assert (t.left("cleric"), t.state.phase, t.state.foe) == (7, "answering", "skeleton")
    t.use("cleric", "sword")
    assert t.last(s.Slain) == s.Slain("skeleton", "cleric", "2/3")
    assert (t.left("cleric"), t.state.artifacts["cleric"]) == (7, ())


def test_a_kit_found_on_the_square_works_on_its_trap() -> None:
    """H7a: it is offered after the tile lies open, and may be declined."""
    t = table(
        {**BEFORE, "cleric": "2/2"}, down={"2/3": "fireball"}, stacks={"2/3": ["disarm_kit"]}
    ).move("cleric", "2/3")
    assert t.last(s.TurnedUp) == s.TurnedUp("2/3", "fireball")
    t.do(s.DECLINE)
    assert (t.left("cleric"), t.state.artifacts["cleric"]) == (5, ("disarm_kit",))


@pytest.mark.parametrize(
    ("artifact", "target", "cell", "actions"),
    [("holy_icon", "warrior", None, 0), ("magic_hat", None, "4/4", 1),
     ("holy_grail", "rogue", "2/1", 2)],
)  # fmt: skip
def test_what_artifacts_cost(
    artifact: str, target: str | None, cell: str | None, actions: int
) -> None:
    """H7b."""
    t = table(
        {"warrior": "2/2", "cleric": "6/6"},
        down={"4/4": "chest"},
        artifacts={"warrior": [artifact]},
    ).use("warrior", artifact, target, cell)
    assert t.state.tired.get("warrior", 0) == t.state.spent == actions


def test_giving_costs_an_action_and_goes_straight_on() -> None:
    """H7b: not diagonally."""
    heroes = {"warrior": "2/2", "cleric": "2/3", "rogue": "3/3"}
    t = table(heroes, artifacts={"warrior": ["sword"]})
    assert t.may(s.Give) == [s.Give("warrior", "sword", "cleric")]
    t.do(s.Give("warrior", "sword", "cleric"))
    assert (t.state.tired, t.state.spent) == ({"warrior": 1}, 1)
    assert t.state.artifacts == {"warrior": (), "cleric": ("sword",)}


def test_icons_wait_for_the_hero_players_turn() -> None:
    """H7b: and for the end of a slide."""
    t = dungeon(monsters={"ogre": "1/2"}, artifacts={"warrior": ["holy_icon"]})
    assert not t.may(s.Use)
    t = table(
        {**BEFORE, "rogue": "2/2"},
        down={"2/3": "sliding_tile"},
        artifacts={"rogue": ["holy_icon"]},
    )
    assert t.may(s.Use)
    assert not t.move("rogue", "2/3").may(s.Use)


def test_an_empty_square_has_no_hero_no_monster_and_no_tile() -> None:
    """H7c: a stack does not count."""
    t = table(
        {"warrior": "3/3", "cleric": "3/2"},
        {"ogre": "2/3"},
        down={"3/4": "chest"},
        artifacts={"warrior": ["holy_grail"]},
        stacks={"4/3": ["sword"]},
    )
    grail = [use for use in t.may(s.Use) if use.artifact == "holy_grail"]
    assert {use.cell for use in grail} == {"4/3"}
    t.state.up["4/3"] = "orc"
    assert not t.may(s.Use)


def test_a_monster_tile_hurts_once_on_entry_while_tiles_are_laid() -> None:
    """H8."""
    t = passive({**BEFORE, "cleric": "2/2"}, down={"2/3": "orc"}).move("cleric", "2/3")
    t.do(s.Heal("cleric"))
    assert (t.left("cleric"), t.state.up) == (7, {"2/3": "orc"})
    t.state.tired, t.state.spent = {}, 0
    assert t.move("cleric", "2/2", "2/3").left("cleric") == 4


@pytest.mark.parametrize("laying_tiles", [True, False])
def test_the_warrior_needs_no_further_action_to_strike_a_monster_down(laying_tiles: bool) -> None:
    """H9: be it a tile or a piece."""
    t = table({**BEFORE, "warrior": "2/2"}, down={"2/3": "ogre"}, passive=laying_tiles)
    t.move("warrior", "2/3")
    assert (t.left("warrior"), t.state.up, t.state.monsters(), t.state.spent) == (10, {}, [], 1)


def test_a_sword_strikes_a_piece_down() -> None:
    """H9."""
    t = table({**BEFORE, "rogue": "2/2"}, {"ogre": "2/3"}, artifacts={"rogue": ["sword"]})
    t.move("rogue", "2/3").use("rogue", "sword")
    assert (t.left("rogue"), t.state.monsters(), t.state.spent) == (6, [], 1)
    assert t.state.artifacts["rogue"] == ()


def test_a_hero_killed_by_the_piece_does_not_turn_the_tile_over() -> None:
    """H10."""
    t = table({**BEFORE, "wizard": "2/2"}, {"ogre": "2/3"}, down={"2/3": "chest"})
    t.move("wizard", "2/3")
    assert (t.alive("wizard"), t.state.down, t.state.treasures) == (False, {"2/3": "chest"}, 0)
    assert not t.all(s.TurnedUp)


def test_a_hidden_monster_under_a_piece_hurts_and_waits_till_its_square_is_free() -> None:
    """H10."""
    t = table({**BEFORE, "warrior": "e/3", "cleric": "2/2"}, {"goblin_1": "2/3"},
              down={"2/3": "orc"})  # fmt: skip
    t.move("cleric", "2/3")
    assert (t.left("cleric"), t.state.up) == (4, {"2/3": "orc"})
    t.move("cleric", "2/2").move("wizard", "1/5").do(t.may(s.Move)[0]).end()
    t.move("goblin_1", "3/4")
    assert t.last(s.Appeared) == s.Appeared("orc_1", "2/3")
    assert t.goes("orc_1")


def test_a_piece_that_appears_under_a_hero_does_no_second_damage() -> None:
    """H10."""
    t = laying(["chest"], ["6/6"], heroes={**BEFORE, "cleric": "2/3"}, up={"2/3": "orc"})
    t.do(s.Place("chest", "6/6"))
    assert t.state.at["orc_1"] == t.state.at["cleric"] == "2/3"
    assert not t.all(s.Hurt)


@pytest.mark.parametrize("kind", ["poison_cloud", "portal", "sliding_tile"])
def test_the_rogue_disarms_nothing_but_traps(kind: str) -> None:
    """H11: nor does a kit."""
    t = table({**BEFORE, "rogue": "2/2"}, down={"2/3": kind}, artifacts={"rogue": ["disarm_kit"]})
    t.move("rogue", "2/3")
    assert t.state.phase != "answering"
    assert not t.all(s.Disarmed)


def test_only_a_grail_helps_against_poison() -> None:
    """H12."""
    t = table({"warrior": "2/2", "cleric": "4/4"}, down={"2/3": "poison_cloud"},
              artifacts={"cleric": ["holy_icon", "holy_grail"]})  # fmt: skip
    t.move("warrior", "2/3")
    assert (t.left("warrior"), t.alive("warrior")) == (0, False)
    assert {use.artifact for use in t.may(s.Use) if use.target == "warrior"} == {"holy_grail"}
    t.use("cleric", "holy_grail", "warrior", "4/5")
    assert t.left("warrior") == 10


def test_an_icon_heals_up_to_the_printed_hit_points() -> None:
    """H13."""
    t = table(hit_points={"wizard": 3}, artifacts={"rogue": ["holy_icon"]})
    t.use("rogue", "holy_icon", "wizard")
    assert t.last(s.Healed) == s.Healed("wizard", 1, 4, "holy_icon")


def test_a_portal_leads_to_a_monsters_square_when_no_other_is_free() -> None:
    """H14."""
    heroes = {**BEFORE, "cleric": "2/2"}
    t = table(heroes, {"goblin_1": "e/3"}, down={"2/3": "portal"}).move("cleric", "2/3")
    assert t.legal == [s.Portal("e/3")]
    t.do(s.Portal("e/3"))
    assert (t.left("cleric"), t.state.at["cleric"], t.state.up) == (7, "e/3", {})


def test_a_portal_prefers_an_empty_square() -> None:
    """H14."""
    heroes = {"warrior": "e/2", "cleric": "2/2"}
    t = table(heroes, {"goblin_1": "e/3", "ogre": "e/5"}, down={"2/3": "portal"})
    assert t.move("cleric", "2/3").legal == [s.Portal("e/4")]


def test_who_has_nowhere_to_slide_stays_and_the_tile_goes() -> None:
    """H15."""
    heroes = {"warrior": "1/2", "cleric": "2/1", "rogue": "2/2"}
    t = table(heroes, down={"1/1": "sliding_tile"}).move("rogue", "1/1")
    assert (t.state.phase, t.state.at["rogue"], t.state.up) == ("heroes", "1/1", {})


def test_slides_chain_and_cost_nothing() -> None:
    """H15."""
    t = table({**BEFORE, "cleric": "2/2"}, {"goblin_1": "2/4"},
              down={"2/3": "sliding_tile", "2/4": "sliding_tile"})  # fmt: skip
    t.move("cleric", "2/3").do(s.Slide("2/4"))
    assert (t.left("cleric"), t.state.phase, t.state.spent) == (7, "sliding", 1)
    t.do(s.Slide("2/5"))
    assert (t.state.at["cleric"], t.state.up, t.state.spent) == ("2/5", {}, 1)


def test_the_next_hero_takes_the_stack_and_then_meets_the_tile() -> None:
    """H16."""
    t = table({**BEFORE, "wizard": "2/2", "cleric": "2/4"}, {"ogre": "2/3"},
              down={"2/3": "portal"}, artifacts={"wizard": ["sword", "holy_icon"]})  # fmt: skip
    t.move("wizard", "2/3").do(s.DECLINE)
    assert t.last(s.Died) == s.Died("wizard", "2/3", "ogre", ("sword", "holy_icon"))
    assert t.state.stacks == {"2/3": ("sword", "holy_icon")}
    t.move("cleric", "2/3")
    assert (t.left("cleric"), t.state.phase) == (4, "leaving")
    assert t.state.artifacts["cleric"] == ("sword", "holy_icon")
    assert t.state.stacks == {}


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_that_is_only_turned_over_does_nothing(kind: str) -> None:
    """H17: whoever stands beside it."""
    t = passive({**BEFORE, "wizard": "2/2"}, down={"2/3": kind}).do(s.Reveal("2/3"))
    assert t.state.up == {"2/3": kind}
    assert len(t.events) == 1


def test_a_monster_turned_over_is_a_piece_at_once_when_tiles_are_laid_and_alone() -> None:
    """H17."""
    assert table(down={"2/3": "orc"}).do(s.Reveal("2/3")).state.at["orc_1"] == "2/3"
    t = opened(mode="solo").do(s.Reveal("6/6"), "ogre")
    assert t.state.at["ogre"] == "6/6"


def test_wizard_and_hat_turn_over_any_tile_no_monster_stands_on() -> None:
    """H18."""
    t = table(monsters={"ogre": "6/6"}, down={"6/6": "chest", "5/5": "sword", "1/1": "orc"},
              artifacts={"warrior": ["magic_hat"]})  # fmt: skip
    assert t.cells(s.Reveal) == ["5/5", "1/1"]
    assert [use.cell for use in t.may(s.Use)] == ["5/5", "1/1"]


def test_a_monster_acts_once_a_turn() -> None:
    """H19."""
    t = dungeon({"rogue": "3/3"}, {"ogre": "3/5", "orc_1": "6/6"}).move("ogre", "3/4")
    assert t.may(s.Attack) == [s.Attack("ogre", "rogue")]
    t.move("orc_1", "6/5")
    assert t.legal == [s.END_TURN]
    t = dungeon({"rogue": "3/3"}, {"ogre": "3/4"}).do(s.Attack("ogre", "rogue"))
    assert t.legal == [s.END_TURN]


def test_the_free_attack_stands_although_a_tile_is_owed() -> None:
    """H19: where squares are filled again, leaving one may open it."""
    t = laying(["chest"], [], heroes={"rogue": "3/3"}, monsters={"ogre": "3/5"},
               up={"3/5": "goblin"}, passive=False, options={"refill_squares": True})  # fmt: skip
    t.move("ogre", "3/4")
    assert t.legal == [s.Attack("ogre", "rogue"), s.Place("chest", "3/5")]
    assert t.do(s.Attack("ogre", "rogue")).legal == [s.Place("chest", "3/5")]


@pytest.mark.parametrize("monster", ["ogre", "orc_1", "skeleton_1", "goblin_1"])
def test_monsters_reach_their_own_square_and_those_straight_beside_it(monster: str) -> None:
    """H20: goblins, too."""
    heroes = {"warrior": "3/3", "cleric": "3/4", "rogue": "4/4", "wizard": "5/3"}
    t = dungeon(heroes, {monster: "3/3"})
    assert [attack.hero for attack in t.may(s.Attack)] == ["warrior", "cleric"]


def test_a_monster_shares_a_heros_square_never_a_monsters() -> None:
    """H21."""
    t = dungeon({**BEFORE, "rogue": "3/3"}, {"orc_1": "3/4", "goblin_1": "2/4"})
    assert t.goes("orc_1") == ["3/3", "3/5", "4/4"]
    assert t.move("orc_1", "3/3").state.at["rogue"] == "3/3"


def test_a_treasure_is_kept_though_its_finder_dies() -> None:
    """H22."""
    t = table({**BEFORE, "wizard": "2/2"}, down={"2/3": "chest", "2/4": "poison_cloud"})
    t.move("wizard", "2/3", "2/4")
    assert (t.alive("wizard"), t.state.treasures) == (False, 1)


def test_a_dungeon_master_who_can_do_nothing_passes() -> None:
    """H23."""
    t = dungeon()
    assert t.legal == [s.END_TURN]
    assert t.end().last(s.TurnBegan) == s.TurnBegan("heroes", 1)


def test_after_a_hundred_rounds_the_dungeon_has_won() -> None:
    """H23."""
    t = dungeon(round=ROUNDS_AT_MOST, options={"heroes_may_rest": True}).end().end()
    assert t.last(s.MatchEnded) == s.MatchEnded("dungeon", "rounds")
    assert [*t.state.returns()] == [1.0, 0.0]
    t = solo(round=ROUNDS_AT_MOST, spent=4).end()
    assert t.last(s.MatchEnded) == s.MatchEnded("dungeon", "rounds")


def test_alone_a_monster_attacks_rather_than_walks() -> None:
    """H24."""
    t = solo({**BEFORE, "rogue": "3/4"}, {"orc_1": "3/3"}, spent=4, round=7).end().do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 0, "attack")
    assert not t.all(s.Moved)
    assert t.left("rogue") == 3


def test_alone_a_monster_steps_towards_the_nearest_hero_and_attacks() -> None:
    """H24."""
    t = solo({**BEFORE, "rogue": "3/5"}, {"orc_1": "3/3"}, spent=4, round=7).end().do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 2, "nearest")
    assert t.last(s.Moved) == s.Moved("orc_1", "3/3", "3/4")
    assert t.left("rogue") == 3


def test_alone_other_monsters_are_walked_round() -> None:
    """H24a."""
    t = solo({"rogue": "1/5"}, {"orc_1": "1/1", "skeleton_1": "1/2"}, spent=1, round=7).end()
    t.do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 6, "nearest")
    assert t.last(s.Moved).cell == "2/1"


def test_alone_a_monster_shut_in_waits_behind_the_others() -> None:
    """H24a."""
    shut = {"orc_1": "1/1", "skeleton_1": "1/2", "skeleton_2": "2/1"}
    t = solo({"rogue": "1/5"}, shut, spent=1, round=7).end().do("orc_1")
    assert t.last(s.Reasoned) == s.Reasoned("orc_1", "rogue", 4, "blocked")
    assert t.state.at["orc_1"] == "1/1"


def test_alone_tiles_that_were_occupied_are_called_from_the_third_turn_on() -> None:
    """H24b."""
    down = {"6/6": "", "5/5": "", "4/4": "", "3/3": ""}
    pool = {"chest": 3, "bear_trap": 4}

    def called(turn: int, **monsters: str) -> list[str]:
        t = solo(BEFORE, monsters, down=down, pool=pool, spent=4, round=turn)
        calls = []
        t.end()
        while t.state.phase == "calling":
            calls.append(t.state.cell)
            t.do("chest" if t.state.pool["chest"] else "bear_trap")
        return calls

    assert called(2) == ["5/5"]
    assert called(3) == ["5/5", "6/6", "4/4"]
    assert called(3, ogre="5/5") == ["6/6", "4/4"]
    assert called(7) == ["3/3", "4/4", "5/5", "6/6"]


def test_alone_whom_to_attack() -> None:
    """H25: one who dies of it, else the fewest hit points, else the printed order."""
    heroes = {"warrior": "2/3", "cleric": "3/2", "rogue": "3/4", "wizard": "4/3"}
    for left, chosen in (
        ((10, 8, 6, 4), "wizard"),
        ((10, 8, 3, 4), "rogue"),
        ((2, 3, 3, 4), "warrior"),
        ((4, 4, 4, 4), "warrior"),
    ):
        t = solo(heroes, {"orc_1": "3/3"}, spent=4, round=7)
        t.state.hit_points = dict(zip(heroes, left, strict=True))
        assert t.end().do("orc_1").last(s.Attacked) == s.Attacked("orc_1", chosen)


def test_alone_the_closer_of_two_equal_monsters_acts_first() -> None:
    """H26: worked out anew after each act."""
    monsters = {"goblin_1": "6/6", "goblin_2": "6/2", "goblin_3": "4/3", "orc_1": "1/6"}
    t = solo({"rogue": "3/3"}, monsters, spent=1, round=7).end().by_luck()
    assert [e.piece for e in t.all(s.Reasoned)] == ["orc_1", "goblin_3", "goblin_2", "goblin_1"]


def test_walls_divide_and_a_diagonal_needs_one_open_way_round() -> None:
    """H27."""
    one = build("one", "", walls=[((2, 2), (2, 3))])
    assert "2/3" not in one.beside["2/2"]
    assert "3/3" in one.corner["2/2"]
    both = build("both", "", walls=[((2, 2), (2, 3)), ((2, 2), (3, 2))])
    assert "3/3" not in both.corner["2/2"]
    t = dungeon({"rogue": "2/3"}, {"ogre": "2/2"}, room=one)
    assert not t.may(s.Attack)
    assert "2/3" not in t.goes("ogre")
