"""What each effect says agrees with what it carries: every number and every name of it is told."""

from __future__ import annotations

from itertools import product
from typing import Final, get_args

import pytest

from game.rules.rogue import effects as x
from game.rules.rogue import specials
from game.rules.rogue.combat import BERSERK, FRENZY, SCALES, WEB
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import Special, Use, Window
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import ABILITIES, KINDS, LEVELS, NATURES, SPECIALS, WHEN
from game.rules.rogue.words import text_of

NUMBERS: Final = (1, 2, 3, 7)
SIGNED: Final = (-3, -1, 1, 4)
EVERY_ABILITY: Final = get_args(x.Ability)
EVERY_KIND: Final = get_args(x.LootKind)
EVERY_NATURE: Final = get_args(x.Nature)
MEASURED: Final = (x.Hurt, x.Drain, x.Heal, x.Learn, x.Strike)


def told(*effects: x.AnyEffect) -> str:
    return text_of(effects)


@pytest.mark.parametrize("kind", MEASURED)
def test_amounts_are_told_with_level_and_dice(kind: type[x.Hurt]) -> None:
    for flat in NUMBERS:
        assert f" {flat} " in told(kind(x.Amount(flat)))
        words = told(kind(x.Amount(flat, level=2, dice=3)))
        assert f"2 times the dungeon level + 3 D6 + {flat}." in words


def test_gains_and_losses_are_told_apart() -> None:
    """Damage can be prevented, a loss of Health cannot: the words differ."""
    assert told(x.Hurt(x.Amount(2))) == "Take 2 damage."
    assert told(x.Drain(x.Amount(2))) == "Lose 2 Health."
    assert told(x.Heal(x.Amount(2))) == "Gain 2 Health."
    assert told(x.Learn(x.Amount(2))) == "Gain 2 XP."
    assert told(x.Strike(x.Amount(2))) == "Deal 2 damage."


@pytest.mark.parametrize("number", SIGNED)
def test_luck_and_abilities_rise_and_fall_in_words(number: int) -> None:
    verb = "Gain" if number > 0 else "Lose"
    assert told(x.Favour(number)) == f"{verb} {abs(number)} Luck."
    for ability in EVERY_ABILITY:
        assert told(x.Change(ability, number)) == f"{verb} {abs(number)} {ABILITIES[ability]}."


def test_cards_drawn_found_and_lost_are_counted_and_named() -> None:
    for number in NUMBERS[1:]:
        assert f" {number} loot cards" in told(x.DrawLoot(number))
        assert f" {number} cards" in told(x.Lose(count=number))
        for kind in EVERY_KIND:
            assert f" {number} {KINDS[kind]} cards" in told(x.Lose(kind, number))
    for card in LOOT.values():
        assert card.name in told(x.Find(card.id))


def test_checks_name_ability_modifier_and_both_ways() -> None:
    for ability, number in product(EVERY_ABILITY, SIGNED):
        words = told(x.Check(ability, number, (x.Favour(5),), (x.Drain(x.Amount(6)),)))
        sign = "+" if number > 0 else "−"  # noqa: RUF001
        assert f"{ABILITIES[ability]} {sign}{abs(number)} check." in words
        assert words.index("Passed:") < words.index("5 Luck") < words.index("Failed:")
        assert words.index("Failed:") < words.index("6 Health")


def test_options_name_label_price_and_key() -> None:
    price = x.Price(cards=2, kind="armor", card="rope", xp=3, luck=4, health=5)
    words = told(x.Choose((x.Option("Knock", (x.Favour(6),), price, owns="flute"),)))
    for part in (
        "Knock:",
        "2 Armor cards",
        "Rope",
        "3 XP",
        "4 Luck",
        "5 Health",
        "6 Luck",
        "Flute",
    ):
        assert part in words
    for kind in EVERY_KIND:
        option = x.Option("Knock", price=x.Price(cards=1, kind=kind), owns=kind)
        assert told(x.Choose((option,))).count(KINDS[kind]) == 2


def test_a_table_tells_each_face_with_what_it_brings() -> None:
    words = told(x.Roll(((1, ()), (3, (x.Favour(2),)), (6, (x.Favour(4),)))))
    assert words.split("\n") == [
        "Roll a D6.",
        "1:",
        "  Nothing happens.",
        "2 or 3:",
        "  Gain 2 Luck.",
        "4 to 6:",
        "  Gain 4 Luck.",
    ]


def test_fights_name_count_depth_guests_and_prize() -> None:
    for monster in MONSTERS.values():
        assert monster.name in told(x.Fight(named=(monster.id,)))
    for number in NUMBERS[1:]:
        assert f" {number} monsters" in told(x.Fight(number))
        assert f" {number} levels deeper" in told(x.Fight(1, above=number))
        assert f"{number} monsters" in told(x.Fight(number, named=("mimic",)))
    assert "one level deeper" in told(x.Fight(1, above=1))
    assert told(x.Fight(1, prize=(x.Favour(3),))).endswith("When you have won:\n  Gain 3 Luck.")


def test_trades_tell_wares_and_rate() -> None:
    for cards, rate in product(NUMBERS, NUMBERS[1:]):
        assert f"for {cards} loot cards: {rate} cards buy one." in told(x.Trade(cards, rate))
    assert "one card buys another" in told(x.Trade(4, 1))


def test_conditions_name_card_kind_and_level() -> None:
    assert "Once a game:\n  Gain 2 Luck." in told(x.Once((x.Favour(2),)))
    for card in LOOT.values():
        assert f"If you have {card.name}:" in told(x.Owns(card.id, (x.Favour(2),)))
    for kind in EVERY_KIND:
        assert f"If you have one {KINDS[kind]} card:" in told(x.Owns(kind, (x.Favour(2),)))
    for level in range(1, 6):
        words = told(x.Deeper(level, (x.Favour(2),), (x.Favour(3),)))
        assert f"From dungeon level {LEVELS[level - 1]} on:\n  Gain 2 Luck." in words
        assert "On the levels above:\n  Gain 3 Luck." in words


def test_rest_and_travel_are_told_apart() -> None:
    assert "in safety" in told(x.Camp())
    assert "a monster attacks" in told(x.CampHere())
    assert all("and 1 more" in told(effect) for effect in (x.Camp(), x.CampHere()))
    assert "exit stair" in told(x.Travel("exit"))
    assert all("any other place" in told(effect) for effect in (x.Travel("anywhere"), x.Vanish()))
    assert "next dungeon level" in told(x.Fall())


@pytest.mark.parametrize("kind", [x.Slay, x.Charm])
def test_what_slays_or_charms_names_level_natures_and_whom_it_spares(kind: type[x.Slay]) -> None:
    for level, nature in product(range(1, 5), EVERY_NATURE):
        words = told(kind(level, (nature,)))
        assert f" level {LEVELS[level - 1]} at the most" in words
        assert "no guardian" in words
        assert f"Works only on {NATURES[nature]}." in words
    assert "unless it is a boss or a guardian" in told(kind(5))


def test_blows_name_their_natures() -> None:
    words = told(x.Strike(x.Amount(2), ("undead", "fiend", "giant")))
    assert "Works only on the undead, fiends and giants." in words


def test_an_icon_tells_what_its_colours_do() -> None:
    assert "Charm" in told(x.Exploit(3))
    assert "Deal 3 damage" in told(x.Exploit(3))
    assert "Kill one that bears it in red." in told(x.Exploit())
    assert "A boss or a guardian takes damage of half its printed Health" in told(x.Exploit())


@pytest.mark.parametrize("kind", [x.Aim, x.Daunt, x.Guard, x.RestBonus])
def test_small_helps_tell_their_number(kind: type[x.Aim]) -> None:
    for number in NUMBERS:
        assert f" {number} " in told(kind(number))


def test_help_at_checks_names_number_and_abilities() -> None:
    for count in range(4):
        named = EVERY_ABILITY[:count]
        words = told(x.Steady(7, named)) + told(x.Master(named))
        assert "Add 7 to one check" in words
        for ability in EVERY_ABILITY:
            assert words.count(ABILITIES[ability]) == 2 * (ability in named)


@pytest.mark.parametrize("special", get_args(Special))
def test_special_abilities_tell_the_rules_numbers(special: Special) -> None:
    numbers = {
        "berserk": BERSERK, "frenzy": FRENZY, "invisibility": FRENZY, "dragon_scales": SCALES,
        "web": WEB, "energy_drain": specials.ENERGY, "regenerate": specials.GROWTH,
        "life_drain": specials.LIFE, "hurl_rock": specials.ROCK,
        "fire_breath": -specials.BREATH.flat,
    }  # fmt: skip
    words = text_of(special)
    assert words.startswith(f"{SPECIALS[special]}: ")
    assert str(numbers.get(special, "")) in words
    weakens = special in ("poison", "insanity", "petrify")
    assert ("never the last" in words) == weakens


def test_moments_are_told_apart_and_what_is_kept_from_what_is_not() -> None:
    heads = [text for pair in WHEN.values() for text in pair]
    assert len({*heads}) == len(heads)
    every: tuple[Window, ...] = get_args(Window)
    for window in every:
        gone, kept = (text_of(Use((window,), (x.Favour(1),), keep)) for keep in (False, True))
        assert gone.startswith("Discard ")
        assert kept.startswith("Once a ")


def test_a_hero_tells_ability_weapons_and_skills() -> None:
    for hero in HEROES.values():
        words = text_of(hero)
        assert f"Fights with {ABILITIES[hero.primary]}." in words
        assert all(f"Weapons of {ABILITIES[each]} suit too." in words for each in hero.also)
        assert all(LOOT[skill].name in words for skill in hero.skills)
