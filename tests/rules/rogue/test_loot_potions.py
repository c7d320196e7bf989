"""Each Potion of the loot deck by its card."""

from __future__ import annotations

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.changes import ABILITY_MOST, VITALITY_MOST
from game.rules.rogue.loot import LOOT

from .proofs_of_help import Help
from .readings import n
from .situations import enter


def test_the_healing_potion_heals_at_any_quiet_moment() -> None:
    Help("healing_potion").heals("free", "aim", "rest").useless_to_the_unhurt("rest").all()


def test_a_potion_is_drunk_while_a_room_waits_for_a_choice() -> None:
    table = enter("angels_rest", "healing_potion", health=1)
    labels = table.labels
    table.do(s.use("healing_potion"))
    assert table.came == {"health": n(LOOT["healing_potion"].uses[0].effects, x.Heal)}
    assert table.labels == labels
    table.takes("Ask for luck").ends()


def test_the_elixir_of_life_heals_all_and_adds_a_point_of_vitality() -> None:
    elixir = Help("elixir_of_life").changes("vitality", "free", "aim", "rest")
    elixir.heals("free", "aim", "rest").all()


def test_no_elixir_or_draught_is_wasted_on_who_has_the_most_already() -> None:
    """Ruling R7: abilities end at 10, Vitality at 11."""
    assert "elixir_of_life" in Help("elixir_of_life").running(health=9, vitality=9).uses
    full = {"health": VITALITY_MOST, "vitality": VITALITY_MOST, "strength": ABILITY_MOST}
    assert "elixir_of_life" not in Help("elixir_of_life").running(**full).uses
    assert "draught_of_might" not in Help("draught_of_might").running(**full).uses


def test_the_draught_of_might_makes_strong_for_good_or_passes_a_check() -> None:
    Help("draught_of_might").changes("strength", "free", "rest").masters("strength").all()


def test_the_draught_of_grace_makes_nimble_for_good_or_passes_a_check() -> None:
    Help("draught_of_grace").changes("agility", "free", "rest").masters("agility").all()


def test_the_draught_of_wit_makes_clever_for_good_or_passes_a_check() -> None:
    Help("draught_of_wit").changes("intellect", "free", "rest").masters("intellect").all()


def test_the_four_leaf_tonic_gives_luck() -> None:
    Help("four_leaf_tonic").favours("free", "aim", "rest").all()


def test_the_berserkers_brew_costs_blood_aims_and_strikes() -> None:
    Help("berserkers_brew").drains("aim").aims().strikes("aim").all()


def test_the_berserkers_brew_kills_who_has_no_blood_to_spare() -> None:
    table = Help("berserkers_brew").moment("aim", health=1).do(s.use("berserkers_brew"))
    assert table.last(e.Died) == e.Died(0, table.state.foes[0].id)


def test_the_smoke_vial_covers_an_escape() -> None:
    Help("smoke_vial").slips_away("aim", "rolled").all()
