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


def test_who_has_moved_is_in_sight_and_words_flash_there(
    desk: Desk, screen: pygame.Surface
) -> None:
    table = match("human", "human")
    staged(table)
    words, m = HeroesTable(desk, ("Ada", "Bo")), measure((1280, 720), 1)
    view = table.match.view(1)
    words.show(view)
    slots = words.layout(view, Rect(0, 0, 1200, 560), m)
    events = [s.Moved("rogue", "4/5", "3/6"), s.Hurt("rogue", 1, 2, "goblin_1")]
    acts = acts_for(events, words, Ground(slots, (0, 0), m), desk)
    goes, hurts = acts
    assert hurts.caption_at[0] == slots["cell/3/6"].centerx
    stage = Stage()
    stage.play(acts)
    stage.advance(goes.seconds + hurts.seconds / 2, 1.0)
    piece, caption = stage.draw(screen)
    assert slots["cell/3/6"].contains(piece)
    assert caption.centerx == slots["cell/3/6"].centerx
    stage.finish()
    assert not stage.draw(screen)


@pytest.mark.parametrize(
    ("by", "told"), [("cleric", "The Cleric drives"), ("bear_trap", "The White Lady is gone")]
)
def test_the_log_says_who_drove_the_white_lady_out(by: str, told: str, desk: Desk) -> None:
    words = HeroesTable(desk, ("Ada", "Bo"))
    for hero in (None, "rogue"):
        line = words.narrate(s.Banished("3/3", by, hero))
        assert line
        assert line.text.startswith(told)
        assert ("the Rogue is free" in line.text) == bool(hero)


def test_one_step_is_not_many(desk: Desk) -> None:
    words = HeroesTable(desk, ("Ada", "Bo"))
    for rule in ("nearest", "corner", "order", "raise", "harm", "search"):
        near, far = (words.narrate(s.Reasoned("orc_1", "rogue", n, rule)) for n in (1, 2))
        assert near
        assert far
        assert "1 step off" in near.text
        assert "2 steps off" in far.text


def test_a_fairy_in_plain_sight_tells_what_she_gives(desk: Desk) -> None:
    table = match("human", "human")
    staged(table)
    words = HeroesTable(desk, ("Ada", "Bo"))
    told = words.forecast_words(table.match.view(1), "rogue", "3/5")
    assert told == "The Rogue then has 6 of 6."


def test_who_drank_the_elixir_is_told(desk: Desk) -> None:
    table = match("human", "human")
    staged(table).tireless = ("wizard",)
    words = HeroesTable(desk, ("Ada", "Bo"))
    view = table.match.view(1)
    assert "Does not tire" in words.describe(view, "piece/wizard")
    assert "Does not tire" not in words.describe(view, "piece/rogue")


def test_an_upright_dragon_stands_in_the_middle_of_its_square(desk: Desk) -> None:
    table = match("human", "human")
    state = staged(table, "dungeon")
    state.tail = ""
    words = HeroesTable(desk, ("Ada", "Bo"))
    face = words.face(table.match.view(0), "piece/dragon", (100, 100), measure((1280, 720), 1))
    assert face
    assert face.get_size() == (100, 100)
    seen = face.get_bounding_rect()
    assert abs(seen.centery - 50) < 25


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
