"""Both expansions of Dungeon Heroes on the screen: whole matches, and each addition at work."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame import Rect

from game.core.types import CHANCE, Action
from game.rules.heroes import steps as s
from game.ui.choreography import Ground, acts_for
from game.ui.desk import Desk
from game.ui.scenes.match import MatchScene
from game.ui.scenes.result import ResultScene
from game.ui.style import measure
from game.ui.tables.heroes import HeroesTable

from .driver import drag, frame, key, play_by_mouse, stack_of
from .heroes_stage import click, match, scene_of, staged

FRAMES_AT_MOST = 16000


# Whole matches


@pytest.mark.parametrize("kinds", [("human",), ("random", "human"), ("human", "random")])
def test_a_match_is_played_to_its_end_by_keys_alone(
    kinds: tuple[str, ...], desk: Desk, screen: pygame.Surface
) -> None:
    scene = MatchScene(desk, match(*kinds))
    stack = stack_of(desk, scene)
    arrows = (pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT, pygame.K_DOWN)
    for i in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        keys = [key(pygame.K_RETURN)]
        if i % 5 == 0 and scene.open_places():
            keys.insert(0, key(arrows[i // 5 % 4]))
        frame(stack, screen, keys)
    assert isinstance(stack.top, ResultScene)


@pytest.mark.parametrize("kinds", [("human",), ("random", "human"), ("human", "random")])
def test_a_match_is_played_to_its_end_by_mouse_alone(
    kinds: tuple[str, ...], desk: Desk, screen: pygame.Surface
) -> None:
    play_by_mouse(MatchScene(desk, match(*kinds)), desk, screen, FRAMES_AT_MOST, stride=7)


@pytest.mark.parametrize(("kinds", "seed"), [(("human",), 2), (("human", "human"), 3)])
def test_all_that_can_be_done_has_its_place_and_its_words(
    kinds: tuple[str, ...], seed: int, desk: Desk
) -> None:
    table, rng = match(*kinds, seed=seed).match, Random(seed)
    words, m = HeroesTable(desk, kinds), measure((1280, 720), 1)
    while not table.over:
        if table.current_player == CHANCE:
            step = table.draw_chance()
        else:
            view = table.view(table.current_player)
            words.show(view)
            slots = words.layout(view, Rect(0, 0, 1200, 560), m)
            for action in view.legal:
                path = action.path()
                assert path[0].startswith("button/") or set(path) <= set(slots)
                assert words.label(action)
                assert all(words.prompt(view, path[:i]) for i in range(len(path)))
            assert all(words.describe(view, slot) for slot in slots)
            step = table.play(rng.choice(view.legal))
        told = [words.narrate(event) for event in step.seen_by(None)]
        silent = [e for e, line in zip(step.seen_by(None), told, strict=True) if line is None]
        assert all(isinstance(event, s.Gone) for event in silent)


# Each addition, clicked as a player would


@pytest.mark.parametrize(
    ("side", "action"),
    [
        ("heroes", s.Inspire("damsel", "cleric")),
        ("heroes", s.Inspire("rogue", "damsel")),
        ("heroes", s.Buy("warrior", "magic_mirror")),
        ("heroes", s.Use("warrior", "demon_skull", "dragon")),
        ("heroes", s.Use("rogue", "magic_mirror", "wizard")),
        ("heroes", s.Use("wizard", "energy_elixir", "wizard")),
        ("heroes", s.Use("cleric", "strange_bread", "cleric")),
        ("heroes", s.Move("rogue", "3/5")),
        ("dungeon", s.Move("dragon", "4/3", "4/2")),
        ("dungeon", s.Attack("dragon", "damsel")),
        ("dungeon", s.Raise("orc_1", "4/4")),
    ],
)
def test_each_addition_is_chosen_by_clicks_and_told(
    side: str, action: Action, desk: Desk, screen: pygame.Surface
) -> None:
    table = match("human", "human")
    staged(table, side)
    scene = scene_of(table, desk, screen)
    assert action in scene.shown_view().legal
    words = scene._table
    assert words.label(action)
    for depth, slot in enumerate(action.path()):
        assert words.prompt(scene.shown_view(), action.path()[:depth])
        assert words.describe(scene.shown_view(), slot)
    before = table.match.entries
    click(scene, action.path(), screen)
    assert table.match.log[before] == action


def test_an_artifact_is_bought_by_keys(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human", "human")
    state = staged(table)
    scene = scene_of(table, desk, screen)
    stack = stack_of(desk, scene)
    scene._focus.at = "market/energy_elixir"
    frame(stack, screen, [key(pygame.K_RETURN)])
    assert set(scene.open_places()) == {"hero/warrior", "hero/rogue"}
    frame(stack, screen, [key(pygame.K_RETURN)])
    assert "energy_elixir" not in state.market


def test_a_ware_is_dragged_to_who_pays(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human", "human")
    staged(table)
    scene = scene_of(table, desk, screen)
    stack = stack_of(desk, scene)
    frame(stack, screen, [])
    places = scene.slots()
    start, end = places["market/demon_skull"], places["hero/rogue"]
    frame(stack, screen, drag(start.center, (end.centerx, end.top + 8)))
    assert table.match.log[-1] == s.Buy("rogue", "demon_skull")


def test_the_possessed_are_moved_by_the_dungeon_and_freed_by_the_cleric(
    desk: Desk, screen: pygame.Surface
) -> None:
    table = match("human", "human")
    state = staged(table, "dungeon")
    state.possessed = "warrior"
    scene = scene_of(table, desk, screen)
    free = scene._table.face(scene.shown_view(), "piece/rogue", (60, 60), measure((1280, 720), 1))
    held = scene._table.face(scene.shown_view(), "piece/warrior", (60, 60), measure((1280, 720), 1))
    assert free
    assert held
    assert "Possessed" in scene._table.describe(scene.shown_view(), "hero/warrior")
    assert "White Lady lead" in scene._table.prompt(scene.shown_view(), ("piece/warrior",))
    click(scene, ("piece/warrior", "cell/2/1"), screen)
    assert state.at["warrior"] == "2/1"
    state.at["warrior"], state.side, state.phase = "2/2", "heroes", "heroes"
    scene.sit(1)
    scene.draw(screen)
    click(scene, ("ability/cleric", "piece/white_lady"), screen)
    assert not state.possessed


def test_the_dragon_stretches_and_turns(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human", "human")
    state = staged(table)
    state.tail, state.appearing, state.phase = "", True, "stretching"
    scene = scene_of(table, desk, screen)
    assert scene.shown_view().me == s.DUNGEON
    assert "stretch" in scene._table.prompt(scene.shown_view(), ())
    click(scene, ("cell/5/2",), screen)
    assert {state.at["dragon"], state.tail} == {"4/2", "5/2"}


def test_the_dragon_glides_onto_both_its_squares(desk: Desk) -> None:
    table = match("human", "human")
    state = staged(table, "dungeon")
    words, m = HeroesTable(desk, ("Ada", "Bo")), measure((1280, 720), 1)
    view = table.match.view(0)
    words.show(view)
    slots = words.layout(view, Rect(0, 0, 1200, 560), m)
    ground = Ground(slots, (0, 0), m)
    (turns,) = acts_for([s.Moved("dragon", "4/2", "4/3")], words, ground, desk)
    assert turns.frames
    assert turns.surface is turns.frames[-1]
    (glides,) = acts_for([s.Moved("dragon", "4/2", "3/2")], words, ground, desk)
    assert not glides.surface or glides.hides == "piece/dragon"
    assert state.tail == "5/2"
    lair = slots["piece/dragon"]
    assert lair.contains(slots["cell/4/2"].inflate(-20, -20))
    assert lair.contains(slots["cell/5/2"].inflate(-20, -20))


def test_monsters_are_offered_while_tiles_are_laid(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human", "human")
    state = staged(table, "dungeon")
    state.passive, state.hand, state.open = True, ("goblin", "portal"), ("1/1", "2/1")
    scene = scene_of(table, desk, screen)
    prompt = scene._table.prompt(scene.shown_view(), ())
    assert "in its place" in prompt
    assert "Dragon" in prompt
    assert "Necromancer" in prompt
    assert {"hand/goblin", "piece/dragon", "piece/necromancer"} <= set(scene.open_places())
