"""Each monster of level V by its card."""

from __future__ import annotations

from .beasts import Beast


def test_the_wyvern_strikes_twice_poisons_and_follows_song() -> None:
    Beast("wyvern").has("extra_attack", "poison").is_won_by("song").all()


def test_the_vampire_charms_drains_and_fears_hush_and_light() -> None:
    vampire = Beast("vampire").has("charm", "energy_drain", "life_drain")
    vampire.fears("hush", "light").all()


def test_the_young_dragon_breathes_fire_and_has_scales() -> None:
    Beast("young_dragon").has("fire_breath", "dragon_scales").all()


def test_the_demon_strikes_with_flame_goes_berserk_and_fears_light() -> None:
    Beast("demon").has("flame_strike", "berserk").fears("light").all()


def test_the_brain_eater_maddens_paralyzes_and_fears_hush() -> None:
    Beast("brain_eater").has("insanity", "paralyze").fears("hush").all()


def test_the_fire_giant_strikes_with_flame_and_hurls_rocks() -> None:
    Beast("fire_giant").has("flame_strike", "hurl_rock").all()


def test_the_death_knight_frightens_curses_rages_and_fears_the_ward() -> None:
    Beast("death_knight").has("fear", "curse", "frenzy").fears("ward").all()


def test_the_succubus_maddens_charms_drains_and_fears_light() -> None:
    Beast("succubus").has("insanity", "charm", "life_drain").fears("light").all()


def test_the_storm_djinn_strikes_twice_fades_absorbs_and_fears_hush() -> None:
    djinn = Beast("storm_djinn").has("extra_attack", "invisibility", "absorb_attack")
    djinn.fears("hush").all()
