"""What a table of Dungeon Heroes leaves the heroes, to the Dungeon Master who knows every tile."""

from __future__ import annotations

from game.ai.heroes_placing import bared
from game.ai.heroes_strikes import DANGER
from game.ai.heroes_value import Eyes, Taste
from game.rules.heroes.pieces import KIND_OF
from game.rules.heroes.rules import HeroesState
from game.rules.heroes.state import Match
from game.rules.heroes.view import public


class MasterEyes:
    """One thought's sense of worth: the heroes' own, but for the treasures' true places."""

    def __init__(self, match: Match, seen: Match, taste: Taste) -> None:
        self._eyes = Eyes(seen, taste)
        self._true = Eyes(bared(match), taste)

    def points(self, state: HeroesState) -> float:
        """Return what is left to the heroes, in points."""
        treasures = self._true.treasures(bared(state))
        return self._eyes.points(public(state), treasures) - self._guarded(state)

    def _guarded(self, state: HeroesState) -> float:
        """Value how near the monsters are to the treasures: who comes for one meets them."""
        taste, far = self._eyes.taste, self._eyes.ways.far
        if state.passive or not taste.guard:
            return 0.0
        goals = [cell for cell, kind in (*state.down.items(), *state.up.items()) if kind == "chest"]
        if state.large_chest:
            goals.append(state.room.vault[0])
        guards = [(DANGER[KIND_OF[p]], far[cell]) for p, cell in state.at.items() if p in KIND_OF]
        near = sum([danger * taste.watch ** way[goal] for danger, way in guards for goal in goals])
        return taste.guard * near
