"""The persistent rooms, each by its card: entered again, but generous only once a game (R15)."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.rooms import ROOMS

from .readings import first, n, says, way
from .situations import DRAWN, WEAKEST, enter

ONE = (WEAKEST[0],)
LASTING = {
    "swinging_blades", "wishing_well", "dice_den", "rune_puzzle", "mirror_maze",
    "moonlit_fountain", "alchemists_garden", "arcane_library", "black_market",
}  # fmt: skip


def test_these_rooms_and_no_others_are_persistent() -> None:
    assert {room.id for room in ROOMS.values() if room.persistent} == LASTING


def test_the_swinging_blades_teach_once_and_hurt_by_the_level() -> None:
    check = first(ROOMS["swinging_blades"].effects, x.Check)
    table = enter("swinging_blades").passes("agility").agrees(xp=n(check.passed, x.Learn)).ends()
    table.again().passes("agility").agrees().ends()
    for level in (1, 4):
        table = enter("swinging_blades", level=level).fails("agility")
        table.agrees(health=-n(check.failed, x.Hurt, level)).ends()


def test_the_wishing_well_pays_for_a_treasure() -> None:
    rows = first(way("wishing_well", "Give a treasure"), x.Roll).rows
    for face, wish in rows:
        table = enter("wishing_well", "gold_cup").takes("Give a treasure").do(face)
        match wish[0]:
            case x.Heal():
                table.agrees(health=n(wish, x.Heal)).ends()
            case x.Favour():
                table.agrees(luck=n(wish, x.Favour), health=n(wish, x.Heal)).ends()
            case _:
                more = n(wish, x.Change)
                table.agrees(vitality=more, health=more).ends()


def test_the_wishing_well_takes_potions_and_lets_its_coins_be_reached_once() -> None:
    table = enter("wishing_well", "healing_potion").takes("Give a potion")
    table.agrees(luck=n(way("wishing_well", "Give a potion"), x.Favour)).ends()
    check = first(way("wishing_well", "Reach for the coins"), x.Check)
    table = enter("wishing_well").takes("Reach for the coins").passes("agility")
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table.again().takes("Reach for the coins").passes("agility").agrees().ends()
    table = enter("wishing_well").takes("Reach for the coins").fails("agility")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    enter("wishing_well").takes("Walk on").agrees().ends()


def test_the_dice_den_takes_a_card_or_blood_as_a_stake() -> None:
    for label, cards in (("Stake a card", ("rope",)), ("Stake your blood", ())):
        low = 1
        for high, win in first(way("dice_den", label), x.Roll).rows:
            for face in {low, high}:
                table = enter("dice_den", *cards).takes(label).do(face)
                kinds = [type(effect) for effect in win]
                loot = n(win, x.DrawLoot) if x.DrawLoot in kinds else 0
                xp = n(win, x.Learn) if x.Learn in kinds else 0
                table.agrees(loot=loot, xp=xp).ends()
            low = high + 1


def test_the_dice_den_can_be_cheated_once_and_left() -> None:
    table = enter("dice_den", "loaded_dice").takes("Cheat")
    table.agrees(loot=n(way("dice_den", "Cheat"), x.DrawLoot)).ends()
    table.again().takes("Cheat").agrees().ends()
    enter("dice_den").takes("Leave the table").agrees().ends()
    assert enter("dice_den").labels == ["Stake your blood", "Leave the table"]


def test_the_dice_den_asks_for_no_blood_that_one_needs_to_live() -> None:
    assert enter("dice_den", health=1).labels == ["Leave the table"]


def test_the_rune_puzzle_is_turned_read_or_carved() -> None:
    check = first(way("rune_puzzle", "Turn the dials"), x.Check)
    table = enter("rune_puzzle").takes("Turn the dials").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("rune_puzzle").takes("Turn the dials").fails("intellect")
    table.agrees(health=-n(check.failed, x.Hurt)).ends()
    table = enter("rune_puzzle", "read_runes").takes("Read the runes")
    table.agrees(xp=n(way("rune_puzzle", "Read the runes"), x.Learn)).ends()
    table = enter("rune_puzzle", "rune_tablet").takes("Carve your own rune")
    table.agrees(luck=n(way("rune_puzzle", "Carve your own rune"), x.Favour)).ends()
    enter("rune_puzzle").takes("Leave it be").agrees().ends()


def test_the_rune_puzzle_rewards_once_for_all_its_ways() -> None:
    """Ruling R15: once per game is kept per card."""
    table = enter("rune_puzzle", "read_runes", "rune_tablet").takes("Read the runes").ends()
    table.again().takes("Carve your own rune").agrees().ends()
    table.again().takes("Turn the dials").passes("intellect").agrees().ends()


def test_the_mirror_maze_is_solved_or_its_smiler_attacked_once() -> None:
    check = first(way("mirror_maze", "Find the way"), x.Check)
    table = enter("mirror_maze").takes("Find the way").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table.again().takes("Attack the smiler").agrees().ends()
    table = enter("mirror_maze").takes("Find the way").fails("intellect")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    table = enter("mirror_maze").takes("Attack the smiler").fights(*ONE).agrees().ends()
    table.again().takes("Attack the smiler").agrees().ends()
    enter("mirror_maze").takes("Go back").agrees().ends()


def test_the_mirror_maze_sends_who_holds_a_mirror_anywhere() -> None:
    table = enter("mirror_maze", "magic_mirror").takes("Hold up a mirror")
    assert table.state.phase == "travelling"
    here = table.state.hero.place
    assert s.move(here, False) not in table.legal
    assert s.move(table.state.exit, False) in table.legal
    table.do(s.move("1/2", False)).agrees().ends()
    assert table.state.hero.cards == ("magic_mirror",)


def test_the_moonlit_fountain_gives_its_moon_once() -> None:
    check = first(way("moonlit_fountain", "Catch the moon"), x.Check)
    table = enter("moonlit_fountain").takes("Catch the moon").passes("agility")
    table.agrees(finds="moonstone_charm").ends()
    table.again().takes("Catch the moon").passes("agility").agrees().ends()
    table = enter("moonlit_fountain").takes("Catch the moon").fails("agility")
    table.agrees(health=-n(check.failed, x.Drain)).ends()


def test_the_moonlit_fountain_heals_for_experience_or_treasure() -> None:
    table = enter("moonlit_fountain", xp=3).takes("Drink deeply")
    table.agrees(health=n(way("moonlit_fountain", "Drink deeply"), x.Heal)).ends()
    table.again().takes("Drink deeply").ends()
    sink = way("moonlit_fountain", "Sink a treasure")
    table = enter("moonlit_fountain", "gold_cup").takes("Sink a treasure")
    table.agrees(health=n(sink, x.Heal), luck=n(sink, x.Favour)).ends()
    assert enter("moonlit_fountain").labels == ["Catch the moon", "Walk away"]
    enter("moonlit_fountain").takes("Walk away").agrees().ends()


def test_the_alchemists_garden_lets_one_brew_once() -> None:
    check = first(way("alchemists_garden", "Brew something"), x.Check)
    table = enter("alchemists_garden").takes("Brew something").passes("intellect")
    table.agrees(health=n(check.passed, x.Heal), loot=n(check.passed, x.DrawLoot)).ends()
    table.again().takes("Brew something").passes("intellect").agrees().ends()
    table = enter("alchemists_garden").takes("Brew something").fails("intellect")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    table = enter("alchemists_garden", "magic_mirror").takes("Boil up your gear")
    table.agrees(health=n(way("alchemists_garden", "Boil up your gear"), x.Heal)).ends()
    enter("alchemists_garden").takes("Touch nothing").agrees().ends()


def test_the_alchemists_garden_improves_a_potion_by_a_roll() -> None:
    for face, brew in first(way("alchemists_garden", "Improve a potion"), x.Roll).rows:
        table = enter("alchemists_garden", "smoke_vial").takes("Improve a potion").do(face)
        match brew[0]:
            case x.Drain():
                table.agrees(health=-n(brew, x.Drain)).ends()
            case x.Heal():
                table.agrees(health=n(brew, x.Heal)).ends()
            case x.Favour():
                table.agrees(luck=n(brew, x.Favour)).ends()
            case _:
                table.agrees(agility=n(brew, x.Change)).ends()


def test_the_arcane_library_is_studied_once_and_lends_for_experience() -> None:
    check = first(way("arcane_library", "Study till it hurts"), x.Check)
    table = enter("arcane_library").takes("Study till it hurts").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table.again().takes("Study till it hurts").passes("intellect").agrees().ends()
    table = enter("arcane_library").takes("Study till it hurts").fails("intellect")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    table = enter("arcane_library", xp=5).takes("Borrow a book")
    table.agrees(loot=n(way("arcane_library", "Borrow a book"), x.DrawLoot)).ends()
    table = enter("arcane_library", "haste_scroll").takes("Donate a scroll")
    table.agrees(xp=n(way("arcane_library", "Donate a scroll"), x.Learn)).ends()
    enter("arcane_library").takes("Tiptoe out").agrees().ends()


@pytest.mark.parametrize("label", ["Haggle", "Pay with blood", "Show the royal seal"])
def test_the_black_market_trades_again_and_again(label: str) -> None:
    trade = first(way("black_market", label), x.Trade)
    table = enter("black_market", "kings_signet", "rope", "mace").takes(label)
    assert len(table.all(e.StallLaid)) == trade.cards
    assert says(table.told, trade.cards)
    paid = ("rope", "mace")[: trade.rate]
    table.do(*map(s.offer, paid), s.buy(DRAWN), s.DONE).ends()
    assert table.came.get("health", 0) == -table.price.health
    table.again().takes("Look and leave").agrees().ends()


def test_the_black_market_buys_companions() -> None:
    table = enter("black_market", "scout").takes("Sell a companion")
    table.agrees(loot=n(way("black_market", "Sell a companion"), x.DrawLoot)).ends()
    assert table.gone == ["scout"]
