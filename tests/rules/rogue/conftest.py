"""Fixes a monster's numbers for a test, whatever its card prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from game.rules.rogue.monsters import MONSTERS

Prints: TypeAlias = Callable[..., None]


@pytest.fixture
def prints(monkeypatch: pytest.MonkeyPatch) -> Prints:
    """Let a monster's card print just this.

    Unless told otherwise: Health 6, attack value 10, damage 2, no special ability, no weakness.
    """

    def fixed(monster: str, **numbers: Any) -> None:
        bare = {
            "health": 6, "mav": 10, "damage": 2, "specials": (), "charmed_by": (), "hurt_by": (),
            "wrath": None,
        }  # fmt: skip
        monkeypatch.setitem(MONSTERS, monster, replace(MONSTERS[monster], **bare | numbers))

    return fixed
