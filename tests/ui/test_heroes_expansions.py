"""Both expansions of Dungeon Heroes on the screen: whole matches, and each addition at work."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.types import Action, Slot
from game.play.record import Saves
from game.play.settings import Settings
from game.rules.heroes import steps as s
from game.rules.heroes.pieces import EXPANSIONS
from game.rules.heroes.rules import HeroesState
from game.ui.choreography import Ground, acts_for
from game.ui.desk import Desk
from game.ui.scenes.match import MatchScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.setup import SetupScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch
from game.ui.style import measure
from game.ui.tables.heroes import HeroesTable

from .driver import drag, frame, key, press, stack_of

FRAMES_AT_MOST = 16000
SIZES = [(960, 540), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160)]


def match(*kinds: str, seed: int = 4, expansions: Sequence[str] = EXPANSIONS) -> Seating:
    plans = tuple(SeatPlan(kind, f"{kind} {i}") for i, kind in enumerate(kinds))
    mode = "solo" if len(kinds) == 1 else "versus"
    options = {"mode": mode, "expansions": list(expansions)}
    return Seating.new(StartMatch("heroes", options, plans, seed))


def staged(seating: Seating, side: str = "heroes") -> HeroesState:
    """Put a match where everything of both expansions is on the table."""
    state = seating.match._state
    assert isinstance(state, HeroesState)
    state.at = {
        "warrior": "2/2", "cleric": "3/2", "rogue": "4/5", "wizard": "1/4", "damsel": "3/3",
        "dragon": "4/2", "necromancer": "6/4", "goblin_1": "5/5",
    }  # fmt: skip
    state.tail, state.round, state.passive, state.open = "5/2", 6, False, ()
    state.side = state.phase = side  # type: ignore[assignment]
    state.hit_points |= {"damsel": 4, "rogue": 3, "cleric": 2}
    state.down, state.up = {"5/1": "chest", "2/5": "orc"}, {"3/5": "fairy", "6/1": "banner"}
    state.artifacts = {
        "warrior": ("sword", "demon_skull"), "rogue": ("magic_mirror", "banner", "holy_icon"),
        "wizard": ("energy_elixir",), "cleric": ("strange_bread",),
    }  # fmt: skip
    state.experience = {"warrior": ("goblin_2", "orc_1"), "rogue": ("bear_trap", "spike_pit")}
    state.fallen = ("goblin_2", "orc_1")
    return state


def scene_of(seating: Seating, desk: Desk, screen: pygame.Surface) -> MatchScene:
    scene = MatchScene(desk, seating)
    scene.sit(seating.match._state.seat())  # type: ignore[attr-defined]
    scene.draw(screen)
    return scene


def click(scene: MatchScene, slots: Sequence[Slot], screen: pygame.Surface) -> None:
    """Press on the middle of slots, one after the other."""
    stack = stack_of(scene._desk, scene)
    frame(stack, screen, [])
    for slot in slots:
        frame(stack, screen, press(scene.slots()[slot].center))
        frame(stack, screen, [])


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
    scene = MatchScene(desk, match(*kinds))
    stack = stack_of(desk, scene)
    for i in range(FRAMES_AT_MOST):
        if isinstance(stack.top, ResultScene):
            break
        events: list[pygame.Event] = []
        places = list(scene.open_places().values()) if stack.top is scene else []
        if places:
            events = press(places[(i * 7) % len(places)].center)
        elif stack.top is scene and scene.shown_view().legal == (s.END_TURN,):
            events = press(scene.buttons()[0].center)
        frame(stack, screen, events)
    assert isinstance(stack.top, ResultScene)


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


# Where things lie


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("locale", ["en", "xx"])
@pytest.mark.parametrize("kinds", [("human",), ("human", "human")])
def test_boards_wares_and_artifacts_lie_apart_and_large_enough(
    tmp_path: Path,
    screen: pygame.Surface,
    size: tuple[int, int],
    scale: float,
    locale: str,
    kinds: tuple[str, ...],
) -> None:
    settings = Settings(animation_speed=0, scale=scale, locale=locale)
    desk = Desk(settings, Saves(tmp_path / "saves"))
    screen = pygame.display.set_mode(size)
    for side in ("heroes", "dungeon")[: len(kinds)]:
        table = match(*kinds)
        staged(table, side)
        scene = scene_of(table, desk, screen)
        slots, least = scene.slots(), desk.measure(screen).px(32)
        boards = [rect for slot, rect in slots.items() if slot.startswith("hero/")]
        shelf = [r for slot, r in slots.items() if slot.startswith(("market/", "fallen/"))]
        carried = [r for slot, r in slots.items() if slot.startswith(("artifact/", "ability/"))]
        assert len(boards) == 5
        assert len(shelf) == (4 if side == "heroes" else 2)
        for rects in (boards + shelf, carried):
            assert all(screen.get_rect().contains(rect) for rect in rects)
            assert all(r.collidelist(rects[i + 1 :]) == -1 for i, r in enumerate(rects))
        assert all(min(rect.size) >= least for rect in shelf + carried)
        assert all(any(board.contains(rect) for board in boards) for rect in carried)
        buttons = scene.buttons()
        assert all(button.collidelist(boards + shelf) == -1 for button in buttons)


def test_whoever_shares_a_square_stands_apart(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human", "human")
    state = staged(table)
    state.at |= {"damsel": "4/5", "goblin_1": "4/5"}
    state.possessed = "rogue"
    slots = scene_of(table, desk, screen).slots()
    crowd = [slots[f"piece/{p}"] for p in ("rogue", "damsel", "goblin_1", "white_lady")]
    square = slots["cell/4/5"]
    assert all(square.contains(piece) for piece in crowd)
    assert len({piece.center for piece in crowd}) == 4
    middles = [piece.inflate(-piece.width // 3, -piece.width // 3) for piece in crowd]
    assert all(m.collidelist(middles[i + 1 :]) == -1 for i, m in enumerate(middles))


# The set-up


def test_the_set_up_offers_both_expansions_and_one_purse(
    tmp_path: Path, screen: pygame.Surface
) -> None:
    started: list[StartMatch] = []
    desk = Desk(Settings(), Saves(tmp_path))
    scene = SetupScene(desk, "heroes", started.append)  # type: ignore[arg-type]
    options = scene.plan.start("heroes", scene._choices, desk).options
    assert options["expansions"] == []
    assert "pool_experience" not in options
    scene.plan.options |= dict.fromkeys(EXPANSIONS, True)
    options = scene.plan.start("heroes", scene._choices, desk).options
    assert options["expansions"] == list(EXPANSIONS)
    assert options["pool_experience"] is False
    scene.close()
