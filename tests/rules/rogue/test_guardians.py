"""Each guardian printed on a room card by its own numbers; none is charmed or killed outright."""

from __future__ import annotations

import pytest

from game.rules.rogue import steps as s
from game.rules.rogue.monsters import BOSSES, GUARDIANS

from .beasts import Beast


def test_the_lich_king_paralyzes_drains_curses_and_fears_light() -> None:
    Beast("lich_king").has("paralyze", "life_drain", "curse").fears("light").all()


def test_the_pit_horror_ensnares_frightens_grows_and_fears_the_torch() -> None:
    Beast("pit_horror").has("ensnare", "fear", "regenerate").fears("torch").all()


def test_the_grave_robber_steals() -> None:
    Beast("grave_robber").has("steal").all()


def test_the_mimic_ensnares_and_chokes_on_food() -> None:
    Beast("mimic").has("ensnare").fears("food").all()


def test_the_stone_guardian_strikes_twice_evades_and_fears_the_torch() -> None:
    Beast("stone_guardian").has("extra_attack", "evade").fears("torch").all()


def test_the_arena_champion_strikes_twice_and_goes_berserk() -> None:
    Beast("arena_champion").has("extra_attack", "berserk").all()


@pytest.mark.parametrize("name", [*GUARDIANS, *BOSSES])
def test_no_blade_kills_guardians_and_bosses_outright(name: str) -> None:
    table = Beast(name).fight("vorpal_blade", "sling", "bone_sceptre").do(s.TARGET[0])
    assert table.uses == []
