"""The words of Rogue Dungeon: every choice, place and event of many runs is told in full."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.content.rogue import maps
from game.core.types import CHANCE, Event
from game.play import paths
from game.play.match import Match
from game.play.record import Saves
from game.play.replay import random_play
from game.play.settings import Settings
from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.effects import Todo
from game.rules.rogue.game import ROGUE
from game.rules.rogue.loot import LOOT
from game.rules.rogue.maps import DungeonMap
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Foe, Options
from game.rules.rogue.view import RogueView
from game.ui.desk import Desk
from game.ui.tables.rogue_reckoning import Strike
from game.ui.tables.rogue_sums import sums
from game.ui.tables.rogue_tally import RogueTally

PLACE = re.compile(r"\{\w*\}")
TABLES: dict[str, dict[str, Any]] = {
    "alone": {},
    "wizard": {"heroes": ("wizard",), "levels": 3},
    "thief": {"heroes": ("thief",), "random_rooms": True, "levels": 4},
    "two": {"heroes": ("ranger", "runesmith"), "ascend": True},
    "three": {"heroes": ("crusader", "thief", "wizard"), "random_rooms": True, "ascend": True},
}
SEEDS = range(4)
RUNS = [(name, seed, "xx" if seed % 2 else "en") for name in TABLES for seed in SEEDS]


@cache
def boards() -> dict[str, DungeonMap]:
    return maps([paths.maps() / "rogue"])[0]


def opened(name: str, seed: int) -> Match:
    return Match(ROGUE, Options(**TABLES[name]), seed, boards=boards())


def spoken(folder: Path, locale: str, players: int = 3) -> RogueTally:
    desk = Desk(Settings(locale=locale), Saves(folder))
    return RogueTally(desk, [f"Player {i}" for i in range(players)])


def positions(name: str, seed: int, choose: Callable[..., None] = random_play) -> Iterator[Match]:
    """Yield a run at each of its moments."""
    match, rng = opened(name, seed), Random(seed)
    while not match.over:
        yield match
        choose(match, rng, 1)
    yield match


def told(text: str | None, where: object) -> None:
    """Hold a text to be there and complete."""
    assert text, where
    assert not PLACE.search(text), (where, text)


SLOTS = (
    "room", "rooms", "discard", "deck/red", "deck/yellow", "deck/white", "deck/green", "deck/blue",
    "deck/purple", "deck/loot", "deck/specialty", "deck/monster", "track/strength",
    "track/agility", "track/intellect", "track/vitality", "track/luck", "health", "hero/0",
    "meeple/0", "die",
    "xp", "level", "damage", "attack", "offer", "alone", "give", "descend", "hold", "done",
    "luck/reroll", "luck/up", "luck/down", "cell/0/0",
)  # fmt: skip


def slots_of(view: RogueView) -> Iterator[str]:
    """Yield the places of a table as it lies."""
    run = view.run
    yield from SLOTS
    yield from (f"loot/{card}" for card in run.hero.cards)
    yield from (f"stall/{card}" for card in run.stall)
    yield from (f"monster/{i}" for i in range(len(run.foes)))
    if run.map:
        yield from (f"cell/{cell}" for cell in run.plan.cells)
    for action in view.legal:
        yield from action.path()


@pytest.mark.parametrize(("name", "seed", "locale"), RUNS)
def test_every_choice_and_place_is_told(tmp_path: Path, name: str, seed: int, locale: str) -> None:
    words = spoken(tmp_path, locale)
    for match in positions(name, seed):
        player = match.current_player
        view = match.view(player if player not in (None, CHANCE) else None)
        words.show(view)
        told(words.headline(view), view.phase)
        told(words.prompt(view, ()), view.phase)
        for row in words.knowledge(view):
            told(row.label, view.phase)
        for seat in range(match.seats):
            told(words.status(view, seat), view.phase)
        for slot in slots_of(view):
            told(words.describe(view, slot), (view.phase, slot))
        for action in view.legal:
            told(words.label(action), action)
            told(words.consequence(view, action), action)
            if badge := words.badge(view, action):
                told(badge.text, action)
            told(words.prompt(view, action.path()[:-1]), action)
        assert set(words.buttons(view)) <= set(view.legal)


def events_of(match: Match) -> Iterator[Event]:
    fresh = Match(ROGUE, match.options, match.seed, boards=boards())
    for step in match.log:
        yield from fresh.take(step).events


@pytest.mark.parametrize(("name", "seed", "locale"), RUNS)
def test_every_event_is_narrated_and_the_end_told(
    tmp_path: Path, name: str, seed: int, locale: str
) -> None:
    words = spoken(tmp_path, locale)
    match = opened(name, seed)
    words.show(match.view(None))
    random_play(match, Random(seed))
    events = list(events_of(match))
    for event in events:
        line = words.narrate(event)
        assert line, event
        told(line.text, event)
    for count in range(0, len(events), 7):
        words.verdict(events[:count])
        words.turning_points(events[:count])
        words.tally(match.view(None), events[:count])
    told(words.verdict(events), name)
    for point in words.turning_points(events):
        told(point, name)
    tally = words.tally(match.view(None), events)
    for line_ in tally:
        told(line_.words, name)
        assert (paths.assets() / "art" / f"{line_.art}.svg").exists(), line_.art


def test_every_kind_of_action_was_met() -> None:
    met = {
        type(action)
        for name in TABLES
        for seed in SEEDS
        for match in positions(name, seed)
        for action in match.legal_actions()
    }
    assert met == set(s.AnyAction.__args__)


# What the words say


def begun(*steps: Any, **options: Any) -> Match:
    """Return a run on known maps after some steps."""
    faces = ("crypt_front", "fungus_back", "mine_front")
    match = Match(ROGUE, Options(levels=3, maps=faces, **options), 7, boards=boards())
    for step in ("crypt_front", *steps):
        match.take(step)
    return match


def words_of(folder: Path, match: Match) -> tuple[RogueTally, RogueView]:
    words, view = spoken(folder, "en"), match.view(match.current_player)
    words.show(view)
    return words, view


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
