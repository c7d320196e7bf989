"""The Skills and belongings that heroes start with, each by its card."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.loot import LOOT, STARTING
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.words import text_of

from .proofs import dummy
from .proofs_of_help import Help
from .readings import n
from .situations import run
from .test_loot_specialty import once_a_combat


@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_starts_with_what_the_card_says(hero: str) -> None:
    table = run(hero)  # type: ignore[arg-type]
    card = HEROES[hero]
    assert table.state.hero.id == hero
    assert STARTING[hero] == (*card.skills, *card.belongings)
    assert table.state.hero.primary == getattr(card, card.primary)


@pytest.mark.parametrize("skill", [card.id for card in LOOT.values() if card.kind == "skill"])
def test_a_skill_is_never_offered_lost_or_paid(skill: str) -> None:
    """Ruling R21."""
    table = Help(skill).running("rope", "mace").meets(x.Lose(count=2))
    assert table.state.hero.cards == (skill,)
    table = Help(skill).running("rope").meets(x.Trade(2, 2))
    assert s.offer(skill) not in table.legal


# The Crusader


def test_blessed_adds_to_a_rest() -> None:
    Help("blessed").needs().adds_to_a_rest().all()


def test_turn_undead_strikes_the_undead_alone() -> None:
    Help("turn_undead").needs().strikes("aim", "rolled", against=("undead",)).all()


def test_lay_on_hands_heals_once_a_combat() -> None:
    Help("lay_on_hands").needs().heals("aim").useless_to_the_unhurt("aim").all()


def test_the_broadsword_strikes_after_the_roll_or_parries() -> None:
    Help("broadsword").suits("strength").strikes("rolled").guards().all()


def test_the_kite_shield_guards_or_daunts() -> None:
    Help("kite_shield").guards().daunts().all()


def test_the_silver_cross_burns_the_undead_and_fiends_and_heals() -> None:
    Help("silver_cross").adds_to_attacks("undead", "fiend").heals("free", "aim", "rest").all()


# The Thief


def test_backstab_strikes_once_a_combat() -> None:
    Help("backstab").needs().strikes("aim").all()
    once_a_combat("backstab", "aim")


def test_pick_locks_steadies_agility_and_intellect_once_a_room() -> None:
    Help("pick_locks").needs().steadies("agility", "intellect").all()
    check = x.Check("agility")
    table = Help("pick_locks").running().meets(check, check).do(s.use("pick_locks"), 1)
    assert "pick_locks" not in table.uses


def test_a_skill_for_checks_is_fresh_in_a_fight_after_the_rooms_own_check() -> None:
    """Ruling R21: once a combat, and outside combat once a room."""
    table = Help("read_runes").running().meets(x.Check("agility"), x.Fight(named=("kobold",)))
    table.do(s.use("read_runes"), 1)
    snare = next(roll for roll, what in MONSTERS["kobold"].specials if what == "ensnare")
    table.attack(snare)
    assert table.uses == ["read_runes"]
    assert "Once a combat or a room, before the roll of a check:" in text_of(LOOT["read_runes"])


def test_vanish_hides_from_blows_or_from_a_whole_fight() -> None:
    Help("vanish").needs().guards().slips_away("aim", "rolled").all()


def test_the_stiletto_stabs_or_steadies_agility() -> None:
    Help("stiletto").suits("agility").strikes("aim", "rolled").steadies("agility").all()


def test_the_soft_boots_guard_or_steady_agility() -> None:
    Help("soft_boots").guards().steadies("agility").all()


def test_the_loaded_dice_roll_again_and_are_kept() -> None:
    Help("loaded_dice").rolls_again().all()
    table = Help("loaded_dice").running().meets(x.Check("strength")).do(10)
    table.do(s.use("loaded_dice"), 10)
    assert not table.last(e.Checked).passed


# The Wizard


def test_magic_missile_strikes_at_any_moment_once_a_combat() -> None:
    Help("magic_missile").needs().strikes("aim", "rolled").all()
    once_a_combat("magic_missile", "rolled")


def test_arcane_ward_guards() -> None:
    Help("arcane_ward").needs().guards().all()


def test_read_runes_steadies_any_check() -> None:
    Help("read_runes").needs().steadies().all()


def test_the_ash_staff_guards_or_keeps_watch() -> None:
    Help("ash_staff").suits("intellect").guards().adds_to_a_rest().all()


def test_the_robe_of_stars_guards_or_passes_a_check_of_intellect() -> None:
    Help("robe_of_stars").guards().masters("intellect").all()


def test_the_mana_crystal_strikes_or_heals() -> None:
    Help("mana_crystal").strikes("aim", "rolled").heals("free", "rest").all()


# The Ranger


def test_aimed_shot_aims_once_a_combat() -> None:
    Help("aimed_shot").needs().aims().all()
    once_a_combat("aimed_shot", "aim")


def test_tracking_steadies_agility_and_vitality() -> None:
    Help("tracking").needs().steadies("agility", "vitality").all()


def test_beast_friend_charms_beasts_of_the_third_level_at_most() -> None:
    Help("beast_friend").needs().charms(3, "beast").all()


def test_the_longbow_strikes_before_the_roll() -> None:
    Help("longbow").suits("agility").strikes("aim").all()


def test_the_hatchet_suits_the_ranger_too_strikes_and_splits_firewood() -> None:
    Help("hatchet").suits("strength").strikes("aim", "rolled").adds_to_a_rest().all()
    assert HEROES["ranger"].also == ("strength",)


def test_the_hunting_hound_helps_as_it_lies_there_and_scents() -> None:
    Help("hunting_hound").lies_there().all()
    assert dict(LOOT["hunting_hound"].abilities)["intellect"] > HEROES["ranger"].intellect


# The Runesmith


def test_the_rune_of_fire_aims_and_strikes() -> None:
    Help("rune_of_fire").needs().aims().strikes("aim").all()
    once_a_combat("rune_of_fire", "aim")


def test_forge_mending_turns_weapons_and_armor_into_loot_once_a_rest() -> None:
    mending = Help("forge_mending").needs()
    _, reforge = mending.use_at("rest", x.Choose)
    mending.all()
    for label, card in (("Reforge a Weapon", "mace"), ("Reforge Armor", "shield")):
        table = mending.running(card).meets(x.Todo("rest")).do(s.use("forge_mending"))
        table.takes(label).agrees(loot=n((reforge,), x.DrawLoot))
        assert table.gone == [card]
        assert "forge_mending" not in table.uses
    table = mending.running("rope").meets(x.Todo("rest")).do(s.use("forge_mending"))
    assert table.labels == ["Let the forge cool"]
    table.takes("Let the forge cool").agrees()


def test_stone_skin_guards() -> None:
    Help("stone_skin").needs().guards().all()


def test_the_forge_hammer_daunts() -> None:
    Help("forge_hammer").suits("strength").daunts().all()


def test_the_rune_tablet_suits_the_runesmith_too_guards_or_passes_a_check() -> None:
    Help("rune_tablet").suits("intellect").guards().masters("intellect").all()
    assert HEROES["runesmith"].also == ("intellect",)


def test_the_mead_flask_heals_or_steadies_strength_and_vitality() -> None:
    flask = Help("mead_flask").heals("free", "aim", "rest").useless_to_the_unhurt("rest")
    flask.steadies("strength", "vitality").all()


def test_a_skill_kept_in_one_fight_is_fresh_in_the_next() -> None:
    table = Help("backstab").facing(dummy()).do(s.TARGET[0], s.use("backstab"))
    assert table.state.hero.fought == ("backstab",)
    fresh = Help("backstab").facing("giant_rat").attack(10, 0, "backstab")
    assert fresh.state.hero.fought == ()
