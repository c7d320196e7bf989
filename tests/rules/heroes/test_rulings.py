"""The rulings on turns, tiles to lay and who may act; each test names the one it holds to."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.types import CHANCE
from game.rules.heroes import steps as s
from game.rules.heroes.game import HEROES
from game.rules.heroes.pieces import FIXED, VARIED, all_cards
from game.rules.heroes.state import Options

from .driver import BEFORE, dungeon, laying, opened, solo, table


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
