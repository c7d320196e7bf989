"""Each boss by both sides of its card, met behind the last stair."""

from __future__ import annotations

import pytest

from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.monsters import BOSSES, MONSTERS
from game.rules.rogue.run import BOSS_GEMS, LAST_LEVEL
from game.rules.rogue.words import text_of

from .beasts import HEALTHY, Beast
from .situations import SAFE, WEAKEST, Table, run


def met(boss: str, strength: int = 5) -> Table:
    """Return a run on the last level with all red gems placed, and its boss just met."""
    table = run(level=LAST_LEVEL, health=HEALTHY, strength=strength)
    state = table.state
    state.explored = dict.fromkeys([*state.plan.gems][:BOSS_GEMS], "red")
    state.hero.place = state.exit
    table.do(s.DESCEND)
    assert {*state.chance_outcomes()} == {*BOSSES}
    return table.do(boss)


def test_ashmaw_the_elder_dragon_breathes_fire_behind_her_scales() -> None:
    Beast("elder_dragon").has("summon", "fire_breath", "dragon_scales").all()


def test_ashmaw_ablaze_strikes_with_flame_too() -> None:
    Beast("elder_dragon", wrath=True).has("summon", "flame_strike", "fire_breath").all()


def test_vorgoth_the_demon_prince_curses_and_burns_and_fears_light() -> None:
    Beast("demon_prince").has("summon", "curse", "flame_strike").fears("light").all()


def test_vorgoth_unbound_rages_frightens_and_still_fears_light() -> None:
    unbound = Beast("demon_prince", wrath=True)
    unbound.has("summon", "flame_strike", "berserk", "fear").fears("light").all()


def test_ilvara_the_vampire_queen_charms_drains_and_fears_hush_and_light() -> None:
    Beast("vampire_queen").has("summon", "charm", "life_drain").fears("hush", "light").all()


def test_ilvara_in_thirst_drains_energy_and_fades_but_fears_the_same() -> None:
    thirst = Beast("vampire_queen", wrath=True)
    thirst.has("summon", "energy_drain", "life_drain", "invisibility")
    thirst.fears("hush", "light").all()


def test_the_sunken_god_drowns_ensnares_and_fears_song() -> None:
    Beast("sunken_god").has("summon", "drown", "ensnare").fears("song").all()


def test_the_sunken_god_awake_maddens_drowns_grows_and_fears_song() -> None:
    awake = Beast("sunken_god", wrath=True)
    awake.has("summon", "insanity", "drown", "regenerate").fears("song").all()


@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_turns_its_card_at_half_its_health_and_not_before(boss: str) -> None:
    table, card = met(boss, strength=10), MONSTERS[boss]
    assert card.wrath
    foe = table.state.foes[0]
    foe.health = card.health // 2 + 2
    table.attack(SAFE)
    assert foe.card is card
    assert not table.all(e.FoeEnraged)
    table.attack(SAFE)
    assert table.all(e.FoeEnraged) == [e.FoeEnraged(0, boss)]
    assert foe.card is card.wrath
    assert f"turns into {card.wrath.name}:" in text_of(card)
    assert f"Attack value {card.wrath.mav}, damage {card.wrath.damage}." in text_of(card)
    assert table.attack(1).last(e.Compared).mav == card.wrath.mav


@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_calls_a_monster_of_the_last_level_that_must_be_beaten_too(boss: str) -> None:
    calls = next(roll for roll, special in MONSTERS[boss].specials if special == "summon")
    table = met(boss, strength=10).attack(calls)
    while table.state.phase not in ("aiming", "over"):
        table.do(table.legal[0] if table.legal else min(table.state.chance_outcomes()))
    assert table.foes == [boss, WEAKEST[LAST_LEVEL - 1]]
    table.state.foes[0].health = 1
    table.attack(SAFE)
    assert table.foes == [WEAKEST[LAST_LEVEL - 1]]
    assert not table.all(e.RunEnded)
    while table.state.phase == "aiming":
        table.attack(SAFE, 1)
    assert table.last(e.RunEnded).won


@pytest.mark.parametrize("boss", BOSSES)
def test_a_beaten_boss_is_the_end_and_the_victory(boss: str) -> None:
    table = met(boss)
    table.state.hero.cards = ("gold_cup", "scout", "rope")
    table.state.foes[0].health = 1
    table.attack(SAFE)
    assert table.last(e.FoeGone) == e.FoeGone(0, boss, "killed")
    prestige = 3  # the loot for the boss is a Treasure too
    assert table.last(e.RunEnded) == e.RunEnded(won=True, level=LAST_LEVEL, prestige=prestige)
    assert table.state.phase == "over"
