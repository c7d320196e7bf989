"""Where the boards, the shelf and the crowded squares of Heroes' expansions lie; the set-up."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.play.record import Saves
from game.play.settings import Settings
from game.rules.heroes.pieces import EXPANSIONS
from game.ui.desk import Desk
from game.ui.scenes.setup import SetupScene
from game.ui.start import StartMatch

from .heroes_stage import match, scene_of, staged

SIZES = [(960, 540), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160)]


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
