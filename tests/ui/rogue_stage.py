"""Moments of Rogue Dungeon for the tests of its table: found by playing at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from game.core.types import CHANCE
from game.rules.rogue import steps as s
from game.rules.rogue.run import Run
from game.ui.desk import Desk
from game.ui.scenes.match import MatchScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch

STEPS_AT_MOST: Final = 1500
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
