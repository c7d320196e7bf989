"""Parts of the match screen alone: buttons in rows, words beside places, focus, panels, lines."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.play.match import Step
from game.rules.heroes import steps as s
from game.ui.choices import flow
from game.ui.desk import Desk
from game.ui.focus import Focus
from game.ui.regions import fold, is_short, regions
from game.ui.scenes.match import MatchScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch
from game.ui.style import measure
from game.ui.table_log import TableLog
from game.ui.tables.heroes import HeroesTable
from game.ui.tables.heroes_layout import SHAPE
from game.ui.tooltip import best_spot

from .driver import frame, key, seating, stack_of

SIZES = [(960, 540), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("room", [Rect(0, 0, 520, 126), Rect(0, 0, 1800, 118)])
def test_buttons_fill_rows_and_never_leave_their_room(count: int, room: Rect) -> None:
    m = measure((1920, 1080), 1.0)
    rects = flow([300 - 17 * i for i in range(count)], room, m, spared=24)
    assert len(rects) == count
    assert all(room.contains(rect) for rect in rects)
    assert all(rect.height >= m.px(44) for rect in rects)
    assert all(rect.collidelist(rects[i + 1 :]) == -1 for i, rect in enumerate(rects))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_words_never_cover_what_they_speak_of_or_what_is_dragged(
    size: tuple[int, int], scale: float
) -> None:
    m = measure(size, scale)
    side = m.px(60)
    for x in range(0, size[0] - side, side * 2):
        for y in range(0, size[1] - side, side * 2):
            place = Rect(x, y, side, side)
            held = place.move(side // 2, side // 2)
            box = best_spot((m.px(300), m.px(90)), place, m, held, [])
            assert not box.colliderect(place)
            assert not box.colliderect(held)
            assert Rect((0, 0), size).contains(box)


def test_words_stand_clear_of_neighbours_where_they_can() -> None:
    m = measure((1920, 1080), 1.0)
    board = [Rect(500 + 100 * x, 300 + 100 * y, 100, 100) for x in range(3) for y in range(3)]
    box = best_spot((300, 90), board[4], m, None, board)
    assert box.collidelist(board) == -1


def test_arrows_stay_in_their_region_and_tab_leaves_it() -> None:
    focus = Focus()
    board = {"a": Rect(0, 0, 10, 10), "b": Rect(20, 0, 10, 10)}
    focus.offer([board, {"c": Rect(40, 0, 10, 10)}])
    focus.move("right")
    assert focus.at == "b"
    focus.move("right")
    assert focus.at == "b"
    focus.cycle(1)
    assert focus.at == "c"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seated", [False, True])
def test_a_folded_table_leaves_room_for_all_parts(size: tuple[int, int], seated: bool) -> None:
    m = measure(size, 2.0)
    if not is_short(m):
        return
    parts = regions(m, side=True, players=1 + seated, shape=SHAPE)
    folded = fold(parts.table, m, SHAPE, seated=seated)
    places = [folded.main, folded.foot, folded.rest, *([folded.seats] if seated else [])]
    assert all(Rect((0, 0), size).contains(place) for place in places)
    assert all(place.collidelist(places[i + 1 :]) == -1 for i, place in enumerate(places))
    assert folded.rest.height >= m.px(190)


def test_k_and_l_fold_one_panel_each(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, seating("human", "random"))
    stack = stack_of(desk, scene)
    frame(stack, screen, [])
    frame(stack, screen, [key(pygame.K_k, "k")])
    assert (desk.settings.know_open, desk.settings.log_open) == (False, True)
    frame(stack, screen, [key(pygame.K_l, "l")])
    assert (desk.settings.know_open, desk.settings.log_open) == (False, False)


def test_tiles_drawn_in_a_row_make_one_line(desk: Desk) -> None:
    table, log = HeroesTable(desk, ["Ada", "Bo"]), TableLog(2)
    drawn = tuple(s.Drawn(kind) for kind in ("ogre", "portal"))
    log.add(Step(-1, None, drawn))
    assert [line.text for line in log.lines(1, table)] == ["The Dungeon Master draws 2 tiles."]
    assert [line.text for line in log.lines(0, table)] == [
        "The Dungeon Master draws: Ogre, Portal."
    ]


def test_what_is_dragged_is_faded_in_its_place(desk: Desk, screen: pygame.Surface) -> None:
    plan = (SeatPlan("human", "Ada"),)
    scene = MatchScene(desk, Seating.new(StartMatch("heroes", {"mode": "solo"}, plan, 4)))
    stack = stack_of(desk, scene)
    for _ in range(3):
        frame(stack, screen, [])
    board = scene.slots()["hero/rogue"]
    inner = board.inflate(-24, -24)
    before = pygame.image.tobytes(screen.subsurface(inner), "RGB")
    start = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=board.center, button=1)
    away = pygame.Event(pygame.MOUSEMOTION, pos=(4, 4), rel=(0, 0), buttons=(1, 0, 0))
    frame(stack, screen, [start, away])
    after = pygame.image.tobytes(screen.subsurface(inner), "RGB")
    assert max(after) < 0.8 * max(before)
