"""The yellow rooms that lie there once, each by its card: traps, trades, chests and riddles."""

from __future__ import annotations

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.rooms import ROOMS

from .readings import first, n, says, way
from .situations import DRAWN, WEAKEST, Table, enter

ONE = (WEAKEST[0],)
TWO = ONE * 2


def buys(table: Table, *offers: str) -> Table:
    """Lay cards down for one of the trader's, and end the trade."""
    return table.do(*map(s.offer, offers), s.buy(DRAWN), s.DONE)


def test_the_guild_merchant_sells_five_cards_at_two_for_one() -> None:
    trade = first(ROOMS["guild_merchant"].effects, x.Trade)
    table = enter("guild_merchant", "gauntlets", "rope", "gold_cup", "blessed")
    assert len(table.all(e.StallLaid)) == trade.cards
    assert says(table.told, trade.cards)
    assert says(table.told, trade.rate)
    assert s.offer("blessed") not in table.legal
    table.do(s.offer("gauntlets"), s.offer("rope"), s.buy(DRAWN))
    buys(table, "gold_cup").ends()
    assert table.state.hero.cards == ("blessed", DRAWN, DRAWN)


def test_the_guild_merchant_gives_back_what_was_offered_in_vain() -> None:
    table = enter("guild_merchant", "gauntlets", "rope").do(s.offer("rope"), s.DONE).ends()
    assert sorted(table.state.hero.cards) == ["gauntlets", "rope"]


def test_the_dart_corridor_is_sprinted_through() -> None:
    check = first(way("dart_corridor", "Sprint"), x.Check)
    table = enter("dart_corridor").takes("Sprint").passes("agility")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("dart_corridor").takes("Sprint").fails("agility")
    table.agrees(health=-n(check.failed, x.Hurt)).ends()


def test_the_dart_corridor_is_studied_or_wedged_with_armor() -> None:
    check = first(way("dart_corridor", "Study the tiles"), x.Check)
    table = enter("dart_corridor").takes("Study the tiles").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("dart_corridor", level=3).takes("Study the tiles").fails("intellect")
    table.agrees(health=-n(check.failed, x.Hurt, 3)).ends()
    wedge = enter("dart_corridor", "shield").takes("Wedge armor in")
    wedge.agrees(xp=n(way("dart_corridor", "Wedge armor in"), x.Learn)).ends()


def test_the_rope_bridge_shakes_a_card_off_who_stumbles() -> None:
    check = first(way("rope_bridge", "Cross quickly"), x.Check)
    table = enter("rope_bridge").takes("Cross quickly").passes("agility")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("rope_bridge", "mace", "ruby_brooch", "blessed").takes("Cross quickly")
    table.fails("agility")
    assert table.legal == [s.part_with("mace"), s.part_with("ruby_brooch")]
    table.do(s.part_with("mace")).agrees(health=-n(check.failed, x.Hurt), lost=1).ends()


def test_the_rope_bridge_has_a_ledge_for_climbers_and_for_ropes() -> None:
    check = first(way("rope_bridge", "Climb to the ledge"), x.Check)
    table = enter("rope_bridge").takes("Climb to the ledge").passes("strength")
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("rope_bridge", level=2).takes("Climb to the ledge").fails("strength")
    table.agrees(health=-n(check.failed, x.Hurt, 2)).ends()
    table = enter("rope_bridge", "rope").takes("Tie yourself on")
    table.agrees(loot=n(way("rope_bridge", "Tie yourself on"), x.DrawLoot)).ends()


def test_the_old_campsite_is_safe_to_sleep_at_even_in_the_depths() -> None:
    table = enter("old_campsite", level=5, health=1).takes("Eat and sleep").do(1).ends()
    assert table.last(e.Camped) == e.Camped(0, 1, attacked=False)
    assert table.came == {"health": 2}
    assert says(table.told, 1)


def test_the_old_campsite_is_searched_or_its_dead_are_buried() -> None:
    packs = way("old_campsite", "Go through the packs")
    table = enter("old_campsite").takes("Go through the packs").passes("agility")
    table.agrees(loot=n(packs, x.DrawLoot)).ends()
    table = enter("old_campsite").takes("Go through the packs").fails("agility").fights(*ONE)
    table.agrees(loot=n(packs, x.DrawLoot)).ends()
    table = enter("old_campsite").takes("Bury the dead")
    table.agrees(xp=n(way("old_campsite", "Bury the dead"), x.Learn)).ends()


def test_the_locked_chest_broken_open_holds_loot_or_a_mimic() -> None:
    check = first(way("locked_chest", "Break it open"), x.Check)
    (low, bites), (high, opens) = first(check.passed, x.Roll).rows
    table = enter("locked_chest").takes("Break it open").passes("strength").do(low)
    table.fights("mimic").agrees(loot=n(bites, x.DrawLoot)).ends()
    for face in (low + 1, high):
        table = enter("locked_chest").takes("Break it open").passes("strength").do(face)
        table.agrees(loot=n(opens, x.DrawLoot)).ends()
    table = enter("locked_chest").takes("Break it open").fails("strength")
    table.agrees(health=-n(check.failed, x.Hurt)).ends()


def test_the_locked_chest_yields_to_picks_and_can_be_poked_or_left() -> None:
    table = enter("locked_chest", "lockpicks").takes("Use lockpicks")
    table.agrees(loot=n(way("locked_chest", "Use lockpicks"), x.DrawLoot)).ends()
    assert "lockpicks" in table.state.hero.cards
    pick = way("locked_chest", "Pick the lock")
    table = enter("locked_chest", "pick_locks").takes("Pick the lock")
    table.agrees(loot=n(pick, x.DrawLoot), xp=n(pick, x.Learn)).ends()
    table = enter("locked_chest").takes("Poke it from afar").fights("mimic")
    table.agrees(loot=n(way("locked_chest", "Poke it from afar"), x.DrawLoot)).ends()
    assert enter("locked_chest").labels == ["Break it open", "Poke it from afar", "Leave it shut"]
    enter("locked_chest").takes("Leave it shut").agrees().ends()


def test_the_fungus_garden_feeds_or_poisons() -> None:
    low = 1
    for high, cap in first(way("fungus_garden", "Eat a blue cap"), x.Roll).rows:
        for face in {low, high}:
            table = enter("fungus_garden").takes("Eat a blue cap").do(face)
            bad = isinstance(cap[0], x.Drain)
            health = -n(cap, x.Drain) if bad else n(cap, x.Heal)
            luck = n(cap, x.Favour) if face == high == 6 else 0
            table.agrees(health=health, luck=luck).ends()
        low = high + 1


def test_the_fungus_garden_is_picked_or_passed_with_held_breath() -> None:
    for label, ability, pays in (
        ("Pick with care", "intellect", "loot"), ("Hold your breath", "vitality", "xp"),
    ):  # fmt: skip
        check = first(way("fungus_garden", label), x.Check)
        assert check.ability == ability
        table = enter("fungus_garden").takes(label).passes(check.ability)
        loot = n(check.passed, x.DrawLoot) if pays == "loot" else 0
        table.agrees(loot=loot, xp=n(check.passed, x.Learn) if pays == "xp" else 0).ends()
        table = enter("fungus_garden").takes(label).fails(check.ability)
        table.agrees(health=-n(check.failed, x.Drain)).ends()


def test_the_wounded_adventurer_thanks_for_a_potion_or_bandages() -> None:
    for card, label in (
        ("healing_potion", "Give her a potion"), ("bandages", "Bandage her"),
    ):  # fmt: skip
        thanks = way("wounded_adventurer", label)
        table = enter("wounded_adventurer", card).takes(label)
        assert table.gone == [card]
        table.agrees(xp=n(thanks, x.Learn), loot=n(thanks, x.DrawLoot)).ends()


def test_the_wounded_adventurer_is_guarded_robbed_or_left() -> None:
    table = enter("wounded_adventurer").takes("Stand guard").fights(*ONE)
    table.agrees(xp=n(way("wounded_adventurer", "Stand guard"), x.Learn)).ends()
    purse = way("wounded_adventurer", "Take her purse")
    loot = n(purse, x.DrawLoot)
    table = enter("wounded_adventurer", luck=5).takes("Take her purse")
    table.agrees(loot=loot, luck=n(purse, x.Favour)).ends()
    enter("wounded_adventurer").takes("Take her purse").agrees(loot=loot).ends()
    enter("wounded_adventurer").takes("Hurry on").agrees().ends()


def test_the_whispering_statue_takes_experience_for_wit() -> None:
    table = enter("whispering_statue", xp=9).takes("Tell it everything")
    table.agrees(intellect=n(way("whispering_statue", "Tell it everything"), x.Change)).ends()
    assert table.state.hero.xp < 9
    assert "Tell it everything" not in enter("whispering_statue").labels
    enter("whispering_statue").takes("Say nothing").agrees().ends()


def test_the_whispering_statue_hears_riddles_and_guards_its_eyes() -> None:
    check = first(way("whispering_statue", "Answer with a riddle"), x.Check)
    table = enter("whispering_statue").takes("Answer with a riddle").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("whispering_statue", "mace").takes("Answer with a riddle").fails("intellect")
    table.agrees(lost=n(check.failed, x.Lose)).ends()
    eyes = first(way("whispering_statue", "Pry out its eyes"), x.Check)
    table = enter("whispering_statue").takes("Pry out its eyes").passes("strength")
    table.agrees(loot=n(eyes.passed, x.DrawLoot)).ends()
    table = enter("whispering_statue").takes("Pry out its eyes").fails("strength")
    table.fights("stone_guardian").agrees(loot=n(eyes.failed, x.DrawLoot)).ends()


def test_the_smugglers_cache_is_traded_for_grabbed_or_fought_for() -> None:
    trade = first(way("smugglers_cache", "Offer a trade"), x.Trade)
    table = enter("smugglers_cache", "gold_cup", "rope").takes("Offer a trade")
    assert len(table.all(e.StallLaid)) == trade.cards
    assert says(table.told, trade.cards)
    buys(table, *("gold_cup", "rope")[: trade.rate - 1]).ends()
    check = first(way("smugglers_cache", "Grab and run"), x.Check)
    table = enter("smugglers_cache").takes("Grab and run").passes("agility")
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("smugglers_cache").takes("Grab and run").fails("agility").fights(*ONE)
    table.agrees(health=-n(check.failed, x.Hurt)).ends()
    table = enter("smugglers_cache").takes("Wait behind the door").fights(*TWO)
    table.agrees(loot=n(way("smugglers_cache", "Wait behind the door"), x.DrawLoot)).ends()


def test_the_underground_river_tears_gear_from_weak_swimmers() -> None:
    check = first(way("underground_river", "Swim across"), x.Check)
    table = enter("underground_river").takes("Swim across").passes("strength")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("underground_river", "magic_mirror", "mace").takes("Swim across")
    table.fails("strength").agrees(health=-n(check.failed, x.Drain), lost=1).ends()
    assert table.gone == ["magic_mirror"]


def test_the_underground_river_carries_a_raft_to_the_exit_stair() -> None:
    table = enter("underground_river", "magic_mirror").takes("Build a raft")
    table.agrees(xp=n(way("underground_river", "Build a raft"), x.Learn)).ends()
    assert table.state.hero.place == table.state.exit
    assert s.DESCEND in table.legal
    assert "Move to the exit stair." in table.told


def test_the_underground_river_is_fished_in_or_followed() -> None:
    check = first(way("underground_river", "Fish from the bank"), x.Check)
    table = enter("underground_river").takes("Fish from the bank").passes("agility")
    table.agrees(health=n(check.passed, x.Heal)).ends()
    table = enter("underground_river").takes("Fish from the bank").fails("agility")
    table.agrees(health=-n(check.failed, x.Hurt)).ends()
    bank = first(way("underground_river", "Follow the bank"), x.Owns)
    table = enter("underground_river", "scout").takes("Follow the bank")
    table.agrees(xp=n(bank.then, x.Learn)).ends()
    enter("underground_river").takes("Follow the bank").passes("vitality").agrees().ends()
    table = enter("underground_river").takes("Follow the bank").fails("vitality")
    table.agrees(health=-n(bank.otherwise, x.Drain)).ends()
