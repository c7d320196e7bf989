"""The rulings on Rogue Dungeon's combat and decks; each test names the one it holds to."""

from __future__ import annotations

import pytest

from game.core.types import CHANCE
from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.hands import weapon_damage

from .conftest import Prints
from .driver import DRAWN, checking, fighting, inside, number, passed, run


def test_a_monster_has_one_damage_whatever_it_is_called(prints: Prints) -> None:
    """R1: an extra attack does what the normal one does."""
    prints("ogre", damage=3, specials=((2, "extra_attack"),))
    t = fighting("ogre").attacks(2)
    assert [attack.damage for attack in t.all(e.Attacked)] == [3, 3]


@pytest.mark.parametrize(("face", "how", "succeeds"), [(2, "down", True), (9, "up", False)])
def test_a_one_and_a_ten_are_read_after_luck(face: int, how: s.LuckUse, succeeds: bool) -> None:
    """R2."""
    t = checking("agility", -9 if succeeds else 9, luck=1).rolls(face).do(s.LUCK[how])
    assert passed(t) == succeeds


@pytest.mark.parametrize("mav", [2, 40])
def test_a_special_ability_works_hit_or_miss(prints: Prints, mav: int) -> None:
    """R3."""
    prints("ogre", mav=mav, damage=0, specials=((6, "hurl_rock"),))
    assert fighting("ogre").attacks(6).hero.health == 8


def test_a_target_is_chosen_without_a_weapon_and_once_a_round() -> None:
    """R3a."""
    t = fighting("ogre", "wight").do(s.TARGET[1])
    assert (t.state.phase, t.hero.target) == ("rolling", 1)


def test_values_once_compared_stand_whatever_poison_does(prints: Prints) -> None:
    """R3a."""
    prints("ogre", mav=9, specials=((4, "poison"),))
    t = fighting("ogre").attacks(4)
    assert (t.hero.strength, t.last(e.Compared).monster_hit, t.health()) == (4, True, 5)


def test_armor_answers_each_attack_and_what_is_left_lands(prints: Prints) -> None:
    """R4."""
    prints("ogre", damage=5, specials=((2, "hurl_rock"),))
    t = fighting("ogre", cards=["shield", "helmet"]).attacks(2)
    t.suffers().uses_up("shield").suffers()
    assert [harm.count for harm in t.all(e.Harmed)] == [2, 1]
    assert t.hero.cards == ("helmet",)


def test_who_dies_together_with_the_last_monster_has_lost(prints: Prints) -> None:
    """R5."""
    prints("ogre", health=1)
    t = fighting("ogre", health=2).attacks(5)
    assert t.last(e.RunEnded).won is False


def test_weapon_damage_follows_weapons_and_abilities_as_they_change() -> None:
    """R6: of all four abilities, Vitality too."""
    t = inside(cards=["sword", "mace"], agility=3)
    assert weapon_damage(t.hero) == 2
    assert weapon_damage(t.meets(x.Lose("weapon", 2)).hero) == 1
    t = inside(cards=["sword", "mace", "dagger"])
    assert weapon_damage(t.meets(x.Change("vitality", -8)).hero) == 2
    assert weapon_damage(t.meets(x.Change("agility", -9)).hero) == 1


def test_health_is_trimmed_when_vitality_falls_below_it() -> None:
    """R7."""
    t = inside(vitality=6, health=6).meets(x.Change("vitality", -2))
    assert (t.hero.vitality, t.hero.health) == (4, 4)
    t = inside(vitality=6, health=2).meets(x.Change("vitality", -2))
    assert (t.hero.vitality, t.hero.health) == (4, 2)


def test_the_ensnaring_monster_neither_strikes_nor_is_struck(prints: Prints) -> None:
    """R8."""
    prints("ogre", specials=((6, "ensnare"),))
    t = fighting("ogre", cards=["sword", "mace"]).do(s.TARGET[0]).rolls(6).keeps().settles(7)
    assert t.last(e.Compared) == e.Compared(0, 0, 6, 11, 10, True, False)
    assert (t.hero.health, t.health(), t.state.phase) == (10, 6, "aiming")


def test_cards_help_to_break_free(prints: Prints) -> None:
    """R8."""
    prints("ogre", specials=((6, "ensnare"),))
    t = fighting("ogre", cards=["rope"], strength=1).attacks(6)
    t.uses_up("rope").settles(3 + number("rope", x.Steady))
    assert passed(t)


def test_what_a_monster_gains_is_capped_by_its_card(prints: Prints) -> None:
    """R9."""
    drains = ((2, "energy_drain"), (3, "absorb_attack"))
    prints("ogre", health=5, mav=8, damage=0, specials=drains)
    t = fighting("ogre", cards=["sword", "spear"])
    for roll in (2, 3):
        t.state.foes[0].health = 4
        assert t.attacks(roll).health() == 5


def test_a_rage_lasts_the_combat_and_is_forgotten_after_it(prints: Prints) -> None:
    """R10."""
    prints("ogre", damage=1, health=1, specials=((3, "berserk"),))
    t = fighting("ogre").attacks(3)
    assert (t.hero.health, t.state.foes[0].berserk) == (7, True)
    t.attacks(10).meets(x.Fight(named=("ogre",))).attacks(2)
    assert t.hero.health == 6


@pytest.mark.parametrize("special", ["charm", "fear", "curse"])
def test_the_only_card_that_fits_goes_unasked_and_no_other(prints: Prints, special: str) -> None:
    """R11."""
    prints("ogre", damage=0, specials=((2, special),))
    t = fighting("ogre", cards=["sellsword", "spear", "short_bow"], strength=1).attacks(2)
    assert t.hero.cards == (("sellsword" if special == "curse" else "spear"), *t.hero.cards[1:])
    assert len(t.hero.cards) == 2
    assert len(t.attacks(2).hero.cards) == 2


def test_drowning_counts_armor_and_treasures_and_nothing_else(prints: Prints) -> None:
    """R12."""
    prints("ogre", damage=0, specials=((2, "drown"),))
    cards = ["chainmail", "helmet", "gold_cup", "spear", "scout", "wolfsbane"]
    assert fighting("ogre", cards=cards).attacks(2).hero.health == 7


def test_the_untargeted_add_one_each_and_stay_their_hand(prints: Prints) -> None:
    """R13."""
    for name in ("ogre", "wight", "ghoul"):
        prints(name)
    t = fighting("ogre", "wight", "ghoul").attacks(1)
    assert (t.last(e.Compared).mav, t.hero.health) == (12, 8)


def test_a_level_without_monsters_borrows_from_the_next_and_does_not_count_on() -> None:
    """R14."""
    t = inside(level=2)
    t.state.monsters = ((), (), (), ("troll", "mummy"), ("demon",))
    t.meets(x.Fight(2)).do("mummy")
    assert (t.foes, t.state.level) == (["mummy", "troll"], 2)
    assert [*t.state.monsters[3:]] == [(), ("demon",)]


def test_a_dungeon_without_any_monster_left_brings_none() -> None:
    """R14: at the end of all decks."""
    t = inside()
    t.state.monsters = ((),) * 5
    t.meets(x.Fight(2, prize=(x.Favour(1),)))
    assert (t.state.phase, t.hero.luck) == ("exploring", 1)


def test_loot_is_drawn_from_its_discards_only_when_the_deck_is_empty() -> None:
    """R14."""
    t = inside()
    t.state.loot, t.state.loot_discard = ("rope",), ("whip", "torch")
    t.meets(x.DrawLoot(2))
    assert t.hero.cards == ("rope",)
    assert (t.state.current_player(), t.state.chance_outcomes()) == (CHANCE, ("torch", "whip"))
    t.state.loot = ()
    assert inside().meets(x.DrawLoot(2)).hero.cards == (DRAWN, DRAWN)


def test_tokens_are_not_limited_by_the_box() -> None:
    """R26."""
    t = run(xp=90, luck=30).do(*[s.TRAIN["luck"]] * 10)
    assert (t.hero.luck, t.hero.xp) == (40, 40)
