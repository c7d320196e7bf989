"""Dungeon Heroes on the screen: whole matches, pieces moved, tiles laid, the curtain between."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.types import CHANCE
from game.play.bots import by_level, suggestion
from game.play.record import Saves
from game.play.settings import Settings
from game.rules.heroes import steps as s
from game.rules.heroes.state import UNDECIDED
from game.rules.heroes.view import HeroesView
from game.ui.desk import Desk
from game.ui.scene import SceneStack
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.match import MatchScene
from game.ui.scenes.result import ResultScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch
from game.ui.style import measure
from game.ui.tables.heroes import HeroesTable
from game.ui.tables.heroes_pieces import contested_by

from .driver import drag, frame, key, play_by_mouse, press, stack_of

FRAMES_AT_MOST = 12000


def match(*kinds: str, seed: int = 4) -> Seating:
    plans = tuple(SeatPlan(kind, f"{kind} {i}") for i, kind in enumerate(kinds))
    mode = "solo" if len(kinds) == 1 else "versus"
    return Seating.new(StartMatch("heroes", {"mode": mode}, plans, seed))


def until(scene: MatchScene, screen: pygame.Surface, phase: str) -> SceneStack:
    """Play on by the return key until a phase comes up that asks the player."""
    stack = stack_of(scene._desk, scene)
    for _ in range(FRAMES_AT_MOST):
        frame(stack, screen, [])
        view = scene.shown_view()
        if view.legal and view.phase == phase:
            return stack
        if view.legal:
            frame(stack, screen, [key(pygame.K_RETURN)])
    raise AssertionError(phase)


@pytest.mark.parametrize("kinds", [("human",), ("random", "human"), ("human", "random")])
def test_a_match_is_played_to_its_end_by_the_return_key_alone(
    kinds: tuple[str, ...], desk: Desk, screen: pygame.Surface
) -> None:
    stack = stack_of(desk, MatchScene(desk, match(*kinds)))
    for _ in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        frame(stack, screen, [key(pygame.K_RETURN)])
    assert isinstance(stack.top, ResultScene)


def test_a_match_is_played_to_its_end_by_mouse_alone(desk: Desk, screen: pygame.Surface) -> None:
    play_by_mouse(MatchScene(desk, match("human")), desk, screen, FRAMES_AT_MOST, stride=7)


def test_a_hero_is_dragged_to_the_entrance(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human")
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "gathering")
    places = scene.slots()
    frame(stack, screen, drag(places["hero/rogue"].center, places["cell/e/3"].center))
    assert table.match.log[0] == s.PlaceHero("rogue", "e/3")


def test_a_piece_is_dragged_to_a_square(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human")
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "heroes")
    step = next(a for a in scene.shown_view().legal if isinstance(a, s.Move))
    places, before = scene.slots(), table.match.entries
    start, end = (places[slot].center for slot in step.path())
    frame(stack, screen, drag(start, end))
    assert table.match.log[before] == step


def test_a_tile_of_the_hand_is_laid_by_two_clicks(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human", "random")
    scene = MatchScene(desk, table)
    stack = until(scene, screen, "dungeon")
    step = next(a for a in scene.shown_view().legal if isinstance(a, s.Place))
    before = table.match.entries
    for slot in step.path():
        frame(stack, screen, press(scene.slots()[slot].topleft))
        frame(stack, screen, [])
    assert table.match.log[before] == step


def test_the_heroes_and_the_curtain_see_no_hidden_tile(desk: Desk, screen: pygame.Surface) -> None:
    scene = MatchScene(desk, match("human", "human"))
    stack = stack_of(desk, scene)
    curtains = 0
    for _ in range(400):
        frame(stack, screen, [key(pygame.K_RETURN)])
        view = scene.shown_view()
        curtains += isinstance(stack.top, CurtainScene)
        if isinstance(stack.top, CurtainScene) or view.me == 1:
            assert set(view.table.down.values()) <= {UNDECIDED}
            assert set(view.table.hand) <= {UNDECIDED}
    assert curtains > 1


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("locale", ["en", "xx"])
def test_nothing_lies_outside_the_window_or_on_a_button(
    tmp_path: Path, screen: pygame.Surface, size: tuple[int, int], scale: float, locale: str
) -> None:
    settings = Settings(animation_speed=0, scale=scale, locale=locale)
    desk = Desk(settings, Saves(tmp_path / "saves"))
    screen = pygame.display.set_mode(size)
    for kinds in (("human",), ("human", "random")):
        scene = MatchScene(desk, match(*kinds))
        stack = stack_of(desk, scene)
        for _ in range(90):
            frame(stack, screen, [key(pygame.K_RETURN)])
            if stack.top is not scene:
                break
            places = list(scene.open_places().values())
            buttons = scene.buttons()
            assert all(screen.get_rect().contains(place) for place in places + buttons)
            assert all(button.collidelist(places) == -1 for button in buttons)


def test_attack_and_step_onto_a_hero_are_told_apart(desk: Desk, screen: pygame.Surface) -> None:
    table = HeroesTable(desk, ["Ada", "Bo"])
    found = 0
    for seed in range(6):
        match_ = match("random", "random", seed=seed).match
        bot = by_level("heroes", "random")
        while not match_.over and not found:
            player = match_.current_player
            view = match_.view(player if player == s.DUNGEON else None)
            heroes = contested_by(view)
            if heroes:
                found += 1
                _assert_apart(table, view, next(iter(heroes)))
            if player == CHANCE:
                match_.draw_chance()
            else:
                match_.play(suggestion(bot, match_).action)
    assert found


def _assert_apart(table: HeroesTable, view: HeroesView, hero: str) -> None:
    """Both have places of their own, words of their own and keys of their own."""
    cell = view.table.at[hero]
    blow = next(
        a
        for a in view.legal
        if isinstance(a, s.Attack) and a.hero == hero and s.Move(a.monster, cell) in view.legal
    )
    step = s.Move(blow.monster, cell)
    table.show(view)
    places = table.layout(view, Rect(0, 0, 1400, 820), measure((1920, 1080), 1.0))
    assert places[f"piece/{hero}"].bottom < places[f"cell/{cell}"].bottom - 20
    badges = [table.badge(view, action) for action in (blow, step)]
    assert [badge.text for badge in badges if badge] == ["attack", "step in"]
    offered = table.offered(view, (f"piece/{blow.monster}",))
    assert {blow, step} <= set(offered)


def test_pieces_that_have_acted_look_spent(desk: Desk, screen: pygame.Surface) -> None:
    table = HeroesTable(desk, ["Ada"])
    scene = MatchScene(desk, match("human"))
    until(scene, screen, "heroes")
    view, m = scene.shown_view(), measure((1920, 1080), 1.0)
    fresh = table.face(view, "piece/wizard", (80, 80), m)
    view.table.tired["wizard"] = 2
    spent = table.face(view, "piece/wizard", (80, 80), m)
    assert fresh
    assert spent
    assert sum(pygame.transform.average_color(spent)) < sum(pygame.transform.average_color(fresh))


def test_where_pile_and_hand_lay_nothing_is_written_once_both_are_empty(
    desk: Desk, screen: pygame.Surface
) -> None:
    area, m = Rect(0, 0, 1400, 820), measure((1920, 1080), 1.0)
    for me in (0, 1):
        view = match("human", "human").match.view(me)
        table = HeroesTable(desk, ["Ada", "Bo"])
        table.show(view)
        place = table.layout(view, area, m)["pile"]
        below = Rect(place.left, place.bottom, place.width * 2, m.px(28))
        for drawn in (False, True):
            if drawn:
                view.table.pool = dict.fromkeys(view.table.pool, 0)
                view.table.hand, view.table.others_left = (), 0
            canvas = pygame.Surface(area.size)
            table.backdrop(view, area, m, canvas)
            written = pygame.mask.from_threshold(
                canvas.subsurface(below), "black", (1, 1, 1, 255)
            ).count()
            assert (written == below.width * below.height) is drawn
