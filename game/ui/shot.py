"""Pictures of scenes without a window: for the README, for tests and for looking closely."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pygame

from game.play.bots import suggestion
from game.play.record import Saves
from game.play.settings import Settings
from game.ui.desk import Desk
from game.ui.scene import Push, Scene
from game.ui.scenes.match import MatchScene
from game.ui.seating import Seating
from game.ui.start import SeatPlan, StartMatch

SEATS: Final = (
    SeatPlan("human", "Ada"),
    SeatPlan("normal", "The Counter"),
    SeatPlan("human", "Bo"),
    SeatPlan("easy", "The Squire"),
)
STEPS_AT_MOST: Final = 2000


def shoot(
    scene: str,
    size: tuple[int, int],
    scale: float,
    locale: str,
    seed: int,
    steps: int,
    out: str | Path,
) -> None:
    """Draw a scene into a PNG file; a match is first played on by bots for `steps` steps.

    Raises ValueError, with one sentence, for a scene there is not.
    """
    if scene not in SCENES:
        raise ValueError(f"There is no scene {scene!r}; the scenes are: {', '.join(SCENES)}.")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(size)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(scale=scale, locale=locale, animation_speed=0)
        desk = Desk(settings, Saves(Path(folder)))
        made = SCENES[scene](desk, seed, steps)
        made.draw(screen)
        made.draw(screen)
        pygame.image.save(screen, str(out))
    pygame.display.quit()


def _seating(seed: int, steps: int) -> Seating:
    """Return a match that bots have played on for some steps."""
    seating = Seating.new(StartMatch("welcome", {"players": len(SEATS)}, SEATS, seed))
    for _ in range(steps):
        if seating.match.over:
            break
        if seating.match.current_player == -1:
            seating.note(seating.match.draw_chance())
        else:
            seating.note(seating.match.play(suggestion(_level("normal"), seating.match).action))
    return seating


def _level(level: str):  # type: ignore[no-untyped-def]  # noqa: ANN202
    from game.ai.levels import bot  # noqa: PLC0415

    return bot("welcome", level)


def match_scene(desk: Desk, seed: int, steps: int) -> MatchScene:
    """Return the match screen some steps in, the seat to move at it if a person plays it."""
    seating = _seating(seed, steps)
    scene = MatchScene(desk, seating)
    player = seating.match.current_player
    if player is not None and player in seating.people:
        scene.sit(player)
    return scene


def _title(desk: Desk, seed: int, steps: int) -> Scene:
    from game.ui.scenes.title import TitleScene  # noqa: PLC0415

    if steps:
        _seating(seed, steps).save(desk.saves)
    return TitleScene(desk, desk.apply_settings)


def _setup(desk: Desk, seed: int, steps: int) -> Scene:
    from game.ui.scenes.setup import SetupScene  # noqa: PLC0415

    return SetupScene(desk, "welcome", lambda start: Push(match_scene(desk, seed, steps)))


def _settings(desk: Desk, seed: int, steps: int) -> Scene:
    from game.ui.scenes.settings import SettingsScene  # noqa: PLC0415

    return SettingsScene(desk, desk.apply_settings)


def _rules(desk: Desk, seed: int, steps: int) -> Scene:
    from game.ui.scenes.rules import RulesScene  # noqa: PLC0415

    return RulesScene(desk, "welcome", None)


def _curtain(desk: Desk, seed: int, steps: int) -> Scene:
    from game.ui.scenes.curtain import CurtainScene  # noqa: PLC0415

    return CurtainScene(desk, SEATS[2].name, lambda: None)


def _pause(desk: Desk, seed: int, steps: int) -> Scene:
    from game.ui.scenes.pause import PauseScene  # noqa: PLC0415

    return PauseScene(desk, _seating(seed, steps))


def _result(desk: Desk, seed: int, steps: int) -> Scene:
    from game.ui.scenes.result import ResultScene  # noqa: PLC0415
    from game.ui.tables.choose import table_for  # noqa: PLC0415

    seating = _seating(seed, STEPS_AT_MOST)
    return ResultScene(desk, seating, table_for("welcome", desk, [plan.name for plan in SEATS]))


SCENES: Final[Mapping[str, Callable[[Desk, int, int], Scene]]] = {
    "title": _title,
    "setup": _setup,
    "match": match_scene,
    "curtain": _curtain,
    "pause": _pause,
    "result": _result,
    "rules": _rules,
    "settings": _settings,
}
