"""Each Scroll of the loot deck by its card."""

from __future__ import annotations

from .proofs_of_help import Help


def test_the_teleport_scroll_carries_away_from_rooms_and_fights() -> None:
    Help("teleport_scroll").vanishes("free", "aim", "rolled").all()


def test_the_speak_to_animal_scroll_charms_by_song_or_steadies() -> None:
    Help("speak_to_animal_scroll").answers().steadies("agility", "intellect").all()


def test_the_turn_undead_scroll_kills_what_bears_the_ward_or_guards_a_rest() -> None:
    Help("turn_undead_scroll").answers().adds_to_a_rest().all()


def test_the_silence_scroll_harms_by_hush_or_steadies_who_sneaks() -> None:
    Help("silence_scroll").answers().steadies("agility").all()


def test_the_transmute_rock_to_mud_scroll_kills_by_the_torch_or_passes_a_check_of_strength() -> (
    None
):
    Help("transmute_rock_to_mud_scroll").answers().masters("strength").all()


def test_the_fireball_scroll_burns_for_a_die_and_more() -> None:
    Help("fireball_scroll").strikes("aim", "rolled").all()


def test_the_lightning_scroll_strikes_and_daunts() -> None:
    Help("lightning_scroll").daunts().strikes("aim").all()


def test_the_haste_scroll_aims_or_passes_a_check_of_agility() -> None:
    Help("haste_scroll").aims().masters("agility").all()


def test_the_sanctuary_scroll_stops_a_blow_or_gives_a_safe_rest() -> None:
    Help("sanctuary_scroll").guards().camps(danger=False).all()
