"""Rogue Dungeon on the screen: whole runs, what lies where, and every action within reach."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pygame
import pytest
from pygame import Rect

from game.core.types import CHANCE
from game.play.record import Saves
from game.play.settings import Settings
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.combat import attack_values
from game.rules.rogue.hands import check_value
from game.rules.rogue.loot import LOOT_DECK
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import SPECIALS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Foe, Run
from game.ui.desk import Desk
from game.ui.scene import SceneStack
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.match import MatchScene
from game.ui.scenes.result import ResultScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch
from game.ui.style import measure
from game.ui.tables.choose import table_for
from game.ui.tables.rogue import RogueTable
from game.ui.tables.rogue_fight import FightPainter
from game.ui.tables.rogue_ground import ground, scene_of
from game.ui.tables.rogue_motion import corners
from game.ui.tables.rogue_paint import RoguePaint, Words
from game.ui.tables.rogue_room import RoomPainter, run_in
from game.ui.tables.rogue_sums import attack_omens, sums
from game.ui.tables.rogue_tray import TrayPainter

from .driver import drag, frame, key, play_by_mouse, press, stack_of

FRAMES_AT_MOST: Final = 30000
STEPS_AT_MOST: Final = 1500
SIZES: Final = [(960, 540), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES: Final = [1.0, 1.5, 2.0]
ARROWS: Final = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB)
Wanted = Callable[[Run], bool]

MOMENTS: Final[dict[str, tuple[Wanted, tuple[str, ...]]]] = {
    "exploring": (lambda run: run.phase == "exploring" and len(run.explored) > 1, ("crusader",)),
    "choosing": (
        lambda run: run.phase == "choosing" and len(run.pending.options) > 3,  # type: ignore[union-attr]
        ("crusader",),
    ),
    "checking": (
        lambda run: run.phase == "settling" and run.die == "check" and not run.foes, ("wizard",),
    ),
    "aiming": (lambda run: run.phase == "aiming" and len(run.standing()) > 1, ("ranger",)),
    "rolled": (lambda run: run.phase == "settling" and run.die == "combat", ("runesmith",)),
    "asked on the map": (
        lambda run: run.phase == "choosing" and not run.room and not run.foes, ("runesmith",),
    ),
    "trading": (lambda run: run.phase == "trading", ("thief",)),
    "resting": (lambda run: run.phase == "resting", ("crusader",)),
    "camping": (
        lambda run: run.phase == "settling" and run.die == "rest" and not run.room, ("thief",),
    ),
    "party": (lambda run: run.phase == "exploring" and len(run.explored) > 1,
              ("crusader", "thief", "wizard")),
    "party in a fight": (lambda run: run.phase == "settling" and run.die == "combat",
                         ("crusader", "thief", "wizard")),
    "party at rest": (lambda run: run.phase == "resting" and len(run.present()) > 1,
                      ("crusader", "thief", "wizard")),
}  # fmt: skip


def seating(*heroes: str, seed: int = 5) -> Seating:
    heroes = heroes or ("crusader",)
    seats = tuple(SeatPlan("human", name) for name, _ in zip("ABC", heroes, strict=False))
    return Seating.new(StartMatch("rogue", {"heroes": list(heroes)}, seats, seed))


def step(table: Seating, rng: random.Random) -> None:
    """Play one step at random, mostly one that leads on."""
    match = table.match
    player = match.current_player
    assert player is not None
    if player == CHANCE:
        table.note(match.draw_chance())
        return
    legal = match.view(player).legal
    onward = [a for a in legal if not isinstance(a, s.Use | s.Train | s.Give)]
    table.note(match.play(rng.choice(onward if onward and rng.random() < 0.8 else legal)))


def at(moment: str) -> Seating:
    """Return a run at a moment of its kind."""
    wanted, heroes = MOMENTS[moment]
    for seed in range(1, 60):
        table, rng = seating(*heroes, seed=seed), random.Random(seed)
        for _ in range(STEPS_AT_MOST):
            match = table.match
            if match.over:
                break
            if match.current_player != CHANCE and wanted(match.view(0).run):
                return table
            step(table, rng)
    raise AssertionError(moment)


_FOUND: dict[str, Seating] = {}


def moment_of(name: str) -> Seating:
    """Return the same run at a moment for every test, which leaves it as it is."""
    if name not in _FOUND:
        _FOUND[name] = at(name)
    return _FOUND[name]


def scene_at(desk: Desk, table: Seating) -> MatchScene:
    scene = MatchScene(desk, table)
    player = table.match.current_player
    assert player is not None
    scene.sit(player)
    return scene


# Whole runs


def test_a_run_is_played_to_its_end_by_mouse_alone(desk: Desk, screen: pygame.Surface) -> None:
    play_by_mouse(MatchScene(desk, seating()), desk, screen, FRAMES_AT_MOST, stride=7)


def test_a_run_is_played_to_its_end_by_keyboard_alone(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("wizard"))
    stack, rng = stack_of(desk, scene), random.Random(2)
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        frame(stack, screen, [key(rng.choice(ARROWS)) for _ in range(rng.randrange(4))])
        if not (scene._focus.at or "").startswith("command/"):
            frame(stack, screen, [key(pygame.K_RETURN)])
    assert isinstance(stack.top, ResultScene)


def test_three_people_at_one_screen_play_a_run(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("crusader", "thief", "wizard"))
    stack, rng = stack_of(desk, scene), random.Random(4)
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        events: list[pygame.Event] = []
        if isinstance(stack.top, CurtainScene):
            events = [key(pygame.K_RETURN)]
        elif stack.top is scene:
            places = list(scene.open_places().values())
            events = press(rng.choice(places).center) if places else [key(pygame.K_1, "1")]
            if rng.random() < 0.2:
                events = [key(pygame.K_1, "1")]
        frame(stack, screen, events)
    assert isinstance(stack.top, ResultScene)


# What can be done has a place


@pytest.mark.parametrize("heroes", [("crusader",), ("thief", "runesmith", "ranger")])
def test_every_action_lies_on_the_table_or_has_a_button(
    desk: Desk, screen: pygame.Surface, heroes: tuple[str, ...]
) -> None:
    m, area = measure((1920, 1080), 1.0), Rect(28, 82, 1460, 824)
    table = table_for("rogue", desk, ["A", "B", "C"])
    for seed in range(6):
        running, rng = seating(*heroes, seed=seed), random.Random(seed)
        for _ in range(STEPS_AT_MOST):
            match = running.match
            if match.over:
                break
            player = match.current_player
            if player is not None and player != CHANCE:
                view = match.view(player)
                table.show(view)
                slots, buttons = table.layout(view, area, m), table.offered(view, ())
                for action in view.legal:
                    laid = all(slot in slots for slot in action.path())
                    assert laid or action in buttons, action
            step(running, rng)


# Where things lie


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_overlaps_and_nothing_leaves_the_window(
    tmp_path: Path, screen: pygame.Surface, size: tuple[int, int], scale: float, moment: str
) -> None:
    desk = Desk(Settings(animation_speed=0, scale=scale), Saves(tmp_path / "saves"))
    window, scene = Rect(0, 0, *size), scene_at(desk, moment_of(moment))
    canvas = scene._picture._canvas
    places = canvas.lay_out(size, scene._scenery(), measure(size, scale))
    slots = {slot: rect for slot, rect in places.slots.items() if not slot.startswith("meeple/")}
    assert all(window.contains(rect) for rect in slots.values())
    assert all(min(rect.size) > 0 for rect in slots.values())
    _apart(slots)
    buttons = [button.rect for button in places.buttons]
    assert all(window.contains(rect) for rect in buttons)
    assert all(rect.collidelist(list(slots.values())) == -1 for rect in buttons)


def _apart(slots: dict[str, Rect]) -> None:
    for (one, first), (other, second) in combinations(slots.items(), 2):
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_a_full_pack_stays_in_its_place(
    desk: Desk, screen: pygame.Surface, size: tuple[int, int], scale: float
) -> None:
    m, table = measure(size, scale), moment_of("exploring")
    view = table.match.view(0)
    for count in (0, 1, 5, 9, 14, 20, 27):
        cards = tuple(dict.fromkeys(LOOT_DECK))[:count] * 2
        view.run.heroes[0].cards = cards
        area = Rect(m.px(12), m.px(72), m.width - m.px(24), m.height - m.px(160))
        slots = RogueTable(desk, ["A"]).layout(view, area, m)
        hand = {slot: rect for slot, rect in slots.items() if slot.startswith("loot/")}
        assert len(hand) == count
        assert all(ground(view.run, area, m).hand.contains(rect) for rect in hand.values())
        _apart(hand)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_steady_frame_makes_no_surface(desk: Desk, screen: pygame.Surface, moment: str) -> None:
    scene = scene_at(desk, moment_of(moment))
    scene.draw(screen)
    scene.refresh()
    scene.draw(screen)
    made = desk.art.made
    for _ in range(3):
        scene.refresh()
        scene.draw(screen)
    assert desk.art.made == made


# Walks, drags and sums


def test_a_piece_goes_round_the_corners_of_its_way() -> None:
    way = ("0/1", "0/2", "1/2", "2/2", "2/3")
    assert corners("0/0", way) == ("0/2", "2/2", "2/3")


def test_a_piece_is_dragged_to_a_room(desk: Desk, screen: pygame.Surface) -> None:
    table = at("exploring")
    scene = scene_at(desk, table)
    stack: SceneStack = stack_of(desk, scene)
    frame(stack, screen, [])
    places = scene.slots()
    walk = next(a for a in scene.shown_view().legal if isinstance(a, s.Move))
    frame(stack, screen, drag(places["meeple/0"].center, places[f"cell/{walk.cell}"].center))
    assert walk in table.match.log


def test_a_walk_is_shown_along_the_corridors(desk: Desk, screen: pygame.Surface) -> None:
    view = moment_of("exploring").match.view(0)
    table = RogueTable(desk, ["A"])
    table.show(view)
    slots = table.layout(view, Rect(28, 82, 1460, 824), measure((1920, 1080), 1.0))
    plan = view.run.plan
    start = view.run.hero.place
    way = (plan.neighbours[start][0],)
    glide = table.glide(e.Moved(0, start, way), slots)
    assert glide is not None
    assert glide.hides == ("meeple/0",)
    assert glide.end[0] == slots[f"cell/{way[-1]}"].centerx


def test_the_sum_shown_is_the_sum_that_counts(desk: Desk) -> None:
    def number(text: str) -> int:
        return int(text.replace("−", "-"))  # noqa: RUF001

    for moment in ("rolled", "party in a fight"):
        run = moment_of(moment).match.view(0).run
        hav, mav = attack_values(run, run.at, run.hero.target)
        ours, theirs = sums(run, desk.say)
        assert number(ours.number) == hav + run.face
        assert sum(number(part.number) for part in ours.parts) == hav + run.face
        assert number(theirs.number) == mav
        assert sum(number(part.number) for part in theirs.parts) == mav
    run = moment_of("checking").match.view(0).run
    (check,) = sums(run, desk.say)
    value = check_value(run, run.pending.ability, run.pending.modifier)
    assert sum(number(part.number) for part in check.parts) == value


def test_each_face_of_the_die_tells_who_would_be_hit() -> None:
    run = moment_of("rolled").match.view(0).run
    hav, mav = attack_values(run, run.at, run.hero.target)
    for face, signs in attack_omens(run, run.hero.target):
        assert ("hit" in signs) == (face == 10 or (face != 1 and hav + face >= mav))
        assert ("struck" in signs) == (face == 1 or (face != 10 and mav >= hav + face))


def test_the_stage_shows_what_is_going_on() -> None:
    scenes = {name: scene_of(moment_of(name).match.view(0).run) for name in MOMENTS}
    assert scenes["exploring"] == scenes["resting"] == scenes["camping"] == "map"
    assert scenes["choosing"] == scenes["checking"] == "room"
    assert scenes["aiming"] == scenes["rolled"] == "fight"
    assert scenes["trading"] == "trade"


def test_headings_that_lead_to_one_line_are_set_before_it() -> None:
    lines = [("Check.", 0), ("Passed:", 0), ("Gain 1 XP.", 1), ("Failed:", 0), ("A.", 1), ("B.", 1)]
    assert run_in(lines) == [
        ("Check.", 0),
        ("Passed: Gain 1 XP.", 0),
        ("Failed:", 0),
        ("A.", 1),
        ("B.", 1),
    ]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", [(440, 610), (876, 170), (300, 360)])
def test_every_room_card_has_room_for_its_story(
    desk: Desk, screen: pygame.Surface, room: str, size: tuple[int, int]
) -> None:
    m = measure((1920, 1080), 1.0)
    run = moment_of("exploring").match.view(0).run
    paint = RoguePaint(desk)
    written: list[str] = []
    written_by = paint.write

    def note(on: pygame.Surface, words: Words, *rest: Any) -> int:
        written.extend(line for line, _ in words.lines)
        return written_by(on, words, *rest)

    paint.write = note  # type: ignore[assignment]
    RoomPainter(desk, paint, desk.say).card(run, room, size, m)
    assert " ".join(written).startswith(ROOMS[room].story)


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("size", [(560, 370), (280, 370), (430, 180), (240, 210)])
def test_every_monster_card_names_its_special_abilities(
    desk: Desk, screen: pygame.Surface, monster: str, size: tuple[int, int]
) -> None:
    m = measure((1920, 1080), 1.0)
    paint = RoguePaint(desk)
    written: list[str] = []
    written_by = paint.write

    def note(on: pygame.Surface, words: Words, *rest: Any) -> int:
        written.extend(line for line, _ in words.lines)
        return written_by(on, words, *rest)

    paint.write = note  # type: ignore[assignment]
    card = MONSTERS[monster]
    painter = FightPainter(desk, paint, desk.say, TrayPainter(desk, paint, desk.say))
    painter.monster(Foe(monster, card.health), size, m)
    said = " ".join(written)
    assert all(SPECIALS[special] in said for _, special in card.specials)


def test_a_heap_that_is_clicked_is_looked_through_alone(desk: Desk, screen: pygame.Surface) -> None:
    view, table = moment_of("exploring").match.view(0), RogueTable(desk, ["A"])
    (heap,) = table.browse(view, "deck/red")
    assert len(heap.cards) == len(view.run.rooms["red"])
    assert len(table.browse(view)) > 3
