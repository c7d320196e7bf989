"""Each monster of level III by its card."""

from __future__ import annotations

from .beasts import Beast


def test_the_giant_cobra_poisons_and_follows_song() -> None:
    Beast("giant_cobra").has("poison").is_won_by("song").all()


def test_the_ghoul_paralyzes_and_fears_the_ward() -> None:
    Beast("ghoul").has("paralyze").fears("ward").all()


def test_the_owlbear_hugs_and_follows_food() -> None:
    Beast("owlbear").has("ensnare").is_won_by("food").all()


def test_the_ogre_strikes_twice_and_hurls_rocks() -> None:
    Beast("ogre").has("extra_attack", "hurl_rock").all()


def test_the_gargoyle_frightens_turns_to_stone_and_fears_the_torch() -> None:
    Beast("gargoyle").has("fear", "evade").fears("torch").all()


def test_the_werewolf_rages_heals_and_fears_the_ward() -> None:
    Beast("werewolf").has("frenzy", "regenerate").fears("ward").all()


def test_the_wight_drains_energy_and_fears_light_and_ward() -> None:
    Beast("wight").has("energy_drain").fears("light", "ward").all()


def test_the_naiad_drowns_charms_and_fears_hush() -> None:
    Beast("naiad").has("drown", "charm").fears("hush").all()
