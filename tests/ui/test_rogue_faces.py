"""The faces of Rogue Dungeon's table: sums, dice, room and monster cards, pieces on their way."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.combat import attack_values
from game.rules.rogue.hands import check_value
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import SPECIALS
from game.rules.rogue.rooms import ROOMS
from game.rules.rogue.run import Foe
from game.ui.desk import Desk
from game.ui.scene import SceneStack
from game.ui.style import measure
from game.ui.tables.rogue import RogueTable
from game.ui.tables.rogue_fight import FightPainter
from game.ui.tables.rogue_ground import scene_of
from game.ui.tables.rogue_hand import STRIP, LootLook, LootPainter
from game.ui.tables.rogue_hand_layout import lay_hand
from game.ui.tables.rogue_motion import corners
from game.ui.tables.rogue_paint import RoguePaint, Words
from game.ui.tables.rogue_room import RoomPainter, run_in
from game.ui.tables.rogue_sums import attack_omens, sums
from game.ui.tables.rogue_tray import TrayPainter

from .driver import drag, frame, stack_of
from .rogue_stage import MOMENTS, at, moment_of, scene_at


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


def test_what_a_large_monster_card_prints_is_not_told_beside_it(
    desk: Desk, screen: pygame.Surface
) -> None:
    m, view = measure((1920, 1080), 1.0), moment_of("rolled").match.view(0)
    table = RogueTable(desk, ["A"])
    table.show(view)
    foe = f"monster/{view.run.hero.target}"
    view.run.foes[view.run.hero.target] = Foe("cave_bat", MONSTERS["cave_bat"].health)
    assert SPECIALS["evade"] + ": it takes" in table.describe(view, foe)
    table.face(view, foe, (240, 210), m)
    assert SPECIALS["evade"] + ": it takes" in table.describe(view, foe)
    table.face(view, foe, (640, 420), m)
    assert SPECIALS["evade"] + ": it takes" not in table.describe(view, foe)


@pytest.mark.parametrize("room", [(1440, 190), (560, 330), (380, 420)])
def test_cards_that_can_be_used_now_come_first_and_with_their_names(room: tuple[int, int]) -> None:
    m, cards = measure((1920, 1080), 1.0), list(LOOT)[:29]
    usable = {cards[3], cards[20]}
    slots = lay_hand(cards, Rect((20, 30), room), m, usable)
    assert set(slots) == {f"loot/{card}" for card in cards}
    assert {slot.partition("/")[2] for slot in list(slots)[:2]} == usable
    for slot, rect in slots.items():
        is_strip = rect.width > STRIP * rect.height
        assert is_strip == (slot.partition("/")[2] in usable)
    for one, other in combinations(slots.values(), 2):
        assert not one.colliderect(other)


@pytest.mark.parametrize("card", LOOT)
@pytest.mark.parametrize("size", [(152, 44), (80, 78), (120, 170)])
def test_no_name_of_a_card_is_cut_within_a_word(
    desk: Desk, screen: pygame.Surface, card: str, size: tuple[int, int]
) -> None:
    m, paint = measure((1920, 1080), 1.0), RoguePaint(desk)
    written: list[str] = []
    write, write_centred = paint.write, paint.write_centred

    def note(on: pygame.Surface, words: Words, *rest: Any) -> Any:
        written.extend(line for line, _ in words.lines)
        return (write_centred if isinstance(rest[0], Rect) else write)(on, words, *rest)

    paint.write = paint.write_centred = note  # type: ignore[assignment]
    LootPainter(desk, paint, desk.say).card(card, size, m, LootLook())
    said = " ".join(written).removesuffix("\u00a0…").split()
    assert said
    assert said == LOOT[card].name.split()[: len(said)]
