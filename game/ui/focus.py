"""The focus ring: which place the keys and the pad point at. No game in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

STEPS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Focus:
    """Moves among named places, grouped in regions, by arrow and by Tab."""

    def __init__(self) -> None:
        self.at: str | None = None
        self.shown = False
        """Whether the last input came from keys or a pad: then the ring is painted strongly."""
        self._regions: Sequence[Mapping[str, Rect]] = ()

    def offer(
        self, regions: Sequence[Mapping[str, Rect]], aside: Mapping[str, Rect] | None = None
    ) -> None:
        """Take the places there are now, a mapping a region; the focus stays if it can.

        It never falls by itself on what lies `aside`, the last region.
        """
        self._regions = [region for region in (*regions, aside or {}) if region]
        if self.at not in self._places():
            self.at = next((name for region in regions for name in region), None)

    def move(self, command: str) -> None:
        """Go to the nearest place of the same region in the direction of an arrow command."""
        self.shown = True
        places = next((region for region in self._regions if self.at in region), {})
        if self.at is None or not places:
            self.at = next(iter(self._places()), None)
            return
        dx, dy = STEPS[command]
        here = places[self.at]
        best, best_cost = None, float("inf")
        for name, rect in places.items():
            along = (rect.centerx - here.centerx) * dx + (rect.centery - here.centery) * dy
            aside = abs((rect.centerx - here.centerx) * dy) + abs(
                (rect.centery - here.centery) * dx
            )
            if name != self.at and along > 0 and along + 2 * aside < best_cost:
                best, best_cost = name, along + 2 * aside
        self.at = best or self.at

    def cycle(self, step: int) -> None:
        """Go to the first place of the next (+1) or previous (-1) region."""
        self.shown = True
        if not self._regions:
            return
        here = next((i for i, region in enumerate(self._regions) if self.at in region), -1)
        region = self._regions[(here + step) % len(self._regions)]
        self.at = next(iter(region))

    def rect(self) -> Rect | None:
        """Return where the focus is, in pixels."""
        return self._places().get(self.at) if self.at else None

    def _places(self) -> dict[str, Rect]:
        return {name: rect for region in self._regions for name, rect in region.items()}
