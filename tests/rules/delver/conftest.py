"""Fixes a number for a test, whatever the cards print."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from game.rules.delver import delve as numbers

Counts: TypeAlias = Callable[[str, int], None]


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    """Let a monster's printed number, or a weapon's die, be another one."""

    def fixed(card: str, number: int) -> None:
        table = numbers._DIE if card in numbers._DIE else numbers._STRENGTH
        monkeypatch.setitem(table, card, number)

    return fixed
