"""The purple rooms that lie there once, each by its card: a hoard, a throne, a bargain, a vault."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e

from .readings import first, n, says, way
from .situations import WEAKEST, enter

ONE = (WEAKEST[0],)
DEEPER = (WEAKEST[1],)


def test_the_dragons_hoard_gives_its_egg_to_light_fingers() -> None:
    check = first(way("dragons_hoard", "Lift the egg"), x.Check)
    table = enter("dragons_hoard").takes("Lift the egg").passes("agility")
    table.agrees(finds="dragon_egg", xp=n(check.passed, x.Learn)).ends()
    table = enter("dragons_hoard").takes("Lift the egg").fails("agility").do(3)
    table.agrees(health=-n(check.failed, x.Hurt, die=3)).ends()


def test_the_dragons_hoard_fills_pockets_and_its_dragon_can_be_slain() -> None:
    check = first(way("dragons_hoard", "Fill your pockets"), x.Check)
    table = enter("dragons_hoard").takes("Fill your pockets").passes("agility")
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("dragons_hoard").takes("Fill your pockets").fails("agility").do(4)
    harm, loot = n(check.failed, x.Hurt, die=4), n(check.failed, x.DrawLoot)
    table.agrees(health=-harm, loot=loot).ends()
    table = enter("dragons_hoard").takes("Slay the dragon").fights("young_dragon")
    loot = n(way("dragons_hoard", "Slay the dragon"), x.DrawLoot)
    table.agrees(finds="dragon_egg", loot=loot).ends()
    table = enter("dragons_hoard").takes("Tiptoe out")
    table.agrees(xp=n(way("dragons_hoard", "Tiptoe out"), x.Learn)).ends()


def test_the_mad_kings_throne_rewards_a_joke_or_a_present() -> None:
    check = first(way("mad_kings_throne", "Tell him a joke"), x.Check)
    table = enter("mad_kings_throne").takes("Tell him a joke").passes("intellect")
    table.agrees(finds="kings_signet").ends()
    table = enter("mad_kings_throne", "mace").takes("Tell him a joke").fails("intellect")
    table.agrees(lost=n(check.failed, x.Lose), health=-n(check.failed, x.Drain)).ends()
    table = enter("mad_kings_throne", "gold_cup").takes("Present a treasure")
    xp = n(way("mad_kings_throne", "Present a treasure"), x.Learn)
    table.agrees(finds="kings_signet", xp=xp).ends()


def test_the_mad_kings_throne_has_a_lap_to_sit_on_and_a_way_out() -> None:
    rows = first(way("mad_kings_throne", "Sit on his lap"), x.Roll).rows
    for face, fate in rows:
        table = enter("mad_kings_throne", level=2).takes("Sit on his lap").do(face)
        match fate[0]:
            case x.Hurt():
                table.agrees(health=-n(fate, x.Hurt, 2)).ends()
            case x.Fight():
                table.fights(WEAKEST[1]).agrees(loot=n(fate, x.DrawLoot)).ends()
            case _:
                table.agrees(luck=n(fate, x.Favour), loot=n(fate, x.DrawLoot)).ends()
    table = enter("mad_kings_throne").takes("Bow out backwards")
    table.agrees(xp=n(way("mad_kings_throne", "Bow out backwards"), x.Learn)).ends()


@pytest.mark.parametrize(
    ("label", "ability"),
    [("Sign for might", "strength"), ("Sign for grace", "agility"), ("Sign for wit", "intellect")],
)
def test_the_demon_bargain_trades_life_for_an_ability(label: str, ability: x.Ability) -> None:
    life, gain = (c for c in way("demon_bargain", label) if isinstance(c, x.Change))
    table = enter("demon_bargain").takes(label)
    changes = {life.ability: life.by, gain.ability: gain.by}
    assert changes == table.came
    assert set(changes) == {"vitality", ability}
    assert table.loot == n(way("demon_bargain", label), x.DrawLoot)
    assert all(says(table.told, by) for by in (life.by, gain.by, table.loot))
    table.ends()


def test_the_demon_bargain_trades_life_for_fortune() -> None:
    fortune = way("demon_bargain", "Sign for fortune")
    table = enter("demon_bargain").takes("Sign for fortune")
    table.agrees(vitality=n(fortune, x.Change), luck=n(fortune, x.Favour)).ends()
    full = enter("demon_bargain", vitality=5, health=5).takes("Sign for fortune").ends()
    assert full.state.hero.health == full.state.hero.vitality < 5


def test_the_demon_bargain_is_burned_or_declined() -> None:
    table = enter("demon_bargain").takes("Burn the contract").fights(*DEEPER)
    table.agrees(loot=n(way("demon_bargain", "Burn the contract"), x.DrawLoot)).ends()
    enter("demon_bargain").takes("Decline politely").agrees().ends()


def test_the_vault_of_relics_yields_its_sword_to_fighters_or_swappers() -> None:
    table = enter("vault_of_relics").takes("Take the sword").fights("stone_guardian")
    table.agrees(finds="vorpal_blade").ends()
    check = first(way("vault_of_relics", "Swap in your weapon"), x.Check)
    table = enter("vault_of_relics", "mace").takes("Swap in your weapon").passes("intellect")
    table.agrees(finds="vorpal_blade").ends()
    table = enter("vault_of_relics", "mace").takes("Swap in your weapon").fails("intellect")
    table.agrees(health=-n(check.failed, x.Hurt)).ends()


@pytest.mark.parametrize("level", [1, 3])
def test_the_vault_of_relics_crushes_armor_of_clumsy_hands(level: int) -> None:
    check = first(way("vault_of_relics", "Take the casket"), x.Check)
    table = enter("vault_of_relics").takes("Take the casket").passes("agility")
    table.agrees(finds="saints_reliquary").ends()
    harm = -n(check.failed, x.Hurt, level)
    table = enter("vault_of_relics", "mace", level=level).takes("Take the casket").fails("agility")
    table.agrees(health=harm).ends()
    table = enter("vault_of_relics", "shield", level=level).takes("Take the casket")
    table.fails("agility")
    assert table.last(e.Attacked).damage == -harm
    assert table.uses == ["shield"]
    table.do(table.legal[0]).agrees(health=harm, lost=n(check.failed, x.Lose)).ends()


def test_the_vault_of_relics_honours_a_salute() -> None:
    salute = way("vault_of_relics", "Salute and leave")
    table = enter("vault_of_relics").takes("Salute and leave")
    table.agrees(xp=n(salute, x.Learn), health=n(salute, x.Heal)).ends()
