"""The red rooms, each by its card: lairs, guards and altars, and the two great pits."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS

from .readings import first, n, way
from .situations import WEAKEST, enter

ONE = (WEAKEST[0],)
DEEPER = (WEAKEST[1],)
TWO = ONE * 2


# The two great pits


def test_the_tomb_of_the_lich_king_wakes_him_on_the_third_level() -> None:
    gate = first(ROOMS["tomb_of_the_lich_king"].effects, x.Deeper)
    fight = first(gate.then, x.Fight)
    assert gate.level == MONSTERS["lich_king"].level
    failed = enter("tomb_of_the_lich_king", level=gate.level).fails("intellect")
    assert failed.came == {"health": -n(gate.then, x.Drain)}
    table = enter("tomb_of_the_lich_king", level=gate.level).passes("intellect")
    table.fights("lich_king", WEAKEST[gate.level - 1])
    loot, xp = n(fight.prize, x.DrawLoot), n(fight.prize, x.Learn)
    table.agrees(finds="lich_crown", loot=loot, xp=xp).ends()


@pytest.mark.parametrize("level", [1, 2])
def test_the_tomb_of_the_lich_king_is_guarded_by_others_further_up(level: int) -> None:
    gate = first(ROOMS["tomb_of_the_lich_king"].effects, x.Deeper)
    table = enter("tomb_of_the_lich_king", level=level).fights(*[WEAKEST[level - 1]] * 2)
    table.agrees(loot=n(gate.otherwise, x.DrawLoot)).ends()


def test_the_pit_of_despair_lets_its_horror_climb_from_the_fourth_level_on() -> None:
    gate = first(ROOMS["pit_of_despair"].effects, x.Deeper)
    prize = first(gate.then, x.Fight).prize
    assert gate.level == MONSTERS["pit_horror"].level
    failed = enter("pit_of_despair", level=gate.level).fails("vitality")
    assert failed.came == {"health": -n(gate.then, x.Drain)}
    table = enter("pit_of_despair", level=gate.level).passes("vitality")
    table.fights("pit_horror", WEAKEST[gate.level - 1])
    loot, xp, health = n(prize, x.DrawLoot), n(prize, x.Learn), n(prize, x.Heal)
    table.agrees(loot=loot, xp=xp, health=health).ends()


def test_the_pit_of_despair_is_passed_along_its_ledge() -> None:
    check = first(way("pit_of_despair", "Edge along the ledge"), x.Check)
    table = enter("pit_of_despair").takes("Edge along the ledge")
    table.passes("agility").agrees(xp=n(check.passed, x.Learn)).ends()
    fallen = enter("pit_of_despair").takes("Edge along the ledge").fails("agility")
    fallen.fights(*ONE).agrees(health=-n(check.failed, x.Hurt)).ends()


def test_the_pit_of_despair_takes_meat_and_is_climbed_by_rope() -> None:
    meat = enter("pit_of_despair", "meaty_rib").takes("Throw meat down")
    meat.agrees(xp=n(way("pit_of_despair", "Throw meat down"), x.Learn)).ends()
    rope = enter("pit_of_despair", "rope").takes("Climb down on a rope").fights(*ONE)
    rope.agrees(loot=n(way("pit_of_despair", "Climb down on a rope"), x.DrawLoot)).ends()
    assert "rope" in rope.state.hero.cards
    assert enter("pit_of_despair").labels == ["Edge along the ledge"]


# The others


def test_the_guard_post_is_stormed_or_crept_past() -> None:
    enter("guard_post").takes("Attack").fights(*TWO).agrees().ends()
    passed = first(way("guard_post", "Creep past"), x.Check).passed
    table = enter("guard_post").takes("Creep past").passes("agility")
    table.agrees(loot=n(passed, x.DrawLoot)).ends()
    enter("guard_post").takes("Creep past").fails("agility").fights(*TWO).agrees().ends()


def test_the_guard_post_is_bribed_or_joined_at_dice() -> None:
    bribe = enter("guard_post", "gold_cup", "rope").takes("Bribe them")
    bribe.agrees(xp=n(way("guard_post", "Bribe them"), x.Learn)).ends()
    dice = enter("guard_post", "loaded_dice").takes("Join the game")
    dice.agrees(loot=n(way("guard_post", "Join the game"), x.DrawLoot)).ends()
    assert enter("guard_post", "rope").labels == ["Attack", "Creep past"]


def test_the_monster_lair_holds_two_who_can_be_lured_out() -> None:
    table = enter("monster_lair").takes("Go in").fights(*TWO)
    table.agrees(loot=n(way("monster_lair", "Go in"), x.DrawLoot)).ends()
    failed = first(way("monster_lair", "Lure one out"), x.Check).failed
    enter("monster_lair").takes("Lure one out").passes("agility").fights(*ONE).agrees().ends()
    table = enter("monster_lair").takes("Lure one out").fails("agility").fights(*TWO)
    table.agrees(health=-n(failed, x.Hurt)).ends()


def test_the_monster_lair_is_smoked_out_or_strewn_with_caltrops() -> None:
    smoke = enter("monster_lair", "torch").takes("Smoke them out").fights(*ONE)
    smoke.agrees(loot=n(way("monster_lair", "Smoke them out"), x.DrawLoot)).ends()
    strewn = enter("monster_lair", "caltrops").takes("Strew caltrops")
    strewn.agrees(xp=n(way("monster_lair", "Strew caltrops"), x.Learn)).ends()
    assert enter("monster_lair").labels == ["Go in", "Lure one out"]


@pytest.mark.parametrize("level", [1, 3])
def test_the_ambush_is_smelled_or_its_arrows_hurt_by_the_level(level: int) -> None:
    check, foe = first(ROOMS["ambush"].effects, x.Check), WEAKEST[level - 1]
    table = enter("ambush", level=level).passes("intellect").fights(foe)
    table.agrees(xp=n(check.passed, x.Learn, level)).ends()
    table = enter("ambush", level=level).fails("intellect").fights(foe)
    table.agrees(health=-n(check.failed, x.Hurt, level)).ends()


def test_the_blood_altar_takes_blood_or_a_companion() -> None:
    blood = way("blood_altar", "Give your own blood")
    table = enter("blood_altar").takes("Give your own blood")
    table.agrees(luck=n(blood, x.Favour), xp=n(blood, x.Learn)).ends()
    table = enter("blood_altar", "scout").takes("Give up a companion")
    table.agrees(strength=n(way("blood_altar", "Give up a companion"), x.Change)).ends()
    assert table.gone == ["scout"]
    assert "Give your own blood" not in enter("blood_altar", health=2).labels


def test_the_blood_altar_is_overturned_or_left() -> None:
    check = first(way("blood_altar", "Overturn the altar"), x.Check)
    table = enter("blood_altar").takes("Overturn the altar").passes("strength").fights(*ONE)
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("blood_altar").takes("Overturn the altar").fails("strength").fights(*ONE)
    table.agrees(health=-n(check.failed, x.Hurt)).ends()
    enter("blood_altar").takes("Back away").passes("vitality").agrees().ends()
    table = enter("blood_altar").takes("Back away").fails("vitality")
    table.agrees(health=-n(way("blood_altar", "Back away"), x.Drain)).ends()


def test_the_arena_pit_has_a_champion_an_opening_bout_and_a_gatekeeper() -> None:
    champion = way("arena_pit", "Call the champion")
    table = enter("arena_pit").takes("Call the champion").fights("arena_champion")
    table.agrees(loot=n(champion, x.DrawLoot), luck=n(champion, x.Favour)).ends()
    table = enter("arena_pit").takes("Fight the opening bout").fights(*ONE)
    table.agrees(xp=n(way("arena_pit", "Fight the opening bout"), x.Learn)).ends()
    bribe = enter("arena_pit", "gold_cup").takes("Bribe the gatekeeper").agrees().ends()
    assert "Nothing else happens." in bribe.told


@pytest.mark.parametrize("passes", [True, False])
def test_the_torture_chamber_lets_its_prisoner_be_freed(passes: bool) -> None:
    health = 0 if passes else -n(ROOMS["torture_chamber"].effects, x.Drain)
    table = enter("torture_chamber").check("vitality", passes=passes).fights(*ONE)
    assert table.came.get("health", 0) == health
    table.takes("Cut him loose").agrees(finds="rescued_prisoner", health=health).ends()


def test_the_torture_chamber_can_be_searched_instead() -> None:
    found = way("torture_chamber", "Search the room")
    table = enter("torture_chamber").passes("vitality").fights(*ONE).takes("Search the room")
    table.agrees(loot=n(found, x.DrawLoot), xp=n(found, x.Learn)).ends()


def test_the_crypt_of_whispers_is_heard_smashed_or_silenced() -> None:
    check = first(way("crypt_of_whispers", "Listen closely"), x.Check)
    table = enter("crypt_of_whispers").takes("Listen closely").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("crypt_of_whispers").takes("Listen closely").fails("intellect")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    smash = way("crypt_of_whispers", "Smash the skulls")
    table = enter("crypt_of_whispers").takes("Smash the skulls").fights(*ONE)
    table.agrees(health=-n(smash, x.Hurt), xp=n(smash, x.Learn)).ends()
    hush = way("crypt_of_whispers", "Silence them")
    table = enter("crypt_of_whispers", "silence_scroll").takes("Silence them")
    table.agrees(xp=n(hush, x.Learn), health=n(hush, x.Heal)).ends()


def test_the_war_camp_is_robbed_challenged_or_crawled_round() -> None:
    passed = first(way("war_camp", "Rob the war chest"), x.Check).passed
    table = enter("war_camp").takes("Rob the war chest").passes("agility")
    table.agrees(loot=n(passed, x.DrawLoot)).ends()
    enter("war_camp").takes("Rob the war chest").fails("agility").fights(*TWO).agrees().ends()
    table = enter("war_camp").takes("Challenge the chieftain").fights(*DEEPER)
    table.agrees(luck=n(way("war_camp", "Challenge the chieftain"), x.Favour)).ends()
    crawl = first(way("war_camp", "Crawl round the camp"), x.Check)
    table = enter("war_camp").takes("Crawl round the camp").passes("vitality")
    table.agrees(xp=n(crawl.passed, x.Learn)).ends()
    table = enter("war_camp").takes("Crawl round the camp").fails("vitality")
    table.agrees(health=-n(crawl.failed, x.Drain)).ends()


def test_the_spider_nest_binds_the_weak_and_hides_something_in_a_cocoon() -> None:
    check = first(ROOMS["spider_nest"].effects, x.Check)
    rows = first(ROOMS["spider_nest"].effects, x.Roll).rows
    for face, cocoon in rows:
        table = enter("spider_nest").passes("strength").fights(*ONE).do(face)
        match cocoon[0]:
            case x.Hurt():
                table.agrees(health=-n(cocoon, x.Hurt)).ends()
            case x.DrawLoot():
                table.agrees(loot=n(cocoon, x.DrawLoot)).ends()
            case _:
                table.agrees(finds="rescued_prisoner").ends()
    table = enter("spider_nest").fails("strength").fights(*ONE).do(rows[-1][0])
    table.agrees(health=-n(check.failed, x.Hurt), finds="rescued_prisoner").ends()


def test_the_collapsing_bridge_is_run_across() -> None:
    check = first(way("collapsing_bridge", "Run for it"), x.Check)
    table = enter("collapsing_bridge").takes("Run for it").passes("agility")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("collapsing_bridge", level=2).takes("Run for it").fails("agility")
    table.agrees(health=-n(check.failed, x.Hurt, 2)).ends()


def test_the_collapsing_bridge_is_swung_across_or_bears_who_throws_a_card_away() -> None:
    table = enter("collapsing_bridge", "rope").takes("Swing across")
    table.agrees(xp=n(way("collapsing_bridge", "Swing across"), x.Learn)).ends()
    assert table.state.hero.cards == ("rope",)
    enter("collapsing_bridge", "blessed", "rope").takes("Fling down your load").agrees()
    assert enter("collapsing_bridge", "blessed").labels == ["Run for it", "Let go"]


def test_the_collapsing_bridge_drops_who_lets_go_to_the_next_level() -> None:
    table = enter("collapsing_bridge", level=2).takes("Let go")
    table.agrees(health=-n(way("collapsing_bridge", "Let go"), x.Hurt))
    assert table.all(e.LevelLeft) == [e.LevelLeft(2)]
    assert (table.state.level, table.state.phase) == (3, "mapping")
    last = enter("collapsing_bridge", level=5).takes("Let go").ends()
    assert not last.all(e.LevelLeft)


def test_the_executioners_hall_is_fought_tricked_or_pardoned() -> None:
    stand = way("executioners_hall", "Stand and fight")
    table = enter("executioners_hall").takes("Stand and fight").fights(*DEEPER)
    table.agrees(loot=n(stand, x.DrawLoot)).ends()
    check = first(way("executioners_hall", "Kneel, then strike"), x.Check)
    table = enter("executioners_hall").takes("Kneel, then strike").passes("agility")
    table.agrees(xp=n(check.passed, x.Learn), loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("executioners_hall").takes("Kneel, then strike").fails("agility").fights(*ONE)
    table.agrees(health=-n(check.failed, x.Hurt)).ends()
    pardon = way("executioners_hall", "Show a royal pardon")
    table = enter("executioners_hall", "kings_signet").takes("Show a royal pardon")
    table.agrees(loot=n(pardon, x.DrawLoot), xp=n(pardon, x.Learn)).ends()


def test_the_flooded_crypt_is_waded_dived_or_crossed_without_armor() -> None:
    table = enter("flooded_crypt").takes("Wade through").fights(*ONE)
    table.agrees(xp=n(way("flooded_crypt", "Wade through"), x.Learn)).ends()
    check = first(way("flooded_crypt", "Dive for the coffin"), x.Check)
    table = enter("flooded_crypt").takes("Dive for the coffin").passes("vitality").fights(*ONE)
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("flooded_crypt").takes("Dive for the coffin").fails("vitality").fights(*ONE)
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    strip = way("flooded_crypt", "Strip off your armor")
    table = enter("flooded_crypt", "shield").takes("Strip off your armor")
    table.agrees(loot=n(strip, x.DrawLoot), xp=n(strip, x.Learn)).ends()


def test_the_beast_cages_have_a_keeper_and_may_all_be_opened() -> None:
    table = enter("beast_cages").takes("Fight the keeper").fights(*ONE)
    table.agrees(xp=n(way("beast_cages", "Fight the keeper"), x.Learn)).ends()
    rows = first(way("beast_cages", "Open all the cages"), x.Roll).rows
    for (face, cage), foes in zip(rows, (TWO, ONE, ()), strict=True):
        table = enter("beast_cages").takes("Open all the cages").do(face)
        if foes:
            table.fights(*foes)
        loot = n(cage, x.DrawLoot) if foes != TWO else 0
        table.agrees(loot=loot, xp=0 if foes else n(cage, x.Learn)).ends()


def test_the_beast_cages_give_friends_for_cheese_or_whispers() -> None:
    cheese = enter("beast_cages", "hunk_of_cheese").takes("Throw in cheese")
    xp = n(way("beast_cages", "Throw in cheese"), x.Learn)
    cheese.agrees(finds="charmed_giant_rat", xp=xp).ends()
    bear = enter("beast_cages", "beast_friend").takes("Whisper to the bear")
    bear.agrees(finds="charmed_bear").ends()
    twice = enter("beast_cages", "beast_friend")
    twice.state.specialty = ()
    twice.takes("Whisper to the bear").agrees(loot=1).ends()
