"""Each monster of level IV by its card."""

from __future__ import annotations

from .beasts import Beast


def test_the_manticore_strikes_twice_poisons_and_follows_food() -> None:
    Beast("manticore").has("extra_attack", "poison").is_won_by("food").all()


def test_the_griffon_strikes_twice_soars_and_follows_song() -> None:
    Beast("griffon").has("extra_attack", "evade").is_won_by("song").all()


def test_the_troll_regenerates_and_fears_the_torch() -> None:
    Beast("troll").has("regenerate").fears("torch").all()


def test_the_mummy_frightens_curses_and_fears_torch_and_ward() -> None:
    Beast("mummy").has("fear", "curse").fears("torch", "ward").all()


def test_the_stone_golem_absorbs_shrugs_off_and_fears_the_torch() -> None:
    Beast("stone_golem").has("absorb_attack", "evade").fears("torch").all()


def test_the_medusa_paralyzes_petrifies_and_fears_light() -> None:
    Beast("medusa").has("paralyze", "petrify").fears("light").all()


def test_the_hill_giant_hurls_rocks_and_fears_hush() -> None:
    Beast("hill_giant").has("hurl_rock").fears("hush").all()


def test_the_wraith_drains_energy_and_life_and_fears_light() -> None:
    Beast("wraith").has("energy_drain", "life_drain").fears("light").all()


def test_the_invisible_stalker_fades_evades_and_fears_hush() -> None:
    Beast("invisible_stalker").has("invisibility", "evade").fears("hush").all()
