"""The rulings on Rogue Dungeon's rooms, rests and parties; each test names the one it holds to."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.loot import LOOT

from .conftest import Prints
from .driver import (
    CROSS,
    DOWN,
    GEM,
    REDS,
    UP,
    checking,
    fighting,
    inside,
    number,
    passed,
    resting,
    run,
)

GEAR = "camping_gear"


def test_a_persistent_room_is_the_same_card_until_the_level_is_left() -> None:
    """R15: descending discards the card, not what "once per game" has used up."""
    t = run(cards=["read_runes"]).enters("rune_puzzle").chooses("Read the runes")
    learned = t.hero.xp
    t.goes(GEM["yellow"])
    assert (t.state.room, t.all(e.RoomEntered)[-1].again) == ("rune_puzzle", True)
    t.chooses("Read the runes").goes(DOWN).do(s.DESCEND, "cross_2")
    assert (t.hero.xp, t.state.lasting, t.state.once) == (learned, {}, ("rune_puzzle",))
    assert t.goes(GEM["yellow"]).state.phase == "entering"


@pytest.mark.parametrize(("level", "opens"), [(1, True), (4, True), (5, False)])
def test_only_the_last_stair_asks_for_red_gems(level: int, opens: bool) -> None:
    """R16."""
    assert (s.DESCEND in run(level=level).goes(DOWN).legal) == opens


def test_a_room_is_failed_unless_passed_and_what_lies_there_is_discarded() -> None:
    """R16a."""
    t = checking("strength").settles(10)
    assert (passed(t), t.hero.xp) == (False, 0)
    t = inside(cards=["rope"]).meets(x.Trade(2)).do(s.DONE)
    assert t.state.loot_discard == ("pearl_necklace",) * 2


def test_magic_carries_a_hero_anywhere_but_where_they_are() -> None:
    """R17: any other room, corridor or stair, and no rest on the way."""
    t = fighting("ogre", cards=["teleport_scroll", GEAR]).uses_up("teleport_scroll")
    squares = sum(sign != "#" for row in CROSS for sign in row)
    assert len(t.legal) == squares - 1
    assert t.goes("1/3").asked == ("exploring", 0)


def test_a_camper_heals_before_the_attack_comes(prints: Prints) -> None:
    """R18."""
    prints("orc", damage=3)
    t = resting(cards=[GEAR], level=2, health=1)
    t.state.monsters = ((), ("orc",), (), (), ())
    t.uses_up(GEAR).rolls(1)
    assert (t.hero.health, t.foes) == (3, ["orc"])
    assert t.attacks(1).last(e.RunEnded).won is False


def test_several_steps_are_trained_at_once_each_at_its_price() -> None:
    """R19."""
    t = run(agility=3, xp=8).do(s.TRAIN["agility"], s.TRAIN["agility"])
    assert (t.hero.agility, t.hero.xp, t.may(s.Train)) == (5, 0, [])


def test_a_treasure_is_two_cards_in_trade_and_one_in_a_price() -> None:
    """R20."""
    t = inside(cards=["gold_cup"]).meets(x.Trade(2)).do(s.offer("gold_cup"))
    assert t.may(s.Buy)
    two = x.Option("Pay", (), x.Price(cards=2))
    t = inside(cards=["gold_cup"]).meets(x.Choose((two, x.Option("Go"))))
    assert t.may(s.Choose) == [s.OPTION[1]]


def test_a_skill_asks_for_its_minimum_at_the_moment_of_use(prints: Prints) -> None:
    """R21."""
    prints("ghoul", damage=0, specials=((2, "poison"),))
    least = LOOT["turn_undead"].minimum
    t = fighting("ghoul", cards=["turn_undead"], strength=least).do(s.TARGET[0])
    assert t.uses == ["turn_undead"]
    assert t.settles(2).do(s.TARGET[0]).state.phase == "rolling"


def test_a_skill_is_neither_lost_nor_paid_with() -> None:
    """R21."""
    t = inside(cards=["blessed", "turn_undead"]).meets(x.Lose(count=2))
    assert t.hero.cards == ("blessed", "turn_undead")
    pay = x.Option("Pay", (), x.Price(cards=1))
    assert t.meets(x.Choose((pay, x.Option("Go")))).may(s.Choose) == [s.OPTION[1]]


def test_a_kept_card_is_used_once_a_room_and_again_in_the_next() -> None:
    """R21."""
    charm, hurt = "moonstone_charm", x.Hurt(x.Amount(3))
    t = inside(cards=[charm]).meets(hurt, hurt).uses_up(charm)
    assert t.hero.health == 10 - 3 - (3 - number(charm, x.Guard))
    t.enters("swinging_blades").settles(9)
    assert t.uses == [charm]


def test_the_scroll_answers_the_icon_and_the_skill_the_undead(prints: Prints) -> None:
    """R22."""
    cards = ["turn_undead", "turn_undead_scroll"]
    prints("ghoul")
    assert fighting("ghoul", cards=cards).do(s.TARGET[0]).uses == ["turn_undead"]
    prints("werewolf", hurt_by=("ward",))
    assert fighting("werewolf", cards=cards).do(s.TARGET[0]).uses == ["turn_undead_scroll"]


def test_a_charm_works_at_once_and_plain_damage_waits(prints: Prints) -> None:
    """R23."""
    prints("bear", charmed_by=("food",), damage=9)
    t = fighting("bear", cards=["meaty_rib"]).do(s.TARGET[0]).rolls(1).uses_up("meaty_rib")
    assert (t.hero.health, t.foes, t.hero.cards[0]) == (10, [], "charmed_bear")
    prints("ogre", health=1)
    t = fighting("ogre", cards=["mace"]).do(s.TARGET[0]).rolls(1).uses_up("mace")
    assert (t.hero.health, t.foes) == (8, [])


def test_luck_turns_any_die_as_often_as_there_are_tokens() -> None:
    """R24."""
    t = resting(cards=[GEAR], luck=3, health=1).uses_up(GEAR).rolls(1)
    t.do(s.LUCK["reroll"], 2, s.LUCK["up"], s.LUCK["up"])
    assert (t.last(e.Camped).roll, t.hero.luck) == (4, 0)


def test_prestige_is_treasures_and_henchmen_in_hand(prints: Prints) -> None:
    """R25."""
    prints("elder_dragon", health=1)
    cards = ["gold_cup", "sellsword", "charmed_wolf", "lich_crown", "sword", "blessed"]
    t = run(level=5, cards=cards).goes(DOWN)
    t.state.explored, t.state.loot = dict.fromkeys(REDS, "red"), ("rope",)
    t.do(s.DESCEND, "elder_dragon").attacks(10)
    assert t.last(e.RunEnded) == e.RunEnded(True, 5, 4)


def test_a_short_run_sets_its_last_room_aside_from_the_start() -> None:
    """R27."""
    t = run(options={"levels": 3})
    assert "tomb_of_the_lich_king" not in t.state.rooms["red"]
    assert "pit_of_despair" in t.state.rooms["red"]
    t = run(options={"levels": 4})
    assert "pit_of_despair" not in t.state.rooms["red"]
    assert len(t.state.rooms["red"]) == 14


def test_the_tower_is_climbed_from_below() -> None:
    """R28."""
    t = run(options={"ascend": True})
    assert (t.hero.place, t.state.exit) == (DOWN, UP)
    t.goes(UP).do(s.DESCEND, "cross_2")
    assert (t.state.level, t.hero.place) == (2, DOWN)


def test_gem_tokens_are_turned_over_and_each_is_there_once() -> None:
    """R29."""
    t = run(options={"random_rooms": True}).goes(REDS[0])
    t.do("purple")
    assert t.last(e.GemTurned) == e.GemTurned(REDS[0], "purple")
    t.do("black_market").chooses("Look and leave")
    t.goes(REDS[1])
    assert "purple" not in t.state.chance_outcomes()
    assert t.state.lasting == {}


def test_heroes_take_turns_and_fight_where_they_stand(prints: Prints) -> None:
    """R30."""
    prints("ogre", damage=0)
    t = run("crusader", "thief", "wizard").goes(REDS[0], alone=True).do("war_camp")
    t.chooses("Crawl round the camp").settles(1)
    assert t.asked == ("exploring", 1)
    t.goes(REDS[1]).do("spider_nest").settles(1).do("goblin")
    assert t.asked == ("aiming", 1)
    assert t.do(s.HOLD).asked == ("aiming", 2)


@pytest.mark.parametrize("gain", [1, 2])
def test_every_gain_of_vitality_is_a_gain_of_health(gain: int) -> None:
    """R31."""
    t = inside(vitality=4, health=1).meets(x.Change("vitality", gain))
    assert (t.hero.vitality, t.hero.health) == (4 + gain, 1 + gain)
