"""Each monster fights by its card."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.rules.delver import steps as s
from game.rules.delver.cards import (
    ALARM,
    BARE_HANDS,
    BARE_HANDS_DIE,
    DICE,
    HEROES,
    HYDRA_HEADS,
    MIMIC_HEARTS,
    MINOTAUR_PRICE,
    MONK_HANDS_DIE,
    MONSTERS,
    SWARM_DIE,
    SWING,
    SWINGING,
    VAMPIRE_WOUND,
    WEAPONS,
    Difficulty,
    Monster,
    strength_of,
)

from .conftest import Counts
from .driver import facing

PLAIN = [monster for monster, card in MONSTERS.items() if not card.text]
OWN_NUMBER = ("lich", "doppelganger")
BEST = {weapon: card.die for weapon, card in WEAPONS.items()}


@pytest.mark.parametrize("monster", PLAIN)
def test_a_plain_monster_is_beaten_above_its_number_and_wounds_below(monster: Monster) -> None:
    number = MONSTERS[monster].strength
    won = facing(monster, items=["glass_blade"]).fight("glass_blade", number + 1)
    assert won.all(s.Beaten) == [s.Beaten(monster)]
    if number > 1:
        lost = facing(monster, items=["glass_blade"]).fight("glass_blade", number - 1)
        assert lost.legal == [s.WOUND, s.ESCAPE["glass_blade"]]
        assert lost.do(s.WOUND).last(s.HeartsLost).count == 1


@pytest.mark.parametrize("difficulty", SWING)
@pytest.mark.parametrize("monster", [m for m in MONSTERS if m not in OWN_NUMBER])
def test_a_monster_counts_its_number_and_in_other_decks_a_few_swing(
    monster: Monster, difficulty: Difficulty
) -> None:
    table = facing(monster, difficulty=difficulty).fight(BARE_HANDS)
    expected = MONSTERS[monster].strength + (SWING[difficulty] if monster in SWINGING else 0)
    assert table.last(s.Attacked).number == strength_of(monster, difficulty) == expected


def test_the_goblin_takes_an_item_of_the_delvers_choice_and_wounds_nobody() -> None:
    table = facing("goblin_sneak", items=["war_paint", "magpie"], hearts=1).loses()
    assert table.legal == [s.ESCAPE["war_paint"], s.ESCAPE["magpie"]]
    table.do(s.ESCAPE["magpie"])
    assert table.last(s.Survived) == s.Survived("goblin_sneak", "theft")
    assert sorted(table.state.discard) == ["goblin_sneak", "magpie"]


def test_the_goblin_wounds_who_has_nothing_to_take() -> None:
    assert facing("goblin_sneak").loses().lost_hearts == 1


def test_against_the_swarm_no_larger_die_is_rolled() -> None:
    table = facing("bat_swarm", items=["glass_blade"]).fight("glass_blade")
    assert table.last(s.Attacked).die == SWARM_DIE
    assert table.state.chance_outcomes() == tuple(range(1, SWARM_DIE + 1))
    assert facing("bat_swarm").fight(BARE_HANDS).last(s.Attacked).die == SWARM_DIE


def test_the_glass_blade_shatters_on_bats_too() -> None:
    table = facing("bat_swarm", items=["glass_blade"]).wins("glass_blade")
    assert table.state.items == ()


@pytest.mark.parametrize(("items", "die"), [(["war_maul"], BARE_HANDS_DIE), ([], MONK_HANDS_DIE)])
def test_the_ghost_is_fought_with_bare_hands_the_monks_included(items: list[str], die: int) -> None:
    table = facing("ghost", "monk", items)
    assert table.weapons == [BARE_HANDS]
    assert table.fight(BARE_HANDS).last(s.Attacked).die == die


def test_weapons_carried_past_the_ghost_do_their_own_rules_no_harm() -> None:
    # The maul hinders no escape, the spear adds nothing, the blade stays whole.
    table = facing("ghost", items=["war_maul", "silver_spear", "glass_blade"]).loses()
    assert table.last(s.Attacked).bonus == 0
    assert table.pays == ["war_maul", "silver_spear", "glass_blade"]
    assert "glass_blade" in table.do(s.WOUND).state.items


def test_slime_dissolves_the_weapon_that_loses_to_it() -> None:
    table = facing("slime", items=["cursed_sabre", "war_paint"]).loses("cursed_sabre").do(s.WOUND)
    assert table.last(s.Lost) == s.Lost("cursed_sabre", "slime")
    assert (table.lost_hearts, table.state.items) == (1, ("war_paint",))


def test_slime_dissolves_it_even_from_who_runs_away() -> None:
    table = facing("slime", items=["cursed_sabre", "war_paint"]).loses("cursed_sabre")
    assert table.do(s.ESCAPE["war_paint"]).state.items == ()


def test_slime_dissolves_nothing_that_has_just_paid_nor_fists_nor_a_winner() -> None:
    paid = facing("slime", items=["war_maul", "glass_blade"]).loses("glass_blade")
    assert paid.do(s.ESCAPE["glass_blade"]).all(s.Lost) == []
    assert facing("slime").loses().all(s.Lost) == []
    assert facing("slime", items=["cursed_sabre"]).wins("cursed_sabre").all(s.Lost) == []


def test_slime_takes_the_glass_blade_only_once() -> None:
    table = facing("slime", items=["glass_blade", "war_paint"]).loses("glass_blade").do(s.WOUND)
    assert table.all(s.Lost) == [s.Lost("glass_blade", "slime")]


def test_nobody_runs_from_the_spider() -> None:
    table = facing("giant_spider", items=["cursed_sabre", "war_paint"]).loses("cursed_sabre")
    assert (table.lost_hearts, table.all(s.Paid)) == (1, [])


def test_the_hydra_must_be_beaten_twice_in_a_row() -> None:
    best = BEST["cursed_sabre"]
    table = facing("hydra", items=["cursed_sabre"]).fight("cursed_sabre", best)
    assert table.last(s.Rolled).outcome == "half_won"
    assert (table.legal, table.all(s.Beaten)) == ([], [])
    assert table.do(best).all(s.Beaten) == [s.Beaten("hydra")]
    assert len(table.all(s.Rolled)) == HYDRA_HEADS


def test_one_of_two_rolls_lost_is_a_fight_lost_to_the_hydra() -> None:
    table = facing("hydra", items=["cursed_sabre"]).fight("cursed_sabre", BEST["cursed_sabre"], 1)
    assert table.last(s.Survived) == s.Survived("hydra", "wound")


def test_a_tie_with_the_second_head_leaves_the_first_one_beaten() -> None:
    best, tie = BEST["cursed_sabre"], MONSTERS["hydra"].strength
    table = facing("hydra", items=["cursed_sabre"]).fight("cursed_sabre", best, tie, tie, best)
    assert table.all(s.Beaten) == [s.Beaten("hydra")]


def test_the_gambler_rolls_the_second_head_again_not_both() -> None:
    best = BEST["cursed_sabre"]
    table = facing("hydra", "gambler", ["cursed_sabre"]).fight("cursed_sabre", best, 1)
    assert table.do(s.USE[s.HERO_RULE], best).all(s.Beaten) == [s.Beaten("hydra")]


def test_the_loaded_die_helps_against_one_head_only(counts: Counts) -> None:
    counts("hydra", 2)
    table = facing("hydra", items=["loaded_die"]).loses().do(s.USE["loaded_die"])
    assert table.last(s.Nudged).outcome == "half_won"
    assert table.do(1).lost_hearts == 1


def test_a_beaten_mimic_gives_a_heart_back() -> None:
    table = facing("mimic", items=["cursed_sabre"], hearts=1).wins("cursed_sabre")
    assert table.last(s.HeartsWon) == s.HeartsWon(MIMIC_HEARTS, 1 + MIMIC_HEARTS)
    assert facing("mimic", items=["cursed_sabre"]).wins("cursed_sabre").all(s.HeartsWon) == []


def test_no_item_is_used_under_the_gaze_of_the_cockatrice() -> None:
    items = ["healing_potion", "fire_bomb", "loaded_die"]
    table = facing("cockatrice", items=items, hearts=1)
    assert table.uses == []
    assert table.loses().legal == [s.WOUND, *(s.ESCAPE[item] for item in items)]


def test_the_gambler_doubles_under_the_gaze_for_that_is_no_item() -> None:
    table = facing("cockatrice", "gambler", ["cursed_sabre"]).loses("cursed_sabre")
    assert table.uses == [s.HERO_RULE]


def test_the_lich_counts_the_other_undead_in_the_discard() -> None:
    discarded = ["skeleton", "ghost", "demon", "vampire", "war_paint"]
    table = facing("lich", discarded=discarded).fight(BARE_HANDS)
    assert table.last(s.Attacked).number == MONSTERS["lich"].strength + 3
    assert facing("lich").fight(BARE_HANDS).last(s.Attacked).number == MONSTERS["lich"].strength


def test_a_lich_from_the_mirror_does_not_count_itself() -> None:
    table = facing("cursed_mirror", deck=[], discarded=["skeleton", "lich"]).do("lich")
    assert table.fight(BARE_HANDS).last(s.Attacked).number == MONSTERS["lich"].strength + 1


def test_the_troll_eats_what_was_paid_and_comes_back() -> None:
    table = facing("troll", items=["war_paint"]).loses().do(s.ESCAPE["war_paint"])
    assert table.last(s.Returned) == s.Returned("troll", "card")
    assert (table.state.deck, table.state.discard) == (["giant_rat", "troll"], ["war_paint"])


def test_the_troll_eats_the_thiefs_item_too() -> None:
    table = facing("troll", "thief", ["war_paint"], deck=[]).loses().do(s.ESCAPE["war_paint"])
    assert table.last(s.Paid) == s.Paid("war_paint", back=False)
    assert (table.state.deck, table.state.discard) == (["troll"], ["war_paint"])


def test_a_troll_that_wounded_or_was_beaten_does_not_come_back() -> None:
    assert facing("troll").loses().state.discard == ["troll"]
    assert "troll" in facing("troll", items=["glass_blade"]).wins("glass_blade").state.discard


def test_the_vampires_wound_costs_two_hearts_an_escape_none() -> None:
    assert facing("vampire").loses().last(s.HeartsLost).count == VAMPIRE_WOUND
    escaped = facing("vampire", items=["war_paint"]).loses().do(s.ESCAPE["war_paint"])
    assert escaped.lost_hearts == 0


def test_the_vampire_cannot_take_more_than_the_last_heart() -> None:
    table = facing("vampire", hearts=1).loses()
    assert table.last(s.HeartsLost) == s.HeartsLost(1, 0)
    assert table.events[-1] == s.DelveEnded(False, "monk", 0, "vampire")


def test_the_golem_shrugs_off_every_bonus() -> None:
    items = ["lucky_charm", "war_paint", "silver_spear", "fire_bomb", "loaded_die"]
    table = facing("golem", "barbarian", items, hearts=1)
    assert table.uses == []
    assert table.fight("silver_spear").last(s.Attacked).bonus == 0
    assert table.do(WEAPONS["silver_spear"].die).uses == []


def test_the_golem_minds_neither_potion_nor_doubling() -> None:
    items = ["healing_potion", "war_maul"]
    table = facing("golem", "gambler", items, hearts=1).loses("war_maul")
    assert table.uses == ["healing_potion", s.HERO_RULE]


def test_an_escape_from_the_minotaur_costs_two_items() -> None:
    table = facing("minotaur", items=["war_paint", "magpie", "loaded_die"], hearts=1).loses()
    table.do(s.ESCAPE["war_paint"])
    assert table.legal == [s.ESCAPE["magpie"], s.ESCAPE["loaded_die"]]
    table.do(s.ESCAPE["loaded_die"])
    assert len(table.all(s.Paid)) == MINOTAUR_PRICE
    assert (table.last(s.Survived).way, table.state.owed) == ("escape", 0)


def test_a_named_weapon_pays_the_minotaur_alone() -> None:
    table = facing("minotaur", items=["nightfang", "magpie"]).loses()
    table.do(s.ESCAPE["nightfang"])
    assert (table.last(s.Survived).way, table.state.items) == ("escape", ("magpie",))
    assert facing("minotaur", items=["nightfang"]).loses().pays == ["nightfang"]


def test_a_named_weapon_also_is_the_second_half_of_the_minotaurs_price() -> None:
    table = facing("minotaur", items=["nightfang", "magpie"]).loses()
    table.do(s.ESCAPE["magpie"])
    assert (table.state.items, table.lost_hearts) == ((), 0)


@pytest.mark.parametrize("items", [["war_paint"], ["war_paint", "cursed_sabre"]])
def test_who_cannot_pay_the_minotaur_both_pays_nothing(items: list[str]) -> None:
    table = facing("minotaur", items=items)
    table.loses(table.weapons[0])
    assert (table.lost_hearts, table.state.items) == (1, tuple(items))


def test_the_weapon_just_used_may_be_half_the_minotaurs_price() -> None:
    table = facing("minotaur", items=["glass_blade", "war_paint"]).loses("glass_blade")
    table.do(s.ESCAPE["glass_blade"])
    assert (table.lost_hearts, table.all(s.Lost)) == (0, [])


@pytest.mark.parametrize("die", sorted(set(DICE) - {4}))
def test_the_doppelganger_counts_half_the_die_and_one_more(counts: Counts, die: int) -> None:
    counts("cursed_sabre", die)
    table = facing("doppelganger", items=["cursed_sabre"])
    half = die // 2
    assert table.chance("cursed_sabre") == Fraction(half - 1, die - 1)
    assert table.fight("cursed_sabre").last(s.Attacked).number == half + 1


def test_the_doppelganger_hears_the_bell() -> None:
    table = facing("alarm_bell", "tinker", deck=["doppelganger"]).do(s.LEAVE, "doppelganger")
    number = table.fight(BARE_HANDS).last(s.Attacked).number
    assert number == BARE_HANDS_DIE // 2 + 1 + ALARM


def test_who_beats_the_old_dragon_has_won_the_whole_delve() -> None:
    table = facing("old_dragon", items=["glass_blade"], deck=["ogre", "troll"], hearts=1)
    table.wins("glass_blade")
    assert table.events[-1] == s.DelveEnded(True, "monk", 1, "old_dragon")
    assert (table.state.card, table.state.discard) == ("", ["old_dragon"])
    assert table.state.returns() == (1.0,)


def test_the_dragon_is_survived_like_any_other_monster() -> None:
    table = facing("old_dragon", items=["war_paint"]).loses().do(s.ESCAPE["war_paint"])
    assert table.all(s.DelveEnded) == []
    assert facing("old_dragon", deck=[]).loses().last(s.DelveEnded).won


def test_a_delver_may_die_of_the_last_card() -> None:
    table = facing("ogre", "thief", deck=[], hearts=1).loses()
    assert table.events[-1] == s.DelveEnded(False, "thief", 0, "ogre")
    assert HEROES["thief"].hearts > table.state.hearts
