"""The white, green and blue rooms that lie there once, each by its card."""

from __future__ import annotations

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.loot import LOOT

from .readings import first, n, says, way
from .situations import WEAKEST, enter

ONE = (WEAKEST[0],)
DEEPER = (WEAKEST[1],)

# White


def test_the_shrine_of_dawn_heals_hardens_and_takes_weapons() -> None:
    table = enter("shrine_of_dawn").takes("Sit in the light")
    table.agrees(health=n(way("shrine_of_dawn", "Sit in the light"), x.Heal)).ends()
    check = first(way("shrine_of_dawn", "Keep vigil"), x.Check)
    more = n(check.passed, x.Change)
    table = enter("shrine_of_dawn").takes("Keep vigil").passes("vitality")
    table.agrees(vitality=more, health=more).ends()
    table = enter("shrine_of_dawn").takes("Keep vigil").fails("vitality")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    weapon = way("shrine_of_dawn", "Lay down a weapon")
    table = enter("shrine_of_dawn", "mace").takes("Lay down a weapon")
    table.agrees(luck=n(weapon, x.Favour), health=n(weapon, x.Heal)).ends()


def test_the_hermits_cell_teaches_even_who_does_not_follow() -> None:
    check = first(way("hermits_cell", "Listen to him"), x.Check)
    table = enter("hermits_cell").takes("Listen to him").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("hermits_cell").takes("Listen to him").fails("intellect")
    table.agrees(xp=n(check.failed, x.Learn)).ends()
    table = enter("hermits_cell").takes("Let him wash your wounds")
    table.agrees(health=n(way("hermits_cell", "Let him wash your wounds"), x.Heal)).ends()


def test_the_hermits_cell_welcomes_scrolls_and_cheese() -> None:
    table = enter("hermits_cell", "teleport_scroll").takes("Give him a scroll")
    table.agrees(intellect=n(way("hermits_cell", "Give him a scroll"), x.Change)).ends()
    cheese = way("hermits_cell", "Share your cheese")
    table = enter("hermits_cell", "hunk_of_cheese").takes("Share your cheese")
    table.agrees(health=n(cheese, x.Heal), xp=n(cheese, x.Learn)).ends()
    assert enter("hermits_cell").labels == ["Listen to him", "Let him wash your wounds"]


def test_the_chapel_of_bones_is_freed_from_its_robber_and_one_more() -> None:
    table = enter("chapel_of_bones").takes("Drive him off").fights("grave_robber", *ONE)
    table.agrees(finds="saints_reliquary").ends()


def test_the_chapel_of_bones_is_shared_or_prayed_in() -> None:
    share = way("chapel_of_bones", "Offer to share")
    loot, luck, health = n(share, x.DrawLoot), n(share, x.Favour), -n(share, x.Drain)
    table = enter("chapel_of_bones", luck=2).takes("Offer to share")
    table.agrees(loot=loot, luck=luck, health=health).ends()
    pray = way("chapel_of_bones", "Pray in the corner")
    table = enter("chapel_of_bones").takes("Pray in the corner")
    table.agrees(health=n(pray, x.Heal), xp=n(pray, x.Learn)).ends()


def test_the_angels_rest_gives_sleep_luck_or_for_gold_life() -> None:
    table = enter("angels_rest").takes("Sleep")
    table.agrees(health=n(way("angels_rest", "Sleep"), x.Heal)).ends()
    table = enter("angels_rest").takes("Ask for luck")
    table.agrees(luck=n(way("angels_rest", "Ask for luck"), x.Favour)).ends()
    gold = way("angels_rest", "Give her gold")
    more, heal = n(gold, x.Change), n(gold, x.Heal)
    table = enter("angels_rest", "gold_cup").takes("Give her gold").ends()
    assert table.came == {"vitality": more, "health": more + heal}
    assert says(table.told, more)
    assert says(table.told, heal)


# Green


def test_the_druids_grove_rests_in_safety_with_what_helps_at_rest() -> None:
    table = enter("druids_grove", "pack_mule", level=5, health=1).takes("Rest under the oaks")
    table.do(1).ends()
    roll = 1 + LOOT["pack_mule"].rest
    assert table.last(e.Camped) == e.Camped(0, roll, attacked=False)
    assert table.came == {"health": roll + 1}


def test_the_druids_grove_teaches_and_takes_companions_and_wolfsbane() -> None:
    table = enter("druids_grove", xp=9).takes("Learn the deer's walk")
    table.agrees(agility=n(way("druids_grove", "Learn the deer's walk"), x.Change)).ends()
    leave = way("druids_grove", "Leave a companion here")
    more = n(leave, x.Change)
    table = enter("druids_grove", "scout").takes("Leave a companion here")
    table.agrees(vitality=more, health=more, xp=n(leave, x.Learn)).ends()
    bane = way("druids_grove", "Answer with wolfsbane")
    table = enter("druids_grove", "wolfsbane").takes("Answer with wolfsbane")
    table.agrees(loot=n(bane, x.DrawLoot), health=n(bane, x.Heal)).ends()


def test_the_beast_tamer_sells_a_wolf_and_an_owlbear() -> None:
    table = enter("beast_tamer", "mace", "rope", "blessed").takes("Buy the wolf")
    table.agrees(finds="charmed_wolf").ends()
    table = enter("beast_tamer", "gold_cup").takes("Pay in treasure")
    table.agrees(finds="charmed_owlbear").ends()
    assert "Buy the wolf" not in enter("beast_tamer", "mace", "blessed").labels


def test_the_beast_tamer_lets_the_boar_be_ridden_and_the_griffon_be_played_to() -> None:
    check = first(way("beast_tamer", "Ride the boar"), x.Check)
    table = enter("beast_tamer").takes("Ride the boar").passes("strength")
    table.agrees(finds="charmed_wild_boar").ends()
    table = enter("beast_tamer").takes("Ride the boar").fails("strength")
    table.agrees(health=-n(check.failed, x.Hurt), xp=n(check.failed, x.Learn)).ends()
    table = enter("beast_tamer", "flute").takes("Play to the griffon")
    table.agrees(finds="charmed_griffon").ends()
    assert table.state.hero.cards == ("flute", "charmed_griffon")
    table = enter("beast_tamer").takes("Watch him work")
    table.agrees(xp=n(way("beast_tamer", "Watch him work"), x.Learn)).ends()


def test_the_root_heart_gives_sap_strength_or_a_fight_for_life() -> None:
    table = enter("root_heart").takes("Drink the sap")
    table.agrees(health=n(way("root_heart", "Drink the sap"), x.Heal)).ends()
    check = first(way("root_heart", "Let it take hold"), x.Check)
    table = enter("root_heart").takes("Let it take hold").passes("vitality")
    table.agrees(strength=n(check.passed, x.Change)).ends()
    table = enter("root_heart").takes("Let it take hold").fails("vitality")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    more = n(way("root_heart", "Cut the heart out"), x.Change)
    table = enter("root_heart").takes("Cut the heart out").fights(*DEEPER)
    table.agrees(vitality=more, health=more).ends()


def test_the_serpent_oracle_answers_for_luck_or_venom() -> None:
    table = enter("serpent_oracle", luck=1).takes("Ask your question")
    table.agrees(xp=n(way("serpent_oracle", "Ask your question"), x.Learn)).ends()
    assert "Ask your question" not in enter("serpent_oracle").labels
    arm = way("serpent_oracle", "Bare your arm")
    check, bite = first(arm, x.Check), -n(arm, x.Drain)
    table = enter("serpent_oracle").takes("Bare your arm").passes("vitality")
    table.agrees(health=bite, intellect=n(check.passed, x.Change)).ends()
    table = enter("serpent_oracle").takes("Bare your arm").fails("vitality")
    table.agrees(health=bite, xp=n(check.failed, x.Learn)).ends()


def test_the_serpent_oracle_can_be_robbed_or_bowed_to() -> None:
    check = first(way("serpent_oracle", "Steal a scale"), x.Check)
    table = enter("serpent_oracle").takes("Steal a scale").passes("agility")
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("serpent_oracle", level=2).takes("Steal a scale").fails("agility")
    table.agrees(health=-n(check.failed, x.Hurt, 2)).ends()
    table = enter("serpent_oracle").takes("Bow and go")
    table.agrees(xp=n(way("serpent_oracle", "Bow and go"), x.Learn)).ends()


# Blue


def test_the_frozen_lake_is_hacked_open_or_thawed() -> None:
    check = first(way("frozen_lake", "Hack through the ice"), x.Check)
    table = enter("frozen_lake").takes("Hack through the ice").passes("strength")
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("frozen_lake", level=2).takes("Hack through the ice").fails("strength")
    table.agrees(health=-n(check.failed, x.Hurt, 2)).ends()
    thaw = way("frozen_lake", "Thaw the raised hand")
    table = enter("frozen_lake", "torch").takes("Thaw the raised hand")
    table.agrees(finds="rescued_prisoner", xp=n(thaw, x.Learn)).ends()


def test_the_frozen_lake_is_slid_across_to_anywhere_or_gone_round() -> None:
    check = first(way("frozen_lake", "Slide across"), x.Check)
    table = enter("frozen_lake").takes("Slide across").passes("agility")
    assert table.state.phase == "travelling"
    table.do(s.move("3/3", False)).agrees(xp=n(check.passed, x.Learn)).ends()
    assert table.last(e.SetDown) == e.SetDown(0, "3/3")
    table = enter("frozen_lake").takes("Slide across").fails("agility")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    table = enter("frozen_lake").takes("Go round")
    table.agrees(xp=n(way("frozen_lake", "Go round"), x.Learn)).ends()


def test_the_star_observatory_rewards_names_wishes_and_memories() -> None:
    check = first(way("star_observatory", "Name the missing star"), x.Check)
    table = enter("star_observatory").takes("Name the missing star").passes("intellect")
    table.agrees(intellect=n(check.passed, x.Change)).ends()
    table = enter("star_observatory").takes("Name the missing star").fails("intellect")
    table.agrees(health=-n(check.failed, x.Drain)).ends()
    wish = way("star_observatory", "Wish on a bright one")
    table = enter("star_observatory").takes("Wish on a bright one")
    table.agrees(xp=n(wish, x.Learn), health=n(wish, x.Heal)).ends()
    memory = way("star_observatory", "Sell it a memory")
    table = enter("star_observatory", xp=9).takes("Sell it a memory")
    table.agrees(luck=n(memory, x.Favour), health=n(memory, x.Heal)).ends()


def test_the_teleport_circle_carries_anywhere_or_to_the_stair() -> None:
    ring = way("teleport_circle", "Step into the ring")
    table = enter("teleport_circle").takes("Step into the ring").do(s.move("1/1", False))
    table.agrees(xp=n(ring, x.Learn)).ends()
    feed = way("teleport_circle", "Feed it a scroll")
    table = enter("teleport_circle", "haste_scroll").takes("Feed it a scroll")
    table.agrees(health=n(feed, x.Heal), xp=n(feed, x.Learn)).ends()
    assert table.state.hero.place == table.state.exit


def test_the_teleport_circle_badly_redrawn_drops_one_a_level() -> None:
    check = first(way("teleport_circle", "Redraw the signs"), x.Check)
    table = enter("teleport_circle").takes("Redraw the signs").passes("intellect")
    table.agrees(xp=n(check.passed, x.Learn)).ends()
    table = enter("teleport_circle").takes("Redraw the signs").fails("intellect")
    table.agrees(health=-n(check.failed, x.Hurt))
    assert (table.state.level, table.state.phase) == (2, "mapping")
    enter("teleport_circle", level=5).takes("Redraw the signs").fails("intellect").ends()


def test_the_teleport_circle_gives_up_its_silver() -> None:
    check = first(way("teleport_circle", "Pry up the silver"), x.Check)
    table = enter("teleport_circle").takes("Pry up the silver").passes("strength")
    table.agrees(loot=n(check.passed, x.DrawLoot)).ends()
    table = enter("teleport_circle").takes("Pry up the silver").fails("strength")
    table.agrees(health=-n(check.failed, x.Drain)).ends()


def test_the_djinn_bottle_is_bargained_for_or_costs_two_cards() -> None:
    check = first(way("djinn_bottle", "Bargain with it"), x.Check)
    table = enter("djinn_bottle").takes("Bargain with it").passes("intellect")
    table.agrees(finds="bottled_djinn").ends()
    table = enter("djinn_bottle", "mace", "ruby_brooch", "blessed").takes("Bargain with it")
    table.fails("intellect").agrees(lost=n(check.failed, x.Lose)).ends()
    assert table.state.hero.cards == ("blessed",)
    enter("djinn_bottle", "blessed").takes("Bargain with it").fails("intellect").agrees(lost=0)


def test_the_djinn_bottle_is_fought_for_or_set_free() -> None:
    table = enter("djinn_bottle").takes("Pull the cork").fights(*DEEPER)
    table.agrees(finds="bottled_djinn").ends()
    free = way("djinn_bottle", "Set it free")
    table = enter("djinn_bottle").takes("Set it free")
    luck, xp, health = n(free, x.Favour), n(free, x.Learn), n(free, x.Heal)
    table.agrees(luck=luck, xp=xp, health=health).ends()


def test_no_monster_of_a_level_beyond_the_fifth_is_ever_drawn() -> None:
    """One level deeper than V is V: the djinn of the last level is fought like the others."""
    table = enter("djinn_bottle", level=5).takes("Pull the cork")
    assert table.foes == [WEAKEST[4]]
    assert first(way("djinn_bottle", "Pull the cork"), x.Fight).above == 1
