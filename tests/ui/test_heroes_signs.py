"""Signs on Heroes' table that must not hide others: rings, stars, owed tiles, a swap's two ways."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.rules.heroes import steps as s
from game.ui.choreography import Ground, acts_for
from game.ui.desk import Desk
from game.ui.match_parts import outlined
from game.ui.stage import Stage
from game.ui.style import measure
from game.ui.tables.heroes import HeroesTable

from .heroes_stage import match, scene_of, staged


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_ring_of_a_square_stays_off_the_rows_and_columns_numbers(
    desk: Desk, screen: pygame.Surface, scale: float
) -> None:
    m = measure(screen.get_size(), scale)
    square = Rect(100, 100, 62, 62)
    ring = outlined("cell/1/1", square, m).inflate(m.px(14), m.px(14))
    assert square.inflate(m.px(4), m.px(4)).contains(ring)
    assert outlined("piece/rogue", square, m) == square


def test_a_hints_star_leaves_the_words_above_an_ability_alone(
    desk: Desk, screen: pygame.Surface
) -> None:
    table = match("human", "human")
    staged(table)
    scene = scene_of(table, desk, screen)
    before = screen.copy()
    place = scene.slots()["ability/wizard"]
    scene._aside.hinted = ("ability/wizard",)
    scene.refresh()
    scene.draw(screen)
    m = desk.measure(screen)
    above = Rect(place.left - m.px(40), 0, place.width + m.px(80), m.px(60))
    above.bottom = place.top - m.px(14)
    assert pygame.image.tobytes(screen.subsurface(above), "RGB") == pygame.image.tobytes(
        before.subsurface(above), "RGB"
    )
    assert pygame.image.tobytes(screen, "RGB") != pygame.image.tobytes(before, "RGB")


def test_the_mirrors_two_heroes_travel_at_once(desk: Desk, screen: pygame.Surface) -> None:
    table = match("human", "human")
    staged(table)
    words, m = HeroesTable(desk, ("Ada", "Bo")), measure((1280, 720), 1)
    view = table.match.view(1)
    words.show(view)
    slots = words.layout(view, Rect(0, 0, 1200, 560), m)
    swap = s.Swapped("rogue", "1/4", "wizard", "4/5")
    acts = acts_for([swap], words, Ground(slots, (0, 0), m), desk)
    moving = [act for act in acts if act.surface]
    assert len(moving) == 1
    assert moving[0].partner
    assert {act.hides for act in acts} >= {"piece/rogue", "piece/wizard"}
    stage = Stage()
    stage.play(acts)
    stage.advance(moving[0].seconds / 2, 1.0)
    assert len(stage.draw(screen)) == 2


def test_a_tile_that_is_owed_says_when_it_is_laid(desk: Desk) -> None:
    """H6."""
    table = match("human", "human")
    state = staged(table, "dungeon")
    state.hand, state.open = ("orc",), ("2/2",)
    words = HeroesTable(desk, ("Ada", "Bo"))
    assert "Still to be laid" in words.describe(table.match.view(0), "hand/orc")
    assert words.owed(table.match.view(1))
    state.passive = True
    assert "Still to be laid" not in words.describe(table.match.view(0), "hand/orc")


def test_what_was_left_out_of_the_match_is_counted(desk: Desk) -> None:
    """H1: ten of the artifacts and others, and nobody knows which."""
    table = match("human", "human", expansions=())
    words = HeroesTable(desk, ("Ada", "Bo"))
    told = {row.label: row.value for row in words.knowledge(table.match.view(1))}
    assert told["Left out of the match, unseen"] == "10 of these artifacts and others"
