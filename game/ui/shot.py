"""Pictures of scenes without a window: for the README, for tests and for looking closely."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import pygame

from game.core.types import CHANCE
from game.play import catalog
from game.play.bots import by_level, suggestion
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
PLAYED_BY: Final = "normal"


class Played(NamedTuple):
    """The match that a picture shows: which, and how far bots have played it."""

    game: str = "welcome"
    seed: int = 1
    steps: int = 0
    options: Mapping[str, Any] = {}
    kinds: tuple[str, ...] = ()
    """Who sits where, ``human`` or a bot's level; nothing for the usual table."""

    def seating(self, steps: int | None = None) -> Seating:
        """Return the match after `steps` steps, or after its own number of them."""
        game = catalog.get(self.game)
        seats = SEATS[: game.seats[-1]]
        if self.kinds:
            named = zip(self.kinds, SEATS, strict=False)
            seats = tuple(SeatPlan(kind, plan.name) for kind, plan in named)
        elif "mode" in self.options or "heroes" in game.options.__struct_fields__:
            seats = seats[: game.seat_count(catalog.make_options(self.game, self.options))]
        options = dict(self.options)
        if "players" in game.options.__struct_fields__:
            options.setdefault("players", len(seats))
        seating = Seating.new(StartMatch(self.game, options, seats, self.seed))
        bot = by_level(self.game, PLAYED_BY)
        for _ in range(self.steps if steps is None else steps):
            match = seating.match
            if match.over:
                break
            chance = match.current_player == CHANCE
            step = match.draw_chance() if chance else match.play(suggestion(bot, match).action)
            seating.note(step)
        return seating


def shoot(
    scene: str, size: tuple[int, int], scale: float, locale: str, played: Played, out: str | Path
) -> None:
    """Draw a scene into a PNG file.

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
        made = SCENES[scene](desk, played)
        made.draw(screen)
        made.draw(screen)
        pygame.image.save(screen, str(out))
    pygame.display.quit()


def match_scene(desk: Desk, played: Played) -> MatchScene:
    """Return the match screen some steps in, the seat to move at it if a person plays it."""
    seating = played.seating()
    scene = MatchScene(desk, seating)
    player = seating.match.current_player
    if player is not None and player in seating.people:
        scene.sit(player)
    return scene


def _browse(desk: Desk, played: Played) -> Scene:
    scene = match_scene(desk, played)
    scene.browse()
    return scene


def _title(desk: Desk, played: Played) -> Scene:
    from game.ui.scenes.title import TitleScene  # noqa: PLC0415

    if played.steps:
        played.seating().save(desk.saves)
    return TitleScene(desk, desk.apply_settings)


def _setup(desk: Desk, played: Played) -> Scene:
    from game.ui.scenes.setup import SetupScene  # noqa: PLC0415

    return SetupScene(desk, played.game, lambda start: Push(match_scene(desk, played)))


def _settings(desk: Desk, played: Played) -> Scene:
    from game.ui.scenes.settings import SettingsScene  # noqa: PLC0415

    return SettingsScene(desk, desk.apply_settings)


def _rules(desk: Desk, played: Played) -> Scene:
    from game.ui.scenes.rules import RulesScene  # noqa: PLC0415

    return RulesScene(desk, played.game, None)


def _curtain(desk: Desk, played: Played) -> Scene:
    from game.ui.scenes.curtain import CurtainScene  # noqa: PLC0415

    return CurtainScene(desk, SEATS[2].name, lambda: None)


def _pause(desk: Desk, played: Played) -> Scene:
    from game.ui.scenes.pause import PauseScene  # noqa: PLC0415

    return PauseScene(desk, played.seating())


def _result(desk: Desk, played: Played) -> Scene:
    from game.ui.scenes.result import ResultScene  # noqa: PLC0415
    from game.ui.tables.choose import table_for  # noqa: PLC0415

    seating = played.seating(STEPS_AT_MOST)
    table = table_for(played.game, desk, [note.name for note in seating.seats])
    return ResultScene(desk, seating, table)


SCENES: Final[Mapping[str, Callable[[Desk, Played], Scene]]] = {
    "title": _title,
    "setup": _setup,
    "match": match_scene,
    "browse": _browse,
    "curtain": _curtain,
    "pause": _pause,
    "result": _result,
    "rules": _rules,
    "settings": _settings,
}
