"""Each card of the specialty deck by its text: the charmed beasts and the finds."""

from __future__ import annotations

import pytest

from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS

from .proofs import dummy
from .proofs_of_help import Help
from .situations import Table, fighting

LURES = {"food": "meaty_rib", "song": "flute"}
TAMED = [monster.id for monster in MONSTERS.values() if monster.henchman]


@pytest.mark.parametrize("monster", TAMED)
def test_a_charmed_beast_comes_along_and_pays_as_if_beaten(monster: str) -> None:
    """Rulebook, Charming: the Henchman, a loot card, and experience equal to the level."""
    card = MONSTERS[monster]
    lure = LURES[card.charmed_by[0]]
    table = fighting(monster, cards=(lure,)).do(s.TARGET[0], s.use(lure))
    assert table.last(e.FoeGone) == e.FoeGone(0, monster, "charmed")
    assert card.henchman in table.state.hero.cards
    assert (table.state.hero.xp, len(table.all(e.LootGained))) == (card.level, 2)
    assert card.henchman not in table.state.specialty
    assert LOOT[card.henchman].name in Help(card.henchman).card.name


def once_a_combat(card: str, window: str) -> Table:
    """Use a kept card in one round; it is not there in the next, but again in the next fight."""
    helper = Help(card)
    table = helper.facing(dummy(), luck=1)
    for more in (True, False):
        table.do(s.TARGET[0])
        if window == "aim":
            assert (card in table.uses) == more
            table.do(*[s.use(card)] * more, *[s.ROLL] * (table.state.phase == "aimed" and not more))
        if table.state.phase == "aimed":
            table.do(s.ROLL)
        table.do(1)
        if window == "rolled":
            assert (card in table.uses) == more
            table.do(*[s.use(card)] * more)
        table.do(s.KEEP)
    assert card in helper.moment("aim" if window == "aim" else "rolled").uses
    return table


def test_the_charmed_wolf_fights_and_runs() -> None:
    Help("charmed_wolf").adds_to_attacks().stands_in("agility").all()


def test_the_charmed_giant_rat_squeezes_through_and_bears_much() -> None:
    rat = Help("charmed_giant_rat").adds_to_checks("agility")
    rat.stands_in("agility", "vitality").all()


def test_the_charmed_bear_fights_lifts_and_endures() -> None:
    Help("charmed_bear").adds_to_attacks().stands_in("strength", "vitality").all()


def test_the_charmed_wild_boar_charges_once_a_combat_and_pushes() -> None:
    Help("charmed_wild_boar").strikes("aim").stands_in("strength").all()
    once_a_combat("charmed_wild_boar", "aim")


def test_the_charmed_harpy_daunts_once_a_combat_and_sings() -> None:
    Help("charmed_harpy").daunts().stands_in("intellect").all()
    once_a_combat("charmed_harpy", "aim")


def test_the_charmed_giant_cobra_bites_once_a_combat_after_the_roll() -> None:
    Help("charmed_giant_cobra").strikes("rolled").all()
    once_a_combat("charmed_giant_cobra", "rolled")


def test_the_charmed_owlbear_fights_lifts_endures_and_keeps_watch() -> None:
    owlbear = Help("charmed_owlbear").adds_to_attacks().stands_in("strength", "vitality")
    owlbear.adds_to_rests().all()


def test_the_charmed_manticore_daunts_and_strikes_once_a_combat() -> None:
    Help("charmed_manticore").daunts().strikes("aim").all()
    once_a_combat("charmed_manticore", "aim")


def test_the_charmed_griffon_fights_and_flies() -> None:
    Help("charmed_griffon").adds_to_attacks().stands_in("agility").all()


def test_the_charmed_wyvern_fights() -> None:
    Help("charmed_wyvern").adds_to_attacks().all()


# Finds


def test_the_lich_crown_whispers_answers() -> None:
    Help("lich_crown").adds_to_checks("intellect").all()


def test_the_dragon_egg_warms_a_rest_or_teaches() -> None:
    Help("dragon_egg").adds_to_rests().learns("free", "rest").all()


def test_the_saints_reliquary_points_at_evil_and_heals() -> None:
    relic = Help("saints_reliquary").adds_to_attacks("undead", "fiend")
    relic.heals("free", "aim", "rest").useless_to_the_unhurt("free").all()


def test_the_vorpal_blade_suits_all_and_kills_any_monster_but_bosses_and_guardians() -> None:
    blade = Help("vorpal_blade").suits("strength", "agility", "intellect").adds_to_attacks()
    blade.slays(5).all()


def test_the_kings_signet_opens_cellars() -> None:
    Help("kings_signet").draws("free", "rest").all()


def test_the_bottled_djinn_rolls_again_and_knows_much() -> None:
    Help("bottled_djinn").rolls_again().stands_in("intellect").all()


def test_the_rescued_prisoner_knows_the_back_ways() -> None:
    prisoner = Help("rescued_prisoner").adds_to_checks("intellect")
    prisoner.stands_in("strength", "agility", "intellect").all()


def test_the_moonstone_charm_wards_once_a_combat_and_adds_to_checks_of_vitality() -> None:
    Help("moonstone_charm").guards().adds_to_checks("vitality").all()
    table = Help("moonstone_charm").facing(dummy()).attack(1).do(s.use("moonstone_charm"))
    assert table.attack(1).all(e.CardUsed) == [e.CardUsed(0, "moonstone_charm", kept=True)]
