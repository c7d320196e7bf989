"""Each piece of Equipment of the loot deck by its card, the weakness icons among it."""

from __future__ import annotations

from game.rules.rogue import steps as s
from game.rules.rogue.monsters import MONSTERS

from .proofs_of_help import Help
from .situations import fighting


def test_the_camping_gear_gives_a_rest_that_may_be_disturbed() -> None:
    Help("camping_gear").camps(danger=True).all()


def test_the_rope_steadies_strength_and_agility() -> None:
    Help("rope").steadies("strength", "agility").all()


def test_the_lockpicks_pass_checks_of_agility_and_intellect() -> None:
    Help("lockpicks").masters("agility", "intellect").all()


def test_the_bandages_heal_or_steady_vitality() -> None:
    bandages = Help("bandages").heals("free", "aim", "rest").useless_to_the_unhurt("free")
    bandages.steadies("vitality").all()


def test_the_caltrops_daunt_or_guard_a_rest() -> None:
    Help("caltrops").daunts().adds_to_a_rest().all()


def test_the_meaty_rib_charms_by_food_or_is_eaten() -> None:
    Help("meaty_rib").answers().heals("free", "rest").all()


def test_the_hunk_of_cheese_charms_by_food_is_eaten_or_sweetens_a_rest() -> None:
    Help("hunk_of_cheese").answers().heals("free", "rest").adds_to_a_rest().all()


def test_the_flute_charms_by_song_or_lulls_a_rest() -> None:
    Help("flute").answers().adds_to_a_rest().all()


def test_the_holy_water_harms_by_light_or_heals() -> None:
    Help("holy_water").answers().heals("free", "rest").all()


def test_the_magic_mirror_harms_by_light_or_stops_a_blow() -> None:
    Help("magic_mirror").answers().guards().all()


def test_the_wolfsbane_harms_by_the_ward_or_steadies_vitality() -> None:
    Help("wolfsbane").answers().steadies("vitality").all()


def test_the_garlic_harms_by_hush_is_eaten_or_guards_a_rest() -> None:
    Help("garlic").answers().heals("rest").adds_to_a_rest().all()


def test_the_torch_harms_by_its_own_icon_or_steadies_any_check() -> None:
    Help("torch").answers().steadies().all()


def test_food_is_eaten_outside_combat_and_thrown_once_a_target_is_chosen() -> None:
    table = fighting("wolf", cards=("meaty_rib",), health=1)
    assert table.uses == []
    table.do(s.TARGET[0], s.use("meaty_rib"))
    assert (table.beaten, table.finds) == (["wolf"], [MONSTERS["wolf"].henchman])
    assert table.came == {}
    assert table.state.phase == "exploring"
