"""A match of Dungeon Heroes with everything of both expansions on the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.types import Slot
from game.rules.heroes.pieces import EXPANSIONS
from game.rules.heroes.rules import HeroesState
from game.ui.desk import Desk
from game.ui.scenes.match import MatchScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch

from .driver import frame, press, stack_of


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
