"""Each monster of level I by its card."""

from __future__ import annotations

from .beasts import Beast


def test_the_wolf_bites_again_and_follows_food() -> None:
    Beast("wolf").has("extra_attack").is_won_by("food").all()


def test_the_giant_rat_falls_into_a_frenzy_and_follows_food() -> None:
    Beast("giant_rat").has("frenzy").is_won_by("food").all()


def test_the_goblin_calls_another_and_fears_the_torch() -> None:
    Beast("goblin").has("summon").fears("torch").all()


def test_the_kobold_lays_snares() -> None:
    Beast("kobold").has("ensnare").all()


def test_the_skeleton_lets_blows_through_and_fears_the_ward() -> None:
    Beast("skeleton").has("evade").fears("ward").all()


def test_the_bandit_steals() -> None:
    Beast("bandit").has("steal").all()


def test_the_fire_beetle_breathes_fire_and_chokes_on_food() -> None:
    Beast("fire_beetle").has("fire_breath").fears("food").all()


def test_the_cave_bat_drives_followers_away_flutters_and_fears_hush() -> None:
    Beast("cave_bat").has("fear", "evade").fears("hush").all()
