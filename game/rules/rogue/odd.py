"""The deeds that only one card does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.core.types import Emit
from game.rules.rogue.run import Run

ODD: Final[Mapping[str, Callable[[Run, Emit], None]]] = {}
