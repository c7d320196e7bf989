"""Each monster of level II by its card."""

from __future__ import annotations

from .beasts import Beast


def test_the_bear_hugs_and_follows_food() -> None:
    Beast("bear").has("ensnare").is_won_by("food").all()


def test_the_wild_boar_goes_berserk_and_follows_song() -> None:
    Beast("wild_boar").has("berserk").is_won_by("song").all()


def test_the_harpy_charms_claws_and_follows_song() -> None:
    Beast("harpy").has("charm", "extra_attack").is_won_by("song").all()


def test_the_orc_strikes_twice_and_goes_berserk() -> None:
    Beast("orc").has("extra_attack", "berserk").all()


def test_the_zombie_grows_together_and_fears_ward_and_torch() -> None:
    Beast("zombie").has("regenerate").fears("ward", "torch").all()


def test_the_giant_spider_poisons_spins_and_fears_the_torch() -> None:
    Beast("giant_spider").has("poison", "web").fears("torch").all()


def test_the_imp_steals_vanishes_and_fears_light() -> None:
    Beast("imp").has("steal", "invisibility").fears("light").all()


def test_the_gnoll_falls_into_a_frenzy_and_fears_hush() -> None:
    Beast("gnoll").has("frenzy").fears("hush").all()
