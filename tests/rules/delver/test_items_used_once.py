"""Each item that is discarded when used: when it works, and what it does."""

from __future__ import annotations

import pytest

from game.rules.delver import steps as s
from game.rules.delver.cards import (
    BARE_HANDS,
    BARE_HANDS_DIE,
    BOMB_BONUS,
    CARRIED_WITH_SACK,
    CHARM_BONUS,
    DIE_BONUS,
    TRAPS,
    WEAPONS,
)

from .conftest import Counts
from .driver import between, facing

# The Fire Bomb


def test_the_bomb_thrown_before_the_roll_counts_for_the_whole_fight() -> None:
    table = facing("hydra", items=["fire_bomb", "cursed_sabre"]).do(s.USE["fire_bomb"])
    assert (table.uses, table.state.discard) == ([], ["fire_bomb"])
    best = WEAPONS["cursed_sabre"].die
    table.fight("cursed_sabre", best, best)
    assert [roll.bonus for roll in table.all(s.Rolled)] == [BOMB_BONUS, BOMB_BONUS]


def test_the_bomb_does_not_last_into_the_next_fight() -> None:
    table = facing("giant_rat", items=["fire_bomb"], deck=["ogre"]).do(s.USE["fire_bomb"])
    table.wins(BARE_HANDS).do("ogre")
    assert table.fight(BARE_HANDS).last(s.Attacked).bonus == 0


def test_the_bomb_cannot_be_thrown_after_the_roll_or_between_cards() -> None:
    assert "fire_bomb" not in facing("ogre", items=["fire_bomb"]).loses().uses
    assert "fire_bomb" not in between(items=["fire_bomb"]).uses


# The Loaded Die


def test_the_loaded_die_turns_a_lost_roll_into_a_won_one(counts: Counts) -> None:
    counts("ogre", 1 + DIE_BONUS)
    table = facing("ogre", items=["loaded_die"]).fight(BARE_HANDS, 2).do(s.USE["loaded_die"])
    assert table.last(s.Nudged) == s.Nudged(DIE_BONUS, "won")
    assert table.state.discard == ["loaded_die", "ogre"]


def test_after_a_tie_by_the_loaded_die_the_same_weapon_rolls_on(counts: Counts) -> None:
    counts("ogre", 1 + DIE_BONUS)
    table = facing("ogre", items=["loaded_die", "cursed_sabre"]).fight("cursed_sabre", 1)
    table.do(s.USE["loaded_die"], 1)
    assert [event.outcome for event in table.all(s.Rolled)] == ["lost", "lost"]
    assert (table.lost_hearts, table.state.items) == (1, ("cursed_sabre",))


def test_the_loaded_die_is_not_offered_for_a_tie_that_no_face_can_break(counts: Counts) -> None:
    counts("ogre", BARE_HANDS_DIE)
    table = facing("ogre", "tinker", ["loaded_die"]).fight(BARE_HANDS, BARE_HANDS_DIE - DIE_BONUS)
    assert table.uses == []
    table = facing("ogre", "tinker", ["loaded_die"]).fight(BARE_HANDS, BARE_HANDS_DIE)
    assert table.uses == ["loaded_die"]


def test_the_loaded_die_beats_a_number_that_the_die_alone_cannot(counts: Counts) -> None:
    counts("ogre", BARE_HANDS_DIE + DIE_BONUS - 1)
    table = facing("ogre", "tinker", ["loaded_die"]).fight(BARE_HANDS, BARE_HANDS_DIE)
    assert table.do(s.USE["loaded_die"]).all(s.Beaten) == [s.Beaten("ogre")]


def test_the_loaded_die_adds_to_what_else_adds(counts: Counts) -> None:
    counts("ogre", 1 + CHARM_BONUS + DIE_BONUS)
    table = facing("ogre", "thief", ["loaded_die", "lucky_charm"]).fight(BARE_HANDS, 2)
    assert table.do(s.USE["loaded_die"]).last(s.Nudged).outcome == "won"


def test_the_loaded_die_is_not_offered_where_it_changes_nothing(counts: Counts) -> None:
    counts("ogre", 2 + DIE_BONUS)
    assert facing("ogre", items=["loaded_die"]).loses().uses == []


# The Climbing Rope


@pytest.mark.parametrize("trap", TRAPS)
def test_the_rope_passes_any_trap_by(trap: str) -> None:
    table = facing(trap, items=["climbing_rope", "cursed_sabre"], discarded=["ogre"])
    table.do(s.USE["climbing_rope"])
    assert table.state.discard == ["ogre", "climbing_rope", trap]
    assert table.last(s.PassedBy) == s.PassedBy(trap, "card")
    assert (table.lost_hearts, table.state.items) == (0, ("cursed_sabre",))
    assert not table.state.alarm


def test_the_rope_may_be_kept_for_later() -> None:
    table = facing("spike_pit", items=["climbing_rope"]).do(s.CONTINUE)
    assert (table.lost_hearts, table.state.items) == (1, ("climbing_rope",))


# The Crystal Ball


def test_the_ball_shows_the_next_card_which_may_be_passed_by() -> None:
    table = between(items=["crystal_ball"], deck=["ogre", "magpie"])
    table.do(s.USE["crystal_ball"], "ogre")
    assert table.legal == [s.LEAVE, s.CONTINUE]
    table.do(s.LEAVE)
    assert table.state.discard == ["crystal_ball", "ogre"]
    assert table.state.chance_outcomes() == ["magpie"]


def test_a_card_kept_by_the_ball_is_the_next_to_be_turned() -> None:
    table = between(items=["crystal_ball"], deck=["ogre", "magpie"])
    table.do(s.USE["crystal_ball"], "ogre", s.CONTINUE)
    assert table.state.chance_outcomes() == ("ogre",)
    assert table.do("ogre").last(s.Turned) == s.Turned("ogre", foreseen=True)


def test_the_ball_passes_even_the_last_card_and_the_delve_is_won() -> None:
    table = between(items=["crystal_ball"], deck=["old_dragon"], hearts=1)
    table.do(s.USE["crystal_ball"], "old_dragon", s.LEAVE)
    assert table.events[-1] == s.DelveEnded(True, "monk", 1, "old_dragon")


def test_after_the_ball_it_is_still_between_cards() -> None:
    table = between("monk", ["crystal_ball", "prayer_beads"], deck=["vampire"], hearts=1)
    table.do(s.USE["crystal_ball"], "vampire", s.CONTINUE)
    assert table.legal == [s.USE["prayer_beads"], s.CONTINUE]
    assert table.do(s.USE["prayer_beads"]).state.chance_outcomes() == ("vampire",)


def test_the_ball_shows_the_seer_nothing_new() -> None:
    table = between("seer", ["crystal_ball"], deck=["ogre", "magpie"])
    table.state.phase = "foreseeing"
    assert table.do("ogre").legal == [s.ESCAPE["crystal_ball"], s.CONTINUE]


# The Tame Magpie


def test_the_magpie_brings_back_the_item_discarded_last() -> None:
    table = between(items=["magpie"], discarded=["war_maul", "war_paint", "ogre", "spike_pit"])
    table.do(s.USE["magpie"])
    assert table.last(s.Fetched).item == "war_paint"
    assert table.state.items == ("war_paint",)
    assert table.state.discard == ["war_maul", "ogre", "spike_pit", "magpie"]


def test_the_magpie_brings_back_a_shattered_blade_whole() -> None:
    table = facing("ogre", items=["glass_blade", "magpie"], deck=["troll"])
    table.wins("glass_blade").do(s.USE["magpie"], "troll")
    assert table.weapons == ["glass_blade"]


def test_the_magpie_stays_while_no_item_lies_discarded() -> None:
    assert between(items=["magpie"], discarded=["ogre", "spike_pit"]).legal == [s.CONTINUE]


def test_the_magpie_keeps_the_hands_as_full_as_they_were() -> None:
    five = ["sack", "magpie", "loaded_die", "fire_bomb", "lucky_charm"]
    table = between(items=five, discarded=["war_maul"]).do(s.USE["magpie"])
    assert len(table.state.items) == CARRIED_WITH_SACK


def test_the_magpie_brings_the_ball_back_to_be_used_again() -> None:
    table = between(items=["crystal_ball", "magpie"], deck=["ogre", "troll", "demon"])
    table.do(s.USE["crystal_ball"], "ogre", s.LEAVE, s.USE["magpie"])
    assert s.USE["crystal_ball"] in table.legal
