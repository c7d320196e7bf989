"""What the rulebook leaves open and we have settled: R32 to R48, each by its id."""

from __future__ import annotations

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.kinds import Special
from game.rules.rogue.loot import LOOT, STARTING
from game.rules.rogue.monsters import BOSSES

from .conftest import Prints
from .driver import DOWN, DRAWN, GEM, REDS, UP, fighting, inside, number, passed, resting, run

TWO = ("crusader", "thief")


def test_a_red_icon_hurts_by_the_number_or_kills(prints: Prints) -> None:
    """R32."""
    prints("ogre", hurt_by=("ward",), health=9)
    t = fighting("ogre", cards=["wolfsbane"]).do(s.TARGET[0]).uses_up("wolfsbane").settles(2)
    assert t.health() == 9 - number("wolfsbane", x.Exploit)
    t = fighting("ogre", cards=["turn_undead_scroll"]).do(s.TARGET[0]).uses_up("turn_undead_scroll")
    assert t.last(e.FoeGone).how == "killed"
    prints("stone_guardian", hurt_by=("ward",), health=9)
    t = fighting("stone_guardian", cards=["turn_undead_scroll"]).do(s.TARGET[0])
    assert t.uses_up("turn_undead_scroll").settles(2).health() == 5


def test_what_is_not_in_the_specialty_deck_is_not_found(prints: Prints) -> None:
    """R33."""
    t = inside()
    t.state.specialty = ()
    t.meets(x.Find("dragon_egg"))
    assert t.hero.cards == (DRAWN,)
    prints("wolf", charmed_by=("food",))
    t = fighting("wolf", cards=["meaty_rib"])
    t.state.specialty = ()
    t.do(s.TARGET[0]).uses_up("meaty_rib")
    assert (t.hero.cards, t.hero.xp, t.last(e.FoeGone).how) == ((DRAWN,), 1, "charmed")


def test_nobody_falls_alone_and_nobody_from_the_last_level() -> None:
    """R34."""
    t = inside(*TWO)
    t.state.heroes[1].place = UP
    assert t.meets(x.Fall()).state.level == 1
    assert inside(level=5).meets(x.Fall()).state.level == 5
    assert inside(*TWO).meets(x.Fall()).state.level == 2


def test_nobody_slips_away_from_a_boss_or_vanishes_from_a_last_room() -> None:
    """R35."""
    cards = ["smoke_vial", "teleport_scroll"]
    t = fighting(BOSSES[0], cards=cards)
    assert t.uses == ["teleport_scroll"]
    assert t.do(s.TARGET[0]).uses == []
    assert fighting("ogre", cards=cards).do(s.TARGET[0]).uses == ["smoke_vial"]
    t = run(level=3, options={"levels": 3}, cards=cards).goes(DOWN).do(s.DESCEND).settles(1)
    assert t.do(t.state.chance_outcomes()[0]).uses == []


def test_a_miss_gives_nothing_to_absorb(prints: Prints) -> None:
    """R36."""
    prints("ogre", health=9, specials=((3, "absorb_attack"), (9, "absorb_attack")))
    t = fighting("ogre")
    t.state.foes[0].health = 4
    assert t.attacks(3).health() == 4
    assert t.attacks(9).health() == 5


OWN: dict[Special, tuple[str, int]] = {
    "life_drain": ("health", -2), "petrify": ("agility", -1), "paralyze": ("health", -2),
}  # fmt: skip


@pytest.mark.parametrize("special", OWN)
def test_our_own_special_abilities_take_what_they_say(prints: Prints, special: Special) -> None:
    """R37."""
    prints("ogre", mav=1, specials=((5, special),))
    t = fighting("ogre")
    name, by = OWN[special]
    before = getattr(t.hero, name)
    assert getattr(t.attacks(5).hero, name) == before + by


def test_summons_webs_thieves_and_healers(prints: Prints) -> None:
    """R37."""
    prints("goblin", specials=((5, "summon"),))
    t = fighting("goblin").attacks(5)
    assert {*t.state.chance_outcomes()} == {*t.state.monsters[0]}
    prints("ogre", health=9, specials=((5, "web"), (6, "regenerate"), (7, "steal")))
    t = fighting("ogre", cards=["rope", "blessed"]).attacks(5)
    assert t.attacks(9).last(e.Compared).hav == 5 + 9 - 2
    left = t.health()
    assert t.attacks(6).last(e.FoeMended).left > left
    assert t.attacks(7).last(e.LootGone).card == "rope"


def test_only_loot_goes_to_the_discards() -> None:
    """R38."""
    t = resting(cards=["healing_potion", "mead_flask", "dragon_egg"], health=1)
    t.uses_up("healing_potion", "mead_flask", "dragon_egg")
    assert t.state.loot_discard == ("healing_potion",)
    assert "mead_flask" in STARTING["runesmith"]
    assert LOOT["dragon_egg"].deck == "specialty"
    assert t.hero.cards == ()


def test_a_target_killed_before_the_roll_is_attacked_by_nobody(prints: Prints) -> None:
    """R39."""
    prints("ogre", hurt_by=("ward",))
    t = fighting("ogre", heroes=TWO, cards=["turn_undead_scroll"]).do(s.TARGET[0], s.TARGET[0])
    t.uses_up("turn_undead_scroll")
    assert not t.all(e.Rolled)
    assert t.state.phase == "awarding"


def test_all_choose_then_all_strike_then_the_spoils_are_given(prints: Prints) -> None:
    """R40."""
    prints("goblin", health=1)
    prints("ogre", damage=0)
    t = fighting("goblin", "ogre", heroes=TWO).do(s.TARGET[0])
    assert t.asked == ("aiming", 1)
    t.do(s.TARGET[1]).settles(10)
    assert not t.all(e.Learned)
    assert t.settles(3).state.phase == "awarding"


def test_companions_walk_along_and_staying_is_a_turn() -> None:
    """R41."""
    t = run(*TWO).goes(DOWN)
    assert [hero.place for hero in t.state.heroes] == [DOWN, DOWN]
    t = run(*TWO).do(s.DONE).goes(DOWN)
    assert [hero.place for hero in t.state.heroes] == [UP, DOWN]


def test_who_struck_last_divides(prints: Prints) -> None:
    """R42."""
    prints("goblin", health=1)
    t = fighting("goblin", heroes=TWO).do(s.HOLD, s.TARGET[0]).settles(10)
    assert (t.asked, t.legal) == (("awarding", 1), [s.Award(0), s.Award(1)])
    t = fighting("goblin", heroes=TWO, health=1).do(s.TARGET[0], s.TARGET[0]).settles(1, 10)
    assert t.state.heroes[1].xp == 1


def test_the_others_fight_on_for_a_leader_who_died(prints: Prints) -> None:
    """R43."""
    prints("ogre", health=1)
    t = inside(*TWO, health=1, cards=["gold_cup"])
    deadly = x.Drain(x.Amount(1))
    t.meets(deadly, x.Learn(x.Amount(5)), x.Fight(named=("ogre",), prize=(x.Favour(1),)))
    assert t.asked == ("aiming", 1)
    t.attacks(10)
    thief = t.state.heroes[1]
    assert (thief.xp, thief.luck, thief.cards) == (3, 1, (DRAWN,))


def test_no_price_kills_and_a_treasure_pays_for_one_card() -> None:
    """R44."""
    blood = x.Option("Bleed", (), x.Price(health=1))
    ways = x.Choose((blood, x.Option("Pay", (), x.Price(cards=2)), x.Option("Go")))
    t = inside(health=1, cards=["gold_cup"]).meets(ways)
    assert t.may(s.Choose) == [s.OPTION[2]]
    t = inside(health=2, cards=["gold_cup", "rope", "torch"]).meets(ways)
    assert t.may(s.Choose) == [*s.OPTION[:3]]
    assert t.chooses("Pay").state.owed == 2


def test_nobody_is_asked_where_nothing_can_be_chosen() -> None:
    """R45."""
    t = inside(cards=["rope"]).meets(x.Lose(), x.Hurt(x.Amount(1)), x.Check("agility"))
    assert (t.hero.cards, t.hero.health, t.state.phase) == ((), 9, "rolling")
    assert t.do(9).state.phase != "settling"
    assert not passed(t)


def test_a_boss_stays_turned_over_when_it_heals(prints: Prints) -> None:
    """R46."""
    t = fighting(BOSSES[0], level=5)
    foe = t.state.foes[0]
    foe.health, foe.enraged, foe.berserk = foe.card.health, True, True
    name = foe.card.name
    t.attacks(10)
    assert (foe.card.name, foe.berserk) == (name, True)


def test_a_stair_is_a_place_to_rest_however_one_came_there() -> None:
    """R47."""
    cards = ["teleport_scroll", "camping_gear"]
    t = run(cards=cards, health=1).uses_up("teleport_scroll").goes(DOWN)
    assert t.state.phase == "resting"
    t = run(cards=cards, health=1).uses_up("teleport_scroll").goes("1/5")
    assert t.state.phase == "exploring"
    assert resting(cards=["camping_gear"], at=GEM["blue"]).state.phase == "resting"


def test_henchmen_help_all_who_stand_there(prints: Prints) -> None:
    """R48."""
    prints("ogre")
    t = fighting("ogre", heroes=TWO, cards=["charmed_bear"]).do(s.HOLD, s.TARGET[0]).settles(5)
    assert t.last(e.Compared).hav == 5 + 5 + LOOT["charmed_bear"].hav
    t = inside(*TWO, cards=["charmed_bear"])
    t.state.at = 1
    t.meets(x.Check("strength")).settles(8)
    assert passed(t)
    t.state.heroes[0].place = REDS[1]
    t.state.at = 1
    t.meets(x.Check("strength")).settles(8)
    assert not passed(t)
