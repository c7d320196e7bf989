"""Each Weapon of the loot deck by its card: whom it suits, and what it is spent for."""

from __future__ import annotations

from .proofs_of_help import Help


def test_the_sword_parries() -> None:
    Help("sword").suits("strength").guards().all()


def test_the_mace_deals_damage_once_the_roll_is_seen() -> None:
    Help("mace").suits("strength").strikes("rolled").all()


def test_the_dagger_stabs_at_any_moment_or_steadies_any_check() -> None:
    Help("dagger").suits("strength").strikes("aim", "rolled").steadies().all()


def test_the_battle_axe_deals_damage_before_the_roll() -> None:
    Help("battle_axe").suits("strength").strikes("aim").all()


def test_the_war_hammer_breaks_what_is_in_the_way_or_daunts() -> None:
    Help("war_hammer").suits("strength").masters("strength").daunts().all()


def test_the_spear_raises_the_attack_value() -> None:
    Help("spear").suits("strength").aims().all()


def test_the_short_bow_aims_and_strikes() -> None:
    Help("short_bow").suits("agility").aims().strikes("aim").all()


def test_the_rapier_parries_or_aims() -> None:
    Help("rapier").suits("agility").guards().aims().all()


def test_the_throwing_knives_strike_before_or_after_the_roll() -> None:
    Help("throwing_knives").suits("agility").strikes("aim", "rolled").all()


def test_the_crossbow_strikes_once_the_roll_is_seen() -> None:
    Help("crossbow").suits("agility").strikes("rolled").all()


def test_the_sling_kills_giants_of_the_fourth_level_at_most_or_rolls_again() -> None:
    Help("sling").suits("agility").slays(4, "giant").rolls_again().all()


def test_the_whip_passes_checks_of_agility_or_daunts() -> None:
    Help("whip").suits("agility").masters("agility").daunts().all()


def test_the_oak_wand_rolls_again() -> None:
    Help("oak_wand").suits("intellect").rolls_again().all()


def test_the_crystal_staff_heals_at_any_quiet_moment() -> None:
    staff = Help("crystal_staff").suits("intellect").heals("free", "aim", "rest")
    staff.useless_to_the_unhurt("free").all()


def test_the_runed_rod_guards() -> None:
    Help("runed_rod").suits("intellect").guards().all()


def test_the_spellbook_passes_checks_of_intellect_or_is_read_at_rest() -> None:
    Help("spellbook").suits("intellect").masters("intellect").learns("rest").all()


def test_the_frost_orb_daunts_or_covers_an_escape() -> None:
    Help("frost_orb").suits("intellect").daunts().slips_away("rolled").all()


def test_the_bone_sceptre_commands_the_undead() -> None:
    sceptre = Help("bone_sceptre").suits("intellect").adds_to_attacks("undead")
    sceptre.slays(4, "undead").all()
