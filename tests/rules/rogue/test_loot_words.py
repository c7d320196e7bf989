"""What loot and monsters say about themselves: when a card is used, and what sets off what."""

from __future__ import annotations

from typing import Final

from game.rules.rogue import effects as e
from game.rules.rogue.kinds import Use, Window
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.words import loot_name, plain, sentences, text_of, use_sentences

TWO: Final = e.Amount(2)


def said(*effects: e.AnyEffect) -> list[str]:
    return [plain(sentence) for sentence in sentences(effects)]


def test_loot_that_works_on_all_or_on_some() -> None:
    assert said(e.Slay(5), e.Charm(5)) == [
        "Kill the target, unless it is a boss or a guardian.",
        "Charm the target, unless it is a boss or a guardian.",
    ]
    assert said(e.Strike(e.D6, ("undead", "fiend"))) == [
        "Deal damage equal to a D6.",
        "Works only on the undead and fiends.",
    ]
    assert said(e.Steady(2), e.Master()) == [
        "Add 2 to one check.",
        "Pass one check without a roll.",
    ]
    assert said(e.Exploit())[1] == "Kill one that bears it in red."


def test_when_a_card_can_be_used() -> None:
    aim: tuple[Window, ...] = ("aim",)
    assert text_of(Use(aim, (e.Aim(2),))).split("\n") == [
        "Discard before a combat roll:",
        "  Your attack value is 2 higher in this round.",
    ]
    assert plain(use_sentences(Use(aim, (e.Aim(2),), keep=True))[0]) == (
        "Once a combat, before the roll:"
    )


def test_windows_that_have_no_phrase_together_are_told_one_by_one() -> None:
    odd: tuple[Window, ...] = ("struck", "rest")
    assert [plain(s) for s in use_sentences(Use(odd, (e.Heal(TWO),)))] == [
        "Discard when damage is about to land:",
        "Gain 2 Health.",
        "Discard at rest:",
        "Gain 2 Health.",
    ]


def test_every_moment_at_which_loot_is_used_has_a_phrase() -> None:
    for loot in LOOT.values():
        for use in loot.uses:
            heads = [s for s in use_sentences(use) if s.depth == 0]
            assert len(heads) == 1, loot.id


def test_a_weapon_a_skill_and_a_henchman() -> None:
    assert text_of(LOOT["vorpal_blade"]).startswith("A Weapon that suits every hero.")
    assert text_of(LOOT["sword"]).startswith("A Weapon for those who fight with Strength.")
    assert text_of(LOOT["blessed"]).startswith("Needs a primary ability of 5 or more.")
    assert "Can make a check of Strength for you, with 5." in text_of(LOOT["sellsword"])
    assert "−1 to your checks of Agility." in text_of(LOOT["plate_armor"])  # noqa: RUF001


def test_a_monster_tells_its_rolls_and_weaknesses() -> None:
    wolf = text_of(MONSTERS["wolf"])
    assert wolf.startswith("On a roll of 2:\n  Extra Attack: ")
    assert wolf.endswith("Counts among beasts.\nFood charms it: take Charmed Wolf.")
    assert "Ward harms it." in text_of(MONSTERS["skeleton"])


def test_a_boss_tells_of_both_its_sides() -> None:
    dragon = text_of(MONSTERS["elder_dragon"])
    assert "On a roll of 3 or 6:\n  Fire Breath: " in dragon
    wrath = MONSTERS["elder_dragon"].wrath
    assert wrath
    assert (
        f"At half its Health it turns into {wrath.name}:\n"
        f"  Attack value {wrath.mav}, damage {wrath.damage}.\n  On a roll of "
    ) in dragon


def test_names() -> None:
    assert loot_name("kings_signet") == "King's Signet"
