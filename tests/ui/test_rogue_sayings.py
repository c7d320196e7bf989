"""Single sentences of Rogue Dungeon's table: what each choice tells, and how a run is summed up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.core.types import Event
from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.effects import Todo
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Foe
from game.ui.tables.rogue_reckoning import Strike
from game.ui.tables.rogue_sums import sums

from .rogue_words_stage import (
    begun,
    words_of,
)


def test_a_gem_tells_how_many_rooms_it_may_be(tmp_path: Path) -> None:
    words, view = words_of(tmp_path, begun())
    walk = s.Move("2/9")
    assert words.label(walk) == "To the yellow gem"
    said = words.consequence(view, walk)
    stay = sum(ROOMS[room].persistent for room in view.run.rooms["yellow"])
    assert "A yellow gem, with 15 rooms it may be." in said
    assert f"{stay} of them stay, to be met again." in said
    assert "5 steps away." in said
    badge = words.badge(view, walk)
    assert badge
    assert badge.text == "15"


def test_luck_tells_the_chance_before_and_after(tmp_path: Path) -> None:
    match = begun(s.Move("2/9"), "swinging_blades", 4)
    words, view = words_of(tmp_path, match)
    assert view.run.hero.agility == 3
    assert "To pass: 0\u00a0% before, 100\u00a0% after." in words.consequence(view, s.LUCK["down"])
    assert "To pass: 0\u00a0% before, 30\u00a0% after." in words.consequence(view, s.LUCK["reroll"])
    assert "The check is failed." in words.consequence(view, s.KEEP)
    assert words.label(s.LUCK["down"]) == "Luck: make it 3"


WOLF: tuple[Any, ...] = (s.Move("2/3"), "ambush", 1, s.KEEP, "wolf")


def test_a_target_tells_its_odds(tmp_path: Path) -> None:
    words, view = words_of(tmp_path, begun(*WOLF))
    hero = view.run.hero
    hero.strength, hero.health, hero.luck = 5, 7, 0
    said = words.consequence(view, s.TARGET[0])
    assert said.startswith("80\u00a0% to hit for 1, 30\u00a0% to be hit for 1.\n")
    assert "10\u00a0% to set off what it can do." in said
    assert re.search(r"9\d\u00a0% to live, with 6\.\d Health left on average\.", said)
    told_ = words.describe(view, "monster/0")
    assert told_.startswith(said), "the odds come first, and are the same"
    assert "2: Extra Attack: it strikes you" in told_


@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_is_told_in_few_lines(tmp_path: Path, monster: str) -> None:
    words, view = words_of(tmp_path, begun(*WOLF))
    view.run.foes = [Foe(monster, MONSTERS[monster].health)]
    lines = words.describe(view, "monster/0").split("\n")
    assert "to live" in lines[1]
    assert len(lines) <= (9 if MONSTERS[monster].wrath else 8)


def test_a_monster_tells_which_cards_answer_its_weakness(tmp_path: Path) -> None:
    words, view = words_of(tmp_path, begun(*WOLF))
    view.run.foes = [Foe("harpy", 2)]
    song = next(card for card in LOOT if LOOT[card].pair == "song")
    assert "charms it" not in words.describe(view, "monster/0")
    view.run.hero.cards += (song,)
    told_ = words.describe(view, "monster/0")
    assert f"You hold what charms it: {LOOT[song].name}." in told_


def test_armor_tells_what_is_left_to_suffer(tmp_path: Path) -> None:
    match = begun(*WOLF, s.TARGET[0], s.ROLL, 3, s.KEEP)
    words, view = words_of(tmp_path, match)
    assert view.phase == "struck"
    view.run.hero.health = 7
    assert "Left to suffer: 1. Health then: 6." in words.consequence(view, s.SUFFER)
    said = words.consequence(view, s.Use("kite_shield"))
    assert "1 of 1 prevented.\nNothing is left to suffer.\nIt leaves the game." in said


def test_a_camp_tells_health_and_danger(tmp_path: Path) -> None:
    match = begun(s.Move("2/9"), "swinging_blades", 10, s.KEEP, s.SUFFER)
    words, view = words_of(tmp_path, match)
    assert view.phase == "resting"
    view.run.hero.health, view.run.hero.vitality, view.run.level = 1, 7, 4
    said = words.consequence(view, s.Use("camping_gear"))
    assert said.startswith("You gain 2 to 6 Health.\n50\u00a0% that a wandering monster attacks.")
    view.run.hero.place = view.run.exit
    assert "Nothing can find you here." in words.consequence(view, s.Use("camping_gear"))


def test_a_step_of_a_track_tells_what_it_brings(tmp_path: Path) -> None:
    match = begun(s.Move("2/9"), "swinging_blades", 1, s.KEEP)
    words, view = words_of(tmp_path, match)
    said = words.consequence(view, s.TRAIN["intellect"])
    assert "2 of your 2 XP.\nIntellect 2 becomes 3." in said
    view.run.hero.xp = 8
    said = words.consequence(view, s.TRAIN["strength"])
    assert "Your attack value rises by 1." in said


def test_a_death_is_told_with_its_place(tmp_path: Path) -> None:
    words, _ = words_of(tmp_path, begun())
    events = [
        e.LevelBegun(1, "crypt_front"), e.RoomEntered("ambush", "red"), e.FoeAppeared("wolf", 0),
        e.Harmed(0, 3, 0), e.Died(0, "wolf"), e.RunEnded(False, 1, 0),
    ]  # fmt: skip
    assert words.verdict(events) == "The Crusader fell on level I, in Ambush, to Wolf."
    assert words.turning_points(events) == [
        "Level I: the worst blow took 3 of the Crusader's Health, 0 left.",
        "Level I: the Crusader was killed by Wolf.",
    ]


def test_a_victory_is_told_with_its_boss_and_prestige(tmp_path: Path) -> None:
    words, _ = words_of(tmp_path, begun())
    fight = [e.FoeAppeared("vampire_queen", 0), e.FoeEnraged(0, "vampire_queen")]
    won = [*fight, e.FoeGone(0, "vampire_queen", "killed"), e.RunEnded(True, 5, 4)]
    boss = "Ilvara, the Vampire Queen"
    said = words.verdict(won)
    assert said == f"The Crusader has beaten {boss}. The realm is saved: Prestige 4."
    assert words.turning_points([e.LevelBegun(5, "crypt_front"), *won])[1] == f"{boss} was met."
    finale = [e.RoomEntered("tomb_of_the_lich_king", "red"), e.RunEnded(True, 4, 1)]
    through = "The Crusader has come through the last room, Tomb of the Lich King: Prestige 1."
    assert words.verdict(finale) == through


def test_a_victory_of_several_names_them_all(tmp_path: Path) -> None:
    words, _ = words_of(tmp_path, begun(heroes=("ranger", "runesmith")))
    won = [e.FoeGone(0, "vampire_queen", "killed"), e.RunEnded(True, 5, 2)]
    assert words.verdict(won).startswith("Ranger, Runesmith have beaten Ilvara,")
    finale = [e.RoomEntered("tomb_of_the_lich_king", "red"), e.RunEnded(True, 4, 1)]
    assert words.verdict(finale).startswith("Ranger, Runesmith have come through")


def test_a_boss_that_was_teleported_away_from_is_met_once(tmp_path: Path) -> None:
    words, _ = words_of(tmp_path, begun())
    met = e.FoeAppeared("vampire_queen", 0)
    away = [met, e.FoeGone(0, "vampire_queen", "scattered"), met]
    assert words.turning_points(away) == ["Ilvara, the Vampire Queen was met."]


@pytest.mark.parametrize(("health", "dies"), [(1, True), (2, True), (3, False)])
def test_a_blow_that_would_kill_says_so_before_the_roll_is_kept(
    tmp_path: Path, health: int, dies: bool
) -> None:
    words, view = words_of(tmp_path, begun())
    run = view.run
    run.foes = [Foe("fire_beetle", 2)]
    run.hero.target, run.hero.health = 0, health
    told_ = words.strike_words(run, Strike(hits=False, struck=True, special=None))
    assert ("you die" in told_) == dies
    assert "you die" not in words.strike_words(run, Strike(hits=True, struck=False, special=None))


def test_what_happens_in_a_last_room_happens_a_level_deeper(tmp_path: Path) -> None:
    words, _ = words_of(tmp_path, begun())
    events = [
        e.LevelBegun(3, "mine_front"), e.LevelLeft(3),
        e.RoomEntered("tomb_of_the_lich_king", "red"), e.FoeGone(0, "lich_king", "killed"),
    ]  # fmt: skip
    assert words.turning_points(events)[-1] == "Level IV: Lich King was beaten."


@pytest.mark.parametrize(
    ("more", "asked"),
    [(0, "Who gets the experience point?"), (2, "3 experience points to share out: who gets one?")],
)
def test_who_shares_out_sees_how_many_points_there_are(
    tmp_path: Path, more: int, asked: str
) -> None:
    words, view = words_of(tmp_path, begun(heroes=("ranger", "runesmith")))
    view.run.phase = "awarding"
    view.run.agenda = [Todo("share"), *[Todo("award")] * more]
    assert words.prompt(view, ()) == asked


def test_the_last_room_of_a_short_run_is_no_level_of_it(tmp_path: Path) -> None:
    words, view = words_of(tmp_path, begun())
    run = view.run
    run.level, run.finale, run.map = 4, True, None
    assert words.level_words(run) == "The last room, on level IV."


def test_luck_and_saves_are_turning_points(tmp_path: Path) -> None:
    words, _ = words_of(tmp_path, begun())
    events = [
        e.LevelBegun(2, "fungus_back"), e.LuckSpent(0, "down", 3),
        e.Checked(0, "agility", 3, 3, True), e.Guarded(0, "kite_shield", 4),
        e.FoeGone(0, "wolf", "charmed"),
    ]  # fmt: skip
    assert words.turning_points(events) == [
        "Level II was reached.",
        "Level II: Luck passed the Crusader's Agility check.",
        "Level II: Kite Shield prevented 4.",
        "Level II: Wolf was charmed.",
    ]


def test_a_forecast_names_what_it_leaves_out(tmp_path: Path) -> None:
    words, view = words_of(tmp_path, begun(s.Move("2/3"), "ambush", 1, s.KEEP, "giant_rat"))
    assert words.consequence(view, s.TARGET[0]).endswith("Not reckoned with: Frenzy.")


def test_a_boss_that_has_turned_goes_by_its_second_name(tmp_path: Path) -> None:
    words, view = words_of(tmp_path, begun(*WOLF))
    boss = next(card for card in MONSTERS.values() if card.wrath)
    assert boss.wrath
    first, second = boss.name, boss.wrath.name

    def text(event: Event) -> str:
        line = words.narrate(event)
        assert line
        return line.text

    told_ = (
        e.Targeted(0, 0, boss.id), e.FoeWounded(0, 1, 9), e.Attacked(0, 2, boss.id),
        e.FoeGone(0, boss.id, "killed"), e.Died(0, boss.id),
    )  # fmt: skip
    for _ in range(2):  # the log is told from its beginning again and again
        assert text(e.FoeAppeared(boss.id, 0)) == f"{first} appears."
        assert all(first in text(event) for event in told_)
        assert text(e.FoeEnraged(0, boss.id)) == f"{first} turns over: {second}."
        assert all(second in text(event) for event in told_)
    view.run.foes = [Foe(boss.id, 3, enraged=True)]
    view.run.attacker, view.run.phase = boss.id, "struck"
    assert words.prompt(view, ()).startswith(second)
    assert words.label(s.TARGET[0]) == f"Attack {second}"
    view.run.phase = "aiming"
    ours, *_ = sums(view.run, words.say)
    assert ours.label == second


def test_healing_in_full_health_tells_that_nothing_is_gained(tmp_path: Path) -> None:
    words, view = words_of(tmp_path, begun())
    run, hero, vain = view.run, view.run.hero, "Health is full: none is gained."
    hero.health = hero.vitality
    heal, drain = x.Heal(x.Amount(1)), x.Drain(x.Amount(1))
    assert vain in words.option_words(run, x.Option("Drink", (heal,)))
    assert vain not in words.option_words(run, x.Option("Drink", (drain, heal)))
    assert vain not in words.option_words(run, x.Option("Drink", (heal,), x.Price(health=1)))
    hero.health -= 1
    assert vain not in words.option_words(run, x.Option("Drink", (heal,)))
